//! The commands of `outflank-lab`, from their arguments to what they write.

use crate::schema;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: Option<&Path>) -> Output {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data");
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank-lab"));
    command.args(arguments).current_dir(data);
    let input = input.map_or(Stdio::null(), |file| std::fs::File::open(file).unwrap().into());
    command.stdin(input).output().unwrap()
}

/// What a command writes that must go well.
#[track_caller]
fn lab(arguments: &[&str]) -> String {
    let out = run(arguments, None);
    assert!(out.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

#[test]
fn the_explorers_table_is_made_and_is_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let games = "(;GM[2]PB[Anna]PW[Ben]RE[B+4]DT[2019];B[f5];W[d6];B[c3])\
                 (;GM[2]PB[Cleo]PW[Ben]RE[W+8]DT[2021];B[d3];W[c5];B[f6])";
    std::fs::write(path("games.sgf"), games).unwrap();
    let table = path("own.table");
    let said = lab(&["statistics", &path("games.sgf"), &table, "--games-min", "2"]);
    assert!(said.starts_with("4 positions of 2 games, "), "{said}");
    let read = library::table::Table::read(&std::fs::read(&table).unwrap()).unwrap();
    assert_eq!(read.n_games, 2);
    let said = run(&["statistics", &table, &path("again.table")], None);
    assert!(String::from_utf8_lossy(&said.stderr).contains("holds statistics and no games"), "{said:?}");
}

#[test]
fn a_book_is_refreshed_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.book");
    let file = file.to_str().unwrap();
    assert_eq!(run(&["book", "refresh", file], None).status.code(), Some(3));
    let weights = engine::pattern::Weights::embedded().unwrap();
    let mut grower = engine::book::Grower::new(1, 73, weights, 1).unwrap();
    let mut book = grower.begin();
    grower.extend(&mut book);
    std::fs::write(file, book.write()).unwrap();
    assert!(lab(&["book", "refresh", file, "--depth", "2"]).contains(" 0 of them new; "));
    let bounds = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/takizawa-50-empties.csv");
    let said = lab(&["book", "check", "embedded", bounds.to_str().unwrap()]);
    assert!(said.ends_with(" are in the book, 0 contradict them\n"), "{said}");
}

#[test]
fn what_would_be_continued_goes_to_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("games.sgf"), crate::greedy::greedy_games("Anna", 2, 2)).unwrap();
    let puzzles = ["puzzles", "make", "-", "--out", "-", "--empties", "4-8"];
    let out = run(&puzzles, Some(&path("games.sgf")));
    assert!(String::from_utf8_lossy(&out.stderr).contains("2 games"), "{out:?}");
    std::fs::write(path("made"), out.stdout).unwrap();
    assert!(run(&["puzzles", "count", "-"], Some(&path("made"))).status.success());
    let head = run(&["train", "selfplay", "-", "--random", "--games", "1"], None);
    assert!(head.status.success() && head.stdout.len() > 40, "{head:?}");
}

#[test]
fn evaluations_are_held_against_exact_scores_and_openings_are_drawn() {
    assert!(!lab(&["accuracy", "ffo-01-19.obf"]).is_empty());
    assert_eq!(lab(&["openings", "--count", "2"]).lines().filter(|line| !line.starts_with('#')).count(), 2);
}

#[test]
fn the_records_fit_the_schema() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.txt");
    std::fs::write(&games, "f5d6c3d3c4f4f6\n").unwrap();
    let games = games.to_str().unwrap();
    let grades = ["grades", games, "--levels", "2", "--reference", "3", "--hash-mb", "1", "--json"];
    assert!(schema::types(&lab(&grades)).contains("grades"));
}
