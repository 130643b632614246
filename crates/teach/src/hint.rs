//! Hints by steps: the theme in words, then two squares, then the move with its reason.
//!
//! The two best moves are compared, as the review compares a mistake with the best move: their difference
//! gives the theme and the reason.

pub mod shown;

use analysis::explain::{Answers, Explanation, Idea, Marks, words};
use analysis::features::{beside_corner, frontier, odd_squares, open_corners};
use analysis::knowledge::of_move;
use engine::stability::stable;
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Grid, Move, Position, Square, Squares};
use texts::text;

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
    /// The squares that the theme is about.
    pub theme_squares: Squares,
    /// The marks of what the reason is about.
    pub reason_marks: Marks,
}

impl Hint {
    /// The hint for a position, given its best lines, the best first, and what the engine answered about the
    /// second move; `None` if the first line does not begin with a disc.
    pub fn of(
        position: &Position,
        goal: Goal,
        lines: &[Evaluation],
        finding: Option<Answers>,
    ) -> Option<Hint> {
        let explanation = Hint::to_ask(position, goal, lines).map(|explanation| explanation.with(finding));
        Hint::with(position, goal, lines, explanation.as_ref())
    }

    /// What to ask the engine: the two best moves compared; `None` without a second, or if fewest discs win.
    pub fn to_ask(position: &Position, goal: Goal, lines: &[Evaluation]) -> Option<Explanation> {
        match lines {
            [best, second, ..] if goal == Goal::MostDiscs => Some(between(position, best, second)),
            _ => None,
        }
    }

    /// Like [`Hint::of`], but the theme and the reason compare the best move with the one that was played.
    /// `known` is a review's explanation of the played move.
    pub fn against(position: &Position, lines: &[Evaluation], known: &Explanation) -> Option<Hint> {
        let best = lines.first()?;
        let explanation = match of_move(&lines[1..], known.played()) {
            // The review's reason fits only if its best move is this one.
            Some(_) if known.finding.is_some() && best.line.first() == Some(&known.best()) => known.clone(),
            Some(own) => between(position, best, own),
            None => return Hint::of(position, Goal::MostDiscs, lines, None),
        };
        Hint::with(position, Goal::MostDiscs, lines, Some(&explanation))
    }

    fn with(
        position: &Position,
        goal: Goal,
        lines: &[Evaluation],
        explanation: Option<&Explanation>,
    ) -> Option<Hint> {
        let first = lines.first()?;
        let best = first.line.first()?.square()?;
        let other = lines.get(1).and_then(|line| line.line.first()?.square());
        let other = other.or_else(|| greediest(position, best));
        let mut squares: Vec<Square> = [Some(best), other].into_iter().flatten().collect();
        squares.sort();
        let explanation = explanation.filter(|why| why.idea().is_some() && !are_all_alike(position));
        let (theme, theme_squares) = theme(position, best, goal, explanation);
        // Marks on all legal moves say nothing.
        let theme_squares =
            if theme_squares == position.legal_moves() { Squares::EMPTY } else { theme_squares };
        let reason = reason(position, best, goal, explanation);
        let reason_marks = explanation.map(Explanation::marks).unwrap_or_default();
        Some(Hint { theme, squares, best, reason, theme_squares, reason_marks })
    }
}

/// Another move that looks good at first sight: the one that flips the most discs.
fn greediest(position: &Position, best: Square) -> Option<Square> {
    let others = position.legal_moves() & !Squares::from(best);
    others.iter().max_by_key(|&square| position.flips(square).len())
}

/// The comparison of a move with the best one.
pub(super) fn between(position: &Position, best: &Evaluation, own: &Evaluation) -> Explanation {
    Explanation::between(*position, own.line.clone(), best.line.clone(), best.score - own.score)
}

/// The position after a move, turned so that all images of a move give one position; `None` if it is illegal.
pub(super) fn image_after(position: &Position, square: Square) -> Option<Position> {
    position.play(Move::Place(square)).ok().map(|after| after.canonical().0)
}

/// Whether there are several moves, and all lead to images of one position, as the first moves do.
pub(super) fn are_all_alike(position: &Position) -> bool {
    let mut images = position.legal_moves().iter().map(|square| image_after(position, square));
    let first = images.next();
    position.legal_moves().len() > 1 && images.all(|image| Some(image) == first)
}

/// The theme in words, and the squares that it is about.
fn theme(
    position: &Position,
    best: Square,
    goal: Goal,
    explanation: Option<&Explanation>,
) -> (String, Squares) {
    let (turn, size) = (position.turn(), position.size());
    let grid = Grid::<Squares>::of(size);
    let (own, open) = (position.legal_moves(), open_corners(position, turn));
    if goal == Goal::FewestDiscs {
        return (text!("hint-fewest-discs", color = turn.key()), own);
    }
    if are_all_alike(position) {
        return (text!("hint-all-alike"), own);
    }
    if open.contains(best) {
        return (text!("hint-corner-open"), open);
    }
    match explanation.and_then(Explanation::idea) {
        Some(idea) => (idea.advice(turn), places(idea, position)),
        None if beside_corner(best, size).is_some() => {
            (text!("hint-beside-corner"), grid.corners() & position.empties())
        }
        None if grid.edges().contains(best) => (text!("hint-edges"), grid.edges() & position.empties()),
        None => (text!("hint-compare-replies", color = turn.key()), own),
    }
}

/// Where to look: corners, regions, discs or moves.
fn places(idea: Idea, position: &Position) -> Squares {
    let (turn, grid) = (position.turn(), Grid::<Squares>::of(position.size()));
    match idea {
        Idea::Corner | Idea::Threat => grid.corners() & position.empties(),
        Idea::Edge => grid.edges() & position.empties(),
        Idea::LastMove => odd_squares(position),
        Idea::Reserve => position.legal_moves() & !position.legal_moves_of(!turn),
        Idea::Stable => stable(position)[turn] | grid.corners() & position.empties(),
        Idea::Flips => frontier(position)[turn],
        Idea::SharedSquare | Idea::LetsIn | Idea::Reply | Idea::Opens | Idea::Pass => {
            position.legal_moves_of(!turn)
        }
        Idea::Access | Idea::Quiet | Idea::FewMoves | Idea::Answer => position.legal_moves(),
    }
}

/// The move, and why in one sentence.
fn reason(position: &Position, best: Square, goal: Goal, explanation: Option<&Explanation>) -> String {
    let (size, color) = (position.size(), position.turn().key());
    let at = best.name(size);
    if are_all_alike(position) {
        return text!("hint-reason-alike", square = at);
    }
    if let Some(reason) = explanation.and_then(words::short) {
        return text!("hint-reason-cause", square = at, reason = reason);
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
    use analysis::testing::game;
    use othello::board;
    use othello::evaluation::Score;

    fn line(moves: &str) -> Evaluation {
        Evaluation::unknown().with_line(analysis::testing::line(moves))
    }

    #[test]
    fn an_open_corner_is_the_theme_and_only_the_last_step_names_it() {
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
        let hint = Hint::of(&position, Goal::MostDiscs, &[line("a1"), line("f5")], None).unwrap();
        assert_eq!(hint.theme, "A corner is open: is it the right time?");
        assert_eq!(hint.squares.len(), 2);
        assert!(hint.reason.starts_with("a1"), "{}", hint.reason);
        let alone = Hint::of(&position, Goal::MostDiscs, &[line("f5")], None).unwrap();
        assert_eq!(alone.squares.len(), 2);
        assert!(!alone.theme.contains("f5") && alone.reason.starts_with("f5"));
        assert_eq!(Hint::of(&position, Goal::MostDiscs, &[], None), None);
    }

    #[test]
    fn first_moves_are_all_alike() {
        let start = Position::start(othello::rules::BoardSize::STANDARD);
        let hint =
            Hint::of(&start, Goal::MostDiscs, &[line("f5 d6 c3 d3"), line("d3 c5 d6 e3")], None).unwrap();
        assert_eq!(hint.theme, "Your moves here are all alike. Play any of them.");
        assert!(hint.reason.starts_with("f5, or any other"), "{}", hint.reason);
        assert!(hint.theme_squares.is_empty() && hint.reason_marks == Marks::default());
        let second = start.play(Move::Place(hint.best)).unwrap();
        let hint = Hint::of(&second, Goal::MostDiscs, &[line("d6 c3"), line("f6 e6")], None).unwrap();
        assert_ne!(hint.theme, "Your moves here are all alike. Play any of them.");
    }

    #[test]
    fn the_best_move_is_compared_with_the_move_of_the_game() {
        // g7 gives the corner h8 at once; f3 and g5 do not.
        let position = *game("f5f6e6f4").position();
        let lines = [line("g5"), line("f3"), line("g7 h8")];
        let played = *line("g7").line.first().unwrap();
        let known = Explanation::between(position, line("g7 h8").line, line("g5").line, Score::ZERO);
        let hint = Hint::against(&position, &lines, &known).unwrap();
        assert_eq!(hint.theme, text!("hint-mind-corners"));
        assert_eq!(hint.reason, "g5. g7 lets White take the corner h8.");
        assert!(hint.squares.iter().all(|&square| Move::Place(square) != played));
    }
}
