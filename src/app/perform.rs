//! Hands actions to the session, carries out its effects, and polls the threads.

use super::App;
use super::message::Out;
use crate::app::rooms::Rooms;
use crate::command::Overlay;
use crate::files::Desk;
use crate::outbox::Ask;
use crate::review::refutation;
use crate::shared::Shared;
use crate::widgets::notices::Tone;
use crate::widgets::speech;
use crate::{engine_setup, ghosts, library, matches};
use ::library::game::Origin;
use ::library::store::LibraryJob;
use engine::Event;
use engine::book::Book;
use services::background::Reviewed;
use session::words::announcement_words;
use session::{Action, Announcement, Effect, Help};
use std::time::Instant;
use teach::coach::at_board::pupil;
use teach::hint::shown::{self, ShownHint};
use texts::words;

impl App {
    /// Hands an action to the session, carries out its effects, and lets the rooms follow.
    pub(super) fn act(&mut self, action: Action) {
        let begins = matches!(action, Action::NewGame(_));
        let loaded = if let Action::Load(record) = &action { Some(&**record) } else { None };
        self.shared.is_studied |= loaded.is_some();
        let was_contested = self.shared.session.is_contested();
        if begins || loaded.is_some() {
            self.rooms.learn.page = None;
            self.rooms.learn.another_look.offer(Vec::new());
            self.rooms.learn.guess.forget(loaded);
            self.rooms.play.coach.forget();
            self.rooms.review.save(&self.shared);
            self.shared.library.send(LibraryJob::OnBoard(None));
        }
        let before = self.shared.situation();
        let played = if let Action::Play(square) = action { Some(square) } else { None };
        self.apply(action);
        // A player who begins a game, or plays on against the computer, gets no help from open panels.
        if begins || (self.shared.session.is_contested() && !was_contested) {
            self.rooms.study.leave();
            self.shared.is_studied = false;
            (self.shared.library.explorer.is_open, self.rooms.book.is_open) = (false, false);
        }
        if let Some(square) = played {
            let Shared { session, settings, library, .. } = &self.shared;
            let pupil = || pupil(session, |_| library.person(settings.you()));
            let is_wanted = settings.wants_coach(session);
            let action = self.rooms.play.coach.take_move(session, is_wanted, pupil, before, square);
            action.into_iter().for_each(|action| self.act(action));
        }
        self.follow_session();
    }

    fn on_event(&mut self, event: Event) {
        if let Event::Warning { error, .. } = event {
            return self.tell(Tone::Trouble, words::complaint_words(&error));
        }
        let (session, level) = (&self.shared.session, self.shared.settings.assist_level);
        if let Some(found) = shown::hint_value(&event, session.activity(), level) {
            self.shared.knowledge.learn(session.position(), session.record().goal(), found);
        }
        for effect in self.shared.session.receive(event, Instant::now()) {
            self.perform(effect);
        }
        self.follow_session();
    }

    /// Hands an action to the session and carries out its effects. The rooms do not follow yet.
    fn apply(&mut self, action: Action) {
        for effect in self.shared.session.apply(action, Instant::now()) {
            self.perform(effect);
        }
    }

    /// Updates the rooms that show the session. In a contested game, open panels with values count as help.
    pub(super) fn follow_session(&mut self) {
        let shows_values = self.rooms.study.is_open()
            || self.shared.library.explorer.is_open
            || self.rooms.book.is_open
            || self.rooms.study.overlay == Some(Overlay::People)
            || self.shared.players_view().shows_thoughts();
        if shows_values && self.shared.session.is_contested() {
            self.apply(Action::Help(Help::Analysis));
        }
        self.trace.write_moves(&self.shared.session);
        self.with(|Rooms { study, play, .. }, shared, out| {
            study.follow(shared, out);
            play.look_back(shared);
            play.coach.prepare(&shared.session, shared.settings.wants_coach(&shared.session));
            play.hint = ShownHint::of(&shared.session, play.hint.take(), &mut play.causes);
        });
    }

    /// Collects the results of threads and other programs.
    pub(super) fn poll(&mut self) {
        let events: Vec<Event> = self.rooms.play.engine.events().chain(self.rooms.engines.events()).collect();
        for event in events {
            self.on_event(event);
        }
        let mut out = Out::default();
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        out.of(|out| rooms.study.poll(shared, out));
        let (is_analysing, wake) = (rooms.study.is_running(), shared.wake());
        let failed = rooms.engines.follow_second(&shared.session, &shared.settings, is_analysing, wake);
        if let Some(failed) = failed {
            out.ask(Ask::Settings(Box::new(failed.settings)));
            out.trouble(failed.reason);
        }
        if let Some((program, outcome)) = rooms.engines.poll_trial()
            && let Some(setup) = rooms.dialogs.find::<engine_setup::State>()
        {
            setup.on_trial(&program, outcome);
        }
        out.of(|out| rooms.review.poll(shared, out));
        if let Some(newest) = rooms.review.explanation()
            && let Some(dialog) = rooms.dialogs.find::<refutation::State>()
        {
            dialog.lines.update(newest);
        }
        out.of(|out| library::poll(rooms.dialogs.find(), shared, out));
        shared.library.follow_explorer(shared.session.record());
        out.of(|out| rooms.play.poll_coach(shared, out));
        rooms.play.hint = ShownHint::of(&shared.session, rooms.play.hint.take(), &mut rooms.play.causes);
        out.of(|out| matches::poll(shared, out));
        out.of(|out| rooms.book.poll(out));
        out.of(|out| rooms.files.poll(&mut Desk { dialogs: &mut rooms.dialogs, shared, out }));
        self.route(out);
        self.rooms.learn.poll_pages(&mut self.shared);
        self.with(|rooms, shared, out| ghosts::poll(rooms.dialogs.find(), shared, out));
        if let Some(moments) = self.rooms.play.poll_look_back(&mut self.shared) {
            self.rooms.learn.another_look.offer(moments);
        }
        self.follow_background();
    }

    /// Saves what reviews in the background found, and lets them go on while nothing else computes.
    fn follow_background(&mut self) {
        let (now, is_busy) = (Instant::now(), self.rooms.is_computing(&self.shared));
        let Shared { library, background, own_book, .. } = &mut self.shared;
        let book = || own_book.clone().or_else(Book::embedded);
        let done = background.reviewed(now);
        let failed = background.follow(&library.library(), book, is_busy, now);
        for Reviewed { game, thoroughness, review } in done.into_iter().chain(failed) {
            library.send(LibraryJob::SaveReviewOf(game, thoroughness, review));
        }
    }

    pub(super) fn tell(&mut self, tone: Tone, text: String) {
        self.rooms.notices.push(tone, text, Instant::now());
    }

    fn perform(&mut self, effect: Effect) {
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        match effect {
            Effect::Think(id, request) | Effect::Ponder(id, request) => {
                rooms.engines.stop();
                // A ghost that plays chooses the move; a missing one is reported once.
                let (request, missed) = shared.ghosts.with_ghost(request, shared.session.players());
                rooms.play.engine.go(id, request);
                missed.into_iter().for_each(|missed| self.tell(Tone::Trouble, missed));
            }
            Effect::AskEngine(id, name) => {
                rooms.play.engine.stop();
                let wake = shared.wake();
                if let Err(message) = rooms.engines.ask(&shared.session, &shared.settings, id, name, wake) {
                    self.on_event(Event::Failed { id, message });
                }
            }
            Effect::StopThinking => {
                rooms.engines.stop();
                rooms.play.engine.stop();
            }
            Effect::Save => shared.storage.save_game(&shared.session),
            Effect::Show => {
                rooms.notices.drop_answers(Instant::now());
                shared.position_changed = true;
            }
            Effect::Announce(announcement) => {
                let is_lost = matches!(announcement, Announcement::OutOfTime { goes_on: false, .. });
                if is_lost || matches!(announcement, Announcement::GameOver(..)) {
                    shared.library.save_game(&shared.session, shared.settings.you(), Origin::Played);
                    // A player who has finished a game knows the rules: no first lessons are offered.
                    rooms.learn.profile.lessons.invitation_is_over = true;
                    shared.storage.save_profile(&rooms.learn.profile);
                }
                self.listener.announce(&announcement, &shared.session);
                let words = announcement_words(&announcement, &shared.players_view().names_of_two());
                // Nothing else announces it, since the position stays the same.
                if announcement == Announcement::EarlierGameNext {
                    speech::say(&shared.ctx, words.clone());
                }
                self.tell(tone(&announcement), words);
            }
            Effect::WakeAt(due) => rooms.play.wake_at = Some(due),
        }
    }
}

fn tone(announcement: &Announcement) -> Tone {
    match announcement {
        Announcement::Pass(_)
        | Announcement::GameOver(..)
        | Announcement::OutOfTime { .. }
        | Announcement::EarlierGameNext
        | Announcement::OtherGame => Tone::News,
        Announcement::SearchFailed(_) | Announcement::EngineFailed(..) => Tone::Trouble,
        _ => Tone::Answer,
    }
}
