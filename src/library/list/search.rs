//! The search: words, a result, a board and a tag, and similar names if few games were found.

use super::{ListView, State};
use crate::widgets::{form, speech};
use ::library::store::tag_name;
use ::library::suggestions::Suggestion;
use egui::{ComboBox, TextEdit, TextStyle, Ui};
use std::cmp::Ordering;
use texts::text;

/// The least widths of the lists beside the search, in points.
const RESULTS: f32 = 96.0;
const BOARDS: f32 = 92.0;
const TAGS: f32 = 110.0;
/// How much wider the search field is than its text.
const AROUND_SEARCH: f32 = 24.0;

/// The field for words, and beside it the lists of results, boards and tags.
pub(super) fn search_ui(ui: &mut Ui, state: &mut State, view: &ListView) {
    ui.horizontal_wrapped(|ui| {
        let hint = text!("library-search.example");
        let lists = [
            (RESULTS, text!("library-result.any")),
            (BOARDS, text!("library-board.any")),
            (TAGS, text!("library-tag.any")),
        ];
        let spacing = ui.spacing();
        let sign = spacing.icon_spacing + spacing.icon_width + 2.0 * spacing.button_padding.x;
        // The width of a list whose choice has this name, with the gap before it.
        let list_width = |(least, name): (f32, String)| {
            least.max(form::text_width(ui, &name, TextStyle::Button) + sign) + spacing.item_spacing.x
        };
        let lists: f32 = lists.into_iter().map(list_width).sum();
        // In a small window the lists move below the field, so that it has room for the whole example.
        let example = form::text_width(ui, &hint, TextStyle::Body.resolve(ui.style()));
        let width = (ui.available_width() - lists).floor().max(example + AROUND_SEARCH);
        let field = TextEdit::singleline(&mut state.query.text).hint_text(hint).desired_width(width);
        let field = form::line_ui(ui, field);
        let field =
            field.on_hover_text(text!("library-search.hint")).accessible_name(text!("library-search"));
        if !std::mem::replace(&mut state.has_taken_focus, true) {
            field.request_focus();
        }
        let winners = [
            (None, text!("library-result.any")),
            (Some(Ordering::Greater), text!("library-result.black")),
            (Some(Ordering::Less), text!("library-result.white")),
            (Some(Ordering::Equal), text!("library-result.draw")),
        ];
        let list = ComboBox::from_id_salt("result").width(RESULTS);
        form::list_ui(ui, list, &text!("library-result"), &mut state.query.result, winners, |_, _| {});
        let tags = view.library.tags().into_iter().map(|(tag, n_games)| {
            let name = format!("{} ({})", tag_name(tag), text::grouped(n_games as u64));
            (Some(tag.to_owned()), name)
        });
        // Boards and goals of which there are games.
        let variants = view.library.counts().variants.iter().map(|(variant, n_games)| {
            let name = format!("{variant} ({})", text::grouped(*n_games as u64));
            (Some(*variant), name)
        });
        let variants = [(None, text!("library-board.any"))].into_iter().chain(variants);
        let list = ComboBox::from_id_salt("board").width(BOARDS);
        form::list_ui(ui, list, &text!("library-board"), &mut state.query.variant, variants, |_, _| {});
        let tags = [(None, text!("library-tag.any"))].into_iter().chain(tags);
        let list = ComboBox::from_id_salt("tag").width(TAGS);
        form::list_ui(ui, list, &text!("library-tag"), &mut state.query.tag, tags, |_, _| {});
    });
}

/// Similar names; a click searches for one.
pub(super) fn suggestions_ui(ui: &mut Ui, state: &mut State) {
    if state.suggestions.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let question = text!("library-did-you-mean");
        let label = ui.label(&question);
        speech::say_once(ui.ctx(), label.id, &question);
        let mut taken = None;
        for Suggestion { name, n_games, text } in &state.suggestions {
            let shown = text::grouped(*n_games as u64);
            let name = text!("library-suggestion", name = name.as_str(), n = *n_games, shown = shown);
            if ui.button(name).clicked() {
                taken = Some(text.clone());
            }
        }
        if let Some(text) = taken {
            state.query.text = text;
        }
    });
}
