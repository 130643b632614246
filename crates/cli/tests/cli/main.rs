//! The command line through the built program: one binary for all its tests.

#[path = "../../../../tests/support/greedy.rs"]
mod greedy;
mod program;
mod engine_commands;
mod inputs;
mod pipes;
mod protocols;
mod matches;
mod databases;
mod handout;
mod page;
mod one_number;
mod positions;
mod records;
mod schema;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_outflank-engine");
