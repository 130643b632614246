//! Whether the engine can be relied on: `reliability [GAMES [STOPS]]`.
//!
//! Games of the engine against itself over board sizes, starts, goals, kinds of player, levels, limits and
//! numbers of threads, all drawn by seed; every move must be legal, no search may break, and no clock may
//! be overstepped by more than 50 ms. Then searches begun and stopped at random moments, on several engines,
//! after which no thread may be left behind. Prints how often each went wrong; the exit code is 1 if any did.

use crate::server::Server;
use engine::{Level, Limits, Method, Request, Resources, SearchId};
use othello::rules::{BoardSize, ByColor, Color, Goal, Position, Start};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How far a clock may be overstepped.
const TOLERANCE: Duration = Duration::from_millis(50);

pub(crate) fn run(n_games: u64, n_stops: u64) -> ExitCode {
    let start = Instant::now();
    let mut player = Server::new(Resources::default());
    let mut tally = Tally::default();
    for seed in 0..n_games {
        game(&mut player, seed, &mut tally);
    }
    println!("{n_games} games, {} moves, {:.0} s", tally.n_moves, start.elapsed().as_secs_f64());
    println!(
        "{} illegal moves, {} searches broken, {} clocks overstepped by more than 50 ms, \
         the farthest by {:.1} ms",
        tally.n_illegal,
        tally.n_broken,
        tally.n_late,
        tally.longest_overstep.as_secs_f64() * 1e3
    );
    drop(player);
    let n_left = stops(n_stops);
    println!("{n_stops} searches begun and stopped; threads left behind: {n_left}");
    let is_well = tally.n_illegal + tally.n_broken + tally.n_late + n_left == 0;
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[derive(Default)]
struct Tally {
    n_moves: u64,
    n_illegal: u64,
    n_broken: u64,
    n_late: u64,
    /// The longest time by which a clock was overstepped.
    longest_overstep: Duration,
}

/// Draws how a side plays. [`game`] subtracts the time of each move from the `left` of a clock.
fn method(random: &mut SmallRng, area: usize) -> Method {
    match random.random_range(0..10) {
        0 => Method::Random,
        1 => Method::Greedy,
        2 => Method::Minimax { depth: random.random_range(1..if area <= 64 { 4 } else { 3 }) },
        3..=5 => Method::Search(Limits::Level(Level::new(
            random.random_range(1..if area <= 64 { 19 } else { 16 }),
        ))),
        6 => Method::Search(Limits::Depth(random.random_range(1..4))),
        7 => Method::Search(Limits::Nodes(random.random_range(1..4_000))),
        8 => Method::Search(Limits::Time(Duration::from_millis(random.random_range(1..12)))),
        _ => Method::Search(Limits::Clock {
            left: Duration::from_millis(random.random_range(200..1_500)),
            increment: Duration::from_millis(random.random_range(0..10)),
        }),
    }
}

fn game(server: &mut Server, seed: u64, tally: &mut Tally) {
    let mut random = SmallRng::seed_from_u64(seed);
    let side = |random: &mut SmallRng| 2 * random.random_range(2..=8u32);
    // Half of the games on the usual board.
    let size = match random.random_range(0..2) {
        0 => BoardSize::STANDARD,
        _ => BoardSize::new(side(&mut random), side(&mut random)).expect("even sides from 4 to 16"),
    };
    let starts = [Start::Standard, Start::Mirrored, Start::Parallel, Start::Reversi];
    let mut position = starts.choose(&mut random).expect("there are starts").position(size);
    let goal = if random.random_range(0..5) == 0 { Goal::FewestDiscs } else { Goal::MostDiscs };
    let mut methods = ByColor::from_fn(|_: Color| method(&mut random, size.area()));
    let (n_threads, table_mb) = (random.random_range(1..4), random.random_range(1..9));
    server.engine.configure(Resources { n_threads, table_mb });
    while position.outcome().is_none() {
        let method = methods[position.turn()];
        let request = Request::new(position, goal, method).seed(random.random()).keep(random.random());
        let start = Instant::now();
        let Some(mv) = server.answer(request).and_then(|(best, _)| best) else {
            tally.n_broken += 1;
            return;
        };
        let elapsed = start.elapsed();
        let allowed = match &mut methods[position.turn()] {
            Method::Search(Limits::Time(time)) => *time,
            Method::Search(Limits::Clock { left, increment }) => {
                let allowed = *left;
                *left = left.saturating_sub(elapsed) + *increment;
                allowed
            }
            _ => Duration::MAX,
        };
        let late = elapsed.saturating_sub(allowed);
        tally.longest_overstep = tally.longest_overstep.max(late);
        tally.n_late += u64::from(late > TOLERANCE);
        tally.n_moves += 1;
        match position.play(mv) {
            Ok(next) => position = next,
            Err(error) => {
                println!("game {seed}: {error}");
                tally.n_illegal += 1;
                return;
            }
        }
    }
}

/// Begins searches on a few engines and stops them, or lets others take their place, at random moments; then
/// drops the engines. Returns how many threads are left behind.
fn stops(n_stops: u64) -> u64 {
    let threads_before = n_threads();
    let mut random = SmallRng::seed_from_u64(n_stops);
    let mut servers: Vec<Server> = (0..3).map(|_| Server::new(Resources::default())).collect();
    for i in 0..n_stops {
        let at = random.random_range(0..servers.len());
        // Now and then an engine is dropped in the middle of its search.
        if random.random_range(0..50) == 0 {
            servers[at] = Server::new(Resources::default());
        }
        let engine = &mut servers[at].engine;
        engine.configure(Resources { n_threads: random.random_range(1..4), table_mb: 1 });
        let size = *["8x8", "6x6", "16x16", "4x10"].choose(&mut random).expect("there are sizes");
        let methods = [
            Method::Search(Limits::Solve),
            Method::Search(Limits::Depth(40)),
            Method::Search(Limits::Level(Level::MAX)),
            Method::Ponder(Level::MAX),
            Method::Minimax { depth: 12 },
            Method::Greedy,
        ];
        let method = *methods.choose(&mut random).expect("there are methods");
        let position = Position::start(size.parse().expect("the sizes are valid"));
        engine.go(SearchId::unique(), Request::new(position, Goal::MostDiscs, method).seed(i).keep(true));
        std::thread::sleep(Duration::from_micros(random.random_range(0..2_000)));
        if random.random() {
            engine.stop();
        }
        _ = engine.events().count();
    }
    drop(servers);
    n_threads().saturating_sub(threads_before)
}

/// The number of threads of this process; 0 where the system does not report it.
fn n_threads() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("Threads:"));
    line.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
}
