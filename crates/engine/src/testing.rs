//! Positions for the tests of the engine.

use crate::kernel::{Board, Eight, Kernel};
use crate::{Answer, Request, Resources, Stop, Thinker, simple};
use othello::rules::{Bits, BoardSize, Move, Position, Square, Squares};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;

/// Positions of random games at evenly spaced numbers of moves, from early to late; none is over.
pub(super) fn random_positions(size: BoardSize, n: usize) -> Vec<Position> {
    let n_moves = size.area() - 4;
    (0..n as u64).map(|i| random_position(size, (n_moves * (i as usize + 1)) / (n + 2), i)).collect()
}

/// The position of a random game with `n_empties` empty squares; with more if the game ended before.
pub(super) fn random_endgame(size: BoardSize, n_empties: usize, seed: u64) -> Position {
    random_position(size, size.area() - 4 - n_empties, seed)
}

/// The position after `n_moves` random moves, passes not counted; an earlier one when the game ends before.
fn random_position(size: BoardSize, n_moves: usize, seed: u64) -> Position {
    let mut position = Position::start(size);
    let mut ply = 0;
    while position.counts().black + position.counts().white < n_moves as u16 + 4 {
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

/// A thinker with one thread and a small table.
pub(super) fn thinker() -> Thinker {
    Thinker::new(Resources { n_threads: 1, table_mb: 1 })
}

/// A new thinker's answer to a request.
pub(super) fn answer(request: &Request) -> Answer {
    thinker().think(request, &Stop::never(), &|_| {})
}

/// The position after some moves, such as `f5d6`, from the standard start of 8×8.
pub(super) fn after(moves: &str) -> Position {
    let squares = moves.as_bytes().chunks(2).map(|name| str::from_utf8(name).unwrap());
    squares.fold(Position::start(BoardSize::STANDARD), |position, name| {
        position.play(Move::Place(Square::parse(name, position.size()).unwrap())).unwrap()
    })
}

pub(super) fn follow(position: Position, line: &[Move]) -> Position {
    line.iter().try_fold(position, |position, &mv| position.play(mv)).expect("a line is legal")
}

/// The score for the side to move by a search of all moves; `score` scores finished games.
pub fn negamax<K: Kernel>(kernel: &K, board: Board<K::Set>, score: &impl Fn(Board<K::Set>) -> i32) -> i32 {
    let moves = kernel.legal_moves(board);
    if moves.is_empty() {
        let is_over = kernel.legal_moves(board.pass()).is_empty();
        return if is_over { score(board) } else { -negamax(kernel, board.pass(), score) };
    }
    let after = |index| -negamax(kernel, kernel.play(board, index), score);
    moves.indices().map(after).max().expect("there is a move")
}

/// Plays a random game on from a position and checks that it never flips a disc that `stable` finds. Returns
/// the number of discs that `stable` finds, summed over all positions.
pub fn check_stable(mut position: Position, seed: u64, stable: impl Fn(&Position) -> Squares) -> usize {
    let mut n_held = 0;
    while position.outcome().is_none() {
        let (before, held) = (position, stable(&position));
        let mv = simple::random(&position, seed << 16 | position.empties().len() as u64).unwrap();
        position = position.play(mv).unwrap();
        if let Move::Place(square) = mv {
            assert!(!before.flips(square).intersects(held), "{before}");
        }
        assert!(held.is_subset_of(stable(&position)), "{before}\n{position}");
        n_held += held.len();
    }
    n_held
}

/// Each board of a random game on 8×8 with its move, `None` for a pass and at the end.
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
