//! Learn: its home, the lessons from their list to their stars, and the game that waits meanwhile.

use crate::hand::{Hand, Start, game, two_people};
use egui::{Key, Rect, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::human::Rating;
use engine::players::Player;
use othello::rules::{BoardSize, Move, Position, Square};

fn squares() -> impl Iterator<Item = String> {
    Square::all(BoardSize::STANDARD).map(|square| square.name(BoardSize::STANDARD))
}

/// Opens Learn and the lesson of a title, from its first picture.
fn open_lesson(hand: &mut Hand, name: &str) {
    hand.key(Key::Y);
    hand.click("Lessons");
    hand.click(name);
}

/// Walks through the pictures to the first exercise.
fn to_exercises(hand: &mut Hand) {
    while !hand.says("Exercise") {
        hand.click("Next");
    }
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
    for key in [Key::D, Key::Num6, Key::Home] {
        hand.key(key);
    }
    assert_eq!(hand.moves(), "f5");
    hand.key(Key::Escape);
    hand.key(Key::Escape);
    assert!(hand.has("Undo"));
    hand.click("d6");
    assert_eq!(hand.moves(), "f5 d6");
}

#[test]
fn the_first_choice_of_a_page_has_the_keyboard() {
    let mut hand = two_people("8x8");
    hand.key(Key::Y);
    hand.key(Key::Enter);
    assert!(hand.says("they are outflanked"), "Enter begins today's lesson");
    hand.key(Key::Escape);
    hand.key(Key::Escape);
    for _ in 0..2 {
        hand.key(Key::Tab);
    }
    hand.key(Key::Enter);
    assert!(hand.says("By idea"), "and Tab goes on to the puzzles");
}

#[test]
fn enter_goes_through_a_lesson_and_gives_no_answer_away() {
    let mut hand = two_people("8x8");
    open_lesson(&mut hand, "1. Outflank a disc, not done yet");
    hand.node("Next").focus();
    hand.look();
    let mut n_pages = 0;
    while !hand.says("Exercise") {
        assert!(n_pages < 10, "Enter goes on");
        hand.key(Key::Enter);
        n_pages += 1;
    }
    hand.wait_for("an exercise", |hand| !hand.says("Looking for a position"));
    hand.key(Key::Enter);
    assert!(!hand.says("The answer:"));
    hand.look();
    let on_board =
        |hand: &Hand| hand.window.query_all_by(|node| node.is_focused()).next().map(|node| node.rect());
    let board = hand.board();
    assert!(on_board(&hand).is_some_and(|rect| board.contains_rect(rect)), "the board has the keyboard");
}

#[test]
fn a_lesson_goes_from_its_idea_to_its_stars() {
    let mut hand = two_people("8x8");
    open_lesson(&mut hand, "1. Outflank a disc, not done yet");
    assert!(hand.says("they are outflanked and flip to your colour"));
    assert!(hand.square("e5").contains("white"));
    hand.click("Play the move");
    assert!(hand.square("e5").contains("black"), "{}", hand.square("e5"));
    to_exercises(&mut hand);
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
    let stars = if n_wrong == 0 {
        3
    } else if n_wrong <= 2 {
        2
    } else {
        1
    };
    assert!(hand.has(&format!("1. Outflank a disc, {stars} of 3 stars")));
    let mut hand = hand.restart();
    hand.key(Key::Y);
    hand.click("Lessons");
    assert!(hand.has(&format!("1. Outflank a disc, {stars} of 3 stars")));
}

#[test]
fn a_wrong_answer_says_why_and_is_tried_again() {
    let mut hand = two_people("8x8");
    open_lesson(&mut hand, "1. Outflank a disc, not done yet");
    to_exercises(&mut hand);
    hand.wait_for("an exercise", |hand| !hand.says("Looking for a position"));
    // So early in a game a disc in the corner has no neighbours.
    hand.click("a1");
    assert!(hand.says("Not here. There is no disc of"));
    assert!(hand.says("Try another square."));
    assert!(hand.square("a1").contains("cross"));
    assert!(!crate::hand::is_enabled(&hand, "Next"));
    solve(&mut hand);
    assert!(crate::hand::is_enabled(&hand, "Next"));
}

#[test]
fn an_exercise_has_a_hint_and_its_answer() {
    let mut hand = two_people("8x8");
    open_lesson(&mut hand, "1. Outflank a disc, not done yet");
    to_exercises(&mut hand);
    hand.wait_for("an exercise", |hand| !hand.says("Looking for a position"));
    hand.click("Hint");
    assert!(hand.says("One of these is right: "));
    hand.click("Show answer");
    assert!(hand.says("The answer: ") && !hand.says("Right. "));
    assert!(crate::hand::is_enabled(&hand, "Next") && !crate::hand::is_enabled(&hand, "Show answer"));
}

#[test]
fn a_lesson_goes_on_where_one_stopped_even_after_a_restart() {
    let mut hand = two_people("8x8");
    open_lesson(&mut hand, "1. Outflank a disc, not done yet");
    to_exercises(&mut hand);
    solve(&mut hand);
    let mut hand = hand.restart();
    hand.key(Key::Y);
    hand.click("Lessons");
    hand.click("1. Outflank a disc, not done yet");
    assert!(hand.says("Exercise 2 of 4"));
}

#[test]
fn the_keyboard_begins_at_the_next_lesson_and_exercises_are_spoken_with_their_number() {
    let mut hand = two_people("8x8");
    hand.key(Key::Y);
    hand.key(Key::Enter);
    assert!(hand.says("they are outflanked and flip to your colour"));
    while !hand.says("Exercise 1") {
        hand.key(Key::Enter);
    }
    let spoken = |hand: &Hand| hand.window.root().accesskit_node().label().unwrap_or_default();
    if cfg!(target_os = "linux") {
        hand.wait_for("the exercise, spoken", |hand| spoken(hand).contains("Exercise 1 of 4, "));
    }
}

#[test]
fn a_lesson_works_by_the_keyboard_alone() {
    let mut hand = two_people("8x8");
    open_lesson(&mut hand, "1. Outflank a disc, not done yet");
    while !hand.says("Exercise 1") {
        hand.key(Key::Enter);
    }
    hand.wait_for("an exercise", |hand| !hand.says("Looking for a position"));
    hand.key(Key::A);
    hand.key(Key::Num1);
    assert!(hand.says("Not here."));
    hand.key(Key::F5);
    hand.key(Key::ArrowRight);
    hand.key(Key::Enter);
    // The positions are random, so b1 may happen to be right.
    assert!(hand.says("Right. ") || hand.square("b1").contains("cross"));
    for _ in 0..3 {
        hand.key(Key::Escape);
    }
    hand.key(Key::Escape);
    assert!(hand.has("Undo"));
}

#[test]
fn a_first_start_offers_the_first_lesson_once() {
    let mut hand = two_people("8x8");
    assert!(hand.has("Never played? Learn in 2 minutes"));
    hand.click("No, thanks");
    assert!(!hand.has("Never played? Learn in 2 minutes"));
    let hand = hand.restart();
    assert!(!hand.has("Never played? Learn in 2 minutes"));
    let mut hand = two_people("8x8");
    hand.click("Never played? Learn in 2 minutes");
    assert!(hand.says("they are outflanked"));
    for _ in 0..3 {
        hand.key(Key::Escape);
    }
    assert!(hand.has("Undo") && !hand.has("Never played? Learn in 2 minutes"));
}

/// A lost ending against an opponent, played to its end by whatever is legal.
fn play_to_the_end(hand: &mut Hand) {
    while hand.session().position().outcome().is_none() {
        hand.wait_for("my turn", |hand| {
            hand.session().accepts_move() || hand.session().position().outcome().is_some()
        });
        if let Some(worst) = worst_move(&hand.position()) {
            hand.click(&worst);
        }
    }
}

/// The move after which the opponent has the most replies.
fn worst_move(position: &Position) -> Option<String> {
    let after = |square| position.play(Move::Place(square)).expect("a legal move");
    let n_replies = |square: &Square| after(*square).legal_moves().len();
    let worst = position.legal_moves().iter().max_by_key(n_replies)?;
    Some(worst.name(position.size()))
}

#[test]
fn moves_of_a_game_are_worth_another_look() {
    let opponent = Player::Opponent { rating: Rating::new(1500) };
    let game = Some(game("8x8", Player::Human, opponent));
    let mut hand = Start { game, ..Start::default() }.open();
    play_to_the_end(&mut hand);
    let has_moments = |hand: &Hand| hand.has("Look at 3 key moves");
    hand.wait_for("the look back", has_moments);
    let mut hand = hand.restart();
    hand.wait_for("the look back at the game as it was left", has_moments);
    hand.click("Look at 3 key moves");
    hand.wait_for("the lines", |hand| hand.says("What would you play?"));
    assert!(hand.says("1 of 3") && !crate::hand::is_enabled(&hand, "Compare"));
    for _ in 0..3 {
        hand.click("Hint");
    }
    let n_hints = squares().filter(|name| hand.square(name).contains("hint")).count();
    assert_eq!(n_hints, 1);
    let best = squares().find(|name| hand.square(name).contains("hint")).expect("there is one");
    hand.click("Compare");
    assert!(hand.has("Close"));
    hand.key(Key::Escape);
    hand.click(&best);
    assert!(hand.says("Good! "));
    for _ in 0..3 {
        hand.click("Next");
    }
    assert!(hand.has("Undo"), "the game is back after the last one");
}

#[test]
fn a_broken_profile_is_put_aside_and_said() {
    let hand = two_people("8x8");
    std::fs::write(hand.folder().join("profile.ron"), "(lessons: (stars: {\"outfl").expect("it is ours");
    let mut hand = hand.restart();
    assert!(hand.says("profile.ron could not be read"));
    assert!(hand.folder().join("profile.ron.broken-1").exists());
    hand.key(Key::Y);
    hand.click("Lessons");
    assert!(hand.has("1. Outflank a disc, not done yet"));
}

#[test]
fn everything_fits_into_every_window() {
    for size in [vec2(480.0, 520.0), vec2(800.0, 600.0), vec2(700.0, 1100.0), vec2(1600.0, 1000.0)] {
        let mut hand = Start { size, ..Start::default() }.open();
        let window = Rect::from_min_size(egui::Pos2::ZERO, size);
        hand.key(Key::Y);
        let lessons = hand.window.get_by_role_and_label(Role::Button, "Lessons").rect();
        assert!(window.contains_rect(lessons), "{size}");
        hand.click("Lessons");
        hand.click("1. Outflank a disc, not done yet");
        let board = hand.board();
        assert!(
            window.contains_rect(board) && board.width() >= 0.42 * size.min_elem(),
            "{board:?} in {size}"
        );
        for name in ["Next", "Play the move", "Back to the lessons  (Esc)"] {
            let rect = hand.node(name).rect();
            assert!(window.contains_rect(rect) && !rect.intersects(board), "{name} at {rect:?} in {size}");
        }
    }
}

#[test]
fn the_ringed_square_of_a_picture_plays_its_move() {
    for by_keys in [false, true] {
        let mut hand = two_people("8x8");
        open_lesson(&mut hand, "1. Outflank a disc, not done yet");
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
    let mut hand = two_people("8x8");
    open_lesson(&mut hand, "1. Outflank a disc, not done yet");
    let counts: Vec<String> =
        hand.window.query_all_by_value("2").filter_map(|node| node.accesskit_node().description()).collect();
    assert!(counts.iter().any(|words| words.contains("Black")), "{counts:?}");
    assert!(counts.iter().any(|words| words.contains("White")), "{counts:?}");
}
