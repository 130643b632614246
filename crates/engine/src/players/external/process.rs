//! A running program: lines in, lines out, and bounded waits.

use super::group::Group;
use super::{Failure, Program};
use crate::Stop;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

pub(crate) struct Process {
    child: Child,
    group: Group,
    // `None` only while dropping.
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    stop: Stop,
}

/// Lines buffered ahead of the reader, so that a program that never stops writing fills no memory.
const LINES_AHEAD: usize = 1 << 12;
/// A longer line is cut into several.
const LINE_MAX: u64 = 1 << 14;
/// How soon a stopped wait ends.
const GLANCE: Duration = Duration::from_millis(20);
/// How long a program may take to quit on request.
const FAREWELL: Duration = Duration::from_millis(200);

impl Process {
    /// Its error output is discarded.
    pub(crate) fn start(program: &Program) -> io::Result<Process> {
        let mut command = Command::new(&program.file);
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        command.args(&program.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        Group::prepare(&mut command);
        let mut child = command.spawn()?;
        let group = Group::of(&child);
        let stdin = child.stdin.take();
        let mut stdout = BufReader::new(child.stdout.take().expect("the output is a pipe"));
        let (sender, lines) = sync_channel(LINES_AHEAD);
        let process = Process { child, group, stdin, lines, stop: Stop::never() };
        // Ends with the program's output, or when the receiver of its lines is dropped.
        let read = move || while read_line(&mut stdout).is_some_and(|line| sender.send(line).is_ok()) {};
        Builder::new().name("external player".to_owned()).spawn(read)?;
        Ok(process)
    }

    /// Every wait for a line ends once `stop` is requested.
    pub(crate) fn stop_with(&mut self, stop: Stop) {
        self.stop = stop;
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn write(&mut self, line: &str) -> Result<(), Failure> {
        let stdin = self.stdin.as_mut().ok_or(Failure::Ended)?;
        stdin
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| stdin.flush())
            .map_err(|_| Failure::Ended)
    }

    /// Returns the first line that `wanted` accepts.
    pub(crate) fn await_line<T>(
        &mut self,
        patience: Duration,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Failure> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Failure::Silent(patience));
            }
            if self.stop.requested() {
                return Err(Failure::Stopped);
            }
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Ended),
            }
        }
    }
}

/// The next line, `None` when there are no more.
fn read_line(stdout: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let n_bytes = stdout.take(LINE_MAX).read_until(b'\n', &mut line).ok()?;
    (n_bytes > 0).then(|| String::from_utf8_lossy(&line).trim_end().to_owned())
}

impl Drop for Process {
    /// Asks the program to quit, and ends it with all its children if it does not.
    fn drop(&mut self) {
        // Both protocols have this command. A program that ignores it is ended anyway.
        _ = self.write("quit");
        self.stdin = None;
        let begin = Instant::now();
        while begin.elapsed() < FAREWELL {
            if self.group.has_ended(&mut self.child) {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        self.group.end(&mut self.child);
    }
}
