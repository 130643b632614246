//! What pondering saves: `ponder [LEVEL [SECONDS [THREADS]]]`.
//!
//! Two engines play White against the same moves of a third engine, each of which comes after the given
//! seconds of thought. One of the two ponders during these seconds, the other does not. Prints how long each
//! reply takes.

use crate::server::Server;
use engine::{Level, Limits, Method, Report, Request, Resources, SearchId};
use othello::rules::{BoardSize, Color, Goal, Move, Position};
use std::time::{Duration, Instant};

pub(crate) fn run(level: u8, seconds: u64, n_threads: usize) {
    let (level, thought) = (Level::new(level), Duration::from_secs(seconds));
    println!("level {}, {thought:?} of thought, {n_threads} threads", level.number());
    let player = || Server::new(Resources { n_threads, ..Resources::default() });
    let (cold, warm) = (player(), player());
    let mut players = [(cold, false), (warm, true)];
    let mut totals = [Duration::ZERO; 2];
    let mut position = Position::start(BoardSize::STANDARD);
    // Black's moves come from a third engine, so that nothing of its searches is known to the other two.
    let mut black = player();
    while position.outcome().is_none() {
        if position.must_pass() {
            position = position.play(Move::Pass).expect("it must");
            continue;
        }
        if position.turn() == Color::Black {
            let (mv, _) = search(&mut black, &position, Limits::Level(Level::new(19)), false);
            let next = position.play(mv).expect("the engine plays legal moves");
            if !next.must_pass() && next.outcome().is_none() {
                let engine = &mut players[1].0.engine;
                engine.go(SearchId::unique(), request(&position, Method::Ponder(level), true));
                std::thread::sleep(thought);
                engine.stop();
            }
            position = next;
            continue;
        }
        let mut reply = None;
        print!("{:2} empties", position.empties().len());
        for (at, (player, keeps)) in players.iter_mut().enumerate() {
            let start = Instant::now();
            let (mv, report) = search(player, &position, Limits::Level(level), *keeps);
            totals[at] += start.elapsed();
            reply.get_or_insert(mv);
            print!("  {:>9.1?} {:>12} nodes", start.elapsed(), report.nodes);
        }
        println!();
        position = position.play(reply.expect("both have moved")).expect("the engine plays legal moves");
    }
    println!("together: {:.1?} without pondering, {:.1?} with it", totals[0], totals[1]);
}

fn search(player: &mut Server, position: &Position, limits: Limits, keep: bool) -> (Move, Report) {
    let (mv, report) =
        player.answer(request(position, Method::Search(limits), keep)).expect("no search breaks");
    (mv.expect("the game goes on"), report)
}

fn request(position: &Position, method: Method, keep: bool) -> Request {
    Request::new(*position, Goal::MostDiscs, method).keep(keep)
}
