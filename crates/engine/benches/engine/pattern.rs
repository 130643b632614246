//! How long the trained evaluation takes: `pattern`.
//!
//! Prints nanoseconds to carry the indices over a move, and to value a position. The positions are those of
//! random games.

use engine::kernel::{Board, Eight, Kernel};
use engine::pattern::{Indices, Weights};
use othello::rules::{Bits, BoardSize, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use std::hint::black_box;
use std::time::Instant;

/// One move of a game.
struct Step {
    board: Board<u64>,
    indices: Indices,
    square: usize,
    flips: u64,
    n_empties: u32,
}

pub(crate) fn run() {
    let weights = Weights::embedded().expect("the program's weights are sound");
    // Ten empties or more: with fewer a search asks for no value.
    let steps: Vec<Step> = (0..100).flat_map(game).filter(|step| step.n_empties >= 10).collect();
    time("play", &steps, |step| step.indices.play(step.square, step.flips));
    time("value", &steps, |step| weights.value(step.board, &step.indices));
}

fn time<T>(name: &str, steps: &[Step], work: impl Fn(&Step) -> T) {
    const N_ROUNDS: usize = 2000;
    let start = Instant::now();
    for _ in 0..N_ROUNDS {
        for step in steps {
            black_box(work(black_box(step)));
        }
    }
    let nanoseconds = start.elapsed().as_secs_f64() * 1e9 / (N_ROUNDS * steps.len()) as f64;
    println!("{name:20} {nanoseconds:6.1} ns");
}

/// The moves of a random game.
fn game(seed: u64) -> Vec<Step> {
    let kernel = Eight::STANDARD;
    let mut random = SmallRng::seed_from_u64(seed);
    let mut board: Board<u64> = kernel.board(&Position::start(BoardSize::STANDARD));
    let mut steps = Vec::new();
    loop {
        let Some(square) = kernel.legal_moves(board).indices().choose(&mut random) else {
            board = board.pass();
            if kernel.legal_moves(board) == 0 {
                return steps;
            }
            continue;
        };
        let (flips, n_empties) = (kernel.flips(board, square), kernel.empties(board).count_ones());
        steps.push(Step { board, indices: Indices::of(board), square, flips, n_empties });
        board = board.after(square, flips);
    }
}
