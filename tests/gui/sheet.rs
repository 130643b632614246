//! A score sheet, typed with a slip, repaired, and opened as a game.

use crate::hand::two_people;
use egui_kittest::kittest::Queryable;

#[test]
fn a_slip_is_marked_repaired_and_the_game_is_opened_with_its_information() {
    let mut hand = two_people("8x8");
    hand.choose("Game", "Enter a score sheet…");
    hand.fill("Moves", "f5d6c3d3c4e3f4b4");
    assert!(hand.says("Move 6, e3, cannot be played"));
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
    assert!(!hand.has("Save, and enter the next sheet"));
    hand.fill("Entered by", "Ann");
    hand.fill("Event", "Open of Athens");
    hand.click("Save, and enter the next sheet");
    assert_eq!(hand.record().n_moves(), 8);
    assert_eq!(hand.record().header.result, "30-34");
    // The next one keeps what they have in common.
    hand.fill("Moves", "f5f6");
    hand.click("Open game");
    let header = &hand.record().header;
    assert_eq!((header.event.as_str(), header.entered_by.as_str()), ("Open of Athens", "Ann"));
}
