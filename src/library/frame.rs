//! The library's file: a heading, then frames one after another, each what happened next. Nothing is ever
//! changed in the middle, so a file that was cut off anywhere holds all that was written before.
//!
//! A frame is a mark of four bytes, the length of its content and a checksum over it, then the content, whose
//! first byte says what it is. After a frame that does not fit its checksum the next mark is looked for, so
//! that damage in one place costs only the frames that lie there. All numbers have their lowest byte first.

use super::Change;
use super::game::{Game, Reader, put_text};

/// How every library begins.
pub const HEADING: &[u8] = b"Outflank library 1\n";
const MARK: [u8; 4] = [0xF1, b'O', b'g', 0x0D];
/// Mark, length, checksum.
const BEFORE: usize = 12;
/// No game with all its variations comes near so many bytes.
const CONTENT_MAX: usize = 16 << 20;

/// Where a frame's content begins and ends in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub begin: usize,
    pub end: usize,
}

impl Frame {
    pub fn len(self) -> usize {
        self.end - self.begin
    }
}

/// The frame that begins at a place, if a whole one does.
fn frame_at(bytes: &[u8], at: usize) -> Option<Frame> {
    let head = bytes.get(at..at + BEFORE)?;
    let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    let (begin, length) = (at + BEFORE, number(4) as usize);
    if head[..4] != MARK || length == 0 || length > CONTENT_MAX {
        return None;
    }
    let content = bytes.get(begin..begin.checked_add(length)?)?;
    (checksum(content) == number(8)).then_some(Frame { begin, end: begin + length })
}

/// The frames of a file behind its heading, and how many bytes belong to none. The last of those may be a
/// frame that was being written when the writer was killed: `tail` of them.
pub fn frames(bytes: &[u8]) -> (Vec<Frame>, Unread) {
    let mut found = Vec::new();
    let mut unread = Unread::default();
    let mut at = HEADING.len();
    while at < bytes.len() {
        match frame_at(bytes, at) {
            Some(frame) => {
                unread.middle += std::mem::take(&mut unread.tail);
                found.push(frame);
                at = frame.end;
            }
            None => {
                let next = bytes[at + 1..].windows(MARK.len()).position(|window| window == MARK);
                let step = next.map_or(bytes.len() - at, |next| next + 1);
                unread.tail += step;
                at += step;
            }
        }
    }
    (found, unread)
}

/// Bytes that are no frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// Between frames: damage.
    pub middle: usize,
    /// Behind the last: cut off while it was written.
    pub tail: usize,
}

/// The steps of FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>).
fn checksum(content: &[u8]) -> u32 {
    content.iter().fold(0x811C_9DC5, |hash: u32, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Writes a change as a frame at the end of a file.
pub fn write(change: &Change, out: &mut Vec<u8>) -> Frame {
    let at = out.len();
    out.extend(MARK);
    out.extend([0; 8]);
    content(change, out);
    let content = &out[at + BEFORE..];
    let (length, sum) = (content.len() as u32, checksum(content));
    out[at + 4..at + 8].copy_from_slice(&length.to_le_bytes());
    out[at + 8..at + 12].copy_from_slice(&sum.to_le_bytes());
    Frame { begin: at + BEFORE, end: out.len() }
}

fn content(change: &Change, out: &mut Vec<u8>) {
    let mut list = |kind: u8, text: Option<&str>, games: &[u32]| {
        out.push(kind);
        if let Some(text) = text {
            put_text(text, out);
        }
        out.extend((games.len() as u32).to_le_bytes());
        games.iter().for_each(|game| out.extend(game.to_le_bytes()));
    };
    match change {
        Change::Add(game) => {
            out.push(1);
            game.write(out);
        }
        Change::Replace(id, game) => {
            out.push(2);
            out.extend(id.to_le_bytes());
            game.write(out);
        }
        Change::Tag { tag, games, on: true } => list(3, Some(tag), games),
        Change::Tag { tag, games, on: false } => list(4, Some(tag), games),
        Change::Bin { games, binned: true } => list(5, None, games),
        Change::Bin { games, binned: false } => list(6, None, games),
        Change::Purge(games) => list(7, None, games),
    }
}

/// The change a frame's content stands for; `None` for what an Outflank of this version did not write.
pub fn read(content: &[u8]) -> Option<Change> {
    let mut reader = Reader::new(content);
    let games = |reader: &mut Reader| {
        let n_games = reader.u32()? as usize;
        // Each takes four bytes, so a wrong count finds no more than the frame has.
        (0..n_games).map(|_| reader.u32()).collect::<Option<Vec<u32>>>()
    };
    let change = match reader.u8()? {
        1 => Change::Add(Game::read(&mut reader)?),
        2 => Change::Replace(reader.u32()?, Game::read(&mut reader)?),
        kind @ (3 | 4) => {
            let tag = reader.text()?.to_owned();
            Change::Tag { tag, games: games(&mut reader)?, on: kind == 3 }
        }
        kind @ (5 | 6) => Change::Bin { games: games(&mut reader)?, binned: kind == 5 },
        7 => Change::Purge(games(&mut reader)?),
        _ => return None,
    };
    reader.is_at_end().then_some(change)
}
