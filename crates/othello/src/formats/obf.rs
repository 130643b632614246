//! OBF: positions of the 8×8 board with known scores, one a line, for testing solvers.
//!
//! A line holds 64 squares (`X` Black, `O` White, `-` empty), the side to move, then fields ended by `;`:
//! moves with their scores (`G8:+18`, the best first), or one score of the position alone. `%` begins a
//! comment; `#` and `//` do so at the start of a line. Lists without semicolons are read too: the board and
//! the side, perhaps numbered, in a table, or with a score. Scores are disc differences for the side to move.
//! The format is that of Edax' test files (<https://github.com/abulmo/edax-reversi>).

use super::board_text::{self, Drawn};
use super::loaded::ReadGame;
use super::normal::NormalText;
use super::{Expected, Fault, GAMES_MAX, LINES_SHOWN, Mistake, detect, read_move, unused};
use crate::record::Record;
use crate::rules::{BoardSize, Goal, Move, Position, Setup};
use std::mem;

/// One line of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// A position of 8×8, where most discs win.
    pub position: Position,
    /// The position's score, if the line has one: the best of its moves' scores.
    pub score: Option<i32>,
    /// The moves the line scores, in its order.
    pub moves: Vec<(Move, i32)>,
}

/// Reads a file; skips comments, and lines of words among the problems.
///
/// ```
/// use othello::formats::obf;
///
/// let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;\n";
/// let problem = obf::read(line).unwrap().remove(0);
/// assert_eq!((problem.position.empties().len(), problem.score), (14, Some(18)));
/// assert_eq!(obf::write(&problem.position, problem.score), format!("{} +18;\n", &line[..67]));
/// ```
///
/// # Errors
/// At the first line that does not hold a position.
pub fn read(text: &str) -> Result<Vec<Problem>, Mistake> {
    read_each(text).collect()
}

/// Reads each line by itself: a broken one is an error, and the others are read.
pub fn read_each(text: &str) -> impl Iterator<Item = Result<Problem, Mistake>> {
    let normal = NormalText::new(text);
    let lines = (1..).zip(normal.text().lines());
    let lines = lines.map(|(number, line)| (number, line.split('%').next().unwrap_or("").trim()));
    let read = lines.filter(|(_, line)| !line.is_empty()).filter_map(|(number, line)| {
        let read = || problem(line).map_err(|fault| fault.in_line(number));
        (!is_remark(line)).then(|| (is_words(line), read()))
    });
    let mut problems: Vec<_> = read.take(GAMES_MAX + 1).collect();
    // Words among problems are skipped; a text of words alone keeps its errors.
    if problems.iter().any(|(_, problem)| problem.is_ok()) {
        problems.retain(|(is_words, problem)| problem.is_ok() || !is_words);
    }
    problems.into_iter().map(|(_, problem)| problem)
}

/// The positions as games without moves; the first lists the words among the problems.
pub(super) fn games(text: &str, goal: Goal) -> impl Iterator<Item = ReadGame> {
    let is_skipped = |line: &str| is_words(NormalText::new(line).text()) && !is_remark(line);
    let mut words = unused::lines(text, 0..text.len(), is_skipped);
    read_each(text).map(move |problem| {
        let game = problem.map(|problem| Record::new(problem.position, goal)).into();
        ReadGame { unused: mem::take(&mut words), ..game }
    })
}

fn is_words(line: &str) -> bool {
    board_text::is_words(line) && board(line).is_none()
}

fn is_remark(line: &str) -> bool {
    ["#", "//", "%"].iter().any(|sign| line.starts_with(sign)) && board(line).is_none()
}

/// One line with a position of 8×8 and its score, if that is known.
pub fn write(position: &Position, score: Option<i32>) -> String {
    let score = score.map_or(String::new(), |score| format!(" {score:+};"));
    format!("{};{score}\n", Setup::from(position).line())
}

fn problem(line: &str) -> Result<Problem, Fault> {
    let (setup, fields) = match board(line) {
        Some(found) => {
            let fields = &line[found.bytes.end..];
            let word = fields.trim_start_matches(|c: char| c.is_whitespace() || "\"',|".contains(c));
            let begins_fields = |c: char| c.is_ascii_digit() || "+-;".contains(c);
            match word.chars().next().filter(|c| !found.has_turn && !begins_fields(*c)) {
                Some(sign) => return Err(wrong_side(sign)),
                None => (found.setup, fields),
            }
        }
        None => {
            let (board, fields) = line.split_once(';').unwrap_or((line, ""));
            let mut squares: String = board.split_whitespace().collect();
            let last = squares.pop().filter(|_| squares.chars().count() == BoardSize::STANDARD.area());
            let last = last.ok_or_else(|| Fault::expected(Expected::Squares, line))?;
            let turn = Setup::read_disc(last).flatten().ok_or_else(|| wrong_side(last))?;
            (Setup::parse(&squares, BoardSize::STANDARD, turn)?, fields)
        }
    };
    let position = setup.position()?;
    let (mut score, mut moves) = (None, Vec::new());
    let read_move = |name: &str| read_move(name, BoardSize::STANDARD);
    let is_strict = fields.contains(';');
    let fields = fields.split(|c: char| if is_strict { c == ';' } else { ",\t".contains(c) });
    let is_blank = |c: char| c.is_whitespace() || "\"'".contains(c);
    for field in fields.map(|field| field.trim_matches(is_blank)).filter(|field| !field.is_empty()) {
        let bad = || Fault::expected(Expected::Score, field);
        match field.split_once(':') {
            // `Best: f2` is for people.
            Some((name, _)) if name.chars().count() > 2 && read_move(name).is_none() => {}
            Some((mv, value)) => {
                moves.push((read_move(mv).ok_or_else(bad)?, read_score(value).ok_or_else(bad)?))
            }
            None if is_strict || !field.contains(|c: char| c.is_alphabetic() || c == '.') => {
                score = Some(read_score(field).ok_or_else(bad)?)
            }
            // A field that begins like a move must have a score; other columns of a table may hold anything.
            None if detect::is_moves(&field.chars().take(2).collect::<String>()) => return Err(bad()),
            None => {}
        }
    }
    let score = score.or_else(|| moves.iter().map(|(_, score)| *score).max());
    Ok(Problem { position, score, moves })
}

fn wrong_side(found: char) -> Fault {
    Fault::expected(Expected::Side, found.encode_utf8(&mut [0; 4]))
}

/// The board of 8×8 in a line.
fn board(line: &str) -> Option<Drawn> {
    board_text::line_board(line, &[BoardSize::STANDARD])
}

/// Whether a plain text has a line with a board and fields, several such boards, or a broken one before `;`.
pub(super) fn looks_like(plain: &str) -> bool {
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('%'));
    let mut boards = lines.clone().take(LINES_SHOWN).filter_map(|line| Some((line, board(line)?)));
    let is_field = |c: char| c.is_ascii_digit() || c == ';';
    match boards.next() {
        Some((line, first)) => boards.next().is_some() || line[first.bytes.end..].contains(is_field),
        None => {
            let (board, _) = lines.clone().next().and_then(|line| line.split_once(';')).unwrap_or_default();
            board.len() > 60 && board_text::looks_like(board)
        }
    }
}

fn read_score(text: &str) -> Option<i32> {
    text.trim().parse().ok().filter(|score| (-64..=64).contains(score))
}
