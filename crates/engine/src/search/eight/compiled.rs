//! The nodes of the search, compiled once for each kind of [`Vectors`](crate::kernel::Vectors).
//!
//! A function can use instructions beyond those of the whole program only if it is marked with them, and code
//! becomes part of it only by inlining. So each node is written once, as a function that is always inlined,
//! and this page has its entry points: a plain one, and one for each set of features. All other functions
//! of the search are inlined into a node or called seldom.

#![allow(
    unsafe_code,
    reason = "SIMD: a function that is marked with features trusts its caller to ask for them"
)]

use super::Searcher;
use super::endgame::Endgame;
use super::evaluator::{Evaluator, Node};
use super::ordering::Choices;
use super::stability::EightStability;
use super::target::Target;
use crate::kernel::{Board, Built};
use crate::pattern::PatternVectors;

/// Hands the nodes to a macro, after the vectors they are for and the features of these.
macro_rules! nodes {
    ($with:ident!($V:ty $(, $features:literal)?)) => {
        $with! { [$V $(, $features)?]
            shallow => shallow_node []
                (&mut Endgame<$V>, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32
            last_4 => node_of_4 [] (&mut Endgame<$V>, board: Board<u64>, empties: u64, alpha: i32) -> i32
            last_3 => node_of_3 []
                (&mut Endgame<$V>, board: Board<u64>, empties: u64, odd: u64, alpha: i32) -> i32
            stable => stable [] (&EightStability, own: u64, other: u64) -> u64
            null_window => null_window_node [E]
                (&mut Searcher<E>, node: &Node<E::State>, target: Target, alpha: i32) -> i32
            interior => interior_node [E]
                (&mut Searcher<E>, node: &Node<E::State>, target: Target, alpha: i32) -> i32
            alpha_beta => alpha_beta_node [E]
                (&mut Searcher<E>, node: &Node<E::State>, depth: u32, alpha: i32, beta: i32) -> i32
            rate => rate [E] (&mut Searcher<E>, node: &Node<E::State>, target: Target, choices: &mut Choices) -> ()
        }
    };
}

macro_rules! declare {
    ([$V:ty] $($name:ident => $body:ident [$($e:ident)?] ($of:ty, $($arg:ident: $Arg:ty),*) -> $Result:ty)*) => {
        /// Vectors with the nodes of the search, and what these call most.
        pub(super) trait Compiled: PatternVectors {
            $(fn $name $(<$e: Evaluator<Vectors = Self>>)? (self, of: $of, $($arg: $Arg),*) -> $Result;)*
        }
    };
}
nodes!(declare!(Self));

macro_rules! implement {
    ([$V:ty] $($name:ident => $body:ident [$($e:ident)?] ($of:ty, $($arg:ident: $Arg:ty),*) -> $Result:ty)*) => {
        impl Compiled for $V {
            $(fn $name $(<$e: Evaluator<Vectors = $V>>)? (self, of: $of, $($arg: $Arg),*) -> $Result {
                of.$body($($arg),*)
            })*
        }
    };
    (
        [$V:ty, $features:literal]
        $($name:ident => $body:ident [$($e:ident)?] ($of:ty, $($arg:ident: $Arg:ty),*) -> $Result:ty)*
    ) => {
        impl Compiled for $V {
            $(#[inline(always)]
            fn $name $(<$e: Evaluator<Vectors = $V>>)? (self, of: $of, $($arg: $Arg),*) -> $Result {
                #[target_feature(enable = $features)]
                fn marked $(<$e: Evaluator<Vectors = $V>>)? (of: $of, $($arg: $Arg),*) -> $Result {
                    of.$body($($arg),*)
                }
                // SAFETY: there is a `self` only where the processor has the features.
                unsafe { marked(of, $($arg),*) }
            })*
        }
    };
}
nodes!(implement!(Built));
#[cfg(target_arch = "x86_64")]
nodes!(implement!(crate::kernel::Avx2, "avx2,bmi1,bmi2,lzcnt"));
#[cfg(target_arch = "x86_64")]
nodes!(implement!(crate::kernel::Avx512, "avx512f,avx512cd,avx512vl,bmi1,bmi2,lzcnt"));
