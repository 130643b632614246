//! The review of a game: what every position on its line was worth, and so what every move cost.
//!
//! [`Review`] searches nothing and finds no values of its own: it reads them off what is known
//! ([`Knowledge`]), and reads them again when more is learned. So a proof found by analysis, a value of the
//! book and a search of the review all say the same here and on the board. [`Plan`] lists the searches
//! that a review needs.
//!
//! Three rules relate the values of neighbouring positions; the first two are those of [`Knowledge`]:
//! 1. A position is worth what its best move is worth.
//! 2. The best move is the best of those searched as deeply as the position itself.
//! 3. The position after a move is worth at most as much as the one before it, and just as much if the move
//!    was the best.
//!
//! Then no loss is negative, and each is the step that the graph takes at its move. So all of Black's losses
//! less all of White's are Black's value of the first position less that of the last.
//!
//! Whether a loss is final is judged in `review/verdict.rs`.
//!
//! A correction of the board is not a move: it gets no verdict, and the rules do not hold across it. An
//! opening given before the game is not the players' choice: its moves get no verdict, and each of its
//! positions is worth what the players' first position is worth.
//!
//! Where a position is its own image under symmetries of the board, moves that are images of one another
//! count as one move.

mod plan;
mod verdict;

pub use plan::{DEFAULT_LEVEL, PROVEN_FROM, Plan, ReviewProgress};
use verdict::Case;

use crate::explain::Findings;
use crate::knowledge::{Knowledge, of_move};
use othello::evaluation::{Evaluation, Score, Source};
use othello::record::{NodeId, Record, Step};
use othello::rules::{Color, Goal, Move, Position, Square, Symmetry};
use std::cmp::Reverse;
use std::collections::HashMap;

/// The most moves of a game that are worth another look.
const LOOKS_MAX: usize = 3;
/// The least that a move worth another look has lost.
const LOSS_MIN: Score = Score::from_discs(3);

/// A game under review. Its evaluations are Black's, as its graph is.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// The positions from the start of the game to the end of its shown line: one more than steps.
    pub positions: Vec<Position>,
    /// The moves and corrections of the line under review.
    pub steps: Vec<Step>,
    /// The moves before the first correction: as far as they follow from the start.
    pub line: Vec<Move>,
    /// The nodes of the record after each step.
    pub nodes: Vec<NodeId>,
    /// How many of the first moves were given before the game.
    n_given: usize,
    /// What each position is worth to Black, with best play; `None` up to the last position whose value is
    /// unknown.
    pub evaluations: Vec<Option<Evaluation>>,
    /// The moves that players chose and whose value is known; all of them once the graph is whole.
    pub moves: Vec<PlayedMove>,
    /// Why its moves lost, as far as that was asked.
    pub findings: Findings,
    /// Where a loss is confirmed, the value of the best move for its side; by [`PlayedMove::at`].
    confirmed: HashMap<usize, Evaluation>,
}

/// A move of the game, what it was worth and what would have been best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// How many moves were played before; passes and corrections count as well.
    pub at: usize,
    /// Who played it.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// How many discs lie on the board after it, less the first four. A pass adds none.
    pub number: usize,
    /// Whether there was nothing else to play; also true while the central discs are placed.
    pub is_forced: bool,
    /// The best move; the one played, where none is better.
    pub best: Move,
    /// Black's value of the position before the move: what the best move is worth.
    pub before: Evaluation,
    /// Black's value of the position after the move.
    pub after: Evaluation,
    /// How much more the best move was worth, never negative: the step from `before` to `after`.
    pub loss: Score,
    /// What the worst move would have lost, as far as a short search tells; `None` while not all moves were
    /// searched.
    pub at_stake: Option<Score>,
    /// Whether the loss is final: both moves were searched alike, and deep enough. Else deeper searches may
    /// change it.
    pub is_final: bool,
}

impl PlayedMove {
    /// Whether the loss is proven.
    pub fn is_exact(&self) -> bool {
        self.before.is_exact() && self.after.is_exact()
    }
}

impl Review {
    /// The review of the shown line of a record, with what is known of it.
    pub fn of(record: &Record, knowledge: &Knowledge) -> Review {
        let nodes = record.line();
        let steps: Vec<Step> = nodes.iter().filter_map(|&node| record.step_into(node).cloned()).collect();
        let line = steps.iter().map_while(Step::mv).collect();
        let positions = record.positions();
        let n_given = record.n_given();
        let mut review = Review {
            goal: record.goal(),
            positions,
            steps,
            line,
            nodes,
            n_given,
            evaluations: Vec::new(),
            moves: Vec::new(),
            findings: Findings::default(),
            confirmed: HashMap::new(),
        };
        review.read(knowledge);
        review
    }

    /// Reads its evaluations again.
    pub fn read(&mut self, knowledge: &Knowledge) {
        let n = self.steps.len();
        let mut evaluations = vec![None; n + 1];
        for at in (0..=n).rev() {
            let after = evaluations.get(at + 1).cloned().flatten();
            evaluations[at] = self.evaluation(at, after, knowledge);
            // Without what follows a position, its value says nothing of the move that was played.
            if evaluations[at].is_none() {
                break;
            }
        }
        self.bound(&mut evaluations);
        let pairs = evaluations.windows(2).enumerate();
        let known = pairs.filter_map(|(at, pair)| Some((at, pair[0].clone()?, pair[1].clone()?)));
        let mut moves: Vec<PlayedMove> =
            known.filter_map(|(at, before, after)| self.played_move(at, before, after)).collect();
        for played in &mut moves {
            played.at_stake = self.at_stake(played, knowledge);
            let position = &self.positions[played.at];
            played.is_final = Case { knowledge, position, goal: self.goal, played }.is_final();
        }
        self.confirmed = moves.iter().filter_map(|played| self.confirmed_best(played, knowledge)).collect();
        (self.moves, self.evaluations) = (moves, evaluations);
    }

    /// The value of a position, given that of the position after it; its line begins with the best move.
    fn evaluation(&self, at: usize, after: Option<Evaluation>, knowledge: &Knowledge) -> Option<Evaluation> {
        let position = &self.positions[at];
        let turn = position.turn();
        if let Some(mv) = self.forced(at) {
            return Some(after?.of(!turn).before(mv).of(turn));
        }
        if position.is_placing() {
            // Nothing tells the central squares apart.
            return Some(Evaluation::estimate(Score::default(), 0, 100));
        }
        let mut evaluation = knowledge.value(position, self.goal)?;
        self.turn_to_the_played(at, &mut evaluation.line);
        let says_what_to_play = !evaluation.line.is_empty() || position.outcome().is_some();
        says_what_to_play.then(|| evaluation.of(turn))
    }

    /// Applies the third rule to estimates; proven scores stay.
    fn bound(&self, evaluations: &mut [Option<Evaluation>]) {
        for at in 0..self.steps.len() {
            let Some(played) = self.played(at) else { continue };
            let [Some(before), Some(after)] = &mut evaluations[at..at + 2] else { continue };
            let turn = self.positions[at].turn();
            let (most, score) = (before.score.of(turn), after.score.of(turn));
            let is_best = before.line.first() == Some(&played);
            after.score = after.bounds.clamp(if is_best { most } else { score.min(most) }.of(turn));
        }
    }

    fn played_move(&self, at: usize, before: Evaluation, after: Evaluation) -> Option<PlayedMove> {
        let position = &self.positions[at];
        let (color, mv) = (position.turn(), self.played(at).filter(|_| at >= self.n_given)?);
        let n_discs = position.size().area() - position.empties().len();
        let number = (n_discs + usize::from(mv != Move::Pass)).saturating_sub(4);
        let is_forced = self.forced(at).is_some();
        let best = if before.score == after.score { mv } else { before.line.first().copied().unwrap_or(mv) };
        let [had, has] = [&before, &after].map(|of| of.score.of(color));
        let (loss, at_stake, is_final) = (had - has, None, false);
        Some(PlayedMove { at, color, mv, number, is_forced, best, before, after, loss, at_stake, is_final })
    }

    /// For a confirmed loss its place and the best move's own value, which rests on more than the value of
    /// the position.
    fn confirmed_best(&self, played: &PlayedMove, knowledge: &Knowledge) -> Option<(usize, Evaluation)> {
        let is_confirmed = played.is_final && played.best != played.mv && !played.is_exact();
        let moves =
            if is_confirmed { knowledge.moves(&self.positions[played.at], self.goal) } else { Vec::new() };
        let best = of_move(&moves, played.best)?;
        (best.source == Source::Search && !best.is_exact()).then(|| (played.at, best.clone()))
    }

    fn at_stake(&self, played: &PlayedMove, knowledge: &Knowledge) -> Option<Score> {
        let position = &self.positions[played.at];
        let moves = knowledge.moves(position, self.goal);
        let is_all = moves.len() == position.legal_moves().len();
        let worst = moves.iter().filter(|_| is_all).map(|of| of.score).min()?;
        Some((played.before.score.of(played.color) - worst).max(played.loss))
    }

    /// The move played where it was the only one or given, or while the central discs are placed.
    fn forced(&self, at: usize) -> Option<Move> {
        let position = &self.positions[at];
        let is_forced = at < self.n_given || position.is_placing() || position.legal_moves().len() <= 1;
        self.played(at).filter(|_| is_forced)
    }

    /// The move that was played after this many steps; `None` at a correction and at the end.
    fn played(&self, at: usize) -> Option<Move> {
        self.steps.get(at).and_then(Step::mv)
    }

    /// Turns the line to begin with the move played, if the best move is an image of it: the game continues
    /// alike after both.
    fn turn_to_the_played(&self, at: usize, line: &mut [Move]) {
        let (Some(played), Some(&best)) = (self.played(at), line.first()) else { return };
        let (position, size) = (&self.positions[at], self.positions[at].size());
        if let Some(symmetry) = Symmetry::of(position).find(|symmetry| symmetry.mv(best, size) == played) {
            line.iter_mut().for_each(|mv| *mv = symmetry.mv(*mv, size));
        }
    }

    /// The best move after `at` moves and what follows it, as far as it is known.
    pub fn best_line(&self, at: usize) -> &[Move] {
        self.evaluations[at].as_ref().map_or(&[], |evaluation| &evaluation.line)
    }

    /// Whether every position has a value: the graph is whole.
    pub fn is_whole(&self) -> bool {
        self.evaluations.iter().all(Option::is_some)
    }

    /// The values to keep in the record, for the side to move, of positions whose best move is known. Leaves
    /// out the given opening, whose values here are not its positions' own.
    pub fn to_keep(&self) -> Vec<(NodeId, Evaluation)> {
        let nodes = std::iter::once(Record::ROOT).chain(self.nodes.iter().copied());
        let places = nodes.zip(&self.positions).zip(&self.evaluations);
        places
            .enumerate()
            .skip(self.n_given)
            .filter_map(|(at, ((node, position), evaluation))| {
                let evaluation = evaluation.clone()?.of(position.turn());
                Some((node, self.confirmed.get(&at).cloned().unwrap_or(evaluation)))
            })
            .filter(|(_, evaluation)| !evaluation.line.is_empty())
            .collect()
    }

    /// The square of the last move before a step, since the last correction.
    pub fn last_placed(&self, at: usize) -> Option<Square> {
        self.steps[..at].iter().rev().map_while(Step::mv).find_map(Move::square)
    }

    /// The corrections, which get no verdict, each by the number of steps before it.
    pub fn corrections(&self) -> impl Iterator<Item = usize> {
        let steps = self.steps.iter().enumerate();
        steps.filter(|(_, step)| step.correction().is_some()).map(|(at, _)| at)
    }

    /// Finds its line in the record again, after another variation was removed and nodes were renumbered.
    /// Returns whether the record still holds the game under review.
    pub fn find_line(&mut self, record: &Record) -> bool {
        if record.start() != &self.positions[0] || record.goal() != self.goal {
            return false;
        }
        let mut node = Record::ROOT;
        let after = |step: &Step| {
            node = record.child(node, step)?;
            Some(node)
        };
        let nodes: Option<Vec<NodeId>> = self.steps.iter().map(after).collect();
        let is_there = nodes.is_some();
        self.nodes = nodes.unwrap_or_default();
        is_there
    }
}

/// The moves of a side, or of both, that lost the most, in the order of the game. They are more than four
/// plies apart, so that no two are about the same problem.
pub fn worst_moves(review: &Review, side: Option<Color>) -> Vec<&PlayedMove> {
    let mut lost: Vec<&PlayedMove> = review
        .moves
        .iter()
        .filter(|played| side.is_none_or(|side| played.color == side))
        .filter(|played| played.loss >= LOSS_MIN)
        .collect();
    lost.sort_by_key(|played| Reverse(played.loss));
    let mut chosen: Vec<&PlayedMove> = Vec::new();
    for played in lost {
        if chosen.len() < LOOKS_MAX && chosen.iter().all(|other| other.at.abs_diff(played.at) > 4) {
            chosen.push(played);
        }
    }
    chosen.sort_by_key(|played| played.at);
    chosen
}

#[cfg(test)]
mod tests;
