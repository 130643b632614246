//! What Outflank asks of the system:
//!
//! * [`disk`] – files read whole, replaced whole or appended to, and locks between windows;
//! * [`kept`] – values in readable files, from which a repair drops only the unreadable parts;
//! * [`machine`] – free memory, and system settings that a program makes before it starts threads;
//! * [`worker`] – a named thread that takes jobs and sends results;
//! * [`calendar`] – the day where the user is.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod disk;
pub mod kept;
pub mod machine;
pub mod worker;
pub mod calendar;
