//! The search of the root moves: each iteration is a ply deeper, and the last may go to the end of the game.
//!
//! An iteration first looks into a narrow window around the value of the last (an aspiration window) and
//! widens it when the value lies outside.

use super::compiled::GeneralNodes;
use super::{Game, INFINITY, Search};
use crate::Answer;
use crate::kernel::{Board, Kernel};
use crate::search::Task;
use crate::search::eight::Selectivity;
use crate::search::plan::{End, Plan};
use crate::search::root::{Reached, Root, deepen};
use othello::evaluation::{Evaluation, Score};
use othello::rules::{Bits, Move};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GeneralIteration {
    /// To this many plies, counting the root move.
    Depth(u8),
    /// Whether the game can be won.
    Outcome,
    /// The score at the end of the game, this many plies away.
    Exact { n_empties: u8 },
}

pub(crate) struct GeneralRootMove<S> {
    mv: Move,
    board: Board<S>,
    /// The value of its last search, in hundredths of a disc.
    value: i32,
    line: Vec<Move>,
    is_exact: bool,
}

/// Half the width of the first window.
const ASPIRATION: i32 = 150;

impl<K: Kernel, V: GeneralNodes, G: Game<K>> Search<'_, K, V, G> {
    /// Runs the whole search.
    pub(super) fn think(mut self, task: &Task) -> Answer {
        let Task { request, plan, .. } = *task;
        let board = self.kernel.board(&request.position);
        let mut random = SmallRng::seed_from_u64(request.seed);
        let mut moves = self.root_moves(board);
        // Random order decides between equal moves, as in the symmetric start.
        moves.shuffle(&mut random);
        let n_lines = usize::from(request.lines).clamp(1, moves.len());
        let iterations = self.iterations(plan, moves.len(), self.n_empties(board) as u8);
        let reached = deepen(&mut self, task, &mut moves, n_lines, iterations);
        if plan.end == End::Estimate && plan.makes_mistakes() {
            self.blunder(&mut moves, plan, &mut random);
        }
        for root_move in &mut moves[..n_lines] {
            self.finish_line(root_move);
        }
        let report = self.report(&moves[..n_lines], reached, task.started.elapsed());
        (Some(moves[0].mv), report)
    }

    fn root_moves(&self, board: Board<K::Set>) -> Vec<GeneralRootMove<K::Set>> {
        let moves = self.kernel.legal_moves(board);
        let root_move =
            |mv, board| GeneralRootMove { mv, board, value: -INFINITY, line: vec![mv], is_exact: false };
        if moves.is_empty() {
            return vec![root_move(Move::Pass, board.pass())];
        }
        let place = |index| root_move(Move::Place(self.kernel.square(index)), self.kernel.play(board, index));
        moves.indices().map(place).collect()
    }

    fn iterations(&self, plan: &Plan, n_moves: usize, n_empties: u8) -> Vec<GeneralIteration> {
        if n_moves == 1 && plan.stop_early {
            return vec![GeneralIteration::Depth(1)];
        }
        let mut iterations: Vec<_> = (1..=plan.depth).map(GeneralIteration::Depth).collect();
        match plan.end {
            End::Estimate => {}
            End::Outcome => iterations.push(GeneralIteration::Outcome),
            // This search skips no moves.
            End::Selective | End::Exact => iterations.push(GeneralIteration::Exact { n_empties }),
        }
        iterations
    }

    /// Returns the highest value of the moves in a window; brings its move to the front if it exceeds alpha.
    fn search_window(
        &mut self,
        moves: &mut [GeneralRootMove<K::Set>],
        iteration: GeneralIteration,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let (mut value, mut best) = (-INFINITY, None);
        for (at, root_move) in moves.iter_mut().enumerate() {
            let lower = alpha.max(value);
            let mut found = INFINITY;
            if at > 0 {
                found = self.search_move(root_move.board, iteration, lower, lower + iteration.step());
            }
            if found > lower && (at == 0 || found < beta) {
                found = self.search_move(root_move.board, iteration, lower, beta);
            }
            if self.given_up {
                break;
            }
            if found > value {
                value = found;
                if found > alpha {
                    best = Some(at);
                    root_move.value = found;
                }
                if value >= beta {
                    break;
                }
            }
        }
        if let Some(best) = best {
            moves[..=best].rotate_right(1);
        }
        value
    }

    /// The value of a move for the side to move at the root.
    fn search_move(&mut self, after: Board<K::Set>, how: GeneralIteration, alpha: i32, beta: i32) -> i32 {
        match how {
            GeneralIteration::Depth(depth) => -self.midgame(self.node(after), -beta, -alpha, depth - 1),
            GeneralIteration::Outcome | GeneralIteration::Exact { .. } => {
                -100 * self.exact(self.node(after), -beta / 100, -alpha / 100)
            }
        }
    }

    /// Plays like a beginner: blends each value with the disc count, adds a random error, takes the best.
    fn blunder(&mut self, moves: &mut [GeneralRootMove<K::Set>], plan: &Plan, random: &mut SmallRng) {
        let (greed, noise) = (i32::from(plan.greed), i32::from(plan.noise));
        let mut best = (0, -INFINITY);
        for (at, root_move) in moves.iter_mut().enumerate() {
            let after = root_move.board;
            root_move.value = -self.midgame(self.node(after), -INFINITY, INFINITY, plan.depth - 1);
            root_move.line.truncate(1);
            root_move.is_exact = false;
            let discs = 100 * (after.other.len() as i32 - after.own.len() as i32);
            let looks =
                ((100 - greed) * root_move.value + greed * discs) / 100 + random.random_range(-noise..=noise);
            if looks > best.1 {
                best = (at, looks);
            }
        }
        moves[..=best.0].rotate_right(1);
    }

    /// Stores whether a move's value is exact, and the line behind it, as far as the table holds that line.
    fn remember_line(&self, root_move: &mut GeneralRootMove<K::Set>, iteration: GeneralIteration) {
        let mut board = root_move.board;
        root_move.is_exact = matches!(iteration, GeneralIteration::Exact { .. });
        root_move.line.truncate(1);
        let n_moves = match iteration {
            GeneralIteration::Depth(depth) => usize::from(depth),
            GeneralIteration::Outcome | GeneralIteration::Exact { .. } => usize::MAX,
        };
        while root_move.line.len() < n_moves {
            let moves = self.kernel.legal_moves(board);
            if moves.is_empty() && !self.kernel.legal_moves(board.pass()).is_empty() {
                root_move.line.push(Move::Pass);
                board = board.pass();
                continue;
            }
            let known =
                self.table.probe(self.hash(&self.node(board))).and_then(|entry| entry.best).map(usize::from);
            let Some(index) = known.filter(|&index| moves.has(index)) else { break };
            root_move.line.push(Move::Place(self.kernel.square(index)));
            board = self.kernel.play(board, index);
        }
    }

    /// Replaces the line of an exact value by one to the end of the game, to show where the value comes from.
    fn finish_line(&mut self, root_move: &mut GeneralRootMove<K::Set>) {
        if !root_move.is_exact {
            return;
        }
        root_move.line.truncate(1);
        let (mut board, mut value) = (root_move.board, -root_move.value / 100);
        loop {
            let moves = self.kernel.legal_moves(board);
            let next = if moves.is_empty() {
                let over = self.kernel.legal_moves(board.pass()).is_empty();
                (!over).then(|| (Move::Pass, board.pass()))
            } else {
                let known = self
                    .table
                    .probe(self.hash(&self.node(board)))
                    .and_then(|entry| entry.best)
                    .map(usize::from);
                let known_first = known.filter(|&index| moves.has(index)).into_iter().chain(moves.indices());
                let mut after = known_first.map(|index| (index, self.kernel.play(board, index)));
                after
                    .find(|(_, after)| -self.exact(self.node(*after), -value - 1, -value + 1) == value)
                    .map(|(index, after)| (Move::Place(self.kernel.square(index)), after))
            };
            match next {
                Some((mv, after)) if !self.given_up => {
                    root_move.line.push(mv);
                    (board, value) = (after, -value);
                }
                _ => return,
            }
        }
    }
}

impl GeneralIteration {
    /// The least difference between two values.
    fn step(self) -> i32 {
        if let GeneralIteration::Depth(_) = self { 1 } else { 100 }
    }

    /// The window, limited to possible values, and widened to whole discs if values are whole discs.
    fn window(self, alpha: i32, beta: i32) -> (i32, i32) {
        let step = self.step();
        (alpha.max(-INFINITY).div_euclid(step) * step, -(-beta.min(INFINITY)).div_euclid(step) * step)
    }
}

impl<K: Kernel, V: GeneralNodes, G: Game<K>> Root for Search<'_, K, V, G> {
    type Move = GeneralRootMove<K::Set>;
    type Iteration = GeneralIteration;

    fn search_best(&mut self, moves: &mut [GeneralRootMove<K::Set>], iteration: GeneralIteration) {
        let expected = moves[0].value;
        let (mut alpha, mut beta) = match iteration {
            GeneralIteration::Outcome => (-100, 100),
            GeneralIteration::Depth(depth) if depth > 2 => (expected - ASPIRATION, expected + ASPIRATION),
            GeneralIteration::Exact { .. } if expected > -INFINITY => {
                (expected - ASPIRATION, expected + ASPIRATION)
            }
            _ => (-INFINITY, INFINITY),
        };
        let mut width = ASPIRATION;
        // The window only grows. Table entries of deeper searches may first give a value below it and then
        // one above, so a window that moved could go back and forth forever.
        loop {
            (alpha, beta) = iteration.window(alpha, beta);
            let value = self.search_window(moves, iteration, alpha, beta);
            if self.given_up {
                return;
            }
            width *= 3;
            if iteration == GeneralIteration::Outcome {
                // Proven lost: the move keeps its estimate, lowered to a loss by one disc if it was higher.
                moves[0].value = if value < 0 { moves[0].value.min(-100) } else { value };
                break;
            } else if value <= alpha && alpha > -INFINITY {
                alpha = value - width;
            } else if value >= beta && beta < INFINITY {
                beta = value + width;
            } else {
                break;
            }
        }
        self.remember_line(&mut moves[0], iteration);
    }

    fn is_over(&mut self) -> bool {
        self.given_up
    }

    fn finish(&mut self, _best: &mut [Self::Move], iteration: GeneralIteration) -> Option<Reached> {
        match iteration {
            GeneralIteration::Depth(depth) | GeneralIteration::Exact { n_empties: depth } => {
                Some(Reached { depth, selectivity: Selectivity::NONE })
            }
            GeneralIteration::Outcome => None,
        }
    }

    fn nodes(&mut self) -> u64 {
        self.nodes
    }

    fn lines(best: &[GeneralRootMove<K::Set>], reached: Reached) -> Vec<Evaluation> {
        let line = |root_move: &GeneralRootMove<K::Set>| {
            let evaluation = if root_move.is_exact {
                Evaluation::proven((root_move.value / 100) as i16)
            } else {
                reached.estimate(Score::from_hundredths(root_move.value))
            };
            evaluation.with_line(root_move.line.clone())
        };
        best.iter().filter(|root_move| root_move.value > -INFINITY).map(line).collect()
    }
}
