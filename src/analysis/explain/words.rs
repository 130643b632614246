//! Explanations in English. Every number stands in a [`Difference`], and every one that is counted later than
//! right after the move is told with the moves that lead there.

use super::{Difference, Explanation, Kind};
use crate::rules::{BoardSize, Move, Squares};

/// What is said instead where fewest discs win.
pub const NOT_FOR_FEWEST: &str = "Where fewest discs win there are no reasons in words: what is said of mobility, corners and stable \
                                  discs holds for games that most discs win.";

/// One or two sentences: what the move cost and what was best, then what the difference is.
///
/// > b7 loses 8 discs; c3 was best. White gets 12 moves (5 after c3), and after b7 a8 White holds the corner
/// a8 (not after c3 d6).
pub fn sentences(explanation: &Explanation) -> String {
    let size = explanation.position.size();
    let (played, best) = (explanation.played().name(size), explanation.best().name(size));
    let about = if explanation.is_exact { "" } else { "about " };
    let loss = n_of((explanation.loss + 50) as usize / 100, "disc");
    let thrown = explanation.thrown_away.map_or(String::new(), |thrown| format!(" and turns {thrown}"));
    let mut text = format!("{played} loses {about}{loss}{thrown}; {best} was best.");
    // In the order of the moves, so that it is clear after which of them each is meant.
    let mut differences = explanation.differences.clone();
    differences.sort_by_key(|difference| difference.plies);
    let clauses: Vec<String> = differences.iter().map(|difference| clause(difference, explanation)).collect();
    if let Some((last, others)) = clauses.split_last() {
        let others = others.join(", ");
        let joined = if others.is_empty() { last.clone() } else { format!("{others}, and {last}") };
        text += &format!(" {}.", capitalised(&joined));
    }
    text
}

/// What one difference says, as a part of a sentence.
pub fn clause(difference: &Difference, explanation: &Explanation) -> String {
    let Explanation { color: own, position, .. } = explanation;
    let (other, size) = (!*own, position.size());
    let &Difference { kind, plies, after_played, after_best, corners } = difference;
    let (played, best) = (explanation.played().name(size), explanation.best().name(size));
    // Right after the move itself nothing need be said, later the moves up to there.
    let after = if plies == 1 {
        String::new()
    } else {
        format!("after {} ", names(&explanation.refutation, plies, size))
    };
    let instead = names(&explanation.better, plies, size);
    let best_count = if after_best == 0 { "none".to_owned() } else { after_best.to_string() };
    let corner_names = list(corners, size);
    let corner_noun = if corners.len() == 1 { "corner" } else { "corners" };
    match kind {
        Kind::Replies if after_best == 0 => {
            format!("{after}{other} gets {} (after {instead} it must pass)", n_of(after_played, "move"))
        }
        Kind::Replies => {
            format!("{after}{other} gets {} ({best_count} after {instead})", n_of(after_played, "move"))
        }
        Kind::OwnMoves if after_played == 0 => {
            format!("{after}{own} must pass ({} after {instead})", n_of(after_best, "move"))
        }
        Kind::OwnMoves => {
            format!("{after}{own} has {} ({best_count} after {instead})", n_of(after_played, "move"))
        }
        Kind::SafeMoves => {
            let moves = n_of(after_played, "move");
            format!(
                "{after}{own} has {moves} that open{} no corner ({best_count} after {instead})",
                third_person(after_played)
            )
        }
        Kind::PotentialReplies => {
            let squares = n_of(after_played, "empty square");
            format!(
                "{after}{squares} lie{} beside {own}'s discs ({best_count} after {instead})",
                third_person(after_played)
            )
        }
        Kind::OwnFrontier => {
            format!("{after}{own} has {} ({best_count} after {instead})", n_of(after_played, "frontier disc"))
        }
        Kind::OwnStable => {
            format!("{after}{own} has {} ({best_count} after {instead})", n_of(after_played, "stable disc"))
        }
        Kind::OpponentStable => {
            format!("{after}{other} has {} ({best_count} after {instead})", n_of(after_played, "stable disc"))
        }
        Kind::OpenCorners => {
            format!("{other} can take the {corner_noun} {corner_names} (not after {instead})")
        }
        Kind::CornersLost => {
            format!("{after}{other} holds the {corner_noun} {corner_names} (not after {instead})")
        }
        Kind::CornersWon => {
            let refutation = names(&explanation.refutation, plies, size);
            format!("after {instead} {own} holds the {corner_noun} {corner_names} (not after {refutation})")
        }
        Kind::XSquare | Kind::CSquare => {
            let square = if kind == Kind::XSquare { "the X-square" } else { "a C-square" };
            let falls = if plies == 1 {
                "can take at once".to_owned()
            } else {
                format!("holds {}", after.trim_end())
            };
            format!("{played} is {square} beside the empty corner {corner_names}, which {other} {falls}")
        }
        Kind::Region => format!(
            "{played} is played into an even region of {}, {best} into an odd one of {after_best}",
            n_of(after_played, "empty square")
        ),
        Kind::Flips => format!("{played} flips {} ({best} flips {best_count})", n_of(after_played, "disc")),
        Kind::OwnDiscs => {
            format!("{after}{own} has {} ({best_count} after {instead})", n_of(after_played, "disc"))
        }
        Kind::FinalDiscs => {
            format!(
                "with best play {own} ends with {} ({best_count} after {best})",
                n_of(after_played, "disc")
            )
        }
    }
}

/// `no move`, `1 move`, `2 moves`.
fn n_of(n: usize, noun: &str) -> String {
    match n {
        0 => format!("no {noun}"),
        1 => format!("1 {noun}"),
        _ => format!("{n} {noun}s"),
    }
}

/// The ending of a verb that so many things do: `1 move opens`, `2 moves open`.
fn third_person(n: usize) -> &'static str {
    if n <= 1 { "s" } else { "" }
}

/// The first moves of a line, with blanks between.
fn names(line: &[Move], n: usize, size: BoardSize) -> String {
    line.iter().take(n).map(|mv| mv.name(size)).collect::<Vec<_>>().join(" ")
}

/// `a1`, `a1 and h8`, `a1, h1 and h8`.
fn list(squares: Squares, size: BoardSize) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// With a capital letter, unless it begins with the name of a square.
fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().unwrap_or_default();
    if characters.clone().next().is_some_and(|second| second.is_ascii_digit()) {
        return text.to_owned();
    }
    first.to_uppercase().chain(characters).collect()
}
