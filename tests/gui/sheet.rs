//! A score sheet, typed with a slip, repaired, and opened as a game.

use crate::hand::{Hand, two_people};
use egui::Role;
use egui_kittest::kittest::{NodeT, Queryable};

fn fill(hand: &mut Hand, field: &str, text: &str) {
    let is_field = |role| matches!(role, Role::TextInput | Role::MultilineTextInput);
    for step in 0..2 {
        {
            let mut named = hand.window.query_all_by_label(field);
            let node = named.find(|node| is_field(node.accesskit_node().role())).expect("there is the field");
            if step == 0 { node.focus() } else { node.type_text(text) }
        }
        hand.look();
    }
}

#[test]
fn a_slip_is_marked_repaired_and_the_game_is_opened_with_its_information() {
    let mut hand = two_people("8x8");
    hand.choose("Game", "Enter a score sheet…");
    fill(&mut hand, "Moves", "f5d6c3d3c4e3f4b4");
    assert!(hand.says("Move 6, e3, cannot be played"));
    hand.click("Open game");
    assert_eq!(hand.moves(), "", "it waits for the repair");
    let repair = "Swap moves 6 and 7 (e3 and f4).";
    hand.window.get_by_label(repair).scroll_to_me();
    hand.look();
    hand.click(repair);
    assert!(!hand.says("Move 6, e3, cannot be played") && hand.says("Moves: 8."));
    fill(&mut hand, "Final count, Black", "30");
    fill(&mut hand, "Final count, White", "34");
    hand.click("Open game");
    assert!(hand.says("Entered by"));
    assert!(!hand.has("Save, and enter the next sheet"));
    fill(&mut hand, "Entered by", "Ann");
    fill(&mut hand, "Event", "Open of Athens");
    hand.click("Save, and enter the next sheet");
    assert_eq!(hand.session().record().n_moves(), 8);
    assert_eq!(hand.session().record().header.result, "30-34");
    // The next one keeps what they have in common.
    fill(&mut hand, "Moves", "f5f6");
    hand.click("Open game");
    let header = &hand.session().record().header;
    assert_eq!((header.event.as_str(), header.entered_by.as_str()), ("Open of Athens", "Ann"));
}
