//! The bubble that shows a hint or the coach's question. It never shortens its text: a long one scrolls.

use super::coach::replies_ui;
use crate::command::Command;
use crate::play::{Message, Out};
use crate::tools::command_button_ui;
use crate::widgets::icons::{Icon, icon_ui};
use crate::widgets::words::words_ui;
use egui::{
    Align2, Area, Button, Context, Frame, Id, Margin, Order, Pos2, Rect, RichText, ScrollArea, Shape, Stroke,
    Ui, vec2,
};
use teach::coach::at_board::Asking;
use teach::hint::shown::ShownHint;
use texts::text;

const MARGIN: i8 = 10;
/// The height of buttons and margins around the text, and the least height of the text, in points.
const AROUND: f32 = 60.0;
const TEXT_MIN: f32 = 36.0;
/// If the room below the strip is lower than this, in points, the bubble takes all of it.
const LOW: f32 = 136.0;
/// The tip that points to the board.
const TIP: f32 = 8.0;

/// Who speaks.
#[derive(Clone, Copy)]
pub(crate) enum Bubble<'a> {
    /// The coach asks about a move.
    Coach(&'a Asking),
    /// A hint, with the parts that the player has asked for.
    Hint(&'a ShownHint),
}

/// Draws the bubble as wide as the free space, with a tip to the board on its left.
pub(crate) fn bubble_ui(ui: &mut Ui, bubble: Bubble, out: &mut Out) {
    let (fill, stroke) = (ui.visuals().window_fill, outline(ui));
    let height = ui.available_height() * 0.6;
    let frame = Frame::new().fill(fill).stroke(stroke).corner_radius(10).inner_margin(Margin::same(MARGIN));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        content_ui(ui, bubble, height, None, out);
    });
    let rect = shown.response.rect;
    let at = |x: f32, y: f32| Pos2::new(rect.left() + x, rect.top() + 22.0 + y);
    // The tip covers the bubble's own outline.
    let (tip, half) = (at(-TIP, 0.0), TIP * 0.8);
    let [above, below] = [at(1.0, -half), at(1.0, half)];
    ui.painter().add(Shape::convex_polygon(vec![tip, above, below], fill, Stroke::NONE));
    ui.painter().add(Shape::line(vec![above, tip, below], stroke));
}

/// Draws the bubble at the foot of `room`, the space below the board. In a low window it takes all that is
/// free below the strip, and a longer text also the place of the strip.
pub(crate) fn bubble_below_ui(
    ctx: &Context,
    room: Rect,
    strip_bottom: f32,
    bubble: Bubble,
    can_undo: bool,
    out: &mut Out,
) {
    let is_low = room.bottom() - strip_bottom < LOW;
    // In a low window it is a panel from edge to edge.
    let (width, gap, corners, least) = match is_low {
        true => (room.width(), 0.0, 0, room.bottom() - strip_bottom - 2.0 * f32::from(MARGIN) - 2.0),
        false => ((room.width() - 8.0).min(640.0), 4.0, 10, 0.0),
    };
    let height = room.height() - 2.0 * gap;
    let foot = room.center_bottom() - vec2(0.0, gap);
    let area = Area::new(Id::unique("bubble")).order(Order::Middle).pivot(Align2::CENTER_BOTTOM);
    area.fixed_pos(foot).show(ctx, |ui| {
        let frame = Frame::popup(ui.style()).stroke(outline(ui)).inner_margin(Margin::same(MARGIN));
        frame.corner_radius(corners).show(ui, |ui| {
            ui.set_width(width - 2.0 * f32::from(MARGIN) - 2.0);
            ui.set_min_height(least);
            // The bubble covers the button for Undo, which a player in doubt wants.
            let undo = matches!(bubble, Bubble::Hint(_)).then_some(can_undo);
            content_ui(ui, bubble, height, undo, out);
        });
    });
}

fn outline(ui: &Ui) -> Stroke {
    Stroke::new(1.5, ui.visuals().selection.bg_fill)
}

fn content_ui(ui: &mut Ui, bubble: Bubble, height: f32, undo: Option<bool>, out: &mut Out) {
    let words = match bubble {
        Bubble::Coach(asking) => asking.words().to_owned(),
        Bubble::Hint(hint) => hint.words(),
    };
    let color = ui.visuals().strong_text_color();
    let room = (height - AROUND).max(TEXT_MIN);
    // Without the least height, the list would keep its first height and cut off longer text later.
    let list = ScrollArea::vertical().id_salt("bubble").max_height(room).min_scrolled_height(room);
    list.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            icon_ui(ui, Icon::Hint, color);
            ui.vertical(|ui| {
                if matches!(bubble, Bubble::Coach(_)) {
                    ui.label(RichText::new(Command::Coach.entry().name()).strong());
                }
                words_ui(ui, RichText::new(words).color(color));
            });
        });
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        match bubble {
            Bubble::Coach(asking) => replies_ui(ui, asking, out),
            Bubble::Hint(hint) => {
                if hint.has_more() && ui.button(text!("hint-more")).clicked() {
                    out.run(Command::Hint);
                }
                out.send_if(ui.button(text!("dialog-close")).clicked(), Message::PutHintAway);
            }
        }
        if let Some(can_undo) = undo {
            let button = Button::new((Icon::Undo.atom(), text!("tool-undo")));
            command_button_ui(ui, Command::Undo, can_undo, button, out);
        }
    });
}
