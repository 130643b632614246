//! A fast board of 8×8 for repairs, which try about a hundred thousand lines.

use super::Entry;
use crate::rules::{BoardSize, ByColor, Color, Goal, Grid, Outcome, Position, flips, legal_moves};
use std::sync::LazyLock;

static GRID: LazyLock<Grid<u64>> = LazyLock::new(|| Grid::new(BoardSize::STANDARD));

/// Discs and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Game {
    /// The discs of the side to move; `other` has the opponent's.
    own: u64,
    other: u64,
    pub(super) turn: Color,
}

impl Game {
    pub(super) fn start() -> Game {
        let discs = Position::start(BoardSize::STANDARD).discs().map(|squares| squares.words()[0]);
        Game { own: discs.black, other: discs.white, turn: Color::Black }
    }

    /// Places a disc of the side to move; returns whether that is legal.
    pub(super) fn play(&mut self, square: usize) -> bool {
        let disc = 1 << square;
        if (self.own | self.other) & disc != 0 {
            return false;
        }
        let flipped = flips(&GRID, self.own, self.other, square);
        if flipped == 0 {
            return false;
        }
        *self = Game { own: self.other & !flipped, other: self.own | flipped | disc, turn: !self.turn };
        true
    }

    /// Plays an entry of a sheet; returns whether that is possible.
    pub(super) fn take(&mut self, entry: Entry) -> bool {
        match entry {
            Entry::Move(square) => self.play(square.index()),
            Entry::Corrected(square) => {
                let disc = 1 << square.index();
                let is_there = (self.own | self.other) & disc != 0;
                if is_there {
                    (self.own, self.other) = (self.own ^ disc, self.other ^ disc);
                }
                is_there
            }
        }
    }

    /// The discs that have changed their colour since an earlier board.
    pub(super) fn flipped_since(&self, before: &Game) -> u64 {
        let discs = |game: &Game| if game.turn == Color::Black { game.own } else { game.other };
        (discs(self) ^ discs(before)) & (before.own | before.other)
    }

    /// The squares that the side to move can play.
    pub(super) fn legal(&self) -> u64 {
        legal_moves(&GRID, self.own, self.other)
    }

    fn passed(&self) -> Game {
        Game { own: self.other, other: self.own, turn: !self.turn }
    }

    /// Passes if only the other side can move and the next entry is no correction; returns whether it passed.
    pub(super) fn pass_before(&mut self, next: Option<Entry>) -> bool {
        if let Some(Entry::Corrected(_)) = next {
            return false;
        }
        let passed = self.passed();
        let must_pass = self.legal() == 0 && passed.legal() != 0;
        if must_pass {
            *self = passed;
        }
        must_pass
    }

    pub(super) fn is_over(&self) -> bool {
        self.legal() == 0 && self.passed().legal() == 0
    }

    /// The discs, and at the end the empty squares for the winner.
    pub(super) fn count(&self) -> ByColor<u16> {
        let of = |color| if color == self.turn { self.own } else { self.other };
        let discs = ByColor::from_fn(|color| of(color).count_ones() as u16);
        let empties = if self.is_over() { 64 - discs.black - discs.white } else { 0 };
        Outcome { discs, empties }.official(Goal::MostDiscs)
    }

    /// How good a move looks at first sight, by corners and replies.
    pub(super) fn looks(&self, square: usize) -> f64 {
        const CORNERS: u64 = 0x8100_0000_0000_0081;
        let mut after = *self;
        if !after.play(square) {
            return f64::NEG_INFINITY;
        }
        let replies = after.legal();
        let corners = f64::from((replies & CORNERS).count_ones());
        let own = after.passed().legal();
        let takes_corner = f64::from(u8::from(CORNERS & (1 << square) != 0));
        2.0 * takes_corner - 3.0 * corners - 0.35 * f64::from(replies.count_ones())
            + 0.15 * f64::from(own.count_ones())
    }
}
