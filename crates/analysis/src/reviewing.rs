//! A review at work. A thread with an engine of its own searches for it, so that the players keep theirs and
//! no search waits for a frame of the window. The thread sends what it finds, that goes into the knowledge,
//! and the review shows what is known.

use super::explain::{Causes, Explanation};
use super::grade::mistakes;
use super::learn;
use super::review::{Plan, PlayedMove, Review, ReviewProgress};
use crate::knowledge::Knowledge;
use engine::book::Book;
use engine::{Engine, Event, Level, Report, Request, Resources, SearchId};
use othello::evaluation::Evaluation;
use othello::record::{NodeId, Record};
use othello::rules::{Color, Position};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use system::worker::{Worker, WorkerHandle, n_processors};

/// Memory for its searches, in megabytes.
const TABLE_MB: usize = 64;

/// Takes in what the opening book knows of the line shown.
pub fn learn_book(record: &Record, book: Option<Arc<Book>>, knowledge: &mut Knowledge) {
    let Some(book) = book else { return };
    learn::book(knowledge, &book, record.start(), record.goal());
    for (_, position) in record.line_positions() {
        learn::book(knowledge, &book, &position, record.goal());
    }
}

/// What has come of a review since it was last looked at.
#[derive(Clone, Debug, PartialEq)]
pub enum Polled {
    /// The game is another: it is kept with what was found until then.
    Left,
    /// It is the same.
    Goes {
        /// What a whole pass has found, to be written into the record, so that a saved game has its review
        /// again at once.
        values: Option<Vec<(NodeId, Evaluation)>>,
        /// All is found.
        is_done: bool,
        /// Why there will be no more, in a few words.
        failure: Option<String>,
    },
}

/// A review that is shown in the panel, at work or done.
pub struct Reviewing {
    /// What the window's knowledge says of the game.
    review: Review,
    /// Its thread, which ends soon after the review is dropped.
    worker: Worker<EngineSpoke, ReviewNews>,
    stage: ReviewStage,
    /// The revision of the knowledge from which the review was read.
    read: u64,
    /// How it is searched, and at which revision of the knowledge verdicts were last compared again.
    level: Level,
    compared: u64,
    /// How many passes' values are written into the record.
    n_passes_recorded: usize,
    /// How many passes' values were sent to the library.
    n_passes_saved: usize,
    /// Whether the library was seen to have its game.
    pub is_in_library: bool,
    /// Why the move to the node that was shown last lost, if it did.
    explained: Option<(NodeId, Option<Explanation>)>,
    /// Searches for the causes of what was lost.
    causes: Causes,
    /// How many passes' causes were asked for.
    n_passes_asked: usize,
}

/// What the thread of a review waits for.
struct EngineSpoke;

/// How far the thread is.
#[derive(Clone, Copy)]
struct ReviewStage {
    n_passes_done: usize,
    /// `None` when all is done.
    progress: Option<ReviewProgress>,
}

impl ReviewStage {
    fn of(plan: &Plan) -> ReviewStage {
        ReviewStage { n_passes_done: plan.n_passes_done(), progress: plan.progress() }
    }
}

/// What a search has found out of which positions, and how far the thread is; or why there will be no more.
type ReviewNews = Result<(Vec<(Position, Evaluation)>, ReviewStage), String>;

/// Searches what a review needs, until it is complete or dropped.
fn work(mut plan: Plan, desk: WorkerHandle<EngineSpoke, ReviewNews>) {
    let WorkerHandle { jobs, tell, own_jobs } = desk;
    let mut engine = Engine::spawn(move || own_jobs.send(EngineSpoke));
    engine.configure(Resources { n_threads: n_processors(), table_mb: TABLE_MB });
    while let Some(request) = plan.request() {
        let found = match answer(&mut engine, request, &jobs) {
            Some(Ok(report)) => plan.take(&report),
            Some(Err(message)) => return tell(Err(message)),
            None => return,
        };
        tell(Ok((found, ReviewStage::of(&plan))));
    }
}

/// Waits for the report of a search; `None` when the review was dropped.
fn answer(
    engine: &mut Engine,
    request: Request,
    jobs: &Receiver<EngineSpoke>,
) -> Option<Result<Report, String>> {
    engine.go(SearchId::unique(), request);
    loop {
        let EngineSpoke = jobs.recv().ok()?;
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
    /// Begins a review of the line shown, at last as deep as a level plays, with what is known by now; its
    /// thread calls `wake` whenever it has found something.
    pub fn begin(
        record: &Record,
        level: Level,
        knowledge: &Knowledge,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> Reviewing {
        let causes = Causes::start(wake.clone());
        let (review, read) = (Review::of(record, knowledge), knowledge.revision());
        let plan = Plan::new(record, level, knowledge.clone());
        let stage = ReviewStage::of(&plan);
        let worker = Worker::start("review", wake, move |desk| work(plan, desk));
        let (n_passes_recorded, n_passes_saved) = (stage.n_passes_done, 0);
        let (is_in_library, explained, compared) = (false, None, read);
        Reviewing {
            review,
            worker,
            stage,
            read,
            level,
            compared,
            n_passes_recorded,
            n_passes_saved,
            is_in_library,
            explained,
            causes,
            n_passes_asked: 0,
        }
    }

    /// Begins to compare the moves whose verdicts are being checked, once the review itself is done: what an
    /// analysis found of one of them is found out about the other.
    pub fn compare(&mut self, record: &Record, knowledge: &Knowledge, wake: impl Fn() + Send + 'static) {
        let checked = self.review.checked();
        if self.stage.progress.is_some() || checked.is_empty() || self.compared == knowledge.revision() {
            return;
        }
        self.compared = knowledge.revision();
        self.n_passes_asked = 0;
        let plan = Plan::new(record, self.level, knowledge.clone()).doubting(checked);
        self.stage = ReviewStage::of(&plan);
        (self.n_passes_recorded, self.n_passes_saved) = (self.stage.n_passes_done, self.stage.n_passes_done);
        if self.stage.progress.is_some() {
            self.worker = Worker::start("review", wake, move |desk| work(plan, desk));
        }
    }

    /// Updates the review from the knowledge, if that has changed since it was read. The live analysis also
    /// adds values of the game's positions.
    fn read(&mut self, knowledge: &Knowledge) {
        if self.read != knowledge.revision() {
            self.read = knowledge.revision();
            self.review.read(knowledge);
            self.explained = None;
        }
    }

    /// Takes in what its engine has found, if the record still holds its line.
    pub fn poll(&mut self, record: &Record, knowledge: &mut Knowledge) -> Polled {
        if !self.review.find_line(record) {
            return Polled::Left;
        }
        let mut failure = None;
        for news in self.worker.news() {
            match news {
                Ok((found, stage)) => {
                    self.stage = stage;
                    for (position, evaluation) in found {
                        knowledge.learn(&position, self.review.goal(), evaluation);
                    }
                }
                Err(message) => failure = Some(message),
            }
        }
        self.read(knowledge);
        self.find_causes();
        self.explain(record.cursor());
        let ReviewStage { n_passes_done, progress } = self.stage;
        let values = (n_passes_done > self.n_passes_recorded).then(|| self.review.to_keep());
        self.n_passes_recorded = n_passes_done;
        Polled::Goes { values, is_done: progress.is_none(), failure }
    }

    /// Takes in the causes that were found. Asks for those of the move shown at once, and for all others
    /// whenever a pass is done: between, the lines change too often.
    fn find_causes(&mut self) {
        for (explanation, finding) in self.causes.news() {
            self.review.findings_mut().learn(&explanation, finding);
            self.explained = None;
        }
        if let Some((_, Some(shown))) = &self.explained
            && shown.finding.is_none()
        {
            self.causes.ask(shown);
        }
        let n_passes_done = self.stage.n_passes_done;
        if self.review.is_whole() && n_passes_done > self.n_passes_asked {
            self.n_passes_asked = n_passes_done;
            Explanation::without_cause(&self.review).iter().for_each(|lost| self.causes.ask(lost));
        }
    }

    /// How far it is; `None` when it is done.
    pub fn progress(&self) -> Option<ReviewProgress> {
        self.stage.progress
    }

    /// The review, once for each pass: where one is done that the library was not told of.
    pub fn unsaved(&mut self) -> Option<Review> {
        let n_passes = self.stage.n_passes_done;
        let n_before = std::mem::replace(&mut self.n_passes_saved, n_passes);
        (n_passes > n_before).then(|| self.review.clone())
    }

    /// What is known of the game by now.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// How many moves lead from the start of the game to a node, if it lies on the line under review.
    pub fn place_of(&self, node: NodeId) -> Option<usize> {
        let after = self.review.nodes().iter().position(|&other| other == node);
        after.map(|index| index + 1).or((node == Record::ROOT).then_some(0))
    }

    /// The node after a number of moves.
    pub fn node_at(&self, n_moves: usize) -> NodeId {
        n_moves
            .checked_sub(1)
            .and_then(|index| self.review.nodes().get(index).copied())
            .unwrap_or(Record::ROOT)
    }

    /// The move that led to a node, once it is known what it was worth.
    pub fn move_to(&self, node: NodeId) -> Option<&PlayedMove> {
        let at = self.place_of(node)?.checked_sub(1)?;
        self.review.moves().iter().find(|played| played.at == at)
    }

    /// Why the move to the node that is shown lost; `None` if it lost little.
    pub fn explanation(&self) -> Option<&Explanation> {
        self.explained.as_ref().and_then(|(_, explanation)| explanation.as_ref())
    }

    /// Explains the move to the node that is shown now.
    fn explain(&mut self, node: NodeId) {
        if self.explained.as_ref().is_none_or(|(explained, _)| *explained != node) {
            let explanation = self.move_to(node).and_then(|played| Explanation::of(&self.review, played));
            self.explained = Some((node, explanation));
        }
    }

    /// The next mistake of a side, or of both, after `from` moves, or the one before: the number of moves up
    /// to and with it. After the last move the first mistake is the next.
    pub fn mistake(&self, from: usize, forward: bool, side: Option<Color>) -> Option<usize> {
        let from = if forward && from == self.review.nodes().len() { 0 } else { from };
        let mut places = mistakes(self.review.moves(), side).map(|played| played.at + 1);
        if forward { places.find(|&place| place > from) } else { places.rfind(|&place| place < from) }
    }
}
