//! Lists that keep a row in sight.

use egui::{Id, Ui};

/// Whether a list of moves is to be brought to the one shown, which is in a row of it: when that is another
/// one or has moved, or when the list has just appeared or has become higher or lower.
pub fn brings_into_view(ui: &Ui, position_changed: bool, list: &str, row: usize) -> bool {
    let (id, pass, height) =
        (Id::unique(("list of moves", list)), ui.ctx().cumulative_pass_nr(), ui.available_height());
    let before: Option<(u64, f32, usize)> = ui.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, (pass, height, row));
        before
    });
    let has_changed = |(last, was_high, was_at): (u64, f32, usize)| {
        last + 1 < pass || (was_high - height).abs() > 1.0 || was_at != row
    };
    position_changed || before.is_none_or(has_changed)
}
