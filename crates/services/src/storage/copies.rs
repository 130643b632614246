//! The thread that waits for the disk, so that the window need not.
//!
//! It takes the newest text of each file and skips those that were overtaken, so a slow disk delays it but
//! never makes a queue grow. Texts that are too long for the window's thread are made and written here
//! alone; the window learns how that went.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, TryRecvError};
use system::disk;
use system::worker::{Worker, WorkerHandle};

/// A text for the disk, and how many earlier games it leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Written {
    pub text: String,
    pub n_left_out: usize,
}

type Make = Box<dyn FnOnce() -> Written + Send>;

enum FileJob {
    Write(PathBuf, String),
    /// Makes a text and writes a file and its copy.
    Keep(Long),
    /// Answer when everything before this is on the disk.
    Flush(Sender<()>),
}

struct Long {
    /// How many were sent before it.
    number: u64,
    path: PathBuf,
    copy: PathBuf,
    make: Make,
}

/// How the writing of a long text has gone.
pub(super) struct Kept {
    number: u64,
    pub path: PathBuf,
    pub written: Written,
    pub result: io::Result<()>,
}

pub(super) struct Copies {
    worker: Worker<FileJob, Kept>,
    n_sent: u64,
    /// The last long text of each file that is not written yet, by its number.
    unwritten: BTreeMap<PathBuf, u64>,
    /// The thread has ended, which only a panic does.
    has_ended: bool,
}

impl Copies {
    pub(super) fn new() -> Copies {
        let worker = Worker::start("copies", || (), |handle| serve(&handle));
        Copies { worker, n_sent: 0, unwritten: BTreeMap::new(), has_ended: false }
    }

    pub(super) fn write(&self, path: PathBuf, text: String) {
        self.worker.send(FileJob::Write(path, text));
    }

    /// Makes a text and writes it into a file and its copy, later.
    pub(super) fn keep(&mut self, path: PathBuf, copy: PathBuf, make: Make) {
        self.n_sent += 1;
        self.unwritten.insert(path.clone(), self.n_sent);
        self.worker.send(FileJob::Keep(Long { number: self.n_sent, path, copy, make }));
    }

    /// Whether a long text of a file is not written yet; another text must not come before it.
    pub(super) fn is_keeping(&self, path: &Path) -> bool {
        self.unwritten.contains_key(path)
    }

    /// How the last long texts of files were written. What the thread has not written when it ends, it never
    /// will.
    pub(super) fn kept(&mut self) -> Vec<Kept> {
        let mut all = Vec::new();
        loop {
            match self.worker.try_next() {
                // Of those that were overtaken nothing need be known.
                Ok(kept) if self.unwritten.get(&kept.path) == Some(&kept.number) => {
                    self.unwritten.remove(&kept.path);
                    all.push(kept);
                }
                Ok(_) => {}
                Err(TryRecvError::Empty) => return all,
                Err(TryRecvError::Disconnected) => {
                    self.unwritten.clear();
                    self.has_ended = true;
                    return all;
                }
            }
        }
    }

    /// Whether there is a thread; the system may have had none left.
    pub(super) fn has_thread(&self) -> bool {
        self.worker.is_running() && !self.has_ended
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

fn serve(handle: &WorkerHandle<FileJob, Kept>) {
    while let Ok(first) = handle.jobs.recv() {
        let mut newest = BTreeMap::new();
        let mut long = BTreeMap::new();
        let mut waiting = Vec::new();
        for job in std::iter::once(first).chain(handle.jobs.try_iter()) {
            match job {
                FileJob::Write(path, text) => _ = newest.insert(path, text),
                FileJob::Keep(job) => _ = long.insert(job.path.clone(), job),
                FileJob::Flush(done) => waiting.push(done),
            }
        }
        for (path, text) in newest {
            write_copy(&path, &text);
        }
        for (path, Long { number, copy, make, .. }) in long {
            let written = make();
            let result = disk::replace(&path, written.text.as_bytes());
            if result.is_ok() {
                write_copy(&copy, &written.text);
            }
            (handle.tell)(Kept { number, path, written, result });
        }
        for done in waiting {
            _ = done.send(());
        }
    }
}

fn write_copy(path: &Path, text: &str) {
    if let Err(error) = disk::replace_flushed(path, text.as_bytes()) {
        log::warn!("{} could not be written: {error}", path.display());
    }
}
