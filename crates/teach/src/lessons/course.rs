//! The section of lessons: its list, or the open lesson, step by step.

use super::Lesson;
use super::drawer::{self, Drawer};
use super::open::{LessonStep, OpenLesson};
use super::progress::{LessonPlace, LessonProgress};
use crate::choice::Choice;
use texts::text::{self, Language};

/// The lesson that is open, and where its exercises come from.
pub struct Course {
    /// The lesson that is open; `None` shows the list.
    pub open: Option<OpenLesson>,
    drawer: Drawer,
    /// The language that the exercises were drawn in.
    language: Language,
}

impl Course {
    /// The list, with a thread for the exercises that calls `wake` whenever it has drawn one.
    pub fn new(wake: impl Fn() + Send + 'static) -> Course {
        Course {
            open: None,
            drawer: Drawer::start("lessons", wake, drawer::work),
            language: text::language(),
        }
    }

    /// Opens the section: shows the list instead of a finished lesson.
    pub fn enter(&mut self) {
        self.open.take_if(|open| matches!(open.step, LessonStep::Done(_)));
    }

    /// Goes back from a lesson to the list; returns whether there was a lesson.
    pub fn back(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// Carries out a choice. Returns the announcement for a screen reader.
    pub fn take(&mut self, choice: Choice, seed: u64, progress: &mut LessonProgress) -> Option<String> {
        match choice {
            Choice::BeginLesson(key) => self.begin(key, seed, progress),
            Choice::Next => self.next(progress),
            Choice::Previous => self.open.iter_mut().for_each(OpenLesson::previous),
            Choice::PlayPicture => self.open.iter_mut().for_each(OpenLesson::play_picture),
            Choice::Hint => return self.open.as_mut()?.hint(),
            Choice::ShowAnswer | Choice::Square(_) => {
                let open = self.open.as_mut()?;
                let said = match choice {
                    Choice::Square(square) => open.answer(square),
                    _ => open.show_answer(),
                };
                // Without an exercise done, the lesson is merely opened.
                let place = Some(open.place()).filter(|place| place.n_done > 0);
                progress.place = place.or(progress.place.take());
                return said;
            }
            _ => return None,
        }
        self.open.as_ref().map(OpenLesson::announcement)
    }

    fn begin(&mut self, key: &str, seed: u64, progress: &mut LessonProgress) {
        let Some(lesson) = Lesson::of_key(key) else { return };
        let place = progress.place.as_ref().filter(|place| place.lesson == key).cloned();
        let place = place.unwrap_or(LessonPlace { lesson: key.to_owned(), ..LessonPlace::default() });
        let open = OpenLesson::new(lesson, &place, seed);
        open.request_exercises(&self.drawer);
        self.open = Some(open);
        progress.invitation_is_over = true;
    }

    /// Goes one step on, and from the end of a lesson to the list.
    fn next(&mut self, progress: &mut LessonProgress) {
        let Some(open) = &mut self.open else { return };
        if matches!(open.step, LessonStep::Done(_)) {
            self.open = None;
        } else {
            open.next();
            if let LessonStep::Done(stars) = open.step {
                progress.finish(open.lesson.key, stars);
            }
        }
    }

    /// Stores the exercises that were drawn. Returns the announcements for a screen reader.
    pub fn poll(&mut self) -> Vec<String> {
        let mut announcements = Vec::new();
        // Draws the same exercises in the new language: they follow from the seed.
        if self.language != text::language() {
            self.language = text::language();
            self.open.iter().for_each(|open| open.request_exercises(&self.drawer));
        }
        for drawn in self.drawer.news() {
            if let Some(open) = &mut self.open
                && open.take_in(drawn)
            {
                announcements.push(open.announcement());
            }
        }
        announcements
    }
}
