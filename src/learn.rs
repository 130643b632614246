//! Learn: lessons, puzzles and other exercises, in place of the game, which waits meanwhile.
//!
//! Each section is a [`Page`] with a line in [`SECTIONS`], a state in [`Room`], and an arm where pages are
//! drawn and where their choices are carried out. Sections do not use each other. The page of exercises draws
//! the board of every section, from the section's [`Question`].

mod exercise;
pub(super) mod guess;
pub(super) mod home;
mod joy;
pub(super) mod learner;
pub(super) mod lessons;
pub(super) mod mistakes;
pub(super) mod openings;
pub(super) mod progress;
pub(super) mod puzzles;
pub(super) mod stage;

use super::outbox::{Event, Outbox};
use super::waker;
use super::widgets::board::BoardState;
use super::widgets::notices::Notice;
use super::widgets::speech;
use crate::arrangement::Place;
use analysis::analyst::{Analyst, Priority};
use analysis::knowledge::Knowledge;
use egui::{Context, Frame, Margin, Ui};
use joy::Celebration;
use library::people::Person;
use othello::rating::Rating;
use services::settings::Settings;
use services::sound::{Cue, Sound};
use std::time::Duration;
use teach::choice::{Choice, Page};
use teach::guess::round::GuessRound;
use teach::lessons::course::Course;
use teach::profile::Profile;
use teach::puzzles::solving::Solving;
use teach::question::Question;
use teach::{Inputs, Now, another_look, cards};
use texts::text;
use texts::words::has_rating;

/// A part of Learn, as its home offers it.
pub(super) struct Section {
    pub page: Page,
    /// The id of the text with its name; the text's `.hint` is a sentence about it.
    pub name: &'static str,
    /// The learner's progress, as a part of the whole and as a word.
    pub ring: fn(&Profile, &Look) -> (f32, String),
}

/// The sections, in the order in which the home offers them.
pub(super) const SECTIONS: &[Section] = &[
    Section { page: Page::Lessons, name: "learn-lessons", ring: |profile, _| lessons::ring(profile) },
    Section { page: Page::Puzzles, name: "learn-puzzles", ring: |profile, _| puzzles::ring(profile) },
    Section { page: Page::Mistakes, name: "learn-mistakes", ring: mistakes::ring },
    Section { page: Page::Openings, name: "learn-openings", ring: openings::ring },
    Section { page: Page::Guess, name: "learn-guess", ring: |profile, _| guess::ring(profile) },
    Section { page: Page::Progress, name: "learn-progress", ring: |_, look| progress::ring(look) },
];

pub type Out = Outbox<Choice>;

pub(super) struct Room {
    /// `None` while the game is shown.
    pub page: Option<Page>,
    /// The page that was shown last, to which [`Room::switch`] leads back.
    last_page: Page,
    pub learner: String,
    pub profile: Profile,
    /// The moves of the last game to look at again.
    pub another_look: another_look::Round,
    lessons: Course,
    puzzles: Solving,
    mistakes: cards::round::CardRound,
    pub openings: openings::State,
    pub guess: GuessRound,
    progress: progress::State,
    /// The board of the page of exercises.
    pub board: BoardState,
    /// Whether the answer shown is right, and the verdicts since the last call of `take_sounds`.
    verdict: Option<bool>,
    unheard: Vec<bool>,
    /// The last success, which is celebrated.
    joy: Option<Celebration>,
}

/// How pages draw their boards, and what else they show.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub settings: &'a Settings,
    pub animation: Duration,
    /// The part of a square's name that was typed.
    pub typed: Option<&'a str>,
    pub notice: Option<&'a Notice>,
    /// The learner's games in the library.
    pub person: Option<&'a Person>,
    /// Days since 1970.
    pub day: i64,
    /// Where the game has its board.
    pub place: Place,
}

impl Look<'_> {
    /// The learner's rating, once enough games have counted.
    fn rating(&self) -> Option<Rating> {
        let estimate = self.person.map(Person::estimate).filter(has_rating)?;
        Some(estimate.rating)
    }
}

impl Room {
    pub(super) fn new(ctx: &Context, analyst: &Analyst, learner: String, profile: Profile) -> Room {
        Room {
            page: None,
            last_page: Page::Home,
            learner,
            profile,
            another_look: another_look::Round::new(analyst.client(Priority::AnotherLook)),
            lessons: Course::new(waker(ctx)),
            puzzles: Solving::new(waker(ctx)),
            mistakes: cards::round::CardRound::new(analyst.client(Priority::Mistake)),
            openings: openings::State::new(),
            guess: GuessRound::new(analyst.client(Priority::Guess)),
            progress: progress::State::new(waker(ctx)),
            board: BoardState::new("exercise"),
            verdict: None,
            unheard: Vec::new(),
            joy: None,
        }
    }

    /// The sounds of the verdicts since the last call.
    pub(super) fn take_sounds(&mut self) -> Vec<Cue> {
        let sound = |is_right| if is_right { Sound::Right } else { Sound::Wrong };
        let cue = |is_right| Cue { sound: sound(is_right), after: Duration::ZERO };
        self.unheard.drain(..).map(cue).collect()
    }

    /// Updates the verdict, which may come later than the answer; celebrates a right one or a lesson's stars.
    fn follow_verdict(&mut self, is_answer: bool, now: f64) {
        let before = self.verdict;
        let question = self.question(now);
        self.verdict = question.as_ref().and_then(|question| question.verdict());
        let news = self.verdict.filter(|_| is_answer || before.is_none());
        self.unheard.extend(news);
        let has_stars = question.is_some_and(|question| question.has_stars());
        if news == Some(true) || has_stars && !is_answer {
            let n_solved = self.puzzles.n_solved_in_run().filter(|_| self.page == Some(Page::Puzzles));
            self.joy = Some(Celebration { since: now, n_solved });
        }
    }

    pub(super) fn is_open(&self) -> bool {
        self.page.is_some()
    }

    /// Whether to offer the first lessons: until one is begun, they are declined, or a game is finished.
    pub(super) fn invites(&self) -> bool {
        !self.profile.lessons.invitation_is_over && self.profile.lessons.stars.is_empty()
    }

    /// Goes back to the game and remembers the page; an open lesson stays where it is.
    pub(super) fn close(&mut self) {
        self.last_page = self.page.take().unwrap_or(self.last_page);
    }

    /// Carries out a choice, then counts practice and updates the verdict. `inputs.seed` decides all chance.
    fn take(&mut self, ctx: &Context, choice: Choice, inputs: Inputs) {
        let before = self.page;
        let is_answer = matches!(choice, Choice::Square(_));
        let had_lesson = self.profile.lessons.place.is_some();
        let announcement = self.carry_out(choice, inputs);
        if is_answer {
            self.profile.practice.count(inputs.now.day);
        }
        if had_lesson && self.profile.lessons.place.is_none() {
            self.profile.practice.lesson = inputs.now.day;
        }
        if !is_answer || announcement.is_some() {
            self.follow_verdict(is_answer, inputs.now.seconds);
        }
        announce(ctx, announcement);
        if self.page != before {
            // Discs of one section do not turn into those of another.
            self.board = BoardState::new("exercise");
        }
    }

    /// Hands a choice to the page that is shown. Returns the announcement for a screen reader.
    fn carry_out(&mut self, choice: Choice, inputs: Inputs) -> Option<String> {
        let Inputs { seed, now, rating, .. } = inputs;
        self.page = choice.page().or(self.page);
        let Room { page, profile, .. } = self;
        match &choice {
            Choice::Open(open) => {
                self.mistakes.open(now);
                self.lessons.enter();
                self.puzzles.enter();
                match open {
                    Page::Openings => self.openings.refresh(now, &profile.repertoire),
                    Page::Progress => self.progress.open(),
                    _ => {}
                }
                return None;
            }
            Choice::Back => {
                let was_inside = match *page {
                    Some(Page::Lessons) => self.lessons.back(),
                    Some(Page::Puzzles) => self.puzzles.back(),
                    Some(Page::Mistakes) => self.mistakes.back(),
                    Some(Page::Openings) => self.openings.back(now, &profile.repertoire),
                    Some(Page::Guess) => self.guess.back(),
                    Some(Page::Home | Page::AnotherLook | Page::Progress) | None => false,
                };
                *page = match *page {
                    same if was_inside => same,
                    Some(Page::Home | Page::AnotherLook) | None => None,
                    Some(_) => Some(Page::Home),
                };
                self.last_page = Page::Home;
                return None;
            }
            Choice::DeclineLessons => profile.lessons.invitation_is_over = true,
            _ => {}
        }
        match (*page)? {
            Page::AnotherLook => {
                let goes_on = choice == Choice::Next;
                let announcement = self.another_look.take(choice);
                page.take_if(|_| goes_on && announcement.is_none());
                announcement
            }
            Page::Lessons => self.lessons.take(choice, seed, &mut profile.lessons),
            Page::Puzzles => self.puzzles.take(choice, inputs, &mut profile.puzzles),
            Page::Mistakes => self.mistakes.take(choice, seed, now, profile),
            Page::Openings => self.openings.take(choice, profile, inputs),
            Page::Guess => {
                let announcement = self.guess.take(choice, rating);
                profile.guessed.extend(self.guess.own_game_done());
                announcement
            }
            Page::Home | Page::Progress => None,
        }
    }

    /// What the page of exercises shows; `None` where another page is shown.
    fn question(&self, now: f64) -> Option<Question> {
        match self.page? {
            Page::AnotherLook => self.another_look.question(),
            Page::Lessons => self.lessons.open.as_ref().map(|lesson| lesson.question()),
            Page::Puzzles => self.puzzles.question(&self.profile.puzzles, now),
            Page::Mistakes => self.mistakes.question(),
            Page::Openings => self.openings.question(),
            Page::Guess => self.guess.question(),
            Page::Home | Page::Progress => None,
        }
    }

    /// Collects the results of the threads. Returns whether the profile has changed.
    pub(super) fn poll(&mut self, ctx: &Context, seed: u64, now: Now, knowledge: &mut Knowledge) -> bool {
        self.progress.poll();
        let mut announcements = self.lessons.poll();
        announcements.extend(self.another_look.poll(knowledge));
        let (is_answered, of_mistakes) = self.mistakes.poll(now, &mut self.profile.cards, knowledge);
        let polled = self.puzzles.poll(seed, now, &mut self.profile.puzzles);
        announcements.extend(self.guess.poll(knowledge));
        announcements.extend(of_mistakes.into_iter().chain(polled.announcements));
        if !announcements.is_empty() {
            self.follow_verdict(false, now.seconds);
        }
        announce(ctx, announcements);
        polled.wait.into_iter().for_each(|wait| ctx.request_repaint_after(wait));
        polled.is_new || is_answered
    }
}

fn announce(ctx: &Context, sentences: impl IntoIterator<Item = String>) {
    sentences.into_iter().for_each(|sentence| speech::say(ctx, sentence));
}

pub(super) fn learn_ui(ui: &mut Ui, room: &mut Room, look: Look, out: &mut Out) {
    if let Some(question) = room.question(ui.input(|input| input.time)) {
        return exercise::exercise_ui(ui, &question, room, look, out);
    }
    if let Some(notice) = look.notice {
        let frame = Frame::new().inner_margin(Margin::symmetric(10, 4));
        frame.show(ui, |ui| ui.horizontal(|ui| stage::notice_words_ui(ui, notice, out)));
    }
    let profile = &room.profile;
    match room.page {
        None => {}
        Some(Page::Home) => home::home_ui(ui, profile, look, out),
        Some(Page::AnotherLook) => {
            stage::header_ui(ui, &text!("another-look-none"), &text!("learn-back-to-game"), out);
        }
        Some(Page::Lessons) => lessons::list_ui(ui, &profile.lessons, out),
        Some(Page::Puzzles) => puzzles::puzzles_ui(ui, &room.puzzles, profile, look.day, out),
        Some(Page::Progress) => progress::progress_ui(ui, &room.progress, profile, look, out),
        Some(Page::Guess) => guess::guess_ui(ui, &room.guess, out),
        Some(Page::Openings) => openings::openings_ui(ui, &mut room.openings, profile, look.day, out),
        Some(Page::Mistakes) => mistakes::mistakes_ui(ui, &room.mistakes, &profile.cards, out),
    }
}

#[cfg(test)]
mod tests;
