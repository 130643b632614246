//! The tasks of a child: each takes at most three clicks, or has a key.

use crate::hand::{Hand, Start, WIDE, against, is_enabled};
use egui::{Key, Vec2, vec2};
use engine::human::Character;
use engine::players::Player;
use othello::rules::{BoardSize, Color};
use outflank::{App, Options};
use texts::words::players;

/// A newcomer's window.
fn newcomer() -> Hand {
    against(Player::Character(Character::ALL[2]))
}

/// Clicks elements one after another: at most three, the limit for each task of a child.
#[track_caller]
fn clicks<const N: usize>(hand: &mut Hand, names: [&str; N]) {
    const { assert!(N <= 3, "a child gives up") };
    hand.click_all(names);
}

#[test]
fn enter_on_the_first_screen_is_play_unless_another_button_has_the_keyboard() {
    for teaches in [false, true] {
        let mut hand = Hand::open_in(tempfile::tempdir().unwrap(), WIDE);
        let [play] = hand.in_sight(["Play"]);
        hand.click_at(play.left_center() - vec2(20.0, 0.0));
        hand.keys(teaches.then_some(Key::Tab));
        hand.key(Key::Enter);
        assert!(hand.has("Start") != teaches && hand.says("they are outflanked") == teaches);
    }
}

#[test]
fn a_game_begins_with_another_opponent_or_on_another_board() {
    let mut hand = newcomer();
    clicks(&mut hand, ["New", "Start"]);
    assert_eq!(hand.moves(), "");
    let mut hand = newcomer();
    hand.click("New");
    let face = hand.button(&players::character(Character::ALL[5]));
    clicks(&mut hand, [&face, "Start"]);
    assert_eq!(hand.session().players()[Color::White], Player::Character(Character::ALL[5]));
    clicks(&mut hand, ["New", "6×6", "Start"]);
    assert_eq!(hand.position().size(), BoardSize::new(6, 6).unwrap());
}

#[test]
fn a_face_chosen_at_the_board_becomes_the_opponent() {
    let mut hand = newcomer();
    let seat = hand.seat("White");
    clicks(&mut hand, [&seat]);
    let face = hand.button(&players::character(Character::ALL[5]));
    clicks(&mut hand, [&face]);
    assert_eq!(hand.session().players()[Color::White], Player::Character(Character::ALL[5]));
    // The current opponent's face has the focus, so Tab goes on to the next face.
    hand.key(Key::Escape);
    hand.click(&hand.seat("White"));
    hand.look();
    assert_eq!(hand.name_of_focused(), Some(face));
}

#[test]
fn help_and_the_rules_are_found() {
    let mut hand = newcomer();
    clicks(&mut hand, ["Hint"]);
    hand.wait_for("a hint", |hand| hand.has("Show more"));
    hand.key(Key::Escape);
    assert!(!hand.has("Show more"));
    clicks(&mut hand, ["Help", "How to play"]);
    assert!(hand.says("Corners are gold."));
    hand.keys([Key::Escape, Key::F1]);
    assert!(hand.says("Corners are gold."), "and by the keyboard");
}

#[test]
fn the_depth_is_set_in_two_clicks_from_the_board_and_from_the_panel() {
    for begins in ["White: ", "Who plays White: "] {
        let mut hand = newcomer();
        let player = hand.button(begins);
        clicks(&mut hand, [&player]);
        hand.set("Minimax (depth): Depth", 7.0);
        assert_eq!(hand.session().players()[Color::White], Player::Minimax { depth: 7 }, "{begins}");
        hand.key(Key::Escape);
        assert!(is_enabled(&hand, "Lower White’s depth") && hand.says("Depth"));
    }
}

#[test]
fn the_text_grows_by_a_click_and_by_a_key() {
    let mut hand = newcomer();
    let before = hand.window.ctx.zoom_factor();
    let larger = hand.button("Larger text");
    clicks(&mut hand, [&larger]);
    let once = hand.window.ctx.zoom_factor();
    assert!(once > before);
    hand.ctrl(Key::Plus);
    let twice = hand.window.ctx.zoom_factor();
    assert!(twice > once);
    // A new window reads the size of the text from the settings.
    let options = Options { folder: Some(hand.folder()), ..Options::default() };
    let ctx = egui::Context::default();
    let _app = App::new(&ctx, &options);
    ctx.begin_pass(egui::RawInput::default());
    assert_eq!(ctx.zoom_factor(), twice);
    ctx.end_pass().textures_delta.clear();
}

#[test]
fn text_is_as_large_as_the_window_holds_and_grows_with_it() {
    let smallest = vec2(480.0, 520.0);
    let mut hand = Start { size: smallest, ..Start::default() }.open();
    let zoom = |hand: &Hand| hand.window.ctx.zoom_factor();
    // The harness gives the size in points that are zoomed.
    let resize = |hand: &mut Hand, size: Vec2| {
        hand.window.set_size(size / zoom(hand));
        hand.window.run_steps(2);
        hand.window.set_size(size / zoom(hand));
        hand.look();
    };
    let pixel = hand.node(&hand.button("Larger text")).rect().center();
    for percent in (110..=200).step_by(10) {
        hand.click_at(pixel / zoom(&hand));
        assert_eq!(hand.settings().window.zoom, percent, "A+ stays under the pointer");
        resize(&mut hand, smallest * (percent as f32 / 100.0));
    }
    assert_eq!(zoom(&hand), 2.0);
    resize(&mut hand, vec2(480.0, 520.0));
    assert_eq!((zoom(&hand), hand.settings().window.zoom), (1.0, 200), "what was chosen is kept");
    assert!(is_enabled(&hand, &hand.button("Larger text")), "the window may grow with the text");
    resize(&mut hand, vec2(720.0, 780.0));
    assert_eq!(zoom(&hand), 1.5);
    resize(&mut hand, vec2(1000.0, 1100.0));
    assert_eq!(zoom(&hand), 2.0);
    resize(&mut hand, vec2(720.0, 780.0));
    let smaller = hand.button("Smaller text");
    clicks(&mut hand, [&smaller]);
    assert_eq!((zoom(&hand), hand.settings().window.zoom), (1.4, 140), "a step from what is seen");
}
