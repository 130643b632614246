//! Why a text is not SGF or GGF, the two formats of properties in brackets.

use super::places::{move_at, place};
use super::{illegal_move, setup, size};
use crate::text;
use othello::formats::{BracketError, BracketExpected, BracketMoveError, BracketReason, SizeReason};

pub(super) fn brackets(error: &BracketError) -> String {
    let at = place(error.place);
    match &error.reason {
        BracketReason::Syntax { found, expected } => {
            let expected = match expected {
                BracketExpected::Game => text!("sgf-expected-game"),
                BracketExpected::Property => text!("sgf-expected-property"),
                BracketExpected::Node => text!("sgf-expected-node"),
            };
            let found = found.escape_debug().to_string();
            text!("sgf-syntax", place = at, found = found, expected = expected)
        }
        BracketReason::Unclosed(tag) => text!("sgf-unclosed", place = at, tag = tag),
        BracketReason::Endless => text!("sgf-endless", place = at),
        BracketReason::OtherGame(game) => text!("sgf-other-game", place = at, game = game),
        BracketReason::Size { value, reason } => {
            let reason = match reason {
                SizeReason::NotANumber => text!("sgf-size-no-number"),
                SizeReason::Size(error) => size(error),
            };
            text!("sgf-size", place = at, value = value, reason = reason)
        }
        BracketReason::Square { tag, value, size } => {
            text!("sgf-square", place = at, tag = tag, value = value, board = size.to_string())
        }
        BracketReason::Setup(reason) => text!("sgf-setup", place = at, reason = setup(reason)),
        BracketReason::Board(value) => text!("ggf-board", place = at, value = value),
        BracketReason::NoBoard => text!("ggf-no-board", place = at),
        BracketReason::Move { number, text, reason } => {
            move_at(error.place, *number, text, wrong_move(reason))
        }
    }
}

/// Why a move of a game cannot be played.
pub(super) fn wrong_move(reason: &BracketMoveError) -> String {
    match reason {
        BracketMoveError::NoSquare(size) => text!("no-such-square", board = size.to_string()),
        BracketMoveError::NoMove => text!("ggf-no-move"),
        BracketMoveError::Turn(color) => text!("wrong-turn", color = color.key()),
        BracketMoveError::Illegal(error) => illegal_move(error),
    }
}
