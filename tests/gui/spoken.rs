//! What a screen reader says: complete names, and sentences that are announced automatically.

use crate::coach::{BAD, against};
use crate::hand::{Hand, two_people};
use egui::accesskit::Live;
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};

/// The texts that a screen reader watches: names of the window and the focused element, and live elements.
pub fn heard(hand: &Hand) -> String {
    let window = hand.window.root().accesskit_node().label().unwrap_or_default();
    let focused = hand.window.query_all_by(|node| node.is_focused() && node.role() != Role::Window);
    let live =
        hand.window.query_all_by_role(Role::Label).filter(|node| node.accesskit_node().live() != Live::Off);
    let names = focused.map(|node| node.accesskit_node().label().unwrap_or_default());
    let said = live.map(|node| node.value().unwrap_or_default());
    [window].into_iter().chain(names).chain(said).collect::<Vec<_>>().join(" | ")
}

#[test]
fn moves_the_board_and_the_way_back_to_a_game_are_spoken() {
    let back = |hand: &mut Hand| {
        hand.choose("Game", "Play again");
        hand.click("f5");
        (0..2).for_each(|_| hand.ctrl(Key::Z));
    };
    type Act = fn(&mut Hand);
    let cases: [(Act, &str); 4] = [
        (|hand| hand.click("f5"), "Black plays f5, flips 1. White to move."),
        (|hand| hand.click("a1"), "would flip nothing"),
        (|hand| hand.key(Key::U), "Black: e4 d5 e5 f5. White: d4. White to move."),
        (back, "Undo again to go back to your previous game."),
    ];
    let mut hand = two_people("8x8");
    assert!(heard(&hand).contains("Outflank"));
    for (act, sentence) in cases {
        act(&mut hand);
        assert!(heard(&hand).contains(sentence), "{}", heard(&hand));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_move_by_the_keyboard_is_spoken_by_the_square_it_is_on() {
    let mut hand = two_people("8x8");
    hand.focus("f5");
    hand.key(Key::Enter);
    let said = heard(&hand);
    assert!(said.contains("Black plays f5, flips 1. White to move. f5, black disc, last move"), "{said}");
    assert_eq!(said.matches("White to move").count(), 1, "once: {said}");
    hand.key(Key::ArrowDown);
    assert!(heard(&hand).ends_with("f6, empty, you can play here, flips 1"), "{}", heard(&hand));
}

#[test]
fn the_coach_says_who_speaks_and_which_keys_answer() {
    let mut hand = against(600);
    hand.click(BAD);
    hand.wait_for("the coach", |hand| hand.has("Take back"));
    let question = "The coach: After this, Black can take the corner a8. \
                    Ctrl+Z: Take back. Ctrl+H: Why. Space: Play on.";
    assert!(heard(&hand).contains(question), "{}", heard(&hand));
}

#[test]
fn dialogs_have_names_and_nothing_behind_them_can_be_used() {
    let mut hand = two_people("8x8");
    for (key, name) in [(Key::N, "New game"), (Key::O, "Open a file"), (Key::L, "Library")] {
        hand.ctrl(key);
        let dialog = hand.window.get_by_role_and_label(Role::Dialog, name);
        assert!(dialog.accesskit_node().is_modal(), "{name}");
        hand.key(Key::Escape);
    }
}
