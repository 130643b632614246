//! Restarts, which keep the settings and the game; a first start; a broken settings file.

use crate::hand::{FIRST_MOVE, Hand, WIDE, a_thinker, two_people};
use egui::{Key, vec2};
use engine::human::Character;
use engine::players::Player;
use othello::rules::{BoardSize, ByColor, Color};
use services::settings::WindowTheme;
use session::Activity;

#[test]
fn the_first_start_is_a_welcome_and_a_game_against_an_easy_opponent() {
    for size in [WIDE, vec2(480.0, 520.0)] {
        let mut hand = Hand::open_in(tempfile::tempdir().unwrap(), size);
        let [play, teach, known] = hand.in_sight(["Play", "Teach me", "I know it"]);
        assert!(play.bottom() < teach.top() && teach.bottom() < known.top(), "{size}: {teach} {known}");
        hand.click("I know it");
        assert_eq!(hand.position().size(), BoardSize::STANDARD);
        let easy = Player::Character(Character::Magpie);
        assert_eq!(hand.session().players(), ByColor::new(Player::Human, easy));
        assert!(hand.says("Your turn, Black: click a ringed square."));
        hand.click("f5");
        hand.wait_for("an answer", |hand| hand.moves().len() == 5);
    }
}

#[test]
fn settings_and_game_survive() {
    let mut hand = two_people("6x10");
    hand.play_any();
    hand.choose("View", "Light colours");
    hand.choose("View", "Mark legal moves");
    hand.choose_player("White", "Greedy");
    hand.wait_for("an answer", |hand| hand.moves().len() > 2);
    let (moves, position) = (hand.moves(), hand.position());

    let hand = hand.restart();
    assert_eq!((hand.moves(), hand.position()), (moves, position));
    assert_eq!(hand.session().players()[Color::White], Player::Greedy);
    assert_eq!(hand.settings().theme, WindowTheme::Light);
    assert!(!hand.settings().show_legal_moves);
}

#[test]
fn a_game_that_was_running_goes_on_and_one_that_waited_still_waits() {
    let mut hand = a_thinker().open();
    hand.click(FIRST_MOVE);
    assert!(matches!(hand.session().activity(), Activity::Thinking { .. }));
    let mut hand = hand.restart();
    assert_eq!(hand.moves(), FIRST_MOVE);
    assert!(matches!(hand.session().activity(), Activity::Thinking { .. }));
    hand.key(Key::Space);
    let hand = hand.restart();
    assert_eq!((&*hand.moves(), hand.session().activity()), (FIRST_MOVE, &Activity::Paused));
}

#[test]
fn a_broken_file_is_kept_aside_with_a_notice() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("settings.ron"), "(theme: Purple").unwrap();
    let hand = Hand::open_in(folder, WIDE);
    assert!(hand.says("settings") && hand.has("Dismiss"));
    let kept = std::fs::read_to_string(hand.folder().join("settings.ron.broken-1")).unwrap();
    assert_eq!(kept, "(theme: Purple");
}
