//! The value of a position or a move, for searches, book, solver, reviews and saved files alike.
//!
//! An [`Evaluation`] is an estimate with the depth and selectivity of its search, and the proven bounds.
//! [`Evaluation::is_better_than`] compares two of the same position; [`Evaluation::joined`] joins them.

mod bounds;
mod score;

pub use bounds::Bounds;
pub use score::Score;

use crate::rules::{Color, Move, Position};
use std::cmp::{Ordering, Reverse};

/// Where an evaluation comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A search or a proof.
    Search,
    /// The opening book.
    Book,
    /// A file: the evaluation was saved with a game.
    Saved,
    /// The teaching evaluation of minimax: the score counts its points, which are not discs.
    Points,
}

/// The value of a position or a move, for one side: the side to move, or the side that plays the move.
///
/// ```
/// use othello::evaluation::{Bounds, Evaluation, Score};
/// let estimate = Evaluation::estimate(Score::from_discs(3), 12, 73);
/// assert!(Evaluation::proven(2).is_better_than(&estimate));
/// // Proven to lose nothing, and at most a draw: that is a draw.
/// assert_eq!(estimate.within(Bounds::new(0, 0).unwrap()).exact(), Some(0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The estimate, or the proven score; never outside the bounds.
    pub score: Score,
    /// The proven bounds of the score.
    pub bounds: Bounds,
    /// Search depth in plies; of a move it includes that move. [`Evaluation::TO_THE_END`] for a proven score.
    pub depth: u8,
    /// How sure the cuts of the search were, in percent. Below 100, it skipped moves that looked bad.
    pub selectivity: u8,
    /// Where it comes from.
    pub source: Source,
    /// Best play, as far as it is known.
    pub line: Vec<Move>,
}

impl Evaluation {
    /// More than any number of plies.
    pub const TO_THE_END: u8 = u8::MAX;

    /// An estimate of which nothing is proven and no line known.
    pub fn estimate(score: Score, depth: u8, selectivity: u8) -> Evaluation {
        let (bounds, source) = (Bounds::UNKNOWN, Source::Search);
        Evaluation { score, bounds, depth, selectivity, source, line: Vec::new() }
    }

    /// A proven score, in discs.
    pub fn proven(discs: i16) -> Evaluation {
        let estimate = Evaluation::estimate(Score::from_discs(discs), Evaluation::TO_THE_END, 100);
        Evaluation { bounds: Bounds::exactly(discs), ..estimate }
    }

    /// An evaluation from a file: `effort` is depth and selectivity, `None` for a proven score. A "proven"
    /// score that is not whole discs, or more than any board holds, becomes an estimate of depth 0.
    pub fn saved(score: Score, effort: Option<(u8, u8)>) -> Evaluation {
        let is_whole = score.hundredths() % 100 == 0 && Bounds::UNKNOWN.clamp(score) == score;
        let evaluation = match effort {
            None if is_whole => Evaluation::proven(score.discs()),
            None => Evaluation::estimate(score, 0, 0),
            Some((depth, selectivity)) => Evaluation::estimate(score, depth, selectivity),
        };
        evaluation.from(Source::Saved)
    }

    /// The `effort` to write into a file, as [`Evaluation::saved`] reads it.
    pub fn saved_effort(&self) -> Option<(u8, u8)> {
        (!self.is_exact()).then_some((self.depth, self.selectivity))
    }

    /// An evaluation that knows nothing: any other is better.
    pub fn unknown() -> Evaluation {
        Evaluation::estimate(Score::default(), 0, 0)
    }

    /// The evaluation with a line of best play.
    #[must_use]
    pub fn with_line(self, line: Vec<Move>) -> Evaluation {
        Evaluation { line, ..self }
    }

    /// The evaluation with best play from a position. Cuts the line at the first move that is not legal.
    #[must_use]
    pub fn with_legal_line(self, position: &Position, line: impl IntoIterator<Item = Move>) -> Evaluation {
        let mut position = *position;
        let is_legal = |mv: &Move| position.play(*mv).map(|after| position = after).is_ok();
        self.with_line(line.into_iter().take_while(is_legal).collect())
    }

    /// The evaluation with another source.
    #[must_use]
    pub fn from(self, source: Source) -> Evaluation {
        Evaluation { source, ..self }
    }

    /// The evaluation with narrower bounds; the score is kept within them.
    #[must_use]
    pub fn within(self, bounds: Bounds) -> Evaluation {
        let bounds = self.bounds.and(bounds);
        let (score, is_proven) = (bounds.clamp(self.score), bounds.low == bounds.high);
        let depth = if is_proven { Evaluation::TO_THE_END } else { self.depth };
        let selectivity = if is_proven { 100 } else { self.selectivity };
        Evaluation { score, bounds, depth, selectivity, ..self }
    }

    /// Narrows the bounds.
    pub fn prove(&mut self, bounds: Bounds) {
        *self = std::mem::replace(self, Evaluation::unknown()).within(bounds);
    }

    /// The proven score in discs.
    pub fn exact(&self) -> Option<i16> {
        (self.bounds.low == self.bounds.high).then_some(self.bounds.low)
    }

    /// Whether the score is proven.
    pub fn is_exact(&self) -> bool {
        self.exact().is_some()
    }

    /// An evaluation that proves only who wins.
    pub fn proven_outcome(outcome: Ordering) -> Evaluation {
        let (low, high) = match outcome {
            Ordering::Greater => (1, Bounds::UNKNOWN.high),
            Ordering::Equal => (0, 0),
            Ordering::Less => (Bounds::UNKNOWN.low, -1),
        };
        Evaluation { selectivity: 100, ..Evaluation::unknown().within(Bounds { low, high }) }
    }

    /// Points of the teaching evaluation after a number of plies.
    pub fn points(points: i32, depth: u8) -> Evaluation {
        Evaluation::estimate(Score::from_hundredths(100 * points), depth, 100).from(Source::Points)
    }

    /// The score, where it counts discs; `None` for points, and where nothing but the winner is known.
    pub fn in_discs(&self) -> Option<Score> {
        let is_estimated = self.depth > 0 || self.outcome().is_none();
        (self.source != Source::Points && is_estimated).then_some(self.score)
    }

    /// The proven result: `Greater` for a win, `Equal` for a draw, `Less` for a loss.
    pub fn outcome(&self) -> Option<Ordering> {
        match self.bounds {
            Bounds { low: 1.., .. } => Some(Ordering::Greater),
            Bounds { high: ..=-1, .. } => Some(Ordering::Less),
            Bounds { low: 0, high: 0 } => Some(Ordering::Equal),
            _ => None,
        }
    }

    /// How reliable the estimate is, as a key to compare: a proof, else the depth, then the selectivity.
    pub fn effort(&self) -> (bool, u8, u8) {
        if self.is_exact() { (true, 0, 0) } else { (false, self.depth, self.selectivity) }
    }

    /// Whether it is better than another of the same position or move: its bounds are narrower or, if they
    /// are as wide, its [`effort`](Evaluation::effort) is greater. The source does not matter.
    pub fn is_better_than(&self, other: &Evaluation) -> bool {
        let rank = |evaluation: &Evaluation| (Reverse(evaluation.bounds.width()), evaluation.effort());
        rank(self) > rank(other)
    }

    /// Joins two evaluations of the same position or move: the estimate with the greater effort, within the
    /// bounds of both. If the efforts are equal, takes this estimate, unless only the other has a line.
    #[must_use]
    pub fn joined(self, other: Evaluation) -> Evaluation {
        let bounds = self.bounds.and(other.bounds);
        let order = other.effort().cmp(&self.effort());
        let only_other_has_line = self.line.is_empty() && !other.line.is_empty();
        match order == Ordering::Greater || order == Ordering::Equal && only_other_has_line {
            true => other.within(bounds),
            false => self.within(bounds),
        }
    }

    /// The evaluation for the other side.
    #[must_use]
    pub fn negated(self) -> Evaluation {
        Evaluation { score: -self.score, bounds: -self.bounds, ..self }
    }

    /// Converts between Black's view and a side's view.
    #[must_use]
    pub fn of(self, side: Color) -> Evaluation {
        if side == Color::Black { self } else { self.negated() }
    }

    /// The value of a move, from that of the position after it, which is in the opponent's view.
    #[must_use]
    pub fn before(self, mv: Move) -> Evaluation {
        let depth = self.depth.saturating_add(1);
        let line = std::iter::once(mv).chain(self.line.iter().copied()).collect();
        Evaluation { depth, line, ..self }.negated()
    }

    /// The value of the position after the first move of the line, for the side to move there.
    #[must_use]
    pub fn after_first(self) -> Evaluation {
        let depth =
            if self.depth == Evaluation::TO_THE_END { self.depth } else { self.depth.saturating_sub(1) };
        let line = self.line.iter().skip(1).copied().collect();
        Evaluation { depth, line, ..self }.negated()
    }

    /// The score in lists: `+4` if proven or from the book, else `+0.3`; `win` alone; `+12 points`.
    pub fn plain(&self) -> String {
        match (self.in_discs(), self.outcome()) {
            (Some(score), _) if self.is_exact() || self.source == Source::Book => {
                format!("{:+}", score.discs())
            }
            (Some(score), _) => format!("{:+.1}", f64::from(score.tenths()) / 10.0),
            (None, Some(outcome)) => outcome_key(outcome).to_owned(),
            (None, None) => format!("{:+} points", self.score.hundredths() / 100),
        }
    }
}

/// The key of a result, as texts and the output of the command line name it.
pub fn outcome_key(outcome: Ordering) -> &'static str {
    match outcome {
        Ordering::Greater => "win",
        Ordering::Equal => "draw",
        Ordering::Less => "loss",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(hundredths: i32, depth: u8, selectivity: u8) -> Evaluation {
        Evaluation::estimate(Score::from_hundredths(hundredths), depth, selectivity)
    }

    #[test]
    fn a_score_has_a_real_minus_sign_and_no_idle_decimal() {
        let words =
            [400, -400, 0, 125, -130, -96, 4, -4, 6_400].map(|h| Score::from_hundredths(h).to_string());
        assert_eq!(words, ["+4", "−4", "0", "+1.3", "−1.3", "−1", "0", "0", "+64"]);
        assert_eq!(Score::from_hundredths(-170).rounded(), Score::from_discs(-2));
    }

    #[test]
    fn a_narrower_proof_counts_more_than_a_deeper_search_and_that_more_than_a_less_selective_one() {
        let above = Bounds { low: 2, ..Bounds::UNKNOWN };
        let ordered = [
            Evaluation::unknown(),
            estimate(0, 8, 73),
            estimate(0, 8, 95),
            estimate(0, 9, 73),
            estimate(0, 3, 73).within(above),
            estimate(0, 9, 73).within(above),
            Evaluation::proven(2),
        ];
        for (at, better) in ordered.iter().enumerate() {
            assert!(ordered[..at].iter().all(|other| better.is_better_than(other)));
            assert!(ordered[at..].iter().all(|other| !better.is_better_than(other)));
        }
        assert_eq!(ordered[5].outcome(), Some(Ordering::Greater));
        assert_eq!((ordered[5].score, ordered[6].exact()), (Score::from_discs(2), Some(2)));
    }

    #[test]
    fn joined_is_what_both_know() {
        let bounded = estimate(-300, 5, 73).within(Bounds { low: 0, high: 256 });
        let deep = estimate(-500, 12, 73).with_line(vec![Move::Pass]);
        for joined in [bounded.clone().joined(deep.clone()), deep.clone().joined(bounded.clone())] {
            assert_eq!((joined.score, joined.depth, joined.bounds.low), (Score::default(), 12, 0));
            assert!(!bounded.is_better_than(&joined) && !deep.is_better_than(&joined));
        }
        let bare = estimate(100, 12, 73);
        assert_eq!(bare.joined(deep.clone()), deep, "the one with a line is taken");
        let (low, high) = (Bounds { low: 4, high: 256 }, Bounds { low: -256, high: 4 });
        assert_eq!(estimate(0, 1, 73).within(low).joined(estimate(0, 1, 73).within(high)).exact(), Some(4));
    }

    #[test]
    fn a_move_is_worth_what_the_position_after_it_is() {
        let after = estimate(300, 12, 73);
        let before = after.clone().before(Move::Pass);
        assert_eq!((before.score, before.depth, before.line.len()), (Score::from_discs(-3), 13, 1));
        assert_eq!(before.after_first(), after);
        assert_eq!(Evaluation::proven(4).before(Move::Pass).after_first(), Evaluation::proven(4));
    }
}
