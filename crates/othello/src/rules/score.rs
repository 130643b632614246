//! How a finished game is counted.

use super::{ByColor, Color};
use std::cmp::Ordering;

/// The goal of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "formats", derive(serde::Serialize, serde::Deserialize))]
pub enum Goal {
    /// Othello: most discs wins.
    #[default]
    MostDiscs,
    /// Anti-Othello: fewest discs wins.
    FewestDiscs,
}

/// The discs on the board at the end of a game.
///
/// ```
/// use othello::rules::{ByColor, Color, Goal, Outcome};
/// let end = Outcome { discs: ByColor::new(40, 20), empties: 4 };
/// assert_eq!(end.official(Goal::MostDiscs), ByColor::new(44, 20));
/// assert_eq!(end.winner(Goal::FewestDiscs), Some(Color::White));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The number of discs of each colour, as they lie.
    pub discs: ByColor<u16>,
    /// The number of squares that are empty at the end.
    pub empties: u16,
}

impl Outcome {
    /// Who won, `None` for a draw.
    pub fn winner(&self, goal: Goal) -> Option<Color> {
        let ByColor { black, white } = self.discs;
        let lead = if goal == Goal::MostDiscs { black.cmp(&white) } else { white.cmp(&black) };
        match lead {
            Ordering::Greater => Some(Color::Black),
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
        }
    }

    /// The official score: the winner gets the empty squares, a draw shares them; anti-Othello counts none.
    pub fn official(&self, goal: Goal) -> ByColor<u16> {
        let mut score = self.discs;
        match (goal, self.winner(goal)) {
            (Goal::FewestDiscs, _) => {}
            (_, Some(winner)) => score[winner] += self.empties,
            (_, None) => score = score.map(|discs| discs + self.empties / 2),
        }
        score
    }
}
