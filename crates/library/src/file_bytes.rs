//! The bytes of a library's file: a heading, then a frame of [`engine::frames`] for each change, whose first
//! content byte is its kind. Damage loses only the frame that it hits, and no frame if it hits the heading.
//!
//! All bytes are in memory at first. [`FileBytes::drop_from_memory`] drops those that the disk has;
//! [`FileBytes::content`] reads them again and checks their checksum.

use engine::frames::{self, Frame, FrameKind};
use std::borrow::Cow;
use std::io;
use std::sync::Arc;
use system::disk::FileReader;

/// How every library begins.
pub(super) const HEADING: &[u8] = b"Outflank library 2\n";
/// The prefix that the headings of all versions share.
pub(super) const HEADING_PREFIX: &[u8] = b"Outflank library ";

/// The frames of a library; real games, with all their variations, stay far below the limit.
pub(super) const FRAMES: FrameKind = FrameKind { mark: [0xF2, b'O', b'g', 0x0D], content_max: 16 << 20 };

pub(super) struct FileBytes {
    /// The file, while its first `n_dropped` bytes are only on the disk.
    file: Option<Arc<FileReader>>,
    pub n_dropped: usize,
    /// The bytes after the first `n_dropped`.
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
        FileBytes { file: None, n_dropped: 0, in_memory: bytes }
    }

    pub(super) fn len(&self) -> usize {
        self.n_dropped + self.in_memory.len()
    }

    /// Shortens the bytes to `n_bytes`; the first `n_dropped`, which are only on the disk, stay.
    pub(super) fn truncate(&mut self, n_bytes: usize) {
        self.in_memory.truncate(n_bytes.saturating_sub(self.n_dropped));
    }

    /// Writes a frame at the end; `content` writes its content.
    pub(super) fn write(&mut self, content: impl FnOnce(&mut Vec<u8>)) -> Frame {
        let frame = FRAMES.write(&mut self.in_memory, content);
        self.in_file(frame)
    }

    /// Converts a frame's place in `in_memory` to its place in the file.
    pub(super) fn in_file(&self, frame: Frame) -> Frame {
        Frame { begin: self.n_dropped + frame.begin, end: self.n_dropped + frame.end }
    }

    /// The content of a frame; `None` if the disk no longer has it.
    pub(super) fn content(&self, Frame { begin, end }: Frame) -> Option<Cow<'_, [u8]>> {
        if let Some(begin) = begin.checked_sub(self.n_dropped) {
            return self.in_memory.get(begin..end - self.n_dropped).map(Cow::Borrowed);
        }
        let head = begin - frames::HEAD;
        let read = self.file.as_ref()?.read_at(head as u64, end - head);
        let mut bytes = read.inspect_err(|error| log::warn!("a game cannot be read again: {error}")).ok()?;
        FRAMES.is_whole(&bytes).then(|| Cow::Owned(bytes.split_off(frames::HEAD)))
    }

    /// Drops the first bytes from memory; from now on they are read from `file`.
    pub(super) fn drop_from_memory(&mut self, n_bytes: usize, file: Arc<FileReader>) {
        self.in_memory.drain(..n_bytes.saturating_sub(self.n_dropped));
        self.in_memory.shrink_to_fit();
        (self.n_dropped, self.file) = (n_bytes.max(self.n_dropped), Some(file));
    }

    /// Reads back what was left to the disk.
    ///
    /// # Errors
    /// When the disk no longer has it; then nothing changes.
    pub(super) fn read_back(&mut self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let mut bytes = file.read_at(0, self.n_dropped)?;
        if bytes.len() < self.n_dropped {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes.append(&mut self.in_memory);
        *self = FileBytes::new(bytes);
        Ok(())
    }
}
