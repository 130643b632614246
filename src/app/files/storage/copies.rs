//! The thread that waits for the disk, so that the window need not.
//!
//! It takes the newest text of each file and skips those that were overtaken, so a slow disk delays it but
//! never makes a queue grow.

use crate::disk;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

/// Leaving the app does not wait longer for a disk that does not answer.
const FLUSH_MAX: Duration = Duration::from_secs(3);

enum Job {
    Keep(PathBuf, String),
    /// Say when everything before this is on the disk.
    Flush(Sender<()>),
}

pub struct Copies {
    jobs: Sender<Job>,
}

impl Copies {
    pub fn new() -> Copies {
        let (jobs, receiver) = mpsc::channel();
        let thread = std::thread::Builder::new().name("copies".to_owned());
        if let Err(error) = thread.spawn(move || serve(&receiver)) {
            log::warn!("Copies of the files cannot be kept: {error}");
        }
        Copies { jobs }
    }

    pub fn keep(&self, path: PathBuf, text: String) {
        // Without its thread there are no copies: that was said when it did not start.
        _ = self.jobs.send(Job::Keep(path, text));
    }

    pub fn flush(&self) {
        let (done, wait) = mpsc::channel();
        if self.jobs.send(Job::Flush(done)).is_ok() {
            _ = wait.recv_timeout(FLUSH_MAX);
        }
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
                Job::Keep(path, text) => _ = newest.insert(path, text),
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
