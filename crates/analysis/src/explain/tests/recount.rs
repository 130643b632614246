//! Reads the clauses of explanations and counts again what they say.

use super::{Explanation, after, around, flood, legal};
use crate::stable::stable;
use engine::kernel::{Eight, Kernel};
use engine::stability::Stability;
use othello::rules::{BoardSize, Color, Move, Position, Square, Squares};

/// Reads a clause and counts again what it says.
pub(super) fn recount(clause: &str, explanation: &Explanation) -> Result<(), String> {
    let size = explanation.position.size();
    let (own, other) = (explanation.color, !explanation.color);
    let (played, best) = (explanation.played().name(size), explanation.best().name(size));
    // `after b7 a8 rest (5 after c3 d6)`
    let (rest, instead) = match clause.strip_suffix(')').and_then(|clause| clause.rsplit_once(" (")) {
        Some((rest, instead)) => (rest, instead),
        None => (clause, ""),
    };
    let words: Vec<&str> = rest.split(' ').collect();
    let n_moves = words.iter().skip(1).take_while(|word| is_move(word, size)).count();
    let (line, words) = if words[0] == "after" {
        (words[1..=n_moves].join(" "), &words[n_moves + 1..])
    } else {
        (played.clone(), &words[..])
    };
    let there = replay(explanation, &line)?;
    let (count_instead, line_instead) = instead.split_once("after ").unwrap_or((instead, best.as_str()));
    let count_instead = count_instead.trim();
    // `14 moves, among them d7 and e7`, or `10 after e7 g3, among them c7`
    let [(words, among), (line_instead, among_instead)] =
        [words.join(" "), line_instead.to_owned()].map(|text| match text.split_once(", among them ") {
            Some((rest, names)) => (rest.to_owned(), squares(names, size)),
            None => (text, Squares::EMPTY),
        });
    let words: Vec<&str> = words.split(' ').collect();
    let beside = replay(explanation, line_instead.strip_suffix(" it must pass").unwrap_or(&line_instead))?;
    let whose = there.turn();
    let is_only = |squares: Squares, here: &Position, not_here: &Position| {
        squares.is_subset_of(legal(here, whose)) && !squares.intersects(legal(not_here, whose))
    };
    if !is_only(among, &there, &beside) || !is_only(among_instead, &beside, &there) {
        return Err(format!("{among:?} and {among_instead:?} are not of one line only"));
    }
    let equal = |found: usize, said: &str, noun: &str| {
        let said_number =
            if said == "no" { 0 } else { said.parse().map_err(|_| format!("{said} is no number"))? };
        let is_plural = noun.ends_with('s');
        if found == said_number && is_plural == (found > 1) {
            Ok(())
        } else {
            Err(format!("{found}, not {said} {noun}"))
        }
    };
    let number = |found: usize, said: &str| {
        if said.parse() == Ok(found) || (said, found) == ("none", 0) {
            Ok(())
        } else {
            Err(format!("{found}, not {said}"))
        }
    };
    let side = |name: &str| if name == own.to_string() { own } else { other };
    // The corners that are named fall to a side in the first of two lines, and none of them in the other.
    let falls_in_one = |color: Color, text: &str, [line, other_line]: [&[Move]; 2]| {
        let corners = squares(text, size);
        let held = |line: &[Move]| after(explanation, line, line.len().min(10)).discs()[color] & corners;
        let is_only_here = held(line) == corners && held(other_line).is_empty();
        is_only_here.then_some(()).ok_or_else(|| "the corners do not fall, or always".to_owned())
    };
    match &words[..] {
        [who, "gets" | "has", n, noun @ ("move" | "moves")] => {
            assert_eq!(there.turn(), side(who));
            equal(legal(&there, side(who)).len(), n, noun)?;
            if line_instead.ends_with("must pass") {
                number(legal(&beside, side(who)).len(), "0")
            } else {
                number(legal(&beside, side(who)).len(), count_instead)
            }
        }
        [who, "must", "pass"] => {
            assert!(there.turn() == side(who) && there.must_pass());
            let (n, noun) = count_instead.split_once(' ').unwrap();
            equal(legal(&beside, side(who)).len(), n, noun)
        }
        [who, "has", n, noun @ ("move" | "moves"), "that", verb @ ("open" | "opens"), "no", "corner"] => {
            assert!((*verb == "open") == (*noun == "moves"));
            equal(safe(&there, side(who)), n, noun)?;
            number(safe(&beside, side(who)), count_instead)
        }
        [who, "has", n, "frontier", noun] => {
            equal(frontier_by_hand(&there, side(who)), n, noun)?;
            number(frontier_by_hand(&beside, side(who)), count_instead)
        }
        [who, "has", n, "stable", noun] => {
            equal(stable_by_engine(&there, side(who)), n, noun)?;
            number(stable_by_engine(&beside, side(who)), count_instead)
        }
        [who, "can", "take", "the", "corner" | "corners", ..] => {
            let corners = squares(rest, size);
            let legal = legal(&there, side(who));
            let only_here =
                corners.is_subset_of(legal) && !corners.intersects(self::legal(&beside, side(who)));
            only_here.then_some(()).ok_or_else(|| "the corners are not open, or always".to_owned())
        }
        ["later", who, "gets", "the", "corner" | "corners", ..] if side(who) == other => {
            falls_in_one(other, &words.join(" "), [&explanation.full_refutation, &explanation.full_better])
        }
        [who, "later", "gets", "the", "corner" | "corners", ..] if side(who) == own => {
            falls_in_one(own, &words.join(" "), [&explanation.full_better, &explanation.full_refutation])
        }
        [who, "holds", "the", "corner" | "corners", ..] => {
            let corners = squares(&words.join(" "), size);
            let held = |position: &Position| position.discs()[side(who)] & corners;
            let only_here = held(&there) == corners
                && held(&beside).is_empty()
                && explanation.position.empties().intersects(corners);
            only_here.then_some(()).ok_or_else(|| "the corners are not held, or always".to_owned())
        }
        [
            square,
            "is",
            "the" | "a",
            kind,
            "beside",
            "the",
            "empty",
            "corner",
            corner,
            "which",
            who,
            falls @ ..,
        ] => {
            let [square, corner] =
                [square, corner.trim_end_matches(',')].map(|name| Square::parse(name, size).unwrap());
            let diagonal = square.column(size) != corner.column(size) && square.row(size) != corner.row(size);
            let is_beside = around(square, size).contains(&corner) && diagonal == (*kind == "X-square");
            let is_empty = explanation.position.empties().contains(corner);
            let falls = match falls {
                ["can", "take", "at", "once"] => legal(&there, side(who)).contains(corner),
                ["holds", "after", line @ ..] => {
                    replay(explanation, &line.join(" "))?.discs()[side(who)].contains(corner)
                }
                _ => false,
            };
            let falls_anyway = legal(&beside, side(who)).contains(corner);
            let is_right = is_beside && is_empty && falls && !falls_anyway && side(who) == other;
            is_right.then_some(()).ok_or_else(|| "that corner is not in danger".to_owned())
        }
        [
            first,
            "is",
            "played",
            "into",
            "an",
            "even",
            "region",
            "of",
            n,
            "empty",
            noun,
            "where",
            who,
            "comes",
            "to",
            "play",
            "last,",
            second,
            "into",
            "an",
            "odd",
            "one",
            "of",
            m,
        ] => {
            let region = |name: &str| flood(Square::parse(name, size).unwrap(), &explanation.position).len();
            equal(region(first), n, noun.trim_end_matches(','))?;
            assert!(region(first) % 2 == 0 && region(second) % 2 == 1 && side(who) == other);
            number(region(second), m)
        }
        ["with", "best", "play", who, "ends", "with", n, noun] => {
            // The whole lines are not kept, but the loss is the step between the two ends.
            let discs = |text: &str| match text {
                "no" | "none" => Ok(0),
                _ => text.parse::<i32>().map_err(|_| format!("{text} is no number")),
            };
            let (n, m) = (discs(n)?, discs(count_instead)?);
            let is_right = side(who) == own
                && 200 * (m - n) == explanation.loss.hundredths()
                && noun.ends_with('s') == (n > 1);
            is_right.then_some(()).ok_or_else(|| format!("{n} and {m} are no loss of {}", explanation.loss))
        }
        _ => Err(format!("{clause:?} is not understood")),
    }
}

fn is_move(word: &str, size: BoardSize) -> bool {
    word == "pass" || Square::parse(word, size).is_ok()
}

/// The squares a text names.
fn squares(text: &str, size: BoardSize) -> Squares {
    text.split([' ', ',']).filter_map(|word| Square::parse(word, size).ok()).collect()
}

/// The position after moves with blanks between, which must begin one of the two lines.
fn replay(explanation: &Explanation, moves: &str) -> Result<Position, String> {
    let size = explanation.position.size();
    let names: Vec<&str> = moves.split(' ').collect();
    let begins = |line: &[Move]| {
        line.len() >= names.len() && line.iter().zip(&names).all(|(mv, name)| mv.name(size) == *name)
    };
    let line = [&explanation.full_refutation, &explanation.full_better].into_iter().find(|line| begins(line));
    Ok(after(explanation, line.ok_or_else(|| format!("{moves:?} begins no line"))?, names.len()))
}

fn frontier_by_hand(position: &Position, color: Color) -> usize {
    let size = position.size();
    let is_frontier =
        |square: &Square| around(*square, size).iter().any(|other| position.disc_at(*other).is_none());
    position.discs()[color].iter().filter(is_frontier).count()
}

/// How many moves open no corner to the other side.
fn safe(position: &Position, color: Color) -> usize {
    assert_eq!(position.turn(), color);
    let corners: Squares = othello::rules::Grid::of(position.size()).corners();
    let had = legal(position, !color) & corners;
    let is_safe = |square: &Square| {
        let after = position.play(Move::Place(*square)).unwrap();
        (legal(&after, !color) & corners).is_subset_of(had)
    };
    legal(position, color).iter().filter(is_safe).count()
}

/// Where no corner is taken the engine looks for none, and the plain form has its own tests.
fn stable_by_engine(position: &Position, color: Color) -> usize {
    let plain = stable(position)[color].len();
    let corners: Squares = othello::rules::Grid::of(position.size()).corners();
    let taken = position.discs().black | position.discs().white;
    match Eight::new(position.size()).filter(|_| taken.intersects(corners)) {
        None => plain,
        Some(kernel) => {
            let board = kernel.board(position);
            let own = if position.turn() == color { board.own } else { board.other };
            Stability::new(&kernel).stable(own, board.discs(), kernel.empties(board)).count_ones() as usize
        }
    }
}
