//! From what searches found to the value of every position and the loss of every move: the three rules of
//! [`Review`].

use super::{Found, Review};
use crate::rules::{Color, Goal, Move, Outcome};

/// What a value rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The proven final score.
    Exact,
    /// A search of so many plies, with moves given up for probably bad unless it is 100 percent sure.
    Search { plies: u8, percent: u8 },
}

impl Basis {
    /// How far was looked; more than any number of plies where it is proven.
    pub(super) fn plies(self) -> u8 {
        match self {
            Basis::Exact => u8::MAX,
            Basis::Search { plies, .. } => plies,
        }
    }
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The final score to be expected, Black's discs less White's, in hundredths of a disc; in anti-Othello
    /// White's less Black's.
    pub for_black: i32,
    pub basis: Basis,
}

impl Score {
    /// In hundredths of a disc, from one side's view.
    pub fn of(self, color: Color) -> i32 {
        match color {
            Color::Black => self.for_black,
            Color::White => -self.for_black,
        }
    }

    fn new(value: i32, color: Color, basis: Basis) -> Score {
        let for_black = if color == Color::Black { value } else { -value };
        Score { for_black, basis }
    }
}

/// A move of the game, what it was worth and what would have been best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// How many moves, passes included, were played before.
    pub at: usize,
    pub color: Color,
    pub mv: Move,
    /// How many discs lay on the board besides the first four, this one included; for a pass, before it.
    pub number: usize,
    /// Whether there was nothing else to play.
    pub is_forced: bool,
    /// The best move; the one played, where none is better.
    pub best: Move,
    /// The position before, worth what the best move is worth.
    pub before: Score,
    /// The position after.
    pub after: Score,
}

impl PlayedMove {
    /// What the best move was worth more, in hundredths of a disc; never negative.
    pub fn loss(&self) -> i32 {
        self.before.of(self.color) - self.after.of(self.color)
    }

    /// Whether the loss is proven.
    pub fn is_exact(&self) -> bool {
        (self.before.basis, self.after.basis) == (Basis::Exact, Basis::Exact)
    }
}

impl Review {
    /// What each position is worth, as far as is known: from some position on to the last.
    pub fn scores(&self) -> Vec<Option<Score>> {
        let n = self.moves.len();
        let mut scores = vec![None; n + 1];
        scores[n] = self.last_score();
        for at in (0..n).rev() {
            let Some(after) = scores[at + 1] else { break };
            scores[at] = self.score_before(at, after);
        }
        self.bound_guesses(&mut scores);
        scores
    }

    /// No position allows the next one to be worth more, and where its best move was played the next one is
    /// worth as much: guesses that say something else give way.
    fn bound_guesses(&self, scores: &mut [Option<Score>]) {
        for at in 0..self.moves.len() {
            let (Some(before), Some(after)) = (scores[at], scores[at + 1]) else { continue };
            let turn = self.positions[at].turn();
            let is_too_much = after.of(turn) > before.of(turn);
            if after.basis != Basis::Exact && (is_too_much || self.other_than_played(at).is_none()) {
                scores[at + 1] = Some(Score { for_black: before.for_black, ..after });
            }
        }
    }

    /// The moves of the game whose value is known; all of them once the graph is whole.
    pub fn moves(&self) -> Vec<PlayedMove> {
        let scores = self.scores();
        let known = (0..self.moves.len()).filter_map(|at| Some((at, scores[at]?, scores[at + 1]?)));
        known.map(|(at, before, after)| self.played_move(at, before, after)).collect()
    }

    /// The principal variation after `at` moves: the best move and what follows it, as far as it is known.
    /// When the best move was played, what followed it in the game is left out.
    pub fn best_line(&self, at: usize) -> Vec<Move> {
        let found = self.found[at].as_ref();
        let other = (at < self.moves.len()).then(|| self.other_than_played(at)).flatten();
        let beside = other.and_then(|_| self.beside[at].as_ref()).filter(|(mv, _)| Some(*mv) == other);
        match (found, beside) {
            (Some(found), Some((best, after)))
                if found.basis != Basis::Exact && after.line.len() + 1 >= found.line.len() =>
            {
                std::iter::once(*best).chain(after.line.iter().copied()).collect()
            }
            (Some(found), _) => found.line.clone(),
            // Nothing was searched where nothing else could be played.
            (None, _) if at < self.moves.len() => {
                std::iter::once(self.moves[at]).chain(self.best_line(at + 1)).collect()
            }
            (None, _) => Vec::new(),
        }
    }

    fn last_score(&self) -> Option<Score> {
        let position = self.positions.last().expect("there is one more than moves");
        if let Some(outcome) = position.outcome() {
            return Some(Score { for_black: final_value(&outcome, self.goal), basis: Basis::Exact });
        }
        if position.is_placing() {
            // Nothing tells the central squares apart.
            return Some(Score { for_black: 0, basis: Basis::Search { plies: 0, percent: 100 } });
        }
        let found = self.found[self.moves.len()].as_ref()?;
        Some(Score::new(found.value, position.turn(), found.basis))
    }

    fn score_before(&self, at: usize, after: Score) -> Option<Score> {
        let position = &self.positions[at];
        let turn = position.turn();
        if position.is_placing() || position.legal_moves().len() <= 1 {
            return Some(after);
        }
        let found = self.found[at].as_ref()?;
        let value = match (found.basis, self.best_instead(at, found)) {
            (Basis::Exact, _) => found.value,
            // The rules were followed when it came about.
            _ if found.is_kept => found.value,
            // Rule 2: seen from nearer, though that nothing else is better was not proven.
            (_, None) => after.of(turn),
            // Rule 3.
            (_, Some(best)) => best.max(after.of(turn)),
        };
        Some(Score::new(value, turn, found.basis))
    }

    /// What the best move is worth where another was played, in hundredths of a disc for the side to move.
    fn best_instead(&self, at: usize, found: &Found) -> Option<i32> {
        let best = self.other_than_played(at)?;
        let position = self.positions[at].play(best).expect("the engine plays legal moves");
        if let Some(outcome) = position.outcome() {
            let score = Score { for_black: final_value(&outcome, self.goal), basis: Basis::Exact };
            return Some(score.of(self.positions[at].turn()));
        }
        // During the first pass it may not have been looked at yet.
        let after = self.beside[at].as_ref().filter(|(mv, _)| *mv == best);
        Some(after.map_or(found.value, |(_, after)| -after.value))
    }

    fn played_move(&self, at: usize, before: Score, after: Score) -> PlayedMove {
        let position = &self.positions[at];
        let (color, mv) = (position.turn(), self.moves[at]);
        let n_discs = position.size().area() - position.empties().len();
        let number = (n_discs + usize::from(mv != Move::Pass)).saturating_sub(4);
        let is_forced = position.is_placing() || position.legal_moves().len() <= 1;
        let best =
            if before.for_black == after.for_black { mv } else { self.other_than_played(at).unwrap_or(mv) };
        PlayedMove { at, color, mv, number, is_forced, best, before, after }
    }
}

/// The final score, in hundredths of a disc for Black.
fn final_value(outcome: &Outcome, goal: Goal) -> i32 {
    let official = outcome.official(goal);
    let difference = 100 * (i32::from(official.black) - i32::from(official.white));
    if goal == Goal::MostDiscs { difference } else { -difference }
}
