//! Feeds randomly damaged files and lines to every reader: each must return in time and not panic.

#[path = "../../examples/damage/inputs.rs"]
mod inputs;
#[path = "../../examples/damage/targets.rs"]
mod targets;

use std::time::{Duration, Instant};
use targets::{TARGETS, Target};

/// The slowest allowed answer; the machine may be busy with other tests.
const PATIENCE: Duration = Duration::from_secs(30);
/// The number of damaged inputs for each reader. The example `damage` tries any number of them.
const N_INPUTS: u64 = 300;

#[test]
fn every_reader_answers_damaged_inputs() {
    for Target { name, seeds, read } in TARGETS {
        let seeds = seeds();
        seeds.iter().for_each(|seed| read(seed));
        for number in 0..N_INPUTS {
            let input = inputs::damaged(&seeds, number);
            let begun = Instant::now();
            let is_read = std::panic::catch_unwind(|| read(&input)).is_ok();
            let took = begun.elapsed();
            assert!(is_read && took < PATIENCE, "damage {name} 0 {number}: {took:?}");
        }
    }
}

#[test]
fn the_fuzzer_has_every_target() {
    let lines = include_str!("../../../../fuzz/Cargo.toml").split("[[bin]]\nname = \"").skip(1);
    let fuzzed: Vec<&str> = lines.filter_map(|rest| rest.split('"').next()).collect();
    let targets: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(fuzzed, targets);
}
