//! The coach at the board: a thread that looks at the moves of a position while a person thinks about them, so
//! that the one he plays is graded at once, and the question that is open, for which the opponent waits.

use crate::app::App;
use crate::app::command::opponent;
use crate::app::message::{CoachReply as Reply, Message};
use crate::app::widgets::form::text_width;
use crate::app::widgets::notices::Tone;
use crate::app::widgets::speech;
use crate::app::worker::{Desk, Worker, waker};
use crate::engine::{Limits, Method, Request, Resources, Stop, Thinker};
use crate::evaluation::Evaluation;
use crate::human::{Model, Rating};
use crate::knowledge::Knowledge;
use crate::record::NodeId;
use crate::rules::{BoardSize, Color, Goal, Move, Position, Square};
use crate::session::{Action, Activity, Config, Help, Mode};
use crate::teach::coach::{Graded, Word};
use crate::text;
use egui::{Context, TextStyle, Ui};
use std::collections::HashSet;
use std::time::{Duration, Instant};

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

impl App {
    /// Whether the coach looks at the moves of the game on the board.
    pub(in crate::app) fn is_coached(&self) -> bool {
        let session = &self.session;
        session.mode() == Mode::Casual
            && session.is_contested()
            && session.record().goal() == Goal::MostDiscs
            && session.position().size() == BoardSize::STANDARD
            && opponent(session).is_some_and(|player| self.settings.coaches(player))
    }

    /// Has the coach look at the moves of the person whose turn it is.
    pub(in crate::app) fn prepare_coach(&mut self) {
        let position = *self.session.position();
        let is_wanted = *self.session.activity() == Activity::Human
            && self.play.coach.looks_at != Some(position)
            && position.legal_moves().len() > 1
            && self.is_coached();
        if is_wanted {
            self.play.coach.looks_at = Some(position);
            self.play.coach.worker.send(Job::Look(position));
        }
    }

    /// Has the coach grade a move that a person has just played in `position`.
    pub(in crate::app) fn coach_move(
        &mut self,
        ctx: &Context,
        position: Position,
        last: Option<Square>,
        played: Square,
    ) {
        let record = self.session.record();
        let node = record.cursor();
        let is_new = record.move_into(node) == Some(Move::Place(played));
        if is_new && self.is_coached() && position.legal_moves().len() > 1 {
            self.play.coach.worker.send(Job::Grade(PlayedMove { node, position, last, played }));
            let config = self.session.config();
            let pace = config.pace.max(PACE_MIN);
            self.apply(ctx, Action::Configure(Config { pace, ..config }));
        }
    }

    /// Takes in what the coach has found, and lets the opponent wait where it asks.
    pub(in crate::app) fn hear_coach(&mut self, ctx: &Context) {
        let cursor = self.session.record().cursor();
        let goes_on = *self.session.activity() != Activity::Paused;
        self.play.coach.asking.take_if(|asking| goes_on || asking.node != cursor);
        let news = self.play.coach.worker.news();
        for (played, moves) in news {
            let learn = |of| self.knowledge.learn_move(&played.position, Goal::MostDiscs, of);
            moves.into_iter().for_each(learn);
            if played.node == cursor
                && self.is_coached()
                && let Some(graded) = grade(&played, &self.knowledge)
            {
                self.say_as_coach(ctx, played.node, &graded);
            }
        }
    }

    fn say_as_coach(&mut self, ctx: &Context, node: NodeId, graded: &Graded) {
        let Ok(model) = Model::embedded() else { return };
        let waits = matches!(self.session.activity(), Activity::Thinking { .. } | Activity::Replying { .. });
        let rating = self.rating_to_coach();
        let coach = &mut self.play.coach;
        // A second refusal stands.
        if coach.asked.contains(&graded.position) {
            return;
        }
        match graded.word(rating, model) {
            Some(Word::Ask { question, why }) if waits && coach.asked.len() < ASKED_MAX => {
                coach.asked.insert(graded.position);
                speech::say(ctx, &question);
                let asking = Asking { node, question, why, is_explained: false };
                self.act(ctx, Action::Stop);
                self.play.coach.asking = Some(asking);
            }
            // Whoever was shown what to play has found nothing.
            Some(Word::Praise(sentence))
                if coach.n_praised < PRAISED_MAX && self.session.help_used().is_none() =>
            {
                coach.n_praised += 1;
                self.notices.push(Tone::Answer, sentence, Instant::now());
            }
            _ => {}
        }
    }

    /// How strong the person who plays is; somebody new is taken for as strong as the opponent, a newcomer at
    /// most where that one has no rating.
    fn rating_to_coach(&self) -> Rating {
        let players = self.session.players();
        let color = if players.black.is_human() { Color::Black } else { Color::White };
        let person = self.players_view().people[color];
        match person.filter(|person| !person.games.is_empty()) {
            Some(person) => person.estimate().rating,
            None => players[!color].rating().unwrap_or(Rating::new(900)),
        }
    }

    /// Does what was answered to the coach.
    pub(in crate::app) fn answer_coach(&mut self, ctx: &Context, reply: Reply) {
        let Some(asking) = &mut self.play.coach.asking else { return };
        match reply {
            Reply::Why => {
                asking.is_explained = true;
                speech::say(ctx, &asking.why);
            }
            Reply::PlayOn => {
                self.play.coach.asking = None;
                self.act(ctx, Action::Resume);
            }
            Reply::TakeBack => {
                self.play.coach.asking = None;
                self.act(ctx, Action::Help(Help::TakeBack));
                self.act(ctx, Action::Undo);
            }
        }
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
