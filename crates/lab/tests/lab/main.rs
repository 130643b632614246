//! The laboratory through the built program, and what it has made: one binary for all its tests.

#[path = "../../../../tests/support/greedy.rs"]
mod greedy;
mod commands;
mod opening_book;
