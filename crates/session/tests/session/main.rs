//! A session driven without threads and clocks: by written conversations (`scripts`) and by random actions
//! (`random`).

mod random;
mod scripts;
mod world;
