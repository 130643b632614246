//! Files that only grow: a heading, then a frame for each change. Nothing is ever changed in the middle, so a
//! file that was cut off anywhere holds all that was written before.
//!
//! A frame is a mark of four bytes, the length of its content, the content's checksum and a checksum of these
//! twelve bytes (CRC-32), then the content. Frames are found by their marks and checksums alone, so damage
//! costs only the frame in which it is. All numbers have their lowest byte first.

use crate::checked::Numbers;

/// The bytes of a frame before its content.
pub const HEAD: usize = 16;

/// A kind of frame.
#[derive(Clone, Copy, Debug)]
pub struct FrameKind {
    /// How every frame begins; it differs from version to version.
    pub mark: [u8; 4],
    /// The most bytes of a content.
    pub content_max: usize,
}

/// Where a frame's content begins and ends in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each field says what it holds")]
pub struct Frame {
    pub begin: usize,
    pub end: usize,
}

/// The parts of a file that could not be read.
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

/// Finds the frames of a file one after another, in linear time, whatever the file holds.
#[derive(Debug)]
pub struct Scanner {
    kind: FrameKind,
    at: usize,
    /// How many bytes of broken frames may still be searched for frames inside them.
    search_budget: usize,
    /// What could not be read so far.
    pub unread: Unread,
}

impl Frame {
    /// The length of its content.
    pub fn n_bytes(self) -> usize {
        self.end - self.begin
    }
}

impl Unread {
    /// Whether the file differs from what Outflank wrote. An end that was cut off does not count.
    pub fn is_damage(&self) -> bool {
        self.heading || self.n_places > 0 || self.n_strange > 0
    }
}

impl Scanner {
    /// Begins at a place in a file of `n_bytes` bytes.
    pub fn new(kind: FrameKind, at: usize, n_bytes: usize) -> Scanner {
        Scanner { kind, at, search_budget: 4 * n_bytes, unread: Unread::default() }
    }

    /// The next whole frame; `None` at the end of the file.
    pub fn next(&mut self, bytes: &[u8]) -> Option<Frame> {
        let begin = self.at;
        let mut found = None;
        while found.is_none() && self.at < bytes.len() {
            match self.frame_here(bytes) {
                Some((frame, true)) => found = Some(frame),
                Some((frame, false)) if frame.n_bytes() > self.search_budget => self.at = frame.end,
                broken => {
                    self.search_budget -= broken.map_or(0, |(frame, _)| frame.n_bytes());
                    let next = bytes[self.at + 1..].windows(4).position(|window| window == self.kind.mark);
                    self.at = next.map_or(bytes.len(), |next| self.at + 1 + next);
                }
            }
        }
        let n_passed = self.at - begin;
        if n_passed > 0 && found.is_none() && self.kind.is_begun(&bytes[begin..]) {
            self.unread.tail = n_passed;
        } else if n_passed > 0 {
            self.unread.n_places += 1;
            self.unread.n_bytes += n_passed;
        }
        let frame = found?;
        self.at = frame.end;
        Some(frame)
    }

    /// The frame whose head lies here, and whether its content fits its checksum.
    fn frame_here(&self, bytes: &[u8]) -> Option<(Frame, bool)> {
        let (length, sum) = self.kind.head(&bytes[self.at..])?;
        let frame = Frame { begin: self.at + HEAD, end: self.at + HEAD + length };
        Some((frame, crc32fast::hash(bytes.get(frame.begin..frame.end)?) == sum))
    }
}

impl FrameKind {
    /// Whether bytes are one frame, as it was written.
    pub fn is_whole(self, bytes: &[u8]) -> bool {
        let is_content =
            |(length, sum)| bytes.len() == HEAD + length && crc32fast::hash(&bytes[HEAD..]) == sum;
        self.head(bytes).is_some_and(is_content)
    }

    /// Writes a frame at the end of a file; `content` writes its content.
    pub fn write(self, out: &mut Vec<u8>, content: impl FnOnce(&mut Vec<u8>)) -> Frame {
        let at = out.len();
        out.resize(at + HEAD, 0);
        content(out);
        let frame = Frame { begin: at + HEAD, end: out.len() };
        let sum = crc32fast::hash(&out[frame.begin..]);
        let head = [self.mark, (frame.n_bytes() as u32).to_le_bytes(), sum.to_le_bytes()].concat();
        out[at..at + 12].copy_from_slice(&head);
        out[at + 12..frame.begin].copy_from_slice(&crc32fast::hash(&head).to_le_bytes());
        frame
    }

    /// The length and the checksum of the content that a frame's head announces.
    fn head(self, bytes: &[u8]) -> Option<(usize, u32)> {
        let mut rest = Numbers(bytes);
        let (mark, length, sum) = (rest.take()?, rest.u32()? as usize, rest.u32()?);
        let is_head = mark == self.mark && rest.u32()? == crc32fast::hash(&bytes[..HEAD - 4]);
        (is_head && (1..=self.content_max).contains(&length)).then_some((length, sum))
    }

    /// Whether bytes begin a frame that ends after them.
    fn is_begun(self, bytes: &[u8]) -> bool {
        let n_marked = bytes.len().min(4);
        match self.head(bytes) {
            Some((length, _)) => bytes.len() < HEAD + length,
            None => bytes.len() < HEAD && bytes[..n_marked] == self.mark[..n_marked],
        }
    }
}
