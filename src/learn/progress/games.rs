//! What the learner's games say together: what mistakes were about, what became of chances against people of
//! the same rating, openings, and the time that moves took.

use super::{GameTotals, LINK, heading};
use crate::learn::Out;
use crate::learn::stage;
use crate::tools::lesson_button;
use egui::{Grid, Label, RichText, Ui};
use othello::rating::Rating;
use teach::games::Totals;
use teach::ideas::{lesson_of, theme_of};
use texts::text;

/// The most openings that are listed.
const OPENINGS_MAX: usize = 6;

pub(super) fn games_ui(ui: &mut Ui, games: &GameTotals, rating: Rating, out: &mut Out) {
    if games.all.n_games == 0 {
        return;
    }
    ideas_ui(ui, games, out);
    chances_ui(ui, &games.all.chance_words(rating, true));
    openings_ui(ui, &games.all);
    if let Some(words) = games.all.time_words() {
        heading(ui, text!("progress-time"));
        ui.add(Label::new(words).wrap());
    }
}

/// What each idea cost: how often in the latest games, and how many discs a game, there and before. The one
/// that costs most, if it is a habit, stands out.
fn ideas_ui(ui: &mut Ui, games: &GameTotals, out: &mut Out) {
    let GameTotals { lately, before, .. } = games;
    heading(ui, text!("progress-motifs", n = lately.n_games));
    if lately.ideas.is_empty() {
        ui.label(text!("progress-motifs-none"));
        return;
    }
    Grid::new("ideas").num_columns(5).spacing([12.0, 6.0]).striped(true).show(ui, |ui| {
        let titles = [
            String::new(),
            text!("progress-times"),
            text!("progress-discs-a-game"),
            text!("progress-before"),
            String::new(),
        ];
        for title in titles {
            ui.label(RichText::new(title).weak());
        }
        ui.end_row();
        let discs = |totals: &Totals, idea| {
            let cost = totals.a_game(idea).map_or(0.0, |cost| cost.discs);
            if totals.n_games == 0 { "–".to_owned() } else { text::decimal(cost, 1) }
        };
        for &(idea, cost) in &lately.ideas {
            let own = RichText::new(discs(lately, idea));
            ui.label(idea.name());
            ui.label(cost.n.to_string());
            ui.label(if lately.habit() == Some(idea) { own.strong() } else { own });
            ui.label(discs(before, idea));
            ui.horizontal(|ui| {
                lesson_button(ui, Some(lesson_of(idea)), LINK, out);
                if let Some(theme) = theme_of(idea) {
                    stage::puzzles_button(ui, theme, LINK, out);
                }
            });
            ui.end_row();
        }
    });
}

/// What became of chances, a sentence each.
fn chances_ui(ui: &mut Ui, sentences: &[String]) {
    if !sentences.is_empty() {
        heading(ui, text!("progress-turn"));
    }
    for sentence in sentences {
        ui.add(Label::new(sentence).wrap());
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
            ui.label(opening.lost());
            ui.end_row();
        }
    });
}
