//! Feeds damaged inputs to every reader for a number of seconds:
//! `cargo run --release -p outflank-services --example damage -- [TARGET|all] [SECONDS] [FIRST]`.
//!
//! A number always makes the same input, so `damage TARGET 0 NUMBER` repeats one. To find overflows as well,
//! build the example with `--config profile.release.overflow-checks=true`. `damage seeds FOLDER` writes the
//! sound inputs, for `cargo fuzz` (`fuzz/README.md`).

mod inputs;
mod targets;

use std::panic;
use std::path::Path;
use std::time::{Duration, Instant};
use targets::{TARGETS, Target};

/// A reader that takes longer than this for one input is a finding.
const SLOW: Duration = Duration::from_secs(1);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |index: usize| arguments.get(index).map(String::as_str);
    if argument(0) == Some("seeds") {
        return write_seeds(Path::new(argument(1).unwrap_or("fuzz/corpus")));
    }
    let name = argument(0).unwrap_or("all");
    let seconds = argument(1).and_then(|text| text.parse().ok()).unwrap_or(10.0);
    let first = argument(2).and_then(|text| text.parse().ok()).unwrap_or(0);
    let chosen: Vec<&Target> = TARGETS.iter().filter(|target| name == "all" || target.name == name).collect();
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert!(!chosen.is_empty(), "no target {name}; there are {names:?}");
    let n_bad: u64 = chosen.into_iter().map(|target| run(target, seconds, first)).sum();
    assert!(n_bad == 0, "{n_bad} findings");
}

fn write_seeds(folder: &Path) {
    for Target { name, seeds, .. } in TARGETS {
        let folder = folder.join(name);
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        for (number, seed) in seeds().iter().enumerate() {
            std::fs::write(folder.join(number.to_string()), seed).expect("the folder can be written");
        }
    }
}

/// Runs a target for `seconds`, with at least one input. Returns the number of findings.
fn run(&Target { name, seeds, read }: &Target, seconds: f64, first: u64) -> u64 {
    let seeds = seeds();
    let (begun, mut number, mut n_bad, mut worst) = (Instant::now(), first, 0, Duration::ZERO);
    loop {
        let input = inputs::damaged(&seeds, number);
        let started = Instant::now();
        let is_bad = panic::catch_unwind(|| read(&input)).is_err();
        let took = started.elapsed();
        if is_bad || took > SLOW {
            println!("{name} {number}: {} in {took:?}", if is_bad { "panic" } else { "slow" });
            n_bad += 1;
        }
        worst = worst.max(took);
        number += 1;
        if begun.elapsed().as_secs_f64() >= seconds {
            break;
        }
    }
    println!("{name}: {} inputs, {n_bad} findings, longest {worst:?}", number - first);
    n_bad
}
