//! Files of WTHOR for the tests.

use othello::rules::{BoardSize, Square};

/// A file of WTHOR games.
pub(crate) fn wthor_file(side: u8, games: &[&str]) -> Vec<u8> {
    let size = BoardSize::new(side.into(), side.into()).unwrap();
    let mut bytes = vec![20, 24, 3, 7];
    bytes.extend((games.len() as u32).to_le_bytes());
    bytes.extend([0, 0]);
    bytes.extend(2023u16.to_le_bytes());
    bytes.extend([if side == 8 { 0 } else { side }, 0, 24, 0]);
    let row_step = if side == 8 { 10 } else { 12 };
    for (number, game) in games.iter().enumerate() {
        bytes.extend([1, 0, 0, 0, number as u8, 0, 40, 36]);
        let mut moves: Vec<u8> = game
            .as_bytes()
            .chunks(2)
            .map(|name| {
                let square = Square::parse(std::str::from_utf8(name).unwrap(), size).unwrap();
                ((square.row(size) + 1) * row_step + square.column(size) + 1) as u8
            })
            .collect();
        moves.resize(size.area() - 4, 0);
        bytes.extend(moves);
    }
    bytes
}
