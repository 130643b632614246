//! How fast the game tree of 8×8 is counted by each kernel: `perft [DEPTH]`.
//!
//! One thread; the moves of the last ply are counted, not made. Prints leaves per second.

use engine::kernel::{Eight, Kernel, PassRule, perft};
use othello::rules::{BoardSize, Grid, Position};
use std::time::Instant;

pub(crate) fn run(depth: u32) {
    count("Eight", &Eight::STANDARD, depth);
    count("Grid<u64>", &Grid::<u64>::new(BoardSize::STANDARD), depth);
    count("Grid<Squares>", Grid::of(BoardSize::STANDARD), depth.saturating_sub(1));
}

fn count(name: &str, kernel: &impl Kernel, depth: u32) {
    let board = kernel.board(&Position::start(kernel.size()));
    let start = Instant::now();
    let leaves = perft(kernel, board, depth, PassRule::Ply);
    let seconds = start.elapsed().as_secs_f64();
    let speed = leaves as f64 / seconds / 1e6;
    println!("{name:14} depth {depth:2}  {leaves:>13} leaves  {seconds:6.2} s  {speed:6.1} M leaves/s");
}
