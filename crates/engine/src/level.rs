//! The engine's strength in thirty steps: one table.
//!
//! Levels 1 to 14 make mistakes, so that every player finds an opponent: they look one to six plies ahead,
//! evaluate by a few features, and their evaluations are disturbed by noise and, at the lower levels, drawn
//! towards many discs like a beginner's. From level 15 on the engine plays its best to the depth given.
//!
//! The depths are meant for 8×8. The number of visited positions is bounded, which bounds the time on every
//! board: on larger ones it is usually this bound that ends the search, at a smaller depth.

use othello::rules::BoardSize;

/// The engine's strength, 1 to 30.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(from = "f64", into = "u8"))]
pub struct Level(u8);

#[cfg(feature = "serde")]
impl From<f64> for Level {
    /// The level with a number from a file, or the nearest.
    fn from(number: f64) -> Level {
        Level::new(number as u8)
    }
}

#[cfg(feature = "serde")]
impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

/// What the engine does at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelParameters {
    /// Plies of the midgame search.
    pub depth: u8,
    /// Selectivity of the last iteration on boards of at most 8×8 squares, in percent; 100 is none.
    pub selectivity: u8,
    /// The most empties at which a search finds the exact score.
    pub exact: u8,
    /// The most empties at which a search finds at least the winner.
    pub outcome: u8,
    /// Largest random error of an evaluation, in hundredths of a disc.
    pub noise: u16,
    /// Weight of the plain disc count in an evaluation, in percent.
    pub greed: u8,
    /// The most positions that a search visits, whatever its depth.
    pub nodes_max: u64,
}

const fn beginner(depth: u8, exact: u8, noise: u16, greed: u8) -> LevelParameters {
    LevelParameters { depth, selectivity: 100, exact, outcome: exact, noise, greed, nodes_max: 300_000 }
}

const fn full_strength(
    depth: u8,
    selectivity: u8,
    exact: u8,
    outcome: u8,
    nodes_max: u64,
) -> LevelParameters {
    LevelParameters { depth, selectivity, exact, outcome, noise: 0, greed: 0, nodes_max }
}

const K: u64 = 1_000;
const M: u64 = 1_000_000;
const G: u64 = 1_000_000_000;

/// Level 1 first. Each level wins 60 to 75 % against the one below, measured in 200 games each, or 100 for
/// level 25 (`docs/benchmarks.md`). Level 26 was ahead in 40 games by no more than chance; higher levels take
/// too long and were not measured.
const STRENGTHS: [LevelParameters; 30] = [
    beginner(1, 0, 2500, 100),
    beginner(1, 0, 1200, 85),
    beginner(1, 0, 1200, 60),
    beginner(1, 2, 1000, 40),
    beginner(2, 4, 1040, 43),
    beginner(2, 4, 820, 30),
    beginner(2, 4, 660, 20),
    beginner(2, 4, 500, 10),
    beginner(3, 6, 540, 5),
    beginner(3, 6, 300, 0),
    beginner(3, 6, 100, 0),
    beginner(4, 8, 150, 0),
    beginner(5, 8, 120, 0),
    beginner(6, 8, 20, 0),
    full_strength(3, 73, 8, 10, 300 * K),
    full_strength(4, 73, 10, 12, 400 * K),
    full_strength(5, 73, 10, 12, 500 * K),
    full_strength(6, 73, 11, 12, M),
    full_strength(7, 73, 13, 14, 2 * M),
    full_strength(8, 87, 14, 16, 3 * M),
    full_strength(9, 87, 16, 18, 4 * M),
    full_strength(11, 87, 17, 19, 8 * M),
    full_strength(12, 87, 19, 21, 20 * M),
    full_strength(14, 87, 21, 23, 70 * M),
    full_strength(16, 95, 22, 24, 200 * M),
    full_strength(18, 95, 23, 25, 500 * M),
    full_strength(20, 95, 24, 26, 2 * G),
    full_strength(22, 95, 25, 27, 4 * G),
    full_strength(26, 95, 27, 29, 10 * G),
    full_strength(28, 95, 30, 32, 60 * G),
];

impl Level {
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// The strongest.
    pub const MAX: Level = Level(STRENGTHS.len() as u8);

    /// The level nearest to a number.
    pub fn new(level: u8) -> Level {
        Level(level.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// The number, 1 to 30.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The lowest level that makes no mistakes on purpose and looks at least `depth` plies ahead; `None`
    /// beyond the highest.
    pub(super) fn looking_ahead(depth: u8) -> Option<Level> {
        let reaches = |strength: &LevelParameters| strength.noise == 0 && strength.depth >= depth;
        STRENGTHS.iter().position(reaches).map(|index| Level::new(index as u8 + 1))
    }

    /// Whether it makes mistakes on purpose, as the beginners' levels do.
    pub fn makes_mistakes(self) -> bool {
        self.parameters().noise > 0
    }

    /// The most positions it visits for a move on a board of this size.
    pub fn nodes_max(self, size: BoardSize) -> u64 {
        // About how many times longer a position takes than one of 8×8: a board of more than 64 squares has
        // more moves and needs wider sets.
        let cost = if size.area() <= 64 { 1 } else { size.area() as u64 / 32 };
        self.parameters().nodes_max / cost
    }

    /// The parameters of this level.
    pub fn parameters(self) -> LevelParameters {
        STRENGTHS[usize::from(self.0) - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_does_at_least_as_much_as_the_one_below() {
        for (low, high) in STRENGTHS.iter().zip(&STRENGTHS[1..]) {
            assert!(low.exact <= high.exact && low.outcome <= high.outcome);
            assert!(low.nodes_max <= high.nodes_max);
            let errs_less = (high.noise, high.greed) < (low.noise, low.greed);
            let looks_further = high.depth > low.depth || high.noise == 0;
            assert!(if high.depth == low.depth { errs_less } else { looks_further });
            assert!(high.noise == 0 || low.noise > 0, "a level that makes no mistakes is above all that do");
        }
    }

    #[test]
    fn a_depth_has_its_level() {
        for depth in 0..=STRENGTHS[29].depth {
            let level = Level::looking_ahead(depth).unwrap();
            assert!(level.parameters().depth >= depth && level.parameters().noise == 0);
        }
        assert_eq!(Level::looking_ahead(u8::MAX), None);
        assert_eq!((Level::new(0), Level::new(200)), (Level::MIN, Level::MAX));
    }
}
