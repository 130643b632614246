//! The section in which the moves of a game are guessed: the game on the board, and whose moves.

use super::stage;
use crate::command::Command;
use crate::message::Message;
use egui::{Button, Label, RichText, ScrollArea, Ui, vec2};
use othello::formats;
use othello::rules::{ByColor, Color};
use session::Action;
use teach::choice::GuessChoice;
use teach::guess::games;
use teach::guess::round::GuessRound;
use teach::profile::Profile;
use texts::text;
use texts::words::{color_name, kept_name, named_player};

/// Draws the choice of the side, or the ways to a game where there is none.
pub(crate) fn guess_ui(ui: &mut Ui, round: &GuessRound, messages: &mut Vec<Message>) {
    stage::header_ui(ui, &text!("learn-guess"), &text!("learn-back-to-learn"), messages);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, stage::COLUMN, |ui| {
            ui.add_space(8.0);
            ui.add(Label::new(text!("guess-about")).wrap());
            ui.add_space(8.0);
            if round.record().is_some() {
                sides_ui(ui, round, messages);
            } else {
                ways_ui(ui, messages);
            }
        });
    });
}

fn sides_ui(ui: &mut Ui, round: &GuessRound, messages: &mut Vec<Message>) {
    let Some(record) = round.record() else { return };
    let mut header = record.header.clone();
    header.players = header.players.map(|name| kept_name(name.trim()));
    let title = formats::title(&header);
    if !title.is_empty() {
        ui.add(Label::new(RichText::new(title).heading().strong()).wrap());
    }
    ui.add(Label::new(text!("guess-whose")).wrap());
    let name = |color| match named_player(&record.header, color) {
        Some(player) => text!("player-of-color", color = color.key(), name = player.name),
        None => color_name(color),
    };
    let sides = Color::BOTH.map(|color| (Some(color), name(color)));
    let both = (None, text!("guess-both"));
    for (number, (side, name)) in sides.into_iter().chain([both]).enumerate() {
        let n = round.n_moves(side);
        let words = text!("guess-side", name = name, n = n);
        let button = Button::new(words).wrap().min_size(vec2(ui.available_width(), 34.0));
        let button = ui.add_enabled(n > 0, button);
        if number == 0 {
            stage::focus_at_first(ui, "guess-sides", &button);
        }
        if button.clicked() {
            messages.push(GuessChoice::Begin(side).into());
        }
    }
}

/// Where a game comes from.
fn ways_ui(ui: &mut Ui, messages: &mut Vec<Message>) {
    ui.add(Label::new(text!("guess-no-game")).wrap());
    ui.add_space(4.0);
    for (number, command) in [Command::Library, Command::Open, Command::Paste].into_iter().enumerate() {
        let button = Button::new(command.entry().name()).min_size(vec2(180.0, 34.0));
        let button = ui.add(button).on_hover_text(command.tooltip(ui.ctx()));
        if number == 0 {
            stage::focus_at_first(ui, "guess", &button);
        }
        if button.clicked() {
            messages.push(Message::Run(command));
        }
    }
    ui.add_space(8.0);
    ui.add(Label::new(text!("guess-own-games")).wrap());
    for (number, game) in games::all().iter().enumerate() {
        let ByColor { black, white } = game.discs;
        let (n, opening) = (number + 1, game.opening.name());
        let words = text!("guess-own-game", n = n, opening = opening, black = black, white = white);
        let button = Button::new(words).wrap().min_size(vec2(ui.available_width(), 34.0));
        if ui.add(button).clicked() {
            messages.push(Message::Game(Action::Load(Box::new(game.record.clone()))));
        }
    }
}

/// What the section needs.
pub(crate) fn progress_words(_: &Profile) -> String {
    text!("guess-needs")
}
