//! What is wrong in a file of games, and where.

use super::places::{move_at, place};
use super::reading::transcript;
use super::saved::rebuild;
use super::{illegal_move, setup, size, unreadable};
use crate::text;
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

fn what(expected: Expected) -> String {
    text!("fault-what", what = expected.key())
}
