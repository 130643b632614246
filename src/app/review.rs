//! The review of the game on the board.
//!
//! A thread with an engine of its own searches for it, so that the players keep theirs and no search waits
//! for a frame of the window. The thread sends what it finds, the window puts that into its knowledge, and
//! the review shows what is known.

pub(super) mod panel;
pub(super) mod refutation;
pub(super) mod view;
mod graph;
mod legend;

pub(super) use graph::take_graph_place;

use super::message::Message;
use super::scene::Scene;
use super::worker::{Desk, Worker, waker};
use super::waker;
use crate::words;
use crate::analysis::explain::Explanation;
use crate::analysis::grade::mistakes;
use crate::analysis::learn;
use crate::analysis::page;
use crate::analysis::review::{Plan, PlayedMove, Progress, Review};
use crate::engine::{Engine, Event, Level, Report, Request, Resources, SearchId};
use crate::evaluation::Evaluation;
use crate::knowledge::Knowledge;
use crate::library::Library;
use crate::record::{NodeId, Record};
use crate::rules::{Color, Position};
use crate::session::Action;
use crate::text;
use crate::words;
use crate::worker::{Desk, Worker, n_processors};
use egui::Context;
use std::sync::mpsc::Receiver;

/// The level of a review's last pass.
const LEVEL: u8 = 26;
/// Memory for its searches, in megabytes.
const TABLE_MB: usize = 64;

/// The room of the review.
#[derive(Default)]
pub(super) struct Room {
    /// The review that is shown.
    reviewing: Option<Reviewing>,
    /// The moves stand in its place.
    pub shows_moves: bool,
}

impl Room {
    /// The review that is shown.
    pub(super) fn reviewing(&self) -> Option<&Reviewing> {
        self.reviewing.as_ref()
    }

    /// The review, once for each pass: where one is done that the library was not told of.
    pub(super) fn unsaved(&mut self) -> Option<Review> {
        self.reviewing.as_mut().and_then(Reviewing::unsaved)
    }

    /// The game on the board is in the library, perhaps as a variation of one that was there.
    pub(super) fn game_is_saved(&mut self) {
        if let Some(reviewing) = &mut self.reviewing {
            reviewing.is_in_library = true;
        }
    }

    /// Finds out whether a library has the game under review.
    pub(super) fn look_up(&mut self, library: &Library) {
        if let Some(reviewing) = &mut self.reviewing {
            reviewing.is_in_library |= library.has_reviewed(&reviewing.review);
        }
    }

    /// Begins a review of the line shown, or ends the one that is shown.
    pub(super) fn toggle(&mut self, scene: &Scene, knowledge: &mut Knowledge) {
        self.shows_moves = false;
        self.reviewing = match self.reviewing {
            Some(_) => None,
            None => {
                let record = scene.record();
                learn::game(knowledge, record);
                learn_book(scene, knowledge);
                Some(Reviewing::begin(scene.ctx, record, knowledge))
            }
        };
    }

    /// Takes in what another opening book says of the line shown, if it is under review.
    pub(super) fn learn_again(&self, scene: &Scene, knowledge: &mut Knowledge) {
        if self.reviewing.is_some() {
            learn_book(scene, knowledge);
        }
    }

    /// Takes in what the review's engine has found, and asks for more.
    pub(super) fn poll(&mut self, record: &Record, knowledge: &mut Knowledge, messages: &mut Vec<Message>) {
        let Some(reviewing) = &mut self.reviewing else { return };
        if !reviewing.review.find_line(record) {
            // The game of before is kept with what was found until then.
            return messages.extend([Message::SaveReview, Message::CloseReview]);
        }
        let mut failure = None;
        for news in reviewing.worker.news() {
            match news {
                Ok((found, stage)) => {
                    reviewing.stage = stage;
                    if let Some((position, evaluation)) = found {
                        knowledge.learn(&position, reviewing.review.goal(), evaluation);
                    }
                }
                Err(message) => failure = Some(message),
            }
        }
        reviewing.read(knowledge);
        reviewing.explain(record.cursor());
        let Stage { n_passes_done, progress } = reviewing.stage;
        let news = (n_passes_done > reviewing.n_passes_recorded).then(|| reviewing.review.to_keep());
        reviewing.n_passes_recorded = n_passes_done;
        // So that a saved game has its review again at once.
        messages.extend(news.map(|values| Message::Do(Action::Values(values))));
        if progress.is_none() {
            messages.push(Message::SaveReview);
        }
        if let Some(reason) = failure {
            messages.push(Message::trouble(text!("review-broke-off", reason = reason)));
            messages.push(Message::CloseReview);
        }
    }

    /// Nothing is under review any more.
    pub(super) fn close(&mut self) {
        self.reviewing = None;
    }

    /// To the next or the previous mistake of the game under review.
    pub(super) fn to_mistake(&self, scene: &Scene, forward: bool) -> Option<Message> {
        let reviewing = self.reviewing.as_ref()?;
        let from = reviewing.place_of(scene.record().cursor()).unwrap_or(0);
        // What a computer did wrong, often on purpose, teaches nobody.
        let side = words::only_human(scene.session).filter(|_| !scene.settings.all_mistakes);
        Some(match reviewing.mistake(from, forward, side) {
            Some(place) => Message::Do(Action::Jump(reviewing.node_at(place))),
            None => Message::answer(match (forward, side) {
                (true, None) => text!("review-no-later-mistake"),
                (true, Some(_)) => text!("review-no-later-mistake.yours"),
                (false, None) => text!("review-no-earlier-mistake"),
                (false, Some(_)) => text!("review-no-earlier-mistake.yours"),
            }),
        })
    }

    /// The explanation of the move that led to the position shown.
    pub(super) fn explanation(&self) -> Option<&Explanation> {
        self.reviewing.as_ref()?.explanation()
    }

    /// The page of the review that is shown, with what is known by now.
    pub(super) fn page(&self, record: &Record) -> Option<String> {
        Some(page::write(&self.reviewing.as_ref()?.review, record))
    }
}

/// Takes in what the opening book knows of the line shown.
fn learn_book(scene: &Scene, knowledge: &mut Knowledge) {
    let (Some(book), record) = (scene.book(), scene.record()) else { return };
    learn::book(knowledge, &book, record.start(), record.goal());
    for (_, position) in record.line_positions() {
        learn::book(knowledge, &book, &position, record.goal());
    }
}

/// A review that is shown in the panel, at work or done.
pub(super) struct Reviewing {
    /// What the window's knowledge says of the game.
    review: Review,
    /// Its thread, which ends soon after nobody wants the review any more.
    worker: Worker<EngineSpoke, News>,
    stage: Stage,
    /// The revision of the knowledge from which the review was read.
    read: u64,
    /// How many passes' values are written into the record.
    n_passes_recorded: usize,
    /// How many passes' values were sent to the library.
    n_passes_saved: usize,
    /// Whether the library was seen to have its game.
    is_in_library: bool,
    /// Why the move to the node that was shown last lost, if it did.
    explained: Option<(NodeId, Option<Explanation>)>,
}

/// What the thread of a review waits for.
struct EngineSpoke;

/// How far the thread is.
#[derive(Clone, Copy)]
struct Stage {
    n_passes_done: usize,
    /// `None` when all is done.
    progress: Option<Progress>,
}

impl Stage {
    fn of(plan: &Plan) -> Stage {
        Stage { n_passes_done: plan.n_passes_done(), progress: plan.progress() }
    }
}

/// What a search has found out of which position, and how far the thread is; or why there will be no more.
type News = Result<(Option<(Position, Evaluation)>, Stage), String>;

/// Searches what a review needs to its end, or until nobody wants it any more.
fn work(mut plan: Plan, desk: Desk<EngineSpoke, News>) {
    let Desk { jobs, tell, own_jobs } = desk;
    let mut engine = Engine::spawn(move || own_jobs.send(EngineSpoke));
    engine.configure(Resources { n_threads: n_processors(), table_mb: TABLE_MB });
    while let Some(request) = plan.request() {
        let found = match answer(&mut engine, request, &jobs) {
            Some(Ok(report)) => plan.take(&report),
            Some(Err(message)) => return tell(Err(message)),
            None => return,
        };
        tell(Ok((found, Stage::of(&plan))));
    }
}

/// Waits for the report of a search; `None` when nobody wants it any more.
fn answer(
    engine: &mut Engine,
    request: Request,
    jobs: &Receiver<EngineSpoke>,
) -> Option<Result<Report, String>> {
    engine.go(SearchId::unique(), request);
    loop {
        let EngineSpoke = jobs.recv().ok()?;
        let answer = engine.events().find_map(|event| match event {
            Event::Progress { .. } | Event::Evaluated(_) | Event::Complaint { .. } => None,
            Event::Finished { report, .. } => Some(Ok(report)),
            Event::Failed { message, .. } => Some(Err(message)),
        });
        if answer.is_some() {
            return answer;
        }
    }
}

impl Reviewing {
    fn begin(ctx: &Context, record: &Record, knowledge: &Knowledge) -> Reviewing {
        let (review, read) = (Review::of(record, knowledge), knowledge.revision());
        let plan = Plan::new(record, Level::new(LEVEL), knowledge.clone());
        let stage = Stage::of(&plan);
        let worker = Worker::start("review", waker(ctx), move |desk| work(plan, desk));
        let (n_passes_recorded, n_passes_saved) = (stage.n_passes_done, 0);
        let (is_in_library, explained) = (false, None);
        Reviewing { review, worker, stage, read, n_passes_recorded, n_passes_saved, is_in_library, explained }
    }

    /// Shows what is known by now, if something was learned since it was read: by the review itself, or by
    /// whoever looked at its positions.
    fn read(&mut self, knowledge: &Knowledge) {
        if self.read != knowledge.revision() {
            self.read = knowledge.revision();
            self.review.read(knowledge);
            self.explained = None;
        }
    }

    /// Whether the library was seen to have its game.
    pub(super) fn is_in_library(&self) -> bool {
        self.is_in_library
    }

    /// How far it is; `None` when it is done.
    pub(super) fn progress(&self) -> Option<Progress> {
        self.stage.progress
    }

    fn unsaved(&mut self) -> Option<Review> {
        let n_passes = self.stage.n_passes_done;
        let n_before = std::mem::replace(&mut self.n_passes_saved, n_passes);
        (n_passes > n_before).then(|| self.review.clone())
    }

    /// What is known of the game by now.
    pub(super) fn review(&self) -> &Review {
        &self.review
    }

    /// How many moves lead from the start of the game to a node, if it lies on the line under review.
    pub(super) fn place_of(&self, node: NodeId) -> Option<usize> {
        let after = self.review.nodes().iter().position(|&other| other == node);
        after.map(|index| index + 1).or((node == Record::ROOT).then_some(0))
    }

    /// The node after a number of moves.
    pub(super) fn node_at(&self, n_moves: usize) -> NodeId {
        n_moves
            .checked_sub(1)
            .and_then(|index| self.review.nodes().get(index).copied())
            .unwrap_or(Record::ROOT)
    }

    /// The move that led to a node, once it is known what it was worth.
    pub(super) fn move_to(&self, node: NodeId) -> Option<&PlayedMove> {
        let at = self.place_of(node)?.checked_sub(1)?;
        self.review.moves().iter().find(|played| played.at == at)
    }

    /// Why the move to the node that is shown lost; `None` if it lost little.
    pub(super) fn explanation(&self) -> Option<&Explanation> {
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
    pub(super) fn mistake(&self, from: usize, forward: bool, side: Option<Color>) -> Option<usize> {
        let from = if forward && from == self.review.nodes().len() { 0 } else { from };
        let mut places = mistakes(self.review.moves(), side).map(|played| played.at + 1);
        if forward { places.find(|&place| place > from) } else { places.rfind(|&place| place < from) }
    }
}
