//! The parts dialogs are made of: labelled rows, choices side by side, a board's size, a warning.

pub(crate) use texts::words::sentence;

use crate::widgets::board::disc_icon_ui;
use crate::widgets::icons::{Icon, icon_ui};
use crate::widgets::theme::{field_line, main_colors};
use crate::widgets::words::words_ui;
use crate::widgets::{focus, menu_keys, speech};
use egui::style::ScrollStyle;
use egui::{
    Align2, Button, Color32, ComboBox, Context, DragValue, EventFilter, FontSelection, Id, Response,
    RichText, Stroke, StrokeKind, TextBuffer, TextEdit, TextStyle, TextWrapMode, Ui,
};
use othello::rules::{BoardSize, Color};
use texts::text;
use texts::words::color_name;

/// From this width on a form has its labels in a column of their own.
const WIDE: f32 = 500.0;
/// The least width of the column of labels.
const LABEL_WIDTH: f32 = 72.0;
/// The least width of a column of discs with the names of their colours.
const COLOR_WIDTH: f32 = 62.0;
/// A disc before its name, and the gap between them.
const DISC: f32 = 16.0;
const GAP: f32 = 6.0;
/// How much of a text is laid out, in bytes: the layout takes some hundred bytes for each letter.
pub const SHOWN_MAX: usize = 1 << 16;
/// How much wider a disc's picture is than its diameter.
const AROUND_DISC: f32 = 2.0;

/// A scroll bar that is always in sight where there is more to see than fits, beside the contents.
pub fn bar_in_sight() -> ScrollStyle {
    const WIDTH: f32 = 8.0;
    ScrollStyle {
        bar_width: WIDTH,
        floating_width: WIDTH,
        floating_allocated_width: WIDTH + 8.0,
        dormant_background_opacity: 0.0,
        active_background_opacity: 0.2,
        interact_background_opacity: 0.4,
        dormant_handle_opacity: 0.5,
        active_handle_opacity: 0.6,
        interact_handle_opacity: 0.8,
        ..ScrollStyle::floating()
    }
}

/// The button of a dialog's or page's main action, in the accent colour.
pub fn main_button<'a>(ui: &Ui, label: impl Into<RichText>) -> Button<'a> {
    let (fill, ink) = main_colors(ui);
    Button::new(label.into().color(ink).strong()).fill(fill)
}

/// The main button, or a plain one: a main button that is disabled could hardly be read.
pub fn action_button<'a>(ui: &Ui, label: impl Into<RichText>, is_main: bool) -> Button<'a> {
    if is_main { main_button(ui, label) } else { Button::new(label.into()) }
}

/// One row of a form: its label in a column on the left, or above it when the dialog is narrow.
pub fn row_ui<R>(ui: &mut Ui, label: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let text = RichText::new(label).strong();
    let inner = if ui.available_width() < WIDE {
        ui.label(text);
        ui.vertical(content).inner
    } else {
        let columns = ui.horizontal_top(|ui| {
            let width = label_width(ui, label);
            ui.vertical(|ui| {
                ui.set_width(width);
                // On the line of the first widget's text.
                let height = ui.text_style_height(&TextStyle::Body);
                ui.add_space((ui.spacing().interact_size.y - height) / 2.0);
                ui.label(text);
            });
            ui.vertical(content).inner
        });
        columns.inner
    };
    ui.add_space(12.0);
    inner
}

/// The width of the column of labels: that of the longest word of the form's labels, so that no word breaks.
fn label_width(ui: &Ui, label: &str) -> f32 {
    let words = label.split_whitespace().map(|word| text_width(ui, word, TextStyle::Body).ceil());
    let longest = words.fold(LABEL_WIDTH, f32::max);
    // A dialog has a layer of its own.
    let form = Id::unique(("labels", ui.layer_id()));
    let before = ui.data(|data| data.get_temp(form)).unwrap_or(LABEL_WIDTH);
    if longest > before {
        ui.data_mut(|data| data.insert_temp(form, longest));
        ui.ctx().request_repaint();
    }
    longest.max(before)
}

/// A row of buttons of which one is chosen. Returns whether the choice changed.
pub fn choice_ui<T: PartialEq + Copy>(ui: &mut Ui, value: &mut T, choices: &[(T, impl AsRef<str>)]) -> bool {
    named_choice_ui(ui, "", value, choices)
}

/// Like [`choice_ui`], where another row has the same words: a screen reader says the `title` as well.
pub fn named_choice_ui<T: PartialEq + Copy>(
    ui: &mut Ui,
    title: &str,
    value: &mut T,
    choices: &[(T, impl AsRef<str>)],
) -> bool {
    let (before, mut first) = (*value, None);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = [8.0, 8.0].into();
        for (choice, label) in choices {
            let option = option_ui(ui, value == choice, label.as_ref());
            if option.clicked() {
                *value = *choice;
            }
            let first = *first.get_or_insert(option.id);
            if before == *choice {
                focus::take_from(&option, first);
            }
            if !title.is_empty() {
                option.accessible_name(text!("list-and-choice", name = title, choice = label.as_ref()));
            }
        }
    });
    *value != before
}

/// One button of several; the chosen one has a frame as well as a colour.
pub fn option_ui(ui: &mut Ui, is_chosen: bool, label: &str) -> Response {
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    // It goes into the next row whole, unless a row is too short for it.
    let width = text_width(ui, label, TextStyle::Button) + 2.0 * ui.spacing().button_padding.x;
    let wrap = if width <= ui.max_rect().width() { TextWrapMode::Extend } else { TextWrapMode::Wrap };
    let button = Button::selectable(is_chosen, label).frame_when_inactive(true).stroke(line);
    let response = ui.add(button.wrap_mode(wrap));
    if is_chosen {
        // The frame is painted over the button, so that all buttons are of one size.
        let radius = ui.visuals().widgets.inactive.corner_radius;
        ui.painter().rect_stroke(response.rect, radius, chosen_line(ui), StrokeKind::Inside);
        remember_choice(&response);
    }
    response
}

/// A tab at the head of a panel; `spoken` is its name for screen readers.
pub fn tab_ui(ui: &mut Ui, is_shown: bool, name: &str, spoken: &str) -> Response {
    let name = RichText::new(name);
    ui.selectable_label(is_shown, if is_shown { name } else { name.strong() }).accessible_name(spoken)
}

/// The frame of what is chosen.
pub fn chosen_line(ui: &Ui) -> Stroke {
    Stroke::new(2.0, ui.visuals().strong_text_color())
}

/// Draws the content with clear lines around fields and boxes to tick, on the ground of text fields.
pub fn outlined<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let visuals = ui.visuals_mut();
    let (line, ground, usual) = (field_line(visuals), visuals.extreme_bg_color, visuals.widgets.clone());
    for widget in [&mut visuals.widgets.inactive, &mut visuals.widgets.hovered] {
        widget.bg_stroke = line;
        (widget.bg_fill, widget.weak_bg_fill) = (ground, ground);
    }
    let drawn = content(ui);
    // Not in a scope, which would not wrap.
    ui.visuals_mut().widgets = usual;
    drawn
}

/// A button whose text begins where the texts of other rows begin.
pub fn flush_ui(ui: &mut Ui, button: Button) -> Response {
    let padding = std::mem::take(&mut ui.spacing_mut().button_padding.x);
    let response = ui.add(button);
    ui.spacing_mut().button_padding.x = padding;
    response
}

/// A narrow button, `width` points wide, that lowers or raises a number. Returns whether it was clicked.
pub fn step_ui(ui: &mut Ui, sign: &str, width: f32, is_possible: bool, name: String) -> bool {
    let padding = std::mem::replace(&mut ui.spacing_mut().button_padding.x, 2.0);
    let button = ui.add_enabled(is_possible, Button::new(sign).min_size([width, 0.0].into()));
    ui.spacing_mut().button_padding.x = padding;
    button.accessible_name(name).clicked()
}

/// A box to tick.
pub fn tick_ui(ui: &mut Ui, is_on: &mut bool, label: impl Into<String>) -> Response {
    outlined(ui, |ui| ui.checkbox(is_on, label.into()))
}

/// A field of one line, whose text is level with the text beside it.
pub fn line_ui(ui: &mut Ui, field: TextEdit) -> Response {
    outlined(ui, |ui| ui.add(field.align(Align2::LEFT_CENTER)))
}

/// A field for a number, which is typed or dragged.
pub fn number_ui(ui: &mut Ui, number: DragValue) -> Response {
    outlined(ui, |ui| ui.add(number))
}

/// Draws a field of many lines for a text; for a very long one its beginning, which cannot be edited.
pub fn bounded<R>(text: &mut String, draw: impl FnOnce(&mut dyn TextBuffer) -> R) -> R {
    let mut shown = &text[..text.floor_char_boundary(SHOWN_MAX)];
    if shown.len() < text.len() { draw(&mut shown) } else { draw(text) }
}

/// Notes that a button is the chosen one of several, for [`is_choice`].
pub fn remember_choice(response: &Response) {
    if response.has_focus() {
        response.ctx.data_mut(|data| data.insert_temp(choice_with_keyboard(), response.id));
    }
}

/// Whether a widget that has the keyboard is the chosen one of several, where Enter has nothing to choose.
pub fn is_choice(ctx: &Context, id: Id) -> bool {
    ctx.data(|data| data.get_temp(choice_with_keyboard())) == Some(id)
}

fn choice_with_keyboard() -> Id {
    Id::unique("choice with the keyboard")
}

/// A list of choices that opens under its button. The value is part of the accessible name,
/// since on Linux screen readers get nothing else; `entry` may add to each line of the open list.
pub fn list_ui<T: PartialEq>(
    ui: &mut Ui,
    list: ComboBox,
    name: &str,
    value: &mut T,
    choices: impl IntoIterator<Item = (T, String)>,
    entry: impl Fn(&T, Response),
) -> Response {
    let choices: Vec<(T, String)> = choices.into_iter().collect();
    let current = choices.iter().position(|(choice, _)| choice == value);
    let shown = current.map_or_else(String::new, |at| choices[at].1.clone());
    let list = list.selected_text(&shown).show_ui(ui, |ui| {
        let mut lines = Vec::new();
        for (choice, text) in choices {
            let line = ui.selectable_label(choice == *value, text);
            lines.push(line.id);
            if line.clicked() {
                *value = choice;
                // egui closes it only when it was the pointer that clicked.
                ui.close();
            } else {
                entry(&choice, line);
            }
        }
        lines
    });
    if let Some(lines) = list.inner {
        focus::hold_from(ui.ctx(), list.response.id);
        menu_keys::walk(ui.ctx(), &lines, current, false);
    } else if list.response.has_focus() {
        // Without this, an arrow would move the focus to the nearest widget.
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(list.response.id, arrows));
    }
    list.response.accessible_name(text!("list-and-choice", name = name, choice = shown))
}

/// Width and height of a board, each from a list of what is possible. Returns whether the size changed.
pub fn size_ui(ui: &mut Ui, size: &mut BoardSize) -> bool {
    let before = *size;
    let [mut width, mut height] = [size.width(), size.height()];
    ui.horizontal(|ui| {
        side_ui(ui, "Width", &text!("board-width"), &mut width);
        ui.add_space(8.0);
        side_ui(ui, "Height", &text!("board-height"), &mut height);
    });
    *size = BoardSize::new(width.into(), height.into()).expect("the lists hold only sides of boards");
    *size != before
}

fn side_ui(ui: &mut Ui, salt: &str, name: &str, side: &mut u8) {
    ui.label(name);
    let list = ComboBox::from_id_salt(salt).width(60.0).height(260.0);
    let sides = (BoardSize::MIN..=BoardSize::MAX).step_by(2).map(|side| (side, side.to_string()));
    list_ui(ui, list, name, side, sides, |_, _| {});
}

/// The width of a text that stays on a line, in points.
pub fn text_width(ui: &Ui, text: &str, font: impl Into<FontSelection>) -> f32 {
    let font = font.into().resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// A row for each colour: its disc and name in a column, and what belongs to it.
pub fn color_rows_ui(ui: &mut Ui, mut content: impl FnMut(&mut Ui, Color)) {
    let names = Color::BOTH.map(|color| text_width(ui, &color_name(color), TextStyle::Body));
    let width = names.map(|name| DISC + AROUND_DISC + GAP + name).into_iter().fold(COLOR_WIDTH, f32::max);
    for color in Color::BOTH {
        ui.horizontal_top(|ui| {
            ui.scope(|ui| {
                ui.set_width(width);
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    disc_icon_ui(ui, color, DISC);
                    ui.label(color_name(color));
                });
            });
            content(ui, color);
        });
    }
}

/// A sentence about what is wrong, with a sign that does not rest on colour.
pub fn warning_ui(ui: &mut Ui, sentence: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let color = ui.visuals().warn_fg_color;
        icon_ui(ui, Icon::Warning, color);
        let label = words_ui(ui, RichText::new(sentence).color(color));
        speech::say_once(ui.ctx(), label.id, sentence);
    });
}
