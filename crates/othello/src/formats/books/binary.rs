//! The binary books of Edax and Egaroucid.
//!
//! Both hold positions as two sets of 64 squares. With Edax the lowest bit is a1, with Egaroucid the highest.
//! All numbers are little-endian. A position that is not understood is left out and counted.

use super::{BookFile, BookFileError, BookPosition, POSITIONS_MAX};
use crate::formats::{Expected, Fault};
use crate::rules::{BoardSize, Color, Move, Position, Setup, Square};

const EGAROUCID: &[u8] = b"DICUORAGE";
/// The only known version, the bytes before its positions, and the bytes of each position.
const EGBK: u8 = 3;
const EGBK_HEAD: usize = 14;
const EGBK_POSITION: usize = 25;

const EDAX: &[u8] = b"XADEKOOB";
/// Two marks, version and release, the date, the options, the number of positions.
const EDAX_HEAD: usize = 42;
const EDAX_VERSION: u8 = 4;
/// Bytes of a position before its links, and of a link. The best move out of the book follows the links; it
/// is as long as a link.
const EDAX_POSITION: usize = 40;
const LINK: usize = 2;
const PASS: u8 = 64;

pub(super) fn is_egaroucid(bytes: &[u8]) -> bool {
    bytes.starts_with(EGAROUCID)
}

pub(super) fn is_edax(bytes: &[u8]) -> bool {
    bytes.starts_with(EDAX)
}

pub(super) fn read_egaroucid(bytes: &[u8]) -> Result<BookFile, BookFileError> {
    let short = |expected| BookFileError::Short { found: bytes.len(), expected };
    match bytes.get(EGAROUCID.len()) {
        Some(&EGBK) => {}
        Some(&version) => return Err(BookFileError::Version(version)),
        None => return Err(short(EGBK_HEAD)),
    }
    let n = number(bytes.get(10..EGBK_HEAD).ok_or_else(|| short(EGBK_HEAD))?);
    if n > POSITIONS_MAX {
        return Err(BookFileError::TooMany(POSITIONS_MAX));
    }
    let expected = EGBK_HEAD + n * EGBK_POSITION;
    let positions = bytes.get(EGBK_HEAD..expected).ok_or_else(|| short(expected))?;
    let mut book = BookFile::default();
    for (number, of) in (1..).zip(positions.chunks_exact(EGBK_POSITION)) {
        let (own, other) = (set(of).reverse_bits(), set(&of[8..]).reverse_bits());
        let (discs, level) = (of[16] as i8, of[17]);
        let (leaf_value, leaf_move) = (of[22] as i8, of[23]);
        let Ok(position) = position(own, other) else {
            book.broken(number, Fault::expected(Expected::Squares, ""));
            continue;
        };
        let leaf = square(63u8.wrapping_sub(leaf_move)).zip(value(leaf_value));
        // The file does not say whether the best moves are in the book; this assumes that they are.
        let known =
            BookPosition { position, value: value(discs), depth: level.clamp(1, 60), has_moves: true };
        book.add(known, leaf);
    }
    Ok(book)
}

pub(super) fn read_edax(bytes: &[u8]) -> Result<BookFile, BookFileError> {
    let short = |expected| BookFileError::Short { found: bytes.len(), expected };
    let head = bytes.get(..EDAX_HEAD).ok_or_else(|| short(EDAX_HEAD))?;
    if head[8] != EDAX_VERSION {
        return Err(BookFileError::Version(head[8]));
    }
    let n = number(&head[EDAX_HEAD - 4..]);
    if n > POSITIONS_MAX {
        return Err(BookFileError::TooMany(POSITIONS_MAX));
    }
    let mut book = BookFile::default();
    let mut at = EDAX_HEAD;
    for number in 1..=n {
        let of = bytes.get(at..at + EDAX_POSITION).ok_or_else(|| short(at + EDAX_POSITION))?;
        let (n_links, level) = (usize::from(of[38]), of[39]);
        let leaf_at = at + EDAX_POSITION + n_links * LINK;
        let leaf = bytes.get(leaf_at..leaf_at + LINK).ok_or_else(|| short(leaf_at + LINK))?;
        at = leaf_at + LINK;
        let Ok(position) = position(set(of), set(&of[8..])) else {
            book.broken(number, Fault::expected(Expected::Squares, ""));
            continue;
        };
        let mv = if leaf[1] == PASS { Some(Move::Pass) } else { square(leaf[1]) };
        let discs = i16::from_le_bytes([of[32], of[33]]);
        let own_value = i8::try_from(discs).ok().and_then(value);
        let known = BookPosition { position, value: own_value, depth: level.clamp(1, 60), has_moves: true };
        book.add(known, mv.zip(value(leaf[0] as i8)));
    }
    Ok(book)
}

fn number(bytes: &[u8]) -> usize {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize
}

fn set(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(std::array::from_fn(|at| bytes[at]))
}

/// The move at a place that counts from a1, row after row.
fn square(index: u8) -> Option<Move> {
    let (column, row) = (usize::from(index % 8), usize::from(index / 8));
    Square::at(column, row, BoardSize::STANDARD).map(Move::Place)
}

fn value(discs: i8) -> Option<i8> {
    (-64..=64).contains(&discs).then_some(discs)
}

/// The position with these discs, the lowest bit a1, Black to move.
fn position(own: u64, other: u64) -> Result<Position, ()> {
    if own & other != 0 {
        return Err(());
    }
    let mut setup = Setup { turn: Color::Black, ..Setup::empty(BoardSize::STANDARD) };
    for (discs, color) in [(own, Color::Black), (other, Color::White)] {
        for index in (0..64).filter(|index| discs >> index & 1 == 1) {
            if let Some(Move::Place(square)) = square(index) {
                setup.put(square, Some(color));
            }
        }
    }
    setup.position().map_err(|_| ())
}
