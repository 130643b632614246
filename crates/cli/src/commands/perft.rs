//! `outflank-engine perft`: the leaves of the game tree at every depth up to the one asked for, and how fast
//! they were counted.

use super::{Output, rounded};
use engine::kernel::{self, Fit, Kernel};
use othello::rules::Position;
use othello::rules::perft::PassRule;
use serde_json::json;
use std::io::{self, Write};
use std::time::Instant;

/// Writes a line for each depth from 1; the position itself is the one leaf at depth 0, where only that is
/// asked for.
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
                writeln!(out, "{}", json!({ "depth": depth, "leaves": leaves, "seconds": seconds }))?;
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
    use othello::rules::BoardSize;

    #[test]
    fn each_depth_is_a_line() {
        let mut out = Vec::new();
        perft(&Position::start(BoardSize::STANDARD), 3, PassRule::Ply, Output::Text, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let counts: Vec<_> = text.lines().map(|line| line.split_whitespace().nth(1).unwrap()).collect();
        assert_eq!(counts, ["4", "12", "56"]);
    }
}
