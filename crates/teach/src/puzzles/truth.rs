//! What is proven of a position: the exact score of every move.

use engine::human::{Model, MoveValue, Rating, Situation};
use othello::evaluation::Evaluation;
use othello::rules::{Move, Position, Square, Squares};

/// A position of 8×8 and the exact score of each of its moves, at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    position: Position,
    /// Invariant: one for each legal move, in the order of squares, each with an exact score.
    values: Vec<MoveValue>,
}

impl Truth {
    /// `None` where the values are not those of the legal moves, one of them is not exact, or there is none.
    pub fn new(position: Position, values: Vec<MoveValue>) -> Option<Truth> {
        let fits = position.legal_moves().iter().eq(values.iter().map(|value| value.square));
        let are_exact = values.iter().all(|value| value.exact.is_some());
        (fits && are_exact && !values.is_empty()).then_some(Truth { position, values })
    }

    /// The position before the move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Each legal move with its exact score in discs for the side to move, in the order of squares.
    pub fn moves(&self) -> impl Iterator<Item = (Square, i16)> + '_ {
        self.values.iter().map(|value| (value.square, score(value)))
    }

    /// The exact evaluation of each legal move, in the order of squares.
    pub fn evaluations(&self) -> Vec<Evaluation> {
        let proven = |(square, score)| Evaluation::proven(score).with_line(vec![Move::Place(square)]);
        self.moves().map(proven).collect()
    }

    /// The score with best play, in discs for the side to move.
    pub fn score(&self) -> i16 {
        self.moves().map(|(_, score)| score).max().expect("there is a move")
    }

    /// What a move loses against the best one, in discs; `None` if it is not legal.
    pub fn loss(&self, square: Square) -> Option<i16> {
        self.moves().find(|(its, _)| *its == square).map(|(_, score)| self.score() - score)
    }

    /// The moves that lose nothing.
    pub fn best(&self) -> Squares {
        self.losing(|loss| loss == 0)
    }

    /// The moves whose loss fits.
    pub fn losing(&self, fits: impl Fn(i16) -> bool) -> Squares {
        let score = self.score();
        self.moves().filter(|(_, its)| fits(score - its)).map(|(square, _)| square).collect()
    }

    /// The only move that loses nothing; `None` where there are several.
    pub fn only_best(&self) -> Option<Square> {
        let best = self.best();
        best.first().filter(|_| best.len() == 1)
    }

    /// The score of the second best move; that of the best where two are equal, `None` where there is no
    /// choice.
    pub fn second(&self) -> Option<i16> {
        let mut scores: Vec<i16> = self.moves().map(|(_, score)| score).collect();
        scores.sort_unstable();
        scores.iter().rev().nth(1).copied()
    }

    /// How likely people of a rating play each move, in the order of squares.
    pub fn chances(&self, model: &Model, rating: Rating) -> Vec<(Square, f32)> {
        model.predict(&Situation::new(self.position), rating, Some(&self.values))
    }

    /// How likely people of a rating play this move.
    pub fn chance(&self, square: Square, model: &Model, rating: Rating) -> f32 {
        let chances = self.chances(model, rating);
        chances.into_iter().find(|(its, _)| *its == square).map_or(0.0, |(_, chance)| chance)
    }
}

fn score(value: &MoveValue) -> i16 {
    value.exact.expect("every move of a truth is exact") as i16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::testing::truth;
    use othello::board;
    use othello::rules::BoardSize;

    #[test]
    fn a_truth_knows_the_best_moves_and_what_the_others_lose() {
        let truth = truth(board! {"
            OOOOOOOO
            OOOOOOOO
            OOOOOOOO
            OOOOOOOO
            OOOOOOOO
            OOOOOOOX
            OOOXXXXO
            XOOOO---
            Black to move
        "});
        let names = |squares: Squares| squares.names(BoardSize::STANDARD);
        let n_moves = truth.moves().count();
        assert_eq!(names(truth.best()).len() + truth.losing(|loss| loss > 0).len(), n_moves);
        assert!(truth.second().unwrap() <= truth.score());
        assert_eq!(truth.only_best().is_some(), truth.best().len() == 1);
        assert_eq!(truth.loss(Square::parse("a1", BoardSize::STANDARD).unwrap()), None);
    }

    #[test]
    fn what_is_not_proven_is_no_truth() {
        let position = Position::start(BoardSize::STANDARD);
        let value = |square| MoveValue { square, plies: [0.0; 3], exact: None };
        assert_eq!(Truth::new(position, position.legal_moves().iter().map(value).collect()), None);
        assert_eq!(Truth::new(position, Vec::new()), None);
    }
}
