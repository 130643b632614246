//! Turns the limits of a request into the plan of one search: iterations to a depth, then perhaps a search to
//! the end of the game.

use super::eight::Selectivity;
use crate::Limits;
use crate::clock::Budget;
use othello::rules::Position;

#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The depth of the last iteration whose leaves are evaluated.
    pub depth: u8,
    /// The selectivity of that iteration.
    pub selectivity: Selectivity,
    /// The search of the end of the game that follows.
    pub end: End,
    /// The time budget, if time limits the search.
    pub budget: Option<Budget>,
    pub nodes_max: u64,
    /// The largest random error of a root move's value, in hundredths of a disc.
    pub noise: u16,
    /// The weight of the plain disc count in a root move's value, in percent.
    pub greed: u8,
    /// Whether a forced move is played without a search, since its value is not needed.
    pub stop_early: bool,
    /// Whether earlier results count. They save time, but with them a repeated request may visit other nodes,
    /// so only searches limited by time or by the end of the game use them.
    pub keep_table: bool,
}

/// How the end of the game is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Not at all.
    Estimate,
    /// Selectively; exactly, where the search skips no moves.
    Selective,
    /// To find out only whether the game is won, drawn or lost.
    Outcome,
    Exact,
}

/// No search needs more in practice: a pass costs no depth, and the largest board begins with 252 empties.
const DEPTH_MAX: u8 = 250;
/// An exact search begins when an iteration has come within this many plies of the end: it costs about as
/// much as the next few iterations.
const EXACT_AHEAD: usize = 10;
/// The most plies of the iterations before a search to the end without a limit. They only order the moves for
/// that search, which nothing cuts short: on a board with many empties each further ply would cost several
/// times the last one and delay the search by more than its order gains. The value came with the first search
/// and has not been tuned since; it matters from 25 empties up, by [`EXACT_AHEAD`], if selective from 16.
const BEFORE_SOLVING_MAX: u8 = 14;

impl Plan {
    /// The plan of an exact search, after a few iterations that put the moves in order.
    pub(crate) fn to_the_end(n_empties: usize) -> Plan {
        Plan {
            depth: n_empties.saturating_sub(EXACT_AHEAD).clamp(1, usize::from(DEPTH_MAX)) as u8,
            selectivity: Selectivity::MOST,
            end: End::Exact,
            budget: None,
            nodes_max: u64::MAX,
            noise: 0,
            greed: 0,
            stop_early: false,
            keep_table: true,
        }
    }

    pub(crate) fn makes_mistakes(&self) -> bool {
        (self.noise, self.greed) != (0, 0)
    }

    pub(crate) fn new(limits: Limits, position: &Position) -> Plan {
        let n_empties = position.empties().len();
        let to_the_end = Plan::to_the_end(n_empties);
        let to_depth = |depth: u8| Plan {
            depth: depth.clamp(1, u8::try_from(n_empties).unwrap_or(u8::MAX).max(2) - 1),
            end: if usize::from(depth) >= n_empties { End::Exact } else { End::Estimate },
            keep_table: false,
            ..to_the_end.clone()
        };
        let in_time = |budget| Plan { budget: Some(budget), stop_early: true, ..to_the_end.clone() };
        match limits {
            Limits::Depth(depth) => to_depth(depth),
            Limits::Selective { depth, percent } => {
                let selectivity = Selectivity::at_least(percent);
                let to_depth = to_depth(depth);
                if to_depth.end == End::Exact && selectivity < Selectivity::NONE {
                    let depth = to_depth.depth.min(BEFORE_SOLVING_MAX);
                    Plan { depth, selectivity, end: End::Selective, ..to_depth }
                } else {
                    Plan { selectivity, ..to_depth }
                }
            }
            Limits::Nodes(nodes_max) => Plan { nodes_max, stop_early: true, keep_table: false, ..to_the_end },
            Limits::Solve => Plan { depth: to_the_end.depth.min(BEFORE_SOLVING_MAX), ..to_the_end },
            Limits::Time(time) => in_time(Budget::per_move(time)),
            Limits::Clock { left, increment } => in_time(Budget::per_game(left, increment, n_empties)),
            Limits::Level(level) => {
                let strength = level.parameters();
                let end = match n_empties {
                    n if n <= usize::from(strength.exact.max(strength.depth)) => End::Exact,
                    n if n <= usize::from(strength.outcome) => End::Outcome,
                    _ => End::Estimate,
                };
                let depth = match end {
                    End::Exact => strength.depth.min(to_the_end.depth),
                    _ => strength.depth,
                };
                let (noise, greed) = (strength.noise, strength.greed);
                let selectivity = Selectivity::at_least(strength.selectivity);
                let nodes_max = level.nodes_max(position.size());
                Plan { selectivity, end, noise, greed, nodes_max, stop_early: true, ..to_depth(depth) }
            }
        }
    }
}
