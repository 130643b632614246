//! The target of the shared page that has the program's name.
#![no_main]

#[expect(dead_code, reason = "the fuzzer has its own seeds")]
#[path = "../../crates/services/examples/damage/targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::run(env!("CARGO_BIN_NAME"), bytes));
