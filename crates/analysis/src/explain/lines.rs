//! The two lines that are laid side by side, and what each reason asks of them.

use othello::rules::{Color, Move, Position, Square};

/// The line of the move played.
pub(super) const PLAYED: usize = 0;
/// The line of the best move.
pub(super) const BEST: usize = 1;
/// Counts are compared up to this many moves of each line.
pub(super) const PLIES_MAX: usize = 6;
/// Below this many empty squares nearly every move is forced, and none is quiet.
pub(super) const QUIET_DOWN_TO: usize = 12;
/// What each further move of the lines leaves of a difference's weight.
const FADING: f64 = 0.85;

/// The lines after the move played and after the best move.
pub(super) struct LinePair<'a> {
    pub before: Position,
    pub mover: Color,
    moves: [&'a [Move]; 2],
    /// The positions after each of the moves.
    positions: [Vec<Position>; 2],
}

impl<'a> LinePair<'a> {
    pub(super) fn new(before: Position, refutation: &'a [Move], better: &'a [Move]) -> LinePair<'a> {
        let moves = [refutation, better];
        LinePair {
            before,
            mover: before.turn(),
            moves,
            positions: moves.map(|moves| after_each(before, moves)),
        }
    }

    /// How many plies of both lines are known.
    pub(super) fn n_common(&self) -> usize {
        self.moves[PLAYED].len().min(self.moves[BEST].len())
    }

    /// How many plies the longer line has.
    pub(super) fn n_longest(&self) -> usize {
        self.moves[PLAYED].len().max(self.moves[BEST].len())
    }

    pub(super) fn n_empties(&self) -> usize {
        self.before.empties().len()
    }

    pub(super) fn moves(&self, line: usize) -> &[Move] {
        self.moves[line]
    }

    /// The square of a line's move, the first being 1.
    pub(super) fn square(&self, line: usize, ply: usize) -> Option<Square> {
        self.moves[line].get(ply - 1)?.square()
    }

    /// The position after this many plies of a line, or after its last.
    pub(super) fn after(&self, line: usize, plies: usize) -> &Position {
        let positions = &self.positions[line];
        &positions[plies.min(positions.len()) - 1]
    }

    /// The position after this many plies of a line, if it is known so far.
    pub(super) fn at(&self, line: usize, plies: usize) -> Option<&Position> {
        self.positions[line].get(plies.checked_sub(1)?)
    }

    /// Who plays this ply of a line, the first being 1.
    pub(super) fn color_at(&self, line: usize, ply: usize) -> Option<Color> {
        let before = if ply == 1 { Some(&self.before) } else { self.at(line, ply - 1) };
        before.map(Position::turn)
    }

    /// At which ply, if any, a side plays a square in a line.
    pub(super) fn ply_of(&self, line: usize, color: Color, square: Square) -> Option<usize> {
        let plies = 1..=self.moves[line].len();
        plies
            .into_iter()
            .find(|&ply| self.square(line, ply) == Some(square) && self.color_at(line, ply) == Some(color))
    }

    /// Whether both lines lead to the end of the game.
    pub(super) fn reach_the_end(&self) -> bool {
        self.positions.iter().all(|line| line.last().is_some_and(|last| last.outcome().is_some()))
    }

    /// How far the game is from its last third: 1 up to there, falling to 0 at the end. Mobility matters so
    /// much.
    pub(super) fn openness(&self) -> f64 {
        (3.0 * self.n_empties() as f64 / self.before.size().area() as f64).min(1.0)
    }
}

/// What is left of a weight when something shows only after this many plies.
pub(super) fn faded(weight: f64, plies: usize) -> f64 {
    weight * FADING.powi(plies as i32 - 1)
}

/// The positions after each of some moves.
fn after_each(before: Position, moves: &[Move]) -> Vec<Position> {
    let mut position = before;
    let mut play = |&mv: &Move| {
        position = position.play(mv).expect("the engine plays legal moves");
        position
    };
    moves.iter().map(&mut play).collect()
}
