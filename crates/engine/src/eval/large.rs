//! The trained weights of large boards: of the counts, and of the configurations near the corners.
//!
//! After a file's head ([`FileKind`]) comes a *deflate* stream (RFC 1951) of 16-bit numbers: for each phase
//! the weights of the counts, then for each phase those of the configurations. [`pack_numbers`] writes them,
//! as it writes the weights of 8×8.

use super::corners::{self, N_CONFIGURATIONS, N_READINGS};
use super::{N_PHASES, NAMES, Phases, phase};
use crate::checked::{BrokenFile, ChecksumKind, FileKind, checksum};
use crate::pattern::{pack_numbers, unpack_numbers};
use othello::rules::{BoardSize, Goal};
use std::sync::{Arc, LazyLock};

/// Weights in hundredths of a disc, for the phases that [`Phases`] has.
#[derive(Clone, Debug, PartialEq)]
pub struct LargeWeights {
    pub(super) counts: Phases,
    /// The weight of each configuration in each phase.
    configurations: Vec<[i16; N_PHASES]>,
}

static LARGE: FileKind = FileKind {
    name: "file of large boards' weights",
    heading: "Outflank large weights",
    version: None,
    fingerprint: Some(fingerprint),
    checksum: ChecksumKind::Words,
};
const N_NUMBERS: usize = N_PHASES * (NAMES.len() + N_CONFIGURATIONS);

impl LargeWeights {
    /// Combines the weights of the counts with those of the [`N_CONFIGURATIONS`] configurations.
    ///
    /// # Panics
    /// When the number of configurations differs.
    pub fn new(counts: Phases, configurations: Vec<[i16; N_PHASES]>) -> LargeWeights {
        assert_eq!(configurations.len(), N_CONFIGURATIONS, "each configuration has its weights");
        LargeWeights { counts, configurations }
    }

    /// The weights that the program carries with it, read on first use; `None` when this version of the
    /// program cannot read them, which the tests rule out.
    pub fn embedded() -> Option<Arc<LargeWeights>> {
        static EMBEDDED: LazyLock<Option<Arc<LargeWeights>>> =
            LazyLock::new(|| LargeWeights::read(::weights::LARGE).ok().map(Arc::new));
        EMBEDDED.clone()
    }

    /// Whether these weights apply to a board size and goal.
    pub fn apply_to(size: BoardSize, goal: Goal) -> bool {
        goal == Goal::MostDiscs && size.width().min(size.height()) >= 10
    }

    /// The sum of the configurations' weights, in hundredths of a disc, on a board of `area` squares with
    /// `n_discs` discs.
    #[inline(always)]
    pub(super) fn value(&self, configurations: [u32; N_READINGS], n_discs: usize, area: usize) -> i32 {
        let (part, beyond) = phase(n_discs, area);
        let (mut from, mut to) = (0, 0);
        for number in configurations {
            let weights = &self.configurations[number as usize];
            from += i32::from(weights[part]);
            to += i32::from(weights[part + 1]);
        }
        from + (to - from) * beyond as i32 / area as i32
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not what [`LargeWeights::write`] makes of weights for the shapes and counts of this
    /// program.
    pub fn read(bytes: &[u8]) -> Result<LargeWeights, BrokenFile> {
        let numbers: Vec<i16> = LARGE.read(bytes, |packed| unpack_numbers(packed, N_NUMBERS))?.collect();
        let (counts, weights) = numbers.split_at(N_PHASES * NAMES.len());
        let count = |phase: usize, count: usize| i32::from(counts[phase * NAMES.len() + count]);
        let weight = |phase: usize, of: usize| weights[phase * N_CONFIGURATIONS + of];
        let configuration = |of| std::array::from_fn(|phase| weight(phase, of));
        Ok(LargeWeights {
            counts: std::array::from_fn(|phase| std::array::from_fn(|of| count(phase, of))),
            configurations: (0..N_CONFIGURATIONS).map(configuration).collect(),
        })
    }

    /// The bytes of a file with these weights.
    pub fn write(&self) -> Vec<u8> {
        // Larger numbers would be cut off, but no weight of a count reaches a hundred discs.
        let counts = self.counts.as_flattened().iter().map(|weight| *weight as i16);
        let of_phase = |phase: usize| self.configurations.iter().map(move |weights| weights[phase]);
        let numbers: Vec<i16> = counts.chain((0..N_PHASES).flat_map(of_phase)).collect();
        LARGE.seal(&pack_numbers(&numbers))
    }
}

/// A number that changes with the shapes, the counts and their order.
fn fingerprint() -> u64 {
    checksum(format!("{:?} {NAMES:?}", corners::SHAPES).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checked::{check_damage, compress};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    fn random_weights() -> LargeWeights {
        let mut random = SmallRng::seed_from_u64(7);
        let mut weight = |_| random.random_range(-2_000..2_000);
        let counts = std::array::from_fn(|_| std::array::from_fn(&mut weight));
        let configurations = (0..N_CONFIGURATIONS)
            // Most configurations never come up.
            .map(|of| if of % 90 == 0 { std::array::from_fn(|at| weight(at) as i16) } else { [0; N_PHASES] });
        LargeWeights::new(counts, configurations.collect())
    }

    static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| random_weights().write());

    #[test]
    fn weights_read_back_as_they_were_written() {
        assert_eq!(LargeWeights::read(&FILE), Ok(random_weights()));
    }

    #[test]
    fn the_program_carries_weights_it_can_read() {
        let bytes = ::weights::LARGE;
        assert!(LargeWeights::read(bytes).is_ok_and(|weights| weights.counts[2][3] > 500));
        assert!(bytes.len() < 500_000);
    }

    #[test]
    fn damage_is_found_and_named() {
        let wrong = [0, 10, 4 * N_NUMBERS].map(|length| compress(&vec![0; length]));
        check_damage(&LARGE, &FILE, wrong, LargeWeights::read);
    }
}
