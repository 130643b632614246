//! What is written beside the move shown: a judgement, a comment, and what analysis found it to be worth.

use crate::analysis::headline::discs;
use crate::app::App;
use crate::app::message::Message;
use crate::record::{Judgement, Record, Sureness, Worth};
use crate::rules::Color;
use crate::session::Action;
use egui::{ComboBox, Label, RichText, TextEdit, Ui};

/// The height of the notes, in points.
pub const HEIGHT: f32 = 82.0;

/// Draws them, so that they can be changed.
pub fn notes_ui(ui: &mut Ui, app: &App, messages: &mut Vec<Message>) {
    let record = app.session.record();
    let node = record.cursor();
    let notes = record.notes(node).cloned().unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label(RichText::new("Notes").strong());
        if node != Record::ROOT {
            let shown = notes.judgement.map_or("no sign", Judgement::sign);
            let label = ui.label(RichText::new("Sign").weak());
            let combo =
                ComboBox::from_id_salt("judgement").width(90.0).selected_text(shown).show_ui(ui, |ui| {
                    for judgement in [None].into_iter().chain(Judgement::ALL.map(Some)) {
                        let text =
                            judgement.map_or("no sign".to_owned(), |j| format!("{}  {}", j.sign(), j.name()));
                        if ui.selectable_label(judgement == notes.judgement, text).clicked() {
                            messages.push(Message::Do(Action::Judge(node, judgement)));
                        }
                    }
                });
            combo.response.labelled_by(label.id);
        }
        // While the position is analysed its worth is told there, perhaps from deeper.
        if let Some(worth) = notes.worth.as_ref().filter(|_| app.study.knowledge().is_none()) {
            ui.add(Label::new(RichText::new(worth_words(worth)).small().weak()).truncate());
        }
    });
    let mut comment = notes.comment.clone();
    let hint = if node == Record::ROOT { "About the game" } else { "About this move" };
    let field =
        TextEdit::multiline(&mut comment).hint_text(hint).desired_rows(2).desired_width(f32::INFINITY);
    let changed = egui::ScrollArea::vertical()
        .id_salt("comment")
        .max_height(HEIGHT - 30.0)
        .show(ui, |ui| ui.add(field).accessible_name("Comment").changed());
    if changed.inner {
        messages.push(Message::Do(Action::Comment(node, comment)));
    }
}

/// "+1.2 for Black, ≈ depth 14".
fn worth_words(&Worth { hundredths, sureness, .. }: &Worth) -> String {
    let color = if hundredths < 0 { Color::White } else { Color::Black };
    let value = discs(hundredths.abs());
    match sureness {
        _ if hundredths == 0 && sureness == Sureness::Exact => "a draw, exact".to_owned(),
        Sureness::Exact => format!("{value} for {color}, exact"),
        Sureness::Guess { depth, .. } => format!("{value} for {color}, ≈ depth {depth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worth_is_told_for_the_side_that_is_ahead() {
        let guess = Sureness::Guess { depth: 14, certainty: 73 };
        let words = |hundredths, sureness| worth_words(&Worth::new(hundredths, sureness));
        assert_eq!(words(-250, guess), "+2.5 for White, ≈ depth 14");
        assert_eq!(words(600, Sureness::Exact), "+6 for Black, exact");
        assert_eq!(words(0, Sureness::Exact), "a draw, exact");
    }
}
