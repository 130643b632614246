//! SGF, the Smart Game Format, for Othello (`GM[2]`): a game as a tree with comments, on a board of any size.
//!
//! A file is a list of trees `(;…;…(;…)(;…))`: nodes begin with `;` and hold properties, `B[f5]`. `FF[4]` is
//! described in <https://www.red-bean.com/sgf/>. It does not define the squares of Othello; programs write
//! `f5`, and the reader also takes two letters, as in Go. Outflank has properties of its own: for a value in
//! `V`, `XE` is the search effort, `XB` the bounds and `XL` the best line; `XT` is the seconds of a move;
//! `XTM`, `XOT`, `XGB` and `XGW` describe the clocks (`time`). `RU[anti]` means that fewest discs win. `AB`,
//! `AW`, `AE` and `PL` after the first node correct the board there.

mod read;
mod time;
mod tree;
mod values;

pub(super) use read::games;
pub use read::{read, read_each, round};

use super::known_value;
use crate::evaluation::{Bounds, Evaluation};
use crate::record::{EndReason, Ending, FinalScore, Judgement, Mark, NodeId, Record, Step, plain_date};
use crate::rules::{BoardSize, Color, Goal, Move, Position, Setup, Squares};
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

/// Arrows; lines of other programs are read as such.
const ARROWS: [&str; 2] = ["AR", "LN"];

/// Writes the game as a text, with a line break before every variation.
pub fn write(record: &Record) -> String {
    let mut out = String::new();
    let clocks = time::clocks(record);
    root(record, &mut out);
    notes(record, Record::ROOT, &mut out);
    // The nodes and brackets still to be written; recursion could exhaust the stack in a long game.
    let mut waiting: Vec<ToWrite> = vec![ToWrite::Close];
    branch(record, Record::ROOT, &mut waiting);
    while let Some(step) = waiting.pop() {
        match step {
            ToWrite::Open(node) => {
                out += "\n(";
                waiting.push(ToWrite::Close);
                waiting.push(ToWrite::Node(node));
            }
            ToWrite::Close => out.push(')'),
            ToWrite::Node(node) => {
                write_step(record, node, &mut out);
                if let Some(&(color, clock)) = clocks.get(&node) {
                    time::write_left(color, clock, &mut out);
                }
                write_time(record, node, &mut out);
                notes(record, node, &mut out);
                branch(record, node, &mut waiting);
            }
        }
    }
    out.push('\n');
    out
}

enum ToWrite {
    /// A variation that begins with a node.
    Open(NodeId),
    Node(NodeId),
    Close,
}

/// Adds what follows a node to `waiting`: one move, or several variations in brackets.
fn branch(record: &Record, node: NodeId, waiting: &mut Vec<ToWrite>) {
    match record.children(node) {
        [only] => waiting.push(ToWrite::Node(*only)),
        many => waiting.extend(many.iter().rev().map(|&child| ToWrite::Open(child))),
    }
}

fn root(record: &Record, out: &mut String) {
    let start = record.start();
    let size = start.size();
    let side = match size.is_square() {
        true => size.width().to_string(),
        false => format!("{}:{}", size.width(), size.height()),
    };
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
    let rules = [
        (record.goal() == Goal::FewestDiscs).then_some("anti"),
        // The players place the central discs first.
        start.is_placing().then_some("placing"),
    ];
    put("RU", &rules.into_iter().flatten().collect::<Vec<_>>().join(" "));
    if let Some(controls) = header.clocks {
        time::write_controls(controls, out);
    }
    time::write_grace(header.grace, out);
    if *start != Position::start(size) {
        for color in Color::BOTH {
            let tag = if color == Color::Black { "AB" } else { "AW" };
            points(tag, start.discs()[color], size, out);
        }
        if start.empties() == Squares::all(size) {
            // Without a property for squares, readers would take the usual start.
            points("AE", start.empties(), size, out);
        }
        _ = write!(out, "PL[{}]", letter(start.turn()));
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

/// The result as it is written; but a loss on time becomes a loss of all squares, as Outflank's clock writes
/// it, and signs for an unknown result become empty.
fn read_result(result: &str, size: BoardSize) -> String {
    match Ending::parse(result, size) {
        Some(Ending { score: FinalScore::Winner(winner), reason: EndReason::TimeOut }) => {
            let area = size.area() as f64;
            let lead = if winner == Color::Black { area } else { -area };
            Ending::by(lead, EndReason::TimeOut).to_string()
        }
        None if result.eq_ignore_ascii_case("void") => String::new(),
        _ => known_value(result),
    }
}

fn points(tag: &str, squares: Squares, size: BoardSize, out: &mut String) {
    if !squares.is_empty() {
        *out += tag;
        squares.iter().for_each(|square| _ = write!(out, "[{}]", square.name(size)));
    }
}

/// Writes Black's score, the search effort behind it, Black's bounds, and the best line.
fn write_evaluation(evaluation: &Evaluation, position: &Position, out: &mut String) {
    let turn = position.turn();
    _ = write!(out, "V[{}]", f64::from(evaluation.score.of(turn).hundredths()) / 100.0);
    _ = match evaluation.saved_effort() {
        None => write!(out, "XE[exact]"),
        Some((depth, selectivity)) => write!(out, "XE[{depth}@{selectivity}]"),
    };
    if !evaluation.is_exact() && evaluation.bounds != Bounds::UNKNOWN {
        let Bounds { low, high } = evaluation.bounds.of(turn);
        _ = write!(out, "XB[{low}:{high}]");
    }
    let names: Vec<String> = evaluation.line.iter().map(|mv| mv.name(position.size())).collect();
    if !names.is_empty() {
        _ = write!(out, "XL[{}]", names.join(" "));
    }
}

fn letter(color: Color) -> char {
    if color == Color::Black { 'B' } else { 'W' }
}

fn write_step(record: &Record, node: NodeId, out: &mut String) {
    let size = record.start().size();
    let parent = record.parent(node).expect("the start is written by itself");
    let name = match record.step_into(node) {
        Some(Step::Correction(position)) => {
            out.push(';');
            return write_correction(&record.position_at(parent), position, out);
        }
        Some(Step::Move(Move::Place(square))) => square.name(size),
        _ => String::new(),
    };
    _ = write!(out, ";{}[{name}]", letter(record.turn_at(parent)));
}

/// Writes the squares that a correction changes, and the side to move after it.
fn write_correction(before: &Position, after: &Position, out: &mut String) {
    let size = after.size();
    for color in Color::BOTH {
        let tag = if color == Color::Black { "AB" } else { "AW" };
        points(tag, after.discs()[color] & !before.discs()[color], size, out);
    }
    points("AE", after.empties() & !before.empties(), size, out);
    _ = write!(out, "PL[{}]", letter(after.turn()));
}

fn write_time(record: &Record, node: NodeId, out: &mut String) {
    if let Some(move_time) = record.move_time(node) {
        _ = write!(out, "XT[{}]", move_time.seconds());
    }
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
    let labels = notes.marks().iter().filter_map(|(square, mark)| match mark {
        Mark::Label(text) => Some((square, text)),
        _ => None,
    });
    for (at, (square, text)) in labels.enumerate() {
        let tag = if at == 0 { "LB" } else { "" };
        _ = write!(out, "{tag}[{}:{}]", square.name(size), escape(text).replace(':', "\\:"));
    }
    for (at, [from, to]) in notes.arrows().iter().enumerate() {
        let tag = if at == 0 { ARROWS[0] } else { "" };
        _ = write!(out, "{tag}[{}:{}]", from.name(size), to.name(size));
    }
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

/// The position of a game whose central discs are still being placed, if `setup` is one.
pub(super) fn placing(setup: &Setup) -> Option<Position> {
    let mut discs = setup.discs.map(|squares| squares.iter().collect::<Vec<_>>().into_iter());
    let mut position = crate::rules::Start::Reversi.position(setup.size);
    while let Some(square) = discs[position.turn()].next() {
        position = position.is_placing().then(|| position.play(Move::Place(square)).ok())??;
    }
    (position.is_placing() && Setup::from(&position) == *setup).then_some(position)
}

#[cfg(test)]
mod tests;
