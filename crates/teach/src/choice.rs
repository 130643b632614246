//! What the player can do in Learn: the messages of its pages.

use super::puzzles::Theme;
use analysis::explain::Explanation;
use othello::rules::{Color, Move, Position, Square};
use texts::text;

/// What is shown of Learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The choice among the other pages.
    Home,
    /// Lessons with exercises.
    Lessons,
    /// Positions with one best move.
    Puzzles,
    /// Mistakes of the player's games.
    Mistakes,
    /// The player's openings.
    Openings,
    /// The moves of a finished game, guessed.
    Guess,
    /// Statistics over the player's games.
    Progress,
    /// Moves of the last game; opened at the end of a game and from the menu.
    AnotherLook,
}

/// A choice in Learn.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// Show a page.
    Open(Page),
    /// One step towards the home, and from there to the game.
    Back,
    /// A square was clicked or typed.
    Square(Square),
    /// Something about another look at the last game.
    Another(AnotherChoice),
    /// Something about lessons.
    Lessons(LessonChoice),
    /// Something about puzzles.
    Puzzles(PuzzleChoice),
    /// Something about mistakes: each is a card that is asked again and again.
    Cards(CardChoice),
    /// Something about openings.
    Openings(OpeningChoice),
    /// Something about guessing the moves of a game.
    Guess(GuessChoice),
    /// Show the report on the learner's games.
    ShowReport,
    /// Show the line of a move and of a better one, side by side.
    ShowLines(Box<Explanation>),
    /// Go on with a position as a game.
    PlayFrom(Position),
}

/// A choice in another look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnotherChoice {
    /// The first move to look at.
    Begin,
    /// The next one, or the end.
    Next,
    /// A hint, or a further one.
    Hint,
}

/// A choice in the lessons.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonChoice {
    /// Stop offering the first lessons.
    Decline,
    /// Open the lesson of a key where the player stopped, else at its start.
    Begin(&'static str),
    /// The next step of the lesson.
    Next,
    /// The step before.
    Previous,
    /// Play the moves of the picture, or take them back.
    PlayPicture,
    /// Two squares, one of them right.
    Hint,
    /// What is right; the exercise counts as missed.
    ShowAnswer,
}

/// Which puzzles are solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleSet {
    /// Of all ideas.
    Mixed,
    /// Those of the day, the same for all players.
    Daily,
    /// Those in the player's own games.
    Own,
    /// A won or drawn position against perfect play.
    Ending,
    /// Those that show this idea.
    Theme(Theme),
}

impl PuzzleSet {
    /// The name on its card.
    pub fn name(self) -> String {
        match self {
            PuzzleSet::Mixed => text!("puzzles-mixed"),
            PuzzleSet::Daily => text!("puzzles-daily"),
            PuzzleSet::Own => text!("puzzles-own"),
            PuzzleSet::Ending => text!("puzzles-ending"),
            PuzzleSet::Theme(theme) => theme.name(),
        }
    }
}

/// How puzzles are solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// At the player's strength, without haste.
    #[default]
    Calm,
    /// Ever harder ones until the first wrong answer.
    Streak,
    /// Ever harder ones, as many as one can in three minutes.
    Clock,
}

/// A choice in the puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleChoice {
    /// Solve puzzles of this set at this pace.
    Begin(PuzzleSet, Pace),
    /// Choose a pace.
    Pace(Pace),
    /// The next puzzle.
    Next,
    /// Two squares, one of them best; the puzzle then no longer counts.
    Hint,
    /// The answer to the one that is shown.
    GiveUp,
    /// The answer to the next choice of its line (`true`), or to the previous one.
    Step(bool),
}

/// A choice in the mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardChoice {
    /// Ask what is due today.
    Begin,
    /// The next one.
    Next,
    /// Two squares, one of them the best.
    Hint,
    /// The best move; the card counts as not known.
    ShowAnswer,
}

/// A choice while the moves of a game are guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessChoice {
    /// Offer one of the games that come with the program, by its number.
    Game(usize),
    /// Guess the moves of this side, or of both.
    Begin(Option<Color>),
    /// The next move.
    Next,
    /// The same moves from the first on.
    Again,
    /// The review of the game.
    Review,
}

/// A choice in the openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningChoice {
    /// The lines of this colour.
    Show(Color),
    /// Two more moves from the book.
    Grow,
    /// The first moves of the game on the board.
    AddGame,
    /// A line of moves from the start.
    AddLine(Vec<Move>),
    /// Add a move to the lines of a colour, from outside Learn; Learn is not opened.
    AddMove(Color, Position, Square),
    /// Play the lines.
    Drill,
}

macro_rules! from_choices_of_pages {
    ($($variant:ident($choice:ty)),*) => {
        $(impl From<$choice> for Choice {
            fn from(choice: $choice) -> Choice {
                Choice::$variant(choice)
            }
        })*
    };
}

from_choices_of_pages!(
    Another(AnotherChoice),
    Lessons(LessonChoice),
    Puzzles(PuzzleChoice),
    Cards(CardChoice),
    Openings(OpeningChoice),
    Guess(GuessChoice)
);
