//! Measures how long pages and puzzles take in Learn: `cargo bench --bench learn`, with 150,000 games in the
//! library and 20,000 mistakes in the profile, in a window without a display. Every time includes a few
//! frames of the window; the first line is the time of these frames alone. The last lines are the share of
//! puzzles that players solve when the puzzles are chosen for their strength.

#[path = "../tests/support/cpu_renderer.rs"]
mod cpu_renderer;
#[path = "../tests/gui/hand.rs"]
#[expect(dead_code, reason = "the benchmark calls fewer methods than the tests")]
mod hand;
#[path = "../tests/support/names.rs"]
mod names;
#[path = "../tests/support/random_library.rs"]
mod random_library;

use egui::Key;
use engine::human::{Model, Rating};
use hand::{Hand, Start, is_enabled};
use library::Library;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use random_library::random_library;
use std::time::{Duration, Instant};
use system::kept::RonFile;
use teach::cards::Card;
use teach::profile::Profile;
use teach::puzzles::rating::PuzzleRating;
use teach::puzzles::{Solution, Solver, choose, file};

const N_GAMES: usize = 150_000;
const N_CARDS: usize = 20_000;
const N_PUZZLES: usize = 30;
/// How many puzzles a player gets, and how many of these come before the player's strength is known.
const N_SERVED: usize = 530;
const N_UNRATED: usize = 30;

fn main() {
    pages();
    puzzles();
    solved_shares();
}

/// Prints how long Learn and each of its pages take to open.
fn pages() {
    let hand = Start::people().open();
    hand.write(&format!("library/{}", Library::FILE), random_library(N_GAMES).bytes());
    hand.write("profile.ron", profile().write());
    let mut hand = hand.restart();
    hand.ctrl(Key::L);
    hand.wait_for("the library", |hand| hand.says("150"));
    hand.key(Key::Escape);
    let nothing = timed(&mut hand, |hand| hand.key(Key::F24));
    println!("{:<34} {nothing:>7.1} ms", "a key without a command");
    let opened = timed(&mut hand, |hand| hand.key(Key::Y));
    println!("{:<34} {opened:>7.1} ms", format!("Learn opens, {N_GAMES} games, {N_CARDS} cards"));
    for page in ["Lessons", "Puzzles", "My mistakes", "Openings", "Progress"] {
        println!("{page:<34} {:>7.1} ms", timed(&mut hand, |hand| hand.click(page)));
        hand.key(Key::Escape);
    }
}

fn timed(hand: &mut Hand, act: impl FnOnce(&mut Hand)) -> f64 {
    let begin = Instant::now();
    act(hand);
    milliseconds(begin.elapsed())
}

/// Prints the time from the click to a puzzle's board and to its solution, and from a move to its grade.
fn puzzles() {
    let mut hand = Start::default().open();
    hand.open_learn("Puzzles");
    let (mut shown, mut solved, mut graded) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..N_PUZZLES {
        let begin = Instant::now();
        hand.click("Mixed");
        shown.push(begin.elapsed());
        hand.wait_for("the solution", |hand| is_enabled(hand, "Show answer"));
        solved.push(begin.elapsed());
        let legal = hand.squares_with("you can").pop().expect("there are moves");
        let begin = Instant::now();
        hand.click(&legal);
        graded.push(begin.elapsed());
        hand.key(Key::Escape);
    }
    for (name, mut times) in
        [("a puzzle appears", shown), ("its solution is ready", solved), ("a move is graded", graded)]
    {
        times.sort_unstable();
        let [median, worst] = [times[times.len() / 2], times[times.len() - 1]].map(milliseconds);
        println!("{name:<34} {median:>7.1} ms, worst {worst:.1} ms");
    }
}

/// Prints, for players who move as the model does at a rating, what share of their puzzles they solve.
fn solved_shares() {
    let (model, mut solver) = (Model::embedded().expect("it is embedded"), Solver::new().expect("memory"));
    let puzzles = file::embedded().expect("the program carries them");
    for points in [500, 800, 1200, 1600, 2000] {
        let (mut player, mut seen, mut chances) = (PuzzleRating::default(), Vec::new(), Vec::new());
        let mut rng = SmallRng::seed_from_u64(u64::from(points));
        for number in 0..N_SERVED {
            let rating = choose::rating_for(&player);
            let place = choose::untimed(puzzles, rating, &seen, rng.random(), |_| true);
            let place = place.expect("there are enough");
            seen.push(place as u32);
            let truth = solver.truth_of(&puzzles[place]).expect("it can be solved");
            let solution = Solution::find(truth, model, &mut solver);
            let chance = f64::from(solution.expect("it is a puzzle").chance(model, Rating::new(points)));
            player.learn(puzzles[place].rating, rng.random_bool(chance));
            if number >= N_UNRATED {
                chances.push(chance);
            }
        }
        let share = 100.0 * chances.iter().sum::<f64>() / chances.len() as f64;
        println!("a player of {points} solves {share:.0} % of the puzzles chosen for that strength");
    }
}

/// A profile with as many mistakes as ten years of games leave.
fn profile() -> Profile {
    let mut profile = Profile::default();
    let card = |puzzle: &teach::puzzles::Puzzle| {
        let played = puzzle.position.legal_moves().first().expect("a puzzle has moves");
        Card::new(&puzzle.position, played, 8, "against Ben".to_owned())
    };
    let puzzles = file::embedded().expect("the program carries them");
    profile.cards.take_in(1, puzzles.iter().take(N_CARDS).map(card).collect());
    profile
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
