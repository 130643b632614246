//! Cards with a picture, of which one is chosen; a character's has its face.

use super::faces;
use super::form::{chosen_line, remember_choice, text_width};
use super::theme::{SMALL, TEXT};
use egui::{
    Align2, Color32, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use engine::human::Character;
use texts::text;
use texts::words::players;

/// What stays free on both sides of a name, and below it, in points.
const MARGIN: f32 = 4.0;
/// The gap between two cards.
pub const GAP: f32 = 8.0;
/// With less width than this the cards are small, so that what is below them stays in sight.
const WIDE: f32 = 500.0;
/// Small cards in a row.
const SMALL_CARDS: f32 = 4.0;

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
    /// A face alone.
    pub const SMALL: CardSize = CardSize { card: Vec2::splat(54.0), picture: 42.0, has_name: false };

    pub const fn new(card: Vec2, picture: f32) -> CardSize {
        CardSize { card, picture, has_name: true }
    }

    /// Of faces with names, as there is room.
    pub fn of(ui: &Ui) -> CardSize {
        match ui.available_width() {
            width if width < WIDE => {
                let width = ((width - (SMALL_CARDS - 1.0) * GAP) / SMALL_CARDS).floor();
                CardSize::new(vec2(width, 62.0), 36.0)
            }
            _ => CardSize::new(vec2(92.0, 106.0), 64.0),
        }
    }

    /// Where the picture is: as far from the card's top as from the name.
    fn place(self, card: Rect) -> Rect {
        let rest = self.card.y - self.picture;
        let top = if self.has_name { (rest - TEXT) / 3.0 } else { rest / 2.0 };
        let center = card.center_top() + vec2(0.0, top + self.picture / 2.0);
        Rect::from_center_size(center, Vec2::splat(self.picture))
    }
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
    picture: impl FnOnce(&mut Ui, Rect, Color32),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size.card, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    remember_choice(&response);
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact_selectable(&response, is_chosen);
        let line = if is_chosen { chosen_line(ui) } else { ui.visuals().widgets.noninteractive.bg_stroke };
        ui.painter().rect(rect, 8.0, visuals.weak_bg_fill, line, StrokeKind::Inside);
        if response.has_focus() {
            let focus = Stroke::new(2.0, ui.visuals().strong_text_color());
            ui.painter().rect_stroke(rect.expand(2.0), 9.0, focus, StrokeKind::Outside);
        }
        let ink = visuals.text_color();
        if size.has_name {
            // A long name is written smaller rather than over the edge.
            let room = rect.width() - 2.0 * MARGIN;
            let width = text_width(ui, name, FontId::proportional(TEXT));
            let font = FontId::proportional((TEXT * room / width).clamp(SMALL, TEXT));
            let at = rect.center_bottom() - vec2(0.0, MARGIN);
            ui.painter().text(at, Align2::CENTER_BOTTOM, name, font, ink);
        }
        picture(ui, size.place(rect), ink);
    }
    response
}
