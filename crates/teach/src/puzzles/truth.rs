//! The score of every move of a position, proven or from deep searches.

use engine::human::{Model, MoveValue, Rating, Situation};
use othello::evaluation::{Evaluation, Score};
use othello::rules::{Move, Position, Square, Squares};

/// A position of 8×8 and the score of each of its moves, at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    /// The position before the move.
    pub position: Position,
    /// The values of each legal move by which the model of people predicts, in the order of squares.
    values: Vec<MoveValue>,
    /// In discs, as many as there are values.
    scores: Vec<i16>,
}

/// Plies of the searches behind scores that are not proven; their selectivity is 73 percent.
pub const DEEP_PLIES: u8 = 18;

impl Truth {
    /// Takes the exact values as scores; `None` unless there are legal moves and each has one exact value.
    pub fn new(position: Position, values: Vec<MoveValue>) -> Option<Truth> {
        let scores: Option<Vec<i16>> = values.iter().map(|value| Some(value.exact? as i16)).collect();
        Truth { position, values, scores: scores? }.if_whole()
    }

    /// Takes scores from deep searches; `None` unless there are legal moves and each has a value and a score.
    pub fn judged(position: Position, values: Vec<MoveValue>, scores: &[i8]) -> Option<Truth> {
        let scores = scores.iter().copied().map(i16::from).collect();
        Truth { position, values, scores }.if_whole()
    }

    fn if_whole(self) -> Option<Truth> {
        let fits = self.position.legal_moves().iter().eq(self.values.iter().map(|value| value.square));
        (fits && self.scores.len() == self.values.len() && !self.scores.is_empty()).then_some(self)
    }

    /// Whether the scores are proven.
    pub fn is_proven(&self) -> bool {
        self.values.iter().all(|value| value.exact.is_some())
    }

    /// Each legal move with its score in discs for the side to move, in the order of squares.
    pub fn moves(&self) -> impl Iterator<Item = (Square, i16)> + '_ {
        self.values.iter().map(|value| value.square).zip(self.scores.iter().copied())
    }

    /// The scores alone.
    pub fn scores(&self) -> Vec<i8> {
        self.scores.iter().map(|score| *score as i8).collect()
    }

    /// The evaluation of each legal move, in the order of squares.
    pub fn evaluations(&self) -> Vec<Evaluation> {
        let evaluation = |(square, score)| {
            let evaluation = match self.is_proven() {
                true => Evaluation::proven(score),
                false => Evaluation::estimate(Score::from_discs(score), DEEP_PLIES, 73),
            };
            evaluation.with_line(vec![Move::Place(square)])
        };
        self.moves().map(evaluation).collect()
    }

    /// The score with best play, in discs for the side to move.
    pub fn score(&self) -> i16 {
        self.scores.iter().copied().max().expect("there is a move")
    }

    /// What a move loses against the best one, in discs; `None` if it is not legal.
    pub fn loss(&self, square: Square) -> Option<i16> {
        self.moves().find(|(its, _)| *its == square).map(|(_, score)| self.score() - score)
    }

    /// The moves that lose nothing.
    pub fn best(&self) -> Squares {
        self.with_loss(|loss| loss == 0)
    }

    /// The moves whose loss, in discs, fits.
    pub fn with_loss(&self, fits: impl Fn(i16) -> bool) -> Squares {
        let score = self.score();
        self.moves().filter(|(_, its)| fits(score - its)).map(|(square, _)| square).collect()
    }

    /// The only move that loses nothing; `None` where there are several.
    pub fn only_best(&self) -> Option<Square> {
        let best = self.best();
        best.first().filter(|_| best.len() == 1)
    }

    /// The wrong move that flips the most discs.
    pub fn greediest_wrong(&self) -> Option<Square> {
        let flips = |square: &Square| self.position.flips(*square).len();
        self.with_loss(|loss| loss > 0).iter().max_by_key(flips)
    }

    /// A best move and the wrong one that flips the most discs: the two squares of a hint.
    pub fn best_and_wrong(&self) -> Squares {
        self.best().first().into_iter().chain(self.greediest_wrong()).collect()
    }

    /// The second highest score, equal to the highest if two moves are best; `None` if there is one move.
    pub fn second(&self) -> Option<i16> {
        let mut scores = self.scores.clone();
        scores.sort_unstable();
        scores.iter().rev().nth(1).copied()
    }

    /// How likely people of a rating play each move, in the order of squares.
    pub fn chances(&self, model: &Model, rating: Rating) -> Vec<(Square, f32)> {
        model.predict(&Situation::new(self.position), rating, Some(&self.values))
    }

    /// The wrong move that people rated `DECOY_RATING` are likeliest to play, with its chance; `None` if
    /// every move is best.
    pub fn decoy(&self, model: &Model) -> Option<(Square, f32)> {
        let chances = self.chances(model, Rating::new(DECOY_RATING)).into_iter();
        let wrong = chances.filter(|(square, _)| self.loss(*square) > Some(0));
        wrong.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// How likely people of a rating play this move.
    pub fn chance(&self, square: Square, model: &Model, rating: Rating) -> f32 {
        let chances = self.chances(model, rating);
        chances.into_iter().find(|(its, _)| *its == square).map_or(0.0, |(_, chance)| chance)
    }
}

/// The rating of the people who are tempted by wrong moves, in points.
pub(super) const DECOY_RATING: u16 = 1400;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Solver;
    use analysis::testing::solve_move;
    use othello::board;
    use othello::rules::BoardSize;

    #[test]
    fn a_truth_has_the_scores_of_playing_the_game_out_and_knows_what_is_best() {
        let position = board! {"
            OOOOOOOO
            OOOOOOOO
            OOOOOOOO
            OOOOOOOO
            OOOOOOOO
            OOOOOOOX
            OOOXXXXO
            XOOOO---
            Black to move
        "};
        let truth = Solver::new().unwrap().solve(&position).unwrap();
        for (square, score) in truth.moves() {
            let played_out = solve_move(&position, Move::Place(square)).0;
            assert_eq!(score, played_out, "{}", square.name(position.size()));
        }
        let names = |squares: Squares| squares.names(BoardSize::STANDARD);
        let n_moves = truth.moves().count();
        assert_eq!(names(truth.best()).len() + truth.with_loss(|loss| loss > 0).len(), n_moves);
        assert!(truth.second().unwrap() <= truth.score());
        assert_eq!(truth.only_best().is_some(), truth.best().len() == 1);
        assert_eq!(truth.loss(Square::parse("a1", BoardSize::STANDARD).unwrap()), None);
    }

    #[test]
    fn values_that_are_not_exact_give_no_truth() {
        let position = Position::start(BoardSize::STANDARD);
        let value = |square| MoveValue { square, plies: [0.0; 3], exact: None };
        assert_eq!(Truth::new(position, position.legal_moves().iter().map(value).collect()), None);
        assert_eq!(Truth::new(position, Vec::new()), None);
    }
}
