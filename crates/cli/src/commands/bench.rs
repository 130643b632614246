//! `outflank-engine bench`: searches fixed positions on one thread and counts nodes.
//!
//! The number of nodes is the signature of the search: it is the same on every machine, and a change that
//! does not alter the search leaves it as it is. The speed compares machines and builds.

use crate::input::position_of;
use crate::records::{BenchCase, BenchTotal, Record, Value, rounded, size_name};
use crate::terminal::{Results, complain};
use engine::kernel::Instructions;
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::evaluation::Evaluation;
use othello::rules::{BoardSize, Goal, Position};
use std::time::Instant;

/// A position and how it is searched: the board, moves from the standard start or the board in one line, and
/// when the search ends.
#[derive(Clone, Copy, Debug)]
pub struct Case(&'static str, &'static str, Limits);

/// Positions after 2 to 38 moves of the game of best play in H. Takizawa's *Othello is Solved* (2023); the
/// endgames 40 to 42 of the French federation's test (FFO); a small board and a large one.
pub const CASES: [Case; 11] = [
    Case("8x8", "f5d6", Limits::Depth(20)),
    Case("8x8", "f5d6c3d3c4f4f6f3", Limits::Depth(20)),
    Case("8x8", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8", Limits::Depth(22)),
    Case("8x8", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6", Limits::Depth(24)),
    Case("8x8", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6", Limits::Depth(25)),
    Case(
        "8x8",
        "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1",
        Limits::Solve,
    ),
    Case("8x8", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X", Limits::Solve),
    Case("8x8", "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X", Limits::Solve),
    Case("8x8", "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X", Limits::Solve),
    Case("6x6", "c2b4c5d2e4e3d1c1", Limits::Solve),
    Case("10x10", "", Limits::Depth(14)),
];

impl Case {
    fn position(self) -> Position {
        let size: BoardSize = self.0.parse().expect("the sizes of the table are boards");
        position_of(self.1, size, Goal::MostDiscs).expect("the table has legal games and boards")
    }
}

/// Searches [`CASES`].
pub fn run(results: &mut Results) -> Result<(), String> {
    let (_, complaint) = bench(&CASES, Instructions::chosen(), results)?;
    complaint.iter().for_each(|complaint| complain(complaint));
    Ok(())
}

/// Searches the cases and writes a line for each, then the sums. Returns the number of nodes, and a warning
/// if the system granted less memory than requested: the number is then no signature.
pub fn bench(
    cases: &[Case],
    instructions: Instructions,
    results: &mut Results,
) -> Result<(u64, Option<String>), String> {
    let (begin, mut nodes, mut complaint) = (Instant::now(), 0, None);
    for case in cases {
        let position = case.position();
        let method = Method::Search(case.2);
        let request = Request::new(position, Goal::MostDiscs, method);
        // Each case starts with an empty table, so their order does not matter.
        let resources = Resources { n_threads: 1, table_mb: 64 };
        let mut thinker = Thinker::new(resources);
        thinker.instructions = instructions;
        let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
        nodes += report.nodes;
        complaint = complaint.or(thinker.take_warning().map(|complaint| complaint.to_string()));
        let n_empties = position.empties().len();
        let value = report.lines.first().map_or("-".to_owned(), Evaluation::plain);
        let (of_case, seconds) = (report.nodes, report.elapsed.as_secs_f64());
        let (size, depth) = (position.size(), report.depth);
        let speed = of_case as f64 / seconds.max(1e-9) / 1e6;
        let text = format!(
            "{size:5} {n_empties:3} empties  {depth:2} plies {value:>6} {of_case:12} nodes {seconds:8.3} s \
            {speed:7.1} M nodes/s"
        );
        let value = report.lines.first().map(Value::from).unwrap_or_default();
        let (size, effort) = (size_name(size), (&report).into());
        results.put(Record::Bench(BenchCase { size, empties: n_empties, value, effort }), text)?;
    }
    let seconds = begin.elapsed().as_secs_f64();
    let speed = nodes as f64 / seconds.max(1e-9);
    let text = format!("{nodes} nodes, {seconds:.3} s, {:.1} M nodes/s with {instructions}", speed / 1e6);
    let (seconds, nodes_per_second) = (rounded(seconds, 3), speed.round() as u64);
    let total = BenchTotal { nodes, seconds, nodes_per_second, instructions: instructions.key() };
    results.put(Record::BenchTotal(total), text)?;
    Ok((nodes, complaint))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::Output;

    /// Quick cases of every kind.
    const SHORT: [Case; 4] = [
        Case("8x8", "f5d6c3d3c4f4f6f3", Limits::Depth(8)),
        Case("8x8", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X", Limits::Depth(10)),
        Case("6x6", "c2b4c5d2e4e3d1c1b1d5d6f4b3b2", Limits::Solve),
        Case("10x10", "", Limits::Depth(4)),
    ];

    #[test]
    fn the_signature_repeats_with_all_instructions_of_this_processor() {
        let mut signatures = Vec::new();
        for instructions in Instructions::available() {
            let mut results = Results::kept(Output::Text);
            let (nodes, complaint) = bench(&SHORT, instructions, &mut results).unwrap();
            assert_eq!(complaint, None);
            let text = results.text();
            assert_eq!(text.lines().count(), SHORT.len() + 1);
            let last = text.lines().last().unwrap();
            assert!(last.starts_with(&format!("{nodes} nodes, ")), "{last}");
            assert!(last.ends_with(&format!(" with {instructions}")), "{last}");
            signatures.push(nodes);
        }
        let again = bench(&SHORT, Instructions::chosen(), &mut Results::kept(Output::Json)).unwrap();
        assert!(signatures.iter().all(|nodes| *nodes > 0 && (*nodes, None) == again), "{signatures:?}");
    }

    #[test]
    fn every_case_is_a_position_with_something_to_find() {
        assert!(CASES.iter().all(|case| case.position().outcome().is_none() && !case.position().must_pass()));
    }
}
