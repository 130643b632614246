//! The computers in the side panel: the player, with a menu to choose it, and its strength.

use super::seat::seat_ui;
use crate::play::{Message, Out};
use crate::players::choice::{about, description, kind_name};
use crate::players::strength::{named_strength_ui, side_strength_ui};
use crate::widgets::cards::card_frame;
use crate::widgets::faces;
use crate::widgets::form::{flush_ui, text_width};
use crate::widgets::icons::Icon;
use crate::widgets::theme::TEXT;
use crate::widgets::words::laid_out;
use egui::text::LayoutJob;
use egui::{Button, Label, RichText, TextStyle, TextWrapMode, Ui, vec2};
use engine::players::{Kind, Player};
use othello::rules::Color;
use services::players_view::PlayersView;
use services::settings::PlayerChoice;
use texts::text;
use texts::words::{self, players, sentence};

/// The height of a card with its gap, in points.
pub(crate) const CARD: f32 = 160.0;
const FACE: f32 = 44.0;
const LOW_FACE: f32 = 22.0;
const GAP: f32 = 8.0;
/// The font size of a name on a card, and the least width of a name in a row, in points.
const NAME: f32 = 17.0;
const ROW_NAME: f32 = 90.0;

/// Draws the computer that plays a colour: as a card with what it does, or in one row (narrow panels: two).
pub(crate) fn computer_ui(ui: &mut Ui, color: Color, has_card: bool, view: &PlayersView, out: &mut Out) {
    let before = view.choice(color);
    let mut choice = before;
    ui.scope(|ui| match has_card {
        true => card_ui(ui, color, &mut choice, view, out),
        false => {
            let name = |ui: &mut Ui, width: f32| {
                faces::player_ui(ui, before.player(), "", LOW_FACE);
                name_ui(ui, color, TEXT, width - LOW_FACE - 2.0 * GAP, view, out);
                let Some(strength) = before.strength() else { return };
                let what = text!("strength-name", what = strength.key);
                // A long name needs all the room.
                if ui.min_rect().width() + GAP + text_width(ui, &what, TextStyle::Body) + GAP <= width {
                    ui.add(Label::new(RichText::new(what).weak()).selectable(false));
                    ui.add_space(2.0);
                }
            };
            ui.spacing_mut().item_spacing.y = 0.0;
            side_strength_ui(ui, color, &mut choice, ROW_NAME, name);
        }
    });
    if choice == before {
        return;
    }
    out.send(Message::Choose(color, choice));
    if before.kind == Kind::Character && choice.kind == Kind::Opponent {
        let (name, rating) = (players::character(before.character), choice.rating.points());
        out.answer(text!("strength-is-custom", name = name, rating = rating));
    }
}

fn card_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice, view: &PlayersView, out: &mut Out) {
    card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
        let title = text!("computer-title", color = color.key());
        ui.weak(title);
        ui.horizontal_top(|ui| {
            faces::player_ui(ui, choice.player(), "", FACE);
            ui.vertical(|ui| {
                name_ui(ui, color, NAME, ui.available_width(), view, out);
                about_ui(ui, choice);
            });
        });
        named_strength_ui(ui, color, choice);
    });
}

/// What the player does, in two lines, whose height is kept so that the slider stays where it is.
fn about_ui(ui: &mut Ui, choice: &PlayerChoice) {
    let words = sentence(&about(choice));
    let color = ui.visuals().weak_text_color();
    let mut job = LayoutJob::simple(words, TextStyle::Body.resolve(ui.style()), color, ui.available_width());
    job.wrap.max_rows = 2;
    let height = 2.0 * ui.text_style_height(&TextStyle::Body);
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        ui.label(laid_out(ui, job)).on_hover_text(description(choice));
    });
}

/// The name, which opens the menu of players; cut off where it is wider than `width`.
fn name_ui(ui: &mut Ui, color: Color, size: f32, width: f32, view: &PlayersView, out: &mut Out) {
    let name = match view.session.players()[color] {
        player @ (Player::Opponent { .. } | Player::Minimax { .. }) => kind_name(player.kind()),
        _ => view.name(color).unwrap_or_else(|| words::color_name(color)),
    };
    ui.scope(|ui| {
        ui.set_max_width(width);
        let text = RichText::new(&name).size(size).strong();
        let button = Button::new((text, Icon::Unfold.atom_of(8.0))).frame_when_inactive(false);
        let button = flush_ui(ui, button.wrap_mode(TextWrapMode::Truncate));
        let list = text!("person-list", color = color.key());
        let button = button.accessible_name(text!("list-and-choice", name = list, choice = name.as_str()));
        let button = button.on_hover_text(text!("seat.hint"));
        seat_ui(ui, &button, color, view, out);
    });
}
