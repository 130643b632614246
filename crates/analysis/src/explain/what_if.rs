//! What a fact gives back: by how many discs the loss of the move played would be smaller without the fact.
//!
//! To take the fact away, one rule changes: a square is barred to the side that uses it, a move that is gone
//! stays legal, or the mover may pass. The engine searches both moves again under the change. If the loss is
//! then smaller than under the usual rules, the fact gives back the difference.

use super::fact::{Fact, Idea, Line};
use super::lines::{Lines, flips_of};
use engine::{Limits, Method, Report, Request, RuleChange, WhatIf};
use othello::evaluation::{Evaluation, Score};
use othello::rules::{Goal, Move, Square};

/// Plies of a search, after the move.
const DEPTH: u8 = 8;
/// Plies on boards of more than [`USUAL_SQUARES`].
const DEPTH_OF_LARGE: u8 = 5;
const USUAL_SQUARES: usize = 64;
/// Plies of the search for [`Answers::counter`].
const COUNTER_DEPTH: u8 = 10;
/// At this many empty squares or fewer before the move, searches go to the end.
const EXACT_FROM: usize = 14;

/// The change of a rule that takes a fact away, in force after either move; `None` if no change does.
pub(super) fn rule_change_for(fact: &Fact, lines: &Lines) -> Option<RuleChange> {
    let (mover, opponent, square) = (lines.mover, lines.opponent, fact.squares.first());
    let is_own = fact.side == mover;
    let barred = |color, square: Square| RuleChange::Barred { color, squares: square.into(), plies: None };
    // The opponent may not use these squares in its reply.
    let opened = RuleChange::Barred { color: opponent, squares: fact.squares, plies: Some(1) };
    let kept =
        |square| RuleChange::Kept { color: mover, square, flips: flips_of(&lines.before, mover, square) };
    match fact.idea {
        Idea::Corner | Idea::Edge | Idea::Answer | Idea::Threat if is_own => {
            square.filter(|_| fact.ply > 1).map(|at| barred(mover, at))
        }
        Idea::Corner | Idea::Edge | Idea::SharedSquare | Idea::LetsIn | Idea::Reply => {
            square.map(|at| barred(opponent, at))
        }
        Idea::Threat => lines.reply(Line::Played).map(|at| barred(opponent, at)),
        Idea::Opens => Some(opened),
        Idea::Quiet if !is_own => Some(opened),
        Idea::LastMove => lines.square(fact.line, fact.ply).map(|at| barred(opponent, at)),
        Idea::Access => square.map(kept),
        Idea::Quiet | Idea::Reserve | Idea::FewMoves | Idea::Pass if is_own => {
            Some(RuleChange::MayPass(mover))
        }
        _ => None,
    }
}

/// What the engine answered about a move that loses discs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// What each change of the rules gives back.
    pub gives_back: Vec<(RuleChange, Score)>,
    /// The mover's best answer if the best move gets the same reply as the move played.
    pub counter: Option<Square>,
}

/// Asks about every fact; `None` if the engine was stopped. `ask` sends a request to the engine.
pub(super) fn ask_all(
    lines: &Lines,
    facts: &[Fact],
    ask: &mut dyn FnMut(&Request) -> Option<Report>,
) -> Option<Answers> {
    let mut asker = Asker { lines, depth: depth(lines), ask };
    let mut answers = Answers { counter: asker.counter()?, ..Answers::default() };
    let usual = asker.difference(RuleChange::Nothing)?;
    for change in facts.iter().filter_map(|fact| rule_change_for(fact, lines)) {
        if answers.gives_back.iter().all(|(asked, _)| *asked != change) {
            answers.gives_back.push((change, usual - asker.difference(change)?));
        }
    }
    Some(answers)
}

fn depth(lines: &Lines) -> u8 {
    match lines.before.size().area() {
        area if area > USUAL_SQUARES => DEPTH_OF_LARGE,
        _ if lines.before.empties().len() <= EXACT_FROM => Evaluation::TO_THE_END,
        _ => DEPTH,
    }
}

struct Asker<'a> {
    lines: &'a Lines<'a>,
    depth: u8,
    ask: &'a mut dyn FnMut(&Request) -> Option<Report>,
}

impl Asker<'_> {
    /// What the move played loses against the best one under a change.
    fn difference(&mut self, change: RuleChange) -> Option<Score> {
        Some(self.value(Line::Best, change)? - self.value(Line::Played, change)?)
    }

    /// Finds [`Answers::counter`]. `None` means that the engine was stopped, `Some(None)` that the mover has
    /// no such answer.
    fn counter(&mut self) -> Option<Option<Square>> {
        let lines = self.lines;
        let after = lines.after(Line::Best, 1).zip(lines.reply(Line::Played));
        let after = after.and_then(|(best, reply)| best.play(Move::Place(reply)).ok());
        let Some(position) = after.filter(|after| after.turn() == lines.mover && after.outcome().is_none())
        else {
            return Some(None);
        };
        let depth = if self.depth == Evaluation::TO_THE_END { EXACT_FROM as u8 } else { COUNTER_DEPTH };
        let request = Request::new(position, Goal::MostDiscs, Method::Search(Limits::Depth(depth)));
        let report = (self.ask)(&request)?;
        Some(report.lines.first().and_then(|best| best.line.first()?.square()))
    }

    /// The value of the position after the first move of a line, for the mover.
    fn value(&mut self, line: Line, change: RuleChange) -> Option<Score> {
        let (position, mover) = (self.lines.after(line, 1)?, self.lines.mover);
        if let Some(outcome) = position.outcome() {
            return Some(Score::of_outcome(&outcome, Goal::MostDiscs, mover));
        }
        let asked = WhatIf { change, depth: self.depth, window: None };
        let request = Request::new(*position, Goal::MostDiscs, Method::WhatIf(asked));
        let value = (self.ask)(&request)?.lines.first()?.score;
        Some(if position.turn() == mover { value } else { -value })
    }
}
