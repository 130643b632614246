//! Hashes that tell games apart: of a line, of a line with players, event and date, of all that is stored.

use super::game::LibraryGame;
use othello::rules::{Goal, Position};

/// The hash of a start, a goal and a line in the form of [`line_of`](super::game::line_of).
pub(super) fn line_hash(start: &Position, goal: Goal, line: &[u16]) -> u64 {
    let discs = start.discs();
    let words = discs.black.words().into_iter().chain(discs.white.words());
    let size = start.size();
    let about = [size.width(), size.height(), start.turn() as u8, goal as u8];
    let start = words.flat_map(u64::to_le_bytes).chain(about).fold(FNV, absorb);
    line.iter().flat_map(|number| number.to_le_bytes()).fold(start, absorb)
}

/// The [`line_hash`] of a game's main line.
pub(super) fn main_line_hash(game: &LibraryGame) -> u64 {
    line_hash(&game.start, game.goal, &game.line())
}

/// The hash of a game's line, players, event and date; `line` is the [`line_hash`] of its main line.
pub(super) fn identity(game: &LibraryGame, line: u64) -> u64 {
    let header = &game.header;
    let texts = [&header.players.black, &header.players.white, &header.event, &header.date];
    texts.into_iter().fold(line, |hash, text| absorb(text.bytes().fold(hash, absorb), 0))
}

/// The hash of a game as the library stores it.
pub(super) fn content_hash(game: &LibraryGame) -> u64 {
    let mut bytes = Vec::new();
    game.write(&mut bytes);
    bytes.into_iter().fold(FNV, absorb)
}

/// The next number to try where one is taken.
pub(super) fn next_number(number: u64) -> u64 {
    absorb(number, 1)
}

/// The offset basis of FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>).
const FNV: u64 = 0xCBF2_9CE4_8422_2325;

fn absorb(hash: u64, byte: u8) -> u64 {
    (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
}
