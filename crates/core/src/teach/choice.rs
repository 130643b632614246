//! What can be wanted in Learn.

use super::puzzles::Theme;
use othello::rules::{Color, Move, Position, Square};

/// What is shown of Learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Where one chooses among the others.
    Home,
    /// Lessons with exercises.
    Lessons,
    /// Positions with one best move.
    Puzzles,
    /// Positions of one's own games.
    Mistakes,
    /// One's own lines.
    Openings,
    /// What one's games say together.
    Progress,
    /// Moves of the last game; the end of a game leads here, and the menu.
    AnotherLook,
}

/// What is wanted in Learn.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// A page is to be shown.
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
    /// Something about one's own mistakes.
    Cards(CardChoice),
    /// Something about one's own lines.
    Openings(OpeningChoice),
    /// What progress shows as a page for a web browser.
    SaveProgress,
    /// All that belongs to the learner is to be written to a file.
    SaveProfile,
    /// It is to be read from one.
    TakeProfile,
}

/// What is wanted of another look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnotherChoice {
    /// The first of them.
    Begin,
    /// The next one, or the end.
    Next,
    /// A hint, or a further one.
    Hint,
}

/// What is wanted of the lessons.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonChoice {
    /// The first lessons are not offered any more.
    Decline,
    /// A lesson by its key: where one stopped in it, else from its start.
    Begin(&'static str),
    /// The next step of the lesson.
    Next,
    /// The step before.
    Previous,
    /// The move of the picture, or the picture before it again.
    PlayPicture,
}

/// A way to solve puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// At one's strength.
    Mixed,
    /// What shows this idea.
    Theme(Theme),
    /// As many as one can in three minutes.
    Storm,
    /// The one of the day.
    Daily,
    /// New ones.
    Endless,
    /// A won or drawn position against perfect play.
    Ending,
}

/// What is wanted of the puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleChoice {
    /// Puzzles are to be solved in this way.
    Begin(Mode),
    /// The next puzzle.
    Next,
    /// The truth about the one that is shown.
    GiveUp,
    /// The truth of the next choice of its line, or of the previous one.
    Step(bool),
}

/// What is wanted of one's own mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardChoice {
    /// Ask what is due today.
    Begin,
    /// The next one.
    Next,
    /// Two squares, one of them the best.
    Hint,
}

/// What is wanted of the openings.
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
    /// An answer for a colour, chosen outside Learn, which stays closed.
    AddMove(Color, Position, Square),
    /// Play the lines.
    Drill,
}
