//! Explanations of many games: every number in a sentence is found again on the board by other means.

mod recount;

use super::*;
use crate::knowledge::Knowledge;
use crate::review::Plan;
use crate::testing::{around, random_game};
use engine::{Level, Resources, Thinker};
use othello::board;
use othello::record::Record;
use othello::rules::{BoardSize, Square, Squares, plain_flips};
use recount::recount;

/// Games of tournaments between 1988 and 2023, from the WTHOR database of the French Othello federation.
pub(super) const GAMES: [&str; 4] = [
    "f5f6e6f4g5e7f7c5f3g3h3h5h4h6g4g6h7d7e3e2d1f2e1g1f1c1d2c3d3f8\
     d6c6c4c2b3b5b4a2a3a4a5a6c7b6c8d8b2a1b1b8e8g7h8h2g8h1a8b7a7g2",
    "f5f6d3f4e6d7g3f3e3d6d8f2e1h3e7c4f7d2d1e2c3b3g4c5a3c2b4f1g1h5\
     c1b5h4a4a5c6b6c7c8b7b8a8a6e8g2a7h6h1h2a2f8h7b2b1a1g5g7g6h8g8",
    "f5d6c5f4d3e3f6e6c6c4c3g6g5e7g3h4h6g4h3h2e8f7d2f3e2f2g1d1f8e1\
     g2h1c7d7h5b8f1h7c2c1d8c8b2b3a3a2a4a5b4b7b5b6b1a1a8a7g7g8h8a6",
    "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7\
     g4g3f8h8a8a7a5h3e2e1c2a4d2f2a3h7g7d1c1h6f1h5h2h1g2a2b2g1a1b1",
];

/// A whole game from a transcript.
pub(super) fn game(transcript: &str) -> Record {
    let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    for name in transcript.as_bytes().chunks(2) {
        if record.position().must_pass() {
            record.play(Move::Pass).unwrap();
        }
        let square = Square::parse(std::str::from_utf8(name).unwrap(), BoardSize::STANDARD).unwrap();
        record.play(Move::Place(square)).unwrap();
    }
    assert!(record.position().outcome().is_some());
    record
}

fn explanations(record: &Record, level: u8, thinker: &mut Thinker) -> Vec<Explanation> {
    let review = Plan::new(record, Level::new(level), Knowledge::default()).run(thinker, |_| ());
    let moves = review.moves();
    let explained: Vec<Explanation> =
        moves.iter().filter_map(|played| Explanation::of(&review, played)).collect();
    assert_eq!(explained.len(), moves.iter().filter(|played| played.loss() >= EXPLAINED_FROM).count());
    explained
}

#[test]
fn every_number_of_every_sentence_is_found_again_on_the_board() {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    let random = (0..30).map(|seed| random_game(BoardSize::STANDARD, seed));
    let (mut n, mut n_without) = (0, 0);
    for record in GAMES.iter().map(|transcript| game(transcript)).chain(random) {
        for explanation in explanations(&record, 17, &mut thinker) {
            check(&explanation);
            n += 1;
            n_without += usize::from(!explanation.has_reason());
        }
    }
    assert!(n > 500, "only {n} moves were explained");
    assert!(10 * n_without < n, "{n_without} of {n} are explained by nothing but the lines");
}

#[test]
fn a_side_that_runs_out_of_moves_in_a_part_of_the_board_is_told_so() {
    let position = board! {"
        --------
        --------
        ---XXO--
        --OXXXX-
        --OOXX--
        --OOX---
        ----XO--
        --------
        White to move
    "};
    let line = |moves: &str| -> Vec<Move> {
        let square = |name| Square::parse(name, BoardSize::STANDARD).unwrap();
        moves.split(' ').map(|name| Move::Place(square(name))).collect()
    };
    let explanation = Explanation::of_lines(
        position,
        &line("d2 g3 f8 c2 f6 c1 e2 d1 g6 c3"),
        &line("f6 c7 c8 d7 g5 b3 d8 f8 e2 b4"),
        6,
    );
    let part = explanation.differences.iter().find(|part| part.kind == Kind::Part(Part::West)).unwrap();
    let said = words::clause(part, &explanation);
    assert_eq!(said, "after d2 g3 White has no move in the west and Black 9 (4 and 5 after f6 c7)");
    assert_eq!(seen_again(part, &said, &explanation), Some(true));
}

#[test]
fn other_boards_are_explained_too() {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    for (seed, size) in (0..).zip(["4x4", "6x6", "6x8", "10x10", "4x12"]) {
        for explanation in explanations(&end_of(&random_game(size.parse().unwrap(), seed)), 15, &mut thinker)
        {
            check(&explanation);
        }
    }
}

/// The last part of a game: searches on large boards are slow.
fn end_of(game: &Record) -> Record {
    const PLIES: usize = 44;
    let moves = game.moves();
    let (before, last) = moves.split_at(moves.len().saturating_sub(PLIES));
    let start = before.iter().fold(*game.start(), |position, &mv| position.play(mv).unwrap());
    let mut end = Record::new(start, game.goal());
    last.iter().for_each(|&mv| _ = end.play(mv).unwrap());
    end
}

/// A square that both sides want is played by each of them in its line.
fn check_wanted(explanation: &Explanation) {
    let Explanation { position, color, full_refutation, full_better, .. } = explanation;
    for wanted in [true, false].into_iter().filter_map(|is_soon| explanation.wanted(Squares::EMPTY, is_soon))
    {
        let Kind::Wanted(own) = wanted.kind else { panic!("{wanted:?}") };
        for (line, plies, side) in [(full_refutation, wanted.plies, !*color), (full_better, own, *color)] {
            let before = line[..plies - 1].iter().fold(*position, |at, mv| at.play(*mv).unwrap());
            assert_eq!(
                (before.turn(), line[plies - 1].square()),
                (side, wanted.squares.first()),
                "{wanted:?}"
            );
        }
    }
}

/// Checks each clause of an explanation, and that the sentences are made of them.
fn check(explanation: &Explanation) {
    check_wanted(explanation);
    let text = words::sentences(explanation);
    let Explanation { position, differences, refutation, better, .. } = explanation;
    assert_ne!(refutation[0], better[0], "{text}");
    assert!(text.ends_with('.') && !text.contains("  ") && !text.contains(".."), "{text}");
    let size = position.size();
    let [played, best] = [refutation[0], better[0]].map(|mv| mv.name(size));
    assert!(
        text.starts_with(&format!("{played} loses ")) && text.contains(&format!("; {best} was best.")),
        "{text}"
    );
    if !explanation.has_reason() {
        assert!(text.contains("No simple count tells them apart"), "{text}");
        assert!(differences.iter().all(|difference| difference.kind == Kind::FinalDiscs), "{text}");
    }
    // The order of moves alone is no reason for a large loss.
    let is_order = differences.iter().all(|difference| difference.kind.names_moves());
    if explanation.loss >= Score::from_discs(6) && is_order {
        return assert!(text.contains("No simple count tells them apart"), "{text}");
    }
    for small in explanation.small_differences() {
        let clause = words::clause(&small, explanation);
        let is_right = seen_again(&small, &clause, explanation)
            .map_or_else(|| recount(&clause, explanation), |seen| seen.then_some(()).ok_or_else(String::new));
        is_right.unwrap_or_else(|reason| panic!("{reason}: {clause}\n{position}"));
    }
    for difference in differences {
        let clause = words::clause(difference, explanation);
        assert!(text.to_lowercase().contains(&clause.to_lowercase()), "{text}\n{clause}");
        let is_right = match seen_again(difference, &clause, explanation) {
            Some(true) => Ok(()),
            Some(false) => Err("it is not seen on the board".to_owned()),
            None => recount(&clause, explanation),
        };
        is_right.unwrap_or_else(|reason| panic!("{reason}: {clause} in {text}\n{position}"));
        // Without a reason the discs at the end are known from whole lines, whose beginnings alone are shown.
        let longest = match difference.kind {
            Kind::FinalDiscs if !explanation.has_reason() => 2 * position.empties().len(),
            _ => refutation.len().max(better.len()),
        };
        assert!(difference.plies <= longest, "{difference:?}: {text}\n{position}");
        assert!(is_in_its_place(difference, position.empties().len()), "{text}\n{position}");
    }
}

/// Whether a reason is one of those that count at this stage of the game.
fn is_in_its_place(difference: &Difference, n_empties: usize) -> bool {
    match difference.kind {
        Kind::OwnFrontier => n_empties >= 15 && difference.after_played >= difference.after_best + 3,
        Kind::FinalDiscs
        | Kind::Region
        | Kind::Filled
        | Kind::OddRegions
        | Kind::OddForOpponent
        | Kind::OpponentsOnly
        | Kind::OwnOnly
        | Kind::OwnPasses
        | Kind::OpponentPasses
        | Kind::LastInRegion
        | Kind::LastMove
        | Kind::Line => n_empties <= 24,
        _ => true,
    }
}

/// Whether what is seen rather than counted is there, found by other means; `None` for plain counts.
fn seen_again(difference: &Difference, clause: &str, explanation: &Explanation) -> Option<bool> {
    let Explanation { position, refutation, better, .. } = explanation;
    let (own, other, size) = (explanation.color, !explanation.color, position.size());
    let &Difference { kind, plies, after_played, after_best, squares } = difference;
    let [there, instead] = [refutation, better].map(|line| after(explanation, line, plies));
    let [first, instead_first] = [refutation, better].map(|line| after(explanation, line, 1));
    let named = || squares.iter().all(|square| clause.contains(&square.name(size)));
    let answer = || squares.len() == 1 && refutation[1].square() == squares.first();
    let only_now =
        || squares.is_subset_of(legal(&first, other)) && !squares.intersects(legal(&instead_first, other));
    let was_legal = || squares.is_subset_of(legal(position, other));
    let is_seen = match kind {
        Kind::MeanReplies | Kind::MeanOwnMoves => {
            let first = if kind == Kind::MeanReplies { 1 } else { 2 };
            let mean = |line: &[Move]| {
                let turns: Vec<Position> =
                    (first..=plies).step_by(2).map(|n| after(explanation, line, n)).collect();
                let whose = if kind == Kind::MeanReplies { other } else { own };
                assert!(turns.len() >= 3 && turns.iter().all(|position| position.turn() == whose));
                let n = turns.iter().map(|position| position.legal_moves().len()).sum::<usize>();
                (n as f64 / turns.len() as f64).round() as usize
            };
            let ever = |line: &[Move]| {
                let turns = (first..=plies).step_by(2).map(|n| after(explanation, line, n).legal_moves());
                turns.fold(Squares::EMPTY, |all, moves| all | moves)
            };
            let [here, there] =
                [&explanation.full_refutation, &explanation.full_better].map(|line| ever(line));
            let (more, fewer) = if kind == Kind::MeanReplies { (here, there) } else { (there, here) };
            assert!(named() && squares.is_subset_of(more) && !squares.intersects(fewer), "{clause}");
            let is_worse = (after_played > after_best) == (kind == Kind::MeanReplies);
            (mean(&explanation.full_refutation), mean(&explanation.full_better)) == (after_played, after_best)
                && is_worse
                && after_played != after_best
        }
        Kind::Part(part) => {
            let in_part = |at: &Position, color: Color| (legal(at, color) & part.squares(size)).len();
            let counts = [&there, &instead].map(|at| (in_part(at, own), in_part(at, other)));
            let [(n, k), (m, j)] = counts;
            let number = |n: usize| if n == 0 { "none".to_owned() } else { n.to_string() };
            let said = format!("({} and {} after", number(m), number(j));
            (n, m) == (after_played, after_best)
                && m + k >= n + j + 4
                && clause.contains(&said)
                && clause.contains(&format!("{} {} (", other, number(k)))
        }
        Kind::Answer => named() && answer() && only_now() && !was_legal(),
        Kind::QuietAnswer => {
            let own_moves = [1, 2].map(|n| legal(&after(explanation, refutation, n), own));
            named() && answer() && only_now() && !was_legal() && own_moves[1].is_subset_of(own_moves[0])
        }
        Kind::Threat => named() && answer() && only_now() && was_legal(),
        Kind::SameSquare => named() && answer() && better[0].square() == squares.first(),
        Kind::BestGone => {
            let best = better[0].square() == squares.first();
            // The move itself gives it up, or the answer takes it.
            let is_kept = plies == 2 && squares.is_subset_of(legal(&first, own));
            named() && best && (plies == 1 || is_kept) && !legal(&there, own).intersects(squares)
        }
        Kind::Later => {
            let is_later = refutation[0].square() == squares.first() && better[2].square() == squares.first();
            named() && plies == 3 && is_later
        }
        Kind::Prepared => {
            let is_ready = squares.len() == 1 && squares.is_subset_of(legal(&instead, own));
            named() && plies == 2 && is_ready && !legal(&there, own).intersects(squares)
        }
        Kind::Opened => {
            let new = |position: &Position| legal(position, other) & !legal(&explanation.position, other);
            let counts = (new(&first).len(), new(&instead_first).len()) == (after_played, after_best);
            let count = if after_best == 0 { "none".to_owned() } else { after_best.to_string() };
            named() && new(&first) == squares && counts && clause.contains(&format!("opens {count}"))
        }
        Kind::CouldWait => {
            let is_reserved =
                squares.is_subset_of(legal(&instead, own)) && !squares.intersects(legal(&instead, other));
            let could = |mv: Move| mv.square().is_some_and(|square| legal(position, other).contains(square));
            let n_sides = [refutation[0], better[0]].map(|mv| 1 + usize::from(could(mv)));
            named()
                && plies == 2
                && refutation[0].square() == squares.first()
                && is_reserved
                && n_sides == [after_played, after_best]
                && clause.contains("open to both") == (after_best == 2)
        }
        Kind::Taken => {
            let is_left = squares.is_subset_of(legal(&first, other));
            let is_gone = !squares.intersects(legal(&instead_first, other))
                && squares.iter().all(|square| instead_first.disc_at(square).is_none());
            named() && was_legal() && is_left && is_gone && after_best == squares.len()
        }
        Kind::QuietReplies | Kind::OwnQuietMoves => {
            let (whose, more, fewer) = match kind {
                Kind::QuietReplies => (other, &there, &instead),
                _ => (own, &instead, &there),
            };
            // The move played itself, corners and squares beside empty ones are none that a side would miss.
            let itself = refutation[0].square().filter(|_| kind == Kind::OwnQuietMoves);
            let missed: Squares = quiet_by_hand(more)
                .iter()
                .filter(|&square| !is_at_corner(more, square) && Some(square) != itself)
                .collect();
            let counts = (quiet_by_hand(more).len(), quiet_by_hand(fewer).len());
            let (n, m) = if kind == Kind::QuietReplies { counts } else { (counts.1, counts.0) };
            named()
                && there.turn() == whose
                && instead.turn() == whose
                && squares.is_subset_of(missed)
                && !squares.intersects(quiet_by_hand(fewer))
                && (n, m) == (after_played, after_best)
        }
        Kind::Contested => {
            let (refutation, better) = (&explanation.full_refutation, &explanation.full_better);
            let ends = [refutation, better].map(|line| after(explanation, line, line.len()));
            let square = squares.first().unwrap();
            let on_edge = |at: usize, n: u8| at == 0 || at + 1 == usize::from(n);
            let is_edge =
                on_edge(square.column(size), size.width()) != on_edge(square.row(size), size.height());
            let takes = refutation[plies - 1].square() == Some(square)
                && after(explanation, refutation, plies - 1).turn() == other;
            let owners = ends.map(|end| end.disc_at(square));
            named() && squares.len() == 1 && is_edge && takes && owners == [Some(other), Some(own)]
        }
        Kind::Wedges => {
            let is_wedge = |square: Square| {
                let edge = |neighbour: &Square| {
                    let on = |at: usize, n: u8| at == 0 || at + 1 == usize::from(n);
                    (neighbour.column(size) == square.column(size) && on(square.column(size), size.width()))
                        || (neighbour.row(size) == square.row(size) && on(square.row(size), size.height()))
                };
                let along: Vec<Square> = around(square, size).into_iter().filter(edge).collect();
                there.disc_at(square) == Some(other)
                    && along.len() == 2
                    && along.iter().all(|neighbour| there.disc_at(*neighbour) == Some(own))
            };
            named()
                && squares.iter().all(|square| position.disc_at(square).is_none())
                && refutation[plies - 1]
                    .square()
                    .is_some_and(|square| squares.contains(square) && is_wedge(square))
        }
        Kind::Filled => {
            let region = flood(refutation[0].square().unwrap(), position);
            named() && answer() && region.len() == 2 && squares.is_subset_of(region)
        }
        Kind::OddRegions | Kind::OddForOpponent => {
            let n_odd = |position: &Position| {
                let moves = legal(position, position.turn());
                let mut odd: Vec<Squares> = moves.iter().map(|square| flood(square, position)).collect();
                odd.retain(|region| region.len() % 2 == 1);
                odd.sort_by_key(|region| region.first().map(Square::index));
                odd.dedup();
                odd.len()
            };
            (n_odd(&there), n_odd(&instead)) == (after_played, after_best)
                && after_played.min(after_best) == 0
                && clause.contains(&after_played.max(after_best).to_string())
        }
        Kind::OpponentsOnly | Kind::OwnOnly => {
            let (who, here, not_here) = match kind {
                Kind::OpponentsOnly => (other, &there, &instead),
                _ => (own, &instead, &there),
            };
            let is_alone = |position: &Position| {
                squares.iter().all(|square| {
                    let region = flood(square, position);
                    region.intersects(legal(position, who)) && !region.intersects(legal(position, !who))
                })
            };
            named() && is_alone(here) && !is_alone(not_here)
        }
        Kind::OwnPasses | Kind::OpponentPasses => {
            let n_passes = |line: &[Move]| {
                let (mut position, mut n) = (*position, 0);
                for &mv in line {
                    let is_whose = (position.turn() == own) == (kind == Kind::OwnPasses);
                    n += usize::from(mv == Move::Pass && is_whose);
                    position = position.play(mv).unwrap();
                }
                assert!(position.outcome().is_some());
                n
            };
            // What can be played where the other side passes is named.
            let line = if kind == Kind::OwnPasses { refutation } else { better };
            let passer = if kind == Kind::OwnPasses { own } else { other };
            let at_passes = (0..line.len()).filter(|&n| line[n] == Move::Pass);
            let at_passes = at_passes.map(|n| after(explanation, line, n)).filter(|at| at.turn() == passer);
            let played = at_passes.fold(Squares::EMPTY, |all, at| all | legal(&at, !passer));
            (n_passes(refutation), n_passes(better)) == (after_played, after_best)
                && (squares.is_empty() || named() && played == squares)
        }
        Kind::LastInRegion => {
            let is_whole = squares.first().is_some_and(|first| flood(first, position) == squares);
            let filler = |line: &[Move]| {
                let last = line.iter().rposition(|mv| mv.square().is_some_and(|at| squares.contains(at)));
                let end = after(explanation, line, line.len());
                assert!(squares.iter().all(|square| end.disc_at(square).is_some()));
                after(explanation, line, last.unwrap()).turn()
            };
            named() && is_whole && (filler(refutation), filler(better)) == (other, own)
        }
        Kind::LastMove => {
            let mover = |line: &[Move]| {
                let n_to_last = line.iter().rposition(|mv| *mv != Move::Pass).unwrap();
                assert!(after(explanation, line, line.len()).outcome().is_some());
                after(explanation, line, n_to_last).turn()
            };
            (mover(refutation), mover(better)) == (other, own)
        }
        Kind::Line => {
            let n = |line: &[Move]| {
                let end = after(explanation, line, line.len());
                assert!(end.outcome().is_some());
                squares.iter().filter(|square| end.disc_at(*square) == Some(other)).count()
            };
            let count = if after_best == 0 { "none".to_owned() } else { after_best.to_string() };
            (n(refutation), n(better)) == (after_played, after_best)
                && clause.contains(&format!("ends with {after_played} discs"))
                && clause.contains(&format!("({count} after"))
        }
        _ => return None,
    };
    Some(is_seen)
}

/// Whether a square is a corner, or lies beside an empty one.
fn is_at_corner(position: &Position, square: Square) -> bool {
    let size = position.size();
    let corners: Squares = othello::rules::Grid::of(size).corners();
    let is_empty = |other: &Square| corners.contains(*other) && position.disc_at(*other).is_none();
    corners.contains(square) || around(square, size).iter().any(is_empty)
}

/// The moves of the side to move that give the other no new one.
fn quiet_by_hand(position: &Position) -> Squares {
    let side = position.turn();
    let is_quiet = |square: &Square| {
        let after = position.play(Move::Place(*square)).unwrap();
        legal(&after, !side).is_subset_of(legal(position, !side))
    };
    legal(position, side).iter().filter(is_quiet).collect()
}

fn after(explanation: &Explanation, line: &[Move], n: usize) -> Position {
    line.iter().take(n).fold(explanation.position, |position, &mv| position.play(mv).unwrap())
}

fn legal(position: &Position, color: Color) -> Squares {
    let (own, other) = (position.discs()[color], position.discs()[!color]);
    let size = position.size();
    Square::all(size).filter(|square| !plain_flips(size, own, other, *square).is_empty()).collect()
}

fn flood(square: Square, position: &Position) -> Squares {
    let size = position.size();
    let (mut region, mut open) = (Squares::EMPTY, vec![square]);
    while let Some(square) = open.pop() {
        if position.disc_at(square).is_none() && !region.contains(square) {
            region.insert(square);
            open.extend(around(square, size));
        }
    }
    region
}
