//! Cuts the text of games with tags into tokens. Broken parts become tokens or are skipped; nothing is
//! refused here.

use super::NAGS;
use crate::formats::{after_blanks, is_blank};
use crate::record::Judgement;

/// A piece of the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PgnToken<'a> {
    pub(super) kind: PgnKind<'a>,
    /// The bytes at which it begins and ends.
    pub(super) at: usize,
    pub(super) end: usize,
    /// Whether an empty line comes before it.
    pub(super) is_apart: bool,
}

/// The kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum PgnKind<'a> {
    /// `[Name "value"]`, the value as it is written; without a name, a line that only begins as a tag.
    Tag(&'a str, &'a str),
    /// Moves, their numbers, and all else that stands between other tokens.
    Words(&'a str),
    /// `{a comment}`, or from a semicolon to the end of the line.
    Comment(&'a str),
    /// `!?` or `$5`; `None` if its meaning is unknown.
    Judgement(Option<Judgement>),
    /// A variation begins.
    Open,
    Close,
    /// `34-30`, `1-0`, `1/2-1/2`, `*`.
    Result(&'a str),
}

impl<'a> PgnToken<'a> {
    /// The name of a tag.
    pub(super) fn name(&self) -> Option<&'a str> {
        if let PgnKind::Tag(name, _) = self.kind
            && !name.is_empty()
        {
            Some(name)
        } else {
            None
        }
    }
}

/// Signs that say who is better, such as `+-`.
const JUDGEMENTS: [char; 8] = ['+', '=', '±', '∓', '⩲', '⩱', '∞', '#'];
/// Signs that end a word.
const ENDS: [char; 13] = ['{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '*', '<', '>'];

/// Quotes around values, the plain one first.
const QUOTES: [char; 9] = ['"', '“', '”', '„', '«', '»', '\'', '‘', '’'];

/// Longer tag values are not read: the search for their end takes time.
const VALUE_MAX: usize = 1 << 14;

/// The tokens of a text whose lines end with a line feed.
pub(super) fn tokens(text: &str) -> impl Iterator<Item = PgnToken<'_>> {
    // How many lines end between the token before and the next one.
    let (mut at, mut n_lines) = (0, 1);
    std::iter::from_fn(move || {
        loop {
            let rest = after_blanks(&text[at..]);
            let begin = text.len() - rest.len();
            n_lines += text[at..begin].matches('\n').count();
            let (kind, length) = token(Some(rest).filter(|rest| !rest.is_empty())?, n_lines > 0);
            let is_apart = n_lines > 1;
            (at, n_lines) = (begin + length, 0);
            if let Some(kind) = kind {
                return Some(PgnToken { kind, at: begin, end: at, is_apart });
            }
        }
    })
}

/// The kind and the length of the token that a text begins with; no kind if it is skipped.
fn token(text: &str, is_line_start: bool) -> (Option<PgnKind<'_>>, usize) {
    let up_to = |signs: &[char]| text.find(signs).unwrap_or(text.len());
    let n_like = |is_like: fn(char) -> bool| text.len() - text[1..].trim_start_matches(is_like).len();
    let comment_to = |end: usize| (Some(PgnKind::Comment(&text[1..end])), end);
    match text.as_bytes()[0] {
        b'%' if is_line_start => (None, up_to(&['\n'])),
        b'{' => {
            let end = comment_end(text);
            let (comment, _) = comment_to(end);
            (comment, end + usize::from(text[end..].starts_with('}')))
        }
        b';' => comment_to(up_to(&['\n'])),
        b'[' => match read_tag(text) {
            Some((name, value, length)) => (Some(PgnKind::Tag(name, value)), length),
            None if is_line_start => (Some(PgnKind::Tag("", "")), up_to(&['\n'])),
            None => comment_to(up_to(&['\n', ']'])),
        },
        b'(' => number_in_brackets(text).map_or((Some(PgnKind::Open), 1), |length| (None, length)),
        b')' => (Some(PgnKind::Close), 1),
        b'*' => (Some(PgnKind::Result("*")), 1),
        b'!' | b'?' => {
            let length = n_like(|c| "!?".contains(c));
            (Some(PgnKind::Judgement(Judgement::from_sign(&text[..length]))), length)
        }
        b'$' => {
            let length = n_like(|c| c.is_ascii_digit());
            let number = text[1..length].parse().unwrap_or(0_usize);
            (Some(PgnKind::Judgement(number.checked_sub(1).and_then(|at| NAGS.get(at)).copied())), length)
        }
        b'<' => (None, html_tag(text).unwrap_or(1)),
        b'}' | b']' | b'>' => (None, 1),
        _ => match (first_word(text), words(text)) {
            ("", _) => (None, text.len() - text.trim_start_matches(is_judgement).len()),
            (result, "") => (Some(PgnKind::Result(result)), result.len()), // where `words` stops at once
            (_, words) => (Some(PgnKind::Words(words)), words.len()),
        },
    }
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c| is_blank(c) || ENDS.contains(&c) || JUDGEMENTS.contains(&c));
    &text[..end.unwrap_or(text.len())]
}

/// The words that a text begins with, up to a sign, a result, or a line that is a remark.
fn words(text: &str) -> &str {
    let mut end = 0;
    loop {
        let rest = after_blanks(&text[end..]);
        let begin = text.len() - rest.len();
        let word = first_word(rest);
        let is_remark = word.starts_with('%') && text[end..begin].contains('\n');
        if word.is_empty() || is_remark || is_result(word) {
            return &text[..end];
        }
        end = begin + word.len();
    }
}

/// Where the comment that a text begins with ends: at the first closing brace or, since the brace may be
/// missing, before the first line that is a tag.
fn comment_end(text: &str) -> usize {
    let is_end = |at: &usize| {
        let line = text[*at..].strip_prefix('\n').map(|line| line.trim_start_matches([' ', '\t']));
        line.is_none_or(|line| read_tag(line).is_some())
    };
    text.match_indices(['}', '\n']).map(|(at, _)| at).find(is_end).unwrap_or(text.len())
}

/// The name and the value, as written, of the tag that a text begins with, and its length. The value ends
/// with the line at the latest, and may hold quotes.
pub(super) fn read_tag(text: &str) -> Option<(&str, &str, usize)> {
    let inner = text.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let length = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|&length| length > 0)?;
    let (name, rest) = inner.split_at(length);
    let rest = rest.trim_start_matches([' ', '\t']);
    let value = rest.strip_prefix(QUOTES)?;
    // Only a plain quote closes a plain one; any quote closes one of a word processor.
    let closing = if rest.starts_with('"') { &QUOTES[..1] } else { &QUOTES[..] };
    let line = value[..value.floor_char_boundary(VALUE_MAX)].split('\n').next()?;
    let brackets = || line.match_indices(']').map(|(at, _)| (&line[..at], at + 1));
    let quoted =
        || brackets().filter_map(|(value, end)| Some((value.trim_end().strip_suffix(closing)?, end)));
    let is_plain = |(value, _): &(&str, _)| value.chars().rev().take_while(|&c| c == '\\').count() % 2 == 0;
    // The quote at the end may be missing.
    let is_bare = |(value, end): &(&str, usize)| line[*end..].trim().is_empty() && !value.contains(closing);
    let bare = || brackets().next_back().filter(is_bare);
    let (value, end) = quoted().find(is_plain).or_else(|| quoted().next()).or_else(bare)?;
    Some((name, value, line.as_ptr().addr() - text.as_ptr().addr() + end))
}

/// A tag's value without the backslashes that escape quotes and backslashes.
pub(super) fn tag_value(written: &str) -> String {
    written.split("\\\\").map(|part| part.replace("\\\"", "\"")).collect::<Vec<_>>().join("\\")
}

/// The length of a move number in brackets, `(12)`.
fn number_in_brackets(text: &str) -> Option<usize> {
    let digits = text.strip_prefix('(')?;
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < digits.len() && rest.starts_with(')')).then(|| text.len() - rest.len() + 1)
}

/// The length of an HTML tag around a game, such as `<pre>` or `</p>`.
fn html_tag(text: &str) -> Option<usize> {
    let end = text.bytes().take(HTML_MAX).position(|byte| byte == b'>')?;
    let name = text[1..end].trim_matches('/');
    name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(end + 1)
}

/// The most bytes of an HTML tag.
const HTML_MAX: usize = 80;

/// Whether a word is a result: `38-26`, `1/2-1/2`.
fn is_result(word: &str) -> bool {
    let is_dash = |c: char| "-–—−".contains(c);
    let is_part =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit() || "/.½".contains(c));
    word.split_once(is_dash).is_some_and(|(black, white)| is_part(black) && is_part(white))
}

fn is_judgement(c: char) -> bool {
    JUDGEMENTS.contains(&c) || c == '-' || c == '/'
}

/// Whether the first word is a move or a move number. After a result, other words are a remark.
pub(super) fn begins_with_move(words: &str) -> bool {
    let word = words.split(is_blank).next().unwrap_or_default();
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = after.len() < word.len() && (after.is_empty() || after.starts_with(['.', ')']));
    is_number || matches!(after.as_bytes(), [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8', ..])
}

/// How many of the words are squares.
pub(super) fn n_squares(words: &str) -> usize {
    let is_square = |word: &&str| matches!(word.as_bytes(), [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']);
    words.split(is_blank).filter(is_square).count()
}
