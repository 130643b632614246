//! Tab goes round every page and stops at every control, and something always has the focus.

use crate::hand::{Hand, WIDE, against, two_people};
use crate::names::is_square;
use crate::pages::{all_pages, controls};
use egui::{Id, Key};
use engine::players::Player;
use std::collections::HashSet;
use std::fmt::Write;

/// More presses of Tab than any page needs.
const MOST: usize = 400;

fn focused(hand: &Hand) -> Option<Id> {
    hand.window.ctx.memory(|memory| memory.focused())
}

/// Goes round a page by Tab; returns the controls that it misses, and the stops without a name.
fn round(hand: &mut Hand) -> Vec<String> {
    let before = focused(hand);
    let mut findings = Vec::new();
    let wanted: HashSet<String> = controls(hand).into_iter().map(|(_, name)| name).collect();
    let (mut ids, mut names) = (HashSet::new(), HashSet::new());
    for _ in 0..MOST {
        hand.window.key_press(Key::Tab);
        hand.window.run_steps(2);
        let Some(name) = hand.name_of_focused() else {
            findings.push("Tab leads nowhere".to_owned());
            break;
        };
        if name.is_empty() {
            findings.push(format!("no name at {:?}", focused(hand)));
        }
        names.insert(name);
        if !ids.insert(focused(hand)) {
            break;
        }
    }
    let is_square = |name: &str| name.split_once(',').is_some_and(|(square, _)| is_square(square));
    let missed = wanted.into_iter().filter(|name| !is_square(name) && !names.contains(name));
    findings.extend(missed.map(|name| format!("Tab does not come to {name}")));
    hand.window.ctx.memory_mut(|memory| match (before, memory.focused()) {
        (Some(before), _) => memory.request_focus(before),
        (None, Some(now)) => memory.surrender_focus(now),
        (None, None) => {}
    });
    hand.look();
    findings
}

#[test]
fn tab_goes_round_every_page() {
    let mut findings = String::new();
    all_pages("theme: Light", WIDE, &mut |page, hand| {
        // Menus are used with the arrow keys.
        if page.starts_with("menu ") {
            return;
        }
        // The results of threads may change the page while Tab goes round.
        let clean = (0..2).map(|_| round(hand)).find(Vec::is_empty);
        for finding in clean.unwrap_or_else(|| round(hand)) {
            _ = writeln!(findings, "{page}: {finding}");
        }
    });
    assert!(findings.is_empty(), "\n{findings}");
}

#[test]
fn the_keyboard_stays_where_a_button_changes_its_name() {
    let mut hand = two_people("8x8");
    hand.open_learn("Lessons");
    hand.click("1. Outflank a disc, not done yet");
    hand.focus("Play the move");
    // The focused button's name begins with the description of the new board.
    for name in ["Take it back", "Play the move"] {
        hand.key(Key::Enter);
        let focused = hand.name_of_focused().unwrap_or_default();
        assert!(focused.ends_with(name), "the keyboard is on {focused}");
    }
}

#[test]
fn the_keyboard_goes_to_the_board_when_the_focused_control_is_gone() {
    let mut hand = against(Player::Minimax { depth: 1 });
    hand.ctrl(Key::H);
    hand.wait_for("a hint", |hand| hand.has("Show more"));
    hand.focus("Close");
    hand.key(Key::Enter);
    let name = hand.name_of_focused().unwrap_or_default();
    assert!(name.split_once(',').is_some_and(|(square, _)| is_square(square)), "the keyboard is on {name:?}");
}

#[test]
fn tab_goes_on_from_a_button_that_can_no_longer_be_pressed() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.focus("Undo");
    hand.key(Key::Enter);
    assert_eq!(hand.moves(), "");
    hand.key(Key::Tab);
    assert_eq!(hand.name_of_focused().as_deref(), Some("Redo"));
    hand.shift(Key::Tab);
    assert_eq!(hand.name_of_focused().as_deref(), Some("Hint"));
}

#[test]
fn a_dialog_opens_with_the_keyboard_on_the_chosen_tab() {
    let mut hand = two_people("8x8");
    hand.ctrl(Key::N);
    hand.click("A friend here");
    hand.click("Start");
    hand.ctrl(Key::N);
    assert_eq!(hand.name_of_focused().as_deref(), Some("A friend here"));
}
