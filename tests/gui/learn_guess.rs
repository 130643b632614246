//! Guess the move: from a game on the board to the card with the totals, and to the review.

use crate::hand::{Hand, Start, against, is_enabled, two_people};
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Level;
use engine::players::Player;
use othello::rules::Color;
use teach::guess::{games, turns};

/// Anna has Black; after f5 every move is a choice.
const GAME: &str = "(;GM[2]PB[Anna]PW[Ben]RE[B+12];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4])";

/// Guesses, and waits for the verdict.
fn guess(hand: &mut Hand, square: &str) {
    hand.click(square);
    hand.wait_for("the verdict", |hand| is_enabled(hand, "Next"));
}

#[test]
fn guesses_at_the_moves_of_one_player_end_with_the_card() {
    let mut hand = two_people("8x8");
    hand.open_text(GAME);
    hand.choose("Learn", "Guess the move");
    assert!(hand.says("Anna – Ben") && !hand.says("B+12") && hand.has("Both players (5 moves)"));
    hand.click("White: Ben (3 moves)");
    assert!(hand.says("Move 2, White. What did Ben play?") && hand.square("f5").contains("black"));
    assert!(!hand.square("d6").contains("worth"), "no value is shown before the guess");
    hand.click("a1");
    assert!(hand.says("a1 cannot be played."));
    guess(&mut hand, "d6");
    assert!(hand.says("Right: d6 was played. It costs nothing.") && hand.says("% play d6."));
    assert!(hand.square("d6").contains("worth"));
    assert!(hand.says("Discs lost so far (players rated 1400: ") && hand.says("You: 0"));
    assert!(hand.says("Ben: 0"));
    hand.click("Next");
    assert!(hand.says("Move 4, White.") && hand.square("c3").contains("black"), "Anna's move is played");
    guess(&mut hand, "g5");
    assert!(hand.says("Your g5 ") && hand.says("d3 was played; it "));
    assert!(hand.says("% play d3 and ") && hand.square("g5").contains("marked with a "));
    hand.click("Next");
    guess(&mut hand, "f4");
    hand.click("Next");
    assert!(hand.says("3 guesses: you lost ") && hand.says("2 of 3 were the move played."));
    assert!(hand.says("Players rated 1400 would lose ") && hand.says("Your best guess: "));
    hand.click("Play again");
    assert!(hand.says("Move 2, White.") && !is_enabled(&hand, "Next"));
    hand.key(Key::Escape);
    assert!(hand.has("Black: Anna (2 moves)"), "back at the choice of the player");
}

#[test]
fn guesses_are_typed_and_the_card_leads_to_the_review() {
    let mut hand = two_people("8x8");
    hand.open_learn("Guess the move");
    assert!(hand.says("Choose a finished 8×8 game.") && hand.has("Library…"));
    assert!(hand.says("Outflank 25 – Outflank 22"), "a game of the program is offered at once");
    // A game that is opened on this page becomes the game to guess.
    hand.open_text(GAME);
    assert!(hand.has("White: Ben (3 moves)") && hand.moves().is_empty(), "the board keeps its game");
    hand.key(Key::Enter);
    assert!(hand.says("Move 3, Black. What did Anna play?"), "the first choice has the keyboard");
    for square in ["c3", "c4"] {
        hand.type_keys(square);
        hand.wait_for("the verdict", |hand| is_enabled(hand, "Next"));
        assert!(hand.says("Right: c"));
        hand.key(Key::Enter);
    }
    assert!(hand.says("2 of 2 were the move played."));
    hand.click("Review");
    assert!(hand.has("Undo") && hand.moves().starts_with("f5 d6"));
    hand.wait_for("the review", |hand| hand.says("Accuracy") || hand.says("accuracy"));
    hand.key(Key::Y);
    assert!(hand.says("2 of 2 were the move played."), "the card is kept");
}

#[test]
fn a_game_that_is_going_on_is_not_offered() {
    let mut hand = against(Player::Engine { level: Level::MIN });
    for _ in 0..5 {
        hand.wait_for("my turn", |hand| hand.session().accepts_move());
        hand.play_any();
    }
    hand.open_learn("Guess the move");
    assert!(hand.says("Outflank 25 – Outflank 22"), "a game of the program is offered instead");
}

#[test]
fn a_newcomer_without_games_guesses_a_game_of_the_program() {
    let mut hand = Start::default().open();
    hand.open_learn("Guess the move");
    let first = &games::all()[0];
    let tile = format!("1. {}", first.opening.english);
    let (before, ()) = (hand.window.get_by_role_and_label(Role::Button, &tile).rect(), hand.click(&tile));
    assert!(hand.says("Outflank 25 – Outflank 22"));
    let after = hand.window.get_by_role_and_label(Role::Button, &tile);
    assert_eq!(after.rect(), before, "the tiles stay where they are");
    assert_eq!(after.accesskit_node().is_selected(), Some(true));
    let all = turns(&first.record).unwrap();
    let whites = all.iter().filter(|turn| turn.position.turn() == Color::White);
    let n_moves = whites.filter(|turn| turn.number > first.record.header.n_given).count();
    hand.click(&format!("White: Outflank 22 ({n_moves} moves)"));
    assert!(hand.says("Move 10, White. What did Outflank 22 play?"), "the first moves were drawn by lot");
    hand.click("Back to the choice of the player  (Esc)");
    hand.keys([Key::Escape; 2]);
    assert_eq!(hand.moves(), "", "the game on the board is kept");
}
