//! `outflank-engine merge`: the files of `label` or `review --out` from several machines, joined into one.

use super::terminal::{cannot_write, out};
use super::{Output, say};
use crate::input::leave_output_to;
use crate::lines;
use crate::records::{self, Record};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `merge`.
#[derive(Args, Debug)]
pub struct Merge {
    /// Files that begin with the same header
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File to write; - for standard output
    #[arg(long, value_name = "FILE.jsonl")]
    out: PathBuf,
}

/// Joins the files. The exit code is a failure if lines contradict one another.
///
/// # Errors
/// With a sentence, when a file cannot be read or written, or the headers differ.
pub fn run(arguments: &Merge, output: Output) -> Result<ExitCode, String> {
    leave_output_to(Some(&arguments.out));
    let merged = lines::merge(&arguments.files, &arguments.out)?;
    match output {
        Output::Text => say(&merged.to_string())?,
        Output::Json => records::write(&mut out(), &Record::Merged(merged)).map_err(cannot_write)?,
    }
    Ok(if merged.contradictions == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
