//! The nodes of the search that are [compiled](mod@crate::kernel::compiled) for each kind of vectors.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::Searcher;
use super::endgame::Endgame;
use super::evaluator::{Evaluator, Node};
use super::ordering::Choices;
use super::stability::EightStability;
use super::target::Target;
use crate::kernel::{Board, compiled, declare, implement};

macro_rules! nodes {
    ($with:ident!($V:ty $(, $features:literal)?)) => {
        $with! { [$V $(, $features)?] trait EightNodes;
            shallow => shallow_node []
                (&mut Endgame<$V>, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32;
            last_4 => node_of_4 [] (&mut Endgame<$V>, board: Board<u64>, empties: u64, alpha: i32) -> i32;
            last_3 => node_of_3 []
                (&mut Endgame<$V>, board: Board<u64>, empties: u64, odd: u64, alpha: i32) -> i32;
            stable => stable [] (&EightStability, own: u64, other: u64) -> u64;
            null_window => null_window_node [E: Evaluator<Vectors = $V>]
                (&mut Searcher<E>, node: &Node<E::State>, target: Target, alpha: i32) -> i32;
            interior => interior_node [E: Evaluator<Vectors = $V>]
                (&mut Searcher<E>, node: &Node<E::State>, target: Target, alpha: i32) -> i32;
            alpha_beta => alpha_beta_node [E: Evaluator<Vectors = $V>]
                (&mut Searcher<E>, node: &Node<E::State>, depth: u32, alpha: i32, beta: i32) -> i32;
            rate => rate [E: Evaluator<Vectors = $V>]
                (&mut Searcher<E>, node: &Node<E::State>, target: Target, choices: &mut Choices) -> ();
        }
    };
}
compiled!(nodes);
