//! The section of the lessons: the list with its stars, and the lesson that is open, step by step.

mod drawer;
mod list;
mod open;

use super::Look;
use crate::app::message::Message;
use crate::app::message::learn::LessonChoice as Choice;
use crate::app::widgets::board::BoardState;
use crate::app::widgets::speech;
use crate::rules::Square;
use crate::teach::lessons::progress::{LessonProgress, Place, STARS_MAX};
use crate::teach::lessons::{LESSONS, Lesson};
use crate::teach::profile::Profile;
use crate::text;
use crate::text::Language;
use drawer::Drawer;
use egui::{Context, Ui};
use open::{Open, Step};

/// The lesson that is open, and where its exercises come from.
pub(crate) struct State {
    /// `None` shows the list.
    open: Option<Open>,
    drawer: Drawer,
    /// What the exercises were drawn in.
    language: Language,
    board: BoardState,
}

impl State {
    pub(crate) fn new(ctx: &Context) -> State {
        let drawer = Drawer::start(ctx);
        State { open: None, drawer, language: text::language(), board: BoardState::new("lesson") }
    }

    /// Brings the keyboard to the board.
    pub(crate) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// From a lesson to the list; says whether there was a lesson.
    pub(crate) fn back(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// Carries out a choice.
    pub(crate) fn take(&mut self, ctx: &Context, choice: Choice, seed: u64, progress: &mut LessonProgress) {
        match choice {
            Choice::Decline => progress.invitation_is_over = true,
            Choice::Begin(key) => self.begin(key, seed, progress),
            Choice::Next => self.next(progress),
            Choice::Previous => self.open.iter_mut().for_each(Open::previous),
            Choice::PlayPicture => self.open.iter_mut().for_each(Open::play_picture),
        }
        if let Some(open) = &self.open {
            speech::say(ctx, open.spoken());
        }
    }

    fn begin(&mut self, key: &str, seed: u64, progress: &mut LessonProgress) {
        let Some(lesson) = Lesson::of_key(key) else { return };
        let place = progress.place.as_ref().filter(|place| place.lesson == key).cloned();
        let place = place.unwrap_or(Place { lesson: key.to_owned(), ..Place::default() });
        let open = Open::new(lesson, &place, seed);
        open.draw(&self.drawer);
        self.open = Some(open);
        progress.place = Some(place);
        progress.invitation_is_over = true;
    }

    /// One step on, and from the end of a lesson to the next lesson or the list.
    fn next(&mut self, progress: &mut LessonProgress) {
        let Some(open) = &mut self.open else { return };
        if matches!(open.step, Step::Done(_)) {
            self.open = None;
        } else {
            open.next();
            if let Step::Done(stars) = open.step {
                progress.finish(open.lesson.key, stars);
            }
        }
    }

    /// A square was clicked or typed.
    pub(crate) fn answer(&mut self, ctx: &Context, square: Square, progress: &mut LessonProgress) {
        let Some(open) = &mut self.open else { return };
        if let Some(said) = open.answer(square) {
            speech::say(ctx, said);
        }
        progress.place = Some(open.place());
    }

    /// Takes in the exercises that were drawn.
    pub(crate) fn poll(&mut self, ctx: &Context) {
        // The same exercises again, for they follow from the seed.
        if self.language != text::language() {
            self.language = text::language();
            self.open.iter().for_each(|open| open.draw(&self.drawer));
        }
        for drawn in self.drawer.drawn() {
            if let Some(open) = &mut self.open
                && open.take_in(drawn)
            {
                speech::say(ctx, open.spoken());
            }
        }
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
    match &state.open {
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
