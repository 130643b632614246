//! Compiles functions for each kind of [`Vectors`](super::Vectors).
//!
//! A function can use instructions beyond those of the whole program only if it is marked with them, and code
//! becomes part of it only by inlining. So each node of a search is written once, as a function that is
//! always inlined, and `compiled!` makes the entry points: a plain one, and one for each set of features. All
//! other functions of the search are inlined into a node or called seldom.
//!
//! A search lists its nodes in a macro that takes the vectors as `$V`, for the types of the nodes.

/// Declares a trait with the nodes that the macro `$nodes` lists, and implements it for all vectors.
macro_rules! compiled {
    ($nodes:ident) => {
        $nodes!(declare!(Self));
        $nodes!(implement!($crate::kernel::Built));
        #[cfg(target_arch = "x86_64")]
        $nodes!(implement!($crate::kernel::Avx2, "avx2,bmi1,bmi2,lzcnt"));
        #[cfg(target_arch = "x86_64")]
        $nodes!(implement!($crate::kernel::Avx512, "avx512f,avx512cd,avx512vl,bmi1,bmi2,lzcnt"));
    };
}
pub(crate) use compiled;

macro_rules! declare {
    ([$V:ty] trait $Nodes:ident; $(
        $name:ident => $body:ident [$($generics:tt)*] ($of:ty, $($arg:ident: $Arg:ty),*) -> $Result:ty;
    )*) => {
        /// Vectors with the nodes of a search, and what these call most.
        pub(crate) trait $Nodes: $crate::pattern::PatternVectors {
            $(fn $name<$($generics)*>(self, of: $of, $($arg: $Arg),*) -> $Result;)*
        }
    };
}
pub(crate) use declare;

macro_rules! implement {
    ([$V:ty] trait $Nodes:ident; $(
        $name:ident => $body:ident [$($generics:tt)*] ($of:ty, $($arg:ident: $Arg:ty),*) -> $Result:ty;
    )*) => {
        impl $Nodes for $V {
            $(fn $name<$($generics)*>(self, of: $of, $($arg: $Arg),*) -> $Result {
                of.$body($($arg),*)
            })*
        }
    };
    ([$V:ty, $features:literal] trait $Nodes:ident; $(
        $name:ident => $body:ident [$($generics:tt)*] ($of:ty, $($arg:ident: $Arg:ty),*) -> $Result:ty;
    )*) => {
        impl $Nodes for $V {
            $(#[inline(always)]
            fn $name<$($generics)*>(self, of: $of, $($arg: $Arg),*) -> $Result {
                #[target_feature(enable = $features)]
                fn marked<$($generics)*>(of: $of, $($arg: $Arg),*) -> $Result {
                    of.$body($($arg),*)
                }
                // SAFETY: there is a `self` only where the processor has the features.
                unsafe { marked(of, $($arg),*) }
            })*
        }
    };
}
pub(crate) use implement;
