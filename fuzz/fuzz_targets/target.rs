//! Runs the target of `targets.rs` that has the name of the program.
#![no_main]

#[expect(dead_code, reason = "the fuzzer has its own seeds")]
#[path = "../../crates/services/examples/damage/targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let target = targets::TARGETS.iter().find(|target| target.name == env!("CARGO_BIN_NAME"));
    (target.expect("a test compares the names").read)(bytes);
});
