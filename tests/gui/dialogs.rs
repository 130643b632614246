//! The dialogs, opened and answered, and what is pasted.

use crate::hand::{Hand, Start, is_enabled, two_people};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;
use engine::players::{Kind, Player};
use othello::rules::{BoardSize, ByColor, Color};

#[test]
fn every_dialog_opens_and_closes() {
    let mut hand = two_people("8x8");
    let dialogs = [
        ("Game", "New game…", "Start"),
        ("Game", "Paste…", "Open"),
        ("Study", "Edit position…", "Play from here"),
        ("Game", "Preferences…", "Contrast: High"),
        ("Help", "How to play", "Close"),
        ("Help", "Keys", "Close"),
        ("Help", "About Outflank", "Close"),
    ];
    for (menu, entry, inside) in dialogs {
        hand.choose(menu, entry);
        assert!(hand.has(inside), "{entry}");
        hand.key(Key::Escape);
        assert!(!hand.has(inside), "{entry} stays open");
    }
}

#[test]
fn keys_open_dialogs_and_do_nothing_else_meanwhile() {
    let mut hand = two_people("8x8");
    hand.key(Key::F1);
    assert!(hand.has("Close"));
    hand.key(Key::S);
    hand.ctrl(Key::Z);
    assert!(hand.app().settings().show_legal_moves);
    hand.key(Key::Escape);
    hand.window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Questionmark);
    hand.look();
    assert!(hand.says("One move back"));
}

#[test]
fn a_new_game_is_chosen_and_can_be_undone() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.ctrl(Key::N);
    hand.click("6×6");
    hand.click("Start");
    assert_eq!(hand.position().size(), BoardSize::new(6, 6).unwrap());
    assert_eq!(hand.app().settings().new_game.size, BoardSize::new(6, 6).unwrap());
    hand.ctrl(Key::Z);
    assert_eq!((hand.moves().as_str(), hand.position().size()), ("f5", BoardSize::STANDARD));
}

#[test]
fn the_computer_begins_when_it_has_black() {
    let mut hand = two_people("8x8");
    hand.ctrl(Key::N);
    hand.click("I play White");
    hand.click("Start");
    assert_eq!(hand.session().players()[Color::White], Player::Human);
    assert_ne!(hand.session().players()[Color::Black].kind(), Kind::Human);
    hand.wait_for("the first move", |hand| hand.session().accepts_move());
    assert_eq!(hand.position().turn(), Color::White);
}

#[test]
fn good_text_is_shown_before_it_takes_the_board() {
    let mut hand = two_people("8x8");
    hand.paste("f5d6c3d3c4");
    assert!(hand.says("A game of 5 moves on 8×8"));
    assert_eq!(hand.moves(), "");
    hand.click("Open");
    assert_eq!(hand.moves(), "f5 d6 c3 d3 c4");
    hand.paste("---- -OX- -XX- --X- O");
    hand.key(Key::Enter);
    assert_eq!(hand.position().counts(), ByColor::new(4, 1));
}

#[test]
fn who_played_a_game_stands_beside_the_discs() {
    let mut hand = two_people("8x8");
    let game = "(;GM[2]PB[Tamenori Hideshi]PW[Murakami Takeshi]EV[Meijin]DT[1994];B[f5];W[d6])";
    hand.paste(game);
    hand.click("Open");
    let seats = |hand: &Hand| ["Black", "White"].map(|color| hand.seat(color).expect("a player"));
    assert_eq!(seats(&hand), ["Black: Tamenori Hideshi, Human", "White: Murakami Takeshi, Human"]);
    hand.choose("Game", "Play again");
    assert!(!seats(&hand).concat().contains("Tamenori"), "{:?}", seats(&hand));
}

#[test]
fn bad_text_is_explained_and_changes_nothing() {
    for bad in ["f1f5", "hello there", "a1", ""] {
        let mut hand = two_people("8x8");
        let before = hand.position();
        hand.choose("Game", "Paste…");
        hand.paste(bad);
        assert!(!is_enabled(&hand, "Open"), "{bad:?}");
        hand.key(Key::Escape);
        assert_eq!(hand.position(), before, "{bad:?}");
        assert!(!hand.has("Open"));
    }
}

#[test]
fn a_position_is_set_up_and_played() {
    let mut hand = two_people("4x4");
    hand.choose("Study", "Edit position…");
    assert!(is_enabled(&hand, "Play from here"));
    hand.click("Play from here");
    assert!(hand.session().accepts_move());
    assert!(hand.session().can_undo(), "the game before can be brought back");
}

#[test]
fn preferences_work_at_once() {
    let mut hand = two_people("8x8");
    hand.ctrl(Key::Comma);
    hand.click("Coordinates");
    assert!(!hand.app().settings().show_coordinates);
    assert!(hand.window.query_by_label("Close").is_some());
}

#[test]
fn a_dialog_opens_at_its_top_wherever_it_was_left() {
    let top = |hand: &Hand| hand.node("Contrast: High").rect().top();
    let mut hand = Start { size: vec2(480.0, 520.0), ..Start::default() }.open();
    hand.choose("Game", "Preferences…");
    let at_first = top(&hand);
    hand.key(Key::PageDown);
    hand.wait_for("the scrolling", |hand| top(hand) < at_first);
    hand.key(Key::Escape);
    hand.choose("Game", "Preferences…");
    assert_eq!(top(&hand), at_first);
}

#[test]
fn no_tooltip_stays_above_a_dialog() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.node("Undo").hover();
    hand.wait_for("the tooltip", |hand| hand.says("Back to your previous decision"));
    hand.ctrl(Key::L);
    hand.wait_for("the library", |hand| hand.has("Search"));
    assert!(!hand.says("Back to your previous decision"));
}
