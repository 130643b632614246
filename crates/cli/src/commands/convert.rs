//! `outflank-engine convert`: games from one format to another, and out of a library.

use super::arguments::n_threads;
use super::explore::{add_games, open, read_library};
use super::find::{SoughtArguments, suggest};
use super::terminal::Progress;
use crate::commands::{complain, leave_out, refuse};
use crate::input::{self, GameInput, OpenedInput, is_pipe, shown};
use clap::Args;
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use library::import::{ImportSource, Input};
use library::search::Query;
use library::{GameId, Library};
use othello::evaluation::Evaluation;
use othello::formats::{Format, GameStream, Opened};
use othello::record::{NodeId, Record};
use services::storage::export::{self, ExportError, Layout};
use services::storage::wthor;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::vec;

/// Arguments of `convert`.
#[derive(Args, Debug)]
pub struct Convert {
    /// A file of games or positions, or a folder of them: transcript, board, GGF, SGF, PGN, OBF, WTHOR or
    /// Othello Quest, recognized by its content; a library, by its folder or its file; - for standard input
    input: PathBuf,
    /// The file to write; its extension selects the format: .sgf, .ggf, .pgn, .wtb (WTHOR), .obf, .txt or
    /// .outflank; - for standard output
    out: PathBuf,
    /// Write this format, named by its extension, such as sgf
    #[arg(long, value_name = "EXTENSION", required_if_eq("out", "-"))]
    to: Option<String>,
    /// Write each game to a file of its own: OUT.sgf becomes OUT-1.sgf, OUT-2.sgf and so on
    #[arg(long)]
    each: bool,
    /// Only games that `find` finds by these words
    #[arg(long, value_name = "WORDS", default_value = "")]
    find: String,
    #[command(flatten)]
    board: SoughtArguments,
    /// Prove the position of each game with this many empty squares: WTHOR's theoretical score, and its value
    /// in formats that keep values
    #[arg(long, value_name = "EMPTIES", value_parser = clap::value_parser!(u8).range(1..=40))]
    theoretical: Option<u8>,
}

/// The games of the input.
enum Games {
    Loaded(GameInput),
    /// Those of the first file of a folder that has some, and the files after it.
    Folder(GameInput, vec::IntoIter<PathBuf>),
    /// Those of a large file.
    Stream(Box<GameStream<Input>>),
    Library(Box<Library>, Vec<GameId>),
}

/// Converts the games of a file, a folder or a library.
///
/// # Errors
/// With a sentence, when the games cannot be read or the file cannot be written.
pub fn run(arguments: &Convert) -> Result<(), String> {
    let Convert { input: from, out: to, .. } = arguments;
    let ending = match &arguments.to {
        Some(ending) => format!(".{}", ending.trim_start_matches('.')),
        None => to.to_string_lossy().into_owned(),
    };
    let is_wthor = wthor::is_wthor(Path::new(&format!("games{ending}")));
    let format = match is_wthor {
        true => None,
        false => Some(Format::of_name(&ending).map_err(|error| format!("{}: {error}", to.display()))?),
    };
    if is_pipe(to) && (is_wthor || arguments.each) {
        return Err("Standard output takes one file: no WTHOR, which has three, and not one for each game."
            .to_owned());
    }
    let query = Query { text: arguments.find.clone(), board: arguments.board.board()?, ..Query::default() };
    let games = if query == Query::default() {
        Games::read(from, arguments.each)?
    } else {
        Games::find(from, &query)?
    };
    if arguments.each {
        let to = if arguments.to.is_some() { to.with_extension(&ending[1..]) } else { to.clone() };
        let games = games.counted(from)?;
        let numbers = 0..games.len().expect("they were counted");
        let mut records = proven(games.records(from), arguments.theoretical);
        let records = numbers.map(|_| records.next().expect("they were counted"));
        let (_, remark) = export::write(&to, Layout::FileEach, records)?;
        remark.iter().for_each(|sentence| complain(sentence));
        return Ok(());
    }
    let mut progress = Progress::new();
    let records = proven(games.records(from), arguments.theoretical).inspect(|_| progress.count());
    let named = |reason: String| format!("{}: {reason}", shown(from));
    let lost = match format {
        None => wthor::save(to, records).map_err(named)?,
        Some(format) => input::write_by(to, |out| {
            export::write_games(format, records, out).map_err(|error| match error {
                ExportError::Game(reason) => ExportError::Game(named(reason)),
                error => error,
            })
        })?,
    };
    drop(progress);
    lost.iter().for_each(|sentence| complain(sentence));
    Ok(())
}

type Records = Box<dyn Iterator<Item = Result<Record, String>>>;

/// The games with the exact value of the position with so many empty squares, where that is asked for.
fn proven(records: Records, n_empties: Option<u8>) -> Records {
    let Some(n_empties) = n_empties else { return records };
    let mut thinker = Thinker::new(Resources { n_threads: n_threads(None), ..Resources::default() });
    Box::new(records.map(move |record| {
        let mut record = record?;
        let is_it = |node: &NodeId| record.position_at(*node).empties().len() == usize::from(n_empties);
        // Of a position and the one after a pass, the side to move can move in the second.
        if let Some(node) = record.main_line().into_iter().rev().find(is_it) {
            let request =
                Request::new(record.position_at(node), record.goal(), Method::Search(Limits::Solve));
            let (_, report) = thinker.think(&request, &Stop::never(), &|_| ());
            let exact = report.lines.first().filter(|line| line.is_exact());
            if let Some(score) = exact.map(|line| line.score) {
                record.annotations_mut(node).evaluation = Some(Evaluation::saved(score, None));
            }
        }
        Ok(record)
    }))
}

impl Games {
    /// Opens the input; a folder is read file by file, unless its games must be counted.
    fn read(path: &Path, is_counted: bool) -> Result<Games, String> {
        let own = path.join(Library::FILE);
        let path = if path.is_dir() && own.exists() { own.as_path() } else { path };
        if path.is_dir() && is_counted {
            return GameInput::of_path(path).map(Games::Loaded);
        }
        if path.is_dir() {
            let mut files = input::games_in(path)?.into_iter();
            let first = files.find_map(|file| GameInput::of_one(&file));
            let first = first.ok_or_else(|| refuse(format!("{} holds no games.", shown(path))))?;
            return Ok(Games::Folder(first, files));
        }
        let bytes = match input::open_games_so_far(path, Library::looks_like)? {
            OpenedInput::Games(Opened::Whole(loaded)) => {
                return Ok(Games::Loaded(GameInput::of_loaded(path, loaded)));
            }
            OpenedInput::Games(Opened::Stream(games)) => return Ok(Games::Stream(games)),
            OpenedInput::Other(bytes) => bytes,
        };
        Games::of_library(path, read_library(path, bytes)?)
    }

    fn of_library(path: &Path, library: Library) -> Result<Games, String> {
        let kept = library.entries().filter(|(_, entry)| !entry.is_binned);
        let ids: Vec<GameId> = kept.map(|(id, _)| id).collect();
        if ids.is_empty() {
            return Err(refuse(format!("{} holds no games.", shown(path))));
        }
        Ok(Games::Library(Box::new(library), ids))
    }

    /// The games that a query finds, in the order in which they stand there.
    fn find(path: &Path, query: &Query) -> Result<Games, String> {
        let library = open(&path.to_string_lossy())?;
        let found: HashSet<GameId> = library.search(query).into_iter().collect();
        suggest(&library, query, found.len());
        let ids: Vec<GameId> = library.entries().map(|(id, _)| id).filter(|id| found.contains(id)).collect();
        if ids.is_empty() {
            return Err(format!("{}: no game is found.", shown(path)));
        }
        Ok(Games::Library(Box::new(library), ids))
    }

    /// The games, made or read as they are asked for; those that cannot be read are reported.
    fn records(self, path: &Path) -> Records {
        match self {
            Games::Loaded(games) => {
                Box::new((0..games.loaded.len()).map(move |index| Ok(games.loaded.record(index))))
            }
            Games::Folder(first, files) => {
                let games = std::iter::once(first).chain(files.filter_map(|file| GameInput::of_one(&file)));
                Box::new(games.flat_map(|games| {
                    (0..games.loaded.len()).map(move |index| Ok(games.loaded.record(index)))
                }))
            }
            Games::Library(library, ids) => {
                Box::new(ids.into_iter().map(move |id| library.record(id).map_err(|error| error.to_string())))
            }
            Games::Stream(games) => {
                let name = shown(path);
                Box::new(games.filter_map(move |game| {
                    game.map(Ok).map_err(|rejected| leave_out(&format!("{name}: {rejected}"))).ok()
                }))
            }
        }
    }

    /// The games of which it is known how many there are: those of a large file become a library in memory.
    fn counted(self, path: &Path) -> Result<Games, String> {
        let Games::Stream(games) = self else { return Ok(self) };
        let mut library = Library::new();
        add_games(&mut library, path, ImportSource::of_opened(Opened::Stream(games), "", 0))?;
        Games::of_library(path, library)
    }

    /// How many there are; `None` where that is not known yet.
    fn len(&self) -> Option<usize> {
        match self {
            Games::Loaded(games) => Some(games.loaded.len()),
            Games::Folder(..) | Games::Stream(_) => None,
            Games::Library(_, ids) => Some(ids.len()),
        }
    }
}
