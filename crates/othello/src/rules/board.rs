//! Boards drawn as text: how a [`Position`] is written, read back, and put into code by [`board!`].
//!
//! One drawing serves documentation, tests and failure messages: what a failed assertion shows can be pasted
//! into `board!`. Files hold boards in more ways than this one; [`crate::formats::board_text`] reads those.

use super::{BoardSize, Color, Position, Setup};
use std::fmt;
use std::str::FromStr;

/// A [`Position`](crate::rules::Position) drawn as text: rows of `X` (Black), `O` (White) and `-` (empty)
/// from the top, then a colour with `to move` or `to place`. The rows give the size; blanks do not matter.
///
/// ```
/// use othello::board;
/// use othello::rules::Position;
///
/// let start = board! {"
///     - - - -
///     - O X -
///     - X O -
///     - - - -
///     Black to move
/// "};
/// assert_eq!(start, Position::start("4x4".parse().unwrap()));
/// ```
///
/// # Panics
/// When the text is no board, with the reason. To read a board from user input use [`str::parse`].
#[macro_export]
macro_rules! board {
    ($text:expr) => {
        match str::parse::<$crate::rules::Position>($text) {
            Ok(position) => position,
            Err(error) => panic!("{error}:\n{}", $text),
        }
    };
}

impl FromStr for Position {
    type Err = String;

    /// Reads what [`Position`] writes by `{}` or `{:?}`; see [`board!`]. The error is a sentence.
    fn from_str(text: &str) -> Result<Position, String> {
        let no_turn = "the last line is neither \"Black to move\" nor \"White to move\"";
        let (rows, last) = text.trim().rsplit_once('\n').ok_or(no_turn)?;
        let (turn, placing) = read_turn(last.trim()).ok_or(no_turn)?;
        let rows: Vec<String> =
            rows.lines().map(|row| row.chars().filter(|c| !c.is_whitespace()).collect()).collect();
        let width = |row: &str| row.chars().count();
        if let Some(row) = rows.iter().position(|row| width(row) != width(&rows[0])) {
            return Err(format!("row {} is not as wide as the first", row + 1));
        }
        let size =
            BoardSize::new(width(&rows[0]) as u32, rows.len() as u32).map_err(|error| error.to_string())?;
        let setup = Setup::parse(&rows.concat(), size, turn).map_err(|error| error.to_string())?;
        match placing {
            true => setup.placing().ok_or_else(|| {
                "discs are placed only while a central square is empty and no disc lies elsewhere".to_owned()
            }),
            false => setup.position().map_err(|error| error.to_string()),
        }
    }
}

/// The side to move, and whether it places central discs.
fn read_turn(line: &str) -> Option<(Color, bool)> {
    let turns = Color::BOTH.into_iter().flat_map(|color| [(color, false), (color, true)]);
    turns.into_iter().find(|&(color, placing)| turn_line(color, placing) == line)
}

fn turn_line(turn: Color, placing: bool) -> String {
    format!("{turn} to {}", if placing { "place" } else { "move" })
}

impl fmt::Display for Position {
    /// The board row by row and the side to move; unlike `{:?}`, not whether it places central discs.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}{}", Setup::from(self), turn_line(self.turn(), false))
    }
}

impl fmt::Debug for Position {
    /// A line break and the drawing that [`board!`] reads, so that a failed assertion shows the board.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "\n{}{}", Setup::from(self), turn_line(self.turn(), self.is_placing()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Goal;

    #[test]
    fn a_failed_assertion_shows_the_board() {
        let position = board! {"
            XXX-
            ----
            ----
            ----
            White to move
        "};
        assert_eq!(format!("{position:?}"), "\nXXX-\n----\n----\n----\nWhite to move\n");
        assert_eq!(position.outcome().unwrap().official(Goal::MostDiscs).black, 16);
    }

    #[test]
    fn a_text_that_is_no_board_is_refused_with_the_reason() {
        let check = |text: &str, expected: &str| {
            assert_eq!(text.parse::<Position>().unwrap_err(), expected, "{text}");
        };
        let no_turn = "the last line is neither \"Black to move\" nor \"White to move\"";
        check("", no_turn);
        check("----\n----\n----\n----", no_turn);
        check("----\nBlack to win", no_turn);
        check("----\n---\nBlack to move", "row 2 is not as wide as the first");
        check("\nBlack to move", no_turn);
        check("----\n----\nBlack to move", "a board is 4 to 16 squares wide and high, not 4×2");
        check("---\n---\nBlack to move", "a board is 4 to 16 squares wide and high, not 3×2");
        check(
            "----\n-?--\n----\n----\nBlack to move",
            "'?' at character 6 is neither a disc (X or O) nor an empty square (-)",
        );
        check(
            "X---\n----\n----\n----\nWhite to place",
            "discs are placed only while a central square is empty and no disc lies elsewhere",
        );
    }
}
