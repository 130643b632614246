//! The process that is killed, or that writes to a broken disk.

use library::store::Store;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The variables that tell the process the folder of its files, and the seed of its choices.
pub const FOLDER: &str = "OUTFLANK_VICTIM_FOLDER";
pub const SEED: &str = "OUTFLANK_VICTIM_SEED";
/// The variable for how often each process is killed, for longer runs than in the tests.
const KILLS: &str = "OUTFLANK_KILLS";

/// Longer than the slowest machine needs for a step.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whether this is a longer run than the tests.
pub fn is_long() -> bool {
    std::env::var_os(KILLS).is_some()
}

pub fn n_kills(usual: u64) -> u64 {
    std::env::var(KILLS).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// In the process to kill: prints [`BEGIN`], and returns the folder and the seed.
pub fn begin_victim() -> Option<(PathBuf, u64)> {
    let folder = PathBuf::from(std::env::var_os(FOLDER)?);
    let seed = std::env::var(SEED).ok()?.parse().ok()?;
    show(BEGIN);
    Some((folder, seed))
}

const BEGIN: &str = "begin";

/// The command that runs a test as the process to kill.
pub fn command(test: &str, folder: &Path, seed: u64) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", test, "--nocapture"]).env(FOLDER, folder).env(SEED, seed.to_string());
    command.stdin(Stdio::null());
    command
}

/// Starts the process, kills it some time after it has shown a number of lines, and returns all of them.
pub fn run_and_kill(test: &str, folder: &Path, seed: u64, n_shown: usize, then: Duration) -> Vec<String> {
    let mut command = command(test, folder, seed);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    // The kill may interrupt loading, but not the start of the process.
    assert!(lines.any(|line| line.ends_with(BEGIN)), "the process ended before it began");
    let mut shown: Vec<String> = lines.by_ref().take(n_shown).collect();
    std::thread::sleep(then);
    assert!(child.try_wait().unwrap().is_none(), "the process ended by itself after {shown:?}");
    child.kill().unwrap();
    child.wait().unwrap();
    shown.extend(lines);
    shown
}

/// Opens the library in a folder and waits until its file is read.
pub fn open_library(folder: &Path) -> Store {
    let mut store = Store::open(|| (), Some(folder));
    wait_for("the library", || {
        _ = store.poll(None);
        store.is_open.then_some(())
    });
    store
}

pub fn show(text: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n{text}").and_then(|()| out.flush()).expect("the test reads the output");
}

/// The number in the last whole line `name:number:end`.
pub fn last_number(lines: &[String], name: &str) -> Option<usize> {
    let number =
        |line: &String| line.strip_prefix(name)?.strip_prefix(':')?.strip_suffix(":end")?.parse().ok();
    lines.iter().rev().find_map(number)
}

/// Asks until there is an answer.
pub fn wait_for<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "waited for {what}");
        std::thread::sleep(Duration::from_millis(1));
    }
}
