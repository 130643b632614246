//! A game of SGF that is being read: its board at the start, and each node with its properties.

use super::{ARROWS, JUDGEMENTS, MARKS, TAGS, read_result, time};
use crate::clock::TimeControl;
use crate::evaluation::Evaluation;
use crate::formats::loaded::ReadGame;
use crate::formats::outflank::EvaluationText;
use crate::formats::rebuild::Rebuild;
use crate::formats::scanner::{Property, Scanner};
use crate::formats::{Expected, Fault, Mistake, ReadError, Unused, known_value, unused};
use crate::record::{Annotations, Mark, MoveTime, NodeId, Record, Step};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Square, Squares, Start};
use std::str::FromStr;
use std::time::Duration;

/// A game that is being read.
pub(super) struct Tree {
    pub(super) rebuild: Rebuild,
    size: BoardSize,
    nodes: Vec<TreeNode>,
    /// Why variations are left out.
    pub(super) left_out: Vec<ReadError>,
    unused: Vec<Unused>,
    /// Where the result is stated, if it is.
    result_at: usize,
}

/// Why the discs of properties always make a position.
const ONE_BY_ONE: &str = "discs are put on squares of the board one by one";

/// Facts about a node that the record does not hold.
#[derive(Clone, Copy)]
struct TreeNode {
    /// How many discs were placed up to the node, to number moves in errors.
    n_placed: usize,
    /// The time each side has left, for clocks without periods.
    left: Option<ByColor<Duration>>,
}

impl Tree {
    /// Begins a game with the board that the properties of the first node set up.
    pub(super) fn begin(scanner: &Scanner, properties: &[Property], usual: Start) -> Result<Tree, Mistake> {
        let first = |tag: &str| properties.iter().find(|property| property.tag == tag);
        first("GM").map_or(Ok(()), |game| scanner.check_game(game))?;
        // Of `BoardSiZe`, as some files write the tag out, the scanner keeps the capitals.
        let size = match first("SZ").or_else(|| first("BSZ")) {
            None => BoardSize::STANDARD,
            Some(size) => read_size(size.value().0).map_err(|fault| scanner.wrong(size.at, fault))?,
        };
        let rules = value(properties, "RU").unwrap_or_default().to_lowercase();
        let goal = if rules.contains("anti") { Goal::FewestDiscs } else { Goal::MostDiscs };
        let mut setup = Setup::empty(size);
        put_discs(&mut setup, scanner, properties)?;
        setup.turn = read_turn(properties).unwrap_or(Color::Black);
        let start = if rules.contains("placing") {
            setup.placing().unwrap_or_else(|| Start::Reversi.position(size))
        } else if ["AB", "AW", "AE"].iter().any(|tag| first(tag).is_some()) {
            setup.position().expect(ONE_BY_ONE)
        } else {
            usual.position(size)
        };
        let side = |[main, overtime]: [&str; 2]| {
            time::read_control(value(properties, main)?, value(properties, overtime))
        };
        let black = side(time::TAGS.black);
        let white = side(time::TAGS.white).or(black);
        let clocks = black.zip(white).map(|(black, white)| ByColor::new(black, white));
        let mut rebuild = Rebuild::new(start, goal);
        rebuild.record.header.clocks = clocks;
        let simple = clocks.filter(|clocks| Color::BOTH.iter().all(|color| clocks[*color].periods().0 == 0));
        let left = simple.map(|clocks| clocks.map(TimeControl::main));
        let nodes = vec![TreeNode { n_placed: 0, left }];
        Ok(Tree { rebuild, size, nodes, left_out: Vec::new(), unused: Vec::new(), result_at: scanner.at })
    }

    fn position(&self, here: NodeId) -> &Position {
        self.rebuild.position(here)
    }

    pub(super) fn notes(&mut self, here: NodeId) -> &mut Annotations {
        self.rebuild.record.annotations_mut(here)
    }

    /// Adds a node. Plays its move, stores the time of the move, and corrects the board; the other properties
    /// apply to the position after that, in whatever order they stand.
    pub(super) fn take_node(
        &mut self,
        scanner: &Scanner,
        here: NodeId,
        properties: &[Property],
    ) -> Result<NodeId, Mistake> {
        let is_move = |property: &&Property| matches!(&*property.tag, "B" | "W");
        let mut moves = properties.iter().filter(is_move);
        let moved = moves.try_fold(here, |here, property| self.play(scanner, here, property))?;
        let is_time = |property: &&Property| matches!(&*property.tag, "BL" | "WL" | "XT");
        properties.iter().filter(is_time).for_each(|property| self.apply(moved, property));
        let here = self.correct(scanner, moved, properties)?;
        let rest = properties.iter().filter(|property| !is_time(property));
        rest.for_each(|property| self.apply(here, property));
        if let Some(evaluation) = evaluation(properties, self.position(here)) {
            self.notes(here).evaluation = Some(evaluation);
        }
        Ok(here)
    }

    /// Corrects the board, if a node in the middle of a game changes discs or the turn.
    fn correct(
        &mut self,
        scanner: &Scanner,
        here: NodeId,
        properties: &[Property],
    ) -> Result<NodeId, Mistake> {
        let before = *self.position(here);
        let mut setup = Setup::from(&before);
        put_discs(&mut setup, scanner, properties)?;
        setup.turn = read_turn(properties).unwrap_or(before.turn());
        let step = Step::correcting(&before, &setup.position().expect(ONE_BY_ONE));
        Ok(step.map_or(here, |step| self.enter(here, step).expect("it follows from the board before")))
    }

    fn apply(&mut self, here: NodeId, property: &Property) {
        let (size, value) = (self.size, property.value().0);
        match &*property.tag {
            "RE" => {
                self.result_at = property.value().1;
                self.rebuild.record.header.result = read_result(value, size);
            }
            "XN" => self.rebuild.record.header.n_given = value.parse().unwrap_or_default(),
            "BL" => self.read_left(here, Color::Black, value),
            "WL" => self.read_left(here, Color::White, value),
            // `GC` is a comment on the whole game, in its first node.
            "C" | "GC" => self.notes(here).add_comment(&property.values[0].0),
            "LB" => {
                for (square, text) in property.values.iter().filter_map(|(value, _)| value.split_once(':')) {
                    self.mark(here, square, Mark::label(text));
                }
            }
            tag if ARROWS.contains(&tag) => {
                for (from, to) in property.values.iter().filter_map(|(value, _)| value.split_once(':')) {
                    if let [Some(from), Some(to)] = [from, to].map(|name| read_square(name.trim(), size)) {
                        self.notes(here).draw_arrow([from, to]);
                    }
                }
            }
            "XT" => {
                if let Some(move_time) = MoveTime::parse(value) {
                    self.rebuild.record.set_move_time(here, Some(move_time));
                }
            }
            tag => {
                unused::add_field(&mut self.unused, tag, value);
                let header = &mut self.rebuild.record.header;
                if let Some((_, text)) = TAGS.iter().zip(header.texts_mut()).find(|(own, _)| **own == tag) {
                    *text = known_value(value);
                } else if let Some(color) = Color::BOTH.into_iter().find(|color| time::GRACE[*color] == tag) {
                    header.grace[color] = time::read_seconds(value).unwrap_or_default();
                } else if let Some((mark, _)) = MARKS.iter().find(|(_, own)| *own == tag) {
                    for (squares, _) in &property.values {
                        self.mark(here, squares, Some(mark.clone()));
                    }
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

    /// Derives the time of a move from what its side has left; an `XT` later in the node overrides that.
    fn read_left(&mut self, here: NodeId, color: Color, value: &str) {
        let mover = !self.position(here).turn();
        let (Some(now), Some(left)) = (time::read_seconds(value), &mut self.nodes[here.index()].left) else {
            return;
        };
        let before = std::mem::replace(&mut left[color], now);
        let gained =
            self.rebuild.record.header.clocks.map_or(Duration::ZERO, |clocks| clocks[color].increment());
        if let Some(move_time) =
            (before + gained).checked_sub(now).filter(|_| here != Record::ROOT && mover == color)
        {
            self.rebuild.record.set_move_time(here, Some(MoveTime::of(move_time)));
        }
    }

    /// Puts a mark on squares; ignores squares off the board, since nothing else depends on them.
    fn mark(&mut self, here: NodeId, squares: &str, mark: Option<Mark>) {
        let (Some(squares), Some(mark)) = (read_squares(squares, self.size), mark) else { return };
        squares.iter().for_each(|square| self.notes(here).mark(square, Some(mark.clone())));
    }

    fn play(&mut self, scanner: &Scanner, mut here: NodeId, property: &Property) -> Result<NodeId, Mistake> {
        let color = if property.tag == "B" { Color::Black } else { Color::White };
        let number = self.nodes[here.index()].n_placed + 1;
        let wrong = |fault| scanner.wrong_move(number, property.value(), fault);
        if let [_, (_, second), ..] = property.values[..] {
            // A move property has only one value: report the bracket before the second one.
            let second = Scanner { at: second - 1, ..*scanner };
            return Err(second.unexpected(Expected::Property));
        }
        let before = *self.position(here);
        let mv = match property.value().0.to_ascii_lowercase().as_str() {
            "" | "pa" | "ps" | "pass" | "--" | "tt" => Move::Pass,
            "resign" | "resigns" | "resigned" => {
                let result = format!("{}+R", if color == Color::Black { "W" } else { "B" });
                let header = &mut self.rebuild.record.header;
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
        if before.turn() != color && before.must_pass() {
            here = self.enter(here, Step::Move(Move::Pass)).expect("a side that must pass may pass");
        }
        let turn = self.position(here).turn();
        if turn != color {
            return Err(wrong(Fault::Turn(turn)));
        }
        self.enter(here, Step::Move(mv)).map_err(wrong)
    }

    /// Enters a move or a correction, or finds it where it was entered before.
    fn enter(&mut self, here: NodeId, step: Step) -> Result<NodeId, Fault> {
        if let Some(known) = self.rebuild.record.child(here, &step) {
            return Ok(known);
        }
        let is_placed = matches!(step, Step::Move(Move::Place(_)));
        let node = self.rebuild.add(here, step)?;
        let TreeNode { n_placed, left } = self.nodes[here.index()];
        self.nodes.push(TreeNode { n_placed: n_placed + usize::from(is_placed), left });
        Ok(node)
    }

    /// The game; its cursor is at the end of the main line.
    pub(super) fn finish(self, cut: Option<ReadError>) -> ReadGame {
        let mut record = self.rebuild.record;
        record.go_to(record.main_line_end());
        let mut game = ReadGame { left_out: self.left_out, cut, unused: self.unused, ..record.into() };
        game.settle_result(self.result_at);
        game
    }
}

/// The properties that set up a board.
pub(super) const SETUP: [&str; 4] = ["AB", "AW", "AE", "PL"];

/// Puts the discs of a node's properties on a board, or takes them away.
fn put_discs(setup: &mut Setup, scanner: &Scanner, properties: &[Property]) -> Result<(), Mistake> {
    let size = setup.size;
    for (tag, disc) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        for property in properties.iter().filter(|property| property.tag == tag) {
            for (value, _) in &property.values {
                let squares = read_squares(value, size);
                let squares = squares.ok_or_else(|| scanner.wrong(property.at, Fault::NoSquare(size)))?;
                squares.iter().for_each(|square| setup.put(square, disc));
            }
        }
    }
    Ok(())
}

fn value<'a>(properties: &'a [Property], tag: &str) -> Option<&'a str> {
    properties.iter().find(|property| property.tag == tag).map(|property| property.value().0)
}

/// Reads the evaluation of a node's position from `V`, `XE`, `XB` and `XL`.
fn evaluation(properties: &[Property], position: &Position) -> Option<Evaluation> {
    let discs = value(properties, "V")?.parse::<f64>().ok().filter(|discs| discs.abs() <= 1000.0)?;
    let text = EvaluationText {
        hundredths: (100.0 * discs).round() as i32,
        effort: value(properties, "XE").and_then(read_effort).unwrap_or(Some((0, 0))),
        bounds: value(properties, "XB").and_then(|bounds| read_pair(bounds, ':')),
        line: value(properties, "XL").unwrap_or_default().to_owned(),
    };
    Some(text.read(position))
}

/// Reads depth and selectivity, `14@73`; `exact` becomes `Some(None)`.
fn read_effort(text: &str) -> Option<Option<(u8, u8)>> {
    if text == "exact" { Some(None) } else { read_pair(text, '@').map(Some) }
}

/// Reads two numbers with the separator `between` them, such as `-2:6`.
fn read_pair<T: FromStr>(text: &str, between: char) -> Option<(T, T)> {
    let (first, second) = text.split_once(between)?;
    first.parse().ok().zip(second.parse().ok())
}

/// The side to move that a node names.
fn read_turn(properties: &[Property]) -> Option<Color> {
    match value(properties, "PL")?.to_ascii_lowercase() {
        side if side.starts_with(['w', '2']) => Some(Color::White),
        side if side.starts_with(['b', '1']) => Some(Color::Black),
        _ => None,
    }
}

/// Reads `8`, or `6:8`.
fn read_size(text: &str) -> Result<BoardSize, Fault> {
    let (width, height) = text.split_once([':', 'x', 'X', '×']).unwrap_or((text, text));
    let number = |side: &str| side.trim().parse().map_err(|_| Fault::expected(Expected::Size, text));
    Ok(BoardSize::new(number(width)?, number(height)?)?)
}

/// Reads `f5`, or two letters, column and row.
fn read_square(text: &str, size: BoardSize) -> Option<Square> {
    let number = |c: u8| c.is_ascii_lowercase().then(|| usize::from(c - b'a'));
    Square::parse(text, size).ok().or_else(|| match text.to_ascii_lowercase().as_bytes() {
        &[column, row] => Square::at(number(column)?, number(row)?, size),
        _ => None,
    })
}

/// Reads `f5`, or a rectangle by two of its corners, `c3:f6`.
fn read_squares(text: &str, size: BoardSize) -> Option<Squares> {
    let (first, last) = text.split_once(':').unwrap_or((text, text));
    let corners = [read_square(first.trim(), size)?, read_square(last.trim(), size)?];
    let is_between = |square: Square, of: fn(Square, BoardSize) -> usize| {
        let [first, last] = corners.map(|corner| of(corner, size));
        (first.min(last)..=first.max(last)).contains(&of(square, size))
    };
    let is_inside = |square: &Square| is_between(*square, Square::column) && is_between(*square, Square::row);
    Some(Square::all(size).filter(is_inside).collect())
}
