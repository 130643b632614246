//! What a move does to the other side, read off the board.

use super::super::lines::{BEST, LinePair, PLAYED, QUIET_DOWN_TO};
use super::harm::{Harm, HarmKind};
use crate::features::{self, is_wedge, open_corners, region_of};
use crate::stable::stable;
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// Down from this many empty squares regions tell.
const REGIONS_FROM: usize = 24;
/// Regions larger than this have no last move that could be foreseen.
const REGION_MAX: usize = 8;
/// Moves of a side in the other line are wanted up to this ply.
const WANTED: usize = 7;
/// What a line comes to up to this ply is the same for a player.
const NEAR: usize = 7;
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
/// Moves that are taken away, or opened, are named up to this many.
pub(super) const NAMED_MAX: usize = 4;

/// A move of a line, with the positions before and after it.
pub(super) struct LineMove {
    pub square: Square,
    pub before: Position,
    pub after: Position,
    /// How many moves of the line lead to the position after it.
    pub plies: usize,
    /// The line it is in.
    pub line: usize,
}

impl LineMove {
    /// A move in a position of a line; `None` where it is not legal.
    pub(super) fn new(before: &Position, square: Square, plies: usize, line: usize) -> Option<LineMove> {
        let after = before.play(Move::Place(square)).ok()?;
        Some(LineMove { square, before: *before, after, plies, line })
    }
}

/// What a move does to the other side, the most telling first.
pub(super) fn effect(lines: &LinePair, reply: &LineMove) -> Harm {
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
    let is_out = !moves[1].is_empty()
        && open_corners(&after, doer).is_empty()
        && safe_moves(&after, victim).is_empty()
        && n_safe_instead > 0;
    if is_out && n_empties >= QUIET_DOWN_TO {
        return Harm { n: moves[1].len(), ..harm(HarmKind::NoSafeMove) };
    }
    // What gives a corner away has its reason elsewhere.
    if !(open_corners(&after, victim) & !open_corners(&before, victim)).is_empty() {
        return harm(HarmKind::Strong);
    }
    // A corner that falls all the same is no threat, nor is one that the victim can take itself.
    let falls = |corner: &Square| lines.ply_of(1 - line, doer, *corner).is_some_and(|ply| ply <= NEAR);
    let threatened = open_corners(&after, doer) & !(open_corners(&before, doer) | moves[1]);
    let threatened: Squares = threatened.iter().filter(|corner| !falls(corner)).collect();
    if !threatened.is_empty() {
        return Harm { others: threatened, ..harm(HarmKind::Threat) };
    }
    // What the victim plays later all the same, could not play before, or has back at its next turn, is not
    // taken from it.
    let later = |square: &Square| lines.ply_of(line, victim, *square).is_some_and(|ply| ply > plies);
    let played_later: Squares = after.empties().iter().filter(later).collect();
    let had = moves[0] & lines.before.legal_moves_of(victim);
    let is_reply_played = lines.square(line, plies) == Some(square);
    let next = lines.at(line, plies + 2).filter(|_| is_reply_played);
    let back = next.map_or(Squares::EMPTY, |next| next.legal_moves_of(victim));
    let taken = had & !moves[1] & after.empties() & !(played_later | back);
    let wanted: Squares = (1..=WANTED).filter_map(|ply| square_of(lines, 1 - line, ply, victim)).collect();
    if !(taken & wanted).is_empty() {
        return Harm { others: taken & wanted, ..harm(HarmKind::TakesAway) };
    }
    let n_left = moves[1].len();
    let is_fewer = n_left < moves[0].len();
    let few_moves = || Harm { n: n_left, n_beside: n_instead, ..harm(HarmKind::FewMoves) };
    if is_fewer && n_left <= FEW && n_instead >= n_left + FEWER {
        return few_moves();
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
    let is_out = n_left > 0 && quiet_moves(&after, victim).is_empty();
    let has_instead = |position: &Position| !good_quiet_moves(position, victim).is_empty();
    if n_empties >= QUIET_DOWN_TO && is_out && instead.is_some_and(has_instead) {
        return harm(HarmKind::NoQuietMove);
    }
    if is_fewer && (1..=FEW_BESIDE).contains(&n_left) && n_instead >= n_left + FEWER.max(n_left / 2) {
        return few_moves();
    }
    if taken.len() >= MANY && n_left + FEWER <= moves[0].len() {
        return Harm { n: taken.len(), ..harm(HarmKind::TakesMany) };
    }
    if is_reply_played && let Some((answer, opened)) = opened_by_best(lines, line, plies + 1) {
        return Harm { also: Some(answer), others: opened, ..harm(HarmKind::NoGoodAnswer) };
    }
    let n_flips = before.flips(square).len();
    if n_flips >= FLIPS_MIN && n_empties <= FLIPS_FROM {
        return Harm { n: n_flips, ..harm(HarmKind::Discs) };
    }
    let new = moves[1] & !moves[0];
    if new.len() == 1 && !new.intersects(Grid::<Squares>::of(size).corners()) && n_empties >= QUIET_DOWN_TO {
        return Harm { others: new, ..harm(HarmKind::NearlyQuiet) };
    }
    if n_instead >= n_left + FEWER && (1..=FEW_BESIDE).contains(&n_left) {
        return few_moves();
    }
    let n_own = [&before, &after].map(|position| position.legal_moves_of(doer).len());
    if n_own[1] >= n_own[0] + MANY {
        return Harm { n: n_own[1] - n_own[0], ..harm(HarmKind::GainsMoves) };
    }
    // The doer's next move, which nothing but this one makes possible.
    let prepared = square_of(lines, line, plies + 2, doer).filter(|next| {
        let has = |position: &Position| position.legal_moves_of(doer).contains(*next);
        let has_instead =
            [plies, plies + 1].into_iter().any(|plies| lines.at(1 - line, plies).is_some_and(has));
        let is_new = !has(&before) && has(&after) && !has_instead;
        is_reply_played && is_new && !moves[1].contains(*next)
    });
    if let Some(next) = prepared {
        return Harm { others: next.into(), ..harm(HarmKind::Prepares) };
    }
    if Grid::<Squares>::of(size).edges().contains(square) {
        return harm(HarmKind::Edge);
    }
    harm(HarmKind::Strong)
}

/// What a side's best move opens to the other side at a ply of a line: the corners, if it opens one, else all
/// squares; `None` where it has a quiet move, or the other line costs it as much, perhaps by the same move.
pub(super) fn opened_by_best(lines: &LinePair, line: usize, ply: usize) -> Option<(Square, Squares)> {
    let corners = Grid::<Squares>::of(lines.before.size()).corners();
    let side = lines.color_at(line, ply)?;
    let opened = |line: usize| {
        let best = LineMove::new(lines.at(line, ply - 1)?, square_of(lines, line, ply, side)?, ply, line)?;
        let opened = best.after.legal_moves_of(!side) & !best.before.legal_moves_of(!side);
        let of_corners = opened & corners;
        Some((best.square, if of_corners.is_empty() { opened } else { of_corners }))
    };
    let cost = |opened: Squares| (opened.intersects(corners), opened.len());
    let ((square, here), (_, there)) = (opened(line)?, opened(1 - line)?);
    if !quiet_moves(lines.at(line, ply - 1)?, side).is_empty()
        || lines.ply_of(1 - line, side, square).is_some()
    {
        return None;
    }
    let is_named = (2..=NAMED_MAX).contains(&here.len()) || here.intersects(corners);
    let is_open = lines.n_empties() >= QUIET_DOWN_TO + ply && !corners.contains(square);
    (is_named && is_open && cost(here) > cost(there)).then_some((square, here))
}

/// A side's square at a ply of a line.
pub(super) fn square_of(lines: &LinePair, line: usize, ply: usize, color: Color) -> Option<Square> {
    (lines.color_at(line, ply) == Some(color)).then(|| lines.square(line, ply)).flatten()
}

/// The moves of a side that give the other no new one; none where the other is to move.
pub(super) fn quiet_moves(position: &Position, color: Color) -> Squares {
    if position.turn() == color { features::quiet_moves(position) } else { Squares::EMPTY }
}

/// The quiet moves of a side that are a gain: none beside an empty corner.
pub(super) fn good_quiet_moves(position: &Position, color: Color) -> Squares {
    let danger = features::corner_danger(position);
    quiet_moves(position, color) & !(danger.x_squares | danger.c_squares)
}

/// The moves of the side to move that open no corner to the other; one that takes a corner opens none.
pub(super) fn safe_moves(position: &Position, color: Color) -> Squares {
    if position.turn() != color {
        return Squares::EMPTY;
    }
    let (corners, had) = (Grid::<Squares>::of(position.size()).corners(), open_corners(position, !color));
    let opens = |square: &Square| {
        let after = position.play(Move::Place(*square)).expect("it is legal");
        !corners.contains(*square) && !(open_corners(&after, !color) & !had).is_empty()
    };
    position.legal_moves().iter().filter(|square| !opens(square)).collect()
}

/// The region before the move that a square is the last of, if it was small and had more squares.
fn last_of_region(lines: &LinePair, before: &Position, square: Square) -> Option<Squares> {
    let region = region_of(square, &lines.before);
    let is_last = (region & before.empties()).len() == 1;
    let tells = lines.n_empties() <= REGIONS_FROM && (2..=REGION_MAX).contains(&region.len());
    (is_last && tells).then_some(region)
}

/// Whether a move is played, or does the same, in the other line as well, or another move does it there.
pub(super) fn is_shared(lines: &LinePair, reply: &LineMove, harm: &Harm) -> bool {
    let (doer, other) = (reply.before.turn(), 1 - reply.line);
    if lines.ply_of(other, doer, reply.square).is_some() {
        return true;
    }
    // After this many plies the doer is to move for the first time after the other line's first move.
    let plies = if doer == lines.mover { 2 } else { 1 };
    let to_move = |plies: usize| lines.at(other, plies).filter(|at| at.turn() == doer);
    // The doer's first moves there, and whether one does the same.
    let first = |n: usize| {
        (plies..).step_by(2).take(n).filter_map(move |plies| {
            LineMove::new(to_move(plies)?, lines.square(other, plies + 1)?, plies + 1, other)
        })
    };
    let n_new = |there: &LineMove| {
        let [had, has] = [&there.before, &there.after].map(|at| at.legal_moves_of(!doer));
        (has & !had).len()
    };
    let is_there_too = match harm.kind {
        HarmKind::LastMove => has_last_move(lines, other, doer, harm.others),
        HarmKind::NoQuietMove => {
            let is_out = |at: &Position| at.turn() != doer && good_quiet_moves(at, !doer).is_empty();
            lines.at(other, 3 - plies).is_some_and(is_out)
        }
        HarmKind::Threat => {
            to_move(plies).is_some_and(|before| harm.others.is_subset_of(open_corners(before, doer)))
        }
        HarmKind::Corner => {
            let is_open = |at: &Position| at.legal_moves().contains(reply.square);
            (plies..=NEAR).step_by(2).filter_map(to_move).any(is_open)
        }
        HarmKind::Quiet => {
            let is_quiet = |at: &Position| quiet_moves(at, doer).contains(reply.square);
            to_move(plies).is_some_and(|at| !quiet_moves(at, doer).is_empty())
                || (plies..=NEAR).step_by(2).filter_map(to_move).any(is_quiet)
        }
        HarmKind::NearlyQuiet => first(1).any(|there| n_new(&there) <= 1),
        HarmKind::Edge => first(2).any(|there| effect(lines, &there).kind == HarmKind::Edge),
        _ => false,
    };
    // The same reply, at once or after the move played where the better line comes to it.
    let later = lines.square(PLAYED, 1).and_then(|played| lines.ply_of(BEST, lines.mover, played));
    let later = later.filter(|_| reply.line == PLAYED && reply.plies == 2);
    let is_same_pair = later.is_some_and(|ply| lines.square(BEST, ply + 1) == Some(reply.square));
    let later = later.filter(|&ply| ply <= NEAR);
    is_there_too
        || is_same_pair && (harm.kind != HarmKind::Corner || later.is_some())
        || [Some(plies), later].into_iter().flatten().any(|plies| {
            let there = to_move(plies).and_then(|at| LineMove::new(at, reply.square, plies + 1, other));
            let there = there.map(|there| effect(lines, &there));
            let is_quiet = harm.kind == HarmKind::NearlyQuiet;
            there
                .is_some_and(|there| there.says_as_much_as(harm) || is_quiet && there.kind == HarmKind::Quiet)
        })
}

pub(super) fn is_corner(lines: &LinePair, square: Square) -> bool {
    Grid::<Squares>::of(lines.before.size()).corners().contains(square)
}

/// Whether a side plays the last move in a region in a line, as far as that is known.
fn has_last_move(lines: &LinePair, line: usize, color: Color, region: Squares) -> bool {
    let plies: Vec<usize> = region
        .iter()
        .filter_map(|square| Color::BOTH.into_iter().find_map(|color| lines.ply_of(line, color, square)))
        .collect();
    let last = plies.iter().max().filter(|_| plies.len() == region.len());
    last.is_some_and(|&last| lines.color_at(line, last) == Some(color))
}
