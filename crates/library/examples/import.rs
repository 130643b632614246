//! How much memory an import takes:
//! `cargo run --release --example import -p outflank-library -- FOLDER FILE…` imports files into the library
//! of a folder, as the window does, and opens it again.

use library::store::{Store, StoreEvent};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn main() {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let folder = arguments.next().expect("the first argument is a folder");
    let files: Vec<PathBuf> = arguments.collect();
    let begin = Instant::now();
    let mut store = opened(&folder);
    print_state(&store, "opened", begin);
    if files.is_empty() {
        return;
    }
    let begin = Instant::now();
    store.import(files, None);
    let notices = wait(&mut store, |store| store.importing().is_none());
    notices.iter().for_each(|notice| println!("{notice}"));
    print_state(&store, "imported", begin);
}

fn opened(folder: &Path) -> Store {
    let mut store = Store::open(|| {}, Some(folder));
    wait(&mut store, Store::is_open);
    store
}

/// Handles the news until something holds; the sentences that were said meanwhile.
fn wait(store: &mut Store, until: impl Fn(&Store) -> bool) -> Vec<String> {
    let mut notices = Vec::new();
    while !until(store) {
        std::thread::sleep(Duration::from_millis(5));
        let events = store.poll(None);
        notices.extend(events.into_iter().filter_map(|event| match event {
            StoreEvent::Notice(sentence) => Some(sentence),
            _ => None,
        }));
    }
    notices
}

fn print_state(store: &Store, what: &str, begin: Instant) {
    let (seconds, n_games) = (begin.elapsed().as_secs_f64(), store.library().len());
    println!(
        "{what}: {n_games} games, {seconds:.1} s, {:.0} MB in use, {:.0} MB at most",
        memory("VmRSS:"),
        memory("VmHWM:")
    );
}

/// Megabytes of memory, where the system says so in its usual place; 0 elsewhere.
fn memory(field: &str) -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    let kilobytes = line.and_then(|line| line.trim().split(' ').next()?.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1e3
}
