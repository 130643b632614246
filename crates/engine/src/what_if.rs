//! What a position would be worth if one thing were different: a square that a side may not use, a pass that
//! it may or must make, a move that stays legal.
//!
//! This finds the cause of a mistake: take the same thing away after the move played and after the best move;
//! if the loss disappears, that thing was the cause. A [`RuleChange`] takes it away or grants it;
//! [`WhatIf`] adds the depth. `rules` says which moves are legal then, `search` is plain alpha-beta over
//! them, and `leaf` evaluates where it ends.
//!
//! The search has no selective cuts, so two values of the same depth can be compared. Passes count as plies,
//! the granted ones too: the same side is to move at every leaf, whatever the change.

mod compiled;
mod leaf;
mod rules;
mod search;
#[cfg(test)]
mod tests;

use crate::eval::LargeWeights;
use crate::kernel::{Fit, Instructions, Kernel, with_vectors};
use crate::pattern::Weights;
use crate::{Report, Request, Stop};
use leaf::{ByFeatures, ByPatterns, Leaf};
use othello::evaluation::{Bounds, Evaluation, Score};
use othello::rules::{BoardSize, Color, Goal, Square, Squares};
use rules::Rules;
use search::WhatIfSearch;
use std::sync::Arc;
use std::time::Instant;

/// A change of the rules or of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum RuleChange {
    /// No change, for values to compare the others with.
    Nothing,
    /// A side may not place a disc on these squares; in the first plies only, if a number is given.
    Barred { color: Color, squares: Squares, plies: Option<u8> },
    /// Neither side may place a disc on these squares, as if discs of a third colour lay there.
    Closed(Squares),
    /// A side may pass once though it has a move.
    MayPass(Color),
    /// The side to move passes at once.
    Passes,
    /// A side may place a disc on an empty square where it has no move, and then flips those of `flips` that
    /// are the opponent's.
    Kept { color: Color, square: Square, flips: Squares },
}

/// A question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// The change under which the position is valued.
    pub change: RuleChange,
    /// Plies to look ahead; [`Evaluation::TO_THE_END`] for the exact value.
    pub depth: u8,
    /// The window in hundredths of a disc: the narrower, the faster. A score at its upper end or above is a
    /// lower bound of the value, a score at its lower end or below an upper bound.
    pub window: Option<(i32, i32)>,
}

/// The value of the request's position, for its side to move; no line. A stopped search has no value. The
/// weights are those of 8×8 and of large boards.
pub(super) fn answer(
    request: &Request,
    asked: WhatIf,
    eight: Option<&Weights>,
    large: Option<Arc<LargeWeights>>,
    stop: &Stop,
) -> Report {
    let (goal, size) = (request.goal, request.position.size());
    with_vectors!(Instructions::chosen(), |vectors| match Fit::of(size) {
        Fit::Eight(kernel) => {
            let kernel = &kernel.on(vectors);
            match eight.filter(|_| size == BoardSize::STANDARD && goal == Goal::MostDiscs) {
                Some(weights) => look(kernel, &ByPatterns { kernel: *kernel, weights }, request, asked, stop),
                None => look(kernel, &ByFeatures::new(kernel, vectors, goal, None), request, asked, stop),
            }
        }
        Fit::Small(kernel) =>
            look(&kernel, &ByFeatures::new(&kernel, vectors, goal, None), request, asked, stop),
        Fit::Large(kernel) => {
            look(kernel, &ByFeatures::new(kernel, vectors, goal, large), request, asked, stop)
        }
    })
}

fn look<K: Kernel, L: Leaf<K>>(kernel: &K, leaf: &L, request: &Request, what: WhatIf, stop: &Stop) -> Report {
    let started = Instant::now();
    let rules = Rules::new(kernel, request.position.turn(), what.change);
    let mut search = WhatIfSearch::new(kernel, leaf, rules, what.depth, stop);
    let value = search.value(kernel.board(&request.position), what.window);
    let depth = what.depth.min(request.position.empties().len() as u8 * 2);
    let lines = value.map(|value| evaluation(value, what)).into_iter().collect();
    Report { lines, depth, selectivity: 100, nodes: search.nodes, elapsed: started.elapsed() }
}

/// A value in hundredths as an evaluation. Only an exact search without a change or a window proves it.
fn evaluation(value: i32, asked: WhatIf) -> Evaluation {
    let evaluation = Evaluation::estimate(Score::from_hundredths(value), asked.depth, 100);
    match (asked.change, asked.depth, asked.window) {
        (RuleChange::Nothing, Evaluation::TO_THE_END, None) => {
            evaluation.within(Bounds::exactly((value / 100) as i16))
        }
        _ => evaluation,
    }
}
