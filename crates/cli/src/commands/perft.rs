//! `outflank-engine perft`: the leaves of the game tree at every depth up to the given one, and the time that
//! counting takes.

use super::arguments::read_size;
use super::terminal::{cannot_write, out};
use super::{Output, rounded};
use crate::records::{self, Perft as PerftRecord, Record};
use clap::Args;
use engine::kernel::{self, Fit, Kernel};
use othello::rules::perft::PassRule;
use othello::rules::{BoardSize, Position, Start};
use std::io::{self, Write};
use std::time::Instant;

/// Arguments of `perft`.
#[derive(Args, Clone, Debug)]
pub struct Perft {
    /// Depth in plies
    depth: u32,
    /// Width and height of the board
    #[arg(long, default_value = "8x8", value_name = "WxH", value_parser = read_size)]
    size: BoardSize,
    /// Start position: standard, mirrored, parallel or corners-N-COLOR
    #[arg(long, default_value = "standard", value_name = "NAME", value_parser = read_start)]
    start: Start,
    /// Count a pass as a ply (the default)
    #[arg(long, conflicts_with = "pass_free")]
    pass_ply: bool,
    /// Count only placed discs as plies
    #[arg(long)]
    pass_free: bool,
}

fn read_start(text: &str) -> Result<Start, String> {
    text.parse()
}

/// Counts the leaves of a start position's tree.
///
/// # Errors
/// With a sentence, when the start has no central discs or a line cannot be written.
pub fn run(arguments: &Perft, output: Output) -> Result<(), String> {
    let position = arguments.start.position(arguments.size);
    if position.is_placing() {
        return Err("perft needs a start position with its central discs placed.".to_owned());
    }
    let rule = if arguments.pass_free { PassRule::Free } else { PassRule::Ply };
    perft(&position, arguments.depth, rule, output, &mut out()).map_err(cannot_write)
}

/// Writes a line for each depth from 1. For `depth_max` 0 it writes the single leaf at depth 0, the position
/// itself.
///
/// # Errors
/// When a line cannot be written.
///
/// # Panics
/// On a position whose central discs are still being placed.
pub fn perft(
    position: &Position,
    depth_max: u32,
    rule: PassRule,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<()> {
    for depth in depth_max.min(1)..=depth_max {
        let start = Instant::now();
        let leaves = leaves(position, depth, rule);
        let seconds = start.elapsed().as_secs_f64();
        match output {
            Output::Text => writeln!(out, "{depth:3} {leaves:20} {seconds:9.3} s")?,
            Output::Json => {
                let seconds = rounded(seconds, 3);
                records::write(out, &Record::Perft(PerftRecord { depth, leaves, seconds }))?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// The leaves `depth` plies below a position, by the fastest kernel its board fits.
pub fn leaves(position: &Position, depth: u32, rule: PassRule) -> u64 {
    match Fit::of(position.size()) {
        Fit::Eight(eight) => kernel::perft(&eight, eight.board(position), depth, rule),
        Fit::Small(grid) => kernel::perft(&grid, grid.board(position), depth, rule),
        Fit::Large(grid) => kernel::perft(grid, grid.board(position), depth, rule),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_depth_is_a_line() {
        let mut out = Vec::new();
        perft(&Position::start(BoardSize::STANDARD), 3, PassRule::Ply, Output::Text, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let counts: Vec<_> = text.lines().map(|line| line.split_whitespace().nth(1).unwrap()).collect();
        assert_eq!(counts, ["4", "12", "56"]);
    }
}
