//! The commands of `outflank-engine`: their results, exit codes, and sentences for what they cannot do.

use crate::program::{Folder, GAME, records};

#[test]
fn perft_counts_any_board_and_start() {
    let folder = Folder::new();
    let counted = records(&folder.done("perft --size 6x6 5 --json"));
    let leaves: Vec<u64> = counted.iter().map(|record| record["leaves"].as_u64().unwrap()).collect();
    assert_eq!(leaves, [4, 12, 56, 244, 1364]);
    let counted = folder.done("perft 3 --start parallel");
    assert!(counted.lines().count() == 3 && counted.lines().nth(2).unwrap().contains(" 68 "), "{counted}");
    let position_itself = folder.done("perft 0");
    assert_eq!(position_itself.split_whitespace().take(2).collect::<Vec<_>>(), ["0", "1"]);
}

#[test]
fn solve_checks_the_scores_of_a_file() {
    let said = Folder::of_data().run("solve ffo-01-19.obf --last 4 --hash-mb 1 --threads 2");
    assert!(said.out.ends_with("\n4 correct, 0 wrong\n"), "{said:?}");
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "no progress is shown without a terminal");
    let folder = Folder::new();
    let two = "% the second with a wrong score\n\
        --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;\n\
        -XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; A4:+12;\n";
    folder.write("two.obf", two);
    let said = folder.ends(1, "solve two.obf --hash-mb 1 --threads 1", "").out;
    let lines: Vec<_> = said.lines().collect();
    assert!(lines[0].starts_with("   1  14  +18   g8 "), "{said}");
    assert!(lines[1].ends_with("wrong: +12 is expected") && lines[3] == "1 correct, 1 wrong", "{said}");
    let total = records(&folder.done("solve two.obf --hash-mb 1 --wld --json")).pop().unwrap();
    assert_eq!((&total["correct"], &total["wrong"]), (&2.into(), &0.into()), "who wins is right in both");
}

#[test]
fn every_error_is_a_sentence_and_an_exit_code() {
    let folder = Folder::of_data();
    for (code, line, expected) in [
        (3, "solve nothing.obf", "nothing.obf cannot be read: "),
        (3, "solve perft.json", "perft.json: line 1: "),
        (2, "perft 3 --size 7x8", "a board's width and height are even, not 7×8"),
        (2, "perft 3 --start upside-down", "is no start position"),
        (2, "perft 3 --start reversi", "central discs"),
        (3, "analyze hello", "this is neither a game nor a board"),
        (2, "analyze f5d6c5f6e7f4g5e6e3", "There is nothing to analyse: the game is over."),
        (3, "analyze perft.json", "perft.json: "),
        (3, "review hello", "this is neither a game nor a board"),
        (3, "review nothing.ggf", "There is no file nothing.ggf."),
        (3, "analyze games/nothing", "There is no file games/nothing."),
        (3, "review f5f5", "move 2, \"f5\" at character 3: f5 already holds a disc"),
        (2, "review ffo-01-19.obf", "There is nothing to review: no move is played."),
        (2, "review f5d6 --level 0", "levels go from 1 to 30"),
        (2, "gtp --level 31", "levels go from 1 to 30"),
        (3, "gtp --book perft.json", "perft.json: this is no opening book"),
        (3, "book info no-such.book", "no-such.book"),
        (3, "explore nothing", "nothing cannot be read: "),
        (3, "explore perft.json", "perft.json: "),
        (3, "explore embedded hello", "this is neither a game nor a board"),
        (2, "explore embedded --player anna", "Statistics hold no games"),
        (2, "explore embedded --years soon", "expected a year or a span of years, such as 2010-2015"),
        (2, "explore hard-20.obf --tag mine", "No game has the tag \"mine\"."),
        (2, "find hard-20.obf --part a9=x", "\"a9=x\" is no square of 8×8 with x, o or -, such as a1=x."),
        (2, "find hard-20.obf --part 'a1=x a1=o'", "a1 cannot be two things at once."),
        (2, "find hard-20.obf --part ' '", "The part of the board has no square."),
        (3, "find hard-20.obf --position hello", "this is neither a game nor a board"),
        (2, "find hard-20.obf --size 6x6", ""),
        (2, "find hard-20.obf --game 1", ""),
        (2, "match kasparov random", "\"kasparov\" is no player; expected outflank, "),
        (2, "match gtp:/no/such/program random", "/no/such/program cannot be started: "),
        (3, "match random greedy --openings nothing.txt", "nothing.txt cannot be read: "),
        (3, "match random weights:nothing.bin", "nothing.bin cannot be read: "),
        (2, "match random greedy --level 3 --time 1", "cannot be used with"),
        (2, "match random greedy --time 0", "expected a time in seconds"),
        (2, "match random greedy --games 0", "0 is not in 1.."),
        (2, "match random greedy --size 3x8", "4 to 16 squares"),
        (2, "match random gtp:true --size 6x8", "gtp:true: by GTP a game can only be on a square board"),
        (2, "match random gtp:true --openings hard-20.obf", "only begin with the standard position"),
    ] {
        folder.ends(code, line, expected);
    }
    let folder = Folder::new();
    folder.write("openings.txt", "f5d6\n");
    let line = "match random greedy --size 6x6 --openings openings.txt";
    folder.ends(3, line, "line 1: move 1, \"f5\"");
    Folder::new().ends(3, "explore .", "holds neither a library nor games.");
}

#[test]
fn analyze_takes_moves_boards_and_files() {
    let folder = Folder::new();
    folder.write("game.txt", "f5 d6 c3 d3 c4\n");
    let best =
        |line: &str| folder.done(&format!("analyze --hash-mb 1 {line}")).lines().last().unwrap().to_owned();
    let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    assert_eq!(best(&format!("--exact '{board}'")), "best: g8, +18");
    assert_eq!(best("--depth 4 f5d6c3d3c4"), best("--depth 4 game.txt"));
    assert!(records(&best("f5 --level 15 --lines 2 --json"))[0]["best"].is_string());
}

#[test]
fn analyze_writes_each_depth_and_then_the_best_move() {
    let folder = Folder::new();
    folder.write("small.jsonl", "{\"board\":\"-----OX--XO----- X\",\"size\":\"4x4\"}\n");
    let text = folder.done("analyze small.jsonl --exact --hash-mb 1");
    let lines: Vec<&str> = text.lines().collect();
    let [.., last, best] = lines.as_slice() else { panic!("{text}") };
    assert!(last.trim_start().starts_with("12    -10 "), "{text}");
    let first_move = last.split(" s  ").nth(1).unwrap().split(' ').next().unwrap();
    assert_eq!(*best, format!("best: {first_move}, -10"));

    let start = "---------------------------OX------XO--------------------------- X";
    let objects = records(&folder.done(&format!("analyze '{start}' --depth 8 --lines 3 --json --hash-mb 1")));
    let (best, iterations) = objects.split_last().unwrap();
    let last = iterations.last().unwrap();
    assert_eq!(last["lines"].as_array().unwrap().len(), 3);
    assert_eq!((&best["best"], &best["kind"]), (&last["lines"][0]["moves"][0], &"book".into()));
    let depths: Vec<u64> = iterations.iter().map(|object| object["depth"].as_u64().unwrap()).collect();
    assert!(depths.is_sorted() && depths.last() == Some(&8), "{depths:?}");
}

#[test]
fn a_move_of_the_book_comes_first_and_is_the_best_with_its_depth() {
    let folder = Folder::new();
    for n_lines in [1, 3] {
        let text = folder.done(&format!("analyze f5 --depth 4 --hash-mb 1 --lines {n_lines}"));
        let rows: Vec<&str> = text.lines().collect();
        let (best, rows) = rows.split_last().unwrap();
        let first: Vec<&str> = rows[rows.len() - n_lines].split_whitespace().collect();
        let (depth, value, mv) = (first[0].split('@').next().unwrap(), first[1], first[5]);
        assert_eq!(*best, format!("best: {mv}, {value} (book, {depth} plies)"));
    }
    let best = records(&folder.done("analyze f5 --depth 4 --hash-mb 1 --lines 3 --json")).pop().unwrap();
    assert_eq!((&best["best"], &best["kind"]), (&best["lines"][0]["moves"][0], &"book".into()));
    assert_eq!(best["value"], best["lines"][0]["value"]);
    assert!(best["depth"].as_u64().unwrap() > 4, "{best}");
}

#[test]
fn review_tells_what_every_move_cost_and_why() {
    let said = Folder::new().run(&format!("review {GAME} --level 18 --hash-mb 8"));
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "no progress is shown without a terminal");
    let text = said.out;
    assert!(text.starts_with("Opening: No-Kung\n"), "{text}");
    // The last moves are solved; White wins by 48 to 16.
    assert!(text.contains("\n 60  White b1       -32      exact      -  forced\n"), "{text}");
    assert!(
        text.contains("\n51. Black f1??: Both sides want h5: after f1 White takes it, flipping "),
        "{text}"
    );
    assert!(text.lines().last().unwrap().ends_with(" = -32 at the end"), "{text}");
}

#[test]
fn the_losses_of_a_review_of_a_file_add_up() {
    let folder = Folder::new();
    folder.write("game.txt", GAME);
    let objects = records(&folder.done("review game.txt --level 20 --hash-mb 8 --threads 2 --json"));
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
    let folder = Folder::new();
    let said = folder.run("book extend own.book --positions 200 --depth 1");
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "no progress is shown without a terminal");
    let shown = folder.done("book show own.book");
    assert!(shown.lines().all(|line| line.contains("depth")) && shown.lines().count() == 4, "{shown}");
    let shown = records(&folder.done("book show own.book --json"));
    let (position, moves) = shown.split_first().unwrap();
    assert!(position["moves"] == 4 && moves.len() == 4);
    let is_as_good = |found: &serde_json::Value| found["value"] == moves[0]["value"];
    assert!(moves.iter().all(|found| is_as_good(found) && found["move"] == found["moves"][0]), "{moves:?}");
    folder.write("6x6.sgf", "(;GM[2]SZ[6])");
    let unknown = "The book does not know this position.\n";
    assert_eq!(folder.done("book show own.book 6x6.sgf"), unknown);
    let unknown = records(&folder.done("book show own.book 6x6.sgf --json")).remove(0);
    assert!(unknown["type"] == "book_position" && unknown["value"].is_null(), "{unknown}");
    let info = records(&folder.done("book info own.book --json")).remove(0);
    let n_bytes = std::fs::metadata(folder.path("own.book")).unwrap().len();
    assert!(info["positions"].as_u64() >= Some(200) && info["bytes"].as_u64() == Some(n_bytes), "{info}");
    // The GTP server opens the book.
    folder.done("gtp --book own.book");
}

#[test]
fn an_own_book_is_corrected_extended_and_undone() {
    let folder = Folder::new();
    let book = |command: &str, rest: &str| folder.done(&format!("book {command} mine.book {rest}"));
    // A line that the book does not know.
    let line = "f5f4e3f2e2d6e6f6g1d3c5d2e7";
    assert_eq!(book("correct", "f5f4 --value -9"), "1 positions are one's own now, 0 before\n");
    assert_eq!(book("correct", "f5f4 --value -9"), "Nothing has changed.\n");
    let shown = book("show", "f5");
    assert!(shown.lines().any(|shown| shown.starts_with("f4") && shown.contains(" +9 ")), "{shown}");
    assert!(book("show", line).starts_with("The book does not know"));
    book("add", &format!("{line} --positions 10 --level 15 --threads 2"));
    let shown = book("show", line);
    let (value, moves) = shown.split_once('\n').unwrap();
    assert!(value.ends_with("searched in your own book"), "{shown}");
    assert!(!moves.is_empty() && moves.lines().all(|line| line.contains("depth")), "{shown}");
    book("correct", "f5f6 --level 23");
    let info = book("info", "");
    assert!(info.starts_with("searched deeper: f5f6 (1 positions)\nextended: f5f4e3f2"), "{info}");
    assert_eq!(book("undo", ""), "taken back: searched deeper: f5f6\n");
    book("undo", "");
    assert!(book("show", line).starts_with("The book does not know"));
    assert!(book("redo", "").starts_with("made again: extended: f5f4e3f2"));
    book("correct", "f5f4 --remove");
    assert!(!book("show", "f5").contains(" +9 "));
    // The GTP server opens the own book.
    folder.done("gtp --book mine.book");
    folder.write("perft.json", "{}");
    folder.ends(2, "book extend mine.book --positions 9", "book add");
    folder.ends(2, "book extend mine.book --minutes nan", "expected a time in minutes");
    folder.ends(3, "book correct perft.json f5 --value 1", "perft.json is not an own book.");
}

#[test]
fn books_lines_and_lost_games_are_imported_and_exported() {
    let folder = Folder::new();
    folder.write("values.txt", "f5d6c3d3c4f4f6f3e6e7d7c6f7 -3\nf5d6 c9\n");
    folder.write("lines.txt", "f5f6e6f4g5e7\n");
    let said = folder.run("book import mine.book values.txt lines.txt --level 15 --plies 6");
    assert!(said.out.contains("1 positions, 1 of them new"), "{said:?}");
    assert!(said.err.contains("values.txt: 1 lines were left out; line 2: move 3, "), "{said:?}");
    assert_eq!(said.code, Some(3));
    let shown = folder.done("book show mine.book f5f6e6f4g5e7");
    assert!(shown.lines().count() > 3, "{shown}");
    folder.done("book export mine.book out.txt --form values");
    let exported = folder.read("out.txt");
    assert!(exported.lines().any(|line| line.ends_with(" -3") && line.len() == 67), "{exported}");
    assert!(folder.done("book export mine.book").lines().all(|line| line.split(',').count() == 4));
    let board = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
    let moves = "B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3]";
    folder.write("lost.ggf", format!("(;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[{board}]{moves};)"));
    let said = folder.done("book learn mine.book lost.ggf --player ann");
    assert!(said.starts_with("0 games give 0 positions to learn\n"), "{said}");
    let said = folder.done("book learn mine.book lost.ggf --player bob --level 15");
    assert!(!said.contains("give 0 positions") && said.contains("one's own now"), "{said}");
    folder.write("perft.json", "{}");
    folder.ends(3, "book import mine.book perft.json", "perft.json: line 1: ");
}

#[test]
fn the_review_of_a_players_games_resumes_where_it_stopped() {
    let folder = Folder::new();
    let game = |black: &str, white: &str, moves: &str| {
        format!("(;GM[Othello]PC[here]DT[2026-01-02]PB[{black}]PW[{white}]TY[8]BO[8 {START} *]{moves};)\n")
    };
    const START: &str = "---------------------------O*------*O---------------------------";
    let moves = "B[F5]W[D6]B[C3]W[D3]B[C4]W[F4]";
    std::fs::create_dir(folder.path("games")).unwrap();
    folder.write("games/a.ggf", game("Anna", "Ben", moves) + &game("Ben", "Carl", moves));
    folder.write("games/b.ggf", game("Carl", "ANNA", "B[F5]W[F6]B[E6]W[F4]"));
    let review = "review games --player anna --level 8 --out kept.jsonl";
    let first = folder.done(review);
    assert!(first.starts_with("Report on anna\n2 games: 0 won, 0 drawn, 0 lost."), "{first}");
    let lines = folder.read("kept.jsonl");
    assert_eq!(lines.lines().count(), 2);
    // As if it had been killed in the middle of a line.
    folder.write("kept.jsonl", &lines[..lines.len() - 20]);
    assert_eq!(folder.done(review), first);
    let sorted = |lines: &str| lines.lines().map(str::to_owned).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(sorted(&folder.read("kept.jsonl")), sorted(&lines));
    folder.done(&format!("{review} --html anna.html"));
    let page = folder.read("anna.html");
    for part in ["<h1>Report on anna</h1>", "Openings with", "2026-01-02", "Carl"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let all = folder.done("review games --level 6");
    assert_eq!(all.matches("Opening: ").count(), 3, "{all}");
    folder.write("games/notes.doc", [1, 2, 3]);
    folder.ends(3, "convert games all.sgf", "notes.doc");
    assert_eq!(folder.read("all.sgf").matches("GM[2]").count(), 3);
    // One file of the folder cannot be read.
    folder.ends(3, "review games --player Dora", "has no game of \"Dora\" on 8×8.");
}

#[test]
fn a_ghost_is_made_of_games_and_plays() {
    let folder = Folder::new();
    folder.write("games.sgf", crate::greedy::greedy_games("Anna", 24, 24));
    let make = "human ghost games.sgf --player";
    let said = folder.done(&format!("{make} anna --from 2026-10-01 --to 2026-10 --out anna.ghost"));
    assert!(said.starts_with("anna, rating ") && said.contains(", 24 games\n"), "{said}");
    assert!(
        said.contains("the ghost predicts this player better") && said.contains("flips many discs: "),
        "{said}"
    );
    let few = "a ghost needs 20 games of 8×8 or more; there are 19";
    folder.ends(2, &format!("{make} Anna --latest 19"), few);
    folder.ends(2, &format!("{make} Anna --from soon"), "\"soon\" is no date");

    folder.done("match ghost:anna.ghost random --games 2 --seed 1");
    let said = folder.done_with("gtp --ghost anna.ghost", "genmove black\nquit\n");
    assert!(said.starts_with("= "), "{said}");

    folder.write("anna.ghost", "Outflank ghost\n");
    let said = folder.run("match ghost:anna.ghost random --games 2");
    assert!(said.err.contains("the ghost has 15 bytes where 27 are expected"), "{said:?}");
}
