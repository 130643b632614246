//! `outflank-engine` in pipes and scripts: standard input and output, errors as JSON, readers that stop, and
//! games out of a library.

use serde_json::Value;
use std::io::{ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

const ENGINE: &str = env!("CARGO_BIN_EXE_outflank-engine");
const GAMES: &str = "(;GM[2]PB[Anna]PW[Ben]DT[2020];B[f5];W[d6])(;GM[2]PB[Clara];B[f5];W[f6];B[e6])";

/// Runs a command that reads `input`.
fn piped(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(ENGINE);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    fed(child, input)
}

/// What a command says of its input. One that refuses its arguments reads nothing.
fn fed(mut child: Child, input: &[u8]) -> Output {
    if let Err(error) = child.stdin.take().unwrap().write_all(input) {
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
    }
    child.wait_with_output().unwrap()
}

#[track_caller]
fn text(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn games_go_through_pipes() {
    let lines = text(piped(&["convert", "-", "-", "--to", "txt"], GAMES.as_bytes()));
    assert_eq!(lines, "f5d6\nf5f6e6\n");
    let pgn = text(piped(&["convert", "-", "-", "--to", ".pgn"], lines.as_bytes()));
    assert_eq!(pgn.matches("[Result").count(), 2);
    let explored = text(piped(&["explore", "-", "f5"], pgn.as_bytes()));
    assert!(explored.contains("d6                  1") && explored.contains("f6"), "{explored}");
    let said = text(piped(&["analyze", "-", "--depth", "2", "--hash-mb", "1"], b"f5d6"));
    assert!(said.contains("best: "), "{said}");
    // The page has standard output, and the lines go elsewhere.
    let review = ["review", "-", "--level", "1", "--hash-mb", "1", "--html", "-"];
    let output = piped(&review, b"f5d6c3");
    let page = String::from_utf8_lossy(&output.stdout);
    assert!(page.starts_with('<') && page.trim_end().ends_with("</html>"), "{page:.200}");
    assert!(String::from_utf8_lossy(&output.stderr).contains(" at the end"));
    let games = text(piped(&["match", "random", "greedy", "--games", "2", "--out", "-"], b""));
    assert_eq!(games.lines().filter(|line| line.starts_with("(;GM[Othello]")).count(), 2);
    assert_eq!(games.lines().count(), 2);
}

#[test]
fn what_a_pipe_cannot_take_is_refused() {
    for (code, arguments, expected) in [
        (2, &["convert", "-", "-"][..], "--to"),
        (2, &["convert", "-", "-", "--to", "wtb"], "Standard output takes one file"),
        (2, &["convert", "-", "-", "--to", "sgf", "--each"], "Standard output takes one file"),
        (2, &["convert", "-", "-", "--to", "doc"], "a format is named by the ending"),
        (3, &["analyze", "-"], "standard input: this is neither a game nor a board"),
    ] {
        let output = piped(arguments, b"hello");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}

#[test]
fn errors_are_objects_where_results_are() {
    let object = |output: &Output| {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 1, "{said}");
        serde_json::from_str::<Value>(lines[0]).unwrap_or_else(|error| panic!("{said}: {error}"))
    };
    let output = piped(&["analyze", "nothing.sgf", "--json"], b"");
    assert_eq!(object(&output)["text"], "There is no file nothing.sgf.");
    assert_eq!(object(&output)["type"], "error");
    let output = piped(&["analyze", "--depth", "many", "--json", "f5"], b"");
    assert!(object(&output)["text"].as_str().unwrap().contains("many"), "{output:?}");
    assert_eq!(output.status.code(), Some(2));
    let output = piped(&["convert", "-", "-", "--to", "txt", "--json"], b"(;GM[2];B[f5])(;GM[2];B[a1])");
    assert!(object(&output)["text"].as_str().unwrap().contains("game 2"));
    assert_eq!(object(&output)["type"], "left_out");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn a_reader_that_stops_ends_the_command_quietly() {
    let mut command = Command::new(ENGINE);
    let command = command.args(["book", "export", "embedded", "--form", "values"]).stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = [0; 8];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

/// A library with the two games.
fn library(folder: &Path) {
    use library::Library;
    use library::game::{LibraryGame, Origin};
    let loaded = othello::formats::read_text(GAMES, &Default::default()).unwrap();
    let mut library = Library::new();
    for index in 0..loaded.len() {
        library.add(LibraryGame::of_record(&loaded.record(index), Origin::Imported, 1)).unwrap();
    }
    std::fs::write(folder.join(Library::FILE), library.bytes()).unwrap();
}

#[test]
fn games_come_out_of_a_library() {
    let folder = tempfile::tempdir().unwrap();
    library(folder.path());
    let from = folder.path().to_str().unwrap();
    let lines = text(piped(&["convert", from, "-", "--to", "txt"], b""));
    assert_eq!(lines, "f5d6\nf5f6e6\n");
    let bytes = std::fs::read(folder.path().join("games.library")).unwrap();
    assert_eq!(text(piped(&["convert", "-", "-", "--to", "txt"], &bytes)), lines);
    let out = folder.path().join("game.sgf");
    text(piped(&["convert", from, out.to_str().unwrap(), "--each"], b""));
    for (name, player) in [("game-1.sgf", "Anna"), ("game-2.sgf", "Clara")] {
        assert!(std::fs::read_to_string(folder.path().join(name)).unwrap().contains(player));
    }
    assert!(text(piped(&["explore", from, "f5"], b"")).contains("all"));
}

#[test]
fn the_built_in_book_goes_out_and_is_never_changed() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        Command::new(ENGINE).args(arguments).current_dir(&folder).stdin(Stdio::null()).output().unwrap()
    };
    let values = text(run(&["book", "export", "embedded", "--form", "values"]));
    assert!(values.lines().count() > 1000, "{}", values.lines().count());
    let output = run(&["book", "correct", "embedded", "f5d6", "--value", "3"]);
    assert_eq!(output.status.code(), Some(2));
    let output = run(&["book", "import", "embedded", "nothing.txt"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be changed"));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
    // A value of one's own is shown where it is.
    text(run(&["book", "correct", "own.book", "f5d6c4d3e6", "--value", "5"]));
    let shown = text(run(&["book", "show", "own.book", "f5d6c4d3e6"]));
    assert!(shown.starts_with("+5 for White: given by hand in your own book"), "{shown}");
}

#[test]
fn an_own_book_goes_through_pipes() {
    let bytes = |output: Output| {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    };
    let correct = ["book", "correct", "-", "f5d6c4d3e6", "--value"];
    let book = bytes(piped(&[&correct[..], &["5"]].concat(), b""));
    let shown = text(piped(&["book", "show", "-", "f5d6c4d3e6"], &book));
    assert!(shown.starts_with("+5 for White"), "{shown}");
    let again = bytes(piped(&[&correct[..], &["7"]].concat(), &book));
    let undone = bytes(piped(&["book", "undo", "-"], &again));
    assert!(text(piped(&["book", "show", "-", "f5d6c4d3e6"], &undone)).starts_with("+5 for White"));
    assert!(text(piped(&["book", "info", "-"], &again)).contains("1 positions are one's own"));
    let values = text(piped(&["book", "export", "-", "-", "--form", "values"], &again));
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own.book");
    let import = ["book", "import", own.to_str().unwrap(), "-"];
    let said = text(piped(&import, values.as_bytes()));
    assert!(said.contains("1 positions are one's own now, 0 before"), "{said}");
    let output = piped(&["book", "export", "-"], b"no book");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn what_would_be_continued_goes_to_standard_output() {
    let games = text(piped(&["match", "minimax:2", "greedy", "--games", "2", "--out", "-"], b""));
    let folder = tempfile::tempdir().unwrap();
    let in_folder = |arguments: &[&str], input: &[u8]| {
        let mut command = Command::new(ENGINE);
        command.args(arguments).current_dir(&folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        fed(command.stderr(Stdio::piped()).spawn().unwrap(), input)
    };
    let review = ["review", "-", "--player", "greedy", "--level", "1", "--hash-mb", "1", "--out", "-"];
    let lines = text(in_folder(&review, games.as_bytes()));
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "nothing is kept beside");
}

#[test]
fn a_file_larger_than_memory_holds_is_converted_game_by_game() {
    let board = "8 ---------------------------O*------*O--------------------------- *";
    let game = |n: usize, mv: &str| {
        let event = "x".repeat(200);
        format!("(;GM[Othello]EV[{event}]PB[Anna {n}]BO[{board}]B[{mv}]W[d6];)\n")
    };
    let n_games = 30_000;
    let moves = |n: usize| if n == 29_000 { "a1" } else { "f5" };
    let all: String = (1..=n_games).map(|n| game(n, moves(n))).collect();
    assert!(all.len() > 9 << 20);
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("big.ggf"), &all).unwrap();
    let output = piped(&["convert", &path("big.ggf"), &path("big.txt")], b"");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{said}");
    let place = "big.ggf: game 29000: move 1, \"a1\" at line 29000, character ";
    assert!(said.contains(place) && said.lines().count() == 1, "{said}");
    let lines = std::fs::read_to_string(path("big.txt")).unwrap();
    assert_eq!((lines.lines().count(), lines.lines().next()), (n_games - 1, Some("f5d6")));
    let found = text(piped(&["find", &path("big.txt"), "--position", "f5d6"], b""));
    assert!(found.contains(&format!("{} games of {0}", n_games - 1)), "{found:.100}");
    let found = piped(&["find", "-", "\"anna 28999\""], all.as_bytes());
    assert!(String::from_utf8_lossy(&found.stdout).contains("1 game of 29999"), "{found:?}");
    // Moves that go on over lines are read whole, up to a limit.
    std::fs::write(path("lines.txt"), "f5d6c3\nd3c4\n".repeat(1_000_000)).unwrap();
    let output = piped(&["convert", &path("lines.txt"), &path("lines.sgf")], b"");
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is read up to 8 MB"), "{output:?}");
}
