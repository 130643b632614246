//! Othello.

pub mod cpu;
#[cfg(all(feature = "gui", target_os = "linux"))]
pub mod libraries;
