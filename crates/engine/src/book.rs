//! The opening book: positions of 8×8 after the standard start, with values found by our own search.
//!
//! It is a tree of moves with transpositions. An *open* position has all its children in the book, so that
//! every move has a value; a *leaf* has the value of a search. The values of open positions follow from those
//! of the leaves by negamax. Positions that differ only by a symmetry of the board, or by who plays which
//! colour, are one.
//!
//! In reading order: `tree` (positions and their values), `file` (the tree as a few bits for each position),
//! `grow` (building a book), `frequent` (building it where people play), `choose` (playing from it); then the
//! user's own changes: `own` (the changes, with undo), `merge` (a book with the changes applied, or with
//! another book), `work` (searches that add more of them).

mod tree;
mod file;
mod grow;
mod frequent;
mod choose;
mod own;
mod merge;
mod work;

pub use grow::{Grower, LineLimits, Round};
pub use merge::TakenOver;
pub use own::{BookChange, BookChangeKind, HEADING, OwnBook, OwnBookError, Stored, Subject, TooMany};
pub use tree::{Effort, Origin, Summary};

use super::kernel::{Board, Eight, Kernel};
use othello::evaluation::Evaluation;
use othello::rules::{BoardSize, ByColor, Color, Move, Position, Setup};
use std::cmp::Reverse;
use std::sync::{Arc, LazyLock};
use tree::{Tree, canonical};

/// Openings with values.
///
/// ```
/// use engine::book::Book;
/// use othello::rules::{BoardSize, Position};
///
/// let book = Book::embedded().expect("the program carries it");
/// let start = Position::start(BoardSize::STANDARD);
/// assert_eq!(book.moves(&start).len(), 4);
/// assert!(book.n_positions() > 1_000);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    tree: Tree,
}

/// A move in the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// The value for the side that plays the move; its line holds only that move.
    pub evaluation: Evaluation,
    /// Whether the position it leads to is open.
    pub is_open: bool,
    /// Where the value comes from.
    pub origin: Origin,
}

impl Book {
    /// The book that the program carries with it, read on first use; `None` when this version of the program
    /// cannot read it, which the tests rule out.
    pub fn embedded() -> Option<Arc<Book>> {
        static EMBEDDED: LazyLock<Option<Arc<Book>>> =
            LazyLock::new(|| Book::read(include_bytes!("../assets/book/8x8.book")).ok().map(Arc::new));
        EMBEDDED.clone()
    }

    /// The value of a position for its side to move; `None` when it is not in the book.
    pub fn evaluation(&self, position: &Position) -> Option<Evaluation> {
        self.known(position).map(|node| self.tree.evaluation(node))
    }

    /// Where the value of a position comes from; `None` when it is not in the book.
    pub fn origin(&self, position: &Position) -> Option<Origin> {
        self.known(position).map(|node| self.tree[node].origin)
    }

    /// Whether the moves of a position are in the book.
    pub fn is_open(&self, position: &Position) -> bool {
        self.known(position).is_some_and(|node| self.tree.is_open(node))
    }

    fn known(&self, position: &Position) -> Option<u32> {
        self.tree.find(board(position)?).filter(|&node| self.tree.is_known(node))
    }

    /// The moves of an open position, the best first; ties go to the deeper value. Empty when the book does
    /// not know them.
    pub fn moves(&self, position: &Position) -> Vec<BookMove> {
        if self.is_open(position) { self.moves_inside(position) } else { Vec::new() }
    }

    /// The moves of an open position, as from [`Book::moves`]; of any other position only those that the user
    /// has added, so a move that the book does not know may be better.
    pub fn known_moves(&self, position: &Position) -> Vec<BookMove> {
        let mut moves = self.moves_inside(position);
        if !self.is_open(position) {
            moves.retain(|found| found.origin != Origin::Shipped);
        }
        moves
    }

    fn moves_inside(&self, position: &Position) -> Vec<BookMove> {
        if board(position).is_none() {
            return Vec::new();
        }
        let legal = position.moves().into_iter();
        let mut moves: Vec<BookMove> = legal.filter_map(|mv| self.book_move(position, mv)).collect();
        moves.sort_by_key(|book_move| Reverse((book_move.evaluation.score, book_move.evaluation.depth)));
        moves
    }

    fn book_move(&self, position: &Position, mv: Move) -> Option<BookMove> {
        let node = self.known(&position.play(mv).ok()?)?;
        let after = self.tree.evaluation(node);
        let depth = after.depth + u8::from(mv != Move::Pass);
        let evaluation = Evaluation { depth, ..after.before(mv) };
        Some(BookMove { mv, evaluation, is_open: self.tree.is_open(node), origin: self.tree[node].origin })
    }

    /// The values of the moves that the book knows, with best play as far as the book goes.
    pub fn evaluations(&self, position: &Position) -> Vec<Evaluation> {
        let with_line = |BookMove { mv, evaluation, .. }| evaluation.with_line(self.line(position, mv));
        self.known_moves(position).into_iter().map(with_line).collect()
    }

    /// A move and best play after it, as far as the book goes.
    pub fn line(&self, position: &Position, first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let mut position = position.play(first);
        while let Ok(here) = position {
            let Some(best) = self.moves(&here).first().map(|best| best.mv) else { break };
            line.push(best);
            position = here.play(best);
        }
        line
    }

    /// How many positions the book knows.
    pub fn n_positions(&self) -> usize {
        self.tree.n_nodes()
    }

    /// Statistics of the book.
    pub fn summary(&self) -> Summary {
        self.tree.summary()
    }
}

/// A position with this board, Black to move.
fn position_of(board: Board<u64>) -> Position {
    let kernel = Eight::STANDARD;
    let discs = ByColor::new(kernel.squares(board.own), kernel.squares(board.other));
    let setup = Setup { size: BoardSize::STANDARD, discs, turn: Color::Black };
    setup.position().expect("the book holds positions only")
}

/// The position in the book's form; `None` on another board, or while the central discs are placed.
fn board(position: &Position) -> Option<Board<u64>> {
    let fits = position.size() == BoardSize::STANDARD && !position.is_placing();
    fits.then(|| canonical(Eight::STANDARD.board(position)))
}
