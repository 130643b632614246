//! The home of Learn: its sections, each with what one does there and how far one has come; and the row that
//! leads to it from the game.

use super::{SECTIONS, stage};
use crate::command::Command;
use crate::message::Message;
use crate::widgets::icons::{Icon, icon_button};
use egui::{Align, Button, Frame, Label, Layout, Margin, RichText, ScrollArea, Ui};
use outflank_core::teach::choice::Choice;
use outflank_core::teach::profile::Profile;
use outflank_core::text;

/// Lines of text are easy to read up to this width, in points.
const WIDTH: f32 = 620.0;

pub(crate) fn home_ui(ui: &mut Ui, profile: &Profile, messages: &mut Vec<Message>) {
    stage::header_ui(ui, &text!("learn-title"), &text!("learn-back-to-game"), messages);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, WIDTH, |ui| {
            for (number, section) in SECTIONS.iter().enumerate() {
                let fill = ui.visuals().faint_bg_color;
                let frame = Frame::new().fill(fill).corner_radius(8).inner_margin(Margin::same(12));
                frame.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let button = ui.add(Button::new(RichText::new(text!(section.name)).size(17.0).strong()));
                    if number == 0 {
                        stage::focus_at_first(ui, "home", &button);
                    }
                    if button.clicked() {
                        messages.push(Message::Learn(Choice::Open(section.page)));
                    }
                    ui.add(Label::new(text!(section.about)).wrap());
                    ui.add(Label::new(RichText::new((section.progress)(profile)).weak()).wrap());
                });
                ui.add_space(4.0);
            }
        });
    });
}

/// The row in the panel of the game that leads to Learn, with what is due there.
pub(crate) fn row_ui(ui: &mut Ui, n_due: usize, messages: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("learn-title")).strong());
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
