//! Live analysis, overlays, notes beside moves, the tree, and files, in the window.

use crate::hand::{Hand, against, two_people, two_people_in};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;
use engine::players::Player;
use othello::formats::{self, sgf};
use othello::record::Record;
use othello::rules::Color;

#[test]
fn analysis_writes_values_on_the_squares_and_stops_with_the_same_key() {
    let mut hand = two_people("6x6");
    hand.key(Key::Space);
    // All first moves are alike, but they are valued one after the other.
    let first_moves = ["b3", "c2", "d5", "e4"];
    hand.wait_for("values", |hand| first_moves.iter().all(|name| hand.square(name).contains("depth")));
    assert!(hand.has("Pause the analysis  (Shift+Space)"));
    hand.key(Key::V);
    assert!(!hand.square("e4").contains("worth"));
    hand.keys([Key::V, Key::Space]);
    assert!(hand.has("Resume the analysis  (Shift+Space)") && hand.square("e4").contains("worth"));
    let before = hand.square("e4");
    // After another move and back the values are the same.
    hand.play("e4");
    hand.key(Key::ArrowLeft);
    assert_eq!(hand.square("e4"), before);
    hand.click("Close the table of moves");
    assert!(!hand.square("e4").contains("worth"));
}

#[test]
fn marks_are_put_on_squares_and_taken_back() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.mark("d3");
    assert!(hand.says("Mark d3 with a"));
    hand.click("Triangle");
    assert!(hand.square("d3").ends_with("marked with a triangle"), "{}", hand.square("d3"));
    hand.mark("e4");
    hand.click("Letter A");
    assert!(hand.square("e4").ends_with("marked with a letter A"));
    // They belong to the position.
    hand.key(Key::ArrowLeft);
    assert!(!hand.square("d3").contains("marked"));
    hand.key(Key::ArrowRight);
    let mut hand = hand.restart();
    assert!(hand.square("d3").contains("marked"), "marks survive a restart");
    hand.mark("d3");
    hand.click("Remove mark");
    assert!(!hand.square("d3").contains("marked"));
    hand.ctrl(Key::Z);
    assert!(hand.square("d3").contains("triangle"), "Undo takes the change of a mark back");
    assert_eq!(hand.moves(), "f5");
}

#[test]
fn the_other_button_draws_circles_and_arrows_that_are_saved() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    let arrows = |hand: &Hand| -> Vec<String> {
        let record = hand.record();
        let size = record.start().size();
        let arrows = record.annotations(record.cursor()).map_or(Vec::new(), |notes| notes.arrows().to_vec());
        arrows.iter().map(|ends| ends.map(|end| end.name(size)).concat()).collect()
    };
    hand.drag_secondary("d3", "d3");
    assert!(hand.square("d3").ends_with("marked with a circle"), "{}", hand.square("d3"));
    hand.drag_secondary("d6", "a3");
    hand.drag_secondary("d6", "f4");
    assert_eq!((arrows(&hand), hand.moves().as_str()), (vec!["d6a3".to_owned(), "d6f4".to_owned()], "f5"));
    let mut hand = hand.restart();
    hand.drag_secondary("d6", "a3");
    hand.drag_secondary("d3", "d3");
    assert_eq!(arrows(&hand), ["d6f4"], "the same again removes");
    assert!(!hand.square("d3").contains("marked"));
    hand.ctrl(Key::Z);
    hand.ctrl(Key::Z);
    assert_eq!(arrows(&hand), ["d6a3", "d6f4"]);
}

#[test]
fn openings_are_shown_by_name() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.node("f6").hover();
    hand.look();
    // The sentence goes on with what the dots of the opponent's replies mean.
    assert!(hand.says("f6 flips e5 · Diagonal"));
    hand.click("f6");
    hand.window.get_by_label("Undo").hover();
    hand.look();
    assert!(hand.says("Opening: Diagonal"));
}

#[test]
fn the_best_line_is_walked_on_the_board() {
    let mut hand = two_people("4x4");
    hand.key(Key::Space);
    hand.wait_says("proven");
    assert!(hand.square("c4").contains("exact") || hand.square("d3").contains("exact"));
    let first = hand.legal_moves().into_iter().find(|name| hand.square(name).contains("exact"));
    let row = hand.row_of(&first.expect("a move is proven"), "exact").expect("it has a row");
    let row = hand.node(&row).rect();
    // Clicks to the right of the line's last move, then on its first move.
    hand.click_at(row.right_center() - vec2(10.0, 0.0));
    let whole = hand.moves();
    assert!(whole.split(' ').count() >= 3, "{whole}");
    hand.key(Key::Home);
    hand.click_at(row.left_center() + vec2(12.0, 0.0));
    assert_eq!(hand.moves(), whole.split(' ').next().unwrap_or_default());
    // The rest of the line lies ahead.
    hand.key(Key::End);
    assert_eq!(hand.moves(), whole);
}

#[test]
fn analysis_rests_while_the_computer_thinks_and_ends_with_a_new_game() {
    let level = engine::Level::new(15);
    let mut hand = against(Player::Engine { level });
    // The space bar shows nothing during a game against the computer.
    hand.key(Key::Space);
    assert!(!hand.has("Close the table of moves"), "the analysis stays closed");
    hand.shift(Key::Space);
    hand.wait_for("values", |hand| hand.square("f5").contains("worth"));
    hand.type_keys("f5");
    hand.wait_for("a reply", |hand| hand.n_moves() == 2);
    let square = hand.legal_moves().swap_remove(0);
    hand.wait_for("values of the new position", |hand| hand.square(&square).contains("worth"));
    // The value found for the start is in the record.
    let notes = hand.record().annotations(Record::ROOT);
    assert!(notes.is_some_and(|notes| notes.evaluation.is_some()));
    hand.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert!(!hand.has("Close the table of moves"));
}

#[test]
fn overlays_come_and_go_with_their_keys_and_have_a_legend() {
    let mut hand = two_people("8x8");
    let legends = [
        (Key::F2, "Moves of both sides (Black 4, White 4):"),
        (Key::F3, "Frontier (Black 2, White 2):"),
        (Key::F4, "Stable discs (Black 0, White 0):"),
        (Key::F6, "Odd and even regions (0 odd, 1 even):"),
        (Key::F7, "Corners in danger:"),
    ];
    for (key, legend) in legends {
        hand.key(key);
        assert!(hand.has(legend), "{legend}");
    }
    hand.key(Key::F7);
    assert!(!hand.says("Corners in danger"));
}

#[test]
fn a_huge_comment_shows_its_beginning_and_is_kept_whole() {
    let comment = "long ".repeat(100_000);
    let mut hand = two_people("8x8");
    hand.fill("Comment", &comment);
    let shown = |hand: &Hand| hand.last("Comment").value().map_or(0, |text| text.len());
    assert_eq!(shown(&hand), 1 << 16);
    hand.fill("Comment", "short");
    hand.key(Key::Escape);
    hand.ctrl(Key::I);
    assert_eq!(shown(&hand), 1 << 16);
    hand.fill("Comment", "short");
    hand.click("Save");
    assert_eq!(hand.record().annotations(Record::ROOT).unwrap().comment, comment);
}

#[test]
fn moves_are_annotated_promoted_and_deleted() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6 c3");
    hand.fill("Comment", "a fine move");
    let record = hand.record();
    assert_eq!(record.annotations(record.cursor()).unwrap().comment, "a fine move");
    assert!(hand.has("Move 3, Black c3, with a comment"));
    hand.keys([Key::Escape, Key::Home, Key::ArrowRight]);
    hand.play("f6");
    hand.choose("Moves", "Make main line");
    let record = hand.record();
    assert_eq!(record.children(record.path(record.cursor())[0]).len(), 2);
    assert!(hand.says("main line now"));
    hand.choose("Moves", "Delete from here");
    assert_eq!((hand.moves().as_str(), hand.record().n_moves()), ("f5", 3));
    hand.ctrl(Key::Z);
    assert_eq!((hand.moves().as_str(), hand.record().n_moves()), ("f5 f6", 4));
    hand = hand.restart();
    let record = hand.record();
    let mut notes = record.nodes().filter_map(|node| record.annotations(node));
    assert!(notes.any(|notes| notes.comment == "a fine move"));
}

#[test]
fn the_arrows_walk_the_list_of_moves_and_keep_the_move_in_sight() {
    for size in [vec2(1100.0, 800.0), vec2(1100.0, 560.0)] {
        let mut hand = two_people_in(size);
        let game = "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7";
        hand.type_keys(game);
        let row = |n: usize| {
            let color = if n % 2 == 1 { "Black" } else { "White" };
            format!("Move {n}, {color} {}", &game[2 * n - 2..2 * n])
        };
        let check = |hand: &Hand, n: usize| {
            assert_eq!(hand.n_moves(), n);
            let focused = hand.name_of_focused().unwrap_or_default();
            assert!(focused.ends_with(&row(n)), "the keyboard is on {focused}, not on {}", row(n));
            hand.in_sight([&focused]);
        };
        hand.focus(&row(30));
        for n in (1..30).rev() {
            hand.key(Key::ArrowLeft);
            check(&hand, n);
        }
        hand.key(Key::ArrowLeft);
        check(&hand, 1);
        for n in (3..30).step_by(2) {
            hand.key(Key::ArrowDown);
            check(&hand, n);
        }
        hand.key(Key::ArrowRight);
        check(&hand, 30);
        for n in (2..29).rev().step_by(2) {
            hand.key(Key::ArrowUp);
            check(&hand, n);
        }
    }
}

#[test]
fn the_tree_shows_every_variation() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6");
    hand.key(Key::ArrowLeft);
    hand.play("f6");
    hand.key(Key::T);
    assert!(hand.has("Tree, ply 2, White d6") && hand.has("Tree, ply 2, White f6"));
    hand.click("Tree, ply 2, White d6");
    assert_eq!(hand.moves(), "f5 d6");
}

#[test]
fn an_arbiter_corrects_the_board_in_the_middle_of_a_game() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6");
    hand.choose("Game", "Correct the board here…");
    hand.click_all(["White to move", "Use this position"]);
    assert_eq!(hand.position().turn(), Color::White);
    assert!(hand.has("Board corrected, White to move"));
    hand.play("f4");
    hand.key(Key::T);
    assert!(hand.has("Board corrected, White to move") && hand.has("Tree, ply 4, White f4"));
    hand.key(Key::T);
    hand.click("Undo");
    assert!(hand.record().correction(hand.record().cursor()).is_some());
    hand.click("Undo");
    assert_eq!((hand.position().turn(), hand.moves().as_str()), (Color::Black, "f5 d6"));
    hand.key(Key::End);
    hand = hand.restart();
    assert_eq!(hand.record().line().len(), 4);
    assert_eq!((hand.position().turn(), hand.position().counts().white), (Color::Black, 6));
}

#[test]
fn a_file_is_opened_with_a_preview_and_saved_again() {
    let text = "(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6]C[why](;B[c3])(;B[c4]))(;GM[2]PB[Cleo];B[f5];W[f6])";
    for size in [vec2(1100.0, 800.0), vec2(480.0, 520.0)] {
        let mut hand = two_people_in(size);
        hand.open_file(&hand.write("study.sgf", text));
        assert!(hand.says("A game of 3 moves on 8×8 with variations") && hand.says("Anna – Ben"));
        hand.click_all(["2. Cleo – ?", "Open"]);
        assert_eq!(hand.moves(), "f5 f6");
    }
    let mut hand = two_people("8x8");
    hand.open_file(&hand.write("study.sgf", text));
    hand.click("Open");
    hand.ctrl(Key::S);
    hand.save_to("again.sgf");
    let record = &sgf::read(&hand.read("again.sgf")).expect("it is SGF")[0];
    assert_eq!((record.n_moves(), formats::title(&record.header)), (4, "Anna – Ben".to_owned()));
}

#[test]
fn a_broken_file_is_answered_with_the_place() {
    let mut hand = two_people("8x8");
    hand.open_file(&hand.write("broken.txt", "(;GM[2];B[f5];W[g9])"));
    assert!(hand.says("Move 2, “g9” at character 17: no such square on 8×8."));
    hand.key(Key::Escape);
    hand.open_file(&hand.folder().join("none"));
    assert!(hand.says("cannot be opened"));
}

/// A file as the system hands it over when it is dropped on the window.
#[derive(Debug)]
struct Dropped(std::path::PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn two_files_dropped_at_once_are_both_offered() {
    let mut hand = two_people("8x8");
    let files = [("first.txt", "f5d6c3"), ("second.txt", "f5f6")].map(|(name, text)| hand.write(name, text));
    let dropped = files.map(|path| std::sync::Arc::new(Dropped(path)) as _);
    hand.window.input_mut().dropped_files.extend(dropped);
    hand.look();
    assert!(hand.says("first.txt") && !hand.says("second.txt"));
    hand.key(Key::Enter);
    assert_eq!(hand.moves(), "f5 d6 c3");
    assert!(hand.says("second.txt"));
    hand.key(Key::Enter);
    assert_eq!(hand.moves(), "f5 f6");
    // Back over both moves and past the announcement.
    for _ in 0..4 {
        hand.ctrl(Key::Z);
    }
    assert_eq!(hand.moves(), "f5 d6 c3", "neither is lost");
}

#[test]
fn files_dropped_at_once_go_to_the_library_by_one_button() {
    let mut hand = two_people("8x8");
    let texts = ["f5d6c3", "f5f6", "f5d6c4"];
    let files = texts.map(|text| std::sync::Arc::new(Dropped(hand.write(&format!("{text}.txt"), text))) as _);
    hand.window.input_mut().dropped_files.extend(files);
    hand.look();
    hand.click("Add all 3 files to the library");
    hand.wait_says("3 games");
    hand.key(Key::Escape);
    assert!(!hand.says("f5f6.txt") && hand.moves().is_empty(), "no file waits, the board is as it was");
}

#[test]
fn what_people_play_stands_on_the_squares_and_follows_board_and_rating() {
    let mut hand = two_people("8x8");
    hand.play("f5 d6 c3 d3");
    hand.key(Key::Q);
    let squares =
        |hand: &Hand| -> Vec<String> { hand.legal_moves().iter().map(|name| hand.square(name)).collect() };
    let all_know = |hand: &Hand| squares(hand).iter().all(|square| square.contains("% play here"));
    hand.wait_for("shares", all_know);
    hand.wait_says("go wrong here");
    // The tables of the explorer and the analysis have a column for these shares.
    hand.key(Key::X);
    hand.wait_says("% play it");
    hand.key(Key::Space);
    hand.wait_says("% play it");
    hand.key(Key::Space);
    hand.click("Close the table of moves");
    hand.key(Key::X);
    let before = squares(&hand);
    for _ in 0..9 {
        hand.click("Lower the people’s rating");
    }
    hand.look();
    assert_ne!(squares(&hand), before, "others play otherwise");
    // The new position gets its own shares at once.
    hand.play("c4");
    hand.wait_for("shares", all_know);
    let mut hand = hand.restart();
    hand.key(Key::Q);
    hand.wait_for("shares", all_know);
    assert_eq!(hand.settings().people_rating().points(), 500, "the rating is kept");
    hand.key(Key::Q);
    assert!(!squares(&hand).iter().any(|square| square.contains("% play here")));
}

#[test]
fn a_game_does_not_count_after_a_look_at_what_people_play() {
    let mut hand = against(Player::Minimax { depth: 1 });
    hand.click("f5");
    hand.key(Key::Q);
    hand.look();
    assert!(hand.session().game().help.is_some());
}
