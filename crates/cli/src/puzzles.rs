//! `outflank-engine puzzles`: arguments and files for `cli::commands::puzzles`.

use super::input::{self, Games};
use super::{cannot_write, out as results};
use clap::{Args, Subcommand};
use cli::commands::puzzles::{self, Recipe};
use engine::human::Model;
use indicatif::{ProgressBar, ProgressStyle};
use othello::record::Record;
use outflank_core::teach::puzzles::{Puzzle, Solver, draw, file};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Subcommand)]
pub enum Puzzles {
    /// Draw puzzles from games; goes on where it was stopped
    Make(Make),
    /// Solve puzzles anew: each must have one best move
    Check(Check),
    /// Solve puzzles anew and write which themes they show, after a change of a theme
    Label(Label),
    /// Say how many puzzles there are of each kind
    Count { file: Option<PathBuf> },
}

#[derive(Args)]
pub struct Make {
    /// Files of games in any format
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where to write the puzzles; what is found on the way stands beside it in a file that ends in .part
    #[arg(long)]
    out: PathBuf,
    /// The games' order and the positions looked at follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look at this many games, drawn by chance; all by default
    #[arg(long, default_value_t = usize::MAX, hide_default_value = true)]
    games: usize,
    /// Keep at most this many puzzles, of each hundred points of rating as many as of another
    #[arg(long, default_value_t = usize::MAX, hide_default_value = true)]
    max: usize,
    /// Only positions with this many empties, at most 18
    #[arg(long, default_value = "4-18", value_name = "FROM-TO", value_parser = read_empties)]
    empties: RangeInclusive<usize>,
    /// Threads to solve with
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

#[derive(Args)]
pub struct Check {
    /// A file of puzzles; those of the program by default
    file: Option<PathBuf>,
    /// How many to solve, spread over all of them
    #[arg(long, default_value_t = 2000)]
    number: usize,
    /// All of them
    #[arg(long)]
    all: bool,
    /// Threads to solve with
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

#[derive(Args)]
pub struct Label {
    /// A file of puzzles; those of the program by default
    file: Option<PathBuf>,
    /// Where to write them; may be the same file
    #[arg(long)]
    out: PathBuf,
    /// Threads to solve with
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

pub fn run(command: &Puzzles) -> Result<ExitCode, String> {
    match command {
        Puzzles::Make(arguments) => make(arguments).map(|()| ExitCode::SUCCESS),
        Puzzles::Check(arguments) => check(arguments),
        Puzzles::Label(arguments) => label(arguments).map(|()| ExitCode::SUCCESS),
        Puzzles::Count { file } => {
            let text = puzzles::summary(&read(file.as_deref())?);
            results().write_all(text.as_bytes()).map_err(cannot_write)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn read_empties(text: &str) -> Result<RangeInclusive<usize>, String> {
    let numbers = text.split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    let fits = |&(from, to): &(usize, usize)| 1 <= from && from <= to && to <= Solver::EMPTIES_MAX;
    let numbers = numbers.filter(fits);
    numbers.map(|(from, to)| from..=to).ok_or_else(|| "expected FROM-TO, at most 18".to_owned())
}

fn pool(n_threads: u16) -> Result<ThreadPool, String> {
    let pool = ThreadPoolBuilder::new().num_threads(usize::from(n_threads)).build();
    pool.map_err(|error| format!("The threads cannot be had: {error}."))
}

fn read(path: Option<&Path>) -> Result<Vec<Puzzle>, String> {
    let Some(path) = path else {
        return file::embedded().map(<[Puzzle]>::to_vec).map_err(|error| format!("{error}."));
    };
    file::read(&input::read_data(path)?).map_err(|error| format!("{}: {error}", path.display()))
}

/// Games between two steps, after which what was found is written.
const GAMES_A_STEP: usize = 64;
/// Positions of a game that are looked at.
const TRIES: usize = 3;

fn make(arguments: &Make) -> Result<(), String> {
    let model = Model::embedded().map_err(|error| format!("{error}."))?;
    let mut games = Vec::new();
    let sources: Vec<Games> =
        arguments.files.iter().map(|path| Games::of_file(path)).collect::<Result<_, _>>()?;
    for (number, source) in sources.iter().enumerate() {
        games.extend((0..source.loaded.len()).map(|game| (number, game)));
    }
    draw::shuffle(&mut games, arguments.seed);
    games.truncate(arguments.games);
    let part = arguments.out.with_extension("part");
    let (mut found, mut n_done) = read_part(&part, arguments)?;
    let mut journal = OpenOptions::new().create(true).append(true).open(&part);
    let journal =
        journal.as_mut().map_err(|error| format!("{} cannot be written: {error}", part.display()))?;
    let said = |error| format!("{} cannot be written: {error}", part.display());
    if n_done == 0 && found.is_empty() {
        writeln!(journal, "{}", head(arguments)).map_err(said)?;
    }
    let mut seen: HashSet<_> = found.iter().map(|puzzle| draw::canonical(&puzzle.position)).collect();
    let recipe = Recipe { empties: arguments.empties.clone(), seed: arguments.seed, tries: TRIES };
    let pool = pool(arguments.threads)?;
    let style = "{wide_bar} {pos} of {len} games, {msg} puzzles, {eta} left";
    let style = ProgressStyle::with_template(style).expect("it is a template");
    let bar = ProgressBar::new(games.len() as u64).with_style(style);
    bar.set_position(n_done as u64);
    while n_done < games.len() {
        let step = &games[n_done..games.len().min(n_done + GAMES_A_STEP)];
        let numbered = (n_done as u64..).zip(step);
        let records: Vec<(u64, Record)> =
            numbered.map(|(number, &(file, game))| (number, sources[file].loaded.record(game))).collect();
        n_done += records.len();
        let made = puzzles::make(&records, &recipe, model, &pool).into_iter().flatten();
        let new: Vec<Puzzle> = made.filter(|puzzle| seen.insert(draw::canonical(&puzzle.position))).collect();
        // One write for a step: what is cut off is done again.
        let lines: String = new.iter().map(|puzzle| draw::line(puzzle) + "\n").collect();
        writeln!(journal, "{lines}done {n_done}").and_then(|()| journal.flush()).map_err(said)?;
        found.extend(new);
        bar.set_message(found.len().to_string());
        bar.set_position(n_done as u64);
    }
    bar.finish_and_clear();
    let found = puzzles::balanced(&found, arguments.max);
    let bytes = file::write(&found);
    input::write(&arguments.out, &bytes)?;
    let n_bytes = bytes.len();
    writeln!(results(), "{}{n_done} games, {n_bytes} bytes", puzzles::summary(&found)).map_err(cannot_write)
}

/// The first line of what is found on the way.
fn head(arguments: &Make) -> String {
    let (first, last) = (arguments.empties.start(), arguments.empties.end());
    format!("Outflank puzzles, seed {}, {first}-{last} empties", arguments.seed)
}

/// What was found before, and how many games were looked at.
fn read_part(path: &Path, arguments: &Make) -> Result<(Vec<Puzzle>, usize), String> {
    if !path.exists() {
        return Ok((Vec::new(), 0));
    }
    let text = input::read_text(path)?;
    let mut lines = text.lines();
    if lines.next() != Some(&head(arguments)) {
        return Err(format!("{} comes from other arguments; remove it to begin anew.", path.display()));
    }
    let (mut found, mut since, mut n_done) = (Vec::new(), Vec::new(), 0);
    for line in lines {
        match line.strip_prefix("done ") {
            Some(number) => {
                n_done = number.parse().map_err(|_| format!("{}: {line}", path.display()))?;
                found.append(&mut since);
            }
            None => since.extend(draw::read_line(line)),
        }
    }
    Ok((found, n_done))
}

fn check(arguments: &Check) -> Result<ExitCode, String> {
    let all = read(arguments.file.as_deref())?;
    let number = if arguments.all { all.len() } else { arguments.number.clamp(1, all.len().max(1)) };
    let spread = (0..number).map(|at| at * all.len() / number).map(|at| (at + 1, all[at]));
    let spread: Vec<(usize, Puzzle)> = spread.take(all.len()).collect();
    let checked = puzzles::check(&spread, &pool(arguments.threads)?);
    let mut out = results();
    for (number, wrong) in &checked.wrong {
        writeln!(out, "puzzle {number}: {wrong}").map_err(cannot_write)?;
    }
    let (n, n_wrong, slowest) = (checked.n, checked.wrong.len(), checked.slowest_ms);
    writeln!(out, "{n} solved anew, {n_wrong} wrong, the slowest in {slowest} ms").map_err(cannot_write)?;
    Ok(if n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn label(arguments: &Label) -> Result<(), String> {
    let old = read(arguments.file.as_deref())?;
    let new = puzzles::label(&old, &pool(arguments.threads)?);
    let bytes = file::write(&new);
    input::write(&arguments.out, &bytes)?;
    let n_changed = old.iter().zip(&new).filter(|(old, new)| old.themes != new.themes).count();
    let (n, n_bytes) = (new.len(), bytes.len());
    writeln!(results(), "{n} puzzles, {n_changed} with other themes than before, {n_bytes} bytes")
        .map_err(cannot_write)
}
