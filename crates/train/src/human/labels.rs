//! The values of the moves of positions, found by searches and stored in a file, so that each is computed
//! once.
//!
//! The file begins with a line that names its format. Each position has the discs of the side to move and of
//! the opponent (8 bytes each, little-endian) and the number of moves; each move has its square, its value at
//! one ply in hundredths of a disc (two bytes), and in discs (a byte each) at three plies, at five and exact.

use super::games::Games;
use engine::eight::TranspositionTable;
use engine::human::MoveValue;
use engine::kernel::{Board, Eight, Kernel};
use engine::pattern::Weights;
use engine::{Numbers, move_values};
use othello::rules::Square;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::collections::{HashMap, HashSet};
use std::io::{self, Write};

/// The first line of a file.
pub const HEAD: &[u8] = b"Outflank move values 1\n";
/// Stands for no exact value.
const NONE: i8 = -128;
const MOVE_LENGTH: usize = 6;

/// The values of the moves of positions.
pub type Labels = HashMap<Board<u64>, Box<[MoveValue]>>;

/// Reads a file; returns the values, and the length without a last position that was cut off.
///
/// # Errors
/// When it is no such file.
pub fn read(bytes: &[u8]) -> Result<(Labels, usize), String> {
    let mut rest = Numbers(bytes.strip_prefix(HEAD).ok_or("it is no file of values of moves")?);
    let (mut labels, mut whole) = (Labels::new(), HEAD.len());
    while let Some((board, values)) = read_one(&mut rest) {
        labels.insert(board, values);
        whole = bytes.len() - rest.0.len();
    }
    Ok((labels, whole))
}

fn read_one(rest: &mut Numbers) -> Option<(Board<u64>, Box<[MoveValue]>)> {
    let board = Board { own: rest.u64()?, other: rest.u64()? };
    let n_moves = usize::from(rest.u8()?);
    let moves = rest.bytes(n_moves * MOVE_LENGTH)?;
    Some((board, moves.as_chunks::<MOVE_LENGTH>().0.iter().map(read_move).collect()))
}

fn read_move(&[square, low, high, three, five, exact]: &[u8; MOVE_LENGTH]) -> MoveValue {
    let one = f32::from(i16::from_le_bytes([low, high])) / 100.0;
    let exact = exact as i8;
    MoveValue {
        square: Square::from_index(square),
        plies: [one, f32::from(three as i8), f32::from(five as i8)],
        exact: (exact != NONE).then_some(f32::from(exact)),
    }
}

/// The bytes of a position and its values.
fn write_one(board: Board<u64>, values: &[MoveValue]) -> Vec<u8> {
    let mut bytes = [board.own.to_le_bytes(), board.other.to_le_bytes()].concat();
    bytes.push(values.len() as u8);
    for MoveValue { square, plies: [one, three, five], exact } in values {
        bytes.push(square.index() as u8);
        bytes.extend(((100.0 * one) as i16).to_le_bytes());
        let whole = [*three, *five].map(|value| value as i8);
        bytes.extend([whole[0] as u8, whole[1] as u8, exact.map_or(NONE, |exact| exact as i8) as u8]);
    }
    bytes
}

/// The number of positions to draw from each casual game, and from each tournament game.
const PER_GAME: [usize; 2] = [30, 3];

/// Positions to label, in a random order: some of each game, only where there is a choice, without duplicates
/// and without those that are `known`.
pub fn draw(games: &Games, known: &Labels) -> Vec<Board<u64>> {
    let mut random = SmallRng::seed_from_u64(1);
    let mut seen: HashSet<Board<u64>> = known.keys().copied().collect();
    let mut drawn = Vec::new();
    for game in &games.games {
        let boards: Vec<_> = game.choices().map(|choice| choice.board).collect();
        for _ in 0..PER_GAME[usize::from(game.year > 0)] {
            if boards.is_empty() {
                continue;
            }
            let board = boards[random.random_range(0..boards.len())];
            if is_choice(&board) && seen.insert(board) {
                drawn.push(board);
            }
        }
    }
    drawn.shuffle(&mut random);
    drawn
}

/// Every position of the games that offers a choice and is not `known`, once.
pub fn missing(games: &Games, known: &Labels) -> Vec<Board<u64>> {
    let mut seen: HashSet<Board<u64>> = known.keys().copied().collect();
    let boards = games.games.iter().flat_map(|game| game.choices()).map(|choice| choice.board);
    boards.filter(|board| is_choice(board) && seen.insert(*board)).collect()
}

fn is_choice(board: &Board<u64>) -> bool {
    Eight::STANDARD.legal_moves(*board).count_ones() > 1
}

/// Positions between two reports, and between two writes.
const AT_ONCE: usize = 256;

/// Memory for each thread's searches.
const TABLE_MEGABYTES: usize = 2;

/// Finds and writes the values of the moves of some positions. Calls `progress` with the number done; when it
/// answers `false`, the work ends.
///
/// # Panics
/// When there are not two megabytes of memory.
pub fn write(
    boards: &[Board<u64>],
    weights: &Weights,
    pool: &ThreadPool,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(usize) -> bool,
) -> io::Result<()> {
    let mut n_done = 0;
    for some in boards.chunks(AT_ONCE) {
        let table = || TranspositionTable::new(TABLE_MEGABYTES).expect("there are two megabytes of memory");
        let label = |table: &mut TranspositionTable, board: &Board<u64>| {
            write_one(*board, &move_values(weights, *board, table))
        };
        let found: Vec<Vec<u8>> = pool.install(|| some.par_iter().map_init(table, label).collect());
        out.write_all(&found.concat())?;
        n_done += some.len();
        if !progress(n_done) {
            break;
        }
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_read_back_as_they_were_written_and_what_is_cut_off_is_left_out() {
        let board = Board { own: 0x0000_0008_1000_0000, other: 0x0000_0010_0800_0000 };
        let value =
            |index, exact| MoveValue { square: Square::from_index(index), plies: [-1.25, -64.0, 3.0], exact };
        let values = [value(19, None), value(26, Some(-64.0))];
        let mut bytes = [HEAD, &write_one(board, &values)].concat();
        let whole = bytes.len();
        bytes.extend(&write_one(board, &values)[..20]);
        let (labels, length) = read(&bytes).unwrap();
        assert_eq!((labels.len(), length), (1, whole));
        assert_eq!(*labels[&board], values);
        assert!(read(b"something else").is_err());
    }
}
