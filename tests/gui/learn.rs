//! Learn: its home, the lessons from their list to their stars, and the game that waits meanwhile.

use crate::hand::{Hand, Start, against, is_enabled, squares, two_people};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::human::Rating;
use engine::players::Player;
use othello::rules::{Move, Square};

/// The row of the first lesson.
const FIRST: &str = "1. Outflank a disc, not done yet";

/// A window with the first lesson, at its first picture.
fn lesson() -> Hand {
    let mut hand = two_people("8x8");
    hand.open_learn("Lessons");
    hand.click(FIRST);
    hand
}

/// Walks through the pictures to the first exercise by a click or a key.
fn to_exercises(hand: &mut Hand, next: fn(&mut Hand)) {
    for _ in 0..10 {
        if hand.says("Exercise 1") {
            return hand.wait_for("an exercise", |hand| !hand.says("Looking for a position"));
        }
        next(hand);
    }
    panic!("there is no exercise");
}

/// The first exercise of the first lesson.
fn exercise() -> Hand {
    let mut hand = lesson();
    to_exercises(&mut hand, |hand| hand.click("Next"));
    hand
}

/// Tries squares until the exercise is solved; returns how many were wrong.
fn solve(hand: &mut Hand) -> usize {
    hand.wait_for("an exercise", |hand| !hand.says("Looking for a position"));
    let mut n_wrong = 0;
    for name in squares() {
        if !hand.square(&name).contains("empty") {
            continue;
        }
        hand.click(&name);
        if hand.says("Right. ") {
            return n_wrong;
        }
        n_wrong += usize::from(hand.says("Not here. "));
    }
    panic!("no square was right");
}

#[test]
fn the_game_waits_while_learn_is_open() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.key(Key::Y);
    assert!(hand.has("Lessons") && !hand.has("Undo"));
    // Typed squares play no move, and the game's commands do nothing.
    hand.keys([Key::D, Key::Num6, Key::Home]);
    assert_eq!(hand.moves(), "f5");
    hand.keys([Key::Escape; 2]);
    assert!(hand.has("Undo"));
    hand.click("d6");
    assert_eq!(hand.moves(), "f5 d6");
}

#[test]
fn the_first_choice_of_a_page_has_the_keyboard() {
    let mut hand = two_people("8x8");
    hand.keys([Key::Y, Key::Enter]);
    assert!(hand.says("they are outflanked"), "Enter begins today's lesson");
    hand.keys([Key::Escape; 2]);
    hand.keys([Key::Tab, Key::Tab, Key::Enter]);
    assert!(hand.says("By idea"), "and Tab goes on to the puzzles");
}

#[test]
fn enter_goes_through_a_lesson_and_gives_no_answer_away() {
    let mut hand = lesson();
    hand.focus("Next");
    to_exercises(&mut hand, |hand| hand.key(Key::Enter));
    hand.key(Key::Enter);
    assert!(!hand.says("The answer:"));
    hand.look();
    let focused = hand.window.query_all_by(|node| node.is_focused()).next().map(|node| node.rect());
    let board = hand.board();
    assert!(focused.is_some_and(|rect| board.contains_rect(rect)), "the board has the keyboard");
}

#[test]
fn a_lesson_goes_from_its_idea_to_its_stars() {
    let mut hand = exercise();
    let mut n_wrong = 0;
    for number in 1..=4 {
        assert!(hand.says(&format!("Exercise {number} of 4")));
        n_wrong += solve(&mut hand);
        hand.click("Next");
    }
    assert!(hand.says("Lesson done"));
    hand.click("Next lesson");
    assert!(hand.says("One move may outflank discs in several directions"));
    hand.key(Key::Escape);
    let stars = match n_wrong {
        0 => 3,
        1..=2 => 2,
        _ => 1,
    };
    let row = format!("1. Outflank a disc, {stars} of 3 stars");
    assert!(hand.has(&row));
    let mut hand = hand.restart();
    hand.open_learn("Lessons");
    assert!(hand.has(&row));
}

#[test]
fn a_wrong_answer_says_why_and_is_tried_again() {
    let mut hand = exercise();
    // So early in a game a disc in the corner has no neighbours.
    hand.click("a1");
    assert!(hand.says("Not here. There is no disc of"));
    assert!(hand.says("Try another square."));
    assert!(hand.square("a1").contains("cross"));
    assert!(!is_enabled(&hand, "Next"));
    solve(&mut hand);
    assert!(is_enabled(&hand, "Next"));
    // The lesson goes on where it stopped.
    let mut hand = hand.restart();
    hand.open_learn("Lessons");
    hand.click(FIRST);
    assert!(hand.says("Exercise 2 of 4"));
}

#[test]
fn an_exercise_has_a_hint_and_its_answer() {
    let mut hand = exercise();
    hand.click("Hint");
    assert!(hand.says("Of these two, one is right: "));
    hand.click("Show answer");
    assert!(hand.says("The answer: ") && !hand.says("Right. "));
    assert!(is_enabled(&hand, "Next") && !is_enabled(&hand, "Show answer"));
}

#[test]
fn a_lesson_works_by_the_keyboard_alone_and_is_spoken() {
    let mut hand = two_people("8x8");
    hand.keys([Key::Y, Key::Enter]);
    to_exercises(&mut hand, |hand| hand.key(Key::Enter));
    let spoken = |hand: &Hand| hand.window.root().accesskit_node().label().unwrap_or_default();
    if cfg!(target_os = "linux") {
        hand.wait_for("the exercise, spoken", |hand| spoken(hand).contains("Exercise 1 of 4, "));
    }
    hand.type_keys("a1");
    assert!(hand.says("Not here."));
    hand.keys([Key::F5, Key::ArrowRight, Key::Enter]);
    // The positions are random, so b1 may happen to be right.
    assert!(hand.says("Right. ") || hand.square("b1").contains("cross"));
    hand.keys([Key::Escape; 4]);
    assert!(hand.has("Undo"));
}

#[test]
fn a_first_start_offers_the_first_lesson_once() {
    let offer = "Never played? Learn in 2 minutes";
    let mut hand = two_people("8x8");
    assert!(hand.has(offer));
    hand.click("No, thanks");
    assert!(!hand.has(offer));
    assert!(!hand.restart().has(offer));
    let mut hand = two_people("8x8");
    hand.click(offer);
    assert!(hand.says("they are outflanked"));
    hand.keys([Key::Escape; 3]);
    assert!(hand.has("Undo") && !hand.has(offer));
}

#[test]
fn moves_of_a_game_are_worth_another_look() {
    let mut hand = against(Player::Opponent { rating: Rating::new(1500) });
    hand.play_to_the_end(|_, position| {
        // The move after which the opponent has the most replies.
        let after = |square| position.play(Move::Place(square)).expect("a legal move");
        let n_replies = |square: &Square| after(*square).legal_moves().len();
        Some(position.legal_moves().iter().max_by_key(n_replies)?.name(position.size()))
    });
    let has_moments = |hand: &Hand| hand.has("Look at 3 key moves");
    hand.wait_for("the look back", has_moments);
    let mut hand = hand.restart();
    hand.wait_for("the look back at the game as it was left", has_moments);
    hand.click("Look at 3 key moves");
    hand.wait_says("What would you play?");
    assert!(hand.says("1 of 3") && !is_enabled(&hand, "Compare"));
    hand.click_all(["Hint"; 3]);
    let hints = hand.squares_with("hint");
    let [best] = &hints[..] else { panic!("hints: {hints:?}") };
    hand.click("Compare");
    assert!(hand.has("Close"));
    hand.key(Key::Escape);
    hand.click(best);
    assert!(hand.says("Good! "));
    hand.click_all(["Next"; 3]);
    assert!(hand.has("Undo"), "the game is back after the last key move");
}

#[test]
fn everything_fits_into_every_window() {
    for size in [vec2(480.0, 520.0), vec2(800.0, 600.0), vec2(700.0, 1100.0), vec2(1600.0, 1000.0)] {
        let mut hand = Start { size, ..Start::default() }.open();
        hand.key(Key::Y);
        let lessons = hand.window.get_by_role_and_label(Role::Button, "Lessons").rect();
        assert!(hand.window.ctx.content_rect().contains_rect(lessons), "{size}");
        hand.click_all(["Lessons", FIRST]);
        let board = hand.board();
        assert!(board.width() >= 0.42 * size.min_elem(), "{board:?} in {size}");
        hand.in_sight(["a1", "h8"]);
        let around = hand.in_sight(["Next", "Play the move", "Back to the lessons  (Esc)"]);
        assert!(around.iter().all(|rect| !rect.intersects(board)), "{around:?} in {size}");
    }
}

#[test]
fn the_ringed_square_of_a_picture_plays_its_move() {
    for by_keys in [false, true] {
        let mut hand = lesson();
        assert!(hand.square("e5").contains("white"));
        hand.click("c3");
        assert!(hand.square("f5").contains("empty") && hand.has("Play the move"));
        assert!(hand.says("Try the ringed square f5."));
        if by_keys {
            hand.type_keys("f5")
        } else {
            hand.click("f5")
        }
        assert!(hand.square("f5").contains("black disc") && hand.square("e5").contains("black disc"));
        assert!(hand.has("Take it back") && !hand.has("Play the move"));
        assert!(!hand.says("Try the ringed square"));
    }
}

#[test]
fn the_counts_beside_the_turn_say_whose_discs_they_count() {
    let hand = lesson();
    let counts: Vec<String> =
        hand.window.query_all_by_value("2").filter_map(|node| node.accesskit_node().description()).collect();
    for color in ["Black", "White"] {
        assert!(counts.iter().any(|words| words.contains(color)), "{counts:?}");
    }
}
