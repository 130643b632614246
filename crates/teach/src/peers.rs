//! What people of a rating do in a game, to compare a player with.
//!
//! The figures are those of opponents of human strength against one another, who play and lose as tournament
//! players of their rating do; docs/learn.md says how they were measured.

use super::motif::Motif;
use othello::rating::Rating;

/// What a player of a rating does.
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

/// By rating, from the weakest to the strongest: 240 games each.
const MEASURED: [(u16, Habits); 4] = [
    (
        600,
        Habits {
            motifs: [0.89, 0.47, 3.32, 0.06, 0.24, 0.21, 1.40, 0.52, 3.23, 4.62, 0.81],
            converted: 0.70,
            saved: 0.30,
            chances: 0.46,
        },
    ),
    (
        1100,
        Habits {
            motifs: [0.71, 0.50, 2.24, 0.03, 0.19, 0.13, 1.18, 0.43, 2.86, 3.91, 0.53],
            converted: 0.74,
            saved: 0.26,
            chances: 0.57,
        },
    ),
    (
        1600,
        Habits {
            motifs: [0.68, 0.34, 1.28, 0.03, 0.20, 0.13, 0.88, 0.30, 1.93, 2.92, 0.29],
            converted: 0.77,
            saved: 0.23,
            chances: 0.72,
        },
    ),
    (
        2000,
        Habits {
            motifs: [0.33, 0.19, 0.71, 0.01, 0.08, 0.09, 0.54, 0.17, 1.03, 1.68, 0.17],
            converted: 0.84,
            saved: 0.16,
            chances: 0.88,
        },
    ),
];

impl Habits {
    /// Those of people of a rating, between the two groups beside it; beyond the weakest and the strongest
    /// group, theirs.
    ///
    /// ```
    /// use othello::rating::Rating;
    /// use teach::motif::Motif;
    /// use teach::peers::Habits;
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
