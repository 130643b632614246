//! `outflank-engine convert`: games from one format to another, and out of a library.

use super::find::{SoughtArguments, suggest};
use crate::database::open;
use crate::input::{self, is_pipe, shown};
use crate::source;
use crate::terminal::{complain, progress_line, refuse};
use clap::Args;
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use library::game::{LibraryGame, Origin};
use library::search::Query;
use library::{GameId, Library};
use othello::evaluation::Evaluation;
use othello::formats::Format;
use othello::record::{NodeId, Record};
use services::storage::export::{self, ExportError, Layout};
use services::storage::wthor;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use system::worker::n_processors;

#[derive(Args, Debug)]
pub(super) struct Convert {
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

/// The games of the input, read as they are asked for.
type Games = Box<dyn Iterator<Item = Result<Record, String>>>;

/// Converts the games of a file, a folder or a library.
pub(super) fn run(arguments: &Convert) -> Result<(), String> {
    let Convert { input: from, out: to, .. } = arguments;
    let name_or_ext = match &arguments.to {
        Some(ending) => format!(".{}", ending.trim_start_matches('.')),
        None => to.to_string_lossy().into_owned(),
    };
    let is_wthor = wthor::is_wthor(Path::new(&format!("games{name_or_ext}")));
    let format = match is_wthor {
        true => None,
        false => Some(Format::of_name(&name_or_ext).map_err(|error| format!("{}: {error}", to.display()))?),
    };
    if is_pipe(to) && (is_wthor || arguments.each) {
        return Err("Standard output takes one file: no WTHOR, which has three, and not one for each game."
            .to_owned());
    }
    let query = Query { text: arguments.find.clone(), board: arguments.board.board()?, ..Query::default() };
    let games = if query == Query::default() { read(from)? } else { find(from, &query)? };
    let games = proven(games, arguments.theoretical);
    let named = |reason: String| format!("{}: {reason}", shown(from));
    if arguments.each {
        let to = if arguments.to.is_some() { to.with_extension(&name_or_ext[1..]) } else { to.clone() };
        // File names pad numbers to the width of the last one, so a library holds all games first, packed.
        let mut library = Library::new();
        for game in games {
            let game = LibraryGame::of_record(&game?, Origin::Imported, 0);
            library.add(game).map_err(|error| named(error.to_string()))?;
        }
        let ids: Vec<GameId> = library.entries().map(|(id, _)| id).collect();
        let mut records = ids.into_iter().map(|id| library.record(id).map_err(|error| error.to_string()));
        let (_, remark) = export::write(&to, Layout::FileEach, &mut records)?;
        remark.iter().for_each(|sentence| complain(sentence));
        return Ok(());
    }
    let progress = progress_line("{human_pos} games");
    // On a terminal a line of progress would stand among the games.
    let is_shown = !is_pipe(to);
    let records = games.inspect(|_| {
        if is_shown {
            progress.inc(1)
        }
    });
    let remark = match format {
        None => wthor::save(to, records).map_err(named)?,
        Some(format) => input::write_by(to, |out| {
            export::write_games(format, records, out).map_err(|error| match error {
                ExportError::Game(reason) => ExportError::Game(named(reason)),
                error => error,
            })
        })?,
    };
    drop(progress);
    remark.iter().for_each(|sentence| complain(sentence));
    Ok(())
}

/// Proves the position of each game that has `n_empties` empty squares, and keeps its value in the game.
fn proven(records: Games, n_empties: Option<u8>) -> Games {
    let Some(n_empties) = n_empties else { return records };
    let mut thinker = Thinker::new(Resources { n_threads: n_processors(), ..Resources::default() });
    Box::new(records.map(move |record| {
        let mut record = record?;
        let is_wanted = |node: &NodeId| record.position_at(*node).empties().len() == usize::from(n_empties);
        // From the end: of two positions with a pass between them, only the second has a move.
        if let Some(node) = record.main_line().into_iter().rev().find(is_wanted) {
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

/// All games of the input, at least one.
fn read(path: &Path) -> Result<Games, String> {
    let mut games = source::games(&[path.to_string_lossy().into_owned()])?.peekable();
    if games.peek().is_none() {
        return Err(refuse(format!("{} holds no games.", shown(path))));
    }
    Ok(Box::new(games.map(|(_, record)| Ok(record))))
}

/// The games that a query finds, in the order of the library.
fn find(path: &Path, query: &Query) -> Result<Games, String> {
    let library = open(&path.to_string_lossy())?;
    let found: HashSet<GameId> = library.search(query).into_iter().collect();
    suggest(&library, query, found.len());
    let ids: Vec<GameId> = library.entries().map(|(id, _)| id).filter(|id| found.contains(id)).collect();
    if ids.is_empty() {
        return Err(format!("{}: no game is found.", shown(path)));
    }
    Ok(Box::new(ids.into_iter().map(move |id| library.record(id).map_err(|error| error.to_string()))))
}
