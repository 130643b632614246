//! `outflank-engine serve`: answers requests of another program, JSON lines in and out.
//!
//! Each request is an object with a `method`; its `id` comes back in every line about it. `analyze` requests
//! wait in a queue for a free thread; `rules` and `cancel` are answered at once.

use crate::arguments::{Threads, read_level, read_seconds, read_size};
use crate::input::{position_of, take_output};
use crate::labeller::{Labeller, Question, Searching};
use crate::records::{
    self, Evaluated, Iteration, Line, Message, Origin, PositionRecord, Record, Reply, Rules, names,
};
use crate::source::Given;
use clap::Args;
use engine::eight::Window;
use engine::{Level, Limits, Report, Resources, Stop, Stopper};
use othello::evaluation::Score;
use othello::formats::transcript;
use othello::rules::{BoardSize, Color, Goal};
use serde::Deserialize;
use serde_json::Value as Json;
use std::io::{BufRead, Read, Write, stdin};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Serve {
    #[command(flatten)]
    threads: Threads,
    /// Megabytes of memory for each thread
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=16384))]
    hash_mb: u32,
    /// Requests that may wait; further ones are answered by an error
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    queue: u32,
    /// Seconds that a request may take at most
    #[arg(long, value_parser = read_seconds)]
    seconds: Option<Duration>,
}

/// A request; an unknown field is an error.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    #[serde(default)]
    id: Option<Json>,
    method: Method,
    /// Moves such as f5d6c3, or a board with the side to move.
    #[serde(default)]
    position: String,
    /// Moves after the position.
    #[serde(default)]
    moves: String,
    /// Width and height where the position doesn't say it.
    size: Option<String>,
    #[serde(default)]
    fewest: bool,
    level: Option<u8>,
    depth: Option<u8>,
    seconds: Option<f64>,
    nodes: Option<u64>,
    #[serde(default)]
    exact: bool,
    #[serde(default)]
    wld: bool,
    #[serde(default)]
    lines: u8,
    #[serde(default)]
    progress: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Method {
    Analyze,
    Rules,
    Cancel,
}

/// The longest request, in bytes.
const LINE_MAX: u64 = 1 << 20;
/// How often the time of requests is checked.
const WATCH_INTERVAL: Duration = Duration::from_millis(20);

/// What a thread needs to answer an `analyze` request.
struct ServeWork {
    request: Request,
    given: Given,
    question: Question,
    stop: Stop,
}

/// A request that waits or is being searched.
struct ServeTask {
    number: u64,
    id: Option<Json>,
    stopper: Stopper,
    /// `None` once a thread has taken it.
    work: Option<ServeWork>,
    begun: Option<Instant>,
    /// What to answer instead of a value, if it was stopped.
    answer: Option<Record>,
}

/// What the threads share.
#[derive(Default)]
struct Shared {
    tasks: Vec<ServeTask>,
    n_received: u64,
    /// The input has ended.
    is_over: bool,
}

struct Server<W> {
    arguments: Serve,
    shared: Mutex<Shared>,
    news: Condvar,
    out: Mutex<W>,
}

/// Answers requests until there are no more.
pub(super) fn run(arguments: &Serve) -> Result<(), String> {
    let (shared, news) = (Mutex::default(), Condvar::new());
    let server = &Server { arguments: *arguments, shared, news, out: Mutex::new(take_output()) };
    thread::scope(|scope| {
        for _ in 0..arguments.threads.number() {
            scope.spawn(|| server.work());
        }
        if let Some(limit) = arguments.seconds {
            scope.spawn(move || server.watch(limit));
        }
        server.read(&mut stdin().lock());
    });
    Ok(())
}

impl<W: Write> Server<W> {
    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a line. Exits if the other program has closed the pipe.
    fn say(&self, record: &Record) {
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        if out.write_all(records::line(record).as_bytes()).and_then(|()| out.flush()).is_err() {
            std::process::exit(0);
        }
    }

    fn complain(&self, id: Option<Json>, text: String) {
        self.say(&Record::Error(Message { reply: Reply { id }, text }));
    }

    /// Reads requests to the end of the input.
    fn read(&self, input: &mut dyn BufRead) {
        let mut line = Vec::new();
        loop {
            line.clear();
            let n_bytes = input.take(LINE_MAX).read_until(b'\n', &mut line).unwrap_or(0);
            if n_bytes == 0 {
                break;
            }
            if n_bytes as u64 == LINE_MAX {
                self.complain(None, format!("a request has more than {} MB", LINE_MAX >> 20));
                break;
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            match serde_json::from_slice::<Request>(&line) {
                Ok(request) => {
                    let id = request.id.clone();
                    self.take(request).unwrap_or_else(|sentence| self.complain(id, sentence));
                }
                Err(error) => {
                    let object = serde_json::from_slice::<Json>(&line).ok();
                    self.complain(object.and_then(|object| object.get("id").cloned()), error.to_string());
                }
            }
        }
        self.shared().is_over = true;
        self.news.notify_all();
    }

    /// Answers a request, or puts it into the queue.
    fn take(&self, request: Request) -> Result<(), String> {
        match request.method {
            Method::Rules => {
                let Given { position, goal, .. } = request.given()?;
                let outcome = position.outcome();
                self.say(&Record::Rules(Rules {
                    reply: Reply { id: request.id },
                    position: PositionRecord::of(&position, goal, Origin::default(), None),
                    turn: position.turn().to_string(),
                    legal: names(&position.moves(), position.size()),
                    score: outcome.map(|outcome| Score::of_outcome(&outcome, goal, Color::Black).discs()),
                }));
            }
            Method::Cancel => {
                let mut shared = self.shared();
                let cancelled = Record::Cancelled(Reply { id: request.id.clone() });
                let n_tasks = shared.tasks.len();
                shared.tasks.retain(|task| task.work.is_none() || task.id != request.id);
                let n_removed = n_tasks - shared.tasks.len();
                let mut n_stopped = n_removed;
                for task in shared.tasks.iter_mut().filter(|task| task.id == request.id) {
                    task.answer = Some(cancelled.clone());
                    task.stopper.stop();
                    n_stopped += 1;
                }
                drop(shared);
                (0..n_removed).for_each(|_| self.say(&cancelled));
                if n_stopped == 0 {
                    return Err("no request with this id waits or is at work".to_owned());
                }
            }
            Method::Analyze => {
                let (given, question) = (request.given()?, request.question()?);
                let mut shared = self.shared();
                let n_waiting = shared.tasks.iter().filter(|task| task.work.is_some()).count();
                if n_waiting >= self.arguments.queue as usize {
                    return Err("too many requests wait".to_owned());
                }
                let (stopper, stop) = Stop::pair();
                shared.n_received += 1;
                let (number, id) = (shared.n_received, request.id.clone());
                let work = Some(ServeWork { request, given, question, stop });
                shared.tasks.push(ServeTask { number, id, stopper, work, begun: None, answer: None });
                drop(shared);
                self.news.notify_one();
            }
        }
        Ok(())
    }

    /// Works on requests until there are no more.
    fn work(&self) {
        let resources = Resources { n_threads: 1, table_mb: self.arguments.hash_mb as usize };
        // Each request replaces this question.
        let mut labeller = Labeller::new(Searching::new(Question::Score(Window::FULL), resources));
        loop {
            let mut shared = self.shared();
            let (number, ServeWork { request, given, question, stop }) = loop {
                let next = shared.tasks.iter_mut().find_map(|task| {
                    let work = task.work.take()?;
                    task.begun = Some(Instant::now());
                    Some((task.number, work))
                });
                match next {
                    Some(next) => break next,
                    None if shared.is_over => return,
                    None => shared = self.news.wait(shared).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(shared);
            labeller.ask(question, request.lines.max(1));
            let tell = |report: Report| {
                if request.progress && report.depth > 0 && !stop.requested() {
                    let lines = report.lines.iter().map(|line| Line::of(line, given.position.size()));
                    let (reply, origin) = (Reply { id: request.id.clone() }, Origin::default());
                    let (effort, lines) = ((&report).into(), lines.collect());
                    self.say(&Record::Iteration(Iteration { reply, origin, effort, lines }));
                }
            };
            let labelled = labeller.label(&given, &stop, &tell);
            let mut shared = self.shared();
            let place = shared.tasks.iter().position(|task| task.number == number);
            let stopped = place.and_then(|place| shared.tasks.remove(place).answer);
            drop(shared);
            let reply = Reply { id: request.id };
            match (labelled, stopped) {
                (_, Some(answer)) => self.say(&answer),
                (Ok(Some(found)), None) => {
                    let position = given.record();
                    self.say(&Record::Evaluation(Evaluated { reply, position, ..found }));
                }
                (Ok(None), None) => self.say(&Record::Cancelled(reply)),
                (Err(sentence), None) => self.complain(reply.id, sentence),
            }
        }
    }

    /// Stops requests that take too long.
    fn watch(&self, limit: Duration) {
        loop {
            thread::sleep(WATCH_INTERVAL);
            let mut shared = self.shared();
            if shared.is_over && shared.tasks.is_empty() {
                return;
            }
            for task in &mut shared.tasks {
                if task.begun.is_some_and(|begun| begun.elapsed() > limit) && task.answer.is_none() {
                    let text = format!("stopped after {} seconds", limit.as_secs_f64());
                    let reply = Reply { id: task.id.clone() };
                    task.answer = Some(Record::Error(Message { reply, text }));
                    task.stopper.stop();
                }
            }
        }
    }
}

impl Request {
    fn given(&self) -> Result<Given, String> {
        let size = self.size.as_deref().map_or(Ok(BoardSize::STANDARD), read_size)?;
        let goal = if self.fewest { Goal::FewestDiscs } else { Goal::MostDiscs };
        let position = position_of(&self.position, size, goal).map_err(|error| error.to_string())?;
        if self.moves.trim().is_empty() {
            return Ok(Given::of(position, goal));
        }
        let after = transcript::read(&self.moves, &position, goal).map_err(|error| error.to_string())?;
        Ok(Given::of(*after.position(), goal))
    }

    fn question(&self) -> Result<Question, String> {
        let level = |level: u8| read_level(&level.to_string()).map(Limits::Level);
        let limits = [
            self.level.map(level).transpose()?,
            self.depth.map(|depth| Limits::Depth(depth.max(1))),
            self.seconds.map(|seconds| read_seconds(&seconds.to_string()).map(Limits::Time)).transpose()?,
            self.nodes.map(Limits::Nodes),
        ];
        let limits = limits.into_iter().flatten().map(Question::Value);
        let score = self.exact.then_some(Question::Score(Window::FULL));
        let outcome = self.wld.then_some(Question::Score(Window::WIN_DRAW_LOSS));
        let mut questions = limits.chain(score).chain(outcome);
        let question = questions.next().unwrap_or(Question::Value(Limits::Level(Level::new(LEVEL))));
        match questions.next() {
            None => Ok(question),
            Some(_) => Err("one of level, depth, seconds, nodes, exact and wld is expected".to_owned()),
        }
    }
}

/// The level of a request that sets no limit.
const LEVEL: u8 = 24;
