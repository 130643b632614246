//! Puzzles in Learn: each way to solve them, the answer after each, and the stored results.

use crate::hand::{Hand, Start, is_enabled, two_people};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::Queryable;
use othello::rules::{BoardSize, Color, Setup, Square};
use teach::puzzles::{Solver, Truth};

/// Opens the puzzles, and one of the ways to solve them by its name.
fn open_puzzles(hand: &mut Hand, way: &str) {
    hand.open_learn("Puzzles");
    hand.window.get_by_role_and_label(Role::Button, way).scroll_to_me();
    hand.look();
    hand.click(way);
}

/// A puzzle in one of these ways, once the program has solved it.
fn puzzle(way: &str) -> Hand {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, way);
    wait(&mut hand);
    hand
}

const MIXED: &str = "Mixed";

pub fn name(square: Square) -> String {
    square.name(BoardSize::STANDARD)
}

/// What the moves of the position shown are worth.
pub fn truth(hand: &Hand) -> Truth {
    truth_for(hand, hand.shown().turn())
}

/// What the moves are worth for a side: after the first move of a line no text says whose turn it is.
fn truth_for(hand: &Hand, turn: Color) -> Truth {
    let position = Setup { turn, ..Setup::from(&hand.shown()) }.position().expect("it is shown");
    Solver::new().expect("memory").solve(&position).expect("it has few empties")
}

/// The best move of the position shown.
pub fn best(hand: &Hand) -> String {
    name(truth(hand).only_best().expect("a puzzle has one best move"))
}

/// Waits until the program has solved the puzzle.
fn wait(hand: &mut Hand) {
    hand.wait_for("the solution", |hand| hand.has("Show answer") && is_enabled(hand, "Show answer"));
}

fn is_my_turn(hand: &Hand) -> bool {
    !hand.squares_with("you can").is_empty()
}

/// Finds every move of the puzzle.
fn solve(hand: &mut Hand) {
    wait(hand);
    let turn = hand.shown().turn();
    while !hand.says("Solved") {
        let best = name(truth_for(hand, turn).only_best().expect("a puzzle has one best move"));
        hand.click(&best);
        // The replies are shown one after another.
        hand.wait_for("the replies", |hand| {
            hand.says("Solved")
                || hand.says("What now?") && hand.square(&best).contains("disc") && is_my_turn(hand)
        });
    }
    hand.wait_says("is best. ");
}

/// Plays a wrong move; returns its name.
fn play_wrong(hand: &mut Hand) -> String {
    let wrong = name(truth(hand).with_loss(|loss| loss > 0).first().expect("a puzzle has wrong moves"));
    hand.click(&wrong);
    wrong
}

/// Gives up, and waits for the reason of the best move.
fn show_answer(hand: &mut Hand) {
    hand.click_all(["Show answer", "More"]);
    hand.wait_says(" was best.");
}

#[test]
fn a_puzzle_is_solved_and_the_answer_is_on_the_board() {
    let mut hand = puzzle(MIXED);
    solve(&mut hand);
    assert!(hand.says("Solved.") && hand.says("(+"));
    assert!(!hand.says(" % of players rated 1400 solve this."), "what matters less is folded away");
    hand.click("More");
    hand.wait_says(" % of players rated 1400 solve this.");
    assert!(hand.squares_with("worth ").len() >= 2, "every move has its exact score");
    hand.click("Next");
    assert!(hand.says("to move. Find the best move."));
    hand.key(Key::Escape);
    assert!(hand.says("1 of 1 solved at the first try."));
    let mut hand = hand.restart();
    hand.open_learn("Puzzles");
    assert!(hand.says("1 of 1 solved at the first try."), "it is kept");
}

#[test]
fn only_the_first_try_counts() {
    let mut hand = puzzle(MIXED);
    let wrong = play_wrong(&mut hand);
    assert!(hand.says(&format!("{wrong} loses ")));
    assert!(hand.says("Only the first try counts, but you may go on."));
    assert!(hand.square(&wrong).contains("cross"));
    // A click on a square that is no legal move is not a try.
    hand.click(&hand.squares_with("disc")[0]);
    show_answer(&mut hand);
    // A finished puzzle is not resumed: Learn opens with the ways to solve puzzles.
    hand.keys([Key::Y; 2]);
    assert!(hand.has(MIXED) && hand.says("0 of 1 solved at the first try."));
}

#[test]
fn a_theme_has_its_puzzles_and_its_count() {
    let mut hand = puzzle("Wedge");
    solve(&mut hand);
    hand.click("More");
    hand.wait_says("Wedge: A disc between");
    hand.key(Key::Escape);
    assert!(hand.says("1 of 10"));
}

#[test]
fn the_puzzle_of_the_day_counts_once() {
    let mut hand = puzzle("Today’s");
    let first = hand.shown();
    show_answer(&mut hand);
    hand.click("Done");
    assert!(hand.says("Tried today"));
    hand.click("Today’s");
    wait(&mut hand);
    assert_eq!(hand.shown(), first);
    hand.click("Show answer");
    hand.key(Key::Escape);
    assert!(hand.says("0 of 1 solved at the first try."));
}

#[test]
fn against_the_clock_one_puzzle_follows_the_other_until_time_is_up() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, "3 minutes");
    hand.click(MIXED);
    wait(&mut hand);
    assert!(hand.says(" left, 0 solved"));
    play_wrong(&mut hand);
    assert!(hand.says("to move. Find the best move."), "the next one");
    hand.pass(180.0);
    assert!(hand.says("Time is up: 0 solved."));
    assert!(hand.says("0 of 1 at the first try."));
    hand.click("Again");
    assert!(hand.says(" left, 0 solved"));
}

#[test]
fn an_ending_is_played_out_against_perfect_play() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, "Endings");
    let turn = hand.shown().turn();
    hand.wait_says("with best play. Hold it.");
    loop {
        hand.wait_for("my turn", |hand| hand.says("You held it") || is_my_turn(hand));
        if hand.says("You held it") {
            break;
        }
        hand.click(&name(truth_for(&hand, turn).best().first().expect("there is a move")));
    }
    hand.click("Next");
    hand.key(Key::Escape);
    assert!(hand.says("1 of 1 held"));
}

#[test]
fn puzzles_work_by_the_keyboard_alone_in_a_small_window() {
    let mut hand = Start { size: vec2(480.0, 520.0), ..Start::default() }.open();
    open_puzzles(&mut hand, MIXED);
    wait(&mut hand);
    hand.type_keys(&best(&hand));
    assert!(hand.says("Solved.") || hand.says("What now?"));
    hand.key(Key::Escape);
    assert!(hand.has(MIXED));
}

#[test]
fn a_hint_shows_two_squares_and_the_puzzle_no_longer_counts() {
    let mut hand = puzzle(MIXED);
    hand.click("Hint");
    assert!(hand.says("Of these two, one is right: ") && !is_enabled(&hand, "Hint"));
    assert_eq!(hand.squares_with("circle").len(), 2);
    solve(&mut hand);
    hand.key(Key::Escape);
    assert!(hand.says("None tried yet."));
}

#[test]
fn a_streak_goes_on_until_the_first_wrong_move() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, "Streak");
    hand.click(MIXED);
    solve(&mut hand);
    assert!(hand.says("Streak: 1 solved"));
    hand.click("Next");
    wait(&mut hand);
    play_wrong(&mut hand);
    assert!(hand.says("The streak ends after 1. Your best is 1."));
    assert!(!hand.says("Try another square") && !hand.says("Your puzzle rating"));
    hand.click("Next");
    assert!(hand.says("Streak: 0 solved"));
    hand.key(Key::Escape);
    assert!(hand.has("Streak · best 1"));
    assert!(hand.says("No rating yet: puzzles in Mixed give you one."));
}

#[test]
fn a_player_without_games_learns_that_there_are_no_puzzles_from_them() {
    let mut hand = Start::default().open();
    open_puzzles(&mut hand, "From my games");
    hand.wait_says("Your games have no more puzzles.");
    hand.key(Key::Escape);
    assert!(hand.says("By idea"), "back to the ways");
}
