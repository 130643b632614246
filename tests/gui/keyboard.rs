//! The window used by the keyboard alone: dialogs and menus take the focus and give it back, pages scroll.

use crate::hand::{Hand, Start, against, two_people};
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Level;
use engine::players::Player;

/// Waits until the element with this name has the keyboard.
#[track_caller]
fn check_keyboard_is_on(hand: &mut Hand, name: &str) {
    let is_on = |label: String| label == name || label.contains(&format!("{name}, "));
    hand.wait_for(name, |hand| hand.name_of_focused().is_some_and(is_on));
}

#[test]
fn every_dialog_takes_the_keyboard_and_gives_it_back() {
    let dialogs = [
        ("Game", "New game…", "Computer"),
        ("Game", "Open…", "File name"),
        ("Game", "Save as…", "File name"),
        ("Game", "Library…", "Search"),
        ("Help", "How to play", "How to play"),
        ("Help", "Keys", "Keys"),
    ];
    let mut hand = two_people("8x8");
    for (menu, entry, first) in dialogs {
        hand.focus("f5");
        hand.choose(menu, entry);
        check_keyboard_is_on(&mut hand, first);
        hand.key(Key::Escape);
        check_keyboard_is_on(&mut hand, "f5");
    }
}

#[test]
fn enter_selects_an_option_as_space_does_and_then_confirms_the_dialog() {
    for key in [Key::Space, Key::Enter] {
        let mut hand = two_people("8x8");
        hand.ctrl(Key::N);
        check_keyboard_is_on(&mut hand, "Computer");
        hand.key(Key::Tab);
        check_keyboard_is_on(&mut hand, "A friend here");
        hand.key(Key::Tab);
        check_keyboard_is_on(&mut hand, "Watch two computers");
        hand.key(key);
        hand.key(Key::Enter);
        assert!(!hand.has("Start"), "the dialog is over");
        assert!(!hand.session().players().white.is_human() && !hand.session().players().black.is_human());
    }
}

#[test]
fn a_dialog_opened_by_its_key_or_by_an_entry_closes_the_menu_that_is_open() {
    let mut hand = two_people("8x8");
    hand.open_menu("Game");
    assert!(hand.has("Swap colours"));
    hand.ctrl(Key::N);
    hand.look();
    assert!(!hand.has("Swap colours"));
    hand.key(Key::Enter);
    assert!(!hand.has("Start"), "Enter confirms the dialog");
    // Enter on an entry closes the menu too.
    hand.click("f5");
    hand.keys([Key::F10, Key::ArrowDown]);
    check_keyboard_is_on(&mut hand, "Play again");
    hand.key(Key::Enter);
    assert!(!hand.has("New game…"));
}

#[test]
fn f10_and_the_arrows_operate_the_menus() {
    let mut hand = two_people("8x8");
    hand.focus("f5");
    hand.key(Key::F10);
    check_keyboard_is_on(&mut hand, "New game…");
    // The arrow skips the disabled entries for playing again and for undo.
    hand.key(Key::ArrowDown);
    check_keyboard_is_on(&mut hand, "Correct the board here…");
    hand.keys([Key::ArrowUp; 2]);
    check_keyboard_is_on(&mut hand, "Quit");
    hand.key(Key::ArrowLeft);
    check_keyboard_is_on(&mut hand, "How to play");
    hand.key(Key::Enter);
    hand.look();
    assert!(hand.has("Black can play e3"));
    hand.key(Key::Escape);
    check_keyboard_is_on(&mut hand, "f5");
    hand.key(Key::F10);
    hand.look();
    hand.key(Key::F10);
    hand.look();
    assert!(!hand.has("New game…"));
    check_keyboard_is_on(&mut hand, "f5");
}

#[test]
fn the_focused_element_is_scrolled_into_sight() {
    let mut hand = Start { size: vec2(480.0, 520.0), ..Start::default() }.open();
    hand.ctrl(Key::N);
    hand.look();
    for _ in 0..40 {
        hand.key(Key::Tab);
        hand.window.run_steps(30);
        if let Some(focused) = hand.window.query_all_by(|node| node.is_focused()).next() {
            let (rect, window) = (focused.rect(), hand.window.ctx.content_rect());
            assert!(window.contains_rect(rect), "{rect:?}");
        }
    }
}

#[test]
fn the_pages_of_help_and_of_learn_scroll_by_keys() {
    let scrolling = [[Key::ArrowDown, Key::ArrowUp], [Key::PageDown, Key::PageUp], [Key::End, Key::Home]];
    for (page, name, scrolling) in [
        (Key::F1, "Black can play e3", &scrolling[..]),
        // Here the arrows walk from tile to tile.
        (Key::Y, "Lessons", &scrolling[1..]),
    ] {
        let mut hand = Start { size: vec2(480.0, 520.0), ..Start::default() }.open();
        hand.key(page);
        hand.look();
        let top = |hand: &Hand| hand.last(name).rect().top();
        for keys in scrolling {
            let settle = |hand: &mut Hand| hand.window.run_steps(90);
            settle(&mut hand);
            let before = top(&hand);
            hand.key(keys[0]);
            settle(&mut hand);
            assert!(top(&hand) < before - 20.0, "{:?} does not scroll", keys[0]);
            hand.key(keys[1]);
            settle(&mut hand);
            assert!((top(&hand) - before).abs() < 1.0, "{:?} does not scroll back", keys[1]);
        }
    }
}

#[test]
fn the_arrows_walk_the_files_in_the_chooser() {
    let mut hand = two_people("8x8");
    for file in ["first.txt", "second.txt", "third.txt"] {
        std::fs::write(hand.folder().join(file), "f5d6").unwrap();
    }
    hand.ctrl(Key::O);
    let folder = hand.folder().display().to_string();
    hand.fill("File name", &folder);
    hand.key(Key::Enter);
    let name = |hand: &Hand| hand.window.get_by_label("File name").value().unwrap_or_default();
    hand.focus("File name");
    let mut names = Vec::new();
    for _ in 0..30 {
        hand.key(Key::ArrowDown);
        names.push(name(&hand));
    }
    for file in ["first.txt", "second.txt", "third.txt"] {
        assert!(names.iter().any(|name| name == file), "{file} in {names:?}");
    }
    assert_eq!(name(&hand), "third.txt", "the arrow stops at the last file");
}

#[test]
fn the_level_has_buttons_and_a_number_to_type() {
    let mut hand = against(Player::Engine { level: Level::new(5) });
    let level = |hand: &Hand| match hand.session().players().white {
        Player::Engine { level } => level.number(),
        other => panic!("{other} plays White"),
    };
    hand.click("Raise White’s level");
    assert_eq!(level(&hand), 6);
    hand.click_all(["Lower White’s level", "Lower White’s level"]);
    assert_eq!(level(&hand), 4);
    hand.fill("White’s level as a number", "17");
    hand.key(Key::Enter);
    assert_eq!(level(&hand), 17);
}

#[test]
fn a_list_closes_with_the_choice_and_gives_the_keyboard_back_to_its_button() {
    let mut hand = two_people("8x8");
    hand.ctrl(Key::N);
    hand.look();
    hand.click("Other…");
    assert_eq!(hand.node("Width").accesskit_node().label().as_deref(), Some("Width: 8"));
    let is_on_width = |hand: &Hand| hand.name_of_focused().is_some_and(|name| name.starts_with("Width: "));
    for key in [Key::Enter, Key::Space] {
        hand.focus("Width");
        for _ in 0..2 {
            hand.key(Key::ArrowRight);
            assert!(is_on_width(&hand), "an arrow does not move the focus");
        }
        hand.key(Key::Space);
        let before = hand.name_of_focused();
        hand.key(Key::ArrowDown);
        hand.key(key);
        hand.look();
        assert!(!egui::Popup::is_any_open(&hand.window.ctx), "{key:?} closes it");
        assert!(hand.name_of_focused() != before && is_on_width(&hand));
    }
    hand.keys([Key::Space, Key::ArrowDown, Key::Escape]);
    hand.look();
    assert!(!egui::Popup::is_any_open(&hand.window.ctx) && hand.has("Start"));
    assert!(is_on_width(&hand));
}
