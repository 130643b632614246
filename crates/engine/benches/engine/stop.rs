//! How soon a search gives up: `stop [STOPS]`.
//!
//! Begins a search that would take hours, lets it run for a while, stops it and asks for a random move, which
//! the worker can only choose once it has given up. Prints how long that takes: the median, the 99th
//! percentile and the longest.

use crate::server::Server;
use engine::{Level, Limits, Method, Request, Resources, SearchId};
use othello::rules::{BoardSize, Goal, Position};
use std::time::{Duration, Instant};

pub(crate) fn run(n_stops: usize) {
    // Minimax uses one thread, so it is not measured with two.
    for (name, method, boards) in [
        ("engine", Method::Search(Limits::Depth(60)), &[("8x8", 1), ("8x8", 2), ("16x16", 1)][..]),
        ("solver", Method::Search(Limits::Solve), &[("8x8", 1), ("8x8", 2), ("16x16", 1)]),
        ("ponder", Method::Ponder(Level::MAX), &[("8x8", 1), ("8x8", 2), ("16x16", 1)]),
        ("minimax", Method::Minimax { depth: 12 }, &[("8x8", 1), ("16x16", 1)]),
    ] {
        for &(size, n_threads) in boards {
            let size: BoardSize = size.parse().expect("the sizes are valid");
            measure(name, method, size, n_threads, n_stops);
        }
    }
}

fn measure(name: &str, method: Method, size: BoardSize, n_threads: usize, n_stops: usize) {
    let mut server = Server::new(Resources { n_threads, ..Resources::default() });
    let mut latencies: Vec<Duration> = (0..n_stops).map(|i| latency(&mut server, method, size, i)).collect();
    latencies.sort_unstable();
    let at = |part: usize| latencies[(n_stops - 1) * part / 100];
    println!(
        "{name:8} {size:7}  threads {n_threads}  median {:>9.1?}  99 % {:>9.1?}  longest {:>9.1?}",
        at(50),
        at(99),
        at(100)
    );
}

/// The time from a stop to the answer of the next, trivial search.
fn latency(server: &mut Server, method: Method, size: BoardSize, i: usize) -> Duration {
    let position = Position::start(size);
    let request = |method| Request::new(position, Goal::MostDiscs, method).seed(i as u64);
    server.engine.go(SearchId::unique(), request(method));
    // Spreads the waits evenly from 0 to 10 ms, so that the stops hit every part of a search.
    std::thread::sleep(Duration::from_micros(i as u64 * 7_919 % 10_000));
    let start = Instant::now();
    server.engine.stop();
    server.answer(request(Method::Random));
    start.elapsed()
}
