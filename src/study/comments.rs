//! The notes on the move shown: a judgement, a comment, and the value that an analysis found.

use super::{Out, Room};
use crate::shared::Shared;
use crate::widgets::form;
use crate::widgets::words::line_ui;
use analysis::learn;
use egui::{ComboBox, RichText, ScrollArea, TextEdit, Ui};
use othello::record::{Judgement, Record};
use session::Action;
use texts::text;
use texts::words::{self, judgement_name};

/// The height of the notes, in points.
pub(crate) const HEIGHT: f32 = 82.0;

/// Draws the notes, which the user can change.
pub(crate) fn notes_ui(ui: &mut Ui, room: &Room, shared: &Shared, out: &mut Out) {
    let record = shared.record();
    let node = record.cursor();
    let mut notes = record.annotations(node).cloned().unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("notes-title")).strong());
        if node != Record::ROOT {
            ui.label(RichText::new(text!("notes-sign")).weak());
            let list = ComboBox::from_id_salt("judgement").width(90.0);
            let text = |judgement: Judgement| format!("{}  {}", judgement.sign(), judgement_name(judgement));
            let none = [(None, text!("notes-no-sign"))];
            let signs = none.into_iter().chain(Judgement::ALL.map(|sign| (Some(sign), text(sign))));
            let mut judgement = notes.judgement;
            form::list_ui(ui, list, &text!("notes-sign"), &mut judgement, signs, |_, _| {});
            if judgement != notes.judgement {
                out.act(Action::Judge(node, judgement));
            }
        }
        // During an analysis the panel already shows the value, perhaps from a deeper search.
        if let Some(kept) = notes.evaluation.as_ref().filter(|_| room.live.study.analysis().is_none()) {
            let position = record.position();
            let evaluation = learn::shown(shared.knowledge.value(position, record.goal()), kept);
            let words = words::favour(&evaluation.of(position.turn()), position.empties().len());
            line_ui(ui, words);
        }
    });
    let hint = match node == Record::ROOT {
        true => text!("notes-about-game"),
        false => text!("notes-about-move"),
    };
    let scroll = ScrollArea::vertical().id_salt("comment").max_height(HEIGHT - 30.0);
    let field = scroll.show(ui, |ui| {
        form::bounded(&mut notes.comment, |comment| {
            let field = TextEdit::multiline(comment).hint_text(hint).desired_rows(2);
            ui.add(field.desired_width(f32::INFINITY))
        })
    });
    if field.inner.accessible_name(text!("notes-comment")).changed() {
        out.act(Action::Comment(node, notes.comment));
    }
}
