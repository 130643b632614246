//! The section in which moves of a game are guessed: the offered game, the choice of a side, and other games.

use super::stage;
use crate::command::Command;
use crate::learn::Out;
use crate::widgets::board::preview_ui;
use crate::widgets::cards::{CORNER_RADIUS, PADDING, card_frame, main_fill, tile_ui};
use crate::widgets::form::chosen_line;
use crate::widgets::words::words_ui;
use egui::{Button, RichText, StrokeKind, Ui, Vec2, vec2};
use othello::record::Record;
use othello::rules::{Color, Position};
use teach::choice::Choice;
use teach::guess::games;
use teach::guess::round::GuessRound;
use teach::profile::Profile;
use texts::text;
use texts::words::{color_name, header_title, kept_name, named_player};

const GAP: f32 = 12.0;
/// The least width of the card of a game, and the height of what is below its board, in points.
const GAME: f32 = 150.0;
const BELOW: f32 = 46.0;

/// Draws the choice of the side, and the ways to other games.
pub(crate) fn guess_ui(ui: &mut Ui, round: &GuessRound, out: &mut Out) {
    stage::page_ui(ui, &text!("learn-guess"), stage::PAGE, out, |ui, out| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        words_ui(ui, text!("guess-about"));
        sides_ui(ui, round, out);
        words_ui(ui, RichText::new(text!("guess-own-games")).strong());
        games_ui(ui, round, out);
        ways_ui(ui, out);
        ui.add_space(GAP);
    });
}

/// The picture of a game: its position after some moves, since all games begin alike.
pub(super) fn picture(record: &Record) -> Position {
    const N_MOVES: usize = 20;
    record.line_positions().get(N_MOVES).map_or(*record.start(), |(_, position)| *position)
}

/// The offered game, and whose moves to guess.
fn sides_ui(ui: &mut Ui, round: &GuessRound, out: &mut Out) {
    let Some(record) = round.record() else { return };
    let mut header = record.header.clone();
    header.players = header.players.map(|name| kept_name(name.trim()));
    // The result would help to guess.
    header.result.clear();
    let from = if round.is_chosen { "choice" } else { "board" };
    let title = Some(header_title(&header)).filter(|title| !title.is_empty());
    let title = title.unwrap_or_else(|| text!("guess-unnamed", from = from));
    let name = |color| match named_player(&record.header, color) {
        Some(player) => text!("player-of-color", color = color.key(), name = player.name),
        None => color_name(color),
    };
    let sides = Color::BOTH.map(|color| (Some(color), name(color)));
    let both = (None, text!("guess-both"));
    card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        words_ui(ui, RichText::new(title).heading().strong());
        words_ui(ui, text!("guess-whose"));
        ui.horizontal_wrapped(|ui| {
            for (number, (side, name)) in sides.into_iter().chain([both]).enumerate() {
                let n = round.n_moves(side);
                let words = text!("guess-side", name = name, n = n);
                let button = ui.add_enabled(n > 0, Button::new(words).min_size(vec2(120.0, 34.0)));
                if number == 0 {
                    // A newly chosen game takes the keyboard from the tiles.
                    stage::focus_at_first(ui, from, &button);
                }
                out.send_if(button.clicked(), Choice::GuessMoves(side));
            }
        });
    });
}

/// The built-in games, without their results; the offered one is marked.
fn games_ui(ui: &mut Ui, round: &GuessRound, out: &mut Out) {
    let games: Vec<_> = games::all().iter().enumerate().collect();
    stage::grid_ui(ui, &games, stage::n_in_row(ui, GAME).clamp(2, 4), |ui, &(number, game), width| {
        let side = (width - 2.0 * PADDING).min(140.0);
        let size = vec2(width, side + BELOW + 2.0 * PADDING);
        let name = text!("guess-own-game", n = number + 1, opening = game.opening.name());
        let is_offered = round.is_of(&game.record);
        let fill = is_offered.then(|| main_fill(ui));
        let card = tile_ui(ui, size, fill, [&name, ""], |ui| {
            ui.vertical_centered(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                preview_ui(ui, &picture(&game.record), side);
                words_ui(ui, &name);
            });
        });
        if is_offered {
            ui.painter().rect_stroke(card.rect, CORNER_RADIUS, chosen_line(ui), StrokeKind::Inside);
            ui.ctx().accesskit_node_builder(card.id, |node| node.set_selected(true));
        }
        out.send_if(card.clicked(), Choice::OfferGame(number));
    });
}

/// The buttons that lead to other games.
fn ways_ui(ui: &mut Ui, out: &mut Out) {
    words_ui(ui, text!("guess-no-game"));
    ui.horizontal_wrapped(|ui| {
        for command in [Command::Library, Command::Open, Command::Paste] {
            let button = Button::new(command.entry().name()).min_size(vec2(120.0, 34.0));
            out.run(ui.add(button).on_hover_text(command.tooltip(ui.ctx())).clicked().then_some(command));
        }
    });
}

/// How many built-in games are guessed, for the ring of the section: as a part of all, and written `3/12`.
pub(crate) fn ring(profile: &Profile) -> (f32, String) {
    let (n_done, n) = (profile.guessed.len(), games::all().len());
    (n_done as f32 / n as f32, format!("{n_done}/{n}"))
}
