//! Better scores for positions there are already: values of a deeper search, or exact scores.
//!
//! Positions come cheaply from games of shallow searches; a slower search, or newer weights, can value each
//! again. The score of a game is kept beside the new value: see [`Record::target`].

use super::dataset::{Head, Record, Source};
use super::game::TABLE_MEGABYTES;
use super::in_order;
use engine::eight::{self, TranspositionTable, Window};
use engine::kernel::Eight;
use engine::pattern::Weights;
use std::io::{self, Write};
use std::ops::{Range, RangeInclusive};

/// The parameters of labelling.
pub struct Label<'a> {
    /// The weights of the searches.
    pub weights: &'a Weights,
    /// Plies of search.
    pub depth: u32,
    /// Down from this many empties the score is exact.
    pub exact_from: u32,
    /// Positions with another number of empties are left out.
    pub empties: RangeInclusive<u32>,
}

impl Label<'_> {
    /// The head of the file made from one with this head.
    pub fn head(&self, of: Head) -> Head {
        let Label { weights, depth, exact_from, empties } = self;
        Head::new(of.seed, &format!("{} {depth} {exact_from} {empties:?} {}", of.recipe, weights.checksum()))
    }

    /// Labels the records of the games with these numbers and writes them; the records stand in the order of
    /// their games, and are from a file with this head. Calls `progress` with the number of games and of
    /// records written; when it answers `false`, no further game is begun.
    ///
    /// # Panics
    /// When there is not one megabyte of memory for each thread.
    pub fn write(
        &self,
        records: &[Record],
        games: Range<u32>,
        n_threads: usize,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u32, u64) -> bool,
    ) -> io::Result<()> {
        let of_game = |number: u32| {
            let first = records.partition_point(|record| record.game < number);
            let those = records[first..].iter().take_while(|record| record.game == number);
            let mut table = TranspositionTable::new(TABLE_MEGABYTES).expect("there is a megabyte of memory");
            let wanted = those.filter(|record| self.empties.contains(&record.n_empties()));
            wanted.map(|record| self.label(record, &mut table)).collect()
        };
        in_order::write(games, n_threads, &of_game, out, progress)
    }

    fn label(&self, record: &Record, table: &mut TranspositionTable) -> Record {
        let Record { board, source, .. } = *record;
        if source == Source::Exact {
            return *record;
        }
        if record.n_empties() <= self.exact_from {
            let solution = eight::solve(Eight::STANDARD, board, Window::FULL, 1, table, &|| false);
            let score = solution.expect("nothing stops it").score as i8;
            return Record { score, source: Source::Exact, searched: None, ..*record };
        }
        let value = eight::best_move(self.weights, board, self.depth, table).mean_value();
        match source {
            Source::Game => Record { searched: Some(value as i8), ..*record },
            Source::Search | Source::Exact => Record { score: value as i8, searched: None, ..*record },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset;
    use crate::game::{self, Play, Recipe};
    use std::collections::HashSet;

    const N_GAMES: u32 = 6;

    fn games() -> Vec<Record> {
        let play = Play::Search { depth: 1, opening: 4..=20, one_random_in: 20, aside_one_in: 2 };
        let recipe = Recipe { play, exact_from: 6..=8 };
        (0..N_GAMES).flat_map(|number| game::play(&recipe, &Weights::zero(), 1, number)).collect()
    }

    fn label(exact_from: u32, empties: RangeInclusive<u32>, games: Range<u32>, n_threads: usize) -> Vec<u8> {
        let (mut bytes, weights) = (Vec::new(), Weights::zero());
        let label = Label { weights: &weights, depth: 2, exact_from, empties };
        label.write(&self::games(), games, n_threads, &mut bytes, &mut |_, _| true).unwrap();
        bytes
    }

    #[test]
    fn positions_get_exact_scores_and_values_and_keep_the_scores_of_games() {
        let bytes = label(10, 0..=30, 0..N_GAMES, 2);
        let file = [&Head { seed: 1, recipe: 1 }.write()[..], &bytes].concat();
        let labelled: Vec<Record> = dataset::read(&file).unwrap().map(Result::unwrap).collect();
        let before: Vec<Record> = games().into_iter().filter(|record| record.n_empties() <= 30).collect();
        assert_eq!(labelled.len(), before.len());
        for (new, old) in labelled.iter().zip(&before) {
            assert_eq!((new.board, new.game), (old.board, old.game));
            match old.source {
                Source::Exact => assert_eq!(new, old),
                _ if old.n_empties() <= 10 => assert_eq!(new.source, Source::Exact),
                // With weights of zero only a finished game has another value.
                Source::Game => assert_eq!((new.source, new.score), (Source::Game, old.score)),
                Source::Search => assert_eq!(new.source, Source::Search),
            }
        }
        let sources: HashSet<_> = before.iter().map(|record| record.source as u8).collect();
        assert_eq!(sources.len(), 3, "the games have positions of every kind");
    }

    #[test]
    fn neither_threads_nor_an_interruption_change_the_file() {
        let label = |games, n_threads| label(8, 0..=60, games, n_threads);
        assert_eq!(label(0..N_GAMES, 1), [label(0..2, 3), label(2..N_GAMES, 3)].concat());
    }
}
