//! What people write, and the game that they mean.

use super::*;
use crate::rules::BoardSize;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

fn standard() -> Position {
    Position::start(BoardSize::STANDARD)
}

/// Reads a text, checks that its moves are `expected`, and returns its game.
fn check(text: &str, expected: &str) -> Record {
    let record = read(text, &standard(), Goal::MostDiscs).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(write(&record, &record.line()), expected, "{text}");
    record
}

/// Writes moves in a form: replaces `n` by the number, `S` by the side and `M` by the square.
fn each(form: &str, sides: [&str; 2]) -> String {
    let squares = ["f5", "d6", "c3", "d3", "c4"].into_iter().zip(1..).zip(sides.into_iter().cycle());
    let one = |((square, n), side): ((&str, u8), &str)| {
        form.replace('n', &n.to_string()).replace('S', side).replace('M', square)
    };
    squares.map(one).collect::<String>().trim_end_matches([' ', ',', '-', ';', '、']).to_owned()
}

#[test]
fn case_blanks_numbers_and_signs_make_no_difference() {
    let forms =
        "M|M |M\r\n|M-|n.M |n M |nM|#n M |No. n: M\n|n手目 M、|“M” |『M』|[M]|M, |**M** |• M |* M\n|> M\n";
    let of_sides = ["S[M];", "SM ", "S: M "].map(|form| each(form, ["B", "W"]));
    let in_words = [("S M, ", ["Black", "White"]), ("SM", ["黒", "白"]), ("S M ", ["Schwarz", "Weiß"])];
    let around = "„A“|「A」|«A»|【A】|{A}|<A>|\u{FEFF} A|```text\nA\n```\n|https://example.org/game?moves=A";
    let texts = forms.split('|').map(|form| each(form, [""; 2]));
    let texts = texts.chain(of_sides).chain(in_words.map(|(form, sides)| each(form, sides)));
    for text in texts.chain(around.split('|').map(|form| form.replace('A', "f5d6c3d3c4"))) {
        check(&text, "f5d6c3d3c4");
    }
    for text in [
        "F5D6c3D3C4",
        "1. F5 D6 2. C3 D3 3. C4",
        "f5,d6,c3;d3|c4",
        "1) f5 d6 2) c3 d3 3) c4",
        "1.f5d6 2.c3d3 3.c4",
        "1f5d62c3d33c4",
        "①f5 ②d6 ③c3 ④d3 ⑤c4",
        "f5->d6-->c3 d3 c4",
        "f\u{AD}5d\u{200B}6c3\u{FEFF}d3c4",
        "[[\"f5\", \"d6\"], [\"c3\", \"d3\", \"c4\"]]",
        "moves = ['f5', 'd6', 'c3', 'd3', 'c4'];",
        "f5! d6?! c3!! d3? c4",
        "f5+d6_c3 d3 c4",
    ] {
        check(text, "f5d6c3d3c4");
    }
}

#[test]
fn remarks_are_skipped() {
    for text in [
        "f5 (a good move) d6 c3",
        "f5 [best] d6 <b>c3</b>",
        "f5 d6 # the diagonal\nc3",
        "f5 d6 // the diagonal\nc3",
        "% a game of Anna's\nf5 d6 c3",
        "f5 (好手) d6 c3",
        "f5 (0.5) d6 (-3) c3",
        "f5 +2 d6 -1.5 c3",
        "f5 d6 (f6 e6) c3",
        // The greatest `u64` is skipped as any number is, and rows may come before columns.
        "18446744073709551615 f5 d6 c3",
        "1. f5 18446744073709551615 d6 c3",
        "5f6d3c",
        "5F 6D 3C",
        "1. 5f 6d 2. 3c",
        "５ｆ６ｄ３ｃ",
    ] {
        check(text, "f5d6c3");
    }
}

/// Texts of the moves f5d6c3, with Black, White, date and result.
const BESIDE: &[(&str, [&str; 4])] = &[
    ("f5d6c3 (44-20)", ["", "", "", "44-20"]),
    ("f5d6c3 44 - 20", ["", "", "", "44-20"]),
    ("f5d6c3\nB+R", ["", "", "", "B+R"]),
    ("f5d6c3 1-0", ["", "", "", "B+"]),
    ("f5d6c3 ½-½", ["", "", "", "0"]),
    ("f5d6c3 = 32-32", ["", "", "", "32-32"]),
    ("f5d6c3 White resigns.", ["", "", "", "B+R"]),
    ("f5d6c3 Schwarz gab auf", ["", "", "", "W+R"]),
    ("f5d6c3 0-1 (44-20)", ["", "", "", "20-44"]),
    ("f5d6c3\nResult: 40-24", ["", "", "", "40-24"]),
    ("f5d6c3 ●20-○44", ["", "", "", "20-44"]),
    ("1. f5 d6 2. c3 *", ["", "", "", ""]),
    ("1. f5 d6 2. c3 44-20\n", ["", "", "", "44-20"]),
    ("2024-05-06 f5d6c3 20-44", ["", "", "2024-05-06", "20-44"]),
    ("f5d6c3 (Runde 5-6)", ["", "", "", ""]),
    ("Anna vs. Ben\nf5d6c3", ["Anna", "Ben", "", ""]),
    ("Anna 44 - 20 Ben\nf5d6c3", ["Anna", "Ben", "", "44-20"]),
    ("○ 青木 20 - 44 坂本 ●\nf5d6c3", ["坂本", "青木", "", "44-20"]),
    ("Anna (Black) beat Ben (White) 44-20\nf5d6c3", ["Anna", "Ben", "", "44-20"]),
    ("Negras: Anna (44)\nBlancas: Ben (20)\nf5d6c3", ["Anna", "Ben", "", "44-20"]),
    ("Black (1450): Anna\nWhite (1500): Ben\nf5d6c3", ["Anna", "Ben", "", ""]),
    ("Schwarz Anna\nWeiß Ben\nf5d6c3", ["Anna", "Ben", "", ""]),
    ("黒 青木 44\n白 坂本 20\nf5d6c3", ["青木", "坂本", "", "44-20"]),
    ("黒：青木(44石)\n白：坂本(20石)\nf5d6c3", ["青木", "坂本", "", "44-20"]),
    ("黒 青木(44石) 白 坂本(20石)\nf5d6c3", ["青木", "坂本", "", "44-20"]),
    ("先手 青木\n後手 坂本 f5d6c3", ["青木", "坂本", "", ""]),
    ("先手 青木\n後手 坂本\nf5d6c3", ["青木", "坂本", "", ""]),
    ("黒番 青木\n白番 坂本\nf5d6c3", ["青木", "坂本", "", ""]),
    ("手番：黒\nf5d6c3", ["", "", "", ""]),
    ("Black to move\nf5d6c3", ["", "", "", ""]),
    ("Schwarz am Zug\nf5d6c3", ["", "", "", ""]),
    ("勝者: 白\nf5d6c3", ["", "", "", "W+"]),
    ("Black: Anna\nWhite: Ben\n\nf5d6c3\n", ["Anna", "Ben", "", ""]),
    ("Black: Ａnna „the“ O’Hara, White: Zoë\nf5d6c3", ["Ａnna „the“ O’Hara", "Zoë", "", ""]),
    ("黒：山田　太郎　白：佐藤\n日付：2024/05/01\nf5d6c3", ["山田　太郎", "佐藤", "2024/05/01", ""]),
    ("Noir : Léa\nBlancs : Max\nf5d6c3", ["Léa", "Max", "", ""]),
    ("Schwarz (X): Jörg\nWeiß (O): Käthe\nDatum: 1.5.2024\nf5d6c3", ["Jörg", "Käthe", "1.5.2024", ""]),
    ("Μαύρα: Νίκος\nΛευκά: Άννα\nf5d6c3", ["Νίκος", "Άννα", "", ""]),
    ("f5d6c3\nBlack: Anna\nWhite: Ben", ["Anna", "Ben", "", ""]),
    ("Black: Ann  White: Bob  2024-05-01\nf5d6c3", ["Ann", "Bob", "2024-05-01", ""]),
    ("Black: Ann, 1.5.2024\nWhite: Bob 2000\nf5d6c3", ["Ann", "Bob 2000", "1.5.2024", ""]),
    ("Anna – Ben, 1 May 2024\n\nf5d6c3", ["", "", "", ""]),
    ("2024-05-01\nf5d6c3", ["", "", "2024-05-01", ""]),
    ("Game 3, round A1: f5d6c3", ["", "", "", ""]),
    ("Othello d3 cup\nf5d6c3", ["", "", "", ""]),
    ("Moves: f5d6c3", ["", "", "", ""]),
    ("棋譜：f5d6c3", ["", "", "", ""]),
];

#[test]
fn what_is_beside_the_moves_names_players_date_and_result() {
    for (text, expected) in BESIDE {
        let header = check(text, "f5d6c3").header;
        let found = [&header.players.black, &header.players.white, &header.date, &header.result];
        assert_eq!(found, *expected, "{text}");
    }
}

#[test]
fn passes_may_be_written_or_left_out() {
    // Black cannot move after these eight.
    let moves = "d3c3b3b2f5a3a1c1";
    let passes = "|pa|PS|--| pass |Pass| -- | パス |ﾊﾟｽ|πάσο | ΠΑΣΟ | passe | passen | aussetzen | paso |\
        pasa | pase |停| 虚手 | 弃权 |(pass)| — |黒パス| None |\nBlack: pass\n";
    for pass in passes.split('|') {
        let record = check(&format!("{moves}{pass}e3"), "d3c3b3b2f5a3a1c1e3");
        assert_eq!(record.n_moves(), 10, "{pass}");
    }
    assert_eq!(check(moves, moves).n_moves(), 8);
    // After the end there is nothing to pass.
    for end in ["--", " -- --", " pass pass", "パス", " pa ps 13-0"] {
        check(&format!("f5d6c5f6e7f4g5e6e3{end}"), "f5d6c5f6e7f4g5e6e3");
    }
}

#[test]
fn errors_name_the_move_and_its_place() {
    let check = |text: &str, expected: &str| {
        let error = read(text, &standard(), Goal::MostDiscs).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    };
    check("", "there are no moves; expected something like f5d6c3");
    check(" 1. \n", "there are no moves; expected something like f5d6c3");
    check("f5 d6 a1", "move 3, \"a1\" at character 7: a disc on a1 would flip nothing");
    check("f5\nd6\n  d6", "move 3, \"d6\" at line 3, character 3: d6 already holds a disc");
    check("f5\r\nd6\r\n  d6", "move 3, \"d6\" at line 3, character 3: d6 already holds a disc");
    check("f5\rd6\r  d6", "move 3, \"d6\" at line 3, character 3: d6 already holds a disc");
    check("ｆ５\u{200B}–ｄ６　ａ１", "move 3, \"a1\" at character 8: a disc on a1 would flip nothing");
    check("f5d6k1", "move 3, \"k1\" at character 5: not a square of the 8×8 board (a1 to h8)");
    check("f5d6c3d3c49", "move 5, \"c49\" at character 9: not a square of the 8×8 board (a1 to h8)");
    check("f5pad6", "move 2, \"pa\" at character 3: passing is allowed only when no disc can be placed");
    check("f5d6c5f6e7f4g5e6e3d3", "move 10, \"d3\" at character 19: the game is over");
    check("f5é", "move 2, \"é\" at character 3: not a square of the 8×8 board (a1 to h8)");
    check("f5 good d6", "move 2, \"good\" at character 4: not a square of the 8×8 board (a1 to h8)");
    check("5f6d3c3c", "move 4, \"3c\" at character 7: c3 already holds a disc");
    check("k1f5d6", "move 1, \"k1\" at character 1: not a square of the 8×8 board (a1 to h8)");
    check("Anna: f5 d6 a1", "move 3, \"a1\" at character 13: a disc on a1 would flip nothing");
    check("f5 f4 c3 (c6) d6", "these moves can be read in two ways, as f5f4c3c6d6 or as f5f4c3d6");
}

#[test]
fn several_games_stand_one_a_line_or_after_each_other() {
    let games = |text: &str| {
        let games = crate::formats::text::read_from(text, &[standard()], false, Goal::MostDiscs);
        let reading = crate::formats::Loaded::of(games).map_err(|error| error.to_string())?;
        if let Some(cut) = reading.cut {
            return Err(cut.to_string());
        }
        let moves = |record: &Record| write(record, &record.line());
        let rejected = reading.rejected.iter().map(|rejected| rejected.to_string());
        Ok(reading.records.iter().map(moves).chain(rejected).collect::<Vec<String>>())
    };
    let check = |text: &str, expected: &[&str]| {
        let expected = expected.iter().map(|&game| game.to_owned()).collect();
        assert_eq!(games(text), Ok::<Vec<String>, String>(expected), "{text}");
    };
    check("f5d6c3\n\n1. F5 F6\r\n\u{FEFF}d3c5\n", &["f5d6c3", "f5f6", "d3c5"]);
    for one_game in ["f5d6c3", "f5\nd6\nc3", "f5d6\nc3", "hello\nf5d6c3", "1. f5 d6 4-3\n2. c3 3-5\n"] {
        check(one_game, &["f5d6c3"]);
    }
    check("f5d6 40-24\nd3c3 32-32\n", &["f5d6", "d3c3"]);
    check("f5d6 40-24 f5f6 32-32", &["f5d6", "f5f6"]);
    check("1. f5 d6\n2. c3 *\n\n1. f5 f6 *", &["f5d6c3", "f5f6"]);
    check("1. f5 d6 2. c3 d3\n1. f5 f6 2. e6", &["f5d6c3d3", "f5f6e6"]);
    check("Black: A\nWhite: B\nf5d6\nBlack: C\nWhite: D\nf5\nf6", &["f5d6", "f5f6"]);
    check("Game 1\nf5d6\n\nGame 2\nf5\nf6\n", &["f5d6", "f5f6"]);
    let wrong = "move 2, \"f5\" at line 3, character 3: f5 already holds a disc";
    check("f5d6\nf5f6\nf5f5", &["f5d6", "f5f6", &format!("game 3: {wrong}")]);
    let wrong = "move 1, \"a1\" at line 2, character 1: a disc on a1 would flip nothing";
    check("f5d6\na1b2\nf5f6", &["f5d6", "f5f6", &format!("game 2: {wrong}")]);
    check("f5d6 40-24\na1b2\n", &["f5d6", &format!("game 2: {wrong}")]);
    check("\na1\nf5d6\n\nf5f6", &["f5d6", "f5f6", &format!("game 1: {wrong}")]);
    let over = "f5d6c5f6e7f4g5e6e3";
    check(&format!("{over}\na1"), &[over, &format!("game 2: {wrong}")]);
    // A mistake does not split one game into two.
    for text in ["f5\nd6\nc3\nd3\nc4\nf4\na1", "f5d6\nc3a1"] {
        assert!(games(text).is_err_and(|error| error.contains("a1 would flip nothing")), "{text}");
    }
}

#[test]
fn a_random_game_of_every_size_reads_back_as_it_was_written() {
    let mut rng = SmallRng::seed_from_u64(3);
    for size in BoardSize::all() {
        let mut record = Record::new(Position::start(size), Goal::FewestDiscs);
        while record.position().outcome().is_none() {
            record.play(*record.position().moves().choose(&mut rng).unwrap()).unwrap();
        }
        let text = write(&record, &record.line());
        assert_eq!(read(&text, record.start(), Goal::FewestDiscs), Ok(record), "{text}");
    }
}
