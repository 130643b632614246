//! Sources of [`Knowledge`] besides searches: the annotations of a game, and the opening book.

use crate::knowledge::Knowledge;
use engine::book::Book;
use othello::evaluation::Evaluation;
use othello::record::Record;
use othello::rules::{Goal, Position};
use std::sync::Arc;

/// Learns the annotations of the line shown.
pub fn game(knowledge: &mut Knowledge, record: &Record) {
    for node in std::iter::once(Record::ROOT).chain(record.line()) {
        if let Some(evaluation) = record.annotations(node).and_then(|notes| notes.evaluation.clone()) {
            knowledge.learn(&record.position_at(node), record.goal(), evaluation);
        }
    }
}

/// Stores the values of all moves of a position.
pub fn learn_moves(knowledge: &mut Knowledge, position: &Position, moves: &[Evaluation]) {
    moves.iter().for_each(|own| knowledge.learn_move(position, Goal::MostDiscs, own.clone()));
}

/// Learns the opening book's values of a position, if there is a book. It only covers games in which most
/// discs win.
pub fn book(knowledge: &mut Knowledge, book: Option<&Book>, position: &Position, goal: Goal) {
    if let Some(book) = book.filter(|_| goal == Goal::MostDiscs) {
        learn_moves(knowledge, position, &book.evaluations(position));
    }
}

/// Takes in what the opening book knows of the line shown.
pub fn learn_book(record: &Record, known: Option<Arc<Book>>, knowledge: &mut Knowledge) {
    for position in record.positions() {
        book(knowledge, known.as_deref(), &position, record.goal());
    }
}

/// The evaluation that every view shows: `known`, unless more effort went into `other`, a value of the
/// opening book or of a record that the knowledge has not learned yet.
pub fn shown(known: Option<Evaluation>, other: &Evaluation) -> Evaluation {
    known.filter(|known| known.effort() >= other.effort()).unwrap_or_else(|| other.clone())
}

#[cfg(test)]
mod tests;
