//! A list of rows by the keyboard: Up, Down, Page Up and Page Down walk it, also while a text is typed
//! above it; Home and End then belong to the text.

use egui::{FocusDirection, Key, Modifiers, Popup, Ui};

/// How far Page Up and Page Down go.
const PAGE: usize = 10;

/// The row that the keys pressed in this frame lead to, from row `at` of `n_rows`.
pub fn walk(ui: &Ui, at: Option<usize>, n_rows: usize) -> Option<usize> {
    if n_rows == 0 || Popup::is_any_open(ui.ctx()) {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let types = ui.ctx().text_edit_focused();
    let (row, last) = (at.unwrap_or(0), n_rows - 1);
    let next = match () {
        () if pressed(Key::ArrowDown) => row + usize::from(at.is_some()),
        () if pressed(Key::ArrowUp) => row.saturating_sub(1),
        () if pressed(Key::PageDown) => row + PAGE,
        () if pressed(Key::PageUp) => row.saturating_sub(PAGE),
        () if !types && pressed(Key::Home) => 0,
        () if !types && pressed(Key::End) => last,
        () => return None,
    };
    // Otherwise egui would walk on to whatever lies nearest.
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some(next.min(last))
}
