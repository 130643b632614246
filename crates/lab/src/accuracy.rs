//! `outflank-lab accuracy`: the evaluation compared with the scores of a file.

use clap::Args;
use cli::input::read_weights;
use cli::source::{Source, Take};
use cli::terminal::Results;
use engine::eight::{self, TranspositionTable};
use engine::kernel::{Eight, Kernel};
use engine::pattern::{Indices, PER_DISC};
use std::path::PathBuf;
use train::accuracy::Accuracy;

#[derive(Args, Debug)]
pub struct AccuracyArguments {
    /// Positions of 8×8 with their scores, in OBF
    file: String,
    /// Search depth in plies for each position
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=60))]
    depth: u32,
    /// Weights [default: the built-in ones]
    #[arg(long)]
    weights: Option<PathBuf>,
}

/// Compares the values of positions with their scores, and prints the mean errors.
pub fn run(arguments: &AccuracyArguments, results: &mut Results) -> Result<(), String> {
    let weights = read_weights(arguments.weights.as_deref())?;
    let mut table = TranspositionTable::new(16).ok_or("16 MB of memory are not available.")?;
    let mut accuracy = Accuracy::default();
    for given in Source::open(std::slice::from_ref(&arguments.file), Take::Listed)? {
        let is_over = given.position.outcome().is_some();
        if let Some(score) = given.expected.filter(|_| !is_over) {
            let board = Eight::STANDARD.board(&given.position);
            let value = match arguments.depth {
                0 => weights.value(board, &Indices::of(board)),
                depth => eight::best_move(&weights, board, depth, &mut table).value * PER_DISC,
            };
            accuracy.add(value, score as f32);
        }
    }
    results.line(accuracy)
}
