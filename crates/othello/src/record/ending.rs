//! How a game ended, as a value: what is known of the score, and why the game was over. One reader serves the
//! headers of all formats and the words that people write beside moves.
//!
//! Two numbers say whose they are by the words beside them: `White won 44-20` gives White the 44. Counts are
//! no more than the board has squares. What programs write for "unknown" is no result.

pub(crate) mod words;

use crate::rules::{BoardSize, ByColor, Color};
use std::fmt;
use words::Word;

/// The score of a game and why it was over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// What is known of the score.
    pub score: FinalScore,
    /// Why the game was over.
    pub reason: EndReason,
}

/// What is known of the score of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FinalScore {
    /// The discs of both sides.
    Discs(ByColor<u16>),
    /// Black's discs minus White's.
    Difference(f64),
    /// Only who won.
    Winner(Color),
    /// Nobody won; the discs are not known.
    Draw,
}

/// Why a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Neither side could move.
    PlayedOut,
    /// The loser resigned.
    Resigned,
    /// The loser ran out of time.
    TimeOut,
    /// The players agreed on the score.
    Agreed,
    /// The loser did not play, or broke a rule.
    Forfeit,
}

/// By how many discs a game is won at least, where the empty squares count for the winner.
const SMALLEST_WIN: f64 = 2.0;

impl Ending {
    /// A game that Black won by some discs; by fewer than none, White did.
    pub fn by(difference: f64, reason: EndReason) -> Ending {
        Ending { score: FinalScore::Difference(difference), reason }
    }

    /// Reads the result in a game's header, as this program or another one writes it: `B+4`, `W+64
    /// (resigned)`, `34-30`, `24:40`, `1-0`, `B+R`, `White wins`. `None` for a game that goes on, for what
    /// programs write where they know nothing, and for more discs than the board has squares.
    ///
    /// ```
    /// use othello::record::{EndReason, Ending};
    /// use othello::rules::BoardSize;
    /// let ending = Ending::parse("W+12 (time)", BoardSize::STANDARD).unwrap();
    /// assert_eq!((ending.difference(BoardSize::STANDARD), ending.reason), (-12.0, EndReason::TimeOut));
    /// assert_eq!(ending.to_string(), "W+12 (time)");
    /// let read = |text| Ending::parse(text, BoardSize::STANDARD).map(|ending| ending.to_string());
    /// assert_eq!(read("White won 44-20"), Some("W+24".to_owned()));
    /// assert_eq!((read("Void"), read("-127.000"), read("65-0")), (None, None, None));
    /// ```
    pub fn parse(result: &str, size: BoardSize) -> Option<Ending> {
        let claim = Claim::read(result, &ByColor::default(), size.area())?;
        claim.ending
    }

    /// Who won; `None` for a draw.
    pub fn winner(&self) -> Option<Color> {
        match self.score {
            FinalScore::Discs(ByColor { black, white }) if black == white => None,
            FinalScore::Discs(ByColor { black, white }) => {
                Some(Color::of_lead(f64::from(black) - f64::from(white)))
            }
            FinalScore::Difference(0.0) | FinalScore::Draw => None,
            FinalScore::Difference(difference) => Some(Color::of_lead(difference)),
            FinalScore::Winner(color) => Some(color),
        }
    }

    /// Whether no more is known than who won.
    pub fn is_winner_alone(&self) -> bool {
        matches!(self.score, FinalScore::Winner(_)) && self.reason == EndReason::PlayedOut
    }

    /// Black's discs minus White's. Where only the winner is known, it is the smallest win, and the whole
    /// board for a game that was given up or lost on time.
    pub fn difference(&self, size: BoardSize) -> f64 {
        match self.score {
            FinalScore::Discs(ByColor { black, white }) => f64::from(black) - f64::from(white),
            FinalScore::Difference(difference) => difference,
            FinalScore::Draw => 0.0,
            FinalScore::Winner(color) => {
                let whole = !matches!(self.reason, EndReason::PlayedOut | EndReason::Agreed);
                let lead = if whole { size.area() as f64 } else { SMALLEST_WIN };
                if color == Color::Black { lead } else { -lead }
            }
        }
    }

    /// The discs of each side, together as many as the board has squares. A win is never made a draw.
    ///
    /// ```
    /// use othello::record::Ending;
    /// use othello::rules::BoardSize;
    /// let discs = |result| Ending::parse(result, BoardSize::STANDARD).unwrap().discs(BoardSize::STANDARD);
    /// assert_eq!(["1-0", "W+4", "33-30"].map(|result| discs(result).black), [33, 30, 34]);
    /// ```
    pub fn discs(&self, size: BoardSize) -> ByColor<u16> {
        let area = size.area() as u16;
        let difference = self.difference(size);
        // Of an odd difference a square was left empty, which counts for the winner.
        let most = ((f64::from(area) + difference.abs()) / 2.0).round() as u16;
        let winner = most.clamp(area / 2 + u16::from(difference != 0.0), area);
        match difference < 0.0 {
            true => ByColor::new(area - winner, winner),
            false => ByColor::new(winner, area - winner),
        }
    }
}

impl Color {
    fn of_lead(difference: f64) -> Color {
        if difference < 0.0 { Color::White } else { Color::Black }
    }
}

impl EndReason {
    /// Every reason once.
    pub const ALL: [EndReason; 5] = [
        EndReason::PlayedOut,
        EndReason::Resigned,
        EndReason::TimeOut,
        EndReason::Agreed,
        EndReason::Forfeit,
    ];

    /// The words after the score, and the letter of SGF; both empty for a game that was played out.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            EndReason::PlayedOut => ("", ""),
            EndReason::Resigned => ("resigned", "R"),
            EndReason::TimeOut => ("time", "T"),
            EndReason::Agreed => ("agreed", ""),
            EndReason::Forfeit => ("default", "F"),
        }
    }
}

impl fmt::Display for Ending {
    /// The form of SGF: `B+4`, `0`, `B+R`, `W+`; a reason beside a score as `W+64 (resigned)`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (words, letter) = self.reason.words();
        let winner = match self.winner() {
            None => return f.write_str("0"),
            Some(Color::Black) => "B",
            Some(Color::White) => "W",
        };
        let difference = match self.score {
            FinalScore::Winner(_) => return write!(f, "{winner}+{letter}"),
            FinalScore::Discs(ByColor { black, white }) => f64::from(black.abs_diff(white)),
            FinalScore::Difference(difference) => difference.abs(),
            FinalScore::Draw => 0.0,
        };
        write!(f, "{winner}+{difference}")?;
        if words.is_empty() { Ok(()) } else { write!(f, " ({words})") }
    }
}

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
        let said = |piece: &&Piece| matches!(piece.kind, PieceKind::Word(word) if says_end(word) || matches!(word, Word::Color(_)));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        Ending::parse(text, BoardSize::STANDARD).map_or("-".to_owned(), |ending| ending.to_string())
    }

    #[test]
    fn results_are_read_in_every_usual_form() {
        for (text, expected) in [
            ("44-20", "B+24"),
            ("24:40", "W+16"),
            ("44 - 20", "B+24"),
            ("44 20", "B+24"),
            ("44 to 20", "B+24"),
            ("40対24", "B+16"),
            ("17 47 -30", "W+30"),
            ("White won 44-20", "W+24"),
            ("44-20 for White", "W+24"),
            ("白勝ち 44-20", "W+24"),
            ("白の勝ち", "W+"),
            ("0-1 (44-20)", "W+24"),
            ("White 44, Black 20", "W+24"),
            ("黒24 白40", "W+16"),
            ("Black: 24 White: 40", "W+16"),
            ("44 White, 20 Black", "W+24"),
            ("Black lost 20-44", "W+24"),
            ("White resigned", "B+R"),
            ("(White resigned)", "B+R"),
            ("Black won on time", "B+T"),
            ("White lost on time", "B+T"),
            ("Black wins by resignation", "B+R"),
            ("Les noirs gagnent 40-24", "B+16"),
            ("Schwarz gewinnt 40:24", "B+16"),
            ("κερδίζουν τα λευκά 40-24", "W+16"),
            ("Black by 22", "B+22"),
            ("Black wins by 16", "B+16"),
            ("白+16", "W+16"),
            ("B+R", "B+R"),
            ("W+Resign", "W+R"),
            ("W+T", "W+T"),
            ("B+F", "B+F"),
            ("W+64 (resigned)", "W+64 (resigned)"),
            ("B+", "B+"),
            ("White wins", "W+"),
            ("1-0", "B+"),
            ("1/2-1/2", "0"),
            ("½-½", "0"),
            ("0.5-0.5", "0"),
            ("0", "0"),
            ("Draw", "0"),
            ("32-32", "0"),
            ("引き分け", "0"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
        for text in [
            "",
            "?",
            "Void",
            "*",
            "null",
            "-",
            "-127.000",
            "225",
            "2024-05-06",
            "05-06",
            "555-1234",
            "99-1",
            "33-40",
            "B+66",
            "W+99 (time)",
            "65-0",
            "65535-65535",
            "0-0",
            "won 44-20",
            "Anna",
            "f5",
            "7",
        ] {
            assert_eq!(read(text), "-", "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let size = BoardSize::STANDARD;
        for reason in EndReason::ALL {
            for score in [
                FinalScore::Discs(ByColor::new(40, 24)),
                FinalScore::Difference(-12.0),
                FinalScore::Winner(Color::White),
                FinalScore::Draw,
            ] {
                let ending = Ending { score, reason };
                let again = Ending::parse(&ending.to_string(), size).unwrap();
                assert_eq!(again.to_string(), ending.to_string());
                assert_eq!(again.difference(size), ending.difference(size), "{ending}");
            }
        }
    }

    #[test]
    fn names_of_players_say_whose_a_result_is() {
        let names = ByColor::new("Anna".to_owned(), "Ben".to_owned());
        let claim = Claim::read("Ben wins 44-20", &names, 64).unwrap();
        assert_eq!(claim.ending.unwrap().to_string(), "W+24");
        assert_eq!(Claim::read("Carl wins 44-20", &names, 64).unwrap().ending, None);
    }

    #[test]
    fn the_discs_of_a_result_fill_the_board_and_its_winner_has_more() {
        let size = BoardSize::STANDARD;
        for score in (-640..=640).map(|tenths| f64::from(tenths) / 10.0) {
            let ByColor { black, white } = Ending::by(score, EndReason::PlayedOut).discs(size);
            assert_eq!(black + white, 64, "{score}");
            assert_eq!(black.cmp(&white), score.total_cmp(&0.0), "{score}");
            let is_even = score % 2.0 == 0.0;
            assert!(!is_even || f64::from(black) - f64::from(white) == score, "{score}");
        }
    }
}
