//! The known sizes of the game tree (`data/perft.json`): the proof that moves, flips and passes are right on
//! every board.

use engine::kernel::{PassRule, leaves as kernel_leaves};
use othello::rules::{BoardSize, Move, Position, Start};
use serde_json::Value;

/// Trees up to this many leaves are counted: a few seconds, also without optimisation.
const LEAVES_MAX: u64 = if cfg!(debug_assertions) { 4_000_000 } else { 250_000_000 };
/// The rules count the trees up to this many leaves; the kernels, which are faster, also count larger ones.
const RULES_LEAVES_MAX: u64 = if cfg!(debug_assertions) { 40_000 } else { 2_500_000 };

#[test]
fn the_game_trees_have_their_known_sizes() {
    let table: Value = serde_json::from_str(include_str!("../data/perft.json")).unwrap();
    let mut n_trees = 0;
    for row in table.as_array().unwrap() {
        let start: Start = row["start"].as_str().unwrap().parse().unwrap();
        let rule = if row["pass"] == "ply" { PassRule::Ply } else { PassRule::Free };
        for size in row["boards"].as_array().unwrap() {
            let position = start.position(size.as_str().unwrap().parse().unwrap());
            let depths = row["first_depth"].as_u64().unwrap() as u32..;
            for (depth, leaves) in depths.zip(row["leaves"].as_array().unwrap()) {
                n_trees += u32::from(check(&position, depth, rule, leaves.as_u64().unwrap()));
            }
        }
    }
    assert!(n_trees > 150, "only {n_trees} trees were counted");
}

/// Counts a small enough tree with the engine's kernel and with the rules. Returns whether it counted.
fn check(position: &Position, depth: u32, rule: PassRule, leaves: u64) -> bool {
    if leaves > LEAVES_MAX {
        return false;
    }
    let what = || format!("{} to depth {depth}, {rule:?}", position.size());
    assert_eq!(kernel_leaves(position, depth, rule), leaves, "{}", what());
    if leaves <= RULES_LEAVES_MAX {
        assert_eq!(rules_leaves(position, depth, rule), leaves, "{}", what());
    }
    true
}

/// Counts the leaves by the rules alone, from position to position.
fn rules_leaves(position: &Position, depth: u32, rule: PassRule) -> u64 {
    let moves = position.legal_moves();
    let after = |mv| position.play(mv).expect("it is legal");
    match depth {
        0 => 1,
        _ if position.must_pass() => {
            let depth = if rule == PassRule::Ply { depth - 1 } else { depth };
            rules_leaves(&after(Move::Pass), depth, rule)
        }
        _ if moves.is_empty() => 1,
        1 => moves.len() as u64,
        _ => moves.iter().map(|square| rules_leaves(&after(Move::Place(square)), depth - 1, rule)).sum(),
    }
}

#[test]
fn the_4x4_game_has_60_060_games() {
    let start = Position::start(BoardSize::new(4, 4).unwrap());
    assert_eq!(kernel_leaves(&start, 100, PassRule::Ply), 60_060);
}
