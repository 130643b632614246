//! A game in a real window: the built app on a display of its own, a real mouse and real keys. `launch` has
//! the app's start.
//!
//! Xvfb is the display, xdotool the hand. With `OUTFLANK_TRACE=1` the app tells on stderr where its squares
//! are and what happens, one line each: `ready`, `square f5 at 512 384`, `played f5 by Black`, `quit`. On
//! Debian and Ubuntu `scripts/test.sh` installs both programs; where they are absent these tests fail and say
//! so.

mod display;
mod launch;

use display::{Display, PATIENCE, POLL, app_command};
use othello::rules::{BoardSize, Move};
use services::storage::Files;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

#[test]
fn a_click_is_answered_and_the_window_quits() {
    let display = Display::open();
    let mut app = App::after_f5(&display);
    display.xdotool(&["key", "ctrl+q"]);
    app.wait_for("to quit", |line| line == "quit");
    let status = app.wait_for_exit();
    assert!(status.success(), "{status}\n{}", app.told());
}

/// The variable for how often the test kills the app, for longer runs.
const KILLS: &str = "OUTFLANK_KILLS";

#[test]
fn a_window_that_is_killed_has_written_every_move_that_it_showed() {
    let display = Display::open();
    let n_kills = std::env::var(KILLS).ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    for run in 0..n_kills {
        let mut app = App::after_click_on_f5(&display);
        app.wait_for("to play f5", |line| line == "played f5 by Black");
        // The kill comes before, during or after the answer, which takes about a second.
        thread::sleep(Duration::from_millis(run * 137 % 1_500));
        app.process.kill().expect("it runs");
        app.process.wait().expect("it was killed");
        app.heard.extend(app.lines.iter());
        let squares = app.heard.iter().filter_map(|line| line.strip_prefix("played ")?.split_once(" by "));
        let shown: Vec<&str> = squares.map(|(square, _)| square).collect();
        let saved =
            Files::in_folder(app.folder.path().join("data/outflank")).load_game().expect("a game was shown");
        let on_disk = Move::line(&saved.game.record.moves(), BoardSize::STANDARD);
        assert!(on_disk.starts_with(&shown.concat()), "run {run}: {shown:?} was shown, {on_disk} is there");
    }
}

#[test]
fn a_window_in_which_nothing_happens_does_nothing() {
    let display = Display::open();
    let app = App::after_f5(&display);
    let wakes = app.wakes_at_rest(Duration::from_secs(10));
    assert_eq!(wakes, 0, "times that the window woke up in ten seconds of rest\n{}", app.told());
}

/// `("512", "384")` for `line` "square f5 at 512 384".
fn square(line: &str, name: &str) -> Option<(String, String)> {
    let at = line.strip_prefix("square ")?.strip_prefix(name)?.strip_prefix(" at ")?;
    let (x, y) = at.split_once(' ')?;
    Some((x.to_owned(), y.to_owned()))
}

/// The running app and all it has told so far. Dropping this ends the app.
struct App {
    process: Child,
    lines: Receiver<String>,
    heard: Vec<String>,
    folder: TempDir,
}

impl App {
    fn run(mut command: Command, folder: TempDir) -> App {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut process = command.spawn().expect("the app was built for this test");
        let stderr = process.stderr.take().expect("stderr is piped");
        let (send, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        App { process, lines, heard: Vec::new(), folder }
    }

    /// The app after f5 has been clicked and answered.
    fn after_f5(display: &Display) -> App {
        let mut app = App::after_click_on_f5(display);
        app.wait_for("to play f5", |line| line == "played f5 by Black");
        app.wait_for("to answer", |line| line.starts_with("played ") && line.ends_with(" by White"));
        app
    }

    fn after_click_on_f5(display: &Display) -> App {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut command = app_command(&folder);
        command.env("DISPLAY", &display.name);
        let mut app = App::run(command, folder);
        app.wait_for("to be ready", |line| line == "ready");
        let window = display.window_named("^Outflank");
        display.xdotool(&["windowfocus", "--sync", &window]);
        app.wait_for("to say where f5 is", |line| square(line, "f5").is_some());
        // The square may move until the layout settles, so the last line about it counts.
        while let Ok(line) = app.lines.recv_timeout(Duration::from_millis(500)) {
            app.heard.push(line);
        }
        let (x, y) = app.heard.iter().rev().find_map(|line| square(line, "f5")).expect("it was waited for");
        display.xdotool(&["mousemove", "--window", &window, &x, &y]);
        display.xdotool(&["click", "1"]);
        app
    }

    /// Waits until the app has told a line that `is_it`, now or earlier.
    fn wait_for(&mut self, what: &str, is_it: impl Fn(&str) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !self.heard.iter().any(|line| is_it(line)) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => self.heard.push(line),
                Err(error) => panic!("waited for the app {what}: {error}\n{}", self.told()),
            }
        }
    }

    /// The fewest wakes of the window's thread in a `span`. Measures until a span has none or PATIENCE ends.
    /// Processor time tells less: where the system takes back idle memory, each look at the files costs some.
    fn wakes_at_rest(&self, span: Duration) -> u64 {
        let started = Instant::now();
        let mut fewest = self.wakes_in(span);
        while fewest > 0 && started.elapsed() < PATIENCE {
            fewest = fewest.min(self.wakes_in(span));
        }
        fewest
    }

    fn wakes_in(&self, span: Duration) -> u64 {
        let before = self.wakes();
        thread::sleep(span);
        self.wakes() - before
    }

    /// How often the window's thread has waited for something, from `/proc` (proc(5)'s `status`).
    fn wakes(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).expect("the app runs");
        let waits = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
        waits.expect("Linux counts them").trim().parse().expect("a number")
    }

    fn wait_for_exit(&mut self) -> ExitStatus {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if let Some(status) = self.process.try_wait().expect("the app is our child") {
                return status;
            }
            thread::sleep(POLL);
        }
        panic!("the app does not end\n{}", self.told());
    }

    fn told(&self) -> String {
        let others =
            self.heard.iter().filter(|line| !line.starts_with("square ")).cloned().collect::<Vec<_>>();
        format!("The app told:\n{}", others.join("\n"))
    }
}

impl Drop for App {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}
