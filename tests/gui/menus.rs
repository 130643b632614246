//! Every menu, and every command in it.

use crate::hand::{is_enabled, two_people};
use egui_kittest::kittest::Queryable;
use outflank::TABLE;
use outflank_core::settings::WindowTheme;

#[test]
fn every_menu_opens_and_shows_its_commands() {
    let mut hand = two_people("8x8");
    for menu in outflank::Menu::ALL {
        hand.open_menu(&menu.name());
        for entry in TABLE.iter().filter(|entry| entry.menu == menu) {
            let name = entry.name();
            assert!(hand.window.query_all_by_label(&name).next().is_some(), "{name}");
        }
        hand.key(egui::Key::Escape);
    }
}

#[test]
fn what_cannot_be_done_now_is_grey() {
    let mut hand = two_people("8x8");
    assert!(!is_enabled(&hand, "Undo") && !is_enabled(&hand, "Redo"));
    hand.click("f5");
    assert!(is_enabled(&hand, "Undo") && !is_enabled(&hand, "Redo"));
    hand.click("Undo");
    assert!(!is_enabled(&hand, "Undo") && is_enabled(&hand, "Redo"));
}

#[test]
fn the_menu_does_what_it_says() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.choose("Game", "Play again");
    assert_eq!(hand.moves(), "");
    hand.click("Undo");
    assert_eq!(hand.moves(), "f5");
    hand.choose("Moves", "First position");
    assert_eq!(hand.moves(), "");
    hand.choose("View", "Dark colours");
    assert_eq!(hand.app().settings().theme, WindowTheme::Dark);
    hand.choose("View", "Coordinates");
    assert!(!hand.app().settings().show_coordinates);
}

#[test]
fn the_board_has_looks_to_choose_from() {
    let mut hand = two_people("8x8");
    hand.open_menu("View");
    hand.click("Board");
    hand.click("Wood");
    assert_eq!(hand.app().settings().board_theme, "wood");
}
