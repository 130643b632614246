//! Drives a session without threads, in simulated time: by written conversations (`scripts`), by random
//! actions (`random`), and by random games with game clocks (`clocks`).

mod clocks;
mod random;
mod scripts;
mod world;
