//! The section of the puzzles: the ways to solve them, the puzzle that is open, a storm, and endings to be
//! played out.

mod ending;
mod menu;
mod open;

use super::{Look, stage};
use crate::message::Message;
use crate::waker;
use crate::widgets::board::BoardState;
use crate::widgets::speech;
use egui::{Context, Ui};
use othello::rules::Square;
pub use outflank_core::teach::Now;
use outflank_core::teach::choice::PuzzleChoice as Choice;
use outflank_core::teach::profile::Profile;
use outflank_core::teach::puzzles::progress::PuzzleProgress;
use outflank_core::teach::puzzles::solving::{Shown, Solving};
use outflank_core::text;
use outflank_core::words::puzzles as words;

/// What is open of the puzzles, and its board.
pub(crate) struct State {
    solving: Solving,
    board: BoardState,
}

impl State {
    pub(crate) fn new(ctx: &Context) -> State {
        State { solving: Solving::new(waker(ctx)), board: BoardState::new("puzzle") }
    }

    /// From a puzzle to the ways to solve them; says whether there was one.
    pub(crate) fn back(&mut self) -> bool {
        self.solving.back()
    }

    /// Brings the keyboard to the board.
    pub(crate) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// Carries out a choice; what is drawn follows from the seed.
    pub(crate) fn take(
        &mut self,
        ctx: &Context,
        choice: Choice,
        seed: u64,
        now: Now,
        progress: &mut PuzzleProgress,
    ) {
        let said = self.solving.take(choice, seed, now, progress);
        said.into_iter().for_each(|said| speech::say(ctx, said));
    }

    /// A square was clicked or typed.
    pub(crate) fn answer(
        &mut self,
        ctx: &Context,
        square: Square,
        seed: u64,
        now: Now,
        progress: &mut PuzzleProgress,
    ) {
        let said = self.solving.answer(square, seed, now, progress);
        said.into_iter().for_each(|said| speech::say(ctx, said));
    }

    /// Takes in what the thread has found and what the clock says; whether something is to be kept.
    pub(crate) fn poll(&mut self, ctx: &Context, seed: u64, now: Now, progress: &mut PuzzleProgress) -> bool {
        let polled = self.solving.poll(seed, now, progress);
        polled.said.into_iter().for_each(|said| speech::say(ctx, said));
        polled.wait.into_iter().for_each(|wait| ctx.request_repaint_after(wait));
        polled.is_new
    }
}

/// Draws what is open.
pub(crate) fn puzzles_ui(
    ui: &mut Ui,
    state: &mut State,
    profile: &Profile,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let progress = &profile.puzzles;
    match state.solving.shown() {
        Shown::Menu => menu::menu_ui(ui, progress, state.solving.today(), messages),
        Shown::Puzzle(open) => open::open_ui(ui, open, progress, &mut state.board, look, messages),
        Shown::Ending(ending) => ending::ending_ui(ui, ending, &mut state.board, look, messages),
        Shown::Making => {
            stage::header_ui(ui, &text!("puzzles-endless"), &text!("puzzles-back"), messages);
            stage::column_ui(ui, menu::WIDTH, |ui| _ = ui.label(text!("puzzles-making")));
        }
        Shown::StormOver { n_solved, n_tries, is_best } => {
            stage::header_ui(ui, &text!("puzzles-storm"), &text!("puzzles-back"), messages);
            menu::storm_over_ui(ui, (*n_solved, *n_tries), *is_best, progress, messages);
        }
        Shown::Nothing(reason) => {
            stage::header_ui(ui, &text!("learn-puzzles"), &text!("puzzles-back"), messages);
            stage::column_ui(ui, menu::WIDTH, |ui| _ = ui.label(reason));
        }
    }
}

/// `About 1240, 57 of 80 solved.`
pub(crate) fn progress_words(profile: &Profile) -> String {
    words::progress(&profile.puzzles)
}
