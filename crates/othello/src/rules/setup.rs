//! Discs put anywhere and a side to move, unchecked, from an editor or a file; see [`Position`].

use super::{BoardSize, ByColor, Color, Move, Position, Square, Squares};
use std::fmt;

/// Discs on a board and whose turn it is, unchecked.
///
/// ```
/// use othello::rules::{BoardSize, Color, Setup, Square};
///
/// let size = BoardSize::new(4, 4).unwrap();
/// let mut setup = Setup::parse("---- -OX- -XO- ----", size, Color::Black).unwrap();
/// setup.put(Square::parse("a1", size).unwrap(), Some(Color::White));
/// assert_eq!(setup.to_string(), "O---\n-OX-\n-XO-\n----\n");
/// assert!(setup.playable().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Width and height of the board.
    pub size: BoardSize,
    /// The squares with discs of each colour; they may overlap or lie off the board.
    pub discs: ByColor<Squares>,
    /// The side to move.
    pub turn: Color,
}

/// Why discs and a turn are no position, or a text is no setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum SetupError {
    #[error("a disc lies off the board")]
    OffBoard,
    #[error("{0} holds discs of both colours")]
    TwoColors(String),
    #[error("neither Black nor White can place a disc, so there is nothing to play")]
    NothingToPlay,
    #[error("the board has {0} squares where {1} were expected")]
    WrongLength(usize, usize),
    #[error(
        "'{found}' at character {1} is neither a disc (X or O) nor an empty square (-)",
        found = .0.escape_debug()
    )]
    UnknownCharacter(char, usize),
}

impl Setup {
    /// An empty board with Black to move.
    pub fn empty(size: BoardSize) -> Setup {
        Setup { size, discs: ByColor::default(), turn: Color::Black }
    }

    /// Puts a disc on a square, or clears it.
    pub fn put(&mut self, square: Square, disc: Option<Color>) {
        for color in Color::BOTH {
            self.discs[color].remove(square);
        }
        if let Some(color) = disc {
            self.discs[color].insert(square);
        }
    }

    /// The colour of the disc on a square, Black where there are two.
    pub fn disc_at(&self, square: Square) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.discs[color].contains(square))
    }

    /// The content of a square that a character stands for; `None` if it stands for none.
    pub fn read_disc(character: char) -> Option<Option<Color>> {
        match character {
            'X' | 'x' | '*' | 'b' | 'B' | '●' | '⚫' => Some(Some(Color::Black)),
            'O' | 'o' | 'w' | 'W' | '○' | '⚪' => Some(Some(Color::White)),
            '-' | '.' | '_' | '·' => Some(None),
            _ => None,
        }
    }

    /// Reads a board row by row by [`Setup::read_disc`]; blanks and line breaks are skipped.
    ///
    /// # Errors
    /// When a character is unknown or there are too many or too few squares.
    pub fn parse(text: &str, size: BoardSize, turn: Color) -> Result<Setup, SetupError> {
        let mut setup = Setup { turn, ..Setup::empty(size) };
        let mut n_squares = 0;
        for (place, character) in text.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
            let disc =
                Self::read_disc(character).ok_or(SetupError::UnknownCharacter(character, place + 1))?;
            if n_squares < size.area() {
                setup.put(Square::from_index(n_squares as u8), disc);
            }
            n_squares += 1;
        }
        if n_squares == size.area() {
            Ok(setup)
        } else {
            Err(SetupError::WrongLength(n_squares, size.area()))
        }
    }

    /// The board in one row, a blank, and `X` or `O` for the side to move, the form of many position files.
    ///
    /// ```
    /// use othello::rules::{BoardSize, Position, Setup};
    ///
    /// let size = BoardSize::new(4, 4)?;
    /// let line = Setup::from(&Position::start(size)).line();
    /// assert_eq!(line, "-----OX--XO----- X");
    /// assert_eq!(Setup::parse_line(&line, size).map(|setup| setup.line()), Some(line));
    /// # Ok::<(), othello::rules::SizeError>(())
    /// ```
    pub fn line(&self) -> String {
        let turn = if self.turn == Color::Black { 'X' } else { 'O' };
        format!("{} {turn}", self.to_string().replace('\n', ""))
    }

    /// Reads what [`Setup::line`] wrote; `None` for anything else.
    pub fn parse_line(text: &str, size: BoardSize) -> Option<Setup> {
        let (board, turn) = text.split_once(' ')?;
        let turn = match turn {
            "X" => Color::Black,
            "O" => Color::White,
            _ => return None,
        };
        Setup::parse(board, size, turn).ok()
    }

    /// The position, if the discs make one; neither side needs to have a move in it.
    ///
    /// # Errors
    /// When discs overlap or lie off the board.
    pub fn position(&self) -> Result<Position, SetupError> {
        if !(self.discs.black | self.discs.white).is_subset_of(Squares::all(self.size)) {
            return Err(SetupError::OffBoard);
        }
        match (self.discs.black & self.discs.white).first() {
            Some(square) => Err(SetupError::TwoColors(square.name(self.size))),
            None => Ok(Position::from_valid(self.size, self.discs, self.turn)),
        }
    }

    /// The position of players still filling the centre, if they can have placed these discs by turns.
    pub fn placing(&self) -> Option<Position> {
        let mut discs = self.discs.map(|discs| discs.iter().collect::<Vec<_>>().into_iter());
        let mut position = Position::placing(self.size);
        while let Some(square) = discs[position.turn()].next().filter(|_| position.is_placing()) {
            position = position.play(Move::Place(square)).ok()?;
        }
        (position.is_placing() && Setup::from(&position) == *self).then_some(position)
    }

    /// The position, if a game can be played from it.
    ///
    /// # Errors
    /// As [`Setup::position`], and when neither side can move.
    pub fn playable(&self) -> Result<Position, SetupError> {
        let position = self.position()?;
        if position.outcome().is_some() { Err(SetupError::NothingToPlay) } else { Ok(position) }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup { size: position.size(), discs: position.discs(), turn: position.turn() }
    }
}

impl fmt::Display for Setup {
    /// The board row by row, `X` for Black, `O` for White, `-` for an empty square.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for square in Square::all(self.size) {
            f.write_str(match self.disc_at(square) {
                Some(Color::Black) => "X",
                Some(Color::White) => "O",
                None => "-",
            })?;
            let is_last = square.column(self.size) + 1 == usize::from(self.size.width());
            f.write_str(if is_last { "\n" } else { "" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> BoardSize {
        BoardSize::new(4, 4).unwrap()
    }

    #[test]
    fn a_setup_that_cannot_be_played_is_refused_with_the_reason() {
        let check = |text: &str, expected: &str| {
            let error = Setup::parse(text, small(), Color::Black).and_then(|s| s.playable()).unwrap_err();
            assert_eq!(error.to_string(), expected);
        };
        check("X---", "the board has 4 squares where 16 were expected");
        check("X---?", "'?' at character 5 is neither a disc (X or O) nor an empty square (-)");
        check("XXXX XXXX XXXX XXX-", "neither Black nor White can place a disc, so there is nothing to play");
        let mut both = Setup::empty(small());
        both.discs.black.insert(Square::from_index(5));
        both.discs.white.insert(Square::from_index(5));
        assert_eq!(both.playable().unwrap_err(), SetupError::TwoColors("b2".into()));
        both.discs.white = Squares::from(Square::from_index(200));
        assert_eq!(both.playable().unwrap_err(), SetupError::OffBoard);
    }
}
