//! Help in four pages: how Othello is played, how the window is used, the keys, and what Outflank is.

mod rules_page;

use super::preferences::BODY;
use super::{Dialog, Out};
use crate::command::{Keymap, TABLE, key_name};
use crate::shared::Shared;
use crate::widgets::board::disc_icon_ui;
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::focus;
use crate::widgets::form::{choice_ui, text_width};
use crate::widgets::theme::BoardTheme;
use crate::widgets::words::{note_ui, words_ui};
use egui::{Color32, Context, FocusDirection, Frame, Key, Margin, RichText, Stroke, TextStyle, Ui, vec2};
use othello::rules::Color;
use std::convert::Infallible;
use texts::text;

#[derive(Clone, Copy, PartialEq)]
pub enum HelpPage {
    Rules,
    Window,
    Keys,
    About,
}

pub(crate) struct State {
    pub page: HelpPage,
}

impl Dialog for State {
    type Message = Infallible;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let body = |ui: &mut Ui, state: &mut State| {
            let pages = [
                (HelpPage::Rules, text!("help-rules")),
                (HelpPage::Window, text!("help-window")),
                (HelpPage::Keys, text!("help-keys")),
                (HelpPage::About, text!("help-about")),
            ];
            choice_ui(ui, &mut state.page, &pages);
            // There is nothing in the pages that the keyboard could go to, so Up and Down scroll them.
            let [up, down] = [Key::ArrowUp, Key::ArrowDown].map(|key| i8::from(focus::key_pressed(ui, key)));
            if up != down {
                ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
                ui.scroll_with_delta(vec2(0.0, 60.0 * f32::from(up - down)));
            }
            ui.add_space(8.0);
            match state.page {
                HelpPage::Rules => rules_page::rules_page_ui(ui),
                HelpPage::Window => window_page_ui(ui),
                HelpPage::Keys => keys_ui(ui),
                HelpPage::About => about_ui(ui),
            }
        };
        let buttons = |_: &_| Buttons { body: Some(BODY), ..Buttons::close() };
        let answer = frame_ui(ui, &text!("help-title"), 560.0, self, body, buttons);
        out.leave(answer, |_| {});
    }
}

/// The lines of the list of keys: the board's own, then the table of commands.
fn keys_list(ctx: &Context) -> Vec<(String, String)> {
    let own = [
        (text!("keys-click"), text!("keys-click.what")),
        ("f5".to_owned(), text!("keys-square")),
        (text!("keys-tab"), text!("keys-tab.what")),
        ("F10".to_owned(), text!("keys-menus")),
    ];
    let keymap = Keymap::of(ctx);
    let commands = TABLE.iter().filter_map(|entry| {
        let keys = keymap.keys(entry.command).iter().map(|shortcut| key_name(ctx, shortcut));
        let either = keys.reduce(|first, second| text!("keys-either", first = first, second = second))?;
        Some((either, entry.short_name()))
    });
    own.into_iter().chain(commands).collect()
}

/// What stands where, and how to use it with the mouse, the keyboard or a screen reader.
fn window_page_ui(ui: &mut Ui) {
    // The ids of the titles, and the names of their paragraphs: `window-page-board.playing`.
    let parts = [
        ("window-page-board", &["playing", "marks"][..]),
        ("window-page-around", &["text"]),
        ("window-page-panel", &["players", "help", "moves"]),
        ("window-page-study", &["text"]),
        ("window-page-keyboard", &["menus", "places", "dialogs"]),
        ("window-page-screen-reader", &["text"]),
    ];
    for (title, paragraphs) in parts {
        words_ui(ui, RichText::new(text!(title)).strong().heading());
        for paragraph in paragraphs {
            words_ui(ui, text!(&format!("{title}.{paragraph}")));
        }
        ui.add_space(8.0);
    }
}

fn keys_ui(ui: &mut Ui) {
    let keys = keys_list(ui.ctx());
    let width = |(pressed, _): &(String, String)| text_width(ui, pressed, TextStyle::Body);
    let widest = keys.iter().map(width).fold(0.0, f32::max);
    let column = (widest + 2.0 * CAP_MARGIN + 4.0).min(0.45 * ui.available_width());
    // A key's name is framed like its cap.
    let cap = Frame::new()
        .stroke(ui.visuals().widgets.noninteractive.bg_stroke)
        .corner_radius(5)
        .inner_margin(Margin::symmetric(CAP_MARGIN as i8, 2));
    for (pressed, what) in &keys {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            ui.vertical(|ui| {
                ui.set_width(column);
                ui.horizontal(|ui| cap.show(ui, |ui| ui.label(RichText::new(pressed).strong())));
            });
            ui.vertical(|ui| {
                // Level with the key's name.
                ui.add_space(0.5 * (ui.spacing().interact_size.y - ui.text_style_height(&TextStyle::Body)));
                words_ui(ui, what);
            });
        });
    }
}

/// What a key's cap leaves free on either side of its name.
const CAP_MARGIN: f32 = 7.0;

fn about_ui(ui: &mut Ui) {
    const DIAMETER: f32 = 40.0;
    const GAP: f32 = 8.0;
    ui.vertical_centered(|ui| {
        ui.add_space(8.0);
        // Three discs as in the program's icon.
        let width = 3.0 * (DIAMETER + 2.0) + 4.0 * GAP;
        let fill = BoardTheme::shown(ui.ctx()).palette().field.colors()[0];
        let edge = Stroke::new(1.0, Color32::from_black_alpha(60));
        ui.allocate_ui(vec2(width, DIAMETER + 2.0 * GAP), |ui| {
            Frame::new().fill(fill).stroke(edge).corner_radius(8).inner_margin(GAP).show(ui, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for color in [Color::Black, Color::White, Color::Black] {
                        disc_icon_ui(ui, color, DIAMETER);
                    }
                });
            });
        });
        ui.label(RichText::new("Outflank").size(26.0).strong());
        ui.label(text!("about-version", version = env!("CARGO_PKG_VERSION")));
        ui.add_space(8.0);
        words_ui(ui, text!("about-game"));
        words_ui(ui, text!("about-uses"));
        ui.add_space(8.0);
        note_ui(ui, text!("about-licence"));
        ui.add_space(8.0);
    });
}
