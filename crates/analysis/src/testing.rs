//! Positions and games for the tests of this crate and of those that depend on it.

use crate::knowledge::Knowledge;
use crate::review::{Plan, Review};
use engine::{Level, Resources, Thinker};
use othello::evaluation::{Evaluation, Score};
use othello::formats::transcript;
use othello::record::{NodeId, Record};
use othello::rules::{BoardSize, Color, Goal, Move, Position, Setup, Square};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

/// A legal move, the same for the same seed; a pass where it is forced.
pub fn random_move(position: &Position, seed: u64) -> Move {
    let mut random = SmallRng::seed_from_u64(seed);
    position.legal_moves().iter().choose(&mut random).map_or(Move::Pass, Move::Place)
}

/// A whole random game.
pub fn random_game(size: BoardSize, seed: u64) -> Record {
    let mut record = Record::new(Position::start(size), Goal::MostDiscs);
    for ply in 0.. {
        if record.position().outcome().is_some() {
            break;
        }
        record.play(random_move(record.position(), seed << 16 | ply)).unwrap();
    }
    record
}

/// The score for the side to move, and best play, found by trying everything.
pub fn solve(position: &Position) -> (i16, Vec<Move>) {
    if let Some(outcome) = position.outcome() {
        return (Score::of_outcome(&outcome, Goal::MostDiscs, position.turn()).discs(), Vec::new());
    }
    let all = position.moves().into_iter().map(|mv| solve_move(position, mv));
    all.max_by_key(|(score, _)| *score).expect("the game goes on")
}

/// Like [`solve`], for one move.
pub fn solve_move(position: &Position, mv: Move) -> (i16, Vec<Move>) {
    let (score, line) = solve(&position.play(mv).expect("the move is legal"));
    (-score, std::iter::once(mv).chain(line).collect())
}

/// A square of 8×8.
pub fn square(name: &str) -> Square {
    Square::parse(name, BoardSize::STANDARD).unwrap()
}

/// A game of the All Japan Championships 2023, from the WTHOR database of the French Othello federation.
pub const GAME: &str = "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7g4g3f8h8a8a7a5h3e2e1c2\
                        a4d2f2a3h7g7d1c1h6f1h5h2h1g2a2b2g1a1b1";

/// A game on 8×8 from its moves, such as `f5d6c3`, at its end.
pub fn game(moves: &str) -> Record {
    let start = Position::start(BoardSize::STANDARD);
    if moves.is_empty() {
        return Record::new(start, Goal::MostDiscs);
    }
    let mut record = transcript::read(moves, &start, Goal::MostDiscs).unwrap();
    if let Some(&last) = record.main_line().last() {
        record.go_to(last);
    }
    record
}

/// Moves on 8×8, such as `f5 d6 c3`.
pub fn line(moves: &str) -> Vec<Move> {
    moves.split_whitespace().map(|name| Move::Place(square(name))).collect()
}

/// An estimate in discs, with a line such as `f5 d6 c3`.
pub fn estimate(discs: i16, depth: u8, moves: &str) -> Evaluation {
    Evaluation::estimate(Score::from_discs(discs), depth, 73).with_line(line(moves))
}

/// Positions of 8×8 that all differ: each has a number in binary as the colours of its discs.
pub fn numbered_positions(n: usize) -> impl Iterator<Item = Position> {
    (0..n).filter_map(|number| {
        let mut setup = Setup::empty(BoardSize::STANDARD);
        for bit in 0..17 {
            let color = if number >> bit & 1 == 1 { Color::Black } else { Color::White };
            setup.put(Square::from_index(bit + 1), Some(color));
        }
        setup.position().ok()
    })
}

/// Proven values of a game's positions, each with its node. `losses` says after how many plies a move loses,
/// and how many discs; all others lose none. Where a move loses, another one is best.
pub fn with_losses(record: &Record, losses: &[(usize, i16)]) -> Vec<(NodeId, Position, Evaluation)> {
    let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.main_line()).collect();
    let (mut black_value, mut values) = (0, Vec::new());
    for (ply, &node) in nodes.iter().enumerate() {
        let position = record.position_at(node);
        if position.outcome().is_some() {
            break;
        }
        let played = nodes.get(ply + 1).and_then(|&next| record.move_into(next));
        let loss = losses.iter().find(|(at, _)| *at == ply).map(|(_, discs)| *discs);
        let other = position.moves().into_iter().find(|mv| Some(*mv) != played);
        let best = if loss.is_some() { other.or(played) } else { played.or(other) };
        let sign = if position.turn() == Color::Black { 1 } else { -1 };
        let value = Evaluation::proven(sign * black_value).with_line(best.into_iter().collect());
        values.push((node, position, value));
        black_value -= sign * loss.unwrap_or(0);
    }
    values
}

/// A finished review, by one thread.
pub fn reviewed(record: &Record, level: u8) -> Review {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    Plan::new(record, Level::new(level), Knowledge::default()).run(&mut thinker, |_| ())
}

/// Positions from anywhere in random games, two thirds on 8×8, the others on all sizes in turn.
pub fn positions(n: u64) -> Vec<Position> {
    let sizes: Vec<BoardSize> = BoardSize::all().collect();
    let position = |seed| {
        let mut random = SmallRng::seed_from_u64(seed);
        let size = if seed % 3 == 0 { sizes[seed as usize / 3 % sizes.len()] } else { BoardSize::STANDARD };
        let n_plies = random.random_range(0..size.area() - 4);
        let mut position = Position::start(size);
        for _ in 0..n_plies {
            if position.outcome().is_some() {
                break;
            }
            position = position.play(random_move(&position, random.random())).unwrap();
        }
        position
    };
    (0..n).map(position).collect()
}

/// The squares around one, found by trying every square.
pub fn around(square: Square, size: BoardSize) -> Vec<Square> {
    let is_near = |a: usize, b: usize| a.abs_diff(b) <= 1;
    Square::all(size)
        .filter(|other| *other != square)
        .filter(|other| {
            is_near(other.column(size), square.column(size)) && is_near(other.row(size), square.row(size))
        })
        .collect()
}
