//! The field of a graph: what its width and height stand for, and the numbers beside it.

use super::theme::SMALL;
use egui::{Align2, FontId, Pos2, Rect, Ui, pos2};

/// A field, and the values at its edges: left and right, below and above.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    pub field: Rect,
    pub x: [f32; 2],
    pub y: [f32; 2],
}

/// Where a value lies between two others, 0 to 1.
fn part([from, to]: [f32; 2], value: f32) -> f32 {
    if from == to { 0.5 } else { (value - from) / (to - from) }
}

impl Plot {
    /// Where two values meet.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        let (x, y) = (part(self.x, x), part(self.y, y));
        pos2(self.field.left() + self.field.width() * x, self.field.bottom() - self.field.height() * y)
    }

    /// The whole number on the x axis that is nearest to a place in the window, within the field.
    pub fn nearest_x(&self, place: f32) -> usize {
        let part = (place - self.field.left()) / self.field.width();
        (self.x[0] + part * (self.x[1] - self.x[0])).round().clamp(self.x[0], self.x[1]) as usize
    }

    /// Writes a number left of the field, at the height of a value.
    pub fn label_ui(&self, ui: &Ui, y: f32, text: impl ToString) {
        let height = self.at(self.x[0], y).y.clamp(self.field.top() + 6.0, self.field.bottom() - 6.0);
        let (at, font) = (pos2(self.field.left() - 5.0, height), FontId::proportional(SMALL));
        ui.painter().text(at, Align2::RIGHT_CENTER, text, font, ui.visuals().weak_text_color());
    }
}
