//! Files that are read in parts give the games, mistakes and unused parts that reading whole gives.

use othello::formats::{Defaults, GAMES_MAX, GameStream, Loaded, Opened, ReadError, Unused, open, read};
use std::io::{self, Read};

/// A file that is decoded in small pieces.
fn stream<R: Read>(input: R, whole_max: usize) -> GameStream<R> {
    let opened = open(input, &Defaults { whole_max, ..Defaults::default() });
    let Ok(Opened::Stream(games)) = opened else { panic!("it is large") };
    *games
}

/// Reads a file in parts and whole, checks that both find the same, and returns what they find.
fn check<const N: usize>(bytes: &[u8], whole_max: [usize; N]) -> Loaded {
    let lines = |unused: &[Unused]| -> Vec<_> {
        unused.iter().map(|part| (part.place, part.text.clone(), part.n_more)).collect()
    };
    let whole = read(bytes, &Defaults::default()).unwrap();
    let all = || (0..whole.len()).map(|index| whole.record(index));
    for whole_max in whole_max {
        let mut games = stream(bytes, whole_max);
        let (records, rejected): (Vec<_>, Vec<_>) = games.by_ref().partition(Result::is_ok);
        assert_eq!(games.n_bytes, bytes.len() as u64);
        assert!(records.into_iter().flatten().eq(all()), "{whole_max}");
        assert!(rejected.into_iter().filter_map(Result::err).eq(whole.rejected.iter().cloned()));
        assert_eq!(games.leftovers.left_out, whole.left_out);
        assert_eq!(lines(&games.leftovers.unused), lines(&whole.unused), "{} {whole_max}", whole.format);
    }
    whole
}

#[test]
fn unused_text_is_reported_with_its_line() {
    let line = |n: usize| if n == 37 { "see the sheets of the club\n" } else { "f5d6c3d3\n" };
    let whole = check((1..=60).map(line).collect::<String>().as_bytes(), [130]);
    assert_eq!((whole.len(), whole.unused.len(), whole.unused[0].place.line), (59, 1, 37));
}

#[test]
fn a_large_text_that_people_wrote_is_cut_before_its_last_game() {
    let rows = "f5d6c3d3c4f4\nf6g5e6f7\n";
    let text: String = (0..80).map(|n| format!("{} - Ben\n{rows}\n", ["Anna", "Cleo"][n % 2])).collect();
    let whole = check(text.as_bytes(), [400, 500, 611]);
    assert_eq!((whole.len(), whole.record(79).header.players.black.as_str()), (80, "Cleo"));
    // A game of another board in each line.
    let whole = check("e4e5e6\n".repeat(12_000).as_bytes(), [70_000]);
    assert_eq!((whole.len(), whole.record(9).start().size().area()), (12_000, 36));
}

struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::TimedOut.into())
    }
}

/// A file of sixty games, every seventh of them broken.
fn file(game: impl Fn(usize, &str) -> String) -> String {
    (0..60).map(|n| game(n, if n % 7 == 3 { "a1" } else { "f5" })).collect()
}

const BOARD: &str = "8 ---------------------------O*------*O--------------------------- *";

#[test]
fn games_before_a_break_are_read() {
    let text = "(;GM[2];B[f5])\n(;GM[2];B[d3])\n";
    let mut games = stream(text.as_bytes().chain(Broken), text.len() - 1);
    assert_eq!(games.by_ref().take(2).flatten().count(), 2);
    let broken = games.next().unwrap().unwrap_err();
    assert_eq!(broken.error, ReadError::BreaksOff(io::ErrorKind::TimedOut));
    assert!(games.next().is_none());
    let unread = open(text.as_bytes().chain(Broken), &Defaults::default());
    assert_eq!(unread.err(), Some(ReadError::BreaksOff(io::ErrorKind::TimedOut)));
}

#[test]
fn reading_in_parts_finds_what_reading_whole_finds() {
    let name = |n: usize| if n > 30 { format!("Zoë {n}") } else { format!("Anna {n}") };
    let ggf = file(|n, mv| {
        let end = ["", "\n", "\r\n"][n % 3];
        format!("(;GM[Othello]PB[{}]ZZ[note]\n CO[(; (a)]BO[{BOARD}]B[{mv}//1];){end}", name(n))
    });
    let sgf = file(|n, mv| {
        format!(
            "Game {n}\nof the club\n(;GM[2]PB[{}]ZZ[note]C[a (;b\n(;c]\n;B[{mv}](;W[d6])(;W[a1]))\n",
            name(n)
        )
    });
    let pgn = "Dear all,\n".to_owned()
        + &file(|n, mv| {
            let name = name(n);
            let tags = format!("[Event \"x\"]\r\n[Note \"see {n}\"]\n\n[Black \"{name}\"]");
            format!("{tags}\n\n1. {mv} {{so\n[b]}} *\n\nBye\n")
        });
    let moves =
        file(|n, mv| format!("f5{}{}\n", ["f6", "d6", "f4"][n % 3], if mv == "a1" { mv } else { "" }));
    let obf = file(|n, mv| {
        let board = BOARD[2..].replace('*', "X");
        if mv == "a1" { "% a remark\nX\nnext\n".to_owned() } else { format!("{board}; f5:+{n};\n") }
    });
    for text in [ggf, sgf, pgn, moves, obf] {
        let whole = check(text.as_bytes(), [130, 150, 211, 290]);
        assert_eq!((whole.len(), whole.rejected.len()), (51, 9), "{}", whole.format);
    }
}

#[test]
fn the_first_piece_that_is_not_ascii_decides_about_the_encoding() {
    let text = file(|n, _| {
        let name = if n < 40 { "Anna" } else { "山田" };
        format!("(;GM[2]PB[{name}];B[f5])\n")
    });
    // The encoding named in the head applies to later pieces, whose bytes are valid Chinese too.
    let declared = text.replace("山田", "王").replacen("GM[2]", "GM[2]CA[EUC-JP]", 1);
    let encoded = |text: &str, label: &str| {
        encoding_rs::Encoding::for_label(label.as_bytes()).unwrap().encode(text).0.into_owned()
    };
    let of_text = ["shift_jis", "euc-jp", "utf-8", "iso-2022-jp"].map(|label| encoded(&text, label));
    let in_one_line = encoded(&text.replace('\n', ""), "iso-2022-jp");
    let wide = text.replace("山田", "😀😀").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in of_text.into_iter().chain([encoded(&declared, "euc-jp"), in_one_line, wide]) {
        let name = check(&bytes, [40, 46, 101, 500]).record(59).header.players.black;
        assert!(["山田", "王", "😀😀"].contains(&&*name), "{name}");
    }
}

#[test]
fn a_game_without_an_end_is_not_kept_in_memory() {
    let game = "(;GM[2];B[f5])\n";
    let text = format!("{game}{game}(;GM[2];C[{}", "x".repeat(20 << 20));
    let mut games = stream(text.as_bytes(), 8 << 20);
    assert!(games.next().unwrap().is_ok() && games.next().unwrap().is_ok());
    let reason = games.next().unwrap().unwrap_err().to_string();
    assert_eq!(reason, "a game has more than 8 MB; the file is not read any further");
    assert!(games.next().is_none());
    // Many games that look like variations are not kept either.
    let text = "(;)".repeat(GAMES_MAX + 5);
    let mut games = stream(text.as_bytes(), 100_000);
    assert_eq!(games.by_ref().filter(Result::is_ok).count(), GAMES_MAX);
}
