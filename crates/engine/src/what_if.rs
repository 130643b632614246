//! What a position would be worth if one thing were different: a square that a side may not use, a pass that
//! it may or must make, a move that stays legal.
//!
//! This finds the cause of a mistake: take the same thing away after the move played and after the best move;
//! if the loss disappears, that thing was the cause. A [`RuleChange`] takes it away or grants it;
//! [`WhatIf`] adds the depth. `rules` says which moves are legal then, and the general search plays by them;
//! on 8×8 it evaluates by `patterns`.
//!
//! The search has no selective cuts, so two values of the same depth can be compared. Passes count as plies,
//! the granted ones too: the same side is to move at every leaf, whatever the change.

mod patterns;
mod rules;
#[cfg(test)]
mod tests;

use crate::eval::{FeatureEvaluation, LargeWeights};
use crate::kernel::{Fit, Instructions, Kernel, with_vectors};
use crate::pattern::Weights;
use crate::search::Control;
use crate::search::general::{Game, GeneralNodes, GeneralTable, INFINITY, Search};
use crate::{Report, Request, RuleChange, Stop, WhatIf};
use othello::evaluation::{Bounds, Evaluation, Score};
use othello::rules::{BoardSize, Goal};
use patterns::ByPatterns;
use rules::{Changed, Rules};
use std::sync::Arc;
use std::time::Instant;

const TABLE_BYTES: usize = 1 << 20;

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
            let on = (&kernel.on(vectors), vectors);
            match eight.filter(|_| size == BoardSize::STANDARD && goal == Goal::MostDiscs) {
                Some(weights) => look(on, ByPatterns(weights), request, asked, stop),
                None => look(on, FeatureEvaluation::new(on.0, goal, None), request, asked, stop),
            }
        }
        Fit::Small(kernel) => {
            let usual = FeatureEvaluation::new(&kernel, goal, None);
            look((&kernel, vectors), usual, request, asked, stop)
        }
        Fit::Large(kernel) => {
            let usual = FeatureEvaluation::new(kernel, goal, large);
            look((kernel, vectors), usual, request, asked, stop)
        }
    })
}

/// The answer by the rules of `usual` and a change. A search to a depth deepens by two plies at a time.
fn look<K: Kernel, V: GeneralNodes, G: Game<K>>(
    on: (&K, V),
    usual: G,
    request: &Request,
    what: WhatIf,
    stop: &Stop,
) -> Report {
    let started = Instant::now();
    let mut table = GeneralTable::new(TABLE_BYTES).expect("a megabyte can be had");
    table.begin(false);
    let rules = Rules::new(on.0, request.position.turn(), what.change);
    let passes = rules.passes;
    let control = Control::until(stop, started);
    let mut search = Search::new(on, Changed { rules, usual }, request.goal, &table, control);
    let mut root = search.node(on.0.board(&request.position));
    let (mut alpha, mut beta) = what.window.unwrap_or((-INFINITY, INFINITY));
    if passes {
        root = search.passed(&root);
        (alpha, beta) = (-beta, -alpha);
    }
    let mut value = 0;
    if what.depth == Evaluation::TO_THE_END {
        value = 100 * search.exact(root, alpha.div_euclid(100), -(-beta).div_euclid(100));
    } else {
        let depth = what.depth.saturating_sub(u8::from(passes));
        for depth in (depth % 2..=depth).step_by(2).filter(|&at| at > 0 || depth == 0) {
            value = search.midgame(root, alpha, beta, depth);
        }
    }
    let value = if passes { -value } else { value };
    let lines = if search.given_up { Vec::new() } else { vec![evaluation(value, what)] };
    let depth = what.depth.min((request.position.empties().len() as u8).saturating_mul(2));
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
