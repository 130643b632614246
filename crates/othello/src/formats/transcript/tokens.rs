//! Cuts a plain text into words, dashes, brackets and other signs, and says which brackets hold moves and
//! which hold words.

use super::lexicon::{is_together, looks_like_square, meanings, pass_before};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters and digits without a gap; those of Chinese and Japanese apart from others.
    Word,
    /// That many dashes.
    Dashes(usize),
    /// A bracket that is closed: by which token.
    Open(usize),
    /// A bracket that closes one, or a sign that says nothing by itself.
    Sign(char),
    LineEnd,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    /// The bytes of the plain text.
    pub(super) begin: usize,
    pub(super) end: usize,
    pub(super) kind: Kind,
    /// What stands before it in the whole text.
    before: Count,
}

/// The pieces of a text, the last of them a line's end.
pub(super) struct Tokens<'a> {
    text: &'a str,
    pub(super) all: Vec<Token>,
    /// The tokens that end lines.
    line_ends: Vec<usize>,
    /// Whether some squares have their row first.
    pub(super) has_turned: bool,
    /// Whether the discs of both sides stand after each move, and are no results.
    has_counts: bool,
}

/// What stands in a part of a text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Count {
    /// Words of all kinds, numbers too.
    pub(super) words: usize,
    /// Names of squares, at least by their form.
    pub(super) squares: usize,
    /// Words that are neither moves nor known.
    pub(super) unknown: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(text: &'a str) -> Tokens<'a> {
        let mut tokens =
            Tokens { text, all: Vec::new(), line_ends: Vec::new(), has_turned: false, has_counts: false };
        let (mut at, mut before) = (0, Count::default());
        let mut open: Vec<(char, usize)> = Vec::new();
        while let Some(first) = text[at..].chars().next() {
            let begin = at;
            let kind = match first {
                c if c.is_alphanumeric() => {
                    at += word(&text[at..]);
                    Kind::Word
                }
                '-' => {
                    at += text[at..].bytes().take_while(|byte| *byte == b'-').count();
                    Kind::Dashes(at - begin)
                }
                c => {
                    at += c.len_utf8();
                    if c == '\n' { Kind::LineEnd } else { Kind::Sign(c) }
                }
            };
            if matches!(kind, Kind::Sign(c) if c.is_whitespace()) {
                continue;
            }
            let index = tokens.all.len();
            match kind {
                Kind::Sign(c @ ('(' | '[' | '{' | '<')) => open.push((c, index)),
                Kind::Sign(c @ (')' | ']' | '}' | '>')) => {
                    if let Some(&(opening, from)) = open.last()
                        && closes(opening) == c
                    {
                        open.pop();
                        tokens.all[from].kind = Kind::Open(index);
                    }
                }
                _ => {}
            }
            tokens.all.push(Token { begin, end: at, kind, before });
            if kind == Kind::Word {
                before.words += 1;
                let word = text[begin..at].to_ascii_lowercase();
                let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
                match (in_order(&word), turned(word.as_bytes())) {
                    _ if is_number => {}
                    (Some(n), _) if n > 0 => before.squares += n,
                    (_, Some(n)) => {
                        before.squares += n;
                        tokens.has_turned = true;
                    }
                    // A square with something wrong in it.
                    _ if looks_like_square(&word) && !is_name(&word) => before.squares += 1,
                    _ => before.unknown += usize::from(meanings(&word).is_none()),
                }
            }
        }
        tokens.all.push(Token { begin: at, end: at, kind: Kind::LineEnd, before });
        let is_end = |index: &usize| tokens.all[*index].kind == Kind::LineEnd;
        tokens.line_ends = (0..tokens.all.len()).filter(is_end).collect();
        tokens.has_counts = tokens.counts_each_move();
        tokens
    }

    fn counts_each_move(&self) -> bool {
        let (mut at, mut n_squares, mut n_counts) = (0, 0, 0);
        while at < self.all.len() {
            let Some((end, true)) = self.score(at) else {
                at += 1;
                continue;
            };
            let n_before = self.count(0, at).squares;
            if n_before != n_squares + 1 {
                return false;
            }
            (at, n_squares, n_counts) = (end, n_before, n_counts + 1);
        }
        n_counts > 2
    }

    pub(super) fn word(&self, token: usize) -> &'a str {
        let Token { begin, end, .. } = self.all[token];
        &self.text[begin..end]
    }

    /// What stands in the tokens from one to before another.
    pub(super) fn count(&self, from: usize, to: usize) -> Count {
        let at = |index: usize| self.all[index.min(self.all.len() - 1)];
        let (from, to) = (at(from), at(to));
        let (from, to) = (from.before, to.before);
        Count {
            words: to.words - from.words,
            squares: to.squares - from.squares,
            unknown: to.unknown - from.unknown,
        }
    }

    /// The token that ends the line of another.
    pub(super) fn line_end(&self, token: usize) -> usize {
        let n_before = self.line_ends.partition_point(|end| *end < token);
        self.line_ends.get(n_before).copied().unwrap_or(self.all.len() - 1)
    }

    /// The lines, each from its first token to the one that ends it.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let begins = std::iter::once(0).chain(self.line_ends.iter().map(|end| end + 1));
        begins.zip(self.line_ends.iter().copied())
    }

    pub(super) fn is_number(&self, token: usize) -> bool {
        self.all[token].kind == Kind::Word && self.word(token).bytes().all(|byte| byte.is_ascii_digit())
    }

    /// The end of a score such as `40-24`, `40:24` or `1/2-1/2` that begins at a token, and whether a game
    /// surely ends with it: `12:30` may be a time.
    pub(super) fn score(&self, token: usize) -> Option<(usize, bool)> {
        let kind = |at: usize| self.all.get(at).map(|token| token.kind);
        let number = |at: usize| {
            let is_short = at < self.all.len() && self.is_number(at) && self.word(at).len() <= 3;
            let fraction = matches!(kind(at + 1), Some(Kind::Sign('.' | '/')))
                && !self.is_apart(at + 1)
                && at + 2 < self.all.len()
                && self.is_number(at + 2)
                && !self.is_apart(at + 2);
            is_short.then_some(if fraction { at + 3 } else { at + 1 })
        };
        if self.has_counts {
            return None;
        }
        let middle = number(token)?;
        let is_sure = match kind(middle)? {
            Kind::Dashes(1) => true,
            Kind::Sign(':') => false,
            Kind::Word if ["to", "zu", "対", "比", "對", "对", "대"].contains(&self.word(middle)) => {
                true
            }
            _ => return None,
        };
        let end = number(middle + 1)?;
        // No game ends so, but some write a pass like this.
        let is_zero = |at: usize, after: usize| after == at + 1 && self.word(at) == "0";
        if is_zero(token, middle) && is_zero(middle + 1, end) {
            return None;
        }
        // A date goes on.
        (!matches!(kind(end), Some(Kind::Dashes(_) | Kind::Sign(':')))).then_some((end, is_sure))
    }

    /// The end of an address of the web that begins at a token: it has no blanks.
    pub(super) fn address(&self, token: usize) -> Option<usize> {
        let is_scheme = self.all[token].kind == Kind::Word && matches!(self.word(token), "http" | "https");
        let kinds = self.all[token + 1..].iter().take(3).map(|token| token.kind);
        let is_address = is_scheme && kinds.eq([Kind::Sign(':'), Kind::Sign('/'), Kind::Sign('/')]);
        let ends = |at: &usize| self.is_apart(*at) || self.all[*at].kind == Kind::LineEnd;
        is_address.then(|| (token + 1..self.all.len()).find(ends).unwrap_or(self.all.len()))
    }

    /// Whether a token stands in another column of a table than the one before it.
    pub(super) fn is_in_column(&self, token: usize) -> bool {
        token > 0 && self.text[self.all[token - 1].end..self.all[token].begin].contains('\t')
    }

    /// Whether there is a gap in the text before a token.
    pub(super) fn is_apart(&self, token: usize) -> bool {
        token == 0 || self.all[token - 1].end < self.all[token].begin
    }
}

fn closes(opening: char) -> char {
    match opening {
        '(' => ')',
        '[' => ']',
        '{' => '}',
        _ => '>',
    }
}

/// The bytes of the word that a text begins with.
fn word(text: &str) -> usize {
    let first = text.chars().next().is_some_and(is_together);
    let goes_on = |c: char| (c.is_alphanumeric() || !c.is_ascii() && is_mark(c)) && is_together(c) == first;
    text.find(|c: char| !goes_on(c)).unwrap_or(text.len())
}

/// A word such as `h8er`, in small letters, that begins like a square.
fn is_name(word: &str) -> bool {
    let letters = word[1..].trim_start_matches(|c: char| c.is_ascii_digit());
    letters.chars().count() > 1 && letters.chars().all(char::is_alphabetic)
}

/// An accent that is a letter of its own.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// How many squares a word in small letters is made of, with numbers of moves, passes and a colour's letter
/// between them; `None` where there is anything else in it.
fn in_order(word: &str) -> Option<usize> {
    let bytes = word.as_bytes();
    let is_column = |at: usize| bytes.get(at).is_some_and(|byte| matches!(byte, b'a'..=b'p'));
    let digits = |at: usize| bytes.iter().skip(at).take(4).take_while(|byte| byte.is_ascii_digit()).count();
    let (mut at, mut n) = (0, 0);
    if matches!(bytes[0], b'b' | b'w' | b'x' | b'o') && digits(1) == 0 {
        at += 1;
    }
    while at < bytes.len() {
        at += digits(at);
        if is_column(at) && matches!(digits(at + 1), 1..=3) {
            at += 1 + digits(at + 1);
            n += 1;
        } else {
            at += pass_before(&word[at..])?;
        }
    }
    Some(n)
}

/// Squares whose rows come first.
fn turned(bytes: &[u8]) -> Option<usize> {
    let (mut at, mut n) = (0, 0);
    while at < bytes.len() {
        let digits = bytes[at..].iter().take(3).take_while(|byte| byte.is_ascii_digit()).count();
        let is_square = matches!(digits, 1..=2) && matches!(bytes.get(at + digits), Some(b'a'..=b'p'));
        at += is_square.then_some(digits + 1)?;
        n += 1;
    }
    Some(n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_squares_or_known_or_neither() {
        let check = |text: &str, squares: usize, unknown: usize| {
            let tokens = Tokens::of(text);
            let count = tokens.count(0, tokens.all.len());
            assert_eq!((count.squares, count.unknown), (squares, unknown), "{text}");
        };
        check("f5d6c3 1f5 1f52d6 Bf5 f5pad3", 9, 0);
        check("5f6d3c", 3, 0);
        check("Anna 山田 mp3 Ben10", 0, 4);
        check("pass 黒番 move 12 40-24 Black wins", 0, 0);
        check("黒f5白d6", 2, 0);
    }

    #[test]
    fn brackets_that_are_closed_are_known() {
        let tokens = Tokens::of("(a [b) {c}");
        let kinds: Vec<Kind> = tokens.all.iter().map(|token| token.kind).collect();
        assert_eq!((kinds[0], kinds[2], kinds[5]), (Kind::Sign('('), Kind::Sign('['), Kind::Open(7)));
    }
}
