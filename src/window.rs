//! The window itself: how it opens, and remembering where it was.

use super::shared::Shared;
use eframe::NativeOptions;
use egui::{Context, Event, Pos2, Vec2, ViewportBuilder, ViewportCommand, pos2, vec2};
use services::settings::{Settings, Window};
use std::time::{Duration, Instant};

/// The smallest window in which everything can be used, in points.
const SMALLEST: Vec2 = vec2(480.0, 520.0);
/// The lowest window in which everything can be used, with the panels beside the board, in points.
const LOWEST: Vec2 = vec2(550.0, 400.0);
/// The part of a screen that the window's title bar and the system's bars take, in points.
const BARS: Vec2 = vec2(16.0, 80.0);
/// How long a dragged window must rest before its place is saved.
const REST: Duration = Duration::from_secs(1);
/// The size of a zoom step, in percent.
const ZOOM_STEP: u32 = 10;
const ICON: &[u8] = include_bytes!("../assets/icon/outflank-256.png");

/// A change of the zoom, which scales everything in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zoom {
    /// A step larger.
    In,
    /// A step smaller.
    Out,
    /// The usual size.
    Usual,
}

/// The options that open the window as it was left.
pub fn native_options(settings: &Settings) -> NativeOptions {
    let Window { width, height, position, maximized, .. } = settings.window;
    let mut viewport = ViewportBuilder::default()
        .with_title("Outflank")
        .with_app_id("game.outflank.Outflank")
        .with_inner_size(vec2(width as f32, height as f32))
        .with_min_inner_size(SMALLEST)
        .with_maximized(maximized)
        .with_clamp_size_to_monitor_size(true);
    if let Some((x, y)) = position {
        viewport = viewport.with_position(pos2(x as f32, y as f32));
    }
    if let Ok(icon) = eframe::icon_data::from_png_bytes(ICON) {
        viewport = viewport.with_icon(icon);
    }
    // Outflank's module `language` looks up the system's fonts, since it knows the window's language.
    NativeOptions { viewport, system_font_fallback: false, ..NativeOptions::default() }
}

/// Draws everything as large as when the window was left.
pub(super) fn restore_zoom(shared: &Shared) {
    // Outflank has its own commands for zooming.
    shared.ctx.options_mut(|options| options.zoom_with_keyboard = false);
    let Window { width, height, zoom, .. } = shared.settings.window;
    shared.ctx.set_zoom_factor(zoom.min(most_zoom(vec2(width as f32, height as f32))) as f32 / 100.0);
}

/// Sets the chosen zoom, or the largest that the window can hold; the settings keep the chosen one.
pub(super) fn fit_zoom(shared: &Shared) {
    let zoom = zoom_in_effect(shared) as f32 / 100.0;
    // egui draws again whenever it is set.
    if zoom != shared.ctx.zoom_factor() {
        shared.ctx.set_zoom_factor(zoom);
    }
}

/// Changes the zoom by a step from the one in effect, within the settings' limits. Asks the system for a
/// larger window if this one has no room for it.
pub(super) fn change_zoom(shared: &mut Shared, zoom: Zoom) {
    let now = zoom_in_effect(shared);
    let next = match zoom {
        Zoom::In => (now / ZOOM_STEP + 1) * ZOOM_STEP,
        Zoom::Out => now.saturating_sub(1) / ZOOM_STEP * ZOOM_STEP,
        Zoom::Usual => 100,
    };
    shared.settings.window.zoom = next.clamp(*Settings::ZOOM.start(), *Settings::ZOOM.end());
    make_room(&shared.ctx, shared.settings.window.zoom);
}

/// Whether the window has room for larger text, or can grow to have it.
pub(super) fn may_enlarge(shared: &Shared) -> bool {
    zoom_in_effect(shared) < most_zoom(room_to_grow(&shared.ctx)).min(*Settings::ZOOM.end())
}

/// How large the window can be on its screen, in points without zoom.
fn room_to_grow(ctx: &Context) -> Vec2 {
    let (window, zoom) = (ctx.content_rect().size() * ctx.zoom_factor(), ctx.zoom_factor());
    ctx.input(|input| {
        let viewport = input.viewport();
        let is_fixed = viewport.maximized == Some(true) || viewport.fullscreen == Some(true);
        let screen = viewport.monitor_size.map_or(Vec2::INFINITY, |screen| screen * zoom - BARS);
        if is_fixed { window } else { window.max(screen) }
    })
}

/// Asks for the smallest window, no smaller than this one, that holds everything at `zoom` percent.
fn make_room(ctx: &Context, zoom: u32) {
    let (window, room) = (ctx.content_rect().size() * ctx.zoom_factor(), room_to_grow(ctx));
    let sizes = [SMALLEST, LOWEST].map(|least| window.max(least * zoom as f32 / 100.0));
    let possible = sizes.into_iter().filter(|size| size.min(room) == *size);
    if let Some(size) = possible.min_by(|a, b| a.length().total_cmp(&b.length())).filter(|it| *it != window) {
        ctx.send_viewport_cmd(ViewportCommand::InnerSize(size / ctx.zoom_factor()));
    }
}

fn zoom_in_effect(shared: &Shared) -> u32 {
    shared.settings.window.zoom.min(most_zoom(shared.ctx.content_rect().size() * shared.ctx.zoom_factor()))
}

/// The largest zoom, in percent, at which everything can be used in a window of this size, in points.
fn most_zoom(window: Vec2) -> u32 {
    let room = |least: Vec2| (window / least).min_elem();
    // The 0.2 makes up for the fraction of a point that sizes lose when they are rounded.
    ((room(SMALLEST).max(room(LOWEST)) * 100.0 + 0.2) as u32).max(100)
}

/// Where the pointer rests while the window is zoomed under it. winit's part of egui reports a click at the
/// pointer's last move, in points of the zoom at that time, so the button A+ could not be clicked twice.
#[derive(Debug, Default)]
pub(super) struct RestingPointer {
    /// Where the pointer last moved to, in points of the zoom at that time, and that zoom.
    moved: Option<(Pos2, f32)>,
    zoom: f32,
}

impl RestingPointer {
    /// Corrects the events that come in at this zoom.
    pub(super) fn correct(&mut self, zoom: f32, events: &mut Vec<Event>) {
        let seen = self.moved.filter(|_| zoom != self.zoom).map(|(at, before)| at * (before / zoom));
        self.zoom = zoom;
        for event in events.iter_mut() {
            match event {
                Event::PointerMoved(at) => self.moved = Some((*at, zoom)),
                Event::PointerGone => self.moved = None,
                Event::PointerButton { pos, .. } => {
                    if let Some((_, before)) = self.moved.filter(|(at, _)| at == pos) {
                        *pos *= before / zoom;
                    }
                }
                _ => {}
            }
        }
        // Goes before the other events, as if the pointer had moved there when the zoom changed.
        events.splice(0..0, seen.map(Event::PointerMoved));
    }
}

/// Saves the place of a moved window when it has rested until `due`. Returns when to look again.
pub(super) fn follow_place(shared: &mut Shared, due: Option<Instant>, now: Instant) -> Option<Instant> {
    let (before, zoom) = (shared.settings.window, shared.ctx.zoom_factor());
    let place = shared.ctx.input(|input| place_of(input.viewport(), &before, zoom)).unwrap_or(before);
    let due = if place == before { due } else { Some(now + REST) };
    shared.settings.window = place;
    if due.is_some_and(|due| now >= due) {
        shared.storage.save_settings(&shared.settings);
        return None;
    }
    due
}

/// Where the window is now, drawn at this zoom; a maximized one keeps the size and place it would
/// go back to. `None` while it has none of its own: minimized, in full screen, or without a real window.
fn place_of(viewport: &egui::ViewportInfo, before: &Window, zoom: f32) -> Option<Window> {
    if viewport.minimized == Some(true) || viewport.fullscreen == Some(true) {
        return None;
    }
    let inner = viewport.inner_rect?;
    if viewport.maximized == Some(true) {
        return Some(Window { maximized: true, ..*before });
    }
    // The settings store the size without zoom, since the window opens before it is zoomed.
    let usual = |points: f32| (points * zoom).round();
    let corner = viewport.outer_rect.map(|outer| (usual(outer.left()) as i32, usual(outer.top()) as i32));
    let (width, height) = (usual(inner.width()) as u32, usual(inner.height()) as u32);
    Some(Window { width, height, position: corner.or(before.position), maximized: false, ..*before })
}

/// Moves a window that would open outside every screen onto one: its screen may be gone.
pub fn keep_on_screen(cc: &eframe::CreationContext) {
    let Some(window) = cc.winit_window() else { return };
    let Ok(position) = window.outer_position() else { return };
    let size = window.outer_size();
    // The middle of the title must be in reach of the pointer.
    let (x, y) = (position.x + size.width as i32 / 2, position.y + 8);
    let mut monitors = window.available_monitors().peekable();
    let has_screens = monitors.peek().is_some();
    let is_seen = monitors.any(|monitor| {
        let (corner, size) = (monitor.position(), monitor.size());
        (corner.x..corner.x + size.width as i32).contains(&x)
            && (corner.y..corner.y + size.height as i32).contains(&y)
    });
    if has_screens && !is_seen {
        let corner =
            window.primary_monitor().or_else(|| window.available_monitors().next()).map(|it| it.position());
        let mut place = position;
        (place.x, place.y) = corner.map_or((0, 0), |corner| (corner.x + 40, corner.y + 40));
        window.set_outer_position(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, PointerButton, Rect, ViewportId, ViewportInfo};

    fn viewport(maximized: bool) -> ViewportInfo {
        ViewportInfo {
            inner_rect: Some(Rect::from_min_size(pos2(10.0, 40.0), vec2(800.4, 600.0))),
            outer_rect: Some(Rect::from_min_size(pos2(8.0, 12.0), vec2(804.0, 630.0))),
            maximized: Some(maximized),
            ..ViewportInfo::default()
        }
    }

    #[test]
    fn a_maximized_window_keeps_the_size_it_goes_back_to() {
        let before = Window::default();
        let here = Window { width: 800, height: 600, position: Some((8, 12)), ..before };
        assert_eq!(place_of(&viewport(false), &before, 1.0), Some(here));
        let as_large = Window { width: 1601, height: 1200, position: Some((16, 24)), ..before };
        let zoomed = place_of(&viewport(false), &before, 2.0);
        assert_eq!(zoomed, Some(as_large), "everything in it is twice as large");
        assert_eq!(place_of(&viewport(true), &before, 1.0), Some(Window { maximized: true, ..before }));
    }

    #[test]
    fn a_window_in_full_screen_or_without_a_place_is_not_kept() {
        let full = ViewportInfo { fullscreen: Some(true), ..viewport(false) };
        assert_eq!(place_of(&full, &Window::default(), 1.0), None);
        assert_eq!(place_of(&ViewportInfo::default(), &Window::default(), 1.0), None);
    }

    #[test]
    fn a_window_is_zoomed_as_far_as_it_holds_everything() {
        assert_eq!(most_zoom(SMALLEST), 100);
        assert_eq!(most_zoom(vec2(300.0, 300.0)), 100, "the zoom never falls below 100 %");
        assert_eq!(most_zoom(vec2(960.0, 1040.0)), 200);
        assert_eq!(most_zoom(vec2(1100.0, 800.0)), 200, "with the panels beside the board");
        assert_eq!(most_zoom(vec2(719.7, 780.0)), 150);
    }

    #[test]
    fn a_window_without_room_for_larger_text_grows_if_the_screen_has_room() {
        for (window, screen, zoom, asked) in [
            (SMALLEST, [1366.0, 768.0], 110, Some(vec2(528.0, 572.0))),
            (SMALLEST, [1366.0, 768.0], 150, Some(vec2(825.0, 600.0))),
            (SMALLEST, [600.0, 600.0], 110, None),
            (vec2(1100.0, 800.0), [1920.0, 1080.0], 200, None),
        ] {
            let screen = ViewportInfo { monitor_size: Some(screen.into()), ..ViewportInfo::default() };
            let input = egui::RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)),
                viewports: [(ViewportId::ROOT, screen)].into_iter().collect(),
                ..egui::RawInput::default()
            };
            let ctx = Context::default();
            ctx.begin_pass(input);
            make_room(&ctx, zoom);
            let mut output = ctx.end_pass();
            output.textures_delta.clear();
            let mut commands = output.viewport_output[&ViewportId::ROOT].commands.iter();
            let size = commands.find(|command| matches!(command, ViewportCommand::InnerSize(_)));
            assert_eq!(size, asked.map(ViewportCommand::InnerSize).as_ref(), "{window} {zoom}");
        }
    }

    #[test]
    fn a_pointer_that_rests_clicks_where_it_is_seen_after_a_zoom() {
        let click = |pos| {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            Event::PointerButton { pos, button, pressed: true, modifiers }
        };
        let at = pos2(900.0, 300.0);
        let mut pointer = RestingPointer::default();
        let mut events = vec![Event::PointerMoved(at), click(at)];
        pointer.correct(1.0, &mut events);
        assert_eq!(events, [Event::PointerMoved(at), click(at)]);
        for zoom in [1.5f32, 2.0] {
            let seen = at / zoom;
            let mut events = vec![click(at)];
            pointer.correct(zoom, &mut events);
            assert_eq!(events, [Event::PointerMoved(seen), click(seen)]);
            let mut events = vec![click(at)];
            pointer.correct(zoom, &mut events);
            assert_eq!(events, [click(seen)], "it has not moved since");
        }
        let there = pos2(20.0, 30.0);
        let mut events = vec![Event::PointerMoved(there), click(there)];
        pointer.correct(2.0, &mut events);
        assert_eq!(events, [Event::PointerMoved(there), click(there)]);
        pointer.correct(2.0, &mut vec![Event::PointerGone]);
        let mut events = Vec::new();
        pointer.correct(1.0, &mut events);
        assert_eq!(events, [], "it is not over the window");
    }
}
