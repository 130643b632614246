//! Sources of [`Knowledge`] besides searches: the annotations of a game, and the opening book.

use crate::knowledge::Knowledge;
use engine::book::Book;
use othello::record::Record;
use othello::rules::{Goal, Position};

/// Learns the annotations of the line shown.
pub fn game(knowledge: &mut Knowledge, record: &Record) {
    for node in std::iter::once(Record::ROOT).chain(record.line()) {
        if let Some(evaluation) = record.annotations(node).and_then(|notes| notes.evaluation.clone()) {
            knowledge.learn(&record.position_at(node), record.goal(), evaluation);
        }
    }
}

/// Learns the opening book's values of a position. The book only covers games in which most discs win.
pub fn book(knowledge: &mut Knowledge, book: &Book, position: &Position, goal: Goal) {
    if goal == Goal::MostDiscs {
        for evaluation in book.evaluations(position) {
            knowledge.learn_move(position, goal, evaluation);
        }
    }
}

#[cfg(test)]
mod tests;
