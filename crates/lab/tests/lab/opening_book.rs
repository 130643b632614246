//! The built-in opening book: how much it knows.

use engine::book::Book;
use othello::rules::{BoardSize, Position, Square};
use std::path::Path;

fn embedded() -> std::sync::Arc<Book> {
    Book::embedded().expect("the program carries a book that it can read")
}

#[test]
fn it_is_large_in_positions_and_small_in_bytes() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/assets/book/8x8.book");
    let n_bytes = std::fs::metadata(file).unwrap().len();
    let summary = embedded().summary();
    assert!(summary.n_positions >= 120_000 && n_bytes <= 300_000, "{} in {n_bytes}", summary.n_positions);
    // Every leaf was searched, to a recorded depth.
    let n_searched: usize = summary.efforts.iter().map(|(_, n)| n).sum();
    assert_eq!(n_searched, summary.n_positions - summary.n_open);
    assert!(summary.efforts.iter().all(|(effort, _)| effort.depth >= 10 && effort.selectivity >= 73));
}

#[test]
fn it_knows_the_three_replies_and_which_is_the_worst() {
    let size = BoardSize::STANDARD;
    let start = Position::start(size);
    let square = |name| othello::rules::Move::Place(Square::parse(name, size).unwrap());
    let book = embedded();
    let replies = book.moves(&start.play(square("f5")).unwrap());
    assert_eq!(replies.len(), 3);
    // The replies are the diagonal, the perpendicular and the parallel opening; players avoid the parallel.
    assert_eq!(replies[2].mv, square("f4"));
    assert!(replies[2].evaluation.score < replies[1].evaluation.score);
    // After the best replies the book continues for many moves.
    assert!(book.line(&start, square("f5")).len() > 10);
}
