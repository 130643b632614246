//! Progress in Learn: what it says before and after games, and that its advice is followed by a click.

use crate::hand::{Hand, two_people};
use egui::Key;
use egui_kittest::kittest::Queryable;
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

#[test]
fn a_profile_goes_to_another_computer_and_what_was_there_is_kept() {
    let name_file = |hand: &mut Hand, name: &str| {
        let field = hand.window.get_by_label("File name");
        field.focus();
        field.type_text(name);
        hand.look();
    };
    let mut profile = Profile::default();
    profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
    let mut hand = open(&profile);
    let file = hand.folder().join("taken/profile.ron");
    std::fs::create_dir(file.parent().unwrap()).unwrap();
    hand.click("Save as a file…");
    // The usual name stands there; a path of its own goes over it.
    hand.ctrl(Key::A);
    name_file(&mut hand, &file.display().to_string());
    hand.click("Save");
    assert!(hand.says("profile.ron is saved.") || file.exists());
    assert_eq!(Profile::read(&std::fs::read_to_string(&file).unwrap()).as_ref(), Ok(&profile));

    let mut other = open(&Profile::default());
    other.click("Take from a file…");
    name_file(&mut other, &file.display().to_string());
    other.click("Open");
    assert!(other.says("The profile is taken over; the one before is kept as profile.ron.before."));
    assert!(other.folder().join("profile.ron.before").exists());
    let other = other.restart();
    let kept = std::fs::read_to_string(other.folder().join("profile.ron")).unwrap();
    assert_eq!(Profile::read(&kept), Ok(profile));

    let broken = other.folder().join("broken.ron");
    std::fs::write(&broken, "(version: 1, lessons: (st").unwrap();
    let mut other = other;
    other.key(Key::Y);
    other.click("Progress");
    other.click("Take from a file…");
    name_file(&mut other, &broken.display().to_string());
    other.click("Open");
    assert!(other.says("broken.ron was not taken over: "));
}
