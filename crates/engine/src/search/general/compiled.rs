//! The nodes of the search that are [compiled](mod@crate::kernel::compiled) for each kind of vectors.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::Search;
use crate::kernel::{Board, Kernel, compiled, declare, implement};

macro_rules! nodes {
    ($with:ident!($V:ty $(, $features:literal)?)) => {
        $with! { [$V $(, $features)?] trait GeneralNodes;
            midgame => midgame_node [K: Kernel]
                (&mut Search<K, $V>, board: Board<K::Set>, alpha: i32, beta: i32, depth: u8) -> i32;
            exact => exact_node [K: Kernel]
                (&mut Search<K, $V>, board: Board<K::Set>, alpha: i32, beta: i32) -> i32;
            last_moves => last_moves_node [K: Kernel]
                (&mut Search<K, $V>, board: Board<K::Set>, alpha: i32, beta: i32) -> i32;
            evaluate => value [K: Kernel] (&Search<K, $V>, board: Board<K::Set>) -> i32;
        }
    };
}
compiled!(nodes);
