//! The commands of `outflank-engine`, which its `main.rs` lists. Each module holds a command's arguments,
//! which clap fills, and what it does with them: it reads files and writes lines.

pub mod analyze;
pub mod bench;
pub mod book;
pub mod convert;
pub mod explore;
pub mod find;
pub mod handout;
pub mod human;
pub mod label;
pub mod matches;
pub mod merge;
pub mod perft;
mod player_review;
pub mod positions;
pub mod protocols;
pub mod review;
pub mod serve;
pub mod solve;
mod arguments;
mod terminal;

pub use arguments::{EffortArguments, Machine, Threads, read_level, read_range, read_size};
pub use terminal::{
    Output, Results, complain, complain_in_json, fail, is_input_bad, leave_out, progress_bar, progress_line,
    refuse, say,
};
pub(crate) use terminal::{Piped, cannot_write, give_output_to_file};

use std::fmt;

/// Seconds, written short enough for a progress line.
#[derive(Clone, Copy, Debug)]
pub struct About(pub f64);

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

/// Rounds a number to `decimals` decimals, for JSON.
pub fn rounded(value: f64, decimals: i32) -> f64 {
    let unit = 10f64.powi(decimals);
    (value * unit).round() / unit
}
