//! Every menu, and every command in it.

use crate::hand::{Hand, Start, is_enabled, two_people};
use outflank::{Entry, Menu, TABLE};
use services::settings::WindowTheme;

#[test]
fn every_menu_opens_and_shows_its_commands() {
    let mut hand = two_people("8x8");
    for menu in Menu::ALL {
        hand.open_menu(&menu.name());
        for name in TABLE.iter().filter(|entry| entry.menu == menu).map(Entry::name) {
            assert!(hand.has(&name), "{name}");
        }
        hand.key(egui::Key::Escape);
    }
}

#[test]
fn what_cannot_be_done_now_is_grey() {
    let mut hand = two_people("8x8");
    hand.open_menu("Game");
    assert!(!is_enabled(&hand, "Save to library"), "an empty board is no game");
    hand.key(egui::Key::Escape);
    assert!(!is_enabled(&hand, "Undo") && !is_enabled(&hand, "Redo"));
    hand.click("f5");
    assert!(is_enabled(&hand, "Undo") && !is_enabled(&hand, "Redo"));
    hand.click("Undo");
    assert!(!is_enabled(&hand, "Undo") && is_enabled(&hand, "Redo"));
}

#[test]
fn the_menu_does_what_it_says() {
    for again in ["Play again", "Swap colours"] {
        let mut hand = two_people("8x8");
        hand.click("f5");
        hand.choose("Game", again);
        assert_eq!(hand.moves(), "");
        assert!(hand.says("Undo at its start leads back to the game before."));
        hand.click("Undo");
        assert_eq!(hand.moves(), "f5", "{again}");
    }
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.choose("Moves", "First position");
    assert_eq!(hand.moves(), "");
    hand.choose("View", "Dark colours");
    assert_eq!(hand.settings().theme, WindowTheme::Dark);
    hand.choose("View", "Coordinates");
    assert!(!hand.settings().show_coordinates);
    hand.open_menu("View");
    hand.click_all(["Board", "Wood"]);
    assert_eq!(hand.settings().board_theme, "wood");
}

/// How many commands the menu of study shows.
fn n_commands(hand: &mut Hand) -> usize {
    hand.open_menu("Study");
    let entries = TABLE.iter().filter(|entry| entry.menu == Menu::Study);
    let n = entries.filter(|entry| hand.has(&entry.name())).count();
    hand.key(egui::Key::Escape);
    n
}

#[test]
fn a_review_brings_the_expert_tools_and_the_next_game_takes_them_away() {
    // Two people who have never studied a game.
    let mut hand = Start::people().open_slow();
    assert!(!hand.has("Tree"));
    let before = n_commands(&mut hand);
    assert!(before < 6, "{before}");
    hand.click("f5");
    hand.key(egui::Key::R);
    assert!(n_commands(&mut hand) > before + 5);
    hand.choose("Game", "Play again");
    assert_eq!(n_commands(&mut hand), before);
    hand.choose("View", "Expert tools");
    hand.choose("Game", "New game…");
    hand.click("Start");
    assert!(n_commands(&mut hand) > before + 5, "the switch makes them stay");
}

#[test]
fn keys_work_without_the_expert_tools() {
    let mut hand = two_people("8x8");
    assert!(hand.has("Tree"));
    hand.choose("View", "Expert tools");
    assert!(!hand.has("Tree") && !hand.settings().keeps_expert_tools());
    hand.click("f5");
    hand.key(egui::Key::R);
    assert!(hand.has("All details"), "the key still begins a review");
}
