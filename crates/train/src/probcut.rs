//! How well shallow searches predict deep ones: the parameters of Multi-ProbCut, fitted to the engine's own
//! searches.
//!
//! Positions are searched to every depth without forward pruning, and near the end of the game also solved.
//! For each pair of a depth and a shallower one the values differ with some spread; its logarithm is fitted
//! by least squares, linear in the empties and the logarithms of both depths (see [`Spread`]). The share of
//! differences within some multiple of the fitted spread shows whether the selectivities are right.

use super::cholesky;
use engine::eight::{self, Spread, TranspositionTable};
use engine::kernel::Board;
use engine::pattern::Weights;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::collections::BTreeMap;

/// The results of the searches of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// How many squares are empty.
    pub n_empties: u32,
    /// The value at each depth from 0 on, in discs.
    pub values: Vec<i32>,
    /// The exact score in discs, if it was computed.
    pub exact: Option<i32>,
}

/// The limits of the searches.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimits {
    /// The largest depth, in plies.
    pub depth_max: u32,
    /// Positions with at most this many empties are also solved.
    pub exact_max: u32,
}

/// Searches boards to each depth within the limits, with results in the order of the boards. Calls `progress`
/// after each.
///
/// # Panics
/// When there are not 16 MB of memory for each thread.
pub fn search(
    boards: &[Board<u64>],
    weights: &Weights,
    SearchLimits { depth_max, exact_max }: SearchLimits,
    pool: &ThreadPool,
    progress: &(dyn Fn() + Sync),
) -> Vec<Searched> {
    let table = || TranspositionTable::new(16).expect("16 MB can be had");
    let search_one = |table: &mut TranspositionTable, &board: &Board<u64>| {
        let (values, exact) = eight::values_by_depth(weights, board, depth_max, exact_max, table);
        progress();
        Searched { n_empties: 64 - board.discs().count_ones(), values, exact }
    };
    pool.install(|| boards.par_iter().map_init(table, search_one).collect())
}

/// Pairs of a depth and a shallower one with the difference of their values: empties, depth, shallow depth,
/// discs.
type Pairs = Vec<(u32, u32, u32, i32)>;

/// The pairs of two estimates at depths of the same parity; the shallow depth begins with 0 or 1.
fn midgame_pairs(searched: &[Searched]) -> Pairs {
    let pairs = searched.iter().flat_map(|Searched { n_empties, values, .. }| {
        let deep = (3..values.len())
            .flat_map(move |deep| (deep % 2..deep).step_by(2).map(move |shallow| (deep, shallow)));
        deep.map(|(deep, shallow)| (*n_empties, deep as u32, shallow as u32, values[deep] - values[shallow]))
    });
    pairs.collect()
}

/// The pairs of an estimate and the exact score, whose depth is the number of empties.
fn end_pairs(searched: &[Searched]) -> Pairs {
    let pairs = searched.iter().flat_map(|Searched { n_empties, values, exact }| {
        let shallow = values.iter().enumerate().filter(move |(depth, _)| (*depth as u32) < *n_empties);
        let known =
            exact.iter().flat_map(move |exact| shallow.clone().map(move |(d, value)| (d, exact - value)));
        known.map(|(depth, difference)| (*n_empties, *n_empties, depth as u32, difference))
    });
    pairs.collect()
}

/// The spread fitted to the differences.
pub fn fit(searched: &[Searched]) -> Spread {
    let log = |depth: u32| f64::from(depth).ln();
    let midgame = fit_logarithms(&midgame_pairs(searched), |n, d, s| [1.0, f64::from(n), log(d), log(s + 1)]);
    let end = fit_logarithms(&end_pairs(searched), |n, _, s| [1.0, f64::from(n), log(s + 1)]);
    Spread { midgame, end }
}

/// The weights of the terms that fit the logarithms of the spreads best.
fn fit_logarithms<const N: usize>(pairs: &Pairs, terms: impl Fn(u32, u32, u32) -> [f64; N]) -> [f32; N] {
    let mut squares: BTreeMap<(u32, u32, u32), (f64, f64)> = BTreeMap::new();
    for &(n, d, s, difference) in pairs {
        let (count, sum) = squares.entry((n, d, s)).or_default();
        *count += 1.0;
        *sum += f64::from(difference).powi(2);
    }
    // Too few differences may all be zero, and mean little.
    squares.retain(|_, (count, sum)| *count >= 10.0 && *sum > 0.0);
    let rows = squares
        .into_iter()
        .map(|((n, d, s), (count, sum))| (terms(n, d, s), (sum / count).sqrt().ln(), count));
    least_squares(rows).map(|weight| weight as f32)
}

/// The weights of the terms that fit the rows best; each row has its terms, its value and its own weight.
fn least_squares<const N: usize>(rows: impl Iterator<Item = ([f64; N], f64, f64)>) -> [f64; N] {
    let mut matrix = [[0.0; N]; N];
    let mut values = [0.0; N];
    for (terms, value, count) in rows {
        for i in 0..N {
            (0..N).for_each(|j| matrix[i][j] += count * terms[i] * terms[j]);
            values[i] += count * terms[i] * value;
        }
    }
    // Next to nothing is added to the diagonal, so that without rows the weights are zero.
    // Rounding may leave nearly collinear terms without a Cholesky root; then ten times as much is added.
    let mut ridges = std::iter::successors(Some(1e-9), |ridge| Some(10.0 * ridge)).take(20);
    let factor = ridges.find_map(|ridge| cholesky::factored(&matrix, ridge));
    let factor = factor.expect("a large enough ridge makes it positive definite");
    cholesky::solve(&factor, &values)
}

/// The share of the midgame's and of the endgame's differences within `deviations` times the spread.
pub fn within(searched: &[Searched], spread: &Spread, deviations: f32) -> [f64; 2] {
    [midgame_pairs(searched), end_pairs(searched)].map(|pairs| {
        let is_within = |&&(n, d, s, difference): &&(u32, u32, u32, i32)| {
            difference.abs() as f32 <= deviations * spread.deviation(n, d, s)
        };
        pairs.iter().filter(is_within).count() as f64 / pairs.len().max(1) as f64
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::pool;
    use crate::game::random_records;

    #[test]
    fn a_known_spread_is_found_again() {
        let searched: Vec<_> = (0..4000)
            .map(|i| {
                let (n_empties, score) = (20 + i % 30, if i % 2 == 0 { 8 } else { -8 });
                let values = (0..9).map(|_| 0).collect();
                Searched { n_empties, values, exact: (n_empties <= 24).then_some(score) }
            })
            .collect();
        let spread = fit(&searched);
        assert!((spread.deviation(22, 22, 3) - 8.0).abs() < 0.1, "{spread:?}");
        assert_eq!(within(&searched, &spread, 1.1)[1], 1.0);
        assert_eq!(within(&searched, &spread, 0.9)[1], 0.0);
    }

    #[test]
    fn threads_change_nothing() {
        let boards: Vec<_> = random_records(1).iter().step_by(5).map(|record| record.board).collect();
        let searched = |n_threads| {
            let limits = SearchLimits { depth_max: 3, exact_max: 8 };
            search(&boards, &Weights::zero(), limits, &pool(n_threads).unwrap(), &|| {})
        };
        assert!(boards.len() > 5);
        assert_eq!(searched(1), searched(3));
    }

    #[test]
    fn least_squares_finds_an_exact_fit() {
        let terms = |x: f64, y: f64| [1.0, x, y.ln()];
        let value = |x: f64, y: f64| 2.0 + 0.5 * x - 0.25 * y.ln();
        let grid = (0..200).map(|i| (f64::from(i % 20), f64::from(i / 20 + 1)));
        let weights = least_squares(grid.clone().map(|(x, y)| (terms(x, y), value(x, y), 3.0)));
        for (x, y) in grid {
            let found: f64 = terms(x, y).iter().zip(weights).map(|(term, weight)| term * weight).sum();
            assert!((found - value(x, y)).abs() < 1e-6, "{x} {y}: {found}");
        }
    }
}
