//! The passes of a review: its walks over the game, not moves that pass. Lists the passes of a level and
//! says how far each searches from a position.

use super::super::verdict::{CONFIRMING, is_confirmable};
use engine::{Level, Limits};
use othello::rules::{Goal, Position};

/// The levels of the passes: each takes several times as long as the one before.
const PASSES: [u8; 6] = [19, 22, 24, 27, 29, 30];
/// At this many empty squares or fewer every move is proven before the review is done. A search that prunes
/// forward is a disc or two off there, often enough to take the best move for a mistake.
pub const PROVEN_FROM: usize = 24;
/// At the first number of empty squares or fewer, levels from [`CONFIRMING_FROM`] on search to the end, with
/// the second number as selectivity, in percent.
const TO_THE_END_FROM: [(usize, u8); 2] = [(30, 95), (33, 73)];
/// At this many or fewer the last pass solves, at every level.
const SOLVED_FROM: usize = 20;
/// From this level on a review ends with a proof; reviews up to lower levels are for a first look.
const PROVING_FROM: u8 = 22;
/// From this level on losses are confirmed.
const CONFIRMING_FROM: u8 = 25;
/// On boards that the fast search does not support no level above this one is searched: a position would take
/// many minutes.
const SLOW_LEVEL_MAX: u8 = 24;
/// The most empty squares from which a position is solved on such a board.
const SLOW_EXACT_MAX: usize = 12;
/// The nodes of all glances at a game together: two or three seconds' worth of 8×8 positions on one slow
/// processor.
const GLANCE_NODES: u64 = 1_500_000;
/// The least nodes of a glance at a position, enough for every move and the replies.
const GLANCE_NODES_MIN: u64 = 1_000;

/// One walk over the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    /// A short search of each position about which nothing is known.
    Glance,
    /// As far as a level looks.
    Level(Level),
    /// Solves what is not proven yet at [`PROVEN_FROM`] empty squares or fewer.
    Proof,
    /// Searches all moves of each position a few plies deep.
    AllMoves,
    /// Only moves that seem to lose, and their rivals, are searched.
    Confirm,
}

impl Pass {
    /// How far the pass searches from a position of a game of `n_positions`.
    pub(super) fn limits(self, position: &Position, goal: Goal, n_positions: usize, is_last: bool) -> Limits {
        let n_empties = position.empties().len();
        let level = match self {
            Pass::Glance => return Limits::Nodes(glance_nodes(position, n_positions)),
            // Unused for `Confirm` and `AllMoves`: their searches have limits of their own.
            Pass::Proof | Pass::Confirm | Pass::AllMoves => return Limits::Solve,
            Pass::Level(level) => level,
        };
        // Losses are confirmed just where the fast search works.
        let is_fast = is_confirmable(position.size(), goal);
        if n_empties <= exact_from(level, is_fast) || is_fast && is_last && n_empties <= SOLVED_FROM {
            Limits::Solve
        } else if !is_fast {
            Limits::Nodes(level.nodes_max(position.size()))
        } else if let Some(percent) = to_the_end(level, n_empties) {
            Limits::Selective { depth: n_empties as u8, percent }
        } else {
            Limits::Depth(plies(level, n_empties))
        }
    }
}

/// The passes of a review at a level: lower levels, the level itself, then those that prove and confirm.
pub(super) fn passes(level: Level, is_fast: bool) -> Vec<Pass> {
    let level = if is_fast { level } else { Level::new(level.number().min(SLOW_LEVEL_MAX)) };
    let below = PASSES.into_iter().filter(|&pass| pass < level.number()).map(Level::new);
    let is_proving = is_fast && level.number() >= PROVING_FROM;
    let glance = (!is_fast).then_some(Pass::Glance).into_iter();
    let is_confirming = is_fast && level.number() >= CONFIRMING_FROM;
    let last = [(Pass::AllMoves, is_proving), (Pass::Proof, is_proving), (Pass::Confirm, is_confirming)];
    let last = last.into_iter().filter_map(|(pass, is_wanted)| is_wanted.then_some(pass));
    glance.chain(below.chain([level]).map(Pass::Level)).chain(last).collect()
}

/// The most empty squares from which a pass solves.
fn exact_from(level: Level, is_fast: bool) -> usize {
    let exact = usize::from(level.parameters().exact);
    if is_fast { exact } else { exact.min(SLOW_EXACT_MAX) }
}

/// How many plies a level of a review looks ahead from a position with this many empty squares. Every search
/// of a pass ends with the same side to move. Where losses are confirmed later, a level looks at least about
/// as far as `Confirm` does: it finds more losses, and `Confirm` finds its results in the engine's table.
fn plies(level: Level, n_empties: usize) -> u8 {
    let (depth, far) = (level.parameters().depth, CONFIRMING[0]);
    let odd = |depth: u8| ((usize::from(depth) + n_empties) % 2) as u8;
    let is_confirming = level.number() >= CONFIRMING_FROM;
    if is_confirming && depth < far { far - odd(far) } else { depth + odd(depth) }
}

/// The selectivity at which a level of a review that confirms looks to the end.
fn to_the_end(level: Level, n_empties: usize) -> Option<u8> {
    let reaches = TO_THE_END_FROM.iter().find(|(from, _)| n_empties <= *from);
    reaches.filter(|_| level.number() >= CONFIRMING_FROM).map(|(_, percent)| *percent)
}

/// The nodes of a glance at one position: its share of [`GLANCE_NODES`]. A node counts as 2, since a position
/// is searched at most twice, and as more on a large board, where a node takes longer.
fn glance_nodes(position: &Position, n_positions: usize) -> u64 {
    let cost = (position.size().area() as u64 / 32).max(2);
    (GLANCE_NODES / (n_positions as u64 * cost)).max(GLANCE_NODES_MIN)
}
