//! Reads and writes the files that the command line names. It reads most of them whole, up to a limit; `-`
//! means standard input or output. An argument may also be the game itself.

use crate::terminal::{Piped, complain, give_output_to_file, leave_out, refuse};
use clap::Args;
use engine::pattern::Weights;
use library::Library;
use library::import::Input;
use othello::formats::{self, Defaults, Encoding, Leftovers, Loaded, Opened, ReadError};
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Position};
use services::storage::export::{self, ExportError};
use std::borrow::Cow;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, BufWriter, Cursor, ErrorKind, Read, Write, stdin};
#[cfg(unix)]
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use system::disk;

/// Larger than any text that [`read_text`] reads, such as a file of openings.
const TEXT_MAX: u64 = 64 << 20;
/// Larger than any book or file of weights.
const DATA_MAX: u64 = 512 << 20;

/// The most bytes of a file of games that is read whole.
const GAMES_MAX: u64 = 33 << 20;

/// Whether a name stands for standard input or output.
pub fn is_pipe(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The name of a file in messages.
pub(crate) fn shown(path: &Path) -> String {
    if is_pipe(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// The bytes of a file or of standard input; an error beyond `bytes_max`.
pub fn read_bytes(path: &Path, bytes_max: u64) -> Result<Vec<u8>, String> {
    if !is_pipe(path) {
        let bytes = open_file(path).and_then(|file| disk::read_all(file, bytes_max));
        return bytes.map_err(|error| cannot_read(path, &error));
    }
    let mut bytes = Vec::new();
    let read = stdin().lock().take(bytes_max + 1).read_to_end(&mut bytes);
    read.map_err(|error| cannot_read(path, &error))?;
    match bytes.len() as u64 > bytes_max {
        true => Err(refuse(format!("Standard input has more than {} MB.", bytes_max >> 20))),
        false => Ok(bytes),
    }
}

/// Opens a plain file or a pipe, such as `<(…)` or `/dev/stdin`. Devices, which may have no end, are refused.
fn open_file(path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    if fs::metadata(path).is_ok_and(|there| there.file_type().is_fifo()) {
        return File::open(path);
    }
    disk::open(path)
}

/// Opens a file or standard input.
fn open(path: &Path) -> Result<Input, String> {
    if is_pipe(path) {
        return Ok(Box::new(stdin()));
    }
    Ok(Box::new(open_file(path).map_err(|error| cannot_read(path, &error))?))
}

/// A file that [`open_games`] or [`games_of`] opened.
pub(crate) enum OpenedInput {
    /// Games in one of their formats, with the names of WTHOR's players.
    Games(Opened<Input>),
    /// The bytes of a file in a format that the caller recognised.
    Other(Vec<u8>),
}

/// Opens a file of games of any size. If `is_other` recognises its first bytes, reads the file whole instead.
pub(crate) fn open_games(path: &Path, is_other: impl Fn(&[u8]) -> bool) -> Result<OpenedInput, String> {
    let (head, input) = open_head(path, HEAD)?;
    match games_of(path, head, input, is_other)? {
        OpenedInput::Games(opened) => {
            opened.whole().map(OpenedInput::Games).map_err(|error| cannot_use(path, error))
        }
        other => Ok(other),
    }
}

/// How many bytes suffice to tell libraries and tables from games.
const HEAD: u64 = 64;

/// Opens a file, and reads its first bytes.
pub(crate) fn open_head(path: &Path, n_bytes: u64) -> Result<(Vec<u8>, Input), String> {
    let (mut input, mut head) = (open(path)?, Vec::new());
    let read = (&mut input).take(n_bytes).read_to_end(&mut head);
    read.map_err(|error| cannot_read(path, &error))?;
    Ok((head, input))
}

/// Reads the games of a file whose first bytes were read.
pub(crate) fn games_of(
    path: &Path,
    head: Vec<u8>,
    input: Input,
    is_other: impl Fn(&[u8]) -> bool,
) -> Result<OpenedInput, String> {
    let is_other = is_other(&head);
    let input: Input = Box::new(Cursor::new(head).chain(input));
    if is_other {
        let bytes = disk::read_all(input, Library::BYTES_MAX).map_err(|error| cannot_read(path, &error))?;
        return Ok(OpenedInput::Other(bytes));
    }
    let mut opened = formats::open(input, &defaults()).map_err(|error| cannot_use(path, error))?;
    opened.name_players(|ending| disk::read_names(path, None, ending));
    Ok(OpenedInput::Games(opened))
}

/// The encoding of all files of text, if the user names it.
pub(crate) static ENCODING: OnceLock<Encoding> = OnceLock::new();

/// The defaults for what a file does not say.
fn defaults() -> Defaults {
    Defaults { encoding: ENCODING.get().copied(), ..Defaults::default() }
}

/// The value of `--encoding`.
///
/// # Errors
/// With the names of the usual ones.
pub fn encoding(name: &str) -> Result<Encoding, String> {
    let usual = || Encoding::USUAL.map(Encoding::name).join(", ");
    Encoding::of_name(name).ok_or_else(|| format!("no encoding has this name; usual ones are {}", usual()))
}

/// Selects a game of a file.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct ChosenGame {
    /// Number of the game, from 1, in a file of several games
    #[arg(long, value_name = "NUMBER")]
    pub(crate) game: Option<usize>,
}

/// The games that an argument names, at least one.
pub struct GameInput {
    /// The file's name; `None` where the argument itself holds the game.
    file: Option<String>,
    /// The games.
    pub loaded: Loaded,
}

impl GameInput {
    /// Reads moves, a board, or the file of any format that the argument names.
    pub(crate) fn read(argument: &str) -> Result<GameInput, String> {
        if argument == "-" || Path::new(argument).symlink_metadata().is_ok() {
            return GameInput::of_file(Path::new(argument));
        }
        match formats::read_text(argument, &Defaults::default()).and_then(Loaded::whole) {
            Ok(loaded) => Ok(GameInput { file: None, loaded }.reported()),
            Err(_) if is_name(argument) => Err(refuse(format!("There is no file {argument}."))),
            Err(error) => Err(refuse(error.to_string())),
        }
    }

    /// Reads a file of any format. A file's only game is read up to its first mistake, which is reported.
    pub fn of_file(path: &Path) -> Result<GameInput, String> {
        GameInput::of_bytes(path, &read_bytes(path, GAMES_MAX)?)
    }

    /// Reads the bytes of a file of any format.
    pub(crate) fn of_bytes(path: &Path, bytes: &[u8]) -> Result<GameInput, String> {
        let mut loaded = formats::read(bytes, &defaults()).map_err(|error| cannot_use(path, error))?;
        loaded.name_players(|ending| disk::read_names(path, None, ending));
        Ok(GameInput::of_loaded(path, loaded))
    }

    /// The games of a file that is read already.
    pub(crate) fn of_loaded(path: &Path, loaded: Loaded) -> GameInput {
        GameInput { file: Some(shown(path)), loaded }.reported()
    }

    /// Reports what cannot be read, is unused or is overruled.
    fn reported(self) -> GameInput {
        let Loaded { rejected, left_out, cut, unused, overruled, .. } = &self.loaded;
        let prefix = self.prefix();
        if let Some(cut) = cut {
            leave_out(&format!("{prefix}{cut}; only the moves before it are read"));
        }
        let (rejected, left_out) = (rejected.clone(), left_out.clone());
        let (unused, overruled) = (unused.clone(), overruled.clone());
        report(&prefix, Leftovers { rejected, left_out, unused, overruled });
        self
    }

    fn prefix(&self) -> String {
        self.file.as_ref().map_or(String::new(), |name| format!("{name}: "))
    }
}

/// Reports the parts of a file that are in none of its games.
pub(crate) fn report(prefix: &str, leftovers: Leftovers) {
    let Leftovers { rejected, left_out, unused, overruled } = leftovers;
    rejected.iter().for_each(|rejected| leave_out(&format!("{prefix}{rejected}")));
    for variation in left_out {
        leave_out(&format!("{prefix}{variation}; the rest of the variation is kept as a comment"));
    }
    for part in unused {
        complain(&format!("{prefix}line {} was not used: {part}", part.place.line));
        if part.n_more > 0 {
            complain(&format!("{prefix}{} more parts were not used", part.n_more));
        }
    }
    overruled.iter().for_each(|result| complain(&format!("{prefix}{result}")));
}

/// Counts files read one after another. Reports each file that cannot be read, and in the end their number.
#[derive(Default)]
pub(crate) struct FileCount {
    n_files: usize,
    n_unread: usize,
}

impl FileCount {
    /// Counts a file; returns what was read of it, or reports why it cannot be read.
    pub(crate) fn take<T>(&mut self, read: Result<T, String>) -> Option<T> {
        self.n_files += 1;
        self.n_unread += usize::from(read.is_err());
        read.map_err(|sentence| leave_out(&sentence)).ok()
    }

    /// Reports the count, once.
    pub(crate) fn tell(&mut self) {
        let FileCount { n_files, n_unread } = std::mem::take(self);
        if n_files > 1 && n_unread == n_files {
            complain(&format!("None of these {n_files} files can be read."));
        } else if n_files > 1 && n_unread > 0 {
            complain(&format!("{n_unread} of {n_files} files cannot be read."));
        }
    }
}

/// Endings of files that lie beside games but hold none: WTHOR's names of players and tournaments, and pages
/// and pictures made from games.
const NO_GAMES: [&str; 7] = ["jou", "trn", "html", "pdf", "png", "svg", "gif"];

/// The files of a folder that may hold games.
pub(crate) fn games_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = disk::files_in(folder).map_err(|error| cannot_read(folder, &error))?;
    let holds_none = |path: &PathBuf| {
        path.extension().is_some_and(|ending| NO_GAMES.iter().any(|other| ending.eq_ignore_ascii_case(other)))
    };
    paths.retain(|path| !holds_none(path));
    Ok(paths)
}

/// The position that a text gives: the board it draws, or that after its moves from the start on `size`.
pub(crate) fn position_of(text: &str, size: BoardSize, goal: Goal) -> Result<Position, ReadError> {
    let start = Position::start(size);
    if text.trim().is_empty() {
        return Ok(start);
    }
    let loaded = formats::read_text(text, &Defaults { start, goal, ..Defaults::default() })?;
    Ok(*loaded.whole()?.record(0).position())
}

/// The game or position that an argument names: the one with the chosen number, or else the only one.
pub(crate) fn read_position(argument: &str, chosen: &ChosenGame) -> Result<Record, String> {
    let games = GameInput::read(argument)?;
    let (n_games, prefix) = (games.loaded.len(), games.prefix());
    let index = match chosen.game {
        None if n_games == 1 => 0,
        Some(number) => games
            .loaded
            .index_of(number)
            .ok_or_else(|| format!("{prefix}There is no game {number}: there are {n_games}."))?,
        None => return Err(format!("{prefix}There are {n_games} games; choose one with --game NUMBER.")),
    };
    Ok(games.loaded.record(index))
}

/// The weights of a file, or the built-in ones.
pub fn read_weights(path: Option<&Path>) -> Result<Arc<Weights>, String> {
    let Some(path) = path else {
        return Weights::embedded().ok_or("This build has no weights; give --weights.".to_owned());
    };
    Weights::read(&read_data(path)?).map(Arc::new).map_err(|error| cannot_use(path, error))
}

/// The bytes of a book or of weights.
pub fn read_data(path: &Path) -> Result<Vec<u8>, String> {
    read_bytes(path, DATA_MAX)
}

/// The text of bytes, in the encoding that the user names or that the bytes show.
pub(crate) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    ENCODING.get().map_or_else(|| Encoding::decode(bytes).0, |encoding| encoding.read(bytes))
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, String> {
    let bytes = read_bytes(path, TEXT_MAX)?;
    let text = decoded(&bytes);
    // Old systems end lines with a carriage return.
    Ok(if text.contains('\n') { text.into_owned() } else { text.replace('\r', "\n") })
}

/// Writes to a file, atomically replacing an older one, or to standard output.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    write_by(path, |out| Ok(out.write_all(bytes)?))
}

/// Writes a file piece by piece, or to standard output. Replaces an older file once all is written.
/// `write` returns its own errors; those of the file become sentences here.
pub(crate) fn write_by<T>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, ExportError>,
) -> Result<T, String> {
    let failed = |error: ExportError| match error {
        ExportError::Game(reason) => reason,
        ExportError::File(error) => cannot_write(path, error),
    };
    if is_pipe(path) {
        let mut out = BufWriter::new(take_output());
        let written = write(&mut out).and_then(|written| Ok(out.flush().map(|()| written)?));
        return written.map_err(failed);
    }
    export::replace_by(path, write).map_err(failed)
}

/// Larger than any file that a command continues.
const CONTINUED_MAX: u64 = 1 << 30;

/// Opens a file to append lines to, and creates it if need be; for `-` standard output, for `None` a sink.
/// `read` takes the file's whole lines and the incomplete one after them, which is cut off unless it fails.
pub fn continued<T: Default>(
    path: Option<&Path>,
    read: impl FnOnce(&str, &str) -> Result<T, String>,
) -> Result<(Box<dyn Write>, T), String> {
    let Some(path) = path else { return Ok((Box::new(io::sink()), T::default())) };
    if is_pipe(path) {
        return Ok((Box::new(take_output()), T::default()));
    }
    let cannot = |error| cannot_write(path, error);
    let file = File::options().append(true).create(true).open(path).map_err(cannot)?;
    let bytes = read_bytes(path, CONTINUED_MAX)?;
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let [whole, rest] = [&bytes[..end], &bytes[end..]].map(String::from_utf8_lossy);
    let found = read(&whole, &rest).map_err(|error| cannot_use(path, error))?;
    disk::cut(path, end as u64).map_err(cannot)?;
    Ok((Box::new(file), found))
}

/// Takes standard output for a file; results go to standard error from now on.
pub fn take_output() -> impl Write + Send + 'static {
    give_output_to_file();
    Piped
}

/// Reserves standard output for a file that the command writes later, if `path` is `-`.
pub fn leave_output_to(path: Option<&Path>) {
    if path.is_some_and(is_pipe) {
        give_output_to_file();
    }
}

/// Why a file cannot be read.
pub(crate) fn cannot_read(path: &Path, error: &io::Error) -> String {
    let reason = match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::PermissionDenied => "you may not read it".to_owned(),
        _ => error.to_string(),
    };
    refuse(format!("{} cannot be read: {reason}", shown(path)))
}

/// The sentence about a file that cannot be written.
pub fn cannot_write(path: &Path, error: io::Error) -> String {
    match is_pipe(path) {
        true => format!("Standard output cannot be written: {error}"),
        false => format!("{} cannot be written: {error}", path.display()),
    }
}

/// The sentence about a file whose content is not what was expected.
pub fn cannot_use(path: &Path, error: impl Display) -> String {
    refuse(format!("{}: {error}", shown(path)))
}

/// Whether a text that is not a game looks like a file's name: it has folders, or an extension.
fn is_name(text: &str) -> bool {
    let ending = text.rsplit_once('.').map_or("", |(_, ending)| ending);
    let has_ending = ending.starts_with(|c: char| c.is_ascii_alphabetic())
        && ending.len() <= 8
        && ending.chars().all(|c| c.is_ascii_alphanumeric());
    !text.contains('\n') && (has_ending || text.contains(['/', '\\']))
}
