//! Explanations in English. Every number stands in a [`Difference`], and every one that is counted later than
//! right after the move is told with the moves that lead there.

use super::{Difference, Explanation, Kind};
use crate::rules::{BoardSize, Color, Move, Squares};

/// What is said instead where fewest discs win.
pub const NOT_FOR_FEWEST: &str = "Where fewest discs win there are no reasons in words: what is said of \
                                  mobility, corners and stable \
                                  discs holds for games that most discs win.";

/// Squares are named one by one up to this many.
const LISTED_MAX: usize = 5;

/// One or two sentences: what the move cost and what was best, then what the difference is.
///
/// > b7 loses 8 discs; c3 was best. White gets 12 moves (5 after c3), and after b7 a8 White holds the corner
/// > a8 (not after c3 d6).
pub fn sentences(explanation: &Explanation) -> String {
    let size = explanation.position.size();
    let (played, best) = (explanation.played().name(size), explanation.best().name(size));
    let about = if explanation.is_exact { "" } else { "about " };
    let loss = n_of((explanation.loss + 50) as usize / 100, "disc");
    let thrown = explanation.thrown_away.map_or(String::new(), |thrown| format!(" and turns {thrown}"));
    let verdict = format!("{played} loses {about}{loss}{thrown}; {best} was best.");
    if !explanation.has_reason() {
        return format!("{verdict} {}", lines_alone(explanation));
    }
    // In the order of the moves, so that it is clear after which of them each is meant.
    let mut differences = explanation.differences.clone();
    differences.sort_by_key(|difference| difference.plies);
    let clauses: Vec<String> = differences.iter().map(|difference| clause(difference, explanation)).collect();
    format!("{verdict} {}.", capitalised(&clauses.join(", and ")))
}

/// What is said where nothing that can be counted tells the moves apart.
fn lines_alone(explanation: &Explanation) -> String {
    let size = explanation.position.size();
    let line = |moves: &[Move]| names(moves, moves.len(), size);
    let (refutation, better) = (line(&explanation.refutation), line(&explanation.better));
    let end = explanation.differences.first().map(|difference| clause(difference, explanation));
    let end = end.map_or(String::new(), |end| format!(" {}.", capitalised(&end)));
    format!("No simple count tells them apart: compare {refutation} with {better}.{end}")
}

/// What one difference says, as a part of a sentence.
pub fn clause(difference: &Difference, explanation: &Explanation) -> String {
    Clause::new(difference, explanation).words()
}

/// The parts that clauses are made of.
struct Clause<'a> {
    difference: &'a Difference,
    own: Color,
    other: Color,
    played: String,
    best: String,
    /// `after b7 a8 `; right after the move itself nothing need be said.
    after: String,
    /// The moves of the better line up to the same ply: `c3 d6`.
    instead: String,
    /// The squares the difference is about: `a1, h1 and h8`.
    squares: String,
}

impl Clause<'_> {
    fn new<'a>(difference: &'a Difference, explanation: &Explanation) -> Clause<'a> {
        let size = explanation.position.size();
        let line = names(&explanation.refutation, difference.plies, size);
        Clause {
            difference,
            own: explanation.color,
            other: !explanation.color,
            played: explanation.played().name(size),
            best: explanation.best().name(size),
            after: if difference.plies == 1 { String::new() } else { format!("after {line} ") },
            instead: names(&explanation.better, difference.plies, size),
            squares: list(difference.squares, size),
        }
    }

    fn words(&self) -> String {
        let Clause { own, other, played, best, after, instead, squares, .. } = self;
        let &Difference { kind, after_played, after_best, .. } = self.difference;
        match kind {
            Kind::Replies if after_best == 0 => {
                format!("{after}{other} gets {} (after {instead} it must pass)", n_of(after_played, "move"))
            }
            Kind::Replies => self.counted(&format!("{other} gets"), "move"),
            Kind::OwnMoves if after_played == 0 => {
                format!("{after}{own} must pass ({} after {instead})", n_of(after_best, "move"))
            }
            Kind::OwnMoves => self.counted(&format!("{own} has"), "move"),
            Kind::SafeMoves => {
                let verb = if after_played <= 1 { "opens" } else { "open" };
                let moves = n_of(after_played, "move");
                format!(
                    "{after}{own} has {moves} that {verb} no corner ({} after {instead})",
                    none(after_best)
                )
            }
            Kind::OwnFrontier => self.counted(&format!("{own} has"), "frontier disc"),
            Kind::OwnStable => self.counted(&format!("{own} has"), "stable disc"),
            Kind::OpponentStable => self.counted(&format!("{other} has"), "stable disc"),
            Kind::OpenCorners => {
                format!("{other} can take the {} {squares} (not after {instead})", self.corner_noun())
            }
            Kind::CornersLost => {
                format!("{after}{other} holds the {} {squares} (not after {instead})", self.corner_noun())
            }
            Kind::CornersWon => {
                let not = after.trim_end();
                let not = if not.is_empty() { format!("after {played}") } else { not.to_owned() };
                format!("after {instead} {own} holds the {} {squares} (not {not})", self.corner_noun())
            }
            Kind::XSquare | Kind::CSquare => {
                let square = if kind == Kind::XSquare { "the X-square" } else { "a C-square" };
                let falls = match after.trim_end() {
                    "" => "can take at once".to_owned(),
                    after => format!("holds {after}"),
                };
                format!("{played} is {square} beside the empty corner {squares}, which {other} {falls}")
            }
            Kind::Wedges => {
                let noun = if self.difference.squares.len() == 1 { "a wedge" } else { "wedges" };
                format!("{after}{other} has {noun} between {own}'s discs at {squares} (none after {instead})")
            }
            Kind::Opened => {
                format!("{played} opens {squares} to {other} ({best} opens {})", none(after_best))
            }
            Kind::Answer => format!("{played} lets {other} answer {squares}, which {best} does not"),
            Kind::QuietAnswer => format!(
                "{played} lets {other} answer {squares}, a quiet move that gives {own} no new one; \
                 {best} does not"
            ),
            Kind::Threat => format!("{other} answers {squares}, which {best} would have prevented"),
            Kind::SameSquare => format!("{other} answers {squares} itself"),
            Kind::BestGone => format!("{after}{own} can no longer play {squares}"),
            Kind::Later => format!("{squares} comes later: {own} plays {instead}"),
            Kind::Prepared => {
                format!("after {instead} {own} can go on with {squares} (not {})", after.trim_end())
            }
            Kind::CouldWait => {
                format!(
                    "{squares} could wait: after {instead} {own} still has it and {other} cannot play there"
                )
            }
            Kind::Region => format!(
                "{played} is played into an even region of {}, where {other} comes to play last, {best} into \
                 an odd one of {after_best}",
                n_of(after_played, "empty square")
            ),
            Kind::Filled => {
                format!("{played} opens a region of 2 empty squares, and {other} has the last one, {squares}")
            }
            Kind::OddRegions => format!(
                "{after}{own} has no move into an odd region ({after_best} after {instead}) and must open an \
                 even one"
            ),
            Kind::OddForOpponent => format!(
                "{other} can play into {} (after {best} into none, and must open an even one)",
                n_of(after_played, "odd region")
            ),
            Kind::OpponentsOnly => {
                format!("{after}{other} alone has moves in the hole {squares} (not so after {instead})")
            }
            Kind::OwnOnly => {
                let not = after.trim_end();
                let not = if not.is_empty() { format!("after {played}") } else { not.to_owned() };
                format!("after {instead} {own} alone has moves in the hole {squares} (not so {not})")
            }
            Kind::OwnPasses => format!(
                "with best play {own} must pass {} ({} after {best})",
                times(after_played),
                times(after_best)
            ),
            Kind::OpponentPasses => format!(
                "with best play {other} {} ({} after {best})",
                if after_played == 0 {
                    "never passes".to_owned()
                } else {
                    format!("passes {}", times(after_played))
                },
                times(after_best)
            ),
            Kind::LastMove => {
                format!("with best play {other} has the last move of the game ({own} after {best})")
            }
            Kind::Line => format!(
                "with best play {other} ends with {} on {squares} ({} after {best})",
                n_of(after_played, "disc"),
                none(after_best)
            ),
            Kind::FinalDiscs => format!(
                "with best play {own} ends with {} ({} after {best})",
                n_of(after_played, "disc"),
                none(after_best)
            ),
        }
    }

    /// `after b7 a8 White gets 12 moves (5 after c3 d6)`
    fn counted(&self, who: &str, noun: &str) -> String {
        let &Difference { after_played, after_best, .. } = self.difference;
        let count = n_of(after_played, noun);
        format!("{}{who} {count} ({} after {})", self.after, none(after_best), self.instead)
    }

    fn corner_noun(&self) -> &'static str {
        if self.difference.squares.len() == 1 { "corner" } else { "corners" }
    }
}

/// `none`, `3`.
fn none(n: usize) -> String {
    if n == 0 { "none".to_owned() } else { n.to_string() }
}

/// `never`, `once`, `twice`, `3 times`.
fn times(n: usize) -> String {
    match n {
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{n} times"),
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

/// The first moves of a line, with blanks between.
fn names(line: &[Move], n: usize, size: BoardSize) -> String {
    line.iter().take(n).map(|mv| mv.name(size)).collect::<Vec<_>>().join(" ")
}

/// `a1`, `a1 and h8`, `a1, h1 and h8`; a whole row or column would be long, and is `a1–h1`.
fn list(squares: Squares, size: BoardSize) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
    if let [first, .., last] = &names[..]
        && names.len() > LISTED_MAX
    {
        return format!("{first}–{last}");
    }
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
