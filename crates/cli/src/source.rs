//! Positions as commands read them, one after the other and in little memory: from an argument, a file of
//! positions, games, a folder or a library.

use crate::database::read_library;
use crate::input::{self, FileCount, GameInput, OpenedInput, games_in, is_pipe, shown};
use crate::records::{Origin, PositionRecord, Value};
use crate::shard::Shard;
use crate::terminal::{leave_out, refuse};
use library::Library;
use othello::formats::{Encoding, Opened, obf};
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Position, Setup};
use serde::Deserialize;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor, Read, Write};
use std::mem;
use std::path::Path;

/// A position of the input.
#[derive(Clone, Debug)]
pub struct Given {
    /// Its number among the positions of the inputs, from 1; a line that cannot be read counts too.
    pub item: u64,
    /// The position.
    pub position: Position,
    /// Which discs win.
    pub goal: Goal,
    /// The game it is from.
    pub origin: Origin,
    /// Moves and passes before it in its game.
    pub ply: Option<usize>,
    /// Its score in the input, in discs for the side to move.
    pub expected: Option<i32>,
    /// Its value in the input: that of a record, or the score as an exact value.
    pub known: Option<Value>,
}

impl Given {
    /// A position of which nothing else is known.
    pub fn of(position: Position, goal: Goal) -> Given {
        let (origin, ply, expected, known) = (Origin::default(), None, None, None);
        Given { item: 1, position, goal, origin, ply, expected, known }
    }

    /// Its place in words, such as `games.sgf, game 3`.
    pub fn name(&self) -> String {
        match (&self.origin.file, self.origin.game) {
            (Some(file), Some(game)) => format!("{file}, game {game}"),
            _ => format!("Position {}", self.item),
        }
    }

    /// The position as a record.
    pub fn record(&self) -> PositionRecord {
        PositionRecord::of(&self.position, self.goal, self.origin.clone(), self.ply)
    }

    /// The position as a record with its number.
    pub fn numbered(&self) -> PositionRecord {
        let origin = Origin { item: Some(self.item), ..self.origin.clone() };
        PositionRecord { origin, ..self.record() }
    }
}

/// Which positions a game stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// The last one.
    Last,
    /// All of the main line.
    All,
    /// None: the input is a file with a position on each line.
    Listed,
    /// None, since games themselves are wanted.
    Games,
}

/// The positions of one or several inputs. It reports and leaves out what it cannot read.
pub struct Source {
    shard: Shard,
    take: Take,
    inputs: Inputs,
    open: Option<Piece>,
    item: u64,
    /// The positions of the line or the game that was read last.
    ready: VecDeque<Given>,
    rejected: Option<File>,
}

/// Inputs that are opened one after the other.
type Inputs = Box<dyn Iterator<Item = Piece>>;

/// An opened input: a list of positions, whose lines have their numbers, or games.
enum Piece {
    Lines { name: String, lines: Box<dyn Iterator<Item = (u64, String)>> },
    Games { name: Option<String>, games: GamesRead },
}

/// Games with their numbers in the file.
type GamesRead = Box<dyn Iterator<Item = (u64, Record)>>;

/// Reads the games of arguments, which are moves or the names of files and folders, with their places.
/// Reports and leaves out what it cannot read.
pub fn games(arguments: &[String]) -> Result<impl Iterator<Item = (Origin, Record)> + use<>, String> {
    // With `Take::Games` no piece has lines: lists of positions are opened as games without moves.
    let games = open(arguments, Take::Games)?.filter_map(|piece| match piece {
        Piece::Games { name, games } => Some((name, games)),
        Piece::Lines { .. } => None,
    });
    Ok(games.flat_map(|(name, games)| {
        games.map(move |(number, record)| (place(name.as_deref(), number), record))
    }))
}

fn open(arguments: &[String], take: Take) -> Result<Inputs, String> {
    let mut paths = Vec::new();
    for argument in arguments {
        let path = Path::new(argument);
        match path.is_dir() && take != Take::Listed && !path.join(Library::FILE).exists() {
            true => {
                let files = games_in(path)?;
                if files.is_empty() {
                    return Err(refuse(format!("{} holds no games.", path.display())));
                }
                paths.extend(files);
            }
            false => paths.push(path.to_owned()),
        }
    }
    // If the only file can't be opened, the command fails; one of several files is left out.
    if let [path] = &paths[..] {
        return Ok(Box::new(std::iter::once(Piece::open(path, take, true)?)));
    }
    let (mut paths, mut count) = (paths.into_iter(), FileCount::default());
    Ok(Box::new(std::iter::from_fn(move || {
        let piece = paths.find_map(|path| count.take(Piece::open(&path, take, false)));
        if piece.is_none() {
            count.tell();
        }
        piece
    })))
}

impl Source {
    /// Opens arguments: moves, a board, or the names of files and folders.
    pub fn open(arguments: &[String], take: Take) -> Result<Source, String> {
        let (inputs, ready) = (open(arguments, take)?, VecDeque::new());
        Ok(Source { shard: Shard::WHOLE, take, inputs, open: None, item: 0, ready, rejected: None })
    }

    /// The source with the items of a part only.
    #[must_use]
    pub fn of_shard(self, shard: Option<Shard>) -> Source {
        Source { shard: shard.unwrap_or(Shard::WHOLE), ..self }
    }

    /// The source that writes lines without a position to a file, each after a remark that says why.
    pub fn rejecting_to(self, path: Option<&Path>) -> Result<Source, String> {
        let create = |path| File::create(path).map_err(|error| input::cannot_write(path, error));
        Ok(Source { rejected: path.map(create).transpose()?, ..self })
    }

    /// Reads the next positions into `ready`; returns whether there may be more.
    fn read_on(&mut self) -> bool {
        let Some(piece) = &mut self.open else {
            self.open = self.inputs.next();
            return self.open.is_some();
        };
        let is_open = match piece {
            Piece::Lines { name, lines } => {
                let next = lines.next();
                if let Some((number, line)) = &next {
                    self.item += 1;
                    match self.shard.takes(self.item).then(|| read_line(line)) {
                        None => {}
                        Some(Ok(given)) => self.ready.push_back(Given { item: self.item, ..given }),
                        Some(Err(reason)) => {
                            let sentence = format!("{name}: line {number}: {reason}");
                            leave_out(&sentence);
                            if let Some(file) = &mut self.rejected {
                                _ = writeln!(file, "% {sentence}\n{line}");
                            }
                        }
                    }
                }
                next.is_some()
            }
            Piece::Games { name, games } => {
                let next = games.next();
                if let Some((number, record)) = &next {
                    let origin = place(name.as_deref(), *number);
                    let mut positions = record.positions();
                    let last = positions.len() - 1;
                    let plies = if self.take == Take::All { 0..=last } else { last..=last };
                    for (ply, position) in plies.clone().zip(positions.drain(*plies.start()..)) {
                        self.item += 1;
                        if self.shard.takes(self.item) {
                            let (item, goal, origin) = (self.item, record.goal(), origin.clone());
                            let ply = Some(ply);
                            self.ready.push_back(Given { item, origin, ply, ..Given::of(position, goal) });
                        }
                    }
                }
                next.is_some()
            }
        };
        if !is_open {
            self.open = None;
        }
        true
    }
}

impl Iterator for Source {
    type Item = Given;

    fn next(&mut self) -> Option<Given> {
        while self.ready.is_empty() {
            if !self.read_on() {
                return None;
            }
        }
        self.ready.pop_front()
    }
}

/// The place of a game in a file, or none for an argument.
fn place(file: Option<&str>, number: u64) -> Origin {
    Origin { item: None, file: file.map(str::to_owned), game: file.map(|_| number) }
}

fn numbered(games: GameInput) -> GamesRead {
    let n_games = games.loaded.len();
    let of = move |index| (games.loaded.number(index) as u64, games.loaded.record(index));
    Box::new((0..n_games).map(of))
}

impl Piece {
    fn open(path: &Path, take: Take, is_alone: bool) -> Result<Piece, String> {
        if take != Take::Listed && !is_pipe(path) && path.symlink_metadata().is_err() {
            let games = numbered(GameInput::read(&path.to_string_lossy())?);
            return Ok(Piece::Games { name: None, games });
        }
        let own = path.join(Library::FILE);
        let path = if path.is_dir() && take != Take::Listed && own.exists() { own.as_path() } else { path };
        let name = shown(path);
        let (head, input) = input::open_head(path, HEAD)?;
        if take == Take::Listed || take != Take::Games && is_list(&head) {
            let mut input = BufReader::with_capacity(1 << 16, Cursor::new(head).chain(input));
            let lines = (1u64..).zip(std::iter::from_fn(move || next_line(&mut input).transpose()));
            let file = name.clone();
            let lines = lines.map_while(move |(number, line)| {
                let report = |error: std::io::Error| leave_out(&format!("{file} cannot be read: {error}"));
                Some((number, line.map_err(report).ok()?))
            });
            let lines = Box::new(lines.filter(|(_, line)| !needs_no_position(line)));
            return Ok(Piece::Lines { name, lines });
        }
        let games: GamesRead = match input::games_of(path, head, input, Library::looks_like)? {
            OpenedInput::Games(Opened::Whole(loaded)) => {
                // A game that was cut off counts only if its file is the only input.
                let loaded = if is_alone { Ok(*loaded) } else { loaded.whole() };
                let loaded = loaded.map_err(|error| input::cannot_use(path, error))?;
                numbered(GameInput::of_loaded(path, loaded))
            }
            OpenedInput::Games(Opened::Stream(mut games)) => {
                let prefix = format!("{name}: ");
                let mut numbers = 1..;
                Box::new(std::iter::from_fn(move || {
                    loop {
                        let game = games.next();
                        input::report(&prefix, mem::take(&mut games.leftovers));
                        let (game, number) = (game?, numbers.next()?);
                        if let Ok(record) = game {
                            break Some((number, record));
                        }
                    }
                }))
            }
            OpenedInput::Other(bytes) => {
                let library = read_library(path, bytes)?;
                let ids: Vec<_> =
                    library.entries().filter(|(_, entry)| !entry.is_binned).map(|(id, _)| id).collect();
                let record = move |(number, id)| Some((number, library.record(id).ok()?));
                Box::new((1..).zip(ids).filter_map(record))
            }
        };
        Ok(Piece::Games { name: Some(name), games })
    }
}

/// How many bytes of a file suffice to tell a list of positions from games.
const HEAD: u64 = 1 << 14;

/// Whether a text is a list with a position of 8×8 or a record on each line: after blank lines and remarks
/// comes a board or a JSON object.
fn is_list(head: &[u8]) -> bool {
    // UTF-16 ends its lines with other bytes; a list in it is read whole, as games.
    if head.starts_with(b"\xFF\xFE") || head.starts_with(b"\xFE\xFF") {
        return false;
    }
    let text = Encoding::decode(head).0;
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !is_remark(line));
    let is_board = |word: &str| {
        (64..=65).contains(&word.chars().count()) && !word.starts_with(['(', '[', ';']) && !word.contains(',')
    };
    first.is_some_and(|line| line.starts_with("{\"") || line.split_whitespace().next().is_some_and(is_board))
}

fn is_remark(line: &str) -> bool {
    line.starts_with(['%', '#']) || line.starts_with("//")
}

/// The longest line, in bytes.
const LINE_MAX: u64 = 1 << 20;

/// The next line without its end; `None` at the end.
fn next_line(input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::with_capacity(128);
    let mut limited = input.take(LINE_MAX);
    limited.read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == LINE_MAX && bytes.last() != Some(&b'\n') {
        return Err(std::io::Error::other(format!("a line has more than {} MB", LINE_MAX >> 20)));
    }
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => input::decoded(error.as_bytes()).into_owned(),
    };
    Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
}

/// A record on a line, of any type that has a position.
#[derive(Deserialize)]
struct LineRecord {
    #[serde(flatten)]
    position: PositionRecord,
    #[serde(flatten)]
    value: Value,
}

/// Whether a line is blank, a remark or a header, and so needs no position.
fn needs_no_position(line: &str) -> bool {
    line.trim().is_empty() || is_remark(line) || line.starts_with('{') && line.contains("\"type\":\"header\"")
}

/// The position of a line.
fn read_line(line: &str) -> Result<Given, String> {
    if line.starts_with('{') {
        let LineRecord { position, value } = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let (at, goal) = position.position()?;
        let known = value.value.is_some().then_some(value);
        let origin = Origin { item: None, ..position.origin };
        return Ok(Given { origin, ply: position.ply, known, ..Given::of(at, goal) });
    }
    // Most lines are 64 squares, a blank and the side to move.
    let plain = |line: &str| {
        let (board, rest) = line.split_at_checked(66)?;
        let is_alone = rest.trim_matches(|c: char| c == ';' || c.is_whitespace()).is_empty();
        let setup = is_alone.then(|| Setup::parse_line(board, BoardSize::STANDARD))??;
        Some(Given::of(setup.position().ok()?, Goal::MostDiscs))
    };
    if let Some(given) = plain(line) {
        return Ok(given);
    }
    let problem = obf::read_each(line).next().ok_or("a position is expected")?;
    let problem = problem.map_err(|mistake| mistake.fault.to_string())?;
    let known = problem.score.map(Value::exact);
    Ok(Given { expected: problem.score, known, ..Given::of(problem.position, Goal::MostDiscs) })
}
