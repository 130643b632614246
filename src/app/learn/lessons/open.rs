//! The lesson that is open: its pictures, its exercises, and its end.

use super::drawer::{Drawer, Drawn};
use super::list::stars_ui;
use crate::app::learn::{Look, stage};
use crate::app::message::Message;
use crate::app::message::learn::{Choice as LearnChoice, LessonChoice as Choice};
use crate::app::widgets::board::{BoardState, BoardView};
use crate::record::Mark;
use crate::rules::{BoardSize, Move, Position, Square, Squares};
use crate::teach::lessons::progress::{Place, STARS_MAX, stars};
use crate::teach::lessons::{LESSONS, Lesson, Shown};
use crate::teach::motif::puzzles_about;
use crate::teach::{Answer, Exercise};
use crate::text;
use egui::{Button, Key, RichText, Ui, vec2};

/// Where one is in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A picture, and whether its moves are played.
    Picture {
        number: usize,
        is_played: bool,
    },
    Exercise(usize),
    /// Finished, with the number of stars.
    Done(u8),
}

/// A lesson that is open.
pub(super) struct Open {
    pub lesson: &'static Lesson,
    pub step: Step,
    pictures: Vec<Shown>,
    /// By number; the inner `None` was looked for in vain.
    exercises: Vec<Option<Option<Exercise>>>,
    seed: u64,
    n_wrong: usize,
    /// Wrong answers to the exercise shown.
    tried: Squares,
    /// The last answer.
    answered: Option<Square>,
}

impl Open {
    /// A lesson at the place where one stopped, else at its first picture.
    pub(super) fn new(lesson: &'static Lesson, place: &Place, seed: u64) -> Open {
        let first = Step::Picture { number: 0, is_played: false };
        Open {
            lesson,
            step: if place.n_done > 0 { Step::Exercise(place.n_done) } else { first },
            pictures: lesson.pictures.iter().map(|picture| picture.shown()).collect(),
            exercises: vec![None; lesson.n_exercises],
            seed,
            n_wrong: place.n_wrong,
            tried: Squares::EMPTY,
            answered: None,
        }
    }

    /// Draws the exercises from the one that is shown on.
    pub(super) fn draw(&self, drawer: &Drawer) {
        match self.step {
            Step::Picture { .. } => drawer.draw(self.lesson, 0, self.seed),
            Step::Exercise(number) => drawer.draw(self.lesson, number, self.seed),
            Step::Done(_) => {}
        }
    }

    /// The exercise that is shown, if it was drawn already.
    fn exercise(&self) -> Option<&Exercise> {
        match self.step {
            Step::Exercise(number) => self.exercises.get(number)?.as_ref()?.as_ref(),
            _ => None,
        }
    }

    /// Whether the exercise shown was looked for in vain.
    fn has_none(&self) -> bool {
        matches!(self.step, Step::Exercise(number) if self.exercises[number] == Some(None))
    }

    /// What is told of the last answer.
    fn told(&self) -> Option<&Answer> {
        self.exercise()?.answer(self.answered?)
    }

    fn is_solved(&self) -> bool {
        self.told().is_some_and(|answer| answer.is_right)
    }

    /// Whether there is a next step now.
    fn can_go_on(&self) -> bool {
        !matches!(self.step, Step::Exercise(_)) || self.is_solved() || self.has_none()
    }

    /// Where one would go on another day.
    pub(super) fn place(&self) -> Place {
        let n_done = match self.step {
            Step::Picture { .. } => 0,
            Step::Exercise(number) => number,
            Step::Done(_) => self.lesson.n_exercises,
        };
        // A solved exercise is done, but the last one ends the lesson with the step after it.
        let is_over = self.is_solved() && n_done + 1 < self.lesson.n_exercises;
        let n_done = n_done + usize::from(is_over);
        Place { lesson: self.lesson.key.to_owned(), n_done, n_wrong: self.n_wrong }
    }

    /// Goes on, where there is a next step.
    pub(super) fn next(&mut self) {
        if !self.can_go_on() {
            return;
        }
        let end = Step::Done(stars(self.lesson.n_exercises, self.n_wrong));
        self.step = match self.step {
            Step::Picture { number, .. } if number + 1 < self.pictures.len() => {
                Step::Picture { number: number + 1, is_played: false }
            }
            Step::Picture { .. } => Step::Exercise(0),
            Step::Exercise(number) if number + 1 < self.lesson.n_exercises => Step::Exercise(number + 1),
            Step::Exercise(_) | Step::Done(_) => end,
        };
        (self.tried, self.answered) = (Squares::EMPTY, None);
    }

    /// Back among the pictures.
    pub(super) fn previous(&mut self) {
        if let Step::Picture { number, .. } = self.step {
            self.step = Step::Picture { number: number.saturating_sub(1), is_played: false };
        }
    }

    /// Plays the moves of the picture, or takes them back.
    pub(super) fn play_picture(&mut self) {
        if let Step::Picture { is_played, .. } = &mut self.step {
            *is_played = !*is_played;
        }
    }

    /// Answers the exercise; returns what is said of it.
    pub(super) fn answer(&mut self, square: Square) -> Option<String> {
        if self.is_solved() {
            return None;
        }
        let exercise = self.exercise()?;
        let Some(answer) = exercise.answer(square).cloned() else {
            return Some(not_meant(exercise, square));
        };
        if !answer.is_right && !self.tried.contains(square) {
            self.tried.insert(square);
            self.n_wrong += 1;
        }
        self.answered = Some(square);
        Some(said(&answer))
    }

    /// Takes in an exercise; says whether it is the one that is waited for.
    pub(super) fn take_in(&mut self, drawn: Drawn) -> bool {
        if drawn.seed != self.seed {
            return false;
        }
        self.exercises[drawn.number] = Some(drawn.exercise);
        self.step == Step::Exercise(drawn.number)
    }

    /// What a screen reader is told of the step.
    pub(super) fn spoken(&self) -> String {
        match self.step {
            Step::Picture { number: 0, .. } => text::sentences(&[self.lesson.idea(), self.caption()]),
            Step::Exercise(_) if self.exercise().is_some() => {
                text::list(&[self.heading().unwrap_or_default(), self.caption()])
            }
            _ => self.caption(),
        }
    }

    /// What stands above it.
    fn heading(&self) -> Option<String> {
        match self.step {
            Step::Picture { .. } => None,
            Step::Exercise(number) => {
                Some(text!("lesson-exercise", number = number + 1, exercises = self.lesson.n_exercises))
            }
            Step::Done(_) => Some(text!("lesson-done")),
        }
    }

    /// What there is to see, to answer, or to be told.
    fn caption(&self) -> String {
        match self.step {
            Step::Picture { number, .. } => self.lesson.pictures[number].caption(),
            Step::Exercise(_) if self.has_none() => text!("lesson-none-found"),
            Step::Exercise(_) => {
                self.exercise().map_or_else(|| text!("lesson-looking"), |exercise| exercise.question.clone())
            }
            Step::Done(STARS_MAX) => text!("lesson-done-clean"),
            Step::Done(_) => text!("lesson-done-again"),
        }
    }

    /// The position on the board, and the square of the last move.
    fn board(&self) -> (Position, Option<Square>) {
        match (self.step, self.exercise()) {
            (Step::Picture { number, is_played }, _) => {
                let picture = &self.pictures[number];
                let n_played = if is_played { picture.moves.len() } else { 0 };
                let last = if is_played { picture.moves.last().copied() } else { None };
                (picture.positions[n_played], last)
            }
            (_, Some(exercise)) => {
                let position = exercise.position;
                let right = self.told().filter(|answer| answer.is_right).map(|answer| answer.square);
                match right.and_then(|square| Some((position.play(Move::Place(square)).ok()?, square))) {
                    Some((after, square)) => (after, Some(square)),
                    None => (position, exercise.last),
                }
            }
            (_, None) => (Position::start(BoardSize::STANDARD), None),
        }
    }

    fn marks(&self) -> Vec<(Square, Mark)> {
        match self.step {
            Step::Picture { number, .. } => {
                self.pictures[number].marked.iter().map(|&square| (square, Mark::Circle)).collect()
            }
            _ => self.tried.iter().map(|square| (square, Mark::Cross)).collect(),
        }
    }
}

fn said(answer: &Answer) -> String {
    if answer.is_right {
        text!("lesson-right", reason = answer.reason.as_str())
    } else {
        text!("lesson-wrong", reason = answer.reason.as_str())
    }
}

/// Why a square is no answer at all.
fn not_meant(exercise: &Exercise, square: Square) -> String {
    let name = square.name(exercise.position.size());
    match exercise.position.disc_at(square) {
        Some(_) => text!("learn-square-taken", square = name),
        None => text!("learn-square-no-move", square = name),
    }
}

/// Draws the lesson.
pub(super) fn open_ui(
    ui: &mut Ui,
    open: &Open,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    stage::header_ui(ui, &open.lesson.title(), &text!("lesson-back-to-list"), messages);
    let (position, last) = open.board();
    let marks = open.marks();
    let exercise = open.exercise().filter(|_| !open.is_solved());
    let shows_moves = exercise.is_some_and(|exercise| exercise.shows_moves);
    let view = BoardView {
        legal: if shows_moves { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: shows_moves.then_some(&position),
        last_move: last,
        marks: &marks,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| text_ui(ui, open, look);
    let clicked = stage::stage_ui(ui, &view, board, text, |ui| row_ui(ui, open, messages)).clicked;
    match clicked {
        Some(square) if exercise.is_some() => messages.push(Message::Learn(LearnChoice::Square(square))),
        // Whoever has answered by the keyboard goes on by it.
        Some(_) if open.is_solved() && board.has_keyboard_focus(ui.ctx()) => {
            messages.push(Choice::Next.into());
        }
        _ => {}
    }
    if open.can_go_on() && stage::pressed(ui, &[Key::Enter, Key::ArrowRight]) {
        messages.push(Choice::Next.into());
    } else if stage::pressed(ui, &[Key::ArrowLeft]) {
        messages.push(Choice::Previous.into());
    }
}

/// What the step says, and what was said of the last answer.
fn text_ui(ui: &mut Ui, open: &Open, look: Look) {
    if let Some(heading) = open.heading() {
        ui.label(RichText::new(heading).weak());
    }
    if matches!(open.step, Step::Picture { number: 0, .. }) {
        stage::paragraph_ui(ui, open.lesson.idea());
        ui.add_space(6.0);
    }
    if let Step::Done(stars) = open.step {
        ui.horizontal(|ui| stars_ui(ui, stars));
    }
    stage::strong_paragraph_ui(ui, open.caption());
    if let Some(answer) = open.told() {
        ui.add_space(6.0);
        stage::paragraph_ui(ui, said(answer));
        if !answer.is_right {
            ui.label(text!("lesson-try-another"));
        }
    }
    if let Some(typed) = look.typed {
        ui.label(text!("learn-typed", typed = typed));
    }
}

/// The buttons of the step.
fn row_ui(ui: &mut Ui, open: &Open, messages: &mut Vec<Message>) {
    let size = vec2(110.0, ui.spacing().interact_size.y + 4.0);
    let mut button = |ui: &mut Ui, name: String, is_enabled: bool, choice: Choice| {
        if ui.add_enabled(is_enabled, Button::new(name).min_size(size)).clicked() {
            messages.push(choice.into());
        }
    };
    match open.step {
        Step::Picture { number, is_played } => {
            if !open.pictures[number].moves.is_empty() {
                let name =
                    if is_played { text!("lesson-take-back-picture") } else { text!("lesson-play-picture") };
                button(ui, name, true, Choice::PlayPicture);
            }
            if number > 0 {
                button(ui, text!("learn-previous"), true, Choice::Previous);
            }
            button(ui, text!("learn-next"), true, Choice::Next);
        }
        Step::Exercise(_) => button(ui, text!("learn-next"), open.can_go_on(), Choice::Next),
        Step::Done(_) => {
            let following = LESSONS.iter().skip_while(|other| other.key != open.lesson.key).nth(1);
            if let Some(following) = following {
                button(ui, text!("lesson-next-lesson"), true, Choice::Begin(following.key));
            }
            button(ui, text!("lesson-all"), true, Choice::Next);
            if let Some(theme) = puzzles_about(open.lesson) {
                stage::puzzles_button(ui, theme, size, messages);
            }
        }
    }
}
