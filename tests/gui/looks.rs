//! The window in every size: everything is there, nothing covers the board, nothing sticks out.

use crate::hand::{Hand, Start, WIDE, game, squares};
use egui::{Key, Rect, Role, Vec2, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::players::Player;
use othello::rules::{Color, Square};

const SIZES: [Vec2; 5] =
    [vec2(480.0, 520.0), vec2(800.0, 600.0), vec2(700.0, 1100.0), vec2(1280.0, 860.0), vec2(1920.0, 1000.0)];

/// 1100×800 at 200 %.
const TWICE: Vec2 = vec2(550.0, 400.0);

fn open(size: Vec2, board: &str, theme: &str) -> Hand {
    let computer = Player::Minimax { depth: 4 };
    let settings = format!("theme: {theme}");
    Start { size, settings, ..Start::of(game(board, Player::Human, computer)) }.open()
}

fn rect(hand: &Hand, name: &str) -> Rect {
    hand.node(name).rect()
}

/// The names of both players at the board.
fn seats(hand: &Hand) -> [String; 2] {
    ["Black", "White"].map(|color| hand.seat(color))
}

#[test]
fn everything_fits_into_every_window_and_nothing_covers_the_board() {
    for size in SIZES {
        for (board, theme) in [("8x8", "Light"), ("4x4", "Dark"), ("16x16", "Light"), ("6x10", "Dark")] {
            let hand = open(size, board, theme);
            let [black, white] = &seats(&hand);
            let around = hand.in_sight(["Undo", "Hint", "Game", black, white]);
            hand.in_sight(["Redo", "White’s depth", "Raise White’s depth", "View"]);
            let squares = hand.board();
            assert!(around.iter().all(|rect| !squares.intersects(*rect)), "{around:?} in {size}, {board}");
        }
    }
}

#[test]
fn the_board_is_large() {
    let wide = SIZES.into_iter().map(|size| (size, 0.42 * size.min_elem()));
    // The frame with the coordinates is 26 points wide.
    for (size, least) in wide.chain([(WIDE, 600.0 - 52.0), (TWICE, 0.5 * TWICE.y)]) {
        let hand = open(size, "8x8", "Dark");
        let board = hand.board();
        let is_square = (board.width() - board.height()).abs() < 1.0;
        assert!(board.width() >= least && is_square, "{board:?} in {size}");
        let [black, white] = &seats(&hand);
        let around = hand.in_sight(["Undo", "Game", black, white]);
        assert!(around.iter().all(|rect| !board.intersects(*rect)), "{around:?} in {size}");
    }
}

#[test]
fn the_text_of_a_very_wide_panel_is_larger() {
    let row = |size: Vec2| {
        let mut hand = open(size, "8x8", "Light");
        hand.click("f5");
        rect(&hand, "Move 1, Black f5").height()
    };
    assert!(row(vec2(1600.0, 1000.0)) >= 1.1 * row(WIDE));
}

#[test]
fn a_hint_covers_no_square_and_its_text_is_whole() {
    for size in SIZES.into_iter().chain([TWICE]) {
        let mut hand = open(size, "8x8", "Light");
        let before = hand.board();
        hand.ctrl(Key::H);
        hand.wait_for("a hint", |hand| hand.has("Show more"));
        for _ in 0..2 {
            let board = hand.board();
            assert_eq!(board, before, "the board stays in {size}");
            let words = hand.window.get_all_by_role(Role::Label).find_map(|node| {
                node.value().filter(|words| words.starts_with("Hint: ")).map(|_| node.rect())
            });
            let words = words.expect("the hint is said");
            assert!(!board.intersects(words), "{words:?} covers {board:?} in {size}");
            assert!(Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(words), "{words:?} in {size}");
            hand.click("Show more");
        }
        assert!(!hand.has("Show more"));
        hand.click("Raise White’s depth");
        assert_eq!(hand.session().players()[Color::White], Player::Minimax { depth: 5 }, "{size}");
    }
}

#[test]
fn hint_undo_and_whose_turn_it_is_stay_whatever_is_open() {
    let buttons = |hand: &Hand, begins: &str| -> Vec<Rect> {
        let buttons = hand.window.get_all_by_role(Role::Button);
        let is_it = |node: &Node| node.accesskit_node().label().is_some_and(|name| name.starts_with(begins));
        buttons.filter(is_it).map(|node| node.rect()).collect()
    };
    for size in [SIZES[0], TWICE] {
        let mut hand = open(size, "8x8", "Light");
        for name in ["Analysis", "Learn", "Undo", "New", "Hint"] {
            let named = hand.window.query_all_by_role_and_label(Role::Button, name);
            assert!(size != TWICE || named.count() == 1, "{name}");
        }
        for key in [Key::T, Key::X, Key::Z] {
            hand.key(key);
            for name in ["Hint", "Undo"] {
                let buttons = buttons(&hand, name);
                let window = hand.window.ctx.content_rect();
                let is_one = matches!(buttons[..], [rect] if window.contains_rect(rect));
                assert!(is_one, "{name} {key:?} {size}: {buttons:?}");
            }
            assert!(hand.says("Your turn"), "{key:?} in {size}");
            // The saved games need all the room of the smallest window.
            if size == TWICE || key != Key::X {
                hand.in_sight(["White’s depth"]);
            }
            hand.key(key);
        }
    }
}

#[test]
fn the_board_has_one_place_and_size_in_game_study_and_learn() {
    for size in [SIZES[0], SIZES[1], WIDE, vec2(1600.0, 1000.0)] {
        let mut hand = open(size, "8x8", "Light");
        hand.click("f5");
        hand.wait_for("the reply", |hand| hand.position().empties().len() == 58);
        let before = hand.board();
        hand.click("a1");
        assert!(hand.says("would flip nothing"));
        assert_eq!(hand.board(), before, "a notice in {size}");
        for guest in [Key::X, Key::Z, Key::T, Key::R] {
            hand.key(guest);
            assert_eq!(hand.board(), before, "{guest:?} in {size}");
            hand.key(guest);
        }
        hand.key(Key::F2);
        assert_eq!(hand.board(), before, "an overlay in {size}");
        hand.key(Key::F2);
        hand.shift(Key::Space);
        assert_eq!(hand.board(), before, "the analysis in {size}");
        hand.choose("Learn", "Lessons");
        hand.click("1. Outflank a disc, not done yet");
        assert_eq!(hand.board(), before, "a lesson in {size}");
        hand.choose("Learn", "Puzzles");
        hand.click("Mixed");
        assert_eq!(hand.board(), before, "a puzzle in {size}");
        // With two people the choice of a depth disappears.
        hand.keys([Key::Escape; 3]);
        hand.choose_player("White", "Human");
        assert_eq!(hand.board(), before, "two people in {size}");
    }
}

#[test]
fn tree_moves_notes_and_analysis_take_the_place_of_the_buttons_in_a_small_window() {
    let mut hand = open(SIZES[0], "8x8", "Light");
    hand.key(Key::T);
    assert!(!hand.has("Undo") && hand.says("No moves yet."));
    hand.click("Close the tree  (T)");
    assert!(hand.has("Undo"));
    hand.click("f5");
    hand.wait_for("the reply", |hand| hand.position().empties().len() == 58);
    hand.click("Notes");
    hand.in_sight(["Comment"]);
    hand.fill("Comment", "a good reply");
    let record = hand.record();
    assert_eq!(record.annotations(record.cursor()).map(|notes| notes.comment.as_str()), Some("a good reply"));
    hand.click_all(["Close", "Analysis"]);
    hand.in_sight(["Close the table of moves"]);
    hand.click("Close the table of moves");
    assert!(hand.has("Undo"));
}

#[test]
fn the_panel_stays_as_wide_as_it_is_whatever_its_buttons_say() {
    for settings in ["panel_width: 270", "panel_width: 300", "panel_width: 400"] {
        let game = game("8x8", Player::Human, Player::Minimax { depth: 1 });
        let mut hand = Start { settings: settings.to_owned(), ..Start::of(game) }.open();
        let (before, undo) = (rect(&hand, "a1"), rect(&hand, "Undo"));
        hand.click("f5");
        hand.wait_for("the reply", |hand| hand.position().empties().len() == 58);
        hand.key(Key::ArrowLeft);
        assert!(hand.has("Resume"));
        hand.window.run_steps(30);
        assert_eq!((rect(&hand, "a1"), rect(&hand, "Undo")), (before, undo), "{settings}");
        let row = ["Undo", "Redo", "New", "Resume"].map(|name| rect(&hand, name));
        assert!(row.windows(2).all(|pair| !pair[0].intersects(pair[1])), "{row:?}");
    }
}

#[test]
fn a_large_board_can_be_clicked_in_the_smallest_window() {
    let mut hand = open(SIZES[0], "16x16", "Dark");
    let position = hand.position();
    for square in Square::all(position.size()) {
        hand.node(&square.name(position.size()));
    }
    assert!(rect(&hand, &hand.legal_moves()[0]).width() >= 12.0);
    let first = hand.play_any();
    assert!(hand.moves().starts_with(&first));
}

#[test]
fn a_board_that_is_turned_and_mirrored_is_played_on_as_it_is_seen() {
    let mut hand = open(vec2(1280.0, 860.0), "8x8", "Dark");
    let corners = ["a1", "h1", "h8", "a8"].map(|name| rect(&hand, name));
    hand.shift(Key::F9);
    assert_eq!(["a8", "a1", "h1", "h8"].map(|name| rect(&hand, name)), corners);
    hand.click("f5");
    assert!(hand.moves().starts_with("f5"));
    // The arrow keys move in the direction seen, also on a turned board.
    hand.key(Key::F5);
    let focused = |hand: &Hand| {
        let at = squares().find(|name| hand.node(name).accesskit_node().is_focused());
        rect(hand, &at.expect("the keyboard is on the board"))
    };
    let before = focused(&hand);
    hand.key(Key::ArrowUp);
    assert_eq!(focused(&hand), before.translate(vec2(0.0, -before.height())));

    // The board of the position editor is turned too.
    hand.choose("Study", "Set up a position…");
    let [a1, h1] = ["a1", "h1"].map(|square| hand.last(square).rect());
    assert!(a1.left() > h1.left() - 1.0 && a1.top() < h1.top(), "{a1:?} {h1:?}");
    hand.key(Key::Escape);
    hand.choose("View", "Mirror the board");
    // Mirrored first, then turned.
    assert_eq!(["h8", "h1", "a1", "a8"].map(|name| rect(&hand, name)), corners);
    // After a restart the board is turned and mirrored as before.
    let hand = hand.restart();
    assert_eq!(rect(&hand, "h8"), corners[0]);
}
