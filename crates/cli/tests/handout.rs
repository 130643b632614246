//! The command line `outflank-engine handout`: pages to print.

use std::path::Path;
use std::process::{Command, Output};

/// White's fourth move loses, and Black's reply takes the advantage.
const GAME: &str = "f5d6c3d3c4f4f6f3e6e7d7c5";

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
    assert!(page.contains("<h1>Two games</h1>") && page.contains(">2. White to move<"));
    // The ranks 1 and 2 of both boards, and two numbered moves of the first one.
    assert_eq!([page.matches(">1</text>").count(), page.matches(">2</text>").count()], [3, 3]);
}

#[test]
fn a_game_has_every_move_on_its_square() {
    let page = page(&["games", GAME]);
    assert!(page.contains(">12</text>") && !page.contains(">13</text>") && page.contains("class=\"large\""));
}

#[test]
fn mistakes_and_puzzles_have_their_answers_on_a_page_of_their_own() {
    let mistakes = page(&["mistakes", GAME, "--level", "8", "--threads", "1"]);
    assert!(mistakes.contains("In the game ") && mistakes.contains("class=\"answers\""));
    let puzzles = page(&["puzzles", "--theme", "parity", "--rating", "800", "--number", "3"]);
    assert_eq!((puzzles.matches("<figure>").count(), puzzles.matches(" is best: ").count()), (3, 3));
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
