//! Files as people have them, of programs and systems of all times: each is read as the game or the position
//! that a person sees in it, with names in their own letters.

use othello::formats::{self, Defaults, Encoding, Loaded, transcript};
use othello::record::Record;
use othello::rules::{BoardSize, Color, Move, Position, Start};
use std::fs;
use std::path::PathBuf;

const MOVES: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8\
    g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/cases")
}

fn bytes(name: &str) -> Vec<u8> {
    fs::read(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn load(name: &str) -> Loaded {
    let loaded = formats::read_file(&bytes(name), &Defaults::default());
    loaded.unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The players, if they are known, and the moves of each game; then what cannot be read.
fn games(loaded: &Loaded) -> Vec<String> {
    let game = |record: &Record| {
        let players = &record.header.players;
        let names = match (players.black.as_str(), players.white.as_str()) {
            ("", "") => String::new(),
            (black, white) => format!("{black} – {white}: "),
        };
        names + &transcript::write(record, &record.line())
    };
    let records = (0..loaded.len()).map(|index| game(&loaded.record(index)));
    records.chain(loaded.rejected.iter().map(ToString::to_string)).collect()
}

#[test]
fn every_file_of_moves_is_the_game_that_is_seen_in_it() {
    for (name, expected) in [
        ("moves-arrow.txt", &["f5d6c3"][..]),
        ("moves-code-quotes.txt", &["f5d6c3"]),
        ("moves-comment-braces.txt", &["f5d6c3"]),
        ("moves-disc-signs.txt", &["f5d6c3"]),
        ("moves-en-dash.txt", &["f5d6c3"]),
        ("moves-end-two-passes.txt", &["f5d6c5f6e7f4g5e6e3"]),
        ("moves-fullwidth.txt", &["f5d6c3"]),
        ("moves-header-lines.txt", &["Anna – Ben: f5d6c3"]),
        ("moves-ideographic-comma.txt", &["f5d6c3"]),
        ("moves-json-list.txt", &["f5d6c3"]),
        ("moves-katakana-dot-prefix.txt", &["f5d6c3"]),
        ("moves-left-to-right-mark.txt", &["f5d6c3"]),
        ("moves-number-glued.txt", &["f5d6c3"]),
        ("moves-numbers-in-brackets.txt", &["f5d6c3"]),
        ("moves-pass-katakana.txt", &["d3c3b3b2f5a3a1c1e3"]),
        ("moves-playok-without-tags.txt", &["f5d6c3d3c4f4"]),
        ("moves-result-dash.txt", &["f5d6c3"]),
        ("moves-result-per-line.txt", &[MOVES, MOVES]),
        ("moves-result-star.txt", &["f5d6c3"]),
        ("moves-round-brackets.txt", &["f5d6c3"]),
        ("moves-row-column.txt", &["f5d6c3"]),
        ("moves-utf16-bom.txt", &["f5d6c3"]),
        (
            "lines-one-bad-of-three.txt",
            &[MOVES, MOVES, "game 2: move 1, \"a1\" at line 2, character 1: a disc on a1 would flip nothing"],
        ),
        ("quest-array.json", &["Anna – Ben: f5d6", "Anna – Ben: f5d6"]),
        ("quest-lines.json", &["Anna – Ben: f5d6", "Anna – Ben: f5d6"]),
        ("quest-pass-word.json", &["d3c3b3b2f5a3a1c1e3"]),
    ] {
        assert_eq!(games(&load(name)), expected, "{name}");
    }
    let passed = load("moves-pass-katakana.txt").record(0);
    assert_eq!(passed.moves()[8], Move::Pass);
    assert_eq!(load("moves-playok-without-tags.txt").record(0).header.result, "44-20");
}

#[test]
fn every_file_of_a_board_is_the_position() {
    let start = Position::start(BoardSize::STANDARD);
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        // Its rows are numbered from 8 to 1, and d4 is Black's.
        let expected = if name == "board-rows-8-to-1.txt" {
            Start::Mirrored.position(BoardSize::STANDARD)
        } else {
            start
        };
        if name.starts_with("board-") || name.starts_with("obf-") {
            assert_eq!(*load(&name).record(0).start(), expected, "{name}");
        }
    }
}

#[test]
fn names_are_in_their_own_letters() {
    for (name, encoding, expected) in [
        ("ggf-latin1.ggf", "windows-1252", "Zoë – Ben: f5d6"),
        ("ggf-shift-jis-5d.ggf", "Shift_JIS", "ゾ – Ben: f5d6"),
        ("pgn-shift-jis.pgn", "Shift_JIS", "山田 – Ben: f5d6"),
        ("pgn-two-bom.pgn", "UTF-8", "a – : f5d6"),
        ("sgf-gbk-no-ca.sgf", "gb18030", "张三 – Ben: f5d6"),
        ("sgf-shift-jis-5c.sgf", "Shift_JIS", "ソ – Ben: f5d6"),
        ("sgf-shift-jis-ca.sgf", "Shift_JIS", "山田 – Ben: f5d6"),
        ("sgf-utf16-le-no-bom.sgf", "UTF-16LE", "Anna – Ben: f5d6"),
    ] {
        let loaded = load(name);
        assert_eq!((loaded.encoding.name(), games(&loaded)[0].as_str()), (encoding, expected), "{name}");
        let as_told = formats::read_file_as(&bytes(name), loaded.encoding, &Defaults::default());
        assert_eq!(as_told.as_ref(), Ok(&loaded), "{name}");
    }
    // A guess is corrected by the caller.
    let western = Encoding::of_name("latin1").unwrap();
    let loaded = formats::read_file_as(&bytes("sgf-gbk-no-ca.sgf"), western, &Defaults::default()).unwrap();
    assert_eq!(loaded.record(0).header.players[Color::Black], "ÕÅÈý");
}
