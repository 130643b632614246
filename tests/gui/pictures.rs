//! Copies and saves pictures: of the board as PNG and SVG, of a game as GIF, and of a review's graph.

use crate::hand::{Hand, two_people};
use std::path::PathBuf;

const BOARD: &str = "Save picture of the board…";
const GRAPH: &str = "Save the graph of the review…";

fn save(hand: &mut Hand, entry: &str, name: &str) -> PathBuf {
    hand.choose("Copy and save", entry);
    hand.save_to(name)
}

#[test]
fn the_board_is_copied_and_saved_as_it_is_on_the_screen_and_as_a_diagram() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.choose("Copy and save", "Copy picture of the board");
    hand.wait_says("The picture of the board is in the clipboard.");
    hand.choose("Copy and save", BOARD);
    hand.fill("File name", "x");
    assert!(hand.says("A picture’s name ends in .png, .svg or .gif."));
    hand.key(egui::Key::Escape);
    let picture = image::open(save(&mut hand, BOARD, "board.png")).unwrap().into_rgb8();
    let (width, height) = picture.dimensions();
    assert!(width == height && width > 400, "the board alone, not the window: {width}×{height}");
    // The square f5, within the frame, has the black disc just laid, and a1 is green.
    let at = |column: u32, row: u32| {
        let middle =
            |place: u32| (width as f32 * (0.042 + (1.0 - 2.0 * 0.042) * (place as f32 + 0.7) / 8.0)) as u32;
        picture.get_pixel(middle(column), middle(row)).0
    };
    assert!(at(5, 4).iter().all(|part| *part < 80), "{:?}", at(5, 4));
    assert!(at(0, 0)[1] > at(0, 0)[0] + 30, "{:?}", at(0, 0));

    let diagram = std::fs::read_to_string(save(&mut hand, BOARD, "board.svg")).unwrap();
    assert_eq!(diagram.matches(r#"r="25" fill="black""#).count(), 4, "{diagram}");
}

#[test]
fn a_whole_game_is_saved_move_by_move() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6 c3");
    let bytes = std::fs::read(save(&mut hand, BOARD, "game.gif")).unwrap();
    assert!(bytes.starts_with(b"GIF89a"));
    // A GIF has one such block before each frame: for the start and for three moves.
    assert_eq!(bytes.windows(3).filter(|block| block == b"\x21\xf9\x04").count(), 4);
}

#[test]
fn the_graph_of_a_review_is_saved_and_copied() {
    let mut hand = two_people("6x6");
    (0..12).for_each(|_| _ = hand.play_any());
    hand.key(egui::Key::R);
    hand.wait_for("the review", |hand| hand.has("Graph of the game"));
    let graph = std::fs::read_to_string(save(&mut hand, GRAPH, "a.svg")).unwrap();
    assert!(graph.starts_with("<svg ") && graph.contains("polyline") && graph.contains("Black"), "{graph}");
    let bytes = std::fs::read(save(&mut hand, GRAPH, "a.png")).unwrap();
    let picture = image::load_from_memory(&bytes).unwrap().into_rgb8();
    let shape = hand.node("Graph of the game").rect().size();
    assert_eq!(picture.width() as f32, (shape.x + 8.0).round());
    hand.choose("Copy and save", "Copy picture of the graph");
    hand.wait_says("The picture of the graph is in the clipboard.");
}
