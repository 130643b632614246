//! What is said about a game beside its moves: names, event, place, date and result. Who has a name follows
//! from the word or the sign for a colour beside it, from its place around a score, or from the order of two
//! names; who has a count, from the words ([`Claim`]).

use super::items::Marks;
use crate::formats::board_text::read_turn;
use crate::record::words::{self, TokenKind, Word};
use crate::record::{Claim, Date, Ending, FinalScore, Header};
use crate::rules::{ByColor, Color, Goal, Position};
use std::ops::Range;

/// What a value of the game's head is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::formats) enum Key {
    Player(Color),
    Event,
    Place,
    Date,
    Result,
    Round,
}

/// The words of each value of the head.
const KEYS: [(Key, &str); 5] = [
    (
        Key::Event,
        "event tournament match turnier tournoi torneo αγώνας τουρνουά 大会 大会名 棋戦 比赛 比賽 赛事",
    ),
    (Key::Place, "place site ort lieu lugar τόπος 場所 会場 地点 地點"),
    (Key::Date, "date datum fecha ημερομηνία 日付 日時 対局日 開始日時 日期 created"),
    (Key::Result, "result score ergebnis résultat resultado αποτέλεσμα 結果 结果 finalstatus outcome"),
    (Key::Round, "round runde ronde ronda"),
];

/// The value that a word names, as `Black` in `Black: Anna` or `日付` in `日付：…`.
pub(in crate::formats) fn key(word: &str) -> Option<Key> {
    if let Some(Word::Color(color)) = words::word(word) {
        return Some(Key::Player(color));
    }
    let lower = word.to_lowercase();
    let found = KEYS.iter().find(|(_, words)| words.split(' ').any(|known| known == lower));
    found.map(|(key, _)| *key)
}

/// Puts a value where it belongs, unless there is one.
pub(in crate::formats) fn keep(header: &mut Header, key: Key, value: &str) {
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

/// The longest name, in words and signs, that is taken from its place alone.
const NAME_MARKS_MAX: usize = 6;
/// More unknown words beside a result are a sentence about something else.
const TALK_MAX: usize = 3;

/// Reads what is said in some marks, and notes which of them it used.
pub(super) struct FactReader<'a, 'b> {
    marks: &'a Marks<'b>,
    used: &'a mut [bool],
    header: Header,
    /// The position at the game's end.
    end: Position,
    goal: Goal,
    /// The counts behind the names of both players.
    counts: ByColor<Option<u16>>,
}

impl<'a, 'b> FactReader<'a, 'b> {
    pub(super) fn new(marks: &'a Marks<'b>, used: &'a mut [bool], end: Position, goal: Goal) -> Self {
        FactReader { marks, used, header: Header::default(), end, goal, counts: ByColor::default() }
    }

    /// What the marks of a game say.
    pub(super) fn header(mut self, region: Range<usize>) -> Header {
        let first = self.marks.all.get(region.start).map_or(0, |mark| mark.line);
        let lines = self.marks.lines[first..].iter().take_while(|line| line.start < region.end);
        let lines = lines.map(|line| line.start.max(region.start)..line.end.min(region.end));
        let lines: Vec<Range<usize>> = lines.filter(|line| !line.is_empty()).collect();
        for line in &lines {
            if !self.values(line.clone()) {
                self.date(line.clone());
                self.names(line.clone());
            }
        }
        for line in lines {
            self.date(line.clone());
            if self.header.result.is_empty() {
                self.result(line);
            }
        }
        if let ByColor { black: Some(black), white: Some(white) } = self.counts {
            let counts = ByColor::new(black, white);
            let is_all =
                usize::from(black + white) == self.end.size().area() || self.final_counts().contains(&counts);
            if self.header.result.is_empty() && is_all {
                self.header.result = format!("{black}-{white}");
            }
        }
        self.header
    }

    fn is_sign(&self, at: usize, signs: &str) -> bool {
        self.marks.sign(at).is_some_and(|sign| signs.contains(sign))
    }

    fn is_move(&self, at: usize) -> bool {
        self.marks.items.binary_search_by_key(&at, |item| item.mark).is_ok()
    }

    fn is_word(&self, at: usize) -> bool {
        self.marks.all[at].kind == TokenKind::Word
    }

    /// The key that marks name, such as `Black (X):`, and where its value begins.
    fn key_at(&self, at: usize, end: usize) -> Option<(Key, usize)> {
        if !self.is_word(at) || self.used[at] {
            return None;
        }
        let key = key(self.marks.str(at))?;
        if at > 0 && self.is_sign(at - 1, "[") && self.is_sign(at + 1, "]") && at + 2 < end {
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

    /// Takes values with names, `Black: Anna, White: Ben`; whether there are any.
    fn values(&mut self, line: Range<usize>) -> bool {
        let mut found: Vec<(Key, usize, usize)> = Vec::new();
        let mut at = line.start;
        while at < line.end {
            let key = self.key_at(at, line.end);
            found.extend(key.map(|(key, value)| (key, at, value)));
            at = key.map_or(at + 1, |(_, value)| value);
        }
        let mut has_any = false;
        for (n, (key, begin, value)) in found.iter().enumerate() {
            let end = match found.get(n + 1) {
                Some((_, next, _)) => next - usize::from(*next > *value && self.is_sign(next - 1, "[")),
                None => line.end,
            };
            // Moves are no name.
            let end = (*value..end).find(|at| self.used[*at]).unwrap_or(end);
            has_any |= end > *value && self.value(*key, *begin, *value..end);
        }
        has_any
    }

    fn value(&mut self, key: Key, begin: usize, value: Range<usize>) -> bool {
        let mut name = value.clone();
        let words = value.clone().filter(|at| self.is_word(*at)).count();
        let numbers = value.clone().filter(|at| self.marks.is_number(*at)).count();
        let fits = match key {
            // Read with the rest of the line.
            Key::Result => false,
            Key::Date => numbers > 0,
            Key::Round => words + numbers > 0,
            Key::Player(_) | Key::Event | Key::Place => words > 0,
        };
        if let Key::Player(color) = key {
            let date = self.date_in(value.clone());
            if let Some(date) = date.filter(|date| date.end == value.end && date.start > value.start) {
                let text = self.original(date.clone());
                keep(&mut self.header, Key::Date, &text);
                name.end = date.start;
            }
            while name.len() > 1 && self.is_sign(name.end - 1, ",;|/") {
                name.end -= 1;
            }
            let rating = (begin..value.start).find(|at| self.marks.is_number(*at));
            self.header.ratings[color] = rating.map_or("", |at| self.marks.str(at)).to_owned();
            let is_in_brackets =
                name.len() > 3 && self.is_sign(name.end - 1, ")") && self.is_sign(name.end - 3, "(");
            let last = name.end - 1 - usize::from(is_in_brackets);
            if name.len() > 1
                && self.marks.is_number(last)
                && (is_in_brackets || self.marks.is_apart(last))
                && let Ok(count) = self.marks.str(last).parse::<u16>()
                && usize::from(count) <= self.end.size().area()
            {
                // `Noirs: Anna 44`: what the player had at the end.
                self.counts[color] = Some(count);
                name.end = last - usize::from(is_in_brackets);
            }
        }
        if fits {
            let text = self.original(name);
            keep(&mut self.header, key, &text);
            self.used[begin..value.end].fill(true);
        }
        fits
    }

    /// The text of some marks as it was written, without what is around it.
    fn original(&self, marks: Range<usize>) -> String {
        let (begin, end) = (self.marks.all[marks.start].begin, self.marks.all[marks.end - 1].end);
        let is_beside = |c: char| c.is_whitespace() || ",;|/\"'、，；｜".contains(c);
        self.marks.text.original(begin, end).trim_matches(is_beside).to_owned()
    }

    /// The day in some marks: `2024-05-06`, `6.5.2024`, `2024年5月6日`.
    fn date_in(&self, marks: Range<usize>) -> Option<Range<usize>> {
        let is_between =
            |at: usize| self.is_sign(at, "-./") || matches!(self.marks.str(at), "年" | "月" | "년" | "월");
        let is_date = |at: &usize| {
            *at + 5 <= marks.end
                && [*at, at + 2, at + 4].iter().all(|at| self.marks.is_number(*at))
                && is_between(at + 1)
                && is_between(at + 3)
                && Date::read(&self.original(*at..at + 5)).day > 0
        };
        let begin = marks.clone().find(is_date)?;
        let has_day = begin + 5 < marks.end && matches!(self.marks.str(begin + 5), "日" | "일");
        Some(begin..begin + 5 + usize::from(has_day))
    }

    fn date(&mut self, line: Range<usize>) {
        let free = self.date_in(line).filter(|date| date.clone().all(|at| !self.used[at]));
        if let Some(date) = free {
            let text = self.original(date.clone());
            if self.header.date.is_empty() || self.header.date == text {
                self.header.date = text;
                self.used[date].fill(true);
            }
        }
    }

    /// The pieces of a line's free marks before its first move, a letter and the marks of each: `B` or `W`
    /// for a side, `N` for a name, `n` for a number, `-` for what stands between names, `e` for a word that
    /// says how a game ended.
    fn pieces(&self, line: Range<usize>) -> Vec<(char, Range<usize>)> {
        let mut pieces: Vec<(char, Range<usize>)> = Vec::new();
        for at in line.filter(|at| !self.used[*at]) {
            let mark = self.marks.all[at];
            let letter = match (mark.kind, mark.word) {
                (TokenKind::Number, _) => 'n',
                (TokenKind::Sign('●'), _) | (TokenKind::Word, Some(Word::Color(Color::Black))) => 'B',
                (TokenKind::Sign('○'), _) | (TokenKind::Word, Some(Word::Color(Color::White))) => 'W',
                (TokenKind::Sign('-'), _) | (TokenKind::Word, Some(Word::Between)) => '-',
                (TokenKind::Sign(',' | ';' | '|'), _) | (TokenKind::Word, Some(Word::Score)) => ',',
                // Inside of a name: `O'Hara`, `J. Doe`.
                (TokenKind::Sign(_), _) => continue,
                (
                    TokenKind::Word,
                    Some(Word::Win | Word::Lose | Word::Resign | Word::Time | Word::Draw | Word::Forfeit),
                ) if mark.end - mark.begin > 1 => 'e',
                (TokenKind::Word, _) => match pieces.last_mut() {
                    Some(('N', name)) if (name.end..at).all(|at| self.is_sign(at, ".'\"·&")) => {
                        name.end = at + 1;
                        continue;
                    }
                    _ => 'N',
                },
            };
            pieces.push((letter, at..at + 1));
        }
        pieces
    }

    /// Takes names that no sign introduces: beside a colour, around a score or a dash.
    fn names(&mut self, line: Range<usize>) {
        let first = line.clone().find(|at| self.is_move(*at)).unwrap_or(line.end);
        let pieces = self.pieces(line.start..first);
        let form: String = pieces.iter().map(|(letter, _)| *letter).collect();
        let is_known = Color::BOTH.iter().all(|color| !self.header.players[*color].is_empty());
        let of = |letters: &'static str| pieces.iter().filter(move |(own, _)| letters.contains(*own));
        let names: Vec<Range<usize>> = of("N").map(|(_, name)| name.clone()).collect();
        // `Black to move` and `手番：黒` name no player, `先手 青木` does.
        let is_turn = |name: &Range<usize>| {
            let name = self.original(name.clone());
            !name.contains(words::is_together) || name.contains('番')
        };
        let says_turn = names.iter().all(is_turn) && read_turn(&self.original(line.clone())).is_some();
        if is_known || says_turn {
            return;
        }
        let sides: String = of("BW").map(|(letter, _)| *letter).collect();
        let is_name =
            |name: &Range<usize>| self.original(name.clone()).starts_with(|c: char| !c.is_lowercase());
        let is_versus =
            (form == "N-N" || form.contains("N-N") && of("n").count() >= 2 || form.contains("Nn-nN"))
                && names.iter().all(is_name);
        let is_alone =
            |one, other| form.len() <= 3 && first == line.end && (form.contains(one) || form.contains(other));
        // The first side has the first name.
        let sides = match (names.len(), sides.as_str()) {
            (1, "B") if is_alone("BN", "NB") => [Color::Black; 2],
            (1, "W") if is_alone("WN", "NW") => [Color::White; 2],
            (2, "WB") => [Color::White, Color::Black],
            (2, "BW") => [Color::Black, Color::White],
            (2, "") if is_versus => [Color::Black, Color::White],
            _ => return,
        };
        if names.iter().any(|name| name.len() > NAME_MARKS_MAX) {
            return;
        }
        if let [_, _, ('n', count)] = &pieces[..] {
            // `Black Anna 44`
            let is_count = |count: &u16| usize::from(*count) <= self.end.size().area();
            self.counts[sides[0]] = self.marks.str(count.start).parse().ok().filter(is_count);
            self.used[count.clone()].fill(true);
        }
        for (color, name) in sides.into_iter().zip(names) {
            let text = self.original(name.clone());
            keep(&mut self.header, Key::Player(color), &text);
            self.used[name].fill(true);
        }
        // Beside numbers they say whose a count is.
        if !form.contains(['n', 'e']) {
            let beside = pieces.iter().filter(|(letter, _)| "BW-".contains(*letter));
            beside.for_each(|(_, marks)| self.used[marks.clone()].fill(true));
        }
    }

    /// What a finished board has: with its empty squares given to the winner, and without.
    fn final_counts(&self) -> Vec<ByColor<u16>> {
        self.end.outcome().map_or_else(Vec::new, |outcome| vec![outcome.official(self.goal), outcome.discs])
    }

    /// Takes the result that is said in a line.
    fn result(&mut self, line: Range<usize>) {
        // Numbers before and after moves do not belong together.
        let last = line.clone().rev().find(|at| !self.used[*at]).unwrap_or(line.start);
        let is_old = |at: usize| self.used[at] || self.is_move(at);
        let begin = (line.start..last)
            .rev()
            .find(|at| self.is_move(*at) && self.used[*at])
            .map_or(line.start, |at| at + 1);
        for part in [begin..line.end, line.start..begin] {
            let Some(first) = self.marks.all.get(part.start).filter(|_| !part.is_empty()) else { continue };
            let offset = first.begin;
            let mut text = self.marks.plain()[offset..self.marks.all[part.end - 1].end].to_owned();
            for mark in part.clone().filter(|at| is_old(*at)).map(|at| self.marks.all[at]) {
                let blank = " ".repeat(mark.end - mark.begin);
                text.replace_range(mark.begin - offset..mark.end - offset, &blank);
            }
            let Some(claim) = Claim::read(&text, &self.header.players, self.end.size().area()) else {
                continue;
            };
            let unknown = part.clone().filter(|at| !self.used[*at] && self.marks.all[*at].is_unknown);
            let is_said = claim.has_words && unknown.count() <= TALK_MAX;
            // `20:44` is a time of day as well.
            let has_colon = text[claim.bytes.clone()].contains(':');
            if let Some(result) =
                claim.ending.and_then(|ending| self.supported(ending, is_said, claim.has_words, has_colon))
            {
                self.header.result = result;
                let bytes = claim.bytes.start + offset..claim.bytes.end + offset;
                let marks = &self.marks.all;
                let inside = part.filter(|at| marks[*at].begin >= bytes.start && marks[*at].end <= bytes.end);
                inside.for_each(|at| self.used[at] = true);
                return;
            }
        }
    }

    /// A result that words or the finished board support, as it is written.
    fn supported(&self, ending: Ending, is_said: bool, has_words: bool, has_colon: bool) -> Option<String> {
        let counts = self.final_counts();
        match (ending.score, counts.first()) {
            // The board decides.
            (FinalScore::Discs(said), Some(_)) => {
                let turned = ByColor::new(said.white, said.black);
                let is_it = |counts: &ByColor<u16>| *counts == said || !has_words && *counts == turned;
                let counts = counts.into_iter().find(is_it)?;
                Some(format!("{}-{}", counts.black, counts.white))
            }
            (FinalScore::Discs(ByColor { black, white }), None) => {
                let is_time = has_colon && black < 24 && white < 60;
                let is_sum = !is_time && usize::from(black + white) == self.end.size().area();
                (is_said || is_sum).then(|| format!("{black}-{white}"))
            }
            (score, counts) => {
                let is_form = matches!(score, FinalScore::Winner(_) | FinalScore::Draw) && !has_words;
                let fits = |counts: &ByColor<u16>| {
                    let lead = f64::from(counts.black) - f64::from(counts.white);
                    lead == 0.0 || lead.signum() == ending.difference(self.end.size()).signum()
                };
                let is_it = (is_said || is_form) && counts.is_none_or(fits);
                is_it.then(|| ending.to_string())
            }
        }
    }
}
