//! Measurements of the engine: `cargo bench --bench engine -- WHAT [ARGUMENTS]`.
//!
//! `outflank-engine bench` measures the search itself.

mod every_move;
mod pattern;
mod perft;
mod ponder;
mod reliability;
mod server;
mod small_boards;
mod stop;

use std::process::ExitCode;

fn main() -> ExitCode {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let Some((what, arguments)) = arguments.split_first() else {
        println!("every_move, pattern, perft, ponder, reliability, small_boards or stop?");
        return ExitCode::SUCCESS;
    };
    let number = |at: usize| arguments.get(at).and_then(|number| number.parse::<usize>().ok());
    let number_or = |at: usize, usual: usize| number(at).unwrap_or(usual);
    if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
        println!("load {}", load.trim());
    }
    match what.as_str() {
        "every_move" => every_move::run(arguments.first(), number_or(1, 12), number_or(2, 1)),
        "pattern" => pattern::run(),
        "perft" => perft::run(number_or(0, 11) as u32),
        "ponder" => ponder::run(number_or(0, 23) as u8, number_or(1, 10) as u64, number_or(2, 2)),
        "reliability" => return reliability::run(number_or(0, 1_000) as u64, number_or(1, 10_000) as u64),
        "small_boards" => small_boards::run(number(0)),
        "stop" => stop::run(number_or(0, 1_000)),
        _ => println!("{what} is none of the measurements"),
    }
    ExitCode::SUCCESS
}
