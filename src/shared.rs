//! What rooms share: the game on the board, the settings, the values of positions, and the services of the
//! core that more than one room uses.

use crate::dialogs::Dialogs;
use crate::message::{Change, Message};
use crate::system::SystemPreferences;
use ::library::store::Store;
use analysis::knowledge::Knowledge;
use egui::Context;
use engine::Resources;
use engine::book::Book;
use engine::human::Situation;
use othello::record::Record;
use othello::rules::ByColor;
use services::background::Background;
use services::ghosts::Ghosts;
use services::players_view::PlayersView;
use services::settings::Settings;
use services::storage::Files;
use session::{Action, Config, GameSession};
use std::sync::Arc;
use std::time::Duration;
use system::machine;
use system::worker::n_processors;

/// What a room may use besides itself. Rooms read the session; to change it, they send [`Message::Game`].
pub(crate) struct Shared {
    /// The window, which threads wake.
    pub ctx: Context,
    /// The game on the board; only `app` changes it.
    pub session: GameSession,
    pub settings: Settings,
    /// The values of positions, from searches, books and games.
    pub knowledge: Knowledge,
    /// The opening book, once it differs from the program's.
    pub own_book: Option<Arc<Book>>,
    pub library: Store,
    /// Reviews of games of the library in the background.
    pub background: Background,
    pub ghosts: Ghosts,
    /// The files of the configuration folder.
    pub storage: Files,
    /// The dialogs over the board.
    pub dialogs: Dialogs,
    pub system: SystemPreferences,
    /// The position has changed since the last frame, so the list of moves scrolls to it.
    pub position_changed: bool,
}

impl Shared {
    /// The record of the game on the board.
    pub(crate) fn record(&self) -> &Record {
        self.session.record()
    }

    /// The position shown, as the model of people's moves sees it.
    pub(crate) fn situation(&self) -> Situation {
        let session = &self.session;
        Situation { position: *session.position(), goal: self.record().goal(), last: session.last_placed() }
    }

    /// The opening book that values come from.
    pub(crate) fn book(&self) -> Option<Arc<Book>> {
        self.own_book.clone().or_else(Book::embedded)
    }

    /// Threads and memory for searches.
    pub(crate) fn resources(&self) -> Resources {
        let Resources { n_threads, table_mb } = self.settings.resources(n_processors());
        Resources { n_threads, table_mb: table_mb.min(machine::table_mb_max()) }
    }

    /// A function with which a thread wakes the window.
    pub(crate) fn wake(&self) -> impl Fn() + Clone + Send + 'static {
        waker(&self.ctx)
    }

    /// Changes the settings. The message makes the window follow them and saves them.
    #[must_use]
    pub(crate) fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) -> Message {
        change(&mut self.settings);
        Message::Changed(Change::Settings)
    }

    /// Shows the expert tools from now on, unless the user has chosen.
    #[must_use]
    pub(crate) fn begin_study(&mut self) -> Option<Message> {
        let has_chosen = self.settings.expert_tools.is_some();
        (!has_chosen).then(|| self.change_settings(|settings| settings.expert_tools = Some(true)))
    }

    /// The action that tells the session how the computer plays.
    pub(crate) fn configuration(&self, is_analysing: bool) -> Action {
        Action::Configure(Config {
            // The computer replies when the flips are over.
            pace: Duration::from_millis(self.settings.pace_ms.into()).max(self.animation()),
            human_times: self.settings.human_times,
            // The analysis already searches the position.
            ponders: self.settings.ponder && !is_analysing,
            book: self.settings.book(),
        })
    }

    /// How long the flips of a move take.
    pub(crate) fn animation(&self) -> Duration {
        if self.is_still() {
            Duration::ZERO
        } else {
            Duration::from_millis(self.settings.animation_ms.into())
        }
    }

    /// Whether animations are off.
    pub(crate) fn is_still(&self) -> bool {
        self.settings.less_motion.is_on(self.system.less_motion())
    }

    /// The two players of the game on the board.
    pub(crate) fn players_view(&self) -> PlayersView<'_> {
        let people = ByColor::from_fn(|color| self.library.person(self.settings.person(color)));
        PlayersView { session: &self.session, settings: &self.settings, people }
    }
}

/// A function with which a thread wakes the window.
pub(crate) fn waker(ctx: &Context) -> impl Fn() + Clone + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

/// The seed of a new game's random choices.
pub(crate) fn seed() -> u64 {
    rand::random()
}
