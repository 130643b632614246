//! Tests the built `outflank-lab`, and the opening book that it made: one binary for all its tests.

#[path = "../../../../tests/support/greedy.rs"]
mod greedy;
#[expect(dead_code, reason = "the tests of the command line need more of it")]
#[path = "../../../cli/tests/cli/program.rs"]
mod program;
#[path = "../../../cli/tests/cli/schema.rs"]
mod schema;
mod commands;
mod opening_book;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_outflank-lab");
