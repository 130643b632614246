//! What happens: actions go to the session, its effects are carried out, and what threads have found is taken
//! in. Rooms ask by messages.

use super::message::Message;
use super::scene::scene;
use super::study::overlays::Overlay;
use super::widgets::notices::Tone;
use super::widgets::speech;
use super::{App, library, waker};
use engine::Event;
use engine::book::Book;
use engine::human::Situation;
use othello::evaluation::Source;
use outflank_core::library::game::Origin;
use outflank_core::session::{Action, Announcement, Effect, Help};
use outflank_core::teach::coach::at_board::{Remark, rating_to_coach};
use outflank_core::teach::hint::told::{self, Told};
use outflank_core::words;
use std::sync::Arc;
use std::time::Instant;

impl App {
    /// Hands an action to the session and carries out what it asks for.
    pub(super) fn act(&mut self, action: Action) {
        // A new game is begun to be played, and so is one that goes on against the computer.
        let (begins, was_contested) = (matches!(action, Action::NewGame(_)), self.session.is_contested());
        if matches!(action, Action::NewGame(_) | Action::Load(_)) {
            self.learn.leave();
            self.learn.offer(Vec::new());
            self.play.coach.forget();
            self.save_review();
            self.library.on_board(None);
        }
        let (position, goal) = (*self.session.position(), self.session.record().goal());
        let before = Situation { position, goal, last: self.session.last_placed() };
        let played = if let Action::Play(square) = action { Some(square) } else { None };
        self.apply(action);
        if begins || (self.session.is_contested() && !was_contested) {
            self.study.analyst.study.close();
            self.study.overlay = None;
            (self.library.explorer.is_open, self.book.is_open) = (false, false);
        }
        if let Some(square) = played {
            let action = self.play.coach.take_move(&self.session, &self.settings, before, square);
            self.route(action.map(Message::Do));
        }
        self.follow_session();
    }

    /// Carries messages out, one after the other.
    pub(super) fn route(&mut self, messages: impl IntoIterator<Item = Message>) {
        messages.into_iter().for_each(|message| self.grant(message));
    }

    pub(super) fn hear(&mut self, event: Event) {
        if let Event::Warning { error, .. } = event {
            return self.tell(Tone::Trouble, words::complaint_words(&error));
        }
        if let Some(found) = told::found(&event, self.session.activity(), self.settings.assist_level) {
            self.knowledge.learn(self.session.position(), self.session.record().goal(), found);
        }
        for effect in self.session.receive(event, Instant::now()) {
            self.perform(effect);
        }
        self.follow_session();
    }

    /// Hands an action to the session and does what it asks for, nothing besides.
    pub(super) fn apply(&mut self, action: Action) {
        for effect in self.session.apply(action, Instant::now()) {
            self.perform(effect);
        }
    }

    /// Whatever goes with the session looks at it again.
    pub(super) fn follow_session(&mut self) {
        let is_told = self.study.analyst.study.is_open()
            || self.library.explorer.is_open
            || self.book.is_open
            || self.study.overlay == Some(Overlay::People)
            || self.players_view().shows_thoughts();
        if is_told && self.session.is_contested() {
            self.apply(Action::Help(Help::Analysis));
        }
        let mut messages = Vec::new();
        let scene = scene!(self);
        self.study.follow(&scene, &mut self.knowledge, &mut messages);
        self.play.coach.prepare(&self.session, &self.settings);
        self.play.hint = Told::of(&self.session, self.play.hint.take());
        self.trace.session(&self.session);
        self.route(messages);
    }

    /// Takes in what threads and other programs have found.
    pub(super) fn poll(&mut self) {
        let events: Vec<Event> = self.play.engine.events().chain(self.engines.events()).collect();
        for event in events {
            self.hear(event);
        }
        let mut messages = Vec::new();
        let scene = scene!(self);
        self.study.poll(&mut self.knowledge, &mut messages);
        self.study.follow(&scene, &mut self.knowledge, &mut messages);
        self.study.follow_people(&scene);
        let (is_analysing, wake) = (self.study.analyst.study.is_running(), waker(&self.ctx));
        if let Some(failed) = self.engines.follow_second(&self.session, &self.settings, is_analysing, wake) {
            messages.push(Message::ChangeSettings(Box::new(failed.settings)));
            messages.push(Message::trouble(failed.reason));
        }
        if let Some((program, outcome)) = self.engines.poll_trial()
            && let Some(setup) = self.dialogs.engines_mut()
        {
            setup.hear(&program, outcome);
        }
        self.review.poll(scene.record(), &mut self.knowledge, &mut messages);
        library::poll(&mut self.library, self.dialogs.library_mut(), &mut messages);
        self.library.follow_explorer(scene.record());
        let rating =
            || rating_to_coach(scene.session, |color| self.library.person(scene.settings.person(color)));
        for remark in self.play.coach.poll(&self.session, &self.settings, rating, &mut self.knowledge) {
            messages.push(match remark {
                Remark::Asks(question) => {
                    speech::say(&self.ctx, question);
                    Message::Do(Action::Stop)
                }
                Remark::Praises(sentence) => Message::answer(sentence),
            });
        }
        self.matches.poll(&mut messages);
        self.book.poll(&mut messages);
        messages.extend(self.files.poll_picture(&self.ctx));
        let chooser = self.files.poll_chooser(&mut messages);
        self.route(messages);
        self.poll_learn();
        self.poll_ghosts();
        self.poll_look_back();
        chooser.into_iter().for_each(|state| self.dialogs.show_chooser(state));
    }

    /// Whoever plays from the opening book or shows its values has another one from now on.
    pub(super) fn open_book(&mut self, book: Arc<Book>) {
        self.play.engine.open_book(Some(book.clone()));
        self.own_book = Some(book);
        self.knowledge.forget(Source::Book);
        let scene = scene!(self);
        self.study.analyst.learn_again(scene.record(), scene.book(), &mut self.knowledge);
        self.review.learn_again(&scene, &mut self.knowledge);
        self.follow_session();
    }

    pub(super) fn tell(&mut self, tone: Tone, text: String) {
        self.notices.push(tone, text, Instant::now());
    }

    fn perform(&mut self, effect: Effect) {
        let now = Instant::now();
        match effect {
            Effect::Think(id, request) | Effect::Ponder(id, request) => {
                self.engines.stop();
                let request = self.with_ghost(request);
                self.play.engine.go(id, request);
            }
            Effect::AskEngine(id, name) => {
                self.play.engine.stop();
                let wake = waker(&self.ctx);
                if let Err(message) = self.engines.ask(&self.session, &self.settings, id, name, wake) {
                    self.hear(Event::Failed { id, message });
                }
            }
            Effect::StopThinking => {
                self.engines.stop();
                self.play.engine.stop();
            }
            Effect::Save => self.files.storage.save_game(&self.session),
            Effect::Show => {
                self.notices.drop_answer();
                self.position_changed = true;
            }
            Effect::Announce(announcement) => {
                let is_lost = matches!(announcement, Announcement::OutOfTime { goes_on: false, .. });
                if is_lost || matches!(announcement, Announcement::GameOver(..)) {
                    self.save_game(Origin::Played);
                    self.look_back();
                }
                self.heard.announce(&announcement, &self.session);
                self.tell(tone(&announcement), announcement.to_string());
            }
            Effect::WakeAt(due) => {
                self.play.wake_at = Some(due);
                self.ctx.request_repaint_after(due.saturating_duration_since(now));
            }
        }
    }
}

fn tone(announcement: &Announcement) -> Tone {
    match announcement {
        Announcement::Pass(_)
        | Announcement::GameOver(..)
        | Announcement::OutOfTime { .. }
        | Announcement::OtherGame => Tone::News,
        Announcement::SearchFailed(_) | Announcement::EngineFailed(..) => Tone::Trouble,
        _ => Tone::Answer,
    }
}
