//! The engine on the command line. Arguments and files are read here; what the commands do is in `outflank::commands`.

#[path = "outflank-engine/train.rs"]
mod train;
#[path = "outflank-engine/book.rs"]
mod book;
#[path = "outflank-engine/explore.rs"]
mod explore;

use clap::{Args, Parser, Subcommand};
use outflank::analysis::page;
use outflank::commands::contest::{self, Channels, Contestant, Openings, Pace};
use outflank::commands::serve::Input;
use outflank::commands::{Output, analyze, bench, choose, convert, perft, review, serve, solve};
use outflank::disk;
use outflank::engine::book::Book;
use outflank::engine::eight::Table;
use outflank::engine::{Engine, Level, Limits, Method, Request, Resources, Thinker};
use outflank::formats::{self, obf};
use outflank::protocol::Server;
use outflank::protocol::gtp::Gtp;
use outflank::protocol::nboard::NBoard;
use outflank::record::Record;
use outflank::rules::perft::PassRule;
use outflank::rules::{BoardSize, Goal, Position, Start};
use std::fs::File;
use std::io::{BufRead, IsTerminal, Read, Write, stderr, stdin, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

#[derive(Parser)]
#[command(version, about = "The Othello engine Outflank on the command line")]
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
    /// Convert games from one format to another, found from the file's content; OUT ends in .sgf, .ggf, .obf, .txt or .outflank
    Convert {
        /// A file of games or positions: transcript, board, GGF, SGF, PGN, OBF, WTHOR, Othello Quest
        input: PathBuf,
        out: PathBuf,
    },
    /// Say what was played in a position of a data base of games, and how it went
    Explore(explore::Explore),
    /// Make the table of statistics that the program carries with it
    Statistics(explore::Statistics),
    /// Search fixed positions: how fast, and whether still the same
    Bench,
    /// Have two players play many games; players of ours use no opening book
    Match(Match),
    /// Play for another program by GTP, the Go Text Protocol
    Gtp(Serve),
    /// Play and analyse for NBoard, or a program that speaks its protocol
    Nboard(Serve),
    /// Make weights for the evaluation of 8×8
    #[command(subcommand)]
    Train(train::Train),
    /// Make, show and check opening books
    #[command(subcommand)]
    Book(book::BookCommand),
    /// Say how near the evaluation's values are to the scores of a file
    Accuracy(train::AccuracyArguments),
    /// Say how good the moves are that the engine chooses in the positions of an OBF file with exact scores
    Choose(Choose),
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
    effort: Effort,
    /// How many of the best moves to show
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    lines: u8,
    #[command(flatten)]
    machine: Machine,
}

#[derive(Args)]
struct Review {
    /// The game: moves such as f5d6c3, or a file in any format that Outflank reads
    game: String,
    /// The level at which every position is looked at last, 1 to 30
    #[arg(long, value_parser = read_level, default_value = "24")]
    level: Level,
    /// Write the review as a page for a web browser, too
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

#[derive(Args)]
struct Match {
    /// outflank, level:N, depth:N, random, greedy, minimax:N, weights:FILE, weights:none, gtp:COMMAND, gtp-untimed:COMMAND
    /// (which is told no time), nboard:COMMAND or nboard:DEPTH:COMMAND
    a: String,
    /// Likewise
    b: String,
    /// Two for each opening, with the colours exchanged
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// A file with an opening on each line, as moves or as OBF
    #[arg(long)]
    openings: Option<PathBuf>,
    #[command(flatten)]
    pace: PaceArguments,
    /// Seconds that another program may be silent
    #[arg(long, value_parser = read_seconds)]
    patience: Option<Duration>,
    #[command(flatten)]
    machine: Machine,
    /// Append the games to a file as GGF; games that are there already are not played again
    #[arg(long)]
    out: Option<PathBuf>,
    /// Every random choice follows from it; with it, the openings come in random order
    #[arg(long)]
    seed: Option<u64>,
}

/// How fast a match is played.
#[derive(Args)]
#[group(multiple = false)]
struct PaceArguments {
    /// The level of outflank [default: 19]
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    /// Seconds for each move
    #[arg(long, value_parser = read_seconds)]
    time: Option<Duration>,
    /// Positions that outflank looks at for each move
    #[arg(long)]
    nodes: Option<u64>,
    /// Seconds for each player's game, and if wanted seconds gained by each move: 60+0.5
    #[arg(long, value_name = "SECONDS[+SECONDS]", value_parser = read_clock)]
    game_time: Option<(Duration, Duration)>,
}

impl PaceArguments {
    fn pace(&self) -> Pace {
        let level = || Pace::Level(self.level.unwrap_or(Level::new(19)));
        let clock = self.game_time.map(|(main, increment)| Pace::Clock { main, increment });
        clock.or(self.time.map(Pace::PerMove)).or(self.nodes.map(Pace::Nodes)).unwrap_or_else(level)
    }
}

/// How to play for another program.
#[derive(Args)]
struct Serve {
    /// Level of play, 1 to 30. With GTP a time that is set overrules it; with NBoard it overrules the depth that is set
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    #[command(flatten)]
    machine: Machine,
    /// The opening book to play from: a file, or none [default: the program's own]
    #[arg(long, value_name = "FILE|none")]
    book: Option<String>,
    /// How many discs a move from the book may give away, so that games differ
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=64))]
    variety: u8,
    /// Every random choice follows from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Serve {
    /// How many discs a move from the book may give away, if there is to be a book, and the book if it is not the program's own.
    fn book(&self) -> Result<(Option<u8>, Option<Arc<Book>>), String> {
        match self.book.as_deref() {
            Some("none") => Ok((None, None)),
            Some(file) => Ok((Some(self.variety), Some(book::read(file)?))),
            None => Ok((Some(self.variety), None)),
        }
    }
}

/// What the engine may use of the machine.
#[derive(Args)]
struct Machine {
    /// Threads to search with
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Memory for what searches remember, in megabytes
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=16384))]
    hash_mb: u32,
}

impl Machine {
    fn resources(&self) -> Resources {
        Resources { n_threads: usize::from(self.threads), table_mb: self.hash_mb as usize }
    }
}

/// Plays a game at a good speed: a second or so a move.
const LEVEL: u8 = 22;

fn main() -> ExitCode {
    outflank::cpu::require();
    let Arguments { command, json } = Arguments::parse();
    let output = if json { Output::Json } else { Output::Text };
    match run(command, output) {
        Ok(code) => code,
        Err(sentence) => {
            _ = writeln!(stderr(), "{sentence}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, output: Output) -> Result<ExitCode, String> {
    let cannot_write = |error: std::io::Error| format!("The results cannot be written: {error}");
    match command {
        Command::Perft { depth, size, start, pass_ply: _, pass_free } => {
            let position = start.position(size);
            if position.is_placing() {
                return Err("Trees are counted from positions whose central discs lie.".to_owned());
            }
            let rule = if pass_free { PassRule::Free } else { PassRule::Ply };
            perft::perft(&position, depth, rule, output, &mut stdout()).map_err(cannot_write)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Solve { file, threads, hash_mb, first, last, wld } => {
            let problems = read_problems(&file)?;
            let wanted = first..=last.unwrap_or(usize::MAX);
            let problems: Vec<_> = (1..).zip(problems).filter(|(number, _)| wanted.contains(number)).collect();
            let mut table =
                Table::new(hash_mb as usize).ok_or_else(|| format!("{hash_mb} MB of memory cannot be had."))?;
            let n_processors = || std::thread::available_parallelism().map_or(1, usize::from);
            let n_threads = threads.map_or_else(n_processors, usize::from);
            let options = solve::Options { n_threads, win_draw_loss: wld, output };
            let tally = solve::solve(&problems, options, &mut table, &mut stdout(), &mut on_terminal())
                .map_err(cannot_write)?;
            Ok(if tally.n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Command::Analyze(arguments) => {
            let record = read_position(&arguments.position)?;
            if record.position().outcome().is_some() {
                return Err("There is nothing to analyse: the game is over.".to_owned());
            }
            let request = Request {
                position: *record.position(),
                goal: record.goal(),
                method: Method::Search(arguments.effort.limits()),
                lines: arguments.lines,
                seed: 1,
                keep: false,
                book: None,
            };
            let complaint = analyze::analyze(&request, arguments.machine.resources(), output, &mut stdout());
            if let Some(complaint) = complaint.map_err(cannot_write)? {
                _ = writeln!(stderr(), "{complaint}");
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Review(Review { game, level, html, machine }) => {
            let record = read_position(&game)?;
            if record.line().is_empty() {
                return Err("There is nothing to review: no move is played.".to_owned());
            }
            let resources = machine.resources();
            let reviewed = review::review(&record, level, resources, output, &mut stdout(), &mut on_terminal());
            let (review, complaint) = reviewed.map_err(cannot_write)?;
            if let Some(complaint) = complaint {
                _ = writeln!(stderr(), "{complaint}");
            }
            if let Some(file) = html {
                std::fs::write(&file, page::write(&review, &record.header))
                    .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Convert { input, out } => convert_file(&input, &out),
        Command::Explore(arguments) => explore::explore(&arguments, output).map(|()| ExitCode::SUCCESS),
        Command::Statistics(arguments) => explore::statistics(&arguments).map(|()| ExitCode::SUCCESS),
        Command::Bench => {
            bench::bench(&bench::CASES, output, &mut stdout()).map_err(cannot_write)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Match(arguments) => play_match(&arguments, output),
        Command::Gtp(arguments) => {
            let (variety, book) = arguments.book()?;
            let level = arguments.level.unwrap_or(Level::new(LEVEL));
            let mut server = Gtp::new(level, arguments.seed).with_book(variety);
            Ok(converse(&mut server, &arguments.machine, book))
        }
        Command::Nboard(arguments) => {
            let (variety, book) = arguments.book()?;
            let mut server = NBoard::new(arguments.level, arguments.seed).with_book(variety);
            Ok(converse(&mut server, &arguments.machine, book))
        }
        Command::Train(command) => train::run(command).map(|()| ExitCode::SUCCESS),
        Command::Book(command) => book::run(&command, output),
        Command::Accuracy(arguments) => train::accuracy(&arguments).map(|()| ExitCode::SUCCESS),
        Command::Choose(Choose { file, effort, weights, machine }) => {
            let problems = read_problems(&file)?;
            let mut thinker = Thinker::new(machine.resources());
            if let Some(file) = weights {
                thinker = thinker.with_weights(Some(train::read_weights(Some(&file))?));
            }
            let mut table = Table::new(machine.hash_mb as usize)
                .ok_or_else(|| format!("{} MB of memory cannot be had.", machine.hash_mb))?;
            let (out, progress) = (&mut stdout(), &mut on_terminal());
            choose::choose(&problems, effort.limits(), &mut thinker, &mut table, output, out, progress)
                .map_err(cannot_write)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// The problems of an OBF file.
fn read_problems(file: &Path) -> Result<Vec<obf::Problem>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    obf::read(&text).map_err(|error| format!("{}: {error}", file.display()))
}

fn convert_file(input: &Path, out: &Path) -> Result<ExitCode, String> {
    let said = |file: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let target = convert::Target::of_name(&out.to_string_lossy()).map_err(|error| said(out, &error))?;
    let bytes = disk::read(input).map_err(|error| format!("{} cannot be read: {error}", input.display()))?;
    let current = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    let mut loaded = formats::read_file(&bytes, &current).map_err(|error| said(input, &error))?;
    if loaded.needs_names() {
        loaded.name_players(formats::wthor::Names::beside(|ending| disk::read_beside(input, ending)));
    }
    let text = convert::convert(&loaded, target).map_err(|error| said(input, &error))?;
    std::fs::write(out, text).map_err(|error| format!("{} cannot be written: {error}", out.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// A game or a position from the command line, or from the file that it names.
fn read_position(text: &str) -> Result<Record, String> {
    let (name, text) = match std::fs::read(text) {
        Ok(bytes) => (format!("{text}: "), String::from_utf8_lossy(&bytes).into_owned()),
        Err(_) => (String::new(), text.to_owned()),
    };
    let current = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    let pasted = formats::read_any(&text, &current).map_err(|error| format!("{name}{error}"))?;
    Ok(pasted.record)
}

fn play_match(arguments: &Match, output: Output) -> Result<ExitCode, String> {
    let cannot_read = |file: &Path, error: std::io::Error| format!("{} cannot be read: {error}", file.display());
    let load = |file: &str| std::fs::read(file).map_err(|error| cannot_read(Path::new(file), error));
    let openings = match &arguments.openings {
        None => Openings::standard(),
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(|error| cannot_read(file, error))?;
            Openings::read(&text).map_err(|error| format!("{}: {error}", file.display()))?
        }
    };
    let options = contest::Options {
        players: [Contestant::read(&arguments.a, load)?, Contestant::read(&arguments.b, load)?],
        n_games: arguments.games as usize,
        openings: arguments.seed.map_or(openings.clone(), |seed| openings.shuffled(seed)),
        pace: arguments.pace.pace(),
        patience: arguments.patience,
        resources: arguments.machine.resources(),
        seed: arguments.seed.unwrap_or(1),
        output,
    };
    let (mut file, done) = match &arguments.out {
        None => (None, String::new()),
        Some(path) => {
            let (file, done) = open_games(path).map_err(|error| cannot_read(path, error))?;
            (Some(file), done)
        }
    };
    let games: &mut dyn Write = match &mut file {
        Some(file) => file,
        None => &mut std::io::sink(),
    };
    let channels = Channels { out: &mut stdout(), games, progress: &mut on_terminal() };
    contest::contest(&options, &done, channels).map_err(|error| error.to_string())?;
    Ok(ExitCode::SUCCESS)
}

/// A file of games ready for more, and those it holds. A last line without an end is cut off.
fn open_games(path: &Path) -> std::io::Result<(File, String)> {
    let mut file = File::options().read(true).append(true).create(true).open(path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    bytes.truncate(contest::whole_lines(&bytes));
    file.set_len(bytes.len() as u64)?;
    Ok((file, String::from_utf8_lossy(&bytes).into_owned()))
}

/// Serves another program that writes to our input and reads our output.
fn converse(server: &mut dyn Server, machine: &Machine, book: Option<Arc<Book>>) -> ExitCode {
    let (sender, inputs) = mpsc::channel();
    let waker = sender.clone();
    let mut engine = Engine::spawn(move || _ = waker.send(Input::Event));
    engine.configure(machine.resources());
    engine.open_book(book);
    // It ends with the program: there is no way to interrupt its reading.
    std::thread::spawn(move || {
        for line in stdin().lock().split(b'\n').map_while(Result::ok) {
            _ = sender.send(Input::Line(String::from_utf8_lossy(&line).into_owned()));
        }
        _ = sender.send(Input::End);
    });
    // If nobody reads what is said, the conversation is over.
    let mut complain = |complaint: &str| _ = writeln!(stderr(), "{complaint}");
    _ = serve::serve(server, &mut engine, &inputs, &mut stdout(), &mut complain);
    ExitCode::SUCCESS
}

/// Shows how far things are on the last line of a terminal, and nowhere else.
fn on_terminal() -> impl FnMut(&str) {
    let is_terminal = stderr().is_terminal();
    move |text| {
        if is_terminal {
            _ = write!(stderr(), "\r{text}\x1b[K\r");
        }
    }
}

fn read_size(text: &str) -> Result<BoardSize, String> {
    text.parse().map_err(|error: outflank::rules::SizeError| error.to_string())
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    // A year: longer times cannot be added to others without care.
    let time = time.filter(|time| time.as_secs() < 365 * 24 * 60 * 60);
    time.ok_or_else(|| "expected a time in seconds".to_owned())
}

fn read_clock(text: &str) -> Result<(Duration, Duration), String> {
    match text.split_once('+') {
        Some((main, increment)) => Ok((read_seconds(main)?, read_seconds(increment)?)),
        None => Ok((read_seconds(text)?, Duration::ZERO)),
    }
}

fn read_level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().filter(|&level| Level::new(level).number() == level);
    level.map(Level::new).ok_or_else(|| format!("levels go from {} to {}", Level::MIN.number(), Level::MAX.number()))
}

fn read_start(text: &str) -> Result<Start, String> {
    text.parse()
}
