//! Draws candidates for puzzles: positions near the end of games that people played.

use super::{Puzzle, Themes};
use othello::record::Record;
use othello::rules::{self, BoardSize, Goal, Position, Setup};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;

/// The positions of a game on 8×8 in which most discs win; none of any other game.
pub fn positions(record: &Record) -> Vec<Position> {
    if record.goal() != Goal::MostDiscs || record.start().size() != BoardSize::STANDARD {
        return Vec::new();
    }
    record.line_positions().into_iter().map(|(_, position)| position).collect()
}

/// The positions with a number of empties in this range and three moves or more. Draws a number of empties,
/// more often a small one, since more empties take longer to solve; the positions nearest to it come first.
pub fn candidates(mut positions: Vec<Position>, empties: RangeInclusive<usize>, seed: u64) -> Vec<Position> {
    let mut random = SmallRng::seed_from_u64(seed);
    let wanted = random.random_range(empties.clone()).min(random.random_range(empties.clone()));
    positions
        .retain(|position| empties.contains(&position.empties().len()) && position.legal_moves().len() >= 3);
    positions.shuffle(&mut random);
    positions.sort_by_key(|position| position.empties().len().abs_diff(wanted));
    positions
}

/// The discs of the side to move and of the other, the same for all images of a position of 8×8 and for the
/// position with the colours swapped.
pub fn canonical(position: &Position) -> (u64, u64) {
    let turn = position.turn();
    let [own, other] = [turn, !turn].map(|color| position.discs()[color].words()[0]);
    rules::canonical(own, other)
}

/// Shuffles things; the order follows from the seed.
pub fn shuffle<T>(things: &mut [T], seed: u64) {
    things.shuffle(&mut SmallRng::seed_from_u64(seed));
}

/// A puzzle as a line of text, to append to a file: the board, whose turn it is, themes, rating, scores.
pub fn line(puzzle: &Puzzle) -> String {
    let Puzzle { position, themes, rating, scores } = puzzle;
    let scores: Vec<String> = scores.iter().map(i8::to_string).collect();
    format!("{} {} {rating} {}", Setup::from(position).line(), themes.bits(), scores.join(","))
}

/// Reads what [`line()`] wrote; `None` for anything else, such as half a line.
pub fn read_line(text: &str) -> Option<Puzzle> {
    let (rest, scores) = text.rsplit_once(' ')?;
    let scores = scores.split_terminator(',').map(|score| score.parse().ok()).collect::<Option<_>>()?;
    let (rest, rating) = rest.rsplit_once(' ')?;
    let (line, themes) = rest.rsplit_once(' ')?;
    let position = Setup::parse_line(line, BoardSize::STANDARD)?.position().ok()?;
    let themes = Themes::from_bits(themes.parse().ok()?);
    Some(Puzzle { position, themes, rating: rating.parse().ok()?, scores })
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::random_game;

    #[test]
    fn candidates_have_the_empties_and_the_choice_that_are_asked_for() {
        let record = random_game(BoardSize::STANDARD, 3);
        let found = candidates(positions(&record), 6..=12, 5);
        assert!(!found.is_empty());
        for position in &found {
            assert!((6..=12).contains(&position.empties().len()) && position.legal_moves().len() >= 3);
        }
        assert_eq!(candidates(positions(&record), 6..=12, 5), found, "they follow from the seed");
        assert!(positions(&random_game(BoardSize::new(6, 6).unwrap(), 3)).is_empty());
    }

    #[test]
    fn a_line_reads_back_and_half_of_one_does_not() {
        let position = *random_game(BoardSize::STANDARD, 7).start();
        let bare = Puzzle { position, themes: Themes::from_bits(5), rating: 1230, scores: Vec::new() };
        for puzzle in [Puzzle { scores: vec![-4, 6], ..bare.clone() }, bare] {
            assert_eq!(read_line(&line(&puzzle)).as_ref(), Some(&puzzle));
            assert_eq!(read_line(&line(&puzzle)[..40]), None);
        }
        assert_eq!(read_line(""), None);
    }

    #[test]
    fn all_images_of_a_position_have_one_canonical_form() {
        let position = random_game(BoardSize::STANDARD, 9).line_positions()[30].1;
        for symmetry in othello::rules::Symmetry::all(BoardSize::STANDARD) {
            assert_eq!(canonical(&symmetry.position(&position)), canonical(&position));
        }
    }
}
