//! `outflank-engine`, whose commands are in `cli::commands`.

fn main() -> std::process::ExitCode {
    cli::commands::main()
}
