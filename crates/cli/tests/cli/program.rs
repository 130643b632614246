//! The program under test, run in a folder with the files of a test.

use crate::PROGRAM;
use serde_json::Value;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A game of the All Japan Championships 2023, from the WTHOR database of the French Othello federation.
pub const GAME: &str = "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7g4g3f8h8a8a7a5h3e2e1c2a4d\
                        2f2a3h7g7d1c1h6f1h5h2h1g2a2b2g1a1b1";

/// A folder in which the program runs.
pub struct Folder {
    path: PathBuf,
    _temp: Option<tempfile::TempDir>,
}

/// What a run says.
#[derive(Debug)]
pub struct Said {
    pub code: Option<i32>,
    pub bytes: Vec<u8>,
    /// `bytes` as text.
    pub out: String,
    pub err: String,
}

impl Said {
    fn of(output: Output) -> Said {
        let [out, err] =
            [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
        Said { code: output.status.code(), bytes: output.stdout, out, err }
    }
}

impl Folder {
    /// An empty folder, deleted when the test ends.
    pub fn new() -> Folder {
        let temp = tempfile::tempdir().unwrap();
        Folder { path: temp.path().to_owned(), _temp: Some(temp) }
    }

    /// The test data of the engine.
    pub fn of_data() -> Folder {
        Folder { path: Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data"), _temp: None }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), bytes).unwrap();
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    /// Starts a command line. Single quotes enclose an argument with blanks.
    pub fn start(&self, line: &str) -> Child {
        let parts = line.split('\'').enumerate();
        let arguments = parts.flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().collect(),
            _ => vec![part],
        });
        let mut command = Command::new(PROGRAM);
        command.args(arguments).current_dir(&self.path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    /// Runs a command line that reads nothing.
    pub fn run(&self, line: &str) -> Said {
        self.piped(line, b"")
    }

    /// Runs a command line that reads `input`. One that refuses its arguments does not read it.
    pub fn piped(&self, line: &str, input: &[u8]) -> Said {
        let mut child = self.start(line);
        if let Err(error) = child.stdin.take().unwrap().write_all(input) {
            assert_eq!(error.kind(), ErrorKind::BrokenPipe);
        }
        Said::of(child.wait_with_output().unwrap())
    }

    /// Runs a script of bash, in which `$0` is the program.
    #[cfg(unix)]
    pub fn script(&self, script: &str) -> Said {
        let mut command = Command::new("bash");
        let output = command.args(["-c", script, PROGRAM]).current_dir(&self.path).output().unwrap();
        Said::of(output)
    }

    /// Runs a command, which must succeed. Returns what it writes.
    #[track_caller]
    pub fn done(&self, line: &str) -> String {
        self.done_with(line, "")
    }

    /// Like [`Folder::done`], for a command that reads `input`.
    #[track_caller]
    pub fn done_with(&self, line: &str, input: impl AsRef<[u8]>) -> String {
        let said = self.piped(line, input.as_ref());
        assert_eq!(said.code, Some(0), "{line}: {}", said.err);
        said.out
    }

    /// Runs a command, which must exit with `code` and write `expected` to standard error.
    #[track_caller]
    pub fn ends(&self, code: i32, line: &str, expected: &str) -> Said {
        let said = self.run(line);
        assert_eq!(said.code, Some(code), "{line}: {}", said.err);
        assert!(said.err.contains(expected), "{line}: {}", said.err);
        said
    }
}

/// A program that ends with the test that started it.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// Waits until a condition holds, for a minute at most: nothing here takes as long, even on a busy machine.
#[track_caller]
pub fn wait_until(mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The records in lines of JSON.
pub fn records(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
