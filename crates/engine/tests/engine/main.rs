//! The engine from outside: one binary for all tests.

mod perft;
mod solver;
