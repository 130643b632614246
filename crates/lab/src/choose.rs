//! `outflank-lab choose`: the engine's choices, scored against exact values.

use clap::Args;
use cli::commands::{About, EffortArguments, Machine, Results, complain, rounded};
use cli::input::{read_problems, read_weights};
use cli::records::{Choice, ChoiceTotal, Record};
use engine::eight::{self, TranspositionTable, Window};
use engine::kernel::{Eight, Kernel};
use engine::{Limits, Method, Request, Stop, Thinker};
use othello::formats::obf::Problem;
use othello::rules::{BoardSize, Goal, Move};
use std::path::PathBuf;
use std::time::Instant;

/// Arguments of `choose`.
#[derive(Args, Debug)]
pub struct Choose {
    /// Positions of 8×8 with their scores, in OBF; choices without a score in the file are solved
    file: PathBuf,
    #[command(flatten)]
    effort: EffortArguments,
    /// Weights [default: the built-in ones]
    #[arg(long)]
    weights: Option<PathBuf>,
    #[command(flatten)]
    machine: Machine,
}

/// Scores the engine's choices in the positions of a file.
pub fn run(arguments: &Choose, results: &mut Results) -> Result<(), String> {
    let Choose { file, effort, weights, machine } = arguments;
    let problems = read_problems(file)?;
    let mut thinker = Thinker::new(machine.resources());
    if let Some(file) = weights {
        thinker = thinker.with_weights(Some(read_weights(Some(file))?));
    }
    let mut table = TranspositionTable::new(machine.hash_mb as usize)
        .ok_or_else(|| format!("{} MB of memory are not available.", machine.hash_mb))?;
    choose(&problems, effort.limits(), &mut thinker, &mut table, results)?;
    thinker.take_warning().iter().for_each(|complaint| complain(&complaint.to_string()));
    Ok(())
}

/// The discs that the choices lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ChoiceTally {
    n: u32,
    n_best: u32,
    /// Discs lost by all choices.
    lost: u32,
    worst: u32,
    n_thrown_away: u32,
}

impl ChoiceTally {
    /// Counts a choice by its exact score and that of the best move, both for the side that chooses.
    fn add(&mut self, score: i32, best: i32) {
        let loss = (best - score).unsigned_abs();
        self.n += 1;
        self.n_best += u32::from(loss == 0);
        self.lost += loss;
        self.worst = self.worst.max(loss);
        self.n_thrown_away += u32::from(score.signum() < best.signum());
    }
}

/// Has the engine choose a move in each position that has a score in the file, finds the choice's exact score
/// (in the file, or by solving the position after it) and writes a line for each and one of sums. Shows
/// progress after each position.
fn choose(
    problems: &[Problem],
    limits: Limits,
    thinker: &mut Thinker,
    table: &mut TranspositionTable,
    results: &mut Results,
) -> Result<ChoiceTally, String> {
    let mut tally = ChoiceTally::default();
    let start = Instant::now();
    for (n_done, (number, problem)) in (1..).zip(problems).enumerate() {
        let Problem { position, score: Some(best), .. } = *problem else { continue };
        let method = Method::Search(limits);
        let request = Request::new(position, Goal::MostDiscs, method);
        let (Some(mv), _) = thinker.think(&request, &Stop::never(), &|_| {}) else { continue };
        let score = exact_score(problem, mv, table);
        tally.add(score, best);
        let (mv, loss) = (mv.name(BoardSize::STANDARD), best - score);
        let empties = position.empties().len();
        let text = format!("{number:4} {empties:3} {best:+4} {mv:>4} {score:+4} {loss:4}");
        results.put(Record::Choice(Choice { number, empties, best, mv, score, loss }), text)?;
        let n_left = problems.len() - n_done - 1;
        let left = start.elapsed().as_secs_f64() * n_left as f64 / (n_done + 1) as f64;
        results.progress(&format!(
            "{} of {} positions, about {} left",
            n_done + 1,
            problems.len(),
            About(left)
        ));
    }
    let ChoiceTally { n, n_best, lost, worst, n_thrown_away } = tally;
    let [share, mean] = [100.0 * f64::from(n_best), f64::from(lost)].map(|sum| sum / f64::from(n.max(1)));
    let text = format!(
        "{n} positions, best move in {n_best} ({share:.1} %), mean loss {mean:.2} discs, worst {worst}, \
        results thrown away {n_thrown_away}"
    );
    let (mean_loss, thrown_away) = (rounded(mean, 3), n_thrown_away);
    let total = ChoiceTotal { positions: n, best: n_best, mean_loss, worst, thrown_away };
    results.put(Record::ChoiceTotal(total), text)?;
    Ok(tally)
}

/// The exact score of a legal move for the side that plays it.
fn exact_score(problem: &Problem, mv: Move, table: &mut TranspositionTable) -> i32 {
    if let Some((_, score)) = problem.moves.iter().find(|(scored, _)| *scored == mv) {
        return *score;
    }
    let after = problem.position.play(mv).expect("the engine's moves are legal");
    let kernel = Eight::STANDARD;
    let board = kernel.board(&after);
    let solution =
        eight::solve(kernel, board, Window::FULL, 1, table, &|| false).expect("it is never stopped");
    if after.turn() == problem.position.turn() { solution.score } else { -solution.score }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cli::commands::Output;
    use engine::Resources;
    use othello::formats::obf;

    /// The file's scores are wrong on purpose where that shows which ones are used.
    const PROBLEMS: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; +18;
--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; G2:-24;
--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; +20; G8:+12;
--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X;
";

    #[test]
    fn choices_are_measured_by_the_file_or_by_solving() {
        let problems = obf::read(PROBLEMS).unwrap();
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 4 });
        let (mut table, mut out) = (TranspositionTable::new(4).unwrap(), Vec::new());
        let limits = Limits::Solve;
        let mut results = Results::to(Output::Text, &mut out);
        let tally = choose(&problems, limits, &mut thinker, &mut table, &mut results).unwrap();
        drop(results);
        assert_eq!(tally, ChoiceTally { n: 3, n_best: 2, lost: 8, worst: 8, n_thrown_away: 0 });
        let text = String::from_utf8(out).unwrap();
        assert!(text.starts_with("   1  14  +18   g8  +18    0\n"), "{text}");
        assert!(text.ends_with(
            "3 positions, best move in 2 (66.7 %), mean loss 2.67 discs, worst 8, results thrown away 0\n"
        ));
    }

    #[test]
    fn a_result_is_thrown_away_when_its_sign_falls() {
        let mut tally = ChoiceTally::default();
        for (score, best) in [(0, 2), (-2, 0), (2, 30), (-4, -2)] {
            tally.add(score, best);
        }
        assert_eq!(tally, ChoiceTally { n: 4, n_best: 0, lost: 34, worst: 28, n_thrown_away: 2 });
    }
}
