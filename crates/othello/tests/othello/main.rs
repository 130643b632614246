//! The game and its formats from outside: one binary for all tests.

mod laws;
mod cases;
mod styles;
mod malformed;
mod written;
