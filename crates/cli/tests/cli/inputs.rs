//! Unusual inputs of the commands of `outflank-engine`: several games, binary files, endless files, and names
//! with control characters for the terminal.

use crate::program::{Folder, records};

/// Two games of two moves as WTHOR has them.
fn wthor() -> Vec<u8> {
    let mut bytes = vec![20, 24, 3, 7, 2, 0, 0, 0, 0, 0, 0xE7, 7, 0, 0, 24, 0];
    for _ in 0..2 {
        bytes.extend([0, 0, 1, 0, 2, 0, 40, 36, 56, 64]);
        bytes.resize(bytes.len() + 58, 0);
    }
    bytes
}

#[test]
fn one_of_several_games_is_chosen_or_all_are_reviewed() {
    let folder = Folder::new();
    folder.write("games.wtb", wthor());
    let analyze = "analyze games.wtb --depth 2 --hash-mb 1";
    let both = folder.done(analyze);
    assert!(both.matches("best: ").count() == 2 && both.contains("games.wtb, game 2\n"), "{both}");
    folder.ends(2, &format!("{analyze} --game 3"), "There is no game 3.");
    assert!(folder.done(&format!("{analyze} --game 2")).contains("best: "));
    let review = "review games.wtb --level 1 --hash-mb 1";
    let all = folder.done(review);
    assert!(all.starts_with("1. ") && all.contains("\n2. "), "{all}");
    assert_eq!(folder.done(&format!("{review} --game 2")).matches(" at the end").count(), 1);
    let of_games = records(&folder.done(&format!("{review} --json")));
    assert!(of_games.iter().all(|object| object["file"] == "games.wtb"), "{of_games:?}");
    for number in [1, 2] {
        // The game, two moves and two sides.
        assert_eq!(of_games.iter().filter(|object| object["game"] == number).count(), 5, "{of_games:?}");
    }
    // Games one a line, as convert writes them.
    folder.done("convert games.wtb games.txt");
    assert_eq!(folder.read("games.txt"), "f5d6\nf5d6\n");
    folder.done("convert games.txt games.sgf");
}

#[test]
fn control_characters_in_names_do_not_reach_the_terminal() {
    let folder = Folder::new();
    let game = "(;GM[Othello]PB[Anna\x1b[2J]PW[\u{9b}31mBen]\
                BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)\n";
    folder.write("games.ggf", game.repeat(2));
    let review = "review games.ggf --level 1 --hash-mb 1";
    for line in [review, &format!("{review} --json"), "explore games.ggf --games 2"] {
        let said = folder.done(line);
        assert!(said.contains("Anna") && !said.contains(['\x1b', '\u{9b}']), "{line}: {said:?}");
    }
    let said = folder.ends(3, "analyze '(;GM[Othello]PB[x]\x1b[2J'", "");
    assert!(!said.err.contains('\x1b'), "{said:?}");
}

#[test]
fn the_only_game_of_a_file_is_read_up_to_its_mistake_which_is_reported() {
    let folder = Folder::new();
    let variation = "(;GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[a1]))";
    let kept = "the rest of the variation is kept as a comment";
    let only = "only the moves before it are read";
    for (name, bytes, moves, begin, end) in [
        ("a.txt", "f5 d6 c3 a1 f6", "f5d6c3\n", "move 4, \"a1\" at character 10: ", only),
        ("b.pgn", "[Black \"a\"]\n\n1. f5 d6 2. c", "f5d6\n", "move 3, \"c\" at line 3, ", only),
        ("c.sgf", "(;GM[2];B[f5];W[d6];B[c", "f5d6\n", "character 21: ", only),
        ("d.sgf", variation, "f5d6c3d3\n", "game 1: move 3, \"a1\" at character 38: ", kept),
    ] {
        folder.write(name, bytes);
        let said = folder.ends(3, &format!("convert {name} out.txt"), &format!("{name}: {begin}"));
        assert!(said.err.lines().count() == 1 && said.err.trim_end().ends_with(end), "{said:?}");
        assert_eq!(folder.read("out.txt"), moves, "{name}");
    }
    // Moves typed as an argument must be right, and a database only takes whole games.
    folder.ends(3, "analyze f5d6c3a1 --depth 1", "");
    folder.ends(3, "explore a.txt", "");
    // Among several files, a game that was cut off is left out.
    std::fs::remove_file(folder.path("out.txt")).unwrap();
    let said = folder.ends(3, "convert . out.txt", "");
    assert!(said.err.ends_with("3 of 4 files cannot be read.\n"), "{said:?}");
    assert_eq!(folder.read("out.txt"), "f5d6c3d3\n");
    std::fs::remove_file(folder.path("d.sgf")).unwrap();
    std::fs::remove_file(folder.path("out.txt")).unwrap();
    for command in ["convert . out.sgf", "explore ."] {
        let said = folder.ends(3, command, "");
        assert!(said.err.contains("None of these 3 files can be read.\n"), "{said:?}");
    }
}

#[test]
fn a_result_that_the_board_contradicts_is_reported() {
    let folder = Folder::new();
    let over = "(;GM[2]RE[W+10];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])";
    folder.write("a.sgf", over);
    let said = folder.ends(0, "convert a.sgf out.sgf", "");
    assert_eq!(said.err, "a.sgf: game 1: the result W+10 was not used; the board says B+64\n");
    assert!(folder.read("out.sgf").contains("RE[B+64]"));
}

#[test]
fn sound_games_are_taken_and_the_others_are_reported_with_their_places() {
    let folder = Folder::new();
    let ggf = |moves: &str| {
        format!(
            "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]{moves};)\n"
        )
    };
    let mut wthor_cut = wthor();
    wthor_cut.truncate(100);
    let pgn = "[Black \"a\"]\n\n1. f5 *\n\n[Black \"b\"]\n\n1. a1 *\n\n[Black \"c\"]\n\n1. d3 *\n";
    let a1 = "a disc on a1 would flip nothing";
    let at = |place: &str| format!("game 2: move 1, \"a1\" at {place}: {a1}");
    let cut = "the file has 100 bytes where 152 are expected: its number of games is 2 on 8×8";
    for (name, bytes, n_games, reason) in [
        ("a.pgn", pgn.into(), 2, at("line 7, character 4")),
        ("b.sgf", "(;GM[2];B[f5])\n(;GM[2];B[a1])\n(;GM[2];B[d3])".into(), 2, at("line 2, character 11")),
        ("c.ggf", (ggf("B[f5]") + &ggf("B[a1]")).into_bytes(), 1, at("line 2, character 88")),
        ("d.txt", "f5d6\na1\nf5f6\n".into(), 2, at("line 2, character 1")),
        ("e.wtb", wthor_cut, 1, cut.to_owned()),
    ] {
        folder.write(name, bytes);
        let said = folder.ends(3, &format!("convert {name} out.txt"), "");
        assert_eq!(said.err, format!("{name}: {reason}\n"));
        assert_eq!(folder.read("out.txt").lines().count(), n_games, "{name}");
        let said = folder.ends(3, &format!("review {name} --game 1 --level 1 --hash-mb 1"), "");
        assert!(said.err == format!("{name}: {reason}\n") && said.out.contains(" at the end"), "{said:?}");
    }
    // A folder, and the explorer.
    folder.ends(3, "convert . out.txt", &format!("{a1}\n"));
    let said = folder.ends(3, "explore a.pgn", "");
    assert!(said.err.lines().count() == 1 && said.out.contains("f5                  2"), "{said:?}");
    // Positions to solve, and openings of a match.
    let position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X;";
    folder.write("p.obf", format!("{position}\nX;\n"));
    let said = folder.ends(3, "solve p.obf --hash-mb 1", "p.obf: line 2: \"X;\" stands");
    assert!(said.out.contains("+18"), "{said:?}");
    folder.write("o.txt", "f5d6\na1\n");
    folder.ends(3, "match random greedy --games 2 --openings o.txt", "o.txt: line 2: move 1");
    // Where nothing can be read, nothing is done.
    folder.write("bad.sgf", "(;GM[2];B[a1])\n(;GM[2];B[a2])");
    let said = folder.ends(3, "convert bad.sgf out.txt", "");
    assert_eq!(said.err, format!("bad.sgf: move 1, \"a1\" at character 11: {a1}\n"));
    folder.ends(3, "solve o.txt", "line 1: \"f5d6\" stands where a board of 64 squares");
}

/// A file that never ends, and a folder.
#[cfg(unix)]
#[test]
fn every_command_refuses_what_is_no_plain_file() {
    let folder = Folder::new();
    for endless in ["/dev/zero", "."] {
        for line in [
            "analyze ENDLESS",
            "review ENDLESS",
            "convert ENDLESS out.sgf",
            "solve ENDLESS",
            "explore embedded ENDLESS",
            "book info ENDLESS",
            "book extend ENDLESS --positions 1",
            "match random greedy --openings ENDLESS",
            "match random weights:ENDLESS",
            "gtp --book ENDLESS",
        ] {
            let said = folder.ends(3, &line.replace("ENDLESS", endless), "").err;
            // These take every file of a folder.
            let takes_folders = ["analyze", "review", "convert"].iter().any(|name| line.starts_with(name));
            let is_told = match takes_folders && endless == "." {
                true => said.contains("holds no games"),
                false => said.contains("it is not a plain file") || said.contains("no opening book"),
            };
            assert!(is_told, "{line}: {said}");
        }
    }
    folder.ends(3, "explore /dev/zero", "it is not a plain file");
}

/// The input of a protocol may be a file that never ends, too.
#[cfg(unix)]
#[test]
fn a_line_without_an_end_ends_the_conversation() {
    for protocol in ["gtp", "nboard"] {
        let said = Folder::new().script(&format!("\"$0\" {protocol} --hash-mb 1 < /dev/zero"));
        let is_told = said.err.contains("a line is longer than 1048576 bytes");
        assert!(said.code == Some(0) && is_told, "{said:?}");
    }
}
