//! The start of the window's program: reads the arguments, checks whether the machine can open the window,
//! and opens it or reports why it cannot.
//!
//! If a display does not answer or a driver lacks OpenGL, the program tries another way. The libraries can
//! open a window only once in a process, so the program replaces its process by one with other environment
//! variables.

mod arguments;
mod failure;
mod needs;
#[cfg(target_os = "linux")]
mod system_libraries;

use crate::{App, Options, keep_on_screen, native_options};
use arguments::Arguments;
use std::panic;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use system::machine;
use texts::text;
use texts::text::Language;

/// Tells the new process which other way it tries, by the number of variables set for that way: 0 or 2.
const SECOND_TRY: &str = "OUTFLANK_SECOND_TRY";

/// Runs the program until its window is closed.
pub fn run() -> ExitCode {
    machine::share_memory_areas();
    machine::outlive_file_limits();
    let locale = sys_locale::get_locale();
    text::set_language(locale.as_deref().and_then(Language::of_locale).unwrap_or(Language::English));
    let files = match Arguments::read(std::env::args_os().skip(1)) {
        Arguments::Open(files) => files,
        Arguments::Help => return print(&text!("launch-usage")),
        Arguments::Version => return print(concat!("outflank ", env!("CARGO_PKG_VERSION"))),
        Arguments::Unknown(name) => {
            eprintln!("{}", text!("launch-unknown-option", name = name));
            return ExitCode::from(2);
        }
    };
    #[cfg(target_os = "linux")]
    if let Some(dead) = dead_wayland_display() {
        if has_display("DISPLAY") {
            try_again(&[], &["WAYLAND_DISPLAY", "WAYLAND_SOCKET"]);
        }
        return failure::tell(&text!("launch-dead-display", name = dead));
    }
    #[cfg(target_os = "linux")]
    if let Some(sentence) = system_libraries::obstacle(has_display, system_libraries::can_load) {
        return failure::tell(&sentence);
    }
    if let Some(sentence) = needs::refused() {
        return failure::tell(&sentence);
    }
    match open_window(files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if failure.may_be_the_driver {
                // Draws with Mesa's software renderer, if it is installed.
                try_again(&[("LIBGL_ALWAYS_SOFTWARE", "1"), ("GALLIUM_DRIVER", "llvmpipe")], &[]);
            }
            failure::tell(&failure.sentence)
        }
    }
}

fn print(text: &str) -> ExitCode {
    use std::io::Write;
    #[cfg(windows)]
    failure::use_console();
    // The reader of the output may have gone.
    _ = writeln!(std::io::stdout(), "{text}");
    ExitCode::SUCCESS
}

/// Whether an environment variable names a display.
#[cfg(all(unix, not(target_os = "macos")))]
fn has_display(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|name| !name.is_empty())
}

/// The Wayland display that the environment names, if no server answers there.
#[cfg(target_os = "linux")]
fn dead_wayland_display() -> Option<String> {
    use std::os::unix::net::UnixStream;
    // A socket that was handed over is open already.
    if has_display("WAYLAND_SOCKET") || !has_display("WAYLAND_DISPLAY") {
        return None;
    }
    let name = PathBuf::from(std::env::var_os("WAYLAND_DISPLAY")?);
    let folder = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).unwrap_or_default();
    UnixStream::connect(folder.join(&name)).err().map(|_| name.display().to_string())
}

/// Restarts the program with these variables set and those removed. Returns if it did so before, or cannot.
fn try_again(set: &[(&str, &str)], removed: &[&str]) {
    #[cfg(unix)]
    if std::env::var_os(SECOND_TRY).is_none_or(|tried| tried != set.len().to_string().as_str()) {
        use std::os::unix::process::CommandExt;
        let Ok(program) = std::env::current_exe() else { return };
        let mut command = std::process::Command::new(program);
        command.args(std::env::args_os().skip(1)).envs(set.iter().copied());
        command.env(SECOND_TRY, set.len().to_string());
        removed.iter().for_each(|name| _ = command.env_remove(name));
        // Outside the macro, which evaluates it only if warnings are logged.
        let error = command.exec();
        log::warn!("The program is not started again: {error}");
    }
    #[cfg(not(unix))]
    let _ = (set, removed);
}

/// Why the window did not open, or did not stay.
struct Failure {
    sentence: String,
    may_be_the_driver: bool,
}

fn open_window(files: Vec<PathBuf>) -> Result<(), Failure> {
    let options = Options { files, ..Options::from_env() };
    let mut storage = options.storage();
    let settings = storage.load_settings();
    let window = native_options(&settings);
    let create = move |cc: &eframe::CreationContext| {
        keep_on_screen(cc);
        Ok(Box::new(App::with_settings(&cc.egui_ctx, &options, storage, settings)) as Box<dyn eframe::App>)
    };
    let done = catching(|| eframe::run_native("Outflank", window, Box::new(create)));
    let panicked =
        |reason| Failure { sentence: text!("launch-panic", reason = reason), may_be_the_driver: false };
    done.map_err(panicked)?.map_err(|error| Failure::of(&error))
}

impl Failure {
    fn of(error: &eframe::Error) -> Failure {
        use eframe::Error::{Glutin, NoGlutinConfigs, OpenGL, WinitEventLoop};
        let may_be_the_driver = matches!(error, Glutin(_) | NoGlutinConfigs(..) | OpenGL(_));
        let reason = plain(&match error {
            // `NoGlutinConfigs` displays a long list of options before the reason.
            NoGlutinConfigs(_, reason) => reason.to_string(),
            error => error.to_string(),
        });
        let display = std::env::var("DISPLAY").ok().filter(|_| matches!(error, WinitEventLoop(_)));
        let sentence = match (may_be_the_driver, display) {
            (true, _) => text!("launch-no-opengl", reason = reason),
            (false, Some(name)) => text!("launch-dead-display", name = name),
            (false, None) => text!("launch-no-window", reason = reason),
        };
        Failure { sentence, may_be_the_driver }
    }
}

/// A library's message in one line, without source locations and full stop.
fn plain(reason: &str) -> String {
    let is_place = |word: &&str| word.contains(".rs:") || word.contains("/src/");
    let words: Vec<&str> = reason.split_whitespace().filter(|word| !is_place(word)).collect();
    words.join(" ").trim_end_matches(['.', ':', ',']).chars().take(300).collect()
}

/// Calls `run`; returns a panic's message, or "" if `RUST_BACKTRACE` is set and the usual hook prints it.
fn catching<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    static SAID: Mutex<String> = Mutex::new(String::new());
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // Panics of other threads are reported as usual.
            if std::thread::current().name() != Some("main") {
                return usual(info);
            }
            let said = plain(info.payload_as_str().unwrap_or_default());
            *SAID.lock().unwrap_or_else(PoisonError::into_inner) = said;
        }));
    }
    // Nothing that `run` changed is used afterwards.
    let done = panic::catch_unwind(panic::AssertUnwindSafe(run));
    done.map_err(|_| std::mem::take(&mut *SAID.lock().unwrap_or_else(PoisonError::into_inner)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_line_without_source_locations() {
        assert_eq!(plain("It failed\nat /a/src/b.rs:7:3: so."), "It failed at so");
        assert_eq!(plain("winit-0.30/src/x.rs said: No GL."), "said: No GL");
    }
}
