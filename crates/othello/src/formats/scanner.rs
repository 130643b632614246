//! Cuts a text of SGF or GGF into games, and games into properties.

use super::brackets::{TAG_MAX, after_broken, begins_game, is_root, n_inner, next_game, stray};
use super::loaded::ReadGame;
use super::place::Known;
use super::{At, Expected, Fault, Mistake, after_blanks, unused};
use std::borrow::Cow;

/// A text that is read from a byte on.
#[derive(Clone, Copy)]
pub(super) struct Scanner<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    /// The last place looked up, from which the places of mistakes are counted.
    pub(super) known: Known,
    /// Whether it is GGF, whose values have no backslash escapes and whose games have no variations.
    pub(super) is_ggf: bool,
}

/// The games of a text, one after the other; `read` reads one after its opening bracket. A broken one is an
/// error, and the next game is looked for behind it; text around the games is unused.
pub(super) fn games<'a>(
    text: &'a str,
    is_ggf: bool,
    read: fn(&mut Scanner<'a>) -> ReadGame,
) -> impl Iterator<Item = ReadGame> {
    let mut scanner = Scanner { text, at: 0, known: Known::BEGIN, is_ggf };
    std::iter::from_fn(move || {
        let begin = next_game(text, scanner.at);
        let skipped = scanner.at..begin.unwrap_or(text.len());
        if let Some(stray) = stray(&text[skipped.clone()]) {
            scanner.go_to(skipped.start + stray);
            let error = scanner.unexpected(Expected::Game);
            scanner.at = skipped.end;
            return Some(ReadGame::broken(error.into()));
        }
        let begin = begin?;
        scanner.go_to(begin);
        scanner.takes("(");
        let mut game = read(&mut scanner);
        game.unused.extend(unused::lines(text, skipped, |_| true));
        if !game.is_whole() {
            let mut brackets = text[begin + 1..].match_indices('(').map(|(at, _)| begin + 1 + at);
            scanner.at = match is_ggf {
                true => brackets.find(|&at| begins_game(&text[at..])).unwrap_or(text.len()),
                false => after_broken(text, begin),
            };
        }
        if next_game(text, scanner.at).is_none() && stray(scanner.rest()).is_none() {
            game.unused.extend(unused::lines(text, scanner.at..text.len(), |_| true));
        }
        Some(game)
    })
}

/// A tag with its values, and where each stands.
pub(super) struct Property<'a> {
    /// The capitals of the tag; its small letters are dropped.
    pub(super) tag: Cow<'a, str>,
    pub(super) at: usize,
    pub(super) values: Vec<(String, usize)>,
}

/// The most properties of a node or of a game of GGF, and the most values of a property.
pub(super) const PROPERTIES_MAX: usize = 1 << 16;
/// Properties of free text, in which people write brackets too.
const TEXTS: [&str; 14] = ["C", "CO", "PB", "PW", "EV", "PC", "GN", "GC", "RO", "US", "AN", "SO", "ON", "N"];

impl Property<'_> {
    /// The first value without the blanks around it, and where that begins.
    pub(super) fn value(&self) -> (&str, usize) {
        let (value, begin) = &self.values[0];
        (value.trim(), begin + value.len() - value.trim_start().len())
    }
}

impl<'a> Scanner<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Goes on to a byte at which a game may begin.
    pub(super) fn go_to(&mut self, at: usize) {
        self.known.go_to(self.text, at);
        self.at = at;
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - after_blanks(self.rest()).len();
    }

    /// Skips a sign if it comes next; returns whether it did.
    pub(super) fn takes(&mut self, sign: &str) -> bool {
        self.skip_blanks();
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len() } else { 0 };
        is_next
    }

    /// The mistake that something unexpected comes next.
    pub(super) fn unexpected(&self, expected: Expected) -> Mistake {
        self.wrong(self.at, Fault::expected(expected, self.rest()))
    }

    /// The mistake at a byte.
    pub(super) fn wrong(&self, at: usize, fault: Fault) -> Mistake {
        Mistake { at: At::Place(self.known.place(self.text, at)), fault }
    }

    /// Checks that a property names Othello as its game.
    pub(super) fn check_game(&self, property: &Property) -> Result<(), Mistake> {
        let game = property.value().0;
        if ["2", "", "othello", "reversi"].contains(&&*game.to_ascii_lowercase()) {
            return Ok(());
        }
        Err(self.wrong(property.at, Fault::expected(Expected::Othello, &format!("GM[{game}]"))))
    }

    /// The mistake of a move at a byte.
    pub(super) fn wrong_move(&self, number: usize, (found, at): (&str, usize), fault: Fault) -> Mistake {
        Mistake::of_move(number, found, self.known.place(self.text, at), fault)
    }

    /// Reads the properties of a node after its semicolon.
    pub(super) fn node(&mut self) -> Result<Vec<Property<'a>>, Mistake> {
        let mut properties = Vec::new();
        while let Some(property) = self.property()? {
            if properties.len() == PROPERTIES_MAX {
                return Err(self.wrong(property.at, Fault::TooMuch));
            }
            properties.push(property);
        }
        Ok(properties)
    }

    /// The next property of a node, if another one follows.
    pub(super) fn property(&mut self) -> Result<Option<Property<'a>>, Mistake> {
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (name, at) = (&rest[..length], self.at);
        if name.is_empty() {
            return Ok(None);
        }
        let n_capitals = name.chars().filter(char::is_ascii_uppercase).count();
        let tag: Cow<str> = match n_capitals {
            // A tag without capitals, as people type it.
            0 if name.len() <= 2 => name.to_ascii_uppercase().into(),
            n if n == name.len() => match name {
                "BLACK" | "WHITE" => name[..1].into(),
                name => name.into(),
            },
            _ => name.chars().filter(char::is_ascii_uppercase).collect(),
        };
        if tag.is_empty() || length > TAG_MAX || !rest[length..].trim_start().starts_with('[') {
            return Err(self.unexpected(Expected::Property));
        }
        self.at += length;
        let mut values = Vec::new();
        while self.takes("[") {
            // Keeps the byte: only a mistake needs the place, and to find that takes a walk over the text.
            let begin = self.at;
            let n_inner = if TEXTS.contains(&&*tag) { n_inner(self.rest(), !self.is_ggf) } else { 0 };
            let Some(value) = self.value(n_inner) else {
                return Err(self.wrong(at, Fault::expected(Expected::ValueEnd, &self.text[at..])));
            };
            values.push((value, begin));
            if values.len() > PROPERTIES_MAX {
                return Err(self.wrong(at, Fault::TooMuch));
            }
        }
        Ok(Some(Property { tag, at, values }))
    }

    /// The text up to the bracket that closes a value, after `n_inner` inside it; `None` if none closes it.
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
                // A value in which another game begins has lost its end.
                '(' if self.is_ggf && begins_game(&self.rest()[at..]) => return None,
                '\\' if !self.is_ggf => match chars.next()?.1 {
                    // An escaped line break is not part of the value.
                    '\n' => {}
                    '\r' => _ = chars.clone().next().filter(|(_, c)| *c == '\n').and_then(|_| chars.next()),
                    c => value.push(c),
                },
                '\r' if chars.as_str().starts_with('\n') => {}
                // The next game: the end of this value was lost.
                '\n' | '\r' if !self.is_ggf && is_root(chars.as_str().trim_start_matches([' ', '\t'])) => {
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
