//! Databases of games as commands name them: libraries, files and folders of games, and tables of statistics.

use crate::input::{self, FileCount, OpenedInput};
use crate::terminal::{leave_out, progress_line, refuse};
use library::frequent::FrequencyLimits;
use library::import::ImportSource;
use library::table::Table;
use library::{Library, Unread};
use othello::rules::Position;
use std::borrow::Cow;
use std::path::Path;
use texts::words;

/// A database that was opened.
pub(crate) enum Database {
    /// Games.
    Library(Box<Library>),
    /// Statistics without games.
    Table(Cow<'static, Table>),
}

/// Opens a library or statistics, or makes a library in memory from files of games.
pub(crate) fn open_any(database: &str) -> Result<Database, String> {
    if database == "embedded" {
        return Ok(Database::Table(Cow::Borrowed(Table::embedded())));
    }
    let path = Path::new(database);
    let own = path.join(Library::FILE);
    if path.is_dir() && !own.exists() {
        return open_folder(path).map(Box::new).map(Database::Library);
    }
    let path = if path.is_dir() { own.as_path() } else { path };
    let is_table = |head: &[u8]| head.starts_with(Table::HEADING);
    let library = match input::open_games(path, |head| is_table(head) || Library::looks_like(head))? {
        OpenedInput::Other(bytes) if is_table(&bytes) => {
            let table = Table::read(&bytes).map_err(|error| input::cannot_use(path, error))?;
            return Ok(Database::Table(Cow::Owned(table)));
        }
        OpenedInput::Other(bytes) => read_library(path, bytes)?,
        OpenedInput::Games(games) => {
            let mut library = Library::new();
            add_games(&mut library, path, ImportSource::of_opened(games, "", 0))?;
            library
        }
    };
    Ok(Database::Library(Box::new(library)))
}

/// Opens a library, or makes one in memory from files of games.
pub fn open(database: &str) -> Result<Library, String> {
    match open_any(database)? {
        Database::Library(library) => Ok(*library),
        Database::Table(_) => Err(format!("{database} holds statistics and no games.")),
    }
}

/// The positions that many games of a database reach, the most frequent first.
pub(crate) fn frequent(database: &str, limits: FrequencyLimits) -> Result<Vec<Position>, String> {
    let counted = match open_any(database)? {
        Database::Library(library) => library.frequent(limits),
        Database::Table(table) => table.frequent(limits),
    };
    Ok(counted.into_iter().map(|(position, _)| position).collect())
}

/// Reads a library from the bytes of its file; reports any damage.
pub(crate) fn read_library(path: &Path, bytes: Vec<u8>) -> Result<Library, String> {
    let place = input::shown(path);
    let found = Library::read(bytes).map_err(|error| input::cannot_use(path, error))?;
    if found.unread != Unread::default() {
        let n_games = found.library.len();
        let damage = words::unread(&found.unread);
        leave_out(&format!("{place} is damaged ({damage}). {n_games} games of it can be read."));
    }
    Ok(found.library)
}

/// Reads every file of games in a folder; reports those that cannot be read, and skips them.
fn open_folder(folder: &Path) -> Result<Library, String> {
    let paths = input::games_in(folder)?;
    let mut library = Library::new();
    let mut count = FileCount::default();
    for path in paths {
        count.take(add(&mut library, &path));
    }
    count.tell();
    if library.is_empty() {
        return Err(refuse(format!("{} holds neither a library nor games.", folder.display())));
    }
    Ok(library)
}

fn add(library: &mut Library, path: &Path) -> Result<(), String> {
    let games = match input::open_games(path, Library::looks_like)? {
        OpenedInput::Games(games) => ImportSource::of_opened(games, "", 0),
        OpenedInput::Other(bytes) => {
            ImportSource::of_library(bytes, "", 0).map_err(|error| input::cannot_use(path, error))?
        }
    };
    add_games(library, path, games)
}

/// Adds the games of a file to a library; reports those that cannot be read.
fn add_games(library: &mut Library, path: &Path, mut games: ImportSource) -> Result<(), String> {
    let prefix = format!("{}: ", input::shown(path));
    let progress = progress_line("{human_pos} games");
    loop {
        let game = games.next();
        input::report(&prefix, games.take_leftovers());
        let Some(game) = game else { return Ok(()) };
        progress.inc(1);
        library.take_in(game).map_err(|error| format!("{prefix}{error}"))?;
    }
}
