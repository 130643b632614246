//! Boards with the moves that stand beside them: a game from the position, or one that ends with it.

use super::board_text::{self, BoardTextError, Drawn};
use super::loaded::Reading;
use super::normal::NormalText;
use super::text;
use super::{Defaults, Place, ReadError};
use crate::record::Record;
use crate::rules::Position;

/// One square alone is talked about, two are moves.
const MOVES_MIN: usize = 2;

/// Reads the boards of a text, and the moves between them.
pub(super) fn read(text: &str, defaults: &Defaults) -> Result<Reading, ReadError> {
    let normal = NormalText::new(text);
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
