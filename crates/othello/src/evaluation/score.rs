//! A score in discs, and how it is written.

use crate::rules::{Color, Goal, Outcome};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// An expected final score in hundredths of a disc: by how much a side leads, or trails where the fewest
/// discs win. The place that holds the score says which side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Equally many discs for both.
    pub const ZERO: Score = Score(0);

    /// A score of whole discs.
    pub const fn from_discs(discs: i16) -> Score {
        Score(100 * discs as i32)
    }

    /// A score in hundredths of a disc, clamped far beyond any board, so that no sum overflows.
    pub const fn from_hundredths(hundredths: i32) -> Score {
        const MOST: i32 = 100 * i16::MAX as i32;
        let at_most = if hundredths > MOST { MOST } else { hundredths };
        Score(if at_most < -MOST { -MOST } else { at_most })
    }

    /// The official result of a game, for one side.
    pub fn of_outcome(outcome: &Outcome, goal: Goal, side: Color) -> Score {
        let official = outcome.official(goal);
        let difference = official[side] as i16 - official[!side] as i16;
        Score::from_discs(if goal == Goal::MostDiscs { difference } else { -difference })
    }

    /// In hundredths of a disc.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// In discs, with a fraction.
    pub fn in_discs(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// In whole discs; a fraction is cut off.
    pub const fn discs(self) -> i16 {
        (self.0 / 100) as i16
    }

    /// Converts between Black's view and a side's view.
    pub fn of(self, side: Color) -> Score {
        if side == Color::Black { self } else { -self }
    }

    /// In tenths of a disc, rounded, as the window shows every number of discs.
    pub fn tenths(self) -> i32 {
        (f64::from(self.0) / 10.0).round() as i32
    }

    /// Rounded to the nearest whole disc.
    pub fn rounded(self) -> Score {
        Score(100 * (f64::from(self.0) / 100.0).round() as i32)
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Score;

    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::ZERO, Score::add)
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    /// `+4`, `−1.3`, `0`, for estimates too: other words tell whether a score is proven.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let tenths = self.tenths();
        let sign = match tenths {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        let tenths = tenths.unsigned_abs();
        let places = usize::from(!tenths.is_multiple_of(10));
        f.pad(&format!("{sign}{:.places$}", f64::from(tenths) / 10.0))
    }
}
