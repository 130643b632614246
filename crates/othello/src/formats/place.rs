//! Places in a text, for people.

use std::fmt;

/// A place in a text, for people: both numbers count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// In the line, from 1.
    pub character: usize,
}

impl Place {
    pub(super) const BEGIN: Place = Place { line: 1, character: 1 };

    /// The place of the character that contains a byte. The byte may lie inside a character, because an
    /// escaped sign before a value makes its byte inexact.
    pub(super) fn of(text: &str, byte: usize) -> Place {
        let byte = text.floor_char_boundary(byte);
        // Between the two signs of one line's end.
        let is_inside = text[..byte].ends_with('\r') && text[byte..].starts_with('\n');
        Place::BEGIN.after(&text[..byte - usize::from(is_inside)])
    }

    /// The place after a text that begins at this one.
    pub(super) fn after(self, text: &str) -> Place {
        lines(text).fold(self, |place, line| match line.ends_with(is_line_end) {
            true => Place { line: place.line + 1, character: 1 },
            false => Place { character: place.character + line.chars().count(), ..place },
        })
    }

    /// The byte of a text at the place; its end where it has no such place.
    pub(super) fn byte_in(self, text: &str) -> usize {
        let before: usize = lines(text).take(self.line - 1).map(str::len).sum();
        let letter = text[before..].char_indices().nth(self.character - 1);
        letter.map_or(text.len(), |(at, _)| before + at)
    }

    /// The line of a text that the place is in, without its end.
    pub fn line_in(self, text: &str) -> &str {
        lines(text).nth(self.line - 1).unwrap_or_default().trim_end_matches(is_line_end)
    }

    /// Turns this place in a part of a text into one in the whole text; the part begins at `begin`.
    pub(super) fn shifted(self, begin: Place) -> Place {
        let before = if self.line == 1 { begin.character - 1 } else { 0 };
        Place { line: begin.line + self.line - 1, character: before + self.character }
    }
}

/// The lines with their ends: `\n`, `\r\n`, or `\r` alone as old programs write it.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = rest.find(is_line_end).unwrap_or(rest.len());
        let length = match rest[end..].chars().next() {
            Some('\r') if rest[end..].starts_with("\r\n") => 2,
            sign => sign.map_or(0, char::len_utf8),
        };
        let (line, after) = rest.split_at(end + length);
        rest = after;
        (!line.is_empty()).then_some(line)
    })
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The last place looked up in a text. The next one is found by a walk from there, so that a file of many
/// broken games is walked through once and not once for each of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    at: usize,
    pub(super) place: Place,
}

impl Known {
    pub(super) const BEGIN: Known = Known { at: 0, place: Place::BEGIN };

    /// The place of the character that begins at a byte, which does not lie before the known one.
    pub(super) fn place(self, text: &str, at: usize) -> Place {
        Place::of(&text[self.at..], at - self.at).shifted(self.place)
    }

    /// Moves on or back to a byte and returns its place.
    pub(super) fn go_to(&mut self, text: &str, at: usize) -> Place {
        if at < self.at {
            *self = Known::BEGIN;
        }
        *self = Known { at, place: self.place(text, at) };
        self.place
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_systems_of_all_times_end_them() {
        for text in ["é\nab", "é\r\nab", "é\rab", "é\u{2028}ab"] {
            let place = Place::of(text, text.find('b').unwrap());
            assert_eq!(place, Place { line: 2, character: 2 }, "{text:?}");
            assert_eq!(place.line_in(text), "ab", "{text:?}");
            assert_eq!(Place { line: 1, character: 1 }.line_in(text), "é", "{text:?}");
        }
        assert_eq!(Place::of("a\r\n", 2), Place { line: 1, character: 2 });
        assert_eq!(Place::of("a\n", 2), Place { line: 2, character: 1 });
    }

    #[test]
    fn places_found_one_after_the_other_are_those_found_at_once() {
        let text = "ab\ncdé\n\nfg";
        let mut known = Known::BEGIN;
        for (at, _) in text.char_indices() {
            assert_eq!(known.place(text, at), Place::of(text, at), "{at}");
            if at % 2 == 0 {
                assert_eq!(known.go_to(text, at), Place::of(text, at), "{at}");
            }
        }
    }
}
