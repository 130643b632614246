//! The command line `outflank-engine handout`: pages to print.

use std::path::Path;
use std::process::{Command, Output};

/// A game of the All Japan Championships 2023, from the WTHOR database of the French Othello federation.
const GAME: &str = "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7g4g3f8h8a8a7a5h3e2e1c2a4d2f2\
                    a3h7g7d1c1h6f1h5h2h1g2a2b2g1a1b1";

fn engine(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_outflank-engine")).args(arguments).current_dir(folder).output().unwrap()
}

fn page(arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [&["handout"], arguments, &["--out", "page.html"]].concat();
    let out = engine(folder.path(), &arguments);
    assert!(out.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&out.stderr));
    assert!(out.stdout.is_empty() && out.stderr.is_empty(), "{arguments:?}");
    std::fs::read_to_string(folder.path().join("page.html")).unwrap()
}

#[test]
fn boards_are_numbered_and_say_whose_turn_it_is() {
    let page = page(&["boards", GAME, "f5", "--after", "1", "--moves", "2", "--title", "Two games"]);
    assert_eq!(page.matches("<figure>").count(), 2);
    assert!(page.contains("<bdi>Two games</bdi>") && page.contains("2. <bdi>White to move</bdi>"));
    // The ranks 1 and 2 of both boards, and two numbered moves of the first one.
    assert_eq!([page.matches(">1</text>").count(), page.matches(">2</text>").count()], [3, 3]);
}

#[test]
fn a_game_has_every_move_on_its_square() {
    let page = page(&["games", GAME]);
    assert!(page.contains(">60</text>") && !page.contains(">61</text>") && page.contains("class=\"large\""));
}

#[test]
fn mistakes_and_puzzles_have_their_answers_on_a_page_of_their_own() {
    let mistakes = page(&["mistakes", GAME, "--level", "8", "--threads", "1"]);
    assert!(mistakes.contains("In the game ") && mistakes.contains("class=\"answers\""));
    let puzzles = page(&["puzzles", "--theme", "parity", "--rating", "800", "--number", "3"]);
    assert_eq!((puzzles.matches("<figure>").count(), puzzles.matches(" is best: ").count()), (3, 3));
}

#[test]
fn a_player_gets_the_worst_of_the_own_mistakes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    let moves: Vec<&str> = GAME.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).unwrap()).collect();
    let game = |black: &str, white: &str| {
        format!("[Black \"{black}\"]\n[White \"{white}\"]\n\n{} *\n\n", moves.join(" "))
    };
    let games = [game("Anna", "Ben"), game("Ben", "Cleo"), game("Dora", "Dora")].concat();
    std::fs::write(&file, games).unwrap();
    let file = file.to_str().unwrap();
    let mistakes = |more: &[&str]| page(&[&["mistakes", "--level", "8"], more].concat());
    assert_eq!(mistakes(&[file, "--player", "ANNA"]), mistakes(&[GAME, "--color", "black"]));
    assert_eq!(mistakes(&[file, "--player", "Cleo"]), mistakes(&[GAME, "--color", "white"]));
    let figures = |page: String| page.matches("<figure>").count();
    let both = figures(mistakes(&[GAME]));
    assert!(both > 2);
    assert_eq!(figures(mistakes(&[file, "--player", "Ben"])), both, "once White and once Black");
    assert_eq!(figures(mistakes(&[file, "--player", "Ben", "--number", "2"])), 2);
    let out = engine(folder.path(), &["handout", "mistakes", file, "--player", "Dora", "--out", "-"]);
    assert!(String::from_utf8(out.stderr).unwrap().contains("No game is one of \"Dora\"."));
}

#[test]
fn a_folder_of_games_may_hold_the_page_that_was_made_of_them() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), GAME).unwrap();
    for _ in 0..2 {
        let out = engine(folder.path(), &["handout", "games", ".", "--out", "page.html"]);
        assert!(out.status.success() && out.stderr.is_empty());
    }
}

#[test]
fn standard_output_takes_the_page_and_what_cannot_be_printed_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let out = engine(folder.path(), &["handout", "games", GAME, "--out", "-"]);
    assert!(String::from_utf8(out.stdout).unwrap().starts_with("<!DOCTYPE html>"));
    let fails = |arguments: &[&str], expected: &str| {
        let out = engine(folder.path(), arguments);
        let said = String::from_utf8(out.stderr).unwrap();
        assert!(out.status.code() == Some(2) && said.contains(expected), "{said}");
    };
    fails(&["handout", "mistakes", "f5", "--level", "4", "--out", "-"], "There is nothing to print.");
    fails(&["handout", "puzzles", "--theme", "luck", "--out", "-"], "poisoned-corner");
}
