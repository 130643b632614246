//! Transcripts: the moves of a game in a row, `f5d6c3…`; several games stand one a line, or one after the
//! result of the other.
//!
//! What people put around moves makes no difference: capitals, blanks, signs, numbers (`1. F5 D6`), quotes,
//! brackets, the colours that play, remarks in brackets, a result. Passes are usually left out and put in
//! here; they are understood in the languages of the window. Names and dates in lines of their own are kept.
//! Where a text can be meant in two ways, the one whose moves are legal is meant; if both are, that is said.
//! A row of two digits is preferred where the board has it: on 16×16 `a12` is one square.

mod head;
pub(super) mod lexicon;
mod lines;
mod player;
pub(super) mod readings;
mod tokens;

use super::loaded::Reading;
use super::normal::NormalText;
use super::place::Known;
use super::{GAMES_MAX, Place, ReadError, detect};
use crate::record::{Header, NodeId, Record};
use crate::rules::{BoardSize, Goal, IllegalMove, Move, Position};
use lines::{LineKind, TextLine, one_a_line, parts, sections};
use player::{Failure, Manner, Player, has_long_rows};
use tokens::{Kind, Tokens};

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are the places and words of the sentence")]
pub enum TranscriptError {
    /// There are no moves in it.
    #[error("there are no moves; expected something like f5d6c3")]
    Empty,
    /// A text that is no move: the number of the expected move, the text, and its place.
    #[error(
        "move {number}, \"{}\" at {place}: not a square of the {size} board (a1 to {})",
        .text.escape_debug(), .size.corner()
    )]
    NotAMove { number: usize, text: String, place: Place, size: BoardSize },
    /// A move that cannot be played.
    #[error("{}", .place.of_move(*.number, .text, .reason))]
    Illegal { number: usize, text: String, place: Place, reason: IllegalMove },
    /// A text that can be meant in two ways, and the moves of each.
    #[error("these moves can be read in two ways, as {first} or as {second}")]
    TwoReadings { first: String, second: String },
}

impl TranscriptError {
    /// Where in the text it goes wrong, if that is one place.
    pub fn place(&self) -> Option<Place> {
        match self {
            TranscriptError::NotAMove { place, .. } | TranscriptError::Illegal { place, .. } => Some(*place),
            TranscriptError::Empty | TranscriptError::TwoReadings { .. } => None,
        }
    }

    /// The number of the move that is wrong, if it is one; passes are not counted.
    pub(super) fn number(&self) -> Option<usize> {
        match self {
            TranscriptError::NotAMove { number, .. } | TranscriptError::Illegal { number, .. } => {
                Some(*number)
            }
            TranscriptError::Empty | TranscriptError::TwoReadings { .. } => None,
        }
    }

    /// The error of a part of a text, in the whole text: the part begins at `begin`, after some moves.
    pub(super) fn shifted(mut self, begin: Place, n_before: usize) -> TranscriptError {
        if let TranscriptError::NotAMove { number, place, .. }
        | TranscriptError::Illegal { number, place, .. } = &mut self
        {
            *number += n_before;
            *place = place.shifted(begin);
        }
        self
    }
}

/// Whether moves stand in a plain text, in one of the ways in which they are read.
pub(super) fn looks_like(plain: &str) -> bool {
    let is_short = plain.len() <= readings::TEXT_MAX;
    let is_joined = || readings::joined(plain).is_some_and(|joined| detect::is_moves(&joined));
    let has_numbers = || readings::numbers_on_a_board(plain).is_some();
    detect::is_moves(plain) || is_short && (is_joined() || has_numbers())
}

/// Reads a game that begins at `start`; the record's cursor stands at its end.
///
/// ```
/// use othello::formats::transcript;
/// use othello::rules::{BoardSize, Goal, Position};
///
/// let start = Position::start(BoardSize::STANDARD);
/// let record = transcript::read("1. F5 d6 2. c3", &start, Goal::MostDiscs).unwrap();
/// assert_eq!(transcript::write(&record, &record.line()), "f5d6c3");
/// ```
///
/// # Errors
/// At the first text that is no legal move, with its place.
pub fn read(text: &str, start: &Position, goal: Goal) -> Result<Record, TranscriptError> {
    let normal = NormalText::new(text);
    let tokens = Tokens::of(normal.text());
    let starts = [*start];
    let reader = TranscriptReader::new(&normal, &tokens, &starts, goal);
    let whole = reader.game(&reader.lines());
    whole.map_err(|wrong| reader.error(wrong))
}

/// Reads the games of a text, each from the first of `starts` that fits.
///
/// # Errors
/// When there is no game, or the only one goes wrong somewhere; with the place.
pub(super) fn read_all(text: &str, starts: &[Position], goal: Goal) -> Result<Reading, ReadError> {
    let normal = NormalText::new(text);
    let tokens = Tokens::of(normal.text());
    let reader = TranscriptReader::new(&normal, &tokens, starts, goal);
    let lines = reader.lines();
    let found = read_as_written(&reader, &lines);
    let is_sound = found.as_ref().is_ok_and(|reading| reading.rejected.is_empty());
    if is_sound || text.len() > readings::TEXT_MAX {
        return found;
    }
    let mut others: Vec<Record> = Vec::new();
    for text in readings::of(normal.text(), &tokens, &starts[0]) {
        let (normal, tokens) = (NormalText::new(&text), Tokens::of(&text));
        let other = TranscriptReader::new(&normal, &tokens, starts, goal);
        let record = other.game(&other.lines());
        others.extend(record.ok().filter(|new| others.iter().all(|known| known.moves() != new.moves())));
    }
    match &mut others[..] {
        // No sentence about moves for what has none.
        [] if !detect::is_moves(normal.text()) => Err(ReadError::Unknown),
        [] => found,
        [record] => {
            let heads = lines.iter().filter(|line| line.kind == LineKind::Head);
            for (key, value) in heads.flat_map(|line| head::values(&normal, &tokens, (line.begin, line.end)))
            {
                head::keep(&mut record.header, key, value);
            }
            Ok(others.into())
        }
        [first, second, ..] => Err(reader.error(two_readings(first, second)).into()),
    }
}

fn read_as_written(reader: &TranscriptReader, lines: &[TextLine]) -> Result<Reading, ReadError> {
    let wrong = match reader.game(lines) {
        Ok(record) => return Ok(vec![record].into()),
        Err(wrong) => wrong,
    };
    if !matches!(wrong, Wrong::TwoReadings(..)) {
        let parts = [one_a_line(lines), sections(lines), reader.units(lines), reader.until_again(lines)];
        let found = parts.iter().filter_map(|parts| reader.games(parts));
        // The cut that makes sound games of more of the text.
        let n_wrong = |games: &Vec<Result<Record, Wrong>>| games.iter().filter(|game| game.is_err()).count();
        if let Some(games) = found.min_by_key(n_wrong) {
            let mut known = Known::BEGIN;
            return Reading::of(
                games.into_iter().map(|game| game.map_err(|wrong| reader.error_after(wrong, &mut known))),
            );
        }
    }
    Err(reader.error(wrong).into())
}

/// The transcript of some nodes of a record, such as its line; passes are left out.
pub fn write(record: &Record, nodes: &[NodeId]) -> String {
    let squares = nodes.iter().filter_map(|&node| record.move_into(node)?.square());
    squares.map(|square| square.name(record.start().size())).collect()
}

/// Why a part of a text is no game; places are still bytes.
enum Wrong {
    Empty,
    At(Failure),
    TwoReadings(String, String),
}

fn two_readings(first: &Record, second: &Record) -> Wrong {
    let moves = |record: &Record| write(record, &record.line());
    Wrong::TwoReadings(moves(first), moves(second))
}

struct TranscriptReader<'a, 't> {
    text: &'a NormalText<'t>,
    tokens: &'a Tokens<'a>,
    starts: &'a [Position],
    goal: Goal,
    /// Whether some brackets hold a part of the moves.
    has_asides: bool,
}

impl<'a, 't> TranscriptReader<'a, 't> {
    fn new(
        text: &'a NormalText<'t>,
        tokens: &'a Tokens<'a>,
        starts: &'a [Position],
        goal: Goal,
    ) -> TranscriptReader<'a, 't> {
        let all = tokens.count(0, tokens.all.len()).squares;
        let holds_moves = |(at, token): (usize, &tokens::Token)| match token.kind {
            Kind::Open(close) => (1..all).contains(&tokens.count(at, close).squares),
            _ => false,
        };
        let has_asides = tokens.all.iter().enumerate().any(holds_moves);
        TranscriptReader { text, tokens, starts, goal, has_asides }
    }

    fn lines(&self) -> Vec<TextLine> {
        let mut lines = Vec::new();
        for (begin, end) in self.tokens.lines() {
            let kind = self.kind(begin, end);
            let mut from = begin;
            if kind == LineKind::Moves {
                // Games may stand one after the result of the other.
                let mut at = begin;
                while at < end {
                    let sure = self.tokens.score(at).filter(|(after, is_sure)| *is_sure && *after <= end);
                    let Some((after, _)) = sure.filter(|_| self.tokens.count(from, at).squares > 0) else {
                        at += 1;
                        continue;
                    };
                    if self.tokens.count(after, end).squares > 0 {
                        lines.push(self.line(from, after, kind));
                        from = after;
                    }
                    at = after;
                }
            }
            lines.push(self.line(from, end, kind));
        }
        lines
    }

    fn line(&self, begin: usize, end: usize, kind: LineKind) -> TextLine {
        let is_moves = kind == LineKind::Moves;
        let is_result =
            |at: usize| self.tokens.score(at).is_some() || self.tokens.all[at].kind == Kind::Sign('*');
        // A result stands at the end.
        let has_result = kind != LineKind::Words && (begin..end).rev().take(16).any(is_result);
        let first = (begin..end).find(|at| self.tokens.all[*at].kind == Kind::Word);
        let is_first = is_moves && first.is_some_and(|word| self.tokens.word(word) == "1");
        TextLine { begin, end, kind, has_result, is_first }
    }

    fn kind(&self, begin: usize, end: usize) -> LineKind {
        let count = self.tokens.count(begin, end);
        if begin == end {
            return LineKind::Blank;
        }
        if !head::values(self.text, self.tokens, (begin, end)).is_empty() {
            return LineKind::Head;
        }
        if count.unknown > 0 && count.squares < 2 && head::is_of_mail(self.tokens, (begin, end)) {
            return LineKind::Words;
        }
        // A square among words is one of them, unless it is what they end with.
        let last = (begin..end).rev().find(|at| self.tokens.all[*at].kind == Kind::Word);
        let ends_with_square = last.is_some_and(|word| self.tokens.count(word, word + 1).squares > 0);
        let are_words = count.unknown > 0 && (count.squares == 0 || count.squares == 1 && !ends_with_square);
        // A line with slips in it is no prose when `GAME_MIN` squares stand in it.
        let has_game = (begin..end).map(|at| pairs(self.tokens.word(at)).count()).sum::<usize>() >= GAME_MIN;
        match count.squares {
            _ if has_game => LineKind::Moves,
            _ if are_words => LineKind::Words,
            0 => LineKind::Rest,
            _ => LineKind::Moves,
        }
    }

    /// The games of lines that hold several: in brackets of their own, or each in a word.
    fn units(&self, lines: &[TextLine]) -> Vec<Vec<TextLine>> {
        let mut parts = Vec::new();
        for line in lines.iter().filter(|line| line.kind == LineKind::Moves) {
            let is_unit = |(begin, end): &(usize, usize)| self.tokens.count(*begin, *end).squares > 1;
            let tokens = line.begin..line.end;
            let inside = |at: usize| match self.tokens.all[at].kind {
                Kind::Open(close) if close < line.end => Some((at + 1, close)),
                _ => None,
            };
            let is_open = |at: usize| matches!(self.tokens.all[at].kind, Kind::Open(_));
            let is_innermost = |(begin, end): &(usize, usize)| !(*begin..*end).any(is_open);
            let mut units: Vec<_> =
                tokens.clone().filter_map(inside).filter(is_innermost).filter(is_unit).collect();
            if units.len() < 2 {
                units = tokens.map(|at| (at, at + 1)).filter(is_unit).collect();
            }
            if units.len() < 2 {
                units = vec![(line.begin, line.end)];
            }
            parts.extend(units.into_iter().map(|(begin, end)| vec![self.line(begin, end, line.kind)]));
        }
        parts
    }

    /// Games over several lines each: one begins with a line that has a square of the lines before it, since
    /// no game has two discs on one square.
    fn until_again(&self, lines: &[TextLine]) -> Vec<Vec<TextLine>> {
        let mut known: Vec<[u8; 2]> = Vec::new();
        parts(lines, |line, has_moves| {
            let words = (line.begin..line.end).map(|at| self.tokens.word(at));
            let squares: Vec<[u8; 2]> = words.flat_map(pairs).collect();
            let begins = has_moves && squares.iter().any(|square| known.contains(square));
            if begins {
                known.clear();
            }
            known.extend(squares);
            begins
        })
    }

    /// One game, in the way that can be played.
    fn game(&self, lines: &[TextLine]) -> Result<Record, Wrong> {
        let mut wrong = None;
        for start in self.starts {
            match self.game_from(lines, start) {
                Err(Wrong::At(failure)) => _ = wrong.get_or_insert(Wrong::At(failure)),
                Err(Wrong::Empty) => _ = wrong.get_or_insert(Wrong::Empty),
                found => return found,
            }
        }
        Err(wrong.unwrap_or(Wrong::Empty))
    }

    fn game_from(&self, lines: &[TextLine], start: &Position) -> Result<Record, Wrong> {
        let mut found: Option<Record> = None;
        let mut wrong: Option<Failure> = None;
        for manner in self.manners(start.size()) {
            match self.play(lines, start, manner) {
                Ok(record) => match &found {
                    Some(other) if other.moves() != record.moves() => {
                        return Err(two_readings(other, &record));
                    }
                    Some(_) => {}
                    None => found = Some(record),
                },
                // The way that leads furthest is the one that was meant.
                Err(Some(failure)) if wrong.as_ref().is_none_or(|w| w.number < failure.number) => {
                    wrong = Some(failure);
                }
                Err(_) => {}
            }
        }
        found.ok_or_else(|| wrong.map_or(Wrong::Empty, Wrong::At))
    }

    /// The ways that make a difference in this text.
    fn manners(&self, size: BoardSize) -> Vec<Manner> {
        let both = |is_open: bool| if is_open { &[false, true][..] } else { &[false] };
        let mut manners = Vec::new();
        for row_first in both(self.tokens.has_turned) {
            for skips_brackets in both(self.has_asides) {
                for short_rows in both(has_long_rows(size)) {
                    manners.push(Manner {
                        row_first: *row_first,
                        skips_brackets: *skips_brackets,
                        short_rows: *short_rows,
                    });
                }
            }
        }
        manners
    }

    fn play(&self, lines: &[TextLine], start: &Position, manner: Manner) -> Result<Record, Option<Failure>> {
        let mut player = Player::new(self.text, self.tokens, manner, Record::new(*start, self.goal));
        let mut header = Header::default();
        for line in lines {
            match line.kind {
                LineKind::Blank => {}
                LineKind::Head => {
                    for (key, value) in head::values(self.text, self.tokens, (line.begin, line.end)) {
                        head::keep(&mut header, key, value);
                    }
                    player.end();
                }
                LineKind::Words if !player.has_moves() => player.pass_over(line.begin, line.end),
                LineKind::Words | LineKind::Moves | LineKind::Rest => player.read(line.begin, line.end)?,
            }
        }
        let mut record = player.finish()?;
        if header.result.is_empty() {
            header.result = std::mem::take(&mut record.header.result);
        }
        record.header = header;
        Ok(record)
    }

    /// Several games; `None` where the parts are of one.
    fn games(&self, parts: &[Vec<TextLine>]) -> Option<Vec<Result<Record, Wrong>>> {
        let mut games = Vec::new();
        let mut n_sound = 0;
        for part in parts.iter().take(GAMES_MAX + 1) {
            games.push(self.game(part));
            n_sound += usize::from(games.last().is_some_and(Result::is_ok));
            // One game over many lines has few that can begin one.
            if games.len() > n_sound + PARTS_TRIED && n_sound < 2 {
                return None;
            }
        }
        are_several(&games).then_some(games)
    }

    fn error(&self, wrong: Wrong) -> TranscriptError {
        let mut known = Known::BEGIN;
        self.error_after(wrong, &mut known)
    }

    /// The error with its place, which lies after the one that is known.
    fn error_after(&self, wrong: Wrong, known: &mut Known) -> TranscriptError {
        match wrong {
            Wrong::Empty => TranscriptError::Empty,
            Wrong::TwoReadings(first, second) => TranscriptError::TwoReadings { first, second },
            Wrong::At(Failure { number, text, at, reason, .. }) => {
                let place = known.go_to(self.text.whole(), self.text.original_byte(at));
                match reason {
                    None => TranscriptError::NotAMove { number, text, place, size: self.starts[0].size() },
                    Some(reason) => TranscriptError::Illegal { number, text, place, reason },
                }
            }
        }
    }
}

/// This many squares in a line are moves, whatever else stands in it.
const GAME_MIN: usize = 4;

/// The letters of a word that have a digit behind them, with it.
fn pairs(word: &str) -> impl Iterator<Item = [u8; 2]> {
    let pairs = word.as_bytes().windows(2).map(|pair| [pair[0].to_ascii_lowercase(), pair[1]]);
    pairs.filter(|pair| matches!(pair, [b'a'..=b'p', b'1'..=b'9']))
}

/// Whether the first two parts are games, or two parts cannot belong to one game: no game has two discs on
/// one square, so that parts which begin on the same one are different games, and so is what follows a game
/// that is over.
fn are_several(games: &[Result<Record, Wrong>]) -> bool {
    let begin = |game: &Result<Record, Wrong>| match game {
        Ok(record) => record.moves().first().copied(),
        Err(Wrong::At(failure)) => failure.first_move,
        Err(_) => None,
    };
    let begins: Vec<Move> = games.iter().filter_map(begin).collect();
    let mut again = begins.iter().enumerate().filter(|(at, mv)| begins[..*at].contains(mv));
    let begin_alike = again.next().is_some() && games.iter().any(Result::is_ok);
    let is_over = |record: &Record| record.position().outcome().is_some() || !record.header.result.is_empty();
    matches!(games, [Ok(_), Ok(_), ..])
        || games.len() > 1 && (begin_alike || games.iter().flatten().any(is_over))
}

/// How many parts may be no games before no more are tried.
const PARTS_TRIED: usize = 1000;

#[cfg(test)]
mod tests;
