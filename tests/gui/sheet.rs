//! A score sheet, typed with a slip, repaired, and opened as a game.

use crate::hand::{is_enabled, two_people};
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

#[test]
fn a_slip_is_marked_repaired_and_the_game_is_opened_with_its_information() {
    let mut hand = two_people("8x8");
    hand.choose("Game", "Enter a score sheet…");
    let place = hand.node("Open game").rect();
    hand.fill("Moves", "f5d6c3d3c4e3f4b4");
    assert!(hand.says("Move 6, e3, cannot be played"));
    assert_eq!(hand.node("Open game").rect(), place);
    hand.key(Key::Escape);
    assert!(hand.has("Discard moves") && hand.has("Open game"), "Esc asks first");
    // What is typed survives the window.
    hand.wait_for("the draft", |hand| !hand.settings().sheet.moves.is_empty());
    let mut hand = hand.restart();
    hand.choose("Game", "Enter a score sheet…");
    hand.click("Open game");
    assert_eq!(hand.moves(), "", "it waits for the repair");
    let repair = "Swap moves 6 and 7 (e3 and f4).";
    hand.window.get_by_label(repair).scroll_to_me();
    hand.look();
    hand.click(repair);
    assert!(!hand.says("Move 6, e3, cannot be played") && hand.says("Moves: 8."));
    hand.fill("Final count, Black", "30");
    hand.fill("Final count, White", "34");
    hand.click("Open game");
    assert!(hand.says("Entered by"));
    let missing = "First fill in “Entered by”.";
    assert!(!is_enabled(&hand, "Save, and enter the next sheet") && hand.says(missing));
    hand.fill("Entered by", "Ann");
    hand.fill("Event", "Open of Athens");
    assert!(!hand.says(missing));
    hand.click("Save, and enter the next sheet");
    assert_eq!(hand.record().n_moves(), 8);
    assert_eq!(hand.record().header.result, "30-34");
    // The next sheet has no moves, and keeps the facts that the sheets of an event share.
    assert!(!hand.says("Moves: 8."));
    hand.fill("Moves", "f5f6");
    // The players forgot to flip e5; a click on it adds the correction behind the moves.
    let e5 = hand.last("e5").rect().center();
    hand.click_at(e5);
    // What is typed next goes on behind it, and has its number on the board.
    hand.last("Moves").type_text("f7");
    hand.look();
    assert_eq!(hand.last("Moves").value().as_deref(), Some("f5 f6 !e5 f7"));
    let f7 = hand.last("f7").accesskit_node().label();
    assert!(f7.as_ref().is_some_and(|f7| f7.ends_with("a letter 3")), "{f7:?}");
    hand.click("Open game");
    assert!(hand.record().is_corrected(&hand.record().main_line()));
    let header = &hand.record().header;
    assert_eq!((header.event.as_str(), header.entered_by.as_str()), ("Open of Athens", "Ann"));
}
