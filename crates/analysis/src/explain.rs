//! Why a move lost: what distinguishes the position it led to from the one after the best move, as a good
//! coach would say it.
//!
//! Two lines are laid side by side: the move played with the best play after it (the refutation), and the
//! best move with the best play after that (`lines`). What can be seen and counted on the board after both is
//! compared: mobility, frontier and stable discs (`counts`), `corners` and wedges, `answers` that one move
//! allows and the other does not, and in the `endgame` parity, holes and passes. Each [`Difference`] to the
//! mover's harm has a weight, and the most telling are named. A difference that a player would not see is
//! none: then a sentence says that no simple count tells the moves apart, and the lines are shown.
//! [`words`] makes sentences of them.
//!
//! A difference is what can be seen at once. Why the move lost is its [`cause`], which takes the engine half
//! a second to find; once it is known, it is the reason, and the differences stand behind it.

mod answers;
pub mod cause;
mod corners;
mod counts;
mod difference;
mod endgame;
mod findings;
mod lines;
pub mod words;
pub mod both_lines;

pub use cause::{Cause, Finding};
pub use difference::{Difference, Kind, Part};
pub use findings::{CauseFinder, Causes, Findings};

use super::grade::{EXPLAINED_FROM, ThrownAway};
use super::review::{PlayedMove, Review};
use difference::Weighed;
use lines::LinePair;
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
    /// What tells the two lines apart, the most telling first; nothing, or the discs at the end alone, where
    /// no simple count does.
    pub differences: Vec<Difference>,
    /// The move played and the best play after it, to where the last of the differences shows.
    pub refutation: Vec<Move>,
    /// The best move and the best play after it, equally far.
    pub better: Vec<Move>,
    /// Both lines as far as they are known.
    pub full_refutation: Vec<Move>,
    /// See [`Explanation::full_refutation`].
    pub full_better: Vec<Move>,
    /// Why it lost, once the engine was asked ([`cause::find`]).
    pub finding: Option<Finding>,
}

/// What a reason is about, to be marked on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The squares of the cause.
    pub squares: Squares,
    /// From the move to the square where it does harm, or to what it prepares.
    pub arrow: Option<(Square, Square)>,
}

/// The least weight of a difference to name.
const NAMED_FROM: f64 = 0.6;
/// The least weight of a third difference to name.
const THIRD_FROM: f64 = 1.6;
/// Both lines are shown at least this far, if they are known so far.
const SHOWN_MIN: usize = 2;
/// The same where they are all that is named.
const SHOWN_ALONE: usize = 6;

impl Explanation {
    /// Why a move of the review lost; `None` when it lost less than two discs, or when fewest discs win: then
    /// nothing that is said of mobility and corners holds.
    pub fn of(review: &Review, played: &PlayedMove) -> Option<Explanation> {
        if played.loss() < EXPLAINED_FROM || review.goal() == Goal::FewestDiscs {
            return None;
        }
        let position = review.positions()[played.at];
        let refutation: Vec<Move> =
            std::iter::once(played.mv).chain(review.best_line(played.at + 1).iter().copied()).collect();
        let explanation = Explanation {
            at: played.at,
            loss: played.loss(),
            is_exact: played.is_exact(),
            thrown_away: ThrownAway::by(played),
            ..Explanation::between(position, refutation, review.best_line(played.at).to_vec())
        };
        let finding = review.findings().of(&explanation).cloned();
        Some(Explanation { finding, ..explanation })
    }

    /// The moves of a review whose causes are not known yet, those that lost most first.
    pub fn without_cause(review: &Review) -> Vec<Explanation> {
        let all = review.moves().iter().filter_map(|played| Explanation::of(review, played));
        let mut unknown: Vec<Explanation> = all.filter(|explanation| explanation.finding.is_none()).collect();
        unknown.sort_by_key(|explanation| std::cmp::Reverse(explanation.loss));
        unknown
    }

    /// What tells a line from a better one, each beginning with a move of the same position; what the
    /// difference costs is not known.
    pub fn between(position: Position, refutation: Vec<Move>, better: Vec<Move>) -> Explanation {
        let differences = differences(position, &refutation, &better);
        let last = differences.iter().map(|difference| difference.plies).max();
        let shown = if tells_apart(&differences) { last.unwrap_or(1).max(SHOWN_MIN) } else { SHOWN_ALONE };
        let cut = |line: &[Move]| line.iter().copied().take(shown).collect();
        let (cut_refutation, cut_better) = (cut(&refutation), cut(&better));
        Explanation {
            at: 0,
            position,
            color: position.turn(),
            loss: Score::ZERO,
            is_exact: false,
            thrown_away: None,
            differences,
            refutation: cut_refutation,
            better: cut_better,
            full_refutation: refutation,
            full_better: better,
            finding: None,
        }
    }

    /// Why the first move of a line loses this number of discs, proven, against the first of a better one;
    /// both lines go on with the best play.
    pub fn of_lines(position: Position, refutation: &[Move], better: &[Move], discs: u16) -> Explanation {
        Explanation {
            loss: Score::from_discs(discs as i16),
            is_exact: true,
            ..Explanation::between(position, refutation.to_vec(), better.to_vec())
        }
    }

    /// The case of the move, for [`cause::find`].
    pub fn case(&self) -> cause::Case<'_> {
        let Explanation { position, full_refutation, full_better, loss, .. } = self;
        cause::Case { position: *position, refutation: full_refutation, better: full_better, loss: *loss }
    }

    /// The cause of the loss, if one is known.
    pub fn cause(&self) -> Option<&Cause> {
        match &self.finding {
            Some(Finding::Cause(cause)) => Some(cause),
            Some(Finding::Several(_)) | None => None,
        }
    }

    /// What its cause is about; nothing until that is known, or where something else is said.
    pub fn marks(&self) -> Marks {
        let said = self.cause().filter(|cause| words::is_said(cause, self));
        let Some(cause) = said else { return Marks::default() };
        let from = if cause.harm.is_missed { self.best() } else { self.played() }.square();
        let (squares, to) = cause::words::marks(cause);
        let arrow = from.zip(to).filter(|(from, to)| from != to);
        Marks { squares, arrow }
    }

    /// The move that was played.
    pub fn played(&self) -> Move {
        self.refutation[0]
    }

    /// The move that was best.
    pub fn best(&self) -> Move {
        self.better[0]
    }

    /// Both lines, as far as they are known.
    fn lines(&self) -> LinePair<'_> {
        LinePair::new(self.position, &self.full_refutation, &self.full_better)
    }

    /// The counts that differ a little.
    fn small_differences(&self) -> Vec<Difference> {
        counts::small_differences(&self.lines())
    }

    /// What stands beside a count of one side's moves.
    fn beside_moves(&self, kind: Kind) -> Option<Difference> {
        counts::beside_moves(&self.lines(), kind)
    }

    /// How many moves the opponent has on the squares of a part of the board, after the move played and after
    /// the best one.
    fn others_in(&self, squares: Squares) -> [usize; 2] {
        let lines = self.lines();
        [lines::PLAYED, lines::BEST].map(|line| {
            counts::moves_in(&lines, line, counts::PART_PLIES, squares).map_or(0, |(_, others)| others)
        })
    }

    /// The squares that the move opens, if they are a few more than the best move opens and no reason names
    /// them yet: some that the opponent plays soon, or some that it does not.
    fn opens_more(&self, is_played: bool) -> Option<Difference> {
        let is_told = self.differences.iter().any(|difference| difference.kind == Kind::Opened);
        answers::opens_more(&self.lines(), is_played).filter(|_| !is_told)
    }

    /// That a side has no quiet move a few moves later, where it has some in the other line and no reason
    /// says so of its next turn.
    fn late_quiet(&self) -> Option<Difference> {
        let is_told = |kind| self.differences.iter().any(|difference| difference.kind == kind);
        counts::late_quiet(&self.lines()).filter(|late| !is_told(late.kind))
    }

    /// The square of the best move, where the opponent takes it a few moves later.
    fn late_key(&self) -> Option<Difference> {
        answers::late_key(&self.lines())
    }

    /// A square that both sides want and each gets in one line, soon or later, besides those named already.
    fn wanted(&self, told: Squares, is_soon: bool) -> Option<Difference> {
        answers::wanted(&self.lines(), told, is_soon)
    }

    /// A quiet move that would open squares in the other line.
    fn quiet_here(&self) -> Option<(cause::Harm, cause::Instead)> {
        cause::quiet_here(&self.lines())
    }

    /// What the first moves of both lines do on the board, in one of them only.
    fn facts(&self) -> Vec<cause::Harm> {
        cause::facts(&self.lines())
    }

    /// What the best move leads to a little later, in its line only.
    fn late_fact(&self) -> Option<cause::Harm> {
        cause::late_fact(&self.lines())
    }

    /// Whether there is a reason besides the result.
    pub fn has_reason(&self) -> bool {
        tells_apart(&self.differences)
    }
}

fn tells_apart(differences: &[Difference]) -> bool {
    differences.iter().any(|difference| difference.kind != Kind::FinalDiscs)
}

/// What tells the line of the move played from that of the best move, the most telling first.
fn differences(position: Position, refutation: &[Move], better: &[Move]) -> Vec<Difference> {
    let lines = LinePair::new(position, refutation, better);
    let all = [counts::differences, corners::differences, answers::differences, endgame::differences];
    let chosen = choose(all.into_iter().flat_map(|differences| differences(&lines)).collect());
    if chosen.is_empty() { endgame::final_discs(&lines).into_iter().collect() } else { chosen }
}

/// The two most telling differences on different subjects, and perhaps a third.
fn choose(mut differences: Vec<Weighed>) -> Vec<Difference> {
    differences.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut chosen: Vec<Difference> = Vec::new();
    for (weight, difference) in differences.into_iter().filter(|(weight, _)| *weight >= NAMED_FROM) {
        let is_known = chosen.iter().any(|known| known.says_as_much_as(&difference));
        if !is_known && (chosen.len() < 2 || chosen.len() == 2 && weight >= THIRD_FROM) {
            chosen.push(difference);
        }
    }
    chosen
}

#[cfg(test)]
mod tests;
