//! What Outflank asks of the system:
//!
//! * [`disk`] – files read whole, replaced whole or appended to, and locks between windows;
//! * [`kept`] – values in readable files, which are repaired;
//! * [`machine`] – free memory, and settings of the system to make before there are threads;
//! * [`worker`] – a named thread: jobs in, news out;
//! * [`calendar`] – the day where the user is.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod disk;
pub mod kept;
pub mod machine;
pub mod worker;
pub mod calendar;
