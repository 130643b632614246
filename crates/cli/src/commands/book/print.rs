//! What `outflank-engine book` writes about a book: its statistics, and the moves of a position.

use crate::records::{BookInfo, BookMove, BookPosition, Line, Record, names};
use crate::terminal::{Output, Results};
use engine::book::{Book, Effort, Origin, Summary};
use othello::evaluation::Evaluation;
use othello::rules::Position;
use std::fmt::Write;

/// Writes the statistics of a book: how many positions and bytes, and the positions by effort and by ply.
pub(super) fn info(book: &Book, n_bytes: usize, results: &mut Results) -> Result<(), String> {
    let Summary { n_positions, n_open, by_ply, efforts, root } = book.summary();
    let (value, depth) = (root.score.discs(), root.depth);
    let per_position = 8.0 * n_bytes as f64 / n_positions as f64;
    let mut text = format!("{n_positions} positions in {n_bytes} bytes, {per_position:.2} bits each\n");
    _ = writeln!(text, "{n_open} of them with all their moves");
    _ = writeln!(text, "the start is worth {value:+} to Black, {depth} plies deep");
    for (Effort { depth, selectivity, weights }, n) in efforts {
        _ = writeln!(text, "{n:7} searched {depth} plies at {selectivity} %, by the weights {weights:016x}");
    }
    text += "plies  positions  with moves";
    for (ply, (n, n_open)) in by_ply.iter().enumerate() {
        _ = write!(text, "\n{ply:5} {n:10} {n_open:11}");
    }
    let info = BookInfo { positions: n_positions, open: n_open, bytes: n_bytes, value, depth };
    results.put(Record::Book(info), text)
}

/// Writes what a book says of a position, then its moves, each with its value for the side to move, search
/// depth and best line.
pub(super) fn show(book: &Book, position: &Position, results: &mut Results) -> Result<(), String> {
    let (size, turn) = (position.size(), position.turn());
    let (moves, known) = (book.known_moves(position), book.evaluation(position));
    let origin = known.as_ref().map(|_| book.origin(position).unwrap_or_default());
    match (results.output, &known) {
        (Output::Json, known) => {
            let value = known.as_ref().map(|known| known.score.discs());
            let origin = origin.map(|origin| origin_words(origin).to_owned());
            results.record(Record::BookPosition(BookPosition { value, origin, moves: moves.len() }))?;
        }
        (Output::Text, Some(known)) if origin != Some(Origin::Shipped) => {
            let (value, origin) = (known.score.discs(), origin_words(origin.unwrap_or_default()));
            results.line(format_args!("{value:+} for {turn}: {origin} in your own book"))?;
        }
        (Output::Text, _) if !moves.is_empty() => {}
        (Output::Text, None) => results.line("The book does not know this position.")?,
        (Output::Text, Some(known)) => {
            let (value, depth) = (known.plain(), known.depth);
            results.line(format_args!("A leaf of the book: {value} for {turn}, {depth} plies deep."))?;
        }
    }
    for engine::book::BookMove { mv, evaluation, .. } in moves {
        let line = Line { value: (&evaluation).into(), moves: names(&book.line(position, mv), size) };
        let (mv, value) = (mv.name(size), evaluation.score.discs());
        let Evaluation { depth, selectivity, .. } = evaluation;
        let best = line.moves.join(" ");
        let text = format!("{mv:4} {value:+4}  depth {depth:2} at {selectivity} %  {best}");
        results.put(Record::BookMove(BookMove { mv, line, depth, selectivity }), text)?;
    }
    Ok(())
}

/// How a value came into a book.
fn origin_words(origin: Origin) -> &'static str {
    match origin {
        Origin::Shipped => "built in",
        Origin::Searched => "searched",
        Origin::Typed => "given by hand",
        Origin::Imported => "imported",
    }
}
