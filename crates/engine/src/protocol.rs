//! The protocols by which other programs use the engine: a line in, lines out, and now and then a search.
//!
//! [`gtp`] is the Go Text Protocol in the dialect of Othello programs, [`nboard`] that of the board program
//! NBoard. Each has a [`Server`], which is the engine's side and knows the game; whoever runs it
//! (`commands::serve`) reads the lines, has the engine think and writes what is to be said. What the other
//! side needs, to have a program play, is beside it.

pub mod gtp;
pub mod nboard;

use crate::{Event, Request};
use std::time::Duration;

/// What a [`Server`] wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Write these lines, each with its line break, at once.
    Say(String),
    /// Begin a search, in place of one that may be running.
    Think {
        /// What is searched, and how.
        request: Request,
        /// The time after which [`Server::on_timeout`] is to be called; `None` for a search without a limit.
        within: Option<Duration>,
    },
    /// Give up the search.
    Stop,
    /// Read a file, and have the server [`on_file`](Server::on_file) it.
    Read {
        /// As the other program named it.
        file: String,
    },
    /// The conversation is over.
    Quit,
}

/// The engine's side of a conversation.
pub trait Server {
    /// A line has come, without its line break.
    fn on_line(&mut self, line: &str) -> Vec<Action>;

    /// The search that was begun last has something to say.
    fn on_event(&mut self, event: Event) -> Vec<Action>;

    /// The bytes of the file that was to be read, or a sentence why they cannot be had. Of no meaning where
    /// none was asked for.
    fn on_file(&mut self, _bytes: Result<Vec<u8>, String>) -> Vec<Action> {
        Vec::new()
    }

    /// The time of the search is over.
    fn on_timeout(&mut self) -> Vec<Action>;

    /// Whether a search is still to be answered.
    fn is_thinking(&self) -> bool;
}

/// What the engine calls itself.
pub const NAME: &str = "Outflank";
/// The version it says, that of the package.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
