//! Places in a text, for people.

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
    /// Describes what is wrong with the move of a game at this place.
    pub(super) fn of_move(self, number: usize, found: &str, reason: impl fmt::Display) -> String {
        format!("move {number}, \"{}\" at {self}: {reason}", found.escape_debug())
    }
}

impl fmt::Display for Place {
    /// `character 23`, or `line 2, character 5`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Place { line, character } = self;
        match line {
            0 | 1 => write!(f, "character {character}"),
            _ => write!(f, "line {line}, character {character}"),
        }
    }
}
