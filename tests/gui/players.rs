//! Who plays, and how strongly: changed in the side panel, also while the computer thinks.

use crate::hand::{FIRST_MOVE, Hand, Start, a_thinker, game};
use egui_kittest::kittest::Queryable;
use engine::players::Player;
use engine::{Level, Method, SearchId};
use othello::rules::{BoardSize, Color, Square};
use outflank_core::session::{Action, Activity, Effect};
use std::time::Instant;

fn against(white: Player) -> Hand {
    Start { game: Some(game("8x8", Player::Human, white)), ..Start::default() }.open()
}

fn search(hand: &Hand) -> Option<SearchId> {
    match hand.session().activity() {
        Activity::Thinking { id, .. } => Some(*id),
        _ => None,
    }
}

#[test]
fn undo_works_while_the_computer_thinks() {
    let mut hand = a_thinker().open();
    hand.click(FIRST_MOVE);
    hand.wait_for("thinking", |hand| search(hand).is_some());
    hand.click("Undo");
    assert_eq!((hand.moves(), hand.session().activity()), (String::new(), &Activity::Human));
    for _ in 0..50 {
        hand.window.step();
    }
    assert_eq!(hand.moves(), "");
    hand.click("Redo");
    assert_eq!(hand.moves(), FIRST_MOVE);
    assert_eq!(*hand.session().activity(), Activity::Paused);
    hand.click("Resume");
    hand.wait_for("thinking", |hand| search(hand).is_some());
    hand.click("Pause");
    assert_eq!(*hand.session().activity(), Activity::Paused);
}

#[test]
fn the_slider_changes_what_the_engine_is_asked() {
    let mut hand = against(Player::Minimax { depth: 4 });
    hand.window.get_by_label("White's depth").set_value_accesskit(2.0);
    hand.look();
    assert_eq!(hand.session().players()[Color::White], Player::Minimax { depth: 2 });
    // The same move on a copy of the session shows what the engine is then asked.
    let f5 = Square::parse("f5", BoardSize::STANDARD).unwrap();
    let effects = hand.session().clone().apply(Action::Play(f5), Instant::now());
    let asked = effects
        .iter()
        .find_map(|effect| if let Effect::Think(_, request) = effect { Some(request) } else { None });
    assert_eq!(asked.unwrap().method, Method::Minimax { depth: 2 });
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.moves().len() == 5);
    assert_eq!(hand.app().settings().players[Color::White].depth, 2);
}

#[test]
fn another_level_while_the_computer_thinks_begins_another_search() {
    let mut hand = a_thinker().open();
    hand.click(FIRST_MOVE);
    hand.wait_for("thinking", |hand| search(hand).is_some());
    let before = search(&hand);
    hand.window.get_by_label("White's level").set_value_accesskit(29.0);
    hand.look();
    assert_eq!(hand.session().players()[Color::White], Player::Engine { level: Level::new(29) });
    hand.wait_for("another search", |hand| search(hand) > before);
    hand.window.get_by_label("White's level").set_value_accesskit(1.0);
    hand.wait_for("a reply", |hand| hand.session().accepts_move());
}

#[test]
fn another_kind_is_chosen_from_a_list() {
    let mut hand = against(Player::Greedy);
    hand.click("White's player");
    hand.click("Minimax");
    assert_eq!(hand.session().players()[Color::White], Player::Minimax { depth: 4 });
    hand.click("White's player");
    hand.click("Human");
    hand.click("f5");
    assert!(hand.session().accepts_move());
}

#[test]
fn a_hint_is_shown_and_goes_with_the_position() {
    let mut hand = against(Player::Greedy);
    hand.click("Hint");
    hand.wait_for("a hint", |hand| hand.session().hint().is_some());
    let n_hints =
        |hand: &Hand| hand.legal_moves().iter().filter(|name| hand.square(name).contains("hint")).count();
    // First the theme, then two squares, then the move.
    assert!(hand.says("Hint: ") && n_hints(&hand) == 0);
    hand.click("Hint");
    assert_eq!(n_hints(&hand), 2);
    hand.click("Hint");
    assert_eq!(n_hints(&hand), 1);
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.session().accepts_move());
    assert!(hand.session().hint().is_none());
}

#[test]
fn colours_change_with_every_rematch_where_that_is_wished() {
    let engine = Player::Random;
    let settings = "new_game: (size: \"8x8\", alternates: true)".to_owned();
    let start = Start { game: Some(game("8x8", Player::Human, engine)), settings, ..Start::default() };
    let mut hand = start.open();
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.moves().len() == 5);
    hand.choose("Game", "Play again");
    hand.wait_for("the computer begins", |hand| hand.moves().len() == 2);
    assert_eq!(hand.session().players().black, engine);
    let next = hand.legal_moves()[0].clone();
    hand.click(&next);
    hand.choose("Game", "Play again");
    assert_eq!((hand.session().players().white, hand.moves()), (engine, String::new()));
}
