//! What kind of thing a cause is, read off the board and the two lines, and what the best move does about it.

use super::super::lines::{BEST, LinePair, PLAYED};
use super::questions::Question;
use crate::analysis::features::{is_wedge, open_corners, region_of};
use crate::analysis::stable::stable;
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// How a cause harms the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    /// What kind of thing it is.
    pub kind: HarmKind,
    /// The squares that are the cause.
    pub squares: Squares,
    /// What else it is about: the moves taken away, the corner that is threatened.
    pub others: Squares,
    /// After how many moves of the refutation it happens; of the better line for what the mover misses.
    pub plies: usize,
    /// A number: the moves left, the discs secured.
    pub n: usize,
    /// Whether it happens with best play, and is not only possible.
    pub is_in_line: bool,
}

/// Kinds of harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HarmKind {
    /// The opponent takes a corner.
    Corner,
    /// The opponent can take one of several corners.
    Corners,
    /// The opponent wedges in between two discs.
    Wedge,
    /// The mover must pass after the opponent's move.
    MustPass,
    /// The opponent has the last move in a region.
    LastMove,
    /// All moves left open a corner.
    NoSafeMove,
    /// The opponent's move threatens a corner.
    Threat,
    /// The opponent's move takes moves away.
    TakesAway,
    /// The opponent's move leaves few moves.
    FewMoves,
    /// The opponent has a move that gives the mover no new one.
    Quiet,
    /// The opponent's move makes discs stable.
    Stable,
    /// The opponent gains an edge square.
    Edge,
    /// The opponent's move flips many discs shortly before the end.
    Discs,
    /// A move of the opponent that is none of these.
    Answer,
    /// Squares that the opponent could not play before and now can.
    Opened,
    /// A move that the mover can no longer play.
    Gone,
    /// Every move of the mover gives something away.
    NoGoodMove,
    /// The mover misses a corner.
    MissedCorner,
    /// The mover misses a wedge.
    MissedWedge,
    /// The mover misses the last move in a region.
    MissedLastMove,
    /// The mover misses a quiet move.
    MissedQuiet,
    /// The mover misses another move.
    Missed,
}

/// What the best move does about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// It takes the square itself.
    TakesSquare,
    /// It takes a corner.
    TakesCorner(Square),
    /// The opponent has no such move after it.
    Prevents,
    /// The opponent does not come to that move after it.
    Avoids,
    /// The mover takes the square in the better line, after this many moves.
    TakesLater(usize),
    /// The opponent still has the move, and the mover answers it with this one.
    Answers(Square),
    /// The opponent still has the move, which costs less.
    Harmless,
    /// The move stays possible.
    Keeps,
    /// The mover has this quiet move next.
    Spare(Square),
    /// What the mover misses the opponent takes after the move played.
    LostTo,
    /// What the mover misses cannot be played after the move played.
    Impossible,
    /// Nothing that could be said in a few words.
    Nothing,
}

impl Instead {
    /// How clear the contrast is, at most 1.
    pub(super) fn weight(self) -> f64 {
        match self {
            Instead::TakesSquare | Instead::TakesCorner(_) | Instead::Prevents => 1.0,
            Instead::TakesLater(_) | Instead::Keeps | Instead::Spare(_) => 0.96,
            Instead::LostTo | Instead::Impossible => 0.96,
            Instead::Avoids | Instead::Answers(_) => 0.85,
            Instead::Harmless | Instead::Nothing => 0.75,
        }
    }
}

/// Below this many empty squares nearly every move is forced, and none is quiet.
const QUIET_DOWN_TO: usize = 12;
/// Down from this many empty squares regions tell.
const REGIONS_FROM: usize = 24;
/// Regions larger than this have no last move that could be foreseen.
const REGION_MAX: usize = 8;
/// A side with no more moves than this, and this many fewer than in the better line, has few.
const FEW: usize = 3;
const FEWER: usize = 3;
/// What a move must make stable, or flip, to be named for it.
const STABLE_MIN: usize = 4;
const FLIPS_MIN: usize = 5;
const FLIPS_FROM: usize = 14;
/// What each further move of a line leaves of a harm's weight.
const FADING: f64 = 0.95;
/// And what is left of it where the opponent has something better.
const NOT_PLAYED: f64 = 0.8;
/// Moves that are taken away, or opened, are named up to this many.
const NAMED_MAX: usize = 4;

impl HarmKind {
    fn weight(self) -> f64 {
        match self {
            HarmKind::Corner | HarmKind::Corners => 1.0,
            HarmKind::MissedCorner | HarmKind::Wedge | HarmKind::MustPass => 0.95,
            HarmKind::LastMove | HarmKind::MissedWedge | HarmKind::NoSafeMove => 0.92,
            HarmKind::Threat | HarmKind::Quiet | HarmKind::TakesAway => 0.88,
            HarmKind::FewMoves | HarmKind::Gone | HarmKind::MissedLastMove => 0.86,
            HarmKind::Stable | HarmKind::Opened | HarmKind::MissedQuiet => 0.8,
            HarmKind::NoGoodMove | HarmKind::Discs | HarmKind::Edge => 0.74,
            HarmKind::Answer | HarmKind::Missed => 0.66,
        }
    }

    /// Whether it is something that the mover would have had in the better line.
    pub fn is_missed(self) -> bool {
        matches!(
            self,
            HarmKind::MissedCorner
                | HarmKind::MissedWedge
                | HarmKind::MissedLastMove
                | HarmKind::MissedQuiet
                | HarmKind::Missed
        )
    }
}

impl Harm {
    /// How telling it is, at most 1: what comes later in a line is harder to see.
    pub(super) fn weight(&self) -> f64 {
        let later = self.plies.saturating_sub(if self.kind.is_missed() { 3 } else { 2 });
        let seen = if self.is_in_line { 1.0 } else { NOT_PLAYED };
        self.kind.weight() * seen * FADING.powi(later as i32)
    }

    fn new(kind: HarmKind, squares: Squares, plies: usize) -> Harm {
        Harm { kind, squares, others: Squares::EMPTY, plies, n: 0, is_in_line: true }
    }
}

/// What a question that gives the loss back is about; `None` where it cannot be shown on the board.
pub(super) fn of(lines: &LinePair, question: Question) -> Option<(Harm, Instead)> {
    match question {
        Question::Answer(square) => answer(lines, square),
        Question::Opened(squares) => Some(opened(lines, squares)),
        Question::Own(square) => missed(lines, square),
        Question::Kept(square, _) => Some(gone(lines, square)),
        Question::FreePass => no_good_move(lines),
    }
}

/// A move of the opponent, with the positions before and after it.
struct Reply {
    square: Square,
    before: Position,
    after: Position,
    /// How many moves of the line lead to the position after it.
    plies: usize,
}

fn answer(lines: &LinePair, square: Square) -> Option<(Harm, Instead)> {
    let opponent = !lines.mover;
    let is_legal_now = lines.after(PLAYED, 1).legal_moves_of(opponent).contains(square);
    let in_line = lines.ply_of(PLAYED, opponent, square);
    let plies = in_line.or(is_legal_now.then_some(2))?;
    let before = if in_line.is_some() { *lines.after(PLAYED, plies - 1) } else { *lines.after(PLAYED, 1) };
    let after = before.play(Move::Place(square)).ok()?;
    let reply = Reply { square, before, after, plies };
    let harm = Harm { is_in_line: in_line.is_some(), ..reply_harm(lines, &reply) };
    Some((harm, instead_of_answer(lines, &reply)))
}

/// What the opponent's move does, the most telling first.
fn reply_harm(lines: &LinePair, reply: &Reply) -> Harm {
    let (mover, opponent) = (lines.mover, !lines.mover);
    let &Reply { square, before, after, plies } = reply;
    let size = before.size();
    let harm = |kind| Harm::new(kind, square.into(), plies);
    let n_empties = before.empties().len();
    if Grid::<Squares>::of(size).corners().contains(square) {
        return harm(HarmKind::Corner);
    }
    if is_wedge(&after, square, opponent) {
        return harm(HarmKind::Wedge);
    }
    let own_moves = [&before, &after].map(|position| position.legal_moves_of(mover));
    let better_moves = lines.at(BEST, 2).map(|position| position.legal_moves_of(mover));
    let n_better = better_moves.map_or(0, Squares::len);
    if own_moves[1].is_empty() && n_better > 0 && after.outcome().is_none() {
        return harm(HarmKind::MustPass);
    }
    if let Some(region) = last_of_region(lines, &before, square) {
        return Harm { others: region, n: region.len(), ..harm(HarmKind::LastMove) };
    }
    let safe = safe_moves(&after, mover);
    let better_safe = lines.at(BEST, 2).map_or(0, |position| safe_moves(position, mover).len());
    if safe.is_empty() && !own_moves[1].is_empty() && better_safe > 0 && n_empties >= QUIET_DOWN_TO {
        return harm(HarmKind::NoSafeMove);
    }
    let threatened = open_corners(&after, opponent) & !open_corners(&before, opponent);
    if !threatened.is_empty() {
        return Harm { others: threatened, ..harm(HarmKind::Threat) };
    }
    let taken = own_moves[0] & !own_moves[1] & after.empties();
    let wanted: Squares = (1..=7).filter_map(|ply| own_square(lines, BEST, ply)).collect();
    if !(taken & wanted).is_empty() {
        return Harm { others: taken & wanted, ..harm(HarmKind::TakesAway) };
    }
    if own_moves[1].len() <= FEW && n_better >= own_moves[1].len() + FEWER {
        return Harm { n: own_moves[1].len(), ..harm(HarmKind::FewMoves) };
    }
    if own_moves[1].is_subset_of(own_moves[0]) && n_empties >= QUIET_DOWN_TO {
        return harm(HarmKind::Quiet);
    }
    let n_stable = [&before, &after].map(|position| stable(position)[opponent].len());
    if n_stable[1] >= n_stable[0] + STABLE_MIN {
        return Harm { n: n_stable[1] - n_stable[0], ..harm(HarmKind::Stable) };
    }
    if (2..=NAMED_MAX).contains(&taken.len()) {
        return Harm { others: taken, ..harm(HarmKind::TakesAway) };
    }
    if Grid::<Squares>::of(size).edges().contains(square) {
        return harm(HarmKind::Edge);
    }
    let n_flips = before.flips(square).len();
    if n_flips >= FLIPS_MIN && n_empties <= FLIPS_FROM {
        return Harm { n: n_flips, ..harm(HarmKind::Discs) };
    }
    harm(HarmKind::Answer)
}

/// The mover's square at a ply of a line.
fn own_square(lines: &LinePair, line: usize, ply: usize) -> Option<Square> {
    (lines.color_at(line, ply) == Some(lines.mover)).then(|| lines.square(line, ply)).flatten()
}

/// The moves of a side after which the other cannot take a corner.
fn safe_moves(position: &Position, color: Color) -> Squares {
    if position.turn() != color {
        return Squares::EMPTY;
    }
    let opens = |square: &Square| {
        let after = position.play(Move::Place(*square)).expect("it is legal");
        !open_corners(&after, !color).is_empty()
    };
    position.legal_moves().iter().filter(|square| !opens(square)).collect()
}

/// The region before the move that a square is the last of, if it was small and had more squares.
fn last_of_region(lines: &LinePair, before: &Position, square: Square) -> Option<Squares> {
    let region = region_of(square, &lines.before);
    let is_last = region_of(square, before).len() == 1;
    let tells = lines.n_empties() <= REGIONS_FROM && (2..=REGION_MAX).contains(&region.len());
    (is_last && tells).then_some(region)
}

fn instead_of_answer(lines: &LinePair, reply: &Reply) -> Instead {
    let (mover, opponent, square) = (lines.mover, !lines.mover, reply.square);
    let best = lines.square(BEST, 1);
    if best == Some(square) {
        return Instead::TakesSquare;
    }
    if let Some(corner) = best.filter(|&best| is_corner(lines, best)) {
        return Instead::TakesCorner(corner);
    }
    if let Some(ply) = lines.ply_of(BEST, mover, square) {
        return Instead::TakesLater(ply);
    }
    let is_possible = lines.after(BEST, 1).legal_moves_of(opponent).contains(square);
    match lines.ply_of(BEST, opponent, square) {
        Some(ply) => own_square(lines, BEST, ply + 1).map_or(Instead::Harmless, Instead::Answers),
        None if is_possible => Instead::Harmless,
        None if reply.plies > 2 => Instead::Avoids,
        None => Instead::Prevents,
    }
}

fn is_corner(lines: &LinePair, square: Square) -> bool {
    Grid::<Squares>::of(lines.before.size()).corners().contains(square)
}

fn opened(lines: &LinePair, squares: Squares) -> (Harm, Instead) {
    let corners = Grid::<Squares>::of(lines.before.size()).corners();
    let kind = if squares.is_subset_of(corners) { HarmKind::Corners } else { HarmKind::Opened };
    let still = lines.after(BEST, 1).legal_moves_of(!lines.mover) & squares;
    let instead = match lines.square(BEST, 1).filter(|&best| is_corner(lines, best)) {
        Some(corner) => Instead::TakesCorner(corner),
        None if still.is_empty() => Instead::Prevents,
        None => Instead::Harmless,
    };
    (Harm::new(kind, squares, 1), instead)
}

/// What the mover gets by a square in the better line.
fn missed(lines: &LinePair, square: Square) -> Option<(Harm, Instead)> {
    let ply = lines.ply_of(BEST, lines.mover, square)?;
    let (before, after) = (lines.at(BEST, ply - 1)?, lines.at(BEST, ply)?);
    let opponent_moves = [before, after].map(|position| position.legal_moves_of(!lines.mover));
    let kind = if is_corner(lines, square) {
        HarmKind::MissedCorner
    } else if is_wedge(after, square, lines.mover) {
        HarmKind::MissedWedge
    } else if last_of_region(lines, before, square).is_some() {
        HarmKind::MissedLastMove
    } else if opponent_moves[1].is_subset_of(opponent_moves[0]) && before.empties().len() >= QUIET_DOWN_TO {
        HarmKind::MissedQuiet
    } else {
        HarmKind::Missed
    };
    let is_lost = lines.ply_of(PLAYED, !lines.mover, square).is_some();
    let is_there = lines.at(PLAYED, 2).is_some_and(|at| at.legal_moves_of(lines.mover).contains(square));
    let instead = match (is_lost, is_there) {
        (true, _) => Instead::LostTo,
        (false, false) => Instead::Impossible,
        (false, true) => Instead::Nothing,
    };
    let others = last_of_region(lines, before, square).unwrap_or(Squares::EMPTY);
    Some((Harm { others, ..Harm::new(kind, square.into(), ply) }, instead))
}

/// A move that the mover can no longer play after the answer.
fn gone(lines: &LinePair, square: Square) -> (Harm, Instead) {
    let is_kept = lines.at(BEST, 2).is_some_and(|at| at.legal_moves_of(lines.mover).contains(square));
    let instead = match lines.square(BEST, 1) == Some(square) {
        true => Instead::TakesSquare,
        false if is_kept => Instead::Keeps,
        false => Instead::Nothing,
    };
    (Harm::new(HarmKind::Gone, square.into(), 2), instead)
}

/// That every move of the mover gives something away after the answer.
fn no_good_move(lines: &LinePair) -> Option<(Harm, Instead)> {
    let answer = lines.square(PLAYED, 2)?;
    let spare = own_square(lines, BEST, 3).filter(|&square| {
        let at = |plies| lines.at(BEST, plies).map(|position| position.legal_moves_of(!lines.mover));
        matches!((at(2), at(3)), (Some(before), Some(after)) if after.is_subset_of(before))
            && !is_corner(lines, square)
    });
    let instead = spare.map_or(Instead::Nothing, Instead::Spare);
    Some((Harm::new(HarmKind::NoGoodMove, answer.into(), 2), instead))
}
