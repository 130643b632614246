//! Which moves are legal under a change, and the usual game with these moves.

use crate::RuleChange;
use crate::kernel::{Board, Kernel};
use crate::search::general::{Game, GameNode};
use othello::rules::{Bits, ByColor, Color};

/// The usual game under changed rules. A node's state is its turn and what the usual game knows.
pub(super) struct Changed<S, G> {
    pub rules: Rules<S>,
    pub usual: G,
}

impl<K: Kernel, G: Game<K>> Game<K> for Changed<K::Set, G> {
    type State = (Turn, G::State);
    const IS_COMPARED: bool = true;

    fn state(&self, board: Board<K::Set>) -> (Turn, G::State) {
        (Turn::first(self.rules.turn), self.usual.state(board))
    }

    #[inline(always)]
    fn play(&self, kernel: &K, (turn, state): &Self::State, index: usize, flips: K::Set) -> Self::State {
        (turn.next(), self.usual.play(kernel, state, index, flips))
    }

    #[inline(always)]
    fn pass(&self, (turn, state): &Self::State) -> Self::State {
        (turn.next(), self.usual.pass(state))
    }

    #[inline(always)]
    fn value(&self, kernel: &K, node: &GameNode<K::Set, Self::State>) -> i32 {
        self.usual.value(kernel, &GameNode { board: node.board, state: node.state.1 })
    }

    #[inline(always)]
    fn legal_moves(&self, kernel: &K, node: &GameNode<K::Set, Self::State>) -> K::Set {
        self.rules.legal_moves(kernel, node.board, node.state.0)
    }

    #[inline(always)]
    fn flips(&self, kernel: &K, node: &GameNode<K::Set, Self::State>, index: usize) -> K::Set {
        self.rules.flips(kernel, node.board, node.state.0, index)
    }

    #[inline(always)]
    fn granted_pass(&self, (turn, state): &Self::State) -> Option<Self::State> {
        self.rules.grants_pass(*turn).then(|| (turn.after_granted_pass(), self.usual.pass(state)))
    }

    #[inline(always)]
    fn tag(&self, (turn, _): &Self::State) -> u64 {
        self.rules.tag(*turn)
    }

    #[inline(always)]
    fn keeps_stable(&self) -> bool {
        self.rules.kept.is_none()
    }
}

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

    /// What a disc on an empty square flips; nothing where the move is illegal.
    #[inline(always)]
    pub(super) fn flips<K: Kernel<Set = S>>(
        &self,
        kernel: &K,
        board: Board<S>,
        turn: Turn,
        index: usize,
    ) -> S {
        if turn.ply < self.barred_to && self.barred[turn.side].has(index) {
            return S::EMPTY;
        }
        let flips = kernel.flips(board, index);
        match &self.kept {
            Some(kept) if flips.is_empty() && kept.index == index && kept.color == turn.side => {
                kept.flips & board.other
            }
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
