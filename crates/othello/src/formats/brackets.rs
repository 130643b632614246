//! Finds the games of SGF and GGF in a text: each begins with `(;`, then come properties `TAG[value]`.
//! Lines may be broken anywhere, and other text may surround the games.

use super::after_blanks;
use std::ops::ControlFlow;

/// The most letters of a tag. Some files write tags out, as in `BoardSiZe[8]`.
pub(super) const TAG_MAX: usize = 40;

/// In how many bytes of a value [`is_root`] looks for its end.
const VALUE_MAX: usize = 200;

/// The byte at which the next game begins, at or after `from`. First in the text, `(;` is enough; after other
/// text, more of a game must follow, since a sentence may contain `(;`.
pub(super) fn next_game(text: &str, from: usize) -> Option<usize> {
    let first = text.len() - after_blanks(&text[from..]).len();
    let brackets = text[from..].match_indices('(').map(|(at, _)| from + at);
    let mut games = brackets.filter_map(|at| Some((at, after_sign(&text[at..])?)));
    games.find(|(at, rest)| *at == first || goes_on(rest)).map(|(at, _)| at)
}

/// What follows the `(;` that a text begins with. The semicolon may be missing before one of the
/// [`ROOT_TAGS`].
pub(super) fn after_sign(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('(')?.trim_start();
    let is_root = |rest: &&str| property(rest).is_some_and(|(tag, _)| is_root_tag(tag));
    rest.strip_prefix(';').or_else(|| Some(rest).filter(is_root))
}

fn goes_on(rest: &str) -> bool {
    let rest = rest.trim_start();
    rest.starts_with([')', ';']) || property(rest).is_some()
}

/// The tag of the property that a text begins with, and what follows the bracket of its value.
pub(super) fn property(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let length = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (tag, rest) = text.split_at(length);
    let is_tag = length <= TAG_MAX && tag.contains(|c: char| c.is_ascii_uppercase());
    rest.trim_start().strip_prefix('[').filter(|_| is_tag).map(|value| (tag, value))
}

/// In how many bytes of a value [`n_inner`] looks for brackets.
const INNER_MAX: usize = 1 << 12;

/// How many closing brackets belong to the value that a text begins with, as in `C[Tiger [the best] here]`:
/// those that other text follows, or that close a bracket within the value. After the bracket that ends the
/// value comes another value, a node, a bracket or a property. In SGF a backslash escapes the next sign.
pub(super) fn n_inner(text: &str, has_escapes: bool) -> usize {
    let shown = &text[..text.floor_char_boundary(INNER_MAX)];
    let (mut depth, mut n, mut is_escaped) = (0_usize, 0, false);
    for (at, c) in shown.char_indices() {
        match c {
            _ if std::mem::take(&mut is_escaped) => {}
            '\\' => is_escaped = has_escapes,
            // The value has lost its end.
            ';' if n > 0 && property(&text[at + 1..]).is_some() => return 0,
            '[' => depth += 1,
            ']' => {
                let rest = text[at + 1..].trim_start();
                let is_end = rest.is_empty() || rest.starts_with([';', '(', ')']);
                // A typed text may have tags of one or two small letters; before another value stands no tag.
                let tag = rest.bytes().take_while(u8::is_ascii_lowercase).count();
                let begins_property = property(rest).is_some() || tag <= 2 && rest[tag..].starts_with('[');
                // Where a bracket within the value is open, this one closes that: `PB[[a] [b]]`.
                let is_beside_bracket = rest.starts_with(['[', ']']);
                if is_end || is_beside_bracket && depth == 0 || !is_beside_bracket && begins_property {
                    return n;
                }
                n += 1;
                depth = depth.saturating_sub(1);
            }
            _ => {}
        }
    }
    0
}

/// Where, in the text around other games, a game begins that has lost its first part.
pub(super) fn stray(text: &str) -> Option<usize> {
    let signs = text.match_indices([';', ']']);
    let has_properties = signs.map(|(at, _)| &text[at + 1..]).any(|rest| property(rest).is_some());
    let begin = text.find(|c: char| !c.is_whitespace() && c != ')');
    begin.filter(|_| has_properties)
}

/// The tags that only the first node of a game of SGF has.
const ROOT_TAGS: [&str; 5] = ["FF", "GM", "CA", "AP", "SZ"];

/// Whether a tag is one of the [`ROOT_TAGS`]; only capitals count, so `GaMe` is `GM`.
fn is_root_tag(tag: &str) -> bool {
    let capitals: String = tag.chars().filter(char::is_ascii_uppercase).collect();
    ROOT_TAGS.contains(&&*capitals)
}

/// Whether a text begins with a game of SGF and not with a variation: one of its first properties is
/// of the [`ROOT_TAGS`]. A game quoted in a comment has a backslash before each closing bracket.
pub(super) fn is_root(text: &str) -> bool {
    let Some(mut rest) = after_sign(text) else { return false };
    for _ in 0..8 {
        let Some((tag, value)) = property(rest) else { return false };
        let shown = &value.as_bytes()[..value.len().min(VALUE_MAX)];
        let Some(end) = shown.iter().position(|&byte| byte == b']') else { return false };
        if value[..end].ends_with('\\') {
            return false;
        }
        if is_root_tag(tag) {
            return true;
        }
        rest = &value[end + 1..];
    }
    false
}

/// Whether a text begins with a game of GGF.
pub(super) fn begins_game(text: &str) -> bool {
    after_sign(text).and_then(property).is_some()
}

/// The last byte at which a game begins, other than byte 0; in SGF only a game behind the end of another or
/// at the beginning of a line counts.
pub(super) fn last_game(text: &str, is_ggf: bool) -> Option<usize> {
    let begins_one = |at: usize| {
        let before = text[..at].trim_end_matches([' ', '\t']);
        match is_ggf {
            true => begins_game(&text[at..]),
            false => before.ends_with([')', '\n', '\r']) && is_root(&text[at..]),
        }
    };
    // Text before the first game is read with it.
    let first = next_game(text, 0)?;
    text.rmatch_indices('(').map(|(at, _)| at).find(|&at| begins_one(at)).filter(|&at| at > first)
}

/// Where the reader of SGF goes on after a broken game that begins at a byte: behind its last bracket or,
/// where that was lost, at the next game. Inside a value, only a game at the start of a line counts.
pub(super) fn after_broken(text: &str, begin: usize) -> usize {
    let mut depth = 0;
    let (mut is_value, mut is_escaped, mut is_line_start) = (false, false, false);
    let walk = text[begin..].char_indices().try_for_each(|(at, c)| {
        let at = begin + at;
        if c == '(' && at > begin && (is_line_start || !is_value) && is_root(&text[at..]) {
            return ControlFlow::Break(at);
        }
        is_line_start = c == '\n' || c == '\r' || is_line_start && c.is_whitespace();
        let was_escaped = std::mem::take(&mut is_escaped);
        match c {
            '\\' => is_escaped = is_value && !was_escaped,
            ']' => is_value &= was_escaped,
            '[' => is_value = true,
            '(' if !is_value => depth += 1,
            ')' if !is_value => depth -= 1,
            _ => {}
        }
        if depth == 0 { ControlFlow::Break(at + 1) } else { ControlFlow::Continue(()) }
    });
    walk.break_value().unwrap_or(text.len())
}
