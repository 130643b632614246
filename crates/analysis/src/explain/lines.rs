//! The two lines that are laid side by side, and what the finders ask of them.

use super::fact::Line;
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// The lines after the move played and after the best move.
pub(super) struct Lines<'a> {
    /// Before the move.
    pub before: Position,
    /// Who moves.
    pub mover: Color,
    moves: [&'a [Move]; 2],
    /// The positions after each of the moves.
    positions: [Vec<Position>; 2],
    /// The mover's answer to the reply of the line played, if that is played after the best move; once the
    /// engine was asked.
    pub counter: Option<Square>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(before: Position, refutation: &'a [Move], better: &'a [Move]) -> Lines<'a> {
        let moves = [refutation, better];
        let positions = moves.map(|moves| after_each(before, moves));
        Lines { before, mover: before.turn(), moves, positions, counter: None }
    }

    /// The side that does not move.
    pub(super) fn opponent(&self) -> Color {
        !self.mover
    }

    pub(super) fn n_empties(&self) -> usize {
        self.before.empties().len()
    }

    /// The square of a line's move, the first being 1; `None` for a pass and beyond the end.
    pub(super) fn square(&self, line: Line, ply: usize) -> Option<Square> {
        self.moves[line as usize].get(ply.checked_sub(1)?)?.square()
    }

    /// The move that is played, or the best.
    pub(super) fn first(&self, line: Line) -> Option<Square> {
        self.square(line, 1)
    }

    /// The opponent's reply to the first move.
    pub(super) fn reply(&self, line: Line) -> Option<Square> {
        self.square(line, 2).filter(|_| self.by(line, 2) == Some(self.opponent()))
    }

    /// The position after this many plies of a line, if it is known so far; before the move for none.
    pub(super) fn after(&self, line: Line, plies: usize) -> Option<&Position> {
        match plies {
            0 => Some(&self.before),
            _ => self.positions[line as usize].get(plies - 1),
        }
    }

    /// Who plays this ply of a line, the first being 1.
    pub(super) fn by(&self, line: Line, ply: usize) -> Option<Color> {
        self.after(line, ply.checked_sub(1)?).map(Position::turn)
    }

    /// What the move of this ply flips.
    pub(super) fn flips(&self, line: Line, ply: usize) -> Squares {
        let before = ply.checked_sub(1).and_then(|before| self.after(line, before));
        before.zip(self.square(line, ply)).map_or(Squares::EMPTY, |(before, square)| before.flips(square))
    }

    /// The moves that a side has, or would have if it were its turn, after this many plies.
    pub(super) fn moves(&self, line: Line, plies: usize, color: Color) -> Squares {
        self.after(line, plies).map_or(Squares::EMPTY, |after| after.legal_moves_of(color))
    }

    /// The moves that the first move of a line gives the opponent.
    pub(super) fn opened(&self, line: Line) -> Squares {
        self.moves(line, 1, self.opponent()) & !self.before.legal_moves_of(self.opponent())
    }

    /// At which ply up to the last given, if any, a side plays a square in a line.
    pub(super) fn ply_of(&self, line: Line, color: Color, square: Square, last: usize) -> Option<usize> {
        (1..=last).find(|&ply| self.square(line, ply) == Some(square) && self.by(line, ply) == Some(color))
    }
}

/// What a disc of a side would flip, also where the other is to move.
pub(super) fn flips_of(position: &Position, color: Color, square: Square) -> Squares {
    let discs = position.discs();
    othello::rules::flips(Grid::<Squares>::of(position.size()), discs[color], discs[!color], square.index())
}

/// The positions after each of some moves.
fn after_each(before: Position, moves: &[Move]) -> Vec<Position> {
    let play = |position: &mut Position, &mv: &Move| {
        *position = position.play(mv).ok()?;
        Some(*position)
    };
    moves.iter().scan(before, play).collect()
}
