//! [`Engine`]: one worker thread; a [`Request`] goes in, [`Event`]s come out, and no call blocks.
//!
//! One atomic "newest search" is both the stop flag and the staleness test: `go` and `stop` change it, and
//! the worker compares it with the id of its own search every few hundred nodes. An event whose [`SearchId`]
//! is not the one its reader waits for is stale and changes nothing.

use crate::book::Book;
use crate::multi_pv::MultiPv;
use crate::report::{Answer, Event, MoveReport};
use crate::request::{Request, Resources};
use crate::stop::{SearchId, Stop};
use crate::thinker::Thinker;
use crate::worker::{Job, Worker};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::{Builder, JoinHandle};

/// A worker thread that thinks about one position at a time.
///
/// ```
/// use engine::{Engine, Event, Method, Request, SearchId};
/// use othello::rules::{BoardSize, Goal, Position};
///
/// let (wake, woken) = std::sync::mpsc::channel();
/// let mut engine = Engine::spawn(move || _ = wake.send(()));
/// let position = Position::start(BoardSize::STANDARD);
/// let id = SearchId::unique();
/// engine.go(id, Request::new(position, Goal::MostDiscs, Method::Greedy));
/// woken.recv().unwrap();
/// let event = engine.events().next().unwrap();
/// assert!(matches!(event, Event::Finished { id: finished, best: Some(_), .. } if finished == id));
/// ```
pub struct Engine {
    newest: Arc<AtomicU64>,
    resources: Resources,
    book: Option<Arc<Book>>,
    // `None` only while dropping.
    jobs: Option<mpsc::Sender<Job>>,
    events: mpsc::Receiver<Event>,
    /// The worker, whose lock the thread holds as long as it lives.
    worker: Arc<Mutex<Worker>>,
    thread: Option<JoinHandle<()>>,
    /// Bytes of the thread's stack.
    stack: usize,
}

/// Room for the deepest search on the largest board.
const STACK: usize = 16 << 20;

impl Engine {
    /// An engine with the usual [`Resources`], whose thread starts with its first search. `wake` is called
    /// after each event, from that thread. If the system refuses a thread, the search ends with
    /// [`Event::Failed`], sent from the caller's thread, and the next search tries again.
    pub fn spawn(wake: impl Fn() + Send + 'static) -> Engine {
        let newest = Arc::new(AtomicU64::new(SearchId::NONE.0));
        let ((jobs, to_do), (sender, events)) = (mpsc::channel(), mpsc::channel());
        let worker =
            Worker { newest: Arc::clone(&newest), jobs: to_do, events: sender, wake: Box::new(wake) };
        Engine {
            newest,
            resources: Resources::default(),
            book: None,
            jobs: Some(jobs),
            events,
            worker: Arc::new(Mutex::new(worker)),
            thread: None,
            stack: STACK,
        }
    }

    /// Gives the engine other resources, from the next search on.
    pub fn configure(&mut self, resources: Resources) {
        self.resources = resources;
    }

    /// Sets the opening book from the next search on; `None` for the program's own. A request may refuse it.
    pub fn open_book(&mut self, book: Option<Arc<Book>>) {
        self.book = book;
    }

    /// Starts the worker's thread, unless it runs already.
    fn start(&mut self) -> io::Result<()> {
        if self.thread.is_none() {
            let worker = Arc::clone(&self.worker);
            let run = move || worker.lock().expect("only this thread uses it").run();
            self.thread = Some(Builder::new().name("engine".to_owned()).stack_size(self.stack).spawn(run)?);
        }
        Ok(())
    }

    /// Begins a search with this id; a running search is given up.
    pub fn go(&mut self, id: SearchId, request: Request) {
        self.begin(id, move |thinker, stop, tell| {
            thinker.prepare(&request);
            tell_warning(id, thinker, tell);
            thinker.think(&request, stop, &|report| tell(Event::Progress { id, report }))
        });
    }

    /// Begins to evaluate all moves of a position; a running search is given up. [`Event::Evaluated`] carries
    /// the results, and the last event is [`Event::Finished`] without a move, once every score is proven.
    pub fn analyse(&mut self, id: SearchId, analysis: MultiPv) {
        self.begin(id, move |thinker, stop, tell| {
            thinker.reserve(analysis.position.size(), analysis.goal, false);
            tell_warning(id, thinker, tell);
            thinker.analyse(&analysis, stop, &|evaluation, nodes, elapsed| {
                tell(Event::Evaluated(MoveReport { id, evaluation, nodes, elapsed }));
            });
            Answer::default()
        });
    }

    fn begin(
        &mut self,
        id: SearchId,
        think: impl FnOnce(&mut Thinker, &Stop, &dyn Fn(Event)) -> Answer + Send + 'static,
    ) {
        self.newest.store(id.0, Ordering::Release);
        if let Err(error) = self.start() {
            let message = format!("the system has no thread for it: {error}");
            self.worker.lock().expect("no thread uses it").send(Event::Failed { id, message });
            return;
        }
        let (resources, book) = (self.resources, self.book.clone());
        let think = move |thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(Event)| {
            thinker.configure(resources);
            thinker.open_book(book);
            think(thinker, stop, tell)
        };
        let job = Job { id, think: Box::new(think) };
        let sent = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok());
        debug_assert!(sent, "the worker lives as long as the engine");
    }

    /// Gives up the running search, which then sends no event except [`Event::Warning`].
    pub fn stop(&mut self) {
        self.newest.store(SearchId::NONE.0, Ordering::Release);
    }

    /// The events that have arrived, oldest first; never waits.
    pub fn events(&self) -> impl Iterator<Item = Event> {
        self.events.try_iter()
    }
}

impl Drop for Engine {
    /// Stops the search in flight and waits for the thread to end.
    fn drop(&mut self) {
        self.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // The worker catches every panic of a search, so nothing is left to report.
            _ = thread.join();
        }
    }
}

/// Sends the warning about what a search prepared, before it searches: a search may take minutes.
fn tell_warning(id: SearchId, thinker: &mut Thinker, tell: &dyn Fn(Event)) {
    if let Some(error) = thinker.take_warning() {
        tell(Event::Warning { id, error });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::EngineError;
    use crate::{Level, Limits, Method};
    use othello::rules::{BoardSize, Goal, Position};
    use std::sync::mpsc::Receiver;
    use std::time::Duration;

    const PATIENCE: Duration = Duration::from_secs(20);

    fn request(size: &str, method: Method) -> Request {
        let position = Position::start(size.parse::<BoardSize>().unwrap());
        Request::new(position, Goal::MostDiscs, method)
    }

    fn spawn() -> (Engine, Receiver<()>) {
        let (wake, woken) = mpsc::channel();
        (Engine::spawn(move || _ = wake.send(())), woken)
    }

    fn go(engine: &mut Engine, request: Request) -> SearchId {
        let id = SearchId::unique();
        engine.go(id, request);
        id
    }

    /// Waits for the end of a search and returns every event on the way.
    fn finish(engine: &Engine, woken: &Receiver<()>) -> Vec<Event> {
        let is_end = |event: &Event| matches!(event, Event::Finished { .. } | Event::Failed { .. });
        let mut events = Vec::new();
        while !events.iter().any(is_end) {
            woken.recv_timeout(PATIENCE).expect("the engine answers");
            events.extend(engine.events());
        }
        events
    }

    /// The move of a search that finishes, and its report.
    fn answer(engine: &Engine, woken: &Receiver<()>) -> Answer {
        match finish(engine, woken).pop() {
            Some(Event::Finished { best, report, .. }) => (best, report),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_search_reports_while_it_runs_and_then_its_move() {
        for method in [Method::Minimax { depth: 5 }, Method::Search(Limits::Level(Level::new(8)))] {
            let (mut engine, woken) = spawn();
            let id = go(&mut engine, request("8x8", method));
            let events = finish(&engine, &woken);
            assert!(events.iter().all(|event| event.id() == id));
            assert!(matches!(&events[0], Event::Progress { report, .. } if !report.lines.is_empty()));
            let Some(Event::Finished { best: Some(best), report, .. }) = events.last() else {
                panic!("{events:?}")
            };
            assert_eq!(report.lines[0].line[0], *best);
            assert!(report.nodes > 0 && report.depth > 0);
        }
    }

    #[test]
    fn time_limits_are_kept() {
        let (mut engine, woken) = spawn();
        let left = Duration::from_millis(2_000);
        for limits in
            [Limits::Time(Duration::from_millis(100)), Limits::Clock { left, increment: Duration::ZERO }]
        {
            go(&mut engine, request("16x16", Method::Search(limits)));
            let (best, report) = answer(&engine, &woken);
            // The machine may be busy with other tests.
            assert!(best.is_some() && report.elapsed < Duration::from_secs(1), "{report:?}");
        }
    }

    #[test]
    fn a_stopped_search_stays_silent_and_the_next_one_is_served() {
        let (mut engine, woken) = spawn();
        let sizes = ["4x4", "8x8", "16x16", "6x10"];
        let methods = [
            Method::Search(Limits::Solve),
            Method::Search(Limits::Depth(40)),
            Method::Minimax { depth: 12 },
            Method::Search(Limits::Level(Level::MAX)),
            Method::Random,
        ];
        for i in 0..200 {
            let stopped = go(&mut engine, request(sizes[i % sizes.len()], methods[i % methods.len()]));
            if i % 3 == 0 {
                std::thread::yield_now();
            }
            if i % 2 == 0 {
                engine.stop();
                // At most the events under way at that moment.
                assert!(engine.events().all(|event| event.id() <= stopped));
            }
        }
        let last = go(&mut engine, request("8x8", Method::Greedy));
        let answered =
            |event: Event| matches!(event, Event::Finished { id, best: Some(_), .. } if id == last);
        while !engine.events().any(answered) {
            woken.recv_timeout(PATIENCE).expect("the engine answers");
        }
        assert_eq!(engine.events().count(), 0);
    }

    #[test]
    fn an_analysis_sends_its_results_and_then_its_end() {
        let (mut engine, woken) = spawn();
        let position = Position::start("4x4".parse::<BoardSize>().unwrap());
        let id = SearchId::unique();
        engine.analyse(id, MultiPv { position, goal: Goal::MostDiscs, known: Vec::new() });
        let events = finish(&engine, &woken);
        assert!(events.iter().all(|event| event.id() == id));
        let Some((Event::Finished { best: None, .. }, found)) = events.split_last() else {
            panic!("{events:?}")
        };
        let score = |event: &Event| match event {
            Event::Evaluated(found) => found.evaluation.exact(),
            _ => None,
        };
        let exact = found.iter().filter(|event| score(event) == Some(-10)).count();
        assert_eq!(exact, 4, "all four first moves lose by ten discs");
    }

    #[test]
    fn any_resources_work_and_node_limits_hold() {
        let (mut engine, woken) = spawn();
        for (n_threads, table_mb) in [(0, 0), (1, 1), (2, 64), (1, 1)] {
            engine.configure(Resources { n_threads, table_mb });
            go(&mut engine, request("8x8", Method::Search(Limits::Nodes(20_000))));
            let (best, report) = answer(&engine, &woken);
            assert!(best.is_some() && (20_000..21_000).contains(&report.nodes), "{report:?}");
        }
    }

    #[test]
    fn a_warning_is_sent_even_if_its_search_was_stopped() {
        let (mut engine, woken) = spawn();
        // The search may be stopped before it has begun, so the test repeats until one has begun.
        let mut events = Vec::new();
        while events.is_empty() {
            let id = SearchId::unique();
            engine.begin(id, move |_, stop, tell| {
                while !stop.requested() {
                    std::thread::yield_now();
                }
                let error = EngineError::LittleMemory { wanted: 1024, granted: 512 };
                tell(Event::Warning { id, error });
                Answer::default()
            });
            std::thread::sleep(Duration::from_millis(5));
            engine.stop();
            _ = woken.recv_timeout(Duration::from_millis(100));
            events.extend(engine.events());
        }
        let is_warning = |event: &Event| match event {
            Event::Warning { error, .. } => error.to_string().ends_with("512 MB serve instead."),
            _ => false,
        };
        assert!(events.iter().all(is_warning), "{events:?}");
    }

    #[test]
    fn without_a_thread_a_search_fails_with_a_sentence_and_the_next_one_tries_again() {
        let (mut engine, woken) = spawn();
        // More than any system can provide.
        engine.stack = usize::MAX / 4 + 1;
        let id = go(&mut engine, request("8x8", Method::Greedy));
        let events = finish(&engine, &woken);
        let [Event::Failed { id: failed, message }] = &events[..] else { panic!("{events:?}") };
        assert_eq!(*failed, id);
        assert!(message.starts_with("the system has no thread for it: "), "{message}");
        engine.stack = STACK;
        let id = go(&mut engine, request("8x8", Method::Greedy));
        let events = finish(&engine, &woken);
        assert!(matches!(events[..], [Event::Finished { id: now, best: Some(_), .. }] if now == id));
    }

    #[test]
    fn a_panicking_search_fails_and_the_next_one_runs() {
        let (mut engine, woken) = spawn();
        let id = SearchId::unique();
        engine.begin(id, move |_, _, _| panic!("search {}", id.0));
        assert_eq!(finish(&engine, &woken), [Event::Failed { id, message: format!("search {}", id.0) }]);
        go(&mut engine, request("8x8", Method::Greedy));
        assert!(answer(&engine, &woken).0.is_some());
    }
}
