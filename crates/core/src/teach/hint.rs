//! Hints by steps: the theme in words, then two squares, then the move with its reason.
//!
//! The two best moves are laid side by side, as the review does with a move that lost: what tells them apart
//! is the theme, and at last the reason.

pub mod shown;

use crate::analysis::explain::{Explanation, Kind, words};
use crate::analysis::features::{beside_corner, open_corners};
use crate::text;
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Grid, Move, Position, Square, Squares};

/// A hint for a position, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What to look for: no square is named.
    pub theme: String,
    /// The best move and another one, in the order of the board; the best alone where there is no other.
    pub squares: Vec<Square>,
    /// The best move.
    pub best: Square,
    /// The best move in words, with its reason.
    pub reason: String,
}

impl Hint {
    /// The hint for a position whose best lines were searched for, the best first; `None` where the first is
    /// no move.
    ///
    /// ```
    /// use othello::evaluation::{Evaluation, Score};
    /// use othello::rules::{BoardSize, Goal, Move, Position, Square};
    /// use outflank_core::teach::hint::Hint;
    /// let start = Position::start(BoardSize::STANDARD);
    /// let line = |name: &str, discs| {
    ///     let square = Square::parse(name, BoardSize::STANDARD).unwrap();
    ///     let evaluation = Evaluation::estimate(Score::from_discs(discs), 8, 73);
    ///     evaluation.with_line(vec![Move::Place(square)])
    /// };
    /// let hint = Hint::of(&start, Goal::MostDiscs, &[line("f5", 1), line("d3", 1)]).unwrap();
    /// assert_eq!(hint.squares.len(), 2);
    /// assert!(hint.reason.starts_with("f5"));
    /// ```
    pub fn of(position: &Position, goal: Goal, lines: &[Evaluation]) -> Option<Hint> {
        let compared = match lines {
            [best, second, ..] if goal == Goal::MostDiscs => {
                compared(position, best, second, Other::NextBest)
            }
            _ => None,
        };
        Hint::with(position, goal, lines, compared.as_ref())
    }

    /// The same for a position in which another move than the best was played, and `played` is
    /// among the lines: the theme and the reason are why that was worse.
    pub fn against(position: &Position, lines: &[Evaluation], played: Square) -> Option<Hint> {
        let is_it = |line: &&Evaluation| line.line.first() == Some(&Move::Place(played));
        let own = lines.iter().skip(1).find(is_it);
        match own.and_then(|own| compared(position, lines.first()?, own, Other::Played)) {
            None => Hint::of(position, Goal::MostDiscs, lines),
            why => Hint::with(position, Goal::MostDiscs, lines, why.as_ref()),
        }
    }

    fn with(
        position: &Position,
        goal: Goal,
        lines: &[Evaluation],
        compared: Option<&Compared>,
    ) -> Option<Hint> {
        let first = lines.first()?;
        let best = first.line.first()?.square()?;
        let other = lines.get(1).and_then(|line| line.line.first()?.square());
        let other = other.or_else(|| greediest(position, best));
        let mut squares: Vec<Square> = [Some(best), other].into_iter().flatten().collect();
        squares.sort();
        let theme = theme(position, best, goal, compared);
        let reason = reason(position, best, goal, compared);
        Some(Hint { theme, squares, best, reason })
    }
}

/// Another move that looks good at first sight: the one that turns the most discs.
fn greediest(position: &Position, best: Square) -> Option<Square> {
    let others = position.legal_moves() & !Squares::from(best);
    others.iter().max_by_key(|&square| position.flips(square).len())
}

/// Which move the best one is laid beside.
#[derive(Clone, Copy)]
enum Other {
    NextBest,
    /// What was played in the game.
    Played,
}

/// What tells another move from the best one, where something does.
struct Compared {
    other: Other,
    explanation: Explanation,
}

fn compared(position: &Position, best: &Evaluation, own: &Evaluation, other: Other) -> Option<Compared> {
    let explanation = Explanation::between(*position, own.line.clone(), best.line.clone());
    explanation.has_reason().then_some(Compared { other, explanation })
}

/// What to look for, without a square.
fn theme(position: &Position, best: Square, goal: Goal, compared: Option<&Compared>) -> String {
    let (turn, color) = (position.turn(), position.turn().key());
    if goal == Goal::FewestDiscs {
        return text!("hint-fewest-discs", color = color);
    }
    let after = position.play(Move::Place(best)).expect("a search names legal moves");
    if open_corners(position, turn).contains(best) {
        return text!("hint-corner-open");
    }
    if after.must_pass() {
        return text!("hint-pass", color = color);
    }
    match compared.and_then(|compared| compared.explanation.differences.first()).map(|first| first.kind) {
        Some(kind) => kind_words(kind, position),
        None if beside_corner(best, position.size()).is_some() => text!("hint-beside-corner"),
        None if Grid::<Squares>::of(position.size()).edges().contains(best) => text!("hint-edges"),
        None => text!("hint-compare-replies", color = color),
    }
}

/// What a difference is about, as something to look for.
pub fn kind_words(kind: Kind, position: &Position) -> String {
    let color = position.turn().key();
    match kind {
        Kind::Replies => text!("hint-few-replies", color = color),
        Kind::OwnMoves => text!("hint-own-moves", color = color),
        Kind::SafeMoves => text!("hint-safe-moves", color = color),
        Kind::OwnFrontier => text!("hint-frontier"),
        Kind::OwnStable | Kind::OpponentStable => text!("hint-stable"),
        Kind::OpenCorners | Kind::CornersLost | Kind::XSquare | Kind::CSquare => text!("hint-mind-corners"),
        Kind::CornersWon => text!("hint-corner-won"),
        Kind::Wedges => text!("hint-wedges"),
        Kind::Opened => text!("hint-quiet", color = color),
        Kind::Answer | Kind::QuietAnswer | Kind::Threat => text!("hint-prevent", color = color),
        Kind::SameSquare => text!("hint-same-square", color = color),
        Kind::BestGone => text!("hint-soon-gone"),
        Kind::Later | Kind::Prepared => text!("hint-prepare"),
        Kind::CouldWait | Kind::OwnOnly | Kind::OpponentsOnly => text!("hint-can-wait"),
        Kind::Region | Kind::Filled | Kind::OddRegions | Kind::OddForOpponent | Kind::LastMove => {
            text!("hint-odd-regions")
        }
        Kind::OwnPasses | Kind::OpponentPasses => text!("hint-who-passes"),
        Kind::Line | Kind::FinalDiscs => text!("hint-count"),
    }
}

/// The move and why.
fn reason(position: &Position, best: Square, goal: Goal, compared: Option<&Compared>) -> String {
    let (size, color) = (position.size(), position.turn().key());
    let at = best.name(size);
    if let Some(Compared { other, explanation }) = compared {
        let name = explanation.played().name(size);
        let clause = words::clause(&explanation.differences[0], explanation);
        return match other {
            Other::NextBest => text!("hint-reason-compared", square = at, second = name, reason = clause),
            Other::Played => text!("hint-reason-against", square = at, played = name, reason = clause),
        };
    }
    let after = position.play(Move::Place(best)).expect("a search names legal moves");
    match after.legal_moves().len() {
        _ if goal == Goal::FewestDiscs => text!("hint-reason-searched", square = at),
        0 if after.outcome().is_some() => text!("hint-reason-end", square = at),
        0 => text!("hint-reason-pass", square = at, color = color),
        n => text!("hint-reason-replies", square = at, color = color, n = n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::board;

    fn line(moves: &str) -> Evaluation {
        let size = othello::rules::BoardSize::STANDARD;
        let place = |name| Move::Place(Square::parse(name, size).unwrap());
        Evaluation::unknown().with_line(moves.split_whitespace().map(place).collect())
    }

    #[test]
    fn an_open_corner_is_the_theme_and_no_step_but_the_last_says_which_square() {
        let position = board! {"
            - - - - - - - -
            - O - - - - - -
            - - X X X - - -
            - - - X O - - -
            - - - X O - - -
            - - - - - - - -
            - - - - - - - -
            - - - - - - - -
            Black to move
        "};
        let hint = Hint::of(&position, Goal::MostDiscs, &[line("a1"), line("f5")]).unwrap();
        assert_eq!(hint.theme, "A corner is open: is it the right time?");
        assert_eq!(hint.squares.len(), 2);
        assert!(hint.reason.starts_with("a1"), "{}", hint.reason);
        let alone = Hint::of(&position, Goal::MostDiscs, &[line("f5")]).unwrap();
        assert_eq!(alone.squares.len(), 2);
        assert!(!alone.theme.contains("f5") && alone.reason.starts_with("f5"));
        assert_eq!(Hint::of(&position, Goal::MostDiscs, &[]), None);
    }

    #[test]
    fn what_was_played_in_the_game_is_what_the_best_move_is_laid_beside() {
        // g7 gives the corner h8 at once; f3 and g5 do not.
        let position = board! {"
            - - - - - - - -
            - - - - - - - -
            - - - - - - - -
            - - - O O O - -
            - - - X X O - -
            - - - - X O - -
            - - - - - - - -
            - - - - - - - -
            Black to move
        "};
        let lines = [line("g5"), line("f3"), line("g7 h8")];
        let played = *line("g7").line.first().unwrap();
        let hint = Hint::against(&position, &lines, played.square().unwrap()).unwrap();
        assert_eq!(hint.theme, text!("hint-mind-corners"));
        assert!(hint.reason.starts_with("g5. With g7, which you played, "), "{}", hint.reason);
        assert!(hint.squares.iter().all(|&square| Move::Place(square) != played));
    }
}
