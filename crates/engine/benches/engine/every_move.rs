//! The cost of proving every move of a position: `every_move FILE [POSITIONS [THREADS]]`.
//!
//! FILE is an OBF file. Prints, for positions spread over the file, how many positions the analysis visited
//! and how many seconds it took, until the result of every move was proven (win, draw or loss), and until
//! every score was.

use engine::{MultiPv, Resources, Stop, Thinker};
use othello::evaluation::Evaluation;
use othello::formats::obf;
use othello::rules::{Goal, Move, Position};
use std::cell::RefCell;
use std::collections::HashMap;
use std::time::Duration;

const TABLE_MB: usize = 256;

/// Positions looked at, and the time.
type Cost = (u64, Duration);

pub(crate) fn run(file: Option<&String>, n_positions: usize, n_threads: usize) {
    let Some(file) = file else { return println!("Name an OBF file.") };
    let problems = std::fs::read_to_string(file).map_err(|error| error.to_string());
    let problems = match problems.and_then(|text| obf::read(&text).map_err(|error| error.to_string())) {
        Ok(problems) if !problems.is_empty() => problems,
        Ok(_) => return println!("{file}: there is no position in it"),
        Err(error) => return println!("{file}: {error}"),
    };
    let mut all = [Cost::default(); 2];
    for number in 0..n_positions {
        let position = problems[problems.len() * number / n_positions].position;
        let costs = analyse(&position, n_threads);
        print(costs);
        all.iter_mut().zip(costs).for_each(|(all, cost)| *all = (all.0 + cost.0, all.1 + cost.1));
    }
    println!("in all:");
    print(all);
}

fn print(costs: [Cost; 2]) {
    for (what, (nodes, time)) in ["outcomes", "scores"].into_iter().zip(costs) {
        println!("{what} {:.1} M positions, {:.2} s", nodes as f64 / 1e6, time.as_secs_f64());
    }
}

/// The cost until the winner after every move is known, and until every score is.
fn analyse(position: &Position, n_threads: usize) -> [Cost; 2] {
    let mut thinker = Thinker::new(Resources { n_threads, table_mb: TABLE_MB });
    let n_moves = position.legal_moves().len();
    let known: RefCell<(HashMap<Move, Evaluation>, [Cost; 2])> = RefCell::default();
    let tell = |evaluation: Evaluation, nodes, elapsed| {
        let (moves, costs) = &mut *known.borrow_mut();
        moves.insert(evaluation.line[0], evaluation);
        let is_each =
            |is_known: fn(&Evaluation) -> bool| moves.values().filter(|mv| is_known(mv)).count() == n_moves;
        let is_done = [is_each(|mv| mv.outcome().is_some()), is_each(Evaluation::is_exact)];
        for (cost, is_done) in costs.iter_mut().zip(is_done) {
            if is_done && *cost == Cost::default() {
                *cost = (nodes, elapsed);
            }
        }
    };
    let asked = MultiPv { position: *position, goal: Goal::MostDiscs, known: Vec::new() };
    thinker.analyse(&asked, &Stop::never(), &tell);
    known.into_inner().1
}
