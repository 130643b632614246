//! Inputs damaged at random; the same number always gives the same input.

use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

/// Inputs do not grow beyond this, in bytes.
const BYTES_MAX: usize = 20_000;
/// Texts that often break readers, separated by `|`.
const TOKENS: &str = "(|)|;|[|]|\\|{|}|\"|,|:|(;|B[|SZ[16:4]|SZ[0]|PA|--|f5|p16|1e308|-1e308|NaN|inf|0|-1|\
                      255|256|65535|65536|4294967295|4294967296|18446744073709551615|-9223372036854775808|\n|\
                      \r|\0|日本|\u{202e}|\u{feff}|after: |took: \"9e9\"|hundredths: -2147483648|\
                      bounds: Some((-32768,32767))|Some(|true|//|/*|play b f5\n|genmove w\n|ping 1\n";

/// Makes the input of this number: one of the seeds after one to six changes.
pub fn damaged(seeds: &[Vec<u8>], number: u64) -> Vec<u8> {
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
            let token = TOKENS.split('|').choose(rng).unwrap_or_default();
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
