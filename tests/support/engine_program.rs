//! Commands that start an engine by its path: `outflank-engine`, and shell scripts in place of an engine.

use std::path::Path;
use std::process::Command;

/// The command of an engine that accepts every command, but runs `choice` when asked to choose a move.
#[cfg(unix)]
pub fn engine_that(folder: &Path, choice: &str) -> String {
    let text = format!(
        "while read command rest; do\n  case $command in\n    genmove) {choice} ;;\n    \
         quit) exit ;;\n    *) printf '= \\n\\n' ;;\n  esac\ndone\n"
    );
    script(folder, &text)
}

/// The command of an engine that is a shell script; the script lies in this folder.
#[cfg(unix)]
pub fn script(folder: &Path, text: &str) -> String {
    let path = folder.join("engine.sh");
    std::fs::write(&path, text).expect("it is ours");
    format!("sh '{}'", path.display())
}

/// The path of `outflank-engine`, which lies beside the app. A test run of the whole workspace has built it;
/// a run of the window's tests alone builds it here.
pub fn engine() -> String {
    let app = Path::new(env!("CARGO_BIN_EXE_outflank"));
    let engine = app.with_file_name(format!("outflank-engine{}", std::env::consts::EXE_SUFFIX));
    if !engine.exists() {
        let build = ["build", "--locked", "--package", "outflank-cli"];
        let built = Command::new(env!("CARGO")).args(build).status().expect("cargo runs");
        assert!(built.success(), "outflank-engine is not built");
    }
    engine.to_str().expect("a path that is text").to_owned()
}
