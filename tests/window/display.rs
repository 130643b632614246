//! Starts the app on an X server without a screen.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than the slowest machine needs; a test that waits this long fails.
pub const PATIENCE: Duration = Duration::from_secs(60);
pub const POLL: Duration = Duration::from_millis(50);

/// A command that starts the app with its own folders and without a display: the app built for this test, or
/// the program that `OUTFLANK_WINDOW_PROGRAM` names (`scripts/windows.sh` names one that Wine starts).
pub fn app_command(folder: &tempfile::TempDir) -> Command {
    let program = std::env::var_os("OUTFLANK_WINDOW_PROGRAM");
    let mut command = Command::new(program.unwrap_or_else(|| env!("CARGO_BIN_EXE_outflank").into()));
    command.env("OUTFLANK_TRACE", "1").env("HOME", folder.path());
    for name in ["CONFIG", "DATA", "STATE", "CACHE"] {
        command.env(format!("XDG_{name}_HOME"), folder.path().join(name.to_lowercase()));
    }
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DBUS_SESSION_BUS_ADDRESS"] {
        command.env_remove(name);
    }
    // The same language and the same renderer on every machine.
    command.env("LC_ALL", "C.UTF-8").env("LIBGL_ALWAYS_SOFTWARE", "1");
    command
}

/// An X server without a screen; it ends with this value.
pub struct Display {
    server: Child,
    pub name: String,
}

impl Display {
    /// Starts a server, which picks a free number for the display and writes it to its output.
    pub fn open() -> Display {
        Display::with_depth(24)
    }

    /// Starts a server with `depth` bits of colour per pixel.
    pub fn with_depth(depth: u8) -> Display {
        let screen = format!("1280x900x{depth}");
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("Xvfb: {error}; on Debian or Ubuntu: sudo apt-get install xvfb xdotool")
            });
        let mut number = String::new();
        let output = server.stdout.take().expect("the output is piped");
        let read = BufReader::new(output).read_line(&mut number);
        let name = format!(":{}", number.trim());
        let display = Display { server, name };
        assert!(read.is_ok() && display.name != ":", "Xvfb named no display");
        display
    }

    pub fn xdotool(&self, args: &[&str]) -> String {
        let output =
            Command::new("xdotool").args(args).env("DISPLAY", &self.name).output().unwrap_or_else(|error| {
                panic!("xdotool: {error}; on Debian or Ubuntu: sudo apt-get install xvfb xdotool")
            });
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// The visible window whose title matches the regular expression `title`.
    pub fn window_named(&self, title: &str) -> String {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            let found = self.xdotool(&["search", "--onlyvisible", "--name", title]);
            if let Some(window) = found.lines().next() {
                return window.to_owned();
            }
            thread::sleep(POLL);
        }
        panic!("no window named {title}");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // A panic here would hide why the test failed.
        _ = self.server.kill();
        _ = self.server.wait();
    }
}
