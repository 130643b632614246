//! Why a move loses: its cause, found by taking things away.
//!
//! After the move played and after the best move the engine is asked the same: what if the opponent could not
//! use this square, what if a pass were free, what if that move were still legal ([`CauseQuestion`])? Where
//! the loss goes with what is taken away, that was the cause. A cause gives back at least half of the loss;
//! where none does, several small things cost together, and that is what is said ([`Finding::Several`]).
//!
//! In reading order: `questions` lists what to ask, mostly the squares of both lines; `scales` asks the
//! engine, first a shallow glance at all questions, then a deeper look at the best; `on_board` reads off the
//! board what kind of thing the cause is (`harm`), `effect` what a move does; [`words`] says it in a sentence
//! or two.

mod effect;
mod harm;
mod on_board;
mod questions;
mod scales;
pub mod words;
#[cfg(test)]
mod tests;

pub use harm::{Harm, HarmKind, Instead};
pub(super) use on_board::{facts, late_fact, quiet_here};
pub use questions::CauseQuestion;

use super::lines::{LinePair, PLAYED};
use engine::{Report, Request};
use othello::evaluation::Score;
use othello::rules::{Move, Position};
use scales::{Scales, WeighedQuestion};

/// A move that lost: where, what was played and what was best, each with the best play after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case<'a> {
    /// Before the move.
    pub position: Position,
    /// The move played and what follows it.
    pub refutation: &'a [Move],
    /// The best move and what follows it.
    pub better: &'a [Move],
    /// What the move lost.
    pub loss: Score,
}

/// What has been found out about a move that lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// One thing that gives back at least half of the loss.
    Cause(Cause),
    /// No single thing does; the one that gives most of it back, if any gives much.
    Several(Option<Cause>),
}

impl Finding {
    /// The thing that gives most back, if any gives much.
    pub fn cause(&self) -> Option<&Cause> {
        match self {
            Finding::Cause(cause) | Finding::Several(Some(cause)) => Some(cause),
            Finding::Several(None) => None,
        }
    }
}

/// The cause of a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// What was taken away, or granted.
    pub question: CauseQuestion,
    /// How much of the loss goes with it.
    pub gives_back: Score,
    /// What it is on the board.
    pub harm: Harm,
    /// What the best move does about it.
    pub instead: Instead,
    /// What the best move does besides, if that can be seen.
    pub best_does: Option<Harm>,
    /// What a move that is gone, or taken away, does in the line where it is played.
    pub lost: Option<Harm>,
    /// Another thing that gives back part of the loss and shows on the board.
    pub next: Option<Harm>,
}

impl Cause {
    /// Whether both lines have the corner or the wedge, and the mover an answer to it in the better one, or
    /// the opponent gets it much later there.
    pub(super) fn is_answered(&self) -> bool {
        matches!(self.harm.kind, HarmKind::Corner | HarmKind::Wedge)
            && matches!(self.instead, Instead::Answers(_) | Instead::OnlyLater(_))
    }
}

/// The least share of the loss that a cause gives back, and one of several.
const SHARE: f64 = 0.5;
const SHARE_OF_SEVERAL: f64 = 0.3;
/// A cause that gives back less, or that only one of two depths finds, is looked at again two plies deeper.
const SHARE_CLEAR: f64 = 0.75;
/// The most causes that are looked at again.
const CHECKED_MAX: usize = 2;
/// And the least number of discs, in hundredths: what evaluations are off is no cause.
const DISCS_MIN: i32 = 200;

/// A cause that gives back more of the loss than this is no better for it.
const SHARE_MAX: f64 = 1.2;

/// What is left of the rank of a cause that only one of two depths finds.
const UNSURE: f64 = 0.75;

/// What is left of the rank of a free pass, of which a deeper search often takes something back.
const PASS: f64 = 0.85;

/// What is left of the rank of a move that is gone where it cannot be seen what it would do.
const UNCLEAR: f64 = 0.7;

/// How much a cause must give back, in hundredths of a disc.
fn least(loss: Score, share: f64) -> i32 {
    ((f64::from(loss.hundredths()) * share) as i32).max(DISCS_MIN)
}

/// Searches for the cause; `None` if the engine was stopped. `ask` has the engine answer a request.
pub fn find(case: &Case, ask: &mut dyn FnMut(&Request) -> Option<Report>) -> Option<Finding> {
    let lines = LinePair::new(case.position, case.refutation, case.better);
    let tells = |question: &CauseQuestion| on_board::of(&lines, *question).is_some();
    let questions = questions::all(&lines).into_iter().filter(tells).collect();
    let rank = |weighed: WeighedQuestion| cause(&lines, case.loss, weighed).map_or(0.0, |(rank, _)| rank);
    let mut scales = Scales::new(&lines, ask);
    let [all_of_it, part_of_it] = [SHARE, SHARE_OF_SEVERAL].map(|share| least(case.loss, share));
    let weighed = scales.weigh(questions, part_of_it, &rank)?;
    let (mut causes, parts): (Vec<_>, Vec<_>) =
        weighed.into_iter().partition(|weighed| weighed.gives_back >= all_of_it);
    if causes.is_empty() {
        let pairs = questions::pairs(&lines).into_iter().filter(tells).collect();
        causes = scales.weigh(pairs, all_of_it, &rank)?;
    }
    let is_one = !causes.is_empty();
    let found = if is_one { causes } else { parts };
    let ranked = found.into_iter().filter_map(|weighed| {
        let (rank, cause) = cause(&lines, case.loss, weighed)?;
        Some((rank, weighed, cause))
    });
    let mut ranked: Vec<(f64, WeighedQuestion, Cause)> = ranked.collect();
    // A pass that helps later only does not help where the sentence says so.
    let is_pass = |cause: &Cause| cause.harm.kind == HarmKind::NoGoodMove;
    if ranked.iter().any(|(.., cause)| is_pass(cause)) && !scales.would_pass()? {
        ranked.retain(|(.., cause)| !is_pass(cause));
    }
    ranked.sort_by(|(a, ..), (b, ..)| b.total_cmp(a));
    let Some(&(_, _, chief)) = ranked.first() else { return Some(Finding::Several(None)) };
    let mut held = None;
    for (_, weighed, cause) in ranked.iter().filter(|_| is_one).take(CHECKED_MAX) {
        let is_clear = weighed.gives_back >= least(case.loss, SHARE_CLEAR);
        if weighed.is_sure && is_clear || scales.holds_deeper(weighed.question, all_of_it)? {
            held = Some(*cause);
            break;
        }
    }
    let mut cause = held.unwrap_or(chief);
    // What makes the opponent's move harmless is an answer that is not possible after the move played.
    if let (Instead::Harmless, CauseQuestion::Answer(square)) = (cause.instead, cause.question)
        && let Some(answer) = scales.answer_after_best(square)?
        && !on_board::can_answer(&lines, square, answer)
        && lines.square(PLAYED, 1) != Some(answer)
    {
        cause.instead = Instead::Answers(answer);
    }
    let is_next = |next: &&Cause| next.harm.is_telling() && !next.harm.squares.intersects(cause.harm.squares);
    cause.next = ranked.iter().map(|(.., next)| next).find(is_next).map(|next| next.harm);
    Some(if held.is_some() { Finding::Cause(cause) } else { Finding::Several(Some(cause)) })
}

/// How much of the loss a question gives back in a search two plies deeper than the one of [`find`]; to the
/// end of the game there is no deeper one. `None` if the engine was stopped.
pub fn gives_back_deeper(
    case: &Case,
    question: CauseQuestion,
    ask: &mut dyn FnMut(&Request) -> Option<Report>,
) -> Option<Score> {
    let lines = LinePair::new(case.position, case.refutation, case.better);
    Scales::new(&lines, ask).gives_back_deeper(question).map(Score::from_hundredths)
}

/// What a question that gives enough back is about, and how good a reason it is: how much of the loss it
/// gives back, how telling it is, and how clearly the best move does otherwise.
fn cause(lines: &LinePair, loss: Score, weighed: WeighedQuestion) -> Option<(f64, Cause)> {
    let WeighedQuestion { question, gives_back, is_sure } = weighed;
    let (harm, instead) = on_board::of(lines, question)?;
    let share = f64::from(gives_back) / f64::from(loss.hundredths().max(DISCS_MIN));
    // What gives back much more than the loss changed another game.
    let share = if share > SHARE_MAX { SHARE_MAX / (share / SHARE_MAX).sqrt() } else { share };
    let sure = if is_sure { 1.0 } else { UNSURE };
    let pass = if question == CauseQuestion::FreePass { PASS } else { 1.0 };
    let lost = on_board::of_lost(lines, &harm);
    let unclear = if harm.kind.takes_a_move() && lost.is_none() { UNCLEAR } else { 1.0 };
    let rank = share * harm.weight() * instead.weight() * sure * pass * unclear;
    let gives_back = Score::from_hundredths(gives_back);
    let best_does = on_board::of_best(lines);
    let cause = Cause { question, gives_back, harm, instead, best_does, lost, next: None };
    Some((rank, cause))
}
