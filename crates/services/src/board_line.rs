//! What the line below the board says of the game: how far it is, and which opening it is.

use analysis::openings::{self, Opening};
use othello::record::{NodeId, Record};
use othello::rules::{Goal, Move, Position, Square};
use texts::text;

/// The last move after which an opening is named.
const OPENING_MAX: usize = 20;

/// "13 played · 47 empty". It also says if the fewest discs win, since the board does not show that.
pub fn progress_words(record: &Record) -> String {
    let placed = |nodes: &[NodeId]| {
        nodes.iter().filter(|&&node| record.move_into(node).and_then(Move::square).is_some()).count()
    };
    let (played, ahead) = (placed(&record.path(record.cursor())), placed(&record.line()));
    let empties = record.position().empties().len();
    let progress = match ahead > played {
        true => text!("strip-progress-of", played = played, ahead = ahead, empties = empties),
        false => text!("strip-progress", played = played, empties = empties),
    };
    match record.goal() {
        Goal::MostDiscs => progress,
        Goal::FewestDiscs => format!("{} · {progress}", text!("strip-fewest-win")),
    }
}

/// The opening on the board, while the game is in one.
pub fn opening(record: &Record) -> Option<&'static Opening> {
    let path = record.path(record.cursor());
    if path.len() > OPENING_MAX {
        return None;
    }
    let mut positions = vec![*record.start()];
    for mv in record.moves() {
        positions.push(positions.last()?.play(mv).ok()?);
    }
    openings::of_game(positions.iter())
}

/// " · Tiger": the opening to which a click would lead.
pub fn leads_to(position: &Position, square: Square) -> String {
    let opening = openings::after(position, Move::Place(square));
    opening.map_or_else(String::new, |opening| format!(" · {}", opening.name()))
}
