//! Puzzles in Learn: each way to solve them, the answer after each, and the stored results.

use crate::hand::{Hand, Start, is_enabled, two_people};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::Queryable;
use othello::rules::{BoardSize, ByColor, Color, Position, Setup, Square};
use teach::puzzles::{Solver, Truth};

/// Opens the puzzles, and one of their ways by its name.
fn open_puzzles(hand: &mut Hand, way: &str) {
    hand.key(Key::Y);
    hand.click("Puzzles");
    hand.window.get_by_role_and_label(Role::Button, way).scroll_to_me();
    hand.look();
    hand.click(way);
}

const MIXED: &str = "Mixed";

fn squares() -> impl Iterator<Item = Square> {
    Square::all(BoardSize::STANDARD)
}

fn name(square: Square) -> String {
    square.name(BoardSize::STANDARD)
}

/// The position of the puzzle, read from the labels for a screen reader.
fn position(hand: &Hand, turn: Color) -> Position {
    let discs = ByColor::from_fn(|color: Color| {
        let word = format!("{} disc", color.to_string().to_lowercase());
        squares().filter(|square| hand.square(&name(*square)).contains(&word)).collect()
    });
    Setup { size: BoardSize::STANDARD, discs, turn }.position().expect("it is shown")
}

fn turn(hand: &Hand) -> Color {
    if hand.says("Black to move") { Color::Black } else { Color::White }
}

fn truth(hand: &Hand, turn: Color) -> Truth {
    Solver::new().expect("memory").solve(&position(hand, turn)).expect("it has few empties")
}

/// Waits until the program has solved the puzzle.
fn wait(hand: &mut Hand) {
    hand.wait_for("the solution", |hand| hand.has("Show answer") && is_enabled(hand, "Show answer"));
}

/// Finds every move of the puzzle.
fn solve(hand: &mut Hand) {
    wait(hand);
    let turn = turn(hand);
    while !hand.says("Solved") {
        let best = truth(hand, turn).only_best().expect("a puzzle has one best move");
        hand.click(&name(best));
        hand.wait_for("the replies", |hand| {
            hand.says("Solved") || hand.says("What now?") && hand.square(&name(best)).contains("disc")
        });
        if !hand.says("Solved") {
            // The replies are shown one after another.
            hand.wait_for("my turn", |hand| {
                squares().any(|square| hand.square(&name(square)).contains("you can"))
            });
        }
    }
    hand.wait_for("the answer", |hand| hand.says("is best: "));
}

#[test]
fn a_puzzle_is_solved_and_the_answer_is_on_the_board() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, MIXED);
    solve(&mut hand);
    assert!(hand.says("Solved.") && hand.says("(+"));
    assert!(!hand.says(" % of players rated 1400 solve this."), "what matters less is folded away");
    hand.click("More");
    hand.wait_for("more", |hand| hand.says(" % of players rated 1400 solve this."));
    let n_told = squares().filter(|square| hand.square(&name(*square)).contains("worth ")).count();
    assert!(n_told >= 2, "every move has its exact score");
    hand.click("Next");
    assert!(hand.says("to move. Find the best move."));
    hand.key(Key::Escape);
    assert!(hand.says("1 of 1 solved at the first try."));
    let mut hand = hand.restart();
    hand.key(Key::Y);
    hand.click("Puzzles");
    assert!(hand.says("1 of 1 solved at the first try."), "it is kept");
}

#[test]
fn only_the_first_try_counts() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, MIXED);
    wait(&mut hand);
    let turn = turn(&hand);
    let wrong = truth(&hand, turn).losing(|loss| loss > 0).first().expect("a puzzle has wrong moves");
    hand.click(&name(wrong));
    assert!(hand.says(&format!("{} loses ", name(wrong))));
    assert!(hand.says("Only the first try counts, but you may go on."));
    assert!(hand.square(&name(wrong)).contains("cross"));
    // A click on a square that is no legal move is not a try.
    let taken =
        squares().find(|square| hand.square(&name(*square)).contains("disc")).expect("there are discs");
    hand.click(&name(taken));
    hand.click("Show answer");
    hand.click("More");
    hand.wait_for("the reason", |hand| hand.says(" was best."));
    hand.key(Key::Enter);
    assert!(hand.says("to move. Find the best move."));
    hand.key(Key::Escape);
    assert!(hand.says("0 of 1 solved at the first try."));
}

#[test]
fn a_theme_has_its_puzzles_and_its_count() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, "Wedge");
    solve(&mut hand);
    hand.click("More");
    hand.wait_for("the idea", |hand| hand.says("Wedge: A disc between"));
    hand.key(Key::Escape);
    assert!(hand.says("1 of 10"));
}

#[test]
fn the_puzzle_of_the_day_counts_once() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, "Today’s");
    wait(&mut hand);
    let first = position(&hand, turn(&hand));
    hand.click("Show answer");
    hand.click("More");
    hand.wait_for("the reason", |hand| hand.says(" was best."));
    hand.click("Done");
    assert!(hand.says("Tried today"));
    hand.click("Today’s");
    wait(&mut hand);
    assert_eq!(position(&hand, turn(&hand)), first);
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
    let turn = turn(&hand);
    let wrong = truth(&hand, turn).losing(|loss| loss > 0).first().expect("a puzzle has wrong moves");
    hand.click(&name(wrong));
    assert!(hand.says("to move. Find the best move."), "the next one");
    hand.wait_for("the end", |hand| hand.says("Time is up: 0 solved."));
    assert!(hand.says("0 of 1 at the first try."));
    hand.click("Again");
    assert!(hand.says(" left, 0 solved"));
}

#[test]
fn an_ending_is_played_out_against_perfect_play() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, "Endings");
    let turn = turn(&hand);
    hand.wait_for("the value", |hand| hand.says("with best play. Hold it."));
    while !hand.says("You held it") {
        let is_mine = |hand: &Hand| squares().any(|square| hand.square(&name(square)).contains("you can"));
        hand.wait_for("my turn", |hand| hand.says("You held it") || is_mine(hand));
        if hand.says("You held it") {
            break;
        }
        let best = truth(&hand, turn).best().first().expect("there is a move");
        hand.click(&name(best));
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
    let truth = truth(&hand, turn(&hand));
    let best = name(truth.only_best().expect("a puzzle has one best move"));
    let keys: Vec<Key> =
        best.to_uppercase().chars().map(|c| Key::from_name(&c.to_string()).expect("a key")).collect();
    keys.into_iter().for_each(|key| hand.key(key));
    assert!(hand.says("Solved.") || hand.says("What now?"));
    hand.key(Key::Escape);
    assert!(hand.has(MIXED));
}

#[test]
fn each_person_has_a_profile() {
    let begin = |person: u8| {
        let settings = format!("people: [\"Anna\", \"Ben\"], playing_as: {person}");
        Start { settings, ..Start::default() }
    };
    let mut hand = begin(0).open();
    open_puzzles(&mut hand, MIXED);
    wait(&mut hand);
    hand.click("Show answer");
    assert!(hand.folder().join("profile.ron").exists());
    let text = std::fs::read_to_string(hand.folder().join("settings.ron")).expect("it is kept");
    let text = text.replacen("playing_as: 0", "playing_as: 1", 1);
    std::fs::write(hand.folder().join("settings.ron"), text).expect("it is ours");
    let mut hand = hand.restart();
    hand.key(Key::Y);
    hand.click("Puzzles");
    assert!(hand.says("None tried yet."), "Ben has not tried any");
    hand.click(MIXED);
    wait(&mut hand);
    hand.click("Show answer");
    let is_bens = |name: &str| name.starts_with("profile-ben-") && name.ends_with(".ron");
    let mut names = std::fs::read_dir(hand.folder()).expect("it is ours");
    assert!(names.any(|entry| is_bens(&entry.expect("a file").file_name().to_string_lossy())));
}

#[test]
fn no_button_moves_when_the_answer_comes() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, MIXED);
    wait(&mut hand);
    let places = |hand: &Hand| ["Next", "Hint", "Show answer"].map(|name| hand.node(name).rect());
    let before = places(&hand);
    hand.click("Show answer");
    hand.click("More");
    hand.wait_for("the reason", |hand| hand.says(" was best."));
    assert_eq!(places(&hand), before);
    // A finished puzzle is not resumed: Learn opens with the ways to solve puzzles.
    hand.key(Key::Y);
    hand.key(Key::Y);
    assert!(hand.has(MIXED));
}

#[test]
fn a_hint_shows_two_squares_and_the_puzzle_no_longer_counts() {
    let mut hand = two_people("8x8");
    open_puzzles(&mut hand, MIXED);
    wait(&mut hand);
    hand.click("Hint");
    assert!(hand.says("One of these is right: ") && !is_enabled(&hand, "Hint"));
    let marked = |hand: &Hand| squares().filter(|at| hand.square(&name(*at)).contains("circle")).count();
    assert_eq!(marked(&hand), 2);
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
    hand.click("Next");
    assert!(hand.says("Streak: 1 solved"));
    wait(&mut hand);
    let turn = turn(&hand);
    let wrong = truth(&hand, turn).losing(|loss| loss > 0).first().expect("a puzzle has wrong moves");
    hand.click(&name(wrong));
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
    hand.wait_for("the answer", |hand| hand.says("Your games have no more puzzles."));
    hand.key(Key::Escape);
    assert!(hand.says("By idea"), "back to the ways");
}
