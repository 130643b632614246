//! The buttons of the commands that are wanted most.

use crate::app::command::{Command, CommandState};
use crate::app::message::Message;
use crate::app::widgets::icons::{Icon, icon_button};
use crate::session::{Activity, Mode};
use crate::text;
use egui::{Button, Response, Ui, Vec2, vec2};

/// The height of a row of buttons, in points.
pub const ROW: f32 = 32.0;
/// With less width than this the four buttons stand in two rows.
const FOUR: f32 = 270.0;
/// The last of them has the longest name, and so much room for it; the others share the rest.
const LAST: f32 = 75.0;
const GAP: f32 = 6.0;
const WALK_GAP: f32 = 4.0;
/// The width of the four buttons that walk the record.
pub const WALK: f32 = 4.0 * 26.0 + 3.0 * WALK_GAP;

/// Undo, redo, new, and what the computer should do: stop, resume, or give a hint.
pub fn tools_ui(ui: &mut Ui, state: &CommandState, messages: &mut Vec<Message>) {
    let (go_command, go_icon, go_name) = match state.session.activity() {
        Activity::Paused => (Command::StopOrResume, Icon::Play, text!("tool-resume")),
        Activity::Thinking { .. } | Activity::Replying { .. } => {
            (Command::StopOrResume, Icon::Stop, text!("tool-stop"))
        }
        Activity::Over(_) | Activity::OutOfTime(_) => (Command::Review, Icon::Hint, text!("tool-review")),
        Activity::Human if state.session.clock_waits() => {
            (Command::StopOrResume, Icon::Play, text!("tool-resume"))
        }
        Activity::Human if state.session.mode() == Mode::Study => {
            (Command::PlayOn, Icon::Play, text!("tool-play-on"))
        }
        Activity::Human => (Command::Hint, Icon::Hint, text!("tool-hint")),
    };
    let redo_or_again = match state.session.activity() {
        Activity::Over(_) | Activity::OutOfTime(_) if state.session.mode() != Mode::Study => {
            (Command::PlayAgain, Icon::Play, text!("tool-rematch"))
        }
        _ => (Command::Redo, Icon::Redo, text!("tool-redo")),
    };
    let buttons = [
        (Command::Undo, Icon::Undo, text!("tool-undo")),
        redo_or_again,
        (Command::NewGame, Icon::New, text!("tool-new")),
        (go_command, go_icon, go_name),
    ];
    let in_a_row = if ui.available_width() < FOUR { 2 } else { 4 };
    for row in buttons.chunks(in_a_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            // So that the longest name does not widen the panel.
            ui.spacing_mut().button_padding.x = 3.0;
            let n = row.len() as f32;
            let free = ui.available_width() - GAP * (n - 1.0);
            let last = (free / n).max(LAST);
            for (i, (command, icon, name)) in row.iter().enumerate() {
                let width = if i + 1 == row.len() { last } else { (free - last) / (n - 1.0) };
                if command_button(ui, state, *command, *icon, name, vec2(width.floor(), ROW)).clicked() {
                    messages.push(Message::Run(*command));
                }
            }
        });
    }
}

/// A button with icon and text for a command; its tooltip names the key.
fn command_button(
    ui: &mut Ui,
    state: &CommandState,
    command: Command,
    icon: Icon,
    name: &str,
    size: Vec2,
) -> Response {
    let button = Button::new((icon.atom(), name)).min_size(size);
    let response = ui.add_enabled(command.is_enabled(state), button);
    let tooltip = command.tooltip(ui.ctx());
    response.on_hover_text(&tooltip).on_disabled_hover_text(tooltip)
}

/// The buttons that walk the record.
pub fn walk_ui(ui: &mut Ui, state: &CommandState, messages: &mut Vec<Message>) {
    let buttons = [
        (Command::First, Icon::First),
        (Command::Back, Icon::Previous),
        (Command::Forward, Icon::Next),
        (Command::Last, Icon::Last),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = WALK_GAP;
        for (command, icon) in buttons {
            let name = command.with_key(ui.ctx(), command.entry().name());
            if icon_button(ui, icon, &name, command.is_enabled(state)).clicked() {
                messages.push(Message::Run(command));
            }
        }
    });
}
