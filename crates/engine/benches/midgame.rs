//! How fast the midgame is searched: `cargo bench --bench midgame FILE [DEPTH] [POSITIONS]`.
//!
//! Searches the first positions of a file of openings (a transcript in each line), 12 plies deep by default,
//! on one thread, and prints nodes, seconds and nodes a second: all together, and the median over the
//! positions. A node is a position visited, those of the small searches that order moves included.

use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::formats::transcript;
use othello::rules::{BoardSize, Goal, Position};

const POSITIONS: usize = 200;

fn main() -> Result<(), String> {
    // Cargo adds `--bench`.
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let file = arguments
        .next()
        .ok_or("expected a file of openings: cargo bench --bench midgame FILE [DEPTH] [POSITIONS]")?;
    let mut number = |name: &str| -> Result<Option<usize>, String> {
        let read = |text: String| text.parse().map_err(|_| format!("the {name} is a number, not \"{text}\""));
        arguments.next().map(read).transpose()
    };
    let depth = u8::try_from(number("depth")?.unwrap_or(12)).map_err(|_| "the depth is at most 255")?;
    let n_positions = number("number of positions")?.unwrap_or(POSITIONS);
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{file} cannot be read: {error}"))?;
    if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
        println!("load {}", load.trim());
    }

    let start = Position::start(BoardSize::STANDARD);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 64 });
    let (mut nodes, mut seconds, mut speeds) = (0, 0.0, Vec::new());
    for (i, line) in text.lines().filter(|line| !line.trim().is_empty()).take(n_positions).enumerate() {
        let record = transcript::read(line, &start, Goal::MostDiscs)
            .map_err(|error| format!("line {}: {error}", i + 1))?;
        let request = Request::new(*record.position(), Goal::MostDiscs, Method::Search(Limits::Depth(depth)));
        let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
        nodes += report.nodes;
        seconds += report.elapsed.as_secs_f64();
        speeds.push(report.nodes as f64 / report.elapsed.as_secs_f64().max(1e-9) / 1e6);
    }
    speeds.sort_unstable_by(f64::total_cmp);
    let median = speeds.get(speeds.len() / 2).ok_or_else(|| format!("{file} has no openings"))?;
    println!(
        "{} positions, {depth} plies: {nodes} nodes, {seconds:.3} s, {:.1} M nodes/s, \
         median {median:.1} M nodes/s",
        speeds.len(),
        nodes as f64 / seconds.max(1e-9) / 1e6
    );
    Ok(())
}
