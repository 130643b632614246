//! What every room may see of the rest of the window, and only see: what it wants done it says by messages.

use egui::Context;
use engine::Resources;
use engine::book::Book;
use othello::record::Record;
use outflank_core::session::GameSession;
use outflank_core::settings::Settings;
use outflank_core::worker::n_processors;
use std::sync::Arc;

/// The game on the board, what the user prefers, the opening book, and the window, which threads wake.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub ctx: &'a Context,
    pub session: &'a GameSession,
    pub settings: &'a Settings,
    /// The opening book, once it differs from the program's.
    pub own_book: Option<&'a Arc<Book>>,
}

impl<'a> Scene<'a> {
    /// The record of the game on the board.
    pub(super) fn record(&self) -> &'a Record {
        self.session.record()
    }

    /// The opening book that values come from.
    pub(super) fn book(&self) -> Option<Arc<Book>> {
        self.own_book.cloned().or_else(Book::embedded)
    }

    /// Threads and memory for searches.
    pub(super) fn resources(&self) -> Resources {
        self.settings.resources(n_processors())
    }
}

/// What the rooms see of an [`App`](super::App). No method, so that a room can be changed meanwhile.
macro_rules! scene {
    ($app:ident) => {
        $crate::scene::Scene {
            ctx: &$app.ctx,
            session: &$app.session,
            settings: &$app.settings,
            own_book: $app.own_book.as_ref(),
        }
    };
}

pub(super) use scene;
