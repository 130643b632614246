//! What `outflank-engine` can do: values in, lines out. `main.rs` reads the arguments.

#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod commands;
