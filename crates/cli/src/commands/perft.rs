//! `outflank-engine perft`: the leaves of the game tree at every depth up to the given one, and the time that
//! counting takes.

use crate::arguments::read_size;
use crate::records::{Perft, Record, rounded};
use crate::terminal::Results;
use clap::Args;
use engine::kernel::{PassRule, leaves};
use othello::rules::{BoardSize, Start};
use std::time::Instant;

#[derive(Args, Clone, Debug)]
pub(super) struct PerftArguments {
    /// Depth in plies
    depth: u32,
    /// Width and height of the board
    #[arg(long, default_value = "8x8", value_name = "WxH", value_parser = read_size)]
    size: BoardSize,
    /// Start position: standard, mirrored, parallel or corners-N-COLOR
    #[arg(long, default_value = "standard", value_name = "NAME")]
    start: Start,
    /// Count only placed discs as plies [default: passes, too]
    #[arg(long)]
    pass_free: bool,
}

/// Counts the leaves of a start position's tree and writes a line for each depth from 1; for depth 0 the
/// single leaf, the position itself.
pub(super) fn run(arguments: &PerftArguments, results: &mut Results) -> Result<(), String> {
    let position = arguments.start.position(arguments.size);
    if position.is_placing() {
        return Err("perft needs a start position with its central discs placed.".to_owned());
    }
    let rule = if arguments.pass_free { PassRule::Free } else { PassRule::Ply };
    for depth in arguments.depth.min(1)..=arguments.depth {
        let start = Instant::now();
        let leaves = leaves(&position, depth, rule);
        let perft = Perft { depth, leaves, seconds: rounded(start.elapsed().as_secs_f64(), 3) };
        let text = format!("{depth:3} {leaves:20} {:9.3} s", perft.seconds);
        results.put(Record::Perft(perft), text)?;
    }
    Ok(())
}
