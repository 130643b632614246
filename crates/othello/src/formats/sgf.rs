//! SGF, the Smart Game Format, for Othello (`GM[2]`): a game as a tree with comments, on a board of any size.
//!
//! A file is a list of trees `(;…;…(;…)(;…))`: nodes begin with `;` and hold properties, `B[f5]`. `FF[4]` is
//! described in <https://www.red-bean.com/sgf/>. It does not define the squares of Othello; programs write
//! `f5`, and the reader also takes two letters, as in Go. Outflank has properties of its own: for a value in
//! `V`, `XE` is the search effort, `XB` the bounds and `XL` the best line; `XT` is the seconds of a move;
//! `XTM`, `XOT`, `XGB` and `XGW` describe the clocks (`time`); `XN` is the number of first moves that were
//! given before the game. `RU[anti]` means that fewest discs win. `AB`, `AW`, `AE` and `PL` after the first
//! node correct the board there.

mod read;
mod time;
mod tree;

pub(super) use read::games;
pub use read::{read, read_each, round};

use super::known_value;
use super::outflank::EvaluationText;
use crate::evaluation::Evaluation;
use crate::record::{EndReason, Ending, FinalScore, Judgement, Mark, NodeId, Record, Step, plain_date};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Square, Squares};
use std::fmt::Write;

/// The tags of a header's texts.
const TAGS: [&str; 10] = ["PB", "PW", "BR", "WR", "EV", "RO", "PC", "DT", "RE", "US"];

/// The property that holds a judgement, and its value.
const JUDGEMENTS: [(Judgement, &str, &str); 6] = [
    (Judgement::Excellent, "TE", "2"),
    (Judgement::Good, "TE", "1"),
    (Judgement::Interesting, "IT", ""),
    (Judgement::Doubtful, "DO", ""),
    (Judgement::Bad, "BM", "1"),
    (Judgement::Blunder, "BM", "2"),
];

/// The properties of marks without a text.
const MARKS: [(Mark, &str); 4] =
    [(Mark::Cross, "MA"), (Mark::Triangle, "TR"), (Mark::Circle, "CR"), (Mark::Square, "SQ")];

/// The property of arrows, and that of other programs' lines, which the reader takes as arrows.
const ARROWS: [&str; 2] = ["AR", "LN"];

/// Writes the game as a text, with a line break before every variation.
pub fn write(record: &Record) -> String {
    let mut out = String::new();
    let clocks = time::clocks(record);
    // The brackets and nodes still to be written; recursion could exhaust the stack in a long game.
    let mut waiting = vec![(")\n", None), ("", Some(Record::ROOT))];
    while let Some((bracket, node)) = waiting.pop() {
        out += bracket;
        let Some(node) = node else { continue };
        match record.parent(node) {
            None => root(record, &mut out),
            Some(parent) => write_step(record, node, parent, &mut out),
        }
        if let Some(&(color, clock)) = clocks.get(&node) {
            time::write_left(color, clock, &mut out);
        }
        if let Some(move_time) = record.move_time(node).filter(|_| node != Record::ROOT) {
            _ = write!(out, "XT[{}]", move_time.seconds());
        }
        notes(record, node, &mut out);
        match record.children(node) {
            [only] => waiting.push(("", Some(*only))),
            many => waiting.extend(many.iter().rev().flat_map(|&child| [(")", None), ("\n(", Some(child))])),
        }
    }
    out
}

fn root(record: &Record, out: &mut String) {
    let start = record.start();
    let size = start.size();
    let (width, height) = (size.width(), size.height());
    let side = if size.is_square() { width.to_string() } else { format!("{width}:{height}") };
    _ = write!(out, "(;FF[4]GM[2]CA[UTF-8]AP[Outflank:{}]SZ[{side}]", env!("CARGO_PKG_VERSION"));
    let mut put = |tag: &str, value: &str| {
        if !value.is_empty() {
            _ = write!(out, "{tag}[{}]", escape(&value.replace('\n', " ")));
        }
    };
    let header = &record.header;
    for (tag, value) in TAGS.iter().zip(header.texts()) {
        match *tag {
            "DT" => put(tag, &plain_date(value)),
            "RE" => put(tag, &written_result(value, size)),
            _ => put(tag, value),
        }
    }
    // With "placing" the players place the central discs first.
    let rules = [(record.goal() == Goal::FewestDiscs, "anti "), (start.is_placing(), "placing")];
    let rules: String = rules.iter().filter(|(is_it, _)| *is_it).map(|(_, rule)| *rule).collect();
    put("RU", rules.trim());
    if header.n_given > 0 {
        _ = write!(out, "XN[{}]", header.n_given);
    }
    time::write_header(header, out);
    if *start != Position::start(size) {
        // An empty board names its squares in `AE`; without `AE`, readers would take the usual start.
        let is_empty = start.empties() == Squares::all(size);
        let emptied = if is_empty { start.empties() } else { Squares::default() };
        write_board(start, ByColor::default(), emptied, out);
    }
}

/// The result in SGF's form; a loss of all squares on time becomes `B+T` or `W+T`. Other texts are kept.
fn written_result(result: &str, size: BoardSize) -> String {
    let Some(mut ending) = Ending::parse(result, size) else { return result.to_owned() };
    let is_whole = ending.difference(size).abs() == size.area() as f64;
    if let Some(winner) = ending.winner().filter(|_| ending.reason == EndReason::TimeOut && is_whole) {
        ending.score = FinalScore::Winner(winner);
    }
    ending.to_string()
}

/// The result as written; but a loss on time becomes a loss of all squares, as Outflank's clock
/// writes it, and signs for an unknown result become empty.
fn read_result(result: &str, size: BoardSize) -> String {
    match Ending::parse(result, size) {
        Some(ending @ Ending { score: FinalScore::Winner(_), reason: EndReason::TimeOut }) => {
            Ending::by(ending.difference(size), EndReason::TimeOut).to_string()
        }
        None if result.eq_ignore_ascii_case("void") => String::new(),
        _ => known_value(result),
    }
}

fn points(tag: &str, squares: Squares, size: BoardSize, out: &mut String) {
    values(tag, squares.iter().map(|square| format!("[{}]", square.name(size))), out);
}

/// Writes a property with its values in brackets, if there are any.
fn values(tag: &str, values: impl Iterator<Item = String>, out: &mut String) {
    let values: String = values.collect();
    if !values.is_empty() {
        out.extend([tag, &values]);
    }
}

/// Writes Black's score, the search effort behind it, Black's bounds, and the best line.
fn write_evaluation(evaluation: &Evaluation, position: &Position, out: &mut String) {
    let EvaluationText { hundredths, effort, bounds, line } = EvaluationText::new(evaluation, position);
    let effort = effort.map_or("exact".to_owned(), |(depth, selectivity)| format!("{depth}@{selectivity}"));
    _ = write!(out, "V[{}]XE[{effort}]", f64::from(hundredths) / 100.0);
    if let Some((low, high)) = bounds {
        _ = write!(out, "XB[{low}:{high}]");
    }
    if !line.is_empty() {
        _ = write!(out, "XL[{line}]");
    }
}

fn letter(color: Color) -> char {
    if color == Color::Black { 'B' } else { 'W' }
}

fn write_step(record: &Record, node: NodeId, parent: NodeId, out: &mut String) {
    let size = record.start().size();
    let name = match record.step_into(node) {
        Some(Step::Correction(position)) => {
            out.push(';');
            let before = record.position_at(parent);
            return write_board(position, before.discs(), position.empties() & !before.empties(), out);
        }
        Some(Step::Move(Move::Place(square))) => square.name(size),
        _ => String::new(),
    };
    _ = write!(out, ";{}[{name}]", letter(record.turn_at(parent)));
}

/// Writes the discs of a board that were not on it before, the squares that lost one, and the side to move.
fn write_board(board: &Position, before: ByColor<Squares>, emptied: Squares, out: &mut String) {
    for (tag, color) in [("AB", Color::Black), ("AW", Color::White)] {
        points(tag, board.discs()[color] & !before[color], board.size(), out);
    }
    points("AE", emptied, board.size(), out);
    _ = write!(out, "PL[{}]", letter(board.turn()));
}

fn notes(record: &Record, node: NodeId, out: &mut String) {
    let Some(notes) = record.annotations(node) else { return };
    if let Some((_, tag, value)) =
        JUDGEMENTS.iter().find(|(judgement, ..)| Some(*judgement) == notes.judgement)
    {
        _ = write!(out, "{tag}[{value}]");
    }
    let size = record.start().size();
    for (shape, tag) in &MARKS {
        let marked: Squares =
            notes.marks().iter().filter(|(_, mark)| mark == shape).map(|(square, _)| *square).collect();
        points(tag, marked, size, out);
    }
    let label = |(square, mark): &(Square, Mark)| {
        let Mark::Label(text) = mark else { return None };
        Some(format!("[{}:{}]", square.name(size), escape(text).replace(':', "\\:")))
    };
    values("LB", notes.marks().iter().filter_map(label), out);
    let arrow = |[from, to]: &[Square; 2]| format!("[{}:{}]", from.name(size), to.name(size));
    values(ARROWS[0], notes.arrows().iter().map(arrow), out);
    if let Some(evaluation) = &notes.evaluation {
        write_evaluation(evaluation, &record.position_at(node), out);
    }
    if !notes.comment.is_empty() {
        _ = write!(out, "C[{}]", escape(&notes.comment));
    }
}

/// Escapes closing brackets and backslashes with a backslash; control characters become blanks.
fn escape(text: &str) -> String {
    let text = text.replace(|c: char| c.is_control() && c != '\n', " ");
    text.replace('\\', "\\\\").replace(']', "\\]")
}
