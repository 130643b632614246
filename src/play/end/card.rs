//! The end of a game, on a card in the panel, so that it covers no square: who won and how, and what to do
//! next.

use crate::command::{Command, CommandState};
use crate::message::Message;
use crate::play;
use crate::widgets::icons::{Icon, icon_ui};
use egui::{Frame, Label, Margin, RichText, Ui};
use othello::rules::Color;
use outflank_core::next_game::{even_match, other_level, rating_remark, remark};
use outflank_core::players_view::PlayersView;
use outflank_core::session::{Action, Activity, Mode};
use outflank_core::text;
use outflank_core::words;

/// Draws the card, if the game on the board is over.
pub fn end_card_ui(ui: &mut Ui, view: &PlayersView, commands: &CommandState, messages: &mut Vec<Message>) {
    let goal = view.session.record().goal();
    let (outcome, winner) = match *view.session.activity() {
        Activity::Over(outcome) => (Some(outcome), outcome.winner(goal)),
        Activity::OutOfTime(color) => (None, Some(!color)),
        _ => return,
    };
    let fill = ui.visuals().selection.bg_fill.gamma_multiply(0.35);
    Frame::new().fill(fill).corner_radius(8).inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            icon_ui(ui, Icon::Check, ui.visuals().strong_text_color());
            let title = words::situation(view.session, false);
            ui.add(Label::new(RichText::new(title).size(18.0).strong()).wrap());
        });
        let reason = outcome.and_then(|outcome| words::outcome_reason(outcome, goal));
        let remark = outcome.and_then(|outcome| remark(view, outcome));
        for remark in reason.into_iter().chain(remark) {
            ui.add(Label::new(remark).wrap().selectable(false));
        }
        // What was opened to be looked at has no next game.
        if view.session.mode() != Mode::Study {
            ui.horizontal_wrapped(|ui| next_ui(ui, view, commands, winner, messages));
        }
        // It comes when the game has been looked through: below the buttons, which then stay where they are.
        if let Some(remark) = rating_remark(view) {
            ui.add(Label::new(remark).wrap().selectable(false));
        }
    });
}

/// The buttons: the same again, what happened, and an opponent that fits better. What is found out only after
/// the game stands last, so that no button moves from under the pointer.
fn next_ui(
    ui: &mut Ui,
    view: &PlayersView,
    commands: &CommandState,
    winner: Option<Color>,
    messages: &mut Vec<Message>,
) {
    let buttons = [
        (Command::PlayAgain, text!("end-rematch")),
        (Command::ChangeSides, text!("end-change-sides")),
        (Command::Review, text!("end-review")),
    ];
    for (command, name) in buttons {
        let is_there = command == Command::Review && commands.review.is_some();
        let button = ui.add_enabled(command.is_enabled(commands) && !is_there, egui::Button::new(name));
        if button.on_hover_text(command.tooltip(ui.ctx())).clicked() {
            messages.push(Message::Run(command));
        }
    }
    if view.session.lost_on_time().is_some() {
        let button = ui.button(text!("end-go-on")).on_hover_text(text!("end-go-on.hint"));
        if button.clicked() {
            messages.push(Message::Game(Action::PlayOn(view.session.players())));
        }
    }
    if let Some((color, choice, name)) = other_level(view, winner) {
        let hint = text!("end-same-against", player = words::players::label(choice.player()));
        if ui.button(name).on_hover_text(hint).clicked() {
            messages.extend([
                Message::Play(play::Message::Choose(color, choice)),
                Message::Run(Command::PlayAgain),
            ]);
        }
    }
    if commands.n_moments > 0 {
        let button = ui.button(text!("end-another-look", n = commands.n_moments.min(3)));
        let button = button.on_hover_text(Command::AnotherLook.tooltip(ui.ctx()));
        if button.clicked() {
            messages.push(Message::Run(Command::AnotherLook));
        }
    }
    if let Some((color, choice)) = even_match(view) {
        let player = words::players::label(choice.player());
        let (name, hint) = match view.settings.match_share {
            ..50 => (text!("end-harder-match"), text!("end-harder-match.hint", player = player)),
            50 => (text!("end-even-match"), text!("end-even-match.hint", player = player)),
            _ => (text!("end-easier-match"), text!("end-easier-match.hint", player = player)),
        };
        if ui.button(name).on_hover_text(hint).clicked() {
            messages.extend([
                Message::Play(play::Message::Choose(color, choice)),
                Message::Run(Command::PlayAgain),
            ]);
        }
    }
}
