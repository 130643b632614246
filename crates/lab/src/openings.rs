//! `outflank-lab openings`: even openings of 8×8.

use clap::Args;
use cli::commands::Results;
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
pub fn run(arguments: &Openings, results: &mut Results) -> Result<(), String> {
    let mut text = Vec::new();
    opening::write(opening::draw_even(arguments.seed).take(arguments.count), &mut text)
        .expect("memory takes every byte");
    results.write(&String::from_utf8_lossy(&text))
}
