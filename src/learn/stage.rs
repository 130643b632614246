//! What the pages of Learn have in common: a header with the way back, columns, grids and buttons.

use crate::arrangement::bar_height;
use crate::command::Command;
use crate::learn::Out;
use crate::outbox::Ask;
use crate::widgets::form::main_button;
use crate::widgets::icons::{Icon, icon_button, icon_ui};
use crate::widgets::notices::{Notice, Tone};
use crate::widgets::row_keys;
use crate::widgets::words::words_ui;
use egui::{Align, Id, Label, Layout, Response, RichText, ScrollArea, Ui, Vec2, vec2};
use teach::choice::Choice;
use texts::text;

pub(super) const MARGIN: f32 = 8.0;

/// The title of a page, and the button back, above the column of the page.
pub(crate) fn header_ui(ui: &mut Ui, title: &str, back: &str, out: &mut Out) {
    header_with_ui(ui, title, back, beside_page(ui), |_, _| {}, out);
}

/// A header at the distance `side` from both sides, to which `at_right` adds widgets, from right to left.
pub(crate) fn header_with_ui(
    ui: &mut Ui,
    title: &str,
    back: &str,
    side: f32,
    at_right: impl FnOnce(&mut Ui, &mut Out),
    out: &mut Out,
) {
    // As high as the player's bar above the board during a game, so that the board has the same place.
    let size = vec2(ui.available_width(), bar_height(ui.available_size()));
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        ui.horizontal_centered(|ui| {
            ui.add_space(side);
            let name = text!("learn-back-with-key", back = back);
            out.send_if(icon_button(ui, Icon::Previous, &name, true).clicked(), Choice::Back);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(side);
                at_right(ui, out);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(title).heading().strong()).truncate());
                });
            });
        });
    });
}

/// A page below the home of Learn: its title, and a column of this width at most, which scrolls.
pub(crate) fn page_ui(
    ui: &mut Ui,
    title: &str,
    width: f32,
    out: &mut Out,
    content: impl FnOnce(&mut Ui, &mut Out),
) {
    header_ui(ui, title, &text!("learn-back-to-learn"), out);
    scroll_ui(ui, title, width, |ui| content(ui, out));
}

/// The column below the header of the page `id`, of this width at most, which scrolls apart from other pages.
pub(crate) fn scroll_ui(ui: &mut Ui, id: &str, width: f32, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(ui, |ui| {
        column_ui(ui, width, content);
        row_keys::scroll(ui);
    });
}

/// Items in rows of `n`, each with its share of the width.
pub(crate) fn grid_ui<T>(ui: &mut Ui, items: &[T], n: usize, mut item_ui: impl FnMut(&mut Ui, &T, f32)) {
    let gap = ui.spacing().item_spacing.x;
    let width = ((ui.available_width() - gap * (n as f32 - 1.0)) / n as f32).floor();
    for row in items.chunks(n) {
        ui.horizontal(|ui| row.iter().for_each(|item| item_ui(ui, item, width)));
    }
}

/// How many items of at least this width fit side by side.
pub(crate) fn n_in_row(ui: &Ui, width_min: f32) -> usize {
    let gap = ui.spacing().item_spacing.x;
    ((ui.available_width() + gap) / (width_min + gap)) as usize
}

/// Gives the keyboard to the first choice of a page when the page appears, so that Tab goes on from there.
pub(crate) fn focus_at_first(ui: &Ui, page: &'static str, first: &Response) {
    let now = ui.ctx().cumulative_pass_nr();
    let (last_page, last_pass) = ui.ctx().data_mut(|data| {
        let last = data.get_temp_mut_or(Id::unique("page of Learn"), (page, 0));
        std::mem::replace(last, (page, now))
    });
    if last_page != page || last_pass + 1 < now {
        first.request_focus();
    }
}

/// The main button of a page that shows nothing before a game was played.
pub(crate) fn play_button(ui: &mut Ui, page: &'static str, out: &mut Out) {
    ui.add_space(8.0);
    let button = page_button(ui, text!("learn-play"));
    focus_at_first(ui, page, &button);
    out.run(button.clicked().then_some(Command::NewGame));
}

/// The main button of a page, in a row of its own.
pub(crate) fn page_button(ui: &mut Ui, name: String) -> Response {
    const SIZE: Vec2 = vec2(140.0, 32.0);
    // Egui centres the text of a button only in a row.
    ui.horizontal(|ui| ui.add(main_button(ui, name).min_size(SIZE))).inner
}

/// A notice with its sign and the cross that takes it away, in a row.
pub(super) fn notice_words_ui(ui: &mut Ui, notice: &Notice, out: &mut Out) {
    let (icon, color) = match notice.tone {
        Tone::Trouble => (Icon::Warning, ui.visuals().warn_fg_color),
        Tone::News | Tone::Answer => (Icon::Info, ui.visuals().text_color()),
    };
    icon_ui(ui, icon, color);
    ui.allocate_ui(vec2(ui.available_width() - 40.0, 20.0), |ui| {
        words_ui(ui, &notice.text);
    });
    let cross = icon_button(ui, Icon::Cross, &text!("strip-dismiss"), true);
    out.ask(cross.clicked().then_some(Ask::DismissNotice));
}

/// The width of all pages, in points, so that their left sides, with the button back, are in one place.
pub(crate) const PAGE: f32 = 1060.0;
/// Lines of text are easy to read up to this width, in points.
pub(crate) const COLUMN: f32 = 640.0;

/// The width that stays free on each side of a page.
pub(crate) fn beside_page(ui: &Ui) -> f32 {
    ((ui.available_width() - PAGE) / 2.0).max(MARGIN)
}

/// A column at the left side of the page, of this width at most.
pub(crate) fn column_ui(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    let side = beside_page(ui);
    let width = width.min(ui.available_width() - 2.0 * MARGIN);
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.set_width(width);
            content(ui);
        });
    });
}
