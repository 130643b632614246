//! Draws the menu bar from the table of commands.

use super::command::{Command, CommandState, Entry, Menu, TABLE};
use super::outbox::{Ask, Outbox};
use super::widgets::form::bar_in_sight;
use super::widgets::icons::{self, Icon};
use super::widgets::menu_keys::Bar;
use super::widgets::theme::BoardTheme;
use super::window::Zoom;
use egui::accesskit::HasPopup;
use egui::containers::menu::{MenuBar, SubMenuButton};
use egui::{
    Atom, Button, Frame, Id, Margin, Panel, Rect, Response, RichText, Role, ScrollArea, Ui, Vec2, WidgetInfo,
    vec2,
};
use services::settings::{Settings, WindowTheme};
use texts::text;

const WIDTH: f32 = 290.0;
/// What the bar and the frame of a menu take of the window's height, in points.
const AROUND: f32 = 56.0;
/// The height of the fade at the end of a menu that scrolls.
const FADE: f32 = 8.0;

pub(super) fn menu_bar_ui<M>(ui: &mut Ui, state: &CommandState, out: &mut Outbox<M>) {
    let frame = Frame::side_top_panel(ui.style()).inner_margin(Margin::symmetric(8, 3));
    Panel::top("menu bar").frame(frame).show(ui, |ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(Role::MenuBar));
        MenuBar::new().ui(ui, |ui| {
            zoom_ui(ui, state, out);
            let mut bar = Bar::default();
            for menu in Menu::BAR {
                let button = ui.menu_button(menu.name(), |ui| {
                    ui.set_width(WIDTH);
                    ui.spacing_mut().scroll = bar_in_sight();
                    // A short fade, so that a part of the next entry is seen.
                    ui.spacing_mut().scroll.fade.size = FADE;
                    // A menu that is higher than a small window scrolls.
                    let room = ui.ctx().content_rect().height() - AROUND;
                    let scroll = ScrollArea::vertical().max_height(room).min_scrolled_height(room);
                    scroll.show(ui, |ui| menu_ui(ui, menu, state, out)).inner
                });
                mark_as_menu(&button.response);
                bar.menu(&button.response, button.inner);
            }
            bar.follow_keys(ui.ctx(), !state.has_dialog);
        });
    });
}

/// The buttons that make everything larger and smaller. Only in the window's corner does A+ stay under a
/// pointer that clicks it again and again, since the window may grow with the text.
fn zoom_ui<M>(ui: &mut Ui, state: &CommandState, out: &mut Outbox<M>) {
    let buttons = [(Zoom::In, text!("menu-larger"), 16.0), (Zoom::Out, text!("menu-smaller"), 12.0)];
    for (zoom, sign, size) in buttons {
        let command = Command::Zoom(zoom);
        let button = Button::new(RichText::new(sign).size(size)).min_size(vec2(28.0, 0.0));
        let name = command.with_key(ui.ctx(), command.entry().name());
        let response = ui.add_enabled(command.is_enabled(state), button).accessible_name(&name);
        let response = response.on_disabled_hover_text(text!("menu-larger.full"));
        out.run(response.on_hover_text(name).clicked().then_some(command));
    }
    ui.add_space(8.0);
}

/// Draws the entries of a menu and returns those that can be chosen.
fn menu_ui<M>(ui: &mut Ui, menu: Menu, state: &CommandState, out: &mut Outbox<M>) -> Vec<Id> {
    let mut choices = Vec::new();
    let is_shown = |entry: &&Entry| !entry.is_expert || state.has_expert_tools;
    let entries = TABLE.iter().filter(|entry| entry.menu == menu).filter(is_shown);
    let mut group = None;
    for entry in entries {
        if group.replace(entry.group).is_some_and(|group| group != entry.group) {
            ui.separator();
        }
        let response = entry_ui(ui, entry, state);
        if response.clicked() {
            out.run(entry.command);
            // egui closes a menu only when it was the pointer that clicked.
            ui.close();
        }
        if response.enabled() {
            choices.push(response.id);
        }
        if entry.command == Command::Theme(WindowTheme::Dark) {
            ui.separator();
            board_themes_ui(ui, state, out, &mut choices);
        }
        if let Some((inner, _)) = Menu::INNER.iter().find(|(_, above)| *above == entry.command) {
            let (button, shown) = SubMenuButton::new((tick(false), inner.name())).ui(ui, |ui| {
                ui.set_width(WIDTH);
                menu_ui(ui, *inner, state, out)
            });
            mark_as_menu(&button);
            choices.extend(button.enabled().then_some(button.id));
            choices.extend(shown.map(|shown| shown.inner).unwrap_or_default());
        }
    }
    choices
}

fn entry_ui(ui: &mut Ui, entry: &Entry, state: &CommandState) -> Response {
    let (command, name, key) = (entry.command, entry.name(), entry.command.key_text(ui.ctx()));
    let is_on = command.is_on(state);
    let button = Button::new((tick(is_on == Some(true)), &name)).shortcut_text(key.as_str());
    let button = button.min_size(vec2(ui.available_width(), 0.0));
    let response = ui.add_enabled(command.is_enabled(state), button);
    tell_state(&response, &name, is_on);
    if !key.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(key));
    }
    response.on_hover_text(entry.hint())
}

/// The board themes, as a menu of their own.
fn board_themes_ui<M>(ui: &mut Ui, state: &CommandState, out: &mut Outbox<M>, choices: &mut Vec<Id>) {
    let mut themes = Vec::new();
    let (button, _) = SubMenuButton::new((tick(false), text!("menu-board"))).ui(ui, |ui| {
        for theme in BoardTheme::offered(&state.shared.settings) {
            let is_on = BoardTheme::of(&state.shared.settings, ui.ctx()) == theme;
            let response = ui.add(Button::new((tick(is_on), theme.label())).min_size(vec2(150.0, 0.0)));
            tell_state(&response, &theme.label(), Some(is_on));
            if response.clicked() {
                let board_theme = theme.key().to_owned();
                out.ask(Ask::Settings(Box::new(Settings { board_theme, ..state.shared.settings.clone() })));
                ui.close();
            }
            themes.push(response.id);
        }
    });
    mark_as_menu(&button);
    choices.extend(button.enabled().then_some(button.id).into_iter().chain(themes));
}

/// Tells a screen reader the name without the key, and whether the entry is ticked.
fn tell_state(response: &Response, name: &str, is_on: Option<bool>) {
    let enabled = response.enabled();
    response.widget_info(|| match is_on {
        Some(is_on) => WidgetInfo::selected(Role::MenuItemCheckBox, enabled, is_on, name),
        None => WidgetInfo::labeled(Role::MenuItem, enabled, name),
    });
}

/// Tells a screen reader that a button opens a menu, since panels have buttons of the same names.
fn mark_as_menu(button: &Response) {
    button.ctx.accesskit_node_builder(button.id, |node| {
        node.set_role(Role::MenuItem);
        node.set_has_popup(HasPopup::Menu);
    });
}

/// A tick, or the room for one, so that the names stand in a column.
fn tick(is_on: bool) -> Atom<'static> {
    if is_on { Icon::Check.atom() } else { Atom::paint(Vec2::splat(ICON), |_, _| {}) }
}

const ICON: f32 = 13.0;

impl Icon {
    /// The icon inside a button, in the colour of its text.
    pub(super) fn atom(self) -> Atom<'static> {
        self.atom_of(ICON)
    }

    /// Like [`Icon::atom`], of another size.
    pub(super) fn atom_of(self, side: f32) -> Atom<'static> {
        Atom::paint(Vec2::splat(side), move |ui, args| {
            let rect = Rect::from_center_size(args.rect.center(), Vec2::splat(side));
            icons::paint(ui.painter(), self, rect, args.fallback_text_color);
        })
    }
}
