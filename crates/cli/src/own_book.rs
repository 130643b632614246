//! The arguments and files of `book` for a book of one's own.

use super::input::{self, Chosen, Games};
use super::{cannot_write, complain, on_terminal, read_level};
use clap::{Args, Subcommand, ValueEnum};
use cli::commands::own_book as commands;
use engine::Level;
use engine::book::{Book, Change, Grower, HEADING, OwnBook, Subject, What};
use engine::pattern::Weights;
use othello::formats::books;
use othello::record::Record;
use outflank_core::own_book::store::{Store, StoreError};
use outflank_core::own_book::{self, Form, PLIES, PLIES_MAX};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

#[derive(Subcommand)]
pub enum OwnCommand {
    /// Bring into a book of one's own: Edax' book as text or book.dat, Egaroucid's .egbk3 or positions with
    /// values, lines with values, and the openings of games of any format, which are searched
    Import {
        /// The book of one's own; it is made if there is none
        own: PathBuf,
        /// Books, files of lines or games, or folders of them
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// How many plies of lines without values and of games come in
        #[arg(long, default_value_t = PLIES as u8, value_parser = read_plies)]
        plies: u8,
        #[command(flatten)]
        search: SearchArguments,
    },
    /// Write the positions of a book of one's own as text
    Export {
        /// The book of one's own
        own: PathBuf,
        /// The text; without it, on the terminal
        out: Option<PathBuf>,
        /// As Edax writes and reads it, or each position with its value
        #[arg(long, value_enum, default_value_t)]
        form: FormArgument,
    },
    /// Add the positions that follow one to a book of one's own, the likeliest first
    Add {
        /// The book of one's own; it is made if there is none
        own: PathBuf,
        /// Moves such as f5d6c3, a board as text, or a file with either
        #[arg(allow_hyphen_values = true)]
        position: String,
        /// About how many positions
        #[arg(long, default_value_t = 200)]
        positions: usize,
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        search: SearchArguments,
    },
    /// Correct what a book of one's own says of the position after some moves: by a deeper search, or by hand
    Correct {
        /// The book of one's own; it is made if there is none
        own: PathBuf,
        /// Moves such as f5d6c3, a board as text, or a file with either
        #[arg(allow_hyphen_values = true)]
        position: String,
        /// What it is worth to the side to move, in discs; without it, it is searched
        #[arg(long, allow_hyphen_values = true, value_parser = clap::value_parser!(i8).range(-64..=64))]
        value: Option<i8>,
        /// Take out again what was put in
        #[arg(long, conflicts_with = "value")]
        remove: bool,
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        search: SearchArguments,
    },
    /// Search where games left the book, and put it into a book of one's own
    Learn {
        /// The book of one's own; it is made if there is none
        own: PathBuf,
        /// Games of any format, or folders of them
        #[arg(required = true)]
        games: Vec<String>,
        /// Only games that somebody with this in the name has lost
        #[arg(long)]
        player: Option<String>,
        #[command(flatten)]
        search: SearchArguments,
    },
    /// Take the last change of a book of one's own back
    Undo {
        /// The book of one's own
        own: PathBuf,
    },
    /// Make the change again that was taken back last
    Redo {
        /// The book of one's own
        own: PathBuf,
    },
}

fn read_plies(text: &str) -> Result<u8, String> {
    let plies = text.parse().ok().filter(|&plies| usize::from(plies) <= PLIES_MAX);
    plies.ok_or_else(|| format!("expected a number of plies up to {PLIES_MAX}"))
}

/// How positions are searched.
#[derive(Args)]
pub struct SearchArguments {
    /// Search as deep and as surely as a level does, from 15 to 30
    #[arg(long, default_value = "22", value_parser = read_level)]
    level: Level,
    /// All processors by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

#[derive(Clone, Copy, Default, ValueEnum)]
pub enum FormArgument {
    #[default]
    Edax,
    Values,
}

impl SearchArguments {
    fn grower(&self) -> Result<Grower, String> {
        let weights = Weights::embedded().ok_or("The program has no weights of its own.")?;
        let n_processors = || std::thread::available_parallelism().map_or(1, usize::from);
        let n_threads = self.threads.map_or_else(n_processors, usize::from);
        Grower::of_level(self.level.max(Level::new(15)), weights, n_threads)
    }
}

pub fn run(command: &OwnCommand, out: &mut dyn Write) -> Result<(), String> {
    match command {
        OwnCommand::Import { own, files, plies, search } => {
            let mut store = open(own)?;
            for file in files {
                let paths = if file.is_dir() { input::games_in(file)? } else { vec![file.clone()] };
                for path in paths {
                    if let Err(sentence) = import(&mut store, &path, usize::from(*plies), search, out) {
                        complain(&sentence);
                    }
                }
            }
            Ok(())
        }
        OwnCommand::Export { own, out: to, form } => {
            let store = open_existing(own)?;
            let book = commands::merged(store.own()).ok_or(NO_BOOK)?;
            let form = match form {
                FormArgument::Edax => Form::Edax,
                FormArgument::Values => Form::Values,
            };
            let text = own_book::export(&book, store.own(), form);
            match to {
                Some(path) => input::write(path, text.as_bytes()),
                None => out.write_all(text.as_bytes()).map_err(cannot_write),
            }
        }
        OwnCommand::Add { own, position, positions, chosen, search } => {
            let record = input::read_position(position, chosen)?;
            let mut grower = search.grower()?;
            let name = commands::name(&record);
            let mut progress = on_terminal();
            change(&mut open(own)?, out, |own| {
                commands::extend(own, (record.position(), *positions), &name, &mut grower, &mut progress)
            })
        }
        OwnCommand::Correct { own, position, value, remove, chosen, search } => {
            let record = input::read_position(position, chosen)?;
            let (at, name) = (*record.position(), commands::name(&record));
            let mut store = open(own)?;
            if *remove {
                return at_once(&mut store, out, |own| own.removed(&at, &name));
            }
            if value.is_some() {
                return at_once(&mut store, out, |own| own.typed(&at, *value, &name));
            }
            let mut grower = search.grower()?;
            change(&mut store, out, |own| grower.search_deeper(own, &at, &name))
        }
        OwnCommand::Learn { own, games, player, search } => {
            let mut records = Vec::new();
            for argument in games {
                let games = Games::read_all(argument)?;
                records.extend((0..games.loaded.len()).map(|index| games.loaded.record(index)));
            }
            let mut store = open(own)?;
            let positions = commands::left(store.own(), &records, player.as_deref());
            writeln!(out, "{} games left the book at {} positions", records.len(), positions.len())
                .map_err(cannot_write)?;
            let subject = Subject::new(What::Learned, player.as_deref().unwrap_or_default());
            let (mut grower, mut progress) = (search.grower()?, on_terminal());
            change(&mut store, out, |own| {
                commands::open(own, &positions, subject, &mut grower, &mut progress)
            })
        }
        OwnCommand::Undo { own } => said(open_existing(own)?.undo(), "taken back", out),
        OwnCommand::Redo { own } => said(open_existing(own)?.redo(), "made again", out),
    }
}

const NO_BOOK: &str = "The program has no opening book of its own.";

fn said(done: Result<Option<Subject>, StoreError>, how: &str, out: &mut dyn Write) -> Result<(), String> {
    match done.map_err(|error| error.to_string())? {
        Some(subject) => writeln!(out, "{how}: {}", commands::done(&subject)),
        None => writeln!(out, "There is nothing to be {how}."),
    }
    .map_err(cannot_write)
}

/// Brings in a book, or the openings of games.
fn import(
    store: &mut Store,
    path: &Path,
    n_plies: usize,
    search: &SearchArguments,
    out: &mut dyn Write,
) -> Result<(), String> {
    let bytes = input::read_data(path)?;
    let shown = path.display().to_string();
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (file, games) = match books::read(&bytes) {
        Ok(file) => (file, Vec::new()),
        // What is no book may hold games.
        Err(error) => match Games::of_file(path) {
            Ok(games) => {
                let games = (0..games.loaded.len()).map(|index| games.loaded.record(index)).collect();
                (books::BookFile::default(), games)
            }
            Err(_) => return Err(format!("{shown}: {error}")),
        },
    };
    if !file.positions.is_empty() {
        let mut said = Vec::new();
        let n_before = store.own().n_positions();
        store
            .change(|own| commands::import(own, &file, &name, &mut said).ok())
            .map_err(|error| error.to_string())?;
        let n = store.own().n_positions();
        out.write_all(&said).and_then(|()| tell_size(n, n_before, out)).map_err(cannot_write)?;
    }
    let lines = file.lines.iter().flat_map(|moves| own_book::line(moves, n_plies));
    let positions: Vec<_> =
        lines.chain(games.iter().flat_map(|game: &Record| own_book::of_game(game, n_plies))).collect();
    if !positions.is_empty() {
        let (mut grower, mut progress) = (search.grower()?, on_terminal());
        let subject = Subject::new(What::Line, &name);
        change(store, out, |own| commands::open(own, &positions, subject, &mut grower, &mut progress))?;
    }
    Ok(())
}

/// Makes a change that is found by searching.
fn change(
    store: &mut Store,
    out: &mut dyn Write,
    find: impl FnOnce(&OwnBook) -> Option<Change>,
) -> Result<(), String> {
    let before = store.own().n_positions();
    let is_made = store.change_slowly(find);
    said_of(is_made, store, before, out)
}

/// Makes a change that is found at once.
fn at_once(
    store: &mut Store,
    out: &mut dyn Write,
    make: impl FnOnce(&OwnBook) -> Option<Change>,
) -> Result<(), String> {
    let before = store.own().n_positions();
    let is_made = store.change(make);
    said_of(is_made, store, before, out)
}

fn said_of(
    is_made: Result<bool, StoreError>,
    store: &Store,
    before: usize,
    out: &mut dyn Write,
) -> Result<(), String> {
    match is_made.map_err(|error| error.to_string())? {
        true => tell_size(store.own().n_positions(), before, out),
        false => writeln!(out, "Nothing has changed."),
    }
    .map_err(cannot_write)
}

fn tell_size(n: usize, before: usize, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "{n} positions are one's own now, {before} before")
}

/// Opens a book of one's own, or makes one.
fn open(path: &Path) -> Result<Store, String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if path.exists() && !is_own(path) && path.metadata().is_ok_and(|file| file.len() > 0) {
        return Err(format!("{} is no book of one's own.", path.display()));
    }
    let name = path.file_name().ok_or("A file is expected.")?.to_string_lossy();
    let (store, trouble) =
        Store::open(folder, &name).map_err(|error| format!("{}: {error}", path.display()))?;
    if let Some(trouble) = trouble {
        complain(&trouble.sentence());
    }
    Ok(store)
}

fn open_existing(path: &Path) -> Result<Store, String> {
    if !path.exists() {
        return Err(format!("There is no file {}.", path.display()));
    }
    open(path)
}

/// Whether a file begins as a book of one's own.
pub fn is_own(path: &Path) -> bool {
    let mut start = vec![0; HEADING.len()];
    // To open a pipe would wait for somebody to write into it.
    if !path.is_file() {
        return false;
    }
    let read = std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && start.starts_with(b"Outflank own book ")
}

/// The program's book with one's own, which is only read.
pub fn read_merged(path: &Path) -> Result<Book, String> {
    let bytes = input::read_data(path)?;
    let (own, unread) = OwnBook::read(&bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    if unread.is_damage() {
        complain(&format!("{} is damaged; what of it can be read serves.", path.display()));
    }
    commands::merged(&own).ok_or_else(|| NO_BOOK.to_owned())
}

/// What was done to a book of one's own.
pub fn info(path: &Path, out: &mut dyn Write) -> Result<(), String> {
    commands::history(open_existing(path)?.own(), out).map_err(cannot_write)
}
