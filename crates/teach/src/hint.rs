//! Hints by steps: the theme in words, then two squares, then the move with its reason.
//!
//! The two best moves are laid side by side, as the review does with a move that lost: what tells them apart
//! is the theme, and at last the reason.

pub mod shown;

use analysis::explain::cause::{Harm, HarmKind};
use analysis::explain::{Explanation, Finding, Kind, Marks, words};
use analysis::features::{beside_corner, frontier, open_corners, parity};
use analysis::stable::stable;
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
    /// What the theme speaks of.
    pub theme_squares: Squares,
    /// What the reason speaks of.
    pub reason_marks: Marks,
}

impl Hint {
    /// The hint for a position whose best lines were searched for, the best first; `None` where the first is
    /// no move.
    ///
    /// ```
    /// use othello::evaluation::{Evaluation, Score};
    /// use othello::rules::{BoardSize, Goal, Move, Position, Square};
    /// use teach::hint::Hint;
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
        Hint::because(position, goal, lines, None)
    }

    /// Like [`Hint::of`], with what was found out about why the second move is worse.
    pub fn because(
        position: &Position,
        goal: Goal,
        lines: &[Evaluation],
        finding: Option<Finding>,
    ) -> Option<Hint> {
        let explanation = Hint::to_ask(position, goal, lines);
        let explanation = explanation.map(|explanation| Explanation { finding, ..explanation });
        let compared = explanation.and_then(|explanation| Compared::of(Other::NextBest, explanation));
        Hint::with(position, goal, lines, compared.as_ref())
    }

    /// Why the second of the best moves is worse: the cause is worth asking for if it is so by
    /// two discs.
    pub fn to_ask(position: &Position, goal: Goal, lines: &[Evaluation]) -> Option<Explanation> {
        match lines {
            [best, second, ..] if goal == Goal::MostDiscs => Some(between(position, best, second)),
            _ => None,
        }
    }

    /// The same for a position in which another move than the best was played: the theme and the reason are
    /// why that was worse. `known` is what a review says of it.
    pub fn against(position: &Position, lines: &[Evaluation], known: &Explanation) -> Option<Hint> {
        let is_it = |line: &&Evaluation| line.line.first() == Some(&known.played());
        let best = lines.first()?;
        let explanation = match lines.iter().skip(1).find(is_it) {
            // The review's cause is about its own best move.
            Some(_) if known.cause().is_some() && best.line.first() == Some(&known.best()) => known.clone(),
            Some(own) => between(position, best, own),
            None => return Hint::of(position, Goal::MostDiscs, lines),
        };
        match Compared::of(Other::Played, explanation) {
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
        let theme_squares = theme_squares(position, best, goal, compared);
        // Where each move is as good an answer, marks say nothing.
        let theme_squares =
            if theme_squares == position.legal_moves() { Squares::EMPTY } else { theme_squares };
        let reason_marks = compared.filter(|_| !are_all_alike(position));
        let reason_marks = reason_marks.map(|compared| compared.explanation.marks()).unwrap_or_default();
        Some(Hint { theme, squares, best, reason, theme_squares, reason_marks })
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

impl Compared {
    fn of(other: Other, explanation: Explanation) -> Option<Compared> {
        let tells = explanation.cause().is_some() || explanation.has_reason();
        tells.then_some(Compared { other, explanation })
    }

    fn subject(&self) -> Option<HintSubject> {
        let difference =
            || self.explanation.differences.first().map(|first| HintSubject::Difference(first.kind));
        self.explanation.cause().map(|cause| HintSubject::Harm(cause.harm)).or_else(difference)
    }
}

/// What a hint is about.
#[derive(Clone, Copy)]
enum HintSubject {
    Harm(Harm),
    Difference(Kind),
}

/// What tells a move from the best one.
pub(super) fn between(position: &Position, best: &Evaluation, own: &Evaluation) -> Explanation {
    let explanation = Explanation::between(*position, own.line.clone(), best.line.clone());
    Explanation { loss: best.score - own.score, ..explanation }
}

/// Whether all moves lead to images of one position, as the first moves do.
fn are_all_alike(position: &Position) -> bool {
    let after = |square| position.play(Move::Place(square)).expect("the move is legal").canonical().0;
    let mut images = position.legal_moves().iter().map(after);
    let first = images.next();
    position.legal_moves().len() > 1 && images.all(|image| Some(image) == first)
}

/// What to look for, without a square.
fn theme(position: &Position, best: Square, goal: Goal, compared: Option<&Compared>) -> String {
    let (turn, color) = (position.turn(), position.turn().key());
    if goal == Goal::FewestDiscs {
        return text!("hint-fewest-discs", color = color);
    }
    if are_all_alike(position) {
        return text!("hint-all-alike");
    }
    let after = position.play(Move::Place(best)).expect("a search names legal moves");
    if open_corners(position, turn).contains(best) {
        return text!("hint-corner-open");
    }
    if after.must_pass() {
        return text!("hint-pass", color = color);
    }
    match compared.and_then(Compared::subject) {
        Some(HintSubject::Harm(harm)) => harm_words(&harm, position),
        Some(HintSubject::Difference(kind)) => kind_words(kind, position),
        None if beside_corner(best, position.size()).is_some() => text!("hint-beside-corner"),
        None if Grid::<Squares>::of(position.size()).edges().contains(best) => text!("hint-edges"),
        None => text!("hint-compare-replies", color = color),
    }
}

/// What a difference is about, as something to look for.
pub fn kind_words(kind: Kind, position: &Position) -> String {
    let color = position.turn().key();
    match kind {
        Kind::Replies | Kind::MeanReplies => text!("hint-few-replies", color = color),
        Kind::OwnMoves | Kind::MeanOwnMoves | Kind::OwnQuietMoves | Kind::Part(_) => {
            text!("hint-own-moves", color = color)
        }
        Kind::SafeMoves => text!("hint-safe-moves", color = color),
        Kind::OwnFrontier => text!("hint-frontier"),
        Kind::OwnStable | Kind::OpponentStable => text!("hint-stable"),
        Kind::OpenCorners | Kind::CornersLost | Kind::XSquare | Kind::CSquare => text!("hint-mind-corners"),
        Kind::CornersWon => text!("hint-corner-won"),
        Kind::Wedges => text!("hint-wedges"),
        Kind::Contested => text!("hint-edges"),
        Kind::Opened | Kind::QuietReplies => text!("hint-quiet", color = color),
        Kind::Answer | Kind::QuietAnswer | Kind::Threat | Kind::Taken => {
            text!("hint-prevent", color = color)
        }
        Kind::SameSquare | Kind::Wanted(_) => text!("hint-same-square", color = color),
        Kind::BestGone => text!("hint-soon-gone"),
        Kind::Later | Kind::Prepared => text!("hint-prepare"),
        Kind::CouldWait | Kind::OwnOnly | Kind::OpponentsOnly => text!("hint-can-wait"),
        Kind::Region
        | Kind::Filled
        | Kind::OddRegions
        | Kind::OddForOpponent
        | Kind::LastInRegion
        | Kind::LastMove => {
            text!("hint-odd-regions")
        }
        Kind::OwnPasses | Kind::OpponentPasses => text!("hint-who-passes"),
        Kind::Line | Kind::FinalDiscs => text!("hint-count"),
    }
}

/// What a cause is about, as something to look for.
pub fn harm_words(harm: &Harm, position: &Position) -> String {
    let color = position.turn().key();
    match harm.kind {
        HarmKind::Corner if harm.is_missed => text!("hint-corner-won"),
        HarmKind::Corner | HarmKind::Corners | HarmKind::Threat | HarmKind::NoSafeMove => {
            text!("hint-mind-corners")
        }
        HarmKind::Wedge => text!("hint-wedges"),
        HarmKind::LastMove => text!("hint-odd-regions"),
        HarmKind::MustPass => text!("hint-who-passes"),
        HarmKind::Stable => text!("hint-stable"),
        HarmKind::FewMoves
        | HarmKind::NoGoodMove
        | HarmKind::NoQuietMove
        | HarmKind::NoGoodAnswer
        | HarmKind::TakesMany => text!("hint-own-moves", color = color),
        HarmKind::Opened => text!("hint-quiet", color = color),
        HarmKind::Gone => text!("hint-soon-gone"),
        _ if harm.is_missed => text!("hint-prepare"),
        HarmKind::TakesAway
        | HarmKind::Quiet
        | HarmKind::NearlyQuiet
        | HarmKind::GainsMoves
        | HarmKind::Prepares
        | HarmKind::Edge
        | HarmKind::Discs
        | HarmKind::Strong
        | HarmKind::TwoMoves => text!("hint-prevent", color = color),
    }
}

/// What the theme speaks of: corners, regions, discs or moves, of both sides where it says nothing of one.
fn theme_squares(position: &Position, best: Square, goal: Goal, compared: Option<&Compared>) -> Squares {
    let (turn, grid) = (position.turn(), Grid::<Squares>::of(position.size()));
    let (own, other) = (position.legal_moves(), position.legal_moves_of(!turn));
    let corners = grid.corners() & position.empties();
    let edges = grid.edges() & position.empties();
    let open = open_corners(position, turn);
    if goal == Goal::FewestDiscs || are_all_alike(position) {
        return own;
    }
    if open.contains(best) {
        return open;
    }
    match compared.and_then(Compared::subject) {
        Some(HintSubject::Harm(harm)) => match harm.kind {
            HarmKind::Corner | HarmKind::Corners | HarmKind::Threat | HarmKind::NoSafeMove => corners,
            HarmKind::Wedge | HarmKind::Edge => edges,
            HarmKind::LastMove => parity(position).odd,
            HarmKind::Stable => stable(position)[turn] | corners,
            HarmKind::FewMoves | HarmKind::TakesMany | HarmKind::Gone => own,
            HarmKind::NoGoodMove | HarmKind::NoQuietMove | HarmKind::NoGoodAnswer => own,
            _ if harm.is_missed => own,
            HarmKind::TakesAway
            | HarmKind::Quiet
            | HarmKind::NearlyQuiet
            | HarmKind::GainsMoves
            | HarmKind::Prepares
            | HarmKind::Strong
            | HarmKind::Discs
            | HarmKind::TwoMoves => other,
            HarmKind::Opened | HarmKind::MustPass => other,
        },
        Some(HintSubject::Difference(kind)) => match kind {
            Kind::OpenCorners | Kind::CornersLost | Kind::XSquare | Kind::CSquare => corners,
            Kind::CornersWon | Kind::SafeMoves => corners,
            Kind::Wedges | Kind::Contested => edges,
            Kind::OwnFrontier => frontier(position)[turn],
            Kind::OwnStable | Kind::OpponentStable => stable(position)[turn] | corners,
            Kind::Replies | Kind::Opened | Kind::Answer | Kind::QuietAnswer | Kind::Threat => other,
            Kind::SameSquare | Kind::Wanted(_) | Kind::OpponentPasses | Kind::MeanReplies => other,
            Kind::QuietReplies | Kind::Taken => other,
            Kind::Region
            | Kind::Filled
            | Kind::OddRegions
            | Kind::OddForOpponent
            | Kind::LastInRegion
            | Kind::LastMove => parity(position).odd,
            Kind::OwnMoves | Kind::BestGone | Kind::CouldWait | Kind::Later | Kind::Prepared => own,
            Kind::OpponentsOnly | Kind::OwnOnly | Kind::OwnPasses | Kind::Line | Kind::FinalDiscs => own,
            Kind::MeanOwnMoves | Kind::OwnQuietMoves | Kind::Part(_) => own,
        },
        None if beside_corner(best, position.size()).is_some() => corners,
        None if grid.edges().contains(best) => edges,
        None => own,
    }
}

/// The move and why.
fn reason(position: &Position, best: Square, goal: Goal, compared: Option<&Compared>) -> String {
    let (size, color) = (position.size(), position.turn().key());
    let at = best.name(size);
    if are_all_alike(position) {
        return text!("hint-reason-alike", square = at);
    }
    if let Some(Compared { other, explanation }) = compared {
        if explanation.cause().is_some() {
            return text!("hint-reason-cause", square = at, reason = words::sentences(explanation));
        }
        let name = explanation.played().name(size);
        let clause = words::sentence(&words::clause(&explanation.differences[0], explanation));
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
    fn nothing_tells_first_moves_apart() {
        let start = Position::start(othello::rules::BoardSize::STANDARD);
        let hint = Hint::of(&start, Goal::MostDiscs, &[line("f5 d6 c3 d3"), line("d3 c5 d6 e3")]).unwrap();
        assert_eq!(hint.theme, "Your moves here are all alike. Play any of them.");
        assert!(hint.reason.starts_with("f5, or any other"), "{}", hint.reason);
        assert!(hint.theme_squares.is_empty() && hint.reason_marks == Marks::default());
        let second = start.play(Move::Place(hint.best)).unwrap();
        let hint = Hint::of(&second, Goal::MostDiscs, &[line("d6 c3"), line("f6 e6")]).unwrap();
        assert_ne!(hint.theme, "Your moves here are all alike. Play any of them.");
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
        let known = Explanation::between(position, line("g7 h8").line, line("g5").line);
        let hint = Hint::against(&position, &lines, &known).unwrap();
        assert_eq!(hint.theme, text!("hint-mind-corners"));
        assert!(hint.reason.starts_with("g5. You played g7. "), "{}", hint.reason);
        assert!(hint.squares.iter().all(|&square| Move::Place(square) != played));
    }
}
