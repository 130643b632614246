//! Every format is recognised, and a sentence says what cannot be read.

use super::*;
use crate::record::Ending;
use crate::rules::{Color, Move};
use proptest::prelude::*;
use std::time::{Duration, Instant};

/// Shows each game, or its error.
pub(super) fn told<G: Into<ReadGame>>(
    games: impl Iterator<Item = G>,
    show: impl Fn(&Record) -> String,
) -> Vec<String> {
    let whole = games.map(|game| game.into().whole());
    whole.map(|game| game.map_or_else(|error| error.to_string(), |record| show(&record))).collect()
}

/// The only game of a text of SGF.
pub(crate) fn of_sgf(text: &str) -> Record {
    sgf::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).remove(0)
}

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
    check(&("01010101".repeat(7) + "0101010-"), "A position on 8×8, Black to move, 1 empties");
    let digits = "--------\n".repeat(3) + "---10---\n---01---\n" + &"--------\n".repeat(3) + "White to move";
    check(&digits, "A position on 8×8, White to move, 60 empties");
    let empty = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    check(&outflank::write(&empty), "A position on 8×8, Black to move, 60 empties");
}

#[test]
fn a_servers_date_is_a_day_and_its_zero_a_draw() {
    let board = "BO[8 ---------------------------O*------*O--------------------------- *]";
    let served = format!("(;GM[Othello]DT[2003.12.15_13:24:03.MST]PB[a]PW[b]RE[+0.000]{board}B[F5];)");
    let loaded = read_text(&served, &Defaults::default()).unwrap();
    assert_eq!(title(&loaded.record(0).header), "a – b, 2003-12-15: draw");
    assert_eq!(loaded.title(0, "Remis", Summary::to_string), "1. a – b, 2003-12-15: Remis");
    let written = |ending: &str| Format::of_name(ending).unwrap().write(&loaded.record(0)).unwrap();
    assert!(written(".sgf").contains("DT[2003-12-15]"));
    assert!(written(".pgn").contains("[Date \"2003.12.15\"]"));
    assert!(written(".ggf").contains("DT[2003.12.15_13:24:03.MST]"), "the server's own form");
}

/// The moves of a file with a mistake, the mistake at which its game is cut, and the errors of the variations
/// left out.
fn so_far(text: &str) -> (String, Option<String>, Vec<String>) {
    let loaded =
        read(text.as_bytes(), &Defaults::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let record = loaded.record(0).whole_game();
    let left_out = loaded.left_out.iter().map(|rejected| rejected.error.to_string()).collect();
    let mistake = loaded.whole().err().map(|error| error.to_string());
    (transcript::write(&record, &record.line()), mistake, left_out)
}

#[test]
fn the_only_game_of_a_file_is_read_up_to_its_mistake() {
    let ggf = "(;GM[Othello]PB[a]BO[8 ---------------------------O*------*O--------------------------- *]";
    let check = |text: &str, moves: &str, mistake: &str| {
        let (found, cut, left_out) = so_far(text);
        assert_eq!((found.as_str(), left_out.len()), (moves, 0), "{text}");
        assert!(cut.as_ref().is_some_and(|cut| cut.contains(mistake)), "{cut:?}");
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

/// A game with a result as a file of a format; any other name means WTHOR.
fn with_result(format: &str, result: &str, moves: &str) -> Vec<u8> {
    let squares: Vec<&str> = (0..moves.len()).step_by(2).map(|at| &moves[at..at + 2]).collect();
    let sides = || ["B", "W"].into_iter().cycle();
    let tagged: Vec<String> =
        squares.iter().zip(sides()).map(|(square, side)| format!("{side}[{square}]")).collect();
    let text = match format {
        "SGF" => format!("(;GM[2]RE[{result}];{})", tagged.join(";")),
        "GGF" => format!("(;GM[Othello]TY[8]RE[{result}]{};)", tagged.concat()),
        "PGN" => format!("[Black \"a\"]\n[Result \"{result}\"]\n\n{}\n", squares.join(" ")),
        "Othello Quest" => format!("{{\"moves\": \"{moves}\", \"result\": \"{result}\"}}"),
        "a table" => format!("black,moves,result\na,{moves},{result}\n"),
        "Outflank's own" => {
            let mut record = transcript::read(moves, &Defaults::default().start, Goal::MostDiscs).unwrap();
            record.header.result = result.to_owned();
            outflank::write(&record)
        }
        _ => {
            let byte = |square: &&str| 10 * (square.as_bytes()[1] - b'0') + square.as_bytes()[0] - b'a' + 1;
            let head = [20, 24, 3, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0];
            let mut bytes = [&head[..], &[0; 6], &[result.parse().unwrap(), 0]].concat();
            bytes.extend(squares.iter().map(byte));
            bytes.resize(16 + 68, 0);
            return bytes;
        }
    };
    text.into_bytes()
}

#[test]
fn every_format_inserts_passes_that_are_left_out() {
    // After the first eight, Black cannot move: White plays e3.
    let moves = "d3c3b3b2f5a3a1c1e3";
    for format in ["SGF", "GGF", "PGN", "Othello Quest", "a table", "WTHOR"] {
        let result = if format == "WTHOR" { "33" } else { "?" };
        let mut bytes = with_result(format, result, moves);
        if let "SGF" | "GGF" = format {
            // White moves twice in a row.
            bytes = String::from_utf8(bytes).unwrap().replace("B[e3]", "W[e3]").into_bytes();
        }
        let record = read(&bytes, &Defaults::default()).unwrap().record(0);
        assert_eq!((record.moves().len(), record.moves()[8]), (10, Move::Pass), "{format}");
    }
}

#[test]
fn the_board_decides_about_the_result_in_every_format() {
    let over = "f5d6c5f6e7f4g5e6e3";
    for (format, wrong, stated, right, too_many) in [
        ("SGF", "W+10", "W+10", "B+64", "60-40"),
        ("GGF", "-10", "W+10", "+64", "+70"),
        ("PGN", "0-1", "0-1", "64-0", "60-40"),
        ("Othello Quest", "10-54", "10-54", "13-0", "60-40"),
        ("a table", "White wins", "W+", "Black wins", "60-40"),
        ("Outflank's own", "W+10", "W+10", "1-0", "60-40"),
        ("WTHOR", "10", "10-54", "13", "96"),
    ] {
        let check = |result: &str, moves: &str, told: &str, kept: &str| {
            let loaded = read(&with_result(format, result, moves), &Defaults::default()).unwrap();
            let found: Vec<String> = loaded.overruled.iter().map(ToString::to_string).collect();
            assert_eq!((loaded.format, &found[..]), (format, &[told.to_owned()][..]), "{result}");
            let ending = Ending::parse(&loaded.record(0).header.result, BoardSize::STANDARD);
            assert_eq!(ending.map_or(String::new(), |ending| ending.to_string()), kept, "{format} {result}");
        };
        let told = format!("game 1: the result {stated} was not used; the board says B+64");
        check(wrong, over, &told, "B+64");
        let loaded = read(&with_result(format, right, over), &Defaults::default()).unwrap();
        let winner = loaded.record(0).ending().unwrap().winner();
        assert_eq!((&loaded.overruled[..], winner), (&[][..], Some(Color::Black)), "{format}");
        // An unfinished game may have been given up, so its result is kept.
        let loaded = read(&with_result(format, wrong, "f5d6"), &Defaults::default()).unwrap();
        assert_eq!(loaded.overruled, [], "{format}");
        let stated = match format {
            "GGF" => "B+70",
            "WTHOR" => "96-0",
            _ => too_many,
        };
        let told = format!("game 1: the result {stated} was not used; the board has fewer squares");
        check(too_many, "f5d6", &told, "");
    }
    let text = String::from_utf8(with_result("SGF", "W+10", over)).unwrap().repeat(9);
    let opened = open(text.as_bytes(), &Defaults { whole_max: 200, ..Defaults::default() }).unwrap();
    let Opened::Stream(mut games) = opened else { panic!("it is read in parts") };
    assert!(games.by_ref().all(|game| game.unwrap().header.result == "B+64"));
    assert!(games.leftovers.overruled.iter().map(|told| told.number).eq(1..10));
    // In a plain text, a wrong result is an unused part.
    let loaded = read(format!("{over} 10-54").as_bytes(), &Defaults::default()).unwrap();
    assert_eq!((loaded.unused.len(), loaded.record(0).header.result.as_str()), (1, ""));
}

#[test]
fn a_mistake_among_several_games_or_before_any_move_refuses_that_game() {
    for text in [
        "a1",
        "(;GM[2];B[a1])",
        "[Black \"a\"]\n\n1. a1",
        "(;GM[2]SZ[7];B[f5])",
        "f5d6a1\nf5f6e6f4a1",
        "[Black \"a\"]\n\n1. f5 d6 2. a1\n\n[Black \"b\"]\n\n1. f5 f6 2. a1\n",
    ] {
        assert!(read(text.as_bytes(), &Defaults::default()).is_err(), "{text}");
    }
    for text in ["(;GM[2];B[f5];W[a1])(;GM[2];B[f5])", "f5d6\nf5f6\nf5a1"] {
        let loaded = read(text.as_bytes(), &Defaults::default()).unwrap();
        assert_eq!((loaded.cut, loaded.left_out.len(), loaded.rejected.len()), (None, 0, 1), "{text}");
    }
}

#[test]
fn a_mistake_in_a_variation_of_sgf_leaves_out_its_rest() {
    let text = "(;GM[2];B[f5];W[d6](;B[c3];W[d3](;B[c4])(;B[c5]))\
                (;B[c4]C[so];W[a1](;B[b4])(;C[\\];)]W[b3]))(;B[c6]))";
    let (moves, cut, left_out) = so_far(text);
    assert_eq!((moves.as_str(), cut), ("f5d6c3d3c4", None));
    assert_eq!(left_out, ["move 4, \"a1\" at character 65: a disc on a1 would flip nothing"]);
    let record = first(text, &Defaults::default()).unwrap();
    let start = record.main_line()[1];
    assert_eq!(record.children(start).len(), 3);
    let comment = &record.annotations(record.children(start)[1]).unwrap().comment;
    assert_eq!(comment, "so\n;W[a1](;B[b4])(;C[\\];)]W[b3])");
    // Many broken variations are read quickly.
    let begin = Instant::now();
    let many = format!("(;GM[2];B[f5](;W[d6]){})", "(;W[a1];B[b1])".repeat(100_000));
    assert_eq!(so_far(&many).2.len(), 100_000);
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
}

#[test]
fn content_without_games_is_an_error() {
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
    // Each of several games has its own start.
    let games = read_text("c5e6\nf5d6", &mirrored).unwrap();
    assert_eq!(*games.record(0).start(), start);
    assert_eq!(*games.record(1).start(), Defaults::default().start);
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(
        text: String,
        drawn in "[-XOxo*.|+,\t 012/pP●○🟩⬜□■・ーa-h1-8\n]{0,200}",
        moves in "([a-p][0-9]{1,2}|5f|1|2\\.|40-24|[({\\[\\]})#*]|Black|: |Anna|黒|パス|pass|pa|--| |\n|ｆ５|é\
            |½){0,40}",
    ) {
        for text in [text, drawn, moves] {
            _ = (read_text(&text, &Defaults::default()), wthor::load(text.as_bytes()));
            for format in Format::ALL {
                match Loaded::of((format.games)(&text, &Defaults::default())) {
                    Ok(loaded) => prop_assert!(!loaded.is_empty()),
                    Err(error) => {
                        // Programs' formats may name the place after the last character.
                        let after = usize::from(!format.is_plain);
                        let n_letters = |place: Place| place.line_in(&text).chars().count();
                        let is_in = |place: Place| place.character <= after + n_letters(place);
                        prop_assert!(error.place().is_none_or(is_in), "{:?} {}", text, error);
                    }
                }
            }
        }
    }
}
