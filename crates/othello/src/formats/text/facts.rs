//! What is said about a game beside its moves: names, event, place, date and result. Who has a name follows
//! from the word or the sign for a colour beside it, from its place around a score, or from the order of two
//! names; who has a count, from the words ([`Claim`]).

use super::items::{Item, MarkKind, Marks};
use crate::record::words::{self, Word};
use crate::record::{Claim, Date, FinalScore, Header};
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

/// The longest name, in words, that is taken from its place alone.
const NAME_WORDS_MAX: usize = 3;
/// More unknown words beside a result are a sentence about something else.
const TALK_MAX: usize = 3;

/// Reads what is said in some marks, and notes which of them it used.
pub(super) struct FactReader<'a, 'b> {
    pub(super) marks: &'a Marks<'b>,
    pub(super) items: &'a [Item],
    pub(super) used: &'a mut [bool],
    pub(super) header: Header,
    /// The position at the game's end.
    pub(super) end: Position,
    pub(super) goal: Goal,
    /// The counts behind the names of both players.
    pub(super) counts: ByColor<Option<u16>>,
}

/// A piece of a line that has no moves.
#[derive(Clone, Debug, PartialEq)]
enum FactPiece {
    Color(Color),
    /// The marks of a name.
    Name(Range<usize>),
    Number,
    /// A dash, or a word for it.
    Versus,
    Comma,
    /// A word that says how a game ended.
    End,
}

impl FactReader<'_, '_> {
    /// Reads the marks of a game, line by line.
    pub(super) fn read(&mut self, region: Range<usize>) {
        let lines: Vec<Range<usize>> = {
            let first = self.marks.all.get(region.start).map_or(self.marks.lines.len(), |mark| mark.line);
            let lines = self.marks.lines[first..]
                .iter()
                .take_while(|line| line.start < region.end || line.is_empty());
            let inside = |line: &Range<usize>| line.start.max(region.start)..line.end.min(region.end);
            lines.map(inside).filter(|line| line.start < line.end).collect()
        };
        for line in &lines {
            if !self.values(line.clone()) {
                self.date(line.clone());
                self.names(line.clone());
            }
        }
        for line in lines {
            self.date(line.clone());
            self.result(line);
        }
        if let ByColor { black: Some(black), white: Some(white) } = self.counts {
            let is_all = self.fits(black, white) || usize::from(black + white) == self.end.size().area();
            if self.header.result.is_empty() && is_all {
                self.header.result = format!("{black}-{white}");
            }
        }
    }

    fn is_free(&self, mark: usize) -> bool {
        !self.used[mark]
    }

    fn take(&mut self, marks: Range<usize>) {
        self.used[marks].fill(true);
    }

    /// The key that marks name, such as `Black (X):`, and where its value begins.
    fn key_at(&self, at: usize, end: usize) -> Option<(Key, usize)> {
        if self.marks.all[at].kind != MarkKind::Word || !self.is_free(at) {
            return None;
        }
        let key = key(self.marks.str(at))?;
        let in_brackets =
            at > 0 && self.marks.sign(at - 1) == Some('[') && self.marks.sign(at + 1) == Some(']');
        if in_brackets && at + 2 < end {
            return Some((key, at + 2));
        }
        let is_beside = |at: usize| match self.marks.sign(at) {
            Some(c) => "()[]●○*".contains(c),
            None => {
                let word = self.marks.str(at);
                word.eq_ignore_ascii_case("player") || matches!(words::word(word), Some(Word::Color(_)))
            }
        };
        let sign = (at + 1..end.min(at + 5)).find(|at| !is_beside(*at))?;
        matches!(self.marks.sign(sign), Some(':' | '=')).then_some((key, sign + 1))
    }

    /// Takes values with names, `Black: Anna, White: Ben`; whether there are any.
    fn values(&mut self, line: Range<usize>) -> bool {
        let mut found: Vec<(Key, usize, usize)> = Vec::new();
        let mut at = line.start;
        while at < line.end {
            match self.key_at(at, line.end) {
                Some((key, value)) => {
                    found.push((key, at, value));
                    at = value;
                }
                None => at += 1,
            }
        }
        let mut has_any = false;
        for (n, (key, begin, value)) in found.iter().enumerate() {
            let mut end = found.get(n + 1).map_or(line.end, |next| next.1);
            if end < line.end && end > *value && self.marks.sign(end - 1) == Some('[') {
                end -= 1;
            }
            // Moves are no name.
            end = (*value..end).find(|at| !self.is_free(*at)).unwrap_or(end);
            if end > *value {
                has_any |= self.value(*key, *begin, *value..end);
            }
        }
        has_any
    }

    fn value(&mut self, key: Key, begin: usize, value: Range<usize>) -> bool {
        let is_player = matches!(key, Key::Player(_));
        let mut end = value.end;
        if is_player
            && let Some(date) =
                self.date_in(value.clone()).filter(|date| date.end == value.end && date.start > value.start)
        {
            let text = self.original(date.clone());
            keep(&mut self.header, Key::Date, &text);
            end = date.start;
        }
        while end > value.start && self.marks.sign(end - 1).is_some_and(|c| ",;|/".contains(c)) {
            end -= 1;
        }
        let words = (value.start..end).filter(|at| self.marks.all[*at].kind == MarkKind::Word).count();
        let numbers = (value.start..end).filter(|at| self.marks.is_number(*at)).count();
        let fits = match key {
            Key::Player(_) | Key::Event | Key::Place | Key::Round => {
                words > 0 || key == Key::Round && numbers > 0
            }
            Key::Date => numbers > 0,
            // Read with the rest of the line.
            Key::Result => return false,
        };
        if !fits {
            return false;
        }
        let mut name = value.start..end;
        if let Key::Player(color) = key
            && name.len() > 1
            && self.marks.is_number(end - 1)
            && self.marks.is_apart(end - 1)
            && let Ok(count) = self.marks.str(end - 1).parse::<u16>()
            && usize::from(count) <= self.end.size().area()
        {
            // `Noirs: Anna 44`: what the player had at the end.
            self.counts[color] = Some(count);
            name.end -= 1;
        }
        let text = self.original(name);
        keep(&mut self.header, key, &text);
        self.take(begin..value.end);
        true
    }

    /// The text of some marks as it was written, without what is around it.
    fn original(&self, marks: Range<usize>) -> String {
        let (begin, end) = (self.marks.all[marks.start].begin, self.marks.all[marks.end - 1].end);
        let is_beside = |c: char| c.is_whitespace() || ",;|/\"'、，；｜".contains(c);
        self.marks.text.original(begin, end).trim_matches(is_beside).to_owned()
    }

    /// The day in some marks: `2024-05-06`, `6.5.2024`, `2024年5月6日`.
    fn date_in(&self, marks: Range<usize>) -> Option<Range<usize>> {
        let is_between = |at: usize| match self.marks.sign(at) {
            Some(c) => matches!(c, '-' | '.' | '/'),
            None => matches!(self.marks.str(at), "年" | "月" | "년" | "월"),
        };
        let is_date = |at: &usize| {
            let numbers = [*at, at + 2, at + 4];
            let is_all = at + 5 <= marks.end
                && numbers.iter().all(|at| self.marks.is_number(*at))
                && is_between(at + 1)
                && is_between(at + 3);
            is_all && Date::read(&self.original(*at..at + 5)).day > 0
        };
        let begin = marks.clone().find(is_date)?;
        let is_day = |at: usize| at < marks.end && matches!(self.marks.str(at), "日" | "일");
        Some(begin..begin + 5 + usize::from(is_day(begin + 5)))
    }

    fn date(&mut self, line: Range<usize>) {
        let Some(date) = self.date_in(line).filter(|date| date.clone().all(|at| self.is_free(at))) else {
            return;
        };
        let text = self.original(date.clone());
        if self.header.date.is_empty() || self.header.date == text {
            keep(&mut self.header, Key::Date, &text);
            self.take(date);
        }
    }

    /// The pieces of a line's free marks before its first move.
    fn pieces(&self, line: Range<usize>) -> Vec<(FactPiece, usize)> {
        let mut pieces: Vec<(FactPiece, usize)> = Vec::new();
        for at in line {
            if !self.is_free(at) {
                continue;
            }
            let text = self.marks.str(at);
            let piece = match self.marks.all[at].kind {
                MarkKind::Number => FactPiece::Number,
                MarkKind::Sign('●') => FactPiece::Color(Color::Black),
                MarkKind::Sign('○') => FactPiece::Color(Color::White),
                MarkKind::Sign('-') => FactPiece::Versus,
                MarkKind::Sign(',' | ';' | '|') => FactPiece::Comma,
                // Inside of a name: `O'Hara`, `J. Doe`.
                MarkKind::Sign(_) => continue,
                MarkKind::Word => match words::word(text) {
                    Some(Word::Color(color)) => FactPiece::Color(color),
                    Some(Word::Between) => FactPiece::Versus,
                    Some(Word::Win | Word::Lose | Word::Resign | Word::Time | Word::Draw | Word::Forfeit)
                        if text.len() > 1 =>
                    {
                        FactPiece::End
                    }
                    Some(Word::Score) => FactPiece::Comma,
                    _ if ["vs", "versus", "gegen", "contre", "contra"].contains(&&*text.to_lowercase()) => {
                        FactPiece::Versus
                    }
                    _ => match pieces.last_mut() {
                        Some((FactPiece::Name(name), _)) if self.is_one_name(name.end, at) => {
                            name.end = at + 1;
                            continue;
                        }
                        _ => FactPiece::Name(at..at + 1),
                    },
                },
            };
            pieces.push((piece, at));
        }
        pieces
    }

    /// Whether only points and the like are between two words of a name.
    fn is_one_name(&self, from: usize, to: usize) -> bool {
        (from..to).all(|at| self.is_free(at) && self.marks.sign(at).is_some_and(|c| ".'\"·&".contains(c)))
    }

    /// Takes names that no sign introduces: beside a colour, around a score or a dash.
    fn names(&mut self, line: Range<usize>) {
        let first = self.items.partition_point(|item| item.mark < line.start);
        let first = self.items.get(first).map_or(line.end, |item| item.mark.min(line.end));
        let pieces = self.pieces(line.start..first);
        let is_known = |color: Color| !self.header.players[color].is_empty();
        if pieces.iter().any(|(piece, _)| *piece == FactPiece::End)
            || is_known(Color::Black) && is_known(Color::White)
        {
            return;
        }
        let names: Vec<(usize, Range<usize>)> = pieces
            .iter()
            .enumerate()
            .filter_map(|(n, (piece, _))| match piece {
                FactPiece::Name(name) => Some((n, name.clone())),
                _ => None,
            })
            .collect();
        let is_short = names.iter().all(|(_, name)| name.len() <= 2 * NAME_WORDS_MAX);
        if names.is_empty() || names.len() > 2 || !is_short {
            return;
        }
        let color = |n: Option<usize>| {
            n.and_then(|n| pieces.get(n)).and_then(|(piece, _)| match piece {
                FactPiece::Color(color) => Some(*color),
                _ => None,
            })
        };
        let has = |piece: FactPiece| pieces.iter().any(|(own, _)| *own == piece);
        let is_before = matches!(pieces.first(), Some((FactPiece::Color(_), _)));
        let side = |n: usize| {
            let [first, second] =
                if is_before { [n.checked_sub(1), Some(n + 1)] } else { [Some(n + 1), n.checked_sub(1)] };
            color(first).or_else(|| color(second))
        };
        let sides: Vec<Option<Color>> = names.iter().map(|(n, _)| side(*n)).collect();
        let chosen: Vec<(Color, Range<usize>)> = match (&names[..], &sides[..]) {
            ([(_, name)], [Some(side)]) if pieces.len() <= 3 && first == line.end => {
                vec![(*side, name.clone())]
            }
            ([(_, one), (_, two)], [Some(first), Some(second)]) if first != second => {
                vec![(*first, one.clone()), (*second, two.clone())]
            }
            ([(a, one), (b, two)], _)
                if !has(FactPiece::Color(Color::Black)) && !has(FactPiece::Color(Color::White)) =>
            {
                let between = &pieces[a + 1..*b];
                let is_versus = between.iter().any(|(piece, _)| *piece == FactPiece::Versus);
                let has_score = pieces.iter().filter(|(piece, _)| *piece == FactPiece::Number).count() >= 2;
                let is_name = |name: &Range<usize>| {
                    self.original(name.clone()).starts_with(|c: char| !c.is_lowercase())
                };
                let fits = is_versus && (has_score || pieces.len() == 3) && is_name(one) && is_name(two);
                if !fits {
                    return;
                }
                vec![(Color::Black, one.clone()), (Color::White, two.clone())]
            }
            _ => return,
        };
        for (color, name) in chosen {
            let text = self.original(name.clone());
            keep(&mut self.header, Key::Player(color), &text);
            self.take(name);
        }
        for (piece, at) in pieces {
            if matches!(piece, FactPiece::Color(_))
                && !self.marks.is_number(at + 1)
                && !self.marks.is_number(at.saturating_sub(1))
            {
                self.take(at..at + 1);
            }
        }
    }

    /// Whether counts are those of a game that is over.
    fn fits(&self, black: u16, white: u16) -> bool {
        self.final_counts().iter().any(|counts| (counts.black, counts.white) == (black, white))
    }

    /// What a finished board has: with its empty squares given to the winner, and without.
    fn final_counts(&self) -> Vec<ByColor<u16>> {
        let counts = |outcome: crate::rules::Outcome| vec![outcome.official(self.goal), outcome.discs];
        self.end.outcome().map_or_else(Vec::new, counts)
    }

    /// Takes the result that is said in a line.
    fn result(&mut self, line: Range<usize>) {
        if !self.header.result.is_empty() {
            return;
        }
        let Some(last) = line.clone().rev().find(|at| self.is_free(*at)) else { return };
        // Numbers before and after moves do not belong together.
        let begin = line.start.max(
            (line.start..last)
                .rev()
                .find(|at| !self.is_free(*at) && self.is_move(*at))
                .map_or(0, |at| at + 1),
        );
        for part in [begin..line.end, line.start..begin] {
            if part.is_empty() {
                continue;
            }
            let offset = self.marks.all[part.start].begin;
            let mut text = self.marks.plain()[offset..self.marks.all[part.end - 1].end].to_owned();
            for at in part.clone().filter(|at| self.used[*at] || self.is_move(*at)) {
                let mark = self.marks.all[at];
                let length = mark.end - mark.begin;
                text.replace_range(mark.begin - offset..mark.end - offset, &" ".repeat(length));
            }
            let talk =
                part.clone().filter(|at| self.is_free(*at) && self.marks.is_unknown(*at, self.items)).count();
            let area = self.end.size().area();
            let Some(claim) = Claim::read(&text, &self.header.players, area) else { continue };
            let Some(ending) = claim.ending else { continue };
            let (is_sum, result) = match ending.score {
                FinalScore::Discs(ByColor { black, white }) => {
                    // `20:44` is a time of day as well.
                    let is_time = text[claim.bytes.clone()].contains(':') && black < 24 && white < 60;
                    (!is_time && usize::from(black + white) == area, format!("{black}-{white}"))
                }
                _ => (false, ending.to_string()),
            };
            let is_form =
                matches!(ending.score, FinalScore::Winner(_) | FinalScore::Draw) && !claim.has_words;
            let is_said = claim.has_words && talk <= TALK_MAX;
            let result = match (ending.score, self.final_counts().first()) {
                // The board decides.
                (FinalScore::Discs(said), Some(_)) => {
                    let same = |counts: &ByColor<u16>| {
                        *counts == said
                            || !claim.has_words && (counts.black, counts.white) == (said.white, said.black)
                    };
                    let counts = self.final_counts().into_iter().find(same);
                    counts.map(|counts| format!("{}-{}", counts.black, counts.white))
                }
                (_, Some(counts)) => {
                    let lead = f64::from(counts.black) - f64::from(counts.white);
                    (is_said || is_form).then_some(result).filter(|_| {
                        lead.signum() == ending.difference(self.end.size()).signum() || lead == 0.0
                    })
                }
                (_, None) => (is_sum || is_said || is_form).then_some(result),
            };
            let Some(result) = result else { continue };
            self.header.result = result;
            let bytes = claim.bytes.start + offset..claim.bytes.end + offset;
            let is_inside =
                |at: &usize| self.marks.all[*at].begin >= bytes.start && self.marks.all[*at].end <= bytes.end;
            part.filter(is_inside).for_each(|at| self.used[at] = true);
            return;
        }
    }

    fn is_move(&self, mark: usize) -> bool {
        self.items.binary_search_by_key(&mark, |item| item.mark).is_ok()
    }
}
