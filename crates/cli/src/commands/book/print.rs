//! What `outflank-engine book` writes about a book: its numbers, and the moves of a position.

use super::Output;
use crate::records::{self, BookInfo, BookMove, BookPosition, Line, Record};
use engine::book::{Book, Origin, Summary};
use othello::evaluation::Evaluation;
use othello::rules::{Move, Position};
use std::io::{self, Write};

/// Writes the numbers of a book: positions, bytes, efforts and plies.
///
/// # Errors
/// When a line cannot be written.
pub fn info(book: &Book, n_bytes: usize, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let Summary { n_positions, n_open, by_ply, efforts, root } = book.summary();
    if output == Output::Json {
        let (value, depth) = (root.score.discs(), root.depth);
        let info = BookInfo { positions: n_positions, open: n_open, bytes: n_bytes, value, depth };
        return records::write(out, &Record::Book(info));
    }
    let per_position = 8.0 * n_bytes as f64 / n_positions as f64;
    writeln!(out, "{n_positions} positions in {n_bytes} bytes, {per_position:.2} bits each")?;
    writeln!(out, "{n_open} of them with all their moves")?;
    writeln!(out, "the start is worth {:+} to Black, {} plies deep", root.score.discs(), root.depth)?;
    for (effort, n) in efforts {
        let (depth, selectivity) = (effort.depth, effort.selectivity);
        writeln!(
            out,
            "{n:7} searched {depth} plies at {selectivity} %, by the weights {:016x}",
            effort.weights
        )?;
    }
    writeln!(out, "plies  positions  with moves")?;
    for (ply, (n, n_open)) in by_ply.iter().enumerate() {
        writeln!(out, "{ply:5} {n:10} {n_open:11}")?;
    }
    Ok(())
}

/// Writes what a book says of a position, then its moves, each with its value for the side to move, search
/// depth and best line.
///
/// # Errors
/// When a line cannot be written.
pub fn show(book: &Book, position: &Position, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let size = position.size();
    let names = |moves: &[Move]| moves.iter().map(|mv| mv.name(size)).collect::<Vec<_>>();
    let (moves, known) = (book.known_moves(position), book.evaluation(position));
    let origin = known.as_ref().map(|_| book.origin(position).unwrap_or_default());
    match (output, &known) {
        (Output::Json, known) => {
            let value = known.as_ref().map(|known| known.score.discs());
            let origin = origin.map(|origin| origin_words(origin).to_owned());
            let moves = moves.len();
            records::write(out, &Record::BookPosition(BookPosition { value, origin, moves }))?;
        }
        (Output::Text, Some(known)) if origin != Some(Origin::Shipped) => {
            let (value, origin) = (known.score.discs(), origin_words(origin.unwrap_or_default()));
            writeln!(out, "{value:+} for {}: {origin} in your own book", position.turn())?;
        }
        (Output::Text, _) if !moves.is_empty() => {}
        (Output::Text, None) => writeln!(out, "The book does not know this position.")?,
        (Output::Text, Some(known)) => {
            let (value, depth) = (known.plain(), known.depth);
            writeln!(out, "A leaf of the book: {value} for {}, {depth} plies deep.", position.turn())?;
        }
    }
    for engine::book::BookMove { mv, evaluation, .. } in moves {
        let line = names(&book.line(position, mv));
        let (name, value) = (mv.name(size), evaluation.score.discs());
        let Evaluation { depth, selectivity, .. } = evaluation;
        match output {
            Output::Text => {
                writeln!(out, "{name:4} {value:+4}  depth {depth:2} at {selectivity} %  {}", line.join(" "))?
            }
            Output::Json => {
                let line = Line { value: (&evaluation).into(), moves: line };
                let record = BookMove { mv: name, line, depth, selectivity };
                records::write(out, &Record::BookMove(record))?;
            }
        }
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
