//! Boards as people and programs draw them.

use super::*;
use crate::rules::{Move, Start};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

const SMALL: &str = "-X--\n-XX-\n-OO-\n----\n";
/// A board that looks different from each side.
const CORNER: &str = "XO--\n-XX-\n-OO-\n----\n";

fn small() -> BoardSize {
    BoardSize::new(4, 4).unwrap()
}

fn check(text: &str, expected: &str) {
    let setup = read(text, small()).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!((setup.to_string().as_str(), setup.turn), (expected, Color::Black), "{text}");
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
        // Blank squares are read below their columns.
        "  a b c d\n1   X\n2   X X\n3   O O\n4\n",
        "     a b c d\n  1    X      1\n  2    X X    2   Black: 3 discs\n  3    O O    3\n\
          4           4\n",
        "||a|b|c|d|\n|-|-|-|-|-|\n|1| |X| | |\n|2| |X|X| |\n|3| |O|O| |\n|4| | | | |\n",
        "\ta\tb\tc\td\n1\t\tX\t\t\n2\t\tX\tX\t\n3\t\tO\tO\t\n4\t\t\t\t\n",
        "-----------------\n|   | X |   |   |\n-----------------\n|   | X | X |   |\n-----------------\n\
        |   | O | O |   |\n-----------------\n|   |   |   |   |\n-----------------\n",
        " _______________\n|___|_X_|___|___|\n|___|_X_|_X_|___|\n|___|_O_|_O_|___|\n|___|___|___|___|\n",
        "A .X..\nB .XX.\nC .OO.\nD ....\n",
        "  1 2 3 4\nA - - - -\nB X X O -\nC - X O -\nD - - - -\n",
        "1 -X-a\n2 -XXb\n3 cOO-\n4 ----\n",
        "<tr><td> </td><td>X</td><td> </td><td> </td></tr>\n\
        <tr><td> </td><td>X</td><td>X</td><td> </td></tr>\n\
        <tr><td> </td><td>O</td><td>O</td><td> </td></tr>\n<tr><td></td><td></td><td></td><td></td></tr>\n",
    ] {
        check(text, SMALL);
    }
    assert_eq!(read("-X---XX--OO----- O", small()).unwrap().turn, Color::White);
}

#[test]
fn numbers_and_letters_say_which_way_up_a_board_is() {
    for text in [
        "1 XO--\n2 -XX-\n3 -OO-\n4 ----\n  abcd",
        "4 ----\n3 -OO-\n2 -XX-\n1 XO--\n  abcd",
        "---- 4\n-OO- 3\n-XX- 2\nXO-- 1\n",
        "XO-- 18446744073709551614\n-XX- 18446744073709551615\n-OO- 18446744073709551615\n----",
        "(4) ----\n(3) -OO-\n(2) -XX-\n(1) XO--\n",
        "  dcba\n1 --OX\n2 -XX-\n3 -OO-\n4 ----\n",
        "  d c b a\n4|- - - -|4\n3|- O O -|3\n2|- X X -|2\n1|- - O X|1\n",
        "  1 2 3 4\n1 X O - -\n2 - X X -\n3 - O O -\n4 - - - -\n",
        // Two legal moves have numbers.
        "X O 10 11\n- X X -\n- O O -\n- - - -\n",
        "4| | | | |\n3| |O|O| |\n2| |X|X| |\n1|X|O| | |\n",
    ] {
        check(text, CORNER);
    }
}

/// Signs of empty squares, Black and White.
fn signs(all: &str) -> Vec<[String; 3]> {
    let three = |word: &str| word.chars().map(String::from).collect::<Vec<_>>().try_into().unwrap();
    all.split_whitespace().map(three).collect()
}

/// The rows of a position.
fn rows([empty, black, white]: [&str; 3], between: &str, position: &Position) -> Vec<String> {
    let sign = |c: char| [white, black, empty]["OX-".find(c).expect("a board has three signs")];
    let board = Setup::from(position).to_string();
    board.lines().map(|row| row.chars().map(sign).collect::<Vec<_>>().join(between)).collect()
}

#[test]
fn the_start_is_read_from_every_drawing_of_it() {
    let start = Position::start(BoardSize::STANDARD);
    let list = |signs, between| {
        let rows = rows(signs, between, &start).into_iter().map(|row| format!("[{row}]"));
        format!("[{}]", rows.collect::<Vec<_>>().join(",\n "))
    };
    let plain = rows(["-", "x", "o"], "", &start).join("\n");
    let mut texts = vec![
        list(["0", "1", "2"], ", "),
        list(["0", "1", "2"], ",").replace('\n', ""),
        list(["0", "1", "-1"], ", "),
        list(["0", "1", "-1"], " "),
        list(["\"-\"", "\"X\"", "\"O\""], ","),
        list(["\"\"", "\"X\"", "\"O\""], ","),
        list(["' '", "'X'", "'O'"], ", "),
        "Black (x) to play:\n  a b c d e f g h  \n".to_owned()
            + &rows(["-", "x", "o"], " ", &start).join("\n"),
        format!("Position 12, after Anna's mistake:\n{plain}"),
        format!("```\n{plain}\n```\n"),
        plain.replace('\n', "/"),
        "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1\n".to_owned(),
        "8/8/8/3OX3/3XO3/8/8/8 b".to_owned(),
        "8/8/8/3wb3/3bw3/8/8/8".to_owned(),
    ];
    for signs in signs(
        ".@O .#O 012 201 -12 -01 -X0 .x0 +XO ・●○ ･●○ －●○ ー●○ —●○ ─●○ ┼●○ ．ＸＯ ＿＊Ｏ ·●◯ □●○ ■●○ ▢■□ 🟩⚫⚪ \
         🟩⬛⬜ 🟢⚫⚪ 🟦⚫⚪ ⬜⚫⚪ ⬛⚫⚪ 🟫🖤🤍 ➖❌⭕ -BW _bw *XO",
    ) {
        let signs = signs.each_ref().map(String::as_str);
        texts.extend(["", " ", "|", "\t", ", "].map(|between| rows(signs, between, &start).join("\n")));
    }
    texts.extend(["\t", ",", ";"].map(|between| rows(["", "X", "O"], between, &start).join("\n")));
    for (empty, between) in [(" ", " | "), ("", "|")] {
        let framed = rows([empty, "X", "O"], between, &start).into_iter().map(|row| format!("|{row}|\n"));
        texts.push(framed.collect());
    }
    for text in texts {
        let setup = read(&text, BoardSize::STANDARD).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(setup.position(), Ok(start), "{text}");
    }
    assert_eq!(read("8/8/8/3pP3/3Pp3/8/8/8 w", BoardSize::STANDARD).unwrap().turn, Color::White);
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

/// Signs of empty squares, Black and White, for random positions.
const SIGNS: &str = "-XO .xo .#O .@O .*O .BW -bw 012 .12 .●○ ・●○ －●○ +XO 🟩⚫⚪ .DL ・黒白 □●○ .■□ -@0 .X0 0BW \
    ~XO .SW .NB ▢●○ ┼●○ _XO";

/// A position after random moves.
fn random_position(n_moves: usize, rng: &mut SmallRng) -> Position {
    let mut position = Position::start(BoardSize::STANDARD);
    for _ in 0..n_moves {
        let Some(square) = position.legal_moves().iter().choose(rng) else { break };
        position = position.play(Move::Place(square)).expect("the move is legal");
    }
    position
}

/// A drawing of a position in one of the ways in which programs and people do it.
fn drawn(style: usize, rows: &[String]) -> String {
    let numbered = |line: &dyn Fn(usize, &str) -> String| {
        (1..).zip(rows).map(|(number, row)| line(number, row) + "\n").collect::<String>()
    };
    let head = "  a b c d e f g h\n";
    match style {
        0 => rows.join("\n"),
        1 => head.to_owned() + &numbered(&|number, row| format!("{number} {row}")),
        2 => head.to_owned() + &numbered(&|number, row| format!("{number} {row} {number}")) + head,
        3 => " abcdefgh\n".to_owned() + &numbered(&|number, row| format!("{number}{row}")),
        4 => numbered(&|_, row| format!("> {row}")),
        5 => format!("| {head}") + &numbered(&|number, row| format!("| {number} {row} {number}")),
        6 => numbered(&|number, row| format!("{number} {row} {number}  *: discs = 12   moves = 3")),
        7 => format!("{0}\n{1}{0}\n", "=".repeat(17), numbered(&|_, row| row.to_owned())),
        8 => "  1 2 3 4 5 6 7 8\n".to_owned() + &numbered(&|number, row| format!("{number} {row}")),
        _ => numbered(&|_, row| format!("\u{1b}[42m{row}\u{1b}[0m")),
    }
}

#[test]
fn several_boards_are_several_positions() {
    let lines = |text: &str| -> Vec<String> {
        let boards = read_each(&NormalText::new(text), small()).into_iter();
        boards.map(|board| board.map_or_else(|error| error.to_string(), |b| b.setup.line())).collect()
    };
    let other = "--X-\n-XX-\n-OO-\n----\n";
    let expected = ["-X---XX--OO----- X", "--X--XX--OO----- O"];
    for text in [
        format!("{SMALL}X to move\n\n{other}White to move\n"),
        format!("Black to move\n{SMALL}\nWhite to move\n{other}"),
        format!("Position 1\n{SMALL}\nPosition 2\n{other}O"),
    ] {
        assert_eq!(lines(&text), expected, "{text}");
    }
    let beside = SMALL.lines().zip(other.lines()).map(|(one, two)| format!("{one}   {two}\n"));
    assert_eq!(lines(&beside.collect::<String>()), ["-X---XX--OO----- X", "--X--XX--OO----- X"]);
    let fens = "8/8/8/3OX3/3XO3/8/8/8 X\n8/8/8/3OX3/3XO3/8/8/8 O\n";
    assert_eq!(lines(fens).len(), 2);
    let damaged = format!("{SMALL}\n{}", "-----\n".repeat(5));
    assert_eq!(lines(&damaged)[1], "a board's width and height are even, not 5×5");
}

#[test]
fn a_line_of_squares_may_be_broken() {
    let start = Setup::from(&Position::start(BoardSize::STANDARD)).line();
    for at in [16, 32, 50] {
        let text = format!("{}\n{}", &start[..at], &start[at..]);
        assert_eq!(read(&text, BoardSize::STANDARD).unwrap().line(), start, "{text}");
    }
}

proptest! {
    #[test]
    fn positions_drawn_in_any_way_are_read_back(seed: u64, style in 0..10_usize) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let n_moves = rng.random_range(8..=60);
        let position = random_position(n_moves, &mut rng);
        prop_assume!(Color::BOTH.iter().all(|&color| !position.discs()[color].is_empty()));
        let between = if style == 3 || rng.random_bool(0.5) { "" } else { " " };
        let signs = signs(SIGNS).into_iter().choose(&mut rng).unwrap();
        let text = drawn(style, &rows(signs.each_ref().map(String::as_str), between, &position));
        let white = text.clone() + "\nWhite to move\n";
        for (text, turn) in [(text, Color::Black), (white, Color::White)] {
            let setup = read(&text, BoardSize::STANDARD).unwrap_or_else(|error| panic!("{text}\n{error}"));
            prop_assert_eq!(setup.to_string(), Setup::from(&position).to_string(), "{}", text);
            prop_assert_eq!(setup.turn, turn, "{}", text);
        }
    }
}
