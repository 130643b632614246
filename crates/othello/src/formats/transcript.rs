//! Transcripts: the moves of a game in a row, `f5d6c3…`.
//!
//! Upper and lower case, blanks, commas, dashes and move numbers (`1. F5 D6`) make no difference. Passes are
//! usually left out and put in here; `pa`, `ps`, `pass` and `--` are understood as well. A row of two digits
//! is preferred where the board has it: on 16×16 `a12` is one square.

use super::Place;
use crate::record::{NodeId, Record};
use crate::rules::{BoardSize, Goal, IllegalMove, Move, Position, Square};

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
}

impl TranscriptError {
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
    let mut record = Record::new(*start, goal);
    let mut number = 1;
    for word in (Words { text, rest: text, size: start.size() }) {
        let place = || Place::of(text, word.at);
        let shown = || word.text.chars().take(12).collect::<String>();
        let Some(mv) = word.mv else {
            return Err(TranscriptError::NotAMove {
                number,
                text: shown(),
                place: place(),
                size: start.size(),
            });
        };
        if mv != Move::Pass && record.position().must_pass() {
            record.play(Move::Pass).expect("a side that must pass may pass");
        }
        let illegal = |reason| TranscriptError::Illegal { number, text: shown(), place: place(), reason };
        record.play(mv).map_err(illegal)?;
        number += usize::from(mv != Move::Pass);
    }
    if record.n_moves() == 0 { Err(TranscriptError::Empty) } else { Ok(record) }
}

/// The transcript of some nodes of a record, such as its line; passes are left out.
pub fn write(record: &Record, nodes: &[NodeId]) -> String {
    let squares = nodes.iter().filter_map(|&node| record.move_into(node)?.square());
    squares.map(|square| square.name(record.start().size())).collect()
}

/// A piece of a transcript: the move it stands for, or `None` for what is no move.
struct Word<'a> {
    /// The byte at which it begins.
    at: usize,
    text: &'a str,
    mv: Option<Move>,
}

/// Cuts a transcript into moves.
struct Words<'a> {
    text: &'a str,
    /// The part of the text that is still to be cut.
    rest: &'a str,
    size: BoardSize,
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        self.skip_separators();
        if self.rest.is_empty() {
            return None;
        }
        let (mv, length) = match self.pass().or_else(|| self.square()) {
            Some((mv, length)) => (Some(mv), length),
            None => (None, self.rest.find(is_separator).unwrap_or(self.rest.len()).max(1)),
        };
        let at = self.at();
        // Not a character's boundary only where a wrong word begins with a separator such as a lone sign.
        let (text, rest) =
            self.rest.split_at_checked(length).unwrap_or((self.rest, &self.rest[self.rest.len()..]));
        self.rest = rest;
        Some(Word { at, text, mv })
    }
}

impl Words<'_> {
    /// The byte of the text at which the rest begins.
    fn at(&self) -> usize {
        self.rest.as_ptr().addr() - self.text.as_ptr().addr()
    }

    /// Skips blanks, punctuation and move numbers; a double dash is a pass.
    fn skip_separators(&mut self) {
        loop {
            let before = self.rest.len();
            self.rest = self.rest.trim_start_matches(|c| is_separator(c) && c != '-');
            if self.rest.starts_with('-') && !self.rest.starts_with("--") {
                self.rest = &self.rest[1..];
            }
            let starts_a_word = self.text[..self.at()].chars().next_back().is_none_or(is_separator);
            let after_number = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
            if starts_a_word && after_number.len() < self.rest.len() && after_number.starts_with(is_separator)
            {
                self.rest = after_number;
            }
            if self.rest.len() == before {
                return;
            }
        }
    }

    fn pass(&self) -> Option<(Move, usize)> {
        let begins =
            |name: &&str| self.rest.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
        let name = ["pass", "pa", "ps", "--"].into_iter().find(begins)?;
        Some((Move::Pass, name.len()))
    }

    fn square(&self) -> Option<(Move, usize)> {
        let read = |length: usize| Square::parse(self.rest.get(..length)?, self.size).ok();
        let (square, length) = [3, 2].into_iter().find_map(|length| Some((read(length)?, length)))?;
        // `a12` on a board with eight rows is a slip, not a1 and a 2.
        let goes_on = self.rest[length..].starts_with(|c: char| c.is_ascii_digit());
        (!goes_on).then_some((Move::Place(square), length))
    }
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || ".,;:|/)>-\u{FEFF}".contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::IndexedRandom;

    fn standard() -> Position {
        Position::start(BoardSize::STANDARD)
    }

    fn again(text: &str) -> Result<String, String> {
        let record = read(text, &standard(), Goal::MostDiscs).map_err(|error| error.to_string())?;
        Ok(write(&record, &record.line()))
    }

    #[test]
    fn case_blanks_and_numbers_make_no_difference() {
        for text in [
            "f5d6c3d3c4",
            "F5D6c3D3C4",
            "f5 d6 c3 d3 c4\n",
            "F5-D6-C3-D3-C4",
            "1. F5 D6 2. C3 D3 3. C4",
            "1.f5 2.d6 3.c3 4.d3 5.c4",
            "f5,d6,c3;d3|c4",
            "\u{FEFF} f5\r\nd6\r\nc3\r\nd3\r\nc4",
            "1 f5 2 d6 3 c3 4 d3 5 c4",
            "1) f5 d6 2) c3 d3 3) c4",
        ] {
            assert_eq!(again(text), Ok("f5d6c3d3c4".to_owned()), "{text}");
        }
    }

    #[test]
    fn passes_may_be_written_or_left_out() {
        // Black cannot move after these eight.
        let moves = "d3c3b3b2f5a3a1c1";
        let stuck = *read(moves, &standard(), Goal::MostDiscs).unwrap().position();
        let next = stuck.play(Move::Pass).unwrap().legal_moves().first().unwrap().name(stuck.size());
        for pass in ["", "pa", "PS", "--", " pass ", "Pass", " -- "] {
            let record = read(&format!("{moves}{pass}{next}"), &standard(), Goal::MostDiscs).unwrap();
            assert_eq!(
                (record.n_moves(), write(&record, &record.line())),
                (10, format!("{moves}{next}")),
                "{pass}"
            );
        }
        assert_eq!(read(moves, &standard(), Goal::MostDiscs).unwrap().n_moves(), 8);
    }

    #[test]
    fn errors_name_the_move_and_its_place() {
        let check = |text: &str, expected: &str| assert_eq!(again(text), Err(expected.to_owned()));
        check("", "there are no moves; expected something like f5d6c3");
        check(" 1. \n", "there are no moves; expected something like f5d6c3");
        check("f5 d6 a1", "move 3, \"a1\" at character 7: a disc on a1 would flip nothing");
        check("f5\nd6\n  d6", "move 3, \"d6\" at line 3, character 3: d6 already holds a disc");
        check("f5d6k1", "move 3, \"k1\" at character 5: not a square of the 8×8 board (a1 to h8)");
        check("f5d6c3d3c45", "move 5, \"c45\" at character 9: not a square of the 8×8 board (a1 to h8)");
        check("f5pad6", "move 2, \"pa\" at character 3: passing is allowed only when no disc can be placed");
        check("f5–d6", "move 2, \"–d6\" at character 3: not a square of the 8×8 board (a1 to h8)");
        check("f5d6c5f6e7f4g5e6e3d3", "move 10, \"d3\" at character 19: the game is over");
        check("f5é", "move 2, \"é\" at character 3: not a square of the 8×8 board (a1 to h8)");
        check("f", "move 1, \"f\" at character 1: not a square of the 8×8 board (a1 to h8)");
    }

    #[test]
    fn a_random_game_of_every_size_reads_back_as_it_was_written() {
        let mut rng = SmallRng::seed_from_u64(3);
        for size in BoardSize::all() {
            let mut record = Record::new(Position::start(size), Goal::FewestDiscs);
            while record.position().outcome().is_none() {
                let squares: Vec<Square> = record.position().legal_moves().iter().collect();
                let mv = squares.choose(&mut rng).map_or(Move::Pass, |&square| Move::Place(square));
                record.play(mv).unwrap();
            }
            let text = write(&record, &record.line());
            assert_eq!(read(&text, record.start(), Goal::FewestDiscs), Ok(record), "{text}");
        }
    }
}
