//! The target `nboard` of the shared page.
#![no_main]

#[path = "../../crates/services/examples/damage/targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::run("nboard", bytes));
