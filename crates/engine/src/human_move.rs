//! Plays as people of a rating do: values each move by short searches, then draws one from the model of human
//! play.

use super::kernel::{Eight, Kernel};
use super::{Answer, EngineError, Limits, Method, Report, Request, Stop, Thinker, move_values};
use crate::human::{Model, MoveValue, N_DEPTHS, Opponent, PLIES, Rating, Situation};
use othello::evaluation::{Evaluation, Score};
use othello::rules::{BoardSize, Goal, Move, Position, Square};
use std::cmp::Reverse;
use std::time::Instant;

impl Thinker {
    /// The value of each move by the short searches of [`human`](crate::human), in the order of squares.
    pub fn move_values(&mut self, position: &Position, goal: Goal, stop: &Stop) -> Vec<MoveValue> {
        let method = Method::Search(Limits::Depth(1)); // `evaluate_moves` does not read it.
        self.evaluate_moves(&Request::new(*position, goal, method), stop)
    }

    /// Chooses the move of `opponent`, who is to move and plays as people do. A forced move costs no search.
    /// If the model cannot be read, a level of similar strength plays, with a warning.
    pub(super) fn human_move(&mut self, request: &Request, opponent: Opponent, stop: &Stop) -> Answer {
        let started = Instant::now();
        let moves = request.position.legal_moves();
        match (moves.first(), moves.len()) {
            (None, _) => return (Some(Move::Pass), Report::default()),
            (Some(only), 1) => return (Some(Move::Place(only)), Report::default()),
            _ => {}
        }
        let model = match Model::embedded() {
            Ok(model) => model,
            Err(error) => return self.play_instead(request, opponent.rating(), stop, &error.to_string()),
        };
        let values = self.evaluate_moves(request, stop);
        let Request { position, goal, last, seed, .. } = *request;
        let situation = Situation { position, goal, last };
        let chosen = opponent.choose(model, &situation, Some(&values), seed);
        let depth = PLIES[N_DEPTHS - 1];
        let lines = lines(&values, chosen, usize::from(request.lines));
        let report = Report { lines, depth, selectivity: 100, nodes: 0, elapsed: started.elapsed() };
        (chosen.map(Move::Place), report)
    }

    fn evaluate_moves(&mut self, request: &Request, stop: &Stop) -> Vec<MoveValue> {
        let Request { position, goal, .. } = request;
        if let Some(weights) = self.weights.clone().filter(|_| position.size() == BoardSize::STANDARD)
            && *goal == Goal::MostDiscs
        {
            return move_values(&weights, Eight::STANDARD.board(position), self.eight_table().0);
        }
        let moves: Vec<Square> = position.legal_moves().iter().collect();
        moves.into_iter().map(|square| self.evaluate_move(request, square, stop)).collect()
    }

    /// The value of one move on any board, by searches 1 and 2 plies beyond it; the latter fills two depths.
    fn evaluate_move(&mut self, request: &Request, square: Square, stop: &Stop) -> MoveValue {
        let after = request.position.play(Move::Place(square)).expect("a legal move");
        if let Some(outcome) = after.outcome() {
            let score = Score::of_outcome(&outcome, request.goal, request.position.turn()).in_discs() as f32;
            return MoveValue { square, plies: [score; N_DEPTHS], exact: Some(score) };
        }
        let (after, sign) = match after.play(Move::Pass) {
            Ok(passed) => (passed, 1.0),
            Err(_) => (after, -1.0),
        };
        let [near, far] = [1, 2].map(|depth| {
            let method = Method::Search(Limits::Depth(depth));
            let request = Request { position: after, method, lines: 1, ..request.clone() };
            let (_, report) = self.think(&request, stop, &|_| {});
            sign * report.evaluation().map_or(0.0, |evaluation| evaluation.score.in_discs() as f32)
        });
        MoveValue { square, plies: [near, far, far], exact: None }
    }

    /// Plays by a level of about this rating when the model is missing.
    fn play_instead(&mut self, request: &Request, rating: Rating, stop: &Stop, error: &str) -> Answer {
        self.warn(EngineError::NoModel(error.to_owned()));
        let level = super::Level::new(1 + (rating.points() / 150) as u8);
        let method = Method::Search(Limits::Level(level));
        self.think(&Request { method, ..request.clone() }, stop, &|_| {})
    }
}

/// The chosen move, then the others, the best first.
fn lines(values: &[MoveValue], chosen: Option<Square>, n_lines: usize) -> Vec<Evaluation> {
    let mut values: Vec<&MoveValue> = values.iter().collect();
    let hundredths = |value: &MoveValue| (100.0 * value.deepest()) as i32;
    values.sort_by_key(|value| (Some(value.square) != chosen, Reverse(hundredths(value))));
    let line = |value: &&MoveValue| {
        let evaluation = match value.exact {
            Some(score) => Evaluation::proven(score as i16),
            None => Evaluation::estimate(Score::from_hundredths(hundredths(value)), PLIES[N_DEPTHS - 1], 100),
        };
        evaluation.with_line(vec![Move::Place(value.square)])
    };
    values.iter().take(n_lines).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{answer, random_positions};

    fn play(position: Position, rating: u16, seed: u64) -> Answer {
        let method = Method::Human { rating: Rating::new(rating) };
        answer(&Request::new(position, Goal::MostDiscs, method).seed(seed))
    }

    #[test]
    fn moves_are_legal_on_every_board_and_follow_from_the_seed() {
        for size in ["8x8", "4x4", "6x6", "10x4", "10x10"] {
            for (number, position) in random_positions(size.parse().unwrap(), 6).into_iter().enumerate() {
                let rating = 400 + 300 * number as u16;
                let (best, report) = play(position, rating, 7);
                assert!(position.play(best.unwrap()).is_ok(), "{position}");
                assert_eq!(play(position, rating, 7).0, best);
                if let Some(line) = report.lines.first() {
                    assert_eq!(Some(line.line[0]), best);
                }
            }
        }
    }

    #[test]
    fn a_forced_move_costs_no_search() {
        let positions = random_positions(BoardSize::new(6, 6).unwrap(), 200).into_iter();
        let forced: Vec<_> = positions.filter(|p| p.legal_moves().len() == 1).collect();
        assert!(!forced.is_empty());
        for position in forced {
            let (best, report) = play(position, 1500, 1);
            assert_eq!(best.and_then(Move::square), position.legal_moves().first());
            assert!(report.lines.is_empty());
        }
    }

    #[test]
    fn a_move_is_found_where_the_fewest_discs_win() {
        let method = Method::Human { rating: Rating::new(2200) };
        let position = Position::start(BoardSize::STANDARD);
        let (best, _) = answer(&Request::new(position, Goal::FewestDiscs, method));
        assert!(position.play(best.unwrap()).is_ok());
    }
}
