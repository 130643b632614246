//! What is said of a game in lines of its own, before its moves or after them: `Black: Anna`, `日付：…`. Names
//! are kept as they are written.

use super::lexicon::{self, Key, Meaning, key, meanings};
use super::tokens::{Kind, Tokens};
use crate::formats::normal::NormalText;
use crate::record::{Date, Header};

/// The values that a line names; none where it holds anything else, such as moves.
pub(super) fn values<'a>(
    text: &NormalText<'a>,
    tokens: &Tokens,
    line: (usize, usize),
) -> Vec<(Key, &'a str)> {
    let mut values = Vec::new();
    let mut at = line.0;
    // From the sign after one name to the next name.
    let mut open: Option<(Key, usize)> = None;
    while at < line.1 {
        // In brackets behind a name, a colour says whose that is: `Anna (B) – Ben (W)`.
        let is_behind = open.is_none() && is_in_brackets(tokens, at) && at > line.0 + 1;
        match name(tokens, at, line.1).filter(|(_, value)| !is_behind || *value > at + 2) {
            // Moves that words of a result follow.
            Some(_) if open.is_none() && tokens.count(line.0, at).squares > 0 => return Vec::new(),
            Some((key, value)) => {
                let end = at - usize::from(is_in_brackets(tokens, at));
                values.extend(open.take().and_then(|(key, begin)| one(text, tokens, key, (begin, end))));
                open = Some((key, value));
                at = value;
            }
            None => at += 1,
        }
    }
    let last = open.map(|(key, begin)| (key, tokens.count(begin, line.1), begin));
    // Moves stand behind the names.
    if last.is_some_and(|(_, count, _)| count.squares > count.unknown + 1) {
        return Vec::new();
    }
    values.extend(last.and_then(|(key, _, begin)| one(text, tokens, key, (begin, line.1))));
    values.into_iter().flat_map(|(key, value)| without_date(key, value)).collect()
}

/// A value, and the date that stands behind a player's name in the same line.
fn without_date(key: Key, value: &str) -> Vec<(Key, &str)> {
    let is_sign = |c: char| matches!(c, '-' | '.' | '/');
    let is_date = |word: &str| {
        let is_numbers = word.chars().all(|c| c.is_ascii_digit() || is_sign(c));
        is_numbers && word.split(is_sign).count() == 3 && Date::read(word).day > 0
    };
    match value.rsplit_once(char::is_whitespace) {
        Some((name, last)) if matches!(key, Key::Player(_)) && is_date(last) => {
            vec![(key, name.trim_end_matches(is_beside)), (Key::Date, last)]
        }
        _ => vec![(key, value)],
    }
}

/// What stands around a value and is no part of it.
fn is_beside(c: char) -> bool {
    c.is_whitespace() || ",;|/\"'、，；｜".contains(c)
}

/// Whether a word stands alone in brackets, as in `【黒】山田`.
fn is_in_brackets(tokens: &Tokens, at: usize) -> bool {
    at > 0 && tokens.all[at - 1].kind == Kind::Open(at + 1)
}

/// Whether a line is one of a mail's head.
pub(super) fn is_of_mail(tokens: &Tokens, (begin, end): (usize, usize)) -> bool {
    let is_named = begin + 1 < end && tokens.all[begin + 1].kind == Kind::Sign(':');
    is_named && tokens.all[begin].kind == Kind::Word && lexicon::is_of_mail(tokens.word(begin))
}

/// The key that a name such as `Black (X):` stands for, and the token after it.
fn name(tokens: &Tokens, at: usize, end: usize) -> Option<(Key, usize)> {
    if tokens.all[at].kind != Kind::Word {
        return None;
    }
    let key = key(tokens.word(at))?;
    let is_beside = |index: usize| match tokens.all[index].kind {
        Kind::Open(_) | Kind::Sign('(' | ')' | '[' | ']' | '●' | '○' | '*') => true,
        Kind::Word => {
            let word = tokens.word(index);
            let is_color = |found: Vec<Meaning>| found.iter().all(|m| matches!(m, Meaning::Color(_)));
            word.eq_ignore_ascii_case("player") || meanings(word).is_some_and(is_color)
        }
        _ => false,
    };
    let sign = (at + 1..end.min(at + 5)).find(|index| !is_beside(*index));
    let sign = sign.filter(|sign| matches!(tokens.all[*sign].kind, Kind::Sign(':' | '=')));
    let bracket = || (is_in_brackets(tokens, at) && at + 1 < end).then_some((key, at + 2));
    sign.map(|sign| (key, sign + 1)).or_else(bracket)
}

fn one<'a>(
    text: &NormalText<'a>,
    tokens: &Tokens,
    key: Key,
    (begin, end): (usize, usize),
) -> Option<(Key, &'a str)> {
    let count = tokens.count(begin, end);
    let has_digits = || (begin..end).any(|token| tokens.is_number(token));
    let fits = match key {
        Key::Player(_) | Key::Event | Key::Place => count.unknown > 0,
        Key::Date | Key::Result => has_digits(),
    };
    let bytes = (tokens.all[begin.min(end)].begin, tokens.all[end].begin);
    let value = text.original(bytes.0, bytes.1);
    let value = value.trim_matches(is_beside);
    (fits && !value.is_empty() && count.squares <= count.unknown).then_some((key, value))
}

/// Puts a value where it belongs, unless there is one.
pub(super) fn keep(header: &mut Header, key: Key, value: &str) {
    let place = match key {
        Key::Player(color) => &mut header.players[color],
        Key::Event => &mut header.event,
        Key::Place => &mut header.place,
        Key::Date => &mut header.date,
        Key::Result => &mut header.result,
    };
    if place.is_empty() {
        value.clone_into(place);
    }
}
