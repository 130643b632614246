//! What `outflank-engine` can do, apart from reading its arguments and files: each command takes values and writes lines.
//!
//! * [`perft`](mod@perft) – counts the game tree;
//! * [`serve`](mod@serve) – plays for other programs, by GTP or NBoard's protocol;
//! * [`solve`](mod@solve) – solves the problems of a file and checks their scores.

pub mod perft;
pub mod serve;
pub mod solve;

use std::fmt;

/// How a command writes its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Columns for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Seconds in words short enough for a progress line.
struct About(f64);

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = self.0.ceil() as u64;
        match seconds {
            0..120 => write!(f, "{seconds} s"),
            120..7200 => write!(f, "{} min", seconds.div_ceil(60)),
            _ => write!(f, "{} h", seconds.div_ceil(3600)),
        }
    }
}
