//! Every format is recognised, and a sentence says what cannot be read.

use super::*;
use proptest::prelude::*;
use std::time::{Duration, Instant};

/// The first game of a text, all of it.
fn first(text: &str, defaults: &Defaults) -> Result<Record, ReadError> {
    Ok(read_text(text, defaults)?.whole()?.record(0))
}

fn check(text: &str, expected: &str) {
    let answer = match first(text, &Defaults::default()) {
        Ok(record) => Summary::of(&record).to_string(),
        Err(error) => error.to_string(),
    };
    assert_eq!(answer, expected, "{text:.200}");
}

#[test]
fn a_board_of_digits_is_a_board_however_full() {
    let full = "01010101".repeat(7) + "0101010-";
    let board = first(&full, &Defaults::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((board.start().counts().black, board.start().counts().white), (32, 31));
    let lines =
        "--------\n--------\n--------\n---10---\n---01---\n--------\n--------\n--------\nWhite to move";
    let white = first(lines, &Defaults::default()).unwrap();
    assert_eq!(white.start().turn(), crate::rules::Color::White);
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

/// What a file with a mistake gives: the moves, whether they are all, and what is left out.
fn so_far(text: &str) -> (String, bool, Vec<String>) {
    let loaded =
        read(text.as_bytes(), &Defaults::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let record = loaded.record(0).whole_game();
    let left_out = loaded.left_out.iter().map(|rejected| rejected.error.to_string()).collect();
    let is_cut = loaded.is_cut;
    assert_eq!(is_cut, loaded.whole().is_err(), "{text}");
    (transcript::write(&record, &record.line()), is_cut, left_out)
}

#[test]
fn the_only_game_of_a_file_is_read_up_to_its_mistake() {
    let ggf = "(;GM[Othello]PB[a]BO[8 ---------------------------O*------*O--------------------------- *]";
    let check = |text: &str, moves: &str, mistake: &str| {
        let (found, is_cut, left_out) = so_far(text);
        assert_eq!((found.as_str(), is_cut, left_out.len()), (moves, true, 1), "{text}");
        assert!(left_out[0].contains(mistake), "{left_out:?}");
    };
    check("f5 d6 c3 d3 c4 a1 f6 f3", "f5d6c3d3c4", "move 6, \"a1\" at character 16: a disc on a1");
    check("f5 d6 c3 d3 c4 f9 f6", "f5d6c3d3c4", "move 6, \"f9\" at character 16: ");
    let pgn = "[Black \"a\"]\r\n[Result \"1-0\"]\r\n\r\n1. f5 {é} d6 (1... f6) 2. a1 f6 1-0\r\n";
    check(pgn, "f5d6", "move 3, \"a1\" at line 4, ");
    check("[Black \"a\"]\n\n1. f5 d6 2. c", "f5d6", "move 3, \"c\"");
    check(&format!("{ggf}B[F5]W[D6/0.1]CO[so]B[A1]W[C4];)"), "f5d6", "move 3, \"A1\"");
    check(&format!("{ggf}B[F5]W[D6]B[C"), "f5d6", "a value that ends with ]");
    check(&format!("{ggf}B[F5]W[D6]"), "f5d6", "the ) at the end of the game");
    check(&format!("{ggf}B[F5]B[D6];)"), "f5", "it is White's turn");
    check("(;GM[2];B[f5];W[d6];B[a1];W[f4])", "f5d6", "move 3, \"a1\"");
    check("(;GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[c4", "f5d6c3d3", "a value that ends with ]");
    check("(;GM[2];B[f5];W[d6](;B[a1])(;B[c4]))", "f5d6", "move 3, \"a1\"");
    // The mirrored start.
    check("(;GM[2];B[f4];W[f3];B[a1])", "f4f3", "move 3, \"a1\"");
}

const TWO_BROKEN: &str = "[Black \"a\"]\n\n1. f5 d6 2. a1\n\n[Black \"b\"]\n\n1. f5 f6 2. a1\n";

#[test]
fn a_mistake_among_several_games_or_before_any_move_refuses_that_game() {
    for text in [
        "a1",
        "(;GM[2];B[a1])",
        "[Black \"a\"]\n\n1. a1",
        "(;GM[2]SZ[7];B[f5])",
        "f5d6a1\nf5f6e6f4a1",
        TWO_BROKEN,
    ] {
        assert!(read(text.as_bytes(), &Defaults::default()).is_err(), "{text}");
    }
    for text in ["(;GM[2];B[f5];W[a1])(;GM[2];B[f5])", "f5d6\nf5f6\nf5a1"] {
        let loaded = read(text.as_bytes(), &Defaults::default()).unwrap();
        assert_eq!((loaded.is_cut, loaded.left_out.len(), loaded.rejected.len()), (false, 0, 1), "{text}");
    }
}

#[test]
fn a_mistake_in_a_variation_of_sgf_leaves_out_its_rest() {
    let text = "(;GM[2];B[f5];W[d6](;B[c3];W[d3](;B[c4])(;B[c5]))\
                (;B[c4]C[so];W[a1](;B[b4])(;C[\\];)]W[b3]))(;B[c6]))";
    let (moves, is_cut, left_out) = so_far(text);
    assert_eq!((moves.as_str(), is_cut), ("f5d6c3d3c4", false));
    assert_eq!(left_out, ["move 4, \"a1\" at character 65: a disc on a1 would flip nothing"]);
    let record = first(text, &Defaults::default()).unwrap();
    let start = record.main_line()[1];
    let names: Vec<String> = record
        .children(start)
        .iter()
        .map(|&node| record.move_into(node).unwrap().name(BoardSize::STANDARD))
        .collect();
    assert_eq!(names, ["c3", "c4", "c6"]);
    let comment = &record.annotations(record.children(start)[1]).unwrap().comment;
    assert_eq!(comment, "so\n;W[a1](;B[b4])(;C[\\];)]W[b3])");
    // Many of them take no time.
    let begin = Instant::now();
    let many = format!("(;GM[2];B[f5](;W[d6]){})", "(;W[a1];B[b1])".repeat(100_000));
    assert_eq!(so_far(&many).2.len(), 100_000);
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
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
        let error = read(bytes, &Defaults::default()).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
    check("a1", "move 1, \"a1\" at character 1: a disc on a1 would flip nothing");
    check("X---", "one line of 4 squares is no square board; expected 64 for 8×8, or a line for each row");
    check("(;", "character 3: expected the ) at the end of the game");
    for brackets in ["(", "(hello)", "()", "((("] {
        check(brackets, unknown);
    }
    check("(version:", "character 9: the text ends too early");
    check("(f5d6a1)", "move 3, \"a1\" at character 6: a disc on a1 would flip nothing");
}

#[test]
fn moves_that_do_not_fit_the_start_shown_are_tried_from_the_standard_one() {
    let start = crate::rules::Start::Mirrored.position(BoardSize::STANDARD);
    let mirrored = Defaults { start, ..Defaults::default() };
    assert_eq!(*first("c5", &mirrored).unwrap().start(), start);
    assert_eq!(*first("f5", &mirrored).unwrap().start(), Defaults::default().start);
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
        assert!(first(&text, &Defaults::default()).is_err());
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
            _ = (read_text(&text, &Defaults::default()), read(text.as_bytes(), &Defaults::default()));
            _ = wthor::read_each(text.as_bytes());
            for format in Format::ALL {
                _ = (format.read)(&text, &Defaults::default());
            }
        }
    }
}
