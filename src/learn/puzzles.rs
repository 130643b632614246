//! The section of the puzzles: the ways to solve them, the end of a storm, and what there is instead of a
//! puzzle.

mod menu;

use super::stage;
use crate::message::Message;
use egui::Ui;
use teach::choice::PuzzleMode;
use teach::profile::Profile;
use teach::puzzles::progress::PuzzleProgress;
use teach::puzzles::solving::{Shown, Solving};
use teach::puzzles::words;
use texts::text;

/// Draws what is shown without a position.
pub(crate) fn puzzles_ui(
    ui: &mut Ui,
    solving: &Solving,
    progress: &PuzzleProgress,
    messages: &mut Vec<Message>,
) {
    match solving.shown() {
        // The page of exercises draws them.
        Shown::Puzzle(_) | Shown::Ending(_) => {}
        Shown::Menu => menu::menu_ui(ui, progress, solving.today(), messages),
        Shown::Making(mode) => {
            let is_own = *mode == PuzzleMode::Own;
            let title = if is_own { text!("puzzles-own") } else { text!("puzzles-endless") };
            stage::header_ui(ui, &title, &text!("puzzles-back"), messages);
            stage::column_ui(ui, stage::COLUMN, |ui| _ = ui.label(text!("puzzles-making")));
        }
        Shown::StormOver { n_solved, n_tries, is_best } => {
            stage::header_ui(ui, &text!("puzzles-storm"), &text!("puzzles-back"), messages);
            menu::storm_over_ui(ui, (*n_solved, *n_tries), *is_best, progress, messages);
        }
        Shown::Nothing(reason) => {
            stage::header_ui(ui, &text!("learn-puzzles"), &text!("puzzles-back"), messages);
            stage::column_ui(ui, stage::COLUMN, |ui| _ = ui.label(reason));
        }
    }
}

/// `About 1240, 57 of 80 solved.`
pub(crate) fn progress_words(profile: &Profile) -> String {
    words::progress(&profile.puzzles)
}
