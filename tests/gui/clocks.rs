//! Games with clocks, as people see and hear them.

use crate::hand::{Hand, Start, game};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use engine::players::Player;
use othello::clock::{Clocks, FlagFall};
use othello::rules::{ByColor, Color};
use session::NewGame;
use std::time::{Duration, Instant};

fn timed(black: &str, white: &str, flag: FlagFall, opponent: Player) -> Hand {
    let controls = ByColor::new(black.parse().unwrap(), white.parse().unwrap());
    let clocks = Some(Clocks { controls, flag });
    Start { game: Some(NewGame { clocks, ..game("8x8", Player::Human, opponent) }), ..Start::default() }
        .open()
}

/// The seconds that a colour has left.
fn left(hand: &Hand, color: Color) -> f64 {
    hand.session().clocks(Instant::now()).unwrap()[color].left().as_secs_f64()
}

#[test]
fn a_clock_runs_for_who_thinks_and_a_click_stops_it() {
    let mut hand = timed("5:00", "10:00+3", FlagFall::Loses, Player::Human);
    assert!(hand.has("Black's clock 5:00") && hand.has("White's clock 10:00"));
    assert!(hand.says("The clock is paused"), "a game that was left waits");
    hand.click("Black's clock 5:00");
    hand.wait_for("the clock", |hand| hand.has("Black's clock 4:59"));
    hand.key(Key::Space);
    assert!(hand.session().clock_waits());
    let rest = left(&hand, Color::Black);
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(left(&hand, Color::Black), rest);
    hand.click("f5");
    assert!(hand.session().clock_runs(), "a move lets it go on");
    hand.wait_for("White's clock", |hand| hand.has("White's clock 9:59"));
    hand.click("d6");
    assert!(hand.has("White's clock 10:02"), "every move adds three seconds");
}

#[test]
fn a_clock_survives_a_restart_and_goes_on() {
    let mut hand = timed("5:00", "5:00", FlagFall::Loses, Player::Human);
    hand.click("f5");
    hand.wait_for("White's clock", |hand| left(hand, Color::White) < 299.5);
    let before = left(&hand, Color::White);
    let hand = hand.restart();
    assert!(hand.session().clock_runs());
    let after = left(&hand, Color::White);
    assert!(after <= 300.0 && after > before - 30.0, "{before} {after}");
    assert_eq!(hand.session().game().clocks().unwrap().controls.white.to_string(), "5:00");
}

#[test]
fn a_game_lost_on_time_says_so_and_can_go_on() {
    let mut hand = timed("0:00+1x0:01", "5:00", FlagFall::Loses, Player::Greedy);
    hand.click("Black's clock 1.0");
    hand.wait_for("the flag", |hand| hand.session().lost_on_time().is_some());
    assert!(hand.says("Your time is over: White wins."));
    assert!(hand.has("Play again"));
    assert_eq!(hand.session().record().header.result, "W+64 (time)");
    hand.key(Key::Escape);
    hand.click("f5");
    assert_eq!(hand.moves(), "");
    hand.click("Show result");
    hand.click("Go on without clocks");
    assert!(!hand.has("Play again"));
    hand.click("f5");
    hand.wait_for("an answer", |hand| hand.moves().len() == 5);
}

#[test]
fn a_flag_may_fall_without_an_end() {
    let mut hand = timed("0:00+1x0:01", "5:00", FlagFall::GoesOn, Player::Human);
    hand.click("Black's clock 1.0");
    hand.wait_for("the flag", |hand| hand.says("Black's time is over. The game goes on."));
    hand.wait_for("overtime", |hand| hand.has("Black's clock −0:01"));
    hand.click("f5");
    assert_eq!(hand.moves(), "f5");
    hand.wait_for("the end of the notice", |hand| hand.says("Black went over time."));
    assert!(hand.says("Black's clock −0:0"), "and the time stays");
}

#[test]
fn overtime_is_told_at_the_end_of_the_game() {
    let controls = ByColor::new("0:00+1x0:01".parse().unwrap(), "5:00".parse().unwrap());
    let clocks = Some(Clocks { controls, flag: FlagFall::GoesOn });
    let game = Some(NewGame { clocks, ..game("4x4", Player::Human, Player::Greedy) });
    let mut hand = Start { game, ..Start::default() }.open();
    hand.click("Black's clock 1.0");
    hand.wait_for("overtime", |hand| hand.has("Black's clock −0:01"));
    while !hand.has("Play again") {
        if let Some(square) = hand.legal_moves().first() {
            hand.click(square);
        }
        hand.look();
    }
    assert!(hand.has("You went over time."));
    hand.key(Key::Escape);
    hand.wait_for("the same without the card", |hand| hand.says("You went over time."));
}

#[test]
fn two_people_with_names_lose_on_time_by_name() {
    let controls = ByColor::new("0:00+1x0:01".parse().unwrap(), "5:00".parse().unwrap());
    let clocks = Some(Clocks { controls, flag: FlagFall::Loses });
    let names = ByColor::new("Anna".to_owned(), "Ben".to_owned());
    let game = Some(NewGame { clocks, names, ..game("8x8", Player::Human, Player::Human) });
    let mut hand = Start { game, ..Start::default() }.open();
    hand.click("Black's clock 1.0");
    hand.wait_for("the flag", |hand| hand.session().lost_on_time().is_some());
    assert!(hand.says("Anna's time is over: Ben wins."));
    assert!(!hand.says("Black's time is over"), "nor is it told a screen reader otherwise");
}

#[test]
fn clocks_are_chosen_in_the_dialog_and_come_again() {
    let mut hand = timed("5:00", "5:00", FlagFall::Loses, Player::Human);
    hand.ctrl(Key::N);
    hand.click("More: opening, handicap, clock, fewest discs, serious");
    hand.node("Clock").scroll_to_me();
    hand.look();
    hand.click("Clock");
    hand.click("20 min + 3 × 30 s");
    hand.click("Time over: play on");
    hand.click("Start");
    let chosen = hand.session().game().clocks().unwrap();
    assert_eq!(chosen.controls.map(|control| control.to_string()).black, "20:00+3x0:30");
    assert_eq!(chosen.flag, FlagFall::GoesOn);
    hand.click("f5");
    hand.choose("Game", "Play again");
    assert_eq!(hand.session().game().clocks(), Some(chosen));
    assert!(hand.has("Black's clock 20:00"));
    hand.ctrl(Key::N);
    hand.node("Clock").scroll_to_me();
    hand.look();
    hand.click("Clock");
    hand.click("None");
    hand.click("Start");
    assert!(hand.session().game().clocks().is_none() && !hand.has("Black's clock 20:00"));
}

#[test]
fn the_smallest_window_has_room_for_own_times() {
    let controls = ByColor::new("5:00".parse().unwrap(), "20:00+3x0:30".parse().unwrap());
    let clocks = Some(Clocks { controls, flag: FlagFall::Loses });
    let new = NewGame { clocks, ..game("8x8", Player::Human, Player::Human) };
    let settings = "new_game: (clocks: \"5:00 20:00+3x0:30\")".to_owned();
    let mut hand = Start { game: Some(new), settings, size: vec2(480.0, 520.0), ..Start::default() }.open();
    assert!(hand.has("Black's clock 5:00") && hand.has("White's clock 20:00"));
    hand.ctrl(Key::N);
    for name in ["Black's minutes", "White's minutes", "White's periods", "White's seconds"] {
        let area = hand.window.ctx.content_rect();
        let place = hand.window.get_by_label(name).rect();
        assert!(place.left() >= 0.0 && place.right() <= area.right(), "{name} at {place}");
    }
    hand.click("Start");
    assert_eq!(hand.session().game().clocks().unwrap().controls, controls);
}
