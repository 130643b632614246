//! What to take away: the squares of both lines, the moves that one of them makes impossible, and passes.

use super::super::lines::{BEST, LinePair, PLAYED};
use crate::features::open_corners;
use engine::RuleChange;
use othello::rules::{Color, Grid, Position, Square, Squares};

/// Squares up to this ply of each line are asked about.
const PLIES: usize = 8;
/// No more squares than this of one kind are asked about.
const SQUARES_MAX: usize = 10;
const OWN_MAX: usize = 4;
const KEPT_MAX: usize = 4;
const PAIRS_MAX: usize = 4;
/// More squares together would not be named.
const SET_MAX: usize = 5;

/// One thing that is taken away or granted after both moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CauseQuestion {
    /// The opponent may not use a square.
    Answer(Square),
    /// The opponent may not use two squares.
    Two(Squares),
    /// The opponent may not use these squares in its answer.
    Opened(Squares),
    /// The mover may not use a square: what the best move gains by it goes.
    Own(Square),
    /// The mover may still use a square, and flips what it would have flipped.
    Kept(Square, Squares),
    /// The mover may pass once.
    FreePass,
}

impl CauseQuestion {
    /// What it changes for the engine.
    pub(super) fn change(self, mover: Color) -> RuleChange {
        let barred = |color, squares, plies| RuleChange::Barred { color, squares, plies };
        match self {
            CauseQuestion::Answer(square) => barred(!mover, square.into(), None),
            CauseQuestion::Two(squares) => barred(!mover, squares, None),
            CauseQuestion::Opened(squares) => barred(!mover, squares, Some(1)),
            CauseQuestion::Own(square) => barred(mover, square.into(), None),
            CauseQuestion::Kept(square, flips) => RuleChange::Kept { color: mover, square, flips },
            CauseQuestion::FreePass => RuleChange::MayPass(mover),
        }
    }

    /// Whether it takes something from the opponent, or grants the mover something, so that the mover is
    /// never worse off; else it takes something from the mover.
    pub(super) fn helps_mover(self) -> bool {
        !matches!(self, CauseQuestion::Own(_))
    }
}

/// The questions about two lines, the likeliest first.
pub(super) fn all(lines: &LinePair) -> Vec<CauseQuestion> {
    let mover = lines.mover;
    let [after_played, after_best] = [PLAYED, BEST].map(|line| lines.after(line, 1));
    let by_opponent = [PLAYED, BEST].map(|line| squares_of(lines, line, 2));
    let by_mover = [PLAYED, BEST].map(|line| squares_of(lines, line, 1));
    let open: Vec<Square> = open_corners(after_played, !mover).iter().collect();
    let answers = [&by_opponent[PLAYED], &open, &by_mover[BEST], &by_opponent[BEST]];
    let answers = distinct(answers.into_iter().flatten().copied(), SQUARES_MAX);
    // The best move itself is played: only what comes after it can be taken away.
    // What was played is not missed.
    let played = lines.square(PLAYED, 1);
    let later = by_mover[BEST].iter().skip(1).copied().filter(|&square| Some(square) != played);
    let own = distinct(later, OWN_MAX);
    let opened = after_played.legal_moves_of(!mover)
        & !(after_best.legal_moves_of(!mover) | lines.before.legal_moves_of(!mover));
    let mut questions: Vec<CauseQuestion> = answers.into_iter().map(CauseQuestion::Answer).collect();
    let sets = [opened, open_corners(after_played, !mover)];
    let several = sets.into_iter().filter(|set| (2..=SET_MAX).contains(&set.len()));
    questions.extend(several.map(CauseQuestion::Opened));
    questions.extend(kept(lines));
    questions.extend(own.into_iter().map(CauseQuestion::Own));
    questions.push(CauseQuestion::FreePass);
    questions
}

/// What to ask where no single square is the cause: two squares together, those of the opponent's first
/// moves.
pub(super) fn pairs(lines: &LinePair) -> Vec<CauseQuestion> {
    let by_opponent = squares_of(lines, PLAYED, 2);
    let in_better = squares_of(lines, BEST, 2);
    let after_first = by_opponent.iter().skip(1).take(2).chain(in_better.iter().take(2));
    let first = by_opponent.first().copied();
    let others = distinct(after_first.copied().filter(|&square| Some(square) != first), PAIRS_MAX);
    let pair = |&other: &Square| Some(CauseQuestion::Two(Squares::from(first?).with(other)));
    others.iter().filter_map(pair).collect()
}

/// The squares that one side plays in the first plies of a line, beginning with this ply.
fn squares_of(lines: &LinePair, line: usize, first: usize) -> Vec<Square> {
    let plies = (1..=PLIES).filter(|&ply| lines.color_at(line, ply) == lines.color_at(line, first));
    plies.filter_map(|ply| lines.square(line, ply)).collect()
}

fn distinct(squares: impl Iterator<Item = Square>, n_max: usize) -> Vec<Square> {
    let mut distinct = Vec::new();
    for square in squares {
        if !distinct.contains(&square) {
            distinct.push(square);
        }
    }
    distinct.truncate(n_max);
    distinct
}

/// Moves that the mover has before the move, or after the best move and its answer, and no longer has after
/// the move played and its answer.
fn kept(lines: &LinePair) -> Vec<CauseQuestion> {
    let mover = lines.mover;
    let (Some(gone_in), Some(there_in)) = (lines.at(PLAYED, 2), lines.at(BEST, 2)) else { return Vec::new() };
    let is_gone = gone_in.empties() & !gone_in.legal_moves_of(mover);
    let wanted = squares_of(lines, BEST, 1);
    let flips_in = |position: &Position, square: Square| {
        let is_legal = position.legal_moves_of(mover).contains(square);
        is_legal.then(|| flips_of(position, mover, square))
    };
    let question = |square: Square| {
        let flips = flips_in(&lines.before, square).or_else(|| flips_in(there_in, square))?;
        is_gone.contains(square).then_some(CauseQuestion::Kept(square, flips))
    };
    let played = lines.square(PLAYED, 1);
    wanted.into_iter().filter(|&square| Some(square) != played).filter_map(question).take(KEPT_MAX).collect()
}

/// What a disc of a side would flip, also where the other is to move.
fn flips_of(position: &Position, color: Color, square: Square) -> Squares {
    let discs = position.discs();
    othello::rules::flips(Grid::<Squares>::of(position.size()), discs[color], discs[!color], square.index())
}
