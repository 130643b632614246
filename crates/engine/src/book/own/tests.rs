//! Own books: changes, undo, whole and broken files, and the resulting values.

use super::*;
use crate::book::Origin;
use crate::book::grow::tests::{grower, small_book};
use crate::frames::Unread;
use crate::testing::{after, thinker};
use crate::{BookUse, Limits, Method, Request, Stop};
use othello::evaluation::Source;
use othello::rules::{Goal, Move};
use proptest::prelude::*;
use std::sync::LazyLock;

fn subject(name: &str) -> Subject {
    Subject::new(BookChangeKind::Line, name)
}

/// A few changes of most kinds, made one after another.
fn changed() -> OwnBook {
    static CHANGED: LazyLock<OwnBook> = LazyLock::new(make_changes);
    CHANGED.clone()
}

fn make_changes() -> OwnBook {
    let mut own = OwnBook::default();
    let book = small_book();
    own.apply(own.typed(&after("f5d6"), Some(7), "f5d6").unwrap()).unwrap();
    own.apply(grower(2, 2).search_deeper(&own, &after("f5f6"), "f5f6").unwrap()).unwrap();
    let line = ["f5", "f5d6", "f5d6c4", "f5d6c4d3", "f5d6c4d3c3"].map(after);
    let longer = book.with(&own);
    own.apply(grower(1, 2).open_all(&longer, &own, &line, subject("a line"), &mut |_| true)).unwrap();
    own.apply(own.removed(&after("f5d6"), "f5d6").unwrap()).unwrap();
    let position = after("f5d6c3d3c4f4f6f3");
    let stored = Stored { position, value: Some(-3), depth: 21, selectivity: 73, is_open: false };
    own.apply(own.imported(&[stored], "a book.txt")).unwrap();
    own
}

/// The bytes of a file to which the changes were appended as they were made.
fn appended(own: &OwnBook) -> Vec<u8> {
    let frames = own.done.iter().flat_map(|done| OwnBook::frame(&done.change));
    HEADING.iter().copied().chain(frames).collect()
}

#[test]
fn a_typed_value_takes_precedence_and_changes_the_values_up_to_the_start() {
    let (book, mut own) = (small_book(), OwnBook::default());
    let best = book.moves(&after("f5"))[0].clone();
    let reply = after("f5").play(best.mv).unwrap();
    own.apply(own.typed(&reply, Some(40), "").unwrap()).unwrap();
    let changed = book.with(&own);
    assert_eq!(changed.evaluation(&reply).unwrap().score.discs(), 40);
    let moves = changed.moves(&after("f5"));
    let again = moves.iter().find(|found| found.mv == best.mv).unwrap();
    assert_eq!((again.evaluation.score.discs(), again.origin), (-40, Origin::Typed));
    // The typed value has the effort of the value it replaces, and another move is now the best.
    assert_eq!(again.evaluation.effort(), best.evaluation.effort());
    assert_ne!(moves[0].mv, best.mv);
    assert_eq!(changed.evaluation(&after("f5")).unwrap().score, moves[0].evaluation.score);
    assert_eq!(own.typed(&reply, Some(40), ""), None, "the book has this value already");
    own.apply(own.removed(&reply, "").unwrap()).unwrap();
    assert!(book.with(&own) == book);
}

#[test]
fn a_deeper_search_counts_and_a_shallower_one_does_not() {
    let (book, mut own) = (small_book(), OwnBook::default());
    let position = after("f5f6");
    let known = book.evaluation(&position).unwrap();
    own.apply(grower(known.depth + 2, 2).search_deeper(&own, &position, "").unwrap()).unwrap();
    let deeper = book.with(&own);
    assert_eq!(deeper.origin(&position), Some(Origin::Searched));
    assert_eq!(deeper.evaluation(&position).unwrap().depth, known.depth + 2);
    own.undo();
    own.apply(grower(1, 2).search_deeper(&own, &position, "").unwrap()).unwrap();
    assert!(known.depth > 1 && book.with(&own).evaluation(&position) == Some(known));
}

#[test]
fn the_positions_of_a_line_are_added_with_all_their_moves() {
    let (book, mut own) = (small_book(), OwnBook::default());
    let line = ["f5", "f5d6", "f5d6c4", "f5d6c4d3", "f5d6c4d3c3", "f5d6c4d3c3b3"].map(after);
    let mut n_told = 0;
    let change = grower(1, 2).open_all(&book, &own, &line, subject(""), &mut |n_done| {
        n_told += 1;
        n_done < line.len()
    });
    own.apply(change).unwrap();
    let longer = book.with(&own);
    for position in &line {
        assert_eq!(longer.moves(position).len(), position.legal_moves().len());
        let best = longer.moves(position)[0].evaluation.score;
        assert_eq!(longer.evaluation(position).unwrap().score, best);
    }
    assert_eq!(n_told, line.len());
    assert!(longer.n_positions() > book.n_positions());
    // A second time there is nothing to do.
    assert_eq!(grower(1, 2).open_all(&longer, &own, &line, subject(""), &mut |_| true).n_positions(), 0);
}

#[test]
fn positions_after_a_position_are_added_even_if_the_book_did_not_know_it() {
    let (book, mut own) = (small_book(), OwnBook::default());
    let position = after("f5f6e6f4g5e7d7g6");
    assert!(!book.is_open(&position));
    let change = grower(1, 2).extend_after(&book, &own, &position, 60, subject(""), &mut |_| true);
    assert!(change.n_positions() >= 60, "{}", change.n_positions());
    own.apply(change).unwrap();
    let longer = book.with(&own);
    assert!(longer.is_open(&position));
    let best = longer.moves(&position)[0].clone();
    assert!(best.is_open && longer.line(&position, best.mv).len() > 1);
}

#[test]
fn work_that_is_stopped_leaves_whole_positions_or_nothing() {
    let (book, own) = (small_book(), OwnBook::default());
    let (stopper, stop) = Stop::pair();
    stopper.stop();
    let mut stopped = grower(1, 2);
    stopped.stop = stop;
    assert_eq!(stopped.search_deeper(&own, &after("f5"), ""), None);
    let position = after("f5d6c4d3c3");
    let change = stopped.open_all(&book, &own, &[position], subject(""), &mut |_| true);
    assert_eq!(change.n_positions(), 0);
    let change = stopped.extend_after(&book, &own, &position, 50, subject(""), &mut |_| true);
    assert_eq!(change.n_positions(), 0);
}

#[test]
fn stopped_work_can_be_continued_in_another_change() {
    let (book, mut own) = (small_book(), OwnBook::default());
    let line = ["f5d6c4d3c3", "f5d6c4d3c3b3"].map(after);
    let change = grower(1, 2).open_all(&book, &own, &line, subject(""), &mut |n_done| n_done < 1);
    own.apply(change).unwrap();
    assert!(book.with(&own).is_open(&line[0]) && !book.with(&own).is_open(&line[1]));
    let change = grower(1, 2).open_all(&book.with(&own), &own, &line[1..], subject(""), &mut |_| true);
    own.apply(change).unwrap();
    assert!(book.with(&own).is_open(&line[1]));
    let position = after("f5f6e6f4g5e7d7g6");
    for n_enough in [1, 30] {
        let book = book.with(&own);
        let mut goes_on = |n: usize| n < n_enough;
        let change = grower(1, 2).extend_after(&book, &own, &position, 500, subject(""), &mut goes_on);
        assert!((1..200).contains(&change.n_positions()), "{}", change.n_positions());
        own.apply(change).unwrap();
    }
}

#[test]
fn the_engine_plays_from_a_book_with_changes() {
    let (book, mut own) = (small_book(), OwnBook::default());
    let position = after("f5f6e6f4g5e7d7g6");
    own.apply(grower(2, 2).open_all(&book, &own, &[position], subject(""), &mut |_| true)).unwrap();
    let worst = book.with(&own).moves(&position).last().unwrap().mv;
    own.apply(own.typed(&position.play(worst).unwrap(), Some(-50), "").unwrap()).unwrap();
    let mut thinker = thinker();
    let method = Method::Search(Limits::Depth(1));
    let request = Request::new(position, Goal::MostDiscs, method).book(BookUse::BEST);
    thinker.open_book(Some(std::sync::Arc::new(book.with(&own))));
    let (best, report) = thinker.think(&request, &Stop::never(), &|_| {});
    assert_eq!((best, report.lines[0].source), (Some(worst), Source::Book));
    thinker.open_book(Some(std::sync::Arc::new(book)));
    assert!(thinker.think(&request, &Stop::never(), &|_| {}).1.lines[0].source != Source::Book);
}

#[test]
fn imported_positions_keep_the_moves_and_values_of_their_book() {
    let (book, mut own) = (small_book(), OwnBook::default());
    let position = after("f5d6c4d3c3f4");
    let moves = position.moves();
    let stored = |position, value, is_open| Stored { position, value, depth: 21, selectivity: 73, is_open };
    let import = [
        stored(position, None, true),
        stored(position.play(moves[1]).unwrap(), Some(-2), false),
        stored(position.play(moves[2]).unwrap(), Some(1), false),
    ];
    own.apply(own.imported(&import, "theirs.txt")).unwrap();
    let merged = book.with(&own);
    let found = merged.moves(&position);
    assert_eq!(found.iter().map(|found| found.mv).collect::<Vec<_>>(), [moves[1], moves[2]]);
    assert_eq!((found[0].evaluation.score.discs(), found[0].origin), (2, Origin::Imported));
    assert_eq!(merged.evaluation(&position).unwrap().score.discs(), 2);
    // A second import changes nothing, and a less deep one loses nothing.
    assert_eq!(own.imported(&import, "theirs.txt").n_positions(), 0);
    let shallow = import.clone().map(|stored| Stored { depth: 3, ..stored });
    assert_eq!(own.imported(&shallow, "theirs.txt").n_positions(), 0);
    assert_eq!(own.stored().len(), 3);
}

#[test]
fn a_move_is_known_where_its_position_is_not_open() {
    let mut own = OwnBook::default();
    let position = after("f5d6c4d3c3f4");
    let mv = Move::Place(position.legal_moves().iter().next().unwrap());
    own.apply(own.typed(&position.play(mv).unwrap(), Some(3), "").unwrap()).unwrap();
    let book = small_book().with(&own);
    assert!(book.moves(&position).is_empty() && !book.is_open(&position));
    let known = book.known_moves(&position);
    assert_eq!((known.len(), known[0].mv, known[0].evaluation.score.discs()), (1, mv, -3));
}

#[test]
fn every_change_can_be_undone_and_done_again() {
    let mut own = changed();
    let whole = own.clone();
    let mut books = vec![small_book().with(&own)];
    while let Some(subject) = own.undo() {
        assert_eq!(own.to_redo(), Some(&subject));
        books.push(small_book().with(&own));
    }
    assert!(own.n_positions() == 0 && books.pop().unwrap() == small_book());
    while let Some(book) = books.pop() {
        let subject = own.redo().unwrap();
        assert_eq!(own.to_undo(), Some(&subject));
        assert!(small_book().with(&own) == book);
    }
    assert!(own == whole && own.redo().is_none());
    // A new change clears the redo list.
    own.undo();
    own.apply(own.typed(&after("f5"), Some(1), "").unwrap()).unwrap();
    assert_eq!(own.to_redo(), None);
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let own = changed();
    assert_eq!(OwnBook::read(&appended(&own)), Ok((own.clone(), Unread::default())));
    assert_eq!(OwnBook::read(&own.write()), Ok((own.clone(), Unread::default())));
    let mut undone = own.clone();
    undone.undo();
    let bytes = [appended(&own), OwnBook::undo_frame()].concat();
    assert_eq!(OwnBook::read(&bytes), Ok((undone, Unread::default())));
    let bytes = [bytes, OwnBook::redo_frame()].concat();
    assert_eq!(OwnBook::read(&bytes), Ok((own, Unread::default())));
    assert_eq!(OwnBook::read(b""), Ok((OwnBook::default(), Unread::default())));
}

#[test]
fn a_file_written_anew_keeps_the_last_changes_undoable() {
    let mut own = OwnBook::default();
    let positions = [after("f5d6"), after("f5f6"), after("f5f4")];
    for n in 0..3 * OwnBook::UNDO_KEPT {
        own.apply(own.typed(&positions[n % 3], Some((n / 3) as i8 % 64), "").unwrap()).unwrap();
    }
    let (mut again, unread) = OwnBook::read(&own.write()).unwrap();
    assert_eq!((again.entries.clone(), unread), (own.entries.clone(), Unread::default()));
    for _ in 0..OwnBook::UNDO_KEPT {
        assert_eq!(again.undo(), own.undo());
    }
    assert!(again.undo().is_none() && again.entries == own.entries);
}

#[test]
fn foreign_and_newer_files_have_errors_of_their_own() {
    assert_eq!(OwnBook::read(b"Outflank 8x8 book\n"), Err(OwnBookError::Foreign));
    assert_eq!(OwnBook::read(b"Outflank own book 2\nxyz"), Err(OwnBookError::Newer));
    let said = OwnBookError::Foreign.to_string();
    assert_eq!(said, "this is no book of one's own; it should begin with \"Outflank own book 1\"");
}

#[test]
fn damage_costs_only_the_damaged_change() {
    let own = changed();
    let mut bytes = appended(&own);
    // Damages the name of the second change.
    let at = bytes.windows(4).position(|name| name == b"f5f6").unwrap();
    bytes[at] ^= 1;
    let (read, unread) = OwnBook::read(&bytes).unwrap();
    assert!(unread.is_damage() && read.done.len() == own.done.len() - 1);
}

#[test]
fn a_full_book_refuses_another_position() {
    let mut own = OwnBook::default();
    let board = |n: u64| Board { own: n << 8, other: 1 };
    let entry = PositionFacts { typed: Some(1), ..PositionFacts::default() };
    own.entries = (0..OwnBook::POSITIONS_MAX as u64).map(|n| (board(n), entry)).collect();
    let change = own.typed(&after("f5"), Some(2), "").unwrap();
    let too_many = TooMany { n: OwnBook::POSITIONS_MAX + 1, max: OwnBook::POSITIONS_MAX };
    assert_eq!(own.check_room(&change), Err(too_many));
    assert_eq!(own.apply(change), Err(too_many));
    assert_eq!(own.n_positions(), OwnBook::POSITIONS_MAX);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_file_cut_off_anywhere_holds_what_was_written_before(at in any::<prop::sample::Index>()) {
        let own = changed();
        let bytes = appended(&own);
        let length = at.index(bytes.len());
        match OwnBook::read(&bytes[..length]) {
            Ok((read, unread)) => {
                prop_assert!(!unread.is_damage());
                prop_assert!(own.done.starts_with(&read.done));
            }
            Err(error) => prop_assert!(false, "{error} at {length}"),
        }
    }
}
