//! A row of a list: a button with texts in columns, drawn only where it is in sight.

use super::theme::TEXT;
use egui::text::LayoutJob;
use egui::{
    Align2, Color32, FontId, Galley, Id, Rangef, Rect, Response, Role, Sense, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// The usual height of a row with text of the usual size, in points.
pub const HEIGHT: f32 = 22.0;
/// The room left and right of the columns, in points.
pub const PADDING: f32 = 6.0;

/// How large text is here, compared with its usual size.
pub fn text_scale(ui: &Ui) -> f32 {
    TextStyle::Body.resolve(ui.style()).size / TEXT
}

/// The usual height of a row here, in points.
pub fn height(ui: &Ui) -> f32 {
    (HEIGHT * text_scale(ui)).round()
}

/// A row while it is drawn. Columns are parts of its width, from 0 to 1.
pub struct Row<'u> {
    /// Where to draw anything else on the row.
    pub ui: &'u Ui,
    /// The whole row.
    pub rect: Rect,
    /// The colour of its name and values.
    pub strong: Color32,
    /// The colour of its other texts.
    pub color: Color32,
    /// The colour of less important texts.
    pub weak: Color32,
}

impl Row<'_> {
    /// Where a column lies, in points of the window.
    pub fn x(&self, column: f32) -> f32 {
        self.rect.left() + PADDING + column * (self.rect.width() - 2.0 * PADDING)
    }

    /// The column at this distance from the row's left end, in points.
    pub fn part(&self, distance: f32) -> f32 {
        (distance - PADDING) / (self.rect.width() - 2.0 * PADDING)
    }

    /// Writes a text that begins at a column.
    pub fn left(&self, column: f32, text: &str, style: TextStyle, color: Color32) -> Rect {
        self.write(column, Align2::LEFT_CENTER, text, style, color)
    }

    /// Writes a text that ends at a column.
    pub fn right(&self, column: f32, text: &str, style: TextStyle, color: Color32) {
        self.write(column, Align2::RIGHT_CENTER, text, style, color);
    }

    fn write(&self, column: f32, align: Align2, text: &str, style: TextStyle, color: Color32) -> Rect {
        let place = pos2(self.x(column), self.rect.center().y);
        self.ui.painter().text(place, align, text, style.resolve(self.ui.style()), color)
    }

    /// Writes a text between two places of the window, and cuts what does not fit.
    pub fn within(&self, room: Rangef, text: String, size: f32, color: Color32) {
        let galley = cut_text(self.ui, text, size, color, room.span());
        let left = pos2(room.min, self.rect.center().y - 0.5 * galley.size().y);
        self.ui.painter().galley(left, galley, color);
    }
}

/// A text in one line, cut where it would be wider than this.
pub fn cut_text(ui: &Ui, text: String, size: f32, color: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text, FontId::proportional(size), color, width.max(1.0));
    (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// The text style of figures in a panel of this width.
pub fn figure_style(width: f32) -> TextStyle {
    const ROOMY: f32 = 330.0;
    if width >= ROOMY { TextStyle::Body } else { TextStyle::Small }
}

/// A row that can be clicked, `size` points large. `is_chosen` is `None` in lists whose rows are not chosen;
/// `name` is what a screen reader says, and `draw` writes the columns.
pub fn row_ui(
    ui: &mut Ui,
    size: Vec2,
    is_chosen: Option<bool>,
    name: impl Fn() -> String,
    draw: impl FnOnce(&Row),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| match is_chosen {
        Some(is_chosen) => WidgetInfo::selected(Role::Button, true, is_chosen, name()),
        None => WidgetInfo::labeled(Role::Button, true, name()),
    });
    if ui.is_rect_visible(rect) {
        let is_chosen = is_chosen == Some(true);
        let visuals = ui.style().interact_selectable(&response, is_chosen);
        if is_chosen || response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, visuals.corner_radius, visuals.weak_bg_fill);
        }
        let color = visuals.text_color();
        let strong = if is_chosen { color } else { ui.visuals().strong_text_color() };
        // Weak text would be hard to read on the colour of a chosen row.
        let weak = if is_chosen { color } else { ui.visuals().weak_text_color() };
        draw(&Row { ui, rect, strong, color, weak });
    }
    response
}

/// A row of words alone, as wide as the list, which a screen reader calls `name`; what does not fit is cut.
pub fn words_row_ui(ui: &mut Ui, is_chosen: Option<bool>, name: &str, words: &str) -> Response {
    let size = vec2(ui.available_width(), height(ui));
    let name = || name.to_owned();
    row_ui(ui, size, is_chosen, name, |row| {
        let room = Rangef::new(row.x(0.0), row.x(1.0));
        row.within(room, words.to_owned(), TEXT * text_scale(row.ui), row.color);
    })
}

/// A row of plain text as wide as the list, such as the names of the columns or a sum.
pub fn plain_row_ui(ui: &mut Ui, height: f32, draw: impl FnOnce(&Row)) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    if ui.is_rect_visible(rect) {
        let weak = ui.visuals().weak_text_color();
        draw(&Row { ui, rect, strong: weak, color: weak, weak });
    }
}

/// What a list of moves was like when it was drawn last.
#[derive(Clone, Copy)]
struct Seen {
    pass: u64,
    height: f32,
    row: usize,
    /// The pass in which it last began to scroll to its row.
    brought: u64,
}

/// Whether a list of moves scrolls to the row of the move shown: if that move or its row has changed, or if
/// the list has just appeared or has another height; and once more in the pass after, when the list knows its
/// length.
pub fn brings_into_view(ui: &Ui, position_changed: bool, list: &str, row: usize) -> bool {
    let id = Id::unique(("list of moves", list));
    let (pass, height) = (ui.ctx().cumulative_pass_nr(), ui.available_height());
    let before: Option<Seen> = ui.data(|data| data.get_temp(id));
    let has_changed =
        |before: Seen| before.pass + 1 < pass || (before.height - height).abs() > 1.0 || before.row != row;
    let brought = match before {
        Some(before) if !position_changed && !has_changed(before) => before.brought,
        _ => pass,
    };
    ui.data_mut(|data| data.insert_temp(id, Seen { pass, height, row, brought }));
    brought + 1 >= pass
}
