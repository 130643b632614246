//! The coach at the board: a thread that looks at the moves of a position while a person thinks about them,
//! so that the one he plays is graded at once, and the question that is open, for which the opponent waits.

use crate::app::command::opponent;
use crate::app::message::{CoachReply as Reply, Message};
use crate::app::scene::Scene;
use crate::app::widgets::form::text_width;
use crate::app::widgets::speech;
use crate::app::worker::{Desk, Worker, waker};
use crate::engine::{Limits, Method, Request, Resources, Stop, Thinker};
use crate::evaluation::Evaluation;
use crate::human::{Model, Rating, Situation};
use crate::knowledge::Knowledge;
use crate::library::people::Person;
use crate::record::NodeId;
use crate::rules::{BoardSize, Color, Goal, Move, Position, Square};
use crate::session::{Action, Activity, Config, GameSession, Help, Mode};
use crate::teach::coach::{Graded, Word};
use crate::text;
use egui::{Context, TextStyle, Ui};
use std::collections::HashSet;
use std::time::Duration;

/// Memory for the searches, in megabytes.
const TABLE_MB: usize = 16;
/// Plies that each move is looked at, and from how many empties down exactly: some 50 ms together, so even
/// somebody who plays at once does not wait.
const DEPTH: u8 = 10;
const SOLVED_FROM: usize = 11;
/// The opponent's reply comes no sooner, so that the coach can be first.
const PACE_MIN: Duration = Duration::from_millis(300);
/// More would be nagging.
const ASKED_MAX: usize = 5;
const PRAISED_MAX: usize = 2;

/// What the thread is asked for.
enum Job {
    /// The moves of a position that a person thinks about.
    Look(Position),
    /// What is known of the moves where one was played.
    Grade(PlayedMove),
}

/// A move that was played, and where.
#[derive(Clone, Copy)]
struct PlayedMove {
    node: NodeId,
    position: Position,
    last: Option<Square>,
    played: Square,
}

/// The coach of the game on the board.
pub struct Coach {
    worker: Worker<Job, (PlayedMove, Vec<Evaluation>)>,
    /// Where it was asked to look last.
    looks_at: Option<Position>,
    /// The question that is open.
    asking: Option<Asking>,
    /// Where it has asked: the next move from there stands.
    asked: HashSet<Position>,
    n_praised: usize,
}

/// A question to a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Asking {
    node: NodeId,
    question: String,
    why: String,
    /// The reason was asked for.
    is_explained: bool,
}

impl Coach {
    /// The coach with a thread of his own.
    pub fn start(ctx: &Context) -> Coach {
        let worker = Worker::start("coach", waker(ctx), work);
        Coach { worker, looks_at: None, asking: None, asked: HashSet::new(), n_praised: 0 }
    }

    /// The question that is open.
    pub fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref()
    }

    /// Another game has begun.
    pub fn forget(&mut self) {
        (self.asking, self.n_praised) = (None, 0);
        self.asked.clear();
    }

    /// Looks at the moves of the person whose turn it is.
    pub(in crate::app) fn prepare(&mut self, scene: &Scene) {
        let position = *scene.session.position();
        let is_wanted = *scene.session.activity() == Activity::Human
            && self.looks_at != Some(position)
            && position.legal_moves().len() > 1
            && is_coached(scene);
        if is_wanted {
            self.looks_at = Some(position);
            self.worker.send(Job::Look(position));
        }
    }

    /// Grades a move that a person has just played.
    pub(in crate::app) fn take_move(
        &mut self,
        scene: &Scene,
        before: Situation,
        played: Square,
    ) -> Option<Message> {
        let Situation { position, last, .. } = before;
        let record = scene.record();
        let node = record.cursor();
        let is_new = record.move_into(node) == Some(Move::Place(played));
        if !is_new || !is_coached(scene) || position.legal_moves().len() <= 1 {
            return None;
        }
        self.worker.send(Job::Grade(PlayedMove { node, position, last, played }));
        let config = scene.session.config();
        let pace = config.pace.max(PACE_MIN);
        Some(Message::Do(Action::Configure(Config { pace, ..config })))
    }

    /// Takes in what was found, and lets the opponent wait where there is a question to somebody of a rating.
    pub(in crate::app) fn poll(
        &mut self,
        scene: &Scene,
        rating: impl Fn() -> Rating,
        knowledge: &mut Knowledge,
        messages: &mut Vec<Message>,
    ) {
        let cursor = scene.record().cursor();
        let goes_on = *scene.session.activity() != Activity::Paused;
        self.asking.take_if(|asking| goes_on || asking.node != cursor);
        for (played, moves) in self.worker.news() {
            let learn = |of| knowledge.learn_move(&played.position, Goal::MostDiscs, of);
            moves.into_iter().for_each(learn);
            if played.node == cursor
                && is_coached(scene)
                && let Some(graded) = grade(&played, knowledge)
            {
                self.say(scene, rating(), played.node, &graded, messages);
            }
        }
    }

    fn say(
        &mut self,
        scene: &Scene,
        rating: Rating,
        node: NodeId,
        graded: &Graded,
        messages: &mut Vec<Message>,
    ) {
        let Ok(model) = Model::embedded() else { return };
        let activity = scene.session.activity();
        let waits = matches!(activity, Activity::Thinking { .. } | Activity::Replying { .. });
        // A second refusal stands.
        if self.asked.contains(&graded.position) {
            return;
        }
        match graded.word(rating, model) {
            Some(Word::Ask { question, why }) if waits && self.asked.len() < ASKED_MAX => {
                self.asked.insert(graded.position);
                speech::say(scene.ctx, &question);
                self.asking = Some(Asking { node, question, why, is_explained: false });
                messages.push(Message::Do(Action::Stop));
            }
            // Whoever was shown what to play has found nothing.
            Some(Word::Praise(sentence))
                if self.n_praised < PRAISED_MAX && scene.session.help_used().is_none() =>
            {
                self.n_praised += 1;
                messages.push(Message::answer(sentence));
            }
            _ => {}
        }
    }

    /// Does what was answered.
    pub(in crate::app) fn answer(&mut self, ctx: &Context, reply: Reply) -> Vec<Message> {
        let Some(asking) = &mut self.asking else { return Vec::new() };
        let actions = match reply {
            Reply::Why => {
                asking.is_explained = true;
                speech::say(ctx, &asking.why);
                return Vec::new();
            }
            Reply::PlayOn => vec![Action::Resume],
            Reply::TakeBack => vec![Action::Help(Help::TakeBack), Action::Undo],
        };
        self.asking = None;
        actions.into_iter().map(Message::Do).collect()
    }
}

impl Asking {
    /// What is asked, or why.
    pub fn words(&self) -> &str {
        if self.is_explained { &self.why } else { &self.question }
    }
}

/// The answers there are, with their names and what they mean.
fn replies() -> [(Reply, String, String); 3] {
    [
        (Reply::TakeBack, text!("coach-take-back"), text!("coach-take-back.hint")),
        (Reply::Why, text!("coach-why"), text!("coach-why.hint")),
        (Reply::PlayOn, text!("coach-play-on"), text!("coach-play-on.hint")),
    ]
}

/// What the answers take of a row, in points.
pub fn replies_width(ui: &Ui) -> f32 {
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let font = TextStyle::Button.resolve(ui.style());
    let width = |name: String| text_width(ui, &name, font.clone()) + around;
    replies().into_iter().map(|(_, name, _)| width(name)).sum()
}

/// Draws the answers to the open question.
pub fn replies_ui(ui: &mut Ui, asking: &Asking, messages: &mut Vec<Message>) {
    for (reply, name, hint) in replies() {
        let is_enabled = reply != Reply::Why || !asking.is_explained;
        if ui.add_enabled(is_enabled, egui::Button::new(name)).on_hover_text(hint).clicked() {
            messages.push(Message::Coach(reply));
        }
    }
}

/// Whether the coach looks at the moves of the game on the board.
pub(in crate::app) fn is_coached(scene: &Scene) -> bool {
    let session = scene.session;
    session.mode() == Mode::Casual
        && session.is_contested()
        && session.record().goal() == Goal::MostDiscs
        && session.position().size() == BoardSize::STANDARD
        && opponent(session).is_some_and(|player| scene.settings.coaches(player))
}

/// How strong the person who plays is; somebody new is taken for as strong as the opponent, a newcomer at
/// most where that one has no rating.
pub(in crate::app) fn rating_to_coach<'a>(
    session: &GameSession,
    person: impl FnOnce(Color) -> Option<&'a Person>,
) -> Rating {
    let players = session.players();
    let color = if players.black.is_human() { Color::Black } else { Color::White };
    match person(color).filter(|person| !person.games.is_empty()) {
        Some(person) => person.estimate().rating,
        None => players[!color].rating().unwrap_or(Rating::new(900)),
    }
}

fn work(desk: Desk<Job, (PlayedMove, Vec<Evaluation>)>) {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: TABLE_MB });
    let mut seen: Option<(Position, Vec<Evaluation>)> = None;
    while let Ok(job) = desk.jobs.recv() {
        // Only the newest is worth a word.
        let job = desk.jobs.try_iter().last().unwrap_or(job);
        let (Job::Look(position) | Job::Grade(PlayedMove { position, .. })) = job;
        let moves = match seen.take() {
            Some((known, moves)) if known == position => moves,
            _ => search(&position, &mut thinker),
        };
        if let Job::Grade(played) = job {
            (desk.tell)((played, moves.clone()));
        }
        seen = Some((position, moves));
    }
}

/// Looks at all moves of a position to the same depth.
fn search(position: &Position, thinker: &mut Thinker) -> Vec<Evaluation> {
    let limits = if position.empties().len() <= SOLVED_FROM { Limits::Solve } else { Limits::Depth(DEPTH) };
    let request = Request::new(*position, Goal::MostDiscs, Method::Search(limits)).lines(u8::MAX);
    thinker.think(&request, &Stop::never(), &|_| {}).1.lines
}

/// What is known of the move and of the best one.
fn grade(of: &PlayedMove, knowledge: &Knowledge) -> Option<Graded> {
    let &PlayedMove { position, last, played, .. } = of;
    let moves = knowledge.moves(&position, Goal::MostDiscs);
    let own = moves.iter().find(|of| of.line.first() == Some(&Move::Place(played)))?;
    let best = moves.first()?;
    Some(Graded {
        position,
        last,
        played,
        value: discs(own)?,
        best: discs(best)?,
        line: own.line.clone(),
        better: best.line.clone(),
    })
}

fn discs(evaluation: &Evaluation) -> Option<f32> {
    evaluation.in_discs().map(|score| score.hundredths() as f32 / 100.0)
}
