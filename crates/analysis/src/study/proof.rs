//! The analysis of a position, and how long it takes until the scores of all its moves are proven.
//!
//! The cost of a move's proof is predicted from the cost of its last estimate and from the number of empties:
//! positions with large trees have expensive estimates. Once proofs have begun, the real cost of their first
//! searches corrects this. Nodes become seconds by the speed of this analysis, so the time is right on slow
//! and on busy machines.
//!
//! `cargo bench --bench proof -- FILE` measures the prediction. The constants are least squares over the
//! logarithms of 599 moves' proofs, of 70 positions with 18 to 24 empties (lines 1, 31, 61 … of tournament
//! positions with 24 empties, those with fewer after best play), as `cargo bench --bench proof -- FILE --log`
//! writes them.

use crate::knowledge::of_move;
use engine::MultiPv;
use othello::evaluation::Evaluation;
use othello::rules::{BoardSize, Goal, Move, Position};
use std::time::Duration;

/// The evaluations of a position's moves, and the nodes and the time that they took.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// Best first, one for each move of which anything is known.
    pub evaluations: Vec<Evaluation>,
    /// Nodes, summed over all visits.
    pub nodes: u64,
    /// The time it took, summed over all visits.
    pub elapsed: Duration,
    /// What was spent before the running analysis.
    pub(super) before: Spent,
    /// What each move has cost so far.
    pub(super) costs: Costs,
    /// Whether every score is proven.
    pub is_complete: bool,
}

/// What searches took.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Spent {
    pub(super) nodes: u64,
    pub(super) elapsed: Duration,
}

/// The cost of a move so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Cost {
    /// Nodes of the last estimate.
    estimate: u64,
    /// Nodes of the searches that tried to prove its score: of the first, of the last, and of all.
    first: Option<u64>,
    last: u64,
    spent: u64,
}

/// The cost of all moves so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Costs {
    moves: Vec<(Move, Cost)>,
    estimates: Spent,
    proofs: Spent,
    /// What the running analysis had spent at its last report.
    reported: Spent,
}

/// The logarithm of a cost: a constant for 21 empty squares, and what each square more, the logarithm of the
/// last estimate's cost, and that of the first proof search's cost add.
struct CostModel {
    at_21: f64,
    each_empty: f64,
    each_estimate: f64,
    each_first: f64,
}

/// All searches until a move's score is proven, as predicted before the first of them.
const ALL: CostModel = CostModel { at_21: 9.73, each_empty: 0.423, each_estimate: 0.592, each_first: 0.0 };
/// All these searches, as predicted after the first of them.
const ALL_AFTER_FIRST: CostModel =
    CostModel { at_21: 8.40, each_empty: 0.350, each_estimate: 0.320, each_first: 0.267 };
/// The first of these searches alone.
const FIRST: CostModel = CostModel { at_21: 3.81, each_empty: 0.275, each_estimate: 1.018, each_first: 0.0 };
/// The ratio of nodes per second in proofs and in estimates: 5 with one thread, 8 with two.
const PROOF_SPEEDUP: f64 = 6.5;
/// The time of proofs after which their own speed is used.
const SPEED_AFTER: Duration = Duration::from_millis(300);
/// The share of the models' mean logarithmic error that the real costs of many moves correct. Since
/// [`MODEL_MOVES`] moves without an error are added to them, one move corrects a quarter of this share.
const TRUST: f64 = 0.7;
const MODEL_MOVES: f64 = 3.0;

impl CostModel {
    fn cost(&self, n_empties: usize, cost: &Cost) -> f64 {
        let log = |nodes: u64| (nodes.max(1) as f64).ln();
        let empties = self.each_empty * (n_empties as f64 - 21.0);
        let spent = self.each_estimate * log(cost.estimate) + self.each_first * log(cost.first.unwrap_or(1));
        (self.at_21 + empties + spent).exp()
    }
}

/// The factor by which moves cost more than expected, given the cost of each and what was expected.
fn correction(moves: impl Iterator<Item = (u64, f64)>) -> f64 {
    let logs: Vec<f64> = moves.map(|(cost, expected)| (cost.max(1) as f64 / expected).ln()).collect();
    (TRUST * logs.iter().sum::<f64>() / (logs.len() as f64 + MODEL_MOVES)).exp()
}

impl Costs {
    /// Starts the counts of a new analysis at zero.
    pub(super) fn begin(&mut self) {
        self.reported = Spent::default();
    }

    /// Adds the cost of an evaluation, given what the analysis has spent by now: to the proofs if the move
    /// was `known` and `news` is exact or as deep.
    pub(super) fn add(&mut self, known: Option<&Evaluation>, news: &Evaluation, by_now: Spent) {
        let spent = by_now.nodes.saturating_sub(self.reported.nodes);
        let time = by_now.elapsed.saturating_sub(self.reported.elapsed);
        self.reported = by_now;
        let Some(&mv) = news.line.first() else { return };
        let at = self.moves.iter().position(|(other, _)| *other == mv).unwrap_or_else(|| {
            self.moves.push((mv, Cost::default()));
            self.moves.len() - 1
        });
        let cost = &mut self.moves[at].1;
        let is_estimate = known.is_none_or(|known| {
            !news.is_exact() && (known.depth, known.selectivity) != (news.depth, news.selectivity)
        });
        let sum = if is_estimate { &mut self.estimates } else { &mut self.proofs };
        sum.nodes += spent;
        sum.elapsed += time;
        if is_estimate {
            cost.estimate = spent;
        } else {
            cost.first = cost.first.or(Some(spent));
            (cost.last, cost.spent) = (spent, cost.spent + spent);
        }
    }

    fn of(&self, mv: Move) -> Option<&Cost> {
        self.moves.iter().find(|(other, _)| *other == mv).map(|(_, cost)| cost)
    }

    /// Nodes a second in proofs.
    fn speed(&self) -> f64 {
        let rate = |of: Spent| of.nodes as f64 / of.elapsed.as_secs_f64().max(1e-3);
        let is_measured = self.proofs.elapsed >= SPEED_AFTER;
        if is_measured { rate(self.proofs) } else { PROOF_SPEEDUP * rate(self.estimates) }
    }
}

impl Analysis {
    /// How long until the score of every move is proven. `None` until every move has its last estimate, when
    /// all is proven, and for boards whose proofs were never measured.
    pub fn time_to_proof(&self, position: &Position, goal: Goal) -> Option<Duration> {
        let n_moves = position.legal_moves().len().max(1);
        let is_estimated = self.evaluations.len() == n_moves
            && self.evaluations.iter().all(|v| self.is_estimated(v, position));
        let unproven: Vec<&Evaluation> =
            self.evaluations.iter().filter(|evaluation| evaluation.exact().is_none()).collect();
        if !fits(position, goal) || !is_estimated || unproven.is_empty() {
            return None;
        }
        let nodes = unproven.iter().map(|evaluation| self.remaining(evaluation, position)).sum();
        self.time_for(nodes)
    }

    /// How long the search of one move alone will take until its score is proven.
    pub fn time_to_proof_of(
        &self,
        evaluation: &Evaluation,
        position: &Position,
        goal: Goal,
    ) -> Option<Duration> {
        if !fits(position, goal) || evaluation.is_exact() || !self.is_estimated(evaluation, position) {
            return None;
        }
        self.time_for(self.remaining(evaluation, position))
    }

    fn is_estimated(&self, evaluation: &Evaluation, position: &Position) -> bool {
        let depth = MultiPv::last_estimate(position.empties().len());
        let is_costed = evaluation.line.first().is_some_and(|&mv| self.costs.of(mv).is_some());
        evaluation.is_exact() || usize::from(evaluation.depth) >= depth && is_costed
    }

    /// Nodes that a move still needs: never less than its last proof search took.
    fn remaining(&self, evaluation: &Evaluation, position: &Position) -> f64 {
        let n_empties = position.empties().len();
        let cost = evaluation.line.first().and_then(|&mv| self.costs.of(mv)).copied().unwrap_or_default();
        let all = if cost.first.is_some() {
            let is_proven = |mv: Move| of_move(&self.evaluations, mv).is_some_and(Evaluation::is_exact);
            let proven = self.costs.moves.iter().filter(|(mv, cost)| cost.first.is_some() && is_proven(*mv));
            let expected = |cost: &Cost| ALL_AFTER_FIRST.cost(n_empties, cost);
            expected(&cost) * correction(proven.map(|(_, cost)| (cost.spent, expected(cost))))
        } else {
            let asked = self
                .costs
                .moves
                .iter()
                .filter_map(|(_, cost)| Some((cost.first?, FIRST.cost(n_empties, cost))));
            ALL.cost(n_empties, &cost) * correction(asked)
        };
        (all - cost.spent as f64).max(cost.last as f64)
    }

    fn time_for(&self, nodes: f64) -> Option<Duration> {
        Duration::try_from_secs_f64(nodes / self.costs.speed()).ok()
    }
}

/// Whether the end is near enough for proofs, on a board whose proofs were measured.
fn fits(position: &Position, goal: Goal) -> bool {
    let is_measured = position.size() == BoardSize::STANDARD && goal == Goal::MostDiscs;
    is_measured && position.empties().len() <= MultiPv::PROOFS_FROM
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::evaluation::{Bounds, Score};
    use othello::rules::Setup;

    /// A position with 20 empties from a tournament.
    fn position() -> Position {
        let board = "--X--X----XXX---OOOOOO---OXOXO-XOOXXOXOX-OXOXXXX--XXXX-X--XXX-OO X";
        Setup::parse_line(board, BoardSize::STANDARD).unwrap().position().unwrap()
    }

    fn evaluation(mv: Move, depth: u8) -> Evaluation {
        Evaluation::estimate(Score::from_discs(1), depth, 73).with_line(vec![mv])
    }

    /// An analysis whose estimate of each move cost `estimate` nodes, at a million nodes a second.
    fn estimated(position: &Position, estimate: u64) -> Analysis {
        let mut analysis = Analysis::default();
        for (at, square) in (1..).zip(position.legal_moves().iter()) {
            let news = evaluation(Move::Place(square), 14);
            let nodes = at * estimate;
            analysis.costs.add(None, &news, Spent { nodes, elapsed: Duration::from_micros(nodes) });
            analysis.evaluations.push(news);
        }
        analysis
    }

    #[test]
    fn a_costly_estimate_means_a_costly_proof() {
        let position = position();
        let time =
            |estimate| estimated(&position, estimate).time_to_proof(&position, Goal::MostDiscs).unwrap();
        assert!(time(10_000) > 2 * time(1_000));
        let cheap = estimated(&position, 1_000);
        let each: Duration = cheap
            .evaluations
            .iter()
            .filter_map(|evaluation| cheap.time_to_proof_of(evaluation, &position, Goal::MostDiscs))
            .sum();
        assert!(each.abs_diff(time(1_000)) < Duration::from_millis(1), "all is the sum of each");
    }

    #[test]
    fn there_is_no_time_before_all_is_estimated_nor_after_the_proof() {
        let position = position();
        let mut analysis = estimated(&position, 1_000);
        assert_eq!(analysis.time_to_proof(&position, Goal::FewestDiscs), None);
        analysis.evaluations[0].depth = 5;
        assert_eq!(analysis.time_to_proof(&position, Goal::MostDiscs), None);
        analysis.evaluations.iter_mut().for_each(|evaluation| evaluation.prove(Bounds::exactly(2)));
        assert_eq!(analysis.time_to_proof(&position, Goal::MostDiscs), None);
    }

    #[test]
    fn proofs_correct_the_prediction() {
        let position = position();
        let mut analysis = estimated(&position, 1_000);
        let before = analysis.time_to_proof(&position, Goal::MostDiscs).unwrap();
        let Spent { nodes, elapsed } = analysis.costs.reported;
        let known = analysis.evaluations[0].clone();
        let news = known.clone().within(Bounds { low: 2, ..Bounds::UNKNOWN });
        // A first proof search that took very long, at five times the speed of the estimates.
        let spent = 1 << 30;
        let elapsed = elapsed + Duration::from_micros(spent / 5);
        analysis.costs.add(Some(&known), &news, Spent { nodes: nodes + spent, elapsed });
        analysis.evaluations[0] = news;
        assert!(analysis.time_to_proof(&position, Goal::MostDiscs).unwrap() > 2 * before);
    }
}
