//! How the window is used: what stands where, and how to go through it with the mouse, the keyboard or a
//! screen reader.

use crate::widgets::words::words_ui;
use egui::{RichText, Ui};
use texts::text;

pub(super) fn window_page_ui(ui: &mut Ui) {
    part_ui(ui, "window-page-board", &["window-page-board.playing", "window-page-board.marks"]);
    part_ui(ui, "window-page-around", &["window-page-around.text"]);
    let panel = ["window-page-panel.players", "window-page-panel.help", "window-page-panel.moves"];
    part_ui(ui, "window-page-panel", &panel);
    part_ui(ui, "window-page-study", &["window-page-study.text"]);
    let keyboard =
        ["window-page-keyboard.menus", "window-page-keyboard.places", "window-page-keyboard.dialogs"];
    part_ui(ui, "window-page-keyboard", &keyboard);
    part_ui(ui, "window-page-screen-reader", &["window-page-screen-reader.text"]);
}

/// A part of the page: the text with its title, and those of its paragraphs.
fn part_ui(ui: &mut Ui, title: &str, paragraphs: &[&str]) {
    words_ui(ui, RichText::new(text!(title)).strong().heading());
    for paragraph in paragraphs {
        words_ui(ui, text!(paragraph));
    }
    ui.add_space(8.0);
}
