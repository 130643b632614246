//! The program under test, run in the folder of the engine's test data.

use std::path::Path;
use std::process::{Command, Output};

pub fn engine(arguments: &[&str]) -> Output {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data");
    Command::new(env!("CARGO_BIN_EXE_outflank-engine")).args(arguments).current_dir(data).output().unwrap()
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}
