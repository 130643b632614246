//! A session driven without threads and clocks: by written conversations (`scripts`), by random actions
//! (`random`), and by random games with clocks (`clocks`).

mod clocks;
mod random;
mod scripts;
mod world;
