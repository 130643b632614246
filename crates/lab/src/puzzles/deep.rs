//! Scores of positions with too many empties to solve in a moment, where one move is clearly best.

use engine::{Limits, Method, Report, Request, Resources, Stop, Thinker};
use othello::evaluation::Score;
use othello::rules::{Goal, Move, Position};
use teach::puzzles::DEEP_PLIES;

/// The most empties of a puzzle; with more, no move is clearly best.
pub(super) const EMPTIES_MAX: usize = 40;
/// With at most this many empties the best move and its rivals are also solved.
const SOLVED_FROM: usize = 22;
/// A first search after each move; only a position where one move leads by this margin is searched deeper.
const FIRST_SEARCH: (Limits, Score) = (Limits::Depth(7), Score::from_discs(2));
/// The depths of the searches that must agree on the best move.
const PLIES: [u8; 2] = [14, DEEP_PLIES];
/// The least lead of the best move over any other.
const MARGIN: Score = Score::from_discs(4);
/// A move that is worse than the best by at least this is not searched deeper.
const RIVAL: Score = Score::from_discs(10);

/// Judges positions by searches.
pub(super) struct Judge(Thinker);

impl Default for Judge {
    fn default() -> Judge {
        Judge(Thinker::new(Resources { n_threads: 1, table_mb: 64 }))
    }
}

impl Judge {
    /// The scores of the legal moves, in the order of squares; `None` where no move is best by a clear margin
    /// at both depths.
    pub(super) fn scores(&mut self, position: &Position) -> Option<Vec<i8>> {
        let children: Vec<Position> = position
            .legal_moves()
            .iter()
            .filter_map(|square| position.play(Move::Place(square)).ok())
            .collect();
        let mut scores: Vec<Score> = children.iter().map(|child| self.score(child, FIRST_SEARCH.0)).collect();
        best(&scores, FIRST_SEARCH.1)?;
        let mut agreed = None;
        let solve = (position.empties().len() <= SOLVED_FROM).then_some(Limits::Solve);
        for limits in PLIES.map(|plies| Limits::Depth(plies - 1)).into_iter().chain(solve) {
            let top = scores.iter().copied().max()?;
            for (score, child) in scores.iter_mut().zip(&children).filter(|(score, _)| top - **score < RIVAL)
            {
                *score = self.score(child, limits);
            }
            let found = best(&scores, MARGIN)?;
            if *agreed.get_or_insert(found) != found {
                return None;
            }
        }
        Some(scores.iter().map(|score| score.discs() as i8).collect())
    }

    /// The score after a move, for the side that made it.
    fn score(&mut self, child: &Position, limits: Limits) -> Score {
        if let Some(outcome) = child.outcome() {
            return Score::of_outcome(&outcome, Goal::MostDiscs, !child.turn());
        }
        let request = Request::new(*child, Goal::MostDiscs, Method::Search(limits));
        let (_, Report { lines, .. }) = self.0.think(&request, &Stop::never(), &|_| {});
        -lines[0].score.rounded()
    }
}

/// The place of the score that lies above all others by a margin.
fn best(scores: &[Score], margin: Score) -> Option<usize> {
    let best = (0..scores.len()).max_by_key(|at| scores[*at])?;
    let is_clear = (0..scores.len()).all(|at| at == best || scores[best] - scores[at] >= margin);
    is_clear.then_some(best)
}
