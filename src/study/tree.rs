//! The whole record as a tree: plies downwards, the main line on the left and variations in lanes beside it,
//! each joined to the move it branches off from. A click goes to a move; a right-click opens its menu.

use super::Out;
use super::moves::{comment_sign, jump_ui, spoken_notes};
use crate::shared::Shared;
use crate::widgets::board::paint_disc_icon;
use crate::widgets::row::{brings_into_view, text_scale};
use analysis::study::tree::{TreePlace, places};
use egui::style::ScrollAnimation;
use egui::{
    Align2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use othello::record::Record;
use texts::text;
use texts::words::judged_name;

/// The size of a move's cell, for text of the usual size.
const CELL: Vec2 = vec2(66.0, 26.0);
const DISC_DIAMETER: f32 = 12.0;

pub(crate) fn tree_ui(ui: &mut Ui, shared: &Shared, out: &mut Out) {
    let record = shared.record();
    let places = places(record);
    let rows = places.iter().map(|place| place.row).max().unwrap_or(0);
    let lanes = places.iter().map(|place| place.lane).max().unwrap_or(0) + 1;
    let follows = brings_into_view(ui, shared.position_changed, "tree", 0);
    let place_size = CELL * text_scale(ui);
    let area = ScrollArea::both().id_salt("tree").auto_shrink([false, false]).min_scrolled_height(CELL.y);
    area.show(ui, |ui| {
        let size = vec2(lanes as f32, rows as f32) * place_size + Vec2::splat(4.0);
        let size = size.max(ui.available_size() - Vec2::splat(2.0));
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let cell = |row: usize, lane: usize| {
            let corner = area.min + vec2(lane as f32, row as f32 - 1.0) * place_size;
            Rect::from_min_size(corner, place_size - Vec2::splat(2.0))
        };
        for place in &places {
            let rect = cell(place.row, place.lane);
            let before = cell(place.row - 1, place.from);
            if ui.is_rect_visible(rect.union(before)) && place.row > 1 {
                branch_ui(ui, before, rect);
            }
        }
        if record.cursor() == Record::ROOT && follows {
            // The start has no place of its own.
            ui.scroll_to_rect_animation(cell(1, 0), None, ScrollAnimation::none());
        }
        for place in &places {
            let rect = cell(place.row, place.lane);
            let is_current = place.node == record.cursor();
            if is_current && follows {
                ui.scroll_to_rect_animation(rect.expand(place_size.y), None, ScrollAnimation::none());
            }
            if ui.is_rect_visible(rect) {
                move_ui(ui, rect, place, shared, out);
            }
        }
    });
}

/// The line from a move to one after it.
fn branch_ui(ui: &Ui, before: Rect, after: Rect) {
    let stroke = Stroke::new(1.5, ui.visuals().weak_text_color().gamma_multiply(0.7));
    let disc = |rect: Rect| rect.left_center() + vec2(DISC_DIAMETER, 0.0);
    let (from, to) = (disc(before), disc(after));
    if from.x == to.x {
        ui.painter().line_segment([from, to], stroke);
    } else {
        // Between the two rows, where no text is crossed.
        let y = before.bottom() + 1.0;
        for line in [[from, pos2(from.x, y)], [pos2(from.x, y), pos2(to.x, y)], [pos2(to.x, y), to]] {
            ui.painter().line_segment(line, stroke);
        }
    }
}

fn move_ui(ui: &mut Ui, rect: Rect, place: &TreePlace, shared: &Shared, out: &mut Out) {
    let record = shared.record();
    let node = place.node;
    let is_current = node == record.cursor();
    let response = ui.interact(rect, ui.scope_id().with(("tree", node.index())), Sense::click());
    let color = record.turn_at(record.parent(node).unwrap_or(Record::ROOT));
    let is_correction = record.correction(node).is_some();
    let notes = record.annotations(node);
    let name = judged_name(record, node, record.start().size()).unwrap_or_default();
    response.widget_info(|| {
        let own = match is_correction {
            true => text!("moves-corrected", color = record.turn_at(node).key()),
            false => text!("tree-spoken", ply = place.row, color = color.key(), name = name.as_str()),
        };
        let label = text::list([vec![own], spoken_notes(notes)].concat());
        WidgetInfo::selected(Role::Button, true, is_current, label)
    });
    let visuals = ui.style().interact_selectable(&response, is_current);
    if is_current || response.hovered() || response.has_focus() {
        ui.painter().rect(rect, 5.0, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    }
    if !is_correction {
        paint_disc_icon(ui, rect.left_center() + vec2(DISC_DIAMETER, 0.0), color, DISC_DIAMETER);
    }
    let text = pos2(rect.left() + DISC_DIAMETER + 11.0, rect.center().y);
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().text(text, Align2::LEFT_CENTER, &name, font, visuals.fg_stroke.color);
    if let Some(notes) = notes.filter(|notes| !notes.comment.is_empty()) {
        // Like the folded corner of a page.
        comment_sign(ui, rect, visuals.fg_stroke.color);
        response.clone().on_hover_text(&notes.comment);
    }
    jump_ui(&response, node, out);
}
