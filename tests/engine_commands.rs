//! The command line `outflank-engine`: its exit codes, and its sentences for what it cannot do.

use std::path::Path;
use std::process::{Command, Output};

fn engine(arguments: &[&str]) -> Output {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    Command::new(env!("CARGO_BIN_EXE_outflank-engine")).args(arguments).current_dir(data).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn perft_counts_any_board_and_start() {
    let out = engine(&["perft", "--size", "6x6", "5", "--json"]);
    assert!(out.status.success());
    let leaves: Vec<u64> = text(&out.stdout)
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["leaves"].as_u64().unwrap())
        .collect();
    assert_eq!(leaves, [4, 12, 56, 244, 1364]);
    let out = engine(&["perft", "3", "--start", "parallel"]);
    assert!(text(&out.stdout).lines().nth(2).unwrap().contains(" 68 "));
}

#[test]
fn solve_checks_the_scores_of_a_file() {
    let out = engine(&["solve", "ffo-01-19.obf", "--last", "4", "--hash-mb", "1", "--threads", "2"]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(text(&out.stdout).ends_with("\n4 correct, 0 wrong\n"));
    assert_eq!(text(&out.stderr), "", "no progress is shown where there is no terminal");
}

#[test]
fn a_wrong_score_is_exit_code_1() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.obf");
    let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+20;";
    std::fs::write(&file, line).unwrap();
    assert_eq!(engine(&["solve", file.to_str().unwrap(), "--hash-mb", "1"]).status.code(), Some(1));
}

#[test]
fn bad_input_is_a_sentence_and_exit_code_2() {
    let check = |arguments: &[&str], expected: &str| {
        let out = engine(arguments);
        assert_eq!(out.status.code(), Some(2), "{arguments:?}");
        assert!(text(&out.stderr).contains(expected), "{arguments:?}: {}", text(&out.stderr));
    };
    check(&["solve", "nothing.obf"], "nothing.obf cannot be read: ");
    check(&["solve", "perft.json"], "perft.json: line 1: ");
    check(&["perft", "3", "--size", "7x8"], "a board's width and height are even, not 7×8");
    check(&["perft", "3", "--start", "upside-down"], "is no start position");
    check(&["perft", "3", "--start", "reversi"], "central discs");
    check(&["analyze", "hello"], "this is neither a game nor a board");
    check(&["analyze", "f5d6c5f6e7f4g5e6e3"], "There is nothing to analyse: the game is over.");
    check(&["analyze", "perft.json"], "perft.json: ");
    check(&["gtp", "--level", "31"], "levels go from 1 to 30");
}

#[test]
fn analyze_takes_moves_boards_and_files() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, "f5 d6 c3 d3 c4\n").unwrap();
    let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    let best = |arguments: &[&str]| {
        let out = engine(&[&["analyze", "--hash-mb", "1"], arguments].concat());
        assert!(out.status.success(), "{}", text(&out.stderr));
        text(&out.stdout).lines().last().unwrap().to_owned()
    };
    assert_eq!(best(&["--exact", board]), "best: g8, +18");
    assert_eq!(best(&["--depth", "4", "f5d6c3d3c4"]), best(&["--depth", "4", file.to_str().unwrap()]));
    let json = best(&["f5", "--level", "6", "--lines", "2", "--json"]);
    assert!(serde_json::from_str::<serde_json::Value>(&json).unwrap()["best"].is_string());
}
