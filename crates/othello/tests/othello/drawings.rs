//! Boards in the ways in which people and programs draw them: each is read back as the position it is.

use crate::random_game;
use othello::formats::{self, Defaults, board_text};
use othello::rules::{BoardSize, Color, Position, Setup, Start};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Signs of empty squares, Black and White.
const SIGNS: &str = "-XO .xo .@O .#O .*O 012 .12 -12 -X0 .x0 .X0 0BW +XO ~XO ?XO _XO *XO .BW -BW -bw _bw \
    .DL .SW .NB -nb -@0 -☓○ ・●○ ･●○ －●○ ー●○ —●○ ─●○ ┼●○ .●○ ⬚●○ ░●○ □●○ ■●○ ▢●○ ·●◯ .■□ ▢■□ ．ＸＯ ＿＊Ｏ ·黒白 \
    ・黒白 ・黑白 .흑백 .◉◎ .◆◇ .☻☺ 🟩⚫⚪ 🟩⬛⬜ 🟩🟫⬜ 🟩♟♙ 🟢⚫⚪ 🟦⚫⚪ ⬜⚫⚪ ⬛⚫⚪ 🟫🖤🤍 💚🖤🤍 🌲🌑🌕 ➖❌⭕";
/// Signs that mean something else in some positions.
const AMBIGUOUS: &str = "201 -01 EBW 🟩⚫🔴 🟩🔴⚪";

/// The rows of a position with three signs.
fn rows(signs: &str, between: &str, position: &Position) -> Vec<String> {
    let signs: Vec<String> = signs.chars().map(String::from).collect();
    let sign = |c: char| &*signs["-XO".find(c).expect("a board has three signs")];
    let board = Setup::from(position).to_string();
    board.lines().map(|row| row.chars().map(sign).collect::<Vec<_>>().join(between)).collect()
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

/// Checks that the reader of boards and that of any text find a position and its side to move.
fn check(text: &str, expected: &Position) {
    let setup = board_text::read(text, expected.size()).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(
        (setup.to_string(), setup.turn),
        (Setup::from(expected).to_string(), expected.turn()),
        "{text}"
    );
    let loaded =
        formats::read_text(text, &Defaults::default()).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(loaded.record(0).start(), expected, "{text}");
}

#[test]
fn the_start_is_read_in_all_signs() {
    let start = Position::start(BoardSize::STANDARD);
    for signs in SIGNS.split(' ').chain(AMBIGUOUS.split(' ')) {
        for between in ["", " ", "|", "\t", ", "] {
            check(&rows(signs, between, &start).join("\n"), &start);
        }
    }
}

#[test]
fn boards_of_every_size_and_start_are_read_as_they_were_written() {
    for size in BoardSize::all() {
        for start in Start::ALL.into_iter().filter(|&start| start != Start::Reversi) {
            let position = start.position(size);
            check(&board_text::write(&position), &position);
            let line = Setup::from(&position).to_string().replace('\n', "");
            assert_eq!(board_text::read(&line, size).unwrap().position(), Ok(position));
        }
    }
}

proptest! {
    #[test]
    fn positions_drawn_in_any_way_are_read(seed: u64, style in 0..10_usize) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let n_moves = rng.random_range(8..=60);
        let game = random_game(Position::start(BoardSize::STANDARD), n_moves, &mut rng);
        let setup = Setup::from(game.position());
        prop_assume!(Color::BOTH.iter().all(|&color| !setup.discs[color].is_empty()));
        let between = if style == 3 || rng.random_bool(0.5) { "" } else { " " };
        let signs: Vec<&str> = SIGNS.split(' ').collect();
        let text = drawn(style, &rows(signs.choose(&mut rng).unwrap(), between, game.position()));
        for (turn, line) in [(Color::Black, ""), (Color::White, "\nWhite to move\n")] {
            check(&(text.clone() + line), &Setup { turn, ..setup }.position().unwrap());
        }
    }
}
