//! Choosing who plays a colour: a kind, and for the kinds that have one a depth or a level.

use crate::engine::Level;
use crate::players::{Kind, Player};
use crate::rules::Color;
use crate::settings::PlayerChoice;
use egui::{ComboBox, Label, Response, RichText, Slider, Ui};

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

/// The player in a sentence.
pub fn description(choice: &PlayerChoice) -> String {
    match choice.kind {
        Kind::Engine => {
            let habit =
                if choice.level.errs() { "makes mistakes, fewer at each level" } else { "as well as it can" };
            format!("Level {} of {}: {habit}.", choice.level.number(), Level::MAX.number())
        }
        Kind::Minimax if choice.depth == 1 => {
            "Looks at its own move only, at discs, corners and edges.".to_owned()
        }
        Kind::Minimax => format!("Looks {} moves ahead, at discs, corners and edges.", choice.depth),
        kind => kind.description().to_owned(),
    }
}

/// The list of kinds, narrower where there is little room.
pub fn kind_ui(ui: &mut Ui, color: Color, kind: &mut Kind) {
    let width = if ui.available_width() < 230.0 { 86.0 } else { 104.0 };
    let combo = ComboBox::from_id_salt(("kind", color)).width(width).selected_text(kind.name());
    let shown = combo.show_ui(ui, |ui| {
        for choice in Kind::ALL {
            ui.selectable_value(kind, choice, choice.name()).on_hover_text(choice.description());
        }
    });
    shown.response.accessible_name(format!("{color}'s player"));
}

/// A slider and its number in the free space, for the kinds of player that have a strength.
pub fn strength_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let (name, mut strength, range) = match choice.kind {
        Kind::Minimax => ("depth", choice.depth, 1..=Player::DEPTH_MAX),
        Kind::Engine => ("level", choice.level.number(), Level::MIN.number()..=Level::MAX.number()),
        Kind::Human | Kind::Random | Kind::Greedy => return,
    };
    // The number keeps its width, so that the slider does not move under the pointer.
    const NUMBER: f32 = 20.0;
    ui.spacing_mut().slider_width =
        (ui.available_width() - NUMBER - ui.spacing().item_spacing.x - 4.0).clamp(40.0, 180.0);
    let slider = ui.add(Slider::new(&mut strength, range).show_value(false));
    slider.accessible_name(format!("{color}'s {name}"));
    let number = Label::new(RichText::new(strength.to_string()).strong()).selectable(false);
    let details = match choice.kind {
        Kind::Engine => format!("{} On 8×8: {}.", description(choice), choice.level.describe()),
        _ => description(choice),
    };
    ui.add_sized([NUMBER, ui.spacing().interact_size.y], number).on_hover_text(details);
    match choice.kind {
        Kind::Minimax => choice.depth = strength,
        _ => choice.level = Level::new(strength),
    }
}
