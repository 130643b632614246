//! The menu that tags the chosen games.

use super::{ListView, State, button_ui};
use crate::library::Out;
use crate::widgets::form::{line_ui, tick_ui};
use ::library::Change;
use ::library::store::{LibraryJob, tag_name};
use egui::{Button, Key, Popup, PopupCloseBehavior, ScrollArea, TextEdit, Ui};
use texts::text;

/// All tags of the library, each ticked if all chosen games have it, and a field for a new one.
pub(super) fn tags_ui(ui: &mut Ui, state: &mut State, view: &ListView, out: &mut Out) {
    let button = button_ui(ui, !state.chosen.is_empty(), "library-tags");
    let menu = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = menu.show(|ui| {
        ui.set_width(220.0);
        let chosen = state.chosen();
        let entries = || chosen.iter().filter_map(|&id| view.library.entry(id));
        ScrollArea::vertical().max_height(220.0).min_scrolled_height(220.0).show(ui, |ui| {
            for (tag, _) in view.library.tags() {
                let number = view.library.tag(tag).expect("it is one of the tags");
                let mut is_on = entries().all(|entry| entry.tags.has(number));
                if tick_ui(ui, &mut is_on, tag_name(tag)).changed() {
                    let change = Change::Tag { tag: tag.to_owned(), games: chosen.clone(), on: is_on };
                    out.send(LibraryJob::Change(change));
                }
            }
        });
        ui.horizontal(|ui| {
            let name = text!("library-new-tag");
            let field = TextEdit::singleline(&mut state.new_tag).hint_text(&name).desired_width(130.0);
            let field = line_ui(ui, field).accessible_name(name);
            let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if is_entered || !state.is_tagging {
                // A tag can be typed at once, and the next one after it.
                field.request_focus();
            }
            let is_named = !state.new_tag.trim().is_empty();
            if (ui.add_enabled(is_named, Button::new(text!("library-add-tag"))).clicked() || is_entered)
                && is_named
            {
                let tag = std::mem::take(&mut state.new_tag).trim().to_owned();
                let change = Change::Tag { tag, games: chosen.clone(), on: true };
                out.send(LibraryJob::Change(change));
            }
        });
    });
    state.is_tagging = shown.is_some();
}
