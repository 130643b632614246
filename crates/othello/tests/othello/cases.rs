//! Real files of many programs and systems, each read as the game or the position that a person sees in it.

use othello::formats::{self, Defaults, Encoding, Loaded, board_text, transcript};
use othello::record::{Ending, Record};
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

fn names() -> impl Iterator<Item = String> {
    fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap())
}

fn load(name: &str) -> Loaded {
    let loaded = formats::read(&bytes(name), &Defaults::default()).and_then(Loaded::whole);
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
    let bad = "game 2: move 1, \"a1\" at line 2, character 1: a disc on a1 would flip nothing";
    for name in
        names().filter(|name| ["moves-", "lines-", "quest-"].iter().any(|kind| name.starts_with(kind)))
    {
        let expected = match name.as_str() {
            "moves-end-two-passes.txt" => &["f5d6c5f6e7f4g5e6e3"][..],
            "moves-header-lines.txt" => &["Anna – Ben: f5d6c3"],
            "moves-pass-katakana.txt" | "quest-pass-word.json" => &["d3c3b3b2f5a3a1c1e3"],
            "moves-playok-without-tags.txt" => &["f5d6c3d3c4f4"],
            "moves-result-per-line.txt" => &[MOVES, MOVES],
            "lines-one-bad-of-three.txt" => &[MOVES, MOVES, bad],
            "quest-array.json" | "quest-lines.json" => &["Anna – Ben: f5d6", "Anna – Ben: f5d6"],
            _ => &["f5d6c3"],
        };
        assert_eq!(games(&load(&name)), expected, "{name}");
    }
    let passed = load("moves-pass-katakana.txt").record(0);
    assert_eq!(passed.moves()[8], Move::Pass);
    assert_eq!(load("moves-playok-without-tags.txt").record(0).header.result, "44-20");
}

#[test]
fn every_file_of_a_board_is_the_position() {
    let start = Position::start(BoardSize::STANDARD);
    for name in names() {
        // In this file the rows are numbered from 8 to 1, so d4 is Black's.
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
        let as_told =
            formats::read(&bytes(name), &Defaults { encoding: Some(loaded.encoding), ..Defaults::default() });
        assert_eq!(as_told.as_ref(), Ok(&loaded), "{name}");
    }
    // The caller can override the guessed encoding.
    let western = Encoding::of_name("latin1").unwrap();
    let defaults = Defaults { encoding: Some(western), ..Defaults::default() };
    let loaded = formats::read(&bytes("sgf-gbk-no-ca.sgf"), &defaults).unwrap();
    assert_eq!(loaded.record(0).header.players[Color::Black], "ÕÅÈý");
}

fn read(text: &str) -> Loaded {
    let loaded = formats::read_text(text, &Defaults::default()).and_then(Loaded::whole);
    loaded.unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// The games of a text, or the error.
fn pasted(text: &str) -> Vec<String> {
    match formats::read_text(text, &Defaults::default()).and_then(Loaded::whole) {
        Ok(loaded) => games(&loaded),
        Err(error) => vec![error.to_string()],
    }
}

#[test]
fn other_text_around_moves_in_mails_and_chats_is_ignored() {
    for text in [
        "1st: f5, 2nd: d6, 3rd: c3",
        "n°1 f5 n°2 d6 n°3 c3",
        "1º f5 2º d6 3º c3",
        "№1 f5 №2 d6 №3 c3",
        "f5 1, d6 2, c3 3",
        "f5&nbsp;d6&nbsp;c3",
        "<p>f5<br>d6<br/>c3</p>",
        "?moves=F5%2CD6%2CC3",
        "🇫5️⃣🇩6️⃣🇨3️⃣",
        "f5d6с3",
        "F5 D6 С3",
        "S f5 W d6 S c3",
        "N f5 B d6 N c3",
        "play b f5\nplay w d6\nplay b c3",
        "Black plays f5. White plays d6. Black plays c3.",
        "https://www.example.org/game/123456 f5d6c3",
        "f5d6c3 http://example.org/g/a1",
        "moves=f5,d6,c3&size=8",
        "Anna: f5\nBen: d6\nAnna: c3",
        "Hi Ben,\n\nthis is our game:\n\nf5 d6 c3\n\nBest regards,\nAnna\n",
        "f5 d6 c3\n-- \nSent from my phone",
        "moves: f5d6c3\nplayers: Anna, Ben\n",
        "f5d6c3 Tiger",
        "f5d6c3; Tiger",
        "f5d6c3\nWinner: Anna",
        "f5d6c3\tAnna\tBen\t43\t21\n",
        "{'moves':[{'m':'f5'},{'m':'d6'},{'m':'c3'}]}",
        "var game = {\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},{\"m\":\"c3\"}]};",
    ] {
        assert_eq!(pasted(text), ["f5d6c3"], "{text}");
    }
    for (text, result) in [
        ("f5d6c3 Final score: 43-21", "43-21"),
        ("f5d6c3 Anna wins 43-21", ""),
        ("Black: Ben\nWhite: Anna\nf5d6c3 Anna wins 43-21", "21-43"),
        ("f5d6c3 43 21", "43-21"),
        ("f5d6c3\n43\n21", ""),
        ("f5d6c3 Result: Black by 22", "B+22"),
        ("f5d6c3 White won 44-20", "20-44"),
        ("f5d6c3 at 18:30", ""),
        ("f5d6c3 20:44", ""),
        ("f5d6c3 Score 20:44", "20-44"),
        ("f5d6c3 White did not win", ""),
        ("f5d6c3 Did White win?", ""),
        ("f5d6c3 Black lost a corner", ""),
        ("f5d6c3 time to go, White", ""),
        ("f5d6c3 Rating Black 40, White 20", ""),
        ("f5d6c3 result of the match 3-1", ""),
        ("f5d6c3 flight 12-52", ""),
    ] {
        let record = read(text).record(0);
        assert_eq!((record.n_moves(), record.header.result.as_str()), (3, result), "{text}");
    }
}

#[test]
fn dialects_of_programs_and_people_are_read() {
    let board = "-------------------O-------OO------XO---------------------------";
    let ggf = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    let black = ggf.replace(" *]", " black]");
    for text in [
        "(;gm[2]sz[8];b[f5];w[d6];b[c3])",
        "(;GM[2]SZ[8x8];B[f5];W[d6];B[c3])",
        "(;GM[othello]SZ[8];B[f5];W[d6];B[c3])",
        "(;GM[2];B[f5];W[d6];B[c3]])",
        "(;GM[2];BLACK[f5];WHITE[d6];BLACK[c3])",
        &format!("(;GM[Othello]{black}B[f5]W[d6]B[c3];)"),
        &format!("(;GM[Othello]{ggf}b[f5]w[d6]b[c3]XX[1][2];)"),
        "[Event \"x\"]\n\n<pre>1. f5 d6 2. c3</pre>",
        "[{\"move\":\"f5\"},{\"move\":\"d6\"},{\"move\":\"c3\"}]",
        "{\"game\":{\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},{\"m\":\"c3\"}]}}",
        "{\"kifu\":\"f5d6c3\"}",
        "5,6\n6,4\n3,3\n",
        "[(4, 5), (5, 3), (2, 2)]",
        "37 43 18",
        "38 44 19",
        "56 64 33",
        "[[5,6],[6,4],[3,3]]",
    ] {
        assert_eq!(pasted(text), ["f5d6c3"], "{text}");
    }
    for moves in [" X;D2C3", "X d2 c3", " *\nd2c3", " Black\nd2 c3"] {
        assert_eq!(pasted(&format!("{board}{moves}")), ["d2c3"], "{moves}");
    }
    for text in [
        "f5d6c3d3; f5f6e6f4",
        "f5d6c3d3,f5f6e6f4",
        "[\"f5d6c3d3\",\"f5f6e6f4\"]",
        "[[\"f5\",\"d6\",\"c3\",\"d3\"],[\"f5\",\"f6\",\"e6\",\"f4\"]]",
        "f5d6c3d3\t40\nf5f6e6f4\t24",
    ] {
        assert_eq!(pasted(text), ["f5d6c3d3", "f5f6e6f4"], "{text}");
    }
    let said = pasted("(;GM[2];B[f5][d6][c3])");
    let expected = "character 14: \"[d6][c3])\" stands where a property, a node or a bracket was expected";
    assert_eq!(said, [expected]);
}

#[test]
fn brackets_and_words_around_names_leave_them_whole() {
    for (text, expected) in [
        // Brackets in names and comments belong to them.
        ("(;GM[2];B[f5]C[Tiger [the best] here];W[d6];B[c3])", "f5d6c3"),
        ("(;GM[2]C[Final [WOC 2019]]PB[A];B[f5];W[d6];B[c3])", "A – : f5d6c3"),
        ("(;GM[2];B[f5]C[nice :] really];W[d6];B[c3])", "f5d6c3"),
        ("(;GM[2]PB[[TAG] Anna]PW[Ben];B[f5];W[d6])", "[TAG] Anna – Ben: f5d6"),
        ("(;GM[2]PB[Anna [TAG]]PW[Ben];B[f5];W[d6])", "Anna [TAG] – Ben: f5d6"),
        ("(;GM[2]EV[Open [rated]]PB[Anna]PW[Ben];B[f5];W[d6])", "Anna – Ben: f5d6"),
        ("(;GM[Othello]PC[x]PB[[TAG]Anna]PW[Ben]TY[8]B[f5]W[d6];)", "[TAG]Anna – Ben: f5d6"),
        ("(;GM[Othello]C[nice [sic] game]PB[A]PW[B]TY[8]B[f5]W[d6];)", "A – B: f5d6"),
        ("(;gm[othello]pb[a]pw[b]ty[8]b[f5//1.2]w[d6/0.5/3];)", "a – b: f5d6"),
        ("(;GM[Othello]PB[A]PW[B]TY[8]B[f\n5//1.2]W[d6/0.\n5/3];)", "A – B: f5d6"),
        ("(;GM[2];B[f5];W[d6];B[resign])", "f5d6"),
        ("(;GM[2];B[e3];W[d3];B[c3])\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", "e3d3c3"),
        // Names in broken tags, and after words of other languages.
        ("[Event \"Club\"]\n[black \"A\"]\n[white \"B\"]\n\n1. f5 d6", "A – B: f5d6"),
        ("[Event \"Club\"]\n[Black “A”]\n[White «B»]\n\n1. f5 d6", "A – B: f5d6"),
        ("[Event \"Club\"]\n[Black \"A]\n[White 'B']\n\n1. f5 d6", "A – B: f5d6"),
        ("Чёрные: Иван\nБелые: Пётр\nf5d6", "Иван – Пётр: f5d6"),
        ("Nero: Anna\nBianco: Ben\nf5d6", "Anna – Ben: f5d6"),
        ("【黒】山田\n【白】鈴木\nf5d6", "山田 – 鈴木: f5d6"),
        ("【黒】山田【白】鈴木\nf5d6", "山田 – 鈴木: f5d6"),
        ("Subject: our game B12\nDate: 3 Feb 2020\n\nf5 d6", "f5d6"),
        ("Black: H8er\nWhite: Ben\nf5 d6", "H8er – Ben: f5d6"),
        ("Anna (B) Ben (W) 40-24 f5d6c3d3", "Anna – Ben: f5d6c3d3"),
        ("Black: Anna White: Ben f5d6c3d3", "Anna – Ben: f5d6c3d3"),
    ] {
        assert_eq!(pasted(text), [expected], "{text}");
    }
}

#[test]
fn each_game_of_a_text_has_its_own_names_and_result() {
    let text = "Black: Anna\nWhite: Ben\nf5d6c3 44-20\n\nBlack: Carl\nWhite: Dora\nf5f6e6\n";
    assert_eq!(pasted(text), ["Anna – Ben: f5d6c3", "Carl – Dora: f5f6e6"]);
    let loaded = formats::read_text(text, &Defaults::default()).unwrap();
    let results = [0, 1].map(|index| loaded.record(index).header.result);
    assert_eq!(results, ["44-20", ""]);
    assert!(loaded.unused.is_empty());
}

#[test]
fn fields_with_names_are_read_from_json_xml_and_tables() {
    for text in [
        r#"{"moves": "f5d6c3", "players": {"black": "Anna", "white": "Ben"}, "winner": "white"}"#,
        "<game><black>Anna</black><white>Ben</white><result>0-1</result><moves>f5 d6 c3</moves></game>",
        "<game><player color=\"black\">Anna</player><player color=\"white\">Ben</player><result>W+2</result>\
         <move>f5</move><move>d6</move><move>c3</move></game>",
        "black;white;result;moves\nAnna;Ben;0-1;f5d6c3\n",
        "moves\twhite_player\tblack_player\tblack_score\twhite_score\nf5d6c3\tBen\tAnna\t20\t44\n",
    ] {
        let loaded = read(text);
        assert_eq!(games(&loaded), ["Anna – Ben: f5d6c3"], "{text}");
        let result = Ending::parse(&loaded.record(0).header.result, BoardSize::STANDARD);
        assert_eq!(result.and_then(|result| result.winner()), Some(Color::White), "{text}");
    }
}

#[test]
fn what_a_text_says_beside_its_game_is_shown() {
    for (text, moves, expected) in [
        ("f5 good d6", "f5d6", &["good"][..]),
        ("f5d6 xx", "f5d6", &["xx"]),
        ("Room D3\nf5d6c3", "f5d6c3", &["Room D3"]),
        ("f5 d6\nbetter: a1\nc3", "f5d6c3", &["better: a1"]),
        ("f5d6c3 #12-34", "f5d6c3", &["12-34"]),
        ("Black: Anna\nWhite: Ben\nf5d6c3 44-20 2024-05-06", "f5d6c3", &[]),
        ("1. f5 d6\n2. c3 d3 Black wins 44-20", "f5d6c3d3", &[]),
    ] {
        let loaded = formats::read_text(text, &Defaults::default()).unwrap();
        let record = loaded.record(0);
        assert_eq!(transcript::write(&record, &record.line()), moves, "{text}");
        let unused: Vec<&str> = loaded.unused.iter().map(|unused| unused.text.as_str()).collect();
        assert_eq!(unused, expected, "{text}");
        for unused in &loaded.unused {
            assert_eq!(text[unused.bytes.clone()], unused.text);
        }
    }
    for text in ["f5é", "f5d6 a1"] {
        let said = pasted(text);
        assert!(said[0].starts_with("move "), "{text}: {said:?}");
    }
}

/// The start with these signs for empty squares, Black and White.
fn start_with([empty, black, white]: [&str; 3], between: &str) -> String {
    let [e, b, w] = [empty, black, white];
    let row = |signs: [&str; 8]| signs.join(between) + "\n";
    let blank = row([e; 8]).repeat(3);
    blank.clone() + &row([e, e, e, w, b, e, e, e]) + &row([e, e, e, b, w, e, e, e]) + &blank
}

#[test]
fn boards_of_other_letters_pictures_and_marks_are_the_position() {
    let start = Position::start(BoardSize::STANDARD);
    let is_start = |text: &str| {
        let loaded = read(text);
        assert_eq!(*loaded.record(0).start(), start, "{text}");
    };
    // Empty squares, Black and White.
    let signs = ".DL .SW .NB -nb ·黒白 ・黑白 .흑백 .◉◎ .◆◇ .☻☺ 🟩⚫🔴 🟩🔴⚪ 🟩🟫⬜ 💚🖤🤍 🌲🌑🌕 ⬚●○ ░●○ ~XO ?XO EBW -@0 -☓○ 🟩♟♙";
    for signs in signs.split(' ') {
        let signs: Vec<String> = signs.chars().map(String::from).collect();
        let [empty, black, white] = &signs[..] else { panic!("{signs:?}") };
        for between in ["", " "] {
            is_start(&start_with([empty, black, white], between));
        }
    }
    let marked = |signs: [&str; 3], mark: &str| {
        let mut cells: Vec<Vec<String>> =
            start_with(signs, " ").lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
        for (row, column) in [(2, 3), (3, 2), (4, 5), (5, 4)] {
            cells[row][column] = mark.to_owned();
        }
        cells.iter().map(|row| row.join(" ") + "\n").collect::<String>()
    };
    for (signs, mark) in [
        ([".", "X", "O"], "*"),
        ([".", "B", "W"], "*"),
        ([".", "●", "○"], "*"),
        ([".", "X", "O"], "?"),
        ([".", "X", "O"], "#"),
        (["・", "●", "○"], "×"),
        (["·", "●", "○"], "◦"),
        (["🟩", "⚫", "⚪"], "🔹"),
        (["🟩", "⚫", "⚪"], "✳\u{FE0F}"),
    ] {
        is_start(&marked(signs, mark));
    }
    is_start(&start_with([" ", "X", "O"], ""));
    let rows = start_with(["🟩", "⚫", "⚪"], "");
    let numbered = |line: (usize, &str)| format!("{}\u{FE0F}\u{20E3}{}\n", line.0, line.1);
    let numbered: String = (1..).zip(rows.lines()).map(numbered).collect();
    is_start(&format!("🇦🇧🇨🇩🇪🇫🇬🇭\n{numbered}"));
    is_start(&format!("⬛🇦🇧🇨🇩🇪🇫🇬🇭\n{numbered}"));
    let mut lines: Vec<String> = start_with([".", "X", "O"], " ").lines().map(str::to_owned).collect();
    lines[3] += "   Black: 2";
    lines[4] += "  <";
    is_start(&lines.join("\n"));
    lines[7] += "   White to move";
    let line = start_with([".", "x", "o"], "").replace('\n', "") + " white";
    for text in [lines.join("\n"), line] {
        assert_eq!(read(&text).record(0).start().turn(), Color::White, "{text}");
    }
}

#[test]
fn moves_beside_a_board_are_a_game() {
    let board = "---OOX--\n--OOO---\n--XXOXX-\n-OXXOOOO\nXXXXXXO-\nXXXOXXO-\nX-XXXX--\n--XXX---\n";
    for text in [
        format!("{board}Black to move\n\nf2 g1 b1"),
        format!("{board}f2g1b1\n"),
        format!("Start:\n{board}Moves: f2 g1 b1"),
        format!("{board}Black to move\nSolution: f2 g1 b1\n"),
    ] {
        let loaded = formats::read_text(&text, &Defaults::default()).unwrap();
        let record = loaded.record(0);
        assert_eq!(games(&loaded), ["f2g1b1"], "{text}");
        assert_eq!(board_text::write(record.start()), format!("{board}Black to move\n"), "{text}");
    }
    let after = "--------\n--------\n--XO----\n---OX---\n---OXX--\n---O----\n--------\n--------\n";
    for text in
        [format!("1. f5 d6\n2. c3 d3\n\n{after}"), format!("Position:\n{after}\nMoves: f5 d6 c3 d3\n")]
    {
        assert_eq!(pasted(&text), ["f5d6c3d3"], "{text}");
    }
    assert_eq!(pasted(&format!("{board}\nI would play f2!\n")), [""]);
    let wrong = "game 2: move 1, \"a1\" at line 9, character 1: a disc on a1 would flip nothing";
    assert_eq!(pasted(&format!("{board}a1 h8\n")), ["", wrong]);
}

#[test]
fn bytes_of_other_systems_are_read_without_a_name_to_guess_from() {
    // Moves in wide letters, as Chinese and Japanese systems write them.
    for (encoding, text) in
        [("gb18030", "ｆ５　ｄ６　ｃ３"), ("euc-jp", "ｆ５ｄ６ｃ３"), ("big5", "ｆ５　ｄ６　ｃ３")]
    {
        let (bytes, _, is_wrong) =
            encoding_rs::Encoding::for_label(encoding.as_bytes()).unwrap().encode(text);
        assert!(!is_wrong);
        let loaded = formats::read(&bytes, &Defaults::default()).and_then(Loaded::whole);
        let loaded = loaded.unwrap_or_else(|error| panic!("{encoding}: {error}"));
        assert_eq!(games(&loaded), ["f5d6c3"], "{encoding}");
    }
    // A program wrote the file again as UTF-8, and left the name of the old encoding in it.
    for (word, name) in [("shift_jis", "山田"), ("ISO-8859-1", "Zoë")] {
        let text = format!("(;GM[2]CA[{word}]PB[{name}];B[f5])");
        let loaded = formats::read(text.as_bytes(), &Defaults::default()).unwrap();
        assert_eq!(loaded.record(0).header.players[Color::Black], name, "{word}");
    }
    // WTHOR without the day on which it was made.
    let mut bytes =
        vec![0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0xE7, 7, 0, 0, 24, 0, 0, 0, 1, 0, 2, 0, 40, 36, 56, 64];
    bytes.resize(16 + 68, 0);
    assert_eq!(games(&formats::read(&bytes, &Defaults::default()).unwrap()).len(), 1);
}

#[test]
fn a_pass_that_is_due_may_have_any_words() {
    let words = "passa|setzt aus|kein Zug|passe son tour|tour passé|no legal move|turn skipped|пасс";
    let signs = "пропускает ход|置けない|着手不可|轮空|没有可下|tt|zz|xx|NA|nil|oo|h0|i9|0-0|00|??|-1";
    let glued = "통과|pas|P|las negras pasan|Schwarz muss passen|停步|，无子可下，|χάνει σειρά";
    let apart =
        words.split('|').chain(signs.split('|')).map(|pass| format!("d3 c3 b3 b2 f5 a3 a1 c1 {pass} e3"));
    for text in apart.chain(glued.split('|').map(|pass| format!("d3c3b3b2f5a3a1c1 {pass} e3"))) {
        assert_eq!(pasted(&text), ["d3c3b3b2f5a3a1c1e3"], "{text}");
    }
    let sgf =
        |pass: &str| format!("(;GM[2];B[d3];W[c3];B[b3];W[b2];B[f5];W[a3];B[a1];W[c1];B[{pass}];W[e3])");
    let ggf =
        |pass: &str| format!("(;GM[Othello]TY[8]B[d3]W[c3]B[b3]W[b2]B[f5]W[a3]B[a1]W[c1]B[{pass}]W[e3];)");
    let pgn = |pass: &str| format!("[Black \"\"]\n\n1. d3 c3 2. b3 b2 3. f5 a3 4. a1 c1 5. {pass} e3");
    for pass in ["zz", "-", "passe", "Z0"] {
        for text in [sgf(pass), ggf(pass), pgn(pass)] {
            assert_eq!(pasted(&text), ["d3c3b3b2f5a3a1c1e3"], "{text}");
        }
    }
    assert_eq!(pasted(&ggf("")), ["d3c3b3b2f5a3a1c1e3"]);
    assert!(pasted("(;GM[2];B[d3];W[zz])")[0].contains("no such square"));
}

#[test]
fn moves_before_a_game_in_brackets_are_a_game_of_their_own() {
    let read = |text: &str| games(&formats::read_text(text, &Defaults::default()).unwrap());
    let sgf = "(;GM[2]PB[Anna]PW[Ben];B[f5];W[f6];B[e6];W[f4])";
    let game = "Anna – Ben: f5f6e6f4".to_owned();
    assert_eq!(read(&format!("f5d6c3d3\n{sgf}")), ["f5d6c3d3".to_owned(), game.clone()]);
    for talk in ["I liked f5 d6 here", "f5f6e6f4", "Date: 2024-05-06", "B2 and c3, see you at h8"] {
        assert_eq!(read(&format!("{talk}\n\n{sgf}")).join("|"), game, "{talk}");
    }
}

#[test]
fn a_sound_game_is_read_beside_one_that_is_not() {
    let wrong = |number: usize, line: usize, character: usize| {
        let place = format!("line {line}, character {character}");
        format!("game {number}: move 2, \"a1\" at {place}: a disc on a1 would flip nothing")
    };
    for (text, expected) in [
        ("f5d6c3d3\nf5a1\n", vec!["f5d6c3d3".to_owned(), wrong(2, 2, 3)]),
        ("f5a1\nf5d6c3d3\n", vec!["f5d6c3d3".to_owned(), wrong(1, 1, 3).replace("line 1, ", "")]),
        ("f5d6c3d3\nf5a1\nd3c5d6e3\n", vec!["f5d6c3d3".to_owned(), "d3c5d6e3".to_owned(), wrong(2, 2, 3)]),
    ] {
        assert_eq!(pasted(text), expected, "{text}");
    }
    let (first, second) = MOVES.split_at(60);
    let wrapped = format!("{first}\n{second}\n{first}\n{second}\n");
    assert_eq!(pasted(&wrapped), [MOVES, MOVES]);
    assert_eq!(pasted("e3d3c3"), ["e3d3c3"]);
}
