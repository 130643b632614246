//! `outflank-engine book` for your own book: import, extend, correct, learn, undo and export.

use crate::arguments::{Threads, read_level};
use crate::input::{self, ChosenGame, FileCount, GameInput};
use crate::source;
use crate::terminal::{Results, complain, leave_out, refuse};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use engine::Level;
use engine::book::{Book, BookChange, BookChangeKind, Grower, HEADING, OwnBook, Subject};
use engine::pattern::Weights;
use othello::formats::transcript;
use othello::record::Record;
use othello::rules::Position;
use services::own_book::foreign::{self, BookFile};
use services::own_book::store::{BookStore, StoreError};
use services::own_book::{self, Form, PLIES, PLIES_MAX};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The commands of `book` for your own book.
#[derive(Subcommand, Debug)]
pub(in crate::commands) enum OwnCommand {
    /// Import into your own book: Edax' book as text or book.dat, Egaroucid's .egbk3 or positions with
    /// values, lines with values, and the openings of games of any format, which are searched
    Import {
        #[command(flatten)]
        work: OwnWork,
        /// Books, files of lines or games, or folders of them
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Number of plies to import from games and from lines without values
        #[arg(long, default_value_t = PLIES as u8, value_parser = read_plies)]
        plies: u8,
    },
    /// Write the positions of your own book as text
    Export {
        /// Your own book, or "embedded" for all positions of the built-in one
        own: PathBuf,
        /// File to write [default: standard output]
        out: Option<PathBuf>,
        /// Text form: Edax's, or each position with its value
        #[arg(long, default_value = "edax", value_parser = forms())]
        form: Form,
    },
    /// Add the positions after a position to your own book, the likeliest first
    Add {
        #[command(flatten)]
        work: OwnWork,
        /// Moves such as f5d6c3, a board as text, or a file with either
        #[arg(allow_hyphen_values = true)]
        position: String,
        /// Approximate number of positions to add
        #[arg(long, default_value_t = 200)]
        positions: usize,
        #[command(flatten)]
        chosen: ChosenGame,
    },
    /// Correct the value of a position in your own book, by a deeper search or by hand
    Correct {
        #[command(flatten)]
        work: OwnWork,
        /// Moves such as f5d6c3, a board as text, or a file with either
        #[arg(allow_hyphen_values = true)]
        position: String,
        /// Value for the side to move, in discs [default: search it]
        #[arg(long, allow_hyphen_values = true, value_parser = clap::value_parser!(i8).range(-64..=64))]
        value: Option<i8>,
        /// Remove your own value of the position
        #[arg(long, conflicts_with = "value")]
        remove: bool,
        #[command(flatten)]
        chosen: ChosenGame,
    },
    /// Search the positions where games left the book, and add them to your own book
    Learn {
        #[command(flatten)]
        work: OwnWork,
        /// Games of any format, or folders of them
        #[arg(required = true)]
        games: Vec<String>,
        /// Only games lost by a player whose name contains this
        #[arg(long)]
        player: Option<String>,
    },
    /// Undo the last change of your own book
    Undo {
        /// Your own book
        own: PathBuf,
    },
    /// Redo the change that was undone last
    Redo {
        /// Your own book
        own: PathBuf,
    },
}

fn read_plies(text: &str) -> Result<u8, String> {
    let plies = text.parse().ok().filter(|&plies| usize::from(plies) <= PLIES_MAX);
    plies.ok_or_else(|| format!("expected a number of plies up to {PLIES_MAX}"))
}

/// Which own book is changed, and how positions are searched.
#[derive(Args, Clone, Debug)]
pub(in crate::commands) struct OwnWork {
    /// Your own book; created if it does not exist; - reads it from standard input and writes the changed one
    /// to standard output
    own: PathBuf,
    /// Level of the searches, up to 30; lower levels than 15 count as 15
    #[arg(long, default_value = "22", value_parser = read_level)]
    level: Level,
    #[command(flatten)]
    threads: Threads,
}

fn forms() -> impl TypedValueParser<Value = Form> {
    let of_name = |name: String| if name == "edax" { Form::Edax } else { Form::Values };
    PossibleValuesParser::new(["edax", "values"]).map(of_name)
}

impl OwnWork {
    fn grower(&self) -> Result<Grower, String> {
        let weights = Weights::embedded().ok_or("This build has no weights.")?;
        Grower::of_level(self.level.max(Level::new(15)), weights, self.threads.number())
    }
}

/// Runs a command of `book` for your own book.
pub(super) fn run(command: &OwnCommand, results: &mut Results) -> Result<(), String> {
    match command {
        OwnCommand::Import { work, files, plies } => with_store(&work.own, |store| {
            let mut count = FileCount::default();
            for file in files {
                let paths = if file.is_dir() { input::games_in(file)? } else { vec![file.clone()] };
                for path in paths {
                    count.take(import_file(store, &path, usize::from(*plies), work, results));
                }
            }
            count.tell();
            Ok(())
        }),
        OwnCommand::Export { own, out, form } => {
            let text = if own.as_os_str() == "embedded" {
                own_book::export_all(&*Book::embedded().ok_or(NO_BOOK)?, *form)
            } else {
                require(own)?;
                let store = open_store(own)?;
                own_book::export(&merged(store.own()).ok_or(NO_BOOK)?, store.own(), *form)
            };
            match out {
                Some(path) => input::write(path, text.as_bytes()),
                None => results.write(&text),
            }
        }
        OwnCommand::Add { work, position, positions, chosen } => {
            let record = input::read_position(position, chosen)?;
            let mut grower = work.grower()?;
            let subject = Subject::new(BookChangeKind::Extended, &line_name(&record));
            with_store(&work.own, |store| {
                change_by_search(store, *positions, results, |book, own, tell| {
                    grower.extend_after(book, own, record.position(), *positions, subject, tell)
                })
            })
        }
        OwnCommand::Correct { work, position, value, remove, chosen } => {
            let record = input::read_position(position, chosen)?;
            let (at, name) = (record.position(), line_name(&record));
            with_store(&work.own, |store| {
                let mut grower = (!remove && value.is_none()).then(|| work.grower()).transpose()?;
                change(store, results, |store, _| match &mut grower {
                    Some(grower) => store.change_slowly(|own| grower.search_deeper(own, at, &name)),
                    None if *remove => store.change(|own| own.removed(at, &name)),
                    None => store.change(|own| own.typed(at, *value, &name)),
                })
            })
        }
        OwnCommand::Learn { work, games, player } => {
            let is_meant = |game: &Record| player.as_ref().is_none_or(|player| is_lost_by(game, player));
            let games = source::games(games)?.map(|(_, game)| game);
            let games: Vec<Record> = games.filter(is_meant).collect();
            with_store(&work.own, |store| {
                let positions = own_book::out_of_book(&merged(store.own()).ok_or(NO_BOOK)?, &games);
                let (n_games, n_positions) = (games.len(), positions.len());
                results.line(format_args!("{n_games} games give {n_positions} positions to learn"))?;
                let subject = Subject::new(BookChangeKind::Learned, player.as_deref().unwrap_or_default());
                open_positions(store, &positions, subject, work, results)
            })
        }
        OwnCommand::Undo { own } => {
            require(own)?;
            with_store(own, |store| write_done(store.undo(), "taken back", results))
        }
        OwnCommand::Redo { own } => {
            require(own)?;
            with_store(own, |store| write_done(store.redo(), "made again", results))
        }
    }
}

/// Changes an own book. Writes it to standard output if it came from standard input.
fn with_store(path: &Path, act: impl FnOnce(&mut BookStore) -> Result<(), String>) -> Result<(), String> {
    input::leave_output_to(Some(path));
    let mut store = open_store(path)?;
    act(&mut store)?;
    if input::is_pipe(path) { input::write(path, &store.own().write()) } else { Ok(()) }
}

pub(super) const NO_BOOK: &str = "This build has no opening book.";

fn write_done(
    done: Result<Option<Subject>, StoreError>,
    how: &str,
    results: &mut Results,
) -> Result<(), String> {
    match done.map_err(|error| error.to_string())? {
        Some(subject) => results.line(format_args!("{how}: {}", subject_text(&subject))),
        None => results.line(format_args!("There is nothing to be {how}.")),
    }
}

/// Imports a book, or the openings of games.
fn import_file(
    store: &mut BookStore,
    path: &Path,
    n_plies: usize,
    work: &OwnWork,
    results: &mut Results,
) -> Result<(), String> {
    let bytes = input::read_data(path)?;
    let shown = input::shown(path);
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (file, games) = match foreign::read(&bytes) {
        Ok(file) => (file, Vec::new()),
        // A file that is not a book may hold games.
        Err(error) => {
            let games = GameInput::of_bytes(path, &bytes).map_err(|_| format!("{shown}: {error}"))?.loaded;
            (BookFile::default(), (0..games.len()).map(|index| games.record(index)).collect())
        }
    };
    if let Some(first) = &file.first_broken {
        leave_out(&format!("{shown}: {} lines were left out; {first}", file.n_broken));
    }
    if !file.positions.is_empty() {
        let (n_before, n, mut n_new) = (store.own().n_positions(), file.positions.len(), 0);
        let import = |own: &OwnBook| {
            let change = own_book::import(own, &file, &name);
            n_new = change.n_positions();
            Some(change)
        };
        store.change(import).map_err(|error| error.to_string())?;
        results.line(format_args!("{name}: {n} positions, {n_new} of them new or better known"))?;
        write_size(store, n_before, results)?;
    }
    let lines = file.lines.iter().flat_map(|moves| own_book::line(moves, n_plies));
    let positions: Vec<_> =
        lines.chain(games.iter().flat_map(|game: &Record| own_book::of_game(game, n_plies))).collect();
    if positions.is_empty() {
        return Ok(());
    }
    open_positions(store, &positions, Subject::new(BookChangeKind::Line, &name), work, results)
}

/// Makes a change, and writes the number of positions.
fn change(
    store: &mut BookStore,
    results: &mut Results,
    make: impl FnOnce(&mut BookStore, &mut Results) -> Result<bool, StoreError>,
) -> Result<(), String> {
    let before = store.own().n_positions();
    match make(store, results).map_err(|error| error.to_string())? {
        true => write_size(store, before, results),
        false => results.line("Nothing has changed."),
    }
}

/// Finds a change by searching about `n` positions, with the file unlocked, and makes it; nothing stops it.
fn change_by_search(
    store: &mut BookStore,
    n: usize,
    results: &mut Results,
    find: impl FnOnce(&Book, &OwnBook, &mut dyn FnMut(usize) -> bool) -> BookChange,
) -> Result<(), String> {
    change(store, results, |store, results| {
        store.change_slowly(|own| {
            let book = merged(own)?;
            let mut tell = |n_done: usize| {
                results.progress(&format!("{n_done} of {n} positions"));
                true
            };
            let change = find(&book, own, &mut tell);
            results.progress("");
            Some(change)
        })
    })
}

/// Adds positions with all their moves.
fn open_positions(
    store: &mut BookStore,
    positions: &[Position],
    subject: Subject,
    work: &OwnWork,
    results: &mut Results,
) -> Result<(), String> {
    let mut grower = work.grower()?;
    change_by_search(store, positions.len(), results, |book, own, tell| {
        grower.open_all(book, own, positions, subject, tell)
    })
}

fn write_size(store: &BookStore, before: usize, results: &mut Results) -> Result<(), String> {
    let n = store.own().n_positions();
    results.line(format_args!("{n} positions are one's own now, {before} before"))
}

/// Opens an own book, or creates one.
fn open_store(path: &Path) -> Result<BookStore, String> {
    if path.as_os_str() == "embedded" {
        return Err("The built-in book cannot be changed; name a file for your own book.".to_owned());
    }
    if input::is_pipe(path) {
        let bytes = input::read_data(path)?;
        return read_own(path, &bytes).map(BookStore::of);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if path.exists() && !is_own(path) && path.metadata().is_ok_and(|file| file.len() > 0) {
        return Err(refuse(format!("{} is not an own book.", path.display())));
    }
    let name = path.file_name().ok_or("A file is expected.")?.to_string_lossy();
    let (store, trouble) = BookStore::open(folder, &name).map_err(|error| input::cannot_use(path, error))?;
    if let Some(trouble) = trouble {
        complain(&trouble.to_string());
    }
    Ok(store)
}

/// Fails if the file does not exist, for commands that do not create an own book.
fn require(path: &Path) -> Result<(), String> {
    match input::is_pipe(path) || path.exists() {
        true => Ok(()),
        false => Err(refuse(format!("There is no file {}.", path.display()))),
    }
}

/// Whether a file begins like an own book.
pub(super) fn is_own(path: &Path) -> bool {
    let mut start = vec![0; HEADING.len()];
    // Opening a pipe would block until another program writes into it.
    if !path.is_file() {
        return false;
    }
    let read = std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && has_heading(&start)
}

/// Whether bytes begin like an own book of any version.
pub(super) fn has_heading(bytes: &[u8]) -> bool {
    bytes.starts_with(b"Outflank own book ")
}

/// Reads an own book from the bytes of its file; warns if it is damaged.
pub(super) fn read_own(path: &Path, bytes: &[u8]) -> Result<OwnBook, String> {
    let (own, unread) = OwnBook::read(bytes).map_err(|error| input::cannot_use(path, error))?;
    if unread.is_damage() {
        complain(&format!("{} is damaged; only its readable part is used.", input::shown(path)));
    }
    Ok(own)
}

/// Whether a player whose name contains this one lost the game.
fn is_lost_by(game: &Record, player: &str) -> bool {
    let loser = own_book::loser(game).map(|loser| game.header.players[loser].to_lowercase());
    loser.is_some_and(|name| name.contains(&player.to_lowercase()))
}

/// The built-in book with the changes of an own one.
pub(super) fn merged(own: &OwnBook) -> Option<Book> {
    Book::embedded().map(|book| book.with(own))
}

/// Writes the changes of a book, the latest first.
pub(super) fn history(own: &OwnBook, results: &mut Results) -> Result<(), String> {
    for (subject, n) in own.history() {
        results.line(format_args!("{} ({n} positions)", subject_text(subject)))?;
    }
    results.line(format_args!("{} positions are one's own", own.n_positions()))
}

/// A change in words, such as `a value given: f5d6c3`.
fn subject_text(subject: &Subject) -> String {
    let what = match subject.what {
        BookChangeKind::Typed => "a value given",
        BookChangeKind::Searched => "searched deeper",
        BookChangeKind::Extended => "extended",
        BookChangeKind::Line => "a line added",
        BookChangeKind::Removed => "taken out",
        BookChangeKind::Imported => "brought in",
        BookChangeKind::Learned => "learned from games",
    };
    if subject.name.is_empty() { what.to_owned() } else { format!("{what}: {}", subject.name) }
}

/// The moves of a record's line, as the name of a change.
fn line_name(record: &Record) -> String {
    transcript::write(record, record.before_correction(&record.line()))
}
