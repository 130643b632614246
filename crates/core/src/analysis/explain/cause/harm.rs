//! What kind of thing a cause is, read off the board and the two lines, and what the best move does about it.

use super::super::lines::{BEST, LinePair, PLAYED};
use super::questions::CauseQuestion;
use crate::analysis::features::{is_wedge, open_corners, region_of};
use crate::analysis::stable::stable;
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// How a cause harms the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    /// What kind of thing it is.
    pub kind: HarmKind,
    /// Whether it is a move that the mover has in the better line, and misses.
    pub is_missed: bool,
    /// The squares that are the cause.
    pub squares: Squares,
    /// What else it is about: the moves taken away, the corner that is threatened.
    pub others: Squares,
    /// After how many moves of the refutation it has happened; of the better line for what the mover misses.
    pub plies: usize,
    /// A number: the moves left, the discs secured.
    pub n: usize,
    /// Another move of the opponent that must be taken away, too, before the loss goes.
    pub also: Option<Square>,
    /// Whether it happens with best play, and is not only possible.
    pub is_in_line: bool,
}

/// Kinds of harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HarmKind {
    /// A move takes a corner.
    Corner,
    /// A move wedges in between two discs.
    Wedge,
    /// The other side must pass after a move.
    MustPass,
    /// A move is the last in a region.
    LastMove,
    /// All moves that the other side has left open a corner.
    NoSafeMove,
    /// A move threatens a corner.
    Threat,
    /// A move takes moves away.
    TakesAway,
    /// A move leaves few moves.
    FewMoves,
    /// A move gives the other side no new one.
    Quiet,
    /// A move makes discs stable.
    Stable,
    /// A move leaves the other side no quiet move.
    NoQuietMove,
    /// A move takes many moves away, too many to name.
    TakesMany,
    /// A move gains an edge square.
    Edge,
    /// A move flips many discs shortly before the end.
    Discs,
    /// A move gives the other side only one new move.
    NearlyQuiet,
    /// A move gains many moves for its own side.
    GainsMoves,
    /// A move that is none of these.
    Strong,
    /// The opponent has two moves, either of which harms.
    TwoMoves,
    /// The opponent can take one of several corners.
    Corners,
    /// Squares that the opponent could not play before and now can.
    Opened,
    /// A move that the mover can no longer play.
    Gone,
    /// Every move of the mover gives something away.
    NoGoodMove,
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
    /// The opponent plays it in the better line only after this many moves, and the mover answers it.
    AnswersLater(usize),
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
            Instead::Avoids | Instead::Answers(_) | Instead::AnswersLater(_) => 0.85,
            Instead::Harmless | Instead::Nothing => 0.75,
        }
    }

    /// Whether a count says more.
    pub fn is_vague(self) -> bool {
        matches!(self, Instead::Avoids | Instead::Harmless | Instead::Nothing)
    }
}

/// Below this many empty squares nearly every move is forced, and none is quiet.
const QUIET_DOWN_TO: usize = 12;
/// Down from this many empty squares regions tell.
const REGIONS_FROM: usize = 24;
/// Regions larger than this have no last move that could be foreseen.
const REGION_MAX: usize = 8;
/// Moves of a side in the other line are wanted up to this ply.
const WANTED: usize = 7;
/// What comes in the better line up to this ply is near enough to be shown.
const NEAR: usize = 5;
/// What comes later in a line than this ply is too far ahead for a reason.
const LATEST: usize = 6;
/// A side with no more moves than this, and this many fewer than in the better line, has few.
const FEW: usize = 3;
const FEWER: usize = 3;
/// A side with no more moves than this has few if the better line leaves it half as many again.
const FEW_BESIDE: usize = 7;
/// As many moves taken away, or gained, tell without their names.
const MANY: usize = 5;
/// What a move must make stable, or flip, to be named for it.
const STABLE_MIN: usize = 4;
const FLIPS_MIN: usize = 5;
const FLIPS_FROM: usize = 14;
/// What each further move of a line leaves of a harm's weight.
const FADING: f64 = 0.88;
/// And what is left of it where the mover only misses something.
const MISSED: f64 = 0.94;
/// And what is left of it where the opponent has something better.
const NOT_PLAYED: f64 = 0.8;
/// Moves that are taken away, or opened, are named up to this many.
const NAMED_MAX: usize = 4;

impl HarmKind {
    fn weight(self) -> f64 {
        match self {
            HarmKind::Corner | HarmKind::Corners => 1.0,
            HarmKind::Wedge | HarmKind::MustPass => 0.95,
            HarmKind::LastMove | HarmKind::NoSafeMove => 0.92,
            HarmKind::Threat | HarmKind::Quiet | HarmKind::TakesAway => 0.88,
            HarmKind::FewMoves | HarmKind::Gone => 0.86,
            HarmKind::Stable | HarmKind::Opened => 0.82,
            HarmKind::NoQuietMove => 0.78,
            HarmKind::TakesMany | HarmKind::NearlyQuiet | HarmKind::GainsMoves => 0.76,
            HarmKind::NoGoodMove | HarmKind::Discs | HarmKind::Edge => 0.74,
            HarmKind::Strong | HarmKind::TwoMoves => 0.66,
        }
    }

    /// Whether it needs a count beside it to say why it harms.
    pub fn is_vague(self) -> bool {
        matches!(
            self,
            HarmKind::Strong | HarmKind::TwoMoves | HarmKind::Edge | HarmKind::Discs | HarmKind::NoGoodMove
        )
    }
}

impl Harm {
    /// How telling it is, at most 1: what comes later in a line is harder to see.
    pub(super) fn weight(&self) -> f64 {
        let (first, missed) = if self.is_missed { (3, MISSED) } else { (2, 1.0) };
        let later = self.plies.saturating_sub(first) as i32;
        let seen = if self.is_in_line { 1.0 } else { NOT_PLAYED };
        self.kind.weight() * missed * seen * FADING.powi(later)
    }

    fn new(kind: HarmKind, squares: Squares, plies: usize) -> Harm {
        let (is_missed, is_in_line) = (false, true);
        Harm { kind, is_missed, squares, others: Squares::EMPTY, plies, n: 0, also: None, is_in_line }
    }
}

/// What a question that gives the loss back is about; `None` where it cannot be shown on the board.
pub(super) fn of(lines: &LinePair, question: CauseQuestion) -> Option<(Harm, Instead)> {
    match question {
        CauseQuestion::Answer(square) => answer(lines, square),
        CauseQuestion::Two(squares) => two_moves(lines, squares),
        CauseQuestion::Opened(squares) => Some(opened(lines, squares)),
        CauseQuestion::Own(square) => missed(lines, square),
        CauseQuestion::Kept(square, _) => Some(gone(lines, square)),
        CauseQuestion::FreePass => no_good_move(lines),
    }
}

/// A move of a line, with the positions before and after it.
struct LineMove {
    square: Square,
    before: Position,
    after: Position,
    /// How many moves of the line lead to the position after it.
    plies: usize,
    /// The line it is in.
    line: usize,
}

fn answer(lines: &LinePair, square: Square) -> Option<(Harm, Instead)> {
    let opponent = !lines.mover;
    let is_legal_now = lines.after(PLAYED, 1).legal_moves_of(opponent).contains(square);
    let in_line = lines.ply_of(PLAYED, opponent, square);
    let plies = in_line.filter(|&ply| ply <= LATEST).or(is_legal_now.then_some(2))?;
    let in_line = in_line.filter(|&ply| ply == plies);
    let before = if in_line.is_some() { *lines.after(PLAYED, plies - 1) } else { *lines.after(PLAYED, 1) };
    let after = before.play(Move::Place(square)).ok()?;
    let reply = LineMove { square, before, after, plies, line: PLAYED };
    let harm = Harm { is_in_line: in_line.is_some(), ..effect(lines, &reply) };
    Some((harm, instead_of_answer(lines, &reply)))
}

/// What a move does to the other side, the most telling first.
fn effect(lines: &LinePair, reply: &LineMove) -> Harm {
    let &LineMove { square, before, after, plies, line } = reply;
    let (size, doer) = (before.size(), before.turn());
    let victim = !doer;
    let harm = |kind| Harm::new(kind, square.into(), plies);
    let n_empties = before.empties().len();
    if is_corner(lines, square) {
        return harm(HarmKind::Corner);
    }
    if is_wedge(&after, square, doer) {
        return harm(HarmKind::Wedge);
    }
    // What the victim has at the same time in the other line.
    let instead = lines.at(1 - line, plies).filter(|position| position.turn() == victim);
    let moves = [&before, &after].map(|position| position.legal_moves_of(victim));
    let n_instead = instead.map_or(0, |position| position.legal_moves().len());
    if moves[1].is_empty() && n_instead > 0 && after.outcome().is_none() {
        return harm(HarmKind::MustPass);
    }
    if let Some(region) = last_of_region(lines, &before, square) {
        return Harm { others: region, n: region.len(), ..harm(HarmKind::LastMove) };
    }
    let n_safe_instead = instead.map_or(0, |position| safe_moves(position, victim).len());
    let is_out = !moves[1].is_empty() && safe_moves(&after, victim).is_empty() && n_safe_instead > 0;
    if is_out && n_empties >= QUIET_DOWN_TO {
        return harm(HarmKind::NoSafeMove);
    }
    let threatened = open_corners(&after, doer) & !open_corners(&before, doer);
    if !threatened.is_empty() {
        return Harm { others: threatened, ..harm(HarmKind::Threat) };
    }
    let taken = moves[0] & !moves[1] & after.empties();
    let wanted: Squares = (1..=WANTED).filter_map(|ply| square_of(lines, 1 - line, ply, victim)).collect();
    if !(taken & wanted).is_empty() {
        return Harm { others: taken & wanted, ..harm(HarmKind::TakesAway) };
    }
    let n_left = moves[1].len();
    if n_left <= FEW && n_instead >= n_left + FEWER {
        return Harm { n: n_left, ..harm(HarmKind::FewMoves) };
    }
    if moves[1].is_subset_of(moves[0]) && n_empties >= QUIET_DOWN_TO {
        return harm(HarmKind::Quiet);
    }
    let n_stable = [&before, &after].map(|position| stable(position)[doer].len());
    if n_stable[1] >= n_stable[0] + STABLE_MIN {
        return Harm { n: n_stable[1] - n_stable[0], ..harm(HarmKind::Stable) };
    }
    if (2..=NAMED_MAX).contains(&taken.len()) {
        return Harm { others: taken, ..harm(HarmKind::TakesAway) };
    }
    let has_quiet = |position: &Position| !quiet_moves(position, victim).is_empty();
    if n_empties >= QUIET_DOWN_TO && n_left > 0 && !has_quiet(&after) && instead.is_some_and(has_quiet) {
        return harm(HarmKind::NoQuietMove);
    }
    if (1..=FEW_BESIDE).contains(&n_left) && n_instead >= n_left + FEWER.max(n_left / 2) {
        return Harm { n: n_left, ..harm(HarmKind::FewMoves) };
    }
    if taken.len() >= MANY && n_left + FEWER <= moves[0].len() {
        return Harm { n: taken.len(), ..harm(HarmKind::TakesMany) };
    }
    if Grid::<Squares>::of(size).edges().contains(square) {
        return harm(HarmKind::Edge);
    }
    let n_flips = before.flips(square).len();
    if n_flips >= FLIPS_MIN && n_empties <= FLIPS_FROM {
        return Harm { n: n_flips, ..harm(HarmKind::Discs) };
    }
    let new = moves[1] & !moves[0];
    if new.len() == 1 && n_empties >= QUIET_DOWN_TO {
        return Harm { others: new, ..harm(HarmKind::NearlyQuiet) };
    }
    let n_own = [&before, &after].map(|position| position.legal_moves_of(doer).len());
    if n_own[1] >= n_own[0] + MANY {
        return Harm { n: n_own[1] - n_own[0], ..harm(HarmKind::GainsMoves) };
    }
    harm(HarmKind::Strong)
}

/// A side's square at a ply of a line.
fn square_of(lines: &LinePair, line: usize, ply: usize, color: Color) -> Option<Square> {
    (lines.color_at(line, ply) == Some(color)).then(|| lines.square(line, ply)).flatten()
}

/// The moves of the side to move that give the other no new one.
fn quiet_moves(position: &Position, color: Color) -> Squares {
    if position.turn() != color {
        return Squares::EMPTY;
    }
    let had = position.legal_moves_of(!color);
    let is_quiet = |square: &Square| {
        let after = position.play(Move::Place(*square)).expect("it is legal");
        after.legal_moves_of(!color).is_subset_of(had)
    };
    position.legal_moves().iter().filter(is_quiet).collect()
}

/// The moves of the side to move after which the other cannot take a corner.
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

fn instead_of_answer(lines: &LinePair, reply: &LineMove) -> Instead {
    let (mover, opponent, square) = (lines.mover, !lines.mover, reply.square);
    let best = lines.square(BEST, 1);
    if best == Some(square) {
        return Instead::TakesSquare;
    }
    if let Some(corner) = best.filter(|&best| is_corner(lines, best)) {
        return Instead::TakesCorner(corner);
    }
    match lines.ply_of(BEST, mover, square) {
        Some(ply) if ply <= NEAR => return Instead::TakesLater(ply),
        Some(_) => return Instead::Avoids,
        None => {}
    }
    let is_possible = lines.after(BEST, 1).legal_moves_of(opponent).contains(square);
    match lines.ply_of(BEST, opponent, square) {
        // The answer belongs to it where it is given at once.
        Some(2) => square_of(lines, BEST, 3, mover).map_or(Instead::Harmless, Instead::Answers),
        Some(ply) if !is_possible && ply <= NEAR && square_of(lines, BEST, ply + 1, mover).is_some() => {
            Instead::AnswersLater(ply)
        }
        Some(ply) if is_possible || ply <= NEAR => Instead::Harmless,
        Some(_) if reply.plies > 2 => Instead::Avoids,
        Some(_) => Instead::Prevents,
        None if is_possible => Instead::Harmless,
        None if reply.plies > 2 => Instead::Avoids,
        None => Instead::Prevents,
    }
}

fn is_corner(lines: &LinePair, square: Square) -> bool {
    Grid::<Squares>::of(lines.before.size()).corners().contains(square)
}

/// Two moves of the opponent after the move played; the best move does something about the first. Where it
/// can be seen what the first does, that is said.
fn two_moves(lines: &LinePair, squares: Squares) -> Option<(Harm, Instead)> {
    let answers: Vec<(Harm, Instead)> = squares.iter().filter_map(|square| answer(lines, square)).collect();
    let [(a, instead_of_a), (b, instead_of_b)] = answers[..] else { return None };
    let is_now = |harm: &Harm| harm.plies == 2;
    let a_first = match (is_now(&a), is_now(&b)) {
        (true, true) => a.weight() >= b.weight(),
        (is_now, _) => is_now,
    };
    let ((first, instead), other) = if a_first { ((a, instead_of_a), b) } else { ((b, instead_of_b), a) };
    let also = other.squares.first();
    let harm = match first.kind.is_vague() {
        true => Harm { also, ..Harm::new(HarmKind::TwoMoves, first.squares, first.plies) },
        false => Harm { also, is_in_line: true, ..first },
    };
    Some((harm, instead))
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
    let plies = lines.ply_of(BEST, lines.mover, square).filter(|&ply| ply <= LATEST)?;
    let (before, after) = (*lines.at(BEST, plies - 1)?, *lines.at(BEST, plies)?);
    let reply = LineMove { square, before, after, plies, line: BEST };
    let harm = Harm { is_missed: true, ..effect(lines, &reply) };
    let is_lost = lines.ply_of(PLAYED, !lines.mover, square).is_some_and(|ply| ply <= NEAR);
    let is_there = lines.at(PLAYED, 2).is_some_and(|at| at.legal_moves_of(lines.mover).contains(square));
    let instead = match (is_lost, is_there) {
        (true, _) => Instead::LostTo,
        (false, false) => Instead::Impossible,
        (false, true) => Instead::Nothing,
    };
    Some((harm, instead))
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
    let spare = square_of(lines, BEST, 3, lines.mover).filter(|&square| {
        let at = |plies| lines.at(BEST, plies).map(|position| position.legal_moves_of(!lines.mover));
        matches!((at(2), at(3)), (Some(before), Some(after)) if after.is_subset_of(before))
            && !is_corner(lines, square)
    });
    let instead = spare.map_or(Instead::Nothing, Instead::Spare);
    let after = lines.at(PLAYED, 2)?;
    let kind = match after.empties().len() >= QUIET_DOWN_TO && after.turn() == lines.mover {
        true if safe_moves(after, lines.mover).is_empty() => HarmKind::NoSafeMove,
        true if quiet_moves(after, lines.mover).is_empty() => HarmKind::NoQuietMove,
        _ => HarmKind::NoGoodMove,
    };
    Some((Harm::new(kind, answer.into(), 2), instead))
}
