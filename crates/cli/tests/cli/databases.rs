//! `explore` and `find`: what they say of game databases.

use crate::program::{engine, text};
use library::{Library, import};

#[test]
fn explore_says_what_was_played() {
    let out = engine(&["explore", "embedded", "f5d6", "--json"]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    let lines: Vec<serde_json::Value> =
        text(&out.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines[0]["move"].as_str(), lines[0]["loss"].as_f64()), (Some("c3"), Some(0.0)));
    let total = lines.last().unwrap();
    assert!(total["turn"] == "Black" && total["games"].as_u64().unwrap() > 80_000, "{total}");

    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let games = "(;GM[2]PB[Anna]PW[Ben]RE[B+4]DT[2019];B[f5];W[d6];B[c3])\
                 (;GM[2]PB[Cleo]PW[Ben]RE[W+8]DT[2021];B[d3];W[c5];B[f6])";
    std::fs::write(path("games.sgf"), games).unwrap();
    let out = engine(&["explore", &path("games.sgf"), "f5d6", "--games", "5"]);
    let answer = text(&out.stdout);
    assert!(answer.contains("c3                  2  50.0 %   0.0 %  50.0 %     -2.00    0.00"), "{answer}");
    assert!(answer.ends_with("\nCleo – Ben, 2021: 28–36\nAnna – Ben, 2019: 34–30\n"), "{answer}");
    let out = engine(&["explore", &path("games.sgf"), "--player", "anna", "--years=-2020"]);
    assert!(text(&out.stdout).contains("\nall                 1 100.0 %"), "{}", text(&out.stdout));
    let count = |players: &[&str]| {
        let out = engine(&[&["explore", &path("games.sgf"), "f5", "--json"][..], players].concat());
        let last = text(&out.stdout).lines().last().unwrap().to_owned();
        serde_json::from_str::<serde_json::Value>(&last).unwrap()["games"].as_u64().unwrap()
    };
    assert_eq!(count(&["--white", "ben"]), 2);
    assert_eq!(count(&["--black", "anna", "--white", "BEN"]), 1);
    assert_eq!(count(&["--black", "ben"]), 0);
    let out = engine(&["explore", &path("games.sgf"), "f5f4"]);
    assert_eq!(text(&out.stdout), "No game came to this position.\n");
}

#[test]
fn explore_takes_folders_and_any_encoding() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::create_dir(path("games")).unwrap();
    // A name in Shift_JIS.
    let game = [b"(;GM[2]PB[\x96\xEC];B[f5];W[d6])".as_slice(), b"(;GM[2];B[f5];W[f6])".as_slice()].concat();
    std::fs::write(path("games/a.sgf"), &game).unwrap();
    std::fs::write(path("games/b.sgf"), &game[..game.len() / 2]).unwrap();
    std::fs::write(
        path("games/c.pgn"),
        "[Black \"Anna\"]\n[White \"Ben\"]\n[Result \"40-24\"]\n\n1. f5 d6\n",
    )
    .unwrap();
    std::fs::write(path("games/d.txt"), "nothing").unwrap();
    let games = path("games");
    let encoding = ["--encoding", "Shift_JIS"];
    for (database, code, n_games) in
        [(&games, 3, 3), (&path("games/a.sgf"), 0, 2), (&path("games/c.pgn"), 0, 1)]
    {
        let explored = engine(&[&["explore", database][..], &encoding].concat());
        assert_eq!(explored.status.code(), Some(code), "{}", text(&explored.stderr));
        for broken in ["b.sgf", "d.txt"] {
            assert_eq!(text(&explored.stderr).contains(broken), code == 3, "{}", text(&explored.stderr));
        }
        assert!(text(&explored.stdout).contains(&format!("all {n_games:>17}")), "{}", text(&explored.stdout));
    }
    let out = engine(&[&["explore", &games, "--black", "\u{91ce}"][..], &encoding].concat());
    assert!(text(&out.stdout).contains("all                 1"), "{}", text(&out.stdout));
}

#[test]
fn games_are_found_by_words_and_by_a_board() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let games = "(;GM[2]PB[Tastet Marc]PW[Ben]RO[Final]DT[2019];B[f5];W[d6];B[c3])\
                 (;GM[2]PB[Cleo]PW[Ben]DT[2021];B[d3];W[c5];B[f6])\
                 (;GM[2]PB[Dora]PW[Emil]DT[2020];B[f5];W[f6];B[e6])";
    std::fs::write(path("games.sgf"), games).unwrap();
    let find = |arguments: &[&str]| {
        let out = engine(&[&["find", &path("games.sgf")][..], arguments].concat());
        assert!(out.status.success(), "{}", text(&out.stderr));
        (text(&out.stdout), text(&out.stderr))
    };
    let check = |arguments: &[&str], expected: &str| assert_eq!(find(arguments).0, expected, "{arguments:?}");
    check(&["ben", "2021"], "Cleo – Ben, 2021\n1 game of 3\n");
    check(&["round:final"], "Tastet Marc – Ben, 2019\n1 game of 3\n");
    check(&["--position", "f5d6c3"], "Cleo – Ben, 2021\nTastet Marc – Ben, 2019\n2 games of 3\n");
    check(&["--position", "f5d6c3", "white:ben", "2019"], "Tastet Marc – Ben, 2019\n1 game of 3\n");
    check(&["--part", "f5=x,d6=o", "--as-given"], "Tastet Marc – Ben, 2019\n1 game of 3\n");
    check(&["--part", "f6=o e6=x d6=-"], "Dora – Emil, 2020\n1 game of 3\n");
    check(&["--part", "a1=x"], "0 games of 3\n");
    assert_eq!(
        find(&["tatset"]),
        ("0 games of 3\n".to_owned(), "Did you mean \"Tastet Marc\" (1 game)?\n".to_owned())
    );
    let out = engine(&["find", &path("games.sgf"), "cleo", "--json"]);
    let lines: Vec<serde_json::Value> =
        text(&out.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [game, total] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!((&game["game"], &game["black"], &game["date"]), (&2.into(), &"Cleo".into(), &"2021".into()));
    assert_eq!((&game["moves"], &total["found"]), (&"d3c5f6".into(), &1.into()));
    let refused = |code: i32, arguments: &[&str], expected: &str| {
        let out = engine(&[&["find", &path("games.sgf")][..], arguments].concat());
        assert_eq!(out.status.code(), Some(code), "{arguments:?}");
        assert!(text(&out.stderr).contains(expected), "{arguments:?}: {}", text(&out.stderr));
    };
    refused(2, &["--part", "a9=x"], "\"a9=x\" is no square of 8×8 with x, o or -, such as a1=x.");
    refused(2, &["--part", "a1=x a1=o"], "a1 cannot be two things at once.");
    refused(2, &["--part", " "], "The part of the board has no square.");
    refused(3, &["--position", "hello"], "this is neither a game nor a board");
    // The same choice for convert, in the order of the file.
    let out = engine(&["convert", &path("games.sgf"), "-", "--to", "txt", "--find", "ben"]);
    assert_eq!(text(&out.stdout), "f5d6c3\nd3c5f6\n");
    for alone in [["--size", "6x6"], ["--game", "1"]] {
        let out = engine(&[&["find", &path("games.sgf")][..], &alone].concat());
        assert_eq!(out.status.code(), Some(2), "{alone:?}");
    }
    let out = engine(&["convert", &path("games.sgf"), "-", "--to", "txt", "--position", "f5f6"]);
    assert_eq!(text(&out.stdout), "f5f6e6\n");
    let out = engine(&["convert", &path("games.sgf"), "-", "--to", "txt", "--find", "zoe"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(text(&out.stderr).contains("games.sgf: no game is found."), "{}", text(&out.stderr));
}

#[test]
fn explore_says_what_of_a_library_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let games = b"(;GM[2];B[f5];W[d6])(;GM[2];B[f5];W[f6])";
    let mut library = Library::new();
    for game in import::ImportSource::read(games, |_| None, "", 7).unwrap() {
        library.take_in(game).unwrap();
    }
    let mut bytes = library.bytes().to_vec();
    bytes[3] ^= 1;
    std::fs::write(folder.path().join(Library::FILE), bytes).unwrap();
    let out = engine(&["explore", folder.path().to_str().unwrap()]);
    assert!(text(&out.stdout).contains("all                 2"), "{}", text(&out.stdout));
    let said = "games.library is damaged (its heading is damaged). 2 games of it can be read.";
    assert!(text(&out.stderr).contains(said), "{}", text(&out.stderr));
}

#[test]
fn explore_answers_bad_input_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    let check = |code: i32, arguments: &[&str], expected: &str| {
        let out = engine(arguments);
        assert_eq!(out.status.code(), Some(code), "{arguments:?}");
        assert!(text(&out.stderr).contains(expected), "{arguments:?}: {}", text(&out.stderr));
    };
    check(3, &["explore", "nothing"], "nothing cannot be read: ");
    check(3, &["explore", folder], "holds neither a library nor games.");
    check(3, &["explore", "perft.json"], "perft.json: ");
    check(3, &["explore", "embedded", "hello"], "this is neither a game nor a board");
    check(2, &["explore", "embedded", "--player", "anna"], "Statistics hold no games");
    check(
        2,
        &["explore", "embedded", "--years", "soon"],
        "expected a year or a span of years, such as 2010-2015",
    );
    check(2, &["explore", "hard-20.obf", "--tag", "mine"], "No game has the tag \"mine\".");
}

#[test]
fn convert_writes_theoretical_scores() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // A game of the All Japan Championships 2023. White passes twice.
    let game = "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7g4g3f8h8a8a7a5h3e2e1c2a4d2f2\
                a3h7g7d1c1h6f1h5h2h1g2a2b2g1a1b1";
    std::fs::write(path("game.txt"), game).unwrap();
    let theoretical = |n_empties: &str| {
        let out = engine(&["convert", &path("game.txt"), &path("out.wtb"), "--theoretical", n_empties]);
        assert!(out.status.success(), "{}", text(&out.stderr));
        let bytes = std::fs::read(path("out.wtb")).unwrap();
        // The depth of the header; the score of the board, and Black's after best play.
        (bytes[14], bytes[16 + 6], bytes[16 + 7])
    };
    // With ten empty squares the game was drawn before Black's f1.
    assert_eq!(theoretical("10"), (10, 16, 32));
    assert_eq!(theoretical("8"), (8, 16, 16));
}
