//! Squares typed on the keyboard: `f5`, or `k12` on a large board.
//!
//! A letter from a to p always begins a square, so no command has it as its key. A text that may continue
//! waits for Enter or the next letter: `k1` may become `k12`.

use othello::rules::{BoardSize, Square};
use texts::text;

/// The letters that may begin a square's name.
const COLUMNS: std::ops::RangeInclusive<char> = 'a'..='p';

/// What has been typed of a square so far: nothing, or a letter and perhaps digits.
#[derive(Clone, Debug, Default)]
pub struct TypedSquare(String);

/// A complete entry: its square, or a sentence that says why it names none.
pub type Typed = Result<Square, String>;

impl TypedSquare {
    /// The characters typed so far, for the window to show: `f`, `k1`; `None` if there are none.
    pub fn text(&self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.clone())
    }

    /// Whether digits were typed already, so that Enter has something to play.
    pub fn has_digits(&self) -> bool {
        self.0.len() > 1
    }

    /// Drops what was typed. Returns whether there was anything.
    pub fn clear(&mut self) -> bool {
        !std::mem::take(&mut self.0).is_empty()
    }

    /// Takes the last letter or digit away.
    pub fn erase(&mut self) {
        self.0.pop();
    }

    /// Whether a letter begins a square's name.
    pub fn takes(letter: char) -> bool {
        COLUMNS.contains(&letter)
    }

    /// Types a letter that [`takes`](TypedSquare::takes) allows. Returns the square typed before it, if any.
    pub fn letter(&mut self, letter: char, size: BoardSize) -> Option<Typed> {
        let before = self.finish(size);
        self.0.push(letter);
        before
    }

    /// Types a digit. Without a letter before it, it is ignored.
    pub fn digit(&mut self, digit: char, size: BoardSize) -> Option<Typed> {
        if self.0.is_empty() {
            return None;
        }
        self.0.push(digit);
        // On a board of 12 rows `1` may become 10, 11 or 12; `2` is complete.
        let first = digit.to_digit(10).unwrap_or(0) * 10;
        let may_go_on = self.0.len() == 2 && first > 0 && first <= u32::from(size.height());
        if may_go_on { None } else { self.finish(size) }
    }

    /// Ends the typing, at Enter or another letter. A letter alone is dropped.
    pub fn finish(&mut self, size: BoardSize) -> Option<Typed> {
        let typed = std::mem::take(&mut self.0);
        let no_square = || {
            let (typed, board) = (typed.as_str(), size.to_string());
            text!("typed-no-square", typed = typed, size = board, last = size.corner())
        };
        (typed.len() > 1).then(|| Square::parse(&typed, size).map_err(|_| no_square()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types a text and returns what is announced; `\n` is Enter and `<` the backspace.
    fn typed(text: &str, width: u32, height: u32) -> Vec<String> {
        let size = BoardSize::new(width, height).unwrap();
        let (mut typed, mut heard) = (TypedSquare::default(), Vec::new());
        for c in text.chars() {
            match c {
                '\n' => heard.extend(typed.finish(size)),
                '<' => typed.erase(),
                '0'..='9' => heard.extend(typed.digit(c, size)),
                _ => heard.extend(typed.letter(c, size)),
            }
        }
        let tell = |typed: Typed| typed.map_or_else(|reason| reason, |square| square.name(size));
        heard.into_iter().map(tell).collect()
    }

    #[test]
    fn squares_are_complete_as_soon_as_nothing_can_follow() {
        let check = |text: &str, (width, height): (u32, u32), expected: &[&str]| {
            assert_eq!(typed(text, width, height), expected, "{text:?}");
        };
        check("f5d6", (8, 8), &["f5", "d6"]);
        // A letter alone waits, and gives way to the next.
        check("g", (8, 8), &[]);
        check("gh3", (8, 8), &["h3"]);
        check("g\n5", (8, 8), &[]);
        check("g<5", (8, 8), &[]);
        // The text waits for a second digit only where the board has that many rows.
        check("k12", (16, 16), &["k12"]);
        check("k1", (16, 16), &[]);
        check("k1\n", (16, 16), &["k1"]);
        check("k1a2", (16, 16), &["k1", "a2"]);
        check("k1<3", (16, 16), &["k3"]);
        check("k2", (16, 16), &["k2"]);
        check("a1", (8, 8), &["a1"]);
        check("a10", (6, 10), &["a10"]);
        check("f9", (8, 8), &["“f9” is not a square of the 8×8 board (a1 to h8)."]);
        check("l5", (8, 8), &["“l5” is not a square of the 8×8 board (a1 to h8)."]);
        check("a0", (8, 8), &["“a0” is not a square of the 8×8 board (a1 to h8)."]);
        check("a19", (16, 16), &["“a19” is not a square of the 16×16 board (a1 to p16)."]);
        check("5", (8, 8), &[]);
    }

    #[test]
    fn what_was_typed_is_shown_until_it_is_dropped() {
        let mut typed = TypedSquare::default();
        typed.letter('f', BoardSize::STANDARD);
        assert_eq!(typed.text().as_deref(), Some("f"));
        assert!(typed.clear() && typed.text().is_none());
    }
}
