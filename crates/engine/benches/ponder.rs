//! What pondering saves: `cargo bench --bench ponder [LEVEL] [SECONDS] [THREADS]`.
//!
//! The engine plays White against moves that the engine would play as Black, each after the given seconds of
//! thought; once it ponders meanwhile, once it does not. Black's moves are the same both times. Prints how
//! long each reply takes.

use engine::{Engine, Event, Level, Limits, Method, Report, Request, Resources, SearchId};
use othello::rules::{BoardSize, Color, Goal, Move, Position};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|argument| argument.parse::<u64>().ok());
    let level = Level::new(numbers.next().unwrap_or(23) as u8);
    let thought = Duration::from_secs(numbers.next().unwrap_or(10));
    let n_threads = numbers.next().unwrap_or(2) as usize;
    if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
        println!(
            "level {}, {thought:?} of thought, {n_threads} threads, load {}",
            level.number(),
            load.trim()
        );
    }
    let (cold, warm) = (Player::new(n_threads), Player::new(n_threads));
    let mut players = [(cold, false), (warm, true)];
    let mut totals = [Duration::ZERO; 2];
    let mut position = Position::start(BoardSize::STANDARD);
    // Black's moves come from a third engine, so that nothing of its searches is known to the other two.
    let mut black = Player::new(n_threads);
    while position.outcome().is_none() {
        if position.must_pass() {
            position = position.play(Move::Pass).expect("it must");
            continue;
        }
        if position.turn() == Color::Black {
            let (mv, _) = black.search(&position, Limits::Level(Level::new(19)), false);
            let next = position.play(mv).expect("the engine plays legal moves");
            if !next.must_pass() && next.outcome().is_none() {
                players[1].0.ponder(&position, level, thought);
            }
            position = next;
            continue;
        }
        let mut reply = None;
        print!("{:2} empties", position.empties().len());
        for (at, (player, keeps)) in players.iter_mut().enumerate() {
            let start = Instant::now();
            let (mv, report) = player.search(&position, Limits::Level(level), *keeps);
            totals[at] += start.elapsed();
            reply.get_or_insert(mv);
            print!("  {:>9.1?} {:>12} nodes", start.elapsed(), report.nodes);
        }
        println!();
        position = position.play(reply.expect("both have moved")).expect("the engine plays legal moves");
    }
    println!("together: {:.1?} without pondering, {:.1?} with it", totals[0], totals[1]);
}

/// An engine, and its bell.
struct Player {
    engine: Engine,
    woken: Receiver<()>,
}

impl Player {
    fn new(n_threads: usize) -> Player {
        let (wake, woken) = mpsc::channel();
        let mut engine = Engine::spawn(move || _ = wake.send(()));
        engine.configure(Resources { n_threads, ..Resources::default() });
        Player { engine, woken }
    }

    fn search(&mut self, position: &Position, limits: Limits, keep: bool) -> (Move, Report) {
        let id = SearchId::unique();
        self.engine.go(id, request(position, Method::Search(limits), keep));
        loop {
            self.woken.recv().expect("the engine answers");
            let finished = self.engine.events().find_map(|event| match event {
                Event::Finished { id: finished, best: Some(mv), report } if finished == id => {
                    Some((mv, report))
                }
                _ => None,
            });
            if let Some(finished) = finished {
                return finished;
            }
        }
    }

    fn ponder(&mut self, position: &Position, level: Level, time: Duration) {
        self.engine.go(SearchId::unique(), request(position, Method::Ponder(level), true));
        std::thread::sleep(time);
        self.engine.stop();
    }
}

fn request(position: &Position, method: Method, keep: bool) -> Request {
    Request::new(*position, Goal::MostDiscs, method).keep(keep)
}
