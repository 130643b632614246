//! Random openings that leave both sides about the same chances.

use super::{Limits, Method, Request, Resources, Stop, Thinker};
use crate::rules::{BoardSize, Goal, Move, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

/// How many random lines are compared at most.
const LINES: usize = 32;
/// A line this even, in hundredths of a disc, needs no comparison.
const EVEN: i32 = 50;

/// `plies` moves from the standard start, drawn by the seed, passes included, after which a short search sees
/// hardly an advantage: the most even of up to 32 random lines. Never ends the game; where no line can be
/// that long, it is shorter.
///
/// ```
/// use outflank::engine::opening;
/// use outflank::rules::{BoardSize, Position};
///
/// let moves = opening::balanced(BoardSize::STANDARD, 8, 1);
/// let start = Position::start(BoardSize::STANDARD);
/// let position = moves.iter().try_fold(start, |position, &mv| position.play(mv)).unwrap();
/// assert_eq!((moves.len(), position.counts().black + position.counts().white), (8, 12));
/// ```
pub fn balanced(size: BoardSize, plies: u8, seed: u64) -> Vec<Move> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
    let mut best: Option<(Vec<Move>, (usize, i32))> = None;
    for _ in 0..LINES {
        let (moves, position) = line(size, plies, &mut random);
        let missing = usize::from(plies) - moves.len();
        let bias = value(&position, &mut thinker).abs();
        if best.as_ref().is_none_or(|(_, least)| (missing, bias) < *least) {
            best = Some((moves, (missing, bias)));
        }
        if (missing, bias) <= (0, EVEN) {
            break;
        }
    }
    best.map(|(moves, _)| moves).unwrap_or_default()
}

/// Random moves, and where they lead; none of them ends the game.
fn line(size: BoardSize, plies: u8, random: &mut SmallRng) -> (Vec<Move>, Position) {
    let mut position = Position::start(size);
    let mut moves = Vec::new();
    while moves.len() < usize::from(plies) {
        let squares: Vec<_> = position.legal_moves().iter().collect();
        let mv = squares.choose(random).map_or(Move::Pass, |&square| Move::Place(square));
        match position.play(mv) {
            Ok(next) if next.outcome().is_none() => {
                position = next;
                moves.push(mv);
            }
            _ => break,
        }
    }
    (moves, position)
}

/// What a short search thinks of a position, in hundredths of a disc.
fn value(position: &Position, thinker: &mut Thinker) -> i32 {
    let limits = Limits::Depth(if position.size().area() <= 64 { 4 } else { 2 });
    let method = Method::Search(limits);
    let request = Request::new(*position, Goal::MostDiscs, method).seed(0);
    let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
    report.evaluation().map_or(0, |evaluation| evaluation.score.hundredths())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_legal_as_long_as_asked_for_and_never_end_the_game() {
        for size in BoardSize::all() {
            for plies in [0, 1, 8, 20] {
                let moves = balanced(size, plies, 3);
                let position = moves.iter().try_fold(Position::start(size), |p, &mv| p.play(mv)).unwrap();
                assert!(position.outcome().is_none());
                assert!(
                    moves.len() == usize::from(plies) || size.area() <= 24,
                    "{size} {plies} {}",
                    moves.len()
                );
            }
        }
    }

    #[test]
    fn openings_are_even_and_follow_from_the_seed() {
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
        for seed in 0..10 {
            let moves = balanced(BoardSize::STANDARD, 8, seed);
            assert_eq!(moves, balanced(BoardSize::STANDARD, 8, seed));
            let start = Position::start(BoardSize::STANDARD);
            let position = moves.iter().try_fold(start, |p, &mv| p.play(mv)).unwrap();
            assert!(value(&position, &mut thinker).abs() < 200, "{position}");
        }
        let openings: std::collections::HashSet<_> =
            (0..50).map(|seed| balanced(BoardSize::STANDARD, 8, seed)).collect();
        assert!(openings.len() > 45);
    }
}
