//! Boards with the moves that stand beside them: a game from the position, or one that ends with it.

use super::board_text::{self, BoardTextError, Drawn};
use super::loaded::Reading;
use super::normal::NormalText;
use super::text;
use super::{Defaults, Place, ReadError, detect};
use crate::record::Record;
use crate::rules::{BoardSize, Color, Goal, Position, Setup};

/// One square alone is talked about, two are moves.
const MOVES_MIN: usize = 2;

/// A board in one line, and where what follows it begins.
struct LineBoard {
    setup: Setup,
    has_turn: bool,
    /// The byte behind the board and its side to move.
    end: usize,
    /// The line, from 0.
    line: usize,
}

/// The boards of 8×8 that a plain text has in one line: 64 signs, or eight words of eight.
fn line_boards(plain: &str) -> Vec<LineBoard> {
    let mut boards = Vec::new();
    let mut begin = 0;
    for (number, line) in plain.split('\n').enumerate() {
        boards.extend(line_board(line).map(|(setup, has_turn, end)| LineBoard {
            setup,
            has_turn,
            end: begin + end,
            line: number,
        }));
        begin += line.len() + 1;
    }
    boards
}

/// The board of a line, whether it names the side to move, and the byte behind both.
fn line_board(line: &str) -> Option<(Setup, bool, usize)> {
    const SIDE: usize = 8;
    let size = BoardSize::STANDARD;
    let is_around = |c: char| c.is_whitespace() || "\"',;()[]|".contains(c);
    let words: Vec<&str> = line.split(is_around).filter(|word| !word.is_empty()).take(4 * SIDE).collect();
    let signs = |word: &str| {
        let is_plain = !word.contains(|c: char| c.is_ascii_digit());
        board_text::one_line(word).filter(|_| is_plain)
    };
    let end_of = |word: &str| word.as_ptr().addr() - line.as_ptr().addr() + word.len();
    let whole = words.iter().find_map(|word| {
        let squares = signs(word).filter(|signs| (size.area()..=size.area() + 1).contains(&signs.len()))?;
        Some((squares, end_of(word)))
    });
    let (mut squares, mut end) = whole.or_else(|| {
        words.windows(SIDE).find_map(|row| {
            let rows: Option<Vec<Vec<char>>> =
                row.iter().map(|word| signs(word).filter(|row| row.len() == SIDE)).collect();
            Some((rows?.concat(), end_of(row[SIDE - 1])))
        })
    })?;
    let disc = |c: char| Setup::read_disc(if "#@".contains(c) { 'X' } else { c }).flatten();
    let mut turn = if squares.len() > size.area() { squares.pop().and_then(disc) } else { None };
    let rest = line[end..].trim_start_matches(is_around);
    let mut signs = rest.chars();
    let side = signs.next().and_then(disc).filter(|_| !signs.next().is_some_and(char::is_alphanumeric));
    if turn.is_none() && side.is_some() {
        end = line.len() - rest.len() + rest.chars().next().map_or(0, char::len_utf8);
        turn = side;
    }
    if turn.is_none() {
        let word = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        turn = board_text::read_turn(word).filter(|_| word.chars().count() > 2);
        end = turn.map_or(end, |_| line.len() - rest.len() + word.len());
    }
    let text: String = squares.into_iter().collect();
    let setup = Setup::parse(&text, size, turn.unwrap_or(Color::Black)).ok()?;
    setup.position().ok().map(|_| (setup, turn.is_some(), end))
}

/// Whether a plain text has boards in one line with moves behind them; fields with scores have colons.
pub(super) fn have_moves(plain: &str) -> bool {
    let lines = plain.lines().take(LINES_SHOWN).filter_map(|line| Some(&line[line_board(line)?.2..]));
    lines.into_iter().any(|rest| !rest.contains(':') && detect::is_moves(rest))
}

/// How many lines show what all of them are.
const LINES_SHOWN: usize = 20;

/// Whether a plain text has a board in one line.
pub(super) fn has_line(plain: &str) -> bool {
    plain.lines().take(LINES_SHOWN).any(|line| line_board(line).is_some())
}

/// Reads boards in one line, and the moves behind each, in its line and those after it.
fn read_lines(normal: &NormalText, boards: &[LineBoard], goal: Goal) -> Result<Reading, ReadError> {
    let plain = normal.text();
    let mut games: Vec<Result<Record, ReadError>> = Vec::new();
    let mut unused = Vec::new();
    for (index, board) in boards.iter().enumerate() {
        let next = boards.get(index + 1).map(|next| next.line);
        let begin_of = |line: usize| plain.split('\n').take(line).map(|line| line.len() + 1).sum::<usize>();
        let end = next.map_or(plain.len(), begin_of);
        let moves = &plain[board.end.min(end)..end];
        let position = board.setup.position().map_err(BoardTextError::Discs)?;
        let mut other = board.setup.clone();
        other.turn = !other.turn;
        let mut starts = vec![position];
        starts.extend(other.position().ok().filter(|_| !board.has_turn));
        if !detect::is_moves(moves) {
            games.push(Ok(Record::new(position, goal)));
            continue;
        }
        let place = normal.place(board.end);
        match text::read_from(moves, &starts, false, goal) {
            Ok(mut reading) => {
                games.extend(reading.records.into_iter().map(Ok));
                let cut = reading.left_out.pop_if(|_| reading.is_cut);
                games.extend(reading.rejected.into_iter().chain(cut).map(|mut rejected| {
                    rejected.error.shift(place);
                    Err(rejected.error)
                }));
                unused.extend(
                    reading
                        .unused
                        .into_iter()
                        .map(|part| part.shifted(place, normal.original_byte(board.end))),
                );
            }
            Err(mut error) => {
                error.shift(place);
                games.push(Ok(Record::new(position, goal)));
                games.push(Err(error));
            }
        }
    }
    let mut reading = Reading::of(games)?;
    reading.unused = unused;
    Ok(reading)
}

/// Reads the boards of a text, and the moves between them.
pub(super) fn read(text: &str, defaults: &Defaults) -> Result<Reading, ReadError> {
    let normal = NormalText::new(text);
    let in_lines = line_boards(normal.text());
    if !in_lines.is_empty() {
        return read_lines(&normal, &in_lines, defaults.goal);
    }
    let lines: Vec<&str> = normal.text().lines().collect();
    let boards = board_text::read_each(text, defaults.size);
    let places: Vec<_> = boards.iter().flatten().map(|board| board.lines.clone()).collect();
    let mut games: Vec<Result<Record, ReadError>> = Vec::new();
    let first = places.first().map_or(0, |place| place.start);
    let mut before = moves(&lines, 0, first);
    for board in boards {
        let board = match board {
            Ok(board) => board,
            Err(error) => {
                games.push(Err(error.into()));
                continue;
            }
        };
        let end = board.lines.end;
        let next = places.iter().map(|place| place.start).find(|start| *start >= end).unwrap_or(lines.len());
        let after = moves(&lines, end, next);
        let Drawn { setup, has_turn, .. } = board;
        let position = setup.position().map_err(BoardTextError::Discs)?;
        let mut other = setup;
        other.turn = !other.turn;
        let other = other.position().map_err(BoardTextError::Discs)?;
        let starts = if has_turn { vec![position] } else { vec![position, other] };
        let mut is_shown = false;
        for beside in [before.take(), after].into_iter().flatten() {
            let (moves, place) = beside;
            let from_board = text::read_from(&moves, &starts, false, defaults.goal);
            let from_start = from_board.or_else(|error| {
                let starts = [defaults.start, Position::start(position.size())];
                text::read_from(&moves, &starts, false, defaults.goal).map_err(|_| error)
            });
            match from_start {
                Ok(reading) => {
                    let shows = |record: &Record| {
                        starts.contains(record.start()) || record.position().discs() == position.discs()
                    };
                    is_shown |= reading.records.iter().any(shows);
                    games.extend(reading.records.into_iter().map(Ok));
                    games.extend(reading.rejected.into_iter().map(|mut rejected| {
                        rejected.error.shift(place);
                        Err(rejected.error)
                    }));
                }
                Err(mut error) => {
                    error.shift(place);
                    if !std::mem::replace(&mut is_shown, true) {
                        games.push(Ok(Record::new(position, defaults.goal)));
                    }
                    games.push(Err(error));
                }
            }
        }
        if !is_shown {
            games.push(Ok(Record::new(position, defaults.goal)));
        }
    }
    Reading::of(games)
}

/// The moves in some lines, and where these begin.
fn moves(lines: &[&str], begin: usize, end: usize) -> Option<(String, Place)> {
    let lines = lines.get(begin..end)?;
    let moves: Vec<&str> =
        lines.iter().map(|line| if board_text::read_turn(line).is_some() { "" } else { *line }).collect();
    let text = moves.join("\n");
    let pairs = text.as_bytes().windows(2);
    let is_square =
        |pair: &&[u8]| matches!(pair[0].to_ascii_lowercase(), b'a'..=b'p') && matches!(pair[1], b'1'..=b'9');
    (pairs.filter(is_square).count() >= MOVES_MIN).then_some((text, Place { line: begin + 1, character: 1 }))
}
