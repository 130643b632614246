//! The command line `outflank-engine`: its exit codes, and its sentences for what it cannot do.

use crate::program::{engine, text};
use std::process::Command;

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
fn what_is_wrong_is_a_sentence_and_an_exit_code() {
    let check = |code: i32, arguments: &[&str], expected: &str| {
        let out = engine(arguments);
        assert_eq!(out.status.code(), Some(code), "{arguments:?}");
        assert!(text(&out.stderr).contains(expected), "{arguments:?}: {}", text(&out.stderr));
    };
    check(3, &["solve", "nothing.obf"], "nothing.obf cannot be read: ");
    check(3, &["solve", "perft.json"], "perft.json: line 1: ");
    check(2, &["perft", "3", "--size", "7x8"], "a board's width and height are even, not 7×8");
    check(2, &["perft", "3", "--start", "upside-down"], "is no start position");
    check(2, &["perft", "3", "--start", "reversi"], "central discs");
    check(3, &["analyze", "hello"], "this is neither a game nor a board");
    check(2, &["analyze", "f5d6c5f6e7f4g5e6e3"], "There is nothing to analyse: the game is over.");
    check(3, &["analyze", "perft.json"], "perft.json: ");
    check(3, &["review", "hello"], "this is neither a game nor a board");
    check(3, &["review", "nothing.ggf"], "There is no file nothing.ggf.");
    check(3, &["analyze", "games/nothing"], "There is no file games/nothing.");
    check(3, &["review", "f5f5"], "move 2, \"f5\" at character 3: f5 already holds a disc");
    check(2, &["review", "ffo-01-19.obf"], "There is nothing to review: no move is played.");
    check(2, &["review", "f5d6", "--level", "0"], "levels go from 1 to 30");
    check(2, &["gtp", "--level", "31"], "levels go from 1 to 30");
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
    let json = best(&["f5", "--level", "15", "--lines", "2", "--json"]);
    assert!(serde_json::from_str::<serde_json::Value>(&json).unwrap()["best"].is_string());
}

/// A game of the All Japan Championships 2023, from the WTHOR database of the French Othello federation.
const GAME: &str = "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7g4g3f8h8a8a7a5h3e2e1c2a4d2f2\
                    a3h7g7d1c1h6f1h5h2h1g2a2b2g1a1b1";

#[test]
fn review_tells_what_every_move_cost_and_why() {
    let out = engine(&["review", GAME, "--level", "18", "--hash-mb", "8"]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert_eq!(text(&out.stderr), "", "no progress is shown where there is no terminal");
    let text = text(&out.stdout);
    assert!(text.starts_with("Opening: No-Kung\n"), "{text}");
    // The last moves are solved: 16 to 48.
    assert!(text.contains("\n 60  White b1       -32      exact      -  forced\n"), "{text}");
    assert!(
        text.contains("\n51. Black f1??: Both sides want h5: after f1 White takes it, flipping "),
        "{text}"
    );
    assert!(text.lines().last().unwrap().ends_with(" = -32 at the end"), "{text}");
}

#[test]
fn the_losses_of_a_review_add_up_and_threads_and_files_change_no_format() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, GAME).unwrap();
    let out = engine(&[
        "review",
        file.to_str().unwrap(),
        "--level",
        "20",
        "--hash-mb",
        "8",
        "--threads",
        "2",
        "--json",
    ]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    let objects: Vec<serde_json::Value> =
        text(&out.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (moves, players) = objects.split_at(objects.len() - 2);
    let (game, moves) = moves.split_first().unwrap();
    assert!(game["type"] == "game" && moves.iter().all(|object| object["type"] == "move"));
    assert_eq!(moves.iter().filter(|object| object["move"] != "pass").count(), 60);
    for player in players {
        let of_player: Vec<_> = moves.iter().filter(|object| object["color"] == player["player"]).collect();
        let lost: f64 = of_player.iter().map(|object| object["loss"].as_f64().unwrap()).sum();
        assert!((lost - player["lost"].as_f64().unwrap()).abs() < 0.01);
        for object in of_player {
            let sign = if object["color"] == "Black" { 1.0 } else { -1.0 };
            let step =
                object["before"]["value"].as_f64().unwrap() - object["after"]["value"].as_f64().unwrap();
            assert!((sign * step - object["loss"].as_f64().unwrap()).abs() < 0.01, "{object}");
            assert_eq!(object["why"].is_string(), object["loss"].as_f64().unwrap() >= 2.0, "{object}");
        }
    }
}

#[test]
fn a_book_is_made_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.book");
    let file = file.to_str().unwrap();
    let out = engine(&["book", "extend", file, "--positions", "200", "--depth", "1"]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert_eq!(text(&out.stderr), "", "no progress is shown where there is no terminal");
    let shown = text(&engine(&["book", "show", file]).stdout);
    assert!(shown.lines().all(|line| line.contains("depth")) && shown.lines().count() == 4, "{shown}");
    // Another program can be served from it.
    assert!(engine(&["gtp", "--book", file]).status.success());
    let refused = engine(&["gtp", "--book", "perft.json"]);
    assert_eq!(refused.status.code(), Some(3));
    assert!(text(&refused.stderr).contains("perft.json: this is no opening book"));
    assert_eq!(engine(&["book", "info", "no-such.book"]).status.code(), Some(3));
}

/// An own book in a folder.
struct Own(tempfile::TempDir);

impl Own {
    /// What is said by `book COMMAND FILE ARGUMENTS`, which must go well.
    fn book(&self, command: &str, arguments: &[&str]) -> String {
        let file = self.path("mine.book");
        let out = engine(&[&["book", command, &file], arguments].concat());
        assert!(out.status.success(), "{}", text(&out.stderr));
        text(&out.stdout)
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }
}

#[test]
fn a_book_of_ones_own_is_corrected_extended_and_undone() {
    let own = Own(tempfile::tempdir().unwrap());
    // A line that the book does not know.
    let line = "f5f4e3f2e2d6e6f6g1d3c5d2e7";
    let said = own.book("correct", &["f5f4", "--value", "-9"]);
    assert_eq!(said, "1 positions are one's own now, 0 before\n");
    assert_eq!(own.book("correct", &["f5f4", "--value", "-9"]), "Nothing has changed.\n");
    let shown = own.book("show", &["f5"]);
    assert!(shown.lines().any(|shown| shown.starts_with("f4") && shown.contains(" +9 ")), "{shown}");
    assert!(own.book("show", &[line]).starts_with("The book does not know"));
    own.book("add", &[line, "--positions", "10", "--level", "15", "--threads", "2"]);
    let shown = own.book("show", &[line]);
    let (value, moves) = shown.split_once('\n').unwrap();
    assert!(value.ends_with("searched in your own book"), "{shown}");
    assert!(!moves.is_empty() && moves.lines().all(|line| line.contains("depth")), "{shown}");
    own.book("correct", &["f5f6", "--level", "23"]);
    let info = own.book("info", &[]);
    assert!(info.starts_with("searched deeper: f5f6 (1 positions)\nextended: f5f4e3f2"), "{info}");
    assert_eq!(own.book("undo", &[]), "taken back: searched deeper: f5f6\n");
    own.book("undo", &[]);
    assert!(own.book("show", &[line]).starts_with("The book does not know"));
    assert!(own.book("redo", &[]).starts_with("made again: extended: f5f4e3f2"));
    own.book("correct", &["f5f4", "--remove"]);
    assert!(!own.book("show", &["f5"]).contains(" +9 "));
    // Another program can be served from it.
    assert!(engine(&["gtp", "--book", &own.path("mine.book")]).status.success());
    assert!(!engine(&["book", "extend", &own.path("mine.book"), "--positions", "9"]).status.success());
    assert!(!engine(&["book", "correct", "perft.json", "f5", "--value", "1"]).status.success());
}

#[test]
fn books_lines_and_lost_games_come_in_and_go_out() {
    let own = Own(tempfile::tempdir().unwrap());
    let write = |name: &str, text: &str| {
        std::fs::write(own.path(name), text).unwrap();
        own.path(name)
    };
    let values = write("values.txt", "f5d6c3d3c4f4f6f3e6e7d7c6f7 -3\nf5d6 c9\n");
    let lines = write("lines.txt", "f5f6e6f4g5e7\n");
    let book = own.path("mine.book");
    let out = engine(&["book", "import", &book, &values, &lines, "--level", "15", "--plies", "6"]);
    let (said, left_out) = (text(&out.stdout), text(&out.stderr));
    assert!(said.contains("1 positions, 1 of them new"), "{said}");
    assert!(left_out.contains("values.txt: 1 lines were left out; line 2: move 3, "), "{left_out}");
    assert_eq!(out.status.code(), Some(3));
    let shown = own.book("show", &["f5f6e6f4g5e7"]);
    assert!(shown.lines().count() > 3, "{shown}");
    let out = own.path("out.txt");
    own.book("export", &[&out, "--form", "values"]);
    let exported = std::fs::read_to_string(&out).unwrap();
    assert!(exported.lines().any(|line| line.ends_with(" -3") && line.len() == 67), "{exported}");
    assert!(own.book("export", &[]).lines().all(|line| line.split(',').count() == 4));
    let lost = write(
        "lost.ggf",
        "(;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- \
         -------- *]B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3];)",
    );
    let said = own.book("learn", &[&lost, "--player", "ann"]);
    assert!(said.starts_with("1 games left the book at 0 positions\n"), "{said}");
    let said = own.book("learn", &[&lost, "--player", "bob", "--level", "15"]);
    assert!(!said.contains("at 0 positions") && said.contains("one's own now"), "{said}");
    let refused = engine(&["book", "import", &own.path("mine.book"), "perft.json"]);
    assert!(text(&refused.stderr).contains("perft.json: line 1: "), "{}", text(&refused.stderr));
}

#[test]
fn many_games_of_a_player_are_reviewed_together_and_go_on_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let game = |black: &str, white: &str, moves: &str| {
        format!("(;GM[Othello]PC[here]DT[2026-01-02]PB[{black}]PW[{white}]TY[8]BO[8 {START} *]{moves};)\n")
    };
    const START: &str = "---------------------------O*------*O---------------------------";
    let moves = "B[F5]W[D6]B[C3]W[D3]B[C4]W[F4]";
    std::fs::write(folder.path().join("a.ggf"), game("Anna", "Ben", moves) + &game("Ben", "Carl", moves))
        .unwrap();
    std::fs::write(folder.path().join("b.ggf"), game("Carl", "ANNA", "B[F5]W[F6]B[E6]W[F4]")).unwrap();
    let kept = folder.path().join("kept.jsonl");
    let review = |level: &str| {
        let games = folder.path().join("games");
        let out = engine(&[
            "review",
            games.to_str().unwrap(),
            "--player",
            "anna",
            "--level",
            level,
            "--out",
            kept.to_str().unwrap(),
        ]);
        assert!(out.status.success(), "{}", text(&out.stderr));
        text(&out.stdout)
    };
    let games = folder.path().join("games");
    std::fs::create_dir(&games).unwrap();
    for name in ["a.ggf", "b.ggf"] {
        std::fs::rename(folder.path().join(name), games.join(name)).unwrap();
    }
    let first = review("8");
    assert!(first.starts_with("Report on anna\n2 games: 0 won, 0 drawn, 0 lost."), "{first}");
    let lines = std::fs::read_to_string(&kept).unwrap();
    assert_eq!(lines.lines().count(), 2);
    // As if it had been killed in the middle of a line.
    std::fs::write(&kept, &lines[..lines.len() - 20]).unwrap();
    assert_eq!(review("8"), first);
    let mut again: Vec<String> = std::fs::read_to_string(&kept).unwrap().lines().map(str::to_owned).collect();
    let mut before: Vec<String> = lines.lines().map(str::to_owned).collect();
    again.sort();
    before.sort();
    assert_eq!(again, before);
    let (page, games_path) = (folder.path().join("anna.html"), games.to_str().unwrap());
    let kept_path = kept.to_str().unwrap();
    let arguments = ["review", games_path, "--player", "anna", "--level", "8", "--out", kept_path, "--html"];
    let out = engine(&[&arguments[..], &[page.to_str().unwrap()]].concat());
    assert!(out.status.success(), "{}", text(&out.stderr));
    let page = std::fs::read_to_string(page).unwrap();
    for part in ["<h1>Report on anna</h1>", "Openings with", "2026-01-02", "Carl"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let all = engine(&["review", games.to_str().unwrap(), "--level", "6"]);
    assert_eq!(text(&all.stdout).matches("Opening: ").count(), 3, "{}", text(&all.stdout));
    let together = folder.path().join("all.sgf");
    std::fs::write(games.join("notes.doc"), [1, 2, 3]).unwrap();
    let convert = engine(&["convert", games.to_str().unwrap(), together.to_str().unwrap()]);
    assert!(
        convert.status.code() == Some(3) && text(&convert.stderr).contains("notes.doc"),
        "{}",
        text(&convert.stderr)
    );
    assert_eq!(std::fs::read_to_string(together).unwrap().matches("GM[2]").count(), 3);
    let out = engine(&["review", games.to_str().unwrap(), "--player", "Dora"]);
    assert_eq!(out.status.code(), Some(3), "one file of the folder cannot be read");
    assert!(text(&out.stderr).contains("has no game of \"Dora\" on 8×8."), "{}", text(&out.stderr));
}

#[test]
fn a_ghost_is_made_of_games_and_plays() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (games, ghost) = (path("games.sgf"), path("anna.ghost"));
    std::fs::write(&games, crate::greedy::greedy_games("Anna", 24, 24)).unwrap();
    let make = |arguments: &[&str]| {
        let all = ["human", "ghost", games.as_str(), "--player"].into_iter();
        engine(&all.chain(arguments.iter().copied()).collect::<Vec<_>>())
    };
    let out = make(&["anna", "--from", "2026-10-01", "--to", "2026-10", "--out", &ghost]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    let said = text(&out.stdout);
    assert!(said.starts_with("anna, rating ") && said.contains(", 24 games\n"), "{said}");
    assert!(
        said.contains("the ghost predicts this player better") && said.contains("flips many discs: "),
        "{said}"
    );

    let few = make(&["Anna", "--latest", "19"]);
    assert_eq!(few.status.code(), Some(2));
    assert!(text(&few.stderr).contains("a ghost needs 20 games of 8×8 or more; there are 19"));
    assert!(text(&make(&["Anna", "--from", "soon"]).stderr).contains("\"soon\" is no date"));

    let out = engine(&["match", &format!("ghost:{ghost}"), "random", "--games", "2", "--seed", "1"]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    let commands = path("commands");
    std::fs::write(&commands, "genmove black\nquit\n").unwrap();
    let mut gtp = Command::new(env!("CARGO_BIN_EXE_outflank-engine"));
    let out = gtp.args(["gtp", "--ghost", &ghost]).stdin(std::fs::File::open(commands).unwrap()).output();
    assert!(text(&out.unwrap().stdout).starts_with("= "));

    std::fs::write(&ghost, "Outflank ghost\n").unwrap();
    let out = engine(&["match", &format!("ghost:{ghost}"), "random", "--games", "2"]);
    assert!(
        text(&out.stderr).contains("the ghost has 15 bytes where 27 are expected"),
        "{}",
        text(&out.stderr)
    );
}
