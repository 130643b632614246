//! The known sizes of the game tree (`data/perft.json`): the proof that moves, flips and passes are right on
//! every board.

use engine::kernel;
use othello::rules::perft::{PassRule, perft};
use othello::rules::{Position, Start};
use serde_json::Value;

/// Trees up to this many leaves are counted: a few seconds, also without optimisation.
const LEAVES_MAX: u64 = if cfg!(debug_assertions) { 4_000_000 } else { 250_000_000 };
/// The rules count every tree up to this size, the faster kernels go on alone.
const RULES_LEAVES_MAX: u64 = if cfg!(debug_assertions) { 400_000 } else { 25_000_000 };

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

/// Counts the tree if it is small enough, with the engine's kernel and with the rules; says whether it was.
fn check(position: &Position, depth: u32, rule: PassRule, leaves: u64) -> bool {
    if leaves > LEAVES_MAX {
        return false;
    }
    let what = || format!("{} to depth {depth}, {rule:?}", position.size());
    assert_eq!(kernel::perft(position, depth, rule), leaves, "{}", what());
    if leaves <= RULES_LEAVES_MAX {
        assert_eq!(perft(position, depth, rule), leaves, "{}", what());
    }
    true
}
