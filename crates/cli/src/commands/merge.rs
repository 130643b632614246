//! `outflank-engine merge`: the files of `label` or `review --out` from several machines, joined into one.

use crate::input::leave_output_to;
use crate::lines;
use crate::records::{Merged, Record};
use crate::terminal::Results;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args, Debug)]
pub(super) struct Merge {
    /// Files that begin with the same header
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File to write; - for standard output
    #[arg(long, value_name = "FILE.jsonl")]
    out: PathBuf,
}

/// Joins the files. The exit code is a failure if lines contradict one another.
pub(super) fn run(arguments: &Merge, results: &mut Results) -> Result<ExitCode, String> {
    leave_output_to(Some(&arguments.out));
    let merged = lines::merge(&arguments.files, &arguments.out)?;
    let Merged { lines, doubles, contradictions, missing } = merged;
    let text = format!(
        "{lines} lines, {doubles} doubles dropped, {contradictions} contradictions, {missing} missing"
    );
    results.put(Record::Merged(merged), text)?;
    Ok(if contradictions == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
