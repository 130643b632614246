//! What the learner's games say together: what mistakes were about and what became of chances, both against
//! people of the same rating, openings, and the time that moves took.

use super::{GameTotals, LINK, heading};
use crate::learn::stage;
use crate::message::Message;
use egui::{Grid, Label, RichText, Ui};
use othello::rating::Rating;
use teach::games::Totals;
use teach::peers::Habits;
use texts::text;

/// The most openings that are listed.
const OPENINGS_MAX: usize = 6;

pub(super) fn games_ui(ui: &mut Ui, games: &GameTotals, rating: Rating, messages: &mut Vec<Message>) {
    if games.all.n_games == 0 {
        return;
    }
    motifs_ui(ui, games, &Habits::of(rating), messages);
    chances_ui(ui, &games.all.chance_words(rating, true));
    openings_ui(ui, &games.all);
    if let Some(words) = games.all.time_words() {
        heading(ui, text!("progress-time"));
        ui.add(Label::new(words).wrap());
    }
}

/// How often each motif was what a mistake was about: in the latest games, in those before, and with people
/// of the same rating. What is clearly more often than with them stands out.
fn motifs_ui(ui: &mut Ui, games: &GameTotals, peers: &Habits, messages: &mut Vec<Message>) {
    let GameTotals { lately, before, .. } = games;
    heading(ui, text!("progress-motifs", n = lately.n_games));
    if lately.motifs.is_empty() {
        ui.label(text!("progress-motifs-none"));
        return;
    }
    Grid::new("motifs").num_columns(5).spacing([12.0, 6.0]).striped(true).show(ui, |ui| {
        let titles = [
            String::new(),
            text!("progress-lately"),
            text!("progress-before"),
            text!("progress-own-group"),
            String::new(),
        ];
        for title in titles {
            ui.label(RichText::new(title).weak());
        }
        ui.end_row();
        for &(motif, _) in &lately.motifs {
            let own = RichText::new(text::decimal(lately.a_game(motif), 1));
            ui.label(motif.name());
            ui.label(if lately.stands_out(motif, peers) { own.strong() } else { own });
            let earlier = match before.n_games {
                0 => "–".to_owned(),
                _ => text::decimal(before.a_game(motif), 1),
            };
            ui.label(earlier);
            ui.label(text::decimal(peers.motif(motif), 1));
            ui.horizontal(|ui| {
                stage::lesson_button(ui, Some(motif.lesson()), LINK, messages);
                if let Some(theme) = motif.theme() {
                    stage::puzzles_button(ui, theme, LINK, messages);
                }
            });
            ui.end_row();
        }
    });
    let above = lately.motifs.iter().map(|(motif, _)| *motif);
    let above: Vec<String> =
        above.filter(|motif| lately.stands_out(*motif, peers)).map(|motif| motif.name()).collect();
    if !above.is_empty() {
        ui.add(Label::new(text!("progress-motifs-above", motifs = text::list(&above))).wrap());
    }
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
