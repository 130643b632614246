//! `outflank-lab openings`: even openings of 8×8.

use clap::Args;
use cli::input::{cannot_write, take_output};
use engine::opening;
use std::path::Path;

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
pub fn run(arguments: &Openings) -> Result<(), String> {
    let openings = opening::draw_even(arguments.seed).take(arguments.count);
    opening::write(openings, &mut take_output()).map_err(|error| cannot_write(Path::new("-"), error))
}
