//! Reads the header of a game from the text beside its moves: here the values behind keys, `Black: Anna`;
//! names without a key, days and results have files of their own.

use super::items::{Aside, Marks};
use crate::formats::board_text::columns;
use crate::formats::is_one_of;
use crate::formats::normal::unescaped;
use crate::record::Header;
use crate::record::words::{self, TokenKind, Word};
use crate::rules::{ByColor, Color, Goal, Position};
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::formats) enum Key {
    Player(Color),
    Event,
    Place,
    Date,
    Result,
    Round,
}

const KEYS: [(Key, &str); 5] = [
    (
        Key::Event,
        "event tournament match turnier tournoi torneo αγώνας τουρνουά 大会 大会名 棋戦 比赛 比賽 赛事",
    ),
    (Key::Place, "place site ort lieu lugar τόπος 場所 会場 地点 地點"),
    (Key::Date, "date datum fecha ημερομηνία 日付 日時 対局日 開始日時 日期 created ended"),
    (Key::Result, "result score ergebnis résultat resultado αποτέλεσμα 結果 结果 finalstatus outcome"),
    (Key::Round, "round runde ronde ronda"),
];

/// The key that a word names, as `Black` does in `Black: Anna` or `日付` in `日付：…`.
pub(in crate::formats) fn key(word: &str) -> Option<Key> {
    if let Some(Word::Color(color)) = words::word(word) {
        return Some(Key::Player(color));
    }
    let lower = word.to_lowercase();
    KEYS.iter().find(|(_, words)| is_one_of(words, &lower)).map(|(key, _)| *key)
}

/// The header of a game, as far as it has been read.
#[derive(Clone, Debug, Default)]
pub(in crate::formats) struct PartialHeader {
    pub(in crate::formats) header: Header,
    /// The discs of both sides at the end, where each is given separately.
    pub(in crate::formats) counts: ByColor<Option<u16>>,
}

impl PartialHeader {
    /// Stores a value in the header, unless there is one already.
    pub(in crate::formats) fn keep(&mut self, key: Key, value: &str) {
        let header = &mut self.header;
        let place = match key {
            Key::Player(color) => &mut header.players[color],
            Key::Event => &mut header.event,
            Key::Place => &mut header.place,
            Key::Date => &mut header.date,
            Key::Result => &mut header.result,
            Key::Round => &mut header.round,
        };
        if place.is_empty() {
            value.clone_into(place);
        }
    }

    /// The counts of both sides as a result, if both are known and `fits` accepts them.
    pub(in crate::formats) fn counted(&self, fits: impl Fn(ByColor<u16>) -> bool) -> Option<String> {
        let ByColor { black: Some(black), white: Some(white) } = self.counts else { return None };
        fits(ByColor::new(black, white)).then(|| format!("{black}-{white}"))
    }
}

/// Reads a header from marks, and notes which of them it used.
pub(super) struct FactReader<'a> {
    pub(super) marks: &'a Marks<'a>,
    pub(super) used: &'a mut [bool],
    pub(super) told: PartialHeader,
    /// The position at the game's end.
    pub(super) end: Position,
    pub(super) goal: Goal,
}

impl FactReader<'_> {
    /// The header that a region tells, in which each move has its side and its mark.
    pub(super) fn header(mut self, region: Range<usize>, moves: Vec<(Color, usize)>) -> Header {
        let first = self.marks.all.get(region.start).map_or(0, |mark| mark.line);
        let lines = self.marks.lines[first..].iter().take_while(|line| line.start < region.end);
        let lines = lines.map(|line| line.start.max(region.start)..line.end.min(region.end));
        let is_other = |line: &Range<usize>| {
            self.marks.all[line.start].aside >= Aside::Start
                || columns(&self.original(line.clone())).is_some()
        };
        let lines: Vec<Range<usize>> = lines.filter(|line| !line.is_empty() && !is_other(line)).collect();
        let is_played = |at: &usize| self.used[*at] && !self.marks.is_tag(*at);
        let first_move = region.clone().find(is_played).unwrap_or(region.end);
        let mut dates: Vec<Range<usize>> = Vec::new();
        for line in &lines {
            let has_values = self.values(line.clone());
            dates.extend(self.free_date(line.clone()));
            if !has_values {
                self.names(line.clone());
            }
        }
        self.speakers(moves);
        self.date(&dates, first_move);
        for line in lines {
            if self.told.header.result.is_empty() {
                self.result(line);
            }
        }
        let area = self.end.size().area();
        let is_all = |ByColor { black, white }| usize::from(black + white) == area;
        if let Some(result) =
            self.told.counted(|counts| is_all(counts) || self.final_counts().contains(&counts))
        {
            self.told.keep(Key::Result, &result);
        }
        self.told.header
    }

    pub(super) fn is_sign(&self, at: usize, signs: &str) -> bool {
        self.marks.sign(at).is_some_and(|sign| signs.contains(sign))
    }

    pub(super) fn is_move(&self, at: usize) -> bool {
        self.marks.items.binary_search_by_key(&at, |item| item.mark).is_ok() && !self.marks.is_tag(at)
    }

    pub(super) fn is_word(&self, at: usize) -> bool {
        self.marks.all[at].kind == TokenKind::Word
    }

    /// The key that begins at a mark, such as `Black (X):`, and where its value begins.
    fn key_at(&self, at: usize, line: &Range<usize>) -> Option<(Key, usize)> {
        let end = line.end;
        if !self.is_word(at) || self.used[at] {
            return None;
        }
        let key = key(self.marks.str(at))?;
        let is_list = self.is_sign(line.start, "[");
        if is_list && at > 0 && self.is_sign(at - 1, "[") && self.is_sign(at + 1, "]") && at + 2 < end {
            return Some((key, at + 2));
        }
        let is_beside = |at: usize| {
            let word = self.marks.str(at);
            let is_side = matches!(words::word(word), Some(Word::Color(_)));
            let is_rating = self.marks.is_number(at) && self.is_sign(at - 1, "(");
            self.is_sign(at, "()[]●○*") || is_side || is_rating || word.eq_ignore_ascii_case("player")
        };
        let sign = (at + 1..end.min(at + 5)).find(|at| !is_beside(*at))?;
        self.is_sign(sign, ":=").then_some((key, sign + 1))
    }

    /// Takes values that follow keys, `Black: Anna, White: Ben`. Returns whether there are any.
    fn values(&mut self, line: Range<usize>) -> bool {
        let mut found: Vec<(Key, usize, usize)> = Vec::new();
        let mut at = line.start;
        while at < line.end {
            let key = self.key_at(at, &line);
            found.extend(key.map(|(key, value)| (key, at, value)));
            at = key.map_or(at + 1, |(_, value)| value);
        }
        let mut has_any = false;
        for (n, (key, begin, value)) in found.iter().enumerate() {
            let end = match found.get(n + 1) {
                Some((_, next, _)) => next - usize::from(*next > *value && self.is_sign(next - 1, "[")),
                None => line.end,
            };
            let is_before = |at: &usize| self.marks.is_tag(*at) || self.is_sign(*at, "*");
            let Some(begins) = (*value..end).find(|at| !is_before(at)) else { continue };
            // A value ends before the moves and tags, and in an address before the next part.
            let is_part = |at: usize| self.is_sign(at, "&") && !self.marks.is_apart(at);
            let ends = |at: &usize| self.used[*at] || self.is_sign(value - 1, "=") && is_part(*at);
            let end = (begins..end).find(ends).unwrap_or(end);
            let end = (begins..end).rev().find(|at| !self.is_sign(*at, "*")).map_or(begins, |at| at + 1);
            let own = self.name_in(begins..end).unwrap_or(begins..end);
            has_any |= !own.is_empty() && self.value(*key, *begin, own);
        }
        has_any
    }

    /// The value of `name` in an object such as `{name: Anna, club: Oslo}`.
    fn name_in(&self, object: Range<usize>) -> Option<Range<usize>> {
        let is_name = |at: &usize| self.is_sign(object.start, "{") && self.marks.str(*at) == "name";
        let name = object.clone().find(is_name)?;
        let begin = (name + 1..object.end).find(|at| !self.is_sign(*at, ":=\"'"))?;
        Some(begin..(begin..object.end).find(|at| self.is_sign(*at, ",}\"")).unwrap_or(object.end))
    }

    fn value(&mut self, key: Key, begin: usize, mut value: Range<usize>) -> bool {
        let has_words = value.clone().any(|at| self.is_word(at));
        let has_numbers = value.clone().any(|at| self.marks.is_number(at));
        match key {
            Key::Date if has_numbers => {}
            Key::Round if has_words || has_numbers => {}
            // `White: well played!` is what a player said.
            Key::Player(_) if self.is_sign(value.end - 1, "!?") => return false,
            Key::Player(_) | Key::Event | Key::Place if has_words => {}
            // Results are read with the rest of the line.
            _ => return false,
        }
        let mut name = value.clone();
        if let Key::Player(color) = key {
            let date = self.date_in(value.clone());
            if let Some(date) = date.filter(|date| date.end == value.end && date.start > value.start) {
                name.end = date.start;
                self.told.keep(Key::Date, &self.original(date));
            }
            let rating = (begin..value.start).find(|at| self.marks.is_number(*at) && !self.used[*at]);
            // A score behind the name is read with the rest of the line.
            let mut end = self.name_end(&name);
            let behind = end.checked_sub(2).filter(|at| {
                let is_rating = self.marks.str(*at).parse().is_ok_and(|number| !self.is_count(number));
                is_rating && *at > name.start + 1 && self.is_sign(at - 1, "(") && self.is_sign(at + 1, ")")
            });
            end = behind.map_or(end, |at| at - 1);
            let rating = rating.or(behind).map_or("", |at| self.marks.str(at));
            self.told.header.ratings[color] = rating.to_owned();
            let is_score = (end..name.end).any(|at| self.marks.is_score(at));
            match self.count(&name).filter(|_| !is_score) {
                Some((end, count)) => {
                    name.end = end;
                    self.told.counts[color] = Some(count);
                }
                None => name.end = end,
            }
            if is_score {
                value.end = end;
            }
        }
        self.told.keep(key, &self.original(name));
        self.used[begin..value.end].fill(true);
        true
    }

    /// A player's final discs, written behind the name, and where the name ends: `Anna 44`, `Anna (44)`,
    /// `青木(44石)`.
    fn count(&self, name: &Range<usize>) -> Option<(usize, u16)> {
        let is_behind = |at: usize| self.is_sign(at, ",;|/)") || self.marks.all[at].word == Some(Word::Link);
        let at = name.clone().rev().find(|at| !is_behind(*at))?;
        let end = at.checked_sub(usize::from(self.is_sign(at - 1, "(")))?;
        let has_unit =
            self.marks.all.get(at + 1).is_some_and(|mark| mark.word.is_some()) && at + 1 < name.end;
        let is_apart = end < at || has_unit || self.marks.is_apart(at);
        let count = self.marks.str(at).parse().ok().filter(|count| self.is_count(*count))?;
        (end > name.start && is_apart && self.marks.is_number(at)).then_some((end, count))
    }

    pub(super) fn is_count(&self, count: u16) -> bool {
        usize::from(count) <= self.end.size().area()
    }

    /// The original text of some marks, without the blanks and separators around it.
    pub(super) fn original(&self, marks: Range<usize>) -> String {
        let (begin, end) = (self.marks.all[marks.start].begin, self.marks.all[marks.end - 1].end);
        let is_beside = |c: char| c.is_whitespace() || ",;|/\"'、，；｜".contains(c);
        unescaped(self.marks.text.original(begin, end)).trim_matches(is_beside).to_owned()
    }
}
