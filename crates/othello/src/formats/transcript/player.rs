//! Plays the moves of one game as they stand in its words. Where the words leave open how they are meant, a
//! [`Manner`] says so; the caller tries each, and the one that can be played is meant.

use super::lexicon::{Meaning, is_together, looks_like_square, meanings, pass_before};
use super::tokens::{Kind, Tokens};
use crate::formats::normal::NormalText;
use crate::record::Record;
use crate::rules::{BoardSize, IllegalMove, Move, Square};

/// How the signs are taken where a text leaves it open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Manner {
    /// `5f` is a square, not `f5`.
    pub(super) row_first: bool,
    /// Moves in brackets are others than those played.
    pub(super) skips_brackets: bool,
    /// `a12` is a1 and the number of the next move, where both are on the board.
    pub(super) short_rows: bool,
}

/// Where a game cannot be read, and why.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// The number of the move that was expected.
    pub(super) number: usize,
    pub(super) text: String,
    /// The byte of the plain text.
    pub(super) at: usize,
    /// `None` where the text is no move.
    pub(super) reason: Option<IllegalMove>,
    /// The move that the game begins with.
    pub(super) first_move: Option<Move>,
}

/// A game on its way.
pub(super) struct Player<'a, 't> {
    pub(super) text: &'a NormalText<'t>,
    pub(super) tokens: &'a Tokens<'a>,
    pub(super) manner: Manner,
    pub(super) record: Record,
    /// Of the next move, from 1.
    number: usize,
    /// A result was read; a game that goes on in another line is the next one.
    has_ended: bool,
    /// The number that the line begins with.
    line_number: Option<usize>,
    is_line_begun: bool,
    is_other_line: bool,
    /// Words of a result were read, which numbers may follow.
    is_result: bool,
    /// The first word before the moves that is none of them.
    stray: Option<usize>,
    /// The first line says who speaks: `Anna: f5`.
    has_speaker: bool,
    /// The line has several words and no squares.
    is_in_sentence: bool,
}

impl<'a, 't> Player<'a, 't> {
    pub(super) fn new(
        text: &'a NormalText<'t>,
        tokens: &'a Tokens<'a>,
        manner: Manner,
        record: Record,
    ) -> Player<'a, 't> {
        Player {
            text,
            tokens,
            manner,
            record,
            number: 1,
            has_ended: false,
            line_number: None,
            is_line_begun: false,
            is_other_line: false,
            is_result: false,
            stray: None,
            has_speaker: false,
            is_in_sentence: false,
        }
    }

    pub(super) fn has_moves(&self) -> bool {
        self.record.n_moves() > 0
    }

    /// What follows in other lines belongs to another game.
    pub(super) fn end(&mut self) {
        self.has_ended = self.has_moves();
    }

    /// The game, if there are moves.
    pub(super) fn finish(self) -> Result<Record, Option<Failure>> {
        match self.stray {
            _ if self.has_moves() => Ok(self.record),
            Some(word) => Err(Some(self.failure(word, 0, None))),
            None => Err(None),
        }
    }

    /// Passes over words before the moves.
    pub(super) fn pass_over(&mut self, begin: usize, end: usize) {
        let unknown = (begin..end).find(|at| self.tokens.count(*at, at + 1).unknown > 0);
        self.stray = self.stray.or(unknown);
    }

    /// Reads the tokens from one to before another.
    pub(super) fn read(&mut self, begin: usize, end: usize) -> Result<(), Failure> {
        let line = self.tokens.count(begin, end);
        self.is_in_sentence = line.squares == 0 && line.unknown > 1;
        let mut at = self.begin_of_moves(begin, end);
        while at < end {
            let next = self.step(at, end)?;
            self.is_line_begun |= self.tokens.all[at].kind == Kind::Word;
            at = next;
        }
        self.is_line_begun = false;
        self.is_other_line = true;
        self.line_number = None;
        self.is_result = false;
        Ok(())
    }

    /// Skips what names the moves in their own line: `Anna – Ben, round A1: f5d6`; later, who speaks.
    fn begin_of_moves(&mut self, begin: usize, end: usize) -> usize {
        let kind = |at: usize| self.tokens.all[at].kind;
        let is_sign = |at: usize| match kind(at) {
            Kind::Sign(':') => !(at + 1 < end && kind(at + 1) == Kind::Sign('/')),
            kind => kind == Kind::Sign('='),
        };
        // What stands in brackets names something in them.
        let is_inside =
            |sign: usize| (begin..sign).any(|at| matches!(kind(at), Kind::Open(close) if close > sign));
        let begin_after = |sign: usize| {
            let (before, after) = (self.tokens.count(begin, sign), self.tokens.count(sign, end));
            // One square may be a part of the name, the last of it.
            let is_name = before.squares == 0
                || before.squares == 1 && self.tokens.count(sign - 1, sign).squares == 1 && !self.has_moves();
            before.unknown > 0 && is_name && after.squares > 0
        };
        if self.has_moves() && !self.has_speaker {
            return begin;
        }
        let last =
            (begin..end).take(HEAD_MAX).rfind(|at| is_sign(*at) && !is_inside(*at) && begin_after(*at));
        self.has_speaker |= last.is_some_and(|sign| self.tokens.count(sign, end).squares == 1);
        last.map_or(begin, |sign| sign + 1)
    }

    /// Reads a token, and more that belong to it; the next one.
    fn step(&mut self, at: usize, end: usize) -> Result<usize, Failure> {
        match self.tokens.all[at].kind {
            Kind::Word => return self.word(at, end),
            // Two dashes are a pass where one is due, else a dash.
            Kind::Dashes(2) if self.record.position().must_pass() && !self.is_arrow(at) => {
                self.play(Move::Pass, at, 0, 2)?;
            }
            Kind::Open(close) if self.is_aside(at, close) => return Ok((close + 1).min(end)),
            Kind::Sign('#' | '%' | '/') if self.is_remark(at) => {
                return Ok(self.tokens.line_end(at).min(end));
            }
            Kind::Sign('*') if self.tokens.count(at, end).words == 0 => self.end(),
            _ => {}
        }
        Ok(at + 1)
    }

    fn is_arrow(&self, at: usize) -> bool {
        self.tokens.all.get(at + 1).is_some_and(|next| next.kind == Kind::Sign('>'))
    }

    /// Whether brackets hold a remark, or moves that were not played.
    fn is_aside(&self, open: usize, close: usize) -> bool {
        let inside = self.tokens.count(open, close);
        let all = self.tokens.count(0, self.tokens.all.len());
        if inside.unknown > 0 {
            inside.squares * 2 <= all.squares
        } else {
            self.manner.skips_brackets && (1..all.squares).contains(&inside.squares)
        }
    }

    /// Whether words stand after a sign that takes the rest of a line out: `# good`, `// good`.
    fn is_remark(&self, at: usize) -> bool {
        let follows = self.tokens.all.get(at + 1);
        let is_number_sign = self.tokens.all[at].kind == Kind::Sign('#')
            && follows.is_some()
            && self.tokens.is_number(at + 1)
            && !self.tokens.is_apart(at + 1);
        let is_slash = self.tokens.all[at].kind == Kind::Sign('/');
        let is_double = follows.is_some_and(|next| next.kind == Kind::Sign('/'));
        let is_apart = self.tokens.is_apart(at) || !self.is_line_begun;
        let has_words = || self.tokens.count(at, self.tokens.line_end(at)).unknown > 0;
        is_apart && !is_number_sign && (!is_slash || is_double) && has_words()
    }

    fn word(&mut self, at: usize, end: usize) -> Result<usize, Failure> {
        if let Some(after) = self.tokens.address(at).filter(|after| self.is_elsewhere(at, *after)) {
            return Ok(after.min(end));
        }
        if self.tokens.is_number(at) {
            return self.number(at, end);
        }
        let word = self.tokens.word(at);
        let Some(found) = meanings(word) else { return self.moves(at) };
        for meaning in found {
            match meaning {
                // `<p>` stands in pages of the web.
                Meaning::Pass if word.eq_ignore_ascii_case("p") && !self.record.position().must_pass() => {}
                Meaning::Pass => self.play(Move::Pass, at, 0, word.len())?,
                Meaning::Color(_) | Meaning::Result => self.is_result = true,
                Meaning::Filler => {}
            }
        }
        // `B+16`, `W+Resign`.
        let is_plus = self.tokens.all[at + 1..end].first().is_some_and(|next| next.kind == Kind::Sign('+'));
        if is_plus && self.has_moves() && at + 2 < end && self.tokens.all[at + 2].kind == Kind::Word {
            self.keep_result(at, at + 3);
            self.end();
            return Ok(at + 3);
        }
        Ok(at + 1)
    }

    /// Whether most of the moves stand outside of a part.
    fn is_elsewhere(&self, begin: usize, end: usize) -> bool {
        let all = self.tokens.count(0, self.tokens.all.len());
        self.tokens.count(begin, end).squares * 2 <= all.squares
    }

    fn keep_result(&mut self, begin: usize, end: usize) {
        let bytes = (self.tokens.all[begin].begin, self.tokens.all[end - 1].end);
        self.record.header.result = self.text.original(bytes.0, bytes.1).to_owned();
    }

    /// Reads a result, or passes over the number of a move, a time or a value.
    fn number(&mut self, at: usize, end: usize) -> Result<usize, Failure> {
        if self.has_moves()
            && let Some((after, is_sure)) = self.tokens.score(at).filter(|(after, _)| *after <= end)
        {
            self.keep_result(at, after);
            if is_sure {
                self.end();
            }
            return Ok(after);
        }
        let number = self.tokens.word(at).parse().ok();
        if !self.is_line_begun {
            self.line_number = number;
        }
        // Before the move or behind it.
        let is_due =
            number.is_some_and(|number| self.is_due(number) || number.checked_add(1) == Some(self.number));
        let is_signed = at > 0 && !matches!(self.tokens.all[at - 1].kind, Kind::Word | Kind::LineEnd)
            || self.tokens.is_in_column(at);
        // Two numbers are what both sides have at the end.
        let before = (0..at).rev().find(|at| self.tokens.all[*at].kind != Kind::LineEnd);
        let is_signed = is_signed || before.is_some_and(|before| self.tokens.is_number(before));
        let is_last = at + 2 >= self.tokens.all.len();
        if is_last && self.has_moves() && !is_due && !is_signed && !self.is_result {
            return Err(self.failure(at, 0, None));
        }
        Ok(at + 1)
    }

    /// Whether the next move has this number, or this number of a pair.
    fn is_due(&self, number: usize) -> bool {
        number == self.number || number == self.number.div_ceil(2)
    }

    /// Plays the moves of a word.
    fn moves(&mut self, at: usize) -> Result<usize, Failure> {
        let word = self.tokens.word(at);
        let mut lower = word.to_ascii_lowercase();
        // `f51`: a square with its own number.
        let size = self.record.start().size();
        let has_number = lower.len() > 2 && lower.as_bytes()[1..].iter().all(u8::is_ascii_digit);
        if has_number && lower[2..] == self.number.to_string() && Square::parse(&lower, size).is_err() {
            lower.truncate(2);
        }
        let mut begin = 0;
        // `Bf5`: the colour that plays.
        if lower.starts_with(['b', 'w', 'x', 'o']) && looks_like_square(&lower[1..]) {
            begin = 1;
        }
        while begin < lower.len() {
            let rest = &lower[begin..];
            let found = if self.manner.row_first { self.turned(rest) } else { self.straight(rest) };
            match found {
                Some((skipped, mv, length)) => {
                    self.play(mv, at, begin + skipped, length - skipped)?;
                    begin += length;
                }
                None if begin == 0 && self.is_due_pass(at) => return Ok(at + 1),
                None if !self.has_moves() && begin == 0 && self.tokens.count(at, at + 1).squares == 0 => {
                    self.stray.get_or_insert(at);
                    return Ok(at + 1);
                }
                // What is said of the game after its moves.
                None if begin == 0 && self.is_remark_behind(at) => return Ok(at + 1),
                None => return Err(self.failure(at, begin, None)),
            }
        }
        Ok(at + 1)
    }

    /// Whether a word stands between two moves where a side must pass: that is its pass, in whatever words,
    /// or goes on with the words of the pass before it, as in `passe son tour`.
    fn is_due_pass(&self, at: usize) -> bool {
        let is_due = self.has_moves() && self.record.position().must_pass();
        let is_word = self.tokens.word(at).chars().all(char::is_alphabetic);
        let is_beside = at > 0 && self.tokens.all[at - 1].kind == Kind::Word;
        let goes_on = || is_word && is_beside && self.record.moves().last() == Some(&Move::Pass);
        (is_due || goes_on()) && self.tokens.count(at + 1, self.tokens.all.len()).squares > 0
    }

    /// Whether a word behind the moves is none: `f5d6c3 Tiger`, or a sentence in a line of its own.
    fn is_remark_behind(&self, at: usize) -> bool {
        let word = self.tokens.word(at);
        let is_long = word.chars().count() >= WORD_MIN || self.is_in_sentence;
        let is_word = is_long && word.chars().all(char::is_alphabetic) || word.chars().all(is_together);
        let is_apart = self.tokens.is_apart(at) || !self.is_line_begun || self.is_in_words(at);
        self.has_moves()
            && is_word
            && is_apart
            && self.tokens.count(at, self.tokens.line_end(at)).squares == 0
    }

    /// Whether what stands before a word is no word of moves.
    fn is_in_words(&self, at: usize) -> bool {
        at > 0 && (self.tokens.all[at - 1].kind != Kind::Word || self.tokens.count(at - 1, at).squares == 0)
    }

    /// The move that a text begins with: the bytes of a number before it, the move, and the bytes of both.
    fn straight(&self, text: &str) -> Option<(usize, Move, usize)> {
        let n_digits = digits(text);
        let is_number = n_digits == 0 || text[..n_digits].parse().is_ok_and(|number| self.is_due(number));
        let (number, rest) = text.split_at(n_digits);
        let (mv, length) = is_number
            .then(|| self.square(rest).or_else(|| Some((Move::Pass, pass_before(rest)?))))
            .flatten()?;
        Some((number.len(), mv, number.len() + length))
    }

    /// `f5`, and `f52` if the 2 is the number of the next move.
    fn square(&self, text: &str) -> Option<(Move, usize)> {
        let size = self.record.start().size();
        let n_digits = digits(text.get(1..)?);
        let read = |length: usize| Square::parse(text.get(..1 + length)?, size).ok();
        let goes_on = |length: usize| {
            let next = Player::number_after(self.number, &text[1 + length..1 + n_digits]);
            n_digits == length || next && text[1 + n_digits..].starts_with(|c: char| c.is_ascii_alphabetic())
        };
        let lengths = if self.manner.short_rows { [1, 2] } else { [2, 1] };
        let fits = |length: &usize| *length <= n_digits && goes_on(*length);
        let found = lengths.into_iter().filter(fits).find_map(|length| Some((read(length)?, length)));
        found.map(|(square, length)| (Move::Place(square), 1 + length))
    }

    /// Whether digits are the number of the move after the one with this number.
    fn number_after(number: usize, digits: &str) -> bool {
        digits.parse().is_ok_and(|found: usize| found == number + 1 || found == (number + 1).div_ceil(2))
    }

    /// `5f`.
    fn turned(&self, text: &str) -> Option<(usize, Move, usize)> {
        let size = self.record.start().size();
        let read = |length: usize| {
            let (row, column) = (text.get(..length)?, text.get(length..length + 1)?);
            let square = (digits(row) == length).then(|| Square::parse(&format!("{column}{row}"), size));
            Some((0, Move::Place(square?.ok()?), length + 1))
        };
        read(2).or_else(|| read(1)).or_else(|| Some((0, Move::Pass, pass_before(text)?)))
    }

    /// Plays a move that stands in a token.
    fn play(&mut self, mv: Move, token: usize, begin: usize, length: usize) -> Result<(), Failure> {
        let position = self.record.position();
        if mv == Move::Pass && position.outcome().is_some() {
            return Ok(());
        }
        let is_numbered = self.line_number.is_some_and(|number| number > 1 && self.is_due(number));
        if self.has_ended && self.is_other_line && !is_numbered {
            return Err(Failure { reason: Some(IllegalMove::GameOver), ..self.shown(token, begin, length) });
        }
        if mv != Move::Pass && position.must_pass() {
            self.record.play(Move::Pass).expect("a side that must pass may pass");
        }
        let played = self.record.play(mv);
        played.map_err(|reason| Failure { reason: Some(reason), ..self.shown(token, begin, length) })?;
        self.number += usize::from(mv != Move::Pass);
        (self.has_ended, self.is_other_line) = (false, false);
        Ok(())
    }

    fn shown(&self, token: usize, begin: usize, length: usize) -> Failure {
        let text = self.tokens.word(token)[begin..begin + length].to_owned();
        let first_move = self.record.moves().first().copied();
        Failure {
            number: self.number,
            text,
            at: self.tokens.all[token].begin + begin,
            reason: None,
            first_move,
        }
    }

    /// A word that is no move, from one of its bytes on.
    fn failure(&self, token: usize, begin: usize, reason: Option<IllegalMove>) -> Failure {
        let length = self.tokens.word(token).len() - begin;
        let shown = self.shown(token, begin, length);
        Failure { text: shown.text.chars().take(12).collect(), reason, ..shown }
    }
}

/// Shorter words are moves with a slip in them.
const WORD_MIN: usize = 3;

/// No name of the moves before them has as many words and signs.
const HEAD_MAX: usize = 64;

/// How many digits a text begins with.
fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// A board with rows of two digits, on which `a12` has two meanings.
pub(super) fn has_long_rows(size: BoardSize) -> bool {
    size.height() > 9
}
