//! The arguments and files of `match`, and the conversations of `gtp` and `nboard`.

use super::input::{self, cannot_read};
use super::{Machine, book, complain, ghost, on_terminal, out, read_level, read_seconds, read_size};
use clap::Args;
use cli::commands::matches::{self, Channels};
use cli::commands::serve::Input;
use cli::commands::{Output, serve};
use engine::book::Book;
use engine::human::{Opponent, Rating};
use engine::matches::{MatchOptions, Openings, PlayerSpec, TimeControl};
use engine::players::external;
use engine::protocol::Server;
use engine::protocol::gtp::Gtp;
use engine::protocol::nboard::NBoard;
use engine::{BookUse, Engine, Level};
use othello::rules::BoardSize;
use outflank_core::disk;
use std::fs::File;
use std::io::{BufRead, Read, Write, stdin, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc;
use std::thread::Builder;
use std::time::Duration;

#[derive(Args)]
pub struct Match {
    /// outflank, level:N, depth:N, human:RATING, character:NAME, ghost:FILE, random, greedy, minimax:N,
    /// weights:FILE, weights:none, gtp:COMMAND, gtp-untimed:COMMAND (which is told no time), nboard:COMMAND
    /// or nboard:DEPTH:COMMAND
    a: String,
    /// Likewise
    b: String,
    /// Two for each opening, with the colours exchanged
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Width and height of the board
    #[arg(long, default_value = "8x8", value_name = "WxH", value_parser = read_size)]
    size: BoardSize,
    /// A file with an opening on each line, as moves or, on 8×8, as OBF
    #[arg(long)]
    openings: Option<PathBuf>,
    /// Draw an even opening of this many plies for each pair of games
    #[arg(long, value_name = "PLIES", conflicts_with = "openings")]
    drawn: Option<u8>,
    #[command(flatten)]
    time_control: TimeArguments,
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
struct TimeArguments {
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

impl TimeArguments {
    fn time_control(&self) -> TimeControl {
        let level = || TimeControl::Level(self.level.unwrap_or(TimeControl::usual_level()));
        let clock = self.game_time.map(|(main, increment)| TimeControl::Clock { main, increment });
        clock
            .or(self.time.map(TimeControl::PerMove))
            .or(self.nodes.map(TimeControl::Nodes))
            .unwrap_or_else(level)
    }
}

/// How to play for another program.
#[derive(Args)]
pub struct Serve {
    /// Level of play, 1 to 30. With GTP a time that is set overrules it; with NBoard it overrules the depth
    /// that is set
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    #[command(flatten)]
    machine: Machine,
    /// The opening book to play from: a file, which may be a book of one's own, or none [default: the
    /// program's]
    #[arg(long, value_name = "FILE|none")]
    book: Option<String>,
    /// How many discs a move from the book may give away, so that games differ
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=64))]
    variety: u8,
    /// Every random choice follows from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How to play by GTP.
#[derive(Args)]
pub struct ServeGtp {
    #[command(flatten)]
    serve: Serve,
    /// Play as people of this rating do, 400 to 2200
    #[arg(long, value_name = "RATING", value_parser = Opponent::read_rating)]
    #[arg(conflicts_with_all = ["level", "book", "variety"])]
    human: Option<Rating>,
    /// Play as the player does whose ghost is in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["level", "book", "variety", "human"])]
    ghost: Option<PathBuf>,
}

impl Serve {
    /// What the book is for, and the book if it is not the program's own.
    fn book(&self) -> Result<(BookUse, Option<Arc<Book>>), String> {
        let book_use = BookUse::Within { loss: self.variety };
        match self.book.as_deref() {
            Some("none") => Ok((BookUse::Never, None)),
            Some(file) => Ok((book_use, Some(book::read(file)?))),
            None => Ok((book_use, None)),
        }
    }
}

/// Plays a game at a good speed: a second or so a move.
const LEVEL: u8 = 22;

/// Has two players play many games.
pub fn play_match(arguments: &Match, output: Output) -> Result<(), String> {
    let load = |file: &str| input::read_data(Path::new(file));
    let Match { size, games, .. } = *arguments;
    let n_pairs = games.div_ceil(2) as usize;
    let openings = match (&arguments.openings, arguments.drawn) {
        (Some(file), _) => Openings::read(&input::read_text(file)?, size)
            .map_err(|error| format!("{}: {error}", file.display()))?,
        (None, Some(plies)) => Openings::drawn(size, plies, n_pairs, arguments.seed.unwrap_or(1)),
        (None, None) => Openings::standard(size),
    };
    let options = MatchOptions {
        players: [PlayerSpec::read(&arguments.a, load)?, PlayerSpec::read(&arguments.b, load)?],
        n_games: games as usize,
        // Those that are drawn are in random order already, and a longer match begins as a shorter one.
        openings: match arguments.seed.filter(|_| arguments.drawn.is_none()) {
            Some(seed) => openings.shuffled(seed),
            None => openings,
        },
        time_control: arguments.time_control.time_control(),
        patience: arguments.patience,
        resources: arguments.machine.resources(),
        seed: arguments.seed.unwrap_or(1),
    };
    let (mut file, done) = match &arguments.out {
        None => (None, String::new()),
        Some(path) => {
            let (file, done) = open_games(path).map_err(|error| cannot_read(path, &error))?;
            (Some(file), done)
        }
    };
    let games: &mut dyn Write = match &mut file {
        Some(file) => file,
        None => &mut std::io::sink(),
    };
    // Where it cannot be had, Ctrl+C ends us all the same.
    _ = ctrlc::set_handler(|| {
        external::end_all();
        std::process::exit(INTERRUPTED);
    });
    let channels = Channels { out: &mut out(), games, progress: &mut on_terminal(), complain: &mut complain };
    matches::play(options, output, &done, channels).map(|_| ()).map_err(|error| error.to_string())
}

/// What shells say of a program that was ended by Ctrl+C.
const INTERRUPTED: i32 = 130;

/// More than the games of any match take.
const GAMES_MAX: u64 = 1 << 30;

/// A file of games ready for more, and those it holds. A last line without an end is cut off.
fn open_games(path: &Path) -> std::io::Result<(File, String)> {
    let file = File::options().append(true).create(true).open(path)?;
    let mut bytes = disk::read_at_most(path, GAMES_MAX)?;
    bytes.truncate(matches::whole_lines(&bytes));
    file.set_len(bytes.len() as u64)?;
    Ok((file, String::from_utf8_lossy(&bytes).into_owned()))
}

/// Plays by GTP until the other side has said all.
pub fn gtp(ServeGtp { serve: arguments, human, ghost }: &ServeGtp) -> Result<(), String> {
    let (book_use, book) = arguments.book()?;
    let level = arguments.level.unwrap_or(Level::new(LEVEL));
    let gtp = Gtp::new(level, arguments.seed).with_book(book_use);
    let gtp = human.iter().fold(gtp, |gtp, rating| gtp.playing_as(*rating));
    let mut gtp = match ghost {
        Some(file) => gtp.playing_as_ghost(Arc::new(ghost::read(file)?)),
        None => gtp,
    };
    converse(&mut gtp, &arguments.machine, book)
}

/// Plays and analyses by NBoard's protocol until the other side has said all.
pub fn nboard(arguments: &Serve) -> Result<(), String> {
    let (book_use, book) = arguments.book()?;
    converse(&mut NBoard::new(arguments.level, arguments.seed).with_book(book_use), &arguments.machine, book)
}

/// Serves another program that writes to our input and reads our output.
fn converse(server: &mut dyn Server, machine: &Machine, book: Option<Arc<Book>>) -> Result<(), String> {
    let (sender, inputs) = mpsc::channel();
    let waker = sender.clone();
    let mut engine = Engine::spawn(move || _ = waker.send(Input::Event));
    engine.configure(machine.resources());
    engine.open_book(book);
    // It ends with the program: there is no way to interrupt its reading.
    let read = move || {
        let mut input = stdin().lock();
        while let Some(line) = next_line(&mut input) {
            _ = sender.send(Input::Line(line));
        }
        _ = sender.send(Input::End);
    };
    let reader = Builder::new().name("input".to_owned()).spawn(read);
    reader.map_err(|error| format!("the system has no thread to read commands: {error}"))?;
    // If nobody reads what is said, the conversation is over.
    let mut read = |file: &str| disk::read(Path::new(file)).map_err(|error| error.to_string());
    _ = serve::serve(server, &mut engine, &inputs, &mut stdout(), &mut complain, &mut read);
    Ok(())
}

/// No command comes near this many bytes.
const LINE_MAX: u64 = 1 << 20;

/// The next line without its break; `None` at the end, and where a line goes on and on.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    input.take(LINE_MAX).read_until(b'\n', &mut line).ok().filter(|&n_bytes| n_bytes > 0)?;
    let is_whole = line.pop_if(|last| *last == b'\n').is_some() || (line.len() as u64) < LINE_MAX;
    is_whole.then(|| String::from_utf8_lossy(&line).into_owned())
}

fn read_clock(text: &str) -> Result<(Duration, Duration), String> {
    match text.split_once('+') {
        Some((main, increment)) => Ok((read_seconds(main)?, read_seconds(increment)?)),
        None => Ok((read_seconds(text)?, Duration::ZERO)),
    }
}
