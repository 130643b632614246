//! Lists that keep a row in sight.

use egui::{Id, Ui};

/// What a list of moves was like when it was drawn last.
#[derive(Clone, Copy)]
struct Seen {
    pass: u64,
    height: f32,
    row: usize,
    /// The pass in which it was last brought to its row.
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
