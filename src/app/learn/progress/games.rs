//! What the learner's games say together: what mistakes were about, games that were ahead or behind at the
//! turn, openings, and the time that moves took.

use super::{Games, LINK, heading};
use crate::app::learn::stage;
use crate::app::message::Message;
use crate::teach::games::{EMPTIES_AT_THE_TURN, Totals};
use crate::text;
use egui::{Grid, Label, RichText, Ui};

/// The most openings that are listed.
const OPENINGS_MAX: usize = 6;

pub(super) fn games_ui(ui: &mut Ui, games: &Games, messages: &mut Vec<Message>) {
    if games.all.n_games == 0 {
        return;
    }
    motifs_ui(ui, &games.lately, &games.before, messages);
    turn_ui(ui, &games.all);
    openings_ui(ui, &games.all);
    if let Some(words) = games.all.time_words() {
        heading(ui, text!("progress-time"));
        ui.add(Label::new(words).wrap());
    }
}

/// How often each motif was what a mistake was about, in the latest games and in those before.
fn motifs_ui(ui: &mut Ui, lately: &Totals, before: &Totals, messages: &mut Vec<Message>) {
    heading(ui, text!("progress-motifs", n = lately.n_games));
    if lately.motifs.is_empty() {
        ui.label(text!("progress-motifs-none"));
        return;
    }
    Grid::new("motifs").num_columns(4).spacing([12.0, 6.0]).striped(true).show(ui, |ui| {
        let titles = [String::new(), text!("progress-lately"), text!("progress-before"), String::new()];
        for title in titles {
            ui.label(RichText::new(title).weak());
        }
        ui.end_row();
        for &(motif, _) in &lately.motifs {
            ui.label(motif.name());
            ui.label(text::decimal(lately.a_game(motif), 1));
            let earlier = match before.n_games {
                0 => "–".to_owned(),
                _ => text::decimal(before.a_game(motif), 1),
            };
            ui.label(earlier);
            ui.horizontal(|ui| {
                stage::lesson_button(ui, motif.lesson(), LINK, messages);
                if let Some(theme) = motif.theme() {
                    stage::puzzles_button(ui, theme, LINK, messages);
                }
            });
            ui.end_row();
        }
    });
}

/// What became of games that were ahead or behind.
fn turn_ui(ui: &mut Ui, all: &Totals) {
    let lines = all.turn_words();
    if !lines.is_empty() {
        heading(ui, text!("progress-turn", empties = EMPTIES_AT_THE_TURN));
    }
    for line in lines {
        ui.add(Label::new(line).wrap());
    }
}

fn openings_ui(ui: &mut Ui, all: &Totals) {
    if all.openings.is_empty() {
        return;
    }
    heading(ui, text!("progress-openings"));
    Grid::new("openings").num_columns(4).spacing([12.0, 6.0]).striped(true).show(ui, |ui| {
        let titles = [
            String::new(),
            text!("progress-opening-games"),
            text!("progress-opening-points"),
            text!("progress-opening-loss"),
        ];
        for title in titles {
            ui.label(RichText::new(title).weak());
        }
        ui.end_row();
        for opening in all.openings.iter().take(OPENINGS_MAX) {
            ui.label(opening.name());
            ui.label(opening.n_games.to_string());
            ui.label(opening.points());
            ui.label(text::decimal(opening.loss, 1));
            ui.end_row();
        }
    });
}
