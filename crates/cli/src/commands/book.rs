//! `outflank-engine book`: opening books made and shown.

mod own;
mod print;
mod work;

pub use work::{Work, Worker};

use crate::arguments::{Threads, read_level, read_minutes};
use crate::database::frequent;
use crate::input::{self, ChosenGame, cannot_write};
use crate::shard::Shard;
use crate::terminal::{Results, refuse};
use clap::{Args, Subcommand};
use engine::Level;
use engine::book::{Book, Grower, LineLimits, OwnBook, TakenOver};
use library::frequent::FrequencyLimits;
use othello::rules::{BoardSize, Position};
use own::OwnCommand;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use system::disk::{self, Readers};

#[derive(Subcommand, Debug)]
pub(super) enum BookCommand {
    /// Add positions to a book, those first that games are most likely to reach; the file is created if it
    /// does not exist
    Extend {
        #[command(flatten)]
        work: WorkArguments,
        #[command(flatten)]
        lines: LineArguments,
        #[command(flatten)]
        frequent: FrequentArguments,
    },
    /// Take over the positions of other books, and the values that they searched deeper
    Merge {
        /// The book that takes over; created if it does not exist; - reads it from standard input, which may
        /// be empty, and writes it to standard output
        file: PathBuf,
        /// Books to take over: files, or "embedded" for the built-in one
        #[arg(required = true)]
        others: Vec<String>,
    },
    /// The commands for your own book.
    #[command(flatten)]
    Own(OwnCommand),
    /// Show the moves of a position in a book, with their values
    Show {
        /// The book: a file, your own book (merged with the built-in one), or "embedded" for the built-in one
        book: String,
        /// Moves such as f5d6c3, a board as text, or a file with either; a game is shown at its end [default:
        /// the start]
        #[arg(allow_hyphen_values = true, default_value = "", hide_default_value = true)]
        position: String,
        #[command(flatten)]
        chosen: ChosenGame,
    },
    /// Show the number of positions of a book, and how they were searched
    Info {
        /// The book: a file, or "embedded" for the built-in one
        book: String,
    },
}

/// Which book to work on, and until when.
#[derive(Args, Debug)]
pub struct WorkArguments {
    #[command(flatten)]
    search: SearchArguments,
    #[command(flatten)]
    until: Until,
}

/// Which lines `book extend` follows.
#[derive(Args, Clone, Copy, Debug)]
pub struct LineArguments {
    /// Follow only moves that give away at most this many discs
    #[arg(long, value_name = "DISCS", conflicts_with = "games")]
    move_loss: Option<u8>,
    /// Follow only lines whose moves give away at most this many discs together
    #[arg(long, value_name = "DISCS", conflicts_with = "games")]
    line_loss: Option<u8>,
    /// Follow only lines in which one side plays its best moves, Black or White
    #[arg(long, conflicts_with = "games")]
    one_side: bool,
}

/// Limits the work on a book to positions that games reach.
#[derive(Args, Clone, Debug)]
pub struct FrequentArguments {
    /// Only positions that games reach, the most frequent first; games as explore reads them, or "embedded"
    /// for the built-in statistics
    #[arg(long, value_name = "DATABASE")]
    games: Option<String>,
    /// Least number of games that reach a position
    #[arg(long, default_value_t = 20, requires = "games")]
    times: usize,
    /// Most plies since the start
    #[arg(long, default_value_t = 20, requires = "games")]
    plies: usize,
    /// Only part K of N of these positions, in a copy of the book; book merge joins the copies
    #[arg(long, value_name = "K/N", requires = "games", value_parser = Shard::read)]
    shard: Option<Shard>,
}

impl FrequentArguments {
    /// The positions, the most frequent first; `None` without games.
    pub fn positions(&self) -> Result<Option<Vec<Position>>, String> {
        let limits = FrequencyLimits { n_games_min: self.times, n_plies_max: self.plies };
        let positions = self.games.as_ref().map(|games| frequent(games, limits)).transpose()?;
        let shard = self.shard.unwrap_or(Shard::WHOLE);
        Ok(positions.map(|positions| shard.select(positions).collect()))
    }
}

/// When to stop, whichever comes first.
#[derive(Args, Clone, Copy, Debug)]
pub struct Until {
    /// Stop after this many minutes; the same command continues
    #[arg(long, value_parser = read_minutes)]
    pub minutes: Option<Duration>,
    /// Stop when the book has this many positions [default: 100000, with --games none]
    #[arg(long)]
    pub positions: Option<usize>,
}

/// Which book, and how the engine searches its positions.
#[derive(Args, Debug)]
pub struct SearchArguments {
    /// The book; - reads it from standard input, which may be empty, and writes it to standard output
    file: PathBuf,
    /// Level of the searches [default: 22]
    #[arg(long, conflicts_with = "depth", value_parser = read_level)]
    level: Option<Level>,
    /// Depth of the searches in plies, with the selectivity of level 22
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=30))]
    depth: Option<u8>,
    /// Weights [default: the built-in ones]
    #[arg(long)]
    weights: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// Selectivity of the searches with `--depth`, in percent: that of level 22.
const SELECTIVITY: u8 = 87;
/// The default of `--level`; its help names it, too.
const LEVEL: u8 = 22;

/// Runs a command of `book`.
pub(super) fn run(command: &BookCommand, results: &mut Results) -> Result<(), String> {
    match command {
        BookCommand::Extend { work, .. } if own::is_own(&work.search.file) => {
            Err("This is an own book; book add extends it after a position.".to_owned())
        }
        BookCommand::Extend { work, lines, frequent } => {
            let positions = frequent.positions()?;
            let kind = positions.as_deref().map_or(Work::Extend, Work::OpenFrequent);
            let LineArguments { move_loss, line_loss, one_side } = *lines;
            let limits = LineLimits { by_move: move_loss, by_line: line_loss, by_one_side: one_side };
            work_on_file(work, kind, limits, results)
        }
        BookCommand::Merge { file, .. } if own::is_own(file) => {
            Err("This is an own book; book import imports other books into it.".to_owned())
        }
        BookCommand::Merge { file, others } => merge(file, others, results),
        BookCommand::Own(command) => own::run(command, results),
        BookCommand::Show { book, position, chosen } => {
            let position = match position.as_str() {
                "" => Position::start(BoardSize::STANDARD),
                text => *input::read_position(text, chosen)?.position(),
            };
            print::show(&*read(book)?, &position, results)
        }
        BookCommand::Info { book } => match open(book)? {
            OpenedBook::Own(own) => own::history(&own, results),
            OpenedBook::Book(book) => print::info(&book, book.write().len(), results),
        },
    }
}

/// Reads the book in a file, or the built-in one for `embedded`. An own book is merged with the built-in one.
pub fn read(name: &str) -> Result<Arc<Book>, String> {
    match open(name)? {
        OpenedBook::Own(own) => own::merged(&own).map(Arc::new).ok_or_else(|| own::NO_BOOK.to_owned()),
        OpenedBook::Book(book) => Ok(book),
    }
}

/// The book that an argument names: no book for `none`, the built-in one without an argument.
pub(super) fn named(name: Option<&str>) -> Result<Option<Arc<Book>>, String> {
    match name {
        Some("none") => Ok(None),
        Some(file) => read(file).map(Some),
        None => Ok(Book::embedded()),
    }
}

/// A book of either kind.
enum OpenedBook {
    Own(OwnBook),
    Book(Arc<Book>),
}

fn open(name: &str) -> Result<OpenedBook, String> {
    if name == "embedded" {
        return Book::embedded().map(OpenedBook::Book).ok_or_else(|| own::NO_BOOK.to_owned());
    }
    let path = Path::new(name);
    let bytes = input::read_data(path)?;
    if own::has_heading(&bytes) {
        return own::read_own(path, &bytes).map(OpenedBook::Own);
    }
    let book = Book::read(&bytes).map_err(|error| input::cannot_use(path, error))?;
    Ok(OpenedBook::Book(Arc::new(book)))
}

impl SearchArguments {
    /// Reads the book, or begins one where there is none and `may_begin` is set; works on it and saves it.
    pub fn work(
        &self,
        limits: LineLimits,
        may_begin: bool,
        results: &mut Results,
        work: impl FnOnce(&mut Worker, &mut Book) -> Result<(), String>,
    ) -> Result<(), String> {
        input::leave_output_to(Some(&self.file));
        let weights = input::read_weights(self.weights.as_deref())?;
        let n_threads = self.threads.number();
        let mut grower = match self.depth {
            Some(depth) => Grower::new(depth, SELECTIVITY, weights, n_threads),
            None => Grower::of_level(self.level.unwrap_or(Level::new(LEVEL)), weights, n_threads),
        }?;
        grower.limits = limits;
        let is_piped = input::is_pipe(&self.file);
        let mut book = match read_if_there(&self.file)? {
            Some(book) => book,
            None if may_begin => grower.begin(),
            None if is_piped => return Err(refuse("There is no book on standard input.".to_owned())),
            None => {
                let file = self.file.display();
                return Err(refuse(format!("{file} does not exist; book extend creates it.")));
            }
        };
        // A book for standard output is only written at the end.
        let keep = &mut |book: &Book| if is_piped { Ok(()) } else { save(&self.file, book) };
        work(&mut Worker { grower: &mut grower, save: keep, results }, &mut book)?;
        if is_piped { save(&self.file, &book) } else { Ok(()) }
    }
}

/// The book in a file, or `None` when there is no such file.
fn read_if_there(file: &Path) -> Result<Option<Book>, String> {
    if !input::is_pipe(file) && !file.exists() {
        return Ok(None);
    }
    let bytes = input::read_data(file)?;
    if input::is_pipe(file) && bytes.is_empty() {
        return Ok(None);
    }
    Book::read(&bytes).map(Some).map_err(|error| input::cannot_use(file, error))
}

/// Writes a book, and returns only when the disk has it; or writes it to standard output.
fn save(file: &Path, book: &Book) -> Result<(), String> {
    match input::is_pipe(file) {
        true => input::write(file, &book.write()),
        false => disk::replace_flushed(file, &book.write(), Readers::Usual)
            .map_err(|error| cannot_write(file, error)),
    }
}

/// Adds the positions and deeper values of other books to a book, and prints how many came from each.
fn merge(file: &Path, others: &[String], results: &mut Results) -> Result<(), String> {
    input::leave_output_to(Some(file));
    let mut book = read_if_there(file)?;
    let mut said = String::new();
    for name in others {
        let OpenedBook::Book(other) = open(name)? else {
            return Err(format!("{name} is an own book; book export writes it as text."));
        };
        let TakenOver { n_new, n_deeper } = match &mut book {
            Some(book) => book.take_over(&other),
            None => TakenOver { n_new: book.insert(other.as_ref().clone()).n_positions(), n_deeper: 0 },
        };
        said += &format!("{name}: {n_new} positions more, {n_deeper} searched deeper there\n");
    }
    let Some(book) = book else { return Ok(()) };
    save(file, &book)?;
    results.line(format_args!("{said}{} positions", book.n_positions()))
}

/// Works on the book that the arguments name, up to the limits that they set.
pub fn work_on_file(
    arguments: &WorkArguments,
    work: Work,
    limits: LineLimits,
    results: &mut Results,
) -> Result<(), String> {
    let WorkArguments { search, until } = arguments;
    search.work(limits, work.adds(), results, |worker, book| worker.work(book, work, *until))
}

#[cfg(test)]
mod tests;
