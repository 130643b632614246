//! Whether the reasons of reviews hold, and how long they take: `cargo bench --bench reasons -- FILE [GAMES]
//! [--first N] [--level N] [--show]`.
//!
//! FILE holds games. Of GAMES of them, evenly spread, every move that lost two discs or more is explained.
//! Each cause is then taken away in a search two plies deeper than the one that found it. Printed are the
//! share of losses that have one cause, the share of causes that give at least half of the loss back there,
//! and the time a reason takes on one core. With `--show` each reason stands under its position and lines.

use analysis::explain::cause::{self, Finding};
use analysis::explain::{Explanation, words};
use analysis::knowledge::Knowledge;
use analysis::review::Plan;
use engine::{Level, Resources, Stop, Thinker};
use othello::formats::{self, Defaults};
use othello::record::Record;
use othello::rules::{BoardSize, Move};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

const GAMES: usize = 10;
const LEVEL: usize = 21;

/// What was counted.
#[derive(Default)]
struct Tally {
    n_reasons: usize,
    n_causes: usize,
    n_holding: usize,
    n_large: usize,
    n_large_causes: usize,
    times: Vec<Duration>,
    n_nodes: u64,
    kinds: BTreeMap<String, usize>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let number = |name: &str| -> Option<usize> {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1)?.parse().ok()
    };
    let Some(file) = arguments.first() else { return println!("Name a file of games.") };
    let n_games = arguments.get(1).and_then(|number| number.parse().ok()).unwrap_or(GAMES);
    let games = std::fs::read(file).map_err(|error| error.to_string());
    let games = games.and_then(|bytes| {
        formats::read_file(&bytes, &Defaults::default()).map_err(|error| error.to_string())
    });
    let games = match games {
        Ok(games) => games,
        Err(error) => return println!("{file}: {error}"),
    };
    let is_shown = arguments.iter().any(|argument| argument == "--show");
    let level = Level::new(number("--level").unwrap_or(LEVEL) as u8);
    let first = number("--first").unwrap_or(0);
    let step = (games.len() / n_games.max(1)).max(1);
    let mut tally = Tally::default();
    for index in (first..games.len()).step_by(step).take(n_games) {
        explain(&games.record(index), level, is_shown, &mut tally);
    }
    tally.print();
}

/// Reviews a game and explains its mistakes.
fn explain(record: &Record, level: Level, is_shown: bool, tally: &mut Tally) {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 32 });
    let review = Plan::new(record, level, Knowledge::default()).run(&mut thinker, |_| ());
    for played in review.moves() {
        let Some(mut explanation) = Explanation::of(&review, played) else { continue };
        let n_nodes = Cell::new(0);
        let mut ask = |request: &_| {
            let report = thinker.think(request, &Stop::never(), &|_| {}).1;
            n_nodes.set(n_nodes.get() + report.nodes);
            Some(report)
        };
        let start = processor_time();
        explanation.finding = cause::find(&explanation.case(), &mut ask);
        let time = processor_time() - start;
        tally.times.push(time);
        tally.n_nodes += n_nodes.get();
        let loss = explanation.loss.in_discs();
        let is_large = loss >= 6.0;
        tally.n_reasons += 1;
        tally.n_large += usize::from(is_large);
        let mut again = None;
        if let Some(Finding::Cause(cause)) = &explanation.finding {
            tally.n_causes += 1;
            tally.n_large_causes += usize::from(is_large);
            *tally.kinds.entry(format!("{:?}", cause.harm.kind)).or_default() += 1;
            again = cause::gives_back_deeper(&explanation.case(), cause.question, &mut ask);
            tally.n_holding += usize::from(again.is_some_and(|again| again.in_discs() >= loss / 2.0));
        }
        if is_shown {
            let n = explanation.position.empties().len();
            println!(
                "\n#{} {} empties {n} loss {loss:.1} in {:.2} s\n{}",
                tally.n_reasons,
                played.number,
                time.as_secs_f64(),
                explanation.position
            );
            let size = explanation.position.size();
            let line = |moves: &[Move]| Move::line(&moves[..moves.len().min(10)], size);
            println!(
                "played {}\nbetter {}",
                line(&explanation.full_refutation),
                line(&explanation.full_better)
            );
            println!("old: {}", words::sentences(&Explanation { finding: None, ..explanation.clone() }));
            let said = words::sentences(&explanation);
            match &explanation.finding {
                Some(Finding::Cause(cause)) => println!(
                    "new: {said} [{:?} gives {:.1}, deeper {:.1}]",
                    cause.harm.kind,
                    cause.gives_back.in_discs(),
                    again.map_or(f64::NAN, |again| again.in_discs())
                ),
                _ => println!("new: {said}"),
            }
        }
    }
    debug_assert_eq!(record.start().size(), BoardSize::STANDARD);
}

/// The time this thread has run; where the system does not say, the time since the first call.
fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat");
    let nanoseconds = statistics.ok().and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

impl Tally {
    fn print(mut self) {
        let percent = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        self.times.sort_unstable();
        let time = |part: usize| self.times.get((self.times.len().max(1) - 1) * part / 100).copied();
        println!("\n{} losses of two discs or more", self.n_reasons);
        println!("{:.0} % have one cause", percent(self.n_causes, self.n_reasons));
        println!("{:.0} % of {} of six or more", percent(self.n_large_causes, self.n_large), self.n_large);
        println!("{:.0} % of the causes hold two plies deeper", percent(self.n_holding, self.n_causes));
        println!("{} nodes a reason", self.n_nodes / self.n_reasons.max(1) as u64);
        println!("processor time: median {:?}, 90 % {:?}, longest {:?}", time(50), time(90), time(100));
        println!("{:?}", self.kinds);
    }
}
