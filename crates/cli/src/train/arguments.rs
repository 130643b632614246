//! The arguments of `outflank-engine train` and `accuracy`.

use clap::Args;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use train::{fit, pairs};

#[derive(Clone, Args)]
pub struct SelfplayArguments {
    pub(super) file: PathBuf,
    /// How many games the file is to have in the end
    #[arg(long, default_value_t = u32::MAX, hide_default_value = true)]
    pub(super) games: u32,
    /// Stop after this many minutes, to be continued later
    #[arg(long)]
    pub(super) minutes: Option<f64>,
    /// Every game follows from this
    #[arg(long, default_value_t = 0)]
    pub(super) seed: u64,
    /// Draw every move before the exact end by chance
    #[arg(long, conflicts_with = "weights")]
    pub(super) random: bool,
    /// The weights to play with; those of the program by default
    #[arg(long)]
    pub(super) weights: Option<PathBuf>,
    /// Plies that each move is searched
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=12))]
    pub(super) depth: u32,
    /// How many first moves are drawn by chance
    #[arg(long, default_value = "2-30", value_name = "FROM-TO", value_parser = read_range)]
    pub(super) opening: RangeInclusive<u32>,
    /// One in this many of the later moves is drawn by chance
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) one_random_in: u32,
    /// After one in this many positions a move is drawn only to record the position it leads to
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) aside_one_in: u32,
    /// Down from this many empties the game is played perfectly
    #[arg(long, default_value = "12-16", value_name = "FROM-TO", value_parser = read_range)]
    pub(super) exact_from: RangeInclusive<u32>,
    #[command(flatten)]
    pub(super) threads: Threads,
}

#[derive(Args)]
pub struct LabelArguments {
    pub(super) file: PathBuf,
    /// Where to write the positions with their new scores
    #[arg(long)]
    pub(super) out: PathBuf,
    /// The weights to search with; those of the program by default
    #[arg(long)]
    pub(super) weights: Option<PathBuf>,
    /// Plies that each position is searched
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=20))]
    pub(super) depth: u32,
    /// Down from this many empties scores are exact
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(..=30))]
    pub(super) exact_from: u32,
    /// Only positions with this many empties
    #[arg(long, default_value = "0-60", value_name = "FROM-TO", value_parser = read_range)]
    pub(super) empties: RangeInclusive<u32>,
    /// Stop after this many minutes, to be continued later
    #[arg(long)]
    pub(super) minutes: Option<f64>,
    #[command(flatten)]
    pub(super) threads: Threads,
}

#[derive(Args)]
pub struct FitArguments {
    /// Files of positions; FILE@0.2 lets each of a file's positions count a fifth
    #[arg(required = true)]
    pub(super) files: Vec<Share>,
    /// Where to write the weights
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Ridge: each weight is drawn towards zero as if this many positions had said so
    #[arg(long, default_value_t = fit::Options::default().ridge, value_parser = read_weight)]
    pub(super) ridge: f32,
    /// How much positions of the next phase count, of the phase after it, and so on
    #[arg(
        long,
        value_delimiter = ',',
        default_values_t = fit::Options::default().neighbours,
        value_parser = read_share
    )]
    pub(super) neighbours: Vec<f32>,
    /// The share of a search's value in the target, where the score is that of a game: 0 to 1
    #[arg(long, default_value_t = fit::Options::default().searched_share, value_parser = read_share)]
    pub(super) searched: f32,
    #[arg(long, default_value_t = fit::Options::default().n_rounds_max)]
    pub(super) rounds: u32,
    /// How often the positions are gone through for what configurations are worth together; 0: nothing
    #[arg(long, default_value_t = pairs::Options::default().n_rounds)]
    pub(super) pair_rounds: u32,
    /// The length of a step there, in roots of a disc
    #[arg(long, default_value_t = pairs::Options::default().step, value_parser = read_weight)]
    pub(super) pair_step: f32,
    #[command(flatten)]
    pub(super) threads: Threads,
}

#[derive(Args)]
pub struct StretchArguments {
    /// Files of positions, some of them with exact scores; those of other positions say nothing
    #[arg(required = true)]
    pub(super) files: Vec<PathBuf>,
    /// The weights; those of the program by default
    #[arg(long)]
    pub(super) weights: Option<PathBuf>,
    /// Where to write the stretched weights
    #[arg(long)]
    pub(super) out: PathBuf,
}

#[derive(Args)]
pub struct ProbcutArguments {
    /// Files of positions
    #[arg(required = true)]
    pub(super) files: Vec<PathBuf>,
    /// The weights; those of the program by default
    #[arg(long)]
    pub(super) weights: Option<PathBuf>,
    /// How many of the positions to search, drawn evenly over the files
    #[arg(long, default_value_t = 5000)]
    pub(super) positions: usize,
    /// Plies of the deepest search
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(3..=30))]
    pub(super) depth: u32,
    /// Down from this many empties positions are solved
    #[arg(long, default_value_t = 22, value_parser = clap::value_parser!(u32).range(12..=30))]
    pub(super) exact_from: u32,
    #[command(flatten)]
    pub(super) threads: Threads,
}

#[derive(Clone, Args)]
pub struct Threads {
    /// All processors by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

#[derive(Args)]
pub struct AccuracyArguments {
    /// Positions of 8×8 with their scores, in OBF
    pub(super) file: PathBuf,
    /// Plies that each position is searched
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=60))]
    pub(super) depth: u32,
    /// The weights; those of the program by default
    #[arg(long)]
    pub(super) weights: Option<PathBuf>,
}

impl Threads {
    /// How many that is.
    pub fn number(&self) -> usize {
        let n_processors = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(n_processors, usize::from)
    }
}

/// A file and how much its positions count.
#[derive(Clone)]
pub struct Share {
    pub(super) path: PathBuf,
    pub(super) weight: f32,
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Share, String> {
        let Some((path, weight)) = text.rsplit_once('@') else {
            return Ok(Share { path: text.into(), weight: 1.0 });
        };
        Ok(Share { path: path.into(), weight: read_weight(weight)? })
    }
}

/// How much something counts.
fn read_weight(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1000.0).contains(number));
    number.ok_or_else(|| format!("{text:?} is not a number from 0 to 1000"))
}

fn read_share(text: &str) -> Result<f32, String> {
    read_weight(text)
        .ok()
        .filter(|share| *share <= 1.0)
        .ok_or_else(|| format!("{text:?} is not a number from 0 to 1"))
}

pub(super) fn read_range(text: &str) -> Result<RangeInclusive<u32>, String> {
    let ends = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number <= 60);
    match (number(ends.0), number(ends.1)) {
        (Some(from), Some(to)) if from <= to => Ok(from..=to),
        _ => Err("two numbers up to 60 are expected, such as 12-16".to_owned()),
    }
}
