//! Which puzzle comes next: at the player's strength, of a theme, in a run, or the one of the day.

use super::rating::PuzzleRating;
use super::{Puzzle, Theme, file};
use othello::rules::Position;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::sync::OnceLock;

/// The chance with which a player should solve what is served: hard enough to learn, easy enough to go on.
pub const CHANCE: f64 = 0.70;

/// [`near`] draws one of this many puzzles nearest to the rating.
const NEAREST: usize = 60;

/// The index of a puzzle near a rating: a random one of the nearest that fit and are not in `seen`, or one of
/// `seen` if there is no other. `puzzles` must be sorted by rating.
pub fn near(
    puzzles: &[Puzzle],
    rating: u16,
    seen: &[u32],
    seed: u64,
    fits: impl Fn(&Puzzle) -> bool,
) -> Option<usize> {
    let middle = puzzles.partition_point(|puzzle| puzzle.rating < rating);
    let mut fitting: Vec<usize> = (0..puzzles.len()).filter(|&at| fits(&puzzles[at])).collect();
    // Of two that are equally near, the easier one comes first.
    fitting
        .sort_unstable_by_key(|&at| (puzzles[at].rating.abs_diff(rating), at >= middle, at.abs_diff(middle)));
    let is_fresh = |at: &usize| !seen.contains(&(*at as u32));
    let fresh: Vec<usize> = fitting.iter().copied().filter(is_fresh).take(NEAREST).collect();
    match fresh.len() {
        0 => fitting.first().copied(),
        n => Some(fresh[SmallRng::seed_from_u64(seed).random_range(0..n)]),
    }
}

/// Like [`near`], for a player who takes time: one in three, by chance, is far from the end of the game, the
/// others suit the rating.
pub fn untimed(
    puzzles: &[Puzzle],
    rating: u16,
    seen: &[u32],
    seed: u64,
    shows: impl Fn(&Puzzle) -> bool,
) -> Option<usize> {
    let wants_far = SmallRng::seed_from_u64(seed).random_ratio(1, 3);
    let fits = |puzzle: &Puzzle| if wants_far { is_far(puzzle) } else { suits(puzzle, rating) };
    let suited = near(puzzles, rating, seen, seed, |puzzle| shows(puzzle) && fits(puzzle));
    suited.or_else(|| near(puzzles, rating, seen, seed, shows))
}

/// Like [`near`], for a streak or against the clock: quickly seen, easy at first and then harder.
pub fn in_run(
    puzzles: &[Puzzle],
    n_solved: u32,
    seen: &[u32],
    seed: u64,
    shows: impl Fn(&Puzzle) -> bool,
) -> Option<usize> {
    let is_quick = |puzzle: &Puzzle| puzzle.position.empties().len() <= 10;
    let quick = near(puzzles, run_rating(n_solved), seen, seed, |puzzle| shows(puzzle) && is_quick(puzzle));
    quick.or_else(|| near(puzzles, run_rating(n_solved), seen, seed, shows))
}

/// Whether a puzzle is far from the end of the game.
fn is_far(puzzle: &Puzzle) -> bool {
    puzzle.position.empties().len() >= 15
}

/// The rating of the puzzles that a player should be served.
pub fn rating_for(player: &PuzzleRating) -> u16 {
    player.puzzle_for(CHANCE)
}

/// Whether a puzzle suits players who are served puzzles of a rating: one with many empties needs a long look
/// ahead.
pub fn suits(puzzle: &Puzzle, rating: u16) -> bool {
    let most = match rating {
        ..1000 => 10,
        1000..1500 => 13,
        1500.. => 18,
    };
    puzzle.position.empties().len() <= most
}

/// The puzzle of a day, the same for all players. Days may count from any fixed date.
pub fn daily(puzzles: &[Puzzle], day: i64) -> Option<usize> {
    // Neither the easiest nor the hardest: every player can try it.
    const RATINGS: (u16, u16) = (700, 1500);
    let first = puzzles.partition_point(|puzzle| puzzle.rating < RATINGS.0);
    let last = puzzles.partition_point(|puzzle| puzzle.rating <= RATINGS.1);
    let fits: Vec<usize> = (first..last).filter(|&at| suits(&puzzles[at], RATINGS.0)).collect();
    (!fits.is_empty()).then(|| fits[SmallRng::seed_from_u64(day as u64).random_range(0..fits.len())])
}

/// How long puzzles are solved against the clock, in seconds.
pub const CLOCK_SECONDS: u32 = 180;

/// The rating of the next puzzle of a run.
fn run_rating(n_solved: u32) -> u16 {
    (300 + 45 * n_solved.min(45)) as u16
}

/// Whether a player can play a puzzle out: one move alone wins or draws, and 8 to 16 squares are empty.
pub fn is_ending(puzzle: &Puzzle) -> bool {
    let themes = puzzle.themes;
    let is_held = themes.contains(Theme::SaveTheWin) || themes.contains(Theme::SaveTheDraw);
    is_held && (8..=16).contains(&puzzle.position.empties().len())
}

/// A position for the picture of each theme, in the order of [`Theme::ALL`].
pub fn pictures() -> &'static [Option<Position>] {
    /// Easy puzzles show an idea best.
    const RATING: u16 = 900;
    static PICTURES: OnceLock<Vec<Option<Position>>> = OnceLock::new();
    PICTURES.get_or_init(|| {
        let puzzles = file::embedded().unwrap_or_default();
        let of_theme = |theme: Theme| near(puzzles, RATING, &[], 1, |puzzle| puzzle.themes.contains(theme));
        Theme::ALL.map(|theme| of_theme(theme).map(|place| puzzles[place].position)).to_vec()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Solution, Solver};
    use engine::human::{Model, Rating};

    #[test]
    fn a_puzzle_is_near_the_rating_and_fits_and_is_new() {
        let puzzles = file::embedded().unwrap();
        for rating in [100, 600, 1000, 1500, 2000, 2550] {
            let at = near(puzzles, rating, &[], 1, |_| true).unwrap();
            let nearest = puzzles.iter().map(|puzzle| puzzle.rating.abs_diff(rating)).min().unwrap();
            assert!(puzzles[at].rating.abs_diff(rating) <= nearest + 60, "{rating}: {}", puzzles[at].rating);
            let other = near(puzzles, rating, &[at as u32], 1, |_| true).unwrap();
            assert_ne!(other, at);
        }
        for theme in Theme::ALL {
            let at = near(puzzles, 1200, &[], 3, |puzzle| puzzle.themes.contains(theme)).unwrap();
            assert!(puzzles[at].themes.contains(theme));
        }
        assert_eq!(near(puzzles, 1200, &[], 3, |_| false), None);
        let only = &puzzles[..1];
        assert_eq!(near(only, 1200, &[0], 3, |_| true), Some(0), "an old one rather than none");
    }

    #[test]
    fn the_daily_puzzle_is_the_same_for_all_players_and_changes_each_day() {
        let puzzles = file::embedded().unwrap();
        let days: Vec<usize> = (20_000..20_030).map(|day| daily(puzzles, day).unwrap()).collect();
        assert_eq!(daily(puzzles, 20_000), Some(days[0]));
        assert!(days.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(days.iter().all(|&at| (700..=1500).contains(&puzzles[at].rating)));
    }

    #[test]
    fn a_beginner_need_not_look_far_ahead() {
        let puzzles = file::embedded().unwrap();
        for (rating, most) in [(600, 10), (1200, 13), (2000, 18)] {
            let suited = puzzles.iter().filter(|puzzle| suits(puzzle, rating));
            assert_eq!(suited.map(|puzzle| puzzle.position.empties().len()).max(), Some(most));
            let near = |puzzle: &&Puzzle| puzzle.rating.abs_diff(rating) < 100 && suits(puzzle, rating);
            assert!(puzzles.iter().filter(near).count() > 300, "{rating}");
        }
    }

    #[test]
    fn every_third_puzzle_is_far_from_the_end_unless_time_runs() {
        let puzzles = file::embedded().unwrap();
        for rating in [500, 1000, 1400] {
            let n_far = |served: &dyn Fn(u64) -> Option<usize>| {
                (0..300).filter(|seed| is_far(&puzzles[served(*seed).unwrap()])).count()
            };
            let calm = n_far(&|seed| untimed(puzzles, rating, &[], seed, |_| true));
            assert!((80..=120).contains(&calm), "{rating}: {calm} of 300");
            assert_eq!(n_far(&|seed| in_run(puzzles, u32::from(rating) / 45, &[], seed, |_| true)), 0);
        }
    }

    /// `cargo bench --bench learn` measures the same with more people and more puzzles.
    #[test]
    fn players_of_every_rating_solve_seven_in_ten_of_what_is_served() {
        let (puzzles, model) = (file::embedded().unwrap(), Model::embedded().unwrap());
        let mut solver = Solver::new().unwrap();
        let mut chances = Vec::new();
        for points in [500, 1200, 2000] {
            let (mut player, mut seen) = (PuzzleRating::default(), Vec::new());
            let mut random = SmallRng::seed_from_u64(u64::from(points));
            for number in 0..60 {
                let rating = rating_for(&player);
                let at = untimed(puzzles, rating, &seen, random.random(), |_| true).unwrap();
                seen.push(at as u32);
                let truth = solver.truth_of(&puzzles[at]).unwrap();
                let solution = Solution::find(truth, model, &mut solver).unwrap();
                let chance = f64::from(solution.chance(model, Rating::new(points)));
                player.learn(puzzles[at].rating, random.random_bool(chance));
                // By then the strength is known.
                chances.extend((number >= 30).then_some(chance));
            }
        }
        let share = chances.iter().sum::<f64>() / chances.len() as f64;
        assert!((0.65..=0.75).contains(&share), "{share}");
    }

    #[test]
    fn there_are_endings_to_be_played_out_for_every_strength() {
        let puzzles = file::embedded().unwrap();
        assert!(puzzles.iter().filter(|puzzle| is_ending(puzzle)).count() > 500);
        assert!(run_rating(0) < run_rating(5) && run_rating(45) == run_rating(200));
    }
}
