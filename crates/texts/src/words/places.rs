//! Places in a text, and moves that go wrong there.

use crate::text;
use othello::formats::Place;

/// A place in a text: `character 23`, or `line 2, character 5`.
pub(super) fn place(place: Place) -> String {
    let Place { line, character } = place;
    match line {
        0 | 1 => text!("place-character", character = character),
        _ => text!("place-line", line = line, character = character),
    }
}

/// What is wrong with a move of a game.
pub(super) fn move_at(place: Place, number: usize, found: &str, reason: String) -> String {
    text!(
        "move-at-place",
        number = number,
        found = found.escape_debug().to_string(),
        place = self::place(place),
        reason = reason
    )
}
