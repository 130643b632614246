//! The library and the explorer: saves, finds, imports, deletes and explores games.

use crate::hand::{Hand, Start, WIDE, game, is_enabled, two_people, two_people_in};
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use engine::players::Player;
use library::Library;
use library::table::Table;
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Square};
use session::NewGame;
use std::path::PathBuf;
use texts::text::grouped;

/// The shortest game, in which Black takes all discs.
const SHORTEST: &str = "f5 d6 c5 f6 e7 f4 g5 e6 e3";

const GAMES: &str = "(;GM[2]PB[Anna]PW[Ben]EV[Grand Prix]DT[2019-05-12]RE[B+4];B[f5];W[d6];B[c3];W[d3];B[c4])\
                     (;GM[2]PB[Cleo]PW[Anna]EV[Mind Sports]DT[2021]RE[W+8];B[f5];W[f6];B[e6];W[f4])\
                     (;GM[2]PB[Dora]PW[Emil]DT[2020]RE[0];B[d3];W[c5];B[f6])";

/// Opens the library and waits for its games.
fn open(hand: &mut Hand, games: &str) {
    hand.ctrl(Key::L);
    hand.wait_says(games);
}

/// Clicks the row of a game whose accessible name contains `part`.
#[track_caller]
fn click_row(hand: &mut Hand, part: &str) {
    hand.wait_for(part, |hand| hand.window.query_by_label_contains(part).is_some());
    hand.click_part(part);
}

/// Types words into the field and waits for this number of games or sentence.
#[track_caller]
fn search(hand: &mut Hand, words: &str, found: &str) {
    hand.fill("Search", words);
    hand.wait_says(found);
}

/// A window and a file with the three games in its folder.
fn with_file(size: egui::Vec2) -> (Hand, PathBuf) {
    let hand = two_people_in(size);
    let file = hand.write("club.sgf", GAMES);
    (hand, file)
}

/// A window whose library has the three games.
fn with_games(size: egui::Vec2) -> Hand {
    let (mut hand, file) = with_file(size);
    hand.import(&file);
    hand.wait_for("the import", |hand| hand.says("3 games imported.") && hand.has("3 games"));
    hand
}

#[test]
fn all_games_of_an_opened_file_go_into_the_library_at_once() {
    let (mut hand, file) = with_file(WIDE);
    hand.ctrl(Key::O);
    hand.choose_file(&file, "Open");
    hand.click("Add all 3 to the library");
    hand.wait_for("the import", |hand| hand.says("3 games imported.") && hand.has("3 games"));
    assert!(!hand.has("Open a game or a board"), "the library has replaced the dialog");
}

#[test]
fn one_of_many_games_of_a_file_is_found_by_words() {
    let (mut hand, file) = with_file(WIDE);
    std::fs::write(&file, GAMES.repeat(3)).expect("it is ours");
    hand.ctrl(Key::O);
    hand.choose_file(&file, "Open");
    assert!(hand.says("1. Anna – Ben") && hand.says("2. Cleo – Anna"));
    // The field has the keyboard.
    hand.window.get_by_label("Search").type_text("MIND 2021");
    hand.look();
    assert!(!hand.says("1. Anna – Ben") && hand.says("2. Cleo – Anna") && hand.says("8. Cleo – Anna"));
    hand.fill("Search", "dora x");
    assert!(hand.says("No game fits the search.") && !is_enabled(&hand, "Open"));
    hand.fill("Search", "dora");
    hand.keys([Key::ArrowDown, Key::ArrowUp, Key::Enter]);
    assert_eq!(hand.record().header.players.white, "Emil");
}

#[test]
fn a_finished_game_is_kept_once_with_its_review_and_found_after_a_restart() {
    let mut hand = two_people("8x8");
    hand.play(SHORTEST);
    hand.key(Key::ArrowLeft);
    hand.play("e3");
    open(&mut hand, "1 game");
    hand.keys([Key::Escape, Key::R]);
    hand.wait_for("the review to be done", |hand| hand.has("Graph of the game") && !hand.says("pass "));
    // A new game replaces the old one on the board, so its review is only in the library.
    hand.choose("Game", "Play again");
    hand = hand.restart();
    open(&mut hand, "1 game");
    click_row(&mut hand, "against unknown, 64–0");
    hand.click("Open");
    assert_eq!((hand.record().n_moves(), hand.moves().as_str()), (9, ""));
    let notes = hand.record().annotations(Record::ROOT).expect("the review has come with it");
    assert!(notes.evaluation.as_ref().is_some_and(|evaluation| !evaluation.line.is_empty()));
    // Playing the last move again does not save a second game.
    hand.keys([Key::End, Key::ArrowLeft]);
    hand.play("e3");
    open(&mut hand, "1 game");
}

#[test]
fn two_windows_have_a_game_each_and_share_the_library() {
    let mut first = two_people("8x8");
    first.play("f5 d6");
    let mut second = first.second();
    assert_eq!(second.moves(), "");
    second.choose_player("Black", "Human");
    second.choose_player("White", "Human");
    second.play(SHORTEST);
    first.play("c3");
    open(&mut first, "1 game");
    first.key(Key::Escape);
    open(&mut second, "1 game");
    click_row(&mut second, "against unknown, 64–0");
    second.click("Tags…");
    second.fill("New tag", "Short");
    second.click("Add");
    second.key(Key::Escape);
    drop(second);
    open(&mut first, "1 game");
    search(&mut first, "tag:short", "1 game");
    // Both games come back; the first window gets the game of the window that was closed last.
    let first = first.restart();
    let second = first.second();
    assert_eq!((first.moves(), second.moves()), ("f5 d6 c3".to_owned(), SHORTEST.to_owned()));
}

#[test]
fn the_library_knows_who_won_where_the_fewest_discs_win() {
    for size in [vec2(1100.0, 800.0), vec2(480.0, 620.0)] {
        let anti = NewGame { goal: Goal::FewestDiscs, ..game("8x8", Player::Human, Player::Human) };
        let mut hand = Start { size, ..Start::of(anti) }.open();
        hand.play(SHORTEST);
        open(&mut hand, "1 game");
        assert!(hand.says("against unknown, 13–0, ") && hand.says(", 8×8, fewest discs win"));
        for (list, choice, found) in [
            ("Result", "Black won", "No game fits the search."),
            ("Result", "White won", "1 game"),
            ("Board", "8×8, fewest discs win (1)", "1 game"),
        ] {
            hand.click(list);
            hand.click(choice);
            hand.wait_says(found);
        }
        search(&mut hand, "fewest 8x8", "1 game");
        search(&mut hand, "goal:most", "No game fits the search.");
    }
}

#[test]
fn a_broken_library_that_was_kept_aside_is_offered_and_recovered() {
    let mut hand = two_people("8x8");
    hand.play(SHORTEST);
    open(&mut hand, "1 game");
    let mut hand = hand.restart_after(|folder| {
        let file = folder.join("library").join(Library::FILE);
        let mut bytes = std::fs::read(&file).expect("it is there");
        bytes[3] ^= 1;
        std::fs::write(file.with_file_name("games.library.broken-1"), bytes).expect("it is ours");
        std::fs::write(&file, "").expect("it is ours");
    });
    open(&mut hand, "There are no games yet.");
    hand.wait_says("There is a copy of a damaged library.");
    hand.click("Recover its games");
    hand.wait_for("the game", |hand| hand.says("1 game imported.") && hand.says("its heading is damaged"));
    hand.wait_for("no more offer", |hand| !hand.says("There is a copy of a damaged library."));
    let mut hand = hand.restart();
    open(&mut hand, "1 game");
    assert!(!hand.says("There is a copy of a damaged library."));
}

#[test]
fn a_game_that_was_pasted_is_offered_to_the_library_by_its_review() {
    for size in [vec2(1100.0, 800.0), vec2(480.0, 620.0)] {
        let mut hand = Start { size, ..Start::default() }.open();
        hand.open_text(&SHORTEST.replace(' ', ""));
        hand.key(Key::R);
        hand.wait_says("Not in the library yet.");
        hand.click("Save to library");
        hand.wait_for("the library", |hand| !hand.says("Not in the library yet."));
        // A pasted game has unknown players, and the day on which it was saved.
        open(&mut hand, "1 game");
        assert!(hand.says("unknown against unknown, 64–0, Black won, 20"));
        hand.keys([Key::Escape, Key::R]);
        hand.wait_for("the panel to close", |hand| !hand.has("Graph of the game"));
        hand.key(Key::R);
        hand.wait_for("the panel", |hand| hand.has("Graph of the game"));
        assert!(!hand.says("Not in the library yet."));
    }
}

#[test]
fn games_are_imported_searched_ordered_tagged_and_thrown_away() {
    let mut hand = with_games(WIDE);
    // A second import of the same file adds nothing.
    hand.click("Import…");
    hand.fill("File name", "club.sgf");
    hand.click("Import");
    hand.wait_says("0 games imported. 3 games were there already.");

    hand.fill("Search", "anna 2019-2020");
    hand.wait_for("the search", |hand| hand.has("1 game"));
    assert!(hand.has("Anna against Ben, 34–30, Anna won, Grand Prix, 2019-05-12"));
    hand.fill("Search", " ");
    hand.wait_for("all games", |hand| hand.has("3 games"));
    let top = |hand: &Hand, part: &str| hand.window.get_by_label_contains(part).rect().top();
    assert!(top(&hand, "Cleo against") < top(&hand, "Anna against"), "the newest first");
    hand.click("Order by black");
    hand.wait_for("the order", |hand| top(hand, "Anna against") < top(hand, "Cleo against"));

    click_row(&mut hand, "Anna against");
    hand.click("Tags…");
    // The field has the keyboard, also for the next tag.
    for tag in ["Fine ones", "Short"] {
        hand.window.event(egui::Event::Text(tag.to_owned()));
        hand.key(Key::Enter);
        hand.wait_for("the tag", |hand| hand.has(tag));
    }
    hand.key(Key::Escape);
    assert!(!hand.has("Short") && hand.has("Anna against Ben, 34–30, Anna won, Grand Prix, 2019-05-12"));
    hand.fill("Search", "tag:fine");
    hand.wait_for("the search", |hand| hand.has("1 game") && hand.says("Anna against"));
    hand.fill("Search", " ");

    click_row(&mut hand, "Cleo against");
    hand.click("Delete");
    hand.wait_for("the bin", |hand| hand.has("2 games") && hand.has("Bin (1)"));
    hand.click("Bin (1)");
    hand.wait_for("the bin", |hand| hand.has("1 game"));
    click_row(&mut hand, "Cleo against");
    hand.click("Restore");
    hand.wait_for("an empty bin", |hand| hand.says("The bin is empty.") && hand.has("Bin"));
    hand.click("Bin");
    hand.wait_for("all games", |hand| hand.has("3 games"));
    hand.click_all(["Choose all", "Delete"]);
    hand.wait_for("the bin", |hand| hand.has("Bin (3)"));
    hand.click_all(["Bin (3)", "Empty the bin", "Delete 3 games for ever"]);
    hand.wait_for("an empty bin", |hand| hand.says("The bin is empty."));
    hand = hand.restart();
    open(&mut hand, "There are no games yet.");
}

#[test]
fn the_explorer_shows_plays_filters_and_loads_games() {
    for size in [vec2(1280.0, 900.0), vec2(700.0, 1100.0)] {
        let mut hand = with_games(size);
        hand.key(Key::Escape);
        hand.choose("Study", "Explorer");
        hand.wait_for("the tournaments", |hand| hand.says("f5, 131,"));
        hand.click_part("f5, 131,");
        assert_eq!(hand.moves(), "f5");
        hand.wait_for("the replies", |hand| hand.row_of("d6", " average ").is_some());

        let built_in = Table::embedded().explore(hand.session().position(), Goal::MostDiscs);
        let d6 = Square::parse("d6", BoardSize::STANDARD).unwrap();
        let n_built_in = built_in.moves.iter().find(|played| played.square == d6).unwrap().tally.n_games;
        let n_games = grouped(n_built_in as u64 + 2);
        hand.click_all(["Games of: Tournaments", "My library, all games (3)"]);
        hand.wait_for("the sum", |hand| hand.says(&format!("d6, {n_games} games")));
        hand.click("Tournaments 1977–2023 (built in)");
        hand.key(Key::Escape);
        hand.wait_for("the library", |hand| hand.says("d6, 2 games"));
        assert!(hand.says("f6, 1 game"));
        hand.click("Filter");
        // The name is completed; Anna played once with either colour.
        hand.fill("Explorer, White", "an");
        hand.wait_for("the offer", |hand| hand.has("Anna"));
        hand.keys([Key::ArrowDown, Key::Enter]);
        hand.wait_for("White's games", |hand| hand.says("f6, 1 game,") && !hand.says("d6, 2 games"));
        hand.fill("Explorer, Black", "ben");
        hand.wait_says("None of these games came to this position.");
        hand.fill("Explorer, Black", "CLEO");
        hand.wait_says("f6, 1 game,");
        for field in ["Explorer, White", "Explorer, Black"] {
            hand.fill(field, " ");
        }
        hand.fill("Explorer, player", "anna");
        hand.wait_says("d6, 1 game");
        hand.window.get_by_label_contains("Cleo – Anna, Mind Sports, 2021").scroll_to_me();
        hand.look();
        hand.click_part("Cleo – Anna, Mind Sports, 2021");
        assert_eq!(hand.moves(), "f5", "at the position that was shown");
        assert_eq!(hand.record().header.players.black, "Cleo");
        hand.key(Key::X);
        hand.wait_for("the panel to close", |hand| !hand.says("games, average"));
    }
}

/// Opens the dialog to print the games in the list as exercises.
fn print_exercises(hand: &mut Hand) {
    hand.click_all(["Choose all", "Export…", "Exercises to print…"]);
}

#[test]
fn the_games_with_the_position_shown_are_found_printed_and_open_there() {
    let mut hand = with_games(WIDE);
    hand.key(Key::Escape);
    hand.play("c4 c3");
    hand.ctrl(Key::F);
    hand.wait_for("the games", |hand| hand.has("1 game") && hand.says("Cleo against"));
    assert!(hand.has("Position: on"));
    print_exercises(&mut hand);
    assert!(hand.has("The positions found, with the moves played"));
    let page = hand.save_by("Save…", "exercises.html");
    assert!(page.contains("1. Black to move") && page.contains("e6 was played. Cleo – Anna"), "{page}");
    assert!(hand.has("Position: on"), "the list is still there");
    click_row(&mut hand, "Cleo against");
    hand.click("Open");
    assert_eq!((hand.moves().as_str(), hand.record().whole_game().line().len()), ("f5 f6", 4));
    // Without the position all games are there again.
    hand.ctrl(Key::F);
    hand.wait_for("the games", |hand| hand.has("1 game"));
    hand.click("Any position");
    hand.wait_for("all games", |hand| hand.has("3 games") && hand.has("Position…"));
}

#[test]
fn chosen_games_are_printed_as_exercises_and_as_a_tournament() {
    let mut hand = with_games(WIDE);
    print_exercises(&mut hand);
    assert!(hand.has("Mistakes of the chosen games") && !hand.has("Puzzles, with answers"));
    hand.click_all(["Whose mistakes: Both players", "Anna"]);
    assert!(hand.has("Whose mistakes: Anna"));
    hand.key(Key::Escape);
    hand.click_all(["Export…", "Tournament page…"]);
    hand.save_to("open.html");
    hand.wait_says("open.html");
    let page = hand.read("open.html");
    // Ben's Brightwell: 30 discs, 40 times Anna's two points, and 32 discs for the round without a game.
    for words in ["1. <bdi>Anna</bdi>", "<td>142</td>", "34–30", "f5d6c3d3c4", "Brightwell"] {
        assert!(page.contains(words), "{words}: {page}");
    }
}

#[test]
fn games_are_found_by_a_part_of_the_board() {
    for size in [vec2(1100.0, 800.0), vec2(480.0, 520.0)] {
        let mut hand = with_games(size);
        hand.click("Position…");
        // A click makes a square black, white, empty, and anything again.
        assert!(hand.has("e3, anything"));
        for [shown, expected] in [
            ["e3, anything", "e3, black disc"],
            ["e3, black disc", "e3, white disc"],
            ["e3, white disc", "e3, empty"],
            ["e3, empty", "e3, anything"],
        ] {
            // The board of the game, behind the dialog, has the same labels and is drawn first.
            hand.window.get_all_by_label(shown).last().expect("the square").click();
            hand.look();
            assert!(hand.has(expected), "{expected}");
        }
        // The same by the keyboard.
        hand.window.get_by_label("e6, anything").focus();
        hand.look();
        hand.key(Key::B);
        assert!(hand.has("e6, black disc"));
        hand.keys([Key::ArrowLeft, Key::E]);
        assert!(hand.has("d6, empty"));
        hand.keys([Key::ArrowDown, Key::Space, Key::Space]);
        assert!(hand.has("d7, white disc"));
        hand.key(Key::Delete);
        assert!(hand.has("d7, anything"));
        // The search includes rotated and mirrored boards at first, and every game has an image of this part.
        hand.click("Find games");
        hand.wait_for("all games", |hand| hand.has("3 games") && hand.has("Position: on"));
        hand.click_all(["Position: on", "Also rotated and mirrored", "Find games"]);
        hand.wait_for("the game", |hand| hand.has("1 game") && hand.says("Cleo against"));
        // The dialog remembers the part. "From the board" replaces it by the board shown, the start.
        hand.click("Position: on");
        assert!(hand.has("e6, black disc") && hand.has("d6, empty"));
        hand.click("From the board");
        assert!(hand.has("e4, black disc") && hand.has("a1, empty"));
        hand.click_all(["Find games", "Position: on", "Clear"]);
        assert!(hand.says("Choose at least one square."));
        hand.key(Key::Escape);
        hand.click("Any position");
        assert!(hand.has("Position…"));
    }
}

#[test]
fn a_name_with_a_slip_is_found_by_a_click() {
    for size in [vec2(1100.0, 800.0), vec2(480.0, 520.0)] {
        let mut hand = with_games(size);
        hand.fill("Search", "white:ehmil");
        hand.wait_for("the question", |hand| hand.has("Did you mean") && hand.has("Emil (1 game)"));
        let button = hand.window.get_by_label("Emil (1 game)").rect();
        assert!(button.right() < size.x && button.bottom() < size.y, "{button}");
        hand.click("Emil (1 game)");
        hand.wait_for("the game", |hand| hand.has("1 game") && hand.says("Dora against"));
        assert!(!hand.has("Did you mean"));
    }
}

#[test]
fn a_small_window_has_room_for_the_explorer_and_the_library() {
    let mut hand = two_people_in(vec2(480.0, 620.0));
    hand.key(Key::X);
    hand.wait_for("the tournaments", |hand| hand.says("f5, 131,"));
    hand.play("f5 d6");
    // The buttons for walking through the game fit beside the explorer too.
    for (button, left) in [
        ("One move back", "f5"),
        ("First position", ""),
        ("One move forward", "f5"),
        ("Last position", "f5 d6"),
    ] {
        let button = hand.window.get_by_label_contains(button);
        let bounds = button.rect();
        assert!(bounds.left() > 0.0 && bounds.right() < 480.0 && bounds.bottom() < 620.0, "{bounds}");
        button.click();
        hand.look();
        assert_eq!(hand.moves(), left);
    }
    hand.key(Key::X);
    hand.wait_for("the panel to close", |hand| !hand.says("games, average"));
    open(&mut hand, "There are no games yet.");
    hand.in_sight(["Import…"]);
}

#[test]
fn a_library_that_cannot_be_written_is_reported_and_the_game_stays() {
    let mut hand = two_people("8x8");
    let folder = hand.folder().join("library");
    let file = folder.join(Library::FILE);
    // A newer library is left alone.
    hand.wait_for("the library", |_| file.exists());
    let newer = "Outflank library 9\nwhat a newer Outflank wrote";
    std::fs::write(&file, newer).expect("it is ours");
    let mut hand = hand.restart();
    hand.wait_says("was written by a newer Outflank, so it is left as it is");
    hand.play(SHORTEST);
    open(&mut hand, "1 game");
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), newer);
    // A broken one is kept aside.
    std::fs::write(&file, "junk").expect("it is ours");
    let mut hand = hand.restart();
    hand.wait_says("is damaged (this is no library of games)");
    assert_eq!(std::fs::read(folder.join("games.library.broken-1")).expect("it was kept"), b"junk");
    // Without a library the game is still there.
    std::fs::remove_dir_all(&folder).expect("it is ours");
    assert!(hand.restart().position().outcome().is_some(), "the game is there");
}

/// A file of WTHOR with one game, and one with the names of two players.
fn wthor() -> (Vec<u8>, Vec<u8>) {
    let mut games = vec![20, 24, 3, 7, 1, 0, 0, 0, 0, 0, 0xE7, 7, 0, 0, 24, 0];
    // The second tournament, the first player against the second, 40 discs; f5d6c3d3c4.
    games.extend([1, 0, 0, 0, 1, 0, 40, 36, 56, 64, 33, 34, 43]);
    games.resize(16 + 68, 0);
    let mut names = vec![20, 24, 3, 7, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0];
    for name in ["Tamenori", "Brightwell"] {
        names.extend(name.as_bytes());
        names.resize(names.len() + 20 - name.len(), 0);
    }
    (games, names)
}

#[test]
fn missing_names_of_wthor_are_asked_for() {
    let (games, names) = wthor();
    let mut hand = two_people("8x8");
    for (name, bytes) in [("a.wtb", &games), ("elsewhere/WTHOR.JOU", &names), ("elsewhere/bad.jou", &games)] {
        hand.write(name, bytes);
    }
    let folder = hand.folder();
    let file = |name: &str| folder.join(name);
    hand.import(&file("a.wtb"));
    assert!(hand.says("“a.wtb” has numbers in place of names."));
    // A file without names is refused with the reason, and the question stays.
    for (name, reason) in [
        ("a.wtb", "this is no file that ends in .jou, and none lies beside it."),
        ("elsewhere/bad.jou", "the file of names has 84 bytes, which 0 names of 20 do not take."),
    ] {
        hand.click("Choose the file of names…");
        hand.choose_file(&file(name), "Use this");
        assert!(hand.says(&format!("The names cannot be read: {reason}")), "{name}");
    }
    hand.click("Choose the file of names…");
    hand.key(Key::Escape);
    hand.click("Choose the file of names…");
    hand.choose_file(&file("elsewhere/WTHOR.JOU"), "Use this");
    hand.wait_says("1 game imported.");
    hand.wait_says("Tamenori against Brightwell");
    // Opening the same file again asks no question.
    hand.open_file(&file("a.wtb"));
    assert!(hand.says("Tamenori"));

    // After a restart it asks again, and the user goes on without names.
    let mut hand = hand.restart();
    hand.open_file(&file("a.wtb"));
    hand.click("Go on without names");
    assert!(hand.has("Open") && !hand.says("Tamenori"));
    hand.click("Open");
    assert!(hand.record().n_moves() > 0 && hand.moves().is_empty(), "it begins at its start");
}

#[test]
fn chosen_games_are_reviewed_in_the_background_and_the_list_shows_what_they_lost() {
    let mut hand = with_games(WIDE);
    assert!(!hand.has("Order by discs lost"));
    let before = hand.node("Delete").rect();
    hand.click_all(["Choose all", "Review…"]);
    hand.node("Chosen games, quickly").focus();
    hand.look();
    hand.key(Key::Enter);
    assert!(!hand.has("Chosen games, quickly"), "Enter closes the menu as a click does");
    hand.wait_for("the reviews", |hand| {
        assert_eq!(hand.node("Delete").rect(), before, "the buttons stay when the queue comes and goes");
        hand.has("Order by discs lost") && !hand.says("Reviewed ")
    });
    assert_eq!(hand.node("Delete").rect(), before);
    let mut hand = hand.restart();
    let n_reviewed = |hand: &Hand| hand.window.query_all_by_label_contains("Discs lost: Black").count();
    open(&mut hand, "3 games");
    hand.wait_for("the games", |hand| n_reviewed(hand) == 3);
}

#[test]
fn a_menu_that_opens_by_a_tap_lies_above_the_library() {
    let mut hand = with_games(WIDE);
    for game in ["Anna against Ben", "Cleo against Anna"] {
        hand.click("Report…");
        hand.look();
        // The menu of reports lists Anna: she has most of the games in the list, and plays in the chosen one.
        let at = hand.node("Anna").rect().center();
        let layer = hand.window.ctx.layer_id_at(at).unwrap();
        assert!(egui::Popup::is_id_open(&hand.window.ctx, layer.id), "it can be clicked");
        hand.key(Key::Escape);
        click_row(&mut hand, game);
    }
}

#[test]
fn a_report_on_any_player_lists_the_games_and_reviews_the_missing_ones() {
    for size in [vec2(1100.0, 800.0), vec2(480.0, 520.0)] {
        let mut hand = with_games(size);
        click_row(&mut hand, "Anna against Ben");
        // In the small window the button is scrolled out of sight.
        hand.press_all(["Report…", "Ben"]);
        hand.wait_says("Reviewed games: 0 of 1.");
        assert!(hand.says("Report on Ben") && hand.says("1 game: 0 won, 0 drawn, 1 lost."));
        hand.press("Review the others in the background");
        hand.wait_for("the review", |hand| !hand.says("Reviewed games:"));
        hand.fill("Player", "ann");
        hand.look();
        hand.window.get_by_role_and_label(Role::Button, "Anna").click_accesskit();
        hand.wait_says("Report on Anna");
        hand.wait_says("2021, White against Cleo");
        hand.window.get_by_label_contains("2021, White against Cleo").click_accesskit();
        hand.wait_for("the game", |hand| hand.record().n_moves() == 4);
    }
}
