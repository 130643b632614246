//! The engine on the command line. Arguments and files are read here; what the commands do is in
//! `cli::commands`.

mod input;
mod own_book;
mod play;
mod player;
mod puzzles;
mod train;
mod book;
mod explore;
mod human;
mod ghost;

use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use cli::commands::{Output, Terminal, analyze, bench, choose, perft, review, solve};
use engine::eight::TranspositionTable;
use engine::opening;
use engine::{Level, Limits, Method, Request, Resources, Thinker};
use indicatif::{ProgressBar, ProgressStyle};
use input::{Chosen, Games};
use othello::formats::{Format, obf};
use othello::rules::perft::PassRule;
use othello::rules::{BoardSize, Start};
use outflank_core::analysis::page;
use std::io::{Stdout, Write, stderr, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

#[derive(Parser)]
#[command(name = "outflank-engine", version, about = "The Othello engine Outflank on the command line")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Write one JSON object a line
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Count the leaves of the game tree
    Perft {
        /// Plies
        depth: u32,
        /// Width and height of the board
        #[arg(long, default_value = "8x8", value_name = "WxH", value_parser = read_size)]
        size: BoardSize,
        /// standard, mirrored, parallel or corners-N-COLOR
        #[arg(long, default_value = "standard", value_name = "NAME", value_parser = read_start)]
        start: Start,
        /// A pass costs a ply (this is the default)
        #[arg(long, conflicts_with = "pass_free")]
        pass_ply: bool,
        /// Only placed discs count
        #[arg(long)]
        pass_free: bool,
    },
    /// Solve the positions of an OBF file and check their scores
    Solve {
        file: PathBuf,
        /// Threads to search with; all processors by default
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: Option<u16>,
        /// Size of the table in megabytes
        #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=16384))]
        hash_mb: u32,
        /// Number of the first position to solve, from 1
        #[arg(long, default_value_t = 1)]
        first: usize,
        /// Number of the last
        #[arg(long)]
        last: Option<usize>,
        /// Only find out who wins
        #[arg(long)]
        wld: bool,
    },
    /// Find the best moves of a position
    Analyze(Analyze),
    /// Say what every move of a game cost, and why
    Review(Review),
    /// Convert games from one format to another, found from the file's content; OUT ends in .sgf, .ggf, .obf,
    /// .txt or .outflank
    Convert {
        /// A file of games or positions, or a folder of them: transcript, board, GGF, SGF, PGN, OBF, WTHOR,
        /// Othello Quest
        input: PathBuf,
        out: PathBuf,
    },
    /// Say what was played in a position of a data base of games, and how it went
    Explore(explore::Explore),
    /// Make the table of statistics that the program carries with it
    Statistics(explore::Statistics),
    /// Search fixed positions: how fast, and whether still the same
    Bench,
    /// Draw even openings of 8×8, as the program's list has them
    Openings {
        /// How many
        #[arg(long, default_value_t = 3_200)]
        count: usize,
        /// Which ones follow from it
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Have two players play many games; players of ours use no opening book
    Match(play::Match),
    /// Play for another program by GTP, the Go Text Protocol
    Gtp(play::ServeGtp),
    /// Play and analyse for NBoard, or a program that speaks its protocol
    Nboard(play::Serve),
    /// Make weights for the evaluation of 8×8
    #[command(subcommand)]
    Train(train::Train),
    /// Say how people of a rating play, and how strong moves look
    #[command(subcommand)]
    Human(human::Human),
    /// Make, show and check opening books
    #[command(subcommand)]
    Book(book::BookCommand),
    /// Draw puzzles from games, and check them
    #[command(subcommand)]
    Puzzles(puzzles::Puzzles),
    /// Say how near the evaluation's values are to the scores of a file
    Accuracy(train::AccuracyArguments),
    /// Say how good the moves are that the engine chooses in the positions of an OBF file with exact scores
    Choose(Choose),
    /// Print the script by which a shell completes this program's arguments
    Completions { shell: Shell },
    /// Write the manual's pages into a folder
    #[command(hide = true)]
    Man { folder: PathBuf },
}

#[derive(Args)]
struct Choose {
    /// Positions of 8×8 with their scores; choices that the file does not score are solved
    file: PathBuf,
    #[command(flatten)]
    effort: Effort,
    /// The weights; those of the program by default
    #[arg(long)]
    weights: Option<PathBuf>,
    #[command(flatten)]
    machine: Machine,
}

#[derive(Args)]
struct Analyze {
    /// Moves such as f5d6c3, a board as text, or a file with either; of a game its end is analysed
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    chosen: Chosen,
    #[command(flatten)]
    effort: Effort,
    /// How many of the best moves to show
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    lines: u8,
    #[command(flatten)]
    machine: Machine,
}

#[derive(Args)]
struct Review {
    /// Moves such as f5d6c3, or a file in any format that Outflank reads or a folder of them, of which all
    /// games are reviewed; with --player also a library
    #[arg(value_name = "GAME")]
    games: String,
    #[command(flatten)]
    chosen: Chosen,
    /// The level at which every position is looked at last, 1 to 30 [default: 24, and 21 with --player]
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    /// What all games of somebody say together: the losses by phase, won positions that were won, what the
    /// mistakes were about, and whether the latest games are better; on all processors unless --threads says
    /// otherwise
    #[arg(long, value_name = "NAME", conflicts_with = "game")]
    player: Option<String>,
    /// With --player: keep each game in this file as it is done, and go on from there the next time
    #[arg(long, value_name = "FILE.jsonl", requires = "player")]
    out: Option<PathBuf>,
    /// Write the review of one game, or with --player what the games say together, as a page for a web
    /// browser, too
    #[arg(long, value_name = "OUT.html")]
    html: Option<PathBuf>,
    #[command(flatten)]
    machine: Machine,
}

/// How hard to think about a position.
#[derive(Args)]
#[group(multiple = false)]
struct Effort {
    /// As a level does, 1 to 30 [default: 24]
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    /// So many plies
    #[arg(long)]
    depth: Option<u8>,
    /// So many seconds
    #[arg(long, value_parser = read_seconds)]
    time: Option<Duration>,
    /// To the end of the game
    #[arg(long)]
    exact: bool,
}

impl Effort {
    fn limits(&self) -> Limits {
        let level = || Limits::Level(self.level.unwrap_or(Level::new(24)));
        let by_time = || self.time.map_or_else(level, Limits::Time);
        if self.exact { Limits::Solve } else { self.depth.map_or_else(by_time, Limits::Depth) }
    }
}

/// What the engine may use of the machine.
#[derive(Args)]
struct Machine {
    /// Threads to search with [default: 1]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Memory for what searches remember, in megabytes
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=16384))]
    hash_mb: u32,
}

impl Machine {
    fn resources(&self) -> Resources {
        Resources { n_threads: self.threads.map_or(1, usize::from), table_mb: self.hash_mb as usize }
    }
}

fn main() -> ExitCode {
    engine::cpu::require();
    let Arguments { command, json } = Arguments::parse();
    let output = if json { Output::Json } else { Output::Text };
    match run(command, output) {
        Ok(code) => code,
        Err(sentence) => {
            complain(&sentence);
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, output: Output) -> Result<ExitCode, String> {
    match command {
        Command::Perft { depth, size, start, pass_ply: _, pass_free } => {
            let position = start.position(size);
            if position.is_placing() {
                return Err("Trees are counted from positions whose central discs lie.".to_owned());
            }
            let rule = if pass_free { PassRule::Free } else { PassRule::Ply };
            perft::perft(&position, depth, rule, output, &mut out()).map_err(cannot_write)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Solve { file, threads, hash_mb, first, last, wld } => {
            let problems = read_problems(&file)?;
            let wanted = first..=last.unwrap_or(usize::MAX);
            let problems: Vec<_> =
                (1..).zip(problems).filter(|(number, _)| wanted.contains(number)).collect();
            let mut table = TranspositionTable::new(hash_mb as usize)
                .ok_or_else(|| format!("{hash_mb} MB of memory cannot be had."))?;
            let n_processors = || std::thread::available_parallelism().map_or(1, usize::from);
            let n_threads = threads.map_or_else(n_processors, usize::from);
            let options = solve::Options { n_threads, win_draw_loss: wld, output };
            let tally = solve::solve(&problems, options, &mut table, &mut out(), &mut on_terminal())
                .map_err(cannot_write)?;
            Ok(if tally.n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Command::Analyze(arguments) => {
            let record = input::read_position(&arguments.position, &arguments.chosen)?;
            if record.position().outcome().is_some() {
                return Err("There is nothing to analyse: the game is over.".to_owned());
            }
            let request =
                Request::new(*record.position(), record.goal(), Method::Search(arguments.effort.limits()))
                    .lines(arguments.lines);
            let complaint = analyze::analyze(&request, arguments.machine.resources(), output, &mut out());
            complaint.map_err(cannot_write)?.iter().for_each(|complaint| complain(complaint));
            Ok(ExitCode::SUCCESS)
        }
        Command::Review(arguments) => review_games(&arguments, output).map(|()| ExitCode::SUCCESS),
        Command::Convert { input, out } => convert_file(&input, &out),
        Command::Explore(arguments) => explore::explore(&arguments, output).map(|()| ExitCode::SUCCESS),
        Command::Statistics(arguments) => explore::statistics(&arguments).map(|()| ExitCode::SUCCESS),
        Command::Openings { count, seed } => {
            opening::write(opening::draw_even(seed).take(count), &mut out()).map_err(cannot_write)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Bench => {
            let (_, complaint) = bench::bench(&bench::CASES, output, &mut out()).map_err(cannot_write)?;
            complaint.iter().for_each(|complaint| complain(complaint));
            Ok(ExitCode::SUCCESS)
        }
        Command::Match(arguments) => play::play_match(&arguments, output).map(|()| ExitCode::SUCCESS),
        Command::Gtp(arguments) => play::gtp(&arguments).map(|()| ExitCode::SUCCESS),
        Command::Nboard(arguments) => play::nboard(&arguments).map(|()| ExitCode::SUCCESS),
        Command::Train(command) => train::run(command).map(|()| ExitCode::SUCCESS),
        Command::Human(command) => human::run(command).map(|()| ExitCode::SUCCESS),
        Command::Book(command) => book::run(&command, output),
        Command::Puzzles(command) => puzzles::run(&command),
        Command::Accuracy(arguments) => train::accuracy(&arguments).map(|()| ExitCode::SUCCESS),
        Command::Completions { shell } => {
            out().write_all(&completions(shell)).map_err(cannot_write)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Man { folder } => {
            clap_mangen::generate_to(Arguments::command(), &folder)
                .map_err(|error| format!("{}: {error}", folder.display()))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Choose(Choose { file, effort, weights, machine }) => {
            let problems = read_problems(&file)?;
            let mut thinker = Thinker::new(machine.resources());
            if let Some(file) = weights {
                thinker = thinker.with_weights(Some(train::read_weights(Some(&file))?));
            }
            let mut table = TranspositionTable::new(machine.hash_mb as usize)
                .ok_or_else(|| format!("{} MB of memory cannot be had.", machine.hash_mb))?;
            let (out, progress) = (&mut out(), &mut on_terminal());
            choose::choose(&problems, effort.limits(), &mut thinker, &mut table, output, out, progress)
                .map_err(cannot_write)?;
            thinker.take_warning().iter().for_each(|complaint| complain(&complaint.to_string()));
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// The script for a shell.
fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "outflank-engine", &mut script);
    script
}

/// The problems of an OBF file.
fn read_problems(file: &Path) -> Result<Vec<obf::Problem>, String> {
    obf::read(&input::read_text(file)?).map_err(|error| format!("{}: {error}", file.display()))
}

fn convert_file(from: &Path, to: &Path) -> Result<ExitCode, String> {
    let format =
        Format::of_name(&to.to_string_lossy()).map_err(|error| format!("{}: {error}", to.display()))?;
    let games = Games::of_path(from)?;
    let text = format.write_all(&games.loaded).map_err(|error| format!("{}: {error}", from.display()))?;
    input::write(to, text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Reviews the chosen game, or all of them.
fn review_games(arguments: &Review, output: Output) -> Result<(), String> {
    if let Some(player) = &arguments.player {
        return player::review(arguments, player, output);
    }
    let games = Games::read_all(&arguments.games)?;
    let is_one = arguments.chosen.game.is_some() || arguments.html.is_some() || games.loaded.len() == 1;
    let indices = if is_one {
        let index = games.index(&arguments.chosen)?;
        index..index + 1
    } else {
        0..games.loaded.len()
    };
    let mut n_reviewed = 0;
    for index in indices {
        let record = games.loaded.record(index);
        if record.line().is_empty() {
            continue;
        }
        if games.loaded.len() > 1 {
            review::write_title(index + 1, &games.loaded.title(index), output, &mut out())
                .map_err(cannot_write)?;
        }
        let level = arguments.level.unwrap_or(Level::new(24));
        let resources = arguments.machine.resources();
        let reviewed = review::review(&record, level, resources, output, &mut out(), &mut on_terminal());
        let (review, complaint) = reviewed.map_err(cannot_write)?;
        complaint.iter().for_each(|complaint| complain(complaint));
        if let Some(file) = &arguments.html {
            input::write(file, page::write(&review, &record).as_bytes())?;
        }
        n_reviewed += 1;
    }
    if n_reviewed == 0 { Err("There is nothing to review: no move is played.".to_owned()) } else { Ok(()) }
}

fn cannot_write(error: std::io::Error) -> String {
    format!("The results cannot be written: {error}")
}

/// Where results go.
fn out() -> Terminal<Stdout> {
    Terminal::new(stdout())
}

/// Says what is wrong with the machine, beside the results.
fn complain(complaint: &str) {
    _ = writeln!(Terminal::new(stderr()), "{complaint}");
}

/// Shows how far things are on the last line of a terminal, and nowhere else; an empty text takes it away.
fn on_terminal() -> impl FnMut(&str) {
    let bar =
        ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{wide_msg}").expect("it is one"));
    move |text| {
        if text.is_empty() {
            bar.finish_and_clear();
        } else {
            bar.reset();
            bar.set_message(text.replace(|c: char| c.is_control(), " "));
        }
    }
}

fn read_size(text: &str) -> Result<BoardSize, String> {
    text.parse().map_err(|error: othello::rules::SizeError| error.to_string())
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    // A year: longer times cannot be added to others without care.
    let time = time.filter(|time| time.as_secs() < 365 * 24 * 60 * 60);
    time.ok_or_else(|| "expected a time in seconds".to_owned())
}

fn read_level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().filter(|&level| Level::new(level).number() == level);
    level
        .map(Level::new)
        .ok_or_else(|| format!("levels go from {} to {}", Level::MIN.number(), Level::MAX.number()))
}

fn read_start(text: &str) -> Result<Start, String> {
    text.parse()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::ValueEnum;

    #[test]
    fn every_shell_completes_the_commands() {
        for &shell in Shell::value_variants() {
            let script = String::from_utf8(completions(shell)).unwrap();
            for part in ["outflank-engine", "perft", "analyze"] {
                assert!(script.contains(part), "{shell}: {part}");
            }
        }
    }
}
