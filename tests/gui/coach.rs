//! The coach: it asks about a move that gives up much, and the opponent waits.

use crate::hand::{Hand, Start};
use egui::Key;
use engine::human::Rating;
use engine::players::Player;
use othello::board;
use othello::rules::{ByColor, Color, Position};
use session::{Activity, Help, NewGame};

/// White's b2 is the only good move; b7 opens the corner a8.
fn position() -> Position {
    board! {"
        - - X X X X O O
        - - X X X X O O
        O O X X X O O O
        O O X X O X O O
        - O X X X X X O
        X X O O O O O O
        X - O X X O - O
        - O O O O O O -
        White to move
    "}
}

/// A game against an opponent of a rating, with time enough for the coach.
pub fn against(rating: u16) -> Hand {
    from(position(), rating, 10_000)
}

/// A game from `start` against an opponent of a rating that replies after `pace` milliseconds.
fn from(start: Position, rating: u16, pace: u32) -> Hand {
    let opponent = Player::Opponent { rating: Rating::new(rating) };
    let players = match start.turn() {
        Color::Black => ByColor::new(Player::Human, opponent),
        Color::White => ByColor::new(opponent, Player::Human),
    };
    let settings = format!("pace_ms: {pace}, human_times: false");
    Start { settings, ..Start::of(NewGame { start, ..NewGame::standard(players) }) }.open_slow()
}

/// A move that gives Black the corner a8.
pub const BAD: &str = "b7";

#[test]
fn a_corner_given_away_is_asked_about_and_taken_back() {
    let mut hand = against(600);
    hand.click(BAD);
    hand.wait_for("the coach", |hand| hand.has("Take back"));
    assert!(hand.says("can take the corner"));
    assert_eq!(*hand.session().activity(), Activity::Paused);
    // While the coach asks, a hint is about the player's move, though it is the opponent's turn.
    hand.ctrl(Key::H);
    assert!(hand.says("can never be flipped") && hand.has("Take back"));
    assert_eq!(hand.session().game().help, None);
    hand.click("Take back");
    assert!(hand.session().accepts_move() && !hand.has("Take back"));
    assert_eq!(hand.session().game().help, Some(Help::TakeBack));
    // The move stays in the record, and playing it again is not asked about.
    assert_eq!(hand.record().n_moves(), 1);
    hand.click(BAD);
    hand.wait_for("the opponent", |hand| !matches!(hand.session().activity(), Activity::Human));
    hand.window.run_steps(30);
    assert!(!hand.has("Take back"));
}

#[test]
fn keys_and_buttons_answer_the_question() {
    type Answer = fn(&mut Hand);
    let answers: [(&str, Answer, Option<Help>); 3] = [
        ("Undo takes the move back", |hand| hand.ctrl(Key::Z), Some(Help::TakeBack)),
        ("Space plays on", |hand| hand.key(Key::Space), None),
        ("the button plays on", |hand| hand.click("Play on"), None),
    ];
    for (what, answer, help) in answers {
        let mut hand = against(600);
        // The keyboard stays on the board.
        hand.focus(BAD);
        hand.key(Key::Enter);
        hand.wait_for("the coach", |hand| hand.has("Take back"));
        answer(&mut hand);
        assert!(!hand.has("Take back"), "{what}");
        assert!(!matches!(hand.session().activity(), Activity::Paused), "{what}");
        assert_eq!(hand.session().accepts_move(), help.is_some(), "{what}");
        assert_eq!(hand.session().game().help, help, "{what}");
    }
}

/// Plays a move that the coach lets pass: a question would hold back the reply that this waits for.
fn play_unasked(hand: &mut Hand, mv: &str) {
    hand.click(mv);
    assert_eq!(hand.record().n_moves(), 1);
    hand.wait_for("the opponent's reply", |hand| hand.record().n_moves() > 1);
    assert!(!hand.has("Take back"));
}

/// Longer than the coach needs for a question.
const REPLY: u32 = 3_000;

#[test]
fn a_good_move_is_not_asked_about_and_the_coach_can_be_sent_away() {
    play_unasked(&mut from(position(), 600, REPLY), "b2");
    let mut hand = from(position(), 600, REPLY);
    hand.choose("Learn", "Coach");
    play_unasked(&mut hand, BAD);
    // Off stays off for this opponent.
    assert!(hand.settings().coach.values().all(|coaches| !coaches));
}

#[test]
fn in_the_middle_of_a_game_it_looks_again_before_it_asks() {
    let middle = board! {"
        ---OOO--
        ---OXO--
        -OOXXXXX
        -OOXXXXX
        O-OXXXXX
        --OXXXX-
        ---XXX--
        --OOO---
        Black to move
    "};
    // b6 seems to lose ten discs at first.
    play_unasked(&mut from(middle, 600, REPLY), "b6");
    let mut hand = from(middle, 600, 10_000);
    hand.click("g2");
    hand.wait_for("the coach", |hand| hand.has("Take back"));
}

#[test]
fn against_stronger_opponents_it_waits_to_be_called() {
    play_unasked(&mut from(position(), 1500, REPLY), BAD);
    let mut hand = against(1500);
    hand.choose("Learn", "Coach");
    hand.click(BAD);
    hand.wait_for("the coach", |hand| hand.has("Take back"));
}
