//! Games with clocks, as people see and hear them.

use crate::hand::{Hand, Start, game};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use engine::players::Player;
use othello::clock::{Clocks, FlagFall};
use othello::rules::{ByColor, Color};
use session::NewGame;
use std::time::{Duration, Instant};

/// Opens a game of a person against `opponent` with these times for Black and White.
fn timed(black: &str, white: &str, flag: FlagFall, opponent: Player) -> Hand {
    Start::of(with_clocks(black, white, flag, game("8x8", Player::Human, opponent))).open()
}

fn with_clocks(black: &str, white: &str, flag: FlagFall, game: NewGame) -> NewGame {
    let controls = ByColor::new(black.parse().unwrap(), white.parse().unwrap());
    NewGame { clocks: Some(Clocks { controls, flag }), ..game }
}

/// No main time, and one period of one second.
const SHORT: &str = "0:00+1x0:01";

/// The seconds that a colour has left.
fn left(hand: &Hand, color: Color) -> f64 {
    hand.session().clocks(Instant::now()).unwrap()[color].left().as_secs_f64()
}

#[test]
fn the_clock_of_the_side_to_move_runs_and_a_click_stops_it() {
    let mut hand = timed("5:00", "10:00+3", FlagFall::Loses, Player::Human);
    assert!(hand.has("Black’s clock 5:00") && hand.has("White’s clock 10:00"));
    assert!(hand.says("The clock is paused"), "a game that was left waits");
    hand.click("Black’s clock 5:00");
    hand.wait_for("the clock", |hand| hand.has("Black’s clock 4:59"));
    hand.key(Key::Space);
    assert!(hand.session().clock_waits());
    let rest = left(&hand, Color::Black);
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(left(&hand, Color::Black), rest);
    hand.click("f5");
    assert!(hand.session().clock_runs(), "a move lets it go on");
    hand.wait_for("White's clock", |hand| hand.has("White’s clock 9:59"));
    hand.click("d6");
    assert!(hand.has("White’s clock 10:02"), "every move adds three seconds");
    let before = left(&hand, Color::Black);
    let hand = hand.restart();
    assert!(hand.session().clock_runs(), "and it goes on after a restart");
    let after = left(&hand, Color::Black);
    assert!(after <= before && after > before - 30.0, "{before} {after}");
}

#[test]
fn a_game_lost_on_time_says_so_and_can_go_on() {
    let mut hand = timed(SHORT, "5:00", FlagFall::Loses, Player::Greedy);
    hand.click("Black’s clock 1.0");
    hand.wait_for("the flag", |hand| hand.session().lost_on_time().is_some());
    assert!(hand.says("Your time is over: White wins."));
    assert!(hand.has("Play again"));
    assert_eq!(hand.record().header.result, "W+64 (time)");
    hand.key(Key::Escape);
    hand.click("f5");
    assert_eq!(hand.moves(), "");
    hand.click_all(["Show result", "Go on without clocks"]);
    assert!(!hand.has("Play again"));
    hand.click("f5");
    hand.wait_for("an answer", |hand| hand.moves().len() == 5);
}

#[test]
fn a_flag_may_fall_without_ending_the_game() {
    let mut hand = timed(SHORT, "5:00", FlagFall::GoesOn, Player::Human);
    hand.click("Black’s clock 1.0");
    hand.wait_for("the flag", |hand| hand.says("Black’s time is over. The game goes on."));
    hand.wait_for("overtime", |hand| hand.has("Black’s clock −0:01"));
    hand.click("f5");
    assert_eq!(hand.moves(), "f5");
    hand.wait_for("the end of the notice", |hand| hand.says("Black went over time."));
    assert!(hand.says("Black’s clock −0:0"), "and the time stays");
}

#[test]
fn overtime_is_told_at_the_end_of_the_game() {
    let game = with_clocks(SHORT, "5:00", FlagFall::GoesOn, game("4x4", Player::Human, Player::Greedy));
    let mut hand = Start::of(game).open();
    hand.click("Black’s clock 1.0");
    hand.wait_for("overtime", |hand| hand.has("Black’s clock −0:01"));
    while !hand.has("Play again") {
        if !hand.legal_moves().is_empty() {
            hand.play_any();
        }
        hand.look();
    }
    assert!(hand.has("You went over time."));
    hand.key(Key::Escape);
    hand.wait_says("You went over time.");
}

#[test]
fn two_people_with_names_lose_on_time_by_name() {
    let names = ByColor::new("Anna".to_owned(), "Ben".to_owned());
    let people = NewGame { names, ..game("8x8", Player::Human, Player::Human) };
    let mut hand = Start::of(with_clocks(SHORT, "5:00", FlagFall::Loses, people)).open();
    hand.click("Black’s clock 1.0");
    hand.wait_for("the flag", |hand| hand.session().lost_on_time().is_some());
    assert!(hand.says("Anna’s time is over: Ben wins."));
    assert!(!hand.says("Black’s time is over"), "a screen reader hears the name, too");
}

fn choose_clock(hand: &mut Hand, clock: &str) {
    hand.node("Clock").scroll_to_me();
    hand.look();
    hand.click("Clock");
    hand.click(clock);
}

#[test]
fn clocks_are_chosen_in_the_dialog_and_kept_for_the_next_game() {
    let mut hand = timed("5:00", "5:00", FlagFall::Loses, Player::Human);
    hand.ctrl(Key::N);
    hand.click("More: opening, handicap, clock, fewest discs, serious");
    choose_clock(&mut hand, "20 min + 3 × 30 s");
    hand.click_all(["Time over: play on", "Start"]);
    let chosen = hand.session().game().clocks().unwrap();
    assert_eq!(chosen.controls.map(|control| control.to_string()).black, "20:00+3x0:30");
    assert_eq!(chosen.flag, FlagFall::GoesOn);
    hand.click("f5");
    hand.choose("Game", "Play again");
    assert_eq!(hand.session().game().clocks(), Some(chosen));
    assert!(hand.has("Black’s clock 20:00"));
    hand.ctrl(Key::N);
    choose_clock(&mut hand, "None");
    hand.click("Start");
    assert!(hand.session().game().clocks().is_none() && !hand.has("Black’s clock 20:00"));
}

#[test]
fn the_smallest_window_has_room_for_custom_times() {
    let people = game("8x8", Player::Human, Player::Human);
    let new = with_clocks("5:00", "20:00+3x0:30", FlagFall::Loses, people);
    let controls = new.clocks.unwrap().controls;
    let settings = "new_game: (clocks: \"5:00 20:00+3x0:30\")".to_owned();
    let mut hand = Start { settings, size: vec2(480.0, 520.0), ..Start::of(new) }.open();
    assert!(hand.has("Black’s clock 5:00") && hand.has("White’s clock 20:00"));
    hand.ctrl(Key::N);
    for name in ["Black’s minutes", "White’s minutes", "White’s periods", "White’s seconds"] {
        let area = hand.window.ctx.content_rect();
        let place = hand.window.get_by_label(name).rect();
        assert!(place.left() >= 0.0 && place.right() <= area.right(), "{name} at {place}");
    }
    hand.click("Start");
    assert_eq!(hand.session().game().clocks().unwrap().controls, controls);
}
