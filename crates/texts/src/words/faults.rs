//! What is wrong in a text or a file of games, and where.

use super::{illegal_move, setup_error, size_error};
use crate::text;
use engine::frames::Unread;
use othello::formats::{At, Expected, Fault, Mistake, Place};

/// What is wrong in a file, without a full stop.
pub fn mistake(mistake: &Mistake) -> String {
    let reason = fault(&mistake.fault);
    match &mistake.at {
        At::Game => reason,
        At::Place(at) => text!("at-place", place = place(*at), reason = reason),
        At::Line(line) => text!("at-line", line = line, reason = reason),
        At::Move { number, found, place: at } => {
            let found = found.escape_debug().to_string();
            match (at.map(place), &mistake.fault) {
                (Some(place), Fault::NotAMove(size)) => text!(
                    "transcript-no-square",
                    number = number,
                    found = found,
                    place = place,
                    board = size.to_string(),
                    corner = size.corner()
                ),
                (Some(place), _) => {
                    text!("move-at-place", number = number, found = found, place = place, reason = reason)
                }
                (None, _) => text!("move-wrong", number = number, found = found, reason = reason),
            }
        }
    }
}

/// A place in a text: `character 23`, or `line 2, character 5`.
pub(super) fn place(place: Place) -> String {
    let Place { line, character } = place;
    match line {
        0 | 1 => text!("place-character", character = character),
        _ => text!("place-line", line = line, character = character),
    }
}

/// What is wrong in a text, without its place and a full stop.
pub fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Expected { found, expected } if found.is_empty() => {
            text!("fault-expected", expected = expected_words(*expected))
        }
        Fault::Expected { found, expected } => {
            text!(
                "fault-found",
                found = found.escape_debug().to_string(),
                expected = expected_words(*expected)
            )
        }
        // If the move has a place, [`mistake`] has another text for `NotAMove`.
        Fault::NoSquare(size) | Fault::NotAMove(size) => text!("no-such-square", board = size.to_string()),
        Fault::Turn(color) => text!("wrong-turn", color = color.key()),
        Fault::Illegal(error) => illegal_move(error),
        Fault::Size(error) => size_error(error),
        Fault::Setup(error) => setup_error(error),
        Fault::NoNode(index) => text!("saved-no-move", number = index),
        Fault::Twice => text!("saved-twice"),
        Fault::Moves(error) => mistake(error),
        Fault::NoMoves => text!("transcript-empty"),
        Fault::TwoReadings { first, second } => {
            text!("transcript-two-readings", first = &**first, second = &**second)
        }
        Fault::NoSquares => text!("board-empty"),
        Fault::UnknownSign { character, place } => {
            let character = character.escape_debug().to_string();
            text!("board-unknown", character = character, place = self::place(*place))
        }
        Fault::Ragged { row, found, expected } => {
            text!("board-ragged", row = row, found = found, expected = expected)
        }
        Fault::SquareCount(found) => text!("board-count", n = found),
        Fault::TooManySquares => text!("board-too-large"),
        Fault::TooMuch => text!("game-too-much"),
        Fault::Ends => text!("unreadable-ends"),
        Fault::Number => text!("unreadable-number"),
        Fault::MissingField(field) => text!("unreadable-missing", field = field.escape_debug().to_string()),
        Fault::FieldTwice(field) => text!("unreadable-twice", field = field.escape_debug().to_string()),
        Fault::UnknownField(field) => text!("unreadable-unknown", field = field.escape_debug().to_string()),
        Fault::Brackets => text!("unreadable-brackets"),
        Fault::Json => text!("quest-no-json"),
        Fault::Foreign => text!("unreadable-other"),
    }
}

/// "its heading is damaged, 57 bytes in 2 places cannot be read"; empty if all was read.
pub fn unread(unread: &Unread) -> String {
    let Unread { heading, n_places, n_bytes, n_strange, tail } = *unread;
    let places = || text!("unread-places", n = n_places);
    let parts = [
        heading.then(|| text!("unread-heading")),
        (n_places > 0).then(|| text!("unread-bytes", n = n_bytes, places = places())),
        (n_strange > 0).then(|| text!("unread-entries", n = n_strange)),
        (tail > 0).then(|| text!("unread-tail", n = tail)),
    ];
    text::list(parts.into_iter().flatten())
}

fn expected_words(expected: Expected) -> String {
    text!("fault-what", what = expected.key())
}
