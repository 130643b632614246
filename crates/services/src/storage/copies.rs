//! The thread that does slow work, so that the window need not wait: it writes copies of files to the disk,
//! and makes the texts of games of thousands of moves.
//!
//! It takes the newest text of each file and skips those that were overtaken, so a slow disk delays it but
//! never makes a queue grow.

use session::file::SessionText;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use system::disk::{self, Readers};
use system::worker::{Worker, WorkerHandle};

type Make = Box<dyn FnOnce() -> SessionText + Send>;

enum FileJob {
    Write(PathBuf, String),
    /// Makes a long text; its number comes back with it.
    Make(u64, Make),
    /// Answer when everything before this is done.
    Flush(Sender<()>),
}

pub(super) struct Copies {
    worker: Worker<FileJob, (u64, SessionText)>,
    /// The number of the last text that was asked for; `None` once it has come, or is obsolete.
    wanted: Option<u64>,
    last_number: u64,
}

impl Copies {
    pub(super) fn new() -> Copies {
        let worker = Worker::start("copies", || (), |handle| serve(&handle));
        Copies { worker, wanted: None, last_number: 0 }
    }

    pub(super) fn write(&self, path: PathBuf, text: String) {
        self.worker.send(FileJob::Write(path, text));
    }

    /// Has the thread make a long text, which replaces one that was asked for before.
    pub(super) fn make(&mut self, make: Make) {
        self.last_number += 1;
        self.wanted = Some(self.last_number);
        self.worker.send(FileJob::Make(self.last_number, make));
    }

    /// Ignores the text that was asked for last.
    pub(super) fn forget(&mut self) {
        self.wanted = None;
    }

    /// The text that was asked for last, once it is made.
    pub(super) fn made(&mut self) -> Option<SessionText> {
        let mut news = self.worker.news().into_iter();
        let (_, text) = news.rfind(|(number, _)| self.wanted == Some(*number))?;
        self.wanted = None;
        Some(text)
    }

    /// Whether the thread runs; the system may have refused to start it.
    pub(super) fn has_thread(&self) -> bool {
        self.worker.is_running()
    }

    pub(super) fn flush(&self) {
        self.worker.finish(FileJob::Flush);
    }
}

impl Drop for Copies {
    fn drop(&mut self) {
        self.flush();
    }
}

fn serve(handle: &WorkerHandle<FileJob, (u64, SessionText)>) {
    while let Ok(first) = handle.jobs.recv() {
        let (mut newest, mut make, mut waiting) = (BTreeMap::new(), None, Vec::new());
        for job in std::iter::once(first).chain(handle.jobs.try_iter()) {
            match job {
                FileJob::Write(path, text) => _ = newest.insert(path, text),
                FileJob::Make(number, job) => make = Some((number, job)),
                FileJob::Flush(done) => waiting.push(done),
            }
        }
        newest.iter().for_each(|(path, text)| write_copy(path, text));
        if let Some((number, make)) = make {
            (handle.tell)((number, make()));
        }
        for done in waiting {
            _ = done.send(());
        }
    }
}

fn write_copy(path: &Path, text: &str) {
    if let Err(error) = disk::replace_flushed(path, text.as_bytes(), Readers::Owner) {
        log::warn!("{} could not be written: {error}", path.display());
    }
}
