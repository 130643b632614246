//! A game of SGF that is being read: its board at the start, and each node with its properties.

use super::values::{read_bounds, read_effort, read_size, read_square, read_squares, read_turn};
use super::{ARROWS, JUDGEMENTS, MARKS, TAGS, placing, read_result, time};
use crate::clock::TimeControl;
use crate::evaluation::{Evaluation, Score};
use crate::formats::brackets::{Property, Scanner};
use crate::formats::{Expected, Fault, Mistake, known_value};
use crate::record::{Annotations, Mark, MoveTime, Rebuild, RebuildError, Record, Step};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Start};
use std::time::Duration;

/// A game that is being read.
pub(super) struct Tree {
    rebuild: Rebuild,
    size: BoardSize,
    nodes: Vec<TreeNode>,
}

/// Facts about a node that the record does not hold.
#[derive(Clone, Copy)]
struct TreeNode {
    /// Discs placed up to it, for numbers of moves.
    n_placed: usize,
    /// Whether something follows it.
    has_child: bool,
    /// The time each side has left, for clocks without periods.
    left: Option<ByColor<Duration>>,
}

impl Tree {
    /// The board at the start, from the properties of the first node.
    pub(super) fn begin(
        scanner: &Scanner,
        begin: usize,
        properties: &[Property],
        usual: Start,
    ) -> Result<Tree, Mistake> {
        let find = |tag: &str| properties.iter().find(|property| property.tag == tag);
        let first = |tag: &str| find(tag).map(|property| (property, property.values[0].0.trim()));
        let is_othello = |game: &str| ["2", "", "othello", "reversi"].contains(&&*game.to_ascii_lowercase());
        if let Some((property, game)) = first("GM").filter(|(_, game)| !is_othello(game)) {
            let found = format!("GM[{game}]");
            return Err(scanner.wrong(property.at, Fault::expected(Expected::Othello, &found)));
        }
        // `BoardSiZe` in files that write tags out.
        let size = match first("SZ").or_else(|| first("BSZ")) {
            None => BoardSize::STANDARD,
            Some((property, value)) => read_size(value).map_err(|fault| scanner.wrong(property.at, fault))?,
        };
        let rules = first("RU").map_or(String::new(), |(_, rules)| rules.to_lowercase());
        let goal = if rules.contains("anti") { Goal::FewestDiscs } else { Goal::MostDiscs };
        let mut setup = Setup::empty(size);
        let is_set_up = put_discs(&mut setup, scanner, properties)?;
        setup.turn = read_turn(properties).unwrap_or(Color::Black);
        let start = if rules.contains("placing") {
            placing(&setup).unwrap_or_else(|| Start::Reversi.position(size))
        } else if is_set_up {
            setup.position().map_err(|reason| scanner.wrong(begin, reason.into()))?
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
        Ok(Tree { rebuild, size, nodes: vec![TreeNode { n_placed: 0, has_child: false, left }] })
    }

    /// Whether something follows a node.
    pub(super) fn has_child(&self, here: usize) -> bool {
        self.nodes[here].has_child
    }

    fn position(&self, here: usize) -> &Position {
        self.rebuild.position(here).expect("the node was added")
    }

    pub(super) fn notes(&mut self, here: usize) -> &mut Annotations {
        self.rebuild.annotations(here).expect("the node was added")
    }

    /// Adds a node: its move or correction first, since its other properties apply to the result, in whatever
    /// order they stand.
    pub(super) fn take_node(
        &mut self,
        scanner: &Scanner,
        here: usize,
        properties: &[Property],
        is_first: bool,
    ) -> Result<usize, Mistake> {
        let (moves, rest): (Vec<&Property>, Vec<&Property>) =
            properties.iter().partition(|property| matches!(&*property.tag, "B" | "W"));
        let moved = moves.into_iter().try_fold(here, |here, property| {
            let color = if property.tag == "B" { Color::Black } else { Color::White };
            self.play(scanner, here, color, property)
        })?;
        let is_time = |property: &&Property| matches!(&*property.tag, "BL" | "WL" | "XT");
        let (times, rest): (Vec<&Property>, Vec<&Property>) = rest.into_iter().partition(is_time);
        times.into_iter().for_each(|property| self.apply(moved, property));
        let here = if is_first { moved } else { self.correct(scanner, moved, properties)? };
        rest.into_iter().for_each(|property| self.apply(here, property));
        Ok(here)
    }

    /// Corrects the board, if a node in the middle of a game changes discs or the turn.
    fn correct(&mut self, scanner: &Scanner, here: usize, properties: &[Property]) -> Result<usize, Mistake> {
        let before = *self.position(here);
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
    fn apply(&mut self, here: usize, property: &Property) {
        let (position, size) = (*self.position(here), self.size);
        let (turn, value) = (position.turn(), property.values[0].0.trim());
        let change = |tree: &mut Tree, change: &dyn Fn(Evaluation) -> Evaluation| {
            let notes = tree.notes(here);
            notes.evaluation = notes.evaluation.take().map(change);
        };
        match &*property.tag {
            "RE" => self.rebuild.header().result = read_result(value, size),
            "BL" => self.read_left(here, Color::Black, value),
            "WL" => self.read_left(here, Color::White, value),
            // `GC` is a comment on the whole game, in its first node.
            "C" | "GC" => self.notes(here).add_comment(&property.values[0].0),
            "LB" => {
                for (value, _) in &property.values {
                    let Some((square, text)) = value.split_once(':') else { continue };
                    self.mark(here, square, Mark::label(text));
                }
            }
            tag if ARROWS.contains(&tag) => {
                for (value, _) in &property.values {
                    let ends = value.split_once(':').map(|(from, to)| [from, to]);
                    let ends = ends.map(|ends| ends.map(|name| read_square(name.trim(), size)));
                    if let Some([Some(from), Some(to)]) = ends {
                        self.notes(here).draw_arrow([from, to]);
                    }
                }
            }
            "XT" => {
                if let Some(move_time) = MoveTime::parse(value) {
                    self.rebuild.set_move_time(here, move_time).expect("the node was added");
                }
            }
            "V" => {
                let discs = value.parse::<f64>().ok().filter(|discs| discs.abs() <= 1000.0);
                let score =
                    discs.map(|discs| Score::from_hundredths((100.0 * discs).round() as i32).of(turn));
                self.notes(here).evaluation = score.map(|score| Evaluation::saved(score, Some((0, 0))));
            }
            "XB" => change(self, &|evaluation| match read_bounds(value) {
                Some(bounds) => evaluation.within(bounds.of(turn)),
                None => evaluation,
            }),
            "XE" => change(self, &|evaluation| match read_effort(value) {
                Some(effort) => Evaluation::saved(evaluation.score, effort).with_line(evaluation.line),
                None => evaluation,
            }),
            "XL" => change(self, &|evaluation| {
                let moves = value.split_whitespace().map_while(|name| match name {
                    "pass" => Some(Move::Pass),
                    name => read_square(name, size).map(Move::Place),
                });
                evaluation.with_legal_line(&position, moves)
            }),
            tag => {
                let header = self.rebuild.header();
                if let Some((_, text)) = TAGS.iter().zip(header.texts_mut()).find(|(own, _)| **own == tag) {
                    *text = known_value(value);
                } else if let Some(color) = Color::BOTH.into_iter().find(|color| time::GRACE[*color] == tag) {
                    header.grace[color] = time::read_seconds(value).unwrap_or_default();
                } else if let Some((mark, _)) = MARKS.iter().find(|(_, own)| *own == tag) {
                    property
                        .values
                        .iter()
                        .for_each(|(squares, _)| self.mark(here, squares, Some(mark.clone())));
                }
                let judged = |(_, own, strength): &&(_, &str, &str)| {
                    *own == tag && (*strength == value || strength.is_empty())
                };
                if let Some((judgement, ..)) = JUDGEMENTS.iter().find(judged) {
                    self.notes(here).judgement = Some(*judgement);
                }
            }
        }
    }

    /// Derives the time of a move from what its side has left, unless an `XT` follows.
    fn read_left(&mut self, here: usize, color: Color, value: &str) {
        let mover = !self.position(here).turn();
        let (Some(now), Some(left)) = (time::read_seconds(value), &mut self.nodes[here].left) else { return };
        let before = std::mem::replace(&mut left[color], now);
        let gained = self.rebuild.header().clocks.map_or(Duration::ZERO, |clocks| clocks[color].increment());
        if let Some(move_time) = (before + gained).checked_sub(now).filter(|_| here > 0 && mover == color) {
            self.rebuild.set_move_time(here, MoveTime::of(move_time)).expect("the node was added");
        }
    }

    /// Puts a mark on squares; ignores squares off the board, since nothing else depends on them.
    fn mark(&mut self, here: usize, squares: &str, mark: Option<Mark>) {
        let (Some(squares), Some(mark)) = (read_squares(squares, self.size), mark) else { return };
        squares.iter().for_each(|square| self.notes(here).mark(square, Some(mark.clone())));
    }

    fn play(
        &mut self,
        scanner: &Scanner,
        here: usize,
        color: Color,
        property: &Property,
    ) -> Result<usize, Mistake> {
        let number = self.nodes[here].n_placed + 1;
        let wrong = |fault| scanner.wrong_move(number, property.value(), fault);
        if let [_, (_, second), ..] = property.values[..] {
            // A move property has only one value.
            let second = Scanner { at: second - 1, ..*scanner };
            return Err(second.unexpected(Expected::Property));
        }
        let before = *self.position(here);
        let mv = match property.value().0.to_ascii_lowercase().as_str() {
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
                // Where a side must pass, any other word means the pass.
                None if before.must_pass() => Move::Pass,
                None => return Err(wrong(Fault::NoSquare(self.size))),
            },
        };
        if mv == Move::Pass && before.outcome().is_some() {
            // Programs for Go end a game with passes.
            return Ok(here);
        }
        let mut here = here;
        if before.turn() != color && before.must_pass() {
            here = self.enter(here, Step::Move(Move::Pass)).expect("a side that must pass may pass");
        }
        let turn = self.position(here).turn();
        if turn != color {
            return Err(wrong(Fault::Turn(turn)));
        }
        self.enter(here, Step::Move(mv)).map_err(|error| wrong(error.into()))
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
        self.nodes[here].has_child = true;
        let TreeNode { n_placed, left, .. } = self.nodes[here];
        self.nodes.push(TreeNode { n_placed: n_placed + usize::from(is_placed), has_child: false, left });
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
fn put_discs(setup: &mut Setup, scanner: &Scanner, properties: &[Property]) -> Result<bool, Mistake> {
    let size = setup.size;
    let mut is_set_up = false;
    for (tag, disc) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        for property in properties.iter().filter(|property| property.tag == tag) {
            is_set_up = true;
            for (value, _) in &property.values {
                let squares = read_squares(value, size);
                let squares = squares.ok_or_else(|| scanner.wrong(property.at, Fault::NoSquare(size)))?;
                squares.iter().for_each(|square| setup.put(square, disc));
            }
        }
    }
    Ok(is_set_up)
}
