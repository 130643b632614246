//! What the page of exercises shows: a position, some text, what a click on the board does, and the buttons.
//!
//! Seven sources make a question whenever it is drawn: lessons, puzzles, endings, mistakes, the drill of
//! openings, the moves of a game to be guessed, and another look at the last game.

use super::Scene;
use super::choice::{Choice, Pace, PuzzleSet};
use super::lessons::Lesson;
use super::puzzles::Theme;
use analysis::explain::Marks as ReasonMarks;
use othello::evaluation::Evaluation;
use othello::record::Mark;
use othello::rules::{Position, Square, Squares};
use texts::text;

/// A question, its answer, or a position that asks nothing.
pub struct Question {
    /// The line above the board.
    pub title: String,
    /// The label of the button that leads back.
    pub back: String,
    /// The discs on the board.
    pub position: Position,
    /// Where the last disc was placed.
    pub last: Option<Square>,
    /// Whether the legal moves are marked.
    pub shows_moves: bool,
    /// What a click on the board does.
    pub click: Click,
    /// Marks on squares.
    pub marks: Vec<(Square, Mark)>,
    /// Squares that a hint points at.
    pub hints: Vec<Square>,
    /// The marks of what a reason is about.
    pub cause: ReasonMarks,
    /// The value of each move, once it may be shown.
    pub values: Vec<Evaluation>,
    /// From top to bottom.
    pub text: Vec<Paragraph>,
    /// The buttons, from left to right.
    pub buttons: Vec<Button>,
    /// What Enter does, unless a button or the board has the keyboard.
    pub enter: Option<Choice>,
    /// What the left arrow does.
    pub left: Option<Choice>,
    /// What the right arrow does.
    pub right: Option<Choice>,
}

/// What a click on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    /// The square is the answer.
    Answers,
    /// From the keyboard, it does what Enter does on the page; from the mouse, nothing.
    GoesOn,
    /// Nothing.
    Nothing,
}

/// A part of the text.
#[derive(Clone, Debug, PartialEq)]
pub enum Paragraph {
    /// To be read first.
    Strong(String),
    /// Whether the last answer is right, and feedback on it, to be read first, with a sign and a colour.
    Verdict(bool, String),
    /// Ordinary text.
    Plain(String),
    /// A side note.
    Weak(String),
    /// The stars of a lesson.
    Stars(u8),
    /// Two sides in words, and how much of something each has.
    Bar([(String, f32); 2]),
    /// Folded away until the user asks for more.
    More(Vec<String>),
    /// Which move of several is shown, between the arrows to the one before and the one after.
    Step {
        /// The words for the move that is shown.
        text: String,
        /// Leads to the move before, where there is one.
        back: Option<Choice>,
        /// Leads to the move after, where there is one.
        on: Option<Choice>,
    },
}

impl Paragraph {
    /// Its words, if it is of words alone.
    pub(super) fn words(&self) -> &str {
        match self {
            Paragraph::Strong(words)
            | Paragraph::Verdict(_, words)
            | Paragraph::Plain(words)
            | Paragraph::Weak(words) => words,
            _ => "",
        }
    }
}

/// A button below the text or in a row of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// Its label.
    pub name: String,
    /// What it does; `None` disables the button.
    pub choice: Option<Choice>,
    /// The title of the page that it opens, and what a screen reader says in place of the label.
    pub leads_to: Option<(String, String)>,
}

impl Button {
    /// Opens a lesson; `None` disables the button.
    pub fn lesson(lesson: Option<&Lesson>) -> Button {
        let leads_to = |title: String| (title.clone(), text!("learn-to-lesson-name", title = title));
        Button {
            name: text!("learn-to-lesson"),
            choice: lesson.map(|lesson| Choice::BeginLesson(lesson.key)),
            leads_to: lesson.map(|lesson| leads_to(lesson.title())),
        }
    }

    /// Opens the puzzles of a theme.
    pub fn puzzles(theme: Theme) -> Button {
        Button {
            name: text!("learn-to-puzzles"),
            choice: Some(Choice::BeginPuzzles(PuzzleSet::Theme(theme), Pace::Calm)),
            leads_to: Some((theme.name(), text!("learn-to-puzzles-name", theme = theme.name()))),
        }
    }
}

impl Question {
    /// A question whose answer is one of the legal moves, or a position that asks nothing.
    pub(super) fn new(title: String, back: String, board: Scene, is_asking: bool) -> Question {
        let Scene { position, last } = board;
        Question {
            title,
            back,
            position,
            last,
            shows_moves: is_asking,
            click: if is_asking { Click::Answers } else { Click::Nothing },
            marks: Vec::new(),
            hints: Vec::new(),
            cause: ReasonMarks::default(),
            values: Vec::new(),
            text: Vec::new(),
            buttons: Vec::new(),
            enter: None,
            left: None,
            right: None,
        }
    }

    pub(super) fn strong(&mut self, text: String) {
        self.text.push(Paragraph::Strong(text));
    }

    /// Adds a verdict on the last answer, or without one a strong paragraph.
    pub(super) fn feedback(&mut self, is_right: Option<bool>, text: String) {
        self.text.push(match is_right {
            Some(is_right) => Paragraph::Verdict(is_right, text),
            None => Paragraph::Strong(text),
        });
    }

    /// Whether the last answer is right, where there is one.
    pub fn verdict(&self) -> Option<bool> {
        self.text.iter().find_map(|paragraph| match paragraph {
            Paragraph::Verdict(is_right, _) => Some(*is_right),
            _ => None,
        })
    }

    /// Whether the stars of a lesson are shown.
    pub fn has_stars(&self) -> bool {
        self.text.iter().any(|paragraph| matches!(paragraph, Paragraph::Stars(_)))
    }

    /// How many paragraphs belong above the buttons: the question and the verdict on the answer.
    pub fn n_above(&self) -> usize {
        let is_first = |paragraph: &Paragraph| {
            matches!(paragraph, Paragraph::Strong(_) | Paragraph::Verdict(..) | Paragraph::Stars(_))
        };
        self.text.iter().rposition(is_first).map_or(0, |last| last + 1)
    }

    pub(super) fn plain(&mut self, text: impl IntoIterator<Item = String>) {
        self.text.extend(text.into_iter().map(Paragraph::Plain));
    }

    pub(super) fn weak(&mut self, text: impl IntoIterator<Item = String>) {
        self.text.extend(text.into_iter().map(Paragraph::Weak));
    }

    /// Adds text that is folded away, if there is any.
    pub(super) fn more(&mut self, text: Vec<String>) {
        self.text.extend((!text.is_empty()).then_some(Paragraph::More(text)));
    }

    pub(super) fn button(&mut self, name: String, is_enabled: bool, choice: Choice) {
        let choice = is_enabled.then_some(choice);
        self.buttons.push(Button { name, choice, leads_to: None });
    }

    /// Marks the squares that were wrong and those of a hint.
    pub(super) fn mark(&mut self, tried: Squares, hinted: Squares) {
        self.marks.extend(tried.iter().map(|square| (square, Mark::Cross)));
        self.marks.extend((hinted & !tried).iter().map(|square| (square, Mark::Circle)));
    }
}

/// The sentences on the last answer, which the window makes in its language whenever it shows them.
#[derive(Default)]
pub(super) struct Feedback {
    /// Whether the answer is right, where the sentences are about one.
    pub(super) is_right: Option<bool>,
    sentences: Vec<Box<dyn Fn() -> String>>,
    is_announced: bool,
}

impl Feedback {
    /// Replaces all sentences with this one.
    pub(super) fn say(&mut self, is_right: Option<bool>, sentence: impl Fn() -> String + 'static) {
        *self = Feedback { is_right, ..Feedback::default() };
        self.add(sentence);
    }

    /// Adds a sentence.
    pub(super) fn add(&mut self, sentence: impl Fn() -> String + 'static) {
        self.sentences.push(Box::new(sentence));
        self.is_announced = false;
    }

    pub(super) fn words(&self) -> String {
        text::sentences(self.sentences.iter().map(|sentence| sentence()))
    }

    /// Whether no screen reader has announced the sentences yet. Marks them as announced.
    pub(super) fn take_news(&mut self) -> bool {
        !std::mem::replace(&mut self.is_announced, true)
    }

    /// The sentences for a screen reader, once.
    pub(super) fn announcement(&mut self) -> Option<String> {
        self.take_news().then(|| self.words())
    }
}
