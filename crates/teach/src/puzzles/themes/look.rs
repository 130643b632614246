//! The predicates of the themes: what a position, its proven scores and its only best move show.

use super::super::Truth;
use analysis::features::{Beside, beside_corner, neighbours, open_corners, parity, region_of, regions};
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// A position with its only best move, and what that leads to.
pub(super) struct Look<'a> {
    pub(super) truth: &'a Truth,
    pub(super) before: &'a Position,
    pub(super) color: Color,
    pub(super) best: Square,
    pub(super) after: Position,
}

/// From this loss up a move is wrong by a theme's predicate, in discs.
const WRONG: i16 = 4;

impl Look<'_> {
    pub(super) fn of(truth: &Truth) -> Option<Look<'_>> {
        let (before, best) = (truth.position(), truth.only_best()?);
        let after = before.play(Move::Place(best)).expect("a move of the truth is legal");
        Some(Look { truth, before, color: before.turn(), best, after })
    }

    pub(super) fn is_parity(&self) -> bool {
        let parity = parity(self.before);
        let even = self.before.legal_moves() & parity.even;
        parity.odd.contains(self.best) && !even.is_empty() && self.all_lose(even, WRONG)
    }

    fn all_lose(&self, moves: Squares, discs: i16) -> bool {
        moves.is_subset_of(self.truth.losing(|loss| loss >= discs))
    }

    pub(super) fn is_access(&self) -> bool {
        /// Larger regions are not soon filled, and too much happens around them.
        const SQUARES_MAX: usize = 3;
        // What the opponent may take first does not wait.
        let is_common = self.before.legal_moves_of(!self.color).contains(self.best);
        if !is_common || self.takes_a_corner() {
            return false;
        }
        let second = self.truth.second().map_or(0, |second| self.truth.score() - second);
        let second_best = self.truth.losing(|loss| loss == second);
        regions(self.before).into_iter().filter(|region| region.len() <= SQUARES_MAX).any(|region| {
            let keeps = |square: Square| {
                let after = self.played(square);
                let is_own = region.intersects(after.legal_moves_of(self.color))
                    && !region.intersects(after.legal_moves_of(!self.color));
                is_own && !region.contains(square)
            };
            let giving_up = self.before.legal_moves().iter().filter(|square| !keeps(*square)).collect();
            keeps(self.best) && second_best.is_subset_of(giving_up) && self.all_lose(giving_up, WRONG)
        })
    }

    /// Then the corner is the point, and not another theme.
    fn takes_a_corner(&self) -> bool {
        Grid::of(self.before.size()).corners().contains(self.best)
    }

    /// What a legal move leads to.
    fn played(&self, square: Square) -> Position {
        self.before.play(Move::Place(square)).expect("a move of the truth is legal")
    }

    pub(super) fn is_corner_sacrifice(&self) -> bool {
        self.gives_a_corner(&self.after)
    }

    /// Whether the opponent can take a corner after a move that it could not take before.
    fn gives_a_corner(&self, after: &Position) -> bool {
        let open = |position| open_corners(position, !self.color);
        !open(after).is_subset_of(open(self.before))
    }

    pub(super) fn is_poisoned_corner(&self) -> bool {
        let corners = open_corners(self.before, self.color);
        !corners.is_empty() && self.all_lose(corners, WRONG)
    }

    pub(super) fn is_greed(&self) -> bool {
        const LOSS: i16 = 6;
        /// Discs more than by any other move, and more than by the best one, which flips few.
        const LEAD: usize = 2;
        const LEAD_OVER_BEST: usize = 4;
        const FEW: usize = 3;
        let flips = |square: Square| self.before.flips(square).len();
        let moves = self.before.legal_moves();
        let Some(greedy) = moves.iter().max_by_key(|square| flips(*square)) else { return false };
        let (most, of_best) = (flips(greedy), flips(self.best));
        let leads = moves.iter().all(|square| square == greedy || flips(square) + LEAD <= most);
        // Because of the discs, and of no corner: they give the opponent moves.
        let after = self.played(greedy);
        leads
            && of_best <= FEW
            && of_best + LEAD_OVER_BEST <= most
            && self.all_lose(greedy.into(), LOSS)
            && self.replies(&after) > self.replies(&self.after)
            && !self.gives_a_corner(&after)
            && !self.takes_a_corner()
    }

    /// How many moves the opponent has, or would have.
    fn replies(&self, position: &Position) -> usize {
        position.legal_moves_of(!self.color).len()
    }

    pub(super) fn is_quiet(&self) -> bool {
        let flips = self.before.flips(self.best);
        let are_inner = !neighbours(flips, self.before.size()).intersects(self.after.empties());
        flips.len() <= 2 && are_inner && self.replies(&self.after) <= self.replies(self.before)
    }

    pub(super) fn is_stoner_trap(&self) -> bool {
        let size = self.before.size();
        if !Grid::of(size).edges().contains(self.best) {
            return false;
        }
        let (threats, taken) =
            (open_corners(&self.after, self.color), open_corners(&self.after, !self.color));
        let old = open_corners(self.before, self.color);
        (threats & !old & !taken).iter().any(|corner| {
            let same_edge =
                corner.row(size) == self.best.row(size) || corner.column(size) == self.best.column(size);
            let is_x = |square: &Square| beside_corner(*square, size) == Some((corner, Beside::X));
            let x = Square::all(size).find(is_x);
            same_edge && x.is_some_and(|x| self.after.disc_at(x) == Some(self.color))
        })
    }

    pub(super) fn is_five_disc_edge(&self) -> bool {
        let size = self.before.size();
        edges(self.before).into_iter().any(|edge| {
            let discs: Vec<Option<Color>> = edge.iter().map(|square| self.before.disc_at(*square)).collect();
            // From one corner: the C-square is empty, then five discs, and again from the other.
            let open_end = |five: std::ops::Range<usize>| {
                discs
                    .iter()
                    .enumerate()
                    .all(|(at, disc)| *disc == if five.contains(&at) { Some(!self.color) } else { None })
            };
            let ends = [(open_end(2..7), edge[1], edge[0]), (open_end(1..6), edge[6], edge[7])];
            ends.into_iter().any(|(is_open, c_square, corner)| {
                let attacks =
                    self.best == c_square || beside_corner(self.best, size) == Some((corner, Beside::X));
                is_open && attacks
            })
        })
    }

    pub(super) fn is_diagonal(&self) -> bool {
        let (size, empties) = (self.before.size(), self.after.empties());
        let side = usize::from(size.width());
        let at = |column, row| Square::at(column, row, size);
        let down: Squares = (0..side).filter_map(|at_| at(at_, at_)).collect();
        let up: Squares = (0..side).filter_map(|at_| at(at_, side - 1 - at_)).collect();
        [down, up].into_iter().any(|diagonal| {
            let corners = diagonal & Grid::of(size).corners();
            let inner: Squares = diagonal & !corners;
            let is_own = |position: &Position| inner.is_subset_of(position.discs()[self.color]);
            corners.intersects(empties) && is_own(&self.after) && !is_own(self.before)
        })
    }

    pub(super) fn is_tempo(&self) -> bool {
        let left = region_of(self.best, self.before) & !Squares::from(self.best);
        left.intersects(self.after.legal_moves_of(self.color)) && !left.intersects(self.after.legal_moves())
    }
}

/// The squares of the four edges, each from a corner to the next.
fn edges(position: &Position) -> [Vec<Square>; 4] {
    let size = position.size();
    let (last_column, last_row) = (usize::from(size.width()) - 1, usize::from(size.height()) - 1);
    let row = |row| Square::all(size).filter(|square| square.row(size) == row).collect();
    let column = |column| Square::all(size).filter(|square| square.column(size) == column).collect();
    [row(0), row(last_row), column(0), column(last_column)]
}
