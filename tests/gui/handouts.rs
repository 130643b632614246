//! Handouts: the dialog, and the page that is written.

use crate::hand::{Hand, two_people};
use egui_kittest::kittest::Queryable;

const GAME: &str = "(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4])";

/// Opens a game and the dialog.
fn open() -> Hand {
    let mut hand = two_people("8x8");
    hand.open_text(GAME);
    hand.choose("Game", "Handout…");
    hand
}

/// Saves what is chosen, and reads the page.
fn page(hand: &mut Hand) -> String {
    let file = hand.folder().join("page.html");
    hand.save_by("Save…", &file);
    hand.wait_for("the page", |hand| file.exists() && hand.says("page.html"));
    assert!(!hand.has("Save…") && !hand.has("Use this"), "the dialogs are closed");
    std::fs::read_to_string(file).expect("it is written")
}

#[test]
fn a_game_is_printed_as_a_numbered_board() {
    let mut hand = open();
    hand.click("The game, move by move on one board");
    let page = page(&mut hand);
    assert!(page.contains("<h1><bdi>Anna – Ben</bdi></h1>") && page.contains(r#"<main class="large">"#));
    // The ranks and files are beside the board: 6 is a rank and a move.
    assert_eq!([page.matches(">6</text>").count(), page.matches(">7</text>").count()], [2, 1]);
}

#[test]
fn puzzles_have_a_title_of_their_own_and_answers() {
    let mut hand = open();
    hand.click("Puzzles, with answers");
    let page = page(&mut hand);
    assert!(page.contains("<h1><bdi>Puzzles</bdi></h1>") && page.contains("<h2>Answers</h2>"));
    assert_eq!((page.matches("<figure>").count(), page.matches(" is best: ").count()), (12, 12));
}

#[test]
fn mistakes_need_a_review() {
    let mut hand = open();
    hand.click("Mistakes, as exercises with answers");
    assert!(hand.says("Review the game first."));
}

#[test]
fn a_handout_replaces_another_only_by_a_button_that_says_so() {
    let mut hand = open();
    page(&mut hand);
    for name in ["handout.html", "handout-2.html"] {
        std::fs::write(hand.folder().join(name), "another").expect("it is ours");
    }
    hand.choose("Game", "Handout…");
    hand.click("Save…");
    let names = hand.window.query_all_by_label("File name").filter_map(|field| field.value());
    assert!(hand.has("Use this") && names.collect::<Vec<_>>().contains(&"handout-3.html".to_owned()));
    hand.fill("File name", "page.html");
    assert!(hand.has("Replace") && !hand.has("Use this"));
}
