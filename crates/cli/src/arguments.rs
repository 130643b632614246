//! Arguments that several commands share, and the readers of their values.

use analysis::review::DEFAULT_LEVEL;
use clap::Args;
use engine::{Level, Limits, Resources};
use othello::rules::BoardSize;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;
use system::worker::n_processors;

/// How hard to think about a position.
#[derive(Args, Clone, Copy, Debug, Default)]
#[group(multiple = false)]
pub struct EffortArguments {
    /// Level, 1 to 30 [default: 27, as a review]
    #[arg(long, value_parser = read_level)]
    pub(super) level: Option<Level>,
    /// Search depth in plies
    #[arg(long)]
    pub(super) depth: Option<u8>,
    /// Time in seconds
    #[arg(long, value_parser = read_seconds)]
    pub(super) time: Option<Duration>,
    /// Search to the end of the game
    #[arg(long)]
    pub(super) exact: bool,
}

impl EffortArguments {
    /// When the search ends.
    pub fn limits(&self) -> Limits {
        let level = || Limits::Level(self.level.unwrap_or(Level::new(DEFAULT_LEVEL)));
        let by_time = || self.time.map_or_else(level, Limits::Time);
        if self.exact { Limits::Solve } else { self.depth.map_or_else(by_time, Limits::Depth) }
    }
}

/// What the engine may use of the machine.
#[derive(Args, Clone, Copy, Debug)]
pub struct Machine {
    /// Search threads [default: 1]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(super) threads: Option<u16>,
    /// Size of the transposition table in megabytes
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=16384))]
    pub hash_mb: u32,
}

impl Machine {
    /// Threads and memory.
    pub fn resources(&self) -> Resources {
        Resources { n_threads: self.threads.map_or(1, usize::from), table_mb: self.hash_mb as usize }
    }
}

/// The threads of a command that takes all processors by default.
#[derive(Args, Clone, Copy, Debug)]
pub struct Threads {
    /// Number of threads [default: all processors]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Threads {
    /// The number of threads to start.
    pub fn number(self) -> usize {
        n_threads(self.threads)
    }
}

/// The given number of threads, or one for each processor.
pub(super) fn n_threads(given: Option<u16>) -> usize {
    given.map_or_else(n_processors, usize::from)
}

/// Reads a size such as `8x8`.
pub fn read_size(text: &str) -> Result<BoardSize, String> {
    text.parse().map_err(|error: othello::rules::SizeError| error.to_string())
}

/// Reads a time in seconds.
pub(super) fn read_seconds(text: &str) -> Result<Duration, String> {
    read_time(text, 1.0).ok_or_else(|| "expected a time in seconds".to_owned())
}

/// Reads a time in minutes.
pub fn read_minutes(text: &str) -> Result<Duration, String> {
    read_time(text, 60.0).ok_or_else(|| "expected a time in minutes".to_owned())
}

/// A time of less than a year, so that adding times cannot overflow; `None` also for no time.
fn read_time(text: &str, unit_seconds: f64) -> Option<Duration> {
    let number = text.parse().ok().filter(|&number: &f64| number > 0.0)?;
    let time = Duration::try_from_secs_f64(number * unit_seconds).ok();
    time.filter(|time| time.as_secs() < 365 * 24 * 60 * 60)
}

/// Reads a number or a range such as `20-24`.
pub fn read_range<N: FromStr + PartialOrd + Clone>(text: &str) -> Result<RangeInclusive<N>, String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let range = from.parse().ok().zip(to.parse().ok()).filter(|(from, to): &(N, N)| from <= to);
    range.map(|(from, to)| from..=to).ok_or_else(|| "expected a number, or FROM-TO".to_owned())
}

/// Reads a level.
pub fn read_level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().filter(|&level| Level::new(level).number() == level);
    level
        .map(Level::new)
        .ok_or_else(|| format!("levels go from {} to {}", Level::MIN.number(), Level::MAX.number()))
}
