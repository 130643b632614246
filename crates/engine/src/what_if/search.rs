//! Alpha-beta over the moves that are legal under a change: principal variation search with a small table.
//!
//! A search to a depth deepens by two plies at a time; the best moves of a step come first in the next. It
//! evaluates its leaves. A search to the end of the game orders moves by the replies they leave.

use super::compiled::WhatIfNodes;
use super::leaf::Leaf;
use super::rules::{Rules, Turn};
use crate::Stop;
use crate::kernel::{Board, Kernel};
use crate::search::general::{EXACT, GeneralEntry, GeneralTable, hash};
use othello::evaluation::Evaluation;
use othello::rules::Bits;

/// Beyond every value in hundredths of a disc.
const INFINITY: i32 = 30_000;
/// Nodes between two looks at the stop flag.
const INTERVAL: u64 = 512;
const TABLE_BYTES: usize = 1 << 20;
/// Nodes with fewer plies, or fewer empty squares before the end, are cheaper to search than to look up.
const LOOK_UP_FROM: u8 = 2;
const EXACT_LOOK_UP_FROM: u32 = 6;
/// With fewer empty squares moves are not sorted.
const SORT_FROM: u32 = 4;
/// From this many empty squares up, a search to the end of the game orders moves by evaluations too.
const EVALUATE_FROM: u32 = 11;
/// How many replies a corner is worth in the order of moves.
const CORNER: i32 = 3;

pub(super) struct WhatIfSearch<'a, K: Kernel, L: Leaf<K>> {
    kernel: &'a K,
    leaf: &'a L,
    rules: Rules<K::Set>,
    depth: u8,
    stop: &'a Stop,
    corners: K::Set,
    table: GeneralTable,
    pub nodes: u64,
    is_stopped: bool,
}

/// A position on the way from the root.
#[derive(Clone, Copy)]
pub(super) struct WhatIfNode<S, T> {
    board: Board<S>,
    state: T,
    turn: Turn,
}

type WhatIfNodeOf<K, L> = WhatIfNode<<K as Kernel>::Set, <L as Leaf<K>>::State>;

/// The remaining depth, and the window of values that matter.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// `None` to the end of the game.
    depth: Option<u8>,
    alpha: i32,
    beta: i32,
}

impl Look {
    /// The depth and the window for the opponent, one ply further.
    fn next(self, alpha: i32, beta: i32) -> Look {
        Look { depth: self.depth.map(|depth| depth - 1), alpha: -beta, beta: -alpha }
    }
}

struct NextNode<S, T> {
    index: u8,
    order: i32,
    node: WhatIfNode<S, T>,
}

impl<'a, K: Kernel, L: Leaf<K>> WhatIfSearch<'a, K, L> {
    /// A search to a depth, [`Evaluation::TO_THE_END`] for the end of the game.
    pub(super) fn new(
        kernel: &'a K,
        leaf: &'a L,
        rules: Rules<K::Set>,
        depth: u8,
        stop: &'a Stop,
    ) -> WhatIfSearch<'a, K, L> {
        let corners = kernel.corners();
        let mut table = GeneralTable::new(TABLE_BYTES).expect("a megabyte can be had");
        table.begin(false);
        WhatIfSearch { kernel, leaf, rules, depth, stop, corners, table, nodes: 0, is_stopped: false }
    }

    /// The value of a board to its side to move; beyond the window a bound. `None` if the search was stopped.
    pub(super) fn value(&mut self, board: Board<K::Set>, window: Option<(i32, i32)>) -> Option<i32> {
        let (alpha, beta) = window.unwrap_or((-INFINITY, INFINITY));
        let node = WhatIfNode { board, state: self.leaf.state(board), turn: Turn::first(self.rules.turn) };
        let (node, sign, spent) = match self.rules.passes {
            true => (self.passed(&node, node.turn.next()), -1, 1),
            false => (node, 1, 0),
        };
        let (alpha, beta) = if sign < 0 { (-beta, -alpha) } else { (alpha, beta) };
        let value = if self.depth == Evaluation::TO_THE_END {
            self.search(&node, Look { depth: None, alpha, beta })
        } else {
            let depth = self.depth.saturating_sub(spent);
            let mut value = 0;
            for depth in (depth % 2..=depth).step_by(2).filter(|&at| at > 0 || depth == 0) {
                value = self.search(&node, Look { depth: Some(depth), alpha, beta });
            }
            value
        };
        (!self.is_stopped).then_some(sign * value)
    }

    /// The value within the window, or a bound beyond it; runs `search_node`, compiled for the vectors.
    fn search(&mut self, node: &WhatIfNodeOf<K, L>, look: Look) -> i32 {
        self.leaf.vectors().search(self, node, look)
    }

    #[inline(always)]
    pub(super) fn search_node(&mut self, node: &WhatIfNodeOf<K, L>, look: Look) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(INTERVAL) && self.stop.requested() {
            self.is_stopped = true;
        }
        if self.is_stopped {
            return look.alpha;
        }
        let moves = self.rules.legal_moves(self.kernel, node.board, node.turn);
        if moves.is_empty() {
            return self.pass_or_end(node, look);
        }
        if look.depth == Some(0) {
            return self.leaf.value(node.board, &node.state);
        }
        let n_empties = self.kernel.empties(node.board).len();
        let is_in_table = match look.depth {
            Some(depth) => depth >= LOOK_UP_FROM,
            None => n_empties >= EXACT_LOOK_UP_FROM,
        };
        if !is_in_table {
            return self.best_of(node, moves, None, look).0;
        }
        let (hash, depth) = (hash(node.board, self.rules.tag(node.turn)), look.depth.unwrap_or(EXACT));
        let known = self.table.probe(hash);
        // Values of different depths cannot be compared.
        let of_depth = known.filter(|entry| entry.depth == depth);
        if let Some(value) = of_depth.and_then(|entry| entry.cutoff(look.alpha, look.beta, depth)) {
            return value;
        }
        let (value, best) = self.best_of(node, moves, known.and_then(|entry| entry.best), look);
        if !self.is_stopped {
            self.table.store(hash, GeneralEntry::found(value, look.alpha, look.beta, Some(best), depth));
        }
        value
    }

    /// The value of a node without a move: the opponent's after a pass, or that of a game that is over.
    fn pass_or_end(&mut self, node: &WhatIfNodeOf<K, L>, look: Look) -> i32 {
        let passed = self.passed(node, node.turn.next());
        if self.rules.legal_moves(self.kernel, passed.board, passed.turn).is_empty() {
            return self.leaf.final_value(node.board);
        }
        if look.depth == Some(0) {
            return self.leaf.value(node.board, &node.state);
        }
        -self.search(&passed, look.next(look.alpha, look.beta))
    }

    /// The value of the best move, and its index.
    #[inline(always)]
    fn best_of(
        &mut self,
        node: &WhatIfNodeOf<K, L>,
        moves: K::Set,
        first: Option<u8>,
        look: Look,
    ) -> (i32, u8) {
        let is_sorted =
            look.depth.map_or(self.kernel.empties(node.board).len() >= SORT_FROM, |depth| depth > 1);
        let mut children = if is_sorted { self.sorted(node, moves, look.depth, first) } else { Vec::new() };
        let mut children = children.drain(..);
        let mut indices = moves.indices();
        let (mut value, mut best) = (-INFINITY, 0);
        let mut alpha = look.alpha;
        let mut is_first = true;
        loop {
            let next = match is_sorted {
                true => children.next().map(|child| (child.index, child.node)),
                false => indices.next().map(|index| (index as u8, self.child(node, index))),
            };
            let Some((index, child)) = next else { break };
            let own = self.value_of(&child, look, alpha, is_first);
            is_first = false;
            if own > value {
                (value, best) = (own, index);
                alpha = alpha.max(own);
                if alpha >= look.beta {
                    return (value, best);
                }
            }
        }
        if self.rules.grants_pass(node.turn) {
            let passed = self.passed(node, node.turn.after_granted_pass());
            value = value.max(self.value_of(&passed, look, alpha, false));
        }
        (value, best)
    }

    /// The value of the node after a move, for the side that played it. Every move but the first is tried
    /// with a null window first.
    fn value_of(&mut self, node: &WhatIfNodeOf<K, L>, look: Look, alpha: i32, is_first: bool) -> i32 {
        if !is_first && look.beta - alpha > 1 {
            let value = -self.search(node, look.next(alpha, alpha + 1));
            if value <= alpha || value >= look.beta {
                return value;
            }
        }
        -self.search(node, look.next(alpha, look.beta))
    }

    #[inline(always)]
    fn child(&self, node: &WhatIfNodeOf<K, L>, index: usize) -> WhatIfNodeOf<K, L> {
        let flips = self.rules.flips(self.kernel, node.board, index);
        let board = node.board.after(index, flips);
        WhatIfNode { board, state: self.leaf.play(&node.state, index, flips), turn: node.turn.next() }
    }

    /// The nodes after each move: `first`, then by the evaluation, the number of replies left, or both.
    #[inline(always)]
    fn sorted(
        &mut self,
        node: &WhatIfNodeOf<K, L>,
        moves: K::Set,
        depth: Option<u8>,
        first: Option<u8>,
    ) -> Vec<NextNode<K::Set, L::State>> {
        let is_evaluated = depth.is_some() || self.kernel.empties(node.board).len() >= EVALUATE_FROM;
        let child = |index: usize| {
            let node = self.child(node, index);
            let value = if is_evaluated { self.leaf.value(node.board, &node.state) } else { 0 };
            let order = match depth {
                _ if first == Some(index as u8) => i32::MIN,
                Some(_) => value,
                None => value + if is_evaluated { 100 } else { 1 } * self.n_replies(&node, index),
            };
            NextNode { index: index as u8, order, node }
        };
        let mut children: Vec<_> = moves.indices().map(child).collect();
        children.sort_by_key(|child| child.order);
        children
    }

    /// How many replies a move leaves: those in corners count twice, and taking a corner lowers the count.
    #[inline(always)]
    fn n_replies(&self, node: &WhatIfNodeOf<K, L>, index: usize) -> i32 {
        let moves = self.rules.legal_moves(self.kernel, node.board, node.turn);
        let corner = if self.corners.has(index) { CORNER } else { 0 };
        moves.len() as i32 + (moves & self.corners).len() as i32 - corner
    }

    #[inline(always)]
    fn passed(&self, node: &WhatIfNodeOf<K, L>, turn: Turn) -> WhatIfNodeOf<K, L> {
        WhatIfNode { board: node.board.pass(), state: self.leaf.pass(&node.state), turn }
    }
}
