//! The rooms, and the views of them that panels draw. Panels get no other access to the app.

use super::message::Message;
use super::side::Panels;
use crate::book::panel::BookView;
use crate::command::{CommandState, ReviewState};
use crate::dialogs::Dialogs;
use crate::play::strip::StripView;
use crate::review::panel::ReviewView;
use crate::shared::Shared;
use crate::study::analysis;
use crate::widgets::notices::Notices;
use crate::{book, files, learn, matches, play, review, study};
use othello::evaluation::Evaluation;
use othello::rules::Move;
use services::engines::second::Opinion;
use services::engines::{Engines, second};
use session::{Activity, Mode};
use texts::{text, words};

pub(super) struct Rooms {
    pub play: play::Room,
    pub study: study::Room,
    pub review: review::Room,
    pub learn: learn::Room,
    pub book: book::Room,
    pub files: files::Room,
    pub engines: Engines,
    pub notices: Notices,
    pub dialogs: Dialogs<Message>,
}

impl Rooms {
    /// Whether something computes, so that reviews in the background wait.
    pub(super) fn is_computing(&self, shared: &Shared) -> bool {
        let session = &shared.session;
        let is_reviewing =
            self.review.reviewing.as_ref().is_some_and(|reviewing| reviewing.progress.is_some());
        matches!(session.activity(), Activity::Thinking { .. })
            || session.is_pondering()
            || self.study.is_running()
            || is_reviewing
            || matches::standing(shared).is_some()
            || !shared.ghosts.making.is_empty()
            || self.book.editor.work.is_some()
    }

    pub(crate) fn command_state<'a>(&self, shared: &'a Shared) -> CommandState<'a> {
        let review = self.review.reviewing.as_ref().map(|reviewing| ReviewState {
            is_explained: reviewing.explanation().is_some(),
            is_whole: reviewing.review.is_whole(),
        });
        CommandState {
            shared,
            // A review or a studied game shows the expert tools, and hides them when it closes.
            has_expert_tools: shared.settings.keeps_expert_tools() || shared.is_studied || review.is_some(),
            overlay: self.study.overlay,
            is_analysing: self.study.is_running(),
            has_book: self.book.is_open,
            is_learning: self.learn.is_open(),
            n_moments: self.learn.another_look.n_moments(),
            has_dialog: self.dialogs.is_open(),
            review,
        }
    }

    pub(crate) fn strip_view<'a>(&'a self, shared: &'a Shared) -> StripView<'a> {
        let knowledge = self.study.live.study.analysis();
        let is_new = shared.library.person(&self.learn.learner).is_some_and(|person| person.games.is_empty());
        StripView {
            room: &self.play,
            shared,
            notice: self.notices.shown(),
            invites: self.learn.invites() && is_new && shared.session.record().n_moves() == 0,
            has_rings: self.has_rings(shared),
            shows_replies: self.shows_replies(shared),
            pointed: self.pointed_value(shared),
            analysis: knowledge.and_then(|known| analysis::summary(shared.session.position(), known)),
            tools: None,
        }
    }

    /// Whether rings mark the moves; values and shares take their place.
    fn has_rings(&self, shared: &Shared) -> bool {
        let has_values = shared.settings.show_values && !self.study.known_moves().is_empty();
        shared.settings.show_legal_moves && !has_values && self.study.people().is_none()
    }

    /// The value of the move under the pointer and its source, in words, since the square shows only signs.
    fn pointed_value(&self, shared: &Shared) -> Option<String> {
        let square = self.play.hovered.filter(|_| shared.settings.show_values)?;
        let is_pointed = |known: &&Evaluation| known.line.first() == Some(&Move::Place(square));
        let known = self.study.known_moves().iter().find(is_pointed)?;
        let n_empties = shared.session.position().empties().len();
        let (value, known) = (words::score(known.score), words::known(known, n_empties));
        Some(text!("square-worth-known", value = value, known = known))
    }

    /// Whether the opponent's replies to the move under the pointer are marked: where the board is studied.
    /// In a game the pointed square shows what it flips, and nothing else.
    pub(crate) fn shows_replies(&self, shared: &Shared) -> bool {
        let is_studied = shared.session.mode() == Mode::Study || self.study.is_running();
        let may_play = shared.session.accepts_move() && !shared.session.position().is_placing();
        shared.settings.preview_flips && is_studied && may_play
    }

    pub(crate) fn panels<'a>(&'a self, shared: &'a Shared) -> Panels<'a> {
        let commands = self.command_state(shared);
        let book = BookView { room: &self.book, book: shared.book(), commands };
        let review = self.review.reviewing.as_ref().map(|reviewing| ReviewView {
            room: &self.review,
            reviewing,
            shared,
            side: review::Room::side(shared),
            deviation: self.learn.deviation(reviewing, shared),
            commands,
        });
        Panels {
            rooms: self,
            shared,
            commands,
            second: second(&shared.settings).map(|engine| (engine.name.as_str(), self.opinions(shared))),
            games: shared.library.explorer.is_open.then_some(shared),
            book: self.book.is_open.then_some(book),
            review,
        }
    }

    /// A second engine's values of the moves of the position shown.
    pub(crate) fn opinions(&self, shared: &Shared) -> &[Opinion] {
        self.engines.opinions(&shared.session, &shared.settings)
    }
}
