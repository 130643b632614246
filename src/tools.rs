//! The buttons of the commands that are wanted most.

use crate::command::{Command, CommandState};
use crate::outbox::{Ask, Outbox};
use crate::widgets::form::{action_button, text_width};
use crate::widgets::icons::{Icon, icon_button};
use egui::{Align, Atom, Button, Context, Layout, RichText, TextStyle, Ui, Vec2, vec2};
use session::{Activity, Mode};
use teach::question::Button as LearnButton;
use texts::text;

/// The height of a row of buttons, in points.
pub(super) const ROW: f32 = 32.0;
/// With less width than this the four buttons of [`tools`] stand in two rows.
const ONE_ROW: f32 = 260.0;
/// The width of an icon with the gap between it and its name.
const ICON: f32 = 22.0;
/// The space on both sides in a button: small, so that long names do not widen the panel.
const PADDING: f32 = 3.0;
const GAP: f32 = 8.0;
/// With less height than this the four buttons stand in one row, whatever width they need.
const TWO_ROWS: f32 = 2.0 * ROW + GAP;
const WALK_GAP: f32 = 4.0;
/// The width of the four buttons that walk the record.
pub(super) const WALK: f32 = 4.0 * 26.0 + 3.0 * WALK_GAP;
/// The width of the two buttons of [`small_tools_ui`].
pub(super) const SMALL_TOOLS: f32 = 2.0 * 26.0 + WALK_GAP;

/// The first button: stop, resume, review, play on, or hint, whichever is needed at the moment.
fn first_tool(state: &CommandState) -> (Command, Icon, String) {
    match state.shared.session.activity() {
        // A finished game has nothing to resume.
        Activity::Paused if state.shared.session.is_played_out() => {
            (Command::Hint, Icon::Hint, text!("tool-hint"))
        }
        Activity::Paused => (Command::StopOrResume, Icon::Play, text!("tool-resume")),
        Activity::Thinking { .. } | Activity::Replying { .. } => {
            (Command::StopOrResume, Icon::Stop, text!("tool-stop"))
        }
        Activity::Over(_) | Activity::OutOfTime(_) if state.shared.session.mode() == Mode::Study => {
            (Command::Review, Icon::Hint, text!("tool-review"))
        }
        // The card at the end has the review.
        Activity::Over(_) | Activity::OutOfTime(_) => (Command::Hint, Icon::Hint, text!("tool-hint")),
        Activity::Human if state.shared.session.clock_waits() => {
            (Command::StopOrResume, Icon::Play, text!("tool-resume"))
        }
        Activity::Human if state.shared.session.mode() == Mode::Study => {
            (Command::PlayOn, Icon::Play, text!("tool-play-on"))
        }
        Activity::Human => (Command::Hint, Icon::Hint, text!("tool-hint")),
    }
}

/// The four buttons: the first tool, Undo, Redo and New.
fn tools(state: &CommandState) -> [(Command, Icon, String); 4] {
    [
        first_tool(state),
        (Command::Undo, Icon::Undo, text!("tool-undo")),
        (Command::Redo, Icon::Redo, text!("tool-redo")),
        (Command::NewGame, Icon::New, text!("tool-new")),
    ]
}

/// The first tool and Undo as icons, where a panel takes the place of the four buttons; from right to left.
pub(super) fn small_tools_ui<M>(ui: &mut Ui, state: &CommandState, out: &mut Outbox<M>) {
    ui.spacing_mut().item_spacing.x = WALK_GAP;
    for (command, icon, name) in tools(state).into_iter().take(2).rev() {
        icon_ui(ui, state, command, icon, name, out);
    }
}

/// A command as an icon, with its name and its key.
pub(super) fn icon_ui<M>(
    ui: &mut Ui,
    state: &CommandState,
    command: Command,
    icon: Icon,
    name: String,
    out: &mut Outbox<M>,
) {
    let name = command.with_key(ui.ctx(), name);
    out.run(icon_button(ui, icon, &name, command.is_enabled(state)).clicked().then_some(command));
}

pub(super) fn tools_ui<M>(ui: &mut Ui, state: &CommandState, out: &mut Outbox<M>) {
    let buttons = tools(state);
    let needs = |name: &str| text_width(ui, name, TextStyle::Button) + ICON + 2.0 * PADDING;
    let mut needed = buttons.each_ref().map(|(.., name)| needs(name));
    // Whatever the first button says in a game, the others stay where they are.
    let first = [text!("tool-hint"), text!("tool-stop"), text!("tool-resume")].map(|name| needs(&name));
    needed[0] = first.into_iter().fold(needed[0], f32::max);
    let all = needed.iter().sum::<f32>() + 3.0 * GAP;
    // Long names would widen the panel; below the board there is no height for a second row.
    let is_narrow = ui.available_width() < ONE_ROW || all > ui.available_width();
    let in_a_row = if is_narrow && ui.available_height() > TWO_ROWS { 2 } else { 4 };
    // Long names in a small window have no room for icons.
    let has_icons = in_a_row == 2 || all <= ui.available_width();
    if !has_icons {
        needed.iter_mut().for_each(|needed| *needed -= ICON);
    }
    for (row, needed) in buttons.chunks(in_a_row).zip(needed.chunks(in_a_row)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.spacing_mut().button_padding.x = PADDING;
            let free = ui.available_width() - GAP * (row.len() - 1) as f32;
            // Equal widths if the longest name fits, else what each needs and a share of the rest.
            let n = needed.len() as f32;
            let (all, longest) = (needed.iter().sum::<f32>(), needed.iter().copied().fold(0.0, f32::max));
            let width = |needed: &f32| if longest <= free / n { free / n } else { needed + (free - all) / n };
            for ((command, icon, name), width) in row.iter().zip(needed.iter().map(width)) {
                let name = name.as_str();
                let button = if has_icons { Button::new((icon.atom(), name)) } else { Button::new(name) };
                let button = button.min_size(vec2(width.floor(), ROW));
                command_button_ui(ui, *command, command.is_enabled(state), button, out);
            }
        });
    }
}

/// Adds a button that runs a command; its tooltip names the key.
pub(super) fn command_button_ui<M>(
    ui: &mut Ui,
    command: Command,
    is_enabled: bool,
    button: Button,
    out: &mut Outbox<M>,
) {
    let (response, tooltip) = (ui.add_enabled(is_enabled, button), command.tooltip(ui.ctx()));
    out.run(response.on_hover_text(&tooltip).on_disabled_hover_text(tooltip).clicked().then_some(command));
}

/// The buttons that walk the record.
pub(super) fn walk_ui<M>(ui: &mut Ui, state: &CommandState, out: &mut Outbox<M>) {
    let buttons = [
        (Command::First, Icon::First),
        (Command::Back, Icon::Previous),
        (Command::Forward, Icon::Next),
        (Command::Last, Icon::Last),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = WALK_GAP;
        for (command, icon) in buttons {
            icon_ui(ui, state, command, icon, command.entry().name(), out);
        }
    });
}

/// The buttons that walk the record, in a head that is filled from the right.
pub(super) fn walk_in_head_ui<M>(ui: &mut Ui, state: &CommandState, out: &mut Outbox<M>) {
    let buttons = vec2(WALK, ui.available_height());
    ui.allocate_ui_with_layout(buttons, Layout::left_to_right(Align::Center), |ui| walk_ui(ui, state, out));
}

/// A row of the panel that leads to what a command opens, with a few words on what is there.
pub(super) struct Lead {
    pub command: Command,
    pub icon: Icon,
    pub title: String,
    pub hint: String,
    pub words: String,
}

impl Lead {
    /// A row for a command, with the command's tooltip.
    pub(super) fn to(ctx: &Context, command: Command, title: String, words: String) -> Lead {
        Lead { command, icon: Icon::Next, title, hint: command.tooltip(ctx), words }
    }

    pub(super) fn ui<M>(self, ui: &mut Ui, out: &mut Outbox<M>) {
        let Lead { command, icon, title, hint, words } = self;
        let name = [title.as_str(), &words].join(" ");
        let text = (RichText::new(title).strong(), RichText::new(words).weak(), Atom::grow(), icon.atom());
        let button = Button::new(text).min_size(vec2(ui.available_width(), 0.0)).truncate();
        let button = ui.add(button).on_hover_text(hint).accessible_name(name.trim_end());
        out.run(button.clicked().then_some(command));
    }
}

/// A button of Learn, the main one of its page or another; its tooltip names the page that it opens.
pub(super) fn learn_button<M>(
    ui: &mut Ui,
    button: &LearnButton,
    size: Vec2,
    is_main: bool,
    out: &mut Outbox<M>,
) {
    let LearnButton { name, choice, leads_to } = button;
    let widget = action_button(ui, name, is_main && choice.is_some());
    let mut response = ui.add_enabled(choice.is_some(), widget.min_size(size));
    if let Some((title, spoken)) = leads_to {
        response = response.on_hover_text(title).accessible_name(spoken);
    }
    if response.clicked() {
        choice.iter().for_each(|choice| out.ask(Ask::Learn(choice.clone())));
    }
}
