//! Whole games, clicked square by square.

use crate::hand::{Hand, Start, game, is_enabled, two_people};
use egui::Key;
use engine::players::Player;
use othello::rules::{BoardSize, ByColor, Color, Goal, Setup};
use session::{Mode, NewGame};

/// Clicks mostly the first legal move, now and then the last, until the game is over.
fn play_to_the_end(hand: &mut Hand) {
    hand.play_to_the_end(|n, position| {
        let moves = position.legal_moves();
        let square = if n % 3 == 0 { moves.iter().last() } else { moves.first() };
        Some(square?.name(position.size()))
    });
}

#[test]
fn a_whole_game_is_played_against_a_person_or_the_computer() {
    for (board, opponent) in [
        ("8x8", Player::Human),
        ("4x4", Player::Greedy),
        ("6x10", Player::Random),
        ("8x8", Player::Minimax { depth: 2 }),
    ] {
        let mut hand = Start::of(game(board, Player::Human, opponent)).open();
        play_to_the_end(&mut hand);
        let of_person = ["You win", "You lose", "wipe", "Draw"];
        let results = if opponent.is_human() { &["wins", "Draw"][..] } else { &of_person };
        assert!(results.iter().any(|words| hand.says(words)), "{board}, {opponent}");
        let buttons = ["Play again", "Review", "Swap colours"];
        assert!(buttons.into_iter().all(|name| hand.has(name)), "{board}, {opponent}");
    }
}

#[test]
fn a_new_game_begins_without_the_study_panels_of_the_last() {
    let mut hand = two_people("8x8");
    hand.keys([Key::F3, Key::X, Key::Space]);
    hand.wait_for("values", |hand| hand.square("f5").contains("worth"));
    assert!(hand.says("Frontier (") && hand.says("Tournaments"));
    hand.ctrl(Key::N);
    hand.click_all(["I play Black", "Start"]);
    assert!(!hand.says("Frontier (") && !hand.says("Tournaments") && !hand.square("f5").contains("worth"));
    hand.click("f5");
    assert_eq!(hand.session().game().help, None, "the panels of the last game are no help in this one");
    // The player can open the frontier again.
    hand.key(Key::F3);
    assert!(hand.says("Frontier ("));
}

#[test]
fn a_serious_game_has_no_help_and_no_take_back() {
    let serious = NewGame { mode: Mode::Serious, ..game("4x4", Player::Human, Player::Human) };
    let mut hand = Start::of(serious).open();
    let first = hand.play_any();
    hand.ctrl(Key::Z);
    hand.ctrl(Key::H);
    hand.shift(Key::Space);
    assert_eq!(hand.moves(), first);
    assert!(hand.session().hint().is_none() && !hand.has("Close the table of moves"));
    play_to_the_end(&mut hand);
    hand.ctrl(Key::Z);
    assert!(hand.position().outcome().is_none(), "a game that is over can be stepped through");
}

#[test]
fn a_pass_is_announced_and_the_other_side_plays_again() {
    let size = BoardSize::new(4, 4).unwrap();
    // After a1 White has a disc left but no move; Black plays again.
    let setup = Setup::parse("-OX- ---- ---- --OX", size, Color::Black).unwrap();
    let start = setup.position().unwrap();
    let mut hand = Start::of(NewGame { start, ..game("4x4", Player::Human, Player::Human) }).open();
    hand.click("a1");
    assert_eq!(hand.moves(), "a1 pass");
    assert!(hand.says("White passes"));
    assert_eq!(hand.position().turn(), Color::Black);
    hand.click("b4");
    hand.wait_says("Black wins 16–0");
}

#[test]
fn a_click_on_a_wrong_square_says_why() {
    let mut hand = two_people("8x8");
    hand.click("a1");
    assert!(hand.says("A disc on a1 would flip nothing."));
    hand.click("d4");
    assert!(hand.says("D4 already holds a disc."));
    hand.click("f5");
    assert!(!hand.says("already holds"));
    assert_eq!(hand.moves(), "f5");
}

#[test]
fn a_game_that_fewest_discs_win_always_says_so() {
    assert!(!two_people("6x6").says("Fewest discs win"));
    let anti = NewGame { goal: Goal::FewestDiscs, ..game("6x6", Player::Human, Player::Human) };
    let mut hand = Start::of(anti).open();
    assert!(hand.says("Fewest discs win"));
    hand.click("e4");
    assert!(hand.says("Fewest discs win"));
}

#[test]
fn the_card_at_the_end_can_be_put_away_and_comes_back() {
    let mut hand = Start::of(game("6x6", Player::Human, Player::Random)).open();
    play_to_the_end(&mut hand);
    assert!(hand.has("Play again") && !hand.has("Show result"));
    let (card, a1) = (hand.node("Play again").rect(), hand.node("a1").rect());
    assert!(!card.intersects(a1), "the board is seen around it");
    hand.key(Key::Escape);
    assert!(!hand.has("Play again"));
    hand.click("Show result");
    assert!(hand.has("Play again"));
    hand.click_all(["Look at the board", "Show result", "a1"]);
    assert!(!hand.has("Play again"), "a click beside it is enough");
    hand.ctrl(Key::Z);
    hand.ctrl(Key::Y);
    assert!(hand.position().outcome().is_some() && !hand.has("Play again"), "the card stays away");
    hand.click("Show result");
    hand.key(Key::Enter);
    assert_eq!(hand.moves(), "", "Enter plays again");
}

#[test]
fn the_next_opponent_and_colour_are_chosen_on_the_card() {
    let white = Player::Minimax { depth: 1 };
    let settings = "players: (white: (kind: Minimax, depth: 1))".to_owned();
    let mut hand = Start { settings, ..Start::of(game("4x4", Player::Human, white)) }.open();
    play_to_the_end(&mut hand);
    assert!(!is_enabled(&hand, "Easier"), "there is no depth below 1");
    hand.click("Harder");
    assert!(hand.says("Next: Minimax, depth 2. You play Black."));
    hand.click("Swap colours");
    assert!(hand.says("You play White."));
    hand.click("Play again");
    let players = ByColor::new(Player::Minimax { depth: 2 }, Player::Human);
    assert_eq!(hand.session().players(), players);
    hand.wait_for("the computer's first move", |hand| hand.record().n_moves() == 1);
    assert_eq!(hand.restart().session().players(), players);
}

#[test]
fn a_game_is_turned_and_begins_with_each_of_the_four_first_moves() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6");
    let mut seen = Vec::new();
    for _ in 0..4 {
        hand.choose("Study", "Rotate the game");
        seen.push(hand.moves());
    }
    seen.sort();
    assert_eq!(seen, ["c4 e3", "d3 c5", "e6 f4", "f5 d6"]);
    assert_eq!(hand.moves(), "f5 d6");
    hand.choose("Study", "Rotate the game");
    hand.click("Undo");
    assert_eq!(hand.moves(), "f5 d6");
}
