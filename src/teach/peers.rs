//! What people of a rating do in a game, for somebody to be compared with.
//!
//! The figures are those of opponents of human strength against one another, who play and lose as tournament
//! players of their rating do; docs/learn.md says how they were measured.

use super::motif::Motif;
use crate::rating::Rating;

/// What somebody of a rating does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// How often in a game each motif, in the order of [`Motif::ALL`], is what a mistake is about.
    pub motifs: [f64; Motif::ALL.len()],
    /// Of games that are clearly ahead at the turn, the share that is won.
    pub converted: f64,
    /// Of those that are clearly behind, the share that is not lost.
    pub saved: f64,
    /// Of the opponent's mistakes, the share that is replied to well.
    pub chances: f64,
}

/// By rating, from the weakest to the strongest.
const MEASURED: [(u16, Habits); 2] = [
    (600, Habits { motifs: [1.0; Motif::ALL.len()], converted: 0.6, saved: 0.3, chances: 0.5 }),
    (2000, Habits { motifs: [0.3; Motif::ALL.len()], converted: 0.9, saved: 0.1, chances: 0.7 }),
];

impl Habits {
    /// Those of people of a rating, between the two groups beside it; beyond the weakest and the strongest
    /// group, theirs.
    ///
    /// ```
    /// use outflank::rating::Rating;
    /// use outflank::teach::motif::Motif;
    /// use outflank::teach::peers::Habits;
    /// let (weak, strong) = (Habits::of(Rating::new(700)), Habits::of(Rating::new(1800)));
    /// assert!(weak.motif(Motif::CornerGiven) > strong.motif(Motif::CornerGiven));
    /// assert!(weak.converted < strong.converted);
    /// ```
    pub fn of(rating: Rating) -> Habits {
        let points = rating.points();
        let above = MEASURED.partition_point(|(knot, _)| *knot < points);
        let (Some((from, low)), Some((to, high))) =
            (above.checked_sub(1).map(|at| MEASURED[at]), MEASURED.get(above))
        else {
            return MEASURED[above.min(MEASURED.len() - 1)].1;
        };
        let share = f64::from(points - from) / f64::from(to - from);
        let between = |low: f64, high: f64| low + share * (high - low);
        Habits {
            motifs: std::array::from_fn(|at| between(low.motifs[at], high.motifs[at])),
            converted: between(low.converted, high.converted),
            saved: between(low.saved, high.saved),
            chances: between(low.chances, high.chances),
        }
    }

    /// How often in a game a motif is what a mistake is about.
    pub fn motif(&self, motif: Motif) -> f64 {
        self.motifs[motif as usize]
    }
}
