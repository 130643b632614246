//! The library's file: a heading, then a frame for each change. Nothing is ever changed in the middle, so a
//! file that was cut off anywhere holds all that was written before.
//!
//! A frame is a mark of four bytes, the length of its content, the content's checksum and a checksum of these
//! twelve bytes, then the content, whose first byte says what it is. Frames are found by their marks and
//! checksums alone, so damage costs only the frame in which it is; a damaged heading costs none. All numbers
//! have their lowest byte first. A later version of the file has other marks.

use std::fmt;
use texts::text;

/// How every library begins.
pub(super) const HEADING: &[u8] = b"Outflank library 2\n";
/// What the headings of all versions have in common.
pub(super) const HEADING_OF_ANY: &[u8] = b"Outflank library ";

/// How every frame begins.
pub(super) const MARK: [u8; 4] = [0xF2, b'O', b'g', 0x0D];
/// The bytes of a frame before its content.
pub(super) const HEAD: usize = 16;

/// The most bytes of a game with all its variations; real ones stay far below.
pub(super) const CONTENT_MAX: usize = 16 << 20;

/// Where a frame's content begins and ends in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub begin: usize,
    pub end: usize,
}

impl Frame {
    pub(super) fn len(self) -> usize {
        self.end - self.begin
    }
}

/// What of a library's file could not be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// The heading is not as it was written.
    pub heading: bool,
    /// How many places hold no frame.
    pub n_places: usize,
    /// How many bytes those places have.
    pub n_bytes: usize,
    /// Whole frames that this program does not understand.
    pub n_strange: usize,
    /// Bytes at the end that begin a frame: the writer was stopped in it, or the file was cut off.
    pub tail: usize,
}

impl Unread {
    /// Whether the file differs from what Outflank wrote. A cut off end does not count.
    pub fn is_damage(&self) -> bool {
        self.heading || self.n_places > 0 || self.n_strange > 0
    }
}

impl fmt::Display for Unread {
    /// "its heading is damaged, 57 bytes in 2 places cannot be read"; nothing where all was read.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut parts = Vec::new();
        if self.heading {
            parts.push(text!("unread-heading"));
        }
        if self.n_places > 0 {
            let places = text!("unread-places", n = self.n_places);
            parts.push(text!("unread-bytes", n = self.n_bytes, places = places));
        }
        if self.n_strange > 0 {
            parts.push(text!("unread-entries", n = self.n_strange));
        }
        if self.tail > 0 {
            parts.push(text!("unread-tail", n = self.tail));
        }
        f.write_str(&text::list(&parts))
    }
}

/// Finds the frames of a file one after another, in linear time, whatever the file holds.
pub(super) struct Scanner {
    at: usize,
    /// How many bytes of broken frames may still be searched for frames inside them.
    search_budget: usize,
    pub unread: Unread,
}

enum FrameAt {
    Frame(Frame),
    /// The head of a frame whose content does not fit its checksum.
    Broken(Frame),
    Nothing,
}

impl Scanner {
    /// Begins at a place in a file of `n_bytes` bytes.
    pub(super) fn new(at: usize, n_bytes: usize) -> Scanner {
        Scanner { at, search_budget: 4 * n_bytes, unread: Unread::default() }
    }

    /// The next whole frame; `None` at the end of the file.
    pub(super) fn next(&mut self, bytes: &[u8]) -> Option<Frame> {
        let begin = self.at;
        let mut found = None;
        while found.is_none() && self.at < bytes.len() {
            match self.place(bytes) {
                FrameAt::Frame(frame) => found = Some(frame),
                FrameAt::Broken(frame) if frame.len() > self.search_budget => self.at = frame.end,
                FrameAt::Broken(frame) => {
                    self.search_budget -= frame.len();
                    self.at = self.next_mark(bytes);
                }
                FrameAt::Nothing => self.at = self.next_mark(bytes),
            }
        }
        let n_passed = self.at - begin;
        if n_passed > 0 && found.is_none() && begins_a_frame(&bytes[begin..]) {
            self.unread.tail = n_passed;
        } else if n_passed > 0 {
            self.unread.n_places += 1;
            self.unread.n_bytes += n_passed;
        }
        let frame = found?;
        self.at = frame.end;
        Some(frame)
    }

    fn place(&self, bytes: &[u8]) -> FrameAt {
        let Some(length) = length(&bytes[self.at..]) else { return FrameAt::Nothing };
        let begin = self.at + HEAD;
        let Some(content) = bytes.get(begin..begin + length) else { return FrameAt::Nothing };
        let frame = Frame { begin, end: begin + length };
        match crc32fast::hash(content) == number(&bytes[self.at..], 8) {
            true => FrameAt::Frame(frame),
            false => FrameAt::Broken(frame),
        }
    }

    fn next_mark(&self, bytes: &[u8]) -> usize {
        let next = bytes[self.at + 1..].windows(MARK.len()).position(|window| window == MARK);
        next.map_or(bytes.len(), |next| self.at + 1 + next)
    }
}

/// Whether bytes are one frame, as it was written.
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    length(bytes).is_some_and(|length| bytes.len() == HEAD + length)
        && crc32fast::hash(&bytes[HEAD..]) == number(bytes, 8)
}

/// The length of the content that a frame's head announces.
fn length(bytes: &[u8]) -> Option<usize> {
    let head = bytes.get(..HEAD)?;
    let length = number(head, 4) as usize;
    let is_head = head[..4] == MARK && crc32fast::hash(&head[..12]) == number(head, 12);
    (is_head && (1..=CONTENT_MAX).contains(&length)).then_some(length)
}

/// Whether bytes begin a frame that ends after them.
fn begins_a_frame(bytes: &[u8]) -> bool {
    let n_marked = bytes.len().min(4);
    if bytes.len() < HEAD {
        return bytes[..n_marked] == MARK[..n_marked];
    }
    length(bytes).is_some_and(|length| bytes.len() < HEAD + length)
}

/// Four bytes of a head as a number.
fn number(head: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]])
}

/// Writes a frame at the end of a file; `content` writes its content.
pub(super) fn write(out: &mut Vec<u8>, content: impl FnOnce(&mut Vec<u8>)) -> Frame {
    let at = out.len();
    out.extend(MARK);
    out.resize(at + HEAD, 0);
    content(out);
    let begin = at + HEAD;
    let length = (out.len() - begin) as u32;
    let sum = crc32fast::hash(&out[begin..]);
    out[at + 4..at + 8].copy_from_slice(&length.to_le_bytes());
    out[at + 8..at + 12].copy_from_slice(&sum.to_le_bytes());
    let head_sum = crc32fast::hash(&out[at..at + 12]);
    out[at + 12..at + 16].copy_from_slice(&head_sum.to_le_bytes());
    Frame { begin, end: out.len() }
}
