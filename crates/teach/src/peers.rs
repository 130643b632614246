//! How people of a rating play, for the comparison with a player.
//!
//! The figures come from games between opponents of human strength, which play and lose as tournament players
//! of their rating do; docs/learn.md says how they were measured.

use othello::rating::Rating;

/// What a player of a rating does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// The share of games won, of those in which the player leads clearly with 20 empty squares left.
    pub converted: f64,
    /// The share of games not lost, of those in which the player trails clearly then.
    pub saved: f64,
    /// The share of the opponent's mistakes to which the player replies well.
    pub chances: f64,
}

/// By rating, from the weakest to the strongest: 240 games each.
const MEASURED: [(u16, Habits); 4] = [
    (600, Habits { converted: 0.70, saved: 0.30, chances: 0.46 }),
    (1100, Habits { converted: 0.74, saved: 0.26, chances: 0.57 }),
    (1600, Habits { converted: 0.77, saved: 0.23, chances: 0.72 }),
    (2000, Habits { converted: 0.84, saved: 0.16, chances: 0.88 }),
];

impl Habits {
    /// The habits of people of a rating, interpolated between the two nearest groups; beyond the weakest or
    /// the strongest group, that group's.
    ///
    /// ```
    /// use othello::rating::Rating;
    /// use teach::peers::Habits;
    /// let (weak, strong) = (Habits::of(Rating::new(700)), Habits::of(Rating::new(1800)));
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
            converted: between(low.converted, high.converted),
            saved: between(low.saved, high.saved),
            chances: between(low.chances, high.chances),
        }
    }
}
