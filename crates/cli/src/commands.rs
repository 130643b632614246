//! The commands of `outflank-engine`. Each module holds a command's arguments, which clap fills, and what it
//! does with them: it reads files and writes lines.
//!
//! * [`analyze`](mod@analyze) – finds the best moves of a position;
//! * [`bench`](mod@bench) – measures the speed of the search, and shows whether it has changed;
//! * [`book`](mod@book) – makes and shows opening books;
//! * [`convert`](mod@convert) – converts games from one format to another;
//! * [`explore`](mod@explore) – shows the moves played in a position, and their results;
//! * [`find`](mod@find) – lists the games of a library by words or by a board;
//! * [`handout`](mod@handout) – prints boards, exercises and games as pages;
//! * [`human`](mod@human) – rates moves by the model of human play, and makes ghosts;
//! * [`label`](mod@label) – finds values for many positions;
//! * [`matches`](mod@matches) – plays many games between two players;
//! * [`merge`](mod@merge) – joins the files of several machines;
//! * [`perft`](mod@perft) – counts the game tree;
//! * [`player_review`](mod@player_review) – statistics of one player over all games;
//! * [`positions`](mod@positions) – chooses positions of games;
//! * [`protocols`](mod@protocols) – plays for other programs, by GTP or NBoard's protocol;
//! * [`review`](mod@review) – grades every move of a game and explains the mistakes;
//! * [`serve`](mod@serve) – answers requests of other programs;
//! * [`solve`](mod@solve) – solves the problems of a file and checks their scores.

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
pub mod player_review;
pub mod positions;
pub mod protocols;
pub mod review;
pub mod serve;
pub mod solve;
mod arguments;
mod terminal;

pub use arguments::{Effort, Machine, Threads, read_level, read_size};
pub use terminal::{
    Results, Terminal, cannot_write, complain, complain_in_json, fail, is_input_bad, leave_out, on_terminal,
    out, progress_bar, progress_style, refuse, say,
};
pub(crate) use terminal::{give_output_to_file, or_end};

use std::fmt;
use std::io::Write;

/// How a command writes its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Columns to read.
    Text,
    /// One JSON object per line.
    Json,
}

/// Where the results and the progress of a command go.
pub struct Report<'a> {
    /// How the results are written.
    pub output: Output,
    /// Receives the results.
    pub out: &'a mut dyn Write,
    /// Shows how far the command is; an empty text clears it.
    pub progress: &'a mut dyn FnMut(&str),
}

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
