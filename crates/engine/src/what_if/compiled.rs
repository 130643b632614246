//! The node of the search, which is [compiled](mod@crate::kernel::compiled) for each kind of vectors.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::leaf::Leaf;
use super::search::{Look, WhatIfNode, WhatIfSearch};
use crate::kernel::{Kernel, compiled, declare, implement};

macro_rules! nodes {
    ($with:ident!($V:ty $(, $features:literal)?)) => {
        $with! { [$V $(, $features)?] trait WhatIfNodes;
            search => search_node [K: Kernel, L: Leaf<K, Vectors = $V>]
                (&mut WhatIfSearch<K, L>, node: &WhatIfNode<K::Set, L::State>, look: Look) -> i32;
        }
    };
}
compiled!(nodes);
