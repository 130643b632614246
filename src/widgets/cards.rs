//! Cards as frames and buttons, cards with a picture of which one is chosen, chips and rings of progress.

use super::faces;
use super::form::{chosen_line, remember_choice, text_width};
use super::theme::{SMALL, TEXT, main_colors};
use egui::{
    Align2, Color32, CursorIcon, FontId, Frame, Margin, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use engine::human::Character;
use std::f32::consts::TAU;
use texts::text;
use texts::words::players;

/// What stays free on both sides of a name, and below it, in points.
const MARGIN: f32 = 4.0;
/// The gap between two cards.
pub const GAP: f32 = 8.0;
/// With less width than this the cards are small, so that what is below them stays in sight.
const WIDE: f32 = 500.0;
/// The number of small cards in a row.
const SMALL_CARDS: f32 = 4.0;

/// How large a card is, in points.
#[derive(Clone, Copy)]
pub struct CardSize {
    pub card: Vec2,
    /// The side of its picture.
    pub picture: f32,
}

impl CardSize {
    /// The size of cards with faces and names, by the free width.
    pub fn of(ui: &Ui) -> CardSize {
        let width = ui.available_width();
        if width >= WIDE {
            return CardSize { card: vec2(92.0, 106.0), picture: 64.0 };
        }
        let width = ((width - (SMALL_CARDS - 1.0) * GAP) / SMALL_CARDS).floor();
        CardSize { card: vec2(width, 62.0), picture: 36.0 }
    }
}

/// The corner radius of a frame, a tile or a chip, and the margin inside a frame or a tile, in points.
pub const CORNER_RADIUS: u8 = 12;
pub const PADDING: f32 = 14.0;

/// The frame of a card: a little lighter than the ground, with a line around it.
pub fn card_frame(ui: &Ui) -> Frame {
    let visuals = ui.visuals();
    let line = visuals.widgets.noninteractive.bg_stroke;
    let frame = Frame::new().fill(visuals.faint_bg_color).stroke(line);
    frame.corner_radius(CORNER_RADIUS).inner_margin(Margin::same(PADDING as i8))
}

/// The ground of the main card of a page, with a little of the accent colour.
pub fn main_fill(ui: &Ui) -> Color32 {
    ui.visuals().faint_bg_color.lerp_to_gamma(main_colors(ui).0, 0.14)
}

/// A card that is a button as a whole; `content` is drawn inside it. A screen reader gets its `name`, and the
/// rest of its text, `about`.
pub fn tile_ui(
    ui: &mut Ui,
    size: Vec2,
    fill: Option<Color32>,
    [name, about]: [&str; 2],
    content: impl FnOnce(&mut Ui),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let visuals = ui.visuals();
    let fill = fill.unwrap_or(visuals.faint_bg_color);
    // Under the pointer a card keeps its colour, a step nearer to that of the text.
    let step = if response.hovered() { 0.1 } else { 0.0 };
    let fill = fill.lerp_to_gamma(visuals.strong_text_color(), step);
    let line = visuals.widgets.noninteractive.bg_stroke;
    ui.painter().rect(rect, CORNER_RADIUS, fill, line, StrokeKind::Inside);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(PADDING)));
    inside.style_mut().interaction.selectable_labels = false;
    inside.set_clip_rect(rect.intersect(ui.clip_rect()));
    // A screen reader gets these words from the card.
    inside.ctx().accesskit_node_builder(inside.unique_id(), |node| node.set_hidden());
    content(&mut inside);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A short fact in a rounded frame.
pub fn chip_ui(ui: &mut Ui, words: &str) {
    let fill = ui.visuals().widgets.inactive.weak_bg_fill;
    let frame = Frame::new().fill(fill).corner_radius(CORNER_RADIUS).inner_margin(Margin::symmetric(12, 3));
    frame.show(ui, |ui| ui.label(words));
}

/// A ring that shows progress, from 0 to 1, with a word in its middle.
pub fn ring_ui(ui: &mut Ui, part: f32, word: &str, side: f32) {
    const STEPS: usize = 48;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let (center, radius) = (rect.center(), side * 0.5 - 3.0);
    let (accent, visuals) = (main_colors(ui).0, ui.visuals());
    let rail = visuals.weak_text_color().gamma_multiply(0.25);
    ui.painter().circle_stroke(center, radius, Stroke::new(5.0, rail));
    let n = (part.clamp(0.0, 1.0) * STEPS as f32).round() as usize;
    let at = |step: usize| center + radius * Vec2::angled(TAU * (step as f32 / STEPS as f32 - 0.25));
    if n > 0 {
        let arc = (0..=n).map(at).collect();
        ui.painter().add(Shape::line(arc, Stroke::new(5.0, accent)));
    }
    let font = fitting_font(ui, word, 2.0 * radius - 12.0, SMALL - 1.0);
    ui.painter().text(center, Align2::CENTER_CENTER, word, font, ui.visuals().text_color());
}

/// The usual font, or a smaller one in which a text fits into `room`, but none below the size `least`.
fn fitting_font(ui: &Ui, text: &str, room: f32, least: f32) -> FontId {
    let width = text_width(ui, text, FontId::proportional(TEXT));
    FontId::proportional((TEXT * room / width).clamp(least, TEXT))
}

/// The card of a character.
pub fn face_card_ui(ui: &mut Ui, character: Character, is_chosen: bool, size: CardSize) -> Response {
    let card = card_ui(ui, is_chosen, &players::character(character), size, |ui, rect, _| {
        faces::paint(ui.painter(), rect, character);
    });
    let spoken = character_words(character);
    card.on_hover_text(&spoken).accessible_name(spoken)
}

/// "Duckling, rating 450: wants to flip …".
pub fn character_words(character: Character) -> String {
    text!(
        "character-tooltip",
        name = players::character(character),
        rating = character.rating().points(),
        habit = players::character_habit(character)
    )
}

/// A card with a picture and a name; the chosen one has a frame as well as a colour.
pub fn card_ui(
    ui: &mut Ui,
    is_chosen: bool,
    name: &str,
    size: CardSize,
    picture: impl FnOnce(&mut Ui, Rect, Color32),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size.card, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    if is_chosen {
        remember_choice(&response);
    }
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact_selectable(&response, is_chosen);
        let line = if is_chosen { chosen_line(ui) } else { ui.visuals().widgets.noninteractive.bg_stroke };
        ui.painter().rect(rect, 8.0, visuals.weak_bg_fill, line, StrokeKind::Inside);
        if response.has_focus() {
            let focus = Stroke::new(2.0, ui.visuals().strong_text_color());
            ui.painter().rect_stroke(rect.expand(2.0), 9.0, focus, StrokeKind::Outside);
        }
        let ink = visuals.text_color();
        // A long name is written smaller rather than over the edge.
        let font = fitting_font(ui, name, rect.width() - 2.0 * MARGIN, SMALL);
        let at = rect.center_bottom() - vec2(0.0, MARGIN);
        ui.painter().text(at, Align2::CENTER_BOTTOM, name, font, ink);
        // The picture is as far from the card's top as from the name.
        let top = (size.card.y - size.picture - TEXT) / 3.0;
        let center = rect.center_top() + vec2(0.0, top + size.picture / 2.0);
        picture(ui, Rect::from_center_size(center, Vec2::splat(size.picture)), ink);
    }
    response
}
