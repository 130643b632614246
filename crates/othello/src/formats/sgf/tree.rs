//! A game of SGF that is being read: its board at the start, and each node with its properties.

use super::values::{read_bounds, read_effort, read_size, read_square, read_squares, read_turn};
use super::{ARROWS, JUDGEMENTS, MARKS, placing, read_result, time};
use crate::clock::TimeControl;
use crate::evaluation::{Evaluation, Score};
use crate::formats::brackets::{BracketError, BracketExpected, BracketMoveError, Property, Scanner};
use crate::formats::known_value;
use crate::record::{Mark, MoveTime, Rebuild, RebuildError, Record, Step};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Setup, Start};
use std::time::Duration;

/// A game that is being read.
pub(super) struct Tree {
    rebuild: Rebuild,
    size: BoardSize,
    /// Discs placed up to each node, for numbers of moves.
    n_placed: Vec<usize>,
    /// Whether something follows each node.
    pub(super) has_child: Vec<bool>,
    /// The time each side has left at each node, for clocks without periods.
    left: Vec<Option<ByColor<Duration>>>,
}

impl Tree {
    /// The board at the start, from the properties of the first node.
    pub(super) fn begin(
        scanner: &Scanner,
        begin: usize,
        properties: &[Property],
        usual: Start,
    ) -> Result<Tree, BracketError> {
        let find = |tag: &str| properties.iter().find(|property| property.tag == tag);
        let first = |tag: &str| find(tag).map(|property| (property, property.values[0].0.trim()));
        let is_othello = |game: &str| ["2", "", "othello", "reversi"].contains(&&*game.to_ascii_lowercase());
        if let Some((property, game)) = first("GM").filter(|(_, game)| !is_othello(game)) {
            let game = game.chars().take(20).collect();
            return Err(BracketError::OtherGame { game, place: scanner.place(property.at) });
        }
        // `BoardSiZe` in files that write tags out.
        let size = match first("SZ").or_else(|| first("BSZ")) {
            None => BoardSize::STANDARD,
            Some((property, value)) => read_size(value).map_err(|reason| {
                let value = value.chars().take(20).collect();
                BracketError::Size { value, reason, place: scanner.place(property.at) }
            })?,
        };
        let rules = first("RU").map_or(String::new(), |(_, rules)| rules.to_lowercase());
        let goal = if rules.contains("anti") { Goal::FewestDiscs } else { Goal::MostDiscs };
        let mut setup = Setup::empty(size);
        let is_set_up = put_discs(&mut setup, scanner, properties)?;
        setup.turn = read_turn(properties).unwrap_or(Color::Black);
        let place = || scanner.place(begin);
        let start = if rules.contains("placing") {
            placing(&setup).unwrap_or_else(|| Start::Reversi.position(size))
        } else if is_set_up {
            setup.position().map_err(|reason| BracketError::Setup { reason, place: place() })?
        } else {
            usual.position(size)
        };
        let side = |[main, overtime]: [&str; 2]| {
            time::read_control(first(main)?.1, first(overtime).map(|(_, value)| value))
        };
        let black = side(time::TAGS.black);
        let white = side(time::TAGS.white).or(black);
        let clocks = black.zip(white).map(|(black, white)| ByColor::new(black, white));
        let mut rebuild = Rebuild::new(start, goal);
        rebuild.header().clocks = clocks;
        let is_simple = |control: TimeControl| control.periods().0 == 0;
        let simple = clocks.filter(|clocks| is_simple(clocks.black) && is_simple(clocks.white));
        let left = simple.map(|clocks| clocks.map(TimeControl::main));
        Ok(Tree { rebuild, size, n_placed: vec![0], has_child: vec![false], left: vec![left] })
    }

    /// Adds a node: its move or correction first, since the other properties belong to it wherever they
    /// stand.
    pub(super) fn take_node(
        &mut self,
        scanner: &Scanner,
        here: usize,
        properties: &[Property],
        is_first: bool,
    ) -> Result<usize, BracketError> {
        let (moves, rest): (Vec<&Property>, Vec<&Property>) =
            properties.iter().partition(|property| matches!(&*property.tag, "B" | "W"));
        let moved = moves.into_iter().try_fold(here, |here, property| {
            let color = if property.tag == "B" { Color::Black } else { Color::White };
            self.play(scanner, here, color, property)
        })?;
        let is_time = |property: &&Property| matches!(&*property.tag, "BL" | "WL" | "XT");
        let (times, rest): (Vec<&Property>, Vec<&Property>) = rest.into_iter().partition(is_time);
        times.into_iter().for_each(|property| self.take(moved, property));
        let here = if is_first { moved } else { self.correct(scanner, moved, properties)? };
        rest.into_iter().for_each(|property| self.take(here, property));
        Ok(here)
    }

    /// Corrects the board, if a node in the middle of a game changes discs or the turn.
    fn correct(
        &mut self,
        scanner: &Scanner,
        here: usize,
        properties: &[Property],
    ) -> Result<usize, BracketError> {
        let before = *self.rebuild.position(here).expect("the node was added");
        let mut setup = Setup::from(&before);
        put_discs(&mut setup, scanner, properties)?;
        setup.turn = read_turn(properties).unwrap_or(before.turn());
        if setup == Setup::from(&before) {
            return Ok(here);
        }
        let position = setup.position().expect("discs are put on squares of the board one by one");
        let enter = |step| self.enter(here, step).expect("the step follows from the board before it");
        Ok(Step::correcting(&before, &position).map_or(here, enter))
    }

    /// Applies a property to a node.
    fn take(&mut self, here: usize, property: &Property) {
        let value = property.values[0].0.trim();
        match &*property.tag {
            "PB" => self.rebuild.header().players.black = known_value(value),
            "PW" => self.rebuild.header().players.white = known_value(value),
            "BR" => self.rebuild.header().ratings.black = value.to_owned(),
            "WR" => self.rebuild.header().ratings.white = value.to_owned(),
            "EV" => self.rebuild.header().event = known_value(value),
            "RO" => self.rebuild.header().round = value.to_owned(),
            "US" => self.rebuild.header().entered_by = value.to_owned(),
            "PC" => self.rebuild.header().place = known_value(value),
            "DT" => self.rebuild.header().date = known_value(value),
            "RE" => self.rebuild.header().result = read_result(value, self.size),
            tag if tag == time::GRACE.black || tag == time::GRACE.white => {
                let color = if tag == time::GRACE.black { Color::Black } else { Color::White };
                self.rebuild.header().grace[color] = time::read_seconds(value).unwrap_or_default();
            }
            "BL" => self.read_left(here, Color::Black, value),
            "WL" => self.read_left(here, Color::White, value),
            "LB" => {
                for (value, _) in &property.values {
                    let Some((square, text)) = value.split_once(':') else { continue };
                    self.mark(here, square, Mark::label(text));
                }
            }
            tag if ARROWS.contains(&tag) => {
                for (value, _) in &property.values {
                    let ends = value.split_once(':').map(|(from, to)| [from, to]);
                    let ends = ends.map(|ends| ends.map(|name| read_square(name.trim(), self.size)));
                    let notes = self.rebuild.annotations(here).expect("the node was added");
                    if let Some([Some(from), Some(to)]) = ends
                        && !notes.arrows().contains(&[from, to])
                    {
                        notes.switch_arrow([from, to]);
                    }
                }
            }
            tag if MARKS.iter().any(|(_, own)| *own == tag) => {
                let mark = MARKS.iter().find(|(_, own)| *own == tag).map(|(mark, _)| mark.clone());
                for (value, _) in &property.values {
                    self.mark(here, value, mark.clone());
                }
            }
            "XT" => {
                if let Some(move_time) = MoveTime::parse(value) {
                    self.rebuild.set_move_time(here, move_time).expect("the node was added");
                }
            }
            "XL" => {
                let position = *self.rebuild.position(here).expect("the node was added");
                let notes = self.rebuild.annotations(here).expect("the node was added");
                let moves = value.split_whitespace().map_while(|name| match name {
                    "pass" => Some(Move::Pass),
                    name => read_square(name, self.size).map(Move::Place),
                });
                let earlier = notes.evaluation.take();
                notes.evaluation = earlier.map(|evaluation| evaluation.with_legal_line(&position, moves));
            }
            tag => {
                let turn = self.rebuild.position(here).expect("the node was added").turn();
                let notes = self.rebuild.annotations(here).expect("the node was added");
                match tag {
                    // GC is about the whole game, and stands at its start.
                    "C" | "GC" => self.comment(here, &property.values[0].0),
                    "V" => {
                        let discs = value.parse::<f64>().ok().filter(|discs| discs.abs() <= 1000.0);
                        let hundredths = discs.map(|discs| (100.0 * discs).round() as i32);
                        let score = hundredths.map(|hundredths| Score::from_hundredths(hundredths).of(turn));
                        notes.evaluation = score.map(|score| Evaluation::saved(score, Some((0, 0))));
                    }
                    "XB" => {
                        if let (Some(evaluation), Some(bounds)) = (&mut notes.evaluation, read_bounds(value))
                        {
                            evaluation.prove(bounds.of(turn));
                        }
                    }
                    "XE" => {
                        if let (Some(evaluation), Some(effort)) = (&mut notes.evaluation, read_effort(value))
                        {
                            let line = std::mem::take(&mut evaluation.line);
                            *evaluation = Evaluation::saved(evaluation.score, effort).with_line(line);
                        }
                    }
                    _ => {
                        let fits = |(_, own, strength): &&(_, &str, &str)| {
                            *own == tag && (*strength == value || strength.is_empty())
                        };
                        if let Some((judgement, ..)) = JUDGEMENTS.iter().find(fits) {
                            notes.judgement = Some(*judgement);
                        }
                    }
                }
            }
        }
    }

    /// Adds a comment behind those that a node has.
    pub(super) fn comment(&mut self, here: usize, text: &str) {
        let comment = &mut self.rebuild.annotations(here).expect("the node was added").comment;
        let gap = if comment.is_empty() { "" } else { "\n" };
        comment.extend([gap, text]);
    }

    /// Derives the time of a move from what its side has left, unless an `XT` follows.
    fn read_left(&mut self, here: usize, color: Color, value: &str) {
        let (Some(now), Some(left)) = (time::read_seconds(value), &mut self.left[here]) else { return };
        let before = std::mem::replace(&mut left[color], now);
        let gained = self.rebuild.header().clocks.map_or(Duration::ZERO, |clocks| clocks[color].increment());
        let mover = !self.rebuild.position(here).expect("the node was added").turn();
        if let Some(move_time) = (before + gained).checked_sub(now).filter(|_| here > 0 && mover == color) {
            self.rebuild.set_move_time(here, MoveTime::of(move_time)).expect("the node was added");
        }
    }

    /// Puts a mark on squares; what is no square of the board is passed over, since nothing else depends on
    /// it.
    fn mark(&mut self, here: usize, squares: &str, mark: Option<Mark>) {
        let (Some(squares), Some(mark)) = (read_squares(squares, self.size), mark) else { return };
        let notes = self.rebuild.annotations(here).expect("the node was added");
        squares.iter().for_each(|square| notes.mark(square, Some(mark.clone())));
    }

    fn play(
        &mut self,
        scanner: &Scanner,
        here: usize,
        color: Color,
        property: &Property,
    ) -> Result<usize, BracketError> {
        let (value, at) = &property.values[0];
        let number = self.n_placed[here] + 1;
        let wrong = |reason| {
            let text = value.trim().chars().take(12).collect();
            BracketError::Move { number, text, reason, place: scanner.place(*at) }
        };
        if let [_, (_, second), ..] = property.values[..] {
            // A list of moves has no place in a node.
            let second = Scanner { at: second - 1, ..*scanner };
            return Err(second.unexpected(BracketExpected::Property));
        }
        let before = *self.rebuild.position(here).expect("the node was added");
        let mv = match value.trim().to_ascii_lowercase().as_str() {
            "" | "pa" | "ps" | "pass" | "--" | "tt" => Move::Pass,
            "resign" | "resigns" | "resigned" => {
                let result = format!("{}+R", if color == Color::Black { "W" } else { "B" });
                let header = self.rebuild.header();
                if header.result.is_empty() {
                    header.result = read_result(&result, self.size);
                }
                return Ok(here);
            }
            name => match read_square(name, self.size) {
                Some(square) => Move::Place(square),
                // Any other word is the pass that is due.
                None if before.must_pass() => Move::Pass,
                None => return Err(wrong(BracketMoveError::NoSquare(self.size))),
            },
        };
        if mv == Move::Pass && before.outcome().is_some() {
            // Programs for Go end a game with passes.
            return Ok(here);
        }
        let mut here = here;
        let turn = |tree: &Tree, here| tree.rebuild.position(here).expect("the node was added").turn();
        if turn(self, here) != color && before.must_pass() {
            here = self.enter(here, Step::Move(Move::Pass)).expect("a side that must pass may pass");
        }
        if turn(self, here) != color {
            return Err(wrong(BracketMoveError::Turn(turn(self, here))));
        }
        self.enter(here, Step::Move(mv)).map_err(|error| match error {
            RebuildError::Illegal(reason) => wrong(BracketMoveError::Illegal(reason)),
            RebuildError::NoNode(_) | RebuildError::Twice => {
                unreachable!("the node is there, and a known step was looked up")
            }
        })
    }

    /// Enters a move or a correction, or finds it where it was entered before.
    fn enter(&mut self, here: usize, step: Step) -> Result<usize, RebuildError> {
        if let Some(known) = self.rebuild.child(here, &step) {
            return Ok(known);
        }
        let is_placed = matches!(step, Step::Move(Move::Place(_)));
        let node = match step {
            Step::Move(mv) => self.rebuild.add(here, mv)?,
            Step::Correction(position) => self.rebuild.correct(here, *position)?,
        };
        self.has_child[here] = true;
        self.has_child.push(false);
        self.n_placed.push(self.n_placed[here] + usize::from(is_placed));
        self.left.push(self.left[here]);
        Ok(node)
    }

    /// The record, its cursor at the end of the main line.
    pub(super) fn finish(self) -> Record {
        let mut record = self.rebuild.finish(0).expect("the start is there");
        let end = *record.line().last().unwrap_or(&Record::ROOT);
        record.go_to(end);
        record
    }
}

/// Puts the discs of a node's properties on a board, or takes them away; returns whether there were any such
/// properties.
fn put_discs(setup: &mut Setup, scanner: &Scanner, properties: &[Property]) -> Result<bool, BracketError> {
    let size = setup.size;
    let mut is_set_up = false;
    for (tag, disc) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        for property in properties.iter().filter(|property| property.tag == tag) {
            is_set_up = true;
            for (value, _) in &property.values {
                let squares = read_squares(value, size).ok_or_else(|| BracketError::Square {
                    tag: tag.to_owned(),
                    value: value.chars().take(12).collect(),
                    size,
                    place: scanner.place(property.at),
                })?;
                squares.iter().for_each(|square| setup.put(square, disc));
            }
        }
    }
    Ok(is_set_up)
}
