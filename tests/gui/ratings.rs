//! A person's rating: what a game does to it, and when a game does not count.

use crate::hand::{Hand, Start, after};
use egui::Key;
use engine::human::Rating;
use engine::players::Player;
use session::Help;

/// A game one move before Black wins it, against an opponent with a rating.
fn last_move() -> Hand {
    let opponent = Player::Opponent { rating: Rating::new(1000) };
    Start::of(after("f5d6c5f6e7f4g5e6", Player::Human, opponent)).open()
}

fn play_last_move(hand: &mut Hand) {
    hand.click("e3");
    hand.wait_says("wipe");
}

#[test]
fn a_game_against_a_rated_opponent_says_how_many_more_a_rating_needs() {
    let mut hand = last_move();
    play_last_move(&mut hand);
    hand.wait_says("Rating after 4 more games.");
    assert!(hand.has("Easier") && hand.has("Harder"));
    // After a restart the program reads the rating off the library.
    let mut hand = hand.restart();
    hand.wait_says("Rating after 4 more games.");
    // The window of the player says the same.
    hand.click("Look at the board");
    hand.open_seat("Black");
    assert!(hand.says("Rating after 4 more games"));
    hand.key(Key::Escape);
    // Taking the last move back and playing another makes the game not count.
    hand.click("Undo");
    let other = hand.legal_moves().into_iter().find(|name| name != "e3").expect("another move");
    hand.click(&other);
    assert_eq!(hand.session().game().help, Some(Help::TakeBack));
}

#[test]
fn a_game_with_help_does_not_count_and_says_so() {
    let mut hand = last_move();
    hand.choose("Game", "Hint");
    hand.wait_for("the hint", |hand| hand.session().hint().is_some());
    assert_eq!(hand.session().game().help, Some(Help::Hint));
    play_last_move(&mut hand);
    hand.wait_says("does not count for a rating");
    assert!(!hand.says("Rating after"));
}
