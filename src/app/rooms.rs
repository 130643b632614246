//! The rooms, and the views of them that panels draw. Panels get no other access to the app.

use super::keys::Keys;
use super::message::Message;
use super::side::Panels;
use crate::book::panel::BookView;
use crate::command::{CommandState, ReviewState};
use crate::dialogs::Dialogs;
use crate::files::paste;
use crate::library::explorer::ExplorerView;
use crate::play::end::Ending;
use crate::play::strip::{EndCard, StripView};
use crate::review::view::ReviewView;
use crate::shared::Shared;
use crate::study::analysis::{self, AnalysisView};
use crate::study::moves::MovesView;
use crate::study::people::PeopleView;
use crate::widgets::notices::Notices;
use crate::widgets::theme::BoardTheme;
use crate::{book, files, learn, matches, play, review, study, window};
use othello::evaluation::Evaluation;
use othello::rules::{BoardSize, Move};
use services::engines::second::Opinion;
use services::engines::{Engines, second};
use session::{Activity, Mode};
use texts::text;
use texts::words;

/// All rooms of the window.
pub(super) struct Rooms {
    pub play: play::Room,
    pub study: study::Room,
    pub review: review::Room,
    pub learn: learn::Room,
    pub book: book::Room,
    pub files: files::Room,
    pub engines: Engines,
    pub notices: Notices,
    /// The dialogs over the board.
    pub dialogs: Dialogs<Message>,
}

impl Rooms {
    /// Whether something computes, so that reviews in the background wait.
    pub(super) fn is_computing(&self, shared: &Shared) -> bool {
        let session = &shared.session;
        let is_reviewing = self.review.reviewing().is_some_and(|reviewing| reviewing.progress().is_some());
        matches!(session.activity(), Activity::Thinking { .. })
            || session.is_pondering()
            || self.study.is_running()
            || is_reviewing
            || matches::standing(shared).is_some()
            || !shared.ghosts.making.is_empty()
            || self.book.editor.work().is_some()
    }

    pub(crate) fn command_state<'a>(&'a self, shared: &'a Shared) -> CommandState<'a> {
        let review = self.review.reviewing().map(|reviewing| ReviewState {
            is_explained: reviewing.explanation().is_some(),
            is_whole: reviewing.review().is_whole(),
        });
        CommandState {
            session: &shared.session,
            settings: &shared.settings,
            // What a review brings leaves with it.
            has_expert_tools: shared.shows_expert_tools() || review.is_some(),
            overlay: self.study.overlay,
            is_analysing: self.study.is_running(),
            is_exploring: shared.library.explorer.is_open,
            has_book: self.book.is_open,
            is_learning: self.learn.is_open(),
            n_moments: self.learn.n_moments(),
            has_dialog: self.dialogs.is_open(),
            may_enlarge: window::may_enlarge(shared),
            review,
        }
    }

    pub(crate) fn strip_view<'a>(&'a self, shared: &'a Shared) -> StripView<'a> {
        let knowledge = self.study.live.study.analysis();
        let is_new = shared.library.person(&self.learn.learner).is_some_and(|person| person.games.is_empty());
        StripView {
            players: shared.players_view(),
            notice: self.notices.shown(),
            typed: &self.play.typed,
            hovered: self.play.hovered,
            invites: self.learn.invites() && is_new && shared.session.record().n_moves() == 0,
            shows_replies: self.shows_replies(shared),
            is_asked: self.play.coach.asking.is_some(),
            pointed: self.pointed_value(shared),
            analysis: knowledge.and_then(|known| analysis::summary(shared.session.position(), known)),
            end: self.end_card(shared),
            tools: None,
        }
    }

    /// What is known about the move to the square under the pointer, in words: the square has only signs.
    fn pointed_value(&self, shared: &Shared) -> Option<String> {
        let square = self.play.hovered.filter(|_| shared.settings.show_values)?;
        let is_it = |known: &&Evaluation| known.line.first() == Some(&Move::Place(square));
        let known = self.known_moves().iter().find(is_it)?;
        let n_empties = shared.session.position().empties().len();
        let (value, known) = (words::score(known.score), words::known(known, n_empties));
        Some(text!("square-worth-known", value = value, known = known))
    }

    /// Where the card with the result is, once the game is over.
    fn end_card(&self, shared: &Shared) -> Option<EndCard> {
        Ending::of(&shared.session).filter(|_| shared.session.mode() != Mode::Study)?;
        Some(if self.play.end.is_open() { EndCard::Open } else { EndCard::PutAway })
    }

    /// Whether the opponent's replies to the move under the pointer are marked: where the board is studied.
    /// In a game the pointed square shows what it flips, and nothing else.
    pub(crate) fn shows_replies(&self, shared: &Shared) -> bool {
        let is_studied = shared.session.mode() == Mode::Study || self.study.is_running();
        let may_play = shared.session.accepts_move() && !shared.session.position().is_placing();
        shared.settings.preview_flips && is_studied && may_play
    }

    pub(crate) fn panels<'a>(&'a self, shared: &'a Shared) -> Panels<'a> {
        let (record, commands) = (shared.session.record(), self.command_state(shared));
        let (theme, follows) = (BoardTheme::of(&shared.settings, &shared.ctx), shared.position_changed);
        let people = self.study.people();
        let position = shared.session.position();
        let games = ExplorerView { library: &shared.library, position };
        let (book, knowledge) = (shared.book(), &shared.knowledge);
        let book = BookView { room: &self.book, book, knowledge, commands };
        let review = self.review.reviewing().map(|reviewing| ReviewView {
            reviewing,
            since: reviewing
                .move_to(record.cursor())
                .and_then(|of| reviewing.found_since(of, &shared.knowledge)),
            record,
            theme,
            side: review::Room::side(shared),
            is_behind: self.review.is_behind,
            shows_moves: self.review.shows_moves,
            shows_details: self.review.shows_details,
            moments: &self.review.moments,
            may_keep: !reviewing.is_in_library && shared.library.is_open(),
            deviation: self.learn.deviation(self.review.reviewing(), shared),
            follows,
            commands,
        });
        let is_analysed = self.study.live.study.analysis().is_some();
        Panels {
            commands,
            n_mistakes_due: self.learn.n_mistakes_due(),
            match_standing: matches::standing(shared),
            players: shared.players_view(),
            bubble: self.play.bubble(),
            analysis: AnalysisView {
                analysis: &self.study.live.study,
                record,
                people,
                second: second(&shared.settings).map(|engine| (engine.name.as_str(), self.opinions(shared))),
            },
            moves: MovesView { record, theme, follows, is_analysed, knowledge: &shared.knowledge },
            record: self.study.record,
            games: shared.library.explorer.is_open.then_some(games),
            book: self.book.is_open.then_some(book),
            review,
        }
    }

    pub(crate) fn people_view<'a>(&'a self, shared: &'a Shared) -> PeopleView<'a> {
        let position = shared.session.position();
        PeopleView {
            rating: shared.settings.people_rating(),
            people: self.study.people(),
            known: self.known_moves(),
            has_choice: position.legal_moves().len() > 1 && !position.is_placing(),
            turn: position.turn(),
            size: position.size(),
        }
    }

    /// The values of the moves of the position shown; empty while the analysis is closed.
    pub(crate) fn known_moves(&self) -> &[Evaluation] {
        self.study.live.study.analysis().map_or(&[], |analysis| &analysis.evaluations)
    }

    /// A second engine's values of the moves of the position shown.
    pub(crate) fn opinions(&self, shared: &Shared) -> &[Opinion] {
        self.engines.opinions(&shared.session, &shared.settings)
    }

    /// The keyboard's view of the rooms.
    pub(super) fn keys<'a>(&'a mut self, shared: &'a Shared) -> Keys<'a> {
        Keys {
            has_dialog: self.dialogs.is_open(),
            takes_paste: !self.dialogs.is_open() || self.dialogs.shows::<paste::State>(),
            is_learning: self.learn.is_open(),
            size: match self.learn.is_open() {
                true => BoardSize::STANDARD,
                false => shared.session.position().size(),
            },
            typed: &mut self.play.typed,
        }
    }
}
