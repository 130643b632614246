//! An own book as a file of [`frames`](crate::frames). A frame is a change, or undoes or redoes one. Its
//! content begins with a byte that says what it is:
//!
//! | byte | what |
//! | --- | --- |
//! | 1 | a change: its kind (1 byte), the name of what it changed (length in 2 bytes, UTF-8), the positions |
//! | 2 | the last change is undone |
//! | 3 | the last undone change is redone |
//! | 4 | as 1, but it cannot be undone: the start of a rewritten file |
//!
//! The positions begin with their number (4 bytes). Each has 21 bytes: the discs of the side to move and
//! those of the other side, each as 64 bits with a1 lowest and row after row (the least of the eight images
//! of the board), flags (1: a value was found, 2: one was typed, 4: the position is open, 8: the value
//! was imported), then the found value in discs, its depth, its selectivity in percent, and the typed
//! value in discs.

use super::{
    Board, BookChange, BookChangeKind, Done, FoundValue, OwnBook, PositionFacts, Subject, canonical, sorted,
};
use crate::checked::Numbers;
use crate::frames::{FrameKind, Scanner, Unread};
use crate::kernel::{Eight, Kernel};

/// How every own book begins.
pub const HEADING: &[u8] = b"Outflank own book 1\n";
const HEADING_PREFIX: &[u8] = b"Outflank own book ";
const FRAMES: FrameKind = FrameKind { mark: [0xF2, b'O', b'b', 0x0D], content_max: 1 << 28 };
/// Bytes of a position.
const POSITION_BYTES: usize = 21;

const CHANGE: u8 = 1;
const UNDO: u8 = 2;
const REDO: u8 = 3;
const BASE: u8 = 4;

/// Why bytes are no own book for this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum OwnBookError {
    #[error("this is no book of one's own; it should begin with \"Outflank own book 1\"")]
    Foreign,
    #[error("a newer Outflank wrote it")]
    Newer,
}

impl OwnBook {
    /// Reads a file's bytes; an empty file is an empty book.
    ///
    /// # Errors
    /// When they do not begin as a book of this version.
    pub fn read(bytes: &[u8]) -> Result<(OwnBook, Unread), OwnBookError> {
        let mut own = OwnBook::default();
        if bytes.is_empty() {
            return Ok((own, Unread::default()));
        }
        if !bytes.starts_with(HEADING) {
            let is_ours = bytes.starts_with(HEADING_PREFIX) && bytes.len() >= HEADING.len();
            // A writer may have been interrupted in the heading.
            let is_begun = HEADING.starts_with(bytes);
            return match (is_begun, is_ours) {
                (true, _) => Ok((own, Unread { tail: bytes.len(), ..Unread::default() })),
                (false, true) => Err(OwnBookError::Newer),
                (false, false) => Err(OwnBookError::Foreign),
            };
        }
        let unread = own.read_more(&bytes[HEADING.len()..]);
        Ok((own, unread))
    }

    /// Applies the frames that were appended to a file.
    pub fn read_more(&mut self, bytes: &[u8]) -> Unread {
        let mut scanner = Scanner::new(FRAMES, 0, bytes.len());
        while let Some(frame) = scanner.next(bytes) {
            scanner.unread.n_strange += usize::from(!self.perform(&bytes[frame.begin..frame.end]));
        }
        scanner.unread
    }

    /// Applies a frame. Returns whether it is valid.
    fn perform(&mut self, content: &[u8]) -> bool {
        match content {
            [kind @ (CHANGE | BASE), rest @ ..] => {
                let is_valid = read_change(rest).is_some_and(|change| self.apply(change).is_ok());
                if is_valid && *kind == BASE {
                    self.done.clear();
                }
                is_valid
            }
            [UNDO] => self.undo().is_some(),
            [REDO] => self.redo().is_some(),
            _ => false,
        }
    }

    /// The bytes to append for a change.
    pub fn frame(change: &BookChange) -> Vec<u8> {
        frame(&write_change(CHANGE, change))
    }

    /// The bytes to append when the last change is undone.
    pub fn undo_frame() -> Vec<u8> {
        frame(&[UNDO])
    }

    /// The bytes to append when a change is redone.
    pub fn redo_frame() -> Vec<u8> {
        frame(&[REDO])
    }

    /// Whether a file of this size, in bytes, would become much smaller if it were rewritten.
    pub fn is_long(&self, n_bytes: usize) -> bool {
        self.done.len() > 4 * OwnBook::UNDO_KEPT
            || n_bytes > (1 << 20) + 4 * POSITION_BYTES * self.entries.len()
    }

    /// The bytes of a file with this book, in which the last changes can be undone.
    pub fn write(&self) -> Vec<u8> {
        let n_kept = self.done.len().min(OwnBook::UNDO_KEPT);
        let kept = &self.done[self.done.len() - n_kept..];
        let mut base = self.clone();
        for _ in 0..n_kept {
            base.undo();
        }
        let mut bytes = HEADING.to_vec();
        if !base.entries.is_empty() {
            let all = BookChange {
                subject: Subject::new(BookChangeKind::Imported, ""),
                entries: sorted(&base.entries),
            };
            bytes.extend(frame(&write_change(BASE, &all)));
        }
        bytes.extend(kept.iter().flat_map(|Done { change, .. }| OwnBook::frame(change)));
        bytes
    }
}

fn frame(content: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    FRAMES.write(&mut bytes, |out| out.extend(content));
    bytes
}

/// Each kind of change with its byte.
const KIND_BYTES: [(BookChangeKind, u8); 7] = [
    (BookChangeKind::Typed, 1),
    (BookChangeKind::Searched, 2),
    (BookChangeKind::Extended, 3),
    (BookChangeKind::Line, 4),
    (BookChangeKind::Removed, 5),
    (BookChangeKind::Imported, 6),
    (BookChangeKind::Learned, 7),
];

fn write_change(kind: u8, change: &BookChange) -> Vec<u8> {
    let BookChange { subject: Subject { what, name }, entries } = change;
    let byte = KIND_BYTES.iter().find(|(of, _)| of == what).map_or(0, |(_, byte)| *byte);
    let mut out = vec![kind, byte];
    out.extend((name.len() as u16).to_le_bytes());
    out.extend(name.as_bytes());
    out.extend((entries.len() as u32).to_le_bytes());
    for (board, PositionFacts { found, typed, is_open }) in entries {
        out.extend(board.own.to_le_bytes());
        out.extend(board.other.to_le_bytes());
        let is_imported = found.is_some_and(|found| found.is_imported);
        let flags = [found.is_some(), typed.is_some(), *is_open, is_imported];
        out.push((0..).zip(flags).map(|(bit, is_on)| u8::from(is_on) << bit).sum());
        let (discs, depth, selectivity) =
            found.map_or((0, 0, 0), |found| (found.discs, found.depth, found.selectivity));
        out.extend([discs as u8, depth, selectivity, typed.unwrap_or(0) as u8]);
    }
    out
}

/// Reads a change after the first byte of its frame; `None` if this version does not write such content.
fn read_change(content: &[u8]) -> Option<BookChange> {
    let mut rest = Numbers(content);
    let [byte] = rest.take()?;
    let (what, _) = KIND_BYTES.iter().find(|(_, of)| *of == byte)?;
    let length = rest.u16()?;
    let name = str::from_utf8(rest.bytes(length.into())?).ok()?;
    let n = rest.u32()? as usize;
    if rest.0.len() != n.checked_mul(POSITION_BYTES)? || n > OwnBook::POSITIONS_MAX {
        return None;
    }
    let entries = rest.0.chunks_exact(POSITION_BYTES).map(entry).collect::<Option<Vec<_>>>()?;
    Some(BookChange { subject: Subject::new(*what, name), entries })
}

fn entry(bytes: &[u8]) -> Option<(Board<u64>, PositionFacts)> {
    let mut rest = Numbers(bytes);
    let board = Board { own: rest.u64()?, other: rest.u64()? };
    let [flags, discs, depth, selectivity, typed] = rest.take()?;
    let is_on = |bit: u8| flags >> bit & 1 == 1;
    let (discs, typed) = (discs as i8, typed as i8);
    let is_value = |discs: i8| (-64..=64).contains(&discs);
    let kernel = Eight::STANDARD;
    let goes_on = kernel.legal_moves(board) != 0 || kernel.legal_moves(board.pass()) != 0;
    let is_sound = board.own & board.other == 0
        && goes_on
        && board == canonical(board)
        && is_value(discs)
        && is_value(typed)
        && depth <= 60
        && selectivity <= 100;
    let found = is_on(0).then_some(FoundValue { discs, depth, selectivity, is_imported: is_on(3) });
    is_sound.then_some((board, PositionFacts { found, typed: is_on(1).then_some(typed), is_open: is_on(2) }))
}
