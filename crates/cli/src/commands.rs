//! What `outflank-engine` can do, apart from reading its arguments and files: each command takes values and
//! writes lines.
//!
//! * [`analyze`](mod@analyze) – what the engine finds out about a position;
//! * [`bench`](mod@bench) – how fast it searches, and whether it still searches the same;
//! * [`book`](mod@book) – the opening book made, shown and checked;
//! * [`choose`](mod@choose) – how good its moves are where exact scores are known;
//! * [`explore`](mod@explore) – what was played in a position, and how it went;
//! * [`matches`](mod@matches) – two players, many games;
//! * [`perft`](mod@perft) – counts the game tree;
//! * [`puzzles`](mod@puzzles) – puzzles drawn from games, and checked;
//! * [`review`](mod@review) – what every move of a game cost, and why;
//! * [`serve`](mod@serve) – plays for other programs, by GTP or NBoard's protocol;
//! * [`solve`](mod@solve) – solves the problems of a file and checks their scores.

pub mod analyze;
pub mod bench;
pub mod book;
pub mod choose;
pub mod explore;
pub mod matches;
pub mod own_book;
pub mod perft;
pub mod player_review;
pub mod puzzles;
pub mod review;
pub mod serve;
pub mod solve;
mod terminal;

pub use terminal::Terminal;

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

/// One object with the members of several, in their order.
fn joined(objects: impl IntoIterator<Item = serde_json::Value>) -> serde_json::Value {
    let members = objects.into_iter().filter_map(|object| match object {
        serde_json::Value::Object(members) => Some(members),
        _ => None,
    });
    serde_json::Value::Object(members.flatten().collect())
}

/// A number rounded to `decimals` decimals, for JSON.
fn rounded(value: f64, decimals: i32) -> f64 {
    let unit = 10f64.powi(decimals);
    (value * unit).round() / unit
}
