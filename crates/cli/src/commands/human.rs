//! `outflank-engine human`: rates moves by the model of human play, and makes ghosts.

pub mod ghost;

use crate::arguments::Threads;
use crate::input::{cannot_use, cannot_write, is_pipe, read_data};
use crate::records::{GameRating, Record, rounded};
use crate::source;
use crate::terminal::{Results, progress_bar};
use clap::{Args, Subcommand};
use engine::human::Model;
use engine::kernel::Board;
use engine::pattern::Weights;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use system::disk;
use train::batch::pool;
use train::human::games::Games;
use train::human::labels::{self, Labels};
use train::human::rate::{Impression, rate};

/// The commands of `human`.
#[derive(Subcommand, Debug)]
pub enum HumanCommand {
    /// Rate the moves of each side
    Rate(RateArguments),
    /// Make the ghost of a player, a file for `match` and `gtp` that plays like the player; show how well it
    /// predicts games held out, and the player's habits
    Ghost(ghost::GhostArguments),
}

/// The model of human play, and the values of moves that it reads.
#[derive(Args, Debug)]
pub struct ModelArguments {
    /// Model of human play [default: the built-in one]
    #[arg(long)]
    model: Option<PathBuf>,
    /// File that stores the values of moves, so that each position is searched once
    #[arg(long)]
    values: Option<PathBuf>,
    #[command(flatten)]
    /// Threads to search with.
    pub threads: Threads,
}

/// Arguments of `human rate`.
#[derive(Args, Debug)]
pub struct RateArguments {
    /// Moves such as f5d6c3, or files of games
    #[arg(required = true, value_name = "GAME")]
    games: Vec<String>,
    #[command(flatten)]
    model: ModelArguments,
}

/// Runs a command of `human`.
pub fn run(command: &HumanCommand, results: &mut Results) -> Result<(), String> {
    match command {
        HumanCommand::Rate(arguments) => rate_games(arguments, results),
        HumanCommand::Ghost(arguments) => ghost::make(arguments, results),
    }
}

impl ModelArguments {
    /// Reads the file of `--model`, or returns the built-in model.
    pub fn model(&self) -> Result<Model, String> {
        match &self.model {
            Some(path) => Model::read(&read_data(path)?).map_err(|error| cannot_use(path, error)),
            None => Model::embedded().cloned().map_err(|error| error.to_string()),
        }
    }

    /// The values of the moves of all positions of the games; finds those that the file lacks and adds them.
    pub fn values(&self, games: &Games) -> Result<Labels, String> {
        if self.values.as_deref().is_some_and(is_pipe) {
            return Err("--values needs a file: it is read, and grows.".to_owned());
        }
        let (known, file) = self.values.as_deref().map(open_values).transpose()?.unzip();
        let mut known = known.unwrap_or_default();
        let missing = labels::missing(games, &known);
        let mut out = labels::HEAD.to_vec();
        let weights = Weights::embedded().ok_or("This build has no weights.")?;
        find_values(&missing, &weights, self.threads.number(), &mut out, &|| true)
            .map_err(|error| format!("The values cannot be stored: {error}"))?;
        if let (Some(path), Some(mut file)) = (&self.values, file) {
            file.write_all(&out[labels::HEAD.len()..]).map_err(|error| cannot_write(path, error))?;
        }
        known.extend(labels::read(&out)?.0);
        Ok(known)
    }
}

/// Opens a file of values to append to, and removes an incomplete last position; creates it if missing.
pub fn open_values(path: &Path) -> Result<(Labels, File), String> {
    let cannot = |error| cannot_write(path, error);
    if !path.exists() {
        fs::write(path, labels::HEAD).map_err(cannot)?;
    }
    let (known, length) = labels::read(&read_data(path)?).map_err(|error| cannot_use(path, error))?;
    disk::cut(path, length as u64).map_err(cannot)?;
    let file = OpenOptions::new().append(true).open(path).map_err(cannot)?;
    Ok((known, file))
}

/// Finds and writes the values of the moves of positions as long as `goes_on` is true; a bar shows how many
/// are done. Returns the number of positions done.
pub fn find_values(
    boards: &[Board<u64>],
    weights: &Weights,
    n_threads: usize,
    out: &mut dyn Write,
    goes_on: &dyn Fn() -> bool,
) -> io::Result<usize> {
    let bar = progress_bar(boards.len() as u64, "{wide_bar} {pos} of {len} positions, {eta} left");
    let mut n_done = 0;
    let progress = &mut |n: usize| {
        bar.set_position(n as u64);
        n_done = n;
        goes_on()
    };
    let pool = pool(n_threads).map_err(io::Error::other)?;
    labels::write(boards, weights, &pool, out, progress)?;
    bar.finish_and_clear();
    Ok(n_done)
}

fn rate_games(arguments: &RateArguments, results: &mut Results) -> Result<(), String> {
    let mut games = Games::default();
    source::games(&arguments.games)?.for_each(|(_, record)| games.add_record(&record));
    let (model, values) = (arguments.model.model()?, arguments.model.values(&games)?);
    for (number, game) in (1..).zip(&games.games) {
        for (side, color) in ["Black", "White"].into_iter().enumerate() {
            let of_side = game.choices().filter(|choice| usize::from(choice.is_white) == side);
            let Impression { rating, band: (low, high), n_choices } =
                rate(&of_side.collect::<Vec<_>>(), &model, &values);
            let player = games.players[game.players[side] as usize].clone();
            let text = format!(
                "game {number}, {color} {player}: played like {rating:.0} ({low:.0}–{high:.0}), \
                 {n_choices} choices"
            );
            let [rating, low, high] = [rating, low, high].map(|points| rounded(points.into(), 1));
            let color = color.to_owned();
            let record = GameRating { game: number, color, player, rating, low, high, choices: n_choices };
            results.put(Record::Rating(record), text)?;
        }
    }
    Ok(())
}
