//! Boards with the moves that are written beside them: a game from the position, or one that ends with it.

use super::board_text::{self, BoardTextError, Drawn};
use super::normal::NormalText;
use super::text::{self, Unused};
use super::{Defaults, Loaded, ReadError, detect};
use crate::record::Record;
use crate::rules::{BoardSize, Position};

/// A single square may be only talked about; two are moves.
const MOVES_MIN: usize = 2;
/// How many lines show what all of them are.
const LINES_SHOWN: usize = 20;

/// Whether a plain text has boards in one line with moves behind them; fields with scores have colons.
pub(super) fn have_moves(plain: &str) -> bool {
    plain.lines().take(LINES_SHOWN).any(|line| {
        let board = board_text::line_board(line, &[BoardSize::STANDARD]);
        let rest = board.map_or("", |board| &line[board.bytes.end..]);
        !rest.contains(':') && detect::is_moves(rest)
    })
}

/// Reads the boards of a text, and the moves between them.
pub(super) fn read(text: &str, defaults: &Defaults) -> Result<Loaded, ReadError> {
    let normal = NormalText::new(text);
    let boards = board_text::read_each(&normal, defaults.size);
    let places: Vec<_> = boards.iter().flatten().map(|board| board.bytes.clone()).collect();
    let mut games: Vec<Result<Record, ReadError>> = Vec::new();
    let mut unused: Vec<Unused> = Vec::new();
    let mut before = places.first().map(|first| 0..first.start);
    for board in boards {
        let Drawn { setup, has_turn, bytes } = match board {
            Ok(board) => board,
            Err(error) => {
                games.push(Err(error.into()));
                continue;
            }
        };
        let next = places.iter().map(|place| place.start).find(|start| *start >= bytes.end);
        let after = bytes.end..next.unwrap_or(normal.text().len());
        let position = setup.position().map_err(BoardTextError::Discs)?;
        let mut other = setup;
        other.turn = !other.turn;
        let mut starts = vec![position];
        starts.extend(other.position().ok().filter(|_| !has_turn));
        let usual = [defaults.start, Position::start(position.size())];
        let (mut is_shown, mut failed_at) = (false, None);
        for beside in before.take().into_iter().chain([after]) {
            let plain = &normal.text()[beside.clone()];
            let line = plain.lines().next().unwrap_or_default();
            // Behind a board in one line there may be a single move.
            if n_squares(plain) < MOVES_MIN && (beside.start != bytes.end || !detect::is_moves(line)) {
                continue;
            }
            let (begin, end) = (normal.original_byte(beside.start), normal.original_byte(beside.end));
            let place = normal.place(beside.start);
            let read = |starts: &[Position]| text::read_from(&text[begin..end], starts, false, defaults.goal);
            let mut reading = match read(&starts).or_else(|error| read(&usual).map_err(|_| error)) {
                Ok(reading) => reading,
                Err(mut error) => {
                    failed_at = failed_at.or(Some(games.len()));
                    error.shift(place);
                    games.push(Err(error));
                    continue;
                }
            };
            let shows = |record: &Record| {
                starts.contains(record.start()) || record.position().discs() == position.discs()
            };
            is_shown |= reading.records.iter().any(shows);
            games.extend(reading.records.into_iter().map(Ok));
            let cut = reading.left_out.pop_if(|_| reading.is_cut);
            games.extend(reading.rejected.into_iter().chain(cut).map(|mut rejected| {
                rejected.error.shift(place);
                Err(rejected.error)
            }));
            let says_turn = |part: &Unused| board_text::read_turn(&part.text).is_some();
            let parts = reading.unused.into_iter().filter(|part| !says_turn(part));
            unused.extend(parts.map(|part| part.shifted(place, begin)));
        }
        if !is_shown {
            games.insert(failed_at.unwrap_or(games.len()), Ok(Record::new(position, defaults.goal)));
        }
    }
    Ok(Loaded { unused, ..Loaded::of(games)? })
}

/// How many squares are named in a plain text.
fn n_squares(plain: &str) -> usize {
    let is_square =
        |pair: &&[u8]| matches!(pair[0].to_ascii_lowercase(), b'a'..=b'p') && matches!(pair[1], b'1'..=b'9');
    plain.as_bytes().windows(2).filter(is_square).count()
}
