//! Which moves are legal under a change.

use super::RuleChange;
use crate::kernel::{Board, Kernel};
use othello::rules::{Bits, ByColor, Color};

/// A node's state under a change: the side to move, the plies played, whether the granted pass was used.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub side: Color,
    pub ply: u8,
    pub has_passed: bool,
}

impl Turn {
    pub(super) fn first(side: Color) -> Turn {
        Turn { side, ply: 0, has_passed: false }
    }

    pub(super) fn next(self) -> Turn {
        Turn { side: !self.side, ply: self.ply.saturating_add(1), ..self }
    }

    /// After the pass that is granted.
    pub(super) fn after_granted_pass(self) -> Turn {
        Turn { has_passed: true, ..self.next() }
    }
}

pub(super) struct Rules<S> {
    /// The side to move at the root.
    pub turn: Color,
    /// Squares that each side may not use.
    barred: ByColor<S>,
    /// The ply from which `barred` no longer counts.
    barred_to: u8,
    /// Who may pass once.
    may_pass: Option<Color>,
    /// Whether the side to move passes at the root.
    pub passes: bool,
    kept: Option<Kept<S>>,
}

/// A move that stays legal while the opponent has one of `flips`, even if it outflanks nothing.
struct Kept<S> {
    color: Color,
    index: usize,
    flips: S,
}

impl<S: Bits> Rules<S> {
    pub(super) fn new<K: Kernel<Set = S>>(kernel: &K, turn: Color, change: RuleChange) -> Rules<S> {
        let (barred, may_pass, kept) = (ByColor::new(S::EMPTY, S::EMPTY), None, None);
        let mut rules = Rules { turn, barred, barred_to: u8::MAX, may_pass, passes: false, kept };
        match change {
            RuleChange::Nothing => {}
            RuleChange::Barred { color, squares, plies } => {
                rules.barred[color] = kernel.set(squares);
                rules.barred_to = plies.unwrap_or(u8::MAX);
            }
            RuleChange::Closed(squares) => rules.barred = ByColor::from_fn(|_| kernel.set(squares)),
            RuleChange::MayPass(color) => rules.may_pass = Some(color),
            RuleChange::Passes => rules.passes = true,
            RuleChange::Kept { color, square, flips } => {
                let (index, flips) = (kernel.index(square), kernel.set(flips));
                rules.kept = Some(Kept { color, index, flips });
            }
        }
        rules
    }

    #[inline(always)]
    pub(super) fn legal_moves<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>, turn: Turn) -> S {
        let mut moves = kernel.legal_moves(board);
        if turn.ply < self.barred_to {
            moves &= !self.barred[turn.side];
        }
        if let Some(kept) = &self.kept
            && kept.color == turn.side
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

    /// A number that differs between nodes that have equal discs but other legal moves later.
    pub(super) fn tag(&self, turn: Turn) -> u64 {
        let side = u64::from(turn.side != self.turn);
        let passed = u64::from(turn.has_passed);
        let ply = if self.barred_to == u8::MAX { 0 } else { u64::from(turn.ply.min(self.barred_to)) };
        side | passed << 1 | ply << 2
    }
}
