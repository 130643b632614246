//! The desktop app's process: asks the machine whether it can run here, opens the window, hands over to the
//! app.

// A release started by a double click opens no console beside its window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use outflank::{App, Options};
use std::process::ExitCode;

fn main() -> ExitCode {
    engine::cpu::require();
    // Quiet unless RUST_LOG asks: what the user must know is said in the window or in the sentences below.
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("off")).init();
    #[cfg(target_os = "linux")]
    if let Some(obstacle) = outflank::system_libraries::obstacle() {
        eprintln!("{obstacle}.");
        return ExitCode::FAILURE;
    }
    match open_window() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Outflank cannot open its window: {error}.");
            ExitCode::FAILURE
        }
    }
}

fn open_window() -> eframe::Result {
    // Some systems add options of their own, which begin with a dash.
    let mut arguments = std::env::args_os().skip(1);
    let file =
        arguments.find(|argument| !argument.to_string_lossy().starts_with('-')).map(std::path::PathBuf::from);
    let options = Options { file, ..Options::from_env() };
    let mut files = options.files();
    let settings = files.load_settings();
    let window = outflank::native_options(&settings);
    let create = move |cc: &eframe::CreationContext| {
        outflank::keep_on_screen(cc);
        Ok(Box::new(App::with_settings(&cc.egui_ctx, &options, files, settings)) as Box<dyn eframe::App>)
    };
    eframe::run_native("Outflank", window, Box::new(create))
}
