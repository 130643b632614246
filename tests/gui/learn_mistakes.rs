//! The player's own mistakes in Learn: asked, answered, and asked again on another day.

use crate::hand::{Hand, is_enabled, two_people};
use analysis::explain::Idea;
use egui::Key;
use othello::rules::{BoardSize, ByColor, Color, Position, Setup, Square};
use system::kept::RonFile;
use teach::cards::Card;
use teach::cards::fsrs::{Memory, Recall};
use teach::profile::Profile;
use teach::puzzles::{Solver, file};

fn name(square: Square) -> String {
    square.name(BoardSize::STANDARD)
}

/// A window whose profile has `n` cards, all of positions with few empties.
fn with_cards(n: usize) -> Hand {
    with(n, |card| card)
}

fn with(n: usize, change: fn(Card) -> Card) -> Hand {
    let mut profile = Profile::default();
    let mut solver = Solver::new().expect("memory");
    let puzzles = file::embedded().expect("the program carries them").iter();
    let few = puzzles.filter(|puzzle| puzzle.position.empties().len() <= 7).step_by(300).take(n);
    let cards = few.map(|puzzle| {
        let truth = solver.solve(&puzzle.position).expect("it has few empties");
        let played = truth.losing(|loss| loss >= 4).first().expect("a puzzle has wrong moves");
        change(Card::new(&puzzle.position, played, 8, "against Ben".to_owned()))
    });
    profile.cards.take_in(1, cards.collect());
    let hand = two_people("8x8");
    std::fs::write(hand.folder().join("profile.ron"), profile.write()).expect("it is ours");
    hand.restart()
}

/// The position of the question, read from the labels for a screen reader.
fn position(hand: &Hand) -> Position {
    let turn = if hand.says("Black to move") { Color::Black } else { Color::White };
    let discs = ByColor::from_fn(|color: Color| {
        let word = format!("{} disc", color.to_string().to_lowercase());
        Square::all(BoardSize::STANDARD)
            .filter(|square| hand.square(&name(*square)).contains(&word))
            .collect()
    });
    Setup { size: BoardSize::STANDARD, discs, turn }.position().expect("it is shown")
}

#[test]
fn a_mistake_is_put_right_and_comes_again_on_another_day() {
    let mut hand = with_cards(2);
    hand.key(Key::Y);
    assert!(hand.says("Repeat 2 of your mistakes"), "it is a part of today's practice");
    hand.click("My mistakes");
    assert!(hand.says("2 cards today, about 1 minute."));
    hand.click("Begin");
    assert!(hand.says("What is better than in the game?") && hand.says("against Ben"));
    let mut solver = Solver::new().expect("memory");
    let best = solver.solve(&position(&hand)).expect("few empties").only_best().expect("one is best");
    hand.click(&name(best));
    hand.wait_for("the values", |hand| hand.says("Right. In the game you played"));
    assert!(hand.says("It comes again in "));
    assert!(hand.square(&name(best)).contains("worth "));
    hand.click("Next");
    let truth = solver.solve(&position(&hand)).expect("few empties");
    let wrong = truth.losing(|loss| loss > 1).first().expect("there is a wrong move");
    hand.click(&name(wrong));
    hand.wait_for("the values", |hand| hand.says("Try another square."));
    assert!(hand.says("It comes again tomorrow.") && !is_enabled(&hand, "Next"));
    assert!(hand.square(&name(wrong)).contains("cross"));
    hand.click("Show answer");
    assert!(hand.says(" is best."));
    hand.click("Next");
    assert!(hand.says("Done: 1 of 2 right.") && hand.says("Nothing is due today."));
    let mut hand = hand.restart();
    hand.key(Key::Y);
    hand.click("My mistakes");
    assert!(hand.says("Nothing is due today."), "it is kept");
}

#[test]
fn before_a_card_that_comes_again_another_position_of_its_theme_is_asked() {
    let asked_before = |mut card: Card| {
        (card.idea, card.memory) = (Some(Idea::LastMove), Some(Memory::new(Recall::Good)));
        card
    };
    let mut hand = with(2, asked_before);
    hand.key(Key::Y);
    hand.click("My mistakes");
    hand.key(Key::Enter);
    assert!(hand.says("First another position with the same idea as your next one."));
    let best = |hand: &Hand| {
        let mut solver = Solver::new().expect("memory");
        solver.solve(&position(hand)).expect("few empties").only_best().expect("one is best")
    };
    hand.click(&name(best(&hand)));
    hand.wait_for("the values", |hand| hand.says("Right. Now the one from your game."));
    assert!(hand.says("Parity") && !hand.says("It comes again in "), "it is no card");
    for _ in 0..2 {
        hand.click("Next");
        assert!(hand.says("What is better than in the game?"), "once for a theme");
        hand.click(&name(best(&hand)));
        hand.wait_for("the values", |hand| hand.says("Right. In the game you played"));
        assert!(hand.says("It was about: parity."));
    }
    hand.click("Lesson: Regions and parity");
    assert!(hand.says("Regions and parity") && hand.says("fall into regions"));
}

#[test]
fn a_hint_shows_two_squares() {
    let mut hand = with_cards(1);
    hand.key(Key::Y);
    hand.click("My mistakes");
    hand.key(Key::Enter);
    hand.wait_for("the values", |hand| is_enabled(hand, "Hint"));
    hand.click("Hint");
    assert!(hand.says("One of these is right: "));
    let n_marked = Square::all(BoardSize::STANDARD)
        .filter(|square| hand.square(&name(*square)).contains("marked with a circle"))
        .count();
    assert_eq!(n_marked, 2);
}

#[test]
fn a_player_without_reviewed_games_is_told_how_mistakes_come_here() {
    let mut hand = two_people("8x8");
    hand.key(Key::Y);
    hand.click("My mistakes");
    assert!(hand.says("No mistakes yet. Play a game and review it"));
    hand.key(Key::Escape);
    hand.key(Key::Escape);
    assert!(hand.has("Undo"));
}
