//! How fast small boards are solved from their start: `small_boards [THREADS]`.
//!
//! Prints scores for Black, nodes and seconds; uses all processors by default. A wrong score ends the run.

use engine::eight::{TranspositionTable, Window, solve};
use engine::kernel::{Eight, Kernel};
use othello::rules::{BoardSize, Position};
use std::time::Instant;

const BOARDS: [(u32, u32, i32); 5] = [(4, 4, -10), (4, 6, 16), (6, 4, 16), (4, 8, 32), (6, 6, -4)];
const TABLE_MEGABYTES: usize = 512;

pub(crate) fn run(n_threads: Option<usize>) {
    let n_processors = std::thread::available_parallelism().map_or(1, usize::from);
    let n_threads = n_threads.unwrap_or(n_processors);
    let mut table = TranspositionTable::new(TABLE_MEGABYTES).expect("there is memory for the table");
    println!("{n_threads} threads, {TABLE_MEGABYTES} MB");
    for (width, height, expected) in BOARDS {
        let size = BoardSize::new(width, height).expect("the size is a board's");
        let kernel = Eight::new(size).expect("the board fits");
        let board = kernel.board(&Position::start(size));
        let start = Instant::now();
        let solution =
            solve(kernel, board, Window::FULL, n_threads, &mut table, &|| false).expect("nothing stops it");
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(solution.score, expected, "{size}");
        println!("{size}  {:+3}  {:>12} nodes  {seconds:8.3} s", solution.score, solution.nodes);
    }
}
