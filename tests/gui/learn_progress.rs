//! Progress in Learn: what it says before and after games, and that its advice is followed by a click.

use crate::hand::{Hand, two_people};
use egui::Key;
use outflank::teach::cards::Card;
use outflank::teach::profile::Profile;
use outflank::teach::puzzles::{Theme, Themes, file};

fn open(profile: &Profile) -> Hand {
    let hand = two_people("8x8");
    std::fs::write(hand.folder().join("profile.ron"), profile.write()).expect("it is ours");
    let mut hand = hand.restart();
    hand.key(Key::Y);
    hand.click("Progress");
    hand
}

#[test]
fn somebody_new_is_told_to_play() {
    let hand = open(&Profile::default());
    assert!(hand.says("Play rated games: what your moves lose will show here."));
    assert!(hand.says("No game has counted yet.") && hand.says("None tried yet."));
}

#[test]
fn mistakes_that_are_due_come_first_and_a_click_leads_to_them() {
    let mut profile = Profile::default();
    let position = file::embedded().expect("the program carries them")[0].position;
    let played = position.legal_moves().first().expect("a puzzle has moves");
    profile.cards.take_in(1, vec![Card::new(&position, played, 8, "against Ben".to_owned())]);
    let mut hand = open(&profile);
    assert!(hand.says("One of your mistakes is due today."));
    hand.click("My mistakes");
    assert!(hand.says("1 card today, about 1 minute."));
}

#[test]
fn themes_that_were_tried_stand_there_the_weakest_first() {
    let mut profile = Profile::default();
    let set = |theme: Theme| -> Themes { [theme].into_iter().collect() };
    for number in 0..12 {
        profile.puzzles.learn(900, set(Theme::Wedge), number % 4 == 0);
        profile.puzzles.learn(900, set(Theme::Greed), true);
    }
    let hand = open(&profile);
    assert!(hand.says("Wedge: 3 of 12, 25 %") && hand.says("Greed: 12 of 12, 100 %"));
    let place = |text: &str| hand.node(text).rect().top();
    assert!(place("Wedge: 3 of 12, 25 %") < place("Greed: 12 of 12, 100 %"));
}
