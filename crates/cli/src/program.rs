//! How a program of the command line starts and ends: what all commands take, and the exit codes.

use crate::input;
use crate::terminal::{Output, Results, complain_in_json, fail, is_input_bad};
use clap::{Args, Parser};
use othello::formats::Encoding;
use std::process::ExitCode;
use std::thread::Builder;

/// Arguments of every command.
#[derive(Args, Clone, Copy, Debug)]
pub struct GlobalArguments {
    /// Write one JSON object per line
    #[arg(long, global = true)]
    json: bool,
    /// Read files of text in this encoding, such as Shift_JIS; otherwise it is recognized
    #[arg(long, global = true, value_name = "NAME", value_parser = input::encoding)]
    encoding: Option<Encoding>,
}

/// Reads the arguments, runs the command and returns its exit code; 2 if it fails, 3 if input was bad.
pub fn start<P: Parser, C>(
    split: impl FnOnce(P) -> (GlobalArguments, C),
    run: impl FnOnce(C, &mut Results) -> Result<ExitCode, String>,
) -> ExitCode {
    engine::cpu::require();
    system::machine::outlive_file_limits();
    let (GlobalArguments { json, encoding }, command) = match P::try_parse() {
        Ok(program) => split(program),
        Err(error) if error.use_stderr() && std::env::args().any(|argument| argument == "--json") => {
            complain_in_json();
            fail(error.to_string().trim().trim_start_matches("error: "));
            return ExitCode::from(2);
        }
        Err(error) => error.exit(),
    };
    if json {
        complain_in_json();
    }
    if let Some(encoding) = encoding {
        _ = input::ENCODING.set(encoding);
    }
    let output = if json { Output::Json } else { Output::Text };
    match run(command, &mut Results::new(output)) {
        Ok(code) if code == ExitCode::SUCCESS && is_input_bad() => ExitCode::from(3),
        Ok(code) => code,
        Err(sentence) => {
            fail(&sentence);
            ExitCode::from(if is_input_bad() { 3 } else { 2 })
        }
    }
}

/// Fails if the system cannot start threads; commands that search call it, since libraries would panic.
pub fn require_threads() -> Result<(), String> {
    let threads: Result<Vec<_>, _> = (0..2).map(|_| Builder::new().spawn(|| ())).collect();
    threads.map(drop).map_err(|error| {
        format!("The system cannot start a thread: {error}. It allows this user too few processes.")
    })
}
