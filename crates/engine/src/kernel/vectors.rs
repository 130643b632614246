//! The instructions of a processor: a search is compiled for each kind of [`Vectors`], and [`Instructions`]
//! says which of them it uses.
//!
//! The program itself is compiled for x86-64-v2, which Intel's processors have since 2009 and AMD's since
//! 2011. A function can use more instructions only if it is marked with them, and other code becomes part
//! of that function only by inlining. So the choice is made once above a search, as a type, never inside.

use super::{Board, Built};
use std::fmt::{self, Debug, Display};
use std::sync::LazyLock;

/// A kind of instructions. A value proves that the processor has them, and takes no room.
pub trait Vectors: Copy + Debug + Send + Sync {
    /// Calls `work`, compiled for these instructions as far as the compiler inlines it.
    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }

    /// The opposing discs outflanked from an empty square.
    fn flips(self, board: Board<u64>, index: usize) -> u64;
    /// Like [`Vectors::flips`], or `None` if there are none, which some kinds know sooner than the flips.
    #[inline(always)]
    fn outflanked(self, board: Board<u64>, index: usize) -> Option<u64> {
        Some(self.flips(board, index)).filter(|&flips| flips != 0)
    }
    /// The squares, empty or not, just behind a run of opposing discs that begins beside an own disc.
    fn reach(self, board: Board<u64>) -> u64;
}

/// The kind of [`Vectors`] that searches use. The environment variable `OUTFLANK_INSTRUCTIONS` can name a
/// slower one: `plain`, which the whole program is compiled for, or `avx2`.
#[derive(Clone, Copy, Debug)]
pub struct Instructions(pub(crate) VectorKind);

#[derive(Clone, Copy, Debug)]
pub(crate) enum VectorKind {
    Built(Built),
    #[cfg(target_arch = "x86_64")]
    Avx2(super::Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(super::Avx512),
}

impl Instructions {
    /// All that this processor has, the slowest first.
    pub fn available() -> Vec<Instructions> {
        let sets = [
            Some(VectorKind::Built(Built)),
            #[cfg(target_arch = "x86_64")]
            super::Avx2::detect().map(VectorKind::Avx2),
            #[cfg(target_arch = "x86_64")]
            super::Avx512::detect().map(VectorKind::Avx512),
        ];
        sets.into_iter().flatten().map(Instructions).collect()
    }

    /// The instructions that searches use by default: the fastest, or those that the variable names.
    pub fn chosen() -> Instructions {
        static CHOSEN: LazyLock<Instructions> = LazyLock::new(|| {
            let name = std::env::var("OUTFLANK_INSTRUCTIONS").ok();
            let mut available = Instructions::available();
            let wanted = available.iter().position(|set| name.as_deref() == Some(set.key()));
            available.swap_remove(wanted.unwrap_or(available.len() - 1))
        });
        *CHOSEN
    }

    /// These instructions without AVX-512, from which the general search gains nothing on boards beyond 8×8.
    pub(crate) fn narrow(self) -> Instructions {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            VectorKind::Avx512(avx512) => Instructions(VectorKind::Avx2(avx512.0)),
            set => Instructions(set),
        }
    }

    /// The name of these instructions in the environment variable.
    pub fn key(self) -> &'static str {
        self.names()[0]
    }

    /// The name in the environment variable, and the one that people know.
    fn names(self) -> [&'static str; 2] {
        match self.0 {
            VectorKind::Built(_) => ["plain", Built::NAME],
            #[cfg(target_arch = "x86_64")]
            VectorKind::Avx2(_) => ["avx2", "AVX2"],
            #[cfg(target_arch = "x86_64")]
            VectorKind::Avx512(_) => ["avx512", "AVX-512"],
        }
    }
}

impl Display for Instructions {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.names()[1])
    }
}

/// Evaluates an expression with the [`Vectors`] of some [`Instructions`]; it is compiled for each kind.
macro_rules! with_vectors {
    ($instructions:expr, |$vectors:ident| $work:expr) => {
        match $instructions.0 {
            $crate::kernel::VectorKind::Built($vectors) => $work,
            #[cfg(target_arch = "x86_64")]
            $crate::kernel::VectorKind::Avx2($vectors) => $work,
            #[cfg(target_arch = "x86_64")]
            $crate::kernel::VectorKind::Avx512($vectors) => $work,
        }
    };
}
pub(crate) use with_vectors;
