//! A RON text as a tree of pieces, so that what cannot be read in it can be left out alone.
//!
//! Brackets and quotes give the tree. So does the indentation of the lines, for
//! [`RonFile::write`](super::RonFile::write) puts each value on a line of its own; after a slip of the hand
//! it may be the better one.

use std::iter::Peekable;
use std::str::CharIndices;

/// A field, an element or an entry.
pub(super) struct Piece {
    /// `theme:`, `"Edax":`, or nothing in a list.
    pub key: String,
    pub value: Value,
}

pub(super) enum Value {
    /// What is read or left out as a whole.
    Leaf(String),
    /// What has pieces of its own, which one reads without the others.
    Group { open: String, pieces: Vec<Piece> },
}

/// The settings have about 100 pieces, and each is tried in turn.
const PIECES_MAX: usize = 2_000;
/// Larger than settings with the longest names.
const BYTES_MAX: usize = 128 << 10;
/// Settings have groups within groups five deep.
const DEPTH_MAX: usize = 16;

/// The fields of a text, by its brackets and by its lines, as far as there are any; none if the text is cut
/// off at its end, or far too long.
pub(super) fn fields(text: &str) -> Vec<Vec<Piece>> {
    if !text.trim_end().ends_with(')') || text.len() > BYTES_MAX {
        return Vec::new();
    }
    let ways = [by_brackets(text), by_lines(text)].into_iter().flatten();
    ways.filter(|pieces| (1..=PIECES_MAX).contains(&count(pieces))).collect()
}

/// The number of pieces, with the pieces of pieces.
pub(super) fn count(pieces: &[Piece]) -> usize {
    pieces.iter().map(|piece| 1 + count(piece.value.pieces())).sum()
}

impl Value {
    pub(super) fn pieces(&self) -> &[Piece] {
        match self {
            Value::Leaf(_) => &[],
            Value::Group { pieces, .. } => pieces,
        }
    }

    /// The value as RON.
    pub(super) fn text(&self) -> String {
        match self {
            Value::Leaf(text) => text.clone(),
            Value::Group { open, pieces } => {
                let pieces: Vec<String> = pieces.iter().map(Piece::text).collect();
                format!("{open}{}{}", pieces.join(","), closing(open))
            }
        }
    }
}

impl Piece {
    /// The piece as RON.
    pub(super) fn text(&self) -> String {
        format!("{}{}", self.key, self.value.text())
    }

    /// What the user sees of it: `theme: Purple`, in one line and not too long.
    pub(super) fn words(&self) -> String {
        const LENGTH_MAX: usize = 40;
        let words = format!("{} {}", self.key, self.value.text());
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.char_indices().nth(LENGTH_MAX) {
            Some((end, _)) => format!("{}…", &words[..end]),
            None => words,
        }
    }
}

/// The bracket that ends a group.
pub(super) fn closing(open: &str) -> char {
    match open.chars().next_back() {
        Some('[') => ']',
        Some('{') => '}',
        _ => ')',
    }
}

/// A text that is read once from its beginning to its end.
struct Reader<'a> {
    text: &'a str,
    rest: Peekable<CharIndices<'a>>,
}

fn by_brackets(text: &str) -> Option<Vec<Piece>> {
    let mut reader = Reader { text, rest: text.char_indices().peekable() };
    reader.skip_blanks()?;
    reader.take_if('(')?;
    let pieces = reader.group(')', DEPTH_MAX)?;
    reader.skip_blanks()?;
    reader.rest.peek().is_none().then_some(pieces)
}

impl Reader<'_> {
    fn at(&mut self) -> usize {
        self.rest.peek().map_or(self.text.len(), |&(at, _)| at)
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().map(|&(_, c)| c)
    }

    fn take_if(&mut self, wanted: char) -> Option<char> {
        self.rest.next_if(|&(_, c)| c == wanted).map(|(_, c)| c)
    }

    fn starts_with(&mut self, start: &str) -> bool {
        let at = self.at();
        self.text[at..].starts_with(start)
    }

    /// Skips blanks and comments; `None` where a comment has no end.
    fn skip_blanks(&mut self) -> Option<()> {
        loop {
            while self.rest.next_if(|&(_, c)| c.is_whitespace()).is_some() {}
            if self.starts_with("//") {
                while self.rest.next_if(|&(_, c)| c != '\n').is_some() {}
            } else if self.starts_with("/*") {
                while !self.starts_with("*/") {
                    self.rest.next()?;
                }
                self.rest.nth(1)?;
            } else {
                return Some(());
            }
        }
    }

    /// Everything up to the end of a group that has begun.
    fn group(&mut self, close: char, depth: usize) -> Option<Vec<Piece>> {
        let mut pieces = Vec::new();
        loop {
            self.skip_blanks()?;
            if self.take_if(close).is_some() {
                return Some(pieces);
            }
            let key = self.key(close)?;
            self.skip_blanks()?;
            pieces.push(Piece { key, value: self.value(depth)? });
            self.skip_blanks()?;
            if self.take_if(',').is_none() && self.peek() != Some(close) {
                return None;
            }
        }
    }

    /// A key with its colon, if the group has keys.
    fn key(&mut self, close: char) -> Option<String> {
        let start = self.at();
        let before = self.rest.clone();
        if close == '}' {
            self.skip_leaf(":,}")?;
        } else {
            while self.rest.next_if(|&(_, c)| c.is_alphanumeric() || c == '_' || c == '#').is_some() {}
        }
        let end = self.at();
        self.skip_blanks()?;
        if close != ']' && end > start && self.take_if(':').is_some() {
            return Some(format!("{}:", &self.text[start..end]));
        }
        self.rest = before;
        Some(String::new())
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        let start = self.at();
        // `Some(` or `(`.
        while self.rest.next_if(|&(_, c)| c.is_alphanumeric() || c == '_').is_some() {}
        if let Some(open @ ('(' | '[' | '{')) = self.peek() {
            self.rest.next();
            let end = self.at();
            let open_text = self.text[start..end].to_owned();
            let pieces = self.group(closing(&open.to_string()), depth.checked_sub(1)?)?;
            return Some(Value::Group { open: open_text, pieces });
        }
        self.skip_leaf(",)]}")?;
        let end = self.at();
        Some(Value::Leaf(self.text[start..end].trim_end().to_owned()))
    }

    /// Skips to the first of these characters outside of texts; `None` where there is none.
    fn skip_leaf(&mut self, ends: &str) -> Option<()> {
        while !ends.contains(self.peek()?) {
            match self.rest.next()?.1 {
                '"' => loop {
                    match self.rest.next()?.1 {
                        '\\' => _ = self.rest.next()?,
                        '"' => break,
                        _ => {}
                    }
                },
                // A new group where none can be.
                '(' | '[' | '{' => return None,
                _ => {}
            }
        }
        Some(())
    }
}

fn by_lines(text: &str) -> Option<Vec<Piece>> {
    let lines: Vec<&str> = text.trim_end().strip_suffix(')')?.lines().collect();
    let begin = lines.iter().position(|line| line.trim() == "(")?;
    Some(of_lines(&lines[begin + 1..], DEPTH_MAX))
}

/// A piece begins on each line that is indented as little as the least.
fn of_lines(lines: &[&str], depth: usize) -> Vec<Piece> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let is_start = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with(['}', ')', ']']);
    let least = lines.iter().filter(|line| is_start(line)).map(|line| indent(line)).min().unwrap_or(0);
    let starts: Vec<usize> =
        (0..lines.len()).filter(|&i| is_start(&lines[i]) && indent(lines[i]) == least).collect();
    let ends = starts.iter().copied().skip(1).chain([lines.len()]);
    starts.iter().zip(ends).map(|(&start, end)| piece_of_lines(&lines[start..end], depth)).collect()
}

fn piece_of_lines(lines: &[&str], depth: usize) -> Piece {
    let first = lines[0].trim();
    let is_name = |key: &str| key.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_key = |key: &str| is_name(key) || (key.starts_with('"') && key.ends_with('"'));
    let (key, value) = match first.split_once(": ").filter(|(key, _)| is_key(key)) {
        Some((key, value)) => (format!("{key}:"), value),
        None => (String::new(), first),
    };
    if let ("(" | "[" | "{", Some(depth), [_, inner @ .., _]) = (value, depth.checked_sub(1), lines) {
        return Piece { key, value: Value::Group { open: value.to_owned(), pieces: of_lines(inner, depth) } };
    }
    let text = std::iter::once(value).chain(lines[1..].iter().copied()).collect::<Vec<_>>().join("\n");
    let text = text.trim();
    Piece { key, value: Value::Leaf(text.strip_suffix(',').unwrap_or(text).to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pieces by the first way that there is.
    fn shown(text: &str) -> Option<Vec<String>> {
        Some(fields(text).first()?.iter().map(Piece::words).collect())
    }

    #[test]
    fn brackets_and_quotes_give_the_pieces() {
        let text = concat!(
            "// kept\n(theme: Dark /* so */, people: [\"A, (b\\\"\", \"c\"],\n",
            "  place: Some((1, 2)), keys: {\"a:\": \"b\"},)\n",
        );
        let expected = [
            "theme: Dark /* so */",
            "people: [\"A, (b\\\"\",\"c\"]",
            "place: Some((1,2))",
            "keys: {\"a:\":\"b\"}",
        ];
        assert_eq!(shown(text).unwrap(), expected);
        assert_eq!(shown("(a: , b: 1)").unwrap(), ["a:", "b: 1"]);
    }

    #[test]
    fn lines_give_them_where_brackets_and_quotes_do_not_match() {
        let text = "(\n  name: \"x,\n  list: [\n    1,\n    2),\n  ],\n  last: (\n    a: 3,\n  ),\n)";
        assert_eq!(shown(text).unwrap(), ["name: \"x", "list: [1,2)]", "last: (a:3)"]);
    }

    #[test]
    fn what_is_cut_off_or_far_too_large_has_none() {
        assert_eq!(shown("(\n    a: 1,\n    b"), None);
        assert_eq!(shown("()"), None);
        assert_eq!(shown("a: 1"), None);
        assert_eq!(shown(&format!("({})", "a:1,".repeat(PIECES_MAX + 1))), None);
        assert_eq!(shown(&format!("(a:{}{})", "[".repeat(100), "]".repeat(100))), None);
    }
}
