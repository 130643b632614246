//! How long it will take until the scores of all moves are proven.
//!
//! What a move's proof will cost is told from what its last guess cost and from the number of empties: positions with large trees
//! have large guesses. When proofs have begun, what their first questions really cost corrects it. Positions become seconds by
//! the speed of this very analysis, so the estimate holds on slow and on busy machines.
//!
//! `cargo bench --bench proof -- FILE` measures how good it is. The constants are least squares over the logarithms of 599 moves' proofs,
//! of 70 positions with 18 to 24 empties (lines 1, 31, 61 … of tournament positions with 24 empties, those with fewer after best play),
//! as `cargo bench --bench proof -- FILE --log` writes them.

use super::Knowledge;
use crate::engine::{Survey, Verdict};
use crate::rules::{BoardSize, Goal, Move, Position};
use std::time::Duration;

/// What has been spent on a move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Cost {
    /// Positions looked at for the last guess.
    guess: u64,
    /// For the first question about its score, the last one, and all.
    first: Option<u64>,
    last: u64,
    spent: u64,
}

/// What has been spent on all moves: positions and time.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Costs {
    moves: Vec<(Move, Cost)>,
    guesses: (u64, Duration),
    proofs: (u64, Duration),
    /// What the survey in progress had used when it last told something.
    heard: (u64, Duration),
}

/// The logarithm of a cost: a number, and what each empty square and the logarithm of the last guess's cost add.
struct Model {
    at_21: f64,
    each_empty: f64,
    each_log: f64,
}

/// All questions until a move's score is proven.
const ALL: Model = Model { at_21: 9.40, each_empty: 0.411, each_log: 0.622 };
/// The first of them.
const FIRST: Model = Model { at_21: 3.43, each_empty: 0.249, each_log: 1.058 };
/// How many more positions a second are looked at in proofs than in guesses.
const FASTER: f64 = 5.0;
/// The speed of proofs is taken from themselves when they have gone on for so long.
const SPEED_AFTER: Duration = Duration::from_millis(300);
/// How far the first questions correct the model: fully with many, by a quarter of this with one.
const TRUST: f64 = 0.7;

impl Model {
    fn cost(&self, n_empties: usize, guess: u64) -> f64 {
        (self.at_21 + self.each_empty * (n_empties as f64 - 21.0) + self.each_log * (guess.max(1) as f64).ln()).exp()
    }
}

impl Costs {
    /// A survey begins to count from nothing.
    pub fn begin(&mut self) {
        self.heard = (0, Duration::ZERO);
    }

    /// Books what a verdict has cost, given what was known about the move before.
    pub fn book(&mut self, known: Option<&Verdict>, news: &Verdict, nodes: u64, elapsed: Duration) {
        let (spent, time) = (nodes.saturating_sub(self.heard.0), elapsed.saturating_sub(self.heard.1));
        self.heard = (nodes, elapsed);
        let Some(&mv) = news.line.first() else { return };
        let at = self.moves.iter().position(|(other, _)| *other == mv).unwrap_or_else(|| {
            self.moves.push((mv, Cost::default()));
            self.moves.len() - 1
        });
        let cost = &mut self.moves[at].1;
        let is_guess = known.is_none_or(|known| (known.depth, known.certainty) != (news.depth, news.certainty));
        let sum = if is_guess { &mut self.guesses } else { &mut self.proofs };
        *sum = (sum.0 + spent, sum.1 + time);
        if is_guess {
            cost.guess = spent;
        } else {
            cost.first = cost.first.or(Some(spent));
            (cost.last, cost.spent) = (spent, cost.spent + spent);
        }
    }

    fn of(&self, mv: Move) -> Option<&Cost> {
        self.moves.iter().find(|(other, _)| *other == mv).map(|(_, cost)| cost)
    }

    /// How much dearer the first questions were than expected.
    fn correction(&self, n_empties: usize) -> f64 {
        let asked = self.moves.iter().filter_map(|(_, cost)| Some((cost.first?, FIRST.cost(n_empties, cost.guess))));
        let logs: Vec<f64> = asked.map(|(first, expected)| (first.max(1) as f64 / expected).ln()).collect();
        // Three moves as the model has them weigh against those that were seen.
        let n = logs.len() as f64;
        (TRUST * logs.iter().sum::<f64>() / (n + 3.0)).exp()
    }

    /// Positions a second in proofs.
    fn speed(&self) -> f64 {
        let rate = |(nodes, time): (u64, Duration)| nodes as f64 / time.as_secs_f64().max(1e-3);
        if self.proofs.1 >= SPEED_AFTER { rate(self.proofs) } else { FASTER * rate(self.guesses) }
    }
}

impl Knowledge {
    /// How long until the score of every move is proven, once all guesses are made that come before; `None` before, when all
    /// is proven, and for boards whose proofs were never measured.
    pub fn time_to_proof(&self, position: &Position, goal: Goal) -> Option<Duration> {
        let n_moves = position.legal_moves().len().max(1);
        let is_guessed = self.verdicts.len() == n_moves && self.verdicts.iter().all(|v| self.is_guessed(v, position));
        let unproven: Vec<&Verdict> = self.verdicts.iter().filter(|verdict| verdict.exact().is_none()).collect();
        if !fits(position, goal) || !is_guessed || unproven.is_empty() {
            return None;
        }
        let nodes = unproven.iter().map(|verdict| self.remaining(verdict, position)).sum();
        self.time_for(nodes)
    }

    /// How long the search of one move alone will take until its score is proven.
    pub fn time_to_proof_of(&self, verdict: &Verdict, position: &Position, goal: Goal) -> Option<Duration> {
        if !fits(position, goal) || verdict.exact().is_some() || !self.is_guessed(verdict, position) {
            return None;
        }
        self.time_for(self.remaining(verdict, position))
    }

    fn is_guessed(&self, verdict: &Verdict, position: &Position) -> bool {
        let depth = Survey::last_guess(position.empties().len());
        let is_costed = verdict.line.first().is_some_and(|&mv| self.costs.of(mv).is_some());
        verdict.exact().is_some() || usize::from(verdict.depth) >= depth && is_costed
    }

    /// Positions that are still to be looked at for a move: never less than the last question took.
    fn remaining(&self, verdict: &Verdict, position: &Position) -> f64 {
        let n_empties = position.empties().len();
        let cost = verdict.line.first().and_then(|&mv| self.costs.of(mv)).copied().unwrap_or_default();
        let all = ALL.cost(n_empties, cost.guess) * self.costs.correction(n_empties);
        (all - cost.spent as f64).max(cost.last as f64)
    }

    fn time_for(&self, nodes: f64) -> Option<Duration> {
        Duration::try_from_secs_f64(nodes / self.costs.speed()).ok()
    }
}

/// Whether proofs come soon, and the solver for which they were measured makes them.
fn fits(position: &Position, goal: Goal) -> bool {
    let is_measured = position.size() == BoardSize::STANDARD && goal == Goal::MostDiscs;
    is_measured && position.empties().len() <= Survey::PROOFS_FROM
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Square};

    /// A position with 20 empties from a tournament.
    fn position() -> Position {
        let board = "--X--X----XXX---OOOOOO---OXOXO-XOOXXOXOX-OXOXXXX--XXXX-X--XXX-OO";
        let mut setup = Setup::empty(BoardSize::STANDARD);
        for (square, disc) in Square::all(BoardSize::STANDARD).zip(board.chars()) {
            setup.put(square, Setup::read_disc(disc).unwrap());
        }
        setup.position().unwrap()
    }

    fn verdict(mv: Move, depth: u8) -> Verdict {
        Verdict { line: vec![mv], guess: 100, depth, certainty: 73, is_book: false, low: -64, high: 64 }
    }

    /// Everything is guessed, each move for so many positions at a million a second.
    fn guessed(position: &Position, guess: u64) -> Knowledge {
        let mut knowledge = Knowledge::default();
        for (at, square) in (1..).zip(position.legal_moves().iter()) {
            let news = verdict(Move::Place(square), 14);
            knowledge.costs.book(None, &news, at * guess, Duration::from_micros(at * guess));
            knowledge.verdicts.push(news);
        }
        knowledge
    }

    #[test]
    fn what_was_dear_to_guess_is_dear_to_prove() {
        let position = position();
        let time = |guess| guessed(&position, guess).time_to_proof(&position, Goal::MostDiscs).unwrap();
        assert!(time(10_000) > 2 * time(1_000));
        let cheap = guessed(&position, 1_000);
        let each: Duration = cheap
            .verdicts
            .iter()
            .filter_map(|verdict| cheap.time_to_proof_of(verdict, &position, Goal::MostDiscs))
            .sum();
        assert!(each.abs_diff(time(1_000)) < Duration::from_millis(1), "all is the sum of each");
    }

    #[test]
    fn there_is_no_estimate_before_all_is_guessed_nor_after_the_proof() {
        let position = position();
        let mut knowledge = guessed(&position, 1_000);
        assert_eq!(knowledge.time_to_proof(&position, Goal::FewestDiscs), None);
        knowledge.verdicts[0].depth = 5;
        assert_eq!(knowledge.time_to_proof(&position, Goal::MostDiscs), None);
        for verdict in &mut knowledge.verdicts {
            (verdict.low, verdict.high) = (2, 2);
        }
        assert_eq!(knowledge.time_to_proof(&position, Goal::MostDiscs), None);
    }

    #[test]
    fn proofs_correct_the_estimate() {
        let position = position();
        let mut knowledge = guessed(&position, 1_000);
        let before = knowledge.time_to_proof(&position, Goal::MostDiscs).unwrap();
        let (nodes, elapsed) = knowledge.costs.heard;
        let known = knowledge.verdicts[0].clone();
        let news = Verdict { low: 2, ..known.clone() };
        // A first question that took very long, at the speed of the guesses' fivefold.
        let spent = 1 << 30;
        knowledge.costs.book(Some(&known), &news, nodes + spent, elapsed + Duration::from_micros(spent / 5));
        knowledge.verdicts[0] = news;
        assert!(knowledge.time_to_proof(&position, Goal::MostDiscs).unwrap() > 2 * before);
    }
}
