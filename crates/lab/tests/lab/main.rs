//! The laboratory through the built program, and what it has made: one binary for all its tests.

#[path = "../../../../tests/support/greedy.rs"]
mod greedy;
#[path = "../../../cli/tests/cli/schema.rs"]
mod schema;
mod commands;
mod opening_book;
