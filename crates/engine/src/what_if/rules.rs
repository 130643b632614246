//! Which moves are legal under a change.

use super::RuleChange;
use crate::kernel::{Board, Kernel};
use othello::rules::{Bits, Color};

/// The side to move at the root, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Side {
    Root,
    Other,
}

impl Side {
    pub(super) fn opponent(self) -> Side {
        match self {
            Side::Root => Side::Other,
            Side::Other => Side::Root,
        }
    }
}

/// The state of a node under a change: the side to move, the plies played, and whether the granted pass was
/// used.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub side: Side,
    pub ply: u8,
    pub has_passed: bool,
}

impl Turn {
    pub(super) const FIRST: Turn = Turn { side: Side::Root, ply: 0, has_passed: false };

    pub(super) fn next(self) -> Turn {
        Turn { side: self.side.opponent(), ply: self.ply.saturating_add(1), ..self }
    }

    /// After the pass that is granted.
    pub(super) fn after_granted_pass(self) -> Turn {
        Turn { has_passed: true, ..self.next() }
    }
}

pub(super) struct Rules<S> {
    /// Squares that the side to move at the root, and the other, may not use.
    barred: [S; 2],
    /// Only before this ply.
    barred_to: u8,
    /// Who may pass once.
    may_pass: Option<Side>,
    /// Whether the side to move passes at the root.
    pub passes: bool,
    kept: Option<Kept<S>>,
}

/// A move that stays legal.
struct Kept<S> {
    side: Side,
    index: usize,
    flips: S,
}

impl<S: Bits> Rules<S> {
    pub(super) fn new<K: Kernel<Set = S>>(kernel: &K, turn: Color, change: RuleChange) -> Rules<S> {
        let side = |color: Color| if color == turn { Side::Root } else { Side::Other };
        let mut rules =
            Rules { barred: [S::EMPTY; 2], barred_to: u8::MAX, may_pass: None, passes: false, kept: None };
        match change {
            RuleChange::Nothing => {}
            RuleChange::Barred { color, squares, plies } => {
                rules.barred[side(color) as usize] = kernel.set(squares);
                rules.barred_to = plies.unwrap_or(u8::MAX);
            }
            RuleChange::Closed(squares) => rules.barred = [kernel.set(squares); 2],
            RuleChange::MayPass(color) => rules.may_pass = Some(side(color)),
            RuleChange::Passes => rules.passes = true,
            RuleChange::Kept { color, square, flips } => {
                let (index, flips) = (kernel.index(square), kernel.set(flips));
                rules.kept = Some(Kept { side: side(color), index, flips });
            }
        }
        rules
    }

    #[inline(always)]
    pub(super) fn legal_moves<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>, turn: Turn) -> S {
        let mut moves = kernel.legal_moves(board);
        if turn.ply < self.barred_to {
            moves &= !self.barred[turn.side as usize];
        }
        if let Some(kept) = &self.kept
            && kept.side == turn.side
            && !(kernel.empties(board) & S::bit(kept.index)).is_empty()
            && !(kept.flips & board.other).is_empty()
        {
            moves |= S::bit(kept.index);
        }
        moves
    }

    /// What a legal move flips.
    #[inline(always)]
    pub(super) fn flips<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>, index: usize) -> S {
        let flips = kernel.flips(board, index);
        match &self.kept {
            Some(kept) if flips.is_empty() && kept.index == index => kept.flips & board.other,
            _ => flips,
        }
    }

    /// Whether the side to move may pass though it has a move.
    pub(super) fn grants_pass(&self, turn: Turn) -> bool {
        self.may_pass == Some(turn.side) && !turn.has_passed
    }

    /// What tells two nodes with the same discs apart.
    pub(super) fn tag(&self, turn: Turn) -> u64 {
        let side = turn.side as u64;
        let passed = u64::from(turn.has_passed);
        let ply = if self.barred_to == u8::MAX { 0 } else { u64::from(turn.ply.min(self.barred_to)) };
        side | passed << 1 | ply << 2
    }
}
