//! The home of Learn: its sections, each with what one does there and how far one has come; and the row that
//! leads to it from the game.

use super::{SECTIONS, Section, stage};
use crate::command::Command;
use crate::message::Message;
use crate::widgets::form::flush_ui;
use crate::widgets::icons::{Icon, icon_button};
use egui::{
    Align, Button, Frame, Label, Layout, Margin, Response, RichText, ScrollArea, Sense, Ui, UiBuilder,
};
use teach::choice::Choice;
use teach::profile::Profile;
use texts::text;

pub(crate) fn home_ui(ui: &mut Ui, profile: &Profile, messages: &mut Vec<Message>) {
    stage::header_ui(ui, &text!("learn-title"), &text!("learn-back-to-game"), messages);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, stage::COLUMN, |ui| {
            for (number, section) in SECTIONS.iter().enumerate() {
                // A click anywhere on the card opens it; the keyboard has the button.
                let card = UiBuilder::new().id_salt(section.name).sense(Sense::CLICK);
                let card = ui.scope_builder(card, |ui| {
                    let button = card_ui(ui, section, profile);
                    if number == 0 {
                        stage::focus_at_first(ui, "home", &button);
                    }
                    button.clicked()
                });
                if card.inner || card.response.clicked() {
                    messages.push(Message::Learn(Choice::Open(section.page)));
                }
                ui.add_space(4.0);
            }
        });
    });
}

/// A section with its button, what one does there, and how far one has come.
fn card_ui(ui: &mut Ui, section: &Section, profile: &Profile) -> Response {
    let visuals = ui.visuals();
    let fill = match ui.response().hovered() {
        true => visuals.widgets.hovered.weak_bg_fill,
        false => visuals.faint_bg_color,
    };
    let line = visuals.widgets.inactive.bg_stroke;
    let frame = Frame::new().fill(fill).stroke(line).corner_radius(8).inner_margin(Margin::same(12));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let button = ui.add(Button::new(RichText::new(text!(section.name)).heading().strong()).frame(false));
        ui.add(Label::new(text!(section.about)).wrap().selectable(false));
        let progress = RichText::new((section.progress)(profile)).weak();
        ui.add(Label::new(progress).wrap().selectable(false));
        button
    });
    shown.inner
}

/// The row in the panel of the game that leads to Learn, with what is due there.
pub(crate) fn row_ui(ui: &mut Ui, n_due: usize, messages: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        let title = Button::new(RichText::new(text!("learn-title")).strong()).frame_when_inactive(false);
        let title = flush_ui(ui, title);
        if title.on_hover_text(Command::Learn.tooltip(ui.ctx())).clicked() {
            messages.push(Message::Run(Command::Learn));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::Next, &Command::Learn.tooltip(ui.ctx()), true).clicked() {
                messages.push(Message::Run(Command::Learn));
            }
            if n_due > 0 {
                let due = RichText::new(text!("learn-due", n = n_due)).weak();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(due).truncate()));
            }
        });
    });
}
