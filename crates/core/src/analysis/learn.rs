//! What the [`Knowledge`] takes in besides searches: what stands in a game, and what the opening book knows.

use crate::knowledge::Knowledge;
use engine::book::Book;
use othello::record::Record;
use othello::rules::{Goal, Position};

/// Takes in what is written beside the moves of the line shown.
pub fn game(knowledge: &mut Knowledge, record: &Record) {
    for node in std::iter::once(Record::ROOT).chain(record.line()) {
        if let Some(evaluation) = record.annotations(node).and_then(|notes| notes.evaluation.clone()) {
            knowledge.learn(&record.position_at(node), record.goal(), evaluation);
        }
    }
}

/// Takes in what the opening book knows of a position. It knows only where most discs win.
pub fn book(knowledge: &mut Knowledge, book: &Book, position: &Position, goal: Goal) {
    if goal == Goal::MostDiscs {
        for evaluation in book.evaluations(position) {
            knowledge.learn_move(position, goal, evaluation);
        }
    }
}

#[cfg(test)]
mod tests;
