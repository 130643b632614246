//! The whole window without a display: tests click and type, and find elements by their accessible names.

#[path = "../support/cpu_renderer.rs"]
mod cpu_renderer;
#[path = "../support/engine_program.rs"]
mod engine_program;
#[path = "../support/names.rs"]
mod names;
#[path = "../support/greedy.rs"]
mod greedy;
mod hand;
mod walk;
mod handouts;
#[path = "../languages/cut.rs"]
mod cut;

mod board_input;
mod board_snapshots;
mod book;
mod clocks;
mod coach;
mod contrast;
mod fonts;
mod games;
mod ghosts;
mod information;
mod dialogs;
mod engines;
mod keys;
mod keyboard;
mod learn;
mod learn_guess;
mod learn_mistakes;
mod learn_openings;
mod learn_progress;
mod learn_puzzles;
mod library;
mod looks;
mod matches;
mod menus;
mod pages;
mod pictures;
mod players;
mod ratings;
mod review;
mod restart;
mod sheet;
mod spoken;
mod study;
mod tab;
mod tasks;
