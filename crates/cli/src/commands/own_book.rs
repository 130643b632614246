//! `outflank-engine book` for a book of one's own: brought in, extended, corrected, learned, undone, written
//! out.

use engine::book::{Book, Change, Grower, MergedBook, OwnBook, Subject, What};
use othello::formats::books::BookFile;
use othello::record::Record;
use othello::rules::{Move, Position};
use outflank_core::own_book;
use std::io::{self, Write};

/// The change by which a book of another program comes in, and what is said of it.
///
/// # Errors
/// When a line cannot be written.
pub fn import(own: &OwnBook, file: &BookFile, name: &str, out: &mut dyn Write) -> io::Result<Change> {
    let change = own_book::import(own, file, name);
    let (n, n_new) = (file.positions.len(), change.n_positions());
    writeln!(out, "{name}: {n} positions, {n_new} of them new or better known")?;
    if let Some(first) = &file.first_broken {
        writeln!(out, "{} lines were left out; {first}", file.n_broken)?;
    }
    Ok(change)
}

/// The change by which these positions come in with all their moves.
pub fn open(
    own: &OwnBook,
    positions: &[Position],
    subject: Subject,
    grower: &mut Grower,
    progress: &mut dyn FnMut(&str),
) -> Option<Change> {
    let book = merged(own)?;
    let mut tell = |n_done: usize| {
        progress(&format!("{n_done} of {} positions", positions.len()));
        true
    };
    let change = grower.open_all(MergedBook { book: &book, own }, positions, subject, &mut tell);
    progress("");
    Some(change)
}

/// The positions at which games left the book, of those that a player lost, or of all.
pub fn left(own: &OwnBook, games: &[Record], player: Option<&str>) -> Vec<Position> {
    let is_meant = |game: &&Record| match (player, own_book::loser(game)) {
        (None, _) => true,
        (Some(_), None) => false,
        (Some(player), Some(loser)) => {
            let name = &game.header.players[loser];
            name.to_lowercase().contains(&player.to_lowercase())
        }
    };
    merged(own).map_or(Vec::new(), |book| own_book::left(&book, games.iter().filter(is_meant)))
}

/// The change by which what follows a position comes in.
pub fn extend(
    own: &OwnBook,
    (position, n_positions): (&Position, usize),
    name: &str,
    grower: &mut Grower,
    progress: &mut dyn FnMut(&str),
) -> Option<Change> {
    let book = merged(own)?;
    let mut tell = |n_done: usize| {
        progress(&format!("{n_done} of {n_positions} positions"));
        true
    };
    let subject = Subject::new(What::Extended, name);
    let change =
        grower.extend_after(MergedBook { book: &book, own }, position, n_positions, subject, &mut tell);
    progress("");
    Some(change)
}

/// The program's book with what was changed.
pub fn merged(own: &OwnBook) -> Option<Book> {
    Book::embedded().map(|book| book.with(own))
}

/// Writes what was done to a book, the last first.
///
/// # Errors
/// When a line cannot be written.
pub fn history(own: &OwnBook, out: &mut dyn Write) -> io::Result<()> {
    for (subject, n) in own.history() {
        writeln!(out, "{} ({n} positions)", done(subject))?;
    }
    writeln!(out, "{} positions are one's own", own.n_positions())
}

/// `corrected by hand: f5d6c3`.
pub fn done(subject: &Subject) -> String {
    let what = match subject.what {
        What::Typed => "a value given",
        What::Searched => "searched deeper",
        What::Extended => "extended",
        What::Line => "a line added",
        What::Removed => "taken out",
        What::Imported => "brought in",
        What::Learned => "learned from games",
    };
    if subject.name.is_empty() { what.to_owned() } else { format!("{what}: {}", subject.name) }
}

/// The moves of a record's line, as a name for what is done there.
pub fn name(record: &Record) -> String {
    let moves: Vec<Move> = record.line().into_iter().filter_map(|node| record.move_into(node)).collect();
    let squares = moves.iter().filter_map(|mv| mv.square());
    squares.map(|square| square.name(record.start().size())).collect()
}
