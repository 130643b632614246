//! `outflank-lab puzzles`: puzzles drawn from games, and checked.

mod deep;

use crate::pool;
use clap::{Args, Subcommand};
use cli::arguments::read_range;
use cli::input::{self, GameInput, cannot_write};
use cli::terminal::{Results, progress_bar};
use deep::Judge;
use engine::human::Model;
use othello::record::Record;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::fmt::Write as _;
use std::io::Write as _;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use teach::puzzles::{LOST_RATING_MIN, Puzzle, Solver, Theme, Themes, draw, file};

#[derive(Subcommand, Debug)]
pub enum PuzzlesCommand {
    /// Draw puzzles from games; the same command continues where it was stopped
    Make(Make),
    /// Solve puzzles again: each must have one best move
    Check {
        /// A file of puzzles [default: the built-in ones]
        file: Option<PathBuf>,
        /// Number of puzzles to solve, spread over the file
        #[arg(long, default_value_t = 2000)]
        number: usize,
        /// Solve all puzzles
        #[arg(long)]
        all: bool,
        /// Threads to solve with
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: u16,
    },
    /// Solve puzzles again and update their themes, after a change of a theme
    Label {
        /// A file of puzzles [default: the built-in ones]
        file: Option<PathBuf>,
        /// File to write; may be the same file
        #[arg(long)]
        out: PathBuf,
        /// Threads to solve with
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: u16,
    },
    /// Count the puzzles of each kind
    Count {
        /// A file of puzzles [default: the built-in ones]
        file: Option<PathBuf>,
    },
}

#[derive(Args, Clone, Debug)]
pub struct Make {
    /// Files of games in any format
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File to write; intermediate results are stored beside it in a file that ends in .part; - writes to
    /// standard output and stores no intermediate results
    #[arg(long)]
    out: PathBuf,
    /// Seed of the order of games and of the positions to examine
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games to examine, drawn at random [default: all]
    #[arg(long, default_value_t = usize::MAX, hide_default_value = true)]
    games: usize,
    /// Keep at most this many puzzles, evenly spread over the ratings [default: all]
    #[arg(long, default_value_t = usize::MAX, hide_default_value = true)]
    max: usize,
    /// A file of puzzles to keep beside the new ones
    #[arg(long, value_name = "FILE")]
    with: Option<PathBuf>,
    /// Only positions with this many empties, at most 40; from 19 on each takes seconds
    #[arg(long, default_value = "4-18", value_name = "FROM-TO", value_parser = read_empties)]
    empties: RangeInclusive<usize>,
    /// Threads to solve with
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// Runs a command of `puzzles`. The exit code of `check` is a failure if a puzzle is wrong.
pub fn run(command: &PuzzlesCommand, results: &mut Results) -> Result<ExitCode, String> {
    match command {
        PuzzlesCommand::Make(arguments) => make(arguments, results).map(|()| ExitCode::SUCCESS),
        PuzzlesCommand::Check { file, number, all, threads } => {
            let number = if *all { usize::MAX } else { *number };
            check(&read(file.as_deref())?, number, &pool((*threads).into())?, results)
        }
        PuzzlesCommand::Label { file, out, threads } => {
            label(file.as_deref(), out, &pool((*threads).into())?, results).map(|()| ExitCode::SUCCESS)
        }
        PuzzlesCommand::Count { file } => {
            let text = summary(&read(file.as_deref())?);
            results.write(&text).map(|()| ExitCode::SUCCESS)
        }
    }
}

fn read_empties(text: &str) -> Result<RangeInclusive<usize>, String> {
    let fits = |range: &RangeInclusive<usize>| *range.start() >= 1 && *range.end() <= deep::EMPTIES_MAX;
    read_range(text).ok().filter(fits).ok_or_else(|| "expected FROM-TO, at most 40".to_owned())
}

fn read(path: Option<&Path>) -> Result<Vec<Puzzle>, String> {
    let Some(path) = path else {
        return file::embedded().map(<[Puzzle]>::to_vec).map_err(|error| file::words(&error) + ".");
    };
    file::read(&input::read_data(path)?).map_err(|error| input::cannot_use(path, file::words(&error)))
}

/// Games per step; after each step the puzzles are written to the journal.
const GAMES_A_STEP: usize = 64;
/// The most positions of a game to examine; the first puzzle among them ends the search.
const TRIES: usize = 3;

fn make(arguments: &Make, results: &mut Results) -> Result<(), String> {
    let mut games = Vec::new();
    let sources: Vec<GameInput> =
        arguments.files.iter().map(|path| GameInput::of_file(path)).collect::<Result<_, _>>()?;
    for (number, source) in sources.iter().enumerate() {
        games.extend((0..source.loaded.len()).map(|game| (number, game)));
    }
    draw::shuffle(&mut games, arguments.seed);
    games.truncate(arguments.games);
    input::leave_output_to(Some(&arguments.out));
    let part = arguments.out.with_extension("part");
    let head = head(arguments, games.len());
    let write_error = |error| cannot_write(&part, error);
    let part_or_none = Some(part.as_path()).filter(|_| !input::is_pipe(&arguments.out));
    let (mut journal, (mut found, mut n_done)) =
        input::continued(part_or_none, |lines, _| read_journal(lines, &head))?;
    if n_done == 0 && found.is_empty() {
        writeln!(journal, "{head}").map_err(write_error)?;
    }
    let mut seen: HashSet<_> = found.iter().map(|puzzle| draw::canonical(&puzzle.position)).collect();
    let pool = pool(arguments.threads.into())?;
    let style = "{wide_bar} {pos} of {len} games, {msg} puzzles, {eta} left";
    let bar = progress_bar(games.len() as u64, style);
    bar.set_position(n_done as u64);
    while n_done < games.len() {
        let step = &games[n_done..games.len().min(n_done + GAMES_A_STEP)];
        let numbered = (n_done as u64..).zip(step);
        let records: Vec<(u64, Record)> =
            numbered.map(|(number, &(file, game))| (number, sources[file].loaded.record(game))).collect();
        n_done += records.len();
        let made = draw_puzzles(&records, arguments.seed, &arguments.empties, &pool).into_iter().flatten();
        let new: Vec<Puzzle> = made.filter(|puzzle| seen.insert(draw::canonical(&puzzle.position))).collect();
        // One write per step: an incomplete step is repeated.
        let lines: String = new.iter().map(|puzzle| draw::line(puzzle) + "\n").collect();
        writeln!(journal, "{lines}done {n_done}").and_then(|()| journal.flush()).map_err(write_error)?;
        found.extend(new);
        bar.set_message(found.len().to_string());
        bar.set_position(n_done as u64);
    }
    bar.finish_and_clear();
    let mut found = balanced(&found, arguments.max);
    if let Some(path) = &arguments.with {
        let kept = read(Some(path))?.into_iter();
        found.extend(kept.filter(|puzzle| seen.insert(draw::canonical(&puzzle.position))));
    }
    let bytes = file::write(&found);
    input::write(&arguments.out, &bytes)?;
    let n_bytes = bytes.len();
    results.line(format_args!("{}{n_done} games, {n_bytes} bytes", summary(&found)))
}

/// The first line of the journal.
fn head(arguments: &Make, n_games: usize) -> String {
    let Make { files, seed, empties, .. } = arguments;
    let (first, last) = (empties.start(), empties.end());
    format!("Outflank puzzles, seed {seed}, {first}-{last} empties, {n_games} games of {files:?}")
}

/// Reads the journal of an earlier run: its puzzles, and the number of games examined.
fn read_journal(lines: &str, head: &str) -> Result<(Vec<Puzzle>, usize), String> {
    let mut lines = lines.lines();
    if lines.next().is_some_and(|line| line != head) {
        return Err("it comes from other arguments; remove it to start again".to_owned());
    }
    let (mut found, mut since, mut n_done) = (Vec::new(), Vec::new(), 0);
    for line in lines {
        match line.strip_prefix("done ") {
            Some(number) => {
                n_done = number.parse().map_err(|_| line.to_owned())?;
                found.append(&mut since);
            }
            None => since.extend(draw::read_line(line)),
        }
    }
    Ok((found, n_done))
}

/// Solves `number` of the puzzles again, spread over all, and lists the wrong ones.
fn check(
    all: &[Puzzle],
    number: usize,
    pool: &ThreadPool,
    results: &mut Results,
) -> Result<ExitCode, String> {
    let number = number.clamp(1, all.len().max(1));
    let spread = (0..number).map(|at| at * all.len() / number).map(|at| (at + 1, all[at].clone()));
    let spread: Vec<(usize, Puzzle)> = spread.take(all.len()).collect();
    let (faults, slowest) = verify(&spread, pool);
    for (number, fault) in &faults {
        results.line(format_args!("puzzle {number}: {fault}"))?;
    }
    let (n, n_wrong, slowest) = (spread.len(), faults.len(), slowest.as_millis());
    results.line(format_args!("{n} solved again, {n_wrong} wrong, the slowest in {slowest} ms"))?;
    Ok(if n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn label(file: Option<&Path>, out: &Path, pool: &ThreadPool, results: &mut Results) -> Result<(), String> {
    input::leave_output_to(Some(out));
    let old = read(file)?;
    let labelled = relabel(&old, pool);
    let is_changed =
        |(old, new): &(&Puzzle, &Option<Puzzle>)| new.as_ref().is_some_and(|new| new.themes != old.themes);
    let n_changed = old.iter().zip(&labelled).filter(is_changed).count();
    let new: Vec<Puzzle> = labelled.into_iter().flatten().collect();
    let bytes = file::write(&new);
    input::write(out, &bytes)?;
    let (n, n_left_out, n_bytes) = (new.len(), old.len() - new.len(), bytes.len());
    results.line(format_args!(
        "{n} puzzles, {n_changed} with other themes, {n_left_out} left out, {n_bytes} bytes"
    ))
}

/// Draws one puzzle from each game that has one, in the order of the games. The number of a game and the seed
/// select which of its positions are examined.
fn draw_puzzles(
    games: &[(u64, Record)],
    seed: u64,
    empties: &RangeInclusive<usize>,
    pool: &ThreadPool,
) -> Vec<Option<Puzzle>> {
    let make = |Tools { solver, judge, model }: &mut Tools, (number, record): &(u64, Record)| {
        let seed = seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let positions = draw::candidates(draw::positions(record), empties.clone(), seed);
        positions.into_iter().take(TRIES).find_map(|position| {
            let truth = match position.empties().len() {
                ..=Solver::EMPTIES_MAX => solver.solve(&position),
                _ => solver.judged(&position, &judge.scores(&position)?),
            };
            Puzzle::of(truth?, model, solver)
        })
    };
    pool.install(|| games.into_par_iter().map_init(Tools::default, make).collect())
}

/// What each thread needs to make and check puzzles.
struct Tools {
    solver: Solver,
    judge: Judge,
    model: &'static Model,
}

impl Default for Tools {
    fn default() -> Tools {
        Tools {
            solver: Solver::new().expect("the weights and a megabyte of memory are there"),
            judge: Judge::default(),
            model: Model::embedded().expect("the program carries it"),
        }
    }
}

/// The share of the puzzles below which a theme counts as rare.
const RARE: f64 = 0.02;
/// Width of a band of ratings.
const BAND: u16 = 100;

/// Selects at most `max` puzzles: first those with a rare theme, then the others in their order, evenly from
/// each hundred points of rating.
fn balanced(puzzles: &[Puzzle], max: usize) -> Vec<Puzzle> {
    let share = |theme: Theme| {
        let n = puzzles.iter().filter(|puzzle| puzzle.themes.contains(theme)).count();
        n as f64 / puzzles.len().max(1) as f64
    };
    let rare: Vec<Theme> = Theme::ALL.into_iter().filter(|theme| share(*theme) < RARE).collect();
    let is_rare = |puzzle: &&Puzzle| rare.iter().any(|theme| puzzle.themes.contains(*theme));
    let (mut kept, others): (Vec<&Puzzle>, Vec<&Puzzle>) = puzzles.iter().partition(is_rare);
    kept.truncate(max);
    let mut bands: BTreeMap<u16, VecDeque<&Puzzle>> = BTreeMap::new();
    others.into_iter().for_each(|puzzle| bands.entry(puzzle.rating / BAND).or_default().push_back(puzzle));
    // One from each band in turn.
    while kept.len() < max && bands.values().any(|band| !band.is_empty()) {
        kept.extend(bands.values_mut().filter_map(VecDeque::pop_front));
    }
    kept.truncate(max);
    kept.into_iter().cloned().collect()
}

/// Updates the themes of puzzles after a theme's predicate has changed. Returns `None` for a puzzle that is
/// lost and easy. A puzzle that cannot be solved stays unchanged; [`verify`] reports it.
fn relabel(puzzles: &[Puzzle], pool: &ThreadPool) -> Vec<Option<Puzzle>> {
    let label = |Tools { solver, model, .. }: &mut Tools, puzzle: &Puzzle| {
        let Some(truth) = solver.truth_of(puzzle) else { return Some(puzzle.clone()) };
        let is_wanted = truth.score() >= 0 || puzzle.rating >= LOST_RATING_MIN;
        is_wanted.then(|| Puzzle { themes: Themes::of(&truth, model, solver), ..puzzle.clone() })
    };
    pool.install(|| puzzles.into_par_iter().map_init(Tools::default, label).collect())
}

/// Solves puzzles again, each with its number. Returns the numbers and faults of positions that are not
/// puzzles and of puzzles with other themes, and the longest time for one puzzle.
fn verify(puzzles: &[(usize, Puzzle)], pool: &ThreadPool) -> (Vec<(usize, String)>, Duration) {
    let check = |tools: &mut Tools, (number, puzzle): &(usize, Puzzle)| {
        let start = Instant::now();
        let fault = fault_of(puzzle, tools);
        (fault.map(|fault| (*number, fault)), start.elapsed())
    };
    let (faults, times): (Vec<_>, Vec<Duration>) =
        pool.install(|| puzzles.into_par_iter().map_init(Tools::default, check).unzip());
    (faults.into_iter().flatten().collect(), times.into_iter().max().unwrap_or_default())
}

/// What is wrong with a puzzle, if anything.
fn fault_of(puzzle: &Puzzle, Tools { solver, judge, model }: &mut Tools) -> Option<String> {
    let Some(truth) = solver.truth_of(puzzle) else { return Some("it cannot be solved".to_owned()) };
    let themes = Themes::of(&truth, model, solver);
    let mut differs = || {
        let again =
            judge.scores(&puzzle.position).and_then(|scores| solver.judged(&puzzle.position, &scores));
        again.and_then(|again| again.only_best()) != truth.only_best()
    };
    match truth.only_best() {
        None => Some(format!("{} moves are best", truth.best().len())),
        Some(_) if truth.second().is_none_or(|second| truth.score() - second < 2) => {
            Some("the best move is less than 2 discs better than another".to_owned())
        }
        Some(_) if themes != puzzle.themes => Some("its themes have changed".to_owned()),
        Some(_) if puzzle.is_deep() && differs() => Some("its best move is not clearly best".to_owned()),
        Some(_) => None,
    }
}

/// Counts the puzzles by number of empties, by theme, and by rating.
fn summary(puzzles: &[Puzzle]) -> String {
    let mut text = format!("{} puzzles\n", puzzles.len());
    let count = |fits: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|puzzle| fits(puzzle)).count();
    let share = |n: usize| 100.0 * n as f64 / puzzles.len().max(1) as f64;
    for empties in 1..=deep::EMPTIES_MAX {
        let n = count(&|puzzle| puzzle.position.empties().len() == empties);
        if n > 0 {
            _ = writeln!(text, "{empties:2} empties {n:6} {:5.1} %", share(n));
        }
    }
    for theme in Theme::ALL {
        let n = count(&|puzzle| puzzle.themes.contains(theme));
        _ = writeln!(text, "{:16} {n:6} {:5.1} %", theme.name(), share(n));
    }
    for from in (0..2600).step_by(200) {
        let n = count(&|puzzle| (from..from + 200).contains(&puzzle.rating));
        if n > 0 {
            _ = writeln!(text, "{from:4}–{:<4} {n:6} {:5.1} %", from + 199, share(n));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::random_game;
    use othello::rules::{BoardSize, Position};

    #[test]
    fn puzzles_from_games_pass_the_check_and_depend_only_on_the_seed() {
        let games: Vec<(u64, Record)> = (0..30).map(|n| (n, random_game(BoardSize::STANDARD, n))).collect();
        let draw = || draw_puzzles(&games, 5, &(4..=8), &pool(2).unwrap());
        let made = draw();
        assert_eq!(made, draw());
        let puzzles: Vec<Puzzle> = made.into_iter().flatten().collect();
        assert!(puzzles.len() >= 5, "{}", puzzles.len());
        assert!(puzzles.iter().all(|puzzle| (4..=8).contains(&puzzle.position.empties().len())));
        let numbered: Vec<(usize, Puzzle)> = (1..).zip(puzzles.iter().cloned()).collect();
        assert_eq!(verify(&numbered, &pool(2).unwrap()).0, []);
        assert!(summary(&puzzles).starts_with(&format!("{} puzzles\n", puzzles.len())));
    }

    #[test]
    fn a_wrong_puzzle_is_found() {
        let mut puzzle = file::embedded().unwrap()[0].clone();
        puzzle.themes = Theme::ALL.into_iter().filter(|theme| !puzzle.themes.contains(*theme)).collect();
        let start = Position::start(BoardSize::STANDARD);
        let beyond = Puzzle { position: start, ..puzzle.clone() };
        let (faults, _) = verify(&[(7, puzzle), (9, beyond)], &pool(2).unwrap());
        assert!(matches!(faults[..], [(7, _), (9, _)]), "{faults:?}");
    }

    #[test]
    fn relabelling_restores_the_themes_and_changes_nothing_else() {
        let few_empties = |puzzle: &&Puzzle| puzzle.position.empties().len() <= 8;
        let right: Vec<Puzzle> =
            file::embedded().unwrap().iter().filter(few_empties).step_by(500).cloned().collect();
        let start = Position::start(BoardSize::STANDARD);
        let beyond = Puzzle { position: start, ..right[0].clone() };
        let bare = |puzzle: &Puzzle| Puzzle { themes: Themes::default(), ..puzzle.clone() };
        let wrong: Vec<Puzzle> = right.iter().map(bare).chain([beyond.clone()]).collect();
        let labelled: Vec<Puzzle> = relabel(&wrong, &pool(2).unwrap()).into_iter().flatten().collect();
        assert_eq!(labelled, [&right[..], &[beyond]].concat());
    }

    #[test]
    fn kept_puzzles_are_spread_over_the_ratings() {
        let all = file::embedded().unwrap();
        let kept = balanced(all, 2_000);
        assert_eq!(kept.len(), 2_000);
        let count =
            |from: u16| kept.iter().filter(|puzzle| (from..from + 100).contains(&puzzle.rating)).count();
        assert!(count(500) > 50 && count(1500) < 150, "{} {}", count(500), count(1500));
        assert_eq!(balanced(&all[..100], 500).len(), 100);
    }
}
