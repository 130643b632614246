//! Checks before the window opens that the system grants the app enough threads, open files and memory: where
//! it does not, the libraries that open the window end the program without a message.

use std::fs::File;
use std::sync::{Arc, Mutex};
use std::thread::Builder;
use system::machine;
use texts::text;

/// Files that are open at a time: libraries, the display, fonts, settings, the library, pipes that wake the
/// window. Measured: 17 once the window is up, and some come and go.
const FILES: usize = 48;

/// Threads that run at a time, those of libraries too: the clipboard, messages of the desktop, a driver
/// that draws by software. Measured: 19 on two processors.
const THREADS: usize = 20;

/// Address space in megabytes: code of the driver above all, and room for the stacks of threads. Measured:
/// 480 on two processors, with a driver that draws by software. Tables of searches take what is left.
const MEGABYTES: u64 = 640;

/// Why no window can open, in a sentence.
pub(super) fn refused() -> Option<String> {
    // Memory comes before threads: a memory limit also makes threads fail, for want of stacks.
    files().or_else(memory).or_else(threads)
}

fn files() -> Option<String> {
    if !cfg!(unix) {
        return None;
    }
    let opened: Result<Vec<File>, _> = (0..FILES).map(|_| File::open("/dev/null")).collect();
    let reason = opened.err()?.to_string();
    Some(text!("launch-no-files", n = FILES, reason = reason))
}

fn threads() -> Option<String> {
    let gate = Arc::new(Mutex::new(()));
    let closed = gate.lock();
    let (mut waiting, mut refused) = (Vec::new(), None);
    for _ in 0..THREADS {
        let gate = gate.clone();
        // No thread ends before all have started.
        match Builder::new().spawn(move || drop(gate.lock())) {
            Ok(thread) => waiting.push(thread),
            Err(error) => _ = refused.get_or_insert(error.to_string()),
        }
    }
    drop(closed);
    waiting.into_iter().for_each(|thread| _ = thread.join());
    refused.map(|reason| text!("launch-no-threads", reason = reason))
}

/// Checks only the system's limit: how much of the address space becomes memory is not known yet.
fn memory() -> Option<String> {
    let limit = machine::address_space_max()?;
    (limit < MEGABYTES << 20).then(|| text!("launch-no-memory", megabytes = MEGABYTES))
}
