//! The section of the lessons: the list with its stars, and the lesson that is open, step by step.

mod list;
mod open;

use super::Look;
use crate::message::Message;
use crate::waker;
use crate::widgets::board::BoardState;
use crate::widgets::speech;
use egui::{Context, Ui};
use othello::rules::Square;
use outflank_core::teach::choice::LessonChoice as Choice;
use outflank_core::teach::lessons::LESSONS;
use outflank_core::teach::lessons::course::Course;
use outflank_core::teach::lessons::progress::{LessonProgress, STARS_MAX};
use outflank_core::teach::profile::Profile;
use outflank_core::text;

/// The lesson that is open, and its board.
pub(crate) struct State {
    course: Course,
    board: BoardState,
}

impl State {
    pub(crate) fn new(ctx: &Context) -> State {
        State { course: Course::new(waker(ctx)), board: BoardState::new("lesson") }
    }

    /// Brings the keyboard to the board.
    pub(crate) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// From a lesson to the list; says whether there was a lesson.
    pub(crate) fn back(&mut self) -> bool {
        self.course.back()
    }

    /// Carries out a choice.
    pub(crate) fn take(&mut self, ctx: &Context, choice: Choice, seed: u64, progress: &mut LessonProgress) {
        let said = self.course.take(choice, seed, progress);
        said.into_iter().for_each(|said| speech::say(ctx, said));
    }

    /// A square was clicked or typed.
    pub(crate) fn answer(&mut self, ctx: &Context, square: Square, progress: &mut LessonProgress) {
        let said = self.course.answer(square, progress);
        said.into_iter().for_each(|said| speech::say(ctx, said));
    }

    /// Takes in the exercises that were drawn.
    pub(crate) fn poll(&mut self, ctx: &Context) {
        self.course.poll().into_iter().for_each(|said| speech::say(ctx, said));
    }
}

/// Draws the list, or the lesson that is open.
pub(crate) fn lessons_ui(
    ui: &mut Ui,
    state: &mut State,
    progress: &LessonProgress,
    look: Look,
    messages: &mut Vec<Message>,
) {
    match state.course.open() {
        None => list::list_ui(ui, progress, messages),
        Some(open) => open::open_ui(ui, open, &mut state.board, look, messages),
    }
}

/// `2 of 3 lessons, 5 stars`.
pub(crate) fn progress_words(profile: &Profile) -> String {
    let n_stars: u32 = LESSONS.iter().map(|lesson| u32::from(profile.lessons.stars_of(lesson))).sum();
    let n_done = LESSONS.iter().filter(|lesson| profile.lessons.stars_of(lesson) > 0).count();
    match n_done {
        0 => text!("lessons-none-done", lessons = LESSONS.len()),
        _ => text!(
            "lessons-some-done",
            done = n_done,
            lessons = LESSONS.len(),
            stars = n_stars,
            most = LESSONS.len() * usize::from(STARS_MAX)
        ),
    }
}
