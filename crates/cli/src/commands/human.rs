//! `outflank-engine human`: rates moves by the model of human play, and makes ghosts.

pub mod ghost;

use super::{Output, Threads, out, progress_bar, rounded, say};
use crate::input::{cannot_use, is_pipe, read_data};
use crate::records::{self, GameRating, Record};
use crate::source;
use clap::{Args, Subcommand};
use engine::human::Model;
use engine::pattern::Weights;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use train::human::fit::Sample;
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
///
/// # Errors
/// With a sentence, when a file cannot be read or written.
pub fn run(command: HumanCommand, output: Output) -> Result<(), String> {
    match command {
        HumanCommand::Rate(arguments) => rate_games(&arguments, output),
        HumanCommand::Ghost(arguments) => ghost::make(&arguments),
    }
}

impl ModelArguments {
    /// The model.
    ///
    /// # Errors
    /// With a sentence, when its file cannot be read.
    pub fn model(&self) -> Result<Model, String> {
        match &self.model {
            Some(path) => Model::read(&read_data(path)?).map_err(|error| cannot_use(path, error)),
            None => Model::embedded().cloned().map_err(|error| error.to_string()),
        }
    }

    /// The values of the moves of all positions.
    ///
    /// # Errors
    /// With a sentence, when the file of values cannot be read or written, or memory is missing.
    pub fn values(&self, games: &Games) -> Result<Labels, String> {
        let mut known = match &self.values {
            Some(path) if is_pipe(path) => {
                return Err("--values needs a file: it is read, and grows.".to_owned());
            }
            Some(path) if path.exists() => {
                let (known, length) =
                    labels::read(&read_data(path)?).map_err(|error| cannot_use(path, error))?;
                let file = OpenOptions::new().write(true).open(path);
                file.and_then(|file| file.set_len(length as u64))
                    .map_err(|error| cannot_write(path, &error))?;
                known
            }
            Some(path) => {
                std::fs::write(path, labels::HEAD).map_err(|error| cannot_write(path, &error))?;
                Labels::new()
            }
            None => Labels::new(),
        };
        let missing = labels::missing(games, &known);
        let weights = Weights::embedded().ok_or("This build has no weights.")?;
        let bar = progress_bar(missing.len() as u64, "{wide_bar} {pos} of {len} positions, {eta} left");
        let mut out = labels::HEAD.to_vec();
        let progress = &mut |n: usize| {
            bar.set_position(n as u64);
            true
        };
        let in_memory = labels::write(&missing, &weights, self.threads.number(), &mut out, progress);
        in_memory.map_err(|error| format!("The values cannot be stored: {error}"))?;
        bar.finish_and_clear();
        if let Some(path) = &self.values {
            let file = OpenOptions::new().append(true).open(path);
            file.and_then(|mut file| file.write_all(&out[labels::HEAD.len()..]))
                .map_err(|error| cannot_write(path, &error))?;
        }
        known.extend(labels::read(&out)?.0);
        Ok(known)
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> String {
    format!("{} cannot be written: {error}", path.display())
}

fn rate_games(arguments: &RateArguments, output: Output) -> Result<(), String> {
    let mut games = Games::default();
    source::games(&arguments.games)?.for_each(|(_, record)| games.add_record(&record));
    let (model, values) = (arguments.model.model()?, arguments.model.values(&games)?);
    for (number, game) in (1..).zip(&games.games) {
        for (side, color) in ["Black", "White"].into_iter().enumerate() {
            let of_side = game.choices().filter(|choice| usize::from(choice.is_white) == side);
            let samples: Vec<Sample> =
                of_side.map(|choice| Sample { choice, rating: 0.0, weight: 1.0 }).collect();
            let Impression { rating, band: (low, high), n_choices } = rate(&samples, &model, &values);
            let name = &games.players[game.players[side] as usize];
            match output {
                Output::Text => say(&format!(
                    "game {number}, {color} {name}: played like {rating:.0} ({low:.0}–{high:.0}), \
                     {n_choices} choices"
                ))?,
                Output::Json => {
                    let [rating, low, high] = [rating, low, high].map(|points| rounded(points.into(), 1));
                    let (color, player) = (color.to_owned(), name.clone());
                    let record =
                        GameRating { game: number, color, player, rating, low, high, choices: n_choices };
                    records::write(&mut out(), &Record::Rating(record)).map_err(super::cannot_write)?;
                }
            }
        }
    }
    Ok(())
}
