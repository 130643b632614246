//! The review of a game: from the key to the reason for a mistake.

use crate::hand::{Hand, Start, WIDE, after, against, is_enabled};
use crate::walk::GAME;
use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use engine::players::Player;
use othello::record::Record;

/// A window that opens at the end of a long game.
fn long_game(size: Vec2) -> Start {
    let game = after(GAME, Player::Human, Player::Human);
    Start { size, settings: "threads: 1".to_owned(), ..Start::of(game) }
}

/// The long game in review, once the panel shows the graph.
fn reviewed(size: Vec2) -> Hand {
    let mut hand = long_game(size).open();
    hand.key(Key::R);
    hand.wait_for("the panel", |hand| hand.has("Graph of the game"));
    hand
}

/// The long game in review, once the first pass is done.
fn after_first_pass() -> Hand {
    let mut hand = reviewed(ROOMY);
    hand.wait_says("pass 2 of");
    hand
}

const ROOMY: Vec2 = vec2(1280.0, 900.0);
const MISTAKE: &str = "51. Black f1??: blunder, a draw into a loss · White +32, exact";

#[test]
fn a_review_leads_to_the_mistake_and_shows_why() {
    let mut hand = after_first_pass();
    hand.key(Key::PageUp);
    assert!(hand.says(MISTAKE));
    hand.wait_says(REASON);
    assert_eq!(hand.position().empties().len(), 9);
    hand.key(Key::PageDown);
    assert!(hand.says("There is no later mistake."));

    hand.click("Compare");
    assert!(hand.says("Played: f1") && hand.says("Best: h5") && hand.says("Move 1 of "));
    hand.key(Key::ArrowRight);
    assert!(hand.says("Move 2 of "));
    hand.key(Key::Home);
    assert!(hand.says("Move 0 of "));
    hand.click("Close");
    assert_eq!(hand.position().empties().len(), 9, "the arrows belong to the two boards");

    hand.key(Key::R);
    hand.wait_for("the panel to close", |hand| !hand.has("Graph of the game"));
    // The review is kept with the game, and shown at once, without a search.
    let mut hand = hand.restart();
    let root = hand.record().annotations(Record::ROOT).and_then(|notes| notes.evaluation.clone());
    assert!(root.is_some_and(|evaluation| !evaluation.line.is_empty()));
    hand.key(Key::R);
    hand.wait_for("the panel", |hand| hand.has("Graph of the game"));
    assert!(hand.says(MISTAKE) && !hand.says("pass 1 of"));
}

#[test]
fn a_newcomers_review_begins_with_its_moments() {
    for size in [WIDE, vec2(480.0, 520.0)] {
        let settings = "animation_ms: 0, pace_ms: 0, less_motion: On, threads: 1".to_owned();
        let mut hand = Start { settings, ..long_game(size) }.open_slow();
        hand.key(Key::R);
        hand.wait_for("the moments", |hand| hand.has("Look at them"));
        assert!(!hand.has("Graph of the game"));
        hand.in_sight(["Look at them"]);
        hand.click("Look at them");
        assert!(hand.says("Key move 1 of"));
        hand.wait_for("the reason", |hand| is_enabled(hand, "Compare"));
        hand.in_sight(["Compare", "Try it"]);
        hand.click("Try it");
        hand.wait_says("What would you play?");
        assert!(hand.says("Key move 1 of"), "the number stays");
        hand.key(Key::Escape);
        assert!(hand.says("Key move 1 of"));
        hand.click("All details");
        assert!(hand.has("Graph of the game"));
        hand.click("‹  Key moves");
        assert!(hand.says("Key move 1 of") && !hand.has("Graph of the game"));
    }
}

#[test]
fn a_finished_game_says_which_of_its_moves_is_shown() {
    let mut hand = Start::of(after(GAME, Player::Human, Player::Greedy)).open();
    hand.key(Key::ArrowLeft);
    assert!(hand.says("After move 59 of 60: ") && !hand.says("Press Resume"));
}

#[test]
fn the_review_of_a_running_game_shows_its_graph_only_on_request() {
    let mut hand = against(Player::Greedy);
    hand.play("f5");
    hand.wait_for("the reply", |hand| hand.record().n_moves() == 2);
    hand.key(Key::R);
    hand.wait_for("the review", |hand| hand.has("All details"));
    assert!(!hand.has("Graph of the game"));
    hand.click("All details");
    assert!(hand.has("Graph of the game"));
}

#[test]
fn the_explorer_hides_the_review_only_where_there_is_room_for_one() {
    let mut hand = reviewed(ROOMY);
    hand.keys([Key::X, Key::Home]);
    hand.wait_says("f5, 131,");
    assert!(hand.has("Graph of the game"));
    hand.click_part("f5, 131,");
    // Clicks a move that was not played in the game under review.
    hand.wait_for("the replies", |hand| hand.row_of("f6", " average ").is_some());
    hand.click(&hand.row_of("f6", " average ").expect("it was played"));
    assert_eq!(hand.moves(), "f5 f6");
    assert!(hand.says("This position is not on the line under review."));

    let mut hand = explained(vec2(480.0, 520.0));
    let has_review = |hand: &Hand| hand.has("Graph of the game");
    for back in [Key::X, Key::R] {
        hand.key(Key::X);
        hand.wait_for("the explorer", |hand| hand.says("games") && !has_review(hand));
        hand.key(back);
        hand.wait_for("the review", has_review);
    }
    hand.key(Key::R);
    hand.wait_for("the explorer, as before", |hand| hand.says("games") && !has_review(hand));
}

#[test]
fn a_review_that_is_closed_leaves_the_window_as_it_was() {
    let mut hand = Start { settings: String::new(), ..long_game(WIDE) }.open_slow();
    hand.wait_for("the card", |hand| hand.has("Play again"));
    hand.shift(Key::Space);
    let tools =
        |hand: &Hand| (hand.has("Play again"), hand.has("Tree"), hand.has("Close the table of moves"));
    let before = tools(&hand);
    hand.key(Key::R);
    hand.wait_for("the review", |hand| hand.has("Close the review  (R)") && !hand.has("Play again"));
    hand.key(Key::R);
    hand.wait_for("the card again", |hand| hand.has("Play again"));
    assert_eq!(tools(&hand), before);
}

#[test]
fn the_moves_stay_within_reach_of_a_review() {
    let mut hand = reviewed(ROOMY);
    assert!(!hand.has("Move 60, White b1"));
    hand.click("Show the moves, their notes and the analysis");
    assert!(!hand.has("Graph of the game"));
    hand.wait_for("the list to come to the position shown", |hand| hand.has("Move 60, White b1"));
    assert!(hand.says("Notes"));
    hand.wait_says("pass 2 of");
    hand.key(Key::PageUp);
    assert_eq!(hand.position().empties().len(), 9, "mistakes are found from here too");
    hand.click("Show the graph, the reasons and the grades");
    assert!(hand.has("Graph of the game") && hand.says("51. Black f1??"));
}

#[test]
fn a_review_is_saved_as_a_page_and_closes_with_its_game() {
    let mut hand = long_game(ROOMY).open();
    hand.open_menu("Study");
    assert!(!is_enabled(&hand, "Save review as a page…"), "there is no review yet");
    let mut hand = after_first_pass();
    hand.choose("Study", "Save review as a page…");
    hand.save_to("game.html");
    assert!(hand.says("Saved as "));
    let page = hand.read("game.html");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("f1 loses 32 discs"));
    // It closes with its game.
    hand.ctrl(Key::Z);
    assert!(hand.has("Graph of the game"), "stepping back changes nothing");
    hand.choose("Game", "Play again");
    assert!(!hand.has("Graph of the game"));
    hand.open_menu("Study");
    assert!(!is_enabled(&hand, "Review the game"), "without a move there is nothing to review");
}

/// A review whose first pass is done, at the mistake that is explained.
fn explained(size: Vec2) -> Hand {
    let mut hand = reviewed(size);
    // The smallest window does not show the progress of a review, so this waits for its values.
    hand.wait_for("the first pass", |hand| {
        let notes = hand.record().annotations(Record::ROOT);
        notes.is_some_and(|notes| notes.evaluation.is_some())
    });
    hand.key(Key::PageUp);
    hand.wait_says(REASON);
    hand
}

const REASON: &str = "Both sides want h5: after f1 White takes it, flipping h4 and g5.";

#[test]
fn the_reason_and_its_button_fit_into_the_smallest_window() {
    for size in [vec2(480.0, 520.0), vec2(550.0, 400.0), vec2(800.0, 600.0), vec2(700.0, 1100.0)] {
        let mut hand = explained(size);
        hand.look();
        let reason = hand.window.get_by_label_contains(REASON).rect();
        assert!(hand.window.ctx.content_rect().contains_rect(reason), "{reason:?} in {size}");
        let [button, graph] = hand.in_sight(["Compare", "Graph of the game"]);
        assert!(!graph.intersects(reason) && !button.intersects(reason), "{graph:?} {reason:?} {button:?}");
    }
}

#[test]
fn a_wide_window_shows_the_whole_reason_above_the_figures() {
    let mut hand = explained(vec2(1600.0, 1000.0));
    hand.look();
    let figures = hand.node("Accuracy").rect().top();
    let [compare, more] = ["Compare", "More"].map(|name| hand.node(name).rect());
    // There is room for a headline of three lines, a reason of four, "provisional", "More" and an opening.
    assert!(figures - compare.top() >= 190.0, "{compare:?} to {figures}");
    let reason = hand.window.get_by_label_contains(REASON).rect();
    assert!(reason.bottom() <= more.top() && more.bottom() < figures, "{reason:?} {more:?} {figures}");
}

#[test]
fn in_a_usual_window_ten_moves_are_in_sight_and_the_controls_stay_from_move_to_move() {
    let mut hand = explained(WIDE);
    let above = hand.window.get_by_label_contains(REASON).rect().bottom();
    let rows = hand.window.get_all_by_label_contains("Review: ").map(|node| node.rect());
    let in_sight = rows.filter(|row| row.top() >= above && row.bottom() <= 800.0).count();
    assert!(in_sight >= 10, "{in_sight} rows in sight");
    let before = hand.node("Accuracy").rect();
    hand.key(Key::Home);
    hand.look();
    assert!(!hand.says(REASON), "the reason of another move");
    assert_eq!(hand.node("Accuracy").rect(), before);
}

#[test]
fn a_wide_window_shows_the_whole_study_at_once() {
    for size in [vec2(1280.0, 800.0), vec2(1600.0, 1000.0)] {
        let mut hand = explained(size);
        let squares = hand.board();
        hand.keys([Key::X, Key::Z]);
        hand.shift(Key::Space);
        hand.wait_says("exact");
        hand.in_sight(["Graph of the game", "Compare", "Accuracy"]);
        hand.in_sight(["Close the table of moves", "Extend here"]);
        // The list of moves with their grades.
        assert!(hand.window.get_all_by_label_contains("Review: ").count() >= 5);
        assert_eq!(hand.board(), squares, "the board stays");
        hand.key(Key::R);
        assert!(!hand.has("Graph of the game") && hand.has("Extend here"), "each has its own key");
    }
}

#[test]
fn a_review_leads_to_the_first_mistake() {
    for size in [vec2(480.0, 520.0), vec2(1100.0, 800.0)] {
        let mut hand = explained(size);
        assert!(!hand.has("Show the first mistake"), "at a mistake it says why");
        hand.key(Key::End);
        assert!(hand.says(" blunder") && hand.says(" mistake"));
        hand.click("Show the first mistake");
        assert!(!hand.has("Show the first mistake"));
        let before = hand.record().cursor();
        hand.key(Key::PageUp);
        // There is no earlier mistake, unless the review has found one in the meantime.
        let stays = hand.record().cursor() == before;
        assert_eq!(hand.says("There is no earlier mistake."), stays, "{size}");
        for name in ["First position  (Home)", "Close the review  (R)"] {
            assert!(hand.has(name), "{name} in {size}");
        }
    }
}
