//! Sources of [`Knowledge`] besides searches: the annotations of a game, and the opening book.

use crate::knowledge::Knowledge;
use engine::book::Book;
use othello::evaluation::Evaluation;
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

/// What every view shows for a move of the opening book: the book's value, unless a search that looked
/// further or a proof is known.
pub fn shown_of_book(
    knowledge: &Knowledge,
    position: &Position,
    goal: Goal,
    in_book: &Evaluation,
) -> Evaluation {
    let moves = knowledge.moves(position, goal);
    let known = moves.into_iter().find(|known| known.line.first() == in_book.line.first());
    not_less(known, in_book)
}

/// What every view shows for a position whose value is in the record.
pub fn shown_of_record(
    knowledge: &Knowledge,
    position: &Position,
    goal: Goal,
    kept: &Evaluation,
) -> Evaluation {
    not_less(knowledge.value(position, goal), kept)
}

/// What is known, or `other` if that rests on more and so was not learned yet.
fn not_less(known: Option<Evaluation>, other: &Evaluation) -> Evaluation {
    known.filter(|known| known.effort() >= other.effort()).unwrap_or_else(|| other.clone())
}

#[cfg(test)]
mod tests;
