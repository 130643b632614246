//! What can be wanted in Learn.

use crate::rules::Square;

/// What is shown of Learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Home,
    Lessons,
}

/// What is wanted in Learn.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    Open(Page),
    /// One step towards the home, and from there to the game.
    Back,
    /// A square was clicked or typed.
    Square(Square),
    Lessons(LessonChoice),
}

/// What is wanted of the lessons.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonChoice {
    /// A lesson by its key: where one stopped in it, else from its start.
    Begin(&'static str),
    /// The next or the previous step of the lesson.
    Next,
    Previous,
    /// The move of the picture, or the picture before it again.
    PlayPicture,
}
