//! Broken games among sound ones, and files that are far too large or made to be slow. The example
//! `crates/services/examples/damage` tries random damage with all other readers.

use crate::random_game;
use othello::formats::wthor::{Names, Writer};
use othello::formats::{
    self, Defaults, Format, Loaded, Opened, ReadError, Summary, board_text, ggf, open, read_text, sgf,
    transcript,
};
use othello::record::{Date, Record};
use othello::rules::{BoardSize, Position};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::time::{Duration, Instant};

/// The slowest allowed response; the machine may be busy with other tests.
const PATIENCE: Duration = Duration::from_secs(30);

#[test]
fn files_that_are_too_large_are_not_looked_at() {
    let huge = vec![b'-'; 9 << 20];
    assert!(matches!(formats::read(&huge, &Defaults::default()), Err(ReadError::TooLarge(_))));
    // Each part would take some hundred bytes of memory.
    let board = "---------------------------O*------*O---------------------------";
    for (begin, part, n) in [
        ("", "f5 ", (1 << 19) + 1),
        ("", "f5d6c3d3", 1 << 15),
        ("(;GM[2]SZ[8]", "XX[a]", (1 << 16) + 1),
        ("(;GM[2]SZ[8]AB", "[a1]", (1 << 16) + 1),
        (&format!("(;GM[Othello]BO[8 {board} *]B[f5]"), "CO[a]", 1 << 16),
    ] {
        let text = begin.to_owned() + &part.repeat(n) + ";)";
        let said = match formats::read(text.as_bytes(), &Defaults::default()) {
            Ok(loaded) => loaded.cut.map_or_else(String::new, |cut| cut.to_string()),
            Err(error) => error.to_string(),
        };
        assert!(said.ends_with("this is more than a game can hold"), "{begin}{part}: {said}");
    }
    let mut wthor = vec![20, 24, 3, 7];
    wthor.resize(33 << 20, 0);
    assert!(matches!(formats::read(&wthor, &Defaults::default()), Err(ReadError::TooLarge(_))));
}

#[test]
fn brackets_and_rows_without_end_are_no_danger() {
    let deep = format!("(;GM[2]{}{}", "(;".repeat(200_000), ")".repeat(200_000));
    assert!(sgf::read(&deep).is_err() && sgf::read(&"(;".repeat(100_000)).is_err());
    assert!(sgf::read(&format!("(;GM[2]{})", ";C[x]".repeat(100_000))).is_ok());
    for part in ["-", "-\n"] {
        let error = board_text::read(&part.repeat(1 << 20), BoardSize::STANDARD).unwrap_err();
        assert_eq!(error.to_string(), "there are more than the 256 squares of the largest board");
    }
}

/// A game of 8×8 with a name of its own and a comment.
fn named_game(number: usize, rng: &mut SmallRng) -> Record {
    let mut record = random_game(Position::start(BoardSize::STANDARD), rng.random_range(8..20), rng);
    record.header.players.black = format!("Anna {number}");
    record.header.event = "Grand Prix".to_owned();
    record.annotations_mut(record.cursor()).comment = "why [not]?\nso".to_owned();
    record
}

/// The games of a collection as bytes, each with the text that must be found again.
type Collection = Vec<(Vec<u8>, String)>;

/// The head of a file of WTHOR with eight games.
const WTHOR_HEADER: [u8; 16] = [20, 24, 3, 7, 8, 0, 0, 0, 0, 0, 0xE7, 7, 0, 0, 24, 0];

/// What identifies a game: Black's name or, in formats without names, the moves without passes.
fn sign(format: &str, record: &Record) -> String {
    match format {
        "SGF" | "GGF" | "PGN" => record.header.players.black.clone(),
        _ => transcript::write(record, &record.line()),
    }
}

fn collection(format: &str, rng: &mut SmallRng) -> Collection {
    let game = |number| {
        let mut record = named_game(number, rng);
        let bytes = match Format::ALL.into_iter().find(|own| own.name == format) {
            Some(format) => format.write(&record).expect("it fits").into_bytes(),
            None => {
                record.header.result = "40-24".to_owned();
                let mut writer = Writer::new(&Names::default(), Date::default());
                writer.add(&record).expect("it fits");
                writer.finish().games.split_off(WTHOR_HEADER.len())
            }
        };
        (bytes, sign(format, &record))
    };
    (0..8).map(game).collect()
}

fn load(format: &str, games: &Collection) -> Result<Loaded, ReadError> {
    let header = if format == "WTHOR" { &WTHOR_HEADER[..] } else { &[] };
    let games = games.iter().flat_map(|(bytes, _)| bytes);
    formats::read(&header.iter().chain(games).copied().collect::<Vec<u8>>(), &Defaults::default())
}

/// A collection with one damaged game gives all the others, and reports what is missing.
#[test]
fn a_damaged_game_does_not_hide_the_others() {
    let mut rng = SmallRng::seed_from_u64(33);
    let mut n_reported = 0;
    for format in ["SGF", "GGF", "PGN", "moves", "WTHOR"] {
        for run in 0..400 {
            let mut games = collection(format, &mut rng);
            if run == 0 {
                let loaded = load(format, &games).unwrap();
                assert_eq!((loaded.format, loaded.len(), loaded.rejected.len()), (format, games.len(), 0));
            }
            let damaged = rng.random_range(0..games.len());
            let bytes = &mut games[damaged].0;
            for _ in 0..rng.random_range(1..5) {
                // Signs that have a meaning in some format, or any byte. Line ends and the first sign of a
                // transcript stay, since they separate its games and identify its format.
                let at = rng.random_range(usize::from(format == "moves")..bytes.len() - 1);
                let signs = b"()[];{}\\\"*a1. BW\x00\xFF";
                bytes[at] = if rng.random_bool(0.8) {
                    signs[rng.random_range(0..signs.len())]
                } else {
                    rng.random_range(0x20..=0xFF)
                };
            }
            let text = String::from_utf8_lossy(bytes).into_owned();
            let loaded = load(format, &games).unwrap_or_else(|error| panic!("{format}: {error} {text}"));
            let found: Vec<String> =
                (0..loaded.len()).map(|index| sign(format, &loaded.record(index))).collect();
            for (number, (_, expected)) in games.iter().enumerate().filter(|(number, _)| *number != damaged) {
                assert!(
                    found.contains(expected),
                    "{format}: game {number} beside {damaged}: {text}\n{:?}",
                    loaded.rejected
                );
            }
            // A damaged line of moves counts as unused text, so it is not reported as a game.
            assert!(
                found.len() >= games.len() || !loaded.rejected.is_empty() || format == "moves",
                "{format}: silently lost {text}: {found:?} of {:?}",
                games.iter().map(|(bytes, _)| String::from_utf8_lossy(bytes)).collect::<Vec<_>>()
            );
            n_reported += usize::from(!loaded.rejected.is_empty());
        }
    }
    assert!(n_reported > 1000, "{n_reported}");
}

#[test]
fn games_keep_their_numbers_in_the_file() {
    let text = "(;GM[2];B[a1])(;GM[2];B[f5])(;GM[2]PB[Anna])(;GM[2];B[a1])(;GM[2];B[a1])(;GM[2];B[d3])";
    let loaded = formats::read(text.as_bytes(), &Defaults::default()).unwrap();
    let titles: Vec<String> =
        (0..loaded.len()).map(|index| loaded.title(index, "", Summary::to_string)).collect();
    assert_eq!(titles, ["2. A game of 1 move on 8×8", "3. Anna – ?", "6. A game of 1 move on 8×8"]);
    let indices: Vec<Option<usize>> = (0..8).map(|number| loaded.index_of(number)).collect();
    assert_eq!(indices, [None, None, Some(0), Some(1), None, None, Some(2), None]);
}

#[test]
fn the_number_of_games_is_bounded_and_the_rest_is_reported() {
    for (line, format) in [("f5d6\n", "moves"), ("(;GM[2];B[f5])", "SGF"), ("[Black \"a\"]\n*\n", "PGN")] {
        let text = line.repeat(formats::GAMES_MAX + 2);
        let loaded = formats::read(text.as_bytes(), &Defaults::default()).unwrap();
        assert_eq!((loaded.format, loaded.len()), (format, formats::GAMES_MAX));
        let reasons: Vec<String> = loaded.rejected.iter().map(ToString::to_string).collect();
        assert_eq!(reasons, ["there are more than 100000 games"], "{format}");
    }
}

#[test]
fn a_name_is_cut_at_8000_bytes_and_the_cut_is_reported() {
    let text = format!("(;GM[2]PB[{}]PW[Ben];B[f5])", "é".repeat(5000));
    let loaded = formats::read(text.as_bytes(), &Defaults::default()).unwrap();
    assert_eq!(loaded.record(0).header.players.black.len(), 8000);
    let reasons: Vec<String> = loaded.left_out.iter().map(ToString::to_string).collect();
    assert_eq!(reasons, ["game 1: this is more than a game can hold"]);
}

/// Many broken games, or signs that could begin one, are read in less than quadratic time.
#[test]
fn texts_of_many_broken_games_are_read_quickly() {
    let parts = [
        "(;GM[2];B[a1])\n",
        "(;GM[2]C[x\n",
        "(;GM[2]C[\n",
        "\n",
        "\n ",
        "(;GM[2]C[",
        "(;A[",
        "(;\n",
        "(;GM[Othello]BO[8 ",
        "(;GM[Othello]A[b];)",
        "[A \"b\"]\n{\n",
        "[A \"",
        "{\n[",
        "1. f5 (",
        "(x",
        "f5 [",
        "%\n[A \"\"]",
        "f5 $1 ",
        "a1\n",
        "f5\na1\n",
        "]A[",
        ";A[",
        "f5 d6\nno\n",
        "no\n",
        "[[",
        "{\"a\":[",
        ";B[",
        "C[\\",
        "\"",
        "-",
        "\0",
        "é",
        "X",
    ];
    for part in parts {
        for begin in ["", "f5 d6\n", "(;GM[Othello]", "(;GM[2];B[f5])", "(;GM[2]C[", "[Black \"a\"]\n"] {
            let text = begin.to_owned() + &part.repeat(100_000 / part.len());
            let now = Instant::now();
            _ = formats::read(text.as_bytes(), &Defaults::default());
            assert!(now.elapsed() < PATIENCE, "{begin}{part}: {:?}", now.elapsed());
        }
    }
}

#[test]
fn a_large_file_that_cannot_be_cut_is_refused_with_the_size_limit() {
    let refused = |part: &str| {
        let text = part.repeat((9 << 20) / part.len());
        open(text.as_bytes(), &Defaults::default()).err().map(|error| error.to_string())
    };
    let limit = "a file of this kind is read up to 8 MB, and this one is larger";
    assert_eq!(refused("{\"moves\": \"f5d6\"}\n").as_deref(), Some(limit));
    assert_eq!(refused("f5d6c3\nd3c4f4\n"), None, "it is cut before a game");
    let unknown = ReadError::Unknown.to_string();
    assert_eq!(refused("hello, this is a letter\n"), Some(unknown));
}

#[test]
fn the_board_decides_about_results_in_a_stream() {
    let text = "(;GM[2]RE[W+10];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])".repeat(9);
    let opened = open(text.as_bytes(), &Defaults { whole_max: 200, ..Defaults::default() }).unwrap();
    let Opened::Stream(mut games) = opened else { panic!("it is read in parts") };
    assert!(games.by_ref().all(|game| game.unwrap().header.result == "B+64"));
    assert!(games.leftovers.overruled.iter().map(|told| told.number).eq(1..10));
}

#[test]
fn many_broken_variations_are_read_quickly() {
    let now = Instant::now();
    let text = format!("(;GM[2];B[f5](;W[d6]){})", "(;W[a1];B[b1])".repeat(100_000));
    let loaded = formats::read(text.as_bytes(), &Defaults::default()).unwrap();
    assert_eq!(loaded.left_out.len(), 100_000);
    assert!(now.elapsed() < PATIENCE, "{:?}", now.elapsed());
}

#[test]
fn a_servers_time_becomes_a_day_and_its_zero_result_a_draw() {
    let served = "(;GM[Othello]DT[2003.12.15_13:24:03.MST]PB[a]PW[b]RE[+0.000]TY[8]B[F5];)";
    let loaded = read_text(served, &Defaults::default()).unwrap();
    assert_eq!(formats::title(&loaded.record(0).header), "a – b, 2003-12-15: draw");
    assert_eq!(loaded.title(0, "Remis", Summary::to_string), "1. a – b, 2003-12-15: Remis");
}

#[test]
fn unused_parts_beyond_the_list_are_counted() {
    let unused = read_text(&"f5d6 ok\n".repeat(110), &Defaults::default()).unwrap().unused;
    assert_eq!((unused.len(), unused[98].n_more, unused[99].n_more), (100, 0, 10));
}

#[test]
fn readers_of_one_format_find_no_game_in_other_texts() {
    for text in ["", "hello"] {
        assert_eq!(sgf::read(text), Err(ReadError::NoGames), "{text}");
        assert_eq!(ggf::read(text), Err(ReadError::NoGames), "{text}");
    }
}
