//! Habits of a player: what the player does more or less often than others of the same rating.

use crate::human::features::{FEATURE_NAMES, N_FEATURES};
use crate::human::inputs::N_INPUTS;
use crate::human::values::N_DEPTHS;

/// A habit in which people differ. Files hold its number: the order of the variants must stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is described in `ROWS`")]
pub enum Habit {
    Corners,
    Edges,
    BesideCorners,
    GivingCorners,
    Flips,
    Replies,
    OwnMoves,
    Frontier,
    Quiet,
    Parity,
    NearLast,
    EndingLoss,
}

/// A [`Habit`] of one player, measured against others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trait {
    /// Which habit.
    pub habit: Habit,
    /// How far the player is from others, in standard errors; above 0 for more of the habit.
    pub surprise: f32,
    /// The amount in the player's moves.
    pub seen: f32,
    /// The amount in the moves of others of the same rating in the same positions.
    pub expected: f32,
}

/// The habits in the order of their numbers, each with the factor that undoes the scaling of its inputs, the
/// features it sums, and a few words of English for more of it and for less.
const ROWS: [(Habit, f32, &[&str], [&str; 2]); 12] = [
    (Habit::Corners, 1.0, &["corner"], ["takes corners more readily", "leaves corners for later"]),
    (Habit::Edges, 1.0, &["A-square", "B-square"], ["likes edges", "shuns edges"]),
    (
        Habit::BesideCorners,
        1.0,
        &["X-square at an empty corner", "C-square at an empty corner"],
        ["plays beside empty corners more", "shuns the squares beside empty corners"],
    ),
    (Habit::GivingCorners, 1.0, &["corners opened"], ["gives corners more", "gives corners less"]),
    (Habit::Flips, 10.0, &["flips"], ["flips many discs", "flips few discs"]),
    (Habit::Replies, 10.0, &["replies"], ["leaves the opponent many moves", "leaves the opponent few moves"]),
    (
        Habit::OwnMoves,
        10.0,
        &["own moves after"],
        ["keeps many moves for later", "keeps few moves for later"],
    ),
    (Habit::Frontier, 10.0, &["own frontier"], ["builds walls", "keeps discs away from empty squares"]),
    (Habit::Quiet, 1.0, &["quiet: only inner discs"], ["likes quiet moves", "plays few quiet moves"]),
    (Habit::Parity, 1.0, &["region odd"], ["plays into odd regions", "plays into even regions"]),
    (
        Habit::NearLast,
        1.0,
        &["next to the last disc"],
        ["answers beside the last disc", "plays away from the last disc"],
    ),
    (Habit::EndingLoss, 10.0, &[], ["loses more in the ending", "loses less in the ending"]),
];

impl Habit {
    /// All habits.
    pub fn all() -> impl Iterator<Item = Habit> {
        ROWS.iter().map(|(habit, ..)| *habit)
    }

    /// The amount of the habit in a move with these inputs of the model.
    pub fn amount(self, numbers: &[f32; N_INPUTS]) -> f32 {
        let place = |name: &&str| {
            FEATURE_NAMES
                .iter()
                .position(|other| other == name)
                .expect("a test checks that every name is a feature")
        };
        let (_, factor, names, _) = ROWS[self as usize];
        let sum: f32 = match self {
            // The exact loss: it follows three inputs for each depth.
            Habit::EndingLoss => numbers[N_FEATURES + 3 * N_DEPTHS],
            _ => names.iter().map(|name| numbers[place(name)]).sum(),
        };
        factor * sum
    }

    /// The habit with a number in files.
    pub(super) fn of_number(number: u8) -> Option<Habit> {
        Habit::all().find(|habit| *habit as u8 == number)
    }
}

impl Trait {
    /// Whether the player does it more than others.
    pub fn is_more(&self) -> bool {
        self.surprise > 0.0
    }

    /// The habit in a few words of English.
    pub fn words(&self) -> &'static str {
        let (.., [more, less]) = ROWS[self.habit as usize];
        if self.is_more() { more } else { less }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_habit_reads_features_that_exist() {
        for habit in Habit::all() {
            let mut numbers = [0.0; N_INPUTS];
            assert_eq!(habit.amount(&numbers), 0.0);
            numbers.fill(1.0);
            assert!(habit.amount(&numbers) > 0.0, "{habit:?} reads no input");
            assert_eq!(Habit::of_number(habit as u8), Some(habit));
        }
        let mut numbers = [0.0; N_INPUTS];
        numbers[FEATURE_NAMES.iter().position(|name| *name == "B-square").unwrap()] = 1.0;
        assert_eq!(Habit::Edges.amount(&numbers), 1.0);
    }
}
