//! The moves as a list: Black's in one column, White's in the other, numbered as Othello counts them, by
//! discs placed.
//!
//! The columns hold the *shown line*; moves played instead of one of its moves are listed below it. Where the
//! board was corrected, a row says so.

use othello::record::{NodeId, Record, Step};
use othello::rules::{BoardSize, Color, Move};
use texts::text;
use texts::words::judged_name;

/// A move in a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveEntry {
    /// The move's place in the record.
    pub node: NodeId,
    /// The move.
    pub mv: Move,
    /// Who played it.
    pub color: Color,
    /// Discs placed up to and including this move; a pass has no number.
    pub number: Option<usize>,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveRow {
    /// Black's move and White's answer.
    Moves([Option<MoveEntry>; 2]),
    /// A correction of the board, and whose turn it was after it.
    Correction(NodeId, Color),
    /// A variation on the move above: its first node, to which a click goes, and its text.
    Variation(NodeId, String),
}

/// The rows of the shown line.
pub fn rows(record: &Record) -> Vec<MoveRow> {
    let size = record.start().size();
    let (mut rows, mut pair) = (Vec::new(), [None; 2]);
    let (mut color, mut number) = (record.start().turn(), 0);
    for node in record.line() {
        let others_at = |number| variations(record, node, number, size);
        let mv = match record.step_into(node).expect("a line holds no root") {
            Step::Move(mv) => *mv,
            Step::Correction(position) => {
                if pair != [None; 2] {
                    rows.push(MoveRow::Moves(std::mem::take(&mut pair)));
                }
                color = position.turn();
                rows.push(MoveRow::Correction(node, color));
                rows.extend(others_at(number + 1));
                continue;
            }
        };
        number += usize::from(mv.square().is_some());
        pair[color as usize] = Some(MoveEntry { node, mv, color, number: mv.square().map(|_| number) });
        let others = others_at(number);
        if color == Color::White || !others.is_empty() {
            rows.push(MoveRow::Moves(std::mem::take(&mut pair)));
        }
        rows.extend(others);
        color = !color;
    }
    if pair != [None; 2] {
        rows.push(MoveRow::Moves(pair));
    }
    rows
}

/// A row for each variation on the move into `node`.
fn variations(record: &Record, node: NodeId, number: usize, size: BoardSize) -> Vec<MoveRow> {
    let parent = record.parent(node).expect("a line holds no root");
    let others = record.children(parent).iter().filter(|&&other| other != node);
    let text = |other: NodeId| {
        let line: Vec<NodeId> = std::iter::successors(Some(other), |&node| record.next(node)).collect();
        let names: Vec<String> =
            line.iter().take(4).filter_map(|&node| judged_name(record, node, size)).collect();
        let more = if line.len() > 4 { format!(" … +{}", line.len() - 4) } else { String::new() };
        text!("moves-instead", number = number, moves = format!("{}{more}", names.join(" ")))
    };
    others.map(|&other| MoveRow::Variation(other, text(other))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, square};
    use othello::rules::Setup;
    use texts::words::CORRECTED;

    /// The list as text: `1 f5 | 2 d6`.
    fn text(record: &Record) -> Vec<String> {
        let cell = |entry: Option<MoveEntry>| match entry {
            Some(MoveEntry { mv, number, .. }) => {
                let number = number.map(|number| format!("{number} ")).unwrap_or_default();
                format!("{number}{}", mv.name(record.start().size()))
            }
            None => String::new(),
        };
        let row = |row| match row {
            MoveRow::Moves([black, white]) => format!("{} | {}", cell(black), cell(white)),
            MoveRow::Correction(_, turn) => format!("{CORRECTED} {turn}"),
            MoveRow::Variation(_, text) => text,
        };
        rows(record).into_iter().map(row).collect()
    }

    #[test]
    fn black_and_white_have_a_column_each() {
        assert_eq!(text(&game("f5d6c3")), ["1 f5 | 2 d6", "3 c3 | "]);
        assert_eq!(text(&game("")), [""; 0]);
    }

    #[test]
    fn a_corrected_board_has_a_row_and_a_side_may_move_twice() {
        let mut record = game("f5");
        let mut setup = Setup::from(record.position());
        setup.turn = Color::Black;
        record.correct(setup.position().unwrap());
        record.play(Move::Place(square("d3"))).unwrap();
        assert_eq!(text(&record), ["1 f5 | ", "≠ Black", "2 d3 | "]);
        let end = record.cursor();
        record.go_to(record.line()[0]);
        record.play(Move::Place(square("d6"))).unwrap();
        assert_eq!(text(&record), ["1 f5 | 2 d6", "or 2 ≠ d3"]);
        record.go_to(end);
        assert_eq!(text(&record), ["1 f5 | ", "≠ Black", "or 2 d6", "2 d3 | "]);
    }

    #[test]
    fn moves_played_instead_are_listed_below() {
        let mut record = game("f5d6c3d3c4f4f6");
        record.go_to(record.line()[0]);
        record.play(Move::Place(square("f6"))).unwrap();
        assert_eq!(text(&record), ["1 f5 | 2 f6", "or 2 d6 c3 d3 c4 … +2"]);
        let other = record.children(record.line()[0])[0];
        record.go_to(other);
        assert_eq!(text(&record)[..3], ["1 f5 | 2 d6", "or 2 f6", "3 c3 | 4 d3"]);
    }

    #[test]
    fn passes_have_no_number() {
        // The start of the game in which Black passes 23 times.
        let transcript = "F5D6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1";
        let text = text(&game(transcript));
        assert!(text.iter().any(|row| row.starts_with("pass | ")), "{text:?}");
        assert!(text.last().unwrap().contains(&format!("{} a1", transcript.len() / 2)), "{text:?}");
    }
}
