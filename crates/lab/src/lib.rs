//! The commands of `outflank-lab`: what makes and checks the program's assets. `main.rs` only lists and calls
//! them.

#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod accuracy;
pub mod book;
pub mod grades;
pub mod openings;
pub mod puzzles;
pub mod reasons;
pub mod statistics;
pub mod train;
