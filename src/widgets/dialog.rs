//! The frame of the windows that open over the board.
//!
//! Each dialog, like each panel, is a plain state and a function that draws it and collects messages. No
//! dialog touches the session or the engine, and none opens a file; the file chooser only lists folders.
//!
//! `frame_ui` is what they share: a title, a body that scrolls when the window is low, and a row of buttons
//! that is always in sight. Esc cancels, Enter confirms. The first field has the keyboard.

use super::{focus, form, row_keys};
use crate::widgets::words::{note_ui, words_ui};
use egui::{
    Align, Align2, Area, Button, Context, Frame, Id, Key, Layout, Margin, Modal, Popup, Rect, RichText,
    ScrollArea, Ui, UiKind, Vec2, WidgetRect, vec2,
};
use std::panic::Location;
use texts::text;

/// How far a dialog stays from the edges of the window, in points.
const DISTANCE: f32 = 10.0;
/// The height of title and buttons around the body, in points.
const AROUND_BODY: f32 = 86.0;
/// The height of an [`Obstacle`] of two lines.
pub const REASON: f32 = 44.0;

/// How a dialog was left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    /// It is left without a change.
    Cancel,
    /// What it shows was confirmed.
    Take,
}

/// Why a dialog cannot be confirmed at the moment, in a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Obstacle {
    /// Something is still to be entered. It is no mistake until the user tries to confirm without it.
    Missing(String),
    /// Something is wrong, said in a sentence.
    Wrong(String),
}

/// The last row of a dialog, and how high the body above it is.
pub struct Buttons {
    /// The label of the button that Enter presses; `None` in a dialog that decides nothing.
    pub confirm: Option<String>,
    /// Why the confirm button cannot be pressed at the moment, or `Ok`.
    pub ready: Result<(), Obstacle>,
    /// The height kept free for an obstacle's sentence, so that the buttons do not move when one appears.
    pub reserved: f32,
    /// A height for the body, whatever it shows, so that the buttons stay in place; less in a low window.
    pub body: Option<f32>,
    /// The label of the button that Esc presses.
    pub cancel: String,
}

impl Buttons {
    /// One button, which leaves the dialog.
    pub fn close() -> Buttons {
        Buttons { confirm: None, cancel: text!("dialog-close"), ..Buttons::confirm("") }
    }

    /// A button that confirms, and one that cancels.
    pub fn confirm(label: impl Into<String>) -> Buttons {
        let (confirm, cancel) = (Some(label.into()), text!("dialog-cancel"));
        Buttons { confirm, ready: Ok(()), reserved: 0.0, body: None, cancel }
    }
}

/// Draws a dialog of at most `width` points. Calls `buttons` again after the body, which may change `state`.
/// The caller's place in the source identifies the dialog, since titles change with the language.
#[track_caller]
pub fn frame_ui<S>(
    ui: &Ui,
    title: &str,
    width: f32,
    state: &mut S,
    body: impl FnOnce(&mut Ui, &mut S),
    buttons: impl Fn(&S) -> Buttons,
) -> Option<Answer> {
    let window = ui.ctx().content_rect();
    let padding = if window.width() < 560.0 { 14 } else { 20 };
    let around = 2.0 * (DISTANCE + f32::from(padding));
    let fill = ui.visuals().window_fill;
    let frame = Frame::popup(ui.style()).fill(fill).inner_margin(Margin::same(padding)).corner_radius(10);
    let dialog = Id::unique(("dialog", Location::caller()));
    let place = DialogPlace::of(ui.ctx(), dialog);
    let shown = Modal::new(dialog).area(place.area(ui.ctx(), dialog)).frame(frame).show(ui.ctx(), |ui| {
        // More air than in a panel, and a line around everything that can be used.
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_stroke = widgets.noninteractive.bg_stroke;
        let spacing = ui.spacing_mut();
        (spacing.interact_size.y, spacing.icon_width_inner) = (28.0, 9.0);
        spacing.scroll = form::bar_in_sight();
        // Names the dialog for screen readers and marks it as modal.
        if let Some(dialog) = ui.stack().iter().find(|around| around.kind() == Some(UiKind::Modal)) {
            ui.ctx().accesskit_node_builder(dialog.unique_id, |node| {
                node.set_label(title);
                node.set_modal();
            });
        }
        let Buttons { confirm, ready, reserved, body: fixed, .. } = buttons(state);
        // Read before the body: otherwise Enter would pick the choice that has the keyboard.
        let enter = enter_confirms(ui, confirm.is_some()) && focus::key_pressed(ui, Key::Enter);
        let opened = focus::take(ui, ui.unique_id());
        if opened == ui.ctx().cumulative_frame_nr() {
            // A menu that is open would lie behind the dialog and keep Enter for itself.
            Popup::close_all(ui.ctx());
        }
        ui.set_width(width.min(window.width() - around));
        words_ui(ui, RichText::new(title).heading().strong());
        ui.add_space(4.0);
        let reason = if ready.is_err() { REASON } else { reserved };
        let room = window.height() - around - AROUND_BODY - reason;
        let height = fixed.map_or(room, |height| height.min(room));
        let scroll = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        let scroll = scroll.auto_shrink([false, fixed.is_none()]);
        // Each time the dialog opens, it and every list in it start at their top.
        ui.push_id(opened, |ui| {
            scroll.show(ui, |ui| {
                body(ui, state);
                row_keys::scroll(ui);
                focus::in_sight(ui);
            })
        });
        ui.add_space(8.0);
        let buttons = buttons(state);
        let decides = buttons.confirm.is_some();
        (buttons_ui(ui, dialog, opened, enter, buttons), decides)
    });
    place.keep(ui.ctx(), dialog, shown.response.rect);
    // Open lists come to the front: a tap on a touchpad raises the dialog above the list that it opens.
    let layers = ui.memory(|memory| memory.areas().visible_layer_ids());
    let lists = layers.into_iter().filter(|layer| Popup::is_id_open(ui.ctx(), layer.id));
    lists.for_each(|layer| ui.ctx().move_to_top(layer));
    let (answer, decides) = shown.inner;
    // A click beside the dialog closes it only if it decides nothing, so that no entry is lost.
    let beside = shown.backdrop_response.clicked() && !decides;
    let is_in_front = shown.is_top_modal && !shown.any_popup_open;
    if beside || is_in_front && focus::key_pressed(ui, Key::Escape) { Some(Answer::Cancel) } else { answer }
}

/// Where a dialog stands: in the middle when it opens. From then on its top stays where it is, so that no
/// choice moves under the pointer when another one makes the dialog higher or lower.
#[derive(Clone, Copy, Default)]
struct DialogPlace {
    /// The frame in which it was drawn last, and how often it was drawn.
    drawn: u64,
    n_drawn: u32,
    window: Vec2,
    top: f32,
    height: f32,
}

impl DialogPlace {
    /// The number of frames after which its size is known; from then on its top stays where it is.
    const MEASURED: u32 = 3;

    fn of(ctx: &Context, dialog: Id) -> DialogPlace {
        let (now, window) = (ctx.cumulative_frame_nr(), ctx.content_rect().size());
        let before: Option<DialogPlace> = ctx.data(|data| data.get_temp(dialog.with("place")));
        before.filter(|it| it.drawn + 1 >= now && it.window == window).unwrap_or_default()
    }

    fn area(&self, ctx: &Context, dialog: Id) -> Area {
        let area = Modal::default_area(dialog);
        if self.n_drawn < DialogPlace::MEASURED {
            return area;
        }
        // It moves up if it would not end inside the window.
        let lowest = ctx.content_rect().height() - DISTANCE - self.height;
        area.anchor(Align2::CENTER_TOP, vec2(0.0, self.top.min(lowest).max(0.0)))
    }

    fn keep(self, ctx: &Context, dialog: Id, rect: Rect) {
        let window = ctx.content_rect();
        let top = if self.n_drawn < DialogPlace::MEASURED { rect.top() - window.top() } else { self.top };
        let (drawn, n_drawn) = (ctx.cumulative_frame_nr(), self.n_drawn.saturating_add(1));
        let place = DialogPlace { drawn, n_drawn, window: window.size(), top, height: rect.height() };
        ctx.data_mut(|data| data.insert_temp(dialog.with("place"), place));
    }
}

/// Whether Enter confirms the dialog, or closes one that decides nothing. A focused text field keeps Enter
/// for itself, as does a focused button or choice. A slider and the present choice do not, nor does what has
/// the focus at first in a dialog that `decides`.
fn enter_confirms(ui: &Ui, decides: bool) -> bool {
    let ctx = ui.ctx();
    let focused = ui.memory(|memory| memory.focused()).and_then(|id| focus::place_of(ctx, id));
    let keeps_enter = |place: WidgetRect| {
        let waits = form::is_choice(ctx, place.id) || decides && focus::is_first(ctx, place.id);
        ctx.text_edit_focused() || place.sense.senses_click() && !waits
    };
    !Popup::is_any_open(ctx) && !focused.is_some_and(keeps_enter)
}

/// The row of buttons of a dialog that was opened in frame `opened`.
fn buttons_ui(ui: &mut Ui, dialog: Id, opened: u64, enter: bool, buttons: Buttons) -> Option<Answer> {
    let Buttons { confirm, ready, reserved, cancel, .. } = buttons;
    // A field of one line gives the keyboard up when Enter is pressed in it.
    let enter = enter || enter_confirms(ui, confirm.is_some()) && focus::key_pressed(ui, Key::Enter);
    // Stores that the user has tried to confirm the dialog.
    let tried = dialog.with("tried");
    let was_tried = ui.data(|data| data.get_temp(tried)) == Some(opened);
    // The place of a reason stays free when it is gone, so that the buttons do not move.
    let top = ui.cursor().top();
    let place = dialog.with("reason");
    let kept = ui.data(|data| data.get_temp::<(u64, f32)>(place)).filter(|(of, _)| *of == opened);
    match &ready {
        Ok(()) => {}
        Err(Obstacle::Missing(sentence)) if !was_tried => _ = note_ui(ui, sentence),
        Err(Obstacle::Missing(sentence) | Obstacle::Wrong(sentence)) => form::warning_ui(ui, sentence),
    }
    let height = ui.cursor().top() - top;
    let room = kept.map_or(reserved, |(_, kept)| kept).max(height);
    ui.add_space(room - height);
    ui.data_mut(|data| data.insert_temp(place, (opened, room)));
    let mut answer = None;
    // A height of its own: otherwise the row would stand in the middle of all that is free below it.
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        if let Some(label) = &confirm {
            let button = form::action_button(ui, label, ready.is_ok()).min_size(vec2(104.0, 0.0));
            let response = ui.add_enabled(ready.is_ok(), button);
            // egui reports no clicks on a disabled button.
            let clicked = response.contains_pointer() && ui.input(|input| input.pointer.primary_clicked());
            if response.clicked() || clicked || enter {
                answer = ready.is_ok().then_some(Answer::Take);
                ui.data_mut(|data| data.insert_temp(tried, opened));
            }
        }
        let cancel = Button::new(cancel).min_size(vec2(84.0, 0.0));
        if ui.add(cancel).clicked() || confirm.is_none() && enter {
            answer = Some(Answer::Cancel);
        }
    });
    answer
}
