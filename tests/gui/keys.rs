//! The keyboard: commands, typed squares, and the board's own keys.

use crate::hand::{FIRST_MOVE, Hand, a_thinker, against, two_people};
use egui::{Event, Key, Modifiers, OutputCommand};
use engine::players::Player;
use othello::rules::{BoardSize, Square};
use session::Activity;

#[test]
fn a_slowly_typed_square_waits_and_no_letter_of_a_column_is_a_command() {
    let mut hand = two_people("8x8");
    hand.type_keys("f5f6");
    for letter in "abcdefghijklmnop".chars() {
        hand.type_keys(&letter.to_string());
        hand.window.run_steps(60);
        assert!(hand.says(&format!("Square: {letter}")), "{letter} is not shown");
    }
    assert_eq!(hand.moves(), "f5 f6");
    assert!(hand.settings().show_coordinates && hand.settings().show_legal_moves);
    hand.key(Key::Escape);
    assert!(!hand.says("Square: p"));
    hand.type_keys("f9");
    assert!(hand.says("not a square of the 8×8 board"));
    let square = hand.legal_moves().swap_remove(0);
    hand.type_keys(&square);
    assert!(hand.moves().ends_with(&square), "{} after {square}", hand.moves());
}

#[test]
fn commands_that_change_the_game_need_a_modifier() {
    let mut hand = two_people("8x8");
    hand.type_keys("f5f6");
    for letter in 'a'..='z' {
        // The second press closes what the first one opened.
        for _ in 0..2 {
            hand.type_keys(&letter.to_string());
            hand.window.run_steps(3);
            assert_eq!((hand.moves().as_str(), hand.record().n_moves()), ("f5 f6", 2), "{letter}");
            assert_eq!(*hand.session().activity(), Activity::Human, "{letter}");
            assert!(hand.session().hint().is_none(), "{letter}");
        }
        hand.key(Key::Escape);
    }
    let mut hand = two_people("8x8");
    hand.type_keys("f5f6");
    hand.ctrl(Key::G);
    hand.wait_for("the computer's move", |hand| hand.moves().len() > 5);
    hand.ctrl(Key::H);
    hand.wait_for("a hint", |hand| hand.session().hint().is_some());
}

#[test]
fn undo_and_the_arrows_walk_the_record() {
    let mut hand = two_people("8x8");
    hand.type_keys("f5d6c3");
    hand.ctrl(Key::Z);
    assert_eq!(hand.moves(), "f5 d6");
    hand.ctrl(Key::Y);
    assert_eq!(hand.moves(), "f5 d6 c3");
    hand.keys([Key::ArrowLeft; 2]);
    assert_eq!(hand.moves(), "f5");
    for (key, moves) in [(Key::End, "f5 d6 c3"), (Key::Home, ""), (Key::ArrowRight, "f5")] {
        hand.key(key);
        assert_eq!(hand.moves(), moves);
    }
    hand.type_keys("f6");
    for (key, moves) in [(Key::ArrowDown, "f5 d6"), (Key::ArrowUp, "f5 f6")] {
        hand.key(key);
        assert_eq!(hand.moves(), moves);
    }
}

#[test]
fn space_stops_and_resumes_the_computer() {
    let mut hand = a_thinker().open();
    hand.type_keys(FIRST_MOVE);
    for key in [Key::Space, Key::Escape] {
        assert!(matches!(hand.session().activity(), Activity::Thinking { .. }));
        hand.key(key);
        assert_eq!(*hand.session().activity(), Activity::Paused);
        hand.key(Key::Space);
    }
}

#[test]
fn the_board_takes_its_arrows_when_the_keyboard_is_on_it() {
    let mut hand = two_people("8x8");
    let to_f5 = [&[Key::F5][..], &[Key::ArrowRight; 5], &[Key::ArrowDown; 4], &[Key::Enter]].concat();
    hand.keys(to_f5);
    assert_eq!(hand.moves(), "f5");
    let to_d6 = [&[Key::ArrowLeft; 2][..], &[Key::ArrowDown; 2], &[Key::ArrowUp, Key::Enter]].concat();
    hand.keys(to_d6);
    assert_eq!(hand.moves(), "f5 d6");
    hand.keys([Key::ArrowLeft, Key::Escape]);
    assert_eq!(hand.moves(), "f5 d6");
    hand.key(Key::ArrowLeft);
    assert_eq!(hand.moves(), "f5");
}

#[test]
fn three_keys_play_a_whole_game() {
    let mut hand = against(Player::Greedy);
    hand.key(Key::F5);
    let (size, mut at) = (BoardSize::STANDARD, (0, 0));
    while hand.position().outcome().is_none() {
        hand.wait_for("the person's turn", |hand| {
            hand.session().accepts_move() || hand.position().outcome().is_some()
        });
        let legal = hand.position().legal_moves();
        let steps = |to: Square| ((8 + to.column(size) - at.0) % 8, (8 + to.row(size) - at.1) % 8);
        let Some(to) = legal.iter().min_by_key(|&to| steps(to).0 + steps(to).1) else { continue };
        let (right, down) = steps(to);
        hand.keys([vec![Key::ArrowRight; right], vec![Key::ArrowDown; down], vec![Key::Enter]].concat());
        assert!(!hand.position().empties().contains(to), "{}", to.name(size));
        at = (to.column(size), to.row(size));
    }
}

#[test]
fn the_moves_are_copied() {
    let mut hand = two_people("8x8");
    hand.type_keys("f5d6c3");
    hand.window.event(Event::Copy);
    hand.window.step();
    let copied = |hand: &Hand| {
        hand.window.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    };
    assert_eq!(copied(&hand).as_deref(), Some("f5d6c3"));
    hand.look();
    assert!(hand.says("in the clipboard"));
}

#[test]
fn keys_are_changed_in_the_preferences_with_conflicts_named() {
    let mut hand = two_people("8x8");
    hand.ctrl(Key::Comma);
    hand.press("Keys");
    // Another key works at once, and menus and lists show it.
    hand.press("Review the game: R");
    hand.key(Key::ControlLeft);
    assert!(hand.says("Press a key…"), "Ctrl alone is held for another key");
    hand.key(Key::F12);
    assert!(hand.has("Review the game: F12"));
    // A letter of a column is refused with the reason.
    hand.press("Coach: no key");
    hand.key(Key::F);
    assert!(hand.says("F is used to type squares"));
    // A key of another command is named, and taken over only after a click on the button.
    hand.press("Coach: no key");
    hand.ctrl(Key::H);
    assert!(hand.says("Ctrl+H already belongs to “Hint”"));
    hand.press("Leave it");
    assert!(hand.has("Coach: no key") && hand.has("Hint: Ctrl+H"));
    hand.press("Coach: no key");
    hand.ctrl(Key::H);
    hand.press("Give it to “Coach”");
    assert!(hand.has("Coach: Ctrl+H") && hand.has("Hint: no key"));
    // Esc leaves the key as it is, and does not close the dialog; Delete removes the key.
    hand.press("Review the game: F12");
    hand.key(Key::Escape);
    assert!(hand.has("Review the game: F12"));
    hand.press("Mark legal moves: S");
    hand.key(Key::Delete);
    assert!(hand.has("Mark legal moves: no key"));
    hand.key(Key::Escape);
    let legal = hand.settings().show_legal_moves;
    hand.key(Key::S);
    assert_eq!(hand.settings().show_legal_moves, legal);
    // The keys survive a restart; then the defaults are restored.
    let mut hand = hand.restart();
    assert_eq!(hand.settings().keys["review"], "F12");
    hand.choose("Game", "Preferences…");
    hand.press_all(["Keys", "Hint: default"]);
    assert!(hand.has("Hint: no key"), "the coach has it");
    hand.press("Restore all shortcuts");
    let keys = ["Hint: Ctrl+H", "Review the game: R", "Coach: no key"];
    assert!(keys.into_iter().all(|key| hand.has(key)), "{:?}", keys.map(|key| hand.has(key)));
}

#[test]
fn larger_text_works_again_though_shift_was_released_first() {
    let mut hand = two_people("8x8");
    for zoom in [110, 120] {
        for (key, pressed) in [(Key::Plus, true), (Key::Equals, false)] {
            let (physical_key, modifiers) = (Some(Key::Equals), Modifiers::COMMAND);
            hand.window.event(Event::Key { key, physical_key, pressed, repeat: false, modifiers });
            hand.look();
        }
        assert_eq!(hand.settings().window.zoom, zoom);
    }
}

#[test]
fn a_square_may_be_typed_in_capital_letters() {
    let mut hand = two_people("8x8");
    hand.shift(Key::F);
    assert!(hand.says("Square: f"));
    hand.key(Key::Num5);
    assert_eq!(hand.moves(), "f5");
    hand.shift(Key::D);
    // With Shift, the key of a digit sends another sign.
    let event = |key, physical_key| {
        let modifiers = Modifiers::SHIFT;
        Event::Key { key, physical_key: Some(physical_key), pressed: true, repeat: false, modifiers }
    };
    hand.window.event(event(Key::Quote, Key::Num6));
    hand.look();
    assert_eq!(hand.moves(), "f5 d6");
}
