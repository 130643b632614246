//! `outflank-engine book`: arguments and files for `cli::commands::book`.

use super::input::{self, Chosen};
use super::own_book::{self, OwnCommand};
use super::{cannot_write, on_terminal, out, read_level};
use clap::{Args, Subcommand};
use cli::commands::Output;
use cli::commands::book::bounds::{self, Bound};
use cli::commands::book::{self, Until, Work};
use engine::Level;
use engine::book::{Book, Grower};
use engine::pattern::Weights;
use othello::rules::{BoardSize, Position};
use outflank_core::disk;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

#[derive(Subcommand)]
pub enum BookCommand {
    /// Add positions to a book, those first that games are most likely to reach; the file is made if there is
    /// none
    Extend(WorkArguments),
    #[command(flatten)]
    Own(OwnCommand),
    /// Search again what was searched with other weights or less deep
    Refresh(WorkArguments),
    /// Search further below the positions whose values contradict proven bounds
    Settle {
        /// Positions with proven bounds, in the form of Takizawa's file of 2,587 positions with 50 empties
        bounds: PathBuf,
        /// Rounds before it gives up
        #[arg(long, default_value_t = 20)]
        rounds: usize,
        #[command(flatten)]
        search: SearchArguments,
    },
    /// Say what a book knows of a position
    Show {
        /// The book: a file, a book of one's own upon the program's, or "embedded" for the program's
        book: String,
        /// Moves such as f5d6c3, a board as text, or a file with either; of a game its end is shown, and
        /// without anything the start
        #[arg(allow_hyphen_values = true, default_value = "", hide_default_value = true)]
        position: String,
        #[command(flatten)]
        chosen: Chosen,
    },
    /// Say how many positions a book has, and how they were searched
    Info {
        /// The book: a file, or "embedded" for the program's own
        book: String,
    },
    /// Compare a book with proven bounds; the exit code is 1 if it contradicts one
    Check {
        /// The book: a file, or "embedded" for the program's own
        book: String,
        /// Positions with proven bounds, in the form of Takizawa's file of 2,587 positions with 50 empties
        bounds: PathBuf,
    },
}

#[derive(Args)]
pub struct WorkArguments {
    #[command(flatten)]
    search: SearchArguments,
    /// Minutes to work, to be continued later
    #[arg(long)]
    minutes: Option<f64>,
    /// Stop when the book has this many positions
    #[arg(long, default_value_t = 100_000)]
    positions: usize,
}

/// Which book, and how it is searched.
#[derive(Args)]
pub struct SearchArguments {
    file: PathBuf,
    /// Search as deep and as surely as a level does [default: 14]
    #[arg(long, conflicts_with = "depth", value_parser = read_level)]
    level: Option<Level>,
    /// Depth of the searches in plies, with the selectivity of level 22
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=30))]
    depth: Option<u8>,
    /// The weights to judge by; those of the program by default
    #[arg(long)]
    weights: Option<PathBuf>,
    /// All processors by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// How sure searches to a depth are, in percent.
const SELECTIVITY: u8 = 87;
/// As deep as leaves are searched if nothing is said.
const LEVEL: u8 = 22;

pub fn run(command: &BookCommand, output: Output) -> Result<ExitCode, String> {
    let out = &mut out();
    match command {
        BookCommand::Extend(arguments) if own_book::is_own(&arguments.search.file) => {
            return Err("This is a book of one's own; book add extends it after a position.".to_owned());
        }
        BookCommand::Extend(arguments) => work(arguments, Work::Extend)?,
        BookCommand::Own(command) => own_book::run(command, out)?,
        BookCommand::Refresh(arguments) => work(arguments, Work::Refresh)?,
        BookCommand::Settle { bounds, rounds, search } => settle(search, &read_bounds(bounds)?, *rounds)?,
        BookCommand::Show { book, position, chosen } => {
            let position = match position.as_str() {
                "" => Position::start(BoardSize::STANDARD),
                text => *input::read_position(text, chosen)?.position(),
            };
            book::show(&*read(book)?, &position, output, out).map_err(cannot_write)?;
        }
        BookCommand::Info { book } => {
            if own_book::is_own(Path::new(book)) {
                own_book::info(Path::new(book), out)?;
                return Ok(ExitCode::SUCCESS);
            }
            let book = read(book)?;
            book::info(&book, book.write().len(), output, out).map_err(cannot_write)?;
        }
        BookCommand::Check { book, bounds } => {
            let agrees = book::check(&*read(book)?, &read_bounds(bounds)?, out).map_err(cannot_write)?;
            return Ok(if agrees { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The book in a file, or the program's own; with a book of one's own in the file, the program's with that.
pub fn read(name: &str) -> Result<Arc<Book>, String> {
    if own_book::is_own(Path::new(name)) {
        return own_book::read_merged(Path::new(name)).map(Arc::new);
    }
    if name == "embedded" {
        return Book::embedded().ok_or("The program has no opening book of its own.".to_owned());
    }
    let bytes = input::read_data(Path::new(name))?;
    Book::read(&bytes).map(Arc::new).map_err(|error| format!("{name}: {error}"))
}

impl SearchArguments {
    fn grower(&self) -> Result<Grower, String> {
        let weights = match &self.weights {
            None => Weights::embedded().ok_or("The program has no weights of its own; give --weights.")?,
            Some(path) => {
                let bytes = input::read_data(path)?;
                Arc::new(Weights::read(&bytes).map_err(|error| format!("{}: {error}", path.display()))?)
            }
        };
        let n_processors = || std::thread::available_parallelism().map_or(1, usize::from);
        let n_threads = self.threads.map_or_else(n_processors, usize::from);
        match self.depth {
            Some(depth) => Grower::new(depth, SELECTIVITY, weights, n_threads),
            None => Grower::of_level(self.level.unwrap_or(Level::new(LEVEL)), weights, n_threads),
        }
    }

    /// The book in the file, or `None` when there is no such file.
    fn book(&self) -> Result<Option<Book>, String> {
        if !self.file.exists() {
            return Ok(None);
        }
        let book = Book::read(&input::read_data(&self.file)?);
        book.map(Some).map_err(|error| format!("{}: {error}", self.file.display()))
    }

    fn keep(&self) -> impl FnMut(&Book) -> std::io::Result<()> {
        |book| disk::replace_flushed(&self.file, &book.write())
    }

    fn cannot_write(&self) -> impl Fn(std::io::Error) -> String {
        |error| format!("{} cannot be written: {error}", self.file.display())
    }

    fn missing(&self) -> String {
        format!("{} does not exist; book extend makes it.", self.file.display())
    }
}

fn work(arguments: &WorkArguments, work: Work) -> Result<(), String> {
    let WorkArguments { search, minutes, positions } = arguments;
    let mut grower = search.grower()?;
    let mut book = match (search.book()?, work) {
        (Some(book), _) => book,
        (None, Work::Extend) => grower.begin(),
        (None, Work::Refresh) => return Err(search.missing()),
    };
    let time = minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes.clamp(0.0, 1e6)));
    let until = Until { n_positions: *positions, time };
    book::work(&mut book, work, until, &mut grower, &mut search.keep(), &mut on_terminal(), &mut out())
        .map_err(search.cannot_write())
}

fn settle(search: &SearchArguments, bounds: &[Bound], n_rounds: usize) -> Result<(), String> {
    let mut grower = search.grower()?;
    let mut book = search.book()?.ok_or_else(|| search.missing())?;
    let (keep, progress) = (&mut search.keep(), &mut on_terminal());
    book::settle(&mut book, bounds, n_rounds, &mut grower, keep, progress, &mut out())
        .map_err(search.cannot_write())
}

fn read_bounds(path: &Path) -> Result<Vec<Bound>, String> {
    let text = input::read_text(path)?;
    bounds::read(&text).map_err(|error| format!("{}: {error}", path.display()))
}
