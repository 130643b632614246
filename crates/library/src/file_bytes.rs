//! The bytes of a library's file: a heading, then a frame of [`engine::frames`] for each change, whose first
//! content byte is its kind. Damage loses only the frame that it hits, and no frame if it hits the heading.
//!
//! All bytes are in memory at first. [`FileBytes::leave`] drops those that the disk has from memory;
//! [`FileBytes::content`] reads them again and checks their checksum.

use engine::frames::{self, Frame, FrameKind};
use std::borrow::Cow;
use std::io;
use std::sync::Arc;
use system::disk::FileReader;

/// How every library begins.
pub(super) const HEADING: &[u8] = b"Outflank library 2\n";
/// The prefix that the headings of all versions share.
pub(super) const HEADING_OF_ANY: &[u8] = b"Outflank library ";

/// The frames of a library; real games, with all their variations, stay far below the limit.
pub(super) const FRAMES: FrameKind = FrameKind { mark: [0xF2, b'O', b'g', 0x0D], content_max: 16 << 20 };

pub(super) struct FileBytes {
    /// The file, while its first `n_left` bytes are only on the disk.
    file: Option<Arc<FileReader>>,
    pub n_left: usize,
    /// The bytes after the first `n_left`.
    pub in_memory: Vec<u8>,
}

impl Default for FileBytes {
    /// A file without games.
    fn default() -> FileBytes {
        FileBytes::new(HEADING.to_vec())
    }
}

impl FileBytes {
    pub(super) fn new(bytes: Vec<u8>) -> FileBytes {
        FileBytes { file: None, n_left: 0, in_memory: bytes }
    }

    pub(super) fn len(&self) -> usize {
        self.n_left + self.in_memory.len()
    }

    /// Shortens the bytes to `n_bytes`; the first `n_left`, which are only on the disk, stay.
    pub(super) fn truncate(&mut self, n_bytes: usize) {
        self.in_memory.truncate(n_bytes.saturating_sub(self.n_left));
    }

    /// Writes a frame at the end; `content` writes its content.
    pub(super) fn write(&mut self, content: impl FnOnce(&mut Vec<u8>)) -> Frame {
        let frame = FRAMES.write(&mut self.in_memory, content);
        self.placed(frame)
    }

    /// Converts a frame's place in `in_memory` to its place in the file.
    pub(super) fn placed(&self, frame: Frame) -> Frame {
        Frame { begin: self.n_left + frame.begin, end: self.n_left + frame.end }
    }

    /// The content of a frame; `None` if the disk no longer has it.
    pub(super) fn content(&self, Frame { begin, end }: Frame) -> Option<Cow<'_, [u8]>> {
        if let Some(begin) = begin.checked_sub(self.n_left) {
            return self.in_memory.get(begin..end - self.n_left).map(Cow::Borrowed);
        }
        let head = begin - frames::HEAD;
        let read = self.file.as_ref()?.read_at(head as u64, end - head);
        let mut bytes = read.inspect_err(|error| log::warn!("a game cannot be read again: {error}")).ok()?;
        FRAMES.is_whole(&bytes).then(|| Cow::Owned(bytes.split_off(frames::HEAD)))
    }

    /// Drops the first bytes from memory; from now on they are read from `file`.
    pub(super) fn leave(&mut self, n_bytes: usize, file: Arc<FileReader>) {
        self.in_memory.drain(..n_bytes.saturating_sub(self.n_left));
        self.in_memory.shrink_to_fit();
        (self.n_left, self.file) = (n_bytes.max(self.n_left), Some(file));
    }

    /// Reads back what was left to the disk.
    ///
    /// # Errors
    /// When the disk no longer has it; then nothing changes.
    pub(super) fn read_back(&mut self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let mut bytes = file.read_at(0, self.n_left)?;
        if bytes.len() < self.n_left {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes.append(&mut self.in_memory);
        *self = FileBytes::new(bytes);
        Ok(())
    }
}
