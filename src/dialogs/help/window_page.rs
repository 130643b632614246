//! How the window is used: what stands where, and how to go through it with the mouse, the keyboard or a
//! screen reader.

use crate::widgets::words::words_ui;
use egui::{RichText, Ui};
use texts::text;

pub(super) fn window_page_ui(ui: &mut Ui) {
    part_ui(
        ui,
        text!("window-page-board"),
        [text!("window-page-board.playing"), text!("window-page-board.marks")],
    );
    part_ui(ui, text!("window-page-around"), [text!("window-page-around.text")]);
    part_ui(
        ui,
        text!("window-page-panel"),
        [
            text!("window-page-panel.players"),
            text!("window-page-panel.help"),
            text!("window-page-panel.moves"),
        ],
    );
    part_ui(ui, text!("window-page-study"), [text!("window-page-study.text")]);
    part_ui(
        ui,
        text!("window-page-keyboard"),
        [
            text!("window-page-keyboard.menus"),
            text!("window-page-keyboard.places"),
            text!("window-page-keyboard.dialogs"),
        ],
    );
    part_ui(ui, text!("window-page-screen-reader"), [text!("window-page-screen-reader.text")]);
}

fn part_ui<const N: usize>(ui: &mut Ui, title: String, paragraphs: [String; N]) {
    words_ui(ui, RichText::new(title).strong().heading());
    for paragraph in paragraphs {
        words_ui(ui, paragraph);
    }
    ui.add_space(8.0);
}
