//! Books as text, a position or a line of moves in each line.

use super::{BookFile, BookFileError, BookPosition, DEPTH, POSITIONS_MAX};
use othello::formats::obf::{self, Problem};
use othello::formats::{Expected, Fault, ggf, transcript};
use othello::rules::{BoardSize, Goal, Move, Position, Setup};

/// Reads a text; empty lines and those that begin with `%` or `#` are skipped.
pub(super) fn read(text: &str) -> Result<BookFile, BookFileError> {
    let mut book = BookFile::default();
    let lines = (1..).zip(text.lines());
    for (number, line) in lines.map(|(number, line)| (number, line.trim())) {
        if line.is_empty() || line.starts_with(['%', '#']) {
            continue;
        }
        if let Err(fault) = read_line(line, &mut book) {
            book.broken(number, fault);
        }
        if book.positions.len() + book.lines.len() > POSITIONS_MAX {
            return Err(BookFileError::TooMany(POSITIONS_MAX));
        }
    }
    Ok(book)
}

fn read_line(line: &str, book: &mut BookFile) -> Result<(), Fault> {
    if let [board, level, mv, score] = line.split(',').collect::<Vec<_>>()[..]
        && let Ok(problem) = problem(board)
    {
        return read_edax(problem.position, [level, mv, score], book);
    }
    let first = line.split([' ', '\t', ',', ';']).next().unwrap_or_default();
    let is_moves = line.starts_with(char::is_alphanumeric) && problem(first).is_err();
    if is_moves { read_moves(line, book) } else { read_obf(line, book) }
}

fn problem(line: &str) -> Result<Problem, Fault> {
    let problem = obf::read(line).map_err(|mistake| mistake.fault)?.pop();
    problem.ok_or_else(|| Fault::expected(Expected::Squares, line))
}

/// Reads a position of Edax' text form: a board with level, best move and score, `21`, `F5`, `-1`.
fn read_edax(position: Position, fields: [&str; 3], book: &mut BookFile) -> Result<(), Fault> {
    let [level, mv, score] = fields.map(str::trim);
    let bad = |field: &str| Fault::expected(Expected::Score, field);
    let depth: i8 = level.parse().ok().filter(|level| (-1..=60).contains(level)).ok_or_else(|| bad(level))?;
    let leaf = match mv {
        "" | "--" => None,
        mv => {
            let value = value(score).ok_or_else(|| bad(score))?;
            Some((ggf::read_move(mv, BoardSize::STANDARD).ok_or_else(|| bad(mv))?.mv, value))
        }
    };
    let depth = depth.max(1) as u8;
    book.add(BookPosition { position, value: None, depth, has_moves: true }, leaf);
    Ok(())
}

/// A board with one score, or with its moves and their scores (OBF).
fn read_obf(line: &str, book: &mut BookFile) -> Result<(), Fault> {
    let problem = problem(line)?;
    if problem.score.is_none() {
        return Err(Fault::expected(Expected::BookLine, line));
    }
    let discs = |score: i32| i8::try_from(score.clamp(-64, 64)).ok();
    let (position, has_moves) = (problem.position, !problem.moves.is_empty());
    let value = problem.score.filter(|_| !has_moves).and_then(discs);
    book.add(BookPosition { position, value, depth: DEPTH, has_moves }, None);
    // One ply more than `DEPTH`, since `add` stores the position after each move with one ply less.
    let known = BookPosition { position, value: None, depth: DEPTH + 1, has_moves: false };
    for (mv, score) in problem.moves {
        book.add(known.clone(), discs(score).map(|value| (mv, value)));
    }
    Ok(())
}

/// Reads moves, with the value of the position after them or without: `f5d6c3 -1`, `f5d6c3;-1`, `f5d6c3`.
fn read_moves(line: &str, book: &mut BookFile) -> Result<(), Fault> {
    let start = Position::start(BoardSize::STANDARD);
    let ends_a_word = |c: char| c.is_whitespace() || matches!(c, ';' | ':' | ',' | '=');
    let last = line.rsplit(ends_a_word).next().unwrap_or_default();
    let (moves, value) = match value(last) {
        // A lone number is a move number or a rank, and a value never stands first.
        Some(value) if last.len() < line.len() => (&line[..line.len() - last.len()], Some(value)),
        _ => (line, None),
    };
    let moves = moves.trim_end_matches(ends_a_word);
    let record =
        transcript::read(moves, &start, Goal::MostDiscs).map_err(|error| Fault::Moves(Box::new(error)))?;
    match value {
        Some(_) => {
            let position = *record.position();
            book.add(BookPosition { position, value, depth: DEPTH, has_moves: false }, None);
        }
        None => book.lines.push(record.moves()),
    }
    Ok(())
}

/// Reads a value in discs, rounded to whole ones.
fn value(text: &str) -> Option<i8> {
    let discs: f32 = text.trim().replace('−', "-").parse().ok()?;
    (discs.is_finite() && discs.abs() <= 64.0).then_some(discs.round() as i8)
}

/// A position in Edax' text form, as far as it is known: `level` is the depth of its value, and the best move
/// is written where one is known.
pub fn write_edax(position: &Position, level: u8, best: Option<(Move, i8)>) -> String {
    let board = Setup::from(position).line();
    let name = |mv| ggf::move_name(mv, BoardSize::STANDARD);
    let (best, value) = best.map_or(("--".to_owned(), -127), |(mv, value)| (name(mv), value));
    format!("{board},{level},{best},{value}\n")
}
