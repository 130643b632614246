//! Splits a RON text into a tree of pieces, so that only the unreadable pieces are left out.
//!
//! The indentation of lines gives the tree, since [`RonFile::write`](super::RonFile::write) puts each value
//! on a line of its own. So an extra bracket or quote costs no more than its line; `ron::Value` would refuse
//! the whole text, and forget the names of variants.

use std::borrow::Cow;

/// A field, an element or an entry.
pub(super) struct Piece {
    /// `theme:`, `"Edax":`, or nothing in a list.
    pub key: String,
    /// What is read or left out as a whole, or the bracket that begins a group.
    pub value: String,
    /// The bracket that ends a group.
    pub close: Option<char>,
    /// The pieces of a group, which are read or left out one by one.
    pub pieces: Vec<Piece>,
}

/// The most pieces of a text: settings have about 100, and a reader tries each in turn.
const PIECES_MAX: usize = 2_000;
/// The most bytes of a text: more than settings with the longest names take.
const BYTES_MAX: usize = 128 << 10;
/// The deepest indentation: settings have groups within groups five deep.
const DEPTH_MAX: usize = 16;

/// The fields of a text; none if the text is cut off at its end, or far too long.
pub(super) fn fields(text: &str) -> Vec<Piece> {
    let text = text.trim_end();
    if text.len() > BYTES_MAX {
        return Vec::new();
    }
    let is_laid_out = text.lines().any(|line| line.trim() == "(");
    let text = if is_laid_out { Cow::Borrowed(text) } else { Cow::Owned(laid_out(text)) };
    let Some(text) = text.strip_suffix(')') else { return Vec::new() };
    let lines: Vec<&str> = text.lines().skip_while(|line| line.trim() != "(").skip(1).collect();
    let pieces = pieces_of(&lines);
    if count(&pieces) <= PIECES_MAX { pieces } else { Vec::new() }
}

/// The number of pieces, with the pieces of pieces.
pub(super) fn count(pieces: &[Piece]) -> usize {
    pieces.iter().map(|piece| 1 + count(&piece.pieces)).sum()
}

impl Piece {
    /// The whole value as RON.
    pub(super) fn text(&self) -> String {
        let text = |piece: &Piece| format!("{}{}", piece.key, piece.text());
        let pieces: Vec<String> = self.pieces.iter().map(text).collect();
        let close = self.close.map_or(String::new(), String::from);
        format!("{}{}{close}", self.value, pieces.join(","))
    }

    /// What the user sees of it: `theme: Purple`, in one line and not too long.
    pub(super) fn words(&self) -> String {
        const LENGTH_MAX: usize = 40;
        let words = format!("{} {}", self.key, self.text());
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.char_indices().nth(LENGTH_MAX) {
            Some((end, _)) => format!("{}…", &words[..end]),
            None => words,
        }
    }
}

/// Puts each value of a text that a person wrote on its own line. An open quote ends with its line.
fn laid_out(text: &str) -> String {
    let (mut out, mut depth) = (String::new(), 0usize);
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let (mut is_quoted, mut is_escaped) = (false, false);
        for c in line.trim_start().chars() {
            let (opens, closes) = ("([{".contains(c) && !is_quoted, ")]}".contains(c) && !is_quoted);
            depth = (depth + usize::from(opens)).saturating_sub(closes.into());
            if closes {
                break_line(&mut out, depth);
            }
            // Drops blanks that begin a line or follow a blank.
            if c != ' ' || !out.ends_with([' ', '\n']) {
                out.push(c);
            }
            if opens || c == ',' && !is_quoted {
                break_line(&mut out, depth);
            }
            is_quoted ^= c == '"' && !is_escaped;
            is_escaped = c == '\\' && !is_escaped;
        }
    }
    out
}

/// Begins a new line, unless the last one is empty.
fn break_line(out: &mut String, depth: usize) {
    out.truncate(out.trim_end_matches(' ').len());
    if !out.ends_with('\n') {
        out.push('\n');
    }
    out.extend(std::iter::repeat_n(' ', depth.min(DEPTH_MAX)));
}

/// Splits lines into pieces: one begins on each line with the smallest indentation.
fn pieces_of(lines: &[&str]) -> Vec<Piece> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let is_start = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with(['}', ')', ']']);
    let least = lines.iter().filter(|line| is_start(line)).map(|line| indent(line)).min().unwrap_or(0);
    let starts: Vec<usize> =
        (0..lines.len()).filter(|&i| is_start(&lines[i]) && indent(lines[i]) == least).collect();
    let ends = starts.iter().copied().skip(1).chain([lines.len()]);
    starts.iter().zip(ends).map(|(&start, end)| piece_of(&lines[start..end])).collect()
}

fn piece_of(lines: &[&str]) -> Piece {
    let first = lines[0].trim();
    let is_name = |key: &str| key.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_key = |key: &str| is_name(key) || (key.starts_with('"') && key.ends_with('"'));
    let (key, value) = match first.split_once(": ").filter(|(key, _)| is_key(key)) {
        Some((key, value)) => (format!("{key}:"), value),
        None => (String::new(), first),
    };
    let brackets = [("(", ')'), ("[", ']'), ("{", '}')];
    let close = brackets.into_iter().find(|(open, _)| *open == value).map(|(_, close)| close);
    if let (Some(_), [_, inner @ .., _]) = (close, lines) {
        return Piece { key, value: value.to_owned(), close, pieces: pieces_of(inner) };
    }
    let text = std::iter::once(value).chain(lines[1..].iter().copied()).collect::<Vec<_>>().join("\n");
    let text = text.trim();
    let value = text.strip_suffix(',').unwrap_or(text).to_owned();
    Piece { key, value, close: None, pieces: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        fields(text).iter().map(Piece::words).collect()
    }

    #[test]
    fn a_text_in_one_line_is_split_into_pieces() {
        let text = concat!(
            "// kept (so)\n(theme: Dark /* so */, people: [\"A, (b\\\"\", \"c\"],\n",
            "  place: Some((1, 2)), keys: {\"a:\": \"b\"},)\n",
        );
        let expected = [
            "theme: Dark /* so */",
            "people: [\"A, (b\\\"\",\"c\"]",
            "place: Some( ( 1, 2 ) )",
            "keys: {\"a:\":\"b\"}",
        ];
        assert_eq!(shown(text), expected);
        assert_eq!(shown("(a: , b: 1)"), ["a:", "b: 1"]);
    }

    #[test]
    fn unmatched_brackets_and_quotes_cost_only_their_line() {
        let text = "(\n  name: \"x,\n  list: [\n    1,\n    2),\n  ],\n  last: (\n    a: 3,\n  ),\n)";
        assert_eq!(shown(text), ["name: \"x", "list: [1,2)]", "last: (a:3)"]);
    }

    #[test]
    fn a_cut_off_or_oversized_text_has_no_pieces() {
        for text in ["(\n    a: 1,\n    b", "()", "a: 1", &format!("({})", "a:1,".repeat(PIECES_MAX + 1))] {
            assert!(shown(text).is_empty(), "{text:.50}");
        }
        let nested = format!("(a:{}{})", "[".repeat(30_000), "]".repeat(30_000));
        assert!(shown(&nested).len() < 2);
    }
}
