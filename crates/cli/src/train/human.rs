//! `outflank-engine train human`: arguments and files for `train::human`.

use super::{Threads, say, style};
use crate::input::{read_data, read_text, write};
use clap::{Args, Subcommand};
use engine::human::Model;
use engine::pattern::Weights;
use indicatif::ProgressBar;
use othello::formats::wthor::{self, Names};
use outflank_core::disk;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use train::human::fit::Steps;
use train::human::games::Games;
use train::human::labels::{self, Labels};
use train::human::learn::{self, News, Plan};
use train::human::{ratings, split};

#[derive(Subcommand)]
pub enum Human {
    /// Find out what the moves of positions are worth by short searches; continues the file if it exists
    Label(LabelArguments),
    /// Rate the players of tournament games by their results, for `human report`
    Ratings(RatingsArguments),
    /// Fit the model to what people played; continues a model if it is told to
    Fit(FitArguments),
}

/// The games to learn from.
#[derive(Args)]
struct Sources {
    /// The folder of the WTHOR data base
    #[arg(long)]
    wthor: PathBuf,
    /// A table of casual games: black, white, their Elo, moves
    #[arg(long)]
    casual: Option<PathBuf>,
}

#[derive(Args)]
pub struct LabelArguments {
    #[command(flatten)]
    sources: Sources,
    /// Where the values are kept
    #[arg(long)]
    values: PathBuf,
    /// How many positions of each tournament game are drawn
    #[arg(long, default_value_t = 3)]
    per_game: usize,
    /// How many positions of each casual game
    #[arg(long, default_value_t = 30)]
    per_casual_game: usize,
    /// Stop after this many minutes, to be continued later
    #[arg(long)]
    minutes: Option<f64>,
    /// The positions drawn follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Args)]
pub struct RatingsArguments {
    /// The folder of the WTHOR data base
    #[arg(long)]
    wthor: PathBuf,
    /// Where to write a line for each player and year: name, year, rating, games
    #[arg(long)]
    out: PathBuf,
}

#[derive(Args)]
pub struct FitArguments {
    #[command(flatten)]
    sources: Sources,
    /// The values of moves that `label` has written
    #[arg(long)]
    values: PathBuf,
    /// Where to write the model
    #[arg(long)]
    out: PathBuf,
    /// A model to go on from
    #[arg(long)]
    from: Option<PathBuf>,
    /// How often all choices are gone through
    #[arg(long, default_value_t = 4)]
    passes: u32,
    /// How often, after that, those whose values are known are gone through alone
    #[arg(long, default_value_t = 4)]
    fine_passes: u32,
    /// Only one in this many choices without values in each pass
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    one_in: u32,
    /// Moves that must have led to a position of the opening for it to be known by heart
    #[arg(long, default_value_t = 8)]
    known_from: u32,
    /// The length of a step of the patterns' weights
    #[arg(long, default_value_t = 0.06)]
    table_step: f32,
    /// The length of a step of the other weights
    #[arg(long, default_value_t = 0.03)]
    head_step: f32,
    /// Choices in a step
    #[arg(long, default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
    group: u32,
    /// The order of choices follows from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

pub fn run(command: Human) -> Result<(), String> {
    match command {
        Human::Label(arguments) => label(&arguments),
        Human::Ratings(arguments) => ratings(&arguments),
        Human::Fit(arguments) => fit(&arguments),
    }
}

fn ratings(arguments: &RatingsArguments) -> Result<(), String> {
    let games = read_games(&Sources { wthor: arguments.wthor.clone(), casual: None })?;
    let mut text = String::from("name\tyear\trating\tgames\n");
    for (name, career) in games.players.iter().zip(ratings::careers(&games)) {
        for (year, rating, n_games) in career.years {
            text += &format!("{name}\t{year}\t{rating:.0}\t{n_games}\n");
        }
    }
    write(&arguments.out, text.as_bytes())
}

fn fit(arguments: &FitArguments) -> Result<(), String> {
    let games = read_games(&arguments.sources)?;
    let (labels, _) = read_values(&arguments.values)?;
    let careers = ratings::careers(&games);
    let samples = split::samples(&games, &careers);
    let model = match &arguments.from {
        Some(path) => {
            Model::read(&read_data(path)?).map_err(|error| format!("{}: {error}", path.display()))?
        }
        None => Model::zero(split::openings(&samples, arguments.known_from)),
    };
    let plan = Plan {
        passes: arguments.passes,
        fine_passes: arguments.fine_passes,
        one_in: arguments.one_in,
        group: arguments.group as usize,
        steps: Steps { tables: arguments.table_step, heads: arguments.head_step },
        seed: arguments.seed,
        n_threads: arguments.threads.number(),
    };
    say(&format!("{} choices, {} of them with values", samples.len(), labels.len()))?;
    let bar = ProgressBar::new(0);
    bar.set_style(style("{wide_bar} {pos} of {len}, {per_sec}, {eta} left"));
    let result = learn::learn(model, &samples, &labels, &plan, &mut |news| match news {
        News::Step { n_done, n_all } => {
            bar.set_length(n_all as u64);
            bar.set_position(n_done as u64);
        }
        News::Pass { model, sentence } => {
            _ = bar.suspend(|| say(&sentence));
            // What is fitted so far can be used, and gone on from.
            _ = write(&arguments.out, &model.write());
        }
    });
    bar.finish_and_clear();
    write(&arguments.out, &result.write())
}

/// All games, those of tournaments first.
fn read_games(sources: &Sources) -> Result<Games, String> {
    let mut games = Games::default();
    let folder = &sources.wthor;
    let files = disk::files_with_ending(folder, "wtb")
        .map_err(|error| format!("{} cannot be listed: {error}", folder.display()))?;
    for path in &files {
        let base = wthor::read(&read_data(path)?).map_err(|error| format!("{}: {error}", path.display()))?;
        games.add_wthor(&base, &Names::beside(|ending| disk::read_beside(path, ending)));
    }
    if let Some(path) = &sources.casual {
        games.add_casual(&read_text(path)?).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    if games.games.is_empty() {
        return Err(format!("{} holds no game of WTHOR.", folder.display()));
    }
    Ok(games)
}

fn read_values(path: &Path) -> Result<(Labels, usize), String> {
    labels::read(&read_data(path)?).map_err(|error| format!("{}: {error}", path.display()))
}

fn label(arguments: &LabelArguments) -> Result<(), String> {
    let path = &arguments.values;
    let cannot = |error: std::io::Error| format!("{} cannot be written: {error}", path.display());
    if !path.exists() {
        fs::write(path, labels::HEAD).map_err(cannot)?;
    }
    let (known, length) = read_values(path)?;
    let mut file = OpenOptions::new().append(true).open(path).map_err(cannot)?;
    file.set_len(length as u64).map_err(cannot)?;
    let games = read_games(&arguments.sources)?;
    let n_per_game = |number: usize| match games.games[number].year {
        0 => arguments.per_casual_game,
        _ => arguments.per_game,
    };
    let boards = labels::draw(&games, n_per_game, &known, arguments.seed);
    say(&format!("{} positions known, {} drawn", known.len(), boards.len()))?;
    let weights = Weights::embedded().ok_or("The program has no weights of its own.")?;
    let time = arguments.minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes.clamp(0.0, 1e6)));
    let (start, bar) = (Instant::now(), ProgressBar::new(boards.len() as u64));
    bar.set_style(style("{wide_bar} {pos} of {len}, {per_sec}, {eta} left"));
    let mut n_done = 0;
    let progress = &mut |n: usize| {
        bar.set_position(n as u64);
        n_done = n;
        time.is_none_or(|time| start.elapsed() < time)
    };
    let mut out = std::io::BufWriter::new(&mut file);
    labels::write(&boards, &weights, arguments.threads.number(), &mut out, progress).map_err(cannot)?;
    out.flush().map_err(cannot)?;
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    say(&format!("{n_done} positions more in {seconds:.0} s"))
}
