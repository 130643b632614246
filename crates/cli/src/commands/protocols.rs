//! `outflank-engine gtp` and `nboard`: serves a protocol. The engine has its own thread, so that commands are
//! read while it searches.

use super::book;
use super::human::ghost;
use crate::arguments::{Machine, read_level};
use crate::terminal::complain;
use clap::Args;
use engine::book::Book;
use engine::human::{Opponent, Rating};
use engine::protocol::gtp::Gtp;
use engine::protocol::nboard::NBoard;
use engine::protocol::{Action, Server};
use engine::{BookUse, Engine, Event, Level, SearchId};
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write, stdin, stdout};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};
use system::disk;

/// Arguments of `nboard`, and most of those of `gtp`.
#[derive(Args, Debug)]
pub(super) struct ServeArguments {
    /// Level of play, 1 to 30. In GTP, time settings take precedence over it; in NBoard's protocol it takes
    /// precedence over the depth
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    #[command(flatten)]
    machine: Machine,
    /// Opening book: a file, which may be your own book, or none [default: the built-in one]
    #[arg(long, value_name = "FILE|none")]
    book: Option<String>,
    /// Discs that a book move may lose, so that games differ
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=64))]
    variety: u8,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args, Debug)]
pub(super) struct ServeGtp {
    #[command(flatten)]
    serve: ServeArguments,
    /// Play like people of this rating, 400 to 2200
    #[arg(long, value_name = "RATING", value_parser = Opponent::read_rating)]
    #[arg(conflicts_with_all = ["level", "book", "variety"])]
    human: Option<Rating>,
    /// Play like the ghost in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["level", "book", "variety", "human"])]
    ghost: Option<PathBuf>,
}

impl ServeArguments {
    /// The use of the book, and the book if it is not the built-in one.
    fn book(&self) -> Result<(BookUse, Option<Arc<Book>>), String> {
        let book_use = BookUse::Within { loss: self.variety };
        match self.book.as_deref() {
            Some("none") => Ok((BookUse::Never, None)),
            Some(file) => Ok((book_use, Some(book::read(file)?))),
            None => Ok((book_use, None)),
        }
    }
}

/// The default level in GTP; it takes about a second per move.
const LEVEL: u8 = 22;

/// Plays by GTP until the other program ends the conversation.
pub(super) fn gtp(ServeGtp { serve: arguments, human, ghost }: &ServeGtp) -> Result<(), String> {
    let (book_use, book) = arguments.book()?;
    let level = arguments.level.unwrap_or(Level::new(LEVEL));
    let mut gtp = Gtp::new(level, arguments.seed);
    (gtp.book, gtp.human) = (book_use, *human);
    gtp.ghost = ghost.as_ref().map(|file| ghost::read(file)).transpose()?.map(Arc::new);
    converse(&mut gtp, &arguments.machine, book)
}

/// Plays and analyses by NBoard's protocol until the other program ends the conversation.
pub(super) fn nboard(arguments: &ServeArguments) -> Result<(), String> {
    let (book_use, book) = arguments.book()?;
    let mut nboard = NBoard::new(arguments.level, arguments.seed);
    nboard.book = book_use;
    converse(&mut nboard, &arguments.machine, book)
}

/// Serves another program that writes to our input and reads our output.
fn converse(server: &mut dyn Server, machine: &Machine, book: Option<Arc<Book>>) -> Result<(), String> {
    let (sender, inputs) = mpsc::channel();
    let waker = sender.clone();
    let mut engine = Engine::spawn(move || _ = waker.send(Input::Event));
    engine.configure(machine.resources());
    engine.open_book(book);
    // The thread ends with the program: reading cannot be interrupted.
    let read = move || {
        let (mut input, gate) = (stdin().lock(), Arc::new(Gate::default()));
        let end = loop {
            match next_line(&mut input) {
                Ok(text) => {
                    let permit = gate.enter(text.len() + LINE_COST);
                    _ = sender.send(Input::Line(text, permit));
                }
                Err(end) => break end,
            }
        };
        _ = sender.send(end);
    };
    let reader = Builder::new().name("input".to_owned()).spawn(read);
    reader.map_err(|error| format!("the system cannot start a thread: {error}"))?;
    // An error means that the other program has closed its input: the conversation is over.
    _ = serve(server, &mut engine, &inputs);
    Ok(())
}

/// The bytes at which a line is too long: more than any command has.
const LINE_MAX: u64 = 1 << 20;

/// The next line without its break, or why there is none.
fn next_line(input: &mut impl BufRead) -> Result<String, Input> {
    let mut line = Vec::new();
    let n_bytes = input.take(LINE_MAX).read_until(b'\n', &mut line).unwrap_or(0);
    let is_whole = line.pop_if(|last| *last == b'\n').is_some() || (line.len() as u64) < LINE_MAX;
    match n_bytes {
        0 => Err(Input::End),
        _ if is_whole => Ok(String::from_utf8_lossy(&line).into_owned()),
        _ => Err(Input::TooLong),
    }
}

/// Whether the program that reads the answers is still there.
#[cfg(unix)]
fn is_output_open() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let out = stdout();
    let mut pipe = [PollFd::new(&out, PollFlags::empty())];
    let done = poll(&mut pipe, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }));
    done.is_err() || !pipe[0].revents().intersects(PollFlags::ERR | PollFlags::HUP)
}

/// Always true: other systems report a closed pipe only when an answer is written.
#[cfg(not(unix))]
fn is_output_open() -> bool {
    true
}

/// How often to check, after the last line, that the answers are still read.
const OUTPUT_CHECK: Duration = Duration::from_millis(500);

/// Unanswered lines are read ahead up to this size, in bytes; a program that writes more waits.
const UNANSWERED_MAX: usize = 8 * LINE_MAX as usize;
/// What a line takes in memory beside its text, in bytes.
const LINE_COST: usize = 128;

/// Makes reading wait while too many lines are unanswered.
#[derive(Debug, Default)]
struct Gate {
    /// The size of the unanswered lines, in bytes.
    n_bytes: Mutex<usize>,
    fewer: Condvar,
}

/// The bytes of an unanswered line. The gate counts them until this is dropped, once the line is answered.
#[derive(Debug)]
struct Permit {
    gate: Arc<Gate>,
    n_bytes: usize,
}

impl Gate {
    fn enter(self: &Arc<Gate>, n_bytes: usize) -> Permit {
        let unanswered = self.n_bytes.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |unanswered: &mut usize| *unanswered + n_bytes > UNANSWERED_MAX;
        let unanswered = self.fewer.wait_while(unanswered, is_full);
        *unanswered.unwrap_or_else(PoisonError::into_inner) += n_bytes;
        Permit { gate: self.clone(), n_bytes }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        *self.gate.n_bytes.lock().unwrap_or_else(PoisonError::into_inner) -= self.n_bytes;
        self.gate.fewer.notify_one();
    }
}

/// What the conversation waits for.
enum Input {
    /// A line from the other program, and its share in the gate's limit.
    Line(String, Permit),
    /// There are no more lines.
    End,
    /// A line was too long. The thread reads no more lines after it.
    TooLong,
    /// The engine has sent an event.
    Event,
}

/// Serves until the conversation is over. After the last line it only waits for the requested searches, as
/// long as their answers are read. Fails when an answer cannot be written.
fn serve(server: &mut dyn Server, engine: &mut Engine, inputs: &Receiver<Input>) -> io::Result<()> {
    let mut out = stdout();
    let (mut search, mut deadline, mut ended): (Option<SearchId>, Option<Instant>, bool) =
        (None, None, false);
    // One for each unanswered line, oldest first.
    let mut permits = VecDeque::new();
    while !ended || server.is_thinking() {
        let check = ended.then(|| Instant::now() + OUTPUT_CHECK);
        let mut actions: VecDeque<Action> = match receive(inputs, deadline.into_iter().chain(check).min()) {
            Ok(Input::Line(text, permit)) => {
                permits.push_back(permit);
                server.on_line(&text)
            }
            Ok(Input::Event) => {
                let mut hear = |event| match event {
                    Event::Warning { error, .. } => {
                        complain(&error.to_string());
                        Vec::new()
                    }
                    // Events of stopped searches are ignored.
                    event if Some(event.id()) != search => Vec::new(),
                    event => server.on_event(event),
                };
                engine.events().flat_map(&mut hear).collect()
            }
            Ok(Input::TooLong) => {
                complain(&format!("a line is longer than {LINE_MAX} bytes, so no more lines are read"));
                ended = true;
                Vec::new()
            }
            Ok(Input::End) | Err(RecvTimeoutError::Disconnected) => {
                ended = true;
                Vec::new()
            }
            Err(RecvTimeoutError::Timeout) if ended && !is_output_open() => {
                engine.stop();
                return Ok(());
            }
            Err(RecvTimeoutError::Timeout) if deadline.is_none_or(|due| Instant::now() < due) => Vec::new(),
            Err(RecvTimeoutError::Timeout) => {
                deadline = None;
                server.on_timeout()
            }
        }
        .into();
        while let Some(action) = actions.pop_front() {
            match action {
                Action::Say(text) => {
                    out.write_all(text.as_bytes())?;
                    out.flush()?;
                }
                Action::Think { request, within } => {
                    let id = SearchId::unique();
                    engine.go(id, request);
                    search = Some(id);
                    deadline = within.map(|time| Instant::now() + time);
                }
                Action::Stop => {
                    engine.stop();
                    (search, deadline) = (None, None);
                }
                Action::Read { file } => {
                    let read = disk::read(Path::new(&file)).map_err(|error| error.to_string());
                    actions.extend(server.on_file(read));
                }
                Action::Quit => return Ok(()),
            }
        }
        permits.drain(..permits.len().saturating_sub(server.n_waiting()));
    }
    Ok(())
}

fn receive(inputs: &Receiver<Input>, deadline: Option<Instant>) -> Result<Input, RecvTimeoutError> {
    match deadline {
        None => inputs.recv().map_err(RecvTimeoutError::from),
        Some(deadline) => inputs.recv_timeout(deadline.saturating_duration_since(Instant::now())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_waits_while_too_much_is_unanswered() {
        let gate = Arc::new(Gate::default());
        let first = gate.enter(UNANSWERED_MAX);
        let (entered, entries) = mpsc::channel();
        let reader = std::thread::spawn(move || {
            let permit = gate.enter(1);
            entered.send(()).unwrap();
            drop(permit);
        });
        assert!(entries.recv_timeout(Duration::from_millis(50)).is_err());
        drop(first);
        entries.recv_timeout(Duration::from_secs(60)).unwrap();
        reader.join().unwrap();
    }
}
