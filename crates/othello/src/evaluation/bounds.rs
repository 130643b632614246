//! The proven bounds of a score.

use super::Score;
use crate::rules::Color;
use std::ops::Neg;

/// The scores, in discs, between which the true score is proven to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The least it can be.
    pub low: i16,
    /// The most it can be.
    pub high: i16,
}

impl Bounds {
    /// Nothing is proven: no score on any board is beyond these.
    pub const UNKNOWN: Bounds = Bounds { low: -256, high: 256 };

    /// Bounds from `low` to `high`; `None` if `low` is greater, or one of them is beyond every board.
    pub fn new(low: i16, high: i16) -> Option<Bounds> {
        (Bounds::UNKNOWN.low <= low && low <= high && high <= Bounds::UNKNOWN.high)
            .then_some(Bounds { low, high })
    }

    /// Converts between Black's view and a side's view.
    pub fn of(self, side: Color) -> Bounds {
        if side == Color::Black { self } else { -self }
    }

    /// Bounds that prove a score.
    pub const fn exactly(discs: i16) -> Bounds {
        Bounds { low: discs, high: discs }
    }

    /// The scores within both. If they contradict each other, which proofs never do, the narrower bounds.
    #[must_use]
    pub fn and(self, other: Bounds) -> Bounds {
        let both = Bounds { low: self.low.max(other.low), high: self.high.min(other.high) };
        match both.low <= both.high {
            true => both,
            false if self.width() <= other.width() => self,
            false => other,
        }
    }

    /// The score within the bounds that is nearest to `score`.
    pub fn clamp(self, score: Score) -> Score {
        score.clamp(Score::from_discs(self.low), Score::from_discs(self.high))
    }

    /// Whether the bounds exclude any score that is possible on a board with this number of squares.
    pub fn says_more_than(self, area: usize) -> bool {
        self.low > -(area as i16) || self.high < area as i16
    }

    pub(super) fn width(self) -> i16 {
        self.high - self.low
    }
}

impl Neg for Bounds {
    type Output = Bounds;

    fn neg(self) -> Bounds {
        Bounds { low: -self.high, high: -self.low }
    }
}
