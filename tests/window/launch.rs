//! Starts the app on machines that lack something: it says what, in a sentence without source locations, or
//! finds another way.

#![cfg(target_os = "linux")]

use crate::App;
use crate::display::{Display, PATIENCE, POLL, app_command};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Output, Stdio};
use std::time::Instant;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Runs the app where it cannot open a window. The empty `PATH` keeps it from opening a message that stays.
fn run(command: &mut Command) -> (Output, String) {
    let output = command.env("PATH", "").stdin(Stdio::null()).output().expect("the app was built");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked") && !said.contains(".rs:") && !said.contains("/src/"), "{said}");
    (output, said)
}

#[track_caller]
fn check_refused(command: &mut Command, expected: &str) {
    let (output, said) = run(command);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(expected), "{said}");
}

#[test]
fn help_and_version_need_no_display() {
    let folder = folder();
    let (output, said) = run(app_command(&folder).arg("--version"));
    assert!(output.status.success() && said.is_empty(), "{said}");
    let version = format!("outflank {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(String::from_utf8_lossy(&output.stdout), version);
    let (output, _) = run(app_command(&folder).args(["a.sgf", "--help"]));
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && told.contains("outflank [OPTION] [FILE…]"), "{told}");
    let (output, said) = run(app_command(&folder).arg("--hlep"));
    assert!(output.status.code() == Some(2) && said.contains("--hlep"), "{said}");
}

#[test]
fn without_a_display_the_app_says_so() {
    let folder = folder();
    check_refused(&mut app_command(&folder), "Outflank needs a display");
    check_refused(app_command(&folder).env("DISPLAY", ":4099"), "The display :4099 does not answer.");
    let mut wayland = app_command(&folder);
    wayland.env("WAYLAND_DISPLAY", "wayland-99").env("XDG_RUNTIME_DIR", folder.path());
    check_refused(&mut wayland, "The display wayland-99 does not answer.");
}

#[test]
fn a_display_of_few_colours_is_refused_in_a_sentence() {
    let display = Display::with_depth(8);
    check_refused(app_command(&folder()).env("DISPLAY", &display.name), "Outflank needs OpenGL 2.1");
}

/// The command that starts the app under one of the shell's limits, such as `-n 12`.
fn limited(folder: &TempDir, display: &Display, limit: &str) -> Command {
    let app = app_command(folder);
    let mut command = Command::new("/bin/sh");
    command.arg("-c").arg(format!("ulimit {limit}; exec \"$0\"")).arg(app.get_program());
    for (name, value) in app.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.env("DISPLAY", &display.name);
    command
}

#[test]
fn limits_of_the_system_are_reported() {
    let (folder, display) = (folder(), Display::open());
    check_refused(&mut limited(&folder, &display, "-n 12"), "open files at a time");
    check_refused(&mut limited(&folder, &display, "-v 600000"), "MB of memory");
}

#[test]
fn a_message_of_the_desktop_says_what_stderr_says() {
    let folder = folder();
    let (zenity, shown) = (folder.path().join("zenity"), folder.path().join("shown"));
    fs::write(&zenity, format!("#!/bin/sh\necho \"$*\" >{}\n", shown.display())).unwrap();
    fs::set_permissions(&zenity, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = app_command(&folder);
    command.env("DISPLAY", ":4099").env("PATH", folder.path()).stderr(Stdio::piped());
    let output = command.output().expect("the app was built");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let shown = fs::read_to_string(shown).unwrap_or_else(|error| panic!("nothing was shown: {error}"));
    assert!(shown.trim_end().ends_with(said.trim_end()), "{shown}\n{said}");
}

#[test]
fn a_dead_wayland_display_gives_way_to_x() {
    let (folder, display) = (folder(), Display::open());
    let mut command = app_command(&folder);
    command.env("WAYLAND_DISPLAY", "wayland-99").env("XDG_RUNTIME_DIR", folder.path());
    command.env("DISPLAY", &display.name);
    App::run(command, folder).wait_for("to be ready", |line| line == "ready");
}

#[test]
fn files_whose_names_begin_with_a_dash_are_opened() {
    let display = Display::open();
    for argument in ["-a game.txt", "file://{}/-a%20game.txt"] {
        let folder = folder();
        fs::write(folder.path().join("-a game.txt"), "f5d6c3").unwrap();
        let argument = argument.replace("{}", &folder.path().display().to_string());
        let mut command = app_command(&folder);
        command.current_dir(folder.path()).args(["--", &argument]).env("DISPLAY", &display.name);
        let game = folder.path().join("data/outflank/game.ron");
        let _app = App::run(command, folder);
        let window = display.window_named("^Outflank");
        // Enter opens the game that the dialog shows.
        let begun = Instant::now();
        let is_open = || fs::read_to_string(&game).is_ok_and(|text| text.contains("f5 d6 c3"));
        while !is_open() && begun.elapsed() < PATIENCE {
            display.xdotool(&["windowfocus", "--sync", &window]);
            display.xdotool(&["key", "Return"]);
            std::thread::sleep(POLL * 10);
        }
        assert!(is_open(), "{argument}");
    }
}
