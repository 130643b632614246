//! Boards as people and programs draw them.

use super::*;
use crate::rules::Start;
use proptest::prelude::*;

const SMALL: &str = "-X--\n-XX-\n-OO-\n----\n";

fn small() -> BoardSize {
    BoardSize::new(4, 4).unwrap()
}

#[test]
fn a_small_board_is_read_from_every_drawing_of_it() {
    for text in [
        "-X---XX--OO-----",
        "-X-- -XX- -OO- ---- *",
        "-X--\n-XX-\n-OO-\n----",
        "\u{FEFF}.x..\r\n.xx.\r\n.oo.\r\n....\r\n\r\n",
        "  a b c d\n1 - * - - 1\n2 - * * - 2\n3 - O O - 3\n4 - - - - 4\n  a b c d\n",
        "ABCD\n1.-X--\n2.-XX-\n3.-OO-\n4.----\nBlack to move",
        "+---+---+---+---+\n| - | X | - | - |\n+---+---+---+---+\n| - | X | X | - |\n| - | O | O | - \
        |\n| - | - | - | - |\n",
        "_●__\n_●●_\n_○○_\n____\n●",
        "·⚫··\n·⚫⚫·\n·⚪⚪·\n····",
        "-0--\n-00-\n-11-\n----",
        ".0.. .00. .11. ....",
        "-0---00--11-----",
        "Black to play\n\n1 -X-- 1\n2 -XX- 2\n3 -OO- 3\n4 ---- 4\n",
    ] {
        let setup = read(text, BoardSize::STANDARD).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!((setup.to_string().as_str(), setup.turn), (SMALL, Color::Black), "{text}");
    }
    let white = ["White to move", "white", "O", "○", "Turn: White", "O to move.", "White's turn"];
    for turn in white {
        assert_eq!(read(&format!("{SMALL}\n{turn}\n"), small()).unwrap().turn, Color::White, "{turn}");
    }
    assert_eq!(read("-X---XX--OO----- O", small()).unwrap().turn, Color::White);
}

#[test]
fn the_start_is_read_from_every_drawing_of_it() {
    let start = Position::start(BoardSize::STANDARD);
    let rows = |empty: &str, black: &str, white: &str, between: &str| {
        let row = |signs: [&str; 8]| signs.join(between) + "\n";
        let blank = row([empty; 8]).repeat(3);
        let [e, b, w] = [empty, black, white];
        blank.clone() + &row([e, e, e, w, b, e, e, e]) + &row([e, e, e, b, w, e, e, e]) + &blank
    };
    for [empty, black, white] in [
        [".", "@", "O"],
        [".", "#", "O"],
        ["0", "1", "2"],
        ["2", "0", "1"],
        ["-", "1", "2"],
        ["-", "0", "1"],
        ["-", "X", "0"],
        [".", "x", "0"],
        ["+", "X", "O"],
        ["・", "●", "○"],
        ["･", "●", "○"],
        ["－", "●", "○"],
        ["ー", "●", "○"],
        ["—", "●", "○"],
        ["─", "●", "○"],
        ["┼", "●", "○"],
        ["．", "Ｘ", "Ｏ"],
        ["＿", "＊", "Ｏ"],
        ["·", "●", "◯"],
        ["□", "●", "○"],
        ["■", "●", "○"],
        ["▢", "■", "□"],
        ["🟩", "⚫", "⚪"],
        ["🟩", "⚫\u{FE0F}", "⚪\u{FE0F}"],
        ["🟩", "⬛", "⬜"],
        ["🟢", "⚫", "⚪"],
        ["🟦", "⚫", "⚪"],
        ["⬜", "⚫", "⚪"],
        ["⬛", "⚫", "⚪"],
        ["🟫", "🖤", "🤍"],
        ["➖", "❌", "⭕"],
        ["-", "B", "W"],
        ["_", "b", "w"],
        ["*", "X", "O"],
    ] {
        for between in ["", " ", "|", "\t", ", "] {
            let text = rows(empty, black, white, between);
            let setup = read(&text, BoardSize::STANDARD).unwrap_or_else(|error| panic!("{text}\n{error}"));
            assert_eq!(setup.position(), Ok(start), "{text}");
        }
    }
    for between in ["\t", ",", ";", " | ", "|"] {
        let text = rows(if between == " | " { " " } else { "" }, "X", "O", between);
        let framed = text.lines().map(|line| format!("|{line}|\n")).collect::<String>();
        let text = if between.contains('|') { framed } else { text };
        let setup = read(&text, BoardSize::STANDARD).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(setup.position(), Ok(start), "{text}");
    }
    let list = |text: String| {
        let lines = text.lines().map(|line| format!("[{line}]"));
        format!("[{}]", lines.collect::<Vec<_>>().join(",\n "))
    };
    for text in [
        list(rows("0", "1", "2", ", ")),
        list(rows("0", "1", "-1", ", ")),
        list(rows("0", "1", "-1", " ")),
        list(rows("\"-\"", "\"X\"", "\"O\"", ",")),
        list(rows("\"\"", "\"X\"", "\"O\"", ",")),
        list(rows("' '", "'X'", "'O'", ", ")),
        "Black (x) to play:\n  a b c d e f g h  \n".to_owned() + &rows("-", "x", "o", " "),
        "Position 12, after Anna's mistake:\n".to_owned() + &rows("-", "x", "o", ""),
        "```\n".to_owned() + &rows("-", "x", "o", "") + "```\n",
        rows("-", "x", "o", "").replace('\n', "/"),
        "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1\n".to_owned(),
        "8/8/8/3OX3/3XO3/8/8/8 b".to_owned(),
        "8/8/8/3wb3/3bw3/8/8/8".to_owned(),
    ] {
        let setup = read(&text, BoardSize::STANDARD).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(setup.position(), Ok(start), "{text}");
    }
    assert_eq!(read("8/8/8/3pP3/3Pp3/8/8/8 w", BoardSize::STANDARD).unwrap().turn, Color::White);
}

#[test]
fn numbers_and_letters_say_which_way_up_a_board_is() {
    let expected = read("XO--\n-XX-\n-OO-\n----", small()).unwrap();
    for text in [
        "1 XO--\n2 -XX-\n3 -OO-\n4 ----\n  abcd",
        "4 ----\n3 -OO-\n2 -XX-\n1 XO--\n  abcd",
        "---- 4\n-OO- 3\n-XX- 2\nXO-- 1\n",
        "XO-- 18446744073709551614\n-XX- 18446744073709551615\n-OO- 18446744073709551615\n----",
        "(4) ----\n(3) -OO-\n(2) -XX-\n(1) XO--\n",
        "  dcba\n1 --OX\n2 -XX-\n3 -OO-\n4 ----\n",
        "  d c b a\n4|- - - -|4\n3|- O O -|3\n2|- X X -|2\n1|- - O X|1\n",
        "  1 2 3 4\n1 X O - -\n2 - X X -\n3 - O O -\n4 - - - -\n",
        "|4| | | | |\n|3| |O|O| |\n|2| |X|X| |\n|1|X|O| | |\n"
            .replace("|4|", "4|")
            .replace("|3|", "3|")
            .replace("|2|", "2|")
            .replace("|1|", "1|")
            .as_str(),
    ] {
        let setup = read(text, small()).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(setup, expected, "{text}");
    }
}

#[test]
fn boards_of_every_size_and_start_read_back_as_they_were_written() {
    for size in BoardSize::all() {
        for start in Start::ALL.into_iter().filter(|&start| start != Start::Reversi) {
            let position = start.position(size);
            let setup = read(&write(&position), BoardSize::STANDARD).unwrap();
            assert_eq!(setup.position(), Ok(position));
            let line = Setup::from(&position).to_string().replace('\n', "");
            assert_eq!(read(&line, size).unwrap().position(), Ok(position));
        }
    }
}

#[test]
fn what_is_no_board_is_refused_with_the_place() {
    let check = |text: &str, expected: &str| {
        assert_eq!(read(text, BoardSize::STANDARD).unwrap_err().to_string(), expected, "{text}");
    };
    check("", "there are no squares; expected rows of X, O and -");
    check("\n \n", "there are no squares; expected rows of X, O and -");
    check("X---", "one line of 4 squares is no square board; expected 64 for 8×8, or a line for each row");
    check("-X--\n-X?-\n", "'?' at line 2, character 3 is neither a disc (X or O) nor an empty square (-)");
    check(
        "・●・・\r\n・●？・\r\n",
        "'？' at line 2, character 3 is neither a disc (X or O) nor an empty square (-)",
    );
    check("-X--\n-XX-\n-OO\n----", "row 3 has 3 squares where the first row has 4");
    check("-X-\n-X-\n-X-\n", "a board is 4 to 16 squares wide and high, not 3×3");
    check(&"-----\n".repeat(5), "a board's width and height are even, not 5×5");
    check(&"-".repeat(1 << 20), "there are more than the 256 squares of the largest board");
    check(&"-\n".repeat(1 << 20), "there are more than the 256 squares of the largest board");
}

proptest! {
    #[test]
    fn no_drawing_makes_reading_panic(
        any: String,
        drawn in "[-XOxo*.|+,\t 012/pP●○🟩⬜□■・ーa-h1-8\n]{0,120}",
    ) {
        for text in [any, drawn] {
            _ = looks_like(NormalText::new(&text).text());
            if let Err(BoardTextError::Unknown { place, .. }) = read(&text, BoardSize::STANDARD) {
                prop_assert!(place.character <= place.line_in(&text).chars().count(), "{:?} {}", text, place);
            }
        }
    }
}
