//! The keyboard focus: dialogs and menus take it and give it back; its widget is framed and in sight.

use egui::{
    Context, Event, FocusDirection, Id, Key, Modifiers, PointerState, Rect, Response, Stroke, StrokeKind, Ui,
    Vec2, WidgetRect,
};

/// The open dialogs and menus, which have taken the keyboard, the newest last.
#[derive(Clone, Debug, Default)]
struct Takers(Vec<Taker>);

/// A dialog or a menu that is open.
#[derive(Clone, Debug)]
struct Taker {
    key: Id,
    /// What had the keyboard when it opened.
    before: Option<Id>,
    /// The widget inside that has it now, and the one that got it first.
    inside: Option<Id>,
    first: Option<Id>,
    /// The frame in which it opened, and the one in which it was drawn last.
    since: u64,
    drawn: u64,
}

impl Takers {
    /// Notes that `key` is open in this frame. Returns for how many frames it has been open.
    fn hold(&mut self, key: Id, focused: Option<Id>, now: u64) -> u64 {
        // A dialog that was chosen in a menu gives the keyboard back to where the menu had it from.
        let from_menu = self.0.iter().rev().find(|taker| taker.inside == focused);
        self.hold_from(key, from_menu.map_or(focused, |taker| taker.before), focused, now)
    }

    /// Like [`Takers::hold`], for a taker that gives the keyboard back to `before`.
    fn hold_from(&mut self, key: Id, before: Option<Id>, focused: Option<Id>, now: u64) -> u64 {
        if let Some(taker) = self.0.iter_mut().find(|taker| taker.key == key) {
            (taker.drawn, taker.inside) = (now, focused);
            return now - taker.since;
        }
        self.0.push(Taker { key, before, inside: focused, first: None, since: now, drawn: now });
        0
    }

    /// Forgets what was not drawn; returns where the keyboard goes back to, unless something else has it.
    fn give_back(&mut self, focused: Option<Id>, now: u64) -> Option<Id> {
        let over: Vec<Taker> = self.0.extract_if(.., |taker| taker.drawn != now).collect();
        let first = over.first()?;
        let is_left = focused.is_none() || over.iter().any(|taker| taker.inside == focused);
        first.before.filter(|_| is_left)
    }
}

/// Changes the takers, given what has the keyboard and the number of the frame.
fn takers<R>(ctx: &Context, change: impl FnOnce(&mut Takers, Option<Id>, u64) -> R) -> R {
    let (focused, now) = (focused(ctx), ctx.cumulative_frame_nr());
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::NULL), focused, now))
}

fn focused(ctx: &Context) -> Option<Id> {
    ctx.memory(|memory| memory.focused())
}

/// Gives the keyboard to the first field that the dialog of `ui` draws after this call, if the dialog has
/// just opened and no field has asked for the keyboard. Returns the frame in which the dialog opened.
pub fn take(ui: &Ui, key: Id) -> u64 {
    let ctx = ui.ctx();
    let (focused, now) = (focused(ctx), ctx.cumulative_frame_nr());
    let age = takers(ctx, |takers, focused, now| takers.hold(key, focused, now));
    match age {
        0 => {
            // Until it moves, the pointer is at nothing: what lies under it may be behind the dialog now, and
            // its tooltip would stay above.
            ui.input_mut(|input| input.pointer = PointerState::default());
            // What is behind the dialog cannot have the keyboard from the next frame on.
            ctx.request_repaint();
        }
        1 => {
            let layer = focused.and_then(|id| place_of(ctx, id)).map(|place| place.layer_id);
            if layer != Some(ui.layer_id()) {
                to_next(ctx);
                ctx.data_mut(|data| data.insert_temp(given(), now));
            }
        }
        2 if ctx.data(|data| data.get_temp(given())) == Some(now - 1) => takers(ctx, |takers, focused, _| {
            let taker = takers.0.iter_mut().find(|taker| taker.key == key);
            taker.into_iter().for_each(|taker| taker.first = focused);
        }),
        _ => {}
    }
    now - age
}

/// In a dialog that has just opened, gives the keyboard to the next field instead of the one before.
pub fn take_here(ctx: &Context) {
    if ctx.data(|data| data.get_temp(given())) == Some(ctx.cumulative_frame_nr()) {
        to_next(ctx);
    }
}

/// In a dialog that has just opened, a choice takes the keyboard from the first one of its row.
pub fn take_from(choice: &Response, first: Id) {
    let given_now = choice.ctx.data(|data| data.get_temp(given())) == Some(choice.ctx.cumulative_frame_nr());
    if given_now && focused(&choice.ctx) == Some(first) {
        choice.request_focus();
    }
}

/// Whether a widget is the one that first got the keyboard when an open dialog took it.
pub fn is_first(ctx: &Context, id: Id) -> bool {
    takers(ctx, |takers, _, _| takers.0.iter().any(|taker| taker.first == Some(id)))
}

/// Where egui's memory keeps the frame in which the keyboard was given to a dialog.
fn given() -> Id {
    Id::unique("keyboard given")
}

/// Says that the menu `key` is open and has the keyboard.
pub fn hold(ctx: &Context, key: Id) {
    takers(ctx, |takers, focused, now| takers.hold(key, focused, now));
}

/// Says that the list of a button is open: when it closes, the keyboard is on the button again.
pub fn hold_from(ctx: &Context, button: Id) {
    takers(ctx, |takers, focused, now| takers.hold_from(button, Some(button), focused, now));
}

/// Gives the keyboard to whatever is drawn next and can have it.
pub fn to_next(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
        memory.move_focus(FocusDirection::Next);
    });
}

/// Gives the keyboard back from dialogs and menus that have closed. Call it after drawing everything.
pub fn give_back(ctx: &Context) {
    if let Some(before) = takers(ctx, Takers::give_back) {
        ctx.memory_mut(|memory| memory.request_focus(before));
        ctx.request_repaint();
    }
}

/// Scrolls to a widget of this area that has just got the keyboard. Call it after drawing the contents.
pub fn in_sight(ui: &Ui) {
    let (ctx, key) = (ui.ctx(), ui.unique_id().with("keyboard was on"));
    let now = focused(ctx);
    let before: Option<Id> = ui.data_mut(|data| {
        let before = data.get_temp(key);
        match now {
            Some(id) => _ = data.insert_temp(key, id),
            None => data.remove::<Id>(key),
        }
        before
    });
    let Some(place) = now.filter(|_| now != before).and_then(|id| place_of(ctx, id)) else { return };
    let clip = ui.clip_rect();
    let is_inside = place.layer_id == ui.layer_id()
        && place.interact_rect == clip.intersect(place.rect)
        && ui.min_rect().intersects(place.rect);
    if is_inside && !clip.contains_rect(place.rect) {
        ui.scroll_to_rect(place.rect.expand(8.0), None);
    }
}

/// Whether a key was pressed without modifiers; consumes the key press.
pub fn key_pressed(ctx: &Context, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Whether one of these keys was pressed while nothing had the keyboard; consumes the key press.
pub fn free_key_pressed(ui: &Ui, keys: &[Key]) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    is_free && keys.iter().any(|&key| key_pressed(ui, key))
}

/// Where a widget is. Asking for its response instead would repeat the clicks of this frame, which take the
/// keyboard away from a widget that has got it since.
pub fn place_of(ctx: &Context, id: Id) -> Option<WidgetRect> {
    ctx.viewport(|viewport| {
        viewport.this_pass.widgets.get(id).or_else(|| viewport.prev_pass.widgets.get(id)).copied()
    })
}

/// If the widget with the keyboard has disappeared, gives the keyboard to the one in its place. If it was
/// only disabled, Tab goes on from it. Returns whether it has disappeared without a successor. Call it after
/// drawing everything.
pub fn keep(ctx: &Context) -> bool {
    let by_key = is_by_key(ctx);
    // Where the keyboard was in the last frame, or what was disabled while it had the keyboard.
    let last: Option<WidgetRect> = ctx.data(|data| data.get_temp(Id::NULL));
    ctx.data_mut(|data| data.remove::<WidgetRect>(Id::NULL));
    let store = |place: WidgetRect| _ = ctx.data_mut(|data| data.insert_temp(Id::NULL, place));
    let drawn = |id: Id| ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).copied());
    let request = |id: Id| {
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.request_repaint();
    };
    let Some(now) = focused(ctx) else {
        let has_left = ctx.input(|input| input.pointer.any_pressed() || input.key_pressed(Key::Escape));
        let last = last.filter(|_| !has_left).and_then(|last| drawn(last.id));
        last.filter(|place| !place.enabled).into_iter().for_each(store);
        return false;
    };
    if let Some(place) = drawn(now) {
        let goes_on = last.filter(|last| !last.enabled).and_then(|last| beside(ctx, last));
        match goes_on.filter(|id| *id != now) {
            Some(next) => request(next),
            None => store(place),
        }
        return false;
    }
    // After a click it is right that nothing has the keyboard.
    let Some(last) = last.filter(|last| last.id == now && by_key) else { return false };
    let next = successor(ctx, last);
    next.into_iter().for_each(request);
    next.is_none()
}

/// Whether the keyboard was used last, and not the mouse.
fn is_by_key(ctx: &Context) -> bool {
    let id = Id::unique("keyboard used last");
    let (clicks, keys) = ctx.input(|input| {
        let is_key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        (input.pointer.any_pressed(), input.events.iter().any(is_key))
    });
    ctx.data_mut(|data| {
        let used: &mut bool = data.get_temp_mut_or_default(id);
        *used = keys || (*used && !clicks);
        *used
    })
}

/// The widget to which Tab or Shift+Tab leads from a disabled one, if one of them was pressed.
fn beside(ctx: &Context, last: WidgetRect) -> Option<Id> {
    let tab = |modifiers| ctx.input(|input| input.modifiers == modifiers && input.key_pressed(Key::Tab));
    let (on, back) = (tab(Modifiers::NONE), tab(Modifiers::SHIFT));
    ctx.viewport(|viewport| {
        let all: Vec<&WidgetRect> = viewport.this_pass.widgets.get_layer(last.layer_id).collect();
        let at = all.iter().position(|place| place.id == last.id)?;
        let is_usable = |place: &&&WidgetRect| place.enabled && place.sense.is_focusable();
        let next = match (on, back) {
            (true, _) => all[at..].iter().find(is_usable),
            (_, true) => all[..at].iter().rev().find(is_usable),
            _ => None,
        };
        next.map(|place| place.id)
    })
}

/// The widget in place of one that has disappeared: of the same height, with an upper corner near its own.
fn successor(ctx: &Context, last: WidgetRect) -> Option<Id> {
    const NEAR: f32 = 24.0;
    // The height tells a successor from another thing that another page has in this place.
    const SAME_HEIGHT: f32 = 3.0;
    let distance = |rect: Rect| {
        let corners = [rect.left_top() - last.rect.left_top(), rect.right_top() - last.rect.right_top()];
        corners.map(Vec2::length).into_iter().fold(f32::INFINITY, f32::min)
    };
    let is_alike = |rect: Rect| (rect.height() - last.rect.height()).abs() < SAME_HEIGHT;
    ctx.viewport(|viewport| {
        let there = viewport.this_pass.widgets.get_layer(last.layer_id);
        let usable = there.filter(|place| place.enabled && place.sense.is_focusable());
        let near = usable.filter(|place| is_alike(place.rect) && distance(place.rect) < NEAR);
        near.min_by(|a, b| distance(a.rect).total_cmp(&distance(b.rect))).map(|place| place.id)
    })
}

/// Says that a widget shows by itself that it has the keyboard.
pub fn frames_itself(ctx: &Context, id: Id) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("frames itself"), id));
}

/// Frames the widget that has the keyboard, on any background. Call it after drawing everything.
pub fn frame(ctx: &Context) {
    let own: Option<Id> = ctx.data(|data| data.get_temp(Id::unique("frames itself")));
    let Some(id) = focused(ctx).filter(|id| own != Some(*id)) else { return };
    let Some(place) = place_of(ctx, id).filter(|place| place.interact_rect.is_positive()) else { return };
    let stroke = Stroke::new(2.0, ctx.global_style().visuals.strong_text_color());
    let painter = ctx.layer_painter(place.layer_id).with_clip_rect(place.interact_rect.expand(4.0));
    painter.rect_stroke(place.rect.expand(1.0), 7.0, stroke, StrokeKind::Outside);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> Option<Id> {
        Some(Id::unique(name))
    }

    #[test]
    fn the_keyboard_goes_back_to_where_it_was_unless_something_took_it_meanwhile() {
        let mut takers = Takers::default();
        let dialog = Id::unique("dialog");
        takers.hold(dialog, id("board"), 1);
        assert_eq!(takers.give_back(id("search"), 2), None);
        assert_eq!(takers.hold(dialog, id("board"), 7), 0);
        assert_eq!(takers.hold(dialog, id("field"), 8), 1);
        assert_eq!(takers.give_back(id("field"), 8), None, "it is still open");
        assert_eq!(takers.give_back(id("field"), 9), id("board"));
        assert_eq!(takers.give_back(id("board"), 10), None);
    }
}
