//! The trained weights of Outflank's engine: files that the crate `engine` reads, and nothing else.
//!
//! They are a crate of their own because they are ten times as large as the engine.

/// Of 8×8; `engine::pattern::Weights` reads it.
pub static EIGHT: &[u8] = include_bytes!("../assets/8x8.weights");

/// Of boards from 10×10 up; `engine::eval::LargeWeights` reads it.
pub static LARGE: &[u8] = include_bytes!("../assets/large.weights");
