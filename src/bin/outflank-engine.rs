//! The engine on the command line. Arguments and files are read here; what the commands do is in `outflank::commands`.

#[path = "outflank-engine/train.rs"]
mod train;

use clap::{Args, Parser, Subcommand};
use outflank::commands::serve::Input;
use outflank::commands::solve::Options;
use outflank::commands::{Output, perft, serve, solve};
use outflank::engine::eight::Table;
use outflank::engine::{Engine, Level, Resources};
use outflank::formats::obf;
use outflank::protocol::Server;
use outflank::protocol::gtp::Gtp;
use outflank::protocol::nboard::NBoard;
use outflank::rules::perft::PassRule;
use outflank::rules::{BoardSize, Start};
use std::io::{BufRead, IsTerminal, Write, stderr, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc;

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
    /// Play for another program by GTP, the Go Text Protocol
    Gtp(Serve),
    /// Play and analyse for NBoard, or a program that speaks its protocol
    Nboard(Serve),
    /// Make weights for the evaluation of 8×8
    #[command(subcommand)]
    Train(train::Train),
    /// Say how near the evaluation's values are to the scores of a file
    Accuracy(train::AccuracyArguments),
}

/// How to play for another program.
#[derive(Args)]
struct Serve {
    /// Level of play, 1 to 30. With GTP a time that is set overrules it; with NBoard it overrules the depth that is set
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    #[command(flatten)]
    machine: Machine,
    /// Every random choice follows from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
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
const LEVEL: u8 = 15;

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
            let text = std::fs::read_to_string(&file)
                .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
            let problems = obf::read(&text).map_err(|error| format!("{}: {error}", file.display()))?;
            let wanted = first..=last.unwrap_or(usize::MAX);
            let problems: Vec<_> = (1..).zip(problems).filter(|(number, _)| wanted.contains(number)).collect();
            let mut table =
                Table::new(hash_mb as usize).ok_or_else(|| format!("{hash_mb} MB of memory cannot be had."))?;
            let n_processors = || std::thread::available_parallelism().map_or(1, usize::from);
            let n_threads = threads.map_or_else(n_processors, usize::from);
            let options = Options { n_threads, win_draw_loss: wld, output };
            let tally = solve::solve(&problems, options, &mut table, &mut stdout(), &mut on_terminal())
                .map_err(cannot_write)?;
            Ok(if tally.n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Command::Gtp(Serve { level, machine, seed }) => {
            Ok(converse(&mut Gtp::new(level.unwrap_or(Level::new(LEVEL)), seed), &machine))
        }
        Command::Nboard(Serve { level, machine, seed }) => Ok(converse(&mut NBoard::new(level, seed), &machine)),
        Command::Train(command) => train::run(command).map(|()| ExitCode::SUCCESS),
        Command::Accuracy(arguments) => train::accuracy(&arguments).map(|()| ExitCode::SUCCESS),
    }
}

/// Serves another program that writes to our input and reads our output.
fn converse(server: &mut dyn Server, machine: &Machine) -> ExitCode {
    let (sender, inputs) = mpsc::channel();
    let waker = sender.clone();
    let mut engine = Engine::spawn(move || _ = waker.send(Input::Event));
    engine.configure(machine.resources());
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

fn read_level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().filter(|&level| Level::new(level).number() == level);
    level.map(Level::new).ok_or_else(|| format!("levels go from {} to {}", Level::MIN.number(), Level::MAX.number()))
}

fn read_start(text: &str) -> Result<Start, String> {
    text.parse()
}
