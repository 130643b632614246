//! Openings in Learn: lines from the book, what they cover, and the drill.

use crate::hand::{Hand, squares, two_people};
use egui::Key;

#[test]
fn lines_from_the_book_show_as_a_tree_and_are_kept() {
    let mut hand = two_people("8x8");
    hand.open_learn("Openings");
    assert!(hand.says("No lines yet.") && !hand.says("Drill, "));
    hand.click("Add lines from the book");
    assert!(hand.says(" of what people play in your first 5 moves.") && hand.says("The largest gap: "));
    assert!(hand.says("1. Black ") && hand.says("2. White "));
    let mut hand = hand.restart();
    hand.open_learn("Openings");
    assert!(hand.says("The largest gap: ") && hand.says("1. Black "));
    hand.click("My lines as White");
    assert!(hand.says("No lines yet."));
}

#[test]
fn openings_are_added_by_name_and_by_their_moves() {
    let mut hand = two_people("8x8");
    hand.open_learn("Openings");
    let field = "Name of an opening, or moves";
    hand.fill(field, "tige");
    hand.click("Add Tiger f5d6c3d3c4");
    assert!(hand.says("3 moves, for ") && hand.says("3. White d3, Black c4"));
    hand.click("My lines as White");
    hand.fill(field, "f5f6e6f4");
    hand.click("Add Diagonal f5f6e6f4");
    assert!(hand.says("2 moves, for "));
    hand.fill(field, "zzz");
    assert!(hand.says("No opening has that in its name, and these are no moves."));
}

#[test]
fn the_moves_shown_become_a_line_of_the_last_mover_or_of_the_chosen_side() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6 c3 d3");
    hand.key(Key::ArrowLeft);
    hand.choose("Learn", "Add the moves shown to my openings");
    assert!(hand.says("Added to your lines as Black: f5d6c3."));
    hand.open_learn("Openings");
    assert!(hand.says("2 moves, for ") && hand.says("2. White d6, Black c3"));
    hand.keys([Key::Escape; 2]);
    hand.key(Key::End);
    hand.open_learn("Openings");
    hand.click_all(["My lines as White", "Add the moves on the board"]);
    assert!(hand.says("2 moves, for ") && hand.says("2. Black c3, White d3"));
}

#[test]
fn a_review_says_where_the_game_left_the_lines_and_adds_an_answer() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6 c3 d3 c4");
    hand.choose("Learn", "Add the moves shown to my openings");
    let review = |hand: &mut Hand, moves: &str| {
        hand.open_text(&format!("(;GM[2]PB[You]PW[Ben]{moves})"));
        hand.key(Key::R);
    };
    review(&mut hand, ";B[f5];W[d6];B[c4];W[d3];B[c3]");
    hand.wait_says("Move 3 left your lines: they have c3.");
    hand.key(Key::R);
    review(&mut hand, ";B[f5];W[d6];B[c3];W[d3];B[c4];W[f4];B[c5];W[b3]");
    hand.wait_says("Your lines end before move 7.");
    let added = |hand: &Hand| squares().map(|name| format!("Add {name}")).find(|name| hand.has(name));
    hand.wait_for("the button", |hand| added(hand).is_some());
    let button = added(&hand).expect("it is there");
    hand.click(&button);
    let square = button.strip_prefix("Add ").expect("it begins so");
    assert!(hand.says(&format!("Added to your lines as Black: {square}.")));
    assert!(!hand.says("Your lines end before move 7."));
    hand.open_learn("Openings");
    assert!(hand.says(&format!("4. White f4, Black {square}")));
}

#[test]
fn a_drill_says_what_is_right_shows_what_was_not_and_goes_on_as_a_game() {
    let mut hand = two_people("8x8");
    hand.open_learn("Openings");
    hand.click("Add lines from the book");
    hand.click(&hand.button("Drill, "));
    assert!(hand.says("Your move, Black."));
    // All four first moves are symmetric, so any of them is right.
    hand.click("c4");
    assert!(hand.says("Right. White played "));
    hand.key(Key::Escape);
    assert!(hand.has("My lines as Black"), "back at the lines");
    hand.click(&hand.button("Drill, "));
    while !hand.says("Here your line ends: ") {
        hand.click(&hand.squares_with("you can").pop().expect("there are moves"));
        // After a move that is not in the line, the right one is marked.
        if let Some(right) = hand.squares_with("marked with a circle").pop() {
            assert!(hand.says(&format!("your line has {right}. Play that.")));
            hand.click(&right);
        }
        assert!(hand.says("Right. ") || hand.says("Here your line ends: "));
    }
    assert!(hand.has("Once more"));
    hand.click("Play on from here");
    assert!(hand.has("Undo"), "the game is shown");
    assert!(hand.position().counts().black > 2);
}
