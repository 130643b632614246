//! `outflank-engine human`: tests how well the model predicts the moves of people, rates moves, and makes
//! ghosts.

pub mod ghost;

use super::Threads;
use super::train::{say, style};
use crate::input::{GameInput, cannot_use, is_pipe, read_data, read_text};
use clap::{Args, Subcommand};
use engine::human::{Model, Opponent, Rating};
use engine::pattern::Weights;
use indicatif::ProgressBar;
use std::collections::HashMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use train::human::fit::Sample;
use train::human::games::Games;
use train::human::labels::{self, Labels};
use train::human::rate::{Impression, rate};
use train::human::ratings::Career;
use train::human::report::Report;
use train::human::split::casual_rating;

/// The commands of `human`.
#[derive(Subcommand, Debug)]
pub enum HumanCommand {
    /// Test how well the model predicts the moves of games
    Report(ReportArguments),
    /// Rate the moves of each side
    Rate(RateArguments),
    /// Make the ghost of a player, a file for `match` and `gtp` that plays like the player; show how well it
    /// predicts games held out, and the player's habits
    Ghost(ghost::GhostArguments),
}

/// The arguments of both `report` and `rate`.
#[derive(Args, Debug)]
struct Common {
    /// Model of human play [default: the built-in one]
    #[arg(long)]
    model: Option<PathBuf>,
    /// File that stores the values of moves, so that each position is searched once
    #[arg(long)]
    values: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// Arguments of `human report`.
#[derive(Args, Debug)]
pub struct ReportArguments {
    /// Files of games in any format; tables of casual games end in .tsv
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File of ratings, as `train human ratings` writes it
    #[arg(long, conflicts_with = "rating")]
    ratings: Option<PathBuf>,
    /// Rating of all players [default, without --ratings: estimated from the games]
    #[arg(long, value_parser = Opponent::read_rating)]
    rating: Option<Rating>,
    /// Number of the first game to use, from 1
    #[arg(long, default_value_t = 1)]
    first: usize,
    /// Maximum number of games, drawn evenly
    #[arg(long)]
    games: Option<usize>,
    #[command(flatten)]
    common: Common,
}

/// Arguments of `human rate`.
#[derive(Args, Debug)]
pub struct RateArguments {
    /// Moves such as f5d6c3, or files of games
    #[arg(required = true, value_name = "GAME")]
    games: Vec<String>,
    #[command(flatten)]
    common: Common,
}

/// Runs a command of `human`.
///
/// # Errors
/// With a sentence, when a file cannot be read or written.
pub fn run(command: HumanCommand) -> Result<(), String> {
    match command {
        HumanCommand::Report(arguments) => report(&arguments),
        HumanCommand::Rate(arguments) => rate_games(&arguments),
        HumanCommand::Ghost(arguments) => ghost::make(&arguments),
    }
}

impl Common {
    fn model(&self) -> Result<Model, String> {
        match &self.model {
            Some(path) => Model::read(&read_data(path)?).map_err(|error| cannot_use(path, error)),
            None => Model::embedded().cloned().map_err(|error| error.to_string()),
        }
    }

    /// The values of the moves of all positions.
    fn values(&self, games: &Games) -> Result<Labels, String> {
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
        let bar = ProgressBar::new(missing.len() as u64);
        bar.set_style(style("{wide_bar} {pos} of {len} positions, {eta} left"));
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

/// Adds the games of a file.
fn add_file(games: &mut Games, path: &Path) -> Result<(), String> {
    if path.extension().is_some_and(|ending| ending == "tsv") {
        return games.add_casual(&read_text(path)?).map_err(|error| cannot_use(path, error));
    }
    let files = GameInput::of_file(path)?;
    match files.loaded.wthor() {
        Some((base, names)) => games.add_wthor(base, names),
        None => (0..files.loaded.len()).for_each(|index| games.add_record(&files.loaded.record(index))),
    }
    Ok(())
}

fn report(arguments: &ReportArguments) -> Result<(), String> {
    let mut games = Games::default();
    arguments.files.iter().try_for_each(|path| add_file(&mut games, path))?;
    games.games.drain(..(arguments.first - 1).min(games.games.len()));
    if let Some(n_games) = arguments.games {
        let every = games.games.len().div_ceil(n_games.max(1)).max(1);
        games.games = games.games.into_iter().step_by(every).collect();
    }
    if games.games.is_empty() {
        return Err("These files hold no game of 8×8 between people.".to_owned());
    }
    let (model, values) = (arguments.common.model()?, arguments.common.values(&games)?);
    let mut samples = samples(&games);
    match (&arguments.rating, &arguments.ratings) {
        (Some(rating), _) => {
            samples.iter_mut().flatten().for_each(|sample| sample.rating = f32::from(rating.points()));
            say(&format!("{} games, everybody rated {rating}", games.games.len()))?;
        }
        (None, Some(path)) => {
            let n_unknown = rate_by_file(&games, &mut samples, path)?;
            let n = games.games.len();
            say(&format!("{n} games, ratings from {}; {n_unknown} players left out", path.display()))?;
        }
        (None, None) => {
            rate_by_moves(&mut samples, &model, &values);
            say(&format!("{} games, ratings judged from these moves themselves", games.games.len()))?;
        }
    }
    let samples = samples.concat();
    let pool = rayon_pool(arguments.common.threads.number())?;
    Report::new(&samples, &model, &values, &pool).lines().iter().try_for_each(|line| say(line))
}

fn rayon_pool(n_threads: usize) -> Result<rayon::ThreadPool, String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build();
    pool.map_err(|error| format!("the system cannot start threads: {error}"))
}

/// The choices of each player, by number. Casual players have a rating; the others get one later.
fn samples(games: &Games) -> Vec<Vec<Sample>> {
    let mut samples = vec![Vec::new(); games.players.len()];
    for game in &games.games {
        for choice in game.choices() {
            let player = game.players[usize::from(choice.is_white)] as usize;
            let rating = games.given[player].map_or(0.0, casual_rating);
            samples[player].push(Sample { choice, rating, weight: f32::from(game.year) });
        }
    }
    samples
}

/// Rates by a file. Removes the choices of players who are not in it; returns the number of these players.
fn rate_by_file(games: &Games, samples: &mut [Vec<Sample>], path: &Path) -> Result<usize, String> {
    let mut careers: HashMap<String, Career> = HashMap::new();
    for (number, line) in (1..).zip(read_text(path)?.lines()).skip(1) {
        let mut columns = line.split('\t');
        let mut next = || columns.next().ok_or_else(|| format!("line {number} of the ratings is too short"));
        let (name, year, rating) = (next()?.to_owned(), next()?.parse(), next()?.parse());
        let (Ok(year), Ok(rating)) = (year, rating) else {
            return Err(format!("line {number} of the ratings has no year or no rating"));
        };
        careers.entry(name).or_default().years.push((year, rating, 1));
    }
    let mut n_unknown = 0;
    for (samples, name) in samples.iter_mut().zip(&games.players) {
        match careers.get(name) {
            Some(career) => samples.iter_mut().for_each(|sample| {
                sample.rating = career.rating(sample.weight as u16).expect("a career has years");
            }),
            None => {
                n_unknown += usize::from(!samples.is_empty());
                samples.clear();
            }
        }
    }
    Ok(n_unknown)
}

/// Rates each player without a rating by all of their moves at once.
fn rate_by_moves(samples: &mut [Vec<Sample>], model: &Model, values: &Labels) {
    for samples in samples.iter_mut().filter(|samples| samples.iter().any(|sample| sample.rating == 0.0)) {
        let Impression { rating, .. } = rate(samples, model, values);
        samples.iter_mut().for_each(|sample| sample.rating = rating);
    }
}

fn rate_games(arguments: &RateArguments) -> Result<(), String> {
    let mut games = Games::default();
    for argument in &arguments.games {
        let files = GameInput::read(argument)?;
        (0..files.loaded.len()).for_each(|index| games.add_record(&files.loaded.record(index)));
    }
    let (model, values) = (arguments.common.model()?, arguments.common.values(&games)?);
    for (number, game) in (1..).zip(&games.games) {
        for (side, color) in ["Black", "White"].into_iter().enumerate() {
            let of_side = game.choices().filter(|choice| usize::from(choice.is_white) == side);
            let samples: Vec<Sample> =
                of_side.map(|choice| Sample { choice, rating: 0.0, weight: 1.0 }).collect();
            let Impression { rating, band: (low, high), n_choices } = rate(&samples, &model, &values);
            let name = &games.players[game.players[side] as usize];
            say(&format!(
                "game {number}, {color} {name}: played like {rating:.0} ({low:.0}–{high:.0}), \
                 {n_choices} choices"
            ))?;
        }
    }
    Ok(())
}
