//! The opening book in the window: view, correct, extend, import, learn from games, undo.

use crate::hand::{Hand, Start, is_enabled, two_people};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

/// A line whose last position is a leaf of the program's book.
const TO_A_LEAF: &str = "f5 f6 e6 f4 g5 e7 d7 g6 g7";
const UNKNOWN: &str = "The book does not know the moves of this position.";

/// The panel at the position after some moves.
fn book_after(moves: &str) -> Hand {
    let mut hand = two_people("8x8");
    hand.play(moves);
    hand.key(Key::Z);
    hand
}

/// Sets a number in the open menu of the book as a whole.
fn set_number(hand: &mut Hand, name: &str, number: &str) {
    hand.fill(name, number);
    hand.key(Key::Enter);
}

/// Types what a move is worth.
fn correct(hand: &mut Hand, square: &str, value: &str) {
    hand.click(&format!("Correct {square}"));
    set_number(hand, "Value in discs", value);
    hand.click("Set");
}

/// What the panel says of a move that the book knows.
fn row(hand: &Hand, square: &str) -> Option<String> {
    let row = hand.row_of(square, " book ");
    row.filter(|row| row.contains(" plies, "))
}

fn is_from(hand: &Hand, square: &str, from: &str) -> bool {
    row(hand, square).is_some_and(|row| row.ends_with(from))
}

fn from_menu(hand: &mut Hand, entry: &str) {
    hand.click("The book as a whole");
    hand.click(entry);
}

#[test]
fn a_typed_value_survives_a_restart_and_is_undone() {
    let mut hand = book_after("f5");
    assert!(is_from(&hand, "f4", "program"));
    hand.click_all(["Correct f4", "Search at level 22"]);
    hand.wait_for("the answer", |hand| hand.says("The book looks at least as far already"));
    hand.wait_for("the menu to close", |hand| !hand.has("Search at level 22"));
    correct(&mut hand, "f4", "30");
    hand.wait_for("the typed value", |hand| row(hand, "f4").is_some_and(|row| row.contains("+30")));
    assert!(hand.says("In the book: value of f5f4 typed"));
    // The analysis says the same.
    hand.key(Key::Space);
    hand.wait_for("the analysis", |hand| hand.square("f4").contains("30"));
    hand.key(Key::Space);
    let mut hand = hand.restart();
    hand.key(Key::Z);
    hand.wait_for("the saved book", |hand| is_from(hand, "f4", "typed"));
    from_menu(&mut hand, "Undo: value of f5f4 typed");
    hand.wait_for("the program's value", |hand| is_from(hand, "f4", "program"));
    assert!(hand.says("Taken back: value of f5f4 typed"));
    from_menu(&mut hand, "Redo: value of f5f4 typed");
    hand.wait_for("the typed value", |hand| is_from(hand, "f4", "typed"));
    hand.click_all(["Correct f4", "Take out"]);
    hand.wait_for("the program's value", |hand| is_from(hand, "f4", "program"));
}

#[test]
fn another_window_sees_what_was_typed_and_takes_it_back() {
    let mut hand = book_after("");
    let mut second = hand.second();
    second.key(Key::Z);
    correct(&mut hand, "f5", "9");
    hand.wait_for("the typed value", |hand| is_from(hand, "f5", "typed"));
    second.wait_for("the other's value", |second| is_from(second, "f5", "typed"));
    from_menu(&mut second, "Undo: value of f5 typed");
    second.wait_for("the program's value", |second| is_from(second, "f5", "program"));
    hand.wait_for("the program's value", |hand| is_from(hand, "f5", "program"));
}

#[test]
fn positions_after_a_position_are_added_and_a_click_plays_a_move() {
    let mut hand = book_after(TO_A_LEAF);
    assert!(hand.says(UNKNOWN));
    // A low level and few positions keep the search short.
    hand.click("The book as a whole");
    set_number(&mut hand, "Level of the searches", "15");
    set_number(&mut hand, "Positions at a time", "10");
    hand.key(Key::Escape);
    let reply = hand.legal_moves()[0].clone();
    hand.click("Extend here");
    hand.wait_for("the positions", |hand| row(hand, &reply).is_some() && !hand.has("Stop"));
    let found = row(&hand, &reply).unwrap();
    assert!(found.ends_with("searched"), "{found}");
    let undo = format!("Undo: extended after {}", TO_A_LEAF.replace(' ', ""));
    from_menu(&mut hand, &undo);
    hand.wait_for("the earlier book", |hand| hand.says(UNKNOWN));
    from_menu(&mut hand, &undo.replace("Undo", "Redo"));
    hand.wait_for("the positions", |hand| row(hand, &reply).is_some());
    hand.click(&found);
    assert!(hand.moves().ends_with(&format!("g7 {reply}")), "{}", hand.moves());
    // "Add the line", and its key, add the positions of the shown line with all their moves.
    assert!(hand.says(UNKNOWN));
    let next = hand.legal_moves()[0].clone();
    assert!(is_enabled(&hand, "Add the line"));
    hand.key(Key::Z);
    hand.key_with(Modifiers::SHIFT, Key::Z);
    hand.wait_for("the line", |hand| row(hand, &next).is_some() && !hand.has("Stop"));
}

#[test]
fn a_search_is_stopped_and_the_window_goes_on_meanwhile() {
    let mut hand = book_after(TO_A_LEAF);
    hand.click("The book as a whole");
    set_number(&mut hand, "Level of the searches", "30");
    hand.key(Key::Escape);
    hand.click("Extend here");
    assert!(hand.has("Stop") && !hand.has("Extend here"));
    hand.key(Key::ArrowLeft);
    assert!(row(&hand, "e8").is_some(), "the position before is looked at meanwhile");
    hand.click("Stop");
    hand.wait_for("the end of the work", |hand| !hand.has("Stop"));
    assert!(is_enabled(&hand, "Extend here"));
}

#[test]
fn a_book_of_values_is_imported_and_exported() {
    let mut hand = book_after(TO_A_LEAF);
    let reply = hand.legal_moves()[0].clone();
    let file = hand.write("theirs.txt", format!("{}{reply} -4\nf5f5\n", TO_A_LEAF.replace(' ', "")));
    hand.click_all(["The book as a whole", "Import…"]);
    hand.choose_file(&file, "Import");
    hand.wait_for("the value", |hand| row(hand, &reply).is_some() && !hand.has("Stop"));
    let found = row(&hand, &reply).unwrap();
    assert!(found.starts_with(&format!("{reply}, book +4, ")) && found.ends_with("imported"), "{found}");
    assert!(hand.says("Only what was put in is known here"));
    hand.click_all(["The book as a whole", "Export my positions…"]);
    let name = hand.window.get_all_by_label("File name").last().expect("a field").accesskit_node().value();
    assert_eq!(name.as_deref(), Some("book.txt"));
    hand.click("Save");
    hand.wait_for("the file", |hand| hand.says("book.txt"));
    assert!(hand.folder().join("book.txt").exists());
}

#[test]
fn positions_where_lost_games_left_the_book_are_searched() {
    let mut hand = Start { settings: "people: [\"Ben\"]".to_owned(), ..Start::people() }.open();
    let node = |(at, square): (usize, &str)| format!(";{}[{square}]", ["B", "W"][at % 2]);
    let nodes: String = TO_A_LEAF.split(' ').enumerate().map(node).collect();
    let file = hand.write("lost.sgf", format!("(;GM[2]PB[Anna]PW[Ben]RE[B+4]{nodes})"));
    hand.import(&file);
    hand.wait_says("1 game imported.");
    hand.keys([Key::Escape, Key::Z]);
    from_menu(&mut hand, "Learn from my lost games");
    hand.wait_for("what was learned", |hand| !hand.has("Stop"));
    hand.click("The book as a whole");
    assert!(hand.has("Undo: learned from games"));
    hand.key(Key::Escape);
    hand.play(TO_A_LEAF);
    let reply = hand.legal_moves()[0].clone();
    assert!(is_from(&hand, &reply, "searched"));
    // A second run finds nothing more to learn.
    from_menu(&mut hand, "Learn from my lost games");
    hand.wait_for("the answer", |hand| hand.says("None of your lost games in the library left the book"));
}

#[test]
fn book_games_and_analysis_are_columns_of_one_table() {
    let mut hand = book_after("");
    let of_book = row(&hand, "f5").unwrap().replace("f5, ", "");
    hand.key(Key::X);
    hand.shift(Key::Space);
    let has_all = |hand: &Hand| row(hand, "f5").is_some_and(|row| row.contains("games, average"));
    hand.wait_for("the games", has_all);
    // The book keeps its own value, however deep the analysis is.
    let is_analysed = |row: String| row.matches("plies").count() == 2 && row.ends_with(&of_book);
    hand.wait_for("the analysis", |hand| row(hand, "f5").is_some_and(&is_analysed));
    hand.key(Key::Z);
    hand.wait_for("no book", |hand| row(hand, "f5").is_none());
    assert!(hand.says("games, average"));
    hand.click("Close the table of moves");
    assert!(!hand.says("games, average") && !hand.square("f5").contains("worth"));
    let mut small = two_people("6x6");
    small.key(Key::Z);
    assert!(small.says("The book knows 8×8 where most discs win."));
}
