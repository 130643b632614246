//! Learn: what teaches, in the middle of the window in place of the game, which waits meanwhile.
//!
//! Each section is a [`Page`] with a line in [`SECTIONS`], a state in [`Room`], and an arm where pages are
//! drawn and where their choices are carried out. A section knows no other.

mod another_look;
pub(super) mod home;
pub(super) mod lessons;
pub(super) mod mistakes;
pub(super) mod openings;
pub(super) mod progress;
pub(super) mod puzzles;
pub(super) mod stage;

use super::message::Message;
use super::scene::Scene;
use super::waker;
use super::widgets::theme::BoardTheme;
use egui::{Context, Ui};
use outflank_core::knowledge::Knowledge;
use outflank_core::library::people::Person;
use outflank_core::teach::Now;
use outflank_core::teach::another_look::Moment;
use outflank_core::teach::choice::{Choice, LessonChoice, Page};
use outflank_core::teach::games::reading::Reading;
use outflank_core::teach::profile::Profile;
use outflank_core::teach::progress_page;
use outflank_core::text;
use std::time::Duration;

/// A part of Learn, as its home offers it.
pub(super) struct Section {
    pub page: Page,
    /// The ids of its name, and of what one does there in a sentence.
    pub name: &'static str,
    pub about: &'static str,
    /// How far one has come.
    pub progress: fn(&Profile) -> String,
}

/// The sections, in the order in which the home offers them.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        page: Page::Lessons,
        name: "learn-lessons",
        about: "learn-lessons.about",
        progress: lessons::progress_words,
    },
    Section {
        page: Page::Puzzles,
        name: "learn-puzzles",
        about: "learn-puzzles.about",
        progress: puzzles::progress_words,
    },
    Section {
        page: Page::Mistakes,
        name: "learn-mistakes",
        about: "learn-mistakes.about",
        progress: mistakes::progress_words,
    },
    Section {
        page: Page::Openings,
        name: "learn-openings",
        about: "learn-openings.about",
        progress: openings::progress_words,
    },
    Section {
        page: Page::Progress,
        name: "learn-progress",
        about: "learn-progress.about",
        progress: progress::progress_words,
    },
];

/// The room of Learn.
pub(super) struct Room {
    /// `None` while the game is shown.
    page: Option<Page>,
    /// Who learns here.
    pub learner: String,
    /// What belongs to who learns here.
    pub profile: Profile,
    another_look: another_look::State,
    lessons: lessons::State,
    puzzles: puzzles::State,
    mistakes: mistakes::State,
    pub openings: openings::State,
    pub progress: Reading,
}

/// How pages draw their boards, and what else they show.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub theme: BoardTheme,
    pub coordinates: bool,
    /// Whether squares that can be played are marked, where an exercise has it so.
    pub rings: bool,
    pub animation: Duration,
    /// What was typed of a square.
    pub typed: Option<&'a str>,
    /// Who learns, as far as the games of the library say.
    pub person: Option<&'a Person>,
    /// Days since 1970.
    pub day: i64,
}

impl Room {
    pub(super) fn new(ctx: &Context, learner: String, profile: Profile) -> Room {
        Room {
            page: None,
            learner,
            profile,
            another_look: another_look::State::new(ctx),
            lessons: lessons::State::new(ctx),
            puzzles: puzzles::State::new(ctx),
            mistakes: mistakes::State::new(ctx),
            openings: openings::State::new(),
            progress: Reading::new(waker(ctx)),
        }
    }

    pub(super) fn is_open(&self) -> bool {
        self.page.is_some()
    }

    pub(super) fn shows_progress(&self) -> bool {
        self.page == Some(Page::Progress)
    }

    /// Whether the first lessons are offered: to somebody who has neither taken nor declined them, nor
    /// finished a game.
    pub(super) fn invites(&self) -> bool {
        !self.profile.lessons.invitation_is_over && self.profile.lessons.stars.is_empty()
    }

    /// How many moves of the last game are worth another look.
    pub(super) fn n_moments(&self) -> usize {
        self.another_look.n_moments()
    }

    /// The moves of a game that are worth another look; those of the game before are forgotten.
    pub(super) fn offer(&mut self, moments: Vec<Moment>) {
        self.another_look.offer(moments);
    }

    /// Opens the home, or goes back to the game; a lesson that is left so is where it was when it is opened
    /// again.
    pub(super) fn switch(&mut self) {
        self.page = if self.is_open() { None } else { Some(Page::Home) };
    }

    /// Back to the game.
    pub(super) fn leave(&mut self) {
        self.page = None;
    }

    /// Carries out a choice; every random choice follows from the seed.
    pub(super) fn take(&mut self, scene: &Scene, choice: Choice, seed: u64, now: Now) {
        let ctx = scene.ctx;
        match (choice, self.page) {
            (Choice::Open(page), _) => {
                self.mistakes.open(now);
                match page {
                    Page::Openings => self.openings.open(now, &self.profile.repertoire),
                    Page::Progress => self.progress.open(),
                    _ => {}
                }
                self.page = Some(page);
            }
            (Choice::Back, Some(Page::Lessons)) if self.lessons.back() => {}
            (Choice::Back, Some(Page::Puzzles)) if self.puzzles.back() => {}
            (Choice::Back, Some(Page::Mistakes)) if self.mistakes.back() => {}
            (Choice::Back, Some(Page::Openings)) if self.openings.back(now, &self.profile.repertoire) => {}
            (Choice::Back, Some(Page::Home | Page::AnotherLook) | None) => self.page = None,
            (Choice::Back, Some(_)) => self.page = Some(Page::Home),
            (Choice::Square(square), Some(Page::AnotherLook)) => self.another_look.answer(ctx, square),
            (Choice::Another(choice), _) => {
                let is_over = self.another_look.take(ctx, choice);
                self.page = (!is_over).then_some(Page::AnotherLook);
            }
            (Choice::Square(square), Some(Page::Lessons)) => {
                self.lessons.answer(ctx, square, &mut self.profile.lessons);
            }
            (Choice::Square(square), Some(Page::Puzzles)) => {
                self.puzzles.answer(ctx, square, seed, now, &mut self.profile.puzzles);
            }
            (Choice::Square(square), Some(Page::Mistakes)) => {
                self.mistakes.answer(ctx, square, now, &mut self.profile.cards);
            }
            (Choice::Square(square), Some(Page::Openings)) => {
                self.openings.answer(scene, square, seed, now, &mut self.profile.repertoire);
            }
            (Choice::Square(_) | Choice::SaveProgress | Choice::SaveProfile | Choice::TakeProfile, _) => {}
            (Choice::Openings(choice), _) => {
                self.page = Some(Page::Openings);
                self.openings.take(scene, choice, seed, now, &mut self.profile.repertoire);
            }
            (Choice::Cards(choice), _) => {
                self.page = Some(Page::Mistakes);
                self.mistakes.take(ctx, choice, seed, now, &self.profile);
            }
            (Choice::Puzzles(choice), _) => {
                self.page = Some(Page::Puzzles);
                self.puzzles.take(ctx, choice, seed, now, &mut self.profile.puzzles);
            }
            (Choice::Lessons(choice), _) => {
                if choice != LessonChoice::Decline {
                    self.page = Some(Page::Lessons);
                }
                self.lessons.take(ctx, choice, seed, &mut self.profile.lessons);
            }
        }
    }

    /// What the games of the learner say together, as a page.
    ///
    /// # Errors
    /// Where they say nothing yet, in a sentence.
    pub(super) fn progress_page(&self) -> Result<String, String> {
        let page = self.progress.totals().map(|totals| progress_page::write(&self.learner, totals));
        page.ok_or_else(|| text!("progress-no-rating"))
    }

    /// Brings the keyboard to the board that is shown.
    pub(super) fn focus_board(&mut self) {
        match self.page {
            Some(Page::AnotherLook) => self.another_look.focus_board(),
            Some(Page::Lessons) => self.lessons.focus_board(),
            Some(Page::Puzzles) => self.puzzles.focus_board(),
            Some(Page::Mistakes) => self.mistakes.focus_board(),
            Some(Page::Openings) => self.openings.focus_board(),
            Some(Page::Home | Page::Progress) | None => {}
        }
    }

    /// Takes in what the threads have found; whether that is to be kept.
    pub(super) fn poll(&mut self, ctx: &Context, seed: u64, now: Now, knowledge: &mut Knowledge) -> bool {
        self.another_look.poll();
        self.lessons.poll(ctx);
        self.progress.poll();
        let is_new = self.mistakes.poll(ctx, now, &mut self.profile.cards, knowledge);
        self.puzzles.poll(ctx, seed, now, &mut self.profile.puzzles) || is_new
    }
}

/// Draws the page that is open into the whole of `ui`.
pub(super) fn learn_ui(ui: &mut Ui, room: &mut Room, look: Look, messages: &mut Vec<Message>) {
    match room.page {
        None => {}
        Some(Page::Home) => home::home_ui(ui, &room.profile, messages),
        Some(Page::AnotherLook) => another_look::another_ui(ui, &mut room.another_look, look, messages),
        Some(Page::Lessons) => {
            lessons::lessons_ui(ui, &mut room.lessons, &room.profile.lessons, look, messages)
        }
        Some(Page::Puzzles) => puzzles::puzzles_ui(ui, &mut room.puzzles, &room.profile, look, messages),
        Some(Page::Progress) => progress::progress_ui(ui, &room.progress, &room.profile, look, messages),
        Some(Page::Openings) => openings::openings_ui(ui, &mut room.openings, &room.profile, look, messages),
        Some(Page::Mistakes) => mistakes::mistakes_ui(ui, &mut room.mistakes, &room.profile, look, messages),
    }
}

#[cfg(test)]
mod tests;
