//! The information about a game: entered in its dialog, and kept with the game, in the library and in files.

use crate::hand::{Hand, against, two_people};
use egui::Key;
use engine::players::Player;
use othello::record::{Header, Record};

fn header(hand: &Hand) -> &Header {
    &hand.record().header
}

#[test]
fn entered_information_is_shown_at_the_board_and_kept_in_the_record() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.ctrl(Key::I);
    for (field, text) in [
        ("Black", " Anna "),
        ("Black, rating", "1450"),
        ("White", "Ben"),
        ("Event", "Cup"),
        ("Round", "final"),
        ("Place", "Paris"),
        ("Entered by", "Clara"),
        ("Date", "2026-11-26"),
        ("Result", "B+R"),
        ("Comment", "In the rain."),
    ] {
        hand.fill(field, text);
    }
    hand.click("Save");
    assert!(!hand.says("Entered by"));
    let known = header(&hand);
    assert_eq!([&*known.players.black, &known.players.white, &known.ratings.black], ["Anna", "Ben", "1450"]);
    assert_eq!([&*known.event, &known.round, &known.place], ["Cup", "final", "Paris"]);
    assert_eq!([&*known.date, &known.result, &known.entered_by], ["2026-11-26", "B+R", "Clara"]);
    assert_eq!(hand.record().annotations(Record::ROOT).unwrap().comment, "In the rain.");
    assert!(hand.seat("Black").contains("Anna"));
    // The information survives a restart.
    let hand = hand.restart();
    assert_eq!(header(&hand).round, "final");
}

#[test]
fn an_invalid_date_or_result_is_marked_and_nothing_changes_without_save() {
    let mut hand = two_people("8x8");
    hand.ctrl(Key::I);
    hand.fill("Date", "last summer");
    hand.fill("Result", "Black");
    assert!(hand.says("may not understand this date") && hand.says("This is no result"));
    hand.fill("Result", "33-31");
    assert!(!hand.says("This is no result"));
    hand.fill("Result", "33-40");
    assert!(hand.says("This is no result"), "more discs than squares");
    hand.click("Cancel");
    assert_eq!(*header(&hand), Header::default());
}

#[test]
fn entered_information_reaches_the_library_whose_names_complete_typed_ones() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.ctrl(Key::I);
    hand.fill("Black", "Tastet Marc");
    hand.fill("Event", "Cannes Open");
    hand.click("Save");
    hand.ctrl(Key::K);
    hand.wait_says("The game is in the library.");
    // A game of the library gets what is entered later.
    hand.ctrl(Key::I);
    hand.fill("White", "Ben");
    hand.click("Save");
    hand.ctrl(Key::L);
    hand.wait_says("Tastet Marc against Ben");
    hand.key(Key::Escape);
    hand.ctrl(Key::N);
    hand.click("Start");
    hand.ctrl(Key::I);
    hand.fill("White", "marc");
    assert!(hand.has("Tastet Marc"));
    hand.keys([Key::ArrowDown, Key::Enter]);
    assert!(!hand.has("Tastet Marc") && hand.says("Entered by"), "Enter has taken the name only");
    hand.fill("Event", "can");
    hand.click_all(["Cannes Open", "Save"]);
    assert_eq!((&*header(&hand).players.white, &*header(&hand).event), ("Tastet Marc", "Cannes Open"));
}

#[test]
fn a_click_on_a_name_of_a_game_under_study_shows_what_is_known_of_it() {
    let mut hand = against(Player::Random);
    hand.open_seat("Black");
    assert!(!hand.says("Entered by"), "who plays can be changed");
    hand.key(Key::Escape);
    hand.open_text("(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6])");
    let seats = |hand: &Hand| ["Black", "White"].map(|color| hand.seat(color));
    assert_eq!(seats(&hand), ["Black: Anna, Human", "White: Ben, Human"]);
    hand.open_seat("Black");
    assert!(hand.says("Entered by"));
    hand.key(Key::Escape);
    hand.choose("Game", "Play again");
    assert!(!seats(&hand).concat().contains("Anna"), "{:?}", seats(&hand));
}
