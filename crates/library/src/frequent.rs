//! The positions that the most games reach, for a book to cover.

use super::Library;
use super::keys::{Keys, walk};
use super::table::{Table, after, breadth_first};
use othello::rules::{BoardSize, Goal, Position};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::ControlFlow;

/// Which positions are frequent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrequencyLimits {
    /// The least number of games that reach them.
    pub n_games_min: usize,
    /// The most discs placed since the start.
    pub n_plies_max: usize,
}

impl Library {
    /// The positions of 8×8 that many games reach, from the usual start and through such positions, with the
    /// number of games; the most frequent first. Images and transpositions count as one.
    pub fn frequent(&self, limits: FrequencyLimits) -> Vec<(Position, usize)> {
        let mut counts: HashMap<u64, usize> = HashMap::new();
        for entry in self.entries.iter().filter(|entry| entry.is_usual()) {
            walk(&self.start_of(entry), self.squares_of(entry), |stop| {
                if stop.n_discs > 4 + limits.n_plies_max {
                    return ControlFlow::Break(());
                }
                *counts.entry(stop.key.position()).or_default() += 1;
                ControlFlow::Continue(())
            });
        }
        let keys = Keys::of(BoardSize::STANDARD);
        let count = |at: &Position| keys.key(at).and_then(|key| counts.get(&key.position()).copied());
        frequent(limits, &|position| count(position).unwrap_or(0))
    }
}

impl Table {
    /// Like [`Library::frequent`]; moves that were played once are not in the table.
    pub fn frequent(&self, limits: FrequencyLimits) -> Vec<(Position, usize)> {
        frequent(limits, &|position| self.explore(position, Goal::MostDiscs).total.n_games)
    }
}

/// Walks from the start through the positions that are frequent by their counts.
fn frequent(limits: FrequencyLimits, count: &dyn Fn(&Position) -> usize) -> Vec<(Position, usize)> {
    let mut found = Vec::new();
    let Ok(()) = breadth_first::<Infallible>(|position, _| {
        let (n_plies, n_games) = (60 - position.empties().len(), count(position));
        if n_games < limits.n_games_min || n_plies > limits.n_plies_max {
            return Ok(Vec::new());
        }
        found.push((*position, n_games));
        Ok(position.legal_moves().iter().filter_map(|square| after(position, square)).collect())
    });
    found.sort_by_key(|(_, n_games)| Reverse(*n_games));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table;
    use crate::testing::{game, library};

    fn limits(n_games_min: usize, n_plies_max: usize) -> FrequencyLimits {
        FrequencyLimits { n_games_min, n_plies_max }
    }

    #[test]
    fn images_and_transpositions_count_together() {
        // The first two games reach the same position by other moves, the third is an image of the first.
        let games = ["f5d6c3d3c4", "f5d6c4d3c3", "d3c5f6f5e6", "f5f6e6", "c4e3f6"];
        let library = library(games.map(game));
        let games = |limits| library.frequent(limits).iter().map(|(_, n)| *n).collect::<Vec<_>>();
        // The start, the first move, the two answers.
        assert_eq!(games(limits(1, 2)), [5, 5, 4, 1]);
        // Then the third move of three games, the fourth of two, and the fifth that three games share.
        assert_eq!(games(limits(2, 5)), [5, 5, 4, 3, 3, 2]);
        assert_eq!(games(limits(4, 20)), [5, 5, 4]);
        assert!(games(limits(6, 20)).is_empty());
    }

    #[test]
    fn a_table_names_the_same_positions_as_its_library() {
        let games = ["f5d6c3d3c4f4", "f5d6c3d3c4f4", "f5d6c3d3", "f5f6e6", "f5f6e6", "f5d6c3d3c4f4"];
        let library = library(games.map(game));
        let table = Table::read(&table::make(&library, 2)).unwrap();
        // In a table, a position after which no move was played has no games.
        assert_eq!(table.frequent(limits(2, 3)), library.frequent(limits(2, 3))[..5]);
        assert!(Table::embedded().frequent(limits(1000, 8)).len() > 20);
    }
}
