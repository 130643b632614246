//! In English, the words of an error are what it displays.

use super::*;
use crate::text::{Language, in_language};
use othello::formats::board_text::BoardTextError;
use othello::formats::books::{self, BookFileError};
use othello::formats::outflank::{FileError, SavedGame};
use othello::formats::transcript::TranscriptError;
use othello::formats::wthor::{Day, Names, Writer, WthorError};
use othello::formats::{
    self, At, Content, Defaults, Expected, Fault, Loaded, Mistake, Overruled, Place, ReadError, Rejected,
    Summary, Unreadable, WriteError,
};
use othello::record::RebuildError;
use othello::rules::{BoardSize, Color, IllegalMove, SetupError, SizeError};
use std::mem::{Discriminant, discriminant};

const BOARD: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";
const SQUARES: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

/// Texts that cannot be read, of every format.
fn malformed() -> Vec<String> {
    let own = |size: &str, board: &str, placing: bool, rest: &str| {
        format!(
            "(version: 1, game: (size: \"{size}\", start: (board: [\"{board}\"], turn: Black, placing: \
             {placing}), goal: MostDiscs, black: Human, white: Human, seed: 7, running: true, {rest}), \
             earlier: [], later: [])"
        )
    };
    let four = |rest: &str| own("4x4", "-----OX--XO-----", false, rest);
    let texts = [
        "",
        "hello",
        "a1",
        "f5\nd6\n  d6",
        "f5d6k1",
        "f5é",
        "f5pad6",
        "f5d6c5f6e7f4g5e6e3d3",
        "X---",
        "-X--\n-X?-\n",
        "-X--\n-XX-\n-OO\n----",
        "-X-\n-X-\n-X-\n",
        "----\n----\n----\n----\n----\n",
        "(;GM[2]",
        "(;GM[2];B[f5];W[a1])",
        "(;GM[2];B[f5];B[d6])",
        "(;GM[2];W[f5])",
        "(;GM[2];B[z9])",
        "(;GM[2];B[f5]",
        "(;GM[2];B[f5",
        "(;GM[1];B[f5])",
        "(;GM[2]SZ[7];B[f5])",
        "(;GM[2]SZ[x];B[f5])",
        "(;GM[2]SZ[18];B[f5])",
        "(;GM[2]AB[z9];B[f5])",
        "(;GM[2]AB[d4][d5];B[f5])",
        "(;GM[2];B[f5]AB[z9])",
        "(;GM[2];B[f5](a))",
        "(;GM[2]x)",
        "(;GM[Othello];)",
        "(;GM[Othello]",
        "(;GM[Othello]PB[x",
        "(;GM[Othello]PB",
        "(;GM[Othello]BO[x];)",
        "(",
        "(version: 1)",
        "(version: 1000)",
        "(version: 1, version: 1)",
        "{\"a\":",
        "{x}",
        "{}",
        r#"{"position":{"moves":[{"m":"g9"}]}}"#,
        r#"{"position":{"moves":[{"m":"f5"},{"m":"a1"}]}}"#,
        "[Event \"?\"]\n\n1. f5 d9",
    ];
    let ggf = [
        format!("(;GM[Othello]{BOARD}B[x];)"),
        format!("(;GM[Othello]{BOARD}B[a1];)"),
        format!("(;GM[Othello]{BOARD}W[f5];)"),
        format!("(;GM[Othello]{BOARD}B[f5]GM[Chess];)"),
    ];
    let obf = [
        format!("{SQUARES} ?;"),
        format!("% X\n{}; G8:+18;", &SQUARES[..62]),
        format!("{SQUARES} X; G9:+2;"),
        format!("{} X; G8:+18;", SQUARES.replace("--XXXXX", "--X?XXX")),
    ];
    let own = [
        own("5x5", "-", false, "moves: [], followed: [], cursor: 0"),
        own("x", "-", false, "moves: [], followed: [], cursor: 0"),
        own("4x4", "-", false, "moves: [], followed: [], cursor: 0"),
        own("4x4", "X---------------", true, "moves: [], followed: [], cursor: 0"),
        four("moves: [(after: 0, play: \"k9\")], followed: [], cursor: 0"),
        four("moves: [(after: 0, play: \"a1\")], followed: [], cursor: 0"),
        four("moves: [(after: 7, play: \"b1\")], followed: [], cursor: 0"),
        four("moves: [(after: 0, play: \"b1\"), (after: 0, play: \"b1\")], followed: [], cursor: 0"),
        four("moves: [(after: 0, play: \"b1\", took: \"x\")], followed: [], cursor: 0"),
        four("moves: [(after: 0, play: \"b1\", took: \"1 2\")], followed: [], cursor: 0"),
        four("moves: [], followed: [7], cursor: 0"),
        four("moves: [], followed: [], cursor: 7"),
        four("moves: [], followed: [], cursor: 0, notes: [(at: 7)]"),
    ];
    let long = ["-\n".repeat(1 << 19)];
    texts.into_iter().map(str::to_owned).chain(ggf).chain(obf).chain(own).chain(long).collect()
}

fn wthor_file(games: &[&str]) -> Vec<u8> {
    let mut writer = Writer::new(&Names::default(), Day { year: 2024, month: 3, day: 7 });
    for moves in games {
        let record = formats::read_text(&format!("{moves} 40-24"), &Defaults::default()).unwrap().record(0);
        writer.add(&record).unwrap();
    }
    writer.finish().games
}

fn malformed_wthor() -> Vec<Vec<u8>> {
    let good = wthor_file(&["f5d6", "f5f6"]);
    let changed = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        bytes
    };
    let (facts, length) = (8, 68);
    let second = 16 + length + facts + 1;
    let mut names = good[..16].to_vec();
    (names[4], names[8]) = (0, 1);
    names.resize(36, b'x');
    vec![
        good[..5].to_vec(),
        good[..100].to_vec(),
        names,
        wthor_file(&[]),
        changed(13, 1),
        changed(12, 12),
        changed(second, 11),
        changed(second, 19),
        changed(second, 44),
        changed(16 + facts, 0),
    ]
}

#[test]
fn read_errors_say_in_english_what_they_display() {
    let texts = malformed();
    let read = |text: &str| formats::read_text(text, &Defaults::default()).and_then(Loaded::whole);
    let refused = texts.iter().filter_map(|text| read(text).err());
    let mut errors: Vec<ReadError> = refused.collect();
    for bytes in malformed_wthor() {
        match formats::read(&bytes, &Defaults::default()) {
            Ok(loaded) => errors.extend(loaded.rejected.into_iter().map(|rejected| rejected.error)),
            Err(error) => errors.push(error),
        }
    }
    let place = Place { line: 2, character: 5 };
    errors.extend([
        ReadError::Empty,
        ReadError::Packed("gzip"),
        ReadError::OtherKind("PNG"),
        ReadError::TooLong(999),
        ReadError::TooLarge(8),
        ReadError::GameTooLarge(8),
        ReadError::BreaksOff(std::io::ErrorKind::TimedOut),
        ReadError::NoGames,
        ReadError::TooMany(100),
        TranscriptError::Empty.into(),
        TranscriptError::TwoReadings { first: "f5d6".to_owned(), second: "f5".to_owned() }.into(),
        BoardTextError::Empty.into(),
        BoardTextError::TooLarge.into(),
        BoardTextError::Unknown { character: '"', place }.into(),
        BoardTextError::Discs(SetupError::TwoColors("a1".to_owned())).into(),
        BoardTextError::Discs(SetupError::UnknownCharacter('"', 3)).into(),
        BoardTextError::Discs(SetupError::OffBoard).into(),
        BoardTextError::Size(SizeError::NotASize("8'".to_owned())).into(),
        WthorError::NamesLength { found: 30, n_names: 1, length: 20 }.into(),
        FileError::Newer(9).into(),
        FileError::TooMany(101).into(),
        FileError::Wrong(
            SavedGame::Later(3),
            Mistake { at: At::Game, fault: RebuildError::NoNode(7).into() },
        )
        .into(),
    ]);
    let found = || "x;\"".to_owned();
    let at = [
        At::Game,
        At::Place(place),
        At::Line(7),
        At::Move { number: 3, found: found(), place: Some(place) },
        At::Move { number: 3, found: found(), place: None },
    ];
    let one = |at| Mistake { at, fault: Fault::Turn(Color::White) }.into();
    errors.extend(at.map(one));
    let expected = |expected| ["", "x;\""].map(|found| Fault::Expected { found: found.to_owned(), expected });
    let faults = Expected::ALL.iter().flat_map(|what| expected(*what)).chain([
        Fault::NoSquare(BoardSize::STANDARD),
        RebuildError::Twice.into(),
        RebuildError::Illegal(IllegalMove::GameOver).into(),
        Fault::Moves(Box::new(TranscriptError::Empty)),
        SetupError::NothingToPlay.into(),
        Unreadable::Json.into(),
    ]);
    errors.extend(faults.map(|fault| Mistake { at: At::Game, fault }.into()));
    let results = ["", "B+4"].map(|counted| (3, "W+\"".to_owned(), counted.to_owned()));
    agree(results.map(|(number, stated, counted)| Overruled { number, stated, counted }), overruled);
    agree(&errors, |error| read_error(error));
    agree(errors.iter().map(|error| Rejected { number: 3, error: error.clone() }), rejected);
    // Every variant occurs.
    let kinds: Vec<Discriminant<ReadError>> = errors.iter().map(discriminant).collect();
    let n_kinds = (0..kinds.len()).filter(|&i| !kinds[..i].contains(&kinds[i])).count();
    assert_eq!(n_kinds, 15);
}

/// Checks that the words of values are what these display.
fn agree<T: std::fmt::Display>(values: impl IntoIterator<Item = T>, words: impl Fn(&T) -> String) {
    for value in values {
        assert_eq!(words(&value), value.to_string());
    }
}

#[test]
fn other_errors_places_and_summaries_say_in_english_what_they_display() {
    let name = || "a\"b".to_owned();
    let illegal = [
        IllegalMove::OffBoard,
        IllegalMove::Occupied(name()),
        IllegalMove::FlipsNothing(name()),
        IllegalMove::NotCentral(name()),
        IllegalMove::PassNotAllowed,
        IllegalMove::GameOver,
    ];
    agree(illegal, illegal_move);
    let setups = [
        SetupError::OffBoard,
        SetupError::TwoColors(name()),
        SetupError::NothingToPlay,
        SetupError::WrongLength(3, 64),
        SetupError::UnknownCharacter('\'', 3),
    ];
    agree(setups, setup);
    agree(["7x7", "2x8", "8\"", "eight's"].map(|text| text.parse::<BoardSize>().unwrap_err()), size);
    let reasons = [
        Unreadable::Ends,
        Unreadable::Number,
        Unreadable::Missing(name()),
        Unreadable::Twice(name()),
        Unreadable::Unknown(name()),
        Unreadable::Brackets,
        Unreadable::Json,
        Unreadable::Other,
    ];
    agree(reasons, unreadable);
    let of_writing =
        [WriteError::Ending, WriteError::Pgn, WriteError::Start, WriteError::Placing, WriteError::Board];
    agree(of_writing, |error| write_error(*error));
    let places = [Place { line: 1, character: 23 }, Place { line: 2, character: 5 }];
    agree(places, |at| super::places::place(*at));
    let board = BoardSize::new(6, 10).unwrap();
    let games =
        [1, 34].map(|n| [false, true].map(|has_variations| Content::Game { n_moves: n, has_variations }));
    let positions = Color::BOTH.map(|turn| Content::Position { turn, n_empties: 56 });
    let contents = games.into_iter().flatten().chain(positions).chain([Content::Over]);
    agree(contents.map(|content| Summary { board, content }), summary);
    let loaded = formats::read_text("f5d6c3", &Defaults::default()).unwrap();
    assert_eq!(title(&loaded, 0), loaded.title(0));
}

#[test]
fn errors_of_books_say_in_english_what_they_display() {
    let mut egaroucid = b"DICUORAGE".to_vec();
    egaroucid.extend([9, 0, 0, 0, 0, 1]);
    let texts = [
        b"".to_vec(),
        b"hello".to_vec(),
        b"f5a1 3".to_vec(),
        b"f5d6 900".to_vec(),
        format!("{SQUARES} ?; G8:+18;").into_bytes(),
        format!("{} 3", SQUARES.replace("--XXXXX", "--X?XXX")).into_bytes(),
        egaroucid,
    ];
    let mut errors: Vec<BookFileError> = texts.iter().filter_map(|bytes| books::read(bytes).err()).collect();
    errors.extend([
        BookFileError::Empty,
        BookFileError::TooMany(100),
        BookFileError::Version(9),
        BookFileError::Short { found: 3, expected: 42 },
    ]);
    assert!(errors.len() > 8, "{errors:?}");
    agree(errors, book_file_error);
}

#[test]
fn errors_are_said_in_the_language_of_the_window() {
    let error = formats::read_text("a1", &Defaults::default()).unwrap_err();
    let english = error.to_string();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        in_language(language, || {
            assert_ne!(read_error(&error), english, "{language:?}");
            assert_eq!(error.to_string(), english, "{language:?}");
        });
    }
}

#[test]
fn a_sentence_begins_with_a_capital_letter_but_for_a_name_of_a_file() {
    assert_eq!(sentence("it is damaged"), "It is damaged.");
    assert_eq!(sentence("games.sgf cannot be read."), "games.sgf cannot be read.");
}
