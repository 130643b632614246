//! What Outflank says, in seven languages.
//!
//! * [`mod@text`] – every sentence of the window: `text!("id", name = value)`;
//! * [`words`] – values and errors of the game and the engine in these sentences. Crates that depend on this
//!   one put their own types into words themselves.
//!
//! The sentences are in `assets`, one file for each language. `tests/texts.rs` checks that every language
//! has them all, and that the code uses each.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod text;
pub mod words;
