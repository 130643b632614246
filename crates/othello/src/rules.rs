//! The game of Othello, for every board from 4×4 to 16×16, rectangles too.
//!
//! In reading order: [`Color`] and [`BoardSize`], the [`Square`] and sets of them ([`Squares`]), the geometry
//! of a board ([`Grid`]) with the two routines everything rests on ([`legal_moves`], [`flips`]), a [`Setup`]
//! and the [`Position`] it becomes, the named [`Start`]s, the [`Outcome`] and the [`Symmetry`] group.

mod bits;
mod board;
mod color;
mod flips;
mod grid;
mod position;
mod score;
mod setup;
mod size;
mod square;
mod squares;
mod start;
mod symmetry;
mod images;

pub use bits::Bits;
pub use color::{ByColor, Color};
pub use flips::{flips, legal_moves, plain_flips};
pub use grid::{Grid, Line};
pub use images::{canonical, images, transpose};
pub use position::{IllegalMove, Move, Position};
pub use score::{Goal, Outcome};
pub use setup::{Setup, SetupError};
pub use size::{BoardSize, SizeError};
pub use square::{Square, SquareError};
pub use squares::Squares;
pub use start::Start;
pub use symmetry::Symmetry;
