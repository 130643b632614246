//! Reads the header of a game from the text beside its moves: names, event, place, date and result. A name's
//! colour follows from the word or sign beside it, from its place around a score, or from the order of two
//! names; a count's colour follows from the words ([`Claim`]).

use super::items::Marks;
use crate::formats::board_text::{columns, read_turn};
use crate::formats::is_one_of;
use crate::record::words::{self, Token, TokenKind, Word};
use crate::record::{Claim, Date, FinalScore, Header};
use crate::rules::{ByColor, Color, Goal, Position};
use std::cell::LazyCell;
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

/// Words beside the date of a file or a program.
const OF_FILE: &str = "exported export printed compiled built saved generated downloaded uploaded copyright \
                       version exportiert gedruckt exporté imprimé exportado impreso 保存日時 印刷 导出";
/// The longest name, in words and signs, that is taken from its place alone.
const NAME_MARKS_MAX: usize = 6;
/// The most unknown words beside a result; with more, it is part of a sentence about something else.
const TALK_MAX: usize = 3;

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
    pub(super) fn header(mut self, region: Range<usize>) -> Header {
        let first = self.marks.all.get(region.start).map_or(0, |mark| mark.line);
        let lines = self.marks.lines[first..].iter().take_while(|line| line.start < region.end);
        let lines = lines.map(|line| line.start.max(region.start)..line.end.min(region.end));
        let names_columns = |line: &Range<usize>| columns(&self.original(line.clone())).is_some();
        let lines: Vec<Range<usize>> =
            lines.filter(|line| !line.is_empty() && !names_columns(line)).collect();
        let first_move = region.clone().find(|at| self.used[*at]).unwrap_or(region.end);
        let mut dates: Vec<Range<usize>> = Vec::new();
        for line in &lines {
            let has_values = self.values(line.clone());
            let is_of_file = |at: usize| is_one_of(OF_FILE, &self.marks.str(at).to_lowercase());
            let date = self.date_in(line.clone()).filter(|date| date.clone().all(|at| !self.used[at]));
            let date = date.filter(|_| !line.clone().any(is_of_file));
            date.iter().for_each(|date| self.used[date.clone()].fill(true));
            dates.extend(date);
            if !has_values {
                self.names(line.clone());
            }
        }
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

    fn is_sign(&self, at: usize, signs: &str) -> bool {
        self.marks.sign(at).is_some_and(|sign| signs.contains(sign))
    }

    fn is_move(&self, at: usize) -> bool {
        self.marks.items.binary_search_by_key(&at, |item| item.mark).is_ok()
    }

    fn is_word(&self, at: usize) -> bool {
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
            // A value ends before the moves.
            let end = (*value..end).find(|at| self.used[*at]).unwrap_or(end);
            has_any |= end > *value && self.value(*key, *begin, *value..end);
        }
        has_any
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
            let rating = (begin..value.start).find(|at| self.marks.is_number(*at));
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
            if is_score {
                value.end = end;
                name.end = end;
            } else if let Some((end, count)) = self.count(&name) {
                name.end = end;
                self.told.counts[color] = Some(count);
            } else {
                name.end = end;
            }
        }
        self.told.keep(key, &self.original(name));
        self.used[begin..value.end].fill(true);
        true
    }

    /// Where a name ends: before a score, and before signs and words that part it from the next one.
    fn name_end(&self, name: &Range<usize>) -> usize {
        let mut end = name.end;
        loop {
            let last = end - 1;
            let is_between = self.is_sign(last, "-,;|/(&")
                || self.is_sign(last, ".") && self.is_sign(last - 1, ")")
                || self.marks.all[last].word == Some(Word::Between);
            let score = (end.saturating_sub(4)..end).rev().find(|at| {
                *at > name.start && self.marks.is_score(*at) && (at + 3..end).all(|at| self.is_sign(at, ")."))
            });
            end = match score {
                Some(score) => score,
                None if is_between => last,
                None => return end,
            };
            if end <= name.start + 1 {
                return end.max(name.start + 1);
            }
        }
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

    fn is_count(&self, count: u16) -> bool {
        usize::from(count) <= self.end.size().area()
    }

    /// The original text of some marks, without the blanks and separators around it.
    fn original(&self, marks: Range<usize>) -> String {
        let (begin, end) = (self.marks.all[marks.start].begin, self.marks.all[marks.end - 1].end);
        let is_beside = |c: char| c.is_whitespace() || ",;|/\"'、，；｜".contains(c);
        self.marks.text.original(begin, end).trim_matches(is_beside).replace("%20", " ")
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
        let Some(begin) = marks.clone().find(is_date) else { return self.named_date_in(marks) };
        let has_day = begin + 5 < marks.end && matches!(self.marks.str(begin + 5), "日" | "일");
        Some(begin..begin + 5 + usize::from(has_day))
    }

    /// A day with the name of its month: `14 mai 2023`, `June 3, 2022`.
    fn named_date_in(&self, marks: Range<usize>) -> Option<Range<usize>> {
        let is_number = |at: &usize| self.marks.is_number(*at);
        let is_joint = |at: &usize| self.is_sign(*at, ".,") || self.marks.str(*at) == "de";
        let months =
            marks.clone().filter(|at| self.is_word(*at) && Date::month(self.marks.str(*at)).is_some());
        let mut dates = months.flat_map(|at| {
            let next = |from: usize| (from + 1..marks.end).find(|at| !is_joint(at)).filter(is_number);
            let before = (marks.start..at).rev().find(|at| !is_joint(at)).filter(is_number);
            let after = next(at);
            [before.zip(after), Some(at).zip(after.and_then(next))].into_iter().flatten()
        });
        let date = dates.find(|(begin, end)| Date::read(&self.original(*begin..end + 1)).day > 0);
        date.map(|(begin, end)| begin..end + 1)
    }

    /// Takes the day of the game among dates without a key: the last before the moves, since the first may
    /// be that of the file.
    fn date(&mut self, dates: &[Range<usize>], first_move: usize) {
        let before = dates.iter().rfind(|date| date.start < first_move);
        if let Some(date) = before.or(dates.first()) {
            self.told.keep(Key::Date, &self.original(date.clone()));
        }
        for date in dates {
            let is_it = self.told.header.date == self.original(date.clone());
            self.used[date.clone()].fill(is_it);
        }
    }

    /// The unused marks of a line in pieces, each a letter by [`Token::letter`] and its marks: `B` or `W` for
    /// a side, `N` a name, `n` a number, `-` between names, `,` between values, `e` a word on an ending.
    fn pieces(&self, line: Range<usize>) -> Vec<(char, Range<usize>)> {
        let mut pieces: Vec<(char, Range<usize>)> = Vec::new();
        for at in line.filter(|at| !self.used[*at]) {
            let mark = self.marks.all[at];
            let letter = match mark.letter() {
                letter @ ('n' | 'B' | 'W' | '-') => letter,
                ',' | ';' | '|' | '+' | 's' => ',',
                // Inside of a name: `O'Hara`, `J. Doe`.
                _ if matches!(mark.kind, TokenKind::Sign(_)) => continue,
                'w' | 'l' | 'r' | 't' | 'd' | 'f' if mark.end - mark.begin > 1 => 'e',
                letter => match pieces.last_mut() {
                    // The unit of a number: `44石`.
                    Some(('n', _)) if letter == 'y' => continue,
                    Some(('N', name)) if (name.end..at).all(|at| self.is_sign(at, ".'\"·&_")) => {
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

    /// The names of a line of further words, each beside its side, `Anna (Black) vs Ben (White)`, or around a
    /// sign with a score behind, `Round 2, board 1: Anna - Ben 40-24`; the two parts of `Black Doe, Jane`.
    fn two_names(&self, pieces: &[(char, Range<usize>)]) -> Option<Vec<Range<usize>>> {
        let found = |letters: &str, forms: &[&str]| {
            let own: Vec<_> = pieces.iter().filter(|(letter, _)| letters.contains(*letter)).collect();
            let form: String = own.iter().map(|(letter, _)| *letter).collect();
            let mut places = forms.iter().flat_map(|form_of| form.match_indices(form_of));
            let (at, text) = places.next().filter(|_| places.next().is_none())?;
            let names = own[at..at + text.len()].iter().filter(|(letter, _)| *letter == 'N');
            Some(names.map(|(_, name)| name.clone()).collect::<Vec<_>>())
        };
        let form: String = pieces.iter().map(|(letter, _)| *letter).collect();
        if matches!(&*form, "BN,N" | "WN,N") {
            let name = pieces[1].1.start..pieces[3].1.end;
            return Some(Vec::from([name]));
        }
        found("NBW", &["NBNW", "NWNB", "BNWN", "WNBN"]).or_else(|| found("NBWn-", &["N-Nn"]))
    }

    /// Takes names that no sign introduces: beside a colour, around a score or a dash.
    fn names(&mut self, line: Range<usize>) {
        let first = line.clone().find(|at| self.is_move(*at)).unwrap_or(line.end);
        let pieces = self.pieces(line.start..first);
        let form: String = pieces.iter().map(|(letter, _)| *letter).collect();
        let of = |letters: &'static str| pieces.iter().filter(move |(own, _)| letters.contains(*own));
        let all: Vec<Range<usize>> = of("N").map(|(_, name)| name.clone()).collect();
        let names = self.two_names(&pieces).unwrap_or(all);
        // `Black to move` and `手番：黒` name no player; `先手 青木` does, so Japanese must contain 番.
        let is_turn = |name: &Range<usize>| {
            let name = self.original(name.clone());
            !name.contains(words::is_cjk) || name.contains('番')
        };
        if names.iter().all(is_turn) && read_turn(&self.original(line.clone())).is_some() {
            return;
        }
        // Small letters begin a sentence about a side, unless a sign marks the side: `(black)`, `●`.
        let is_marked = |at: usize| !self.is_word(at) || at > 0 && self.is_sign(at - 1, "([");
        let has_signs = of("BW").all(|(_, side)| is_marked(side.start));
        let is_name = |name: &Range<usize>| {
            has_signs && form.contains(['B', 'W'])
                || self.original(name.clone()).starts_with(|c: char| !c.is_lowercase())
        };
        // `Message-ID:` is a key.
        let is_key = names.last().is_some_and(|name| self.is_sign(name.end, ":"));
        let is_versus = !is_key
            && (form.trim_matches(',') == "N-N"
                || form.contains("N-N") && of("n").count() >= 2
                || form.contains("Nn-nN"))
            && names.iter().all(is_name);
        let has_side = ["BN", "NB", "WN", "NW"].iter().any(|two| form.contains(two));
        let is_alone =
            (form.len() <= 3 || form.len() == 4 && names.len() == 1) && has_side && names.iter().all(is_name);
        let color = |letter: char| if letter == 'B' { Color::Black } else { Color::White };
        let colors: Vec<Color> = of("BW").map(|(letter, _)| color(*letter)).collect();
        // The first side has the first name.
        let sides = match (names.len(), &colors[..]) {
            (1, [only]) if is_alone => [*only; 2],
            (2, [first, second]) if first != second && names.iter().all(is_name) => [*first, *second],
            (2, []) if is_versus => [Color::Black, Color::White],
            _ => return,
        };
        let is_known = Color::BOTH.iter().all(|color| !self.told.header.players[*color].is_empty());
        if is_known || names.iter().any(|name| name.len() > NAME_MARKS_MAX) {
            return;
        }
        if let [_, _, ('n', count)] = &pieces[..] {
            // `Black Anna 44`
            let read = self.marks.str(count.start).parse().ok();
            self.told.counts[sides[0]] = read.filter(|count| self.is_count(*count));
            self.used[count.clone()].fill(true);
        }
        for (color, name) in sides.into_iter().zip(names) {
            self.told.keep(Key::Player(color), &self.original(name.clone()));
            self.used[name].fill(true);
        }
        // Beside a count or an ending, these marks stay unused: they say whose it is.
        if !form.contains(['n', 'e']) {
            let beside = pieces.iter().filter(|(letter, _)| "BW-".contains(*letter));
            beside.for_each(|(_, marks)| self.used[marks.clone()].fill(true));
        }
    }

    /// The counts of a finished board: with its empty squares given to the winner, and without.
    fn final_counts(&self) -> Vec<ByColor<u16>> {
        self.end.outcome().map_or_else(Vec::new, |outcome| vec![outcome.official(self.goal), outcome.discs])
    }

    /// Takes the result that a line states.
    fn result(&mut self, line: Range<usize>) {
        let marks = self.marks;
        // Numbers before and after moves do not belong together.
        let last = line.clone().rev().find(|at| !self.used[*at]).unwrap_or(line.start);
        let played = (line.start..last).rev().find(|at| self.is_move(*at) && self.used[*at]);
        let begin = played.map_or(line.start, |at| at + 1);
        for part in [begin..line.end, line.start..begin] {
            let free: Vec<usize> = part.clone().filter(|at| !self.used[*at] && !self.is_move(*at)).collect();
            let is_score = LazyCell::new(|| free.iter().any(|at| words::has_score(marks.str(*at))));
            // Only a word for a score or a finished board tells `20:44` from a time of day.
            let is_clock = |at: usize| self.is_time_of_day(at) && self.end.outcome().is_none() && !*is_score;
            let counts = free.iter().filter(|at| !(at.saturating_sub(2)..=**at).any(is_clock));
            let tokens: Vec<Token> = counts.map(|at| marks.all[*at].token).collect();
            let (names, area) = (&self.told.header.players, self.end.size().area());
            let Some(claim) = Claim::of(marks.plain(), &tokens, names, area) else { continue };
            let is_inside = |at: &usize| {
                claim.bytes.start <= marks.all[*at].begin && marks.all[*at].end <= claim.bytes.end
            };
            if let Some(result) = self.supported(&claim) {
                self.told.header.result = result;
                part.filter(is_inside).for_each(|at| self.used[at] = true);
                return;
            }
        }
    }

    /// Whether `12:52` or another time of day begins at a mark.
    fn is_time_of_day(&self, at: usize) -> bool {
        let number = |at: usize| self.marks.str(at).parse::<u16>().unwrap_or(u16::MAX);
        self.is_sign(at + 1, ":") && number(at) < 24 && number(at + 2) < 60
    }

    /// A result that words or the finished board support, in the form of the header. If words are unknown and
    /// the board is unfinished, it needs both words of a result and counts that add up to the squares.
    fn supported(&self, claim: &Claim) -> Option<String> {
        let (ending, counts) = (claim.ending?, self.final_counts());
        let is_said = claim.has_words && claim.n_unknown <= TALK_MAX;
        let is_clear = claim.n_unknown == 0;
        match (ending.score, counts.first()) {
            // The board decides.
            (FinalScore::Discs(said), Some(_)) => {
                let turned = ByColor::new(said.white, said.black);
                let is_it = |counts: &ByColor<u16>| *counts == said || !claim.has_words && *counts == turned;
                let counts = counts.into_iter().find(is_it)?;
                Some(format!("{}-{}", counts.black, counts.white))
            }
            (FinalScore::Discs(ByColor { black, white }), None) => {
                let is_sum = usize::from(black + white) == self.end.size().area();
                let is_it = is_clear && (is_said || is_sum) || is_said && is_sum;
                is_it.then(|| format!("{black}-{white}"))
            }
            (score, counts) => {
                let is_form = matches!(score, FinalScore::Winner(_) | FinalScore::Draw) && !claim.has_words;
                let fits = |counts: &ByColor<u16>| {
                    let lead = f64::from(counts.black) - f64::from(counts.white);
                    lead == 0.0 || lead.signum() == ending.difference(self.end.size()).signum()
                };
                let is_it = (is_said || is_form) && counts.map_or(is_clear, fits);
                is_it.then(|| ending.to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::formats::{Defaults, Loaded, read_text};

    /// The result of a text's game, and the parts that no game uses.
    fn result(text: &str) -> (String, Vec<String>) {
        let loaded: Loaded = read_text(text, &Defaults::default()).unwrap();
        let unused = loaded.unused.iter().map(|part| format!("{}: {}", part.place, part.text)).collect();
        (loaded.record(0).header.result, unused)
    }

    fn check(text: &str, expected: &str, unused: &[&str]) {
        assert_eq!(
            result(text),
            (expected.to_owned(), unused.iter().map(ToString::to_string).collect()),
            "{text}"
        );
    }

    #[test]
    fn a_time_of_day_is_no_result() {
        check("f5d6c3 12:52", "", &["character 8: 12:52"]);
        check("f5 12:52 d6", "", &["character 4: 12:52"]);
        check("f5d6c3 time 12:52", "", &["character 8: time 12:52"]);
        check("f5d6c3 White lost on time 12:52", "B+T", &["character 27: 12:52"]);
        check("f5d6c3 Black won 12:52", "B+", &["character 18: 12:52"]);
        check("f5d6c3 最終結果 12:52", "12-52", &[]);
        check("f5d6c3 24:40", "24-40", &[]);
        // A finished game that Black won by 64 to 0.
        let over = "f5d6c5f6e7f4g5e6e3";
        check(&format!("{over} 12:52"), "", &["character 20: 12:52"]);
        check(&format!("{over} 13:0"), "13-0", &[]);
    }

    #[test]
    fn each_unused_part_of_a_line_is_listed_and_the_surplus_is_counted() {
        check("f5 good, d6 bad\nc3", "", &["character 4: good", "character 13: bad"]);
        let unused = read_text(&"f5d6 ok\n".repeat(110), &Defaults::default()).unwrap().unused;
        assert_eq!((unused.len(), unused[98].n_more, unused[99].n_more), (100, 0, 10));
    }

    #[test]
    fn a_result_that_does_not_say_who_won_is_unused_in_every_format() {
        let board = "8 ---------------------------O*------*O--------------------------- *";
        let sgf = |result: &str| format!("(;GM[2]PB[Anna]PW[Ben]RE[{result}];B[f5])");
        check(&sgf("won 44-20"), "", &["character 26: won 44-20"]);
        check(&sgf("Ben won 44-20"), "W+24", &[]);
        check(&format!("(;GM[Othello]RE[won 44-20]BO[{board}]B[f5];)"), "", &["character 17: won 44-20"]);
        check("[Result \"won 44-20\"]\n\n1. f5 *", "", &["character 10: won 44-20"]);
        check("f5d6c3 won 44-20", "", &["character 8: won 44-20"]);
    }
}
