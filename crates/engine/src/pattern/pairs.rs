//! The joint values of configurations.
//!
//! The tables hold the value of each configuration by itself. The joint value of two of them would take a
//! table over all pairs; instead each has a few small numbers, its *factors*, and the joint value of two
//! configurations is Σₖ ± the product of their k-th factors. Over all pairs of lanes that is Σₖ ± (sum of the
//! k-th factors)², so it costs one sum over the lanes and a few squares. This is a factorization machine
//! (Rendle, *Factorization machines*, 2010), with signs, and with each configuration paired with itself as
//! well. The [`Counts`] of moves and frontier discs have factors too: configurations depend on them.

use super::pages::use_large_pages;
use super::parts::Parts;
use super::weights::{N_BIASES, N_ENTRIES};
use super::{COUNT_LIMIT, Counts, Indices, N_COUNTS, PER_DISC, PatternVectors, Sharing};

/// The number of factors of a configuration. The squares of the even ones are added, those of the odd ones
/// subtracted.
pub const N_FACTORS: usize = 16;

/// The factors of a configuration, each in units of 1 / [`PER_ROOT`] of the root of a disc.
pub type Factors = [i8; N_FACTORS];

/// The units in one root of a disc, whose square is one disc.
pub const PER_ROOT: i32 = 128;

/// The number of sets of factors, by empties.
pub const N_BLOCKS: usize = 5;

/// A sum of factors counts as at most this many roots, so that no position is valued far beyond those seen in
/// training.
pub const SUM_LIMIT: i32 = 4;

/// The limit of the joint values, in parts of a disc: larger ones are hardly ever learned, and with a limit a
/// search can tell when they do not matter.
pub const PAIRS_LIMIT: i32 = 8 * PER_DISC;

/// How many low bits of a squared sum lie below one part of a disc.
pub(super) const SQUARE_SHIFT: u32 = (PER_ROOT * PER_ROOT / PER_DISC).trailing_zeros();

/// The set for a number of empties: 0 to 10 share one, 11 to 20 the next and so on; 41 and more the last.
#[inline(always)]
pub const fn block(n_empties: u32) -> usize {
    let block = n_empties.saturating_sub(1) as usize / 10;
    if block < N_BLOCKS { block } else { N_BLOCKS - 1 }
}

/// The factors of every configuration of every shape, and of every count.
#[derive(PartialEq)]
pub struct Pairs {
    /// By block, and in each by entry as in the tables of the weights.
    pub(super) tables: Parts<FactorTables>,
    pub(super) others: OtherFactors,
}

pub(super) type FactorTables = [Factors; N_ENTRIES];

pub(super) fn no_factors() -> Box<FactorTables> {
    let mut tables = vec![[0; N_FACTORS]; N_ENTRIES].into_boxed_slice();
    use_large_pages(&mut tables);
    tables.try_into().expect("the length is that of the array")
}

/// The factors other than those of configurations, in the same units.
#[derive(PartialEq)]
pub struct OtherFactors {
    /// By number of empties: the initial sums of the factors.
    pub first: [Sums; N_BIASES],
    /// By block, and in each by number of the count: see [`Counts::numbers`].
    pub counts: Box<[[Sums; N_COUNTS * COUNT_LIMIT]; N_BLOCKS]>,
}

/// Sums of factors.
pub type Sums = [i16; N_FACTORS];

impl OtherFactors {
    /// Factors of zero.
    pub fn zero() -> OtherFactors {
        let none = [0; N_FACTORS];
        OtherFactors { first: [none; N_BIASES], counts: Box::new([[none; N_COUNTS * COUNT_LIMIT]; N_BLOCKS]) }
    }
}

impl Pairs {
    /// Pairs without joint values.
    pub fn zero() -> Pairs {
        Pairs { tables: Parts::unpacked((0..N_BLOCKS).map(|_| no_factors())), others: OtherFactors::zero() }
    }

    /// Factors from those that configurations share, by block and in the order of [`Sharing`].
    ///
    /// # Panics
    /// When the numbers of blocks or shared weights differ.
    pub fn spread<S: AsRef<[Factors]>>(
        sharing: &Sharing,
        shared: impl IntoIterator<Item = S>,
        others: OtherFactors,
    ) -> Pairs {
        let spread = |shared: S| {
            let tables = sharing.spread(shared.as_ref().iter().copied(), no_factors());
            tables.expect("there are factors for each number")
        };
        let tables = Parts::unpacked(shared.into_iter().map(spread));
        assert_eq!(tables.len(), N_BLOCKS, "there is a set of factors for each block");
        Pairs { tables, others }
    }

    /// The joint value of the configurations with these indices and of the counts, in parts of a disc.
    #[inline(always)]
    pub(super) fn value(
        &self,
        vectors: impl PatternVectors,
        n_empties: u32,
        indices: &Indices,
        counts: Counts,
    ) -> i32 {
        let (table, first) = (self.table(n_empties), self.first(n_empties, counts));
        vectors.squares(table, &first, indices).clamp(-PAIRS_LIMIT, PAIRS_LIMIT)
    }

    #[inline(always)]
    fn table(&self, n_empties: u32) -> &FactorTables {
        self.tables.part(block(n_empties))
    }

    /// The sums before the configurations' factors.
    #[inline(always)]
    fn first(&self, n_empties: u32, counts: Counts) -> Sums {
        let mut sums = self.others.first[n_empties.min(N_BIASES as u32 - 1) as usize];
        let of_counts = &self.others.counts[block(n_empties)];
        for number in counts.numbers() {
            let factors = &of_counts[number % (N_COUNTS * COUNT_LIMIT)]; // `%` spares a check.
            sums.iter_mut().zip(factors).for_each(|(sum, factor)| *sum = sum.wrapping_add(*factor));
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::super::shapes::N_LANES;
    use super::*;
    use crate::kernel::Plain;

    #[test]
    fn ten_numbers_of_empties_share_a_block() {
        assert_eq!(
            [0, 1, 10, 11, 20, 21, 30, 31, 40, 41, 60, 64].map(block),
            [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4]
        );
    }

    const NO_COUNTS: Counts = Counts([0; N_COUNTS]);

    #[test]
    fn squares_of_even_factors_add_and_those_of_odd_ones_subtract() {
        let mut pairs = Pairs::zero();
        let discs = |pairs: &Pairs| pairs.value(Plain, 20, &Indices([0; N_LANES]), NO_COUNTS) / PER_DISC;
        pairs.others.first[20][0] = 2 * PER_ROOT as i16;
        assert_eq!(discs(&pairs), 4);
        pairs.others.first[20][3] = -3 * PER_ROOT as i16;
        assert_eq!(discs(&pairs), 4 - 9);
        // No sum counts as more than four roots, and nothing as more than eight discs.
        pairs.others.first[20] = [0; N_FACTORS];
        pairs.others.first[20][0] = i16::MAX;
        pairs.others.first[20][3] = -3 * PER_ROOT as i16;
        assert_eq!(discs(&pairs), 16 - 9);
        pairs.others.first[20][3] = i16::MIN;
        pairs.others.first[20][0] = 0;
        assert_eq!(discs(&pairs), -8);
    }

    #[test]
    fn each_lane_adds_the_factors_of_its_configuration() {
        let sharing = Sharing::new();
        let mut shared = vec![vec![[0; N_FACTORS]; sharing.n_weights()]; N_BLOCKS];
        // On an empty board every lane reads the configuration in the middle of its table.
        let indices = Indices([0; N_LANES]);
        for number in sharing.weights_of(&indices) {
            shared[block(60)][number as usize][2] = 4;
        }
        let pairs = Pairs::spread(&sharing, shared, OtherFactors::zero());
        let sum = 4 * N_LANES as i32;
        assert_eq!(pairs.value(Plain, 60, &indices, NO_COUNTS), sum * sum / (PER_ROOT * PER_ROOT / PER_DISC));
        assert_eq!(pairs.value(Plain, 40, &indices, NO_COUNTS), 0);
    }

    #[test]
    fn each_count_adds_its_factors() {
        let mut pairs = Pairs::zero();
        let counts = Counts([3, 0, 7, 5]);
        for number in counts.numbers() {
            pairs.others.counts[block(30)][number][4] = 64;
        }
        assert_eq!(pairs.value(Plain, 30, &Indices([0; N_LANES]), counts), 4 * PER_DISC);
        assert_eq!(pairs.value(Plain, 30, &Indices([0; N_LANES]), Counts([3, 0, 7, 6])), (9 * PER_DISC) / 4);
    }
}
