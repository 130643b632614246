//! The thread that waits for the disk, so that the window need not.
//!
//! It takes the newest text of each file and skips those that were overtaken, so a slow disk delays it but
//! never makes a queue grow.

use crate::disk;
use crate::worker::Worker;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender};

enum Job {
    Write(PathBuf, String),
    /// Answer when everything before this is on the disk.
    Flush(Sender<()>),
}

pub(super) struct Copies {
    worker: Worker<Job>,
}

impl Copies {
    pub(super) fn new() -> Copies {
        Copies { worker: Worker::start("copies", || (), |desk| serve(&desk.jobs)) }
    }

    pub(super) fn write(&self, path: PathBuf, text: String) {
        self.worker.send(Job::Write(path, text));
    }

    pub(super) fn flush(&self) {
        self.worker.finish(Job::Flush);
    }
}

impl Drop for Copies {
    fn drop(&mut self) {
        self.flush();
    }
}

fn serve(jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut newest = BTreeMap::new();
        let mut waiting = Vec::new();
        for job in std::iter::once(first).chain(jobs.try_iter()) {
            match job {
                Job::Write(path, text) => _ = newest.insert(path, text),
                Job::Flush(done) => waiting.push(done),
            }
        }
        for (path, text) in newest {
            if let Err(error) = disk::replace_flushed(&path, text.as_bytes()) {
                log::warn!("{} could not be written: {error}", path.display());
            }
        }
        for done in waiting {
            _ = done.send(());
        }
    }
}
