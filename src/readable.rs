//! What is wrong, in words for people: with a file of our own, where the reader of RON speaks of its own
//! types, and with a board or a move, where the rules speak English alone.

use crate::rules::{IllegalMove, SetupError, SizeError, SquareError};
use crate::text;

/// A reason as a sentence: with a capital letter and a full stop.
pub(crate) fn sentence(reason: &str) -> String {
    let mut chars = reason.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    text!("reason-as-sentence", reason = format!("{first}{}", chars.as_str().trim_end_matches('.')))
}

/// Why a move is not allowed, without a full stop.
pub(crate) fn illegal_move(error: &IllegalMove) -> String {
    match error {
        IllegalMove::OffBoard => text!("illegal-off-board"),
        IllegalMove::Occupied(square) => text!("illegal-occupied", square = square),
        IllegalMove::FlipsNothing(square) => text!("illegal-flips-nothing", square = square),
        IllegalMove::NotCentral(square) => text!("illegal-not-central", square = square),
        IllegalMove::PassNotAllowed => text!("illegal-pass"),
        IllegalMove::GameOver => text!("illegal-game-over"),
    }
}

/// Why discs and a turn are no position, without a full stop.
pub(crate) fn setup(error: &SetupError) -> String {
    match error {
        SetupError::OffBoard => text!("setup-off-board"),
        SetupError::TwoColors(square) => text!("setup-two-colors", square = square),
        SetupError::NothingToPlay => text!("setup-nothing-to-play"),
        SetupError::WrongLength(found, expected) => {
            text!("setup-wrong-length", found = found, expected = expected)
        }
        SetupError::UnknownCharacter(character, place) => {
            text!("setup-unknown-character", character = character.escape_debug().to_string(), place = place)
        }
    }
}

/// Why there is no board of this size, without a full stop.
pub(crate) fn size(error: &SizeError) -> String {
    match error {
        SizeError::OutOfRange { width, height } => {
            text!("size-out-of-range", width = width, height = height)
        }
        SizeError::Odd { width, height } => text!("size-odd", width = width, height = height),
        SizeError::NotASize(text) => text!("size-none", found = text.escape_debug().to_string()),
    }
}

/// Why a text names no square, without a full stop.
pub(crate) fn square(error: &SquareError) -> String {
    let board = error.size();
    text!(
        "square-none",
        found = error.text().escape_debug().to_string(),
        board = board.to_string(),
        corner = board.corner()
    )
}

/// Why a text cannot be read, without a full stop.
pub(crate) fn reason(error: &ron::Error) -> String {
    use ron::Error;
    match error {
        Error::Eof | Error::ExpectedStringEnd => text!("unreadable-ends"),
        Error::IntegerOutOfBounds => text!("unreadable-number"),
        Error::MissingStructField { field, .. } => {
            text!("unreadable-missing", field = field.escape_debug().to_string())
        }
        Error::DuplicateStructField { field, .. } => {
            text!("unreadable-twice", field = field.escape_debug().to_string())
        }
        Error::NoSuchStructField { found, .. } | Error::NoSuchEnumVariant { found, .. } => {
            text!("unreadable-unknown", field = found.escape_debug().to_string())
        }
        Error::ExceededRecursionLimit => text!("unreadable-brackets"),
        _ => text!("unreadable-other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    struct VersionText {
        #[expect(dead_code, reason = "only whether it can be read counts")]
        version: u8,
    }

    #[test]
    fn no_reason_names_a_type_of_the_program() {
        let check = |text: &str, expected: &str| {
            let error = ron::from_str::<VersionText>(text).unwrap_err();
            assert_eq!(reason(&error.code), expected, "{text}: {}", error.code);
        };
        check("(", "the text ends too early");
        check("(version: 1000)", "the number is too large or too small");
        check("()", "\"version\" is missing");
        check("(version: 1, version: 1)", "\"version\" stands there twice");
        for text in ["hello", "[]", "(version: \"x\")", "Other(version: 1)", "(version 1)"] {
            check(text, "it is not written as Outflank writes it");
        }
    }
}
