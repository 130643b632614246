//! Places in a text, for people.

use crate::text;
use std::fmt;

/// A place in a text, for people: both numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// In the line, from 1.
    pub character: usize,
}

impl Place {
    /// The place of the character that begins at a byte.
    pub(super) fn of(text: &str, byte: usize) -> Place {
        let before = &text[..byte];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place { line: before.matches('\n').count() + 1, character: before[line_start..].chars().count() + 1 }
    }
}

impl Place {
    /// What is wrong with a move of a game that stands here.
    pub(super) fn of_move(self, number: usize, found: &str, reason: impl fmt::Display) -> String {
        text!(
            "move-at-place",
            number = number,
            found = found.escape_debug().to_string(),
            place = self.to_string(),
            reason = reason.to_string()
        )
    }
}

impl fmt::Display for Place {
    /// `character 23`, or `line 2, character 5`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Place { line, character } = self;
        f.write_str(&match line {
            0 | 1 => text!("place-character", character = character),
            _ => text!("place-line", line = line, character = character),
        })
    }
}
