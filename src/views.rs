//! What each panel shows: views made of the rooms' state. Panels see nothing else of the app.

use super::App;
use super::book::panel::BookView;
use super::command::{CommandState, ReviewState};
use super::library::explorer::ExplorerView;
use super::play::strip::StripView;
use super::review::view::ReviewView;
use super::scene::scene;
use super::side::{Openings, Panels};
use super::study::analysis::{self, AnalysisView};
use super::study::moves::MovesView;
use super::study::people::PeopleView;
use super::widgets::theme::BoardTheme;
use othello::evaluation::Evaluation;
use othello::rules::ByColor;
use outflank_core::engines::second;
use outflank_core::engines::second::Opinion;
use outflank_core::players_view::PlayersView;

impl App {
    pub(super) fn command_state(&self) -> CommandState<'_> {
        let review = self.review.reviewing().map(|reviewing| ReviewState {
            is_explained: reviewing.explanation().is_some(),
            is_whole: reviewing.review().is_whole(),
        });
        CommandState {
            session: &self.session,
            settings: &self.settings,
            overlay: self.study.overlay,
            is_analysing: self.study.analyst.study.is_running(),
            is_exploring: self.library.explorer.is_open,
            has_book: self.book.is_open,
            is_learning: self.learn.is_open(),
            n_moments: self.learn.n_moments(),
            has_dialog: self.dialogs.top().is_some(),
            review,
        }
    }

    pub(super) fn strip_view(&self) -> StripView<'_> {
        let knowledge = self.study.analyst.study.analysis();
        let is_new = self.library.person(&self.learn.learner).is_some_and(|person| person.games.is_empty());
        StripView {
            players: self.players_view(),
            notice: self.notices.shown(),
            typed: &self.play.typed,
            hovered: self.play.hovered,
            invites: self.learn.invites() && is_new && self.session.record().n_moves() == 0,
            asking: self.play.coach.asking(),
            hint: self.play.hint.as_ref(),
            analysis: knowledge.and_then(|known| analysis::summary(self.session.position(), known)),
            hides_cards: self.review.reviewing().is_some()
                || self.library.explorer.is_open
                || self.book.is_open,
        }
    }

    pub(super) fn panels(&self) -> Panels<'_> {
        let (record, commands) = (self.session.record(), self.command_state());
        let (theme, follows) = (BoardTheme::of(&self.settings), self.position_changed);
        let people = self.study.people();
        let position = self.session.position();
        let openings = if self.library.explorer.is_open {
            Some(Openings::Games(ExplorerView { library: &self.library, position, people, commands }))
        } else if self.book.is_open {
            let book = scene!(self).book();
            Some(Openings::Book(BookView { room: &self.book, book, commands }))
        } else {
            None
        };
        let review = self.review.reviewing().map(|reviewing| ReviewView {
            reviewing,
            record,
            theme,
            shows_moves: self.review.shows_moves,
            may_keep: !reviewing.is_in_library && self.library.is_open(),
            deviation: self.deviation(),
            follows,
            commands,
        });
        let is_analysed = self.study.analyst.study.analysis().is_some();
        Panels {
            commands,
            n_mistakes_due: self.n_mistakes_due(),
            match_standing: self.matches.standing(),
            players: self.players_view(),
            analysis: AnalysisView {
                analysis: &self.study.analyst.study,
                record,
                chosen: self.study.chosen_line,
                people,
                second: second(&self.settings).map(|engine| (engine.name.as_str(), self.opinions())),
            },
            moves: MovesView { record, theme, follows, is_analysed },
            openings,
            review,
        }
    }

    pub(super) fn people_view(&self) -> PeopleView<'_> {
        let position = self.session.position();
        PeopleView {
            rating: self.settings.people_rating(),
            people: self.study.people(),
            known: self.known_moves(),
            has_choice: position.legal_moves().len() > 1 && !position.is_placing(),
            turn: position.turn(),
            size: position.size(),
        }
    }

    /// What the analysis knows of the moves of the position shown, while it is in sight.
    pub(super) fn known_moves(&self) -> &[Evaluation] {
        self.study.analyst.study.analysis().map_or(&[], |analysis| &analysis.evaluations)
    }

    /// What a second engine says of the moves of the position shown.
    pub(super) fn opinions(&self) -> &[Opinion] {
        self.engines.opinions(&self.session, &self.settings)
    }

    pub(super) fn players_view(&self) -> PlayersView<'_> {
        let people = ByColor::from_fn(|color| self.library.person(self.settings.person(color)));
        PlayersView { session: &self.session, settings: &self.settings, people }
    }
}
