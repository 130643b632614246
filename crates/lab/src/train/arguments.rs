//! The arguments of `outflank-lab train`.

use clap::Args;
use cli::arguments::{Threads, read_minutes, read_range};
use cli::shard::Shard;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;
use train::fit;

#[derive(Args, Clone, Debug)]
pub struct SelfplayArguments {
    /// File of positions to write
    pub(super) file: PathBuf,
    /// Number of games in the finished file [default: no limit]
    #[arg(long, default_value_t = u32::MAX, hide_default_value = true)]
    pub(super) games: u32,
    /// Only part K of N of --games, a block of them; auto/N takes K from Slurm, Kubernetes, HyperQueue or GNU
    /// parallel
    #[arg(long, value_name = "K/N", requires = "games", value_parser = Shard::read)]
    pub(super) shard: Option<Shard>,
    /// Stop after this many minutes; the same command continues
    #[arg(long, value_parser = read_minutes)]
    pub(super) minutes: Option<Duration>,
    /// Seed of the games
    #[arg(long, default_value_t = 0)]
    pub(super) seed: u64,
    /// Play random moves until the exact endgame
    #[arg(long, conflicts_with = "weights")]
    pub(super) random: bool,
    /// Weights to play with [default: the built-in ones]
    #[arg(long)]
    pub(super) weights: Option<PathBuf>,
    /// Search depth of each move in plies
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=12))]
    pub(super) depth: u32,
    /// Number of random moves at the start of a game
    #[arg(long, default_value = "2-30", value_name = "FROM-TO", value_parser = read_up_to_60)]
    pub(super) opening: RangeInclusive<u32>,
    /// One in this many of the later moves is random
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) one_random_in: u32,
    /// After one in this many positions, also record the position after a random move
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) aside_one_in: u32,
    /// Play perfectly from this number of empties on
    #[arg(long, default_value = "12-16", value_name = "FROM-TO", value_parser = read_up_to_60)]
    pub(super) exact_from: RangeInclusive<u32>,
    #[command(flatten)]
    pub(super) threads: Threads,
}

#[derive(Args, Clone, Debug)]
pub struct FitArguments {
    /// Files of positions; FILE@0.2 weights the positions of a file by 0.2
    #[arg(required = true, value_parser = read_weighted)]
    pub(super) files: Vec<(PathBuf, f32)>,
    /// File to write the weights to
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Weights of positions one phase away on either side, two phases away, and so on
    #[arg(
        long,
        value_delimiter = ',',
        default_values_t = fit::Options::default().neighbours,
        value_parser = read_share
    )]
    pub(super) neighbours: Vec<f32>,
    /// Share of the search value in the target, where the score is the result of a game: 0 to 1
    #[arg(long, default_value_t = fit::Options::default().searched_share, value_parser = read_share)]
    pub(super) searched: f32,
    /// Maximum number of rounds
    #[arg(long, default_value_t = fit::Options::default().n_rounds_max)]
    pub(super) rounds: u32,
    /// Passes over the positions to fit pairs of configurations; 0 fits no pairs
    #[arg(long, default_value_t = fit::Options::default().n_pair_rounds)]
    pub(super) pair_rounds: u32,
    #[command(flatten)]
    pub(super) threads: Threads,
}

#[derive(Args, Clone, Debug)]
pub struct ProbcutArguments {
    /// Files of positions
    #[arg(required = true)]
    pub(super) files: Vec<PathBuf>,
    /// Weights [default: the built-in ones]
    #[arg(long)]
    pub(super) weights: Option<PathBuf>,
    /// Number of positions to search, drawn evenly from the files
    #[arg(long, default_value_t = 5000)]
    pub(super) positions: usize,
    /// Depth of the deepest search in plies
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(3..=30))]
    pub(super) depth: u32,
    /// Solve positions with at most this many empties
    #[arg(long, default_value_t = 22, value_parser = clap::value_parser!(u32).range(12..=30))]
    pub(super) exact_from: u32,
    #[command(flatten)]
    pub(super) threads: Threads,
}

/// A file and the weight of its positions.
fn read_weighted(text: &str) -> Result<(PathBuf, f32), String> {
    let Some((path, weight)) = text.rsplit_once('@') else { return Ok((text.into(), 1.0)) };
    Ok((path.into(), read_up_to(1000.0, weight)?))
}

fn read_share(text: &str) -> Result<f32, String> {
    read_up_to(1.0, text)
}

fn read_up_to(most: f32, text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (0.0..=most).contains(number));
    number.ok_or_else(|| format!("{text:?} is not a number from 0 to {most}"))
}

fn read_up_to_60(text: &str) -> Result<RangeInclusive<u32>, String> {
    let range = read_range(text).ok().filter(|range| *range.end() <= 60);
    range.ok_or_else(|| "two numbers up to 60 are expected, such as 12-16".to_owned())
}
