//! What the commands of `outflank-engine` are given to read: several games, binary files, files without an
//! end, and names that would give orders to the terminal.

use std::path::Path;
use std::process::{Command, Output, Stdio};

fn engine(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_outflank-engine")).args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn stdout(arguments: &[&str]) -> String {
    let output = engine(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What is said of bad input.
fn refused(arguments: &[&str]) -> String {
    let output = engine(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{arguments:?}: {said}");
    said
}

fn file(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

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
fn of_several_games_one_is_chosen_or_all_are_reviewed() {
    let folder = tempfile::tempdir().unwrap();
    let games = file(folder.path(), "games.wtb", wthor());
    let analyze = ["analyze", &games, "--depth", "2", "--hash-mb", "1"];
    let analyze =
        |more: &[&'static str]| analyze.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>();
    let unchosen = |arguments: &[&str]| {
        let output = engine(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let both = stdout(&analyze(&[]));
    assert!(both.matches("best: ").count() == 2 && both.contains("games.wtb, game 2\n"), "{both}");
    assert!(unchosen(&analyze(&["--game", "3"])).contains("There is no game 3."));
    assert!(stdout(&analyze(&["--game", "2"])).contains("best: "));
    let review = ["review", &games, "--level", "1", "--hash-mb", "1"];
    let all = stdout(&review);
    assert!(all.starts_with("1. ") && all.contains("\n2. "), "{all}");
    assert_eq!(stdout(&[&review[..], &["--game", "2"]].concat()).matches(" at the end").count(), 1);
    let json = stdout(&[&review[..], &["--json"]].concat());
    let of_games: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(of_games.iter().all(|object| object["file"] == games.as_str()), "{json}");
    for (number, kinds) in [(1, 5), (2, 5)] {
        // The game, two moves and two sides.
        assert_eq!(of_games.iter().filter(|object| object["game"] == number).count(), kinds, "{json}");
    }
    // Games one a line, as convert writes them.
    let lines = folder.path().join("games.txt");
    stdout(&["convert", &games, lines.to_str().unwrap()]);
    assert_eq!(std::fs::read_to_string(&lines).unwrap(), "f5d6\nf5d6\n");
    stdout(&["convert", lines.to_str().unwrap(), folder.path().join("games.sgf").to_str().unwrap()]);
}

#[test]
fn the_position_itself_is_the_leaf_at_depth_0() {
    assert_eq!(stdout(&["perft", "0"]).split_whitespace().take(2).collect::<Vec<_>>(), ["0", "1"]);
    assert_eq!(stdout(&["perft", "2"]).lines().count(), 2);
}

#[test]
fn names_give_no_orders_to_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;GM[Othello]PB[Anna\x1b[2J]PW[\u{9b}31mBen]\
                BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)\n";
    let games = file(folder.path(), "games.ggf", game.repeat(2));
    for arguments in [
        &["review", &games, "--level", "1", "--hash-mb", "1"][..],
        &["review", &games, "--level", "1", "--hash-mb", "1", "--json"],
        &["explore", &games, "--games", "2"],
    ] {
        let said = stdout(arguments);
        assert!(said.contains("Anna") && !said.contains(['\x1b', '\u{9b}']), "{arguments:?}: {said:?}");
    }
    let said = refused(&["analyze", "(;GM[Othello]PB[x]\x1b[2J"]);
    assert!(!said.contains('\x1b'), "{said:?}");
}

/// What a command says of the parts that it leaves out, with the exit code for that.
fn partly_read(arguments: &[&str]) -> (Vec<String>, String) {
    let output = engine(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{arguments:?}: {said}");
    (said.lines().map(str::to_owned).collect(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_only_game_of_a_file_is_read_up_to_its_mistake_and_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.txt");
    let out = out.to_str().unwrap();
    let variation = "(;GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[a1]))";
    let kept = "the rest of the variation is kept as a comment";
    let only = "only the moves before it are read";
    for (name, bytes, moves, reason) in [
        ("a.txt", "f5 d6 c3 a1 f6", "f5d6c3\n", format!("move 4, \"a1\" at character 10: … {only}")),
        ("b.pgn", "[Black \"a\"]\n\n1. f5 d6 2. c", "f5d6\n", format!("move 3, \"c\" at line 3, … {only}")),
        ("c.sgf", "(;GM[2];B[f5];W[d6];B[c", "f5d6\n", format!("character 21: … {only}")),
        ("d.sgf", variation, "f5d6c3d3\n", format!("game 1: move 3, \"a1\" at character 38: … {kept}")),
    ] {
        let path = file(folder.path(), name, bytes);
        let (said, _) = partly_read(&["convert", &path, out]);
        let (begin, end) = reason.split_once("… ").unwrap();
        assert!(said.len() == 1 && said[0].starts_with(&format!("{path}: {begin}")), "{said:?}");
        assert!(said[0].ends_with(end), "{said:?}");
        assert_eq!(std::fs::read_to_string(out).unwrap(), moves, "{name}");
    }
    // What was typed can be mended, and a database takes whole games.
    refused(&["analyze", "f5d6c3a1", "--depth", "1"]);
    let path = folder.path().join("a.txt");
    refused(&["explore", path.to_str().unwrap()]);
    // Among other files, the beginning of a game is none.
    std::fs::remove_file(out).unwrap();
    partly_read(&["convert", folder.path().to_str().unwrap(), out]);
    assert_eq!(std::fs::read_to_string(out).unwrap(), "f5d6c3d3\n");
}

#[test]
fn sound_games_are_taken_and_the_others_are_reported_with_their_places() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.txt");
    let out = out.to_str().unwrap();
    let ggf = |moves: &str| {
        format!(
            "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]{moves};)\n"
        )
    };
    let mut wthor_cut = wthor();
    wthor_cut.truncate(100);
    let a1 = "a disc on a1 would flip nothing";
    for (name, bytes, n_games, reason) in [
        (
            "a.pgn",
            b"[Black \"a\"]\n\n1. f5 *\n\n[Black \"b\"]\n\n1. a1 *\n\n[Black \"c\"]\n\n1. d3 *\n".to_vec(),
            2,
            format!("game 2: move 1, \"a1\" at line 7, character 4: {a1}"),
        ),
        (
            "b.sgf",
            b"(;GM[2];B[f5])\n(;GM[2];B[a1])\n(;GM[2];B[d3])".to_vec(),
            2,
            format!("game 2: move 1, \"a1\" at line 2, character 11: {a1}"),
        ),
        (
            "c.ggf",
            (ggf("B[f5]") + &ggf("B[a1]")).into_bytes(),
            1,
            format!("game 2: move 1, \"a1\" at line 2, character 88: {a1}"),
        ),
        (
            "d.txt",
            b"f5d6\na1\nf5f6\n".to_vec(),
            2,
            format!("game 2: move 1, \"a1\" at line 2, character 1: {a1}"),
        ),
        (
            "e.wtb",
            wthor_cut,
            1,
            "the file has 100 bytes where 152 are expected: its number of games is 2 on 8×8".to_owned(),
        ),
    ] {
        let path = file(folder.path(), name, bytes);
        let (said, _) = partly_read(&["convert", &path, out]);
        assert_eq!(said, [format!("{path}: {reason}")]);
        assert_eq!(std::fs::read_to_string(out).unwrap().lines().count(), n_games, "{name}");
        let review = ["review", &path, "--game", "1", "--level", "1", "--hash-mb", "1"];
        let (said, reviewed) = partly_read(&review);
        assert!(said == [format!("{path}: {reason}")] && reviewed.contains(" at the end"), "{reviewed}");
    }
    // A folder, and the explorer.
    let (said, _) = partly_read(&["convert", folder.path().to_str().unwrap(), out]);
    assert!(said.iter().any(|line| line.ends_with(a1)), "{said:?}");
    let pgn = folder.path().join("a.pgn");
    let (said, answer) = partly_read(&["explore", pgn.to_str().unwrap()]);
    assert!(said.len() == 1 && answer.contains("f5                  2"), "{said:?} {answer}");
    // Positions to solve, and openings of a match.
    let position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X;";
    let obf = file(folder.path(), "p.obf", format!("{position}\nX;\n"));
    let (said, solved) = partly_read(&["solve", &obf, "--hash-mb", "1"]);
    assert!(said[0].contains("p.obf: line 2: 64 squares") && solved.contains("+18"), "{said:?} {solved}");
    let openings = file(folder.path(), "o.txt", "f5d6\na1\n");
    let (said, _) = partly_read(&["match", "random", "greedy", "--games", "2", "--openings", &openings]);
    assert!(said[0].contains("o.txt: line 2: move 1"), "{said:?}");
    // Where nothing can be read, nothing is done.
    let bad = file(folder.path(), "bad.sgf", "(;GM[2];B[a1])\n(;GM[2];B[a2])");
    assert_eq!(refused(&["convert", &bad, out]), format!("{bad}: move 1, \"a1\" at character 11: {a1}\n"));
    assert!(refused(&["solve", &openings]).contains("line 1: 64 squares"));
}

/// A file that never ends, and a folder.
#[cfg(unix)]
#[test]
fn what_is_no_plain_file_is_refused_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.sgf");
    let out = out.to_str().unwrap();
    for endless in ["/dev/zero", folder.path().to_str().unwrap()] {
        let weights = format!("weights:{endless}");
        for arguments in [
            &["analyze", endless][..],
            &["review", endless],
            &["convert", endless, out],
            &["solve", endless],
            &["explore", "embedded", endless],
            &["book", "info", endless],
            &["book", "extend", endless, "--positions", "1"],
            &["match", "random", "greedy", "--openings", endless],
            &["match", "random", &weights],
            &["gtp", "--book", endless],
        ] {
            let said = refused(arguments);
            // These take every file of a folder.
            let takes_folders =
                Path::new(endless).is_dir() && ["analyze", "review", "convert"].contains(&arguments[0]);
            let is_told = match takes_folders {
                true => said.contains("holds no games"),
                false => said.contains("it is not a plain file") || said.contains("no opening book"),
            };
            assert!(is_told, "{arguments:?}: {said}");
        }
        if !Path::new(endless).is_dir() {
            assert!(refused(&["explore", endless]).contains("it is not a plain file"));
        }
    }
}

/// The other side of a conversation may be a file without an end, too.
#[cfg(unix)]
#[test]
fn a_line_without_an_end_ends_the_conversation() {
    for protocol in ["gtp", "nboard"] {
        let zeros = std::fs::File::open("/dev/zero").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank-engine"));
        let status =
            command.arg(protocol).args(["--hash-mb", "1"]).stdin(zeros).stdout(Stdio::null()).status();
        assert!(status.unwrap().success(), "{protocol}");
    }
}
