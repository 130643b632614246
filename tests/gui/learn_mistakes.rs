//! The player's own mistakes in Learn: asked, answered, and asked again on another day.

use crate::hand::{Hand, is_enabled, two_people};
use crate::learn_puzzles::{best, name, truth};
use analysis::explain::Idea;
use egui::Key;
use system::kept::RonFile;
use teach::cards::Card;
use teach::cards::fsrs::{Memory, Recall};
use teach::profile::Profile;
use teach::puzzles::{Solver, file};

/// The section in a window whose profile has `n` cards, all of positions with few empties.
fn with(n: usize, change: fn(Card) -> Card) -> Hand {
    let mut profile = Profile::default();
    let mut solver = Solver::new().expect("memory");
    let puzzles = file::embedded().expect("the program carries them").iter();
    let few = puzzles.filter(|puzzle| puzzle.position.empties().len() <= 7).step_by(300).take(n);
    let cards = few.map(|puzzle| {
        let truth = solver.solve(&puzzle.position).expect("it has few empties");
        let played = truth.with_loss(|loss| loss >= 4).first().expect("a puzzle has wrong moves");
        change(Card::new(&puzzle.position, played, 8, "against Ben".to_owned()))
    });
    profile.cards.take_in(1, cards.collect());
    let mut hand = two_people("8x8").restart_with("profile.ron", profile.write());
    hand.key(Key::Y);
    assert!(hand.says("of your mistakes") || n < 2, "it is a part of today's practice");
    hand.click("My mistakes");
    hand
}

#[test]
fn a_mistake_is_put_right_and_comes_again_on_another_day() {
    let mut hand = with(2, |card| card);
    assert!(hand.says("2 moves to try again today, about 1 minute."));
    hand.click("Begin");
    assert!(hand.says("What is better than in the game?") && hand.says("against Ben"));
    let right = best(&hand);
    hand.click(&right);
    hand.wait_says("Right. In the game you played");
    assert!(hand.says("It comes again in "));
    assert!(hand.square(&right).contains("worth "));
    hand.click("Next");
    let wrong = name(truth(&hand).with_loss(|loss| loss > 1).first().expect("there is a wrong move"));
    hand.click(&wrong);
    hand.wait_says("Try another square.");
    assert!(hand.says("It comes again tomorrow.") && !is_enabled(&hand, "Next"));
    assert!(hand.square(&wrong).contains("cross"));
    hand.click("Show answer");
    assert!(hand.says(" is best."));
    hand.click("Next");
    assert!(hand.says("Done: 1 of 2 right. What was wrong ") && hand.says("Nothing is due today."));
    let mut hand = hand.restart();
    hand.open_learn("My mistakes");
    assert!(hand.says("Nothing is due today."), "it is kept");
}

#[test]
fn another_position_of_its_theme_comes_before_a_repeated_card() {
    let asked_before = |mut card: Card| {
        (card.idea, card.memory) = (Some(Idea::LastMove), Some(Memory::new(Recall::Good)));
        card
    };
    let mut hand = with(2, asked_before);
    hand.key(Key::Enter);
    assert!(hand.says("First another position with the same idea as your next one."));
    hand.click(&best(&hand));
    hand.wait_says("Right. Now the one from your game.");
    assert!(hand.says("Parity") && !hand.says("It comes again in "), "it is no card");
    for _ in 0..2 {
        hand.click("Next");
        assert!(hand.says("What is better than in the game?"), "once for a theme");
        hand.click(&best(&hand));
        hand.wait_says("Right. In the game you played");
        assert!(hand.says("It was about: parity."));
    }
    hand.click("Lesson: Regions and parity");
    assert!(hand.says("Regions and parity") && hand.says("fall into regions"));
}

#[test]
fn a_hint_shows_two_squares() {
    let mut hand = with(1, |card| card);
    hand.key(Key::Enter);
    hand.wait_for("the values", |hand| is_enabled(hand, "Hint"));
    hand.click("Hint");
    assert!(hand.says("Of these two, one is right: "));
    assert_eq!(hand.squares_with("marked with a circle").len(), 2);
}

#[test]
fn the_section_explains_itself_to_a_player_without_reviewed_games() {
    let mut hand = two_people("8x8");
    hand.open_learn("My mistakes");
    assert!(hand.says("No mistakes yet. Play a game and review it"));
    hand.keys([Key::Escape; 2]);
    assert!(hand.has("Undo"));
}
