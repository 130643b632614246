//! `outflank-engine convert`: games from one format to another, and out of a library.

use super::explore::{open, read_library};
use super::find::{SoughtArguments, suggest};
use crate::commands::{complain, refuse};
use crate::input::{self, GameInput, is_pipe, read_bytes, shown};
use clap::Args;
use othello::formats::{Format, WriteAllError, WriteError};
use othello::record::Record;
use outflank_core::library::search::Query;
use outflank_core::library::{GameId, Library};
use outflank_core::storage::export::{self, Layout};
use outflank_core::storage::wthor;
use outflank_core::words;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

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
}

/// The games of the input.
enum Games {
    Loaded(GameInput),
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
    let games = if query == Query::default() { Games::read(from)? } else { Games::find(from, &query)? };
    if arguments.each {
        let to = if arguments.to.is_some() { to.with_extension(&ending[1..]) } else { to.clone() };
        let (_, remark) = export::write(&to, Layout::FileEach, games.records())?;
        remark.iter().for_each(|sentence| complain(sentence));
        return Ok(());
    }
    match format {
        None => write_wthor(from, to, &games),
        Some(format) => {
            let (text, lost) = games.write(format).map_err(|error| format!("{}: {error}", shown(from)))?;
            input::write(to, text.as_bytes())?;
            lost.iter().for_each(|sentence| complain(sentence));
            Ok(())
        }
    }
}

impl Games {
    fn read(path: &Path) -> Result<Games, String> {
        let own = path.join(Library::FILE);
        let path = if path.is_dir() && own.exists() { own.as_path() } else { path };
        if path.is_dir() {
            return GameInput::of_path(path).map(Games::Loaded);
        }
        let bytes = read_bytes(path, Library::BYTES_MAX)?;
        if !Library::looks_like(&bytes) {
            return GameInput::of_bytes(path, &bytes).map(Games::Loaded);
        }
        let library = read_library(path, bytes)?;
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

    fn len(&self) -> usize {
        match self {
            Games::Loaded(games) => games.loaded.len(),
            Games::Library(_, ids) => ids.len(),
        }
    }

    /// The games, which a library makes as they are asked for.
    fn records(&self) -> impl ExactSizeIterator<Item = Result<Record, String>> + '_ {
        (0..self.len()).map(move |index| match self {
            Games::Loaded(games) => Ok(games.loaded.record(index)),
            Games::Library(library, ids) => library.record(ids[index]).map_err(|error| error.to_string()),
        })
    }

    /// The text of all games, and what it could not keep, if anything.
    fn write(&self, format: Format) -> Result<(String, Option<String>), String> {
        if format.ending == Some("outflank") && self.len() != 1 {
            return Err(WriteAllError::One(self.len()).to_string());
        }
        let (mut out, mut is_cut) = (String::new(), false);
        for (number, record) in (1..).zip(self.records()) {
            let named = |error: WriteError| WriteAllError::Game(number, error).to_string();
            let record = record?;
            out += &format.write(&record).map_err(named)?;
            is_cut |= format.cuts(&record);
        }
        Ok((out, words::cut_short(is_cut)))
    }
}

/// Writes the games of a year, and the names beside them.
fn write_wthor(from: &Path, to: &Path, games: &Games) -> Result<(), String> {
    let records: Vec<Record> = games.records().collect::<Result<_, _>>()?;
    let changed = wthor::save(to, &records).map_err(|error| format!("{}: {error}", shown(from)))?;
    changed.iter().for_each(|sentence| complain(sentence));
    Ok(())
}
