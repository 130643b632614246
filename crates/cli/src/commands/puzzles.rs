//! `outflank-engine puzzles`: puzzles drawn from games, and checked.

use engine::human::Model;
use othello::record::Record;
use outflank_core::teach::puzzles::{Puzzle, Solver, Theme, Themes, Truth, draw};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write;
use std::ops::RangeInclusive;

/// How puzzles are drawn.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Squares that are empty, at least and at most.
    pub empties: RangeInclusive<usize>,
    /// Which positions are looked at follows from it.
    pub seed: u64,
    /// Positions of a game that are looked at until one is a puzzle.
    pub tries: usize,
}

/// One puzzle of each game that has one, in the order of the games. The number of a game and the recipe's
/// seed say which of its positions are looked at.
///
/// # Panics
/// Where a megabyte of memory cannot be had.
pub fn make(
    games: &[(u64, Record)],
    recipe: &Recipe,
    model: &Model,
    pool: &ThreadPool,
) -> Vec<Option<Puzzle>> {
    let solver = || Solver::new().expect("the weights and a megabyte of memory are there");
    let make = |solver: &mut Solver, (number, record): &(u64, Record)| {
        let seed = recipe.seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let positions = draw::candidates(draw::positions(record), recipe.empties.clone(), seed);
        positions.into_iter().take(recipe.tries).find_map(|position| {
            Puzzle::of(solver.solve(&position)?, model, &mut |position| solver.solve(position))
        })
    };
    pool.install(|| games.into_par_iter().map_init(solver, make).collect())
}

/// A theme that so small a share of puzzles shows is rare.
const RARE: f64 = 0.02;
/// Points of rating that count as alike.
const BAND: u16 = 100;

/// At most `max` puzzles, as many of each hundred points of rating as there are and fit; those with a rare
/// theme are all kept, the others in their order.
#[must_use]
pub fn balanced(puzzles: &[Puzzle], max: usize) -> Vec<Puzzle> {
    let share = |theme: Theme| {
        let n = puzzles.iter().filter(|puzzle| puzzle.themes.contains(theme)).count();
        n as f64 / puzzles.len().max(1) as f64
    };
    let rare: Vec<Theme> = Theme::ALL.into_iter().filter(|theme| share(*theme) < RARE).collect();
    let is_rare = |puzzle: &&Puzzle| rare.iter().any(|theme| puzzle.themes.contains(*theme));
    let (mut kept, others): (Vec<&Puzzle>, Vec<&Puzzle>) = puzzles.iter().partition(is_rare);
    kept.truncate(max);
    let mut bands: BTreeMap<u16, VecDeque<&Puzzle>> = BTreeMap::new();
    others.into_iter().for_each(|puzzle| bands.entry(puzzle.rating / BAND).or_default().push_back(puzzle));
    // One of each band in turn.
    while kept.len() < max && bands.values().any(|band| !band.is_empty()) {
        kept.extend(bands.values_mut().filter_map(VecDeque::pop_front));
    }
    kept.truncate(max);
    kept.into_iter().copied().collect()
}

/// The same puzzles with the themes that they show, after a theme's predicate has changed. One that cannot be
/// solved stays as it is, for [`check`] to find.
///
/// # Panics
/// Where a megabyte of memory cannot be had.
#[must_use]
pub fn label(puzzles: &[Puzzle], pool: &ThreadPool) -> Vec<Puzzle> {
    let solver = || Solver::new().expect("the weights and a megabyte of memory are there");
    let label = |solver: &mut Solver, puzzle: &Puzzle| {
        let truth = solver.solve(&puzzle.position);
        truth.map_or(*puzzle, |truth| Puzzle { themes: Themes::of(&truth), ..*puzzle })
    };
    pool.install(|| puzzles.into_par_iter().map_init(solver, label).collect())
}

/// What solving puzzles anew has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Puzzles that were solved.
    pub n: usize,
    /// Those that are none, or show other themes, with what is wrong, by their numbers from 1.
    pub wrong: Vec<(usize, String)>,
    /// The longest that one took, in milliseconds.
    pub slowest_ms: u128,
}

/// Solves puzzles anew, each with its number.
///
/// # Panics
/// Where a megabyte of memory cannot be had.
pub fn check(puzzles: &[(usize, Puzzle)], pool: &ThreadPool) -> Checked {
    let solver = || Solver::new().expect("the weights and a megabyte of memory are there");
    let check = |solver: &mut Solver, (number, puzzle): &(usize, Puzzle)| {
        let start = std::time::Instant::now();
        let complaint = solver
            .solve(&puzzle.position)
            .map_or(Some("it cannot be solved".to_owned()), |truth| wrong(puzzle, &truth));
        (*number, complaint, start.elapsed().as_millis())
    };
    let found: Vec<_> = pool.install(|| puzzles.into_par_iter().map_init(solver, check).collect());
    Checked {
        n: found.len(),
        slowest_ms: found.iter().map(|(.., time)| *time).max().unwrap_or(0),
        wrong: found.into_iter().filter_map(|(number, wrong, _)| Some((number, wrong?))).collect(),
    }
}

/// What is wrong with a puzzle; nothing with a right one.
fn wrong(puzzle: &Puzzle, truth: &Truth) -> Option<String> {
    let themes = Themes::of(truth);
    match truth.only_best() {
        None => Some(format!("{} moves are best", truth.best().len())),
        Some(_) if truth.second().is_none_or(|second| truth.score() - second < 2) => {
            Some("the best move is no better than another".to_owned())
        }
        Some(_) if themes != puzzle.themes => Some("its themes are others".to_owned()),
        Some(_) => None,
    }
}

/// How many puzzles there are of each number of empties, each theme, and each hundred of rating.
pub fn summary(puzzles: &[Puzzle]) -> String {
    let mut text = format!("{} puzzles\n", puzzles.len());
    let count = |fits: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|puzzle| fits(puzzle)).count();
    let share = |n: usize| 100.0 * n as f64 / puzzles.len().max(1) as f64;
    for empties in 1..=Solver::EMPTIES_MAX {
        let n = count(&|puzzle| puzzle.position.empties().len() == empties);
        if n > 0 {
            _ = writeln!(text, "{empties:2} empties {n:6} {:5.1} %", share(n));
        }
    }
    for theme in Theme::ALL {
        let n = count(&|puzzle| puzzle.themes.contains(theme));
        _ = writeln!(text, "{:16} {n:6} {:5.1} %", theme.name(), share(n));
    }
    for from in (0..2600).step_by(200) {
        let n = count(&|puzzle| (from..from + 200).contains(&puzzle.rating));
        if n > 0 {
            _ = writeln!(text, "{from:4}–{:<4} {n:6} {:5.1} %", from + 199, share(n));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::record::Record;
    use othello::rules::{BoardSize, Goal, Move, Position};
    use outflank_core::teach::puzzles::file;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::IteratorRandom;
    use rayon::ThreadPoolBuilder;

    fn random_game(size: BoardSize, seed: u64) -> Record {
        let mut random = SmallRng::seed_from_u64(seed);
        let mut record = Record::new(Position::start(size), Goal::MostDiscs);
        while record.position().outcome().is_none() {
            let mv =
                record.position().legal_moves().iter().choose(&mut random).map_or(Move::Pass, Move::Place);
            record.play(mv).unwrap();
        }
        record
    }

    fn pool() -> ThreadPool {
        ThreadPoolBuilder::new().num_threads(2).build().unwrap()
    }

    #[test]
    fn what_is_made_of_games_is_found_right_and_follows_from_the_seed() {
        let games: Vec<(u64, Record)> = (0..30).map(|n| (n, random_game(BoardSize::STANDARD, n))).collect();
        let recipe = Recipe { empties: 4..=8, seed: 5, tries: 3 };
        let made = make(&games, &recipe, Model::embedded().unwrap(), &pool());
        assert_eq!(made, make(&games, &recipe, Model::embedded().unwrap(), &pool()));
        let puzzles: Vec<Puzzle> = made.into_iter().flatten().collect();
        assert!(puzzles.len() >= 5, "{}", puzzles.len());
        assert!(puzzles.iter().all(|puzzle| (4..=8).contains(&puzzle.position.empties().len())));
        let numbered: Vec<(usize, Puzzle)> = (1..).zip(puzzles.iter().copied()).collect();
        let checked = check(&numbered, &pool());
        assert_eq!((checked.n, checked.wrong), (puzzles.len(), Vec::new()));
        assert!(summary(&puzzles).starts_with(&format!("{} puzzles\n", puzzles.len())));
    }

    #[test]
    fn a_wrong_puzzle_is_found() {
        let mut puzzle = file::embedded().unwrap()[0];
        puzzle.themes = Theme::ALL.into_iter().filter(|theme| !puzzle.themes.contains(*theme)).collect();
        let start = othello::rules::Position::start(BoardSize::STANDARD);
        let checked = check(&[(7, puzzle), (9, Puzzle { position: start, ..puzzle })], &pool());
        let wrong: Vec<usize> = checked.wrong.iter().map(|(number, _)| *number).collect();
        assert_eq!(wrong, [7, 9]);
    }

    #[test]
    fn labels_are_put_right_and_nothing_else() {
        let few_empties = |puzzle: &&Puzzle| puzzle.position.empties().len() <= 8;
        let right: Vec<Puzzle> =
            file::embedded().unwrap().iter().filter(few_empties).step_by(500).copied().collect();
        let start = othello::rules::Position::start(BoardSize::STANDARD);
        let beyond = Puzzle { position: start, ..right[0] };
        let bare = |puzzle: &Puzzle| Puzzle { themes: Themes::default(), ..*puzzle };
        let wrong: Vec<Puzzle> = right.iter().map(bare).chain([beyond]).collect();
        assert_eq!(label(&wrong, &pool()), [&right[..], &[beyond]].concat());
    }

    #[test]
    fn what_is_kept_is_spread_over_the_ratings() {
        let all = file::embedded().unwrap();
        let kept = balanced(all, 2_000);
        assert_eq!(kept.len(), 2_000);
        let count =
            |from: u16| kept.iter().filter(|puzzle| (from..from + 100).contains(&puzzle.rating)).count();
        assert!(count(500) > 50 && count(1500) < 150, "{} {}", count(500), count(1500));
        assert_eq!(balanced(&all[..100], 500).len(), 100);
    }
}
