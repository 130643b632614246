//! The engine's strength in thirty steps: one table.
//!
//! Levels 1 to 5 are for beginners: they look one to three plies ahead, their guesses are disturbed by chance and, like a
//! beginner's, drawn towards many discs. From level 6 on the engine plays its best to the depth given.
//!
//! The depths are meant for 8×8. The number of positions a level may look at is bounded, and so bounds its time on every
//! board: on larger ones it is usually what ends the search, at a smaller depth.

use crate::rules::BoardSize;
use std::fmt;

/// The engine's strength, 1 to 30.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Strength {
    /// Plies of the midgame search.
    pub depth: u8,
    /// How sure its last iteration is, in percent, on boards of at most 8×8 squares: below 100, moves are given up for
    /// probably bad.
    pub certainty: u8,
    /// With so many empties or fewer the game is played exactly.
    pub exact: u8,
    /// With so many empties or fewer it is known whether the game can be won.
    pub outcome: u8,
    /// Chance moves each guess by up to so many hundredths of a disc.
    pub noise: u16,
    /// How far a guess is drawn towards the plain disc count, in percent.
    pub greed: u8,
    /// Positions looked at before the search ends, whatever its depth.
    pub nodes_max: u64,
}

const fn beginner(depth: u8, exact: u8, noise: u16, greed: u8) -> Strength {
    Strength { depth, certainty: 100, exact, outcome: exact, noise, greed, nodes_max: 100_000 }
}

const fn plays(depth: u8, certainty: u8, exact: u8, outcome: u8, nodes_max: u64) -> Strength {
    Strength { depth, certainty, exact, outcome, noise: 0, greed: 0, nodes_max }
}

const K: u64 = 1_000;
const M: u64 = 1_000_000;
const G: u64 = 1_000_000_000;

/// Level 1 first. In 100 games each, levels 1 to 5 won 61, 72, 82, 96 and 99 % against the player that flips most discs.
const STRENGTHS: [Strength; 30] = [
    beginner(1, 0, 1200, 85),
    beginner(1, 0, 1200, 60),
    beginner(1, 2, 1000, 40),
    beginner(2, 4, 900, 30),
    beginner(3, 6, 400, 0),
    plays(3, 73, 8, 9, 100 * K),
    plays(4, 73, 9, 10, 150 * K),
    plays(5, 73, 10, 12, 200 * K),
    plays(6, 73, 12, 13, 300 * K),
    plays(7, 73, 13, 14, 400 * K),
    plays(8, 87, 14, 16, 2 * M),
    plays(8, 87, 16, 18, 3 * M),
    plays(9, 87, 16, 18, 4 * M),
    plays(10, 87, 17, 19, 6 * M),
    plays(11, 87, 18, 20, 10 * M),
    plays(12, 87, 18, 20, 15 * M),
    plays(12, 87, 20, 22, 20 * M),
    plays(13, 87, 20, 22, 30 * M),
    plays(14, 87, 20, 22, 50 * M),
    plays(14, 87, 21, 23, 70 * M),
    plays(15, 95, 21, 23, 100 * M),
    plays(16, 95, 22, 24, 200 * M),
    plays(17, 95, 22, 24, 300 * M),
    plays(18, 95, 23, 25, 500 * M),
    plays(19, 95, 24, 26, G),
    plays(20, 95, 24, 26, 2 * G),
    plays(22, 95, 25, 27, 4 * G),
    plays(24, 95, 26, 28, 8 * G),
    plays(26, 95, 28, 30, 20 * G),
    plays(28, 95, 30, 32, 60 * G),
];

impl Level {
    pub const MIN: Level = Level(1);
    pub const MAX: Level = Level(STRENGTHS.len() as u8);

    /// The level nearest to a number.
    pub fn new(level: u8) -> Level {
        Level(level.clamp(Self::MIN.0, Self::MAX.0))
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// The lowest level that makes no mistakes on purpose and looks at least so many plies ahead; `None` beyond the highest.
    pub fn looking_ahead(depth: u8) -> Option<Level> {
        let reaches = |strength: &Strength| strength.noise == 0 && strength.depth >= depth;
        STRENGTHS.iter().position(reaches).map(|index| Level::new(index as u8 + 1))
    }

    /// Whether it makes mistakes on purpose, as the beginners' levels do.
    pub fn errs(self) -> bool {
        self.strength().noise > 0
    }

    /// Plies of its midgame search.
    pub fn plies(self) -> u8 {
        self.strength().depth
    }

    /// With so many empties or fewer it plays exactly.
    pub fn exact_from(self) -> u8 {
        self.strength().exact
    }

    /// How many positions it looks at for a move on a board of this size, at the most.
    pub fn nodes_max(self, size: BoardSize) -> u64 {
        self.strength().nodes_max / cost(size)
    }

    pub(super) fn strength(self) -> Strength {
        STRENGTHS[usize::from(self.0) - 1]
    }

    /// What the level does on 8×8, such as `12 plies, exact from 20 empties`.
    pub fn describe(self) -> String {
        self.strength().to_string()
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.depth, if self.depth == 1 { "ply" } else { "plies" })?;
        if self.exact > self.depth {
            write!(f, ", exact from {} empties", self.exact)?;
        }
        if self.noise > 0 { f.write_str(", with mistakes") } else { Ok(()) }
    }
}

/// About how many times as long a position takes as one of 8×8: it has more moves, and beyond 64 squares wider sets.
fn cost(size: BoardSize) -> u64 {
    if size.area() <= 64 { 1 } else { size.area() as u64 / 32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_does_at_least_as_much_as_the_one_below() {
        for pair in STRENGTHS.windows(2) {
            let (low, high) = (pair[0], pair[1]);
            assert!(low.depth <= high.depth && low.exact <= high.exact && low.outcome <= high.outcome);
            assert!(low.noise >= high.noise && low.greed >= high.greed && low.nodes_max <= high.nodes_max);
            assert_ne!(low, high);
        }
    }

    #[test]
    fn a_depth_has_its_level() {
        for depth in 0..=STRENGTHS[29].depth {
            let level = Level::looking_ahead(depth).unwrap();
            assert!(level.strength().depth >= depth && level.strength().noise == 0);
        }
        assert_eq!(Level::looking_ahead(u8::MAX), None);
    }

    #[test]
    fn levels_are_told_in_words() {
        assert_eq!(Level::new(0).describe(), "1 ply, with mistakes");
        assert_eq!(Level::new(17).describe(), "12 plies, exact from 20 empties");
        assert_eq!(Level::new(200), Level::MAX);
    }
}
