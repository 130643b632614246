//! Games of a player who flips as many discs as possible, for tests of what the program learns from games.

use othello::rules::{BoardSize, Color, Move, Position, Square};
use std::fmt::Write;

/// Games as SGF: `player`, with alternating colours, against arbitrary moves that a formula picks.
pub fn greedy_games(player: &str, n_games: usize, n_moves: usize) -> String {
    let mut text = String::new();
    for number in 0..n_games {
        let own = if number % 2 == 0 { Color::Black } else { Color::White };
        let (black, white) = if own == Color::Black { (player, "Ben") } else { ("Ben", player) };
        write!(text, "(;GM[2]PB[{black}]PW[{white}]DT[2026-10-{:02}]", 1 + number % 28)
            .expect("a String takes any text");
        let mut position = Position::start(BoardSize::STANDARD);
        for ply in 0..n_moves {
            let legal: Vec<Square> = position.legal_moves().iter().collect();
            let flips = |square: &Square| position.flips(*square).len();
            let any = legal.get((7 * number + 13 * ply + number * ply) % legal.len().max(1)).copied();
            let most = legal.iter().copied().max_by_key(flips);
            let Some(square) = (if position.turn() == own { most } else { any }) else { break };
            let letter = if position.turn() == Color::Black { 'B' } else { 'W' };
            write!(text, ";{letter}[{}]", square.name(BoardSize::STANDARD)).expect("a String takes any text");
            position = position.play(Move::Place(square)).expect("it is legal");
        }
        text.push_str(")\n");
    }
    text
}
