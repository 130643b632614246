//! The functions of the endgame solver that call one another, compiled once for each kind of [`Vectors`].
//!
//! A function can use instructions beyond those of the whole program only if it is marked with them, and the
//! marked functions that it calls are inlined into it only then. So each node of the solver is written once,
//! in [`shallow`](super::shallow) or [`last`](super::last), as a function that is always inlined, and this
//! page has its entry points: a plain one, and one that is marked.

#![allow(
    unsafe_code,
    reason = "SIMD: a function that is marked with features trusts its caller to ask for them"
)]

use super::endgame::Endgame;
use crate::kernel::{Board, Built, Vectors};

/// The vectors that a search runs on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Instructions {
    /// Those of the whole program.
    Built(Built),
    #[cfg(target_arch = "x86_64")]
    Wide(crate::kernel::Wide),
}

impl Instructions {
    /// The fastest that this processor knows.
    pub(super) fn fastest() -> Instructions {
        #[cfg(target_arch = "x86_64")]
        if let Some(wide) = crate::kernel::Wide::detect() {
            return Instructions::Wide(wide);
        }
        Instructions::Built(Built)
    }
}

/// The nodes of the solver that are functions of their own.
pub(super) trait Compiled: Vectors {
    /// [`Endgame::shallow_node`].
    fn shallow(self, solver: &mut Endgame, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32;
    /// [`Endgame::node_of_4`].
    fn last_4(self, solver: &mut Endgame, board: Board<u64>, empties: u64, alpha: i32) -> i32;
    /// [`Endgame::node_of_3`].
    fn last_3(self, solver: &mut Endgame, board: Board<u64>, empties: u64, odd: u64, alpha: i32) -> i32;
}

impl Compiled for Built {
    fn shallow(self, solver: &mut Endgame, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32 {
        solver.shallow_node(self, board, moves, n_empties, alpha)
    }

    fn last_4(self, solver: &mut Endgame, board: Board<u64>, empties: u64, alpha: i32) -> i32 {
        solver.node_of_4(self, board, empties, alpha)
    }

    fn last_3(self, solver: &mut Endgame, board: Board<u64>, empties: u64, odd: u64, alpha: i32) -> i32 {
        solver.node_of_3(self, board, empties, odd, alpha)
    }
}

#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{Board, Compiled, Endgame};
    use crate::kernel::Wide;

    impl Compiled for Wide {
        #[inline(always)]
        fn shallow(
            self,
            solver: &mut Endgame,
            board: Board<u64>,
            moves: u64,
            n_empties: u32,
            alpha: i32,
        ) -> i32 {
            // SAFETY: there is a `Wide` only where the processor has these features; the same below.
            unsafe { shallow(self, solver, board, moves, n_empties, alpha) }
        }

        #[inline(always)]
        fn last_4(self, solver: &mut Endgame, board: Board<u64>, empties: u64, alpha: i32) -> i32 {
            // SAFETY: see `shallow`.
            unsafe { last_4(self, solver, board, empties, alpha) }
        }

        #[inline(always)]
        fn last_3(self, solver: &mut Endgame, board: Board<u64>, empties: u64, odd: u64, alpha: i32) -> i32 {
            // SAFETY: see `shallow`.
            unsafe { last_3(self, solver, board, empties, odd, alpha) }
        }
    }

    #[target_feature(enable = "avx512f,avx512cd,avx512vl")]
    fn shallow(
        wide: Wide,
        solver: &mut Endgame,
        board: Board<u64>,
        moves: u64,
        n_empties: u32,
        alpha: i32,
    ) -> i32 {
        solver.shallow_node(wide, board, moves, n_empties, alpha)
    }

    #[target_feature(enable = "avx512f,avx512cd,avx512vl")]
    fn last_4(wide: Wide, solver: &mut Endgame, board: Board<u64>, empties: u64, alpha: i32) -> i32 {
        solver.node_of_4(wide, board, empties, alpha)
    }

    #[target_feature(enable = "avx512f,avx512cd,avx512vl")]
    fn last_3(
        wide: Wide,
        solver: &mut Endgame,
        board: Board<u64>,
        empties: u64,
        odd: u64,
        alpha: i32,
    ) -> i32 {
        solver.node_of_3(wide, board, empties, odd, alpha)
    }
}
