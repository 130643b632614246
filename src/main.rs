//! The desktop app's process.

// A release started by a double click opens no console beside its window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    engine::cpu::require();
    // Logs only what RUST_LOG asks for: what the user must know shows in the window, or before it opens.
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("off")).init();
    outflank::launch::run()
}
