//! Reads what a text says about the end of a game. Each word, number and sign becomes a letter; then the
//! forms of a result are tried in order, and the first that the letters match counts.

use super::words::{self, Token, TokenKind, Word};
use super::{EndReason, Ending, FinalScore};
use crate::rules::{ByColor, Color};
use std::ops::Range;

/// What a text says about the end of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Claim {
    /// `None` if it is not clear which side has which number.
    pub(crate) ending: Option<Ending>,
    /// Whether a word, a sign or a colour marks it as a result; two bare numbers may be anything.
    pub(crate) has_words: bool,
    /// How many words are unknown; single letters and Chinese, Japanese and Korean words do not count.
    pub(crate) n_unknown: usize,
    /// The bytes of the plain text that state the result.
    pub(crate) bytes: Range<usize>,
}

/// A word, a number or a sign. Its letter is that of [`Token::letter`], but `-` for a slash, and for numbers:
/// `n` for a count, `h` for a half, `q` for another number, `N` for digits that are no count.
#[derive(Clone, Copy, Debug)]
struct Piece {
    letter: char,
    value: f64,
    begin: usize,
    end: usize,
}

/// The letters of the words won, lost, resigned, time, forfeit, agreed, draw and score.
const ENDS: &str = "wlrtfads";

fn pieces(text: &str, tokens: &[Token], names: &ByColor<String>, area: usize) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let is_tight = |at: usize| at > 0 && tokens.get(at).is_some_and(|own| tokens[at - 1].end == own.begin);
    let sign = |at: usize| match tokens.get(at)?.kind {
        TokenKind::Sign(sign) => Some(sign),
        _ => None,
    };
    let mut at = 0;
    while at < tokens.len() {
        let token = tokens[at];
        let Token { kind, begin, end, .. } = token;
        let mut push = |letter, begin, end| pieces.push(Piece { letter, value: 0.0, begin, end });
        let own = &text[begin..end];
        match kind {
            TokenKind::Sign('/') => push('-', begin, end),
            TokenKind::Sign(_) => push(token.letter(), begin, end),
            TokenKind::Number => {
                // Numbers that signs join without gaps are a value, pair or date; `#3` and `x-3` are none.
                let first = at;
                let goes_on = |at: usize| {
                    sign(at + 1).is_some_and(|sign| "-.:/".contains(sign))
                        && tokens.get(at + 2).is_some_and(|next| next.kind == TokenKind::Number)
                        && is_tight(at + 1)
                        && is_tight(at + 2)
                };
                while goes_on(at) {
                    at += 2;
                }
                let is_tied = first > 0 && is_tight(first) && {
                    let before = sign(first - 1);
                    before == Some('#') || is_tight(first - 1) && matches!(before, Some('-' | '.' | '/'))
                };
                numbers(text, begin..tokens[at].end, is_tied, area, &mut pieces);
            }
            TokenKind::Word if own.starts_with(words::is_cjk) => {
                let mut at = begin;
                while let Some(first) = text[at..end].chars().next() {
                    let found = words::cjk_word(&text[at..end]);
                    let length = found.map_or(first.len_utf8(), |(_, length)| length);
                    let word = found.map(|(word, _)| word);
                    push(Token { word, ..token }.letter(), at, at + length);
                    at += length;
                }
            }
            TokenKind::Word => {
                let is_name =
                    |name: &String| name.split_whitespace().any(|part| part.eq_ignore_ascii_case(own));
                let named = Color::BOTH.into_iter().find(|color| is_name(&names[*color]));
                // `R` after `+` is SGF's letter for a resigned game.
                let is_resigned = own.eq_ignore_ascii_case("r") && at > 0 && sign(at - 1) == Some('+');
                let resigned = Some(Word::Resign).filter(|_| is_resigned);
                let word = named.map(Word::Color).or(token.word).or(resigned);
                push(Token { word, ..token }.letter(), begin, end);
            }
        }
        at += 1;
    }
    pieces
}

/// Adds the pieces of numbers that signs join without gaps; `is_tied` if `#` or a word is joined before them.
fn numbers(text: &str, bytes: Range<usize>, is_tied: bool, area: usize, pieces: &mut Vec<Piece>) {
    let whole = text[bytes.clone()].replace("1/2", "0.5");
    let parts: Vec<&str> = whole.split(['-', ':', '/']).collect();
    let value = |part: &&str| {
        let is_padded = part.len() > 1 && part.starts_with('0') && !part.starts_with("0.");
        part.parse::<f64>().ok().filter(|_| !is_padded && part.len() <= 8)
    };
    let values: Option<Vec<f64>> = parts.iter().map(value).collect();
    let Range { start: begin, end } = bytes;
    match values {
        Some(values) if values.len() <= 2 && !is_tied => {
            for (n, value) in values.into_iter().enumerate() {
                let letter = match value {
                    0.5 => 'h',
                    _ if value.fract() == 0.0 && value <= area as f64 => 'n',
                    _ => 'q',
                };
                if n > 0 {
                    pieces.push(Piece { letter: '-', value: 0.0, begin, end });
                }
                pieces.push(Piece { letter, value, begin, end });
            }
        }
        _ => pieces.push(Piece { letter: 'N', value: 0.0, begin, end }),
    }
}

impl Claim {
    /// What a text says about the end of a game; names of players count as words for their colours.
    pub(crate) fn read(text: &str, names: &ByColor<String>, area: usize) -> Option<Claim> {
        // The plain form of signs such as a long dash or a full-width colon.
        let plain = |c: char| match c {
            '‐'..='―' | '−' => '-',
            '∶' => ':',
            '！'..='～' => char::from_u32(c as u32 - '！' as u32 + u32::from('!')).unwrap_or(c),
            '⚫' | '⬤' => '●',
            '⚪' | '◯' => '○',
            c => c,
        };
        let text = text.chars().map(plain).collect::<String>().replace('½', "1/2");
        Claim::of(&text, &words::tokens(&text).collect::<Vec<_>>(), names, area)
    }

    /// What some words, numbers and signs of a plain text say.
    pub(crate) fn of(text: &str, tokens: &[Token], names: &ByColor<String>, area: usize) -> Option<Claim> {
        let reader = ClaimReader { pieces: pieces(text, tokens, names, area), area: area as f64 };
        if reader.position(ENDS).is_some() && reader.position("z?").is_some() {
            return None;
        }
        let (score, used) = reader.score()?;
        let reason = match score {
            // A game that is drawn has no loser.
            Some(score) if Ending { score, reason: EndReason::PlayedOut }.winner().is_none() => {
                EndReason::PlayedOut
            }
            _ => reader.reason(),
        };
        let ending = score.map(|score| Ending { score, reason });
        let has_words =
            reader.position(ENDS).is_some() || reader.by_sign().is_some() || reader.colored().is_some();
        let says = |piece: &&Piece| ENDS.contains(piece.letter) || "BW".contains(piece.letter);
        let said = || reader.pieces[used.clone()].iter().chain(reader.pieces.iter().filter(says));
        let begin = said().map(|piece| piece.begin).min()?;
        let end = said().map(|piece| piece.end).max()?;
        let is_unknown = |piece: &&Piece| {
            let own = &text[piece.begin..piece.end];
            piece.letter == 'x' && own.chars().nth(1).is_some() && !own.starts_with(words::is_cjk)
        };
        let n_unknown = reader.pieces.iter().filter(is_unknown).count();
        Some(Claim { ending, has_words, n_unknown, bytes: begin..end })
    }
}

struct ClaimReader {
    pieces: Vec<Piece>,
    area: f64,
}

/// A score, or `None` if it is not clear which side has which number, and the pieces that state it.
type Found = (Option<FinalScore>, Range<usize>);

fn discs(black: f64, white: f64) -> FinalScore {
    FinalScore::Discs(ByColor::new(black as u16, white as u16))
}

/// The score of a win by `by` discs.
fn lead(winner: Color, by: f64) -> FinalScore {
    FinalScore::Difference(if winner == Color::Black { by } else { -by })
}

impl ClaimReader {
    fn is(&self, at: usize, letters: &str) -> bool {
        self.pieces.get(at).is_some_and(|piece| letters.contains(piece.letter))
    }

    /// The first piece with one of these letters.
    fn position(&self, letters: &str) -> Option<usize> {
        self.pieces.iter().position(|piece| letters.contains(piece.letter))
    }

    /// The indices at which a form matches: each of the next pieces has a letter of the form's next set.
    fn places(&self, form: &'static [&'static str]) -> impl Iterator<Item = usize> {
        let fits = move |at: &usize| (*at..).zip(form).all(|(at, letters)| self.is(at, letters));
        (0..self.pieces.len()).filter(fits)
    }

    fn color(&self, at: usize) -> Option<Color> {
        match self.pieces.get(at)?.letter {
            'B' => Some(Color::Black),
            'W' => Some(Color::White),
            _ => None,
        }
    }

    fn colors(&self) -> impl Iterator<Item = (usize, Color)> {
        (0..self.pieces.len()).filter_map(|at| Some((at, self.color(at)?)))
    }

    fn reason(&self) -> EndReason {
        let reasons = [
            ("r", EndReason::Resigned),
            ("t", EndReason::TimeOut),
            ("f", EndReason::Forfeit),
            ("a", EndReason::Agreed),
        ];
        let said = reasons.into_iter().find(|(letter, _)| self.position(letter).is_some());
        said.map_or(EndReason::PlayedOut, |(_, reason)| reason)
    }

    fn score(&self) -> Option<Found> {
        if self.places(&["BW", "+"]).next().is_some() {
            return self.by_sign();
        }
        self.colored().or_else(|| self.pair()).or_else(|| self.points()).or_else(|| self.by_words())
    }

    /// The side nearest to a word for winning, or the other side of the one nearest to a word for losing.
    fn winner(&self) -> Option<Color> {
        let verb = self.position("w").or_else(|| self.position("lrtf"))?;
        // If two are equally near, the one before the word counts.
        let nearest = self.colors().min_by_key(|(at, _)| 2 * at.abs_diff(verb) + usize::from(*at > verb));
        nearest.map(|(_, color)| if self.is(verb, "w") { color } else { !color })
    }

    /// `B+16`, `W+R`, `白+16`, `B+`.
    fn by_sign(&self) -> Option<Found> {
        let at = self.places(&["BW", "+"]).next()?;
        let winner = self.color(at)?;
        let by = self.pieces.get(at + 2);
        let score = match by {
            Some(Piece { letter: 'n' | 'q' | 'h', value, .. }) => {
                Some(lead(winner, *value)).filter(|_| *value <= self.area)?
            }
            None => FinalScore::Winner(winner),
            Some(_) if self.is(at + 2, "rtfa") => FinalScore::Winner(winner),
            Some(_) => return None,
        };
        Some((Some(score), at..self.pieces.len().min(at + 3)))
    }

    /// `White 44, Black 20`, `黒24 白40`, `44 White 20 Black`.
    fn colored(&self) -> Option<Found> {
        const FORMS: [&str; 4] = ["BnWn", "WnBn", "nBnW", "nWnB"];
        let own: Vec<usize> = (0..self.pieces.len()).filter(|at| !self.is(*at, "y:=(),;-")).collect();
        let form = |four: &[usize]| four.iter().map(|at| self.pieces[*at].letter).collect::<String>();
        let four = own.windows(4).find(|four| FORMS.contains(&&*form(four)))?;
        let mut counts = ByColor::new(0.0, 0.0);
        for two in four.chunks(2) {
            let color = two.iter().find_map(|at| self.color(*at))?;
            counts[color] = two.iter().map(|at| self.pieces[*at].value).sum();
        }
        let ByColor { black, white } = counts;
        (black + white <= self.area).then(|| (Some(discs(black, white)), four[0]..four[3] + 1))
    }

    /// `44-20`, `24:40`, `44 to 20`, `44 20`; who has the larger number follows from the words.
    fn pair(&self) -> Option<Found> {
        let count = |at: usize| self.pieces[at].value;
        let fits = |at: &usize| {
            let sum = count(*at) + count(at + 2);
            let goes_on = self.is(at + 3, "-:") && self.is(at + 4, "nqN");
            let begins = *at < 2 || !self.is(at - 1, "-:") || !self.is(at - 2, "nqN");
            begins && !goes_on && sum <= self.area && sum > 1.0
        };
        let joined = self.places(&["n", "-:", "n"]).find(fits).map(|at| (at, at + 2));
        let is_sum = |at: &usize| (2.0..=self.area).contains(&(count(*at) + count(at + 1)));
        let (at, second) = joined.or_else(|| self.places(&["n", "n"]).find(is_sum).map(|at| (at, at + 1)))?;
        let (black, white) = (count(at), count(second));
        let points = self.points();
        let of_points = match points {
            Some((Some(FinalScore::Winner(winner)), _)) => Some(winner),
            _ => None,
        };
        let points = points.map_or(at..at, |(_, used)| used);
        let colors: Vec<Color> = self.colors().map(|(_, color)| color).collect();
        let by_winner = |winner| match winner {
            Color::Black => discs(black.max(white), black.min(white)),
            Color::White => discs(black.min(white), black.max(white)),
        };
        let score = match (self.winner().or(of_points), &colors[..]) {
            (Some(winner), _) => Some(by_winner(winner)),
            // `44-20 for White`.
            (None, [color]) => Some(by_winner(*color)),
            (None, []) => (self.position("wlr").is_none() || black == white).then_some(discs(black, white)),
            // The sides in the order of their numbers.
            (None, [Color::White, Color::Black]) => Some(discs(white, black)),
            (None, [Color::Black, Color::White]) => Some(discs(black, white)),
            (None, _) => None,
        };
        Some((score, at.min(points.start)..points.end.max(second + 1)))
    }

    /// `1-0`, `0-1`, `1/2-1/2`.
    fn points(&self) -> Option<Found> {
        self.places(&["nh", "-:", "nh"]).filter(|at| !self.is(at + 3, "-:")).find_map(|at| {
            let score = match (self.pieces[at].value, self.pieces[at + 2].value) {
                (1.0, 0.0) => FinalScore::Winner(Color::Black),
                (0.0, 1.0) => FinalScore::Winner(Color::White),
                (0.5, 0.5) => FinalScore::Draw,
                _ => return None,
            };
            Some((Some(score), at..at + 3))
        })
    }

    /// Rejects a number with another word beside it, `game 2` or `5分`, and one before a dot, `3. Black won`:
    /// they count no discs.
    fn is_margin(&self, at: usize) -> bool {
        let is_numbered = self.is(at + 1, ".") && at + 2 < self.pieces.len();
        !(is_numbered || self.is(at + 1, "x") || at > 0 && self.is(at - 1, "x"))
    }

    /// `Black wins by 16`, `White resigned`, `draw`, `0`.
    fn by_words(&self) -> Option<Found> {
        if let [Piece { letter: 'n', value: 0.0, .. }] = self.pieces[..] {
            return Some((Some(FinalScore::Draw), 0..1));
        }
        let numbers: Vec<usize> =
            (0..self.pieces.len()).filter(|at| self.is(*at, "n") && self.pieces[*at].value > 0.0).collect();
        let colors: Vec<Color> = self.colors().map(|(_, color)| color).collect();
        let winner = self.winner();
        if let [number] = numbers[..]
            && let Some(winner) = winner.or(match colors[..] {
                [only] if number > 0 && self.is(number - 1, "y") => Some(only),
                _ => None,
            })
            && self.reason() == EndReason::PlayedOut
            && self.is_margin(number)
        {
            return Some((Some(lead(winner, self.pieces[number].value)), number..number + 1));
        }
        let at = self.position("wlrtfad")?;
        match winner {
            Some(winner) => Some((Some(FinalScore::Winner(winner)), at..at + 1)),
            None => self.position("d").map(|at| (Some(FinalScore::Draw), at..at + 1)),
        }
    }
}
