//! The binary books of Edax and Egaroucid.
//!
//! Both hold positions as two sets of 64 squares. With Edax the lowest bit is a1, with Egaroucid the highest.
//! All numbers are little-endian, and the head ends with the number of positions. A position that is not
//! understood is left out and counted.

use super::{BookFile, BookFileError, BookPosition, POSITIONS_MAX};
use othello::formats::{Expected, Fault};
use othello::rules::{BoardSize, ByColor, Color, Move, Setup, Square, Squares};

pub(super) const EGAROUCID: &[u8] = b"DICUORAGE";
/// The only known version, the bytes before its positions, and the bytes of each position.
const EGBK: u8 = 3;
const EGBK_HEAD: usize = 14;
const EGBK_POSITION: usize = 25;

pub(super) const EDAX: &[u8] = b"XADEKOOB";
/// Two marks, version and release, the date, the options, the number of positions.
const EDAX_HEAD: usize = 42;
const EDAX_VERSION: u8 = 4;
/// Bytes of a position before its links, and of a link. The best move out of the book follows the links; it
/// is as long as a link.
const EDAX_POSITION: usize = 40;
const LINK: usize = 2;
const PASS: u8 = 64;

pub(super) fn read_egaroucid(bytes: &[u8]) -> Result<BookFile, BookFileError> {
    let n = n_positions(bytes, EGBK_HEAD, EGAROUCID, EGBK)?;
    let positions = part(bytes, EGBK_HEAD, n * EGBK_POSITION)?;
    let mut book = BookFile::default();
    for (number, entry) in (1..).zip(positions.chunks_exact(EGBK_POSITION)) {
        let discs = [set(entry), set(&entry[8..])].map(u64::reverse_bits);
        let leaf = square(63u8.wrapping_sub(entry[23])).zip(value(entry[22] as i8));
        add(&mut book, number, discs, value(entry[16] as i8), entry[17], leaf);
    }
    Ok(book)
}

pub(super) fn read_edax(bytes: &[u8]) -> Result<BookFile, BookFileError> {
    let n = n_positions(bytes, EDAX_HEAD, EDAX, EDAX_VERSION)?;
    let mut book = BookFile::default();
    let mut at = EDAX_HEAD;
    for number in 1..=n {
        let entry = part(bytes, at, EDAX_POSITION)?;
        let n_links = usize::from(entry[38]);
        let leaf = part(bytes, at + EDAX_POSITION + n_links * LINK, LINK)?;
        at += EDAX_POSITION + (n_links + 1) * LINK;
        let mv = if leaf[1] == PASS { Some(Move::Pass) } else { square(leaf[1]) };
        let own = i8::try_from(i16::from_le_bytes([entry[32], entry[33]])).ok().and_then(value);
        add(&mut book, number, [set(entry), set(&entry[8..])], own, entry[39], mv.zip(value(leaf[0] as i8)));
    }
    Ok(book)
}

/// The number of positions at the end of a head, in which a mark and a version stand first.
fn n_positions(bytes: &[u8], head: usize, mark: &[u8], version: u8) -> Result<usize, BookFileError> {
    let head = part(bytes, 0, head)?;
    if head[mark.len()] != version {
        return Err(BookFileError::Version(head[mark.len()]));
    }
    match head.last_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes) as usize) {
        n if n > POSITIONS_MAX => Err(BookFileError::TooMany(POSITIONS_MAX)),
        n => Ok(n),
    }
}

fn part(bytes: &[u8], begin: usize, length: usize) -> Result<&[u8], BookFileError> {
    let short = BookFileError::Short { found: bytes.len(), expected: begin + length };
    bytes.get(begin..begin + length).ok_or(short)
}

fn set(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(std::array::from_fn(|at| bytes[at]))
}

/// The move to the square at an index from a1, row by row.
fn square(index: u8) -> Option<Move> {
    let (column, row) = (usize::from(index % 8), usize::from(index / 8));
    Square::at(column, row, BoardSize::STANDARD).map(Move::Place)
}

fn value(discs: i8) -> Option<i8> {
    (-64..=64).contains(&discs).then_some(discs)
}

/// Adds the position with the discs of the side to move and the other's, the lowest bit a1.
fn add(
    book: &mut BookFile,
    number: usize,
    discs: [u64; 2],
    value: Option<i8>,
    level: u8,
    leaf: Option<(Move, i8)>,
) {
    let [black, white] = discs.map(|discs| Squares::from_words([discs, 0, 0, 0]));
    let setup = Setup { size: BoardSize::STANDARD, discs: ByColor::new(black, white), turn: Color::Black };
    match setup.position() {
        // The file does not say whether the best moves are in the book; this assumes that they are.
        Ok(position) => {
            book.add(BookPosition { position, value, depth: level.clamp(1, 60), has_moves: true }, leaf);
        }
        Err(_) => book.broken(number, Fault::expected(Expected::Squares, "")),
    }
}
