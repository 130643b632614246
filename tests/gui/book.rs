//! The opening book in the window: looked at, corrected, extended, brought in, undone.

use crate::hand::{Hand, two_people};
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

fn type_into(hand: &mut Hand, field: &str, text: &str) {
    hand.window.get_all_by_label(field).last().expect("a field").focus();
    hand.look();
    hand.window.get_all_by_label(field).last().expect("a field").type_text(text);
    hand.look();
}

/// The panel at the position after some moves.
fn book_after(moves: &[&str]) -> Hand {
    let mut hand = two_people("8x8");
    moves.iter().for_each(|name| hand.click(name));
    hand.key(Key::Z);
    hand
}

/// What the panel says of a move that the book knows.
fn row(hand: &Hand, square: &str) -> Option<String> {
    let is_row = |label: &String| {
        let from = ["program", "searched", "typed", "imported"];
        label.contains(" plies, ") && from.iter().any(|from| label.ends_with(from))
    };
    let begins = format!("{square}, ");
    let named = hand.window.query_all_by_label_contains(&begins);
    named
        .filter_map(|node| node.accesskit_node().label())
        .filter(|label| label.starts_with(&begins))
        .find(is_row)
}

#[test]
fn a_value_is_typed_undone_and_there_after_a_restart() {
    let mut hand = book_after(&["f5"]);
    assert!(row(&hand, "f4").is_some_and(|row| row.ends_with("program")));
    hand.click("Correct f4");
    type_into(&mut hand, "Value in discs", "30");
    hand.key(Key::Enter);
    hand.click("Set");
    hand.wait_for("the typed value", |hand| row(hand, "f4").is_some_and(|row| row.contains("+30")));
    assert!(hand.says("In the book: value of f5f4 typed"));
    // The analysis says the same.
    hand.key(Key::Space);
    hand.wait_for("the analysis", |hand| hand.square("f4").contains("30"));
    hand.key(Key::Space);
    let mut hand = hand.restart();
    hand.key(Key::Z);
    hand.wait_for("the book of the last time", |hand| {
        row(hand, "f4").is_some_and(|row| row.ends_with("typed"))
    });
    hand.click("The book as a whole");
    hand.click("Undo: value of f5f4 typed");
    hand.wait_for("the program's value", |hand| row(hand, "f4").is_some_and(|row| row.ends_with("program")));
    assert!(hand.says("Taken back: value of f5f4 typed"));
}

#[test]
fn what_follows_a_position_comes_in_and_a_click_plays_it() {
    let mut hand = book_after(&["f5", "f6", "e6", "f4", "g5", "e7", "d7", "g6"]);
    assert!(hand.says("The book does not know the moves of this position."));
    hand.click("The book as a whole");
    type_into(&mut hand, "Level of the searches", "15");
    hand.key(Key::Enter);
    type_into(&mut hand, "Positions at a time", "10");
    hand.key(Key::Enter);
    hand.key(Key::Escape);
    hand.click("Extend here");
    hand.wait_for("the positions", |hand| row(hand, "f7").is_some());
    hand.wait_for("the end of the work", |hand| !hand.has("Stop"));
    let found = row(&hand, "f7").unwrap();
    assert!(found.ends_with("searched"), "{found}");
    hand.click(&found);
    assert!(hand.moves().ends_with("g6 f7"), "{}", hand.moves());
}

#[test]
fn a_book_of_values_is_brought_in() {
    let mut hand = book_after(&["f5", "f6", "e6", "f4", "g5", "e7", "d7", "g6"]);
    let file = hand.folder().join("theirs.txt");
    std::fs::write(&file, "f5f6e6f4g5e7d7g6f7 -4\nf5f5\n").unwrap();
    hand.click("The book as a whole");
    hand.click("Import…");
    type_into(&mut hand, "File name", &file.display().to_string());
    hand.key(Key::Enter);
    hand.wait_for("the value", |hand| row(hand, "f7").is_some());
    assert!(
        row(&hand, "f7").unwrap().starts_with("f7, +4, ") && row(&hand, "f7").unwrap().ends_with("imported")
    );
    assert!(hand.says("Only what was put in is known here"));
}

#[test]
fn explorer_and_book_have_one_place() {
    let mut hand = book_after(&[]);
    assert!(hand.has("Close the opening book  (Z)"));
    hand.key(Key::X);
    assert!(!hand.has("Close the opening book  (Z)"));
    hand.choose("Study", "Opening book");
    assert!(hand.has("Close the opening book  (Z)"));
    hand.key(Key::Z);
    assert!(!hand.has("Close the opening book  (Z)"));
    let mut small = two_people("6x6");
    small.key(Key::Z);
    assert!(small.says("The book knows 8×8 where most discs win."));
}
