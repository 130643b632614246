//! Reads what a text says about the end of a game: cuts it into numbers, words and signs, and takes the first
//! form of a result that they have.

use super::words::{self, Word};
use super::{EndReason, Ending, FinalScore};
use crate::rules::{ByColor, Color};

/// What a text says about the end of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Claim {
    /// `None` where it is not clear whose the numbers are.
    pub(crate) ending: Option<Ending>,
    /// Whether words say that it is a result, and not only two numbers.
    pub(crate) has_words: bool,
    /// The bytes of the text that say so.
    pub(crate) bytes: std::ops::Range<usize>,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    kind: PieceKind,
    /// Whether a gap stands before it.
    is_apart: bool,
    begin: usize,
    end: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum PieceKind {
    Number(f64),
    Half,
    /// `05` of a date, or more digits than a count has.
    NoCount,
    Word(Word),
    Other,
    Sign(char),
}

/// A dash, a colon or a stroke as this reader wants them.
fn plain(c: char) -> char {
    match c {
        '‐'..='―' | '−' | '－' => '-',
        '：' | '∶' => ':',
        '＋' => '+',
        '／' => '/',
        '（' => '(',
        '）' => ')',
        '０'..='９' => char::from(b'0' + (c as u32 - '０' as u32) as u8),
        '⚫' | '⬤' => '●',
        '⚪' | '◯' => '○',
        c => c,
    }
}

fn pieces(text: &str, names: &ByColor<String>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let (mut at, mut is_apart) = (0, true);
    while let Some(first) = text[at..].chars().next() {
        let begin = at;
        let rest = &text[at..];
        let run = |is_in: &dyn Fn(char) -> bool| rest.find(|c| !is_in(c)).unwrap_or(rest.len());
        let kind = match plain(first) {
            c if c.is_whitespace() => {
                is_apart = true;
                at += first.len_utf8();
                continue;
            }
            '½' => {
                at += first.len_utf8();
                PieceKind::Half
            }
            '0'..='9' => {
                at += run(&|c| plain(c).is_ascii_digit() || c == '.');
                let digits: String = text[begin..at].chars().map(plain).collect();
                let digits = digits.trim_end_matches('.');
                at = begin + text[begin..at].trim_end_matches('.').len();
                let is_half = rest.starts_with("1/2") || digits == "0.5";
                if rest.starts_with("1/2") {
                    at = begin + 3;
                }
                let is_padded = digits.len() > 1 && digits.starts_with('0') && !digits.starts_with("0.");
                let number = digits.parse().ok().filter(|_| !is_padded && digits.len() <= 8);
                match number {
                    _ if is_half => PieceKind::Half,
                    Some(number) => PieceKind::Number(number),
                    None => PieceKind::NoCount,
                }
            }
            '●' => {
                at += first.len_utf8();
                PieceKind::Word(Word::Color(Color::Black))
            }
            '○' => {
                at += first.len_utf8();
                PieceKind::Word(Word::Color(Color::White))
            }
            c if words::is_together(c) => {
                let (kind, length) = match words::together(rest) {
                    Some((word, length)) => (PieceKind::Word(word), length),
                    None => (PieceKind::Other, first.len_utf8()),
                };
                at += length;
                kind
            }
            c if c.is_alphabetic() => {
                at += run(&|c| (c.is_alphabetic() || c == '\'') && !words::is_together(c));
                let own = &text[begin..at];
                let is_name =
                    |name: &String| name.split_whitespace().any(|part| part.eq_ignore_ascii_case(own));
                let named = Color::BOTH.into_iter().find(|color| is_name(&names[*color]));
                match named.map(Word::Color).or_else(|| words::word(own)) {
                    Some(word) => PieceKind::Word(word),
                    None => PieceKind::Other,
                }
            }
            c => {
                at += first.len_utf8();
                PieceKind::Sign(c)
            }
        };
        pieces.push(Piece { kind, is_apart, begin, end: at });
        is_apart = false;
    }
    pieces
}

impl Claim {
    /// What a text says about the end of a game; names of players count as words for their colours.
    pub(crate) fn read(text: &str, names: &ByColor<String>, area: usize) -> Option<Claim> {
        let all = pieces(text, names);
        let reader = ClaimReader { pieces: &all, area: area as f64 };
        let (score, used) = reader.score()?;
        let ending = score.map(|score| Ending { score, reason: reader.reason() });
        // A game that is drawn has no loser.
        let ending = ending.map(|ending| match ending.winner() {
            None => Ending { reason: EndReason::PlayedOut, ..ending },
            Some(_) => ending,
        });
        let has_words = all.iter().any(|piece| matches!(piece.kind, PieceKind::Word(word) if says_end(word)))
            || reader.by_sign().is_some()
            || reader.colored().is_some();
        let is_said = |word| says_end(word) || matches!(word, Word::Color(_));
        let said = |piece: &&Piece| matches!(piece.kind, PieceKind::Word(word) if is_said(word));
        let begin = all.iter().filter(said).map(|piece| piece.begin).chain([all[used.start].begin]).min()?;
        let end = all.iter().filter(said).map(|piece| piece.end).chain([all[used.end - 1].end]).max()?;
        Some(Claim { ending, has_words, bytes: begin..end })
    }
}

/// Whether a word says how a game ended.
fn says_end(word: Word) -> bool {
    use Word::{Agreed, Draw, Forfeit, Lose, Resign, Score, Time, Win};
    matches!(word, Win | Lose | Resign | Time | Draw | Score | Forfeit | Agreed)
}

struct ClaimReader<'a> {
    pieces: &'a [Piece],
    area: f64,
}

/// A score, `None` where it is not clear whose it is, and the pieces that say so.
type Found = (Option<FinalScore>, std::ops::Range<usize>);

impl ClaimReader<'_> {
    fn kind(&self, at: usize) -> Option<PieceKind> {
        self.pieces.get(at).map(|piece| piece.kind)
    }

    fn words(&self) -> impl DoubleEndedIterator<Item = (usize, Word)> {
        self.pieces.iter().enumerate().filter_map(|(at, piece)| match piece.kind {
            PieceKind::Word(word) => Some((at, word)),
            _ => None,
        })
    }

    fn has(&self, wanted: Word) -> bool {
        self.words().any(|(_, word)| word == wanted)
    }

    fn reason(&self) -> EndReason {
        let of_letter = self.by_sign().and_then(|(_, used)| match self.kind(used.end - 1)? {
            PieceKind::Word(word) => Some(word),
            _ => {
                let last = &self.pieces[used.end - 1];
                (last.end - last.begin == 1 && self.is_letter_r(used.end - 1)).then_some(Word::Resign)
            }
        });
        match of_letter {
            Some(Word::Resign) => EndReason::Resigned,
            _ if self.has(Word::Resign) => EndReason::Resigned,
            _ if self.has(Word::Time) => EndReason::TimeOut,
            _ if self.has(Word::Forfeit) => EndReason::Forfeit,
            _ if self.has(Word::Agreed) => EndReason::Agreed,
            _ => EndReason::PlayedOut,
        }
    }

    /// `R` is no word of any language, but SGF's for a game that was given up.
    fn is_letter_r(&self, at: usize) -> bool {
        self.kind(at) == Some(PieceKind::Other) && self.pieces[at].end == self.pieces[at].begin + 1
    }

    fn score(&self) -> Option<Found> {
        let is_signed = |at: &usize| {
            matches!(self.kind(*at), Some(PieceKind::Word(Word::Color(_))))
                && self.kind(at + 1) == Some(PieceKind::Sign('+'))
        };
        if (0..self.pieces.len()).any(|at| is_signed(&at)) {
            return self.by_sign();
        }
        self.colored().or_else(|| self.pair()).or_else(|| self.alone()).or_else(|| self.by_words())
    }

    /// The winner, by the word nearest to what says who won or lost.
    fn winner(&self) -> Option<Color> {
        let nearest = |verb: usize| {
            let colors = self.words().filter_map(|(at, word)| match word {
                Word::Color(color) => Some((at, color)),
                _ => None,
            });
            // Of two, the one before the word.
            colors
                .min_by_key(|(at, _)| 2 * at.abs_diff(verb) + usize::from(*at > verb))
                .map(|(_, color)| color)
        };
        let mut verbs: Vec<(usize, Word)> = self.words().filter(|(_, word)| says_end(*word)).collect();
        verbs.sort_by_key(|(_, word)| *word != Word::Win);
        for (at, verb) in verbs {
            match verb {
                Word::Win => return nearest(at),
                Word::Lose | Word::Resign | Word::Time | Word::Forfeit => {
                    return nearest(at).map(|color| !color);
                }
                _ => {}
            }
        }
        None
    }

    fn count(&self, at: usize) -> Option<f64> {
        match self.kind(at)? {
            PieceKind::Number(number) if number <= self.area && number.fract() == 0.0 => Some(number),
            _ => None,
        }
    }

    /// `B+16`, `W+R`, `白+16`, `B+`, `+24`.
    fn by_sign(&self) -> Option<Found> {
        (0..self.pieces.len()).find_map(|at| {
            let PieceKind::Word(Word::Color(color)) = self.kind(at)? else { return None };
            if self.kind(at + 1) != Some(PieceKind::Sign('+')) {
                return None;
            }
            let sign = if color == Color::Black { 1.0 } else { -1.0 };
            match self.kind(at + 2) {
                Some(PieceKind::Number(by)) if by > self.area => None,
                Some(PieceKind::Number(by)) => Some((Some(FinalScore::Difference(sign * by)), at..at + 3)),
                Some(PieceKind::Half) => Some((Some(FinalScore::Difference(sign * 0.5)), at..at + 3)),
                Some(PieceKind::Word(Word::Resign | Word::Time | Word::Forfeit | Word::Agreed)) => {
                    Some((Some(FinalScore::Winner(color)), at..at + 3))
                }
                Some(_) if self.is_letter_r(at + 2) => Some((Some(FinalScore::Winner(color)), at..at + 3)),
                None => Some((Some(FinalScore::Winner(color)), at..at + 2)),
                Some(_) => None,
            }
        })
    }

    /// `White 44, Black 20`, `黒24 白40`, `44 White 20 Black`.
    fn colored(&self) -> Option<Found> {
        let color = |at: usize| match self.kind(at)? {
            PieceKind::Word(Word::Color(color)) => Some(color),
            _ => None,
        };
        let (first, _) = self
            .pieces
            .iter()
            .enumerate()
            .find(|(at, _)| color(*at).is_some() || self.count(*at).is_some())?;
        let is_before = color(first).is_some();
        let mut counts: ByColor<Option<(usize, f64)>> = ByColor::default();
        let mut end = first;
        for at in (first..self.pieces.len()).filter(|at| color(*at).is_some()) {
            let beside = (at + 1..=at + 3).take_while(|beside| {
                let is_link = matches!(
                    self.kind(beside - 1),
                    Some(PieceKind::Sign(':' | '=' | '(') | PieceKind::Word(Word::Link))
                );
                *beside == at + 1 || is_link
            });
            let beside = if is_before { beside.last() } else { at.checked_sub(1) };
            let beside = beside.filter(|beside| self.count(*beside).is_some());
            if let (Some(color), Some(beside)) = (color(at), beside) {
                counts[color] = counts[color].or(self.count(beside).map(|count| (beside, count)));
                end = end.max(at).max(beside);
            }
        }
        let ((_, black), (_, white)) = (counts.black?, counts.white?);
        let discs = ByColor::new(black as u16, white as u16);
        (black + white <= self.area).then_some((Some(FinalScore::Discs(discs)), first..end + 1))
    }

    /// `44-20`, `24:40`, `44 to 20`, `44 20`; who has the larger number follows from the words.
    fn pair(&self) -> Option<Found> {
        let (at, after, black, white) = (0..self.pieces.len()).find_map(|at| {
            let second = match self.kind(at + 1)? {
                PieceKind::Sign('-' | ':' | '/') | PieceKind::Word(Word::Between) => at + 2,
                PieceKind::Number(_) => at + 1,
                _ => return None,
            };
            let (black, white) = (self.count(at)?, self.count(second)?);
            let is_tight = |at: usize| self.pieces.get(at).is_some_and(|piece| !piece.is_apart);
            let is_sign =
                |at: usize| matches!(self.kind(at), Some(PieceKind::Sign(c)) if !"()[],;!'\"".contains(c));
            // A date, a telephone number or the number of a game.
            let is_chain = at > 0 && is_tight(at) && is_sign(at - 1)
                || is_tight(second + 1)
                    && is_sign(second + 1)
                    && is_tight(second + 2)
                    && matches!(self.kind(second + 2), Some(PieceKind::Number(_) | PieceKind::NoCount));
            let is_score = !is_chain && black + white <= self.area && black + white > 1.0;
            is_score.then_some((at, second + 1, black, white))
        })?;
        let used = at..after;
        let discs = |black: f64, white: f64| FinalScore::Discs(ByColor::new(black as u16, white as u16));
        let has_verb = [Word::Win, Word::Lose, Word::Resign].iter().any(|verb| self.has(*verb));
        let of_game = self.winner_of_pair();
        let colors: Vec<Color> = self
            .words()
            .filter_map(|(_, word)| match word {
                Word::Color(color) => Some(color),
                _ => None,
            })
            .collect();
        let (most, least) = (black.max(white), black.min(white));
        let by_winner = |winner: Color| match winner {
            Color::Black => discs(most, least),
            Color::White => discs(least, most),
        };
        let score = match (self.winner().or(of_game), &colors[..]) {
            (Some(winner), _) => Some(by_winner(winner)),
            // `44-20 for White`.
            (None, [color]) => Some(by_winner(*color)),
            (None, []) if !has_verb || black == white => Some(discs(black, white)),
            // The sides in the order of their numbers.
            (None, [Color::White, Color::Black]) => Some(discs(white, black)),
            (None, [Color::Black, Color::White]) => Some(discs(black, white)),
            (None, _) => None,
        };
        Some((score, used))
    }

    /// The winner of `0-1 (44-20)`.
    fn winner_of_pair(&self) -> Option<Color> {
        match self.alone()? {
            (Some(FinalScore::Winner(color)), _) => Some(color),
            _ => None,
        }
    }

    /// `1-0`, `0-1`, `1/2-1/2`.
    fn alone(&self) -> Option<Found> {
        (0..self.pieces.len()).find_map(|at| {
            let is_dash = matches!(self.kind(at + 1)?, PieceKind::Sign('-' | ':'));
            let is_chain = at > 0
                && !self.pieces[at].is_apart
                && matches!(self.kind(at - 1), Some(PieceKind::Sign(c)) if !"([,;".contains(c));
            let score = match (self.kind(at)?, self.kind(at + 2)?) {
                (PieceKind::Number(1.0), PieceKind::Number(0.0)) => FinalScore::Winner(Color::Black),
                (PieceKind::Number(0.0), PieceKind::Number(1.0)) => FinalScore::Winner(Color::White),
                (PieceKind::Half, PieceKind::Half) => FinalScore::Draw,
                _ => return None,
            };
            let goes_on = matches!(self.kind(at + 3), Some(PieceKind::Sign('-' | ':')))
                && matches!(self.kind(at + 4), Some(PieceKind::Number(_) | PieceKind::NoCount));
            (is_dash && !is_chain && !goes_on).then_some((Some(score), at..at + 3))
        })
    }

    /// `Black wins by 16`, `White resigned`, `draw`, `0`.
    fn by_words(&self) -> Option<Found> {
        let all = 0..self.pieces.len();
        if let [Piece { kind: PieceKind::Number(0.0), .. }] = self.pieces {
            return Some((Some(FinalScore::Draw), all));
        }
        let numbers: Vec<usize> =
            all.clone().filter(|at| self.count(*at).is_some_and(|by| by > 0.0)).collect();
        let only_color = || {
            let mut colors = self.words().filter_map(|(_, word)| match word {
                Word::Color(color) => Some(color),
                _ => None,
            });
            colors.next().filter(|_| colors.next().is_none())
        };
        let has_link =
            |number: usize| number > 0 && self.kind(number - 1) == Some(PieceKind::Word(Word::Link));
        let winner = self.winner();
        if let [number] = numbers[..]
            && let Some(winner) = winner.or_else(|| only_color().filter(|_| has_link(number)))
            && self.reason() == EndReason::PlayedOut
        {
            let by = self.count(number)?;
            let sign = if winner == Color::Black { 1.0 } else { -1.0 };
            return Some((Some(FinalScore::Difference(sign * by)), number..number + 1));
        }
        let (at, _) = self.words().find(|(_, word)| says_end(*word) && *word != Word::Score)?;
        match winner {
            Some(winner) => Some((Some(FinalScore::Winner(winner)), at..at + 1)),
            None if self.has(Word::Draw) => Some((Some(FinalScore::Draw), at..at + 1)),
            None => None,
        }
    }
}
