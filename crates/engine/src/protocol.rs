//! The protocols by which other programs use the engine: a line in, lines out, and now and then a search.
//!
//! [`gtp`] is the Go Text Protocol in the dialect of Othello programs, [`nboard`] that of the board program
//! NBoard. Each has a [`Server`], which is the engine's side and knows the game; its caller
//! (`commands::protocols` in `crates/cli`) reads the lines, runs the searches and writes the output. The
//! client's side is [`players::external`](crate::players::external), which drives an external program.

pub mod gtp;
pub mod nboard;

use crate::{Event, Request};
use std::time::Duration;

/// A request of a [`Server`] to its caller.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Action {
    /// Write these lines, each with its line break, at once.
    Say(String),
    /// Begin a search in place of any other, and call [`Server::on_timeout`] after the given time, if any.
    Think { request: Request, within: Option<Duration> },
    /// Give up the search.
    Stop,
    /// Read a file that the other program named, and pass its bytes to [`Server::on_file`].
    Read { file: String },
    /// The conversation is over.
    Quit,
}

/// The engine's side of a conversation.
pub trait Server {
    /// Handles a line, without its line break.
    fn on_line(&mut self, line: &str) -> Vec<Action>;

    /// Handles an event of the last search.
    fn on_event(&mut self, event: Event) -> Vec<Action>;

    /// Handles the bytes of the requested file, or a sentence why it cannot be read. Without effect if none
    /// was requested.
    fn on_file(&mut self, _bytes: Result<Vec<u8>, String>) -> Vec<Action> {
        Vec::new()
    }

    /// Handles the end of the search's time, if it has one.
    fn on_timeout(&mut self) -> Vec<Action> {
        Vec::new()
    }

    /// Whether a search is still unanswered.
    fn is_thinking(&self) -> bool;

    /// How many of the latest lines wait for the end of a search.
    fn n_waiting(&self) -> usize {
        0
    }
}

/// The engine's name.
pub const NAME: &str = "Outflank";
/// The engine's version, that of the package.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
