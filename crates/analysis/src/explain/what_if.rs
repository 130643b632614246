//! What a fact gives back: the engine is asked what both positions would be worth if the fact were taken
//! away.
//!
//! For this a rule is changed: a square is barred to the side that uses it, a move that is gone stays legal,
//! or the mover may pass. Under the change the move played is searched again, and so is the best one. By as
//! much as the loss between them is then smaller than usual, the fact gives it back.

use super::fact::{Fact, Idea, Line};
use super::lines::{Lines, flips_of};
use engine::{Limits, Method, Report, Request, RuleChange, WhatIf};
use othello::evaluation::{Evaluation, Score};
use othello::rules::{Color, Goal, Move, Position, Square, Squares};

/// Plies of a search, after the move.
const DEPTH: u8 = 8;
/// On boards of more squares than the usual one.
const DEPTH_OF_LARGE: u8 = 5;
const USUAL_SQUARES: usize = 64;
/// Plies of the search for [`Answers::counter`].
const COUNTER_DEPTH: u8 = 10;
/// At this many empty squares or fewer before the move, searches go to the end.
const EXACT_FROM: usize = 14;

/// One thing that is taken away or granted after both moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CauseQuestion {
    /// The opponent may not use a square, neither in its reply nor later.
    Answer(Square),
    /// The opponent may not use these squares in its reply.
    Opened(Squares),
    /// The mover may not use a square.
    Own(Square),
    /// The mover may still use a square, and flips these discs.
    Kept(Square, Squares),
    /// The mover may pass once.
    FreePass,
}

impl CauseQuestion {
    /// What to ask about a fact; `None` where nothing can be taken away.
    pub(super) fn about(fact: &Fact, lines: &Lines) -> Option<CauseQuestion> {
        let square = fact.squares.first();
        let is_own = fact.side == lines.mover;
        match fact.idea {
            Idea::Corner | Idea::Edge | Idea::Answer | Idea::Threat if is_own => {
                square.filter(|_| fact.ply > 1).map(CauseQuestion::Own)
            }
            Idea::Corner | Idea::Edge | Idea::SharedSquare | Idea::LetsIn | Idea::Reply => {
                square.map(CauseQuestion::Answer)
            }
            Idea::Threat => lines.reply(Line::Played).map(CauseQuestion::Answer),
            Idea::Opens => Some(CauseQuestion::Opened(fact.squares)),
            Idea::Quiet if !is_own => Some(CauseQuestion::Opened(fact.squares)),
            Idea::LastMove => lines.square(fact.line, fact.ply).map(CauseQuestion::Answer),
            Idea::Access => {
                square.map(|at| CauseQuestion::Kept(at, flips_of(&lines.before, lines.mover, at)))
            }
            Idea::Quiet | Idea::Reserve | Idea::FewMoves | Idea::Pass if is_own => {
                Some(CauseQuestion::FreePass)
            }
            _ => None,
        }
    }

    /// What it changes for the engine.
    fn change(self, mover: Color) -> RuleChange {
        let barred = |color, squares, plies| RuleChange::Barred { color, squares, plies };
        match self {
            CauseQuestion::Answer(square) => barred(!mover, square.into(), None),
            CauseQuestion::Opened(squares) => barred(!mover, squares, Some(1)),
            CauseQuestion::Own(square) => barred(mover, square.into(), None),
            CauseQuestion::Kept(square, flips) => RuleChange::Kept { color: mover, square, flips },
            CauseQuestion::FreePass => RuleChange::MayPass(mover),
        }
    }
}

/// What the engine answered about a move that lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// What each question gives back.
    pub gives_back: Vec<(CauseQuestion, Score)>,
    /// The mover's best answer if the best move gets the same reply as the move played.
    pub counter: Option<Square>,
}

/// Asks about every fact; `None` if the engine was stopped. `ask` has the engine answer a request, `deeper`
/// plies are added.
pub(super) fn ask_all(
    lines: &Lines,
    facts: &[Fact],
    deeper: u8,
    ask: &mut dyn FnMut(&Request) -> Option<Report>,
) -> Option<Answers> {
    let mut asker = Asker { lines, depth: depth(lines, deeper), ask };
    let mut answers = Answers { counter: asker.counter()?, ..Answers::default() };
    let usual = asker.difference(RuleChange::Nothing)?;
    for question in facts.iter().filter_map(|fact| CauseQuestion::about(fact, lines)) {
        if answers.gives_back.iter().all(|(asked, _)| *asked != question) {
            let gives_back = usual - asker.difference(question.change(lines.mover))?;
            answers.gives_back.push((question, Score::from_hundredths(gives_back)));
        }
    }
    Some(answers)
}

fn depth(lines: &Lines, deeper: u8) -> u8 {
    match lines.before.size().area() {
        area if area > USUAL_SQUARES => DEPTH_OF_LARGE + deeper,
        _ if lines.n_empties() <= EXACT_FROM => Evaluation::TO_THE_END,
        _ => DEPTH + deeper,
    }
}

struct Asker<'a> {
    lines: &'a Lines<'a>,
    depth: u8,
    ask: &'a mut dyn FnMut(&Request) -> Option<Report>,
}

impl Asker<'_> {
    /// What the move played loses against the best one under a change, in hundredths of a disc.
    fn difference(&mut self, change: RuleChange) -> Option<i32> {
        Some(self.value(Line::Best, change)? - self.value(Line::Played, change)?)
    }

    /// [`Answers::counter`]; `None` if the engine was stopped, `Some(None)` where the reply is illegal.
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
    fn value(&mut self, line: Line, change: RuleChange) -> Option<i32> {
        let position = self.lines.after(line, 1)?;
        let is_own = position.turn() == self.lines.mover;
        let value = match final_difference(position) {
            Some(value) => value,
            None => {
                let asked = WhatIf { change, depth: self.depth, window: None };
                let request = Request::new(*position, Goal::MostDiscs, Method::WhatIf(asked));
                (self.ask)(&request)?.lines.first()?.score.hundredths()
            }
        };
        Some(if is_own { value } else { -value })
    }
}

/// The discs of the side to move less the opponent's where the game is over, in hundredths.
fn final_difference(position: &Position) -> Option<i32> {
    let discs = position.outcome()?.official(Goal::MostDiscs);
    let difference = i32::from(discs[position.turn()]) - i32::from(discs[!position.turn()]);
    Some(100 * difference)
}
