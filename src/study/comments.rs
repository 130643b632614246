//! What is written beside the move shown: a judgement, a comment, and what analysis found it to be worth.

use super::Out;
use super::moves::MovesView;
use crate::widgets::form;
use analysis::learn;
use egui::{ComboBox, Label, RichText, TextEdit, Ui};
use othello::record::{Judgement, Record};
use session::Action;
use texts::text;
use texts::words;
use texts::words::judgement_name;

/// The height of the notes, in points.
pub(crate) const HEIGHT: f32 = 82.0;

/// Draws the notes, which the user can change.
pub(crate) fn notes_ui(ui: &mut Ui, view: &MovesView, out: &mut Out) {
    let record = view.record;
    let node = record.cursor();
    let notes = record.annotations(node).cloned().unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("notes-title")).strong());
        if node != Record::ROOT {
            ui.label(RichText::new(text!("notes-sign")).weak());
            let list = ComboBox::from_id_salt("judgement").width(90.0);
            let text = |judgement: Option<Judgement>| {
                judgement.map_or_else(
                    || text!("notes-no-sign"),
                    |judgement| format!("{}  {}", judgement.sign(), judgement_name(judgement)),
                )
            };
            let signs = [None].into_iter().chain(Judgement::ALL.map(Some)).map(|sign| (sign, text(sign)));
            let mut judgement = notes.judgement;
            form::list_ui(ui, list, &text!("notes-sign"), &mut judgement, signs, |_, _| {});
            if judgement != notes.judgement {
                out.act(Action::Judge(node, judgement));
            }
        }
        // During an analysis the panel already shows the value, perhaps from a deeper search.
        if let Some(kept) = notes.evaluation.as_ref().filter(|_| !view.is_analysed) {
            let position = record.position();
            let evaluation = learn::shown(view.knowledge.value(position, record.goal()), kept);
            let words = words::favour(&evaluation.of(position.turn()), position.empties().len());
            ui.add(Label::new(RichText::new(words).small().weak()).truncate());
        }
    });
    let mut comment = notes.comment.clone();
    let hint = match node == Record::ROOT {
        true => text!("notes-about-game"),
        false => text!("notes-about-move"),
    };
    let field =
        TextEdit::multiline(&mut comment).hint_text(hint).desired_rows(2).desired_width(f32::INFINITY);
    let changed = egui::ScrollArea::vertical()
        .id_salt("comment")
        .max_height(HEIGHT - 30.0)
        .show(ui, |ui| ui.add(field).accessible_name(text!("notes-comment")).changed());
    if changed.inner {
        out.act(Action::Comment(node, comment));
    }
}
