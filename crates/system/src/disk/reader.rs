//! Reads pieces of a file from any place, by any thread.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::{Mutex, PoisonError};

/// A file that is open for reading.
#[derive(Debug)]
pub struct FileReader(Mutex<File>);

impl FileReader {
    /// Reads from an open file.
    pub fn new(file: File) -> FileReader {
        FileReader(Mutex::new(file))
    }

    /// Reads `n_bytes` bytes from the byte `at` on; fewer where the file ends.
    pub fn read_at(&self, at: u64, n_bytes: usize) -> io::Result<Vec<u8>> {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(at))?;
        let mut bytes = Vec::with_capacity(n_bytes);
        file.by_ref().take(n_bytes as u64).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}
