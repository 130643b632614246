//! What is wrong in a file of games, and where.

use super::places::{move_at, place};
use super::reading::transcript;
use super::saved::rebuild;
use super::{illegal_move, setup, size, unreadable};
use crate::text;
use engine::frames::Unread;
use othello::formats::{At, Expected, Fault, Mistake};

/// What is wrong in a file, without a full stop.
pub fn mistake(mistake: &Mistake) -> String {
    let reason = fault(&mistake.fault);
    match &mistake.at {
        At::Game => reason,
        At::Place(at) => text!("at-place", place = place(*at), reason = reason),
        At::Line(line) => text!("at-line", line = line, reason = reason),
        At::Move { number, found, place: Some(place) } => move_at(*place, *number, found, reason),
        At::Move { number, found, place: None } => {
            text!("move-wrong", number = number, found = found.escape_debug().to_string(), reason = reason)
        }
    }
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Expected { found, expected } if found.is_empty() => {
            text!("fault-expected", expected = what(*expected))
        }
        Fault::Expected { found, expected } => {
            text!("fault-found", found = found.escape_debug().to_string(), expected = what(*expected))
        }
        Fault::NoSquare(size) => text!("no-such-square", board = size.to_string()),
        Fault::Turn(color) => text!("wrong-turn", color = color.key()),
        Fault::Illegal(error) => illegal_move(error),
        Fault::Size(error) => size(error),
        Fault::Setup(error) => setup(error),
        Fault::Rebuild(error) => rebuild(error),
        Fault::Unreadable(reason) => unreadable(reason),
        Fault::Moves(error) => transcript(error),
    }
}

/// "its heading is damaged, 57 bytes in 2 places cannot be read"; nothing where all was read.
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

fn what(expected: Expected) -> String {
    text!("fault-what", what = expected.key())
}
