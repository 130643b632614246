//! A review at work. A thread with an engine of its own searches for it, so that the players keep theirs and
//! no search waits for a frame of the window. The thread sends what it finds; [`Reviewing::poll`] stores it
//! in the knowledge, from which the review is read.
//!
//! A finished review does not change: [`Reviewing::found_since`] has what analysis finds later. Only another
//! look ([`Reviewing::look_again`]), which searches all moves again and deeper, takes its place.

pub use super::learn::learn_book;

use super::explain::costs::CostliestIdea;
use super::explain::{Causes, Explanation};
use super::grade::mistakes;
use super::learn;
use super::review::{Plan, PlayedMove, Review, ReviewProgress};
use crate::knowledge::Knowledge;
use engine::book::Book;
use engine::{Engine, Event, Level, Report, Request, Resources, SearchId};
use othello::evaluation::Evaluation;
use othello::record::{NodeId, Record};
use othello::rules::{ByColor, Color, Position};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use system::worker::{Worker, WorkerHandle, n_processors};

/// Memory for its searches, in megabytes.
const TABLE_MB: usize = 64;

/// What a review has found since [`Reviewing::poll`] was last called.
#[derive(Clone, Debug, PartialEq)]
pub struct Polled {
    /// What a whole pass has found, to be written into the record, so that a saved game has its review again
    /// at once.
    pub values: Option<Vec<(NodeId, Evaluation)>>,
    /// Whether the review is done.
    pub is_done: bool,
    /// Why the review broke off, in a few words.
    pub failure: Option<String>,
}

/// A review that is shown in the panel, at work or done.
pub struct Reviewing {
    /// What the window's knowledge says of the game.
    pub review: Review,
    /// Its thread, which ends soon after the review is dropped.
    worker: Worker<EngineHasEvents, ReviewNews>,
    /// How far the thread is; `None` when all is done.
    pub progress: Option<ReviewProgress>,
    /// The revision of the knowledge from which the review was read.
    revision: u64,
    /// How deep its last pass looks.
    level: Level,
    verdicts: Verdicts,
    /// How many passes' values are written into the record.
    n_passes_recorded: usize,
    /// How many passes' values were sent to the library.
    n_passes_saved: usize,
    /// Whether the caller has found its game in the library.
    pub is_in_library: bool,
    /// The node that was shown last, and why the move to it lost, if it did.
    explained: Option<(NodeId, Option<Explanation>)>,
    /// The idea that cost each side most, once all is found.
    costly: Option<ByColor<Option<CostliestIdea>>>,
    /// Searches for the causes of what was lost.
    causes: Causes,
    /// How many passes were done when the causes of all losses were last asked for.
    n_passes_asked: usize,
}

/// Whether verdicts follow what is found.
#[derive(Clone, Copy, PartialEq)]
enum Verdicts {
    /// The review is not finished.
    Growing,
    /// They stay, whatever is found.
    Frozen,
    /// They stay until another look is done.
    LookingAgain,
}

/// The only job of a review's thread: its engine sends this when it has events.
struct EngineHasEvents;

/// The values that a search found, each with its position, and how far the thread is; or why it gave up.
type ReviewNews = Result<(Vec<(Position, Evaluation)>, Option<ReviewProgress>), String>;

/// How many passes are done; once all are, the largest number.
fn n_passes_done(progress: Option<ReviewProgress>) -> usize {
    progress.map_or(usize::MAX, |at_work| at_work.pass - 1)
}

/// Searches what a review needs, until it is complete or dropped.
fn work(mut plan: Plan, handle: WorkerHandle<EngineHasEvents, ReviewNews>) {
    let WorkerHandle { jobs, tell, own_jobs } = handle;
    let mut engine = Engine::spawn(move || own_jobs(EngineHasEvents));
    engine.configure(Resources { n_threads: n_processors(), table_mb: TABLE_MB });
    while let Some(request) = plan.request() {
        let found = match answer(&mut engine, request, &jobs) {
            Some(Ok(report)) => plan.take(&report),
            Some(Err(message)) => return tell(Err(message)),
            None => return,
        };
        tell(Ok((found, plan.progress())));
    }
}

/// Waits for the report of a search; `None` when the review was dropped.
fn answer(
    engine: &mut Engine,
    request: Request,
    jobs: &Receiver<EngineHasEvents>,
) -> Option<Result<Report, String>> {
    engine.go(SearchId::unique(), request);
    loop {
        let EngineHasEvents = jobs.recv().ok()?;
        let answer = engine.events().find_map(|event| match event {
            Event::Progress { .. } | Event::Evaluated(_) | Event::Warning { .. } => None,
            Event::Finished { report, .. } => Some(Ok(report)),
            Event::Failed { message, .. } => Some(Err(message)),
        });
        if answer.is_some() {
            return answer;
        }
    }
}

impl Reviewing {
    /// Begins a review of the line shown, with what is known by now; its last pass is as deep as a level
    /// plays. Its thread calls `wake` whenever it has found something. A finished review that the record
    /// holds is there at once, as it was.
    pub fn begin(
        record: &Record,
        book: Option<Arc<Book>>,
        level: Level,
        knowledge: &mut Knowledge,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> Reviewing {
        // A review that the record and the book complete is shown as it was, without what was found since.
        let mut recorded = Knowledge::default();
        for known in [&mut recorded, &mut *knowledge] {
            learn::game(known, record);
            learn_book(record, book.clone(), known);
        }
        let causes = Causes::start(wake.clone());
        let is_finished = Plan::new(record, level, recorded.clone()).request().is_none();
        let source = if is_finished { &recorded } else { &*knowledge };
        let (review, plan) = (Review::of(record, source), Plan::new(record, level, source.clone()));
        let progress = plan.progress();
        Reviewing {
            review,
            worker: Worker::start("review", wake, move |handle| work(plan, handle)),
            progress,
            revision: knowledge.revision,
            level,
            verdicts: if is_finished { Verdicts::Frozen } else { Verdicts::Growing },
            n_passes_recorded: n_passes_done(progress),
            n_passes_saved: 0,
            is_in_library: false,
            explained: None,
            costly: None,
            causes,
            n_passes_asked: 0,
        }
    }

    /// How deep another look would go; `None` while the review is at work, or where none is deeper.
    pub fn deeper(&self) -> Option<Level> {
        let next = Level::new(self.level.number() + 1);
        (self.verdicts == Verdicts::Frozen && next != self.level).then_some(next)
    }

    /// Looks at all moves under review again, a level deeper. The verdicts change when it is done.
    pub fn look_again(&mut self, knowledge: &Knowledge, wake: impl Fn() + Send + 'static) {
        let Some(level) = self.deeper() else { return };
        let plan = Plan::of(self.review.clone(), level, knowledge.clone());
        (self.level, self.verdicts) = (level, Verdicts::LookingAgain);
        self.progress = plan.progress();
        (self.n_passes_recorded, self.n_passes_saved, self.n_passes_asked) = (0, 0, 0);
        self.worker = Worker::start("review", wake, move |handle| work(plan, handle));
    }

    /// What is known by now of the position after a move, as a value for Black, if it differs from the value
    /// in the verdict and rests on more.
    pub fn found_since(&self, played: &PlayedMove, knowledge: &Knowledge) -> Option<Evaluation> {
        let position = self.review.positions.get(played.at + 1)?;
        let now = knowledge.value(position, self.review.goal)?.of(position.turn());
        let is_news = now.effort() > played.after.effort() && now.score != played.after.score;
        (self.verdicts != Verdicts::Growing && is_news).then_some(now)
    }

    /// Updates the review from the knowledge, if that has changed since it was read.
    fn read(&mut self, knowledge: &Knowledge) {
        if self.revision != knowledge.revision {
            self.revision = knowledge.revision;
            self.review.read(knowledge);
            (self.explained, self.costly) = (None, None);
        }
    }

    /// Takes in what its engine has found. `None` if the record has another game now; the review still holds
    /// what was found until then.
    pub fn poll(&mut self, record: &Record, knowledge: &mut Knowledge) -> Option<Polled> {
        if !self.review.find_line(record) {
            return None;
        }
        let mut failure = None;
        for news in self.worker.news() {
            match news {
                Ok((found, progress)) => {
                    self.progress = progress;
                    for (position, evaluation) in found {
                        knowledge.learn(&position, self.review.goal, evaluation);
                    }
                }
                Err(message) => failure = Some(message),
            }
        }
        let is_done = self.progress.is_none();
        if self.verdicts == Verdicts::Growing || is_done && self.verdicts == Verdicts::LookingAgain {
            self.read(knowledge);
        }
        if is_done {
            self.verdicts = Verdicts::Frozen;
        }
        self.find_causes();
        self.explain(record.cursor());
        let n_before = std::mem::replace(&mut self.n_passes_recorded, n_passes_done(self.progress));
        let values = (self.n_passes_recorded > n_before).then(|| self.review.to_keep());
        Some(Polled { values, is_done, failure })
    }

    /// Takes in the causes that were found. Asks for those of the move shown at once, and for all others
    /// whenever a pass is done: between, the lines change too often.
    fn find_causes(&mut self) {
        for (explanation, finding) in self.causes.news() {
            self.review.findings.learn(&explanation, finding);
            (self.explained, self.costly) = (None, None);
        }
        if self.costly.is_none() && self.progress.is_none() {
            self.costly = Some(ByColor::from_fn(|color| CostliestIdea::of(&self.review, color)));
        }
        if let Some((_, Some(shown))) = &self.explained
            && shown.finding.is_none()
        {
            self.causes.ask(shown);
        }
        let n_passes_done = n_passes_done(self.progress);
        if self.review.is_whole() && n_passes_done > self.n_passes_asked {
            self.n_passes_asked = n_passes_done;
            Explanation::not_asked_yet(&self.review).iter().for_each(|lost| self.causes.ask(lost));
        }
    }

    /// The idea that cost a side most in the game, once all is found.
    pub fn most_costly(&self, color: Color) -> Option<&CostliestIdea> {
        self.costly.as_ref()?[color].as_ref()
    }

    /// The review for the library, once after each pass: `None` if no pass was done since the last call.
    pub fn unsaved(&mut self) -> Option<Review> {
        let n_before = std::mem::replace(&mut self.n_passes_saved, n_passes_done(self.progress));
        (self.n_passes_saved > n_before).then(|| self.review.clone())
    }

    /// How many moves lead from the start of the game to a node, if it lies on the line under review.
    pub fn place_of(&self, node: NodeId) -> Option<usize> {
        let after = self.review.nodes.iter().position(|&other| other == node);
        after.map(|index| index + 1).or((node == Record::ROOT).then_some(0))
    }

    /// The node after a number of moves.
    pub fn node_at(&self, n_moves: usize) -> NodeId {
        n_moves.checked_sub(1).and_then(|index| self.review.nodes.get(index).copied()).unwrap_or(Record::ROOT)
    }

    /// The move that led to a node, once the move's value is known.
    pub fn move_to(&self, node: NodeId) -> Option<&PlayedMove> {
        let at = self.place_of(node)?.checked_sub(1)?;
        self.review.moves.iter().find(|played| played.at == at)
    }

    /// Why the move to the node that is shown lost; `None` if it lost little.
    pub fn explanation(&self) -> Option<&Explanation> {
        self.explained.as_ref()?.1.as_ref()
    }

    /// Explains the move to the node that is shown now.
    fn explain(&mut self, node: NodeId) {
        if self.explained.as_ref().is_none_or(|(explained, _)| *explained != node) {
            let explanation = self.move_to(node).and_then(|played| Explanation::of(&self.review, played));
            self.explained = Some((node, explanation));
        }
    }

    /// The place of the first mistake after `from`, or the last one before if not `forward`, of a side or of
    /// both. A place is a number of moves, the mistake included. After the end comes the first mistake again.
    pub fn mistake(&self, from: usize, forward: bool, side: Option<Color>) -> Option<usize> {
        let from = if forward && from == self.review.nodes.len() { 0 } else { from };
        let mut places = mistakes(&self.review.moves, side).map(|played| played.at + 1);
        if forward { places.find(|&place| place > from) } else { places.rfind(|&place| place < from) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_game;
    use othello::evaluation::Score;
    use othello::rules::{BoardSize, Goal, Move};
    use std::time::Duration;

    fn finish(reviewing: &mut Reviewing, record: &mut Record, knowledge: &mut Knowledge) {
        loop {
            let polled = reviewing.poll(record, knowledge);
            let Polled { values, is_done, failure } = polled.expect("the game is the same");
            assert_eq!(failure, None);
            for (node, value) in values.into_iter().flatten() {
                record.annotations_mut(node).evaluation = Some(value);
            }
            if is_done {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn what_analysis_finds_later_stands_beside_a_finished_review_until_another_look() {
        let record = &mut random_game(BoardSize::new(6, 6).unwrap(), 5);
        let knowledge = &mut Knowledge::default();
        let begin = |record: &Record, knowledge: &mut Knowledge| {
            Reviewing::begin(record, None, Level::new(15), knowledge, || ())
        };
        let mut reviewing = begin(record, knowledge);
        finish(&mut reviewing, record, knowledge);
        let before = reviewing.review.moves.clone();
        let played = before.iter().find(|played| !played.after.is_exact()).expect("the level solves less");
        let position = reviewing.review.positions[played.at + 1];
        let found = Evaluation::estimate(Score::from_discs(9), 40, 73);
        let best = position.legal_moves().iter().next().map(Move::Place).unwrap();
        knowledge.learn(&position, Goal::MostDiscs, found.with_line(vec![best]));
        assert!(matches!(reviewing.poll(record, knowledge), Some(Polled { values: None, .. })));
        assert_eq!(reviewing.review.moves, before);
        let since = reviewing.found_since(played, knowledge).expect("it rests on more");
        assert_eq!(since.of(position.turn()).score, Score::from_discs(9));
        // Opened again, from what the record holds.
        let mut again = begin(record, knowledge);
        finish(&mut again, record, knowledge);
        let verdicts = |moves: &[PlayedMove]| -> Vec<(usize, Score, Move)> {
            moves.iter().map(|played| (played.at, played.loss, played.best)).collect()
        };
        assert_eq!(verdicts(&again.review.moves), verdicts(&before));
        // Another look learns what was found, also while a variation is shown.
        let line = record.line();
        record.go_to(Record::ROOT);
        let other = record.position().legal_moves().iter().map(Move::Place);
        let other = other.filter(|&mv| record.move_into(line[0]) != Some(mv)).last().unwrap();
        record.play(other).unwrap();
        record.go_to(Record::ROOT);
        assert_ne!(record.line(), line);
        assert_eq!(reviewing.deeper(), Some(Level::new(16)));
        reviewing.look_again(knowledge, || ());
        finish(&mut reviewing, record, knowledge);
        assert_ne!(reviewing.review.moves, before);
        assert_eq!(reviewing.deeper(), Some(Level::new(17)));
        record.go_to(*line.last().unwrap());
        assert_eq!(Plan::new(record, Level::new(16), knowledge.clone()).request(), None);
    }
}
