//! Finds the players' names in the text beside the moves where no key introduces them: beside a colour,
//! around a score or a dash.

use super::facts::{FactReader, Key, key};
use crate::formats::board_text::read_turn;
use crate::formats::is_one_of;
use crate::record::words::{self, TokenKind, Word};
use crate::rules::{ByColor, Color};
use std::ops::Range;

/// The longest name, in words and signs, that is taken from its place alone.
const NAME_MARKS_MAX: usize = 6;
/// Words between a player and a colour, `Anna plays black`.
const VERBS: &str =
    "plays play played playing takes took has had with spielt spielte mit joue avec juega gioca παίζει";

impl FactReader<'_> {
    /// Where a name ends: before a score, and before signs and words that part it from the next one.
    pub(super) fn name_end(&self, name: &Range<usize>) -> usize {
        let mut end = name.end;
        loop {
            let last = end - 1;
            // A point ends a sentence, but not behind `R` or `Jr`.
            let before = self.marks.str(last.saturating_sub(1));
            let is_end = before == ")" || before.chars().count() > 2 || before.contains(words::is_cjk);
            let is_between = self.is_sign(last, "-,;|/(&")
                || self.is_sign(last, ".") && is_end
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

    /// The unused marks of a line in pieces, each a letter by [`Token::letter`] and its marks: `B` or `W` for
    /// a side, `N` a name, `n` a number, `-` between names, `_` between columns, `,` between values, `e` a
    /// word on an ending.
    fn pieces(&self, line: Range<usize>) -> Vec<(char, Range<usize>)> {
        let mut pieces: Vec<(char, Range<usize>)> = Vec::new();
        // In a line with a score, more than a blank parts two columns.
        let has_score = line.clone().any(|at| self.marks.is_score(at));
        let before = |at: usize| &self.marks.plain()[self.marks.all[at - 1].end..self.marks.all[at].begin];
        for at in line.filter(|at| !self.used[*at]) {
            let mark = self.marks.all[at];
            let letter = match mark.letter() {
                letter @ ('n' | 'B' | 'W' | '-') => letter,
                ',' | ';' | '|' | '+' | 's' => ',',
                // Inside of a name: `O'Hara`, `J. Doe`.
                _ if matches!(mark.kind, TokenKind::Sign(_)) || self.is_verb(at) => continue,
                'w' | 'l' | 'r' | 't' | 'd' | 'f' if mark.end - mark.begin > 1 => 'e',
                letter => match pieces.last_mut() {
                    // The unit of a number: `44石`.
                    Some(('n', _)) if letter == 'y' => continue,
                    Some(('N', name)) if (name.end..at).all(|at| self.is_sign(at, ".'\"·&_")) => {
                        if !has_score || ["", " "].contains(&before(at)) {
                            name.end = at + 1;
                            continue;
                        }
                        pieces.push(('_', at..at));
                        'N'
                    }
                    _ => 'N',
                },
            };
            pieces.push((letter, at..at + 1));
        }
        pieces
    }

    /// The names of a line of further words, each beside its side, `Anna (Black) vs Ben (White)`, or around a
    /// sign with a score behind, `Round 2, board 1: Anna - Ben 40-24`, or in columns beside a score; the two
    /// parts of `Black Doe, Jane`. A third name repeats one of them beside its side, `Anna vs Ben (Ben
    /// black)`. A server writes `match 1742 anna 1695 ben`.
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
        found("NBW", &["NBNW", "NWNB", "BNWN", "WNBN"])
            .or_else(|| found("NBWn-", &["N-Nn"]))
            .or_else(|| found("NBWn-_", &["Nn-nN", "N_Nn-n"]))
            .or_else(|| found("NBW-", &["N-NNB", "N-NNW", "N-NBN", "N-NWN"]))
            .or_else(|| found("Nn", &["nNnN"]))
    }

    /// Takes names that no sign introduces: beside a colour, around a score or a dash.
    pub(super) fn names(&mut self, line: Range<usize>) {
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
        let is_pair = form.contains("N-N");
        if !is_pair && names.iter().all(is_turn) && read_turn(&self.original(line.clone())).is_some() {
            return;
        }
        // Small letters begin a sentence about a side, unless a sign marks the side: `(black)`, `●`.
        let is_marked = |at: usize| !self.is_word(at) || at > 0 && self.is_sign(at - 1, "([");
        let has_signs = of("BW").all(|(_, side)| is_marked(side.start));
        // A particle begins no name, and a full stop ends a sentence: `で勝ち。次は`.
        let is_prose = |name: &str| {
            name.starts_with(['で', 'を', 'が']) || name.contains('。') || words::has_score(name)
        };
        let is_name = |name: &Range<usize>| {
            let name = self.original(name.clone());
            let is_marked = has_signs && form.contains(['B', 'W']);
            (is_marked || !name.starts_with(char::is_lowercase)) && !is_prose(&name)
        };
        // `Message-ID:` is a key.
        let is_key = names.last().is_some_and(|name| self.is_sign(name.end, ":"));
        let is_versus = !is_key
            && (form.trim_matches(',') == "N-N"
                || is_pair && of("n").count() >= 2
                || form.contains("Nn-nN")
                || form.contains("N_Nn-n"))
            && names.iter().all(is_name)
            || form.contains("nNnN") && line.clone().any(|at| self.marks.str(at) == "match");
        let has_side = ["BN", "NB", "WN", "NW"].iter().any(|two| form.contains(two));
        let is_alone =
            (form.len() <= 3 || form.len() == 4 && names.len() == 1) && has_side && names.iter().all(is_name);
        let color = |letter: char| if letter == 'B' { Color::Black } else { Color::White };
        let colors: Vec<Color> = of("BW").map(|(letter, _)| color(*letter)).collect();
        let is_last = |name: &Range<usize>| {
            names.last().is_some_and(|last| self.original(last.clone()) == self.original(name.clone()))
        };
        // The first side has the first name.
        let sides = match (names.len(), &colors[..]) {
            (1, [only]) if is_alone => [*only; 2],
            (2, [first, second]) if first != second && names.iter().all(is_name) => [*first, *second],
            (2, []) if is_versus => [Color::Black, Color::White],
            (3, [only]) if is_pair && is_last(&names[0]) => [*only, !*only],
            (3, [only]) if is_pair && is_last(&names[1]) => [!*only, *only],
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
        for (at, name) in names.into_iter().enumerate() {
            if let Some(color) = sides.get(at) {
                self.told.keep(Key::Player(*color), &self.original(name.clone()));
            }
            let end = if self.is_verb(name.end) { name.end + 1 } else { name.end };
            self.used[name.start..end].fill(true);
        }
        // Beside a count or an ending, these marks stay unused: they say whose it is.
        if !form.contains(['n', 'e']) {
            let beside = pieces.iter().filter(|(letter, _)| "BW-".contains(*letter));
            beside.for_each(|(_, marks)| self.used[marks.clone()].fill(true));
        }
    }

    fn is_verb(&self, at: usize) -> bool {
        is_one_of(VERBS, &self.marks.str(at).to_lowercase())
    }

    /// Takes the names of two speakers, one for each side's moves: `Anna: f5`, `<ben> d6`, `You play c3`.
    pub(super) fn speakers(&mut self, moves: Vec<(Color, usize)>) {
        let marks = self.marks;
        let speaker = |(side, at): (Color, usize)| {
            let is_between = |at: &usize| self.is_sign(*at, ":>") || self.is_verb(*at);
            let sign = at.checked_sub(1).filter(is_between)?;
            let line = marks.lines[marks.all[at].line].start;
            let begin = (line..sign).rev().take_while(|at| self.is_word(*at)).last()?;
            let (name, is_behind_move) = (marks.str(begin), (line..=begin).any(|at| self.is_move(at)));
            let is_other = is_behind_move || name.starts_with(|c: char| c.is_ascii_digit());
            (key(name).is_none() && !is_other).then_some((side, begin..sign))
        };
        let all: Vec<(Color, Range<usize>)> = moves.into_iter().filter_map(speaker).collect();
        let name = |color| Some(self.original(all.iter().find(|(side, _)| *side == color)?.1.clone()));
        let (Some(black), Some(white)) = (name(Color::Black), name(Color::White)) else { return };
        let names = ByColor::new(black, white);
        let is_own = |(side, name): &(Color, Range<usize>)| self.original(name.clone()) == names[*side];
        if names.black != names.white && all.iter().all(is_own) {
            Color::BOTH.iter().for_each(|side| self.told.keep(Key::Player(*side), &names[*side]));
            all.into_iter().for_each(|(_, name)| self.used[name.start..=name.end].fill(true));
        }
    }
}
