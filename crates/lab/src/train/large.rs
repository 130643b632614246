//! `outflank-lab train large`: fits the evaluation of large boards, with `train::large`.

use clap::Args;
use cli::arguments::{Threads, read_size};
use cli::input;
use cli::terminal::{progress_bar, say};
use engine::eval::LargeWeights;
use othello::rules::{BoardSize, Goal};
use std::path::PathBuf;
use std::sync::Arc;
use train::large::{LargeGames, fit};

#[derive(Args, Debug)]
pub struct LargeArguments {
    /// File to write the weights to
    out: PathBuf,
    /// Boards, at least 10x10; games are played on them in turn
    #[arg(long, value_name = "WxH", value_delimiter = ',', default_value = "10x10")]
    #[arg(value_parser = read_large)]
    boards: Vec<BoardSize>,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    games: u32,
    /// Seed of the games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Search depth of each move in plies
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=12))]
    depth: u8,
    /// Weights to play with, or `none` [default: the built-in ones]
    #[arg(long)]
    weights: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// Pulls the weights towards their initial values with the force of this many positions.
const RIDGE: f32 = 100.0;
const ROUNDS_MAX: u32 = 100;

/// Plays the games, fits the weights, and writes them. Prints the errors on positions held out: those of the
/// counts alone with their previous weights, and those of the new weights.
pub(super) fn run(arguments: &LargeArguments) -> Result<(), String> {
    let LargeArguments { ref out, ref boards, games: n_games, seed, depth, .. } = *arguments;
    // If the weights go to standard output, the lines below go to standard error.
    input::leave_output_to(Some(out));
    let weights = match &arguments.weights {
        None => LargeWeights::embedded(),
        Some(path) if path.as_os_str() == "none" => None,
        Some(path) => {
            let read = LargeWeights::read(&input::read_data(path)?);
            Some(Arc::new(read.map_err(|error| input::cannot_use(path, error))?))
        }
    };
    let games = LargeGames { boards: boards.clone(), depth, seed, weights };
    let pool = crate::pool(arguments.threads.number())?;
    let bar = progress_bar(n_games.into(), "{pos} of {len} games, about {eta} left");
    let [fitted, held_out] = games.play(n_games, &pool, &|| bar.inc(1));
    bar.finish_and_clear();
    let found = fit(&fitted, &held_out, RIDGE, ROUNDS_MAX);
    say(format_args!(
        "{} positions fitted in {} rounds; errors in discs on {} held out",
        fitted.n_positions(),
        found.n_rounds,
        held_out.n_positions()
    ))?;
    say("board  quarter  positions  root of mean square, counts alone   new")?;
    for (size, quarters) in &found.held_out {
        for (quarter, [before, after]) in (1..).zip(quarters) {
            let (n, before, after) = (before.n, before.root_square(), after.root_square());
            say(format_args!("{size:5}  {quarter:7} {n:10} {before:34.2} {after:5.2}"))?;
        }
    }
    input::write(out, &found.weights.write())
}

fn read_large(text: &str) -> Result<BoardSize, String> {
    let size = read_size(text)?;
    match LargeWeights::apply_to(size, Goal::MostDiscs) {
        true => Ok(size),
        false => Err(format!("a large board is at least 10 squares wide and high, not {size}")),
    }
}
