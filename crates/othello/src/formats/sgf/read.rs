//! Reads SGF: one walk over the text, with a stack of the places where variations branch off.

use super::scanner::{Property, Scanner};
use super::values::{read_bounds, read_effort, read_size, read_square, read_squares, read_turn};
use super::{JUDGEMENTS, MARKS, SgfError, SgfExpected, SgfMoveError, placing, read_result, time};
use crate::clock::TimeControl;
use crate::evaluation::{Evaluation, Score};
use crate::formats::brackets;
use crate::formats::loaded::ReadGame;
use crate::formats::place::Known;
use crate::record::{Mark, MoveTime, Rebuild, RebuildError, Record, Step};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Setup, Start};
use std::time::Duration;

/// Reads the games of a text, at least one; each record's cursor stands at the end of its main line.
///
/// ```
/// use othello::formats::sgf;
///
/// let record = sgf::read("(;GM[2]PB[Anna];B[f5](;W[d6])(;W[f6]C[parallel]))").unwrap().remove(0);
/// assert_eq!((record.header.players.black.as_str(), record.n_moves()), ("Anna", 3));
/// assert_eq!(sgf::read(&sgf::write(&record)).unwrap(), [record]);
/// let error = sgf::read("(;GM[2];B[f5];W[a1])").unwrap_err();
/// assert_eq!(error.to_string(), "move 2, \"a1\" at character 17: a disc on a1 would flip nothing");
/// ```
///
/// # Errors
/// At the first place that is wrong in any game.
pub fn read(text: &str) -> Result<Vec<Record>, SgfError> {
    let records: Vec<Record> = read_each(text).collect::<Result<_, _>>()?;
    if records.is_empty() { Err(SgfError::NoGame) } else { Ok(records) }
}

/// Reads one game after the other. A broken one is an error, and the next game is looked for behind it; text
/// around the games, such as the head of a mail, is skipped.
///
/// ```
/// use othello::formats::sgf;
///
/// let mut games = sgf::read_each("Hello\n(;GM[2];B[f5])\n(;GM[2];B[a1])\n(;GM[2];B[d3])");
/// assert_eq!(games.next().unwrap().unwrap().n_moves(), 1);
/// let error = games.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "move 1, \"a1\" at line 3, character 11: a disc on a1 would flip nothing");
/// assert!(games.next().unwrap().is_ok() && games.next().is_none());
/// ```
pub fn read_each(text: &str) -> impl Iterator<Item = Result<Record, SgfError>> {
    let games = SgfGames { scanner: Scanner { text, at: 0, known: Known::BEGIN } };
    games.map(|game| game.and_then(|game| game.cut.map_or(Ok(game.record), Err)))
}

/// The games of a text; one whose main line goes wrong is read up to there.
pub(in crate::formats) fn games(text: &str) -> impl Iterator<Item = Result<ReadGame, SgfError>> {
    let games = SgfGames { scanner: Scanner { text, at: 0, known: Known::BEGIN } };
    games.map(|game| {
        let SgfGame { record, left_out, cut } = game?;
        let left_out = left_out.into_iter().map(SgfError::into).collect();
        Ok(ReadGame { record, left_out, cut: cut.map(SgfError::into) })
    })
}

/// The round that the first game of a text says it belongs to; empty where it says none. Only the game's
/// first node is read.
///
/// ```
/// assert_eq!(othello::formats::sgf::round("(;GM[2]EV[Open]RO[Final];B[f5])"), "Final");
/// ```
pub fn round(text: &str) -> String {
    let mut scanner = Scanner { text, at: 0, known: Known::BEGIN };
    scanner.go_to(brackets::next_game(text, 0).unwrap_or(text.len()));
    let is_game = scanner.takes("(") && scanner.takes(";");
    let properties = is_game.then(|| scanner.node().ok()).flatten().unwrap_or_default();
    let round = properties.into_iter().find(|property| property.tag == "RO");
    round.and_then(|round| round.values.into_iter().next()).map_or(String::new(), |(value, _)| value)
}

struct SgfGames<'a> {
    scanner: Scanner<'a>,
}

/// A game, all of it or up to a mistake.
struct SgfGame {
    record: Record,
    /// Why the ends of variations are left out.
    left_out: Vec<SgfError>,
    /// What is wrong behind its end, if anything.
    cut: Option<SgfError>,
}

impl Iterator for SgfGames<'_> {
    type Item = Result<SgfGame, SgfError>;

    fn next(&mut self) -> Option<Result<SgfGame, SgfError>> {
        let Scanner { text, at, .. } = self.scanner;
        let begin = brackets::next_game(text, at);
        let skipped = &text[at..begin.unwrap_or(text.len())];
        if let Some(stray) = brackets::stray(skipped) {
            self.scanner.go_to(at + stray);
            let error = self.scanner.unexpected(SgfExpected::Game);
            self.scanner.at = at + skipped.len();
            return Some(Err(error));
        }
        self.scanner.go_to(begin?);
        self.scanner.takes("(");
        let (begin_of_nodes, known) = (self.scanner.at, self.scanner.known);
        let mut game = read_tree(&mut self.scanner, Start::Standard);
        let mistake = |game: &Result<SgfGame, SgfError>| match game {
            Ok(game) => game.cut.clone(),
            Err(error) => Some(error.clone()),
        };
        if let Some(SgfError::Move { number: 1, .. }) = mistake(&game) {
            // Some places begin with the mirrored start.
            (self.scanner.at, self.scanner.known) = (begin_of_nodes, known);
            let other = read_tree(&mut self.scanner, Start::Mirrored);
            let is_better =
                other.as_ref().is_ok_and(|other| other.cut.is_none() || other.record.n_moves() > 0);
            game = if is_better { other } else { game };
        }
        if mistake(&game).is_some() {
            self.scanner.at = brackets::after_broken(text, begin?);
        }
        Some(game)
    }
}

/// A variation that is open.
#[derive(Clone, Copy)]
struct Branch {
    /// The node from which it branches off.
    from: usize,
    /// Whether it stands beside the game itself.
    is_side: bool,
}

/// Reads a tree whose bracket was passed, from a start unless it has a board of its own. Of a variation that
/// goes wrong the rest becomes a comment; behind a mistake in the game itself nothing more is read.
fn read_tree(scanner: &mut Scanner, start: Start) -> Result<SgfGame, SgfError> {
    let begin = scanner.at;
    if !scanner.takes(";") {
        return Err(scanner.unexpected(SgfExpected::Node));
    }
    let properties = scanner.node()?;
    let mut tree = Tree::begin(scanner, begin, &properties, start)?;
    let mut left_out = Vec::new();
    let read = tree.take_node(scanner, 0, &properties, true);
    let cut = read.and_then(|here| read_nodes(scanner, &mut tree, here, &mut left_out)).err();
    Ok(SgfGame { record: tree.finish(), left_out, cut })
}

/// Reads all nodes after the first.
fn read_nodes(
    scanner: &mut Scanner,
    tree: &mut Tree,
    mut here: usize,
    left_out: &mut Vec<SgfError>,
) -> Result<(), SgfError> {
    let mut branches: Vec<Branch> = Vec::new();
    loop {
        let begin = scanner.at;
        if scanner.takes(";") {
            let properties = scanner.node()?;
            match tree.take_node(scanner, here, &properties, false) {
                Ok(node) => here = node,
                Err(error) if branches.last().is_some_and(|branch| branch.is_side) => {
                    left_out.push(error);
                    scanner.skip_variation()?;
                    tree.comment(here, scanner.text[begin..scanner.at].trim());
                    // The next mistake is looked up from here.
                    scanner.known.go_to(scanner.text, scanner.at);
                }
                Err(error) => return Err(error),
            }
        } else if brackets::is_root(scanner.rest()) {
            // The next game: the end of this one was lost.
            return Err(SgfError::Endless { place: scanner.place(scanner.at) });
        } else if scanner.takes("(") {
            let is_side = branches.last().is_some_and(|branch| branch.is_side) || tree.has_child[here];
            branches.push(Branch { from: here, is_side });
            if !scanner.rest().trim_start().starts_with(';') {
                return Err(scanner.unexpected(SgfExpected::Node));
            }
        } else if scanner.takes(")") {
            match branches.pop() {
                Some(branch) => here = branch.from,
                None => return Ok(()),
            }
        } else if scanner.takes("]") {
            // One bracket too many takes nothing from the game.
        } else if scanner.rest().is_empty() {
            return Err(SgfError::Endless { place: scanner.place(scanner.at) });
        } else {
            return Err(scanner.unexpected(SgfExpected::Property));
        }
    }
}

/// A game that is being read.
struct Tree {
    rebuild: Rebuild,
    size: BoardSize,
    /// Discs placed up to each node, for numbers of moves.
    n_placed: Vec<usize>,
    /// Whether something follows each node.
    has_child: Vec<bool>,
    /// The time each side has left at each node, for clocks without periods.
    left: Vec<Option<ByColor<Duration>>>,
}

impl Tree {
    /// The board at the start, from the properties of the first node.
    fn begin(
        scanner: &Scanner,
        begin: usize,
        properties: &[Property],
        usual: Start,
    ) -> Result<Tree, SgfError> {
        let find = |tag: &str| properties.iter().find(|property| property.tag == tag);
        let first = |tag: &str| find(tag).map(|property| (property, property.values[0].0.trim()));
        let is_othello = |game: &str| ["2", "", "othello", "reversi"].contains(&&*game.to_ascii_lowercase());
        if let Some((property, game)) = first("GM").filter(|(_, game)| !is_othello(game)) {
            let game = game.chars().take(20).collect();
            return Err(SgfError::OtherGame { game, place: scanner.place(property.at) });
        }
        // `BoardSiZe` in files that write tags out.
        let size = match first("SZ").or_else(|| first("BSZ")) {
            None => BoardSize::STANDARD,
            Some((property, value)) => read_size(value).map_err(|reason| {
                let value = value.chars().take(20).collect();
                SgfError::Size { value, reason, place: scanner.place(property.at) }
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
            setup.position().map_err(|reason| SgfError::Setup { reason, place: place() })?
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
    fn take_node(
        &mut self,
        scanner: &Scanner,
        here: usize,
        properties: &[Property],
        is_first: bool,
    ) -> Result<usize, SgfError> {
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
    ) -> Result<usize, SgfError> {
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
            "PB" => self.rebuild.header().players.black = value.to_owned(),
            "PW" => self.rebuild.header().players.white = value.to_owned(),
            "BR" => self.rebuild.header().ratings.black = value.to_owned(),
            "WR" => self.rebuild.header().ratings.white = value.to_owned(),
            "EV" => self.rebuild.header().event = value.to_owned(),
            "RO" => self.rebuild.header().round = value.to_owned(),
            "US" => self.rebuild.header().entered_by = value.to_owned(),
            "PC" => self.rebuild.header().place = value.to_owned(),
            "DT" => self.rebuild.header().date = value.to_owned(),
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
    fn comment(&mut self, here: usize, text: &str) {
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
    ) -> Result<usize, SgfError> {
        let (value, at) = &property.values[0];
        let number = self.n_placed[here] + 1;
        let wrong = |reason| {
            let text = value.trim().chars().take(12).collect();
            SgfError::Move { number, text, reason, place: scanner.place(*at) }
        };
        if let [_, (_, second), ..] = property.values[..] {
            // A list of moves has no place in a node.
            let second = Scanner { at: second - 1, ..*scanner };
            return Err(second.unexpected(SgfExpected::Property));
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
                None => return Err(wrong(SgfMoveError::NoSquare(self.size))),
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
            return Err(wrong(SgfMoveError::Turn(turn(self, here))));
        }
        self.enter(here, Step::Move(mv)).map_err(|error| match error {
            RebuildError::Illegal(reason) => wrong(SgfMoveError::Illegal(reason)),
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
    fn finish(self) -> Record {
        let mut record = self.rebuild.finish(0).expect("the start is there");
        let end = *record.line().last().unwrap_or(&Record::ROOT);
        record.go_to(end);
        record
    }
}

/// Puts the discs of a node's properties on a board, or takes them away; returns whether there were any such
/// properties.
fn put_discs(setup: &mut Setup, scanner: &Scanner, properties: &[Property]) -> Result<bool, SgfError> {
    let size = setup.size;
    let mut is_set_up = false;
    for (tag, disc) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        for property in properties.iter().filter(|property| property.tag == tag) {
            is_set_up = true;
            for (value, _) in &property.values {
                let squares = read_squares(value, size).ok_or_else(|| SgfError::Square {
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
