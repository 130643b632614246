//! Multi-ProbCut: give up a node when a shallow search already makes the answer of the deep one likely enough.
//!
//! A search to depth d′ predicts the value of a search to depth d with a normally distributed error of deviation σ. When the
//! shallow value is beyond the window by t·σ, the deep one is beyond it too with the probability that belongs to t (Buro,
//! *ProbCut: an effective selective extension of the αβ algorithm*, 1995; *Experiments with Multi-ProbCut and a new
//! high-quality evaluation function for Othello*, 1997). [`Spread`] is σ.

use super::Searcher;
use super::aim::Aim;
use super::judge::{Judge, Node};

/// The standard deviation, in discs, of what a shallow search is away from a deep one: a quadratic of the empties n, the depth
/// d and the shallow depth s, in the order 1, n, d, s, n², d², s², nd, ns, ds.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// Between depths that end in guesses.
    pub midgame: [f32; 10],
    /// Between a depth that ends in guesses and the end of the game.
    pub end: [f32; 10],
}

impl Spread {
    pub const TRAINED: Spread = Spread {
        midgame: [2.5, 0.0, 0.1, -0.15, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        end: [5.0, 0.0, 0.0, -0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    };

    pub const POSITIONAL: Spread = Spread {
        midgame: [4.0, 0.0, 0.15, -0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        end: [7.0, 0.05, 0.0, -0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    };

    /// What certainties there are, in percent, and for how many deviations of error each allows.
    pub const CERTAINTIES: [(u8, f32); 6] = super::aim::LEVELS;

    /// σ in discs; never less than one, the step of values.
    #[inline(always)]
    #[must_use]
    pub fn deviation(&self, n_empties: u32, depth: u32, shallow: u32) -> f32 {
        let [n, d, s] = [n_empties, depth, shallow].map(|x| x as f32);
        let weights = if depth >= n_empties { &self.end } else { &self.midgame };
        let terms = [1.0, n, d, s, n * n, d * d, s * s, n * d, n * s, d * s];
        let sum: f32 = weights.iter().zip(terms).map(|(weight, term)| weight * term).sum();
        sum.max(1.0)
    }
}

/// From this depth on a node may be given up.
const CUT_FROM: u32 = 3;
/// Shallow searches within shallow searches.
const NESTED_MAX: u8 = 2;

/// The depth of the search that predicts one to `depth`: half of it, and as even or odd, since who moves last biases a guess.
fn shallow_depth(depth: u32) -> u32 {
    depth / 4 * 2 + depth % 2
}

impl<J: Judge> Searcher<'_, J> {
    /// Whether the value is above `alpha`, if a shallow search can tell: a bound as the full search would give.
    pub(super) fn probcut(&mut self, node: &Node<J::State>, aim: Aim, alpha: i32) -> Option<i32> {
        let deviations = aim.certainty.deviations();
        if deviations.is_infinite() || aim.depth < CUT_FROM || self.n_nested >= NESTED_MAX {
            return None;
        }
        let depth = shallow_depth(aim.depth);
        let error = (deviations * self.judge.spread().deviation(node.n_empties, aim.depth, depth)).ceil() as i32;
        let limit = self.bottom.kernel.area();
        let shallow = Aim { depth, ..aim };
        let looks_high = self.judge.discs(node) > alpha;
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
    fn the_shallow_depth_is_smaller_and_as_even() {
        for depth in CUT_FROM..64 {
            let shallow = shallow_depth(depth);
            assert!(shallow < depth && shallow % 2 == depth % 2 && shallow > 0, "{depth}");
        }
    }
}
