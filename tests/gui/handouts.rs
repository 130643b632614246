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
    hand.save_by("Save…", "page.html");
    hand.wait_says("page.html");
    assert!(!hand.has("Save…") && !hand.has("File name"), "both dialogs are closed");
    hand.read("page.html")
}

#[test]
fn a_game_is_printed_as_a_numbered_board_and_puzzles_with_answers() {
    for (subject, title, layout, part, n) in [
        // The ranks and files are beside the board: 6 is a rank and a move.
        ("The game, move by move on one board", "Anna – Ben", r#"<main class="large">"#, ">6</text>", 2),
        ("Puzzles, with answers", "Puzzles", "<h2>Answers</h2>", " is best. ", 12),
    ] {
        let mut hand = open();
        hand.click(subject);
        let page = page(&mut hand);
        assert!(page.contains(&format!("<h1><bdi>{title}</bdi></h1>")) && page.contains(layout), "{subject}");
        assert_eq!(page.matches(part).count(), n, "{subject}");
    }
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
        hand.write(name, "another");
    }
    hand.choose("Game", "Handout…");
    hand.click("Save…");
    let names = hand.window.query_all_by_label("File name").filter_map(|field| field.value());
    assert!(hand.has("Save") && names.collect::<Vec<_>>().contains(&"handout-3.html".to_owned()));
    hand.fill("File name", "page.html");
    assert!(hand.has("Replace") && !hand.has("Save"));
}
