//! `outflank-lab train human`: fits the model of human play, with `train::human`.

mod report;

use clap::{Args, Subcommand};
use cli::arguments::{Threads, read_minutes};
use cli::commands::human::{find_values, open_values};
use cli::input::{cannot_use, cannot_write, is_pipe, leave_output_to, read_data, read_text, write};
use cli::terminal::{progress_bar, say};
use engine::human::Model;
use engine::pattern::Weights;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use system::disk;
use train::human::fit::Steps;
use train::human::games::Games;
use train::human::labels;
use train::human::learn::{self, News, Plan};
use train::human::{ratings, split};

#[derive(Subcommand, Debug)]
pub enum TrainHumanCommand {
    /// Find the values of moves by short searches; continues the file if it exists
    Label(HumanLabelArguments),
    /// Rate the players of tournament games by their results, for `report`
    Ratings {
        /// Folder of the WTHOR database
        #[arg(long)]
        wthor: PathBuf,
        /// File to write, with a line for each player and year: name, year, rating, games
        #[arg(long)]
        out: PathBuf,
    },
    /// Fit the model to the moves of people; continues a model with --from
    Fit(HumanFitArguments),
    /// Test how well the model predicts the moves of games
    Report(report::ReportArguments),
}

/// The games to learn from.
#[derive(Args, Clone, Debug)]
struct Sources {
    /// Folder of the WTHOR database
    #[arg(long)]
    wthor: PathBuf,
    /// Table of casual games: black, white, their Elo, moves
    #[arg(long)]
    casual: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct HumanLabelArguments {
    #[command(flatten)]
    sources: Sources,
    /// File of values
    #[arg(long)]
    values: PathBuf,
    /// Stop after this many minutes; the same command continues
    #[arg(long, value_parser = read_minutes)]
    minutes: Option<Duration>,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Args, Debug)]
pub struct HumanFitArguments {
    #[command(flatten)]
    sources: Sources,
    /// File of values that `label` has written
    #[arg(long)]
    values: PathBuf,
    /// File to write the model to
    #[arg(long)]
    out: PathBuf,
    /// Model to continue from
    #[arg(long)]
    from: Option<PathBuf>,
    /// Number of passes over all choices
    #[arg(long, default_value_t = 4)]
    passes: u32,
    /// Number of further passes, over the choices with known values
    #[arg(long, default_value_t = 4)]
    fine_passes: u32,
    /// Use only one in this many choices without values in each pass
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    one_in: u32,
    /// Step size of the pattern weights
    #[arg(long, default_value_t = 0.06)]
    table_step: f32,
    /// Step size of the other weights
    #[arg(long, default_value_t = 0.03)]
    head_step: f32,
    #[command(flatten)]
    threads: Threads,
}

impl Sources {
    /// Reads all games, those of tournaments first.
    fn games(&self) -> Result<Games, String> {
        let (mut games, folder) = (Games::default(), self.wthor.display());
        let files = disk::files_with_ending(&self.wthor, "wtb")
            .map_err(|error| format!("{folder} cannot be listed: {error}"))?;
        files.iter().try_for_each(|path| report::add_file(&mut games, path))?;
        if let Some(path) = &self.casual {
            games.add_casual(&read_text(path)?).map_err(|error| cannot_use(path, error))?;
        }
        if games.games.is_empty() {
            return Err(format!("{folder} holds no game of WTHOR."));
        }
        Ok(games)
    }
}

pub(super) fn run(command: &TrainHumanCommand) -> Result<(), String> {
    match command {
        TrainHumanCommand::Label(arguments) => label(arguments),
        TrainHumanCommand::Ratings { wthor, out } => ratings(wthor, out),
        TrainHumanCommand::Fit(arguments) => fit(arguments),
        TrainHumanCommand::Report(arguments) => report::report(arguments),
    }
}

fn ratings(wthor: &Path, out: &Path) -> Result<(), String> {
    let games = Sources { wthor: wthor.to_owned(), casual: None }.games()?;
    let mut text = String::from("name\tyear\trating\tgames\n");
    for (name, career) in games.players.iter().zip(ratings::careers(&games)) {
        for (year, rating, n_games) in career.years {
            text += &format!("{name}\t{year}\t{rating:.0}\t{n_games}\n");
        }
    }
    write(out, text.as_bytes())
}

fn fit(arguments: &HumanFitArguments) -> Result<(), String> {
    leave_output_to(Some(&arguments.out));
    let games = arguments.sources.games()?;
    let path = &arguments.values;
    let (labels, _) = labels::read(&read_data(path)?).map_err(|error| cannot_use(path, error))?;
    let careers = ratings::careers(&games);
    let samples = split::samples(&games, &careers);
    let model = match &arguments.from {
        Some(path) => Model::read(&read_data(path)?).map_err(|error| cannot_use(path, error))?,
        None => Model::zero(split::openings(&samples)),
    };
    let plan = Plan {
        passes: arguments.passes,
        fine_passes: arguments.fine_passes,
        one_in: arguments.one_in,
        steps: Steps { tables: arguments.table_step, heads: arguments.head_step },
    };
    let pool = crate::pool(arguments.threads.number())?;
    say(format_args!("{} choices, {} of them with values", samples.len(), labels.len()))?;
    let bar = progress_bar(0, "{wide_bar} {pos} of {len}, {per_sec}, {eta} left");
    let result = learn::learn(model, &samples, &labels, &plan, &pool, &mut |news| match news {
        News::Step { n_done, n_all } => {
            bar.set_length(n_all as u64);
            bar.set_position(n_done as u64);
        }
        News::Pass { model, sentence } => {
            _ = bar.suspend(|| say(&sentence));
            // An interrupted fit leaves a usable model to continue from.
            if !is_pipe(&arguments.out) {
                _ = write(&arguments.out, &model.write());
            }
        }
    });
    bar.finish_and_clear();
    write(&arguments.out, &result.write())
}

fn label(arguments: &HumanLabelArguments) -> Result<(), String> {
    let path = &arguments.values;
    if is_pipe(path) {
        return Err("The values need a file, which is read and grows.".to_owned());
    }
    let (known, mut file) = open_values(path)?;
    let games = arguments.sources.games()?;
    let boards = labels::draw(&games, &known);
    say(format_args!("{} positions known, {} drawn", known.len(), boards.len()))?;
    let weights = Weights::embedded().ok_or("This build has no weights.")?;
    let (start, time) = (Instant::now(), arguments.minutes);
    let goes_on = || time.is_none_or(|time| start.elapsed() < time);
    let (mut out, n_threads) = (BufWriter::new(&mut file), arguments.threads.number());
    let n_done = find_values(&boards, &weights, n_threads, &mut out, &goes_on)
        .map_err(|error| cannot_write(path, error))?;
    let seconds = start.elapsed().as_secs_f64();
    say(format_args!("{n_done} positions more in {seconds:.0} s"))
}
