//! What the themes are judged by: a position, its scores, its best move, and the wrong one that people like.

use super::super::Solver;
use super::super::truth::{DECOY_RATING, Truth};
use analysis::explain::{Fact, Idea, Line};
use analysis::features::{Beside, beside_corner, holes, neighbours, open_corners, region_of};
use engine::human::{Model, Rating};
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// A position with its only best move, and what that leads to.
pub(super) struct Candidate<'a> {
    pub(super) truth: &'a Truth,
    pub(super) before: &'a Position,
    pub(super) color: Color,
    pub(super) best: Square,
    pub(super) after: Position,
    /// The wrong move that people of [`DECOY_RATING`] like best, and the share who play it.
    pub(super) decoy: (Square, f32),
    /// The share of these people who play the best move.
    chance: f32,
    /// The facts that set the best move apart from the decoy.
    facts: Vec<Fact>,
    /// The idea that explains why the decoy loses.
    pub(super) idea: Option<Idea>,
}

/// The least loss of a wrong move, in discs.
const WRONG_LOSS_MIN: i16 = 4;

impl Candidate<'_> {
    pub(super) fn of<'a>(truth: &'a Truth, model: &Model, solver: &mut Solver) -> Option<Candidate<'a>> {
        let (before, best) = (&truth.position, truth.only_best()?);
        let after = before.play(Move::Place(best)).expect("a move of the truth is legal");
        let decoy = truth.decoy(model)?;
        let explanation = solver.compare(truth, decoy.0)?;
        let (idea, facts) = (explanation.idea(), explanation.facts);
        let chance = truth.chance(best, model, Rating::new(DECOY_RATING));
        Some(Candidate { truth, before, color: before.turn(), best, after, decoy, chance, facts, idea })
    }

    pub(super) fn has(&self, fits: impl Fn(&Fact) -> bool) -> bool {
        self.facts.iter().any(fits)
    }

    /// Whether the best move makes a fact true at once.
    pub(super) fn holds_after_best(&self, fact: &Fact) -> bool {
        (fact.line, fact.ply) == (Line::Best, 1)
    }

    pub(super) fn is_surprising(&self) -> bool {
        const MOST: f32 = 0.5;
        const FEW: f32 = 0.1;
        self.decoy.1 >= MOST && self.chance < FEW
    }

    pub(super) fn is_poisoned_corner(&self) -> bool {
        let corners = open_corners(self.before, self.color);
        let wrong = self.truth.with_loss(|loss| loss >= WRONG_LOSS_MIN);
        !corners.is_empty() && corners.is_subset_of(wrong)
    }

    pub(super) fn is_greed(&self) -> bool {
        let flips = |square: Square| self.before.flips(square).len();
        let most = self.before.legal_moves().iter().map(flips).max();
        let is_greedy = |fact: &Fact| (fact.idea, fact.line) == (Idea::Flips, Line::Played);
        self.has(is_greedy) && most == Some(flips(self.decoy.0))
    }

    /// How many moves the opponent has in a position, whichever side is to move.
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
        let threats =
            self.facts.iter().filter(|fact| fact.idea == Idea::Threat && self.holds_after_best(fact));
        threats.flat_map(|fact| fact.squares.iter()).any(|corner| {
            let same_edge =
                corner.row(size) == self.best.row(size) || corner.column(size) == self.best.column(size);
            let is_x = |square: &Square| beside_corner(*square, size) == Some((corner, Beside::X));
            let x = Square::all(size).find(is_x);
            same_edge && x.is_some_and(|x| self.after.disc_at(x) == Some(self.color))
        })
    }

    pub(super) fn is_five_disc_edge(&self) -> bool {
        let beside = |square| beside_corner(square, self.before.size());
        holes(self.before, !self.color).iter().any(|hole| {
            let x_there = beside(hole).map(|(corner, _)| (corner, Beside::X));
            self.best == hole || beside(self.best) == x_there
        })
    }

    pub(super) fn is_diagonal(&self) -> bool {
        let (size, empties) = (self.before.size(), self.after.empties());
        let side = usize::from(size.width());
        let at = |column, row| Square::at(column, row, size);
        let down: Squares = (0..side).filter_map(|i| at(i, i)).collect();
        let up: Squares = (0..side).filter_map(|i| at(i, side - 1 - i)).collect();
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
