//! Boards with the moves that are written beside them: a game from the position, or one that ends with it.

use super::board_text::{self, Drawn};
use super::loaded::{ReadGame, has_game};
use super::normal::NormalText;
use super::text;
use super::{Defaults, Fault, LINES_SHOWN, detect, unused};
use crate::record::Record;
use crate::rules::{BoardSize, Position, Setup};

/// The fewest squares that count as moves: a text may merely mention a single square.
const MOVES_MIN: usize = 2;

/// Whether a plain text has boards in one line with moves behind them. Scores behind a board have colons.
pub(super) fn have_moves(plain: &str) -> bool {
    plain.lines().take(LINES_SHOWN).any(|line| {
        let board = board_text::line_board(line, &[BoardSize::STANDARD]);
        let rest = board.map_or("", |board| &line[board.bytes.end..]);
        !rest.contains(':') && detect::is_moves(rest)
    })
}

/// Reads the boards of a text, and the moves between them.
pub(super) fn read(text: &str, defaults: &Defaults) -> Vec<ReadGame> {
    let normal = NormalText::new(text);
    let boards = board_text::read_each(&normal, defaults.start.size());
    let places: Vec<_> = boards.iter().flatten().map(|board| board.bytes.clone()).collect();
    let (mut games, mut words): (Vec<ReadGame>, _) = (Vec::new(), Vec::new());
    let mut before = places.first().map(|first| 0..first.start);
    for board in boards {
        let found = board.and_then(|drawn| {
            let position = drawn.setup.position().map_err(Fault::from)?;
            Ok((drawn, position))
        });
        let (Drawn { setup, has_turn, bytes }, position) = match found {
            Ok(board) => board,
            Err(error) => {
                games.push(ReadGame::broken(error.into()));
                continue;
            }
        };
        let next = places.iter().map(|place| place.start).find(|start| *start >= bytes.end);
        let after = bytes.end..next.unwrap_or(normal.text().len());
        let other = Setup { turn: !setup.turn, ..setup }.position();
        let starts: Vec<Position> = [position].into_iter().chain(other.ok().filter(|_| !has_turn)).collect();
        let usual = [defaults.start, Position::start(position.size())];
        let (mut is_shown, mut failed_at) = (false, None);
        for beside in before.take().into_iter().chain([after]) {
            let plain = &normal.text()[beside.clone()];
            let line = plain.lines().next().unwrap_or_default();
            // Right behind a board even a single move counts.
            let has_move = beside.start == bytes.end && detect::is_moves(line);
            let (begin, end) = (normal.original_byte(beside.start), normal.original_byte(beside.end));
            if detect::n_squares(plain) < MOVES_MIN && !has_move {
                unused::add_all(&mut words, unused::lines(text, begin..end, board_text::is_beside));
                continue;
            }
            let place = normal.place(beside.start);
            let read = |starts: &[Position]| text::read_from(&text[begin..end], starts, false, defaults.goal);
            let own = read(&starts);
            let mut found = if has_game(&own) {
                own
            } else {
                Some(read(&usual)).filter(|games| has_game(games)).unwrap_or(own)
            };
            if !has_game(&found) {
                failed_at = failed_at.or(Some(games.len()));
                found.truncate(1);
            }
            let is_only = found.len() == 1;
            for mut game in found {
                game.shift(place, begin);
                let (has_moves, discs) = (game.record.n_moves() > 0, game.record.position().discs());
                is_shown |= has_moves && (starts.contains(game.record.start()) || discs == position.discs());
                game.unused.retain(|part| board_text::read_turn(&part.text).is_none());
                // A mistake splits a game in two entries: the moves before it, and the mistake.
                let cut = game.cut.take();
                games.extend((is_only && has_moves || cut.is_none()).then_some(game));
                games.extend(cut.map(ReadGame::broken));
            }
        }
        if !is_shown {
            let shown = Record::new(position, defaults.goal).into();
            games.insert(failed_at.unwrap_or(games.len()), shown);
        }
    }
    games.first_mut().into_iter().for_each(|first| first.unused.append(&mut words));
    games
}
