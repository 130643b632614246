//! `outflank-lab openings`: even openings of 8×8.

use clap::Args;
use cli::commands::{cannot_write, out};
use engine::opening;

/// Arguments of `openings`.
#[derive(Args, Clone, Copy, Debug)]
pub struct Openings {
    /// Number of openings
    #[arg(long, default_value_t = 3_200)]
    count: usize,
    /// Seed of the drawing
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Writes the openings, one per line.
///
/// # Errors
/// With a sentence, when a line cannot be written.
pub fn run(arguments: &Openings) -> Result<(), String> {
    opening::write(opening::draw_even(arguments.seed).take(arguments.count), &mut out()).map_err(cannot_write)
}
