//! Cards with a picture, of which one is chosen; a character's has its face.

use super::faces;
use super::form::{self, text_width};
use super::theme::{SMALL, TEXT};
use egui::{
    Align2, Color32, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};
use engine::human::Character;
use outflank_core::text;
use outflank_core::words::players;

/// What stays free on both sides of a name, in points.
const MARGIN: f32 = 4.0;

/// How large a card is, in points.
#[derive(Clone, Copy)]
pub struct CardSize {
    card: Vec2,
    /// The side of the picture.
    picture: f32,
    /// The name stands below the picture.
    has_name: bool,
}

impl CardSize {
    pub const LARGE: CardSize = CardSize { card: vec2(92.0, 106.0), picture: 64.0, has_name: true };
    pub const SMALL: CardSize = CardSize { card: Vec2::splat(54.0), picture: 42.0, has_name: false };
}

/// The card of a character.
pub fn face_card_ui(ui: &mut Ui, character: Character, is_chosen: bool, size: CardSize) -> Response {
    let card = card_ui(ui, is_chosen, &players::character(character), size, |ui, rect, _| {
        faces::paint(ui.painter(), rect, character);
    });
    let spoken = character_words(character);
    card.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
    card.on_hover_text(spoken)
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
    picture: impl FnOnce(&Ui, Rect, Color32),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size.card, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    form::remember_choice(&response);
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact_selectable(&response, is_chosen);
        let stroke = match is_chosen {
            true => Stroke::new(2.0, ui.visuals().selection.stroke.color),
            false => ui.visuals().widgets.noninteractive.bg_stroke,
        };
        ui.painter().rect(rect, 8.0, visuals.weak_bg_fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            let focus = Stroke::new(2.0, ui.visuals().strong_text_color());
            ui.painter().rect_stroke(rect.expand(2.0), 9.0, focus, StrokeKind::Outside);
        }
        let color = visuals.text_color();
        let middle = rect.top() + if size.has_name { 44.0 } else { rect.height() / 2.0 };
        let place = Rect::from_center_size(pos2(rect.center().x, middle), Vec2::splat(size.picture));
        picture(ui, place, color);
        if size.has_name {
            // A long name is written smaller rather than over the edge.
            let room = rect.width() - 2.0 * MARGIN;
            let width = text_width(ui, name, FontId::proportional(TEXT));
            let font = FontId::proportional((TEXT * room / width).clamp(SMALL, TEXT));
            let place = pos2(rect.center().x, rect.bottom() - 7.0);
            ui.painter().text(place, Align2::CENTER_BOTTOM, name, font, color);
        }
    }
    response
}
