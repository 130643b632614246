//! What the player can do in Learn: the messages of its pages.

use super::another_look::Moment;
use super::puzzles::Theme;
use analysis::explain::Explanation;
use othello::rules::{Color, Move, Position, Square};
use texts::text;

/// A page of Learn.
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

/// A choice in Learn. One whose description begins with a page opens it; the others concern the open page.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// Show a page.
    Open(Page),
    /// One step towards the home, and from there to the game.
    Back,
    /// A square was clicked or typed.
    Square(Square),
    /// The next question or step of the page, or the end of its round.
    Next,
    /// A hint, or a further one that says more. A puzzle then no longer counts.
    Hint,
    /// Show what is right; the exercise counts as missed.
    ShowAnswer,
    /// Another look: show the first move to look at.
    LookAgain,
    /// Another look: show other moments, the first one now.
    TryMoments(Vec<Moment>),
    /// Lessons: stop offering the first ones. No page is opened.
    DeclineLessons,
    /// Lessons: open the lesson with this key, at the step where the player stopped, else at the first.
    BeginLesson(&'static str),
    /// Lessons: the step before.
    Previous,
    /// Lessons: play the moves of the picture, or take them back.
    PlayPicture,
    /// Puzzles: solve those of a set at a pace.
    BeginPuzzles(PuzzleSet, Pace),
    /// Puzzles: choose a pace.
    ChoosePace(Pace),
    /// Puzzles: step through the line of the answer, to the next choice (`true`) or to the previous one.
    StepInAnswer(bool),
    /// Mistakes: begin a round of the cards that are due today.
    RepeatMistakes,
    /// Openings: show the lines of a colour.
    LinesOf(Color),
    /// Openings: lengthen the lines by two own moves from the book.
    GrowLines,
    /// Openings: add the first moves of the game on the board.
    AddGame,
    /// Openings: add a line of moves from the start.
    AddLine(Vec<Move>),
    /// Openings: add a move to the lines of a colour, from outside Learn. No page is opened.
    AddMove(Color, Position, Square),
    /// Openings: play the lines.
    Drill,
    /// Guess: offer one of the games that come with the program, by its number.
    OfferGame(usize),
    /// Guess: begin with the moves of a side, or of both.
    GuessMoves(Option<Color>),
    /// Guess: begin the same moves again.
    GuessAgain,
    /// Guess: review the game. No page is opened.
    ReviewGuessed,
    /// Show the report on the learner's games.
    ShowReport,
    /// Show the line of a move and of a better one, side by side.
    ShowLines(Box<Explanation>),
    /// Go on with a position as a game.
    PlayFrom(Position),
}

impl Choice {
    /// The page that it opens, if it opens one.
    pub fn page(&self) -> Option<Page> {
        use Choice::*;
        Some(match self {
            Open(page) => *page,
            LookAgain | TryMoments(_) => Page::AnotherLook,
            BeginLesson(_) | Previous | PlayPicture => Page::Lessons,
            BeginPuzzles(..) | ChoosePace(_) | StepInAnswer(_) => Page::Puzzles,
            RepeatMistakes => Page::Mistakes,
            LinesOf(_) | GrowLines | AddGame | AddLine(_) | Drill => Page::Openings,
            OfferGame(_) | GuessMoves(_) | GuessAgain => Page::Guess,
            Back | Square(_) | Next | Hint | ShowAnswer | DeclineLessons | AddMove(..) | ReviewGuessed
            | ShowReport | ShowLines(_) | PlayFrom(_) => return None,
        })
    }
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
