//! The trained weights of Outflank's engine: files that the crate `engine` reads, and nothing else.
//!
//! They are a crate of their own because they are ten times as large as the engine.

/// The weights of 8×8, which `engine::pattern::Weights` reads.
pub static EIGHT: &[u8] = include_bytes!("../assets/8x8.weights");

/// The weights of boards from 10×10 up, which `engine::eval::LargeWeights` reads.
pub static LARGE: &[u8] = include_bytes!("../assets/large.weights");
