//! Feeds damaged inputs to every reader, for as long as one likes:
//! `cargo run --release -p outflank-services --example damage -- [TARGET|all] [SECONDS] [FIRST]`.
//!
//! The input of a number is always the same, so `damage TARGET 0 NUMBER` repeats one. To find overflows as
//! well, build it with `--config profile.release.overflow-checks=true`. `damage seeds FOLDER` writes the
//! sound inputs, for `cargo fuzz` (`fuzz/README.md`).

mod seeds;
mod targets;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::panic;
use std::path::Path;
use std::time::{Duration, Instant};
use targets::{TARGETS, Target};

/// Inputs do not grow beyond this, in bytes.
const BYTES_MAX: usize = 20_000;
/// A reader that takes longer for so little is a finding.
const SLOW: Duration = Duration::from_secs(1);

/// What often breaks readers.
const TOKENS: &[&str] = &[
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    "{",
    "}",
    "\"",
    ",",
    ":",
    "(;",
    "B[",
    "SZ[16:4]",
    "SZ[0]",
    "PA",
    "--",
    "f5",
    "p16",
    "1e308",
    "-1e308",
    "NaN",
    "inf",
    "0",
    "-1",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "-9223372036854775808",
    "\n",
    "\r",
    "\0",
    "日本",
    "\u{202e}",
    "\u{feff}",
    "after: ",
    "took: \"9e9\"",
    "hundredths: -2147483648",
    "bounds: Some((-32768,32767))",
    "Some(",
    "true",
    "//",
    "/*",
    "play b f5\n",
    "genmove w\n",
    "ping 1\n",
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |index: usize| arguments.get(index).map(String::as_str);
    if argument(0) == Some("seeds") {
        return write_seeds(Path::new(argument(1).unwrap_or("fuzz/corpus")));
    }
    let name = argument(0).unwrap_or("all");
    let seconds = argument(1).and_then(|text| text.parse().ok()).unwrap_or(10.0);
    let first = argument(2).and_then(|text| text.parse().ok()).unwrap_or(0);
    let chosen: Vec<&Target> = TARGETS.iter().filter(|(own, _)| name == "all" || *own == name).collect();
    assert!(
        !chosen.is_empty(),
        "no target {name}; there are {:?}",
        TARGETS.iter().map(|(name, _)| name).collect::<Vec<_>>()
    );
    let n_bad: u64 = chosen.into_iter().map(|target| run(target, seconds, first)).sum();
    assert!(n_bad == 0, "{n_bad} findings");
}

fn write_seeds(folder: &Path) {
    for (name, _) in TARGETS {
        let folder = folder.join(name);
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        for (number, seed) in seeds::of(name).iter().enumerate() {
            std::fs::write(folder.join(number.to_string()), seed).expect("the folder can be written");
        }
    }
}

/// Runs a target for some seconds, or once; the number of findings.
fn run(&(name, _): &Target, seconds: f64, first: u64) -> u64 {
    let seeds = seeds::of(name);
    let (begun, mut number, mut n_bad, mut worst) = (Instant::now(), first, 0, Duration::ZERO);
    loop {
        let input = damaged(&seeds, number);
        let started = Instant::now();
        let is_bad = panic::catch_unwind(|| targets::run(name, &input)).is_err();
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

/// The input of a number: one of the seeds after a few changes.
fn damaged(seeds: &[Vec<u8>], number: u64) -> Vec<u8> {
    let mut rng = SmallRng::seed_from_u64(number);
    let mut bytes = seeds[rng.random_range(0..seeds.len())].clone();
    for _ in 0..=rng.random_range(0..6) {
        change(&mut bytes, &seeds[rng.random_range(0..seeds.len())], &mut rng);
        bytes.truncate(BYTES_MAX);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, other: &[u8], rng: &mut SmallRng) {
    if bytes.is_empty() {
        bytes.push(rng.random());
    }
    let length = bytes.len();
    let at = rng.random_range(0..length);
    let end = (at + rng.random_range(1..40)).min(length);
    match rng.random_range(0..8) {
        0 => bytes[at] ^= 1 << rng.random_range(0..8),
        1 => bytes[at] = rng.random(),
        2 => _ = bytes.drain(at..end),
        3 => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
        4 | 5 => {
            let token = TOKENS[rng.random_range(0..TOKENS.len())];
            bytes.splice(at..at, token.repeat(rng.random_range(1..4)).bytes());
        }
        6 if !other.is_empty() => {
            let from = rng.random_range(0..other.len());
            let to = (from + rng.random_range(1..120)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        _ => bytes.truncate(at),
    }
}
