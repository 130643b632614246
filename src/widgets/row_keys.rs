//! Rows by the keyboard: arrows and page keys walk them, even from a text field, which keeps Home and End.
//! Pages without rows scroll.

use super::focus::key_pressed;
use egui::{FocusDirection, Key, Popup, ScrollArea, Ui, vec2};

/// How far Page Up and Page Down go.
const PAGE: usize = 10;

/// The row that the keys pressed in this frame lead to, from row `at` of `n_rows`.
pub fn walk(ui: &Ui, at: Option<usize>, n_rows: usize) -> Option<usize> {
    if n_rows == 0 || Popup::is_any_open(ui.ctx()) {
        return None;
    }
    let types = ui.ctx().text_edit_focused();
    let (row, last) = (at.unwrap_or(0), n_rows - 1);
    let next = match () {
        () if key_pressed(ui, Key::ArrowDown) => row + usize::from(at.is_some()),
        () if key_pressed(ui, Key::ArrowUp) => row.saturating_sub(1),
        () if key_pressed(ui, Key::PageDown) => row + PAGE,
        () if key_pressed(ui, Key::PageUp) => row.saturating_sub(PAGE),
        () if !types && key_pressed(ui, Key::Home) => 0,
        () if !types && key_pressed(ui, Key::End) => last,
        () => return None,
    };
    // Otherwise egui would give the keyboard to the nearest widget.
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some(next.min(last))
}

/// A list `shown` points high that scrolls a row of this height into its middle, if one is given.
pub fn reveal(list: ScrollArea, row: Option<usize>, height: f32, shown: f32) -> ScrollArea {
    match row {
        Some(row) => list.vertical_scroll_offset((row as f32 * height - shown / 2.0).max(0.0)),
        None => list,
    }
}

/// Page Up and Down, Home and End scroll the contents of this scroll area, unless a text is typed, a list has
/// taken them, or a dialog lies above.
pub fn scroll(ui: &Ui) {
    let covers = |dialog| dialog != ui.layer_id();
    let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some_and(covers));
    if is_covered || ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx()) {
        return;
    }
    let page = 0.9 * ui.clip_rect().height();
    let whole = ui.min_rect().height();
    for (key, by) in [(Key::PageDown, -page), (Key::PageUp, page), (Key::End, -whole), (Key::Home, whole)] {
        if key_pressed(ui, key) {
            ui.scroll_with_delta(vec2(0.0, by));
        }
    }
}
