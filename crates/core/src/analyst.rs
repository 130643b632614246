//! The analyst: one thread that searches for every part of the window that needs values, the most urgent
//! order first.
//!
//! The app starts one and gives a [`Client`] of it to the coach, the mistakes, the guesses, "what people
//! play", another look, the look back and the reviews in the background. An order goes in under a
//! [`SearchId`], and its answer comes out under the same id, so that a client can match answers to orders.
//! A more urgent order stops the search at work, which begins again later; only the values of moves for
//! what people play, some milliseconds a move on 8×8, run to their end. A panic ends its order, and the
//! thread goes on.

use crate::analysis::explain::{CauseFinder, Explanation};
use crate::analysis::review::{Plan, Review};
use crate::knowledge::Knowledge;
use crate::study::people::MoveValues;
use crate::teach::another_look;
use crate::teach::coach::Graded;
use crate::worker::Worker;
use engine::human::Situation;
use engine::{Limits, Method, Request, Resources, SearchId, Stop, Stopper, Thinker};
use othello::evaluation::Evaluation;
use othello::rules::{Color, Goal, Position, Square};
use std::cmp::Reverse;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard};

/// For the searches of all clients but the reviews, and for a look back.
pub const RESOURCES: Resources = Resources { n_threads: 1, table_mb: 16 };

/// The window's end of the thread. Clones share the thread, which ends with the last clone and client.
#[derive(Clone)]
pub struct Analyst {
    worker: Rc<Worker<Job>>,
    at_work: AtWork,
}

/// The clients, the least urgent first. There is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// A review of a game of the library that waits for it.
    Background,
    /// A review of the game that has just ended.
    LookBack,
    /// Moves of the last game, for another look.
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

/// The answer to an order.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The values of all moves of a position, best first.
    Moves(Position, Vec<Evaluation>),
    /// What people see of a position. Where the replies are looked at, it comes twice: before and after.
    People(MoveValues),
    /// A game with the values of its positions.
    Review(Box<Review>),
    /// Why a move lost.
    Cause(Box<Explanation>),
    /// A move after the coach's further look.
    Graded(Box<Graded>),
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
        self.order(Task::Moves(Box::new(depth.request(position))))
    }

    /// Asks what people see of a position.
    pub fn ask_people(&self, situation: Situation) -> SearchId {
        self.order(Task::People { situation, values: None, replies: Some(Vec::new()) })
    }

    /// Asks what people play in a position, without a look at the replies. The answer comes once.
    pub fn ask_shares(&self, situation: Situation) -> SearchId {
        self.order(Task::People { situation, values: None, replies: None })
    }

    /// Asks for a complete review, with threads and memory of its own.
    pub fn ask_review(&self, plan: Plan, resources: Resources) -> SearchId {
        self.order(Task::Review { plan: Box::new(plan), resources, thinker: None, review: None })
    }

    /// Asks for the cause of what a move lost.
    pub fn ask_cause(&self, explanation: Explanation) -> SearchId {
        self.order(Task::Cause(Box::new(explanation)))
    }

    /// Asks for a further look at a move and the best one.
    pub fn ask_again(&self, graded: Graded) -> SearchId {
        self.order(Task::Again(Box::new(graded)))
    }

    fn order(&self, task: Task) -> SearchId {
        let id = SearchId::unique();
        let order = Order { id, priority: self.priority, task, sender: self.sender.clone() };
        self.send(Job::Order(order), |priority| priority < self.priority);
        id
    }

    /// Withdraws the orders that are not done.
    pub fn withdraw(&self) {
        self.send(Job::Withdraw(self.priority), |priority| priority == self.priority);
    }

    /// Holds the orders where they are, or lets them go on.
    pub fn hold(&self, is_held: bool) {
        self.send(Job::Hold(self.priority, is_held), |priority| is_held && priority == self.priority);
    }

    /// Sends a job, and stops the search at work if its priority is one that has to give way.
    fn send(&self, job: Job, gives_way: impl Fn(Priority) -> bool) {
        let at_work = self.analyst.at_work.lock();
        self.analyst.worker.send(job);
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

/// Stores the values of all moves of a position.
pub fn learn_moves(knowledge: &mut Knowledge, position: &Position, moves: &[Evaluation]) {
    moves.iter().for_each(|own| knowledge.learn_move(position, Goal::MostDiscs, own.clone()));
}

/// The priority of the search at work, and how to stop it. Jobs are sent and chosen under its lock, so that
/// none is sent unseen between the choice of a search and its start.
#[derive(Clone, Default)]
struct AtWork(Arc<Mutex<Option<(Priority, Stopper)>>>);

impl AtWork {
    fn lock(&self) -> MutexGuard<'_, Option<(Priority, Stopper)>> {
        self.0.lock().expect("nothing panics under the lock")
    }
}

enum Job {
    Order(Order),
    /// Drop the orders of a priority.
    Withdraw(Priority),
    /// Leave the orders of a priority undone, or do them again.
    Hold(Priority, bool),
}

struct Order {
    id: SearchId,
    priority: Priority,
    task: Task,
    sender: Sender<(SearchId, Answer)>,
}

enum Task {
    Moves(Box<Request>),
    People {
        situation: Situation,
        values: Option<Box<MoveValues>>,
        /// The moves whose replies are still to be looked at, last first; `None` where none are.
        replies: Option<Vec<(Square, Situation)>>,
    },
    Review {
        plan: Box<Plan>,
        resources: Resources,
        /// Its own table, once it has begun, which searches of other clients neither fill nor empty.
        thinker: Option<Box<Thinker>>,
        /// The review once all is searched, while causes are found.
        review: Option<Box<Review>>,
    },
    Cause(Box<Explanation>),
    Again(Box<Graded>),
}

/// The state of the thread between searches.
struct Searcher {
    thinker: Thinker,
    /// The last request for all moves, and its answer: the coach asks before and again after the move.
    last: Option<(Request, Vec<Evaluation>)>,
    causes: CauseFinder,
}

fn work(jobs: &Receiver<Job>, at_work: &AtWork, wake: &dyn Fn()) {
    let mut searcher = Searcher::new();
    let mut orders = Orders::default();
    loop {
        if orders.most_urgent().is_none() {
            let Ok(job) = jobs.recv() else { return };
            orders.accept(job);
        }
        let (mut order, stop) = {
            let mut at_work = at_work.lock();
            jobs.try_iter().for_each(|job| orders.accept(job));
            let Some(order) = orders.most_urgent().map(|at| orders.open.remove(at)) else { continue };
            let (stopper, stop) = Stop::pair();
            *at_work = Some((order.priority, stopper));
            (order, stop)
        };
        // After a panic nothing of the searcher is used again.
        let step = catch_unwind(AssertUnwindSafe(|| searcher.step(&mut order.task, &stop)));
        let (answer, is_done) = step.unwrap_or_else(|_| {
            searcher = Searcher::new();
            (Some(Answer::Failed), true)
        });
        *at_work.lock() = None;
        if let Some(answer) = answer {
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
    /// Priorities whose orders are left undone.
    held: Vec<Priority>,
}

impl Orders {
    fn accept(&mut self, job: Job) {
        match job {
            Job::Order(order) => self.open.push(order),
            Job::Withdraw(priority) => self.open.retain(|order| order.priority != priority),
            Job::Hold(priority, is_held) => {
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

/// The next move of either side that may be worth another look and whose cause is not known.
fn next_to_look_at(review: &Review) -> Option<Explanation> {
    let of_side = |color| another_look::moments(review, color).into_iter().map(|moment| moment.explanation);
    Color::BOTH.into_iter().flat_map(of_side).find(|explanation| explanation.finding.is_none())
}

impl Searcher {
    fn new() -> Searcher {
        Searcher { thinker: Thinker::new(RESOURCES), last: None, causes: CauseFinder::default() }
    }

    /// Does one search for a task. Returns its answer, if there is one by now, and whether the task is done.
    /// A stopped search changes neither the task nor the answer.
    fn step(&mut self, task: &mut Task, stop: &Stop) -> (Option<Answer>, bool) {
        match task {
            Task::Moves(request) => {
                let moves = match self.last.take() {
                    Some((last, moves)) if last == **request => moves,
                    _ => self.thinker.think(request, stop, &|_| {}).1.lines,
                };
                if stop.requested() {
                    return (None, false);
                }
                self.last = Some(((**request).clone(), moves.clone()));
                (Some(Answer::Moves(request.position, moves)), true)
            }
            Task::People { situation, values: known @ None, replies } => {
                let values = self.thinker.move_values(&situation.position, situation.goal, stop);
                if stop.requested() {
                    return (None, false);
                }
                let found = known.insert(Box::new(MoveValues::new(*situation, values)));
                if let Some(replies) = replies {
                    *replies = found.pending_replies();
                    replies.reverse();
                }
                (Some(Answer::People((**found).clone())), replies.is_none())
            }
            Task::People { values: Some(known), replies, .. } => {
                let Some(&(square, after)) = replies.as_ref().and_then(|replies| replies.last()) else {
                    return (Some(Answer::People((**known).clone())), true);
                };
                let values = self.thinker.move_values(&after.position, after.goal, stop);
                if !stop.requested() {
                    known.learn_replies(square, after, values);
                    replies.iter_mut().for_each(|replies| _ = replies.pop());
                }
                (None, false)
            }
            Task::Cause(explanation) => {
                let Some(finding) = self.causes.find(explanation, stop) else { return (None, false) };
                let known = explanation.clone().with(Some(finding));
                (Some(Answer::Cause(Box::new(known))), true)
            }
            Task::Again(graded) => {
                let again = graded.look_again(&mut self.thinker, stop);
                if stop.requested() {
                    return (None, false);
                }
                let found = again.map_or_else(|| graded.clone(), Box::new);
                (Some(Answer::Graded(found)), true)
            }
            Task::Review { plan, resources, thinker, review } => {
                let Some(request) = plan.request() else {
                    let review = review.get_or_insert_with(|| Box::new(plan.review()));
                    let Some(lost) = next_to_look_at(review) else {
                        return (Some(Answer::Review(review.clone())), true);
                    };
                    if let Some(finding) = self.causes.find(&lost, stop) {
                        review.findings_mut().learn(&lost, finding);
                    }
                    return (None, false);
                };
                let thinker = thinker.get_or_insert_with(|| Box::new(Thinker::new(*resources)));
                let (_, report) = thinker.think(&request, stop, &|_| {});
                if !stop.requested() {
                    plan.take(&report);
                }
                (None, false)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::{BoardSize, Move, Squares, Start};
    use std::sync::mpsc;
    use std::time::Duration;

    /// The next answers, in their order, until a client has one.
    fn wait_for(woken: &mpsc::Receiver<()>, client: &Client) -> Vec<(SearchId, Answer)> {
        loop {
            let answers = client.answers();
            if !answers.is_empty() {
                return answers;
            }
            woken.recv_timeout(Duration::from_secs(60)).expect("the thread answers");
        }
    }

    #[test]
    fn every_move_has_a_value_under_the_id_of_its_order() {
        let (wake, woken) = mpsc::channel();
        let client = Analyst::start(move || _ = wake.send(())).client(Priority::Mistake);
        let start = Start::Standard.position(BoardSize::STANDARD);
        let f5 = Square::parse("f5", start.size()).unwrap();
        let position = start.play(Move::Place(f5)).unwrap();
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
        let (wake, woken) = mpsc::channel();
        let analyst = Analyst::start(move || _ = wake.send(()));
        let [slow, fast] = [Priority::AnotherLook, Priority::Coach].map(|priority| analyst.client(priority));
        let start = Start::Standard.position(BoardSize::STANDARD);
        // It would take hours.
        slow.ask_moves(&start, Depth { plies: 40, solved_from: 0 });
        let id = fast.ask_moves(&start, Depth { plies: 2, solved_from: 0 });
        assert_eq!(wait_for(&woken, &fast)[0].0, id);
        slow.withdraw();
        let id = slow.ask_moves(&start, Depth { plies: 2, solved_from: 0 });
        let ids: Vec<SearchId> = wait_for(&woken, &slow).into_iter().map(|(id, _)| id).collect();
        assert_eq!(ids, [id]);
    }

    #[test]
    fn orders_that_are_held_wait_until_they_may_go_on() {
        let (wake, woken) = mpsc::channel();
        let analyst = Analyst::start(move || _ = wake.send(()));
        let [held, free] =
            [Priority::LookBack, Priority::Background].map(|priority| analyst.client(priority));
        let start = Start::Standard.position(BoardSize::STANDARD);
        held.hold(true);
        let waits = held.ask_moves(&start, Depth { plies: 2, solved_from: 0 });
        let id = free.ask_moves(&start, Depth { plies: 2, solved_from: 0 });
        assert_eq!(wait_for(&woken, &free)[0].0, id);
        assert!(held.answers().is_empty());
        held.hold(false);
        assert_eq!(wait_for(&woken, &held)[0].0, waits);
    }

    #[test]
    fn a_stopped_search_begins_again_with_the_next_step() {
        let mut searcher = Searcher::new();
        let position = Start::Standard.position(BoardSize::STANDARD);
        let request =
            Request::new(position, Goal::MostDiscs, Method::Search(Limits::Depth(4))).lines(u8::MAX);
        let mut task = Task::Moves(Box::new(request));
        let (stopper, stop) = Stop::pair();
        stopper.stop();
        assert!(matches!(searcher.step(&mut task, &stop), (None, false)));
        let (_stopper, stop) = Stop::pair();
        let (Some(Answer::Moves(_, moves)), true) = searcher.step(&mut task, &stop) else {
            panic!("no answer")
        };
        assert_eq!(moves.len(), 4);
    }
}
