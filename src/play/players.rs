//! The players at the board's edges: one bar above the board and one below it, with disc, face, name, colour,
//! clock and the number of discs. A click on the name changes who plays.

use super::clock::clock_ui;
use super::seat::{self, seat_ui};
use super::thinking::thinking_ui;
use crate::arrangement::BAR;
use crate::command::Command;
use crate::play::Out;
use crate::widgets::board::paint_disc_icon;
use crate::widgets::faces;
use crate::widgets::form::text_width;
use crate::widgets::row::cut_text;
use crate::widgets::theme::TEXT;
use egui::{
    Align, Color32, CornerRadius, FontId, Galley, Layout, Pos2, Rect, Response, RichText, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, remap_clamp, vec2,
};
use engine::players::Player;
use othello::rules::{Color, Goal};
use services::players_view::PlayersView;
use session::{Activity, Mode, SearchPurpose};
use std::sync::Arc;
use texts::{text, words};

const GAP: f32 = 8.0;
/// The size of the marker of the side to move.
const MARKER: Vec2 = vec2(10.0, 14.0);

struct Sizes {
    disc: f32,
    face: f32,
    name: f32,
    color: f32,
    count: f32,
    clock: f32,
}

impl Sizes {
    /// The sizes in a bar of this height, in points.
    fn of(height: f32) -> Sizes {
        let by_height = |least: f32, most: f32| remap_clamp(height, BAR, least..=most);
        Sizes {
            disc: by_height(18.0, 28.0),
            face: by_height(24.0, 39.0),
            name: by_height(15.0, 18.0),
            color: by_height(14.0, 15.0),
            count: by_height(20.0, 30.0),
            clock: by_height(17.0, 24.0),
        }
    }
}

pub(crate) fn bar_ui(ui: &mut Ui, rect: Rect, color: Color, view: &PlayersView, out: &mut Out) {
    let position = view.session.position();
    let is_to_move = position.turn() == color && position.outcome().is_none();
    let visuals = ui.visuals();
    let (fill, stroke) = match is_to_move {
        true => (visuals.faint_bg_color, Stroke::new(2.0, visuals.weak_text_color())),
        false => (Color32::TRANSPARENT, Stroke::NONE),
    };
    ui.painter().rect(rect, CornerRadius::same(8), fill, stroke, StrokeKind::Inside);
    let sizes = Sizes::of(rect.height());
    let inside = rect.shrink2(vec2(GAP, 2.0));
    let builder = UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center));
    let mut ui = ui.new_child(builder);
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    let count = position.counts()[color];
    let label = ui.label(RichText::new(count.to_string()).size(sizes.count).strong());
    label.on_hover_text(text!("card-discs", color = color.key(), n = count));
    clock_ui(&mut ui, color, sizes.clock, view.session, out);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let button = name_ui(ui, color, is_to_move, &sizes, view);
        match is_studied_player(view, color) {
            true if button.clicked() => out.run(Command::Information),
            true => {}
            false => seat_ui(ui, &button, color, view, out),
        }
        thought_ui(ui, color, view);
    });
}

/// Whether the game is only studied and its record names the player: then a click shows the game's data.
fn is_studied_player(view: &PlayersView, color: Color) -> bool {
    let header = &view.session.record().header;
    view.session.mode() == Mode::Study && words::named_player(header, color).is_some()
}

/// Draws the marker of the side to move, disc, face, name and colour as one button.
fn name_ui(ui: &mut Ui, color: Color, is_to_move: bool, sizes: &Sizes, view: &PlayersView) -> Response {
    let written = view.session.record().header.players[color].trim();
    let of_record = (!written.is_empty()).then(|| Player::from_name(written).unwrap_or(Player::Human));
    let (player, name) = (of_record.unwrap_or(view.session.players()[color]), view.name(color));
    // People without a name have no letter to show.
    let face = if player == Player::Human { name.clone() } else { Some(String::new()) };
    let room = ui.available_width() - MARKER.x - sizes.disc - 4.0 * GAP;
    // About five letters of the name count more than the face.
    let face = face.filter(|_| room >= sizes.face + GAP + 3.0 * sizes.name);
    let free = room - face.as_ref().map_or(0.0, |_| sizes.face + GAP);
    let (strong, weak) = (ui.visuals().strong_text_color(), ui.visuals().weak_text_color());
    // The goal, which the strip says too, gives way first, then the colour, and only then the name.
    let note = |size: f32, width: f32| {
        let both = format!("{} · {}", words::color_name(color), text!("goal-fewest"));
        let fits = text_width(ui, &both, FontId::proportional(size)) <= width;
        let has_goal = view.session.record().goal() == Goal::FewestDiscs;
        if has_goal && fits { both } else { words::color_name(color) }
    };
    let (first, second) = match name {
        None => (cut_text(ui, note(sizes.name, free), sizes.name, strong, free), None),
        Some(name) => {
            let first = cut_text(ui, name, sizes.name, strong, free);
            let rest = free - first.size().x - GAP;
            let second = cut_text(ui, note(sizes.color, rest), sizes.color, weak, rest);
            (first, (!second.elided).then_some(second))
        }
    };
    let written = first.size().x + second.as_ref().map_or(0.0, |second| GAP + second.size().x);
    let size = vec2(ui.available_width() - free - GAP + written, ui.available_height());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = text!("seat", color = color.key(), player = seat::spoken(view, color));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if response.hovered() || response.has_focus() || seat::is_open(ui.ctx(), response.id) {
        let visuals = ui.visuals().widgets.hovered;
        ui.painter().rect_filled(rect.expand2(vec2(2.0, 0.0)), visuals.corner_radius, visuals.weak_bg_fill);
    }
    let middle = rect.center().y;
    let mut x = rect.left();
    if is_to_move {
        marker(ui, pos2(x, middle));
    }
    x += MARKER.x + GAP;
    let square = |x: f32, side: f32| Rect::from_center_size(pos2(x + side / 2.0, middle), Vec2::splat(side));
    let disc = square(x, sizes.disc + 2.0).center();
    paint_disc_icon(ui, disc, color, sizes.disc);
    x += sizes.disc + GAP;
    if let Some(name) = face {
        faces::paint_player(ui, square(x, sizes.face), player, &name);
        x += sizes.face + GAP;
    }
    let mut write = |galley: Arc<Galley>, ink: Color32| {
        let at = pos2(x, middle - galley.size().y / 2.0);
        x += galley.size().x + GAP;
        ui.painter().galley(at, galley, ink);
    };
    write(first, strong);
    if let Some(second) = second {
        write(second, weak);
    }
    let hint = if is_studied_player(view, color) { text!("seat.information") } else { text!("seat.hint") };
    response.on_hover_text(format!("{}\n{hint}", view.details(color)))
}

/// A triangle, so that the side to move is not marked by colour alone.
fn marker(ui: &Ui, left: Pos2) {
    let half = MARKER.y / 2.0;
    let points = vec![left + vec2(0.0, -half), left + vec2(MARKER.x, 0.0), left + vec2(0.0, half)];
    ui.painter().add(Shape::convex_polygon(points, ui.visuals().text_color(), Stroke::NONE));
}

/// Shows that the computer thinks, or its report if the user may see it; leaves out text that does not fit.
fn thought_ui(ui: &mut Ui, color: Color, view: &PlayersView) {
    let position = view.session.position();
    if position.turn() != color || position.outcome().is_some() {
        return;
    }
    let size = position.size();
    let text = match view.session.activity() {
        Activity::Thinking { report, purpose, .. } => {
            thinking_ui(ui, 14.0);
            match view.shows_thoughts() {
                _ if *purpose == SearchPurpose::Hint => {
                    text!("card-hint", report = words::report_words(report, size))
                }
                true => words::report_words(report, size),
                false => text!("report-nothing-yet"),
            }
        }
        Activity::Replying { report, .. } if !report.lines.is_empty() && view.shows_thoughts() => {
            words::report_words(report, size)
        }
        _ => return,
    };
    if text_width(ui, &text, FontId::proportional(TEXT)) <= ui.available_width() {
        ui.label(RichText::new(text).weak());
    }
}
