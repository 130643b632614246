//! Your own book: the built-in opening book with the user's changes.
//!
//! [`OwnBook`] holds the changes. [`foreign`] reads other programs' books. This module imports them, adds
//! lines, finds where games left the book, and exports all of it as text ([`import`], [`line()`],
//! [`out_of_book`], [`export`]); [`store`] keeps it in a file that several windows share.

pub mod foreign;
pub mod store;
pub mod editor;
pub mod worker;
pub mod choice;

use engine::book::{Book, BookChange, OwnBook, Stored};
use foreign::{BookFile, BookPosition};
use othello::record::Record;
use othello::rules::{BoardSize, Color, Goal, Move, Position, Setup};
use std::collections::HashSet;

/// The default number of plies of a game or a line to add.
pub const PLIES: usize = 20;
/// The most plies to add: later a book is of no use, since the engine sees to the end.
pub const PLIES_MAX: usize = 40;
/// The number of positions of a game to add where it left the book.
const N_LEARNED: usize = 6;

/// The change that adds the positions of another program's book.
pub fn import(own: &OwnBook, file: &BookFile, name: &str) -> BookChange {
    let stored = |known: &BookPosition| Stored {
        position: known.position,
        value: known.value,
        depth: known.depth,
        selectivity: SELECTIVITY,
        is_open: known.has_moves,
    };
    own.imported(&file.positions.iter().map(stored).collect::<Vec<_>>(), name)
}

/// The assumed selectivity of other programs' midgame searches, in percent.
const SELECTIVITY: u8 = 73;

/// The first positions of a line from the usual start, those that a book can hold.
pub fn line(moves: &[Move], n_plies: usize) -> Vec<Position> {
    let mut moves = moves.iter();
    let next = |position: &Position| position.play(*moves.next()?).ok();
    let is_kept =
        |position: &Position| n_placed(position) <= n_plies.min(PLIES_MAX) && position.outcome().is_none();
    std::iter::successors(Some(Position::start(BoardSize::STANDARD)), next).take_while(is_kept).collect()
}

/// The first positions of a game's shown line, those that a book can hold; none with another start or goal.
pub fn of_game(record: &Record, n_plies: usize) -> Vec<Position> {
    let is_usual =
        record.goal() == Goal::MostDiscs && *record.start() == Position::start(BoardSize::STANDARD);
    if is_usual { line(&moves_of(record), n_plies) } else { Vec::new() }
}

/// The moves of the line shown, before the first correction of its board.
pub fn moves_of(record: &Record) -> Vec<Move> {
    let line = record.line();
    record.before_correction(&line).iter().filter_map(|&node| record.move_into(node)).collect()
}

/// Discs placed since the start.
fn n_placed(position: &Position) -> usize {
    60usize.saturating_sub(position.empties().len())
}

/// Who lost a game; `None` after a draw, before the end, and where the board was corrected.
pub fn loser(record: &Record) -> Option<Color> {
    if record.is_corrected(&record.line()) {
        return None;
    }
    let (_, last) = record.line_positions().last().copied()?;
    last.outcome()?.winner(record.goal()).map(|winner| !winner)
}

/// Where games left a book: from each game the first positions for which the book has no moves, each position
/// once.
pub fn out_of_book<'a>(book: &Book, games: impl IntoIterator<Item = &'a Record>) -> Vec<Position> {
    let mut met = HashSet::new();
    let mut positions = Vec::new();
    for game in games {
        let line = of_game(game, PLIES_MAX);
        let outside = line.into_iter().skip_while(|position| book.is_open(position));
        positions.extend(outside.take(N_LEARNED).filter(|position| met.insert(*position)));
    }
    positions
}

/// The form of an exported text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// As Edax writes and reads it: the positions whose moves are in the book, each with its best move that
    /// leads out of the book.
    #[default]
    Edax,
    /// Every position with its value, for the side to move, which is `X`.
    Values,
}

/// Writes the own positions as text.
pub fn export(book: &Book, own: &OwnBook, form: Form) -> String {
    let stored = own.stored();
    match form {
        Form::Edax => stored.iter().filter_map(|stored| edax_line(book, &stored.position)).collect(),
        Form::Values => stored.iter().filter_map(value_line).collect(),
    }
}

/// Writes as text all positions of a book that the usual start leads to, those with the fewest discs first.
pub fn export_all(book: &Book, form: Form) -> String {
    let mut met = HashSet::new();
    let mut row = vec![Position::start(BoardSize::STANDARD)];
    let mut out = String::new();
    while !row.is_empty() {
        let mut next = Vec::new();
        for position in row {
            let line = match form {
                Form::Edax => edax_line(book, &position),
                Form::Values => value_line(&stored_of(book, &position)),
            };
            out.extend(line);
            for found in book.moves(&position) {
                let Ok(after) = position.play(found.mv).map(Position::after_forced_pass) else { continue };
                if met.insert(after.canonical().0) {
                    next.push(after);
                }
            }
        }
        row = next;
    }
    out
}

/// What a book knows of a position.
fn stored_of(book: &Book, position: &Position) -> Stored {
    let known = book.evaluation(position);
    Stored {
        position: *position,
        value: known.as_ref().map(|known| known.score.discs().clamp(-64, 64) as i8),
        depth: known.as_ref().map_or(0, |known| known.depth),
        selectivity: known.as_ref().map_or(0, |known| known.selectivity),
        is_open: book.is_open(position),
    }
}

fn edax_line(book: &Book, position: &Position) -> Option<String> {
    let moves = book.moves(position);
    let depth = moves.first()?.evaluation.depth;
    let best = moves.iter().find(|found| !found.is_open);
    let discs = |score: i16| score.clamp(-64, 64) as i8;
    let leaf = best.map(|found| (found.mv, discs(found.evaluation.score.discs())));
    let level = best.map_or(depth, |found| found.evaluation.depth);
    Some(foreign::write_edax(position, level, leaf))
}

fn value_line(stored: &Stored) -> Option<String> {
    let value = stored.value?;
    let Setup { size, discs, turn } = Setup::from(&stored.position);
    // The side to move is always the first colour.
    let discs = if turn == Color::Black { discs } else { discs.swapped() };
    let board = Setup { size, discs, turn: Color::Black }.line();
    Some(format!("{} {value}\n", board.trim_end_matches(" X")))
}

#[cfg(test)]
mod tests;
