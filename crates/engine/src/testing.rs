//! Positions for the tests of the engine.

use crate::kernel::{Board, Eight, Kernel};
use crate::simple;
use othello::rules::{Bits, BoardSize, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;

/// Positions of random games, never over, from everywhere between start and end.
pub(super) fn random_positions(size: BoardSize, n: usize) -> Vec<Position> {
    let n_moves = size.area() - 4;
    (0..n as u64).map(|i| random_position(size, (n_moves * (i as usize + 1)) / (n + 2), i)).collect()
}

/// The position of a random game with `n_empties` empty squares; with more if the game ended before.
pub(super) fn random_endgame(size: BoardSize, n_empties: usize, seed: u64) -> Position {
    random_position(size, size.area() - 4 - n_empties, seed)
}

/// The position after `n_discs` random moves, passes not counted; an earlier one when the game ends before.
fn random_position(size: BoardSize, n_discs: usize, seed: u64) -> Position {
    let mut position = Position::start(size);
    let mut ply = 0;
    while position.counts().black + position.counts().white < n_discs as u16 + 4 {
        let mv = simple::random(&position, seed << 16 | ply).expect("the position before is not over");
        let next = position.play(mv).expect("a legal move was drawn");
        if next.outcome().is_some() {
            break;
        }
        position = next;
        ply += 1;
    }
    position
}

/// Each board of a random game on 8×8 with what its side to move does: a move, or nothing where it passes or
/// the game ends.
pub(super) fn random_game(seed: u64) -> Vec<(Board<u64>, Option<usize>)> {
    let kernel = Eight::STANDARD;
    let mut random = SmallRng::seed_from_u64(seed);
    let mut board = kernel.board(&Position::start(BoardSize::STANDARD));
    let mut game = Vec::new();
    loop {
        let moves = kernel.legal_moves(board);
        let square = moves.indices().choose(&mut random);
        game.push((board, square));
        board = match square {
            Some(square) => kernel.play(board, square),
            None if kernel.legal_moves(board.pass()) == 0 => return game,
            None => board.pass(),
        };
    }
}
