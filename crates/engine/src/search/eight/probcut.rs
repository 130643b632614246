//! Multi-ProbCut: give up a node when a shallow search already makes the answer of the deep one likely
//! enough.
//!
//! A search to depth d′ predicts the value of a search to depth d with a normally distributed error of
//! deviation σ. When the shallow value is beyond the window by t·σ, the deep one is beyond it too with the
//! probability that belongs to t (Buro, *ProbCut: an effective selective extension of the αβ algorithm*,
//! 1995; *Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello*, 1997).
//! [`Spread`] is σ.

use super::Searcher;
use super::evaluator::{Evaluator, NodeOf};
use super::target::Target;
use crate::kernel::Kernel;

/// The standard deviation σ, in discs, of the difference between a shallow search and a deep one: with n
/// empties, the deep search to depth d and the shallow one to s,
///
/// * ln σ = a + b·n + c·ln d + e·ln (s + 1) between depths that end in evaluations: `midgame` is a, b, c, e;
/// * ln σ = a + b·n + e·ln (s + 1) between an evaluation and the end of the game: `end` is a, b, e.
///
/// A power of the depths cannot turn negative or run away at depths that were too deep to be measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// Between two depths.
    pub midgame: [f32; 4],
    /// Between an evaluation and the end.
    pub end: [f32; 3],
}

impl Spread {
    /// For the trained weights: what `outflank-lab train probcut` finds, widened by 6 %, so that
    /// selectivities hold on other positions too.
    pub const TRAINED: Spread =
        Spread { midgame: [1.56, -0.0184, 0.345, -0.477], end: [1.81, 0.0135, -0.358] };
    /// For the evaluation by features, a little wider than what was found.
    pub(super) const FEATURES: Spread =
        Spread { midgame: [1.36, -0.0138, 0.635, -0.605], end: [2.142, 0.0118, -0.310] };

    /// The selectivities in percent, and how many σ of error each allows for.
    pub const SELECTIVITIES: [(u8, f32); 6] = super::target::LEVELS;

    /// σ; never less than one, the step of values.
    pub fn deviation(&self, n_empties: u32, depth: u32, shallow: u32) -> f32 {
        let [n, d, s] = [n_empties, depth, shallow + 1].map(|x| x as f32);
        let logarithm = if depth >= n_empties {
            let [a, b, e] = self.end;
            a + b * n + e * s.ln()
        } else {
            let [a, b, c, e] = self.midgame;
            a + b * n + c * d.ln() + e * s.ln()
        };
        logarithm.exp().max(1.0)
    }
}

/// [`Spread::deviation`] of the depths that [`Searcher::probcut`] uses, by empties and depth.
pub(super) struct Deviations(Box<[[f32; SIDE]; SIDE]>);

const SIDE: usize = 65;

impl Deviations {
    pub(super) fn new(spread: &Spread) -> Deviations {
        let mut deviations = Box::new([[0.0; SIDE]; SIDE]);
        for (n_empties, row) in (0..).zip(deviations.iter_mut()) {
            for (depth, deviation) in (0..).zip(row).skip(CUT_FROM as usize) {
                *deviation = spread.deviation(n_empties, depth, shallow_depth(depth));
            }
        }
        Deviations(deviations)
    }
}

/// The least depth of a node that a shallow search may cut.
const CUT_FROM: u32 = 3;
/// The nesting limit of shallow searches within shallow searches.
const NESTED_MAX: u8 = 2;

/// The part of the error that a cut needs when the static value is already beyond the window by the full
/// error. Found by searching cut nodes again: with 24 empties and 13 plies 0.59 % of the cuts are wrong,
/// against 0.65 % with the full error and without a check of the static value.
const GATED: f32 = 0.8;

/// The depth of the search that predicts one to `depth`: half of it, with the same parity, since the side
/// that moves last biases an evaluation.
fn shallow_depth(depth: u32) -> u32 {
    depth / 4 * 2 + depth % 2
}

impl<E: Evaluator> Searcher<'_, E> {
    /// The bound that a shallow search predicts: `alpha` + 1 for a value above `alpha`, else `alpha`.
    #[inline(always)]
    pub(super) fn probcut(&mut self, node: &NodeOf<E>, target: Target, alpha: i32) -> Option<i32> {
        let n_deviations = target.selectivity.deviations();
        if n_deviations.is_infinite() || target.depth < CUT_FROM || self.n_nested >= NESTED_MAX {
            return None;
        }
        let depth = shallow_depth(target.depth);
        let error =
            n_deviations * self.evaluator.deviations().0[node.n_empties as usize][target.depth as usize];
        // If the static value is not beyond the window, the shallow search rarely decides.
        let value = self.evaluator.discs(node);
        if (value - alpha).abs() < error as i32 {
            return None;
        }
        let looks_high = value > alpha;
        let error = (GATED * error).ceil() as i32;
        let limit = self.endgame.kernel.area();
        let shallow = Target { depth, ..target };
        self.n_nested += 1;
        let answer = if looks_high && alpha + error < limit {
            let above = alpha + error;
            (self.null_window(node, shallow, above) > above).then_some(alpha + 1)
        } else if !looks_high && alpha - error > -limit {
            let below = alpha - error;
            (self.null_window(node, shallow, below) <= below).then_some(alpha)
        } else {
            None
        };
        self.n_nested -= 1;
        if self.over { None } else { answer }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shallow_depth_is_smaller_and_has_the_same_parity() {
        for depth in CUT_FROM..64 {
            let shallow = shallow_depth(depth);
            assert!(shallow < depth && shallow % 2 == depth % 2 && shallow > 0, "{depth}");
        }
    }
}
