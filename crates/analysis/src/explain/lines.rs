//! The line of the move played and that of the best move, with the queries that the finders in `ideas` need.

use super::fact::Line;
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// The lines after the move played and after the best move.
pub(super) struct Lines<'a> {
    /// Before the move.
    pub before: Position,
    /// Who moves.
    pub mover: Color,
    pub opponent: Color,
    lines: [&'a [Move]; 2],
    /// The positions after each of these moves.
    positions: [Vec<Position>; 2],
    /// The mover's best answer if the opponent replies to the best move as in the line played; `None` if that
    /// reply is illegal, and before the engine has answered.
    pub counter: Option<Square>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(before: Position, refutation: &'a [Move], better: &'a [Move]) -> Lines<'a> {
        let lines = [refutation, better];
        let positions = lines.map(|line| after_each(before, line));
        Lines { before, mover: before.turn(), opponent: !before.turn(), lines, positions, counter: None }
    }

    /// The square of a line's move, the first being 1; `None` for a pass and beyond the end.
    pub(super) fn square(&self, line: Line, ply: usize) -> Option<Square> {
        self.lines[line as usize].get(ply.checked_sub(1)?)?.square()
    }

    /// A line's first move: the move played, or the best one.
    pub(super) fn first(&self, line: Line) -> Option<Square> {
        self.square(line, 1)
    }

    /// The opponent's reply to the first move.
    pub(super) fn reply(&self, line: Line) -> Option<Square> {
        self.square(line, 2).filter(|_| self.color_at(line, 2) == Some(self.opponent))
    }

    /// The position after this many plies of a line, 0 for the one before the move; `None` beyond the end of
    /// the line.
    pub(super) fn after(&self, line: Line, plies: usize) -> Option<&Position> {
        match plies {
            0 => Some(&self.before),
            _ => self.positions[line as usize].get(plies - 1),
        }
    }

    /// Who plays this ply of a line, the first being 1.
    pub(super) fn color_at(&self, line: Line, ply: usize) -> Option<Color> {
        self.after(line, ply.checked_sub(1)?).map(Position::turn)
    }

    pub(super) fn flips(&self, line: Line, ply: usize) -> Squares {
        let before = ply.checked_sub(1).and_then(|plies| self.after(line, plies));
        before.zip(self.square(line, ply)).map_or(Squares::EMPTY, |(before, square)| before.flips(square))
    }

    /// The moves that a side has, or would have if it were its turn, after this many plies.
    pub(super) fn moves(&self, line: Line, plies: usize, color: Color) -> Squares {
        self.after(line, plies).map_or(Squares::EMPTY, |after| after.legal_moves_of(color))
    }

    /// The opponent's legal moves after the first move of a line that were not legal before it.
    pub(super) fn opened(&self, line: Line) -> Squares {
        self.moves(line, 1, self.opponent) & !self.before.legal_moves_of(self.opponent)
    }

    /// The first ply, up to the last given, at which a side plays on a square in a line.
    pub(super) fn ply_of(&self, line: Line, color: Color, square: Square, last: usize) -> Option<usize> {
        (1..=last)
            .find(|&ply| self.square(line, ply) == Some(square) && self.color_at(line, ply) == Some(color))
    }
}

/// The discs that a side would flip by playing on a square, even if the other side is to move.
pub(super) fn flips_of(position: &Position, color: Color, square: Square) -> Squares {
    let discs = position.discs();
    othello::rules::flips(Grid::<Squares>::of(position.size()), discs[color], discs[!color], square.index())
}

/// The position after each move, up to the first illegal move.
fn after_each(before: Position, moves: &[Move]) -> Vec<Position> {
    let play = |position: &mut Position, &mv: &Move| {
        *position = position.play(mv).ok()?;
        Some(*position)
    };
    moves.iter().scan(before, play).collect()
}
