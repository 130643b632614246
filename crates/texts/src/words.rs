//! What the program says about values of the game and the engine, in the language of the window.
//!
//! The game, its formats, the engine and the players know no language: their errors display themselves in
//! English, for the command line and for files. Each function here words one kind of value with
//! [`text!`](crate::text!). A test checks that the English words of an error equal its `Display`.

mod board;
mod evaluation;
mod record;
mod thinking;
mod reading;
mod faults;
mod saved;
mod writing;
pub mod players;

pub use board::{
    board_words, color_name, flips_words, illegal_move, move_name, outcome_reason, outcome_words,
    setup_error, size_error, square_words,
};
pub use evaluation::{favour, known, known_short, score, value_words};
pub use faults::{fault, mistake, unread};
pub use players::{estimate_words, has_rating, kept_name, person_name};
pub use reading::{encoding, header_title, overruled, read_error, rejected, summary, title, unused, wthor};
pub use record::{
    CORRECTED, NamedPlayer, clock_words, judged_name, judgement_name, named_player, time_words,
};
pub use saved::file_error;
pub use thinking::{complaint_words, failure_words, is_from_book, report_words, said, short_number};
pub use writing::{Lost, write_error, wthor_write_error};

use crate::text;

/// A reason as a sentence: with a full stop, and a capital letter unless it begins with the name of a file.
pub fn sentence(reason: &str) -> String {
    let reason = reason.trim_end_matches('.');
    let mut chars = reason.chars();
    let is_name = reason.split_whitespace().next().is_some_and(|word| word.contains(['.', '/', '\\']));
    let first = match chars.next() {
        Some(first) if !is_name => first.to_uppercase().to_string(),
        first => first.into_iter().collect(),
    };
    text!("reason-as-sentence", reason = format!("{first}{}", chars.as_str()))
}

#[cfg(test)]
mod tests;
