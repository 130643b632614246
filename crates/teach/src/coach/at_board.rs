//! The coach at the board. It orders searches of all moves while the player thinks, so that it can grade the
//! move at once. It also holds the open question, for which the opponent waits.

use super::{DEPTH, Graded, Pupil};
use analysis::analyst::{Analyst, Answer, Client, Priority, Step, jobs, learn_moves};
use analysis::explain::Marks;
use analysis::explain::words::short;
use analysis::knowledge::Knowledge;
use engine::SearchId;
use engine::human::{Rating, Situation};
use library::people::Person;
use othello::evaluation::Evaluation;
use othello::record::NodeId;
use othello::rules::{BoardSize, Color, Goal, Move, Position, Square};
use session::{Action, Activity, Config, GameSession, Help, Mode};
use std::collections::HashSet;
use std::time::Duration;
use texts::text;

/// The opponent's least wait before a reply, so that the coach speaks first: `PACE_MIN` after a move whose
/// grade needs no further search, `PACE_SEARCHING` after any other.
const PACE_MIN: Duration = Duration::from_millis(300);
const PACE_SEARCHING: Duration = Duration::from_millis(2_000);
/// Limits for a game; questions about corners do not count.
const QUESTIONS_MAX: usize = 5;
const PRAISED_MAX: usize = 2;
/// How many points weaker than the opponent a new player may be.
const NEW_BAND: u16 = 400;

#[derive(Clone, Copy)]
struct JustPlayed {
    node: NodeId,
    last: Option<Square>,
    played: Square,
    /// Whether [`Coach::look_again`] has ordered a second search of the move.
    is_second: bool,
}

/// The coach of the game on the board.
pub struct Coach {
    analyst: Client,
    /// The position whose moves the last order searches, and their values; empty before the answer.
    searched: Option<Position>,
    moves: Vec<Evaluation>,
    /// The opponent's usual pace, and the one that the coach has set.
    slowed: Option<(Duration, Duration)>,
    /// The last move that was played, and the order that its grade waits for.
    pending: Option<(SearchId, JustPlayed)>,
    /// The question that waits for the player's reply.
    pub asking: Option<Asking>,
    /// The positions in which it has asked a question: it does not ask again there.
    questioned: HashSet<Position>,
    n_praised: usize,
    /// Questions that were not about a corner.
    n_asked: usize,
}

/// A question about a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Asking {
    node: NodeId,
    question: String,
    why: String,
    /// Whether the reason is shown.
    pub is_explained: bool,
    /// The search for the cause; none where a corner is given away.
    cause: Option<SearchId>,
    /// The corners that are given away, or what the cause is about, once it is known.
    marks: Marks,
}

/// What the coach says about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Asks whether the move was meant; the opponent waits for the reply.
    Asks(String),
    /// Says that the move was good.
    Praises(String),
}

/// A reply to the coach's question whether a move was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Takes the move back.
    TakeBack,
    /// Asks what is wrong with the move.
    Why,
    /// Keeps the move.
    PlayOn,
}

impl Coach {
    /// A coach that grades moves with searches of the analyst.
    pub fn new(analyst: &Analyst) -> Coach {
        Coach {
            analyst: analyst.client(Priority::Coach),
            searched: None,
            moves: Vec::new(),
            slowed: None,
            pending: None,
            asking: None,
            questioned: HashSet::new(),
            n_praised: 0,
            n_asked: 0,
        }
    }

    /// Orders a search of a position's moves. Withdraws older orders for a new position unless a grade waits.
    fn search(&mut self, position: Position) -> SearchId {
        let is_new = self.searched.replace(position) != Some(position);
        if is_new {
            self.moves.clear();
        }
        if is_new && self.pending.is_none() {
            self.analyst.withdraw();
        }
        self.analyst.ask_moves(&position, DEPTH)
    }

    /// Forgets the questions of the game before.
    pub fn forget(&mut self) {
        (self.asking, self.n_praised, self.n_asked) = (None, 0, 0);
        self.questioned.clear();
    }

    /// Orders a search of the moves of the position shown, if a coached player is to move there.
    pub fn prepare(&mut self, session: &GameSession, is_wanted: bool) {
        let position = *session.position();
        let is_due = is_wanted
            && *session.activity() == Activity::Human
            && self.searched != Some(position)
            && position.legal_moves().len() > 1
            && is_coached(session);
        if is_due {
            self.search(position);
        }
    }

    /// Orders the grade of a move that the player has just made. Returns an action that gives the coach time
    /// before the opponent replies, or that takes that time back if there is nothing to grade.
    pub fn take_move(
        &mut self,
        session: &GameSession,
        is_wanted: bool,
        pupil: impl FnOnce() -> Pupil,
        before: Situation,
        played: Square,
    ) -> Option<Action> {
        let Situation { position, last, .. } = before;
        let record = session.record();
        let node = record.cursor();
        let is_new = record.move_into(node) == Some(Move::Place(played));
        let config = session.config();
        let usual = match self.slowed {
            Some((usual, ours)) if ours == config.pace => usual,
            _ => config.pace,
        };
        if !is_new || !is_wanted || !is_coached(session) || position.legal_moves().len() <= 1 {
            self.slowed = None;
            return (usual != config.pace).then_some(Action::Configure(Config { pace: usual, ..config }));
        }
        self.pending = Some((self.search(position), JustPlayed { node, last, played, is_second: false }));
        let graded = Graded::of(position, last, played, &self.moves);
        let is_settled = graded.is_some_and(|graded| !graded.is_unproven() || !graded.is_asked(pupil()));
        let pace = usual.max(if is_settled { PACE_MIN } else { PACE_SEARCHING });
        self.slowed = Some((usual, pace));
        Some(Action::Configure(Config { pace, ..config }))
    }

    /// Receives the answers of the analyst. Returns the coach's remarks on the player's moves.
    pub fn poll(
        &mut self,
        session: &GameSession,
        is_wanted: bool,
        pupil: impl Fn() -> Pupil,
        knowledge: &mut Knowledge,
    ) -> Vec<Remark> {
        let mut remarks = Vec::new();
        let cursor = session.record().cursor();
        let goes_on = *session.activity() != Activity::Paused;
        self.asking.take_if(|asking| goes_on || asking.node != cursor);
        for (id, answer) in self.analyst.answers() {
            let pending = self.pending.take_if(|(pending, _)| *pending == id).map(|(_, played)| played);
            let (position, moves) = match answer {
                Answer::Moves(position, moves) => (position, moves),
                Answer::Cause(explanation) => {
                    if let Some(asking) = self.asking.as_mut().filter(|asking| asking.cause == Some(id))
                        && let Some(why) = short(&explanation)
                    {
                        (asking.why, asking.marks) = (why, explanation.marks());
                    }
                    continue;
                }
                _ => continue,
            };
            let Some(played) = pending else {
                // Values found before the move is made are not learned: they would show in the window.
                if self.searched == Some(position) && moves.len() == position.legal_moves().len() {
                    self.moves = moves;
                }
                continue;
            };
            learn_moves(knowledge, &position, &moves);
            let Some(graded) = Graded::of(position, played.last, played.played, &moves) else { continue };
            if played.node != cursor || !is_wanted || !is_coached(session) {
                continue;
            }
            if !played.is_second && graded.is_unproven() && graded.is_asked(pupil()) {
                self.pending = Some((self.look_again(graded), JustPlayed { is_second: true, ..played }));
            } else {
                remarks.extend(self.remark(session, pupil(), played.node, &graded));
            }
        }
        remarks
    }

    /// Orders a second search of a move and of the best one, before the coach speaks about them.
    fn look_again(&self, graded: Graded) -> SearchId {
        self.analyst.order(move |tools, stop| {
            let again = graded.look_again(&mut tools.thinker, stop);
            if stop.requested() {
                return Step::GoesOn;
            }
            let Graded { position, own, best, .. } = again.unwrap_or_else(|| graded.clone());
            let is_best = best.line.first() == own.line.first();
            Step::Done(Answer::Moves(position, if is_best { vec![own] } else { vec![best, own] }))
        })
    }

    fn remark(
        &mut self,
        session: &GameSession,
        pupil: Pupil,
        node: NodeId,
        graded: &Graded,
    ) -> Option<Remark> {
        let activity = session.activity();
        let is_opponent_due = matches!(activity, Activity::Thinking { .. } | Activity::Replying { .. });
        // The player has already been asked here.
        if self.questioned.contains(&graded.position) {
            return None;
        }
        if let Some((question, corners)) = graded.question(pupil) {
            if !is_opponent_due || corners.is_empty() && self.n_asked >= QUESTIONS_MAX {
                return None;
            }
            self.questioned.insert(graded.position);
            self.n_asked += usize::from(corners.is_empty());
            // A corner is its own reason.
            let cause = corners.is_empty().then(|| self.analyst.order(jobs::cause(graded.explanation())));
            let (why, marks) = (graded.why(corners), Marks { squares: corners, arrow: None });
            let asking = Asking { node, question, why, is_explained: false, cause, marks };
            return Some(Remark::Asks(self.asking.insert(asking).question.clone()));
        }
        // No praise after help: the player may have been shown the move.
        let may_praise = self.n_praised < PRAISED_MAX && session.game().help.is_none();
        let is_praised = may_praise && graded.is_praised(pupil);
        self.n_praised += usize::from(is_praised);
        is_praised.then(|| Remark::Praises(text!("coach-praise")))
    }

    /// Handles the player's reply. Returns actions for the session, and the sentence to announce.
    pub fn answer(&mut self, reply: Reply) -> (Vec<Action>, Option<&str>) {
        if reply == Reply::Why {
            self.asking.iter_mut().for_each(|asking| asking.is_explained = true);
            return (Vec::new(), self.asking.as_ref().map(|asking| asking.why.as_str()));
        }
        let actions = match self.asking.take() {
            None => Vec::new(),
            Some(_) if reply == Reply::PlayOn => vec![Action::Resume],
            Some(_) => vec![Action::Help(Help::TakeBack), Action::Undo],
        };
        (actions, None)
    }
}

impl Asking {
    /// The squares that the question or the reason shown is about.
    pub fn marks(&self) -> Marks {
        if self.is_explained || self.cause.is_none() { self.marks } else { Marks::default() }
    }

    /// The question, or the reason for it.
    pub fn words(&self) -> &str {
        if self.is_explained { &self.why } else { &self.question }
    }
}

/// Whether a coach can grade the moves of the game on the board.
fn is_coached(session: &GameSession) -> bool {
    session.mode() == Mode::Casual
        && session.is_contested()
        && session.record().goal() == Goal::MostDiscs
        && session.position().size() == BoardSize::STANDARD
}

/// The strength of the human player. A new player gets the opponent's rating, or 900 if it has none, and may
/// be `NEW_BAND` weaker.
pub fn pupil<'a>(session: &GameSession, person: impl FnOnce(Color) -> Option<&'a Person>) -> Pupil {
    let players = session.players();
    let color = if players.black.is_human() { Color::Black } else { Color::White };
    match person(color).filter(|person| !person.games.is_empty()) {
        Some(person) => {
            let estimate = person.estimate();
            Pupil { rating: estimate.rating, at_least: estimate.band().0 }
        }
        None => {
            let rating = players[!color].rating().unwrap_or(Rating::new(900));
            Pupil { rating, at_least: Rating::new(rating.points().saturating_sub(NEW_BAND)) }
        }
    }
}
