//! `outflank-lab train positional`: fits the positional evaluation, with `train::positional`.

use super::arguments::read_range;
use clap::Args;
use cli::commands::{Threads, progress_bar, read_size, say};
use engine::eval;
use othello::rules::{BoardSize, Goal};
use std::ops::RangeInclusive;
use train::positional::{PositionalGames, accuracy_by_quarter, fit};

/// Arguments of `train positional`.
#[derive(Args, Debug)]
pub struct PositionalArguments {
    /// Width and height of the board
    #[arg(long, default_value = "10x10", value_name = "WxH", value_parser = read_size)]
    size: BoardSize,
    /// Play for the fewest discs
    #[arg(long)]
    fewest: bool,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    games: u32,
    /// Seed of the games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Search depth of each move in plies
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    depth: u8,
    /// Number of random moves at the start of a game
    #[arg(long, default_value = "2-40", value_name = "FROM-TO", value_parser = read_range)]
    opening: RangeInclusive<u32>,
    /// Play perfectly from this number of empties on
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(..=16))]
    exact_from: u8,
    #[command(flatten)]
    threads: Threads,
}

/// Plays the games, fits the weights, and prints the errors of the built-in and of the new ones, and the new
/// ones in the form of the table in the engine's `eval.rs`.
pub(super) fn run(arguments: &PositionalArguments) -> Result<(), String> {
    let PositionalArguments { size, fewest, games: n_games, seed, depth, exact_from, ref opening, .. } =
        *arguments;
    let goal = if fewest { Goal::FewestDiscs } else { Goal::MostDiscs };
    let (opening, exact_from) = (opening.clone(), usize::from(exact_from));
    let games = PositionalGames { size, goal, depth, opening, exact_from, seed, large_weights: None };
    let bar = progress_bar(n_games.into(), "{pos} of {len} games, about {eta} left");
    let samples = games.play(n_games, arguments.threads.number(), &|| bar.inc(1));
    bar.finish_and_clear();
    // Every tenth game is held out.
    let (held_out, fitted): (Vec<_>, Vec<_>) =
        samples.iter().enumerate().partition(|(number, _)| number % 10 == 9);
    let area = size.area();
    let new = fit(fitted.iter().flat_map(|(_, game)| *game), area);
    let by_quarter = |phases| accuracy_by_quarter(phases, held_out.iter().flat_map(|(_, game)| *game), area);
    let (before, after) = (by_quarter(eval::phases(area, goal)), by_quarter(&new));
    say(format_args!(
        "{} positions fitted; errors in discs on games held out",
        fitted.iter().map(|(_, game)| game.len()).sum::<usize>()
    ))?;
    say("quarter  positions  mean before   now  root of mean square before   now")?;
    for (quarter, (before, after)) in (1..).zip(before.iter().zip(&after)) {
        let (was, is) = ((before.absolute(), before.root_square()), (after.absolute(), after.root_square()));
        say(format_args!(
            "{quarter:7} {:10} {:12.2} {:5.2} {:27.2} {:5.2}",
            before.n, was.0, is.0, was.1, is.1
        ))?;
    }
    new.iter().try_for_each(|weights| say(format_args!("{weights:?},")))
}
