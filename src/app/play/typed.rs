//! Squares typed on the keyboard: `f5`, or `k12` on a large board.
//!
//! Some columns' letters are commands as well (`g` plays a move for you, `g6` is a square). So the letter of
//! a column waits a moment: a digit makes it a square, otherwise its command runs. The same moment decides
//! between `k1` and `k12`.

use crate::app::command::Command;
use crate::rules::{BoardSize, Square};
use std::time::{Duration, Instant};

/// How long a letter waits for its digit before its command runs, and a 1 for a second digit.
pub const MOMENT: Duration = Duration::from_millis(700);
/// How long a letter that is no command waits for its digit.
const PATIENCE: Duration = Duration::from_secs(4);

/// What has been typed of a square so far.
#[derive(Clone, Debug, Default)]
pub struct TypedSquare(Option<Pending>);

#[derive(Clone, Debug)]
struct Pending {
    letter: char,
    digits: String,
    command: Option<Command>,
    due: Instant,
}

/// What typing came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Square(Square),
    Command(Command),
    /// A text that names no square, with the reason.
    NoSquare(String),
}

impl TypedSquare {
    /// What is shown of it: `f`, `k1`.
    pub fn text(&self) -> Option<String> {
        self.0.as_ref().map(|pending| format!("{}{}", pending.letter, pending.digits))
    }

    /// When [`TypedSquare::tick`] will have something to say.
    pub fn due(&self) -> Option<Instant> {
        self.0.as_ref().map(|pending| pending.due)
    }

    pub fn clear(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// A letter; what was typed before it comes to its end.
    pub fn letter(
        &mut self,
        letter: char,
        command: Option<Command>,
        size: BoardSize,
        now: Instant,
    ) -> [Option<Typed>; 2] {
        let before = self.finish(size);
        let column = (letter as usize).checked_sub('a' as usize);
        if column.is_some_and(|column| column < usize::from(size.width())) {
            let due = now + if command.is_some() { MOMENT } else { PATIENCE };
            self.0 = Some(Pending { letter, digits: String::new(), command, due });
            [before, None]
        } else {
            [before, command.map(Typed::Command)]
        }
    }

    /// A digit: part of a square when a letter was typed before it, else nothing.
    pub fn digit(&mut self, digit: char, size: BoardSize, now: Instant) -> Option<Typed> {
        let pending = self.0.as_mut()?;
        pending.digits.push(digit);
        // On a board of 12 rows `1` may become 10, 11 or 12; `2` is complete.
        let first = digit.to_digit(10).unwrap_or(0) * 10;
        let may_go_on = pending.digits.len() == 1 && first > 0 && first <= u32::from(size.height());
        pending.due = now + MOMENT;
        if may_go_on { None } else { self.finish(size) }
    }

    /// The end of typing: Enter, another letter, or time.
    pub fn finish(&mut self, size: BoardSize) -> Option<Typed> {
        let Pending { letter, digits, command, .. } = self.0.take()?;
        if digits.is_empty() {
            return command.map(Typed::Command);
        }
        let parsed = Square::parse(&format!("{letter}{digits}"), size);
        Some(parsed.map_or_else(|error| Typed::NoSquare(error.to_string()), Typed::Square))
    }

    /// Lets time pass.
    pub fn tick(&mut self, size: BoardSize, now: Instant) -> Option<Typed> {
        if self.due().is_some_and(|due| now >= due) { self.finish(size) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types a text, a tenth of a second between two keys (a space is a pause of a second), and tells what
    /// came of it.
    fn typed(text: &str, width: u32, height: u32) -> Vec<String> {
        let size = BoardSize::new(width, height).unwrap();
        let (mut typed, mut now, mut heard) = (TypedSquare::default(), Instant::now(), Vec::new());
        for c in text.chars() {
            now += Duration::from_millis(if c == ' ' { 1000 } else { 100 });
            heard.extend(typed.tick(size, now));
            match c {
                ' ' => {}
                '\n' => heard.extend(typed.finish(size)),
                '0'..='9' => heard.extend(typed.digit(c, size, now)),
                _ => {
                    let command = match c {
                        'g' => Some(Command::ComputerMove),
                        'h' => Some(Command::Hint),
                        'l' => Some(Command::LegalMoves),
                        _ => None,
                    };
                    heard.extend(typed.letter(c, command, size, now).into_iter().flatten());
                }
            }
        }
        let tell = |typed| match typed {
            Typed::Square(square) => square.name(size),
            Typed::Command(command) => format!("{command:?}"),
            Typed::NoSquare(reason) => reason,
        };
        heard.into_iter().map(tell).collect()
    }

    #[track_caller]
    fn check(text: &str, (width, height): (u32, u32), expected: &[&str]) {
        assert_eq!(typed(text, width, height), expected, "{text:?}");
    }

    #[test]
    fn a_letter_and_a_digit_are_a_square() {
        check("f5d6", (8, 8), &["f5", "d6"]);
        check("g6h3", (8, 8), &["g6", "h3"]);
    }

    #[test]
    fn a_letter_alone_is_a_command_after_a_moment() {
        check("g ", (8, 8), &["ComputerMove"]);
        check("h", (8, 8), &[]);
        check("g 6", (8, 8), &["ComputerMove"]);
        check("gh ", (8, 8), &["ComputerMove", "Hint"]);
        check("h\n", (8, 8), &["Hint"]);
        check("a ", (8, 8), &[]);
    }

    #[test]
    fn a_letter_that_is_no_column_is_a_command_at_once() {
        check("l", (8, 8), &["LegalMoves"]);
        check("g", (6, 10), &["ComputerMove"]);
        check("l", (16, 16), &[]);
        check("l ", (16, 16), &["LegalMoves"]);
        check("z", (8, 8), &[]);
    }

    #[test]
    fn two_digits_are_waited_for_only_where_there_are_such_rows() {
        check("k12", (16, 16), &["k12"]);
        check("k1 ", (16, 16), &["k1"]);
        check("k1\n", (16, 16), &["k1"]);
        check("k1a2", (16, 16), &["k1", "a2"]);
        check("k2", (16, 16), &["k2"]);
        check("a1", (8, 8), &["a1"]);
        check("a10", (6, 10), &["a10"]);
    }

    #[test]
    fn a_square_off_the_board_is_named() {
        check("f9", (8, 8), &["\"f9\" is no square of the 8×8 board; expected a1 to h8"]);
        check("a0", (8, 8), &["\"a0\" is no square of the 8×8 board; expected a1 to h8"]);
        check("a19", (16, 16), &["\"a19\" is no square of the 16×16 board; expected a1 to p16"]);
        check("5", (8, 8), &[]);
    }

    #[test]
    fn what_was_typed_is_shown_until_it_is_dropped() {
        let mut typed = TypedSquare::default();
        let (size, now) = (BoardSize::STANDARD, Instant::now());
        typed.letter('f', None, size, now);
        assert_eq!(typed.text().as_deref(), Some("f"));
        assert!(typed.clear() && typed.text().is_none() && typed.tick(size, now + PATIENCE * 2).is_none());
    }
}
