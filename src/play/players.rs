//! The two players as cards: colour, discs, whose turn, who plays and how strongly, and what is being
//! thought.

use super::clock::clock_ui;
use super::thinking::thinking_ui;
use crate::message::Message;
use crate::play;
use crate::play::player_choice::{Guests, description, kind_ui, person_ui, strength_ui};
use crate::widgets::board::disc_icon_ui;
use crate::widgets::faces::face_ui;
use crate::widgets::form::text_width;
use crate::widgets::theme::BoardTheme;
use egui::{
    Align, CornerRadius, Label, Layout, Pos2, RichText, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, Vec2, vec2,
};
use engine::players::{Kind, Player};
use othello::rules::Color;
use outflank_core::players_view::{PlayersView, phase_words};
use outflank_core::session::{Activity, Purpose};
use outflank_core::text;
use outflank_core::words;

/// The heights of a card with and without the line that says what is thought, in points: fixed, so that
/// nothing moves while a computer thinks.
pub const CARD: f32 = 112.0;
/// The height of a card with one line, in points.
pub const LOW_CARD: f32 = 84.0;
const MARGIN: i8 = 10;
/// The sizes of the clocks' digits on a card and in a low row.
const CLOCK: f32 = 24.0;
const LOW_CLOCK: f32 = 17.0;

/// One player's card, as wide as the free space.
pub fn card_ui(ui: &mut Ui, color: Color, height: f32, view: &PlayersView, messages: &mut Vec<Message>) {
    let position = view.session.position();
    let to_move = position.turn() == color && position.outcome().is_none();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let visuals = ui.visuals();
    let stroke = match to_move {
        true => Stroke::new(2.0, visuals.weak_text_color()),
        false => visuals.widgets.noninteractive.bg_stroke,
    };
    let margin = Vec2::splat(f32::from(MARGIN));
    ui.painter().rect(rect, CornerRadius::same(8), visuals.faint_bg_color, stroke, StrokeKind::Inside);
    // What is inside a card never pushes its edges.
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(margin)));
    inside.spacing_mut().item_spacing.y = 4.0;
    name_ui(&mut inside, color, to_move, view, messages);
    choice_ui(&mut inside, color, view, messages);
    if height >= CARD {
        thought_ui(&mut inside, color, view);
    }
}

/// Disc, colour, a marker for the side to move, the name of who played it, where the game says so, the clock
/// and the number of discs.
fn name_ui(ui: &mut Ui, color: Color, to_move: bool, view: &PlayersView, messages: &mut Vec<Message>) {
    let count = view.session.position().counts()[color];
    ui.horizontal(|ui| {
        ui.set_height(34.0);
        disc_icon_ui(ui, color, 26.0, BoardTheme::of(view.settings));
        if let Player::Character(character) = view.session.players()[color] {
            face_ui(ui, character, 32.0);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let label = ui.label(RichText::new(count.to_string()).size(28.0).strong());
            label.on_hover_text(text!("card-discs", color = color.key(), n = count));
            clock_ui(ui, color, CLOCK, view.session, messages);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                match words::named_player(&view.session.record().header, color) {
                    None => color_ui(ui, color, 17.0, to_move),
                    Some(player) => named_ui(ui, color, to_move, &player),
                }
            });
        });
    });
}

/// The colour, with the marker of the side to move.
fn color_ui(ui: &mut Ui, color: Color, size: f32, to_move: bool) {
    ui.label(RichText::new(words::color_name(color)).size(size).strong());
    if to_move {
        marker_ui(ui);
    }
}

/// The name above the colour; what does not fit, and where they played, is shown under the pointer.
fn named_ui(ui: &mut Ui, color: Color, to_move: bool, player: &words::NamedPlayer) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        // The two lines have the room of one, so that the card is no higher.
        ui.spacing_mut().interact_size.y = 0.0;
        let name = RichText::new(player.name.as_str()).size(15.0).strong();
        ui.add(Label::new(name).truncate().selectable(false)).on_hover_text(&player.details);
        ui.horizontal(|ui| color_ui(ui, color, 13.0, to_move));
    });
}

/// Both sides in one low row, where something else needs the room of their cards.
pub fn score_ui(ui: &mut Ui, view: &PlayersView, messages: &mut Vec<Message>) {
    ui.columns_const(|columns: &mut [Ui; 2]| {
        for (ui, color) in columns.iter_mut().zip(Color::BOTH) {
            ui.horizontal(|ui| side_ui(ui, color, view, messages));
        }
    });
}

/// Disc, number of discs, and name.
fn side_ui(ui: &mut Ui, color: Color, view: &PlayersView, messages: &mut Vec<Message>) {
    let position = view.session.position();
    disc_icon_ui(ui, color, 20.0, BoardTheme::of(view.settings));
    let count = position.counts()[color];
    let label = ui.label(RichText::new(count.to_string()).size(20.0).strong());
    label.on_hover_text(text!("card-discs", color = color.key(), n = count));
    if position.turn() == color && position.outcome().is_none() {
        triangle_ui(ui);
    }
    clock_ui(ui, color, LOW_CLOCK, view.session, messages);
    let player = words::named_player(&view.session.record().header, color);
    let (name, details) = player.map_or_else(
        || (words::color_name(color), words::color_name(color)),
        |player| (player.name, player.details),
    );
    ui.add(Label::new(name).truncate().selectable(false)).on_hover_text(details);
}

/// A triangle, and words where there is room: the side to move does not rest on a colour.
fn marker_ui(ui: &mut Ui) {
    triangle_ui(ui);
    let words = text!("card-to-move");
    if text_width(ui, &words, TextStyle::Body.resolve(ui.style())) <= ui.available_width() {
        ui.label(words);
    }
}

fn triangle_ui(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(9.0, 12.0), Sense::hover());
    let color = ui.visuals().text_color();
    let right: Pos2 = rect.right_center();
    ui.painter().add(Shape::convex_polygon(
        vec![rect.left_top(), right, rect.left_bottom()],
        color,
        Stroke::NONE,
    ));
}

/// Who plays this colour, and how strongly; it can be changed at any time.
fn choice_ui(ui: &mut Ui, color: Color, view: &PlayersView, messages: &mut Vec<Message>) {
    let before = view.choice(color);
    let mut choice = before;
    ui.horizontal(|ui| {
        ui.set_height(26.0);
        kind_ui(ui, color, &mut choice.kind, &Kind::ALL);
        let sets_up = strength_ui(ui, color, &mut choice, Guests::of(view.settings));
        messages.extend(sets_up.map(Message::Run));
        person_ui(ui, color, &mut choice, &view.settings.people);
    });
    if choice != before {
        messages.push(Message::Play(play::Message::Choose(color, choice)));
    }
}

/// What the computer thinks of this colour's move, or else what kind of player it is.
fn thought_ui(ui: &mut Ui, color: Color, view: &PlayersView) {
    let position = view.session.position();
    ui.horizontal(|ui| {
        ui.set_height(18.0);
        let text = match view.session.activity() {
            Activity::Thinking { report, purpose, .. } if position.turn() == color => {
                thinking_ui(ui, 14.0);
                let report = || words::report_words(report, position.size());
                match view.shows_thoughts() {
                    _ if *purpose == Purpose::Hint => text!("card-hint", report = report()),
                    true => report(),
                    false => text!("report-nothing-yet"),
                }
            }
            Activity::Replying { report, .. }
                if position.turn() == color && !report.lines.is_empty() && view.shows_thoughts() =>
            {
                words::report_words(report, position.size())
            }
            _ => match (view.session.players()[color].is_human(), view.people[color]) {
                (true, Some(person)) if !person.games.is_empty() => words::estimate_words(&person.estimate()),
                _ => description(&view.choice(color)),
            },
        };
        let label = Label::new(RichText::new(&text).size(12.5).weak()).truncate().selectable(false);
        let phases = view.people[color].filter(|_| view.session.players()[color].is_human());
        let phases = phases.and_then(phase_words).map(|words| format!("\n{words}")).unwrap_or_default();
        ui.add(label).on_hover_text(text + &phases);
    });
}
