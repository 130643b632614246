//! Games in SGF: loading and saving.

use super::Gtp;
use othello::formats::{Encoding, sgf};
use othello::record::Record;
use othello::rules::{Goal, Move, Position};

/// The positions of the first game of a file, from its start to its end, or to the one before a move. That
/// move's number counts from 1, without passes.
///
/// # Errors
/// When it is no SGF, or a game by other rules, with a sentence.
pub(super) fn read(bytes: &[u8], before_move: Option<usize>) -> Result<Vec<Position>, String> {
    let (text, _) = Encoding::decode(bytes);
    let first = sgf::read_each(&text).next().ok_or("there is no game in it")?;
    let record = first.map_err(|error| error.to_string())?;
    if record.goal() != Goal::MostDiscs {
        return Err("in this game the fewest discs win, which GTP has no words for".to_owned());
    }
    let mut positions = vec![*record.start()];
    let mut n_placed = 0;
    for (node, position) in record.line_positions() {
        n_placed += usize::from(matches!(record.move_into(node), Some(Move::Place(_))));
        if before_move.is_some_and(|number| n_placed >= number) {
            break;
        }
        positions.push(position);
    }
    Ok(positions)
}

/// The game so far.
pub(super) fn print(gtp: &Gtp) -> String {
    let first = gtp.history.first().unwrap_or(&gtp.position);
    let mut record = Record::new(*first, Goal::MostDiscs);
    for position in gtp.history.iter().skip(1).chain([&gtp.position]) {
        follow(&mut record, position);
    }
    sgf::write(&record).trim_end().to_owned()
}

/// Plays what leads to a position: a move, a pass, or a move with an implied pass before or after it. A
/// loaded game may contain corrections of the board. Passes after the end, with which programs for Go end a
/// game, are ignored.
fn follow(record: &mut Record, position: &Position) {
    let placed = (record.position().empties() & !position.empties()).first();
    let (mut now, mut moves) = (*record.position(), Vec::new());
    let mut play = |now: &mut Position, mv| {
        if let Ok(after) = now.play(mv) {
            *now = after;
            moves.push(mv);
        }
    };
    if now.must_pass() && (placed.is_some() || now.turn() != position.turn()) {
        play(&mut now, Move::Pass);
    }
    if let Some(square) = placed {
        play(&mut now, Move::Place(square));
    }
    if now.must_pass() && now.turn() != position.turn() {
        play(&mut now, Move::Pass);
    }
    // Moves that lead elsewhere were not played: the board was corrected.
    if now.discs() == position.discs() {
        moves.into_iter().for_each(|mv| _ = record.play(mv).expect("it was played before"));
    }
    record.correct(*position);
}
