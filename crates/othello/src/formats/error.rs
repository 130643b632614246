//! Why a text or a file is neither a game nor a position.
//!
//! A [`Mistake`] says where a reader went wrong and why; all formats of text share it.

use super::outflank::FileError;
use super::place::Place;
use super::wthor::WthorError;
use crate::rules::{BoardSize, Color, IllegalMove, SetupError, SizeError};
use std::io::ErrorKind;

/// Why a text is neither a game nor a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum ReadError {
    #[error("this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -")]
    Unknown,
    #[error("this is empty")]
    Empty,
    /// The kind of file.
    #[error("this file is packed ({0}); unpack it and open what is in it")]
    Packed(&'static str),
    /// The kind of file.
    #[error("this file ({0}) holds no games as text")]
    OtherKind(&'static str),
    #[error("these are games of chess or draughts, not of Othello")]
    OtherGame,
    /// Lines of an engine's search.
    #[error("these are lines that an engine searched; the position before them is missing")]
    Search,
    #[error("this text has {0} characters, too many for a game or a board")]
    TooLong(usize),
    /// The most megabytes that are read whole.
    #[error("a file of this kind is read up to {0} MB, and this one is larger")]
    TooLarge(usize),
    /// The most megabytes of a game.
    #[error("a game has more than {0} MB; the file is not read any further")]
    GameTooLarge(usize),
    #[error("the file cannot be read any further: {0}")]
    BreaksOff(ErrorKind),
    #[error("there is no game in it")]
    NoGames,
    /// The rest of the file is not looked at.
    #[error("there are more than {0} games")]
    TooMany(usize),
    #[error(transparent)]
    Mistake(#[from] Mistake),
    #[error(transparent)]
    Wthor(#[from] WthorError),
    /// A file of names that cannot be read, in a sentence.
    #[error("{0}")]
    Names(String),
    #[error(transparent)]
    Outflank(#[from] FileError),
}

/// What is wrong in a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}{fault}")]
pub struct Mistake {
    /// Where.
    pub at: At,
    /// Why.
    pub fault: Fault,
}

/// Where a mistake is, as a text before the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum At {
    /// In a game as a whole.
    #[error("")]
    Game,
    /// At a place in the text.
    #[error("{0}: ")]
    Place(Place),
    /// In a line, from 1; in a file without lines, the number of a position.
    #[error("line {0}: ")]
    Line(usize),
    /// At a move.
    #[error("move {number}, \"{}\"{}: ", .found.escape_debug(), at_place(*.place))]
    Move {
        /// From 1.
        number: usize,
        /// What the file says there.
        found: String,
        /// Where in the text, if that is known.
        place: Option<Place>,
    },
}

/// What is wrong, without the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum Fault {
    /// `found` may be empty.
    #[error("{}", expected_there(.found, *.expected))]
    Expected { found: String, expected: Expected },
    #[error("no such square on {0}")]
    NoSquare(BoardSize),
    #[error("it is {0}'s turn")]
    Turn(Color),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("there is no move number {0}")]
    NoNode(usize),
    #[error("the same move stands there already")]
    Twice,
    /// A mistake in the moves at the end of a line of a book.
    #[error(transparent)]
    Moves(Box<Mistake>),
    #[error("there are no moves; expected something like f5d6c3")]
    NoMoves,
    #[error("not a square of the {size} board (a1 to {})", .0.corner(), size = .0)]
    NotAMove(BoardSize),
    /// The moves of both readings of a text.
    #[error("these moves can be read in two ways, as {first} or as {second}")]
    TwoReadings { first: Box<str>, second: Box<str> },
    #[error("there are no squares; expected rows of X, O and -")]
    NoSquares,
    #[error("'{}' at {place} is neither a disc (X or O) nor an empty square (-)", .character.escape_debug())]
    UnknownSign { character: char, place: Place },
    /// Rows count from 1.
    #[error("row {row} has {found} squares where the first row has {expected}")]
    Ragged { row: usize, found: usize, expected: usize },
    #[error("one line of {0} squares is no square board; expected 64 for 8×8, or a line for each row")]
    SquareCount(usize),
    #[error("there are more than the 256 squares of the largest board")]
    TooManySquares,
    #[error("this is more than a game can hold")]
    TooMuch,
    #[error("the text ends too early")]
    Ends,
    #[error("the number is too large or too small")]
    Number,
    #[error("\"{}\" is missing", .0.escape_debug())]
    MissingField(String),
    #[error("\"{}\" stands there twice", .0.escape_debug())]
    FieldTwice(String),
    #[error("\"{}\" is not known", .0.escape_debug())]
    UnknownField(String),
    #[error("there are too many brackets within brackets")]
    Brackets,
    #[error("this is no JSON")]
    Json,
    #[error("it is not written as Outflank writes it")]
    Foreign,
}

fn at_place(place: Option<Place>) -> String {
    place.map_or(String::new(), |place| format!(" at {place}"))
}

fn expected_there(found: &str, expected: Expected) -> String {
    match found {
        "" => format!("expected {expected}"),
        found => format!("\"{}\" stands where {expected} was expected", found.escape_debug()),
    }
}

macro_rules! expected {
    ($($name:ident $english:literal)*) => {
        /// What a reader expected.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Expected {
            $(#[doc = concat!("`", $english, "`")] #[error($english)] $name,)*
        }

        impl Expected {
            /// Everything that may be expected.
            pub const ALL: &[Expected] = &[$(Expected::$name),*];

            /// The name of the variant, as translated texts use it.
            pub fn key(self) -> &'static str {
                match self { $(Expected::$name => stringify!($name),)* }
            }
        }
    };
}

expected! {
    Game "(;"
    Property "a property, a node or a bracket"
    Node "the ; of a node"
    ValueEnd "a value that ends with ]"
    GameEnd "the ) at the end of the game"
    Othello "GM[2] for Othello"
    Size "a size such as 8 or 6:10"
    Board "a board such as BO[8 … *]"
    Move "a square or PASS, perhaps with an evaluation and a time (F5/1.25/0.50)"
    Moves "a list \"moves\" with squares such as \"f5\""
    MoveBefore "a move before it"
    Squares "a board of 64 squares and the side to move"
    Side "X or O for the side to move"
    Score "a score from -64 to 64 (or F5:+2)"
    BookLine "a position with its value, or a line of moves"
    Central "discs placed by turns in the centre"
    Seconds "the seconds of a move"
}

impl Fault {
    /// The fault of finding something unexpected, with the start of what was found.
    pub fn expected(expected: Expected, found: &str) -> Fault {
        let line = found.lines().next().unwrap_or_default();
        Fault::Expected { found: line.chars().take(20).collect(), expected }
    }

    /// The fault in a line, from 1.
    pub fn in_line(self, number: usize) -> Mistake {
        Mistake { at: At::Line(number), fault: self }
    }
}

impl From<Fault> for Mistake {
    /// The mistake of a game as a whole.
    fn from(fault: Fault) -> Mistake {
        Mistake { at: At::Game, fault }
    }
}

impl Mistake {
    /// The mistake of a move that begins at a place, with the start of what was found there.
    pub(super) fn of_move(number: usize, found: &str, place: Place, fault: Fault) -> Mistake {
        let found = found.chars().take(12).collect();
        Mistake { at: At::Move { number, found, place: Some(place) }, fault }
    }

    /// Where in the text it is, if that is known.
    pub(super) fn place(&self) -> Option<Place> {
        match (&self.at, &self.fault) {
            (At::Place(place) | At::Move { place: Some(place), .. }, _)
            | (At::Game, Fault::UnknownSign { place, .. }) => Some(*place),
            _ => None,
        }
    }

    /// Moves the place from a part of a text, which begins at `begin`, to the whole text.
    pub(super) fn shift(&mut self, begin: Place) {
        match &mut self.at {
            At::Place(place) | At::Move { place: Some(place), .. } => *place = place.shifted(begin),
            At::Line(line) => *line += begin.line - 1,
            At::Game | At::Move { place: None, .. } => {}
        }
    }
}

/// Why a game of a file, or the rest of the file, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{error}", if self.is_about_file() { String::new() } else { format!("game {number}: ") })]
pub struct Rejected {
    /// The number of the game in the file, from 1; games that cannot be read count too.
    pub number: usize,
    /// Why it cannot be read.
    pub error: ReadError,
}

impl Rejected {
    /// Whether the error is about the whole file and not about one game.
    pub fn is_about_file(&self) -> bool {
        use ReadError::{BreaksOff, GameTooLarge, Names, TooMany, Wthor};
        matches!(self.error, TooMany(_) | GameTooLarge(_) | BreaksOff(_) | Wthor(_) | Names(_))
    }
}

impl ReadError {
    /// Moves the place of a mistake from a part of a text, which begins at `begin`, to the whole text.
    pub(super) fn shift(&mut self, begin: Place) {
        if let ReadError::Mistake(mistake) = self {
            mistake.shift(begin);
        }
    }

    /// Where in the text it goes wrong, if that is one place.
    pub fn place(&self) -> Option<Place> {
        match self {
            ReadError::Mistake(mistake) | ReadError::Outflank(FileError::Unreadable(mistake)) => {
                mistake.place()
            }
            _ => None,
        }
    }
}

impl From<&ron::Error> for Fault {
    /// The errors of the RON reader name types of the program; these name only parts of the text.
    fn from(error: &ron::Error) -> Fault {
        use ron::Error;
        match error {
            Error::Eof | Error::ExpectedStringEnd => Fault::Ends,
            Error::IntegerOutOfBounds => Fault::Number,
            Error::MissingStructField { field, .. } => Fault::MissingField(field.to_string()),
            Error::DuplicateStructField { field, .. } => Fault::FieldTwice(field.to_string()),
            Error::NoSuchStructField { found, .. } | Error::NoSuchEnumVariant { found, .. } => {
                Fault::UnknownField(found.clone())
            }
            Error::ExceededRecursionLimit => Fault::Brackets,
            _ => Fault::Foreign,
        }
    }
}
