//! Choosing who plays a colour: a kind, and for the kinds that have one a depth or a level.

use crate::engine::Level;
use crate::players::{Kind, Player};
use crate::rules::Color;
use crate::settings::PlayerChoice;
use egui::{Color32, ComboBox, FontId, Label, Response, RichText, Slider, Ui};

/// The kind and the strength of the player of `color`, and a sentence about it. Changed when the player is.
pub fn player_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) -> Response {
    let before = choice.player();
    let mut response = ui
        .vertical(|ui| {
            ui.horizontal(|ui| {
                kind_ui(ui, color, &mut choice.kind);
                strength_ui(ui, color, choice);
            });
            ui.label(RichText::new(description(choice)).weak());
        })
        .response;
    if choice.player() != before {
        response.mark_changed();
    }
    response
}

fn description(choice: &PlayerChoice) -> String {
    match choice.kind {
        Kind::Engine => format!("Looks ahead {}.", choice.level.describe()),
        kind => kind.description().to_owned(),
    }
}

fn kind_ui(ui: &mut Ui, color: Color, kind: &mut Kind) {
    let combo = ComboBox::from_id_salt(("kind", color)).width(104.0).selected_text(kind.name());
    let shown = combo.show_ui(ui, |ui| {
        for choice in Kind::ALL {
            ui.selectable_value(kind, choice, choice.name()).on_hover_text(choice.description());
        }
    });
    shown.response.accessible_name(format!("{color}'s player"));
}

fn strength_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let (name, mut strength, range) = match choice.kind {
        Kind::Minimax => ("depth", choice.depth, 1..=Player::DEPTH_MAX),
        Kind::Engine => ("level", choice.level.number(), Level::MIN.number()..=Level::MAX.number()),
        Kind::Human | Kind::Random | Kind::Greedy => return,
    };
    // The number comes first and has a fixed width, so that the slider does not move under the pointer.
    let number = format!("{name} {strength}");
    let width =
        ui.fonts_mut(|fonts| fonts.layout_no_wrap("depth 00".to_owned(), FontId::default(), Color32::WHITE).size().x);
    ui.add_sized([width + 4.0, ui.spacing().interact_size.y], Label::new(number));
    ui.spacing_mut().slider_width = (ui.available_width() - 8.0).clamp(60.0, 180.0);
    let slider = ui.add(Slider::new(&mut strength, range).show_value(false));
    slider.accessible_name(format!("{color}'s {name}"));
    match choice.kind {
        Kind::Minimax => choice.depth = strength,
        _ => choice.level = Level::new(strength),
    }
}
