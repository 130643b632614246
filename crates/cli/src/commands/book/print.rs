//! What `outflank-engine book` writes about a book: its numbers, and the moves of a position.

use super::Output;
use engine::book::{Book, BookMove, Origin, Summary};
use othello::evaluation::Evaluation;
use othello::rules::{Move, Position};
use serde_json::json;
use std::io::{self, Write};

/// Writes the numbers of a book: positions, bytes, efforts and plies.
///
/// # Errors
/// When a line cannot be written.
pub fn info(book: &Book, n_bytes: usize, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let Summary { n_positions, n_open, by_ply, efforts, root } = book.summary();
    if output == Output::Json {
        let object = json!({
            "positions": n_positions, "open": n_open, "bytes": n_bytes, "value": root.score.discs(),
            "depth": root.depth,
        });
        return writeln!(out, "{object}");
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

/// Writes the moves of a position in a book, each with its value for the side to move, search depth and best
/// line.
///
/// # Errors
/// When a line cannot be written.
pub fn show(book: &Book, position: &Position, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let size = position.size();
    let names = |moves: &[Move]| moves.iter().map(|mv| mv.name(size)).collect::<Vec<_>>();
    let own = book.evaluation(position).filter(|_| book.origin(position) != Some(Origin::Shipped));
    if let Some(own) = own {
        let (value, origin) = (own.score.discs(), origin_words(book.origin(position).unwrap_or_default()));
        match output {
            Output::Text => {
                writeln!(out, "{value:+} for {}: {origin} in your own book", position.turn())?;
            }
            Output::Json => writeln!(out, "{}", json!({ "value": value, "origin": origin }))?,
        }
    }
    let moves = book.known_moves(position);
    if moves.is_empty() {
        let known = book.evaluation(position);
        return match (output, known) {
            (Output::Json, _) => writeln!(out, "{}", json!({ "moves": [] })),
            (Output::Text, None) => writeln!(out, "The book does not know this position."),
            (Output::Text, Some(known)) => {
                let (value, depth) = (known.plain(), known.depth);
                writeln!(out, "A leaf of the book: {value} for {}, {depth} plies deep.", position.turn())
            }
        };
    }
    for BookMove { mv, evaluation, .. } in moves {
        let line = names(&book.line(position, mv));
        let (name, value) = (mv.name(size), evaluation.score.discs());
        let Evaluation { depth, selectivity, .. } = evaluation;
        match output {
            Output::Text => {
                writeln!(out, "{name:4} {value:+4}  depth {depth:2} at {selectivity} %  {}", line.join(" "))?
            }
            Output::Json => {
                let object = json!({
                    "move": name, "value": value, "depth": depth, "selectivity": selectivity, "line": line,
                });
                writeln!(out, "{object}")?;
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
