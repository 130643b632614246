//! Asks the engine, and weighs the answers.
//!
//! A question is worth asking in depth only if a glance finds that it gives something back. A glance asks no
//! more than whether the value gets better enough after the move played; only then the best move is asked
//! about. The few questions that give most back are asked again as deep as the time allows: to the end where
//! it is near.

use super::super::lines::{BEST, LinePair, PLAYED};
use super::questions::CauseQuestion;
use engine::{Limits, Method, Report, Request, RuleChange, WhatIf};
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Move, Position, Square};

/// Plies of a glance and of a look, after the move; a look goes two plies deeper where the shallower one took
/// no more than these nodes for both moves.
const GLANCE: u8 = 6;
const LOOK: u8 = 8;
const DEEPER_UP_TO: u64 = 30_000;
/// Plies of a search for an answer.
const ANSWER: u8 = 12;
/// No cause is checked once as many nodes were searched.
const CHECKED_UP_TO: u64 = 1_000_000;
/// With at most this many empty squares before the move the end is searched.
const EXACT_FROM: usize = 16;
/// With at most this many a glance is exact, too.
const EXACT_GLANCE_FROM: usize = 10;
/// With more squares than this a glance is a ply or two shorter.
const LARGE: usize = 64;
/// This many questions are looked into.
const LOOKS_MAX: usize = 5;
/// Beyond every value, in hundredths of a disc.
const VALUE_MAX: i32 = 30_000;
/// How far a deeper value is at first thought to be from a shallower one, in hundredths of a disc.
const ASPIRED: i32 = 200;
/// A glance is content with this part of what a cause must give back.
const GLANCE_PART: f64 = 0.6;

/// A question that gives enough back.
#[derive(Clone, Copy, Debug)]
pub(super) struct WeighedQuestion {
    pub question: CauseQuestion,
    /// In hundredths of a disc.
    pub gives_back: i32,
    /// Whether a glance found as much, or it is proven: then it will be found deeper, too.
    pub is_sure: bool,
}

/// Asks about both moves alike.
pub(super) struct Scales<'a> {
    lines: &'a LinePair<'a>,
    ask: &'a mut dyn FnMut(&Request) -> Option<Report>,
    depth: u8,
    /// The depth at which questions were weighed.
    weighed_at: u8,
    /// Positions visited so far.
    nodes: u64,
    /// The values of both positions without a change, at this depth.
    unchanged: [i32; 2],
}

impl<'a> Scales<'a> {
    pub(super) fn new(
        lines: &'a LinePair<'a>,
        ask: &'a mut dyn FnMut(&Request) -> Option<Report>,
    ) -> Scales<'a> {
        Scales { lines, ask, depth: 0, weighed_at: 0, nodes: 0, unchanged: [0; 2] }
    }

    /// The questions that give back at least `least`; `None` if the engine was stopped. `rank` says which are
    /// worth a look.
    pub(super) fn weigh(
        &mut self,
        questions: Vec<CauseQuestion>,
        least: i32,
        rank: &dyn Fn(WeighedQuestion) -> f64,
    ) -> Option<Vec<WeighedQuestion>> {
        let (glance, look) = self.depths();
        self.look_to(glance)?;
        let glance_least = if glance == look { least } else { (f64::from(least) * GLANCE_PART) as i32 };
        let mut seen = Vec::new();
        for question in questions {
            if let Some(gives_back) = self.glance(question, glance_least)? {
                seen.push(WeighedQuestion { question, gives_back, is_sure: true });
            }
        }
        self.weighed_at = self.depth;
        if glance == look {
            return Some(seen);
        }
        seen.sort_by(|a, b| rank(*b).total_cmp(&rank(*a)));
        seen.truncate(LOOKS_MAX);
        self.look_deep(look)?;
        self.weighed_at = self.depth;
        let mut weighed = Vec::new();
        for WeighedQuestion { question, gives_back: at_a_glance, .. } in seen {
            let gives_back = self.gives_back(question, least)?;
            let is_sure = look == Evaluation::TO_THE_END || at_a_glance >= least;
            if gives_back >= least {
                weighed.push(WeighedQuestion { question, gives_back, is_sure });
            }
        }
        Some(weighed)
    }

    /// How much of the loss a question gives back two plies deeper than a look.
    pub(super) fn gives_back_deeper(&mut self, question: CauseQuestion) -> Option<i32> {
        let (_, look) = self.depths();
        self.look_deep(look)?;
        self.look_to(self.depth.saturating_add(2))?;
        self.gives_back(question, 0)
    }

    /// Whether a question that was weighed gives back at least `least` two plies deeper as well. To the end
    /// there is no deeper search, and where much was searched already it would take too long.
    pub(super) fn holds_deeper(&mut self, question: CauseQuestion, least: i32) -> Option<bool> {
        if self.weighed_at == Evaluation::TO_THE_END || self.nodes > CHECKED_UP_TO {
            return Some(true);
        }
        if self.depth == self.weighed_at {
            self.look_to(self.weighed_at + 2)?;
        }
        self.gives_at_least(question, least)
    }

    /// The depths of a glance and of a look.
    fn depths(&self) -> (u8, u8) {
        let n_empties = self.lines.n_empties();
        let is_large = self.lines.before.size().area() > LARGE;
        match n_empties {
            _ if n_empties <= EXACT_GLANCE_FROM => (Evaluation::TO_THE_END, Evaluation::TO_THE_END),
            _ if n_empties <= EXACT_FROM && !is_large => (LOOK, Evaluation::TO_THE_END),
            _ if is_large => (GLANCE - 3, LOOK - 3),
            _ => (GLANCE, LOOK),
        }
    }

    /// Sets the depth, and finds both values without a change.
    fn look_to(&mut self, depth: u8) -> Option<()> {
        let is_known = std::mem::replace(&mut self.depth, depth) > 0;
        for line in [PLAYED, BEST] {
            let window = is_known.then(|| around(self.unchanged[line], ASPIRED));
            let value = self.value(line, RuleChange::Nothing, window)?;
            let is_inside = window.is_none_or(|(low, high)| low < value && value < high);
            self.unchanged[line] =
                if is_inside { value } else { self.value(line, RuleChange::Nothing, None)? };
        }
        Some(())
    }

    /// Sets the depth of a look, deeper where that takes little.
    fn look_deep(&mut self, look: u8) -> Option<()> {
        let before = self.nodes;
        self.look_to(look)?;
        let is_cheap = self.nodes - before <= DEEPER_UP_TO;
        if is_cheap && look != Evaluation::TO_THE_END { self.look_to(look + 2) } else { Some(()) }
    }

    /// How much of the loss goes with a change, if it is at least `least`.
    fn glance(&mut self, question: CauseQuestion, least: i32) -> Option<Option<i32>> {
        let change = question.change(self.lines.mover);
        // A change that helps must help after the move played, and one that harms must harm after the best.
        let (line, bound) = match question.helps_mover() {
            true => (PLAYED, self.unchanged[PLAYED] + least - 1),
            false => (BEST, self.unchanged[BEST] - least),
        };
        let is_above = self.value(line, change, Some((bound, bound + 1)))? > bound;
        if is_above != question.helps_mover() {
            return Some(None);
        }
        let gives_back = self.gives_back(question, least)?;
        Some((gives_back >= least).then_some(gives_back))
    }

    /// How much of the loss goes with a change, in hundredths of a disc; below `least` a bound.
    fn gives_back(&mut self, question: CauseQuestion, least: i32) -> Option<i32> {
        let gain = self.gain(question)?;
        Some(gain - self.lost_again(question, (-1, (gain - least).max(0) + 1))?)
    }

    /// Whether a change gives back at least `least`.
    fn gives_at_least(&mut self, question: CauseQuestion, least: i32) -> Option<bool> {
        let spare = self.gain(question)? - least;
        Some(spare >= 0 && self.lost_again(question, (spare, spare + 1))? <= spare)
    }

    /// What a change that helps the mover gains after the move played, or what one that harms costs after the
    /// best.
    fn gain(&mut self, question: CauseQuestion) -> Option<i32> {
        let change = question.change(self.lines.mover);
        let [played, best] = self.unchanged;
        Some(match question.helps_mover() {
            true => self.value(PLAYED, change, Some((played - 1, VALUE_MAX)))? - played,
            false => best - self.value(BEST, change, Some((-VALUE_MAX, best + 1)))?,
        })
    }

    /// What it gains or costs after the other move, which is not the loss; beyond the window a bound.
    fn lost_again(&mut self, question: CauseQuestion, (low, high): (i32, i32)) -> Option<i32> {
        let change = question.change(self.lines.mover);
        let [played, best] = self.unchanged;
        Some(match question.helps_mover() {
            true => self.value(BEST, change, Some((best + low, best + high)))? - best,
            false => played - self.value(PLAYED, change, Some((played - high, played - low)))?,
        })
    }

    /// What the mover answers best if the opponent plays this square right after the best move; nothing where
    /// it cannot, or where the answer is a pass. `None` if the engine was stopped.
    pub(super) fn answer_after_best(&mut self, square: Square) -> Option<Option<Square>> {
        let Ok(position) = self.lines.after(BEST, 1).play(Move::Place(square)) else { return Some(None) };
        if position.turn() != self.lines.mover || position.outcome().is_some() {
            return Some(None);
        }
        let depth = if position.empties().len() <= EXACT_FROM { EXACT_FROM as u8 } else { ANSWER };
        let method = Method::Search(Limits::Depth(depth));
        let report = (self.ask)(&Request::new(position, Goal::MostDiscs, method))?;
        Some(report.lines.first().and_then(|best| best.line.first()?.square()))
    }

    /// Whether the mover would rather pass than make its best move after the move played and its answer.
    pub(super) fn would_pass(&mut self) -> Option<bool> {
        let Some(&position) = self.lines.at(PLAYED, 2) else { return Some(false) };
        if position.turn() != self.lines.mover || position.outcome().is_some() {
            return Some(false);
        }
        let passed = self.value_of(&position, RuleChange::Passes, None)?;
        Some(self.value_of(&position, RuleChange::Nothing, Some((passed - 1, passed)))? < passed)
    }

    /// The value of the position after the first move of a line, for the mover; beyond a window a bound.
    fn value(&mut self, line: usize, change: RuleChange, window: Option<(i32, i32)>) -> Option<i32> {
        let lines = self.lines;
        self.value_of(lines.after(line, 1), change, window)
    }

    /// The value of a position for the mover; beyond a window a bound.
    fn value_of(
        &mut self,
        position: &Position,
        change: RuleChange,
        window: Option<(i32, i32)>,
    ) -> Option<i32> {
        let mover = self.lines.mover;
        if let Some(discs) = final_difference(position) {
            return Some(if mover == position.turn() { discs } else { -discs });
        }
        let is_own = position.turn() == mover;
        let window = window.map(|(low, high)| if is_own { (low, high) } else { (-high, -low) });
        let asked = WhatIf { change, depth: self.depth, window };
        let request = Request::new(*position, Goal::MostDiscs, Method::WhatIf(asked));
        let report = (self.ask)(&request)?;
        self.nodes += report.nodes;
        let value = report.lines.first()?.score.hundredths();
        Some(if is_own { value } else { -value })
    }
}

/// The window up to this far from a value.
fn around(value: i32, distance: i32) -> (i32, i32) {
    (value - distance, value + distance)
}

/// The discs of the side to move less the opponent's where the game is over, in hundredths.
fn final_difference(position: &Position) -> Option<i32> {
    let discs = position.outcome()?.official(Goal::MostDiscs);
    let difference = i32::from(discs[position.turn()]) - i32::from(discs[!position.turn()]);
    Some(100 * difference)
}
