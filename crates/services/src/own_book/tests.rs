//! Books that are imported and exported, and games that left the book.

use super::*;
use crate::own_book::store::{BookStore, NAME, StoreError, Trouble};
use engine::book::{Grower, Origin};
use engine::pattern::Weights;
use library::testing::record as game;
use std::fs;

pub(super) fn after(moves: &str) -> Position {
    *game(moves).position()
}

fn embedded() -> std::sync::Arc<Book> {
    Book::embedded().unwrap()
}

#[test]
fn a_line_has_its_positions_as_far_as_a_book_goes() {
    let moves = game("f5d6c3d3c4f4f6f3e6e7").moves();
    assert_eq!(line(&moves, 4).len(), 5);
    assert_eq!(line(&moves, 100).len(), 11);
    assert_eq!(line(&moves, 100)[3], after("f5d6c3"));
    let elsewhere = Record::new(Position::start(BoardSize::new(6, 6).unwrap()), Goal::MostDiscs);
    assert!(of_game(&elsewhere, 20).is_empty());
    let fewest = Record::new(Position::start(BoardSize::STANDARD), Goal::FewestDiscs);
    assert!(of_game(&fewest, 20).is_empty());
}

#[test]
fn an_exported_book_can_be_imported() {
    // Lines that the program's book does not know.
    let text = "f5f4e3f2e2d6e6f6g1d3 -3\n# a comment\nf5f4e3f2e2d6g1f3 +2\n";
    let (book, mut own) = (embedded(), OwnBook::default());
    let file = foreign::read(text.as_bytes()).unwrap();
    own.apply(import(&own, &file, "lines.txt")).unwrap();
    let values = export(&book.with(&own), &own, Form::Values);
    assert_eq!(values.lines().count(), 2);
    let mut again = OwnBook::default();
    again.apply(import(&again, &foreign::read(values.as_bytes()).unwrap(), "values.txt")).unwrap();
    assert_eq!(again.stored(), own.stored());
    // `X` is to move, as White is in the first line.
    let after_f5 = Stored { position: after("f5"), value: Some(1), depth: 0, selectivity: 0, is_open: false };
    let blanks = "-".repeat(26);
    assert_eq!(value_line(&after_f5), Some(format!("{blanks}-XO------OOO---{} 1\n", &blanks[3..])));
    let merged = book.with(&again);
    assert_eq!(merged.evaluation(&after("f5f4e3f2e2d6g1f3")).unwrap().score.discs(), 2);
}

#[test]
fn edax_text_is_exported_and_imported() {
    // The book does not know this position. The text has one move of it with a value, which is imported.
    let position = after("f5f4e3f2e2d6e6f6g1d3");
    let book = embedded();
    assert!(!book.is_open(&position));
    let line = foreign::write_edax(&position, 16, Some((nth_move(&position, 1), 4)));
    let mut own = OwnBook::default();
    own.apply(import(&own, &foreign::read(line.as_bytes()).unwrap(), "edax.txt")).unwrap();
    let merged = book.with(&own);
    assert_eq!(merged.moves(&position).len(), 1);
    assert_eq!(merged.origin(&position), Some(Origin::Imported));
    assert_eq!(merged.evaluation(&position).unwrap().score.discs(), 4);
    let out = export(&merged, &own, Form::Edax);
    let mut again = OwnBook::default();
    again.apply(import(&again, &foreign::read(out.as_bytes()).unwrap(), "edax.txt")).unwrap();
    assert_eq!(again.stored(), own.stored());
}

fn nth_move(position: &Position, n: usize) -> Move {
    position.legal_moves().iter().nth(n).map(Move::Place).unwrap()
}

#[test]
fn games_are_looked_at_where_they_left_the_book() {
    let book = embedded();
    let games = ["f5d6c3d3c4f4f6f3e6e7d7c6f7", "f5d6c3d3c4f4f6f3e6e7d7c6f7"].map(game);
    let positions = out_of_book(&book, &games);
    assert!(!positions.is_empty() && positions.len() <= N_LEARNED);
    assert!(positions.iter().all(|position| !book.is_open(position) && position.outcome().is_none()));
    assert!(out_of_book(&book, &[game("f5d6")]).is_empty(), "it ended in the book");
}

#[test]
fn who_lost_is_read_off_the_board() {
    assert_eq!(loser(&game("f5d6c5f6e7f4g5e6e3")), Some(Color::White));
    assert_eq!(loser(&game("f5d6")), None);
}

#[test]
fn two_windows_lose_nothing_of_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let open = || BookStore::open(folder.path(), NAME).unwrap();
    let ((mut first, trouble), (mut second, _)) = (open(), open());
    assert_eq!(trouble, None);
    assert!(first.change(|own| own.typed(&after("f5d6"), Some(1), "f5d6")).unwrap());
    assert!(second.change(|own| own.typed(&after("f5f6"), Some(2), "f5f6")).unwrap());
    assert_eq!((first.own().n_positions(), second.own().n_positions()), (1, 2));
    assert!(first.look().unwrap() && !first.look().unwrap());
    assert_eq!(first.own(), second.own());
    // Either window undoes or redoes the last change of both, and names it.
    assert_eq!(first.undo().unwrap().unwrap().name, "f5f6");
    assert_eq!(second.redo().unwrap().unwrap().name, "f5f6");
    assert!(!second.change(|own| own.typed(&after("f5f6"), Some(2), "f5f6")).unwrap(), "it says so already");
    assert_eq!(open().0.own(), second.own());
    drop((first, second));
    assert_eq!(open().0.own().n_positions(), 2);
}

#[test]
fn a_damaged_file_is_copied_and_its_sound_changes_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (mut store, _) = BookStore::open(folder.path(), NAME).unwrap();
    for moves in ["f5d6", "f5f6", "f5f4"] {
        store.change(|own| own.typed(&after(moves), Some(1), moves)).unwrap();
    }
    drop(store);
    let path = folder.path().join(NAME);
    let mut bytes = fs::read(&path).unwrap();
    let at = bytes.windows(4).position(|name| name == b"f5f6").unwrap();
    bytes[at] ^= 1;
    fs::write(&path, &bytes).unwrap();
    let (store, trouble) = BookStore::open(folder.path(), NAME).unwrap();
    let Some(Trouble::Damaged(aside)) = trouble else { panic!("{trouble:?}") };
    assert_eq!((store.own().n_positions(), fs::read(aside).unwrap()), (2, bytes.clone()));
    assert_eq!(BookStore::open(folder.path(), NAME).unwrap().1, None, "it was rewritten");
    // A file that ends within its last change loses only this change, and no trouble is reported.
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 3]).unwrap();
    let (mut store, trouble) = BookStore::open(folder.path(), NAME).unwrap();
    assert_eq!((store.own().n_positions(), trouble), (1, None));
    store.change(|own| own.typed(&after("f5f6"), Some(1), "")).unwrap();
    drop(store);
    assert_eq!(BookStore::open(folder.path(), NAME).unwrap().0.own().n_positions(), 2);
}

#[test]
fn a_newer_file_is_left_alone_and_a_foreign_one_copied() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(NAME);
    fs::write(&path, b"Outflank own book 2\n and so on").unwrap();
    let (mut store, trouble) = BookStore::open(folder.path(), NAME).unwrap();
    assert_eq!(trouble, Some(Trouble::Newer));
    assert!(trouble.unwrap().to_string().contains("newer"));
    assert!(matches!(store.change(|own| own.typed(&after("f5"), Some(1), "")), Err(StoreError::Newer)));
    assert!(!store.look().unwrap() && matches!(store.undo(), Err(StoreError::Newer)));
    drop(store);
    assert_eq!(fs::read(&path).unwrap(), b"Outflank own book 2\n and so on");
    fs::write(&path, b"something else").unwrap();
    let (mut store, trouble) = BookStore::open(folder.path(), NAME).unwrap();
    let Some(Trouble::Foreign(aside)) = trouble else { panic!("{trouble:?}") };
    assert_eq!(fs::read(aside).unwrap(), b"something else");
    assert!(store.change(|own| own.typed(&after("f5"), Some(1), "")).unwrap());
}

#[test]
fn a_value_typed_during_a_search_stays() {
    let folder = tempfile::tempdir().unwrap();
    let open = || BookStore::open(folder.path(), NAME).unwrap().0;
    let (mut first, mut second) = (open(), open());
    let position = after("f5f6");
    let mut grower = Grower::new(1, 73, Weights::embedded().unwrap(), 1).unwrap();
    let is_made = first.change_slowly(|own| {
        let found = grower.search_deeper(own, &position, "f5f6");
        second.change(|own| own.typed(&position, Some(9), "f5f6")).unwrap();
        found
    });
    assert!(is_made.unwrap());
    let merged = embedded().with(first.own());
    assert_eq!(merged.evaluation(&position).unwrap().score.discs(), 9);
    assert_eq!(first.own().history().count(), 2);
}

#[test]
fn without_a_folder_the_book_is_in_memory() {
    let mut store = BookStore::default();
    assert!(store.change(|own| own.typed(&after("f5"), Some(1), "f5")).unwrap());
    assert_eq!(store.undo().unwrap().unwrap().name, "f5");
    assert!(!store.look().unwrap());
}

#[test]
fn a_file_that_is_deleted_meanwhile_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("book");
    let (mut store, _) = BookStore::open(&folder, NAME).unwrap();
    assert!(store.change(|own| own.typed(&after("f5"), Some(3), "f5")).unwrap());
    // Windows may refuse to delete a folder with an open file.
    if cfg!(unix) {
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(!store.look().unwrap(), "there is no news");
        assert_eq!(BookStore::open(&folder, NAME).unwrap().0.own().n_positions(), 1);
        std::fs::remove_dir_all(&folder).unwrap();
    }
    assert!(store.change(|own| own.typed(&after("f5d6"), Some(-1), "d6")).unwrap());
    assert_eq!(BookStore::open(&folder, NAME).unwrap().0.own().n_positions(), 2);
}
