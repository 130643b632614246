//! Random games in the styles in which people and programs write them: each is read back as the game it is.

use crate::random_game;
use othello::formats::{self, Defaults, Loaded, transcript};
use othello::record::Record;
use othello::rules::{BoardSize, Color, Move, Position};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A move of a game: the side and the square, or nothing for a pass.
type Played = (Color, Option<String>);

fn played(rng: &mut SmallRng) -> Vec<Played> {
    let size = BoardSize::STANDARD;
    let record = random_game(Position::start(size), usize::MAX, rng);
    let name = |mv: Move| mv.square().map(|square| square.name(size));
    record.nodes().map(|node| (!record.turn_at(node), record.move_into(node).and_then(name))).collect()
}

fn squares(game: &[Played]) -> Vec<String> {
    game.iter().filter_map(|(_, square)| square.clone()).collect()
}

/// Each square as `with` writes it, with its number.
fn each(game: &[Played], between: &str, with: impl FnMut((usize, String)) -> String) -> String {
    (1..).zip(squares(game)).map(with).collect::<Vec<_>>().join(between)
}

/// Squares as columns that are read downwards.
fn columns(squares: &[String], n_rows: usize, with: impl Fn(usize, &str) -> String) -> String {
    let cell = |at: usize| squares.get(at).map(|square| with(at + 1, square));
    let row =
        |row: usize| (row..squares.len()).step_by(n_rows).filter_map(cell).collect::<Vec<_>>().join("   ");
    (0..n_rows).map(|n| row(n) + "\n").collect()
}

fn numbers_on_a_board(game: &[Played], between: &str) -> String {
    let squares = squares(game);
    let cell = |square: String| match squares.iter().position(|played| *played == square) {
        Some(at) => (at + 1).to_string(),
        None => "()".to_owned(),
    };
    let row = |row: usize| ('a'..='h').map(|column| cell(format!("{column}{row}"))).collect::<Vec<_>>();
    (1..=8).map(|n| row(n).join(between) + "\n").collect()
}

fn of_side(game: &[Played], color: Color) -> String {
    let own = game.iter().filter(|(side, _)| *side == color).filter_map(|(_, square)| square.clone());
    own.collect::<Vec<_>>().join(" ")
}

/// The square with its digit in another script.
fn in_script(square: &str, zero: u32) -> String {
    let digit = square[1..].parse::<u32>().unwrap();
    square[..1].to_owned() + &char::from_u32(zero + digit).unwrap().to_string()
}

type Style = (&'static str, fn(&[Played], &mut SmallRng) -> String);

const STYLES: [Style; 22] = [
    ("columns by number", |game, _| columns(&squares(game), 20, |n, square| format!("{n}. {square}"))),
    ("columns of a table", |game, _| columns(&squares(game), 15, |n, square| format!("{n};{square};"))),
    ("numbers on a board", |game, _| numbers_on_a_board(game, " ")),
    ("numbers in a table", |game, _| numbers_on_a_board(game, ",")),
    ("both sides apart", |game, _| {
        format!("Black: {}\nWhite: {}\n", of_side(game, Color::Black), of_side(game, Color::White))
    }),
    ("discs before both sides", |game, _| {
        format!("● {}\n○ {}\n", of_side(game, Color::Black), of_side(game, Color::White))
    }),
    ("log", |game, _| each(game, "\n", |(n, square)| format!("{} plays {square}", ["Ben", "Anna"][n % 2]))),
    ("log with times", |game, _| {
        each(game, "\n", |(n, square)| format!("12:{:02} move {square} played", n % 60))
    }),
    ("site", |game, _| {
        each(game, "\n", |(n, square)| {
            format!("Move {n}:\nAnna places a disc at {square} and flips {n} discs")
        })
    }),
    ("list", |game, _| each(game, "\n", |(n, square)| format!("{}) {square} (book)", "abc".repeat(n)))),
    ("apart", |game, _| each(game, " ", |(_, square)| format!("{} {}", &square[..1], &square[1..]))),
    ("dashes", |game, _| each(game, " ", |(_, square)| format!("{}-{}", &square[..1], &square[1..]))),
    ("tuples", |game, _| each(game, ",", |(_, square)| format!("('{}',{})", &square[..1], &square[1..]))),
    ("broken line", |game, rng| {
        let mut text = squares(game).concat();
        text.insert(rng.random_range(0..text.len()), '\n');
        text
    }),
    ("seconds", |game, rng| {
        each(game, " ", |(_, square)| format!("{square} {}.2s", rng.random_range(0..99)))
    }),
    ("counts", |game, _| each(game, " ", |(n, square)| format!("{square} ({}-{})", n + 1, n % 7))),
    ("counts in lines", |game, _| each(game, "\n", |(n, square)| format!("{square} {}-{}", n + 1, n % 7))),
    ("digits", |game, rng| {
        let zero = *[0x660, 0x6F0, 0x966, 0xE50, 0xFF10].choose(rng).unwrap();
        each(game, " ", |(_, square)| in_script(&square, zero))
    }),
    ("own number behind", |game, _| each(game, " ", |(n, square)| format!("{square}{n}"))),
    ("line ends written down", |game, _| each(game, "\\n", |(_, square)| square)),
    ("entities", |game, _| each(game, "&#32;", |(_, square)| square)),
    ("words of passes", |game, rng| {
        let mut pass = || (*["zz", "kein Zug", "passa", "0-0", "h0", "轮空"].choose(rng).unwrap()).to_owned();
        game.iter().map(|(_, square)| square.clone().unwrap_or_else(&mut pass)).collect::<Vec<_>>().join(" ")
    }),
];

#[test]
fn games_are_read_back_from_every_style() {
    let mut rng = SmallRng::seed_from_u64(33);
    let mut wrong = Vec::new();
    for _ in 0..12 {
        let game = played(&mut rng);
        for (name, style) in STYLES {
            let text = style(&game, &mut rng);
            let read = formats::read_text(&text, &Defaults::default()).and_then(Loaded::whole);
            let moves = |record: Record| transcript::write(&record, &record.line());
            let read = read.map(|loaded| {
                (0..loaded.len()).map(|index| moves(loaded.record(index))).collect::<Vec<String>>()
            });
            if read.as_ref() != Ok(&vec![squares(&game).concat()]) {
                wrong.push(format!("{name}: {read:?} of\n{text:.300}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n\n"));
}
