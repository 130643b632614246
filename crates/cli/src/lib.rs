//! The commands of `outflank-engine`: arguments in, lines out. An error is a sentence for the user.

#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod arguments;
pub mod commands;
pub mod database;
pub mod input;
pub mod labeller;
pub mod lines;
pub mod program;
pub mod records;
pub mod shard;
pub mod source;
pub mod terminal;
