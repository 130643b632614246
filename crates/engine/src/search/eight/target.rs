//! The target of a search: its depth and its selectivity.

/// How often the result of a search is right, in percent: 73 for the most selective search, 100 for one
/// without selective cuts. A result of a higher percentage also answers a request for a lower one.
///
/// Below [`Selectivity::NONE`] a move is given up when a shallow search finds it so bad (or so good) that a
/// deep one would change the verdict only with the small probability that is left
/// ([`probcut`](super::probcut)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Selectivity(u8);

/// Percent, and the standard deviations within which a normally distributed error stays with that
/// probability.
pub(super) const LEVELS: [(u8, f32); 6] =
    [(73, 1.1), (87, 1.5), (95, 2.0), (98, 2.4), (99, 2.6), (100, f32::INFINITY)];

impl Selectivity {
    pub(crate) const MOST: Selectivity = Selectivity(0);
    pub(crate) const NONE: Selectivity = Selectivity(LEVELS.len() as u8 - 1);

    /// The most selective that is right in at least `percent` of all cases.
    pub(crate) const fn at_least(percent: u8) -> Selectivity {
        let mut level = 0;
        while LEVELS[level].0 < percent && level + 1 < LEVELS.len() {
            level += 1;
        }
        Selectivity(level as u8)
    }

    pub(crate) fn percent(self) -> u8 {
        LEVELS[usize::from(self.0)].0
    }

    /// The number of standard deviations of error allowed for.
    #[inline(always)]
    pub(super) fn deviations(self) -> f32 {
        LEVELS[usize::from(self.0)].1
    }

    pub(super) fn number(self) -> u8 {
        self.0
    }

    pub(super) fn from_number(number: u8) -> Selectivity {
        Selectivity(number.min(Self::NONE.0))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// Plies, passes not counted. A search as deep as the number of empties reaches the end of the game, and
    /// its scores are exact.
    pub depth: u32,
    pub selectivity: Selectivity,
}

impl Target {
    /// Exact scores, with any number of empties.
    pub(super) const EXACT: Target = Target { depth: 64, selectivity: Selectivity::NONE };

    #[inline(always)]
    #[must_use]
    pub(super) fn next(self) -> Target {
        Target { depth: self.depth.saturating_sub(1), ..self }
    }

    /// Whether a result for this target also answers the other.
    #[inline(always)]
    pub(super) fn covers(self, other: Target) -> bool {
        self.depth >= other.depth && self.selectivity >= other.selectivity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selectivity_is_found_by_percent() {
        assert_eq!(Selectivity::at_least(0), Selectivity::MOST);
        assert_eq!(Selectivity::at_least(90).percent(), 95);
        assert_eq!(Selectivity::at_least(100), Selectivity::NONE);
    }
}
