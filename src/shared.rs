//! What rooms share: the game on the board, the settings, the values of positions, and services.

use crate::system::SystemPreferences;
use analysis::knowledge::Knowledge;
use analysis::openings;
use egui::Context;
use engine::Resources;
use engine::book::Book;
use engine::human::Situation;
use engine::opening;
use library::store::Store;
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Move};
use services::background::BackgroundReviews;
use services::ghosts::Ghosts;
use services::match_run::{MatchChoices, MatchRun};
use services::players_view::PlayersView;
use services::settings::{NewGameChoice, OpeningFrom, Settings};
use services::storage::Files;
use session::{Action, Config, GameSession, Mode};
use std::sync::Arc;
use std::time::Duration;
use system::machine;
use system::worker::n_processors;

/// What a room may use besides its own state. Rooms read the session; to change it, they ask for an action.
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
    pub background: BackgroundReviews,
    pub ghosts: Ghosts,
    /// The files of the configuration folder.
    pub storage: Files,
    /// The last choices for a match, and the match that runs or ran last.
    pub chosen_match: MatchChoices,
    pub played_match: Option<MatchRun>,
    pub system: SystemPreferences,
    /// Whether the game on the board is studied, so that menus and panels show all study tools.
    pub is_studied: bool,
    /// Whether the position has changed since the last frame, so that the list of moves scrolls to it.
    pub position_changed: bool,
}

impl Shared {
    pub(crate) fn record(&self) -> &Record {
        self.session.record()
    }

    /// The position shown, as the model of people's moves sees it.
    pub(crate) fn situation(&self) -> Situation {
        let session = &self.session;
        Situation {
            position: *session.position(),
            goal: self.record().goal(),
            last: session.record().last_placed(),
        }
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

    pub(crate) fn is_still(&self) -> bool {
        self.settings.less_motion.is_on(self.system.less_motion)
    }

    /// The names of the two people who play, for their next game; empty unless both sides are people.
    pub(crate) fn names_of_two(&self) -> ByColor<String> {
        let ByColor { black, white } = self.session.players();
        let are_two = black.is_human() && white.is_human() && self.session.mode() != Mode::Study;
        if are_two { self.record().header.players.clone() } else { ByColor::default() }
    }

    /// The two players of the game on the board.
    pub(crate) fn players_view(&self) -> PlayersView<'_> {
        let named = &self.session.record().header.players;
        let people = ByColor::from_fn(|color| {
            let name = if named[color].is_empty() { self.settings.you() } else { &named[color] };
            self.library.person(name)
        });
        PlayersView { session: &self.session, settings: &self.settings, people }
    }
}

/// A function with which a thread wakes the window.
pub(crate) fn waker(ctx: &Context) -> impl Fn() + Clone + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

pub(crate) fn seed() -> u64 {
    rand::random()
}

/// The moves of the chosen opening on a board of `size`; `number` picks one where the choice allows several.
pub(crate) fn opening_moves(choice: &NewGameChoice, size: BoardSize, number: u64) -> Vec<Move> {
    if choice.opening_plies == 0 {
        return Vec::new();
    }
    match choice.opening_from {
        OpeningFrom::Random => {
            let (low, high) = choice.opening_values;
            opening::random(size, choice.opening_plies, low..=high, number)
        }
        OpeningFrom::Even | OpeningFrom::Named if size != BoardSize::STANDARD => Vec::new(),
        OpeningFrom::Even => {
            let lines = opening::even();
            let at = number.checked_rem(lines.len() as u64).unwrap_or(0);
            lines.get(at as usize).cloned().unwrap_or_default()
        }
        OpeningFrom::Named => {
            let line = openings::lines().get(usize::from(choice.opening_line));
            line.map(|line| line.moves.clone()).unwrap_or_default()
        }
    }
}
