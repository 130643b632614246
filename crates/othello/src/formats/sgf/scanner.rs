//! Cuts the text of SGF into properties.

use super::{SgfError, SgfExpected};
use crate::formats::Place;
use crate::formats::brackets::{self, TAG_MAX};
use crate::formats::place::Known;
use std::borrow::Cow;

/// A place in the text, from which on it is read.
pub(super) struct Scanner<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    /// Where the game begins.
    pub(super) known: Known,
}

/// A tag with its values, and where each stands.
pub(super) struct Property<'a> {
    /// Its capitals: small letters in it mean nothing.
    pub(super) tag: Cow<'a, str>,
    pub(super) at: usize,
    pub(super) values: Vec<(String, usize)>,
}

/// Properties of free text, in which people write brackets too.
const TEXTS: [&str; 13] = ["C", "PB", "PW", "EV", "PC", "GN", "GC", "RO", "US", "AN", "SO", "ON", "N"];

impl<'a> Scanner<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn place(&self, at: usize) -> Place {
        self.known.place(self.text, at)
    }

    /// Goes on to what may be a game.
    pub(super) fn go_to(&mut self, at: usize) {
        self.known.go_to(self.text, at);
        self.at = at;
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest().trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
        self.at = self.text.len() - rest.len();
    }

    /// Passes over a sign, if it comes next.
    pub(super) fn takes(&mut self, sign: &str) -> bool {
        self.skip_blanks();
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len() } else { 0 };
        is_next
    }

    pub(super) fn unexpected(&self, expected: SgfExpected) -> SgfError {
        let found = self.rest().chars().take_while(|&c| c != '\n').take(20).collect();
        SgfError::Syntax { found, expected, place: self.place(self.at) }
    }

    /// Passes over the rest of a variation, up to the bracket that closes it.
    pub(super) fn skip_variation(&mut self) -> Result<(), SgfError> {
        let mut depth = 0_usize;
        loop {
            self.skip_blanks();
            if self.rest().starts_with(')') && depth == 0 {
                return Ok(());
            }
            if self.rest().is_empty() || brackets::is_root(self.rest()) {
                return Err(SgfError::Endless { place: self.place(self.at) });
            }
            if self.takes(";") {
                self.node()?;
            } else if self.takes("(") {
                depth += 1;
            } else if self.takes(")") {
                depth -= 1;
            } else if !self.takes("]") {
                return Err(self.unexpected(SgfExpected::Property));
            }
        }
    }

    /// The properties of a node whose sign was passed.
    pub(super) fn node(&mut self) -> Result<Vec<Property<'a>>, SgfError> {
        let mut properties = Vec::new();
        while let Some(property) = self.property()? {
            properties.push(property);
        }
        Ok(properties)
    }

    /// The next property of a node, if another one follows.
    fn property(&mut self) -> Result<Option<Property<'a>>, SgfError> {
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (name, at) = (&rest[..length], self.at);
        if name.is_empty() {
            return Ok(None);
        }
        let n_capitals = name.chars().filter(char::is_ascii_uppercase).count();
        let tag: Cow<str> = match n_capitals {
            // Written without any, as in a text that was typed.
            0 if name.len() <= 2 => name.to_ascii_uppercase().into(),
            n if n == name.len() => match name {
                "BLACK" | "WHITE" => name[..1].into(),
                name => name.into(),
            },
            _ => name.chars().filter(char::is_ascii_uppercase).collect(),
        };
        if tag.is_empty() || length > TAG_MAX || !rest[length..].trim_start().starts_with('[') {
            return Err(self.unexpected(SgfExpected::Property));
        }
        self.at += length;
        let mut values = Vec::new();
        while self.takes("[") {
            let begin = self.at;
            // Only a mistake's place is looked up: it takes a walk over the text.
            let n_inner = if TEXTS.contains(&&*tag) { brackets::n_inner(self.rest(), true) } else { 0 };
            let Some(value) = self.value(n_inner) else {
                return Err(SgfError::Unclosed { tag: tag.into_owned(), place: self.place(at) });
            };
            values.push((value, begin));
        }
        Ok(Some(Property { tag, at, values }))
    }

    /// The text up to the bracket that closes a value, behind some that belong to it; `None` when none does.
    fn value(&mut self, mut n_inner: usize) -> Option<String> {
        let mut value = String::new();
        let mut chars = self.rest().char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                ']' if n_inner > 0 => {
                    n_inner -= 1;
                    value.push(c);
                }
                ']' => {
                    self.at += at + 1;
                    return Some(value);
                }
                '\\' => match chars.next()?.1 {
                    // A line that is only broken in the file.
                    '\n' => {}
                    '\r' => _ = chars.clone().next().filter(|(_, c)| *c == '\n').and_then(|_| chars.next()),
                    c => value.push(c),
                },
                '\r' if chars.as_str().starts_with('\n') => {}
                // The next game: the end of this value was lost.
                '\n' | '\r' if brackets::is_root(chars.as_str().trim_start_matches([' ', '\t'])) => {
                    return None;
                }
                '\n' | '\r' => value.push('\n'),
                c if c.is_control() => value.push(' '),
                c => value.push(c),
            }
        }
        None
    }
}
