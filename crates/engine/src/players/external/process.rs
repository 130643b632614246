//! A running program: lines in, lines out, and bounded waits. Threads write and read, since a write to a
//! program that reads nothing would block the caller.

use super::group::Group;
use super::{Failure, Program};
use crate::Stop;
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

pub(crate) struct Process {
    pub child: Child,
    group: Group,
    /// Lines for the thread that writes; `None` only while dropping.
    input: Option<SyncSender<String>>,
    lines: Receiver<String>,
    /// The last lines of the program's error output, shared with the thread that reads them until they end.
    errors: Arc<Mutex<VecDeque<String>>>,
    /// Once this is requested, every wait to read or to send a line ends.
    pub stop: Stop,
}

/// Lines buffered ahead of the reader, so that a program that never stops writing fills no memory.
const LINES_AHEAD: usize = 1 << 12;
/// Lines of a program's error output to keep.
const STDERR_TAIL: usize = 4;
/// How many sent lines may wait until the program reads them.
const LINES_UNREAD: usize = 64;
/// How long [`Process::write`] waits while [`LINES_UNREAD`] lines are unread.
const WRITE_PATIENCE: Duration = Duration::from_secs(2);
/// A longer line is cut into several.
const LINE_MAX: u64 = 1 << 14;
/// How soon a stopped wait ends.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How long a program may take to quit on request.
const QUIT_GRACE: Duration = Duration::from_millis(200);

impl Process {
    /// Starts a program and the threads that write its input and read its output and error output.
    pub(crate) fn start(program: &Program) -> io::Result<Process> {
        let mut command = Command::new(&program.file);
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        command.args(&program.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let group = Group::prepare(&mut command);
        let mut child = command.spawn()?;
        let group = group.register(&child);
        let mut stdin = child.stdin.take().expect("the input is a pipe");
        let mut stdout = BufReader::new(child.stdout.take().expect("the output is a pipe"));
        let mut stderr = BufReader::new(child.stderr.take().expect("the error output is a pipe"));
        let errors = Arc::default();
        let (sender, lines) = sync_channel(LINES_AHEAD);
        let (input, unread) = sync_channel::<String>(LINES_UNREAD);
        let process = Process {
            child,
            group,
            input: Some(input),
            lines,
            errors: Arc::clone(&errors),
            stop: Stop::never(),
        };
        // Ends with the program, or when `input` is dropped; then the program's input closes.
        let write = move || unread.iter().all(|line| write_line(&mut stdin, &line).is_ok());
        Builder::new().name("to external player".to_owned()).spawn(write)?;
        // Ends with the program's output, or when `lines` is dropped.
        let read = move || while read_line(&mut stdout).is_some_and(|line| sender.send(line).is_ok()) {};
        Builder::new().name("external player".to_owned()).spawn(read)?;
        // Ends with the program's error output.
        let listen = move || {
            while let Some(line) = read_line(&mut stderr) {
                let mut errors = errors.lock().unwrap_or_else(PoisonError::into_inner);
                errors.push_back(line);
                if errors.len() > STDERR_TAIL {
                    errors.pop_front();
                }
            }
        };
        Builder::new().name("errors of external player".to_owned()).spawn(listen)?;
        Ok(process)
    }

    /// The last lines of its error output, joined by ` / `. Waits a moment for the error output to end.
    pub(crate) fn last_words(&self) -> String {
        let deadline = Instant::now() + QUIT_GRACE;
        while Arc::strong_count(&self.errors) > 1 && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(2));
        }
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = errors.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
        lines.collect::<Vec<_>>().join(" / ")
    }

    /// Sends a line. Waits at most [`WRITE_PATIENCE`] if the program does not read.
    pub(crate) fn write(&mut self, line: &str) -> Result<(), Failure> {
        let deadline = Instant::now() + WRITE_PATIENCE;
        let mut line = line.to_owned();
        loop {
            let input = self.input.as_ref().ok_or(Failure::Ended)?;
            match input.try_send(line) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(Failure::Ended),
                Err(TrySendError::Full(unsent)) => line = unsent,
            }
            if self.stop.requested() {
                return Err(Failure::Stopped);
            }
            if Instant::now() >= deadline {
                return Err(Failure::Silent(WRITE_PATIENCE));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits for a line that `wanted` accepts; drops those before it.
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
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
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

fn write_line(stdin: &mut ChildStdin, line: &str) -> io::Result<()> {
    stdin.write_all(format!("{line}\n").as_bytes())?;
    stdin.flush()
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
        _ = self.input.take().map(|input| input.try_send("quit".to_owned()));
        let begin = Instant::now();
        while begin.elapsed() < QUIT_GRACE && !self.group.has_ended(&mut self.child) {
            std::thread::sleep(Duration::from_millis(2));
        }
        self.group.end(&mut self.child);
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::players::external::Protocol;

    fn start(script: &str) -> Process {
        let program = Program {
            file: "sh".to_owned(),
            arguments: vec!["-c".to_owned(), script.to_owned()],
            folder: None,
            protocol: Protocol::NBoard { depth: 1 },
        };
        Process::start(&program).unwrap()
    }

    #[test]
    fn a_program_that_reads_nothing_blocks_no_caller() {
        let mut process = start("while :; do echo pong; sleep 0.01; done");
        let long = "x".repeat(100_000);
        let begun = Instant::now();
        let failure = (0..1_000).find_map(|_| process.write(&long).err());
        assert_eq!(failure, Some(Failure::Silent(WRITE_PATIENCE)));
        let (stopper, stop) = Stop::pair();
        process.stop = stop;
        stopper.stop();
        assert_eq!(process.write(&long), Err(Failure::Stopped));
        drop(process);
        assert!(begun.elapsed() < 3 * WRITE_PATIENCE, "{:?}", begun.elapsed());
    }

    #[test]
    fn lines_arrive_in_their_order() {
        let mut process = start("while read -r line; do echo \"got $line\"; done");
        (0..500).for_each(|n| process.write(&n.to_string()).unwrap());
        for n in 0..500 {
            let line = process.await_line(Duration::from_secs(60), |line| Some(line.to_owned()));
            assert_eq!(line, Ok(format!("got {n}")));
        }
    }

    #[test]
    fn the_end_of_a_program_is_noticed() {
        let mut process = start("exit");
        let ended = (0..1_000).find_map(|_| {
            std::thread::sleep(Duration::from_millis(5));
            process.write("x").err()
        });
        assert_eq!(ended, Some(Failure::Ended));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn processes_that_left_the_group_end_too() {
        let mut process = start("setsid sleep 61.7 & (setsid sleep 61.7 &); echo on; read -r line");
        process.await_line(Duration::from_secs(60), |line| (line == "on").then_some(())).unwrap();
        let count = || {
            let entries = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
            let commands = entries.filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok());
            commands.filter(|command| command == b"sleep\x0061.7\0").count()
        };
        let begun = Instant::now();
        while count() < 2 && begun.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(count(), 2);
        drop(process);
        while count() > 0 && begun.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(count(), 0);
    }
}
