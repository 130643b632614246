//! The coach at the board: a thread that looks at the moves of a position while a person thinks about them,
//! so that the one he plays is graded at once, and the question that is open, for which the opponent waits.

use super::{Graded, Word};
use crate::knowledge::Knowledge;
use crate::library::people::Person;
use crate::session::{Action, Activity, Config, GameSession, Help, Mode};
use crate::settings::Settings;
use crate::worker::{Desk, Worker};
use engine::human::{Model, Rating, Situation};
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::evaluation::Evaluation;
use othello::record::NodeId;
use othello::rules::{BoardSize, Color, Goal, Move, Position, Square};
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

/// What the coach has to say of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Whether it was meant; the opponent is to wait for the answer.
    Asks(String),
    /// That it was good.
    Praises(String),
}

/// An answer to the coach, who has asked whether a move was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It was not.
    TakeBack,
    /// What is wrong with it?
    Why,
    /// It was.
    PlayOn,
}

impl Coach {
    /// The coach with a thread of his own, which calls `wake` whenever it has found something.
    pub fn start(wake: impl Fn() + Send + 'static) -> Coach {
        let worker = Worker::start("coach", wake, work);
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
    pub fn prepare(&mut self, session: &GameSession, settings: &Settings) {
        let position = *session.position();
        let is_wanted = *session.activity() == Activity::Human
            && self.looks_at != Some(position)
            && position.legal_moves().len() > 1
            && is_coached(session, settings);
        if is_wanted {
            self.looks_at = Some(position);
            self.worker.send(Job::Look(position));
        }
    }

    /// Grades a move that a person has just played; the session is to give the coach time for that.
    pub fn take_move(
        &mut self,
        session: &GameSession,
        settings: &Settings,
        before: Situation,
        played: Square,
    ) -> Option<Action> {
        let Situation { position, last, .. } = before;
        let record = session.record();
        let node = record.cursor();
        let is_new = record.move_into(node) == Some(Move::Place(played));
        if !is_new || !is_coached(session, settings) || position.legal_moves().len() <= 1 {
            return None;
        }
        self.worker.send(Job::Grade(PlayedMove { node, position, last, played }));
        let config = session.config();
        let pace = config.pace.max(PACE_MIN);
        Some(Action::Configure(Config { pace, ..config }))
    }

    /// Takes in what was found; what there is to say of it to somebody of a rating.
    pub fn poll(
        &mut self,
        session: &GameSession,
        settings: &Settings,
        rating: impl Fn() -> Rating,
        knowledge: &mut Knowledge,
    ) -> Vec<Remark> {
        let mut remarks = Vec::new();
        let cursor = session.record().cursor();
        let goes_on = *session.activity() != Activity::Paused;
        self.asking.take_if(|asking| goes_on || asking.node != cursor);
        for (played, moves) in self.worker.news() {
            let learn = |of| knowledge.learn_move(&played.position, Goal::MostDiscs, of);
            moves.into_iter().for_each(learn);
            if played.node == cursor
                && is_coached(session, settings)
                && let Some(graded) = grade(&played, knowledge)
            {
                remarks.extend(self.remark(session, rating(), played.node, &graded));
            }
        }
        remarks
    }

    fn remark(
        &mut self,
        session: &GameSession,
        rating: Rating,
        node: NodeId,
        graded: &Graded,
    ) -> Option<Remark> {
        let model = Model::embedded().ok()?;
        let activity = session.activity();
        let waits = matches!(activity, Activity::Thinking { .. } | Activity::Replying { .. });
        // A second refusal stands.
        if self.asked.contains(&graded.position) {
            return None;
        }
        match graded.word(rating, model) {
            Some(Word::Ask { question, why }) if waits && self.asked.len() < ASKED_MAX => {
                self.asked.insert(graded.position);
                let asking = Asking { node, question, why, is_explained: false };
                Some(Remark::Asks(self.asking.insert(asking).question.clone()))
            }
            // Whoever was shown what to play has found nothing.
            Some(Word::Praise(sentence)) if self.n_praised < PRAISED_MAX && session.help_used().is_none() => {
                self.n_praised += 1;
                Some(Remark::Praises(sentence))
            }
            _ => None,
        }
    }

    /// Takes in what was answered: what the session is to do, and what the coach says besides.
    pub fn answer(&mut self, reply: Reply) -> (Vec<Action>, Option<&str>) {
        let Some(asking) = &mut self.asking else { return (Vec::new(), None) };
        let actions = match reply {
            Reply::Why => {
                asking.is_explained = true;
                return (Vec::new(), self.asking.as_ref().map(|asking| asking.why.as_str()));
            }
            Reply::PlayOn => vec![Action::Resume],
            Reply::TakeBack => vec![Action::Help(Help::TakeBack), Action::Undo],
        };
        self.asking = None;
        (actions, None)
    }
}

impl Asking {
    /// Whether the reason was asked for.
    pub fn is_explained(&self) -> bool {
        self.is_explained
    }

    /// What is asked, or why.
    pub fn words(&self) -> &str {
        if self.is_explained { &self.why } else { &self.question }
    }
}

/// Whether the coach looks at the moves of the game on the board.
pub fn is_coached(session: &GameSession, settings: &Settings) -> bool {
    session.mode() == Mode::Casual
        && session.is_contested()
        && session.record().goal() == Goal::MostDiscs
        && session.position().size() == BoardSize::STANDARD
        && session.opponent().is_some_and(|player| settings.coaches(player))
}

/// How strong the person who plays is; somebody new is taken for as strong as the opponent, a newcomer at
/// most where that one has no rating.
pub fn rating_to_coach<'a>(
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
