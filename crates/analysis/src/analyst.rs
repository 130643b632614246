//! The analyst: one thread that searches for every part of the window that needs values, the most urgent
//! order first.
//!
//! The app starts one and gives a [`Client`] of it to each part. An order goes in under a
//! [`SearchId`], and its answer comes out under the same id, so that a client can match answers to orders.
//! A more urgent order stops the running search, which starts again later. Only the short searches for what
//! people play are not stopped: they take some milliseconds a move on 8×8. A panic ends its order, and the
//! thread goes on.

pub mod jobs;

pub use crate::learn::learn_moves;

use crate::explain::{CauseFinder, Explanation};
use crate::review::Review;
use crate::study::people::MoveValues;
use engine::{Limits, Method, Request, Resources, SearchId, Stop, Stopper, Thinker};
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Position};
use std::cmp::Reverse;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard};
use system::worker::Worker;

/// Threads and memory of a look-back, and of all searches that are not part of a review.
pub const RESOURCES: Resources = Resources { n_threads: 1, table_mb: 16 };

/// The window's handle to the thread. Clones share the thread, which ends with the last clone and client.
#[derive(Clone)]
pub struct Analyst {
    worker: Rc<Worker<Instruction>>,
    at_work: AtWork,
}

/// The clients, the least urgent first. There is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// A review of a library game in the queue.
    Background,
    /// A review of the game that has just ended.
    LookBack,
    /// Moves of the last game, for the exercise in which the player tries them again.
    AnotherLook,
    /// What people of a rating play.
    People,
    /// The moves of a game that the learner guesses.
    Guess,
    /// The moves of a mistake that the learner is asked about.
    Mistake,
    /// The grade of a move, before the opponent replies.
    Coach,
}

/// How deep all moves of a position are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// In plies.
    pub plies: u8,
    /// With at most this many empty squares, the search goes to the end of the game.
    pub solved_from: usize,
}

impl Depth {
    /// The search of all moves of a position.
    pub fn request(self, position: &Position) -> Request {
        let is_solved = position.empties().len() <= self.solved_from;
        let limits = if is_solved { Limits::Solve } else { Limits::Depth(self.plies) };
        Request::new(*position, Goal::MostDiscs, Method::Search(limits)).lines(u8::MAX)
    }
}

/// How far a job is after a search.
#[derive(Clone, Debug)]
pub enum Step {
    /// It needs another search, or the same again.
    GoesOn,
    /// It needs another search, and has an answer already.
    Answers(Answer),
    /// It is done.
    Done(Answer),
}

/// What jobs search with. The thread keeps it from one search to the next.
pub struct Tools {
    /// An engine with [`RESOURCES`].
    pub thinker: Thinker,
    /// The last request for all moves, and its answer: the coach asks before and again after the move.
    last: Option<(Request, Vec<Evaluation>)>,
    causes: CauseFinder,
}

impl Tools {
    fn new() -> Tools {
        Tools { thinker: Thinker::new(RESOURCES), last: None, causes: CauseFinder::default() }
    }
}

/// The answer to an order.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The values of the moves that were asked about, best first.
    Moves(Position, Vec<Evaluation>),
    /// What people see of a position. It comes twice if the replies are wanted: without them, then with them.
    People(MoveValues),
    /// A game with the values of its positions.
    Review(Box<Review>),
    /// Why a move lost.
    Cause(Box<Explanation>),
    /// A panic ended the order.
    Failed,
}

/// Sends orders of one priority and receives their answers.
pub struct Client {
    analyst: Analyst,
    priority: Priority,
    sender: Sender<(SearchId, Answer)>,
    answers: Receiver<(SearchId, Answer)>,
}

impl Analyst {
    /// Starts the thread, which calls `wake` after each answer.
    pub fn start(wake: impl Fn() + Send + 'static) -> Analyst {
        let at_work = AtWork::default();
        let seen_by_thread = at_work.clone();
        let worker =
            Worker::start("analyst", || (), move |handle| work(&handle.jobs, &seen_by_thread, &wake));
        Analyst { worker: Rc::new(worker), at_work }
    }

    /// A client of a priority.
    pub fn client(&self, priority: Priority) -> Client {
        let (sender, answers) = channel();
        Client { analyst: self.clone(), priority, sender, answers }
    }
}

impl Client {
    /// Asks for the values of all moves of a position of a game in which most discs win.
    pub fn ask_moves(&self, position: &Position, depth: Depth) -> SearchId {
        self.order(jobs::moves(depth.request(position)))
    }

    /// Orders a job, of [`jobs`] or another: a search, or several one after the other. `job` is called for
    /// one search at a time. A search that its `Stop` ends must leave the job unchanged and answer nothing.
    pub fn order(&self, job: impl FnMut(&mut Tools, &Stop) -> Step + Send + 'static) -> SearchId {
        let id = SearchId::unique();
        let order = Order { id, priority: self.priority, job: Box::new(job), sender: self.sender.clone() };
        self.send(Instruction::Do(order), |priority| priority < self.priority);
        id
    }

    /// Withdraws the orders that are not done.
    pub fn withdraw(&self) {
        self.send(Instruction::Withdraw(self.priority), |priority| priority == self.priority);
    }

    /// Pauses the client's orders, or lets them continue.
    pub fn hold(&self, is_held: bool) {
        self.send(Instruction::Hold(self.priority, is_held), |priority| is_held && priority == self.priority);
    }

    /// Sends an instruction, and stops the search at work if its priority is one that has to give way.
    fn send(&self, instruction: Instruction, gives_way: impl Fn(Priority) -> bool) {
        let at_work = lock(&self.analyst.at_work);
        self.analyst.worker.send(instruction);
        if let Some((priority, stopper)) = &*at_work
            && gives_way(*priority)
        {
            stopper.stop();
        }
    }

    /// The answers since the last time; never waits.
    pub fn answers(&self) -> Vec<(SearchId, Answer)> {
        self.answers.try_iter().collect()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.withdraw();
    }
}

/// The priority of the search at work, and how to stop it. Orders are sent and chosen under its lock, so that
/// none is sent unseen between the choice of a search and its start.
type AtWork = Arc<Mutex<Option<(Priority, Stopper)>>>;

fn lock(at_work: &AtWork) -> MutexGuard<'_, Option<(Priority, Stopper)>> {
    at_work.lock().expect("nothing panics under the lock")
}

enum Instruction {
    Do(Order),
    /// Drop the orders of a priority.
    Withdraw(Priority),
    /// Pause the orders of a priority, or let them continue.
    Hold(Priority, bool),
}

/// Does one search of a job.
type SearchOfJob = dyn FnMut(&mut Tools, &Stop) -> Step + Send;

struct Order {
    id: SearchId,
    priority: Priority,
    job: Box<SearchOfJob>,
    sender: Sender<(SearchId, Answer)>,
}

fn work(instructions: &Receiver<Instruction>, at_work: &AtWork, wake: &dyn Fn()) {
    let mut tools = Tools::new();
    let mut orders = Orders::default();
    loop {
        if orders.most_urgent().is_none() {
            let Ok(instruction) = instructions.recv() else { return };
            orders.accept(instruction);
        }
        let (mut order, stop) = {
            let mut at_work = lock(at_work);
            instructions.try_iter().for_each(|instruction| orders.accept(instruction));
            let Some(order) = orders.most_urgent().map(|at| orders.open.remove(at)) else { continue };
            let (stopper, stop) = Stop::pair();
            *at_work = Some((order.priority, stopper));
            (order, stop)
        };
        let step = catch_unwind(AssertUnwindSafe(|| (order.job)(&mut tools, &stop)));
        *lock(at_work) = None;
        let step = step.unwrap_or_else(|_| {
            // A panic may have left the tools half-changed.
            tools = Tools::new();
            Step::Done(Answer::Failed)
        });
        let is_done = matches!(step, Step::Done(_));
        if let Step::Answers(answer) | Step::Done(answer) = step {
            // Fails if the client was dropped.
            _ = order.sender.send((order.id, answer));
            wake();
        }
        if !is_done {
            orders.open.insert(0, order);
        }
    }
}

/// The orders that are not done.
#[derive(Default)]
struct Orders {
    open: Vec<Order>,
    /// Priorities whose orders are paused.
    held: Vec<Priority>,
}

impl Orders {
    fn accept(&mut self, instruction: Instruction) {
        match instruction {
            Instruction::Do(order) => self.open.push(order),
            Instruction::Withdraw(priority) => self.open.retain(|order| order.priority != priority),
            Instruction::Hold(priority, is_held) => {
                self.held.retain(|held| *held != priority);
                self.held.extend(is_held.then_some(priority));
            }
        }
    }

    /// The place of the order that is done next.
    fn most_urgent(&self) -> Option<usize> {
        let free = (0..self.open.len()).filter(|&at| !self.held.contains(&self.open[at].priority));
        free.max_by_key(|&at| (self.open[at].priority, Reverse(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::game;
    use othello::rules::{BoardSize, Squares};
    use std::sync::mpsc;
    use std::time::Duration;

    /// Waits until a client has answers, and returns them in their order.
    fn wait_for(woken: &mpsc::Receiver<()>, client: &Client) -> Vec<(SearchId, Answer)> {
        loop {
            let answers = client.answers();
            if !answers.is_empty() {
                return answers;
            }
            woken.recv_timeout(Duration::from_secs(60)).expect("the thread answers");
        }
    }

    fn start() -> (Analyst, mpsc::Receiver<()>) {
        let (wake, woken) = mpsc::channel();
        (Analyst::start(move || _ = wake.send(())), woken)
    }

    const QUICK: Depth = Depth { plies: 2, solved_from: 0 };

    #[test]
    fn every_move_has_a_value_under_the_id_of_its_order() {
        let (analyst, woken) = start();
        let (client, position) = (analyst.client(Priority::Mistake), *game("f5").position());
        let id = client.ask_moves(&position, Depth { plies: 4, solved_from: 0 });
        let answers = wait_for(&woken, &client);
        let [(answered, Answer::Moves(of, moves))] = answers.as_slice() else { panic!("{answers:?}") };
        assert_eq!((*answered, *of), (id, position));
        let squares = moves.iter().filter_map(|own| own.line[0].square());
        assert_eq!(squares.collect::<Squares>(), position.legal_moves());
        assert!(moves.is_sorted_by_key(|own| -own.score));
    }

    #[test]
    fn an_urgent_order_goes_before_one_that_takes_long_and_a_withdrawn_one_has_no_answer() {
        let (analyst, woken) = start();
        let [slow, fast] = [Priority::AnotherLook, Priority::Coach].map(|priority| analyst.client(priority));
        let start = Position::start(BoardSize::STANDARD);
        // It would take hours.
        slow.ask_moves(&start, Depth { plies: 40, solved_from: 0 });
        let id = fast.ask_moves(&start, QUICK);
        assert_eq!(wait_for(&woken, &fast)[0].0, id);
        slow.withdraw();
        let id = slow.ask_moves(&start, QUICK);
        let ids: Vec<SearchId> = wait_for(&woken, &slow).into_iter().map(|(id, _)| id).collect();
        assert_eq!(ids, [id]);
    }

    #[test]
    fn orders_that_are_held_wait_until_they_may_go_on() {
        let (analyst, woken) = start();
        let [held, free] =
            [Priority::LookBack, Priority::Background].map(|priority| analyst.client(priority));
        let start = Position::start(BoardSize::STANDARD);
        held.hold(true);
        let (waits, id) = (held.ask_moves(&start, QUICK), free.ask_moves(&start, QUICK));
        assert_eq!(wait_for(&woken, &free)[0].0, id);
        assert!(held.answers().is_empty());
        held.hold(false);
        assert_eq!(wait_for(&woken, &held)[0].0, waits);
    }

    #[test]
    fn a_job_that_panics_fails_alone() {
        let (analyst, woken) = start();
        let client = analyst.client(Priority::Coach);
        let broken = client.order(|_, _| -> Step { panic!("it is broken") });
        assert!(matches!(wait_for(&woken, &client)[..], [(id, Answer::Failed)] if id == broken));
        let id = client.ask_moves(&Position::start(BoardSize::STANDARD), QUICK);
        assert!(matches!(wait_for(&woken, &client)[..], [(of, Answer::Moves(..))] if of == id));
    }
}
