//! Trees as other programs write them, read and written again, and the errors of broken ones.

use super::*;
use crate::formats::pgn::tests::tree;
use crate::formats::tests::{of_sgf, told};
use crate::record::MoveTime;
use crate::rules::{ByColor, Setup};

const STUDY: &str = "(;FF[4]GM[2]SZ[8]PB[Anna \\[1d\\]]PW[Ben]EV[Club]RE[B+6]C[A study\nof openings]\n\
    ;B[f5]TE[1];W[d6]C[Diagonal: \\] \\\\]V[-1.5]XE[12@73](;B[c3];W[d3])(;B[c4]DO[]V[0]))\n";

#[test]
fn a_study_is_read_with_its_variations_and_comments() {
    let record = of_sgf(STUDY);
    assert_eq!(record.header.players.black, "Anna [1d]");
    assert_eq!(tree(&record), "{A study\nof openings} f5! d6{Diagonal: ] \\} (c3 d3)(c4?!)");
    let evaluation = record.annotations(record.line()[1]).unwrap().evaluation.as_ref().unwrap();
    assert_eq!((evaluation.depth, evaluation.selectivity), (12, 73));
    assert_eq!(read(&write(&record)).unwrap(), [record]);
}

#[test]
fn what_other_programs_write_is_understood() {
    let check = |text: &str, expected: &str| assert_eq!(tree(&of_sgf(text)), expected, "{text}");
    check("(;GM[2];B[F5];W[d6])", "f5 d6");
    // Edax writes the discs of the start and the numbers of moves.
    check("(;GM[2]FF[4]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6]MN[2])", "f5 d6");
    check(" \u{FEFF}(\n; GM [ 2 ] \n;B[fe];W[df])", "f5 d6");
    check("(;GM[2]SZ[6];B[e4])", "e4");
    check("(;GM[2]SZ[6:8];B[d6])(;GM[2])", "d6");
    check("(;GM[2]C[only a comment];C[and another];B[f5])", "{only a comment\nand another} f5");
    check("(;GM[2]GC[The final.]C[Black begins.];B[f5])", "{The final.\nBlack begins.} f5");
    // Tags that are written out, as in the oldest files.
    check("(;GaMe[2]SiZe[6];Black[e4])", "e4");
    check("(;GaMe[2]BoardSiZe[6];Black[e4];White[e3])", "e4 e3");
    check("(;GM[Reversi]AB[d5:d5][e4]AW[d4][e5]XyzABC[x][y];B[f5]ZZ[)\\]];W[d6])", "f5 d6");
    // Text around the game, brackets too many, and passes after its end.
    check("From: anna@example.org\nSubject: game (;\n\n(;GM[2];B[f5];W[d6])\n-- \nAnna (:\n", "f5 d6");
    check("((;GM[2];B[f5];W[d6])))", "f5 d6");
    let over = ";B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3]";
    check(&format!("(;GM[2]{over};W[];B[])"), "f5 d6 c5 f6 e7 f4 g5 e6 e3");
    // The reader inserts passes that are left out.
    let eight = ";B[d3];W[c3];B[b3];W[b2];B[f5];W[a3];B[a1];W[c1]";
    let moves = "d3 c3 b3 b2 f5 a3 a1 c1 pass e3";
    check(&format!("(;GM[2]{eight};W[e3])"), moves);
    for pass in ["", "pa", "PASS", "--", "tt"] {
        check(&format!("(;GM[2]{eight};B[{pass}];W[e3])"), moves);
    }
}

#[test]
fn a_board_that_is_corrected_in_the_middle_of_a_game_is_kept() {
    // Black forgot to flip d4; the arbiter saw it later.
    let wrong = of_sgf("(;GM[2];B[d3];AW[d4]C[d4 was not flipped];W[d2]BL[3];B[c4];AB[d3]AE[a1]PL[W])");
    assert_eq!(tree(&wrong), "d3 ={d4 was not flipped} d2 c4 =");
    assert_eq!(wrong.position_at(wrong.line()[1]).counts(), ByColor::new(3, 2));
    let text = write(&wrong);
    assert!(text.contains(";B[d3];AW[d4]PL[W]C[d4 was"), "{text}");
    // Two moves in a row, a disc on a wrong square, and a move and a correction in one node.
    let check = |text: &str, expected: &str| assert_eq!(tree(&of_sgf(text)), expected, "{text}");
    check("(;GM[2];B[f5];W[d6];PL[W];W[f4])", "f5 d6 = f4");
    check("(;GM[2];B[d3];AB[a1]PL[W];W[c3])", "d3 = c3");
    check("(;GM[2];B[d3]AB[a1:a3];W[c3])", "d3 = c3");
    // What changes nothing is no correction.
    check("(;GM[2];B[d3];AB[d3]PL[W]KO[]C[so it was];W[c3]PL[])", "d3{so it was} c3");
}

#[test]
fn clocks_are_written_as_other_programs_read_them() {
    let check = |controls: [&str; 2], times: [&str; 3], expected: &[&str]| {
        let [black, white] = controls.map(|control| control.parse().unwrap());
        let mut record = of_sgf("(;GM[2]RE[W+T];B[f5];W[d6];B[c3])");
        assert_eq!(record.header.result, "W+64 (time)");
        record.header.clocks = Some(ByColor::new(black, white));
        for (node, time) in record.line().into_iter().zip(times) {
            record.set_move_time(node, MoveTime::parse(time));
        }
        let text = write(&record);
        assert_eq!(read(&text), Ok(vec![record.clone()]), "{text}");
        for part in expected.iter().chain(&["RE[W+T]"]) {
            assert!(text.contains(part), "{part}: {text}");
        }
        // Without `XT`, the times of moves follow from the time left, if the clocks have no periods.
        let foreign = text.replace("XT[", "XXT[");
        let again = of_sgf(&foreign);
        let is_simple = expected.iter().all(|part| !part.contains("byo-yomi"));
        assert_eq!(again == record, is_simple, "{foreign}");
    };
    check(["5:00", "5:00"], ["10.5", "7", "3"], &["TM[300]", "BL[289.5]", "WL[293]", "BL[286.5]"]);
    let handicap = ["TM[300]OT[5 fischer]", "XTM[1200]", ";B[f5]BL[295]XT[10]", "WL[1193]"];
    check(["5:00+5", "20:00"], ["10", "7", "3.25"], &handicap);
    let byo_yomi = ["TM[60]OT[3x30 byo-yomi]", "BL[30]OB[2]", "WL[53]"];
    check(["1:00+3x0:30", "1:00+3x0:30"], ["95", "7", "3"], &byo_yomi);
}

#[test]
fn clocks_of_other_programs_are_understood() {
    let check = |text: &str, expected: Option<&str>| {
        let record = read(&format!("(;GM[2]{text};B[f5])")).unwrap().remove(0);
        let black = record.header.clocks.map(|clocks| clocks.black.to_string());
        assert_eq!(black.as_deref(), expected, "{text}");
    };
    check("TM[1500]", Some("25:00"));
    check("TM[1500.0]OT[5x30 byo-yomi]", Some("25:00+5x0:30"));
    check("TM[180]OT[2 fischer]", Some("3:00+2"));
    check("TM[180]OT[25/600 Canadian]", Some("3:00"));
    check("TM[0]", None);
    check("TM[long]OT[5x30]", None);
    check("", None);
}

#[test]
fn errors_name_the_place() {
    let check =
        |text: &str, expected: &str| assert_eq!(read(text).unwrap_err().to_string(), expected, "{text}");
    check("", "there is no game in it");
    check("hello", "there is no game in it");
    check("(;GM[2]", "character 8: expected the ) at the end of the game");
    check("(;GM[2]SZ[19])", "character 8: a board is 4 to 16 squares wide and high, not 19×19");
    check("(;GM[2]AB[j9])", "character 8: no such square on 8×8");
    check("(;GM[2];B[g9])", "move 1, \"g9\" at character 11: no such square on 8×8");
    check("(;GM[2];B[f5]\n;W[a1])", "move 2, \"a1\" at line 2, character 4: a disc on a1 would flip nothing");
    check("(;GM[2];W[f5])", "move 1, \"f5\" at character 11: it is Black's turn");
    check("(;GM[2];B[d3];B[f5])", "move 2, \"f5\" at character 17: it is White's turn");
    check("(;GM[2];B[d3];AB[i9])", "character 15: no such square on 8×8");
    // The escaped blank has no place of its own.
    check("(;GM[2];B[f5];W[\\\u{85}zz])", "move 2, \"zz\" at character 18: no such square on 8×8");
    for (text, place, found, expected) in [
        ("(;GM[2];B[f5])\n\nx;GM[2];B[f5])", "line 3, character 1", "x;GM[2];B[f5])", "(;"),
        ("(;GM[2];B[f5]\n(;GM[2])", "line 2, character 1", "(;GM[2])", "the ) at the end of the game"),
        ("(;GM[1];B[aa])", "character 3", "GM[1]", "GM[2] for Othello"),
        ("(;GM[2];B[f5", "character 9", "B[f5", "a value that ends with ]"),
        ("(;GM[2]SZ[big])", "character 8", "big", "a size such as 8 or 6:10"),
        ("(;GM[2];B[f5]junk)", "character 14", "junk)", "a property, a node or a bracket"),
    ] {
        check(text, &format!("{place}: \"{found}\" stands where {expected} was expected"));
    }
}

#[test]
fn marks_of_other_programs_are_understood() {
    let text = "(;GM[2];B[f5]TR[d4][e4]MA[a1]CR[h8]SQ[c3]LB[d5:A][e5:1\\:2]TR[z9]LB[b2]LB[b3:]SQ[g1:h2]\
        AR[a1:b2][z9:a1]LN[c3:d4])";
    let record = of_sgf(text);
    let notes = record.annotations(record.line()[0]).unwrap();
    let on = |name: &str| {
        notes.mark_on(crate::rules::Square::parse(name, BoardSize::STANDARD).unwrap()).map(Mark::name)
    };
    let names = ["d4", "e4", "a1", "h8", "c3", "d5", "e5"].map(|name| on(name).unwrap());
    assert_eq!(names, ["triangle", "triangle", "cross", "circle", "square", "letter A", "letter 1:2"]);
    assert_eq!(notes.marks().len(), 11, "what names no square or says nothing is passed over");
    let expected = "MA[a1]TR[d4][e4]CR[h8]SQ[g1][h1][g2][h2][c3]LB[d5:A][e5:1\\:2]AR[a1:b2][c3:d4]";
    assert!(write(&record).contains(expected), "{}", write(&record));
}

#[test]
fn each_game_is_read_by_itself() {
    let n_moves = |record: &Record| record.n_moves().to_string();
    let check = |text: &str, expected: &[&str]| assert_eq!(told(games(text), n_moves), expected, "{text}");
    let (one, two) = ("(;GM[2];B[f5])", "(;GM[2];B[f5];W[d6](;B[c3])(;B[c4]))");
    let flips_nothing = "move 1, \"a1\" at line 2, character 11: a disc on a1 would flip nothing";
    check(&format!("{one}\n(;GM[2];B[a1](;W[f6])C[x])\n{two}"), &["1", flips_nothing, "4"]);
    let turn = "move 1, \"f5\" at line 2, character 5: it is Black's turn";
    check(&format!("{one}\n(;W[f5])(;B[d3])"), &["1", turn, "1"]);
    let other = "line 2, character 3: \"GM[1]\" stands where GM[2] for Othello was expected";
    check(&format!("{one}\n(;GM[1]SZ[19];B[aa])\n{two}"), &["1", other, "4"]);
    // The end of a value or of a game is lost.
    let value = "line 2, character 8: \"C[abc\" stands where a value that ends with ] was expected";
    check(&format!("{one}\n(;GM[2]C[abc\n{two}"), &["1", value, "4"]);
    let game = "line 3, character 1: \"(;GM[2];B[f5];W[d6](\" stands where the ) at the end of the game was \
                expected";
    check(&format!("{one}\n(;GM[2]C[abc]\n{two}"), &["1", game, "4"]);
    check(&format!("{one}\n(;GM[2]C[abc"), &["1", value]);
    // A game quoted in a comment is not read as a game.
    let quoted = format!("(;GM[2]C[\n{}];B[f5])", escape(two));
    check(&format!("{quoted}{one}"), &["1", "1"]);
    check("", &[]);
}

#[test]
fn names_and_comments_keep_their_blanks_and_an_empty_board_can_be_the_start() {
    let record = of_sgf("(;GM[2]PB[山田\u{3000}太郎]C[a\u{A0}b\tc];B[f5]LB[d4:a bc][e4: ab ])");
    assert_eq!(record.header.players.black, "山田\u{3000}太郎");
    assert_eq!(record.annotations(Record::ROOT).unwrap().comment, "a\u{A0}b c");
    assert_eq!(read(&write(&record)).unwrap(), [record]);
    let empty = Setup::empty(BoardSize::STANDARD).position().unwrap();
    let record = Record::new(empty, Goal::MostDiscs);
    assert_eq!(read(&write(&record)).unwrap(), [record]);
}

#[test]
fn brackets_of_any_depth_are_no_danger() {
    let deep = format!("(;GM[2]{}{}", "(;".repeat(200_000), ")".repeat(200_000));
    assert!(read(&deep).is_err());
    assert!(read(&"(;".repeat(100_000)).is_err());
    let long = format!("(;GM[2]{})", ";C[x]".repeat(100_000));
    assert!(read(&long).is_ok());
}
