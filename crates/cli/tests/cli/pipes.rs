//! `outflank-engine` in pipes and scripts: standard input and output, errors as JSON, readers that stop, and
//! games out of a library.

use crate::program::{Folder, Said, records};
use serde_json::Value;
use std::io::Read;

const GAMES: &str = "(;GM[2]PB[Anna]PW[Ben]DT[2020];B[f5];W[d6])(;GM[2]PB[Clara];B[f5];W[f6];B[e6])";

#[test]
fn games_go_through_pipes() {
    let folder = Folder::new();
    let lines = folder.done_with("convert - - --to txt", GAMES);
    assert_eq!(lines, "f5d6\nf5f6e6\n");
    let pgn = folder.done_with("convert - - --to .pgn", &lines);
    assert_eq!(pgn.matches("[Result").count(), 2);
    let explored = folder.done_with("explore - f5", &pgn);
    assert!(explored.contains("d6                  1") && explored.contains("f6"), "{explored}");
    let said = folder.done_with("analyze - --depth 2 --hash-mb 1", "f5d6");
    assert!(said.contains("best: "), "{said}");
    // The page takes standard output, so the lines go to standard error.
    let Said { out: page, err, .. } = folder.piped("review - --level 1 --hash-mb 1 --html -", b"f5d6c3");
    assert!(page.starts_with('<') && page.trim_end().ends_with("</html>"), "{page:.200}");
    assert!(err.contains(" at the end"));
    let games = folder.done("match random greedy --games 2 --out -");
    assert_eq!(games.lines().filter(|line| line.starts_with("(;GM[Othello]")).count(), 2);
    assert_eq!(games.lines().count(), 2);
}

#[cfg(unix)]
#[test]
fn named_pipes_are_read_and_a_file_size_limit_is_reported() {
    let folder = Folder::new();
    let convert = |from: &str| folder.script(&format!("echo f5d6 | \"$0\" convert {from} - --to txt")).out;
    assert_eq!(["/dev/stdin", "<(echo f5f6)"].map(convert), ["f5d6\n", "f5f6\n"]);
    let said = folder.script("ulimit -f 0; echo f5d6 | \"$0\" convert - out.sgf");
    assert_eq!(said.code, Some(2), "{said:?}");
    assert!(said.err.starts_with("out.sgf cannot be written: File too large"), "{said:?}");
}

#[test]
fn what_a_pipe_cannot_take_is_refused() {
    for (code, line, expected) in [
        (2, "convert - -", "--to"),
        (2, "convert - - --to wtb", "Standard output takes one file"),
        (2, "convert - - --to sgf --each", "Standard output takes one file"),
        (2, "convert - - --to doc", "a format is named by the ending"),
        (3, "analyze -", "standard input: this is neither a game nor a board"),
    ] {
        let said = Folder::new().piped(line, b"hello");
        assert!(said.code == Some(code) && said.err.contains(expected), "{line}: {said:?}");
    }
}

#[test]
fn errors_are_json_where_results_are() {
    let folder = Folder::new();
    for (code, line, input, kind, text) in [
        (3, "analyze nothing.sgf --json", "", "error", "There is no file nothing.sgf."),
        (2, "analyze --depth many --json f5", "", "error", "many"),
        (3, "convert - - --to txt --json", "(;GM[2];B[f5])(;GM[2];B[a1])", "left_out", "game 2"),
    ] {
        let said = folder.piped(line, input.as_bytes());
        let objects = records(&said.err);
        assert_eq!((said.code, objects.len()), (Some(code), 1), "{line}: {said:?}");
        assert_eq!(objects[0]["type"], kind, "{line}");
        assert!(objects[0]["text"].as_str().unwrap().contains(text), "{line}: {objects:?}");
    }
}

#[test]
fn a_reader_that_stops_ends_the_command_quietly() {
    let mut child = Folder::of_data().start("book export embedded --form values");
    let mut first = [0; 8];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

/// A library with the two games.
fn library() -> Vec<u8> {
    use library::Library;
    use library::game::{LibraryGame, Origin};
    let loaded = othello::formats::read_text(GAMES, &Default::default()).unwrap();
    let mut library = Library::new();
    for index in 0..loaded.len() {
        library.add(LibraryGame::of_record(&loaded.record(index), Origin::Imported, 1)).unwrap();
    }
    library.bytes().to_vec()
}

#[test]
fn games_come_out_of_a_library() {
    let folder = Folder::new();
    folder.write("games.library", library());
    let lines = folder.done("convert . - --to txt");
    assert_eq!(lines, "f5d6\nf5f6e6\n");
    assert_eq!(folder.done_with("convert - - --to txt", library()), lines);
    folder.done("convert . game.sgf --each");
    assert!(folder.read("game-1.sgf").contains("Anna") && folder.read("game-2.sgf").contains("Clara"));
    assert!(folder.done("explore . f5").contains("all"));
}

#[test]
fn the_built_in_book_is_exported_and_never_changed() {
    let folder = Folder::new();
    let values = folder.done("book export embedded --form values");
    assert!(values.lines().count() > 1000, "{}", values.lines().count());
    folder.ends(2, "book correct embedded f5d6 --value 3", "cannot be changed");
    folder.ends(2, "book import embedded nothing.txt", "cannot be changed");
    assert_eq!(std::fs::read_dir(folder.path("")).unwrap().count(), 0);
    // `book show` says that the value was given by hand.
    folder.done("book correct own.book f5d6c4d3e6 --value 5");
    let shown = folder.done("book show own.book f5d6c4d3e6");
    assert!(shown.starts_with("+5 for White: given by hand in your own book"), "{shown}");
}

#[test]
fn an_own_book_goes_through_pipes() {
    let folder = Folder::new();
    let bytes = |line: &str, input: &[u8]| {
        let said = folder.piped(line, input);
        assert_eq!(said.code, Some(0), "{line}: {}", said.err);
        said.bytes
    };
    let show = |book: &[u8]| folder.done_with("book show - f5d6c4d3e6", book);
    let book = bytes("book correct - f5d6c4d3e6 --value 5", b"");
    assert!(show(&book).starts_with("+5 for White"));
    let again = bytes("book correct - f5d6c4d3e6 --value 7", &book);
    assert!(show(&bytes("book undo -", &again)).starts_with("+5 for White"));
    assert!(folder.done_with("book info -", &again).contains("1 positions are one's own"));
    let values = folder.done_with("book export - - --form values", &again);
    let said = folder.done_with("book import own.book -", values);
    assert!(said.contains("1 positions are one's own now, 0 before"), "{said}");
    assert_eq!(folder.piped("book export -", b"no book").code, Some(3));
}

#[test]
fn out_with_a_dash_writes_to_standard_output() {
    let folder = Folder::new();
    let games = folder.done("match minimax:2 greedy --games 2 --out -");
    let review = "review - --player greedy --level 1 --hash-mb 1 --out -";
    let lines: Vec<Value> = records(&folder.done_with(review, games));
    assert_eq!(lines.len(), 2);
    assert_eq!(std::fs::read_dir(folder.path("")).unwrap().count(), 0, "the commands write no file");
}

#[test]
fn a_file_too_large_to_be_read_whole_is_converted_game_by_game() {
    let board = "8 ---------------------------O*------*O--------------------------- *";
    let game = |n: usize, mv: &str| {
        let event = "x".repeat(800);
        format!("(;GM[Othello]EV[{event}]PB[Anna {n}]BO[{board}]B[{mv}]W[d6];)\n")
    };
    let n_games = 10_500;
    let moves = |n: usize| if n == 10_000 { "a1" } else { "f5" };
    let all: String = (1..=n_games).map(|n| game(n, moves(n))).collect();
    assert!(all.len() > 9 << 20);
    let folder = Folder::new();
    folder.write("big.ggf", &all);
    let place = "big.ggf: game 10000: move 1, \"a1\" at line 10000, character ";
    let said = folder.ends(3, "convert big.ggf big.txt", place);
    assert_eq!(said.err.lines().count(), 1, "{said:?}");
    let lines = folder.read("big.txt");
    assert_eq!((lines.lines().count(), lines.lines().next()), (n_games - 1, Some("f5d6")));
    let found = folder.done("find big.txt --position f5d6");
    assert!(found.contains(&format!("{} games of {0}", n_games - 1)), "{found:.100}");
    let found = folder.piped("find - '\"anna 9999\"'", all.as_bytes());
    assert!(found.out.contains("1 game of 10499"), "{found:?}");
    // A file that cannot be cut into games is read whole, up to a limit.
    folder.write("games.json", "{\"moves\": \"f5d6c3d3\"}\n".repeat(450_000));
    folder.ends(3, "convert games.json games.sgf", "is read up to 8 MB");
}
