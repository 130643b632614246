//! Why a move lost, as a coach would say it.
//!
//! Two lines are laid side by side: the move played with the best play after it (the refutation), and the
//! best move with the best play after that. [`Fact`]s are what one line has and the other has not. In reading
//! order: `ideas` finds them, a function for each [`Idea`]; `what_if` asks the engine how much of the loss
//! each gives back, half a second's work; `ranking` weighs them by one table; [`words`] says the heaviest one
//! or two, a text for each idea and line.

pub mod both_lines;
pub mod costs;
mod fact;
mod findings;
mod ideas;
#[cfg(test)]
mod judged;
mod lines;
mod ranking;
mod what_if;
pub mod words;

pub use fact::{Fact, Idea, Line};
pub use findings::{CauseFinder, Causes, Findings};
pub use what_if::Answers;

use super::grade::{EXPLAINED_FROM, ThrownAway};
use super::review::{PlayedMove, Review};
use lines::Lines;
use othello::evaluation::Score;
use othello::rules::{Color, Goal, Move, Position, Square, Squares};

/// Why one move lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// How many moves, passes included, were played before.
    pub at: usize,
    /// The position before the move.
    pub position: Position,
    /// Who played the move.
    pub color: Color,
    /// What it cost.
    pub loss: Score,
    /// Whether the loss is proven.
    pub is_exact: bool,
    /// The result that the move gave away, if it did.
    pub thrown_away: Option<ThrownAway>,
    /// What tells the lines apart, the heaviest first.
    pub facts: Vec<Fact>,
    /// The move played and the best play after it: two plies beyond the sentences' facts, six at least.
    pub refutation: Vec<Move>,
    /// The best move and the best play after it, equally far.
    pub better: Vec<Move>,
    /// The refutation as far as it is known.
    pub full_refutation: Vec<Move>,
    /// The better line as far as it is known.
    pub full_better: Vec<Move>,
    /// The engine's answers, by which each fact gives back a part of the loss; `None` until it was asked.
    pub finding: Option<Answers>,
}

/// What a reason is about, to be marked on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The squares that the reason names.
    pub squares: Squares,
    /// From the move to the square where it does harm, or to what it prepares.
    pub arrow: Option<(Square, Square)>,
}

/// The boards of both lines show this many plies beyond the facts in the sentences.
const SHOWN_BEYOND: usize = 2;
/// The boards show at least this many plies of lines that are long enough.
const SHOWN_MIN: usize = 6;

impl Explanation {
    /// Why a move of the review lost; `None` when it lost less than two discs, or when fewest discs win: the
    /// reasons about mobility and corners hold only where most discs win.
    pub fn of(review: &Review, played: &PlayedMove) -> Option<Explanation> {
        if played.loss < EXPLAINED_FROM || review.goal == Goal::FewestDiscs {
            return None;
        }
        let position = review.positions[played.at];
        let refutation: Vec<Move> =
            std::iter::once(played.mv).chain(review.best_line(played.at + 1).iter().copied()).collect();
        let explanation = Explanation {
            at: played.at,
            is_exact: played.is_exact(),
            thrown_away: ThrownAway::by(played),
            ..Explanation::between(position, refutation, review.best_line(played.at).to_vec(), played.loss)
        };
        let finding = review.findings.of(&explanation).cloned();
        Some(explanation.with(finding))
    }

    /// The moves of a review about which the engine was not asked yet, those that lost most first.
    pub fn not_asked_yet(review: &Review) -> Vec<Explanation> {
        let all = review.moves.iter().filter_map(|played| Explanation::of(review, played));
        let mut unknown: Vec<Explanation> = all.filter(|explanation| explanation.finding.is_none()).collect();
        unknown.sort_by_key(|explanation| std::cmp::Reverse(explanation.loss));
        unknown
    }

    /// Why a line loses against a better one, each beginning with a move of the same position and going on
    /// with the best play.
    pub fn between(position: Position, refutation: Vec<Move>, better: Vec<Move>, loss: Score) -> Explanation {
        let explanation = Explanation {
            at: 0,
            position,
            color: position.turn(),
            loss,
            is_exact: false,
            thrown_away: None,
            facts: Vec::new(),
            refutation: Vec::new(),
            better: Vec::new(),
            full_refutation: refutation,
            full_better: better,
            finding: None,
        };
        explanation.with(None)
    }

    /// Takes in what the engine answered, if it was asked, and finds and weighs the facts by that.
    pub fn with(mut self, finding: Option<Answers>) -> Explanation {
        self.finding = finding;
        let lines = self.lines();
        let mut facts = ideas::all(&lines);
        let answers: &[_] = self.finding.as_ref().map_or(&[], |finding| &finding.gives_back);
        for fact in &mut facts {
            let question = what_if::rule_change_for(fact, &lines);
            let answer = answers.iter().find(|(asked, _)| Some(*asked) == question);
            fact.gives_back = answer.map(|(_, score)| *score);
        }
        let facts = ranking::weigh(facts, &lines, self.loss);
        let shown = ranking::choose(&facts).iter().map(|fact| fact.ply + SHOWN_BEYOND).max();
        let shown = shown.unwrap_or_default().max(SHOWN_MIN);
        let cut = |line: &[Move]| line.iter().copied().take(shown).collect();
        (self.refutation, self.better) = (cut(&self.full_refutation), cut(&self.full_better));
        Explanation { facts, ..self }
    }

    /// The one or two facts that the sentences state.
    pub fn said(&self) -> Vec<Fact> {
        ranking::choose(&self.facts)
    }

    /// What the mistake is about; `None` where nothing tells the lines apart.
    pub fn idea(&self) -> Option<Idea> {
        self.said().first().map(|fact| fact.idea)
    }

    /// The squares of the stated facts about one line.
    pub fn marks_in(&self, line: Line) -> Marks {
        let said = self.said().into_iter().filter(|fact| fact.line == line);
        Marks { squares: said.flat_map(|fact| fact.squares.iter()).collect(), arrow: None }
    }

    /// The squares of the stated facts, and the arrow of the first one.
    pub fn marks(&self) -> Marks {
        self.marks_of(&self.said())
    }

    fn marks_of(&self, said: &[Fact]) -> Marks {
        let squares = said.iter().fold(Squares::EMPTY, |all, fact| all | fact.squares);
        let arrow = said.first().and_then(|fact| {
            let from = if fact.line == Line::Best { self.best() } else { self.played() }.square()?;
            let to = fact.squares.first().filter(|_| fact.squares.len() == 1)?;
            (from != to).then_some((from, to))
        });
        Marks { squares, arrow }
    }

    /// The move that was played.
    pub fn played(&self) -> Move {
        self.full_refutation[0]
    }

    /// The move that was best.
    pub fn best(&self) -> Move {
        self.full_better[0]
    }

    /// Both lines, as far as they are known.
    fn lines(&self) -> Lines<'_> {
        let mut lines = Lines::new(self.position, &self.full_refutation, &self.full_better);
        lines.counter = self.finding.as_ref().and_then(|finding| finding.counter);
        lines
    }
}
