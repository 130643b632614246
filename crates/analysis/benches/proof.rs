//! How good the estimates of the time to the proof are: `cargo bench --bench proof -- FILE [POSITIONS]
//! [--threads N] [--log]`.
//!
//! FILE is an OBF file of positions with 24 empties or more. The benchmark takes lines spread over the file.
//! It plays good moves until 18 to 24 squares are empty, each number in turn, and analyses the position until
//! every move's score is proven. It prints the share of estimates within a factor of three of the real time:
//! of those made when proofs begin, and of those a tenth, a quarter, half and three quarters of that time
//! later. With `--log` it prints a line of numbers for each evaluation instead, for other lines of the file;
//! the constants in `src/study/proof.rs` were fitted to these numbers.

use analysis::knowledge::{Knowledge, of_move};
use analysis::study::{Analysis, EngineOrder, Study};
use engine::{Engine, Event, Limits, Method, MoveReport, Request, Resources, Stop, Thinker};
use othello::evaluation::Bounds;
use othello::formats::obf;
use othello::rules::{Goal, Position};
use std::sync::mpsc;
use std::time::Duration;

const POSITIONS: usize = 100;
const EMPTIES: std::ops::RangeInclusive<usize> = 18..=24;
/// The least time from the first estimate to the last proof; shorter analyses are left out.
const SHORTEST: Duration = Duration::from_millis(100);
/// An estimate counts as good within this factor of the real time.
const FACTOR: f64 = 3.0;
/// The moments at which estimates are judged, as parts of the time from the first estimate to the last proof.
const PARTS: [f64; 5] = [0.0, 0.1, 0.25, 0.5, 0.75];

/// The time of an estimate since the analysis began, and the estimated time from then to the proof.
type Estimate = (Duration, Duration);

fn main() {
    let mut arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let is_log = arguments.iter().any(|argument| argument == "--log");
    let threads = arguments.iter().position(|argument| argument == "--threads");
    let n_threads = threads.and_then(|at| arguments.get(at + 1)?.parse().ok());
    let n_threads = n_threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    if let Some(at) = threads {
        arguments.drain(at..(at + 2).min(arguments.len()));
    }
    arguments.retain(|argument| argument != "--log");
    let Some(file) = arguments.first() else {
        return println!("Name an OBF file of positions with {} empties or more.", EMPTIES.end());
    };
    let n_positions = arguments.get(1).and_then(|number| number.parse().ok()).unwrap_or(POSITIONS);
    let problems = std::fs::read_to_string(file).map_err(|error| error.to_string());
    let problems = problems.and_then(|text| obf::read(&text).map_err(|error| error.to_string()));
    let problems = match problems {
        Ok(problems) if !problems.is_empty() => problems,
        Ok(_) => return println!("{file}: there is no position in it"),
        Err(error) => return println!("{file}: {error}"),
    };
    if !is_log {
        println!(
            "load {}, {n_threads} threads",
            std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim()
        );
    }
    // The constants were fitted to the first, the thirty-first line and so on.
    let line = |number: usize| if is_log { 30 * number } else { problems.len() * number / n_positions + 7 };
    let mut judged: [Vec<f64>; PARTS.len()] = Default::default();
    for number in 0..n_positions {
        let Some(problem) = problems.get(line(number) % problems.len()) else { continue };
        let n_empties =
            EMPTIES.clone().nth(number % EMPTIES.count()).expect("the remainder is below the count");
        let Some(position) = position_with(problem.position, n_empties) else { continue };
        let (estimates, end) = analyse(&position, n_threads, is_log);
        let Some(&(begin, _)) = estimates.first().filter(|(begin, _)| end.saturating_sub(*begin) >= SHORTEST)
        else {
            continue;
        };
        for (part, quotients) in PARTS.into_iter().zip(&mut judged) {
            let when = begin + (end - begin).mul_f64(part);
            // The last estimate is what the screen shows then; it is some time old.
            let Some((made, estimate)) = estimates.iter().rev().find(|(made, _)| *made <= when) else {
                continue;
            };
            quotients.push(estimate.as_secs_f64() / (end - *made).as_secs_f64().max(1e-3));
        }
    }
    if !is_log {
        PARTS.into_iter().zip(&mut judged).for_each(|(part, quotients)| print(part, quotients));
    }
}

fn print(part: f64, quotients: &mut [f64]) {
    quotients.sort_by(f64::total_cmp);
    let n_good = quotients.iter().filter(|quotient| (1.0 / FACTOR..=FACTOR).contains(*quotient)).count();
    let at = |share: usize| {
        quotients.get(quotients.len().saturating_sub(1) * share / 100).copied().unwrap_or_default()
    };
    println!(
        "{:3.0} % of the time on: {n_good} of {} within a factor of {FACTOR} ({:.0} %); \
         estimate / truth 10 % {:.2}, median {:.2}, 90 % {:.2}",
        100.0 * part,
        quotients.len(),
        100.0 * n_good as f64 / quotients.len().max(1) as f64,
        at(10),
        at(50),
        at(90),
    );
}

/// Plays good moves until `n_empties` squares are empty; `None` if the game ends before.
fn position_with(position: Position, n_empties: usize) -> Option<Position> {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    let method = Method::Search(Limits::Depth(8));
    let mut position = position;
    while position.empties().len() > n_empties {
        let request = Request::new(position, Goal::MostDiscs, method);
        let best = thinker.think(&request, &Stop::never(), &|_| {}).0?;
        position = position.play(best).expect("the engine plays legal moves");
    }
    position.outcome().is_none().then_some(position)
}

/// Analyses a position. Returns the estimates, and the time at which every score was proven.
fn analyse(position: &Position, n_threads: usize, is_log: bool) -> (Vec<Estimate>, Duration) {
    let (wake, woken) = mpsc::channel();
    let mut engine = Engine::spawn(move || _ = wake.send(()));
    engine.configure(Resources { n_threads, ..Resources::default() });
    let mut study = Study::default();
    study.start();
    let mut knowledge = Knowledge::default();
    let Some(EngineOrder::Analyse(id, asked)) = study.follow(position, Goal::MostDiscs, true, &mut knowledge)
    else {
        return Default::default();
    };
    engine.analyse(id, asked);
    let (mut estimates, mut end) = (Vec::new(), Duration::ZERO);
    let mut last = (0, Duration::ZERO);
    while woken.recv().is_ok() {
        for event in engine.events().collect::<Vec<_>>() {
            let found = match event {
                Event::Evaluated(found) => found,
                Event::Finished { .. } | Event::Failed { .. } => return (estimates, end),
                Event::Progress { .. } | Event::Warning { .. } => continue,
            };
            end = found.elapsed;
            if is_log {
                log(position, study.analysis(), &found, &mut last);
            }
            study.hear(found, &mut knowledge);
            let estimate = study.analysis().and_then(|known| known.time_to_proof(position, Goal::MostDiscs));
            estimates.extend(estimate.map(|estimate| (end, estimate)));
        }
    }
    (estimates, end)
}

/// Prints empties, moves, the move, its replies, depth and bounds each before and after, the score, and the
/// nodes and seconds of the search.
fn log(position: &Position, known: Option<&Analysis>, found: &MoveReport, last: &mut (u64, Duration)) {
    let news = &found.evaluation;
    let before = known.and_then(|known| of_move(&known.evaluations, news.line[0]));
    let board = Bounds { low: -64, high: 64 };
    let (depth, before) = before.map_or((0, board), |before| (before.depth, before.bounds.and(board)));
    let after = news.bounds.and(board);
    let (low, high) = (before.low, before.high);
    let n_replies = position.play(news.line[0]).map_or(0, |child| child.legal_moves().len());
    println!(
        "{}\t{}\t{}\t{n_replies}\t{depth}\t{}\t{low}\t{}\t{high}\t{}\t{}\t{}\t{:.6}",
        position.empties().len(),
        position.legal_moves().len(),
        news.line[0].name(position.size()),
        news.depth,
        after.low,
        after.high,
        news.score.hundredths(),
        found.nodes - last.0,
        (found.elapsed - last.1).as_secs_f64(),
    );
    *last = (found.nodes, found.elapsed);
}
