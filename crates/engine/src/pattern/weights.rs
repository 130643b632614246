//! The weights: a table for each shape and each count, a set of them for every two plies.

use super::pairs::PAIRS_LIMIT;
use super::parts::Parts;
use super::shapes::{LANES, N_LANES, PerLane, SHAPES};
use super::{COUNT_LIMIT, Counts, Indices, N_COUNTS, Pairs, PatternVectors, Sharing};
use crate::kernel::{Board, Eight, Instructions, Vectors, with_vectors};
use std::sync::{Arc, LazyLock};

/// How many parts make one disc: values are counted in these parts.
pub const PER_DISC: i32 = 128;

/// How many sets of tables there are.
pub const N_PHASES: usize = 30;

/// The phase of a position: 0 to 2 empties share one, 3 and 4 the next and so on; 59 and more share the last.
#[inline(always)]
pub const fn phase(n_empties: u32) -> usize {
    let phase = n_empties.saturating_sub(1) as usize / 2;
    if phase < N_PHASES { phase } else { N_PHASES - 1 }
}

/// The tables of one phase: one after the other in the order of the shapes, each from its lowest index to its
/// highest, and one entry before them, since `avx2` reads an entry together with the one before it.
pub(super) type Tables = [i16; N_ENTRIES];

pub(super) const N_ENTRIES: usize = first_entry(SHAPES.len());

/// Where a shape's table begins.
pub(super) const fn first_entry(shape: usize) -> usize {
    let mut entry = 1;
    let mut other = 0;
    while other < shape {
        entry += SHAPES[other].n_configurations();
        other += 1;
    }
    entry
}

/// For each lane the entry of index 0: the middle of its shape's table.
pub(super) static ENTRY_OFFSETS: PerLane<i32> = {
    let mut offsets = [0; N_LANES];
    let mut lane = 0;
    while lane < N_LANES {
        let shape = LANES[lane].shape;
        offsets[lane] = (first_entry(shape) + SHAPES[shape].n_configurations() / 2) as i32;
        lane += 1;
    }
    PerLane(offsets)
};
/// For each lane the highest index, which is minus the lowest. Only an illegal move leads to an index beyond
/// them; clamping it keeps the read inside the table.
pub(super) static INDEX_LIMITS: PerLane<i16> = {
    let mut limits = [0; N_LANES];
    let mut lane = 0;
    while lane < N_LANES {
        limits[lane] = (SHAPES[LANES[lane].shape].n_configurations() / 2) as i16;
        lane += 1;
    }
    PerLane(limits)
};

/// By number of empties: the value of being the side to move, in parts of a disc ([`PER_DISC`]).
pub type Bias = [i16; N_BIASES];

/// One for each number of empties.
pub const N_BIASES: usize = 61;

/// By kind of [`Counts`], the value of each count.
pub type CountTables = [[i16; COUNT_LIMIT]; N_COUNTS];

/// The value of every configuration of every shape, and of every count, in every phase.
pub struct Weights {
    /// By phase; see [`Tables`].
    pub(super) tables: Parts<Tables>,
    /// By phase.
    pub(super) counts: Box<[CountTables]>,
    pub(super) bias: Bias,
    /// The joint values of configurations.
    pub(super) pairs: Pairs,
}

impl Weights {
    /// Weights of zero.
    pub fn zero() -> Weights {
        let tables = Parts::unpacked((0..N_PHASES).map(|_| no_tables()));
        let counts = vec![[[0; COUNT_LIMIT]; N_COUNTS]; N_PHASES].into_boxed_slice();
        Weights { tables, counts, bias: [0; N_BIASES], pairs: Pairs::zero() }
    }

    /// Weights from the shared ones of each phase, in the order of [`Sharing`], and the tables of the counts.
    /// The pairs are zero.
    ///
    /// # Panics
    /// When the numbers of phases or shared weights differ.
    pub fn spread<S: AsRef<[i16]>>(
        sharing: &Sharing,
        shared: impl IntoIterator<Item = S>,
        counts: Box<[CountTables]>,
        bias: Bias,
    ) -> Weights {
        let spread = |shared: S| {
            let tables = sharing.spread(shared.as_ref().iter().copied(), no_tables());
            tables.expect("there is a weight for each number")
        };
        let tables = Parts::unpacked(shared.into_iter().map(spread));
        assert_eq!([tables.len(), counts.len()], [N_PHASES; 2], "there is a set of weights for each phase");
        Weights { tables, counts, bias, pairs: Pairs::zero() }
    }

    /// The weights with other pairs.
    #[must_use]
    pub fn with_pairs(self, pairs: Pairs) -> Weights {
        Weights { pairs, ..self }
    }

    /// The weights that the program carries with it, each part unpacked when it is first read; `None` when
    /// this version of the program cannot read them, which the tests rule out.
    pub fn embedded() -> Option<Arc<Weights>> {
        static EMBEDDED: LazyLock<Option<Arc<Weights>>> =
            LazyLock::new(|| Weights::read_when_needed(::weights::EIGHT).ok().map(Arc::new));
        EMBEDDED.clone()
    }

    /// The value of a board with these indices to its side to move: an estimate of the final disc difference,
    /// in parts of a disc ([`PER_DISC`]). It may lie outside −64 to 64 discs.
    pub fn value(&self, board: Board<u64>, indices: &Indices) -> i32 {
        with_vectors!(Instructions::chosen(), |set| set.run(|| self.value_by(set, board, indices)))
    }

    /// [`Weights::value`] where the vectors are known.
    #[inline(always)]
    pub(crate) fn value_by(&self, vectors: impl PatternVectors, board: Board<u64>, indices: &Indices) -> i32 {
        let (n_empties, counts) = counted(vectors, board);
        self.without_pairs(vectors, n_empties, indices, counts)
            + self.pairs.value(vectors, n_empties, indices, counts)
    }

    /// Compares [`Weights::value`] with `limit`, in the same parts. Returns the value, or a bound between the
    /// limit and the value, on the same side of the limit. Most calls need not look at the pairs.
    #[inline(always)]
    pub(crate) fn value_against(
        &self,
        vectors: impl PatternVectors,
        board: Board<u64>,
        indices: &Indices,
        limit: i32,
    ) -> i32 {
        let (n_empties, counts) = counted(vectors, board);
        let without_pairs = self.without_pairs(vectors, n_empties, indices, counts);
        if without_pairs - PAIRS_LIMIT > limit {
            return without_pairs - PAIRS_LIMIT;
        }
        if without_pairs + PAIRS_LIMIT <= limit {
            return without_pairs + PAIRS_LIMIT;
        }
        without_pairs + self.pairs.value(vectors, n_empties, indices, counts)
    }

    /// [`Weights::value`] without the joint values, which is faster.
    #[inline(always)]
    pub(crate) fn rough_value(
        &self,
        vectors: impl PatternVectors,
        board: Board<u64>,
        indices: &Indices,
    ) -> i32 {
        let (n_empties, counts) = counted(vectors, board);
        self.without_pairs(vectors, n_empties, indices, counts)
    }

    #[inline(always)]
    fn without_pairs(
        &self,
        vectors: impl PatternVectors,
        n_empties: u32,
        indices: &Indices,
        counts: Counts,
    ) -> i32 {
        let phase = phase(n_empties);
        let counts = self.counts[phase].iter().zip(counts.0);
        let of_counts: i32 =
            counts.map(|(table, count)| i32::from(table[usize::from(count) % COUNT_LIMIT])).sum();
        let bias = self.bias[n_empties.min(N_BIASES as u32 - 1) as usize];
        i32::from(bias) + of_counts + vectors.sum(self.tables.part(phase), indices)
    }
}

/// The number of empty squares of a board, and its counts.
#[inline(always)]
fn counted(vectors: impl PatternVectors, board: Board<u64>) -> (u32, Counts) {
    (64 - board.discs().count_ones(), Counts::with_kernel(Eight::STANDARD.on(vectors), board))
}

pub(super) fn no_tables() -> Box<Tables> {
    vec![0; N_ENTRIES].into_boxed_slice().try_into().expect("the length is that of the array")
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::kernel::Plain;
    use crate::pattern::shapes::SHAPES;
    use crate::pattern::{N_BLOCKS, OtherFactors, Sharing};
    use crate::testing::random_game;
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    /// Random weights, the same for configurations that share one.
    pub(crate) fn random_weights(seed: u64) -> Weights {
        let sharing = Sharing::new();
        let mut random = SmallRng::seed_from_u64(seed);
        let mut shared = vec![vec![0; sharing.n_weights()]; N_PHASES];
        shared.iter_mut().flatten().for_each(|weight| *weight = random.next_u32() as i16);
        let bias = std::array::from_fn(|_| random.next_u32() as i16);
        let mut weights = Weights::spread(&sharing, shared, Weights::zero().counts, bias);
        let mut factors = || std::array::from_fn(|_| random.next_u32() as i8 / 4);
        let shared: Vec<Vec<_>> =
            (0..N_BLOCKS).map(|_| (0..sharing.n_weights()).map(|_| factors()).collect()).collect();
        let mut others = OtherFactors::zero();
        let sums = others.first.iter_mut().chain(others.counts.as_flattened_mut()).flatten();
        sums.for_each(|sum| *sum = (random.next_u32() as i8 / 2).into());
        weights.pairs = Pairs::spread(&sharing, shared, others);
        let counts = weights.counts.as_flattened_mut().as_flattened_mut();
        counts.iter_mut().for_each(|weight| *weight = random.next_u32() as i16);
        weights
    }

    /// The plain twin of [`Weights::value`], number by number.
    fn plain_value(weights: &Weights, board: Board<u64>, indices: &Indices) -> i32 {
        let (n_empties, counts) = (64 - board.discs().count_ones(), Counts::of(board));
        let of_count = |number: usize| i32::from(weights.counts[phase(n_empties)].as_flattened()[number]);
        let of_counts: i32 = counts.numbers().map(of_count).sum();
        let bias = weights.bias[n_empties.min(60) as usize];
        let pairs = weights.pairs.value(Plain, n_empties, indices, counts);
        Plain.sum(weights.tables.part(phase(n_empties)), indices) + of_counts + i32::from(bias) + pairs
    }

    /// Checks the value with each kind of instructions against its plain twin.
    fn check_value(weights: &Weights, board: Board<u64>, indices: &Indices) {
        let expected = plain_value(weights, board, indices);
        assert_eq!(weights.value(board, indices), expected);
        for instructions in Instructions::available() {
            let value = with_vectors!(instructions, |vectors| weights.value_by(vectors, board, indices));
            assert_eq!(value, expected, "{instructions}");
        }
    }

    #[test]
    fn fast_and_plain_values_agree() {
        let weights = random_weights(1);
        for (board, _) in (0..20).flat_map(random_game) {
            check_value(&weights, board, &Indices::of(board));
        }
    }

    #[test]
    fn a_value_against_a_limit_is_on_the_right_side_of_it() {
        let weights = random_weights(3);
        for (board, _) in (0..5).flat_map(random_game) {
            let indices = Indices::of(board);
            let value = weights.value(board, &indices);
            assert!((value - weights.rough_value(Plain, board, &indices)).abs() <= PAIRS_LIMIT);
            let mut is_cut_short = false;
            for distance in (-20 * PER_DISC..20 * PER_DISC).step_by(100) {
                let limit = value + distance;
                let found = weights.value_against(Plain, board, &indices, limit);
                let is_right = if value > limit {
                    (limit + 1..=value).contains(&found)
                } else {
                    (value..=limit).contains(&found)
                };
                assert!(is_right, "{found} instead of {value} against {limit}");
                is_cut_short |= found != value;
            }
            assert!(is_cut_short);
        }
    }

    #[test]
    fn impossible_indices_read_no_foreign_memory() {
        let weights = random_weights(2);
        for extreme in [i16::MIN, i16::MAX, -29525, 29525] {
            let indices = Indices([extreme; N_LANES]);
            for n_empties in [0, 1, 2, 60, 61, 64] {
                let board = Board { own: u64::MAX.checked_shl(n_empties).unwrap_or(0), other: 0 };
                check_value(&weights, board, &indices);
            }
        }
    }

    #[test]
    fn tables_stay_in_a_second_level_cache() {
        assert_eq!(N_ENTRIES, 1 + SHAPES.iter().map(|shape| shape.n_configurations()).sum::<usize>());
        assert!(size_of::<Tables>() <= 512 << 10, "{} bytes", size_of::<Tables>());
    }

    #[test]
    fn two_numbers_of_empties_share_a_phase() {
        assert_eq!([0, 1, 2, 3, 4, 5, 58, 59, 60, 64].map(phase), [0, 0, 0, 1, 1, 2, 28, 29, 29, 29]);
    }
}
