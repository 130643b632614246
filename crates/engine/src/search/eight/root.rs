//! The search of the root moves: each iteration is deeper or less selective than the one before, and the last
//! may go to the end of the game.
//!
//! An iteration first looks into a narrow window around the value of the last (an aspiration window) and
//! widens it when the value lies outside.

use super::evaluator::{Evaluator, Node};
use super::target::{Selectivity, Target};
use super::{BestMove, Searcher, Solution, Window};
use crate::Answer;
use crate::kernel::{Board, Eight, Kernel, Vectors};
use crate::search::Task;
use crate::search::plan::{End, Plan};
use crate::search::root::{Reached, Root, deepen};
use othello::evaluation::{Bounds, Evaluation, Score};
use othello::rules::{Bits, Move, Symmetry};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use std::cmp::Reverse;
use std::sync::atomic::Ordering::Relaxed;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Iteration {
    target: Target,
    /// The window; a value outside is a bound.
    window: Window,
}

#[derive(Clone)]
pub(super) struct RootMove<S> {
    mv: Move,
    child: Node<S>,
    /// The value of its last search, in discs.
    value: i32,
    line: Vec<Move>,
    /// The search that found the value, if any.
    known: Option<Iteration>,
    /// Whether that search was finished. If it was not, the value of a move that beat those before it is a
    /// lower bound.
    is_settled: bool,
}

/// From this many empties up a problem takes long enough to prefault the table first.
const PREFAULT_FROM: u32 = 20;
/// Selective iterations to the end of the game that come before the exact one: each from a number of empties
/// up, with its selectivity in percent.
const SELECTIVE: [(u32, u8); 3] = [(18, 73), (23, 95), (25, 98)];

impl<E: Evaluator> Searcher<'_, E> {
    pub(super) fn think(&mut self, task: &Task) -> Answer {
        let Task { request, plan, .. } = *task;
        let kernel = self.endgame.kernel;
        let board = kernel.board(&request.position);
        let mut moves = self.root_moves(board);
        // Random order decides between equal moves, as in the symmetric start.
        moves.shuffle(&mut SmallRng::seed_from_u64(request.seed));
        let n_lines = usize::from(request.lines).clamp(1, moves.len());
        let iterations = if moves.len() == 1 && plan.stop_early {
            vec![Iteration::to_depth(1, Selectivity::MOST)]
        } else {
            iterations(plan, kernel.empties(board).count_ones())
        };
        if n_lines == 1 {
            drop_twins(kernel, &mut moves);
        }
        let reached = deepen(self, task, &mut moves, n_lines, iterations);
        let report = self.report(&moves[..n_lines], reached, task.started.elapsed());
        (Some(moves[0].mv), report)
    }

    /// The value at each of some rising depths, without selective cuts; empty when the game is over.
    pub(super) fn values(&mut self, board: Board<u64>, depths: impl Iterator<Item = u32>) -> Vec<i32> {
        let kernel = self.endgame.kernel;
        if kernel.legal_moves(board) == 0 && kernel.legal_moves(board.pass()) == 0 {
            return Vec::new();
        }
        let mut moves = self.root_moves(board);
        depths.map(|depth| self.search_depth(&mut moves, depth)).collect()
    }

    /// The best move and its value after iterations to each depth from 1 on, without selective cuts.
    pub(super) fn best_move(&mut self, board: Board<u64>, depth_max: u32) -> BestMove {
        let mut moves = self.root_moves(board);
        let (mut value, mut value_before) = (moves[0].value, None);
        for depth in 1..=depth_max {
            value_before = (depth > 1).then_some(value);
            value = self.search_depth(&mut moves, depth);
        }
        BestMove { mv: moves[0].mv, value, value_before: value_before.unwrap_or(value) }
    }

    /// The value at a depth without selective cuts; the best move comes to the front.
    fn search_depth(&mut self, moves: &mut [RootMove<E::State>], depth: u32) -> i32 {
        self.search_best(moves, Iteration::to_depth(depth, Selectivity::NONE));
        moves[0].value
    }

    /// The exact score within a window, and best play; `None` if the search was stopped.
    pub(super) fn solve(&mut self, board: Board<u64>, window: Window) -> Option<Solution> {
        let kernel = self.endgame.kernel;
        if kernel.legal_moves(board) == 0 && kernel.legal_moves(board.pass()) == 0 {
            return Some(Solution { score: kernel.final_score(board), line: Vec::new(), nodes: 1 });
        }
        let n_empties = kernel.empties(board).count_ones();
        if self.pool.has_helpers() && n_empties >= PREFAULT_FROM {
            self.table.prefault(|| false);
        }
        let mut moves = self.root_moves(board);
        drop_twins(kernel, &mut moves);
        let mut iterations = iterations(&Plan::to_the_end(n_empties as usize), n_empties);
        // If only the winner is asked, selective searches to the end use the narrow window too. For a score
        // they must not: they would rank the moves too badly.
        let asks_winner = window == Window::WIN_DRAW_LOSS;
        let last = iterations.len() - 1;
        for (index, iteration) in iterations.iter_mut().enumerate() {
            let is_to_the_end = iteration.target.depth == Target::EXACT.depth;
            if index == last || asks_winner && is_to_the_end {
                iteration.window = window;
            }
        }
        for iteration in iterations {
            self.search_best(&mut moves, iteration);
            if self.is_over() {
                return None;
            }
        }
        let RootMove { value, line, .. } = moves.swap_remove(0);
        Some(Solution { score: value, line, nodes: self.report_nodes() })
    }

    fn root_moves(&self, board: Board<u64>) -> Vec<RootMove<E::State>> {
        let kernel = self.endgame.kernel;
        let root = self.evaluator.node(board, kernel.empties(board).count_ones());
        let root_move = |mv, child| {
            let value = -self.evaluator.discs(&child);
            RootMove { mv, child, value, line: vec![mv], known: None, is_settled: false }
        };
        let moves = kernel.legal_moves(board);
        if moves == 0 {
            return vec![root_move(Move::Pass, self.evaluator.passed(&root))];
        }
        let place = |square| {
            let child = self.evaluator.child(&root, square, kernel.flips(board, square));
            root_move(Move::Place(kernel.square(square)), child)
        };
        let mut moves: Vec<_> = moves.indices().map(place).collect();
        moves.sort_by_key(|root_move| Reverse(root_move.value));
        moves
    }

    /// Searches the moves within a window and brings the best to the front, if any is better than alpha.
    fn search_window(&mut self, moves: &mut [RootMove<E::State>], how: Iteration, window: Window) -> i32 {
        let (mut value, mut best) = (-i32::MAX, None);
        let mut line = Vec::new();
        let mut open = window;
        for (at, root_move) in moves.iter_mut().enumerate() {
            let target = if root_move.mv == Move::Pass { how.target } else { how.target.next() };
            let mut found = open.alpha + 1;
            if at > 0 {
                found = -self.null_window(&root_move.child, target, -open.alpha - 1);
            }
            if at == 0 || found > open.alpha && found < open.beta {
                found = -self.open_window(&root_move.child, target, open.turned(), &mut line);
            } else {
                line.clear();
            }
            if self.over {
                break;
            }
            if found > value {
                value = found;
                if found > open.alpha {
                    best = Some(at);
                    root_move.value = found;
                    root_move.known = Some(how);
                    root_move.is_settled = false;
                    root_move.line.truncate(1);
                    root_move.line.append(&mut line);
                    open.alpha = found;
                }
                if value >= open.beta {
                    break;
                }
            }
        }
        // A stopped search keeps its results so far.
        if let Some(best) = best {
            moves[..=best].rotate_right(1);
        }
        value
    }
}

impl<E: Evaluator> Root for Searcher<'_, E> {
    type Move = RootMove<E::State>;
    type Iteration = Iteration;

    fn search_best(&mut self, moves: &mut [RootMove<E::State>], iteration: Iteration) {
        let Window { alpha: least, beta: most } = iteration.window;
        // Every board has an even number of squares, so scores of finished games are even.
        let is_end = iteration.target.depth > moves[0].child.n_empties;
        let (expected, mut width) = if is_end { (moves[0].value & !1, 1) } else { (moves[0].value, 2) };
        let mut alpha = (expected - width).clamp(least, most - 1);
        let mut beta = (expected + width).clamp(alpha + 1, most);
        let (mut failed_low, mut failed_high) = (false, false);
        loop {
            let value = self.search_window(moves, iteration, Window { alpha, beta });
            if self.over {
                return;
            }
            width *= 2;
            failed_low |= value <= alpha;
            failed_high |= value >= beta;
            if failed_low && failed_high && (alpha, beta) != (least, most) {
                // Selective searches may contradict one another; the whole window settles it.
                (alpha, beta) = (least, most);
            } else if value <= alpha && alpha > least {
                (alpha, beta) = ((value - width).max(least), alpha + 1);
            } else if value >= beta && beta < most {
                (alpha, beta) = (beta - 1, (value + width).min(most));
            } else {
                // Every move failed low: the first one gets the value.
                if moves[0].known != Some(iteration) {
                    moves[0].known = Some(iteration);
                    moves[0].line.truncate(1);
                }
                moves[0].value = value;
                moves[0].is_settled = true;
                return;
            }
        }
    }

    fn is_over(&mut self) -> bool {
        Searcher::is_over(self)
    }

    fn finish(&mut self, best: &mut [Self::Move], iteration: Iteration) -> Option<Reached> {
        let Iteration { target, window } = iteration;
        // Later lines may turn out better than earlier ones.
        best.sort_by_key(|root_move| Reverse(root_move.value));
        let n_empties = best[0].child.n_empties + u32::from(best[0].mv != Move::Pass);
        let depth = target.depth.min(n_empties) as u8;
        (window == Window::FULL).then_some(Reached { depth, selectivity: target.selectivity })
    }

    fn nodes(&mut self) -> u64 {
        // Without `report_nodes`: extra reports would shift the moment at which a node limit is noticed.
        self.pool.nodes.load(Relaxed) + self.endgame.nodes - self.n_reported
    }

    fn lines(best: &[RootMove<E::State>], reached: Reached) -> Vec<Evaluation> {
        best.iter().filter_map(|root_move| root_move.evaluation(reached)).collect()
    }
}

impl<S> RootMove<S> {
    /// The result of the last iteration, if any.
    fn evaluation(&self, reached: Reached) -> Option<Evaluation> {
        let Iteration { target, window } = self.known?;
        let evaluation = if target.depth <= self.child.n_empties || target.selectivity < Selectivity::NONE {
            reached.estimate(Score::from_hundredths(100 * self.value))
        } else if !self.is_settled {
            let at_least = Bounds { low: self.value as i16, ..Bounds::UNKNOWN };
            reached.estimate(Score::from_discs(self.value as i16)).within(at_least)
        } else if window == Window::FULL {
            Evaluation::proven(self.value as i16)
        } else {
            Evaluation::proven_outcome(self.value.cmp(&0))
        };
        Some(evaluation.with_line(self.line.clone()))
    }
}

impl Iteration {
    fn to_depth(depth: u32, selectivity: Selectivity) -> Iteration {
        Iteration { target: Target { depth, selectivity }, window: Window::FULL }
    }

    fn to_the_end(selectivity: Selectivity) -> Iteration {
        Iteration::to_depth(Target::EXACT.depth, selectivity)
    }
}

fn iterations(plan: &Plan, n_empties: u32) -> Vec<Iteration> {
    let to_depth = |depth| Iteration::to_depth(depth, Selectivity::MOST);
    let mut iterations: Vec<_> = (1..=u32::from(plan.depth)).map(to_depth).collect();
    if plan.end == End::Estimate && plan.selectivity > Selectivity::MOST {
        iterations.push(Iteration::to_depth(plan.depth.into(), plan.selectivity));
    }
    let last = match plan.end {
        End::Estimate => return iterations,
        End::Selective => Iteration::to_the_end(plan.selectivity),
        End::Outcome => {
            Iteration { window: Window::WIN_DRAW_LOSS, ..Iteration::to_the_end(Selectivity::NONE) }
        }
        End::Exact => Iteration::to_the_end(Selectivity::NONE),
    };
    for (from, percent) in SELECTIVE {
        if n_empties >= from && percent < last.target.selectivity.percent() {
            iterations.push(Iteration::to_the_end(Selectivity::at_least(percent)));
        }
    }
    iterations.push(last);
    iterations
}

/// Keeps only one of the moves that lead to the same position up to a symmetry of the board.
fn drop_twins<S>(kernel: Eight<impl Vectors>, moves: &mut Vec<RootMove<S>>) {
    let mut seen: Vec<Board<u64>> = Vec::new();
    moves.retain(|root_move| {
        let board = root_move.child.board;
        let is_new = !Symmetry::all(kernel.size()).any(|symmetry| {
            let turned = |set| kernel.set(symmetry.squares(kernel.squares(set), kernel.size()));
            seen.contains(&Board { own: turned(board.own), other: turned(board.other) })
        });
        if is_new {
            seen.push(board);
        }
        is_new
    });
}
