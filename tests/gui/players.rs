//! Who plays, and how strongly: changed in the side panel, also while the computer thinks.

use crate::hand::{FIRST_MOVE, Hand, Start, a_thinker, against, game};
use egui::{Key, vec2};
use engine::human::Character;
use engine::players::Player;
use engine::{Level, Method, SearchId};
use othello::rules::{BoardSize, Color, Square};
use session::{Action, Activity, Effect};
use std::time::Instant;

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
    hand.window.run_steps(50);
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
    hand.set("White’s depth", 2.0);
    assert_eq!(hand.session().players()[Color::White], Player::Minimax { depth: 2 });
    // The same move on a copy of the session shows what the engine is then asked.
    let f5 = Square::parse("f5", BoardSize::STANDARD).unwrap();
    let effects = hand.session().clone().apply(Action::Play(f5), Instant::now());
    let depth_2 = Method::Minimax { depth: 2 };
    let asks = |effect: &Effect| matches!(effect, Effect::Think(_, request) if request.method == depth_2);
    assert!(effects.iter().any(asks), "{effects:?}");
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.moves().len() == 5);
    assert_eq!(hand.settings().players[Color::White].depth, 2);
}

#[test]
fn another_level_while_the_computer_thinks_begins_another_search() {
    let mut hand = a_thinker().open();
    hand.click(FIRST_MOVE);
    hand.wait_for("thinking", |hand| search(hand).is_some());
    let before = search(&hand);
    hand.set("White’s level", 29.0);
    assert_eq!(hand.session().players()[Color::White], Player::Engine { level: Level::new(29) });
    hand.wait_for("another search", |hand| search(hand) > before);
    hand.set("White’s level", 1.0);
    hand.wait_for("a reply", |hand| hand.session().accepts_move());
}

#[test]
fn esc_or_a_click_beside_it_closes_the_window_of_a_player() {
    let mut hand = against(Player::Greedy);
    hand.open_seat("White");
    assert!(hand.has("Greedy"));
    hand.key(Key::Escape);
    assert!(!hand.has("Greedy"));
    hand.open_seat("Black");
    assert!(hand.has("Greedy"));
    hand.click("a1");
    assert!(!hand.has("Greedy"));
    hand.open_seat("White");
    hand.open_seat("White");
    assert!(!hand.has("Greedy"), "a second click closes it");
}

#[test]
fn the_user_sits_below_the_board_and_the_opponent_above() {
    for (black, white, below) in [
        (Player::Human, Player::Greedy, "Black"),
        (Player::Greedy, Player::Human, "White"),
        (Player::Human, Player::Human, "Black"),
    ] {
        let hand = Start::of(game("8x8", black, white)).open();
        let above = if below == "Black" { "White" } else { "Black" };
        let top = |color: &str| hand.node(&hand.seat(color)).rect().top();
        assert!(top(above) < hand.node("a1").rect().top());
        assert!(top(below) > hand.node("a8").rect().bottom());
    }
}

#[test]
fn every_computer_has_a_row_with_its_number_on_a_wide_slider() {
    let (black, white) = (Player::Minimax { depth: 2 }, Player::Engine { level: Level::new(5) });
    for size in [vec2(480.0, 520.0), vec2(640.0, 480.0), vec2(1100.0, 800.0), vec2(1600.0, 1000.0)] {
        let hand = Start { size, ..Start::of(game("8x8", black, white)) }.open();
        assert!(hand.has("Who plays Black: Minimax (depth)") && hand.has("Who plays White: Outflank"));
        for number in ["Black’s depth", "White’s level"] {
            assert!(hand.node(number).rect().width() >= 160.0, "{number} {size}");
        }
    }
    let hand = against(Player::Greedy);
    assert!(hand.has("Who plays White: Greedy") && !hand.has("Who plays Black: You"));
}

#[test]
fn a_character_with_another_rating_becomes_a_custom_strength_and_the_window_says_so() {
    let mut hand = against(Player::Character(Character::Magpie));
    let before = Character::Magpie.rating().points();
    hand.click("Raise White’s rating");
    let player = hand.session().players()[Color::White];
    assert!(matches!(player, Player::Opponent { rating } if rating.points() > before), "{player:?}");
    assert!(hand.has("Who plays White: Custom strength") && hand.says("Magpie has left."));
}

#[test]
fn names_of_friends_last_for_their_game_only() {
    let mut hand = against(Player::Greedy);
    hand.ctrl(Key::N);
    hand.click("A friend here");
    hand.fill("Black’s name", "Anna");
    hand.fill("White’s name", "Ben");
    hand.click("Start");
    assert!(hand.seat("Black").starts_with("Black: Anna"));
    assert_eq!(hand.settings().you(), "You");
    hand.play("f5");
    hand.choose("Game", "Swap colours");
    assert!(hand.seat("Black").starts_with("Black: Ben"));
    hand.ctrl(Key::N);
    hand.click_all(["Computer", "Start"]);
    assert!(hand.seat("Black").starts_with("Black: You"));
}

#[test]
fn a_hint_is_shown_and_disappears_with_the_position() {
    let mut hand = against(Player::Greedy);
    hand.click("Hint");
    hand.wait_for("a hint", |hand| hand.session().hint().is_some());
    let n_hints =
        |hand: &Hand| hand.legal_moves().iter().filter(|name| hand.square(name).contains("hint")).count();
    // First the theme, then two squares, then the move.
    assert!(hand.says("Hint: ") && n_hints(&hand) == 0);
    hand.click("Show more");
    assert_eq!(n_hints(&hand), 2);
    hand.click("Hint");
    assert_eq!(n_hints(&hand), 1);
    assert!(!hand.has("Show more"), "there is no more");
    hand.click("Close");
    assert!(!hand.says("Hint: ") && n_hints(&hand) == 1, "the square stays marked");
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.session().accepts_move());
    assert!(hand.session().hint().is_none());
}

#[test]
fn colours_swap_with_every_rematch_if_the_settings_say_so() {
    let engine = Player::Random;
    let settings = "new_game: (size: \"8x8\", alternates: true)".to_owned();
    let mut hand = Start { settings, ..Start::of(game("8x8", Player::Human, engine)) }.open();
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.moves().len() == 5);
    hand.choose("Game", "Play again");
    hand.wait_for("the computer begins", |hand| hand.moves().len() == 2);
    assert_eq!(hand.session().players().black, engine);
    hand.play_any();
    hand.choose("Game", "Play again");
    assert_eq!((hand.session().players().white, hand.moves()), (engine, String::new()));
}
