//! Why a text is no SGF or GGF, the two formats of properties in brackets.

use super::places::{move_at, place};
use super::{illegal_move, setup, size};
use crate::text;
use othello::formats::{BracketError, BracketExpected, BracketMoveError, SizeReason};

pub(super) fn brackets(error: &BracketError) -> String {
    let at = error.place().map(place).unwrap_or_default();
    match error {
        BracketError::NoGame => text!("sgf-no-game"),
        BracketError::Syntax { found, expected, .. } => {
            let expected = match expected {
                BracketExpected::Game => text!("sgf-expected-game"),
                BracketExpected::Property => text!("sgf-expected-property"),
                BracketExpected::Node => text!("sgf-expected-node"),
            };
            let found = found.escape_debug().to_string();
            text!("sgf-syntax", place = at, found = found, expected = expected)
        }
        BracketError::Unclosed { tag, .. } => text!("sgf-unclosed", place = at, tag = tag),
        BracketError::Endless { .. } => text!("sgf-endless", place = at),
        BracketError::OtherGame { game, .. } => text!("sgf-other-game", place = at, game = game),
        BracketError::Size { value, reason, .. } => {
            let reason = match reason {
                SizeReason::NotANumber => text!("sgf-size-no-number"),
                SizeReason::Size(error) => size(error),
            };
            text!("sgf-size", place = at, value = value, reason = reason)
        }
        BracketError::Square { tag, value, size, .. } => {
            text!("sgf-square", place = at, tag = tag, value = value, board = size.to_string())
        }
        BracketError::Setup { reason, .. } => text!("sgf-setup", place = at, reason = setup(reason)),
        BracketError::Board { value, .. } => text!("ggf-board", place = at, value = value),
        BracketError::NoBoard { .. } => text!("ggf-no-board", place = at),
        BracketError::Move { number, text, reason, place } => {
            let reason = match reason {
                BracketMoveError::NoSquare(size) => text!("no-such-square", board = size.to_string()),
                BracketMoveError::NoMove => text!("ggf-no-move"),
                BracketMoveError::Turn(color) => text!("wrong-turn", color = color.key()),
                BracketMoveError::Illegal(error) => illegal_move(error),
            };
            move_at(*place, *number, text, reason)
        }
    }
}
