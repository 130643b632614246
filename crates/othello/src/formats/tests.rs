//! Every format is recognised, and a sentence says what cannot be read.

use super::*;
use proptest::prelude::*;
use std::time::{Duration, Instant};

fn check(text: &str, expected: &str) {
    let answer = match read_any(text, &Defaults::default()) {
        Ok(pasted) => pasted.summary.to_string(),
        Err(error) => error.to_string(),
    };
    assert_eq!(answer, expected, "{text:.200}");
}

#[test]
fn a_board_of_digits_is_a_board_however_full() {
    let full = "01010101".repeat(7) + "0101010-";
    let board = read_any(&full, &Defaults::default()).unwrap_or_else(|error| panic!("{error}")).record;
    assert_eq!((board.start().counts().black, board.start().counts().white), (32, 31));
    let lines =
        "--------\n--------\n--------\n---10---\n---01---\n--------\n--------\n--------\nWhite to move";
    assert_eq!(
        read_any(lines, &Defaults::default()).unwrap().record.start().turn(),
        crate::rules::Color::White
    );
}

#[test]
fn the_preview_says_what_was_pasted() {
    check("f5d6c3", "A game of 3 moves on 8×8");
    check("1. F5", "A game of 1 move on 8×8");
    check(
        &Position::start(BoardSize::new(6, 10).unwrap()).to_string(),
        "A position on 6×10, Black to move, 56 empties",
    );
    let obf = "% from a file\n---------------------------OX------XO--------------------------- X; F5:+0;\n";
    check(obf, "A position on 8×8, Black to move, 60 empties");
    check(&format!("{} O", "-".repeat(64)), "A position on 8×8, the game is over");
    let empty = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    check(&outflank::write(&empty), "A position on 8×8, Black to move, 60 empties");
}

#[test]
fn a_servers_date_is_a_day_and_its_zero_a_draw() {
    let board = "BO[8 ---------------------------O*------*O--------------------------- *]";
    let served = format!("(;GM[Othello]DT[2003.12.15_13:24:03.MST]PB[a]PW[b]RE[+0.000]{board}B[F5];)");
    let loaded = read_text(&served, &Defaults::default()).unwrap();
    assert_eq!(loaded.title(0), "1. a – b, 2003-12-15: draw");
    assert_eq!(loaded.title_with(0, "Remis", Summary::to_string), "1. a – b, 2003-12-15: Remis");
    let written = |ending: &str| Format::of_name(ending).unwrap().write(&loaded.record(0)).unwrap();
    assert!(written(".sgf").contains("DT[2003-12-15]"));
    assert!(written(".pgn").contains("[Date \"2003.12.15\"]"));
    assert!(written(".ggf").contains("DT[2003.12.15_13:24:03.MST]"), "the server's own form");
}

#[test]
fn what_is_nothing_is_answered_with_a_sentence() {
    let unknown = "this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -";
    for text in ["hello", "Guten Tag, wie geht es Ihnen?", "12345", "日本語", "I have a 5 and a 6"] {
        check(text, unknown);
    }
    for text in ["", "  \n", "\0\0\0", "\u{FEFF}"] {
        check(text, "this is empty");
    }
    for (bytes, expected) in [
        (&b"\x1f\x8b\x08\0f5d6"[..], "this file is packed (gzip); unpack it and open what is in it"),
        (b"PK\x03\x04\x14\0", "this file is packed (ZIP); unpack it and open what is in it"),
        (b"\x89PNG\r\n\x1a\n", "this file (PNG) holds no games as text"),
        (b"%PDF-1.7\n", "this file (PDF) holds no games as text"),
        (b"MZ\x90\0\x03", "this file (EXE) holds no games as text"),
    ] {
        let error = read_file(bytes, &Defaults::default()).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
    check("a1", "move 1, \"a1\" at character 1: a disc on a1 would flip nothing");
    check("X---", "one line of 4 squares is no square board; expected 64 for 8×8, or a line for each row");
    check("(;", "character 3: the game does not end; expected )");
    for brackets in ["(", "(hello)", "()", "((("] {
        check(brackets, unknown);
    }
    check("(version:", "line 1, column 9 of the saved game cannot be read: the text ends too early");
    check("(f5d6a1)", "move 3, \"a1\" at character 6: a disc on a1 would flip nothing");
}

#[test]
fn moves_that_do_not_fit_the_start_shown_are_tried_from_the_standard_one() {
    let start = Start::Mirrored.position(BoardSize::STANDARD);
    let mirrored = Defaults { start, ..Defaults::default() };
    assert_eq!(*read_any("c5", &mirrored).unwrap().record.start(), start);
    assert_eq!(*read_any("f5", &mirrored).unwrap().record.start(), Defaults::default().start);
    // Each of several games by itself.
    let games = read_text("c5e6\nf5d6", &mirrored).unwrap();
    assert_eq!(*games.record(0).start(), start);
    assert_eq!(*games.record(1).start(), Defaults::default().start);
}

#[test]
fn huge_and_binary_texts_are_answered_at_once() {
    let begin = Instant::now();
    let mut texts: Vec<String> =
        ["f5", "-", "\n", "1 ", "(", "[", "X-", "f5d6", "\0", "é", "a1\n", "--", "(;", "(;A[]", "A[]"]
            .map(|part| part.repeat(500_000))
            .into();
    texts.push("x".repeat(50_000_000));
    texts.push(format!("(;{}", "A[]".repeat(300_000)));
    texts.push(
        String::from_utf8_lossy(&(0..900_000u32).map(|i| (i.wrapping_mul(i) >> 3) as u8).collect::<Vec<_>>())
            .into_owned(),
    );
    for text in texts {
        assert!(read_any(&text, &Defaults::default()).is_err());
    }
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(
        text: String,
        drawn in "[-XOxo*.|+ a-h1-8\n]{0,200}",
        moves in "([a-p][0-9]{1,2}|pa|--| |\n|é){0,40}",
    ) {
        for text in [text, drawn, moves] {
            _ = read_any(&text, &Defaults::default());
            for format in Format::ALL {
                match format.reader {
                    Reader::Bytes { read, .. } => _ = read(text.as_bytes()),
                    Reader::Text { read, .. } | Reader::Plain { read, .. } => {
                        _ = read(&text, &Defaults::default());
                    }
                }
            }
        }
    }
}
