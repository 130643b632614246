//! Why a text is no SGF or GGF, the two formats of properties in brackets.

use super::places::{move_at, place};
use super::{illegal_move, setup, size};
use crate::text;
use othello::formats::ggf::{self, GgfError};
use othello::formats::sgf::{self, SgfError, SizeReason};

pub(super) fn sgf(error: &SgfError) -> String {
    let at = error.place().map(place).unwrap_or_default();
    match error {
        SgfError::NoGame => text!("sgf-no-game"),
        SgfError::Syntax { found, expected, .. } => {
            let expected = match expected {
                sgf::SgfExpected::Game => text!("sgf-expected-game"),
                sgf::SgfExpected::Property => text!("sgf-expected-property"),
                sgf::SgfExpected::Node => text!("sgf-expected-node"),
            };
            let found = found.escape_debug().to_string();
            text!("sgf-syntax", place = at, found = found, expected = expected)
        }
        SgfError::Unclosed { tag, .. } => text!("sgf-unclosed", place = at, tag = tag),
        SgfError::Endless { .. } => text!("sgf-endless", place = at),
        SgfError::OtherGame { game, .. } => text!("sgf-other-game", place = at, game = game),
        SgfError::Size { value, reason, .. } => {
            let reason = match reason {
                SizeReason::NotANumber => text!("sgf-size-no-number"),
                SizeReason::Size(error) => size(error),
            };
            text!("sgf-size", place = at, value = value, reason = reason)
        }
        SgfError::Square { tag, value, size, .. } => {
            text!("sgf-square", place = at, tag = tag, value = value, board = size.to_string())
        }
        SgfError::Setup { reason, .. } => text!("sgf-setup", place = at, reason = setup(reason)),
        SgfError::Move { number, text, reason, place } => {
            let reason = match reason {
                sgf::SgfMoveError::NoSquare(size) => text!("no-such-square", board = size.to_string()),
                sgf::SgfMoveError::Turn(color) => text!("wrong-turn", color = color.key()),
                sgf::SgfMoveError::Illegal(error) => illegal_move(error),
            };
            move_at(*place, *number, text, reason)
        }
    }
}

pub(super) fn ggf(error: &GgfError) -> String {
    let at = error.place().map(place).unwrap_or_default();
    match error {
        GgfError::NoGame => text!("sgf-no-game"),
        GgfError::NotATag { found, .. } => {
            text!("ggf-no-tag", place = at, found = found.escape_debug().to_string())
        }
        GgfError::Unclosed { tag, .. } => text!("sgf-unclosed", place = at, tag = tag),
        GgfError::Endless { .. } => text!("ggf-endless", place = at),
        GgfError::Value { tag, value, expected, .. } => {
            let expected = match expected {
                ggf::GgfExpected::Othello => text!("ggf-expected-othello"),
                ggf::GgfExpected::Board => text!("ggf-expected-board"),
            };
            text!("ggf-value", place = at, tag = tag, value = value, expected = expected)
        }
        GgfError::NoBoard { .. } => text!("ggf-no-board", place = at),
        GgfError::Move { number, text, reason, place } => {
            let reason = match reason {
                ggf::GgfMoveError::Unknown => text!("ggf-no-move"),
                ggf::GgfMoveError::Turn(color) => text!("wrong-turn", color = color.key()),
                ggf::GgfMoveError::Illegal(error) => illegal_move(error),
            };
            move_at(*place, *number, text, reason)
        }
    }
}
