//! The home of Learn: its sections, each with what one does there and how far one has come.

use super::{SECTIONS, stage};
use crate::app::message::Message;
use crate::app::message::learn::Choice;
use crate::teach::profile::Profile;
use crate::text;
use egui::{Button, Frame, Label, Margin, RichText, ScrollArea, Ui};

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
