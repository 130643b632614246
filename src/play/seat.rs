//! Who plays a colour: a small window that opens from the player's name at the board's edge and in the panel.

use crate::play::{Message, Out};
use crate::players::choice::{description, kind_name, playing_as_ui, strength_ui};
use crate::widgets::cards::{CardSize, character_words, face_card_ui};
use crate::widgets::focus;
use crate::widgets::form::{option_ui, text_width};
use crate::widgets::words::note_ui;
use egui::{
    Align2, Area, Context, Frame, Grid, Id, Key, Order, Popup, Response, RichText, ScrollArea, Slider,
    TextStyle, Ui, vec2,
};
use engine::human::Character;
use engine::players::{Kind, Player};
use othello::rules::Color;
use services::players_view::{PlayersView, phase_words};
use services::settings::PlayerChoice;
use texts::text;
use texts::words::{self, players};

const WIDTH: f32 = 360.0;
const MARGIN: i8 = 12;
/// The computers whose strength is a number.
const NUMBERED: [Kind; 3] = [Kind::Opponent, Kind::Engine, Kind::Minimax];
/// Between the window and the name.
const GAP: f32 = 4.0;

fn open_seat() -> Id {
    Id::unique("open seat")
}

/// Whether the window that opens from this button is open: it was drawn in the last frame.
pub(super) fn is_open(ctx: &Context, button: Id) -> bool {
    let open: Option<(Id, u64)> = ctx.data(|data| data.get_temp(open_seat()));
    open.is_some_and(|(seat, drawn)| seat == button && drawn + 1 >= ctx.cumulative_frame_nr())
}

fn close(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<(Id, u64)>(open_seat()));
    ctx.request_repaint();
}

/// What a screen reader says of who plays: the name and the kind of player.
pub(super) fn spoken(view: &PlayersView, color: Color) -> String {
    let label = players::label(view.session.players()[color]);
    match view.name(color) {
        Some(name) if !label.starts_with(&name) => text::list(&[name, label]),
        _ => label,
    }
}

/// Opens and closes the window at a click on `button`, and draws it while it is open.
pub(super) fn seat_ui(ui: &Ui, button: &Response, color: Color, view: &PlayersView, out: &mut Out) {
    let ctx = ui.ctx();
    let was_open = is_open(ctx, button.id);
    // A dialog that was opened from here or by a key takes the window's place.
    let has_dialog = ctx.memory(|memory| memory.top_modal_layer().is_some());
    if was_open && (button.clicked() || has_dialog) {
        return close(ctx);
    }
    if !was_open && !button.clicked() {
        return;
    }
    let drawn = (button.id, ctx.cumulative_frame_nr());
    ctx.data_mut(|data| data.insert_temp(open_seat(), drawn));
    // A list that is open in the window takes the first click and Esc.
    let has_list = Popup::is_any_open(ctx);
    let width = WIDTH.min(ctx.content_rect().width() - 40.0);
    let is_low = button.rect.center().y > ctx.content_rect().center().y;
    let (pivot, corner) = match is_low {
        true => (Align2::LEFT_BOTTOM, button.rect.left_top() - vec2(0.0, GAP)),
        false => (Align2::LEFT_TOP, button.rect.left_bottom() + vec2(0.0, GAP)),
    };
    // Not a popup: the lists in it are popups, and always above it.
    let shown = Area::new(Id::unique(("seat", color)))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(corner)
        .constrain_to(ctx.content_rect().shrink(8.0))
        .accessible_name(text!("person-list", color = color.key()))
        .show(ctx, |ui| {
            focus::take(ui, Id::unique(("seat", color)));
            Frame::popup(ui.style()).inner_margin(MARGIN).show(ui, |ui| {
                ui.set_width(width);
                let height = ctx.content_rect().height() - 4.0 * f32::from(MARGIN);
                let all = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
                all.show(ui, |ui| content_ui(ui, color, view, out));
            });
        });
    if !was_open || has_list {
        return;
    }
    let is_beside = |at| !shown.response.rect.contains(at) && !button.rect.contains(at);
    let pressed = ctx.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.any_pressed()));
    if pressed.is_some_and(is_beside) || focus::key_pressed(ctx, Key::Escape) {
        close(ctx);
    }
}

/// The characters, weak to strong: a click chooses one.
fn characters_ui(ui: &mut Ui, choice: &mut PlayerChoice) {
    let size = CardSize::of(ui);
    ui.horizontal_wrapped(|ui| {
        for character in Character::ALL {
            let is_chosen = choice.player() == Player::Character(character);
            if is_chosen {
                focus::take_here(ui.ctx());
            }
            if face_card_ui(ui, character, is_chosen, size).clicked() {
                choice.choose(Player::Character(character));
            }
        }
    });
}

/// The choice between a human and a computer, which begins as the character chosen last.
fn who_ui(ui: &mut Ui, chosen: &mut Kind) {
    ui.horizontal(|ui| {
        let is_human = *chosen == Kind::Human;
        kind_ui(ui, chosen, Kind::Human);
        if option_ui(ui, !is_human, &text!("new-game-computer")).clicked() && is_human {
            *chosen = Kind::Character;
        }
    });
}

/// A kind of player as a button.
fn kind_ui(ui: &mut Ui, chosen: &mut Kind, kind: Kind) {
    if *chosen == kind {
        focus::take_here(ui.ctx());
    }
    let option = option_ui(ui, *chosen == kind, &kind_name(kind));
    if option.on_hover_text(players::description(kind)).clicked() {
        *chosen = kind;
    }
}

/// The kinds with a number, each with its slider: a click on one chooses kind and number at once.
fn numbers_ui(ui: &mut Ui, choice: &mut PlayerChoice) {
    let names = NUMBERED.map(|kind| text_width(ui, &kind_name(kind), TextStyle::Button));
    let name = names.into_iter().fold(0.0, f32::max) + 2.0 * ui.spacing().button_padding.x;
    let number = text_width(ui, &text!("strength-name", what = "rating"), TextStyle::Body)
        + text_width(ui, " 0000", TextStyle::Body);
    ui.spacing_mut().slider_width = ui.available_width() - name - number - 2.0 * ui.spacing().item_spacing.x;
    Grid::new("numbers").num_columns(3).show(ui, |ui| {
        for kind in NUMBERED {
            kind_ui(ui, &mut choice.kind, kind);
            let mut of_kind = PlayerChoice { kind, ..*choice };
            let Some(mut strength) = of_kind.strength() else { continue };
            let slider = ui.add(Slider::new(&mut strength.value, strength.range.clone()).show_value(false));
            let name = text!("strength-name", what = strength.key);
            let said = text!("list-and-choice", name = kind_name(kind), choice = name.as_str());
            let slider = slider.accessible_name(said);
            ui.label(format!("{name} {}", strength.value));
            ui.end_row();
            if slider.changed() {
                of_kind.set_strength(strength.value);
                *choice = of_kind;
            }
        }
    });
}

fn content_ui(ui: &mut Ui, color: Color, view: &PlayersView, out: &mut Out) {
    let before = view.choice(color);
    let mut choice = before;
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    ui.label(RichText::new(text!("person-list", color = color.key())).strong());
    let wide = ui.available_width();
    who_ui(ui, &mut choice.kind);
    characters_ui(ui, &mut choice);
    ui.label(RichText::new(text!("new-game-custom")).weak());
    numbers_ui(ui, &mut choice);
    let others = Kind::CUSTOM.iter().filter(|kind| !NUMBERED.contains(kind));
    ui.horizontal_wrapped(|ui| others.for_each(|&kind| kind_ui(ui, &mut choice.kind, kind)));
    if choice.kind == Kind::Human && view.session.record().header.players[color].is_empty() {
        ui.horizontal(|ui| {
            ui.label(text!("playing-as"));
            playing_as_ui(ui, view.settings, out);
        });
    }
    if matches!(choice.kind, Kind::Ghost | Kind::External) {
        ui.horizontal(|ui| {
            ui.set_width(wide);
            strength_ui(ui, color, &mut choice, view.settings, out);
        });
    }
    let words = match view.person(color) {
        Some(person) => {
            let phases = phase_words(person).map(|words| format!("\n{words}")).unwrap_or_default();
            words::estimate_words(&person.estimate()) + &phases
        }
        None if choice.kind == Kind::Character => character_words(choice.character),
        None => description(&choice),
    };
    note_ui(ui, &words);
    if choice != before {
        out.send(Message::Choose(color, choice));
    }
}
