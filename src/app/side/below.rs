//! The panels below the board: one thing at a time in a small window, two columns in an upright one.

use super::{
    LINE, LIST, Out, Panels, computers_ui, has_notes_below, record_and_notes_ui, record_head_ui, record_ui,
    table,
};
use crate::arrangement::{GAP, LOW_GAP, Place};
use crate::command::Command;
use crate::matches::{self, table as standing};
use crate::outbox::{Ask, Sent};
use crate::review::panel as review_panel;
use crate::study::{self, RecordPlace, comments, moves};
use crate::tools::{ROW, WALK, tools_ui, walk_ui};
use crate::widgets::icons::{Icon, icon_button};
use egui::{Button, Ui, UiBuilder, vec2};
use texts::text;

/// The width of a button with a cross, with the gap before it.
const CROSS: f32 = 34.0;
/// The height of a row in a small window.
const LOW_LINE: f32 = 20.0;

/// Below the board of a small window: one thing at a time.
pub(super) fn small_window_ui(ui: &mut Ui, place: &Place, panels: &Panels, out: &mut Out) {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let (whole, foot) = (ui.max_rect(), panels.foot(place));
    let part = |top: f32, bottom: f32| UiBuilder::new().max_rect(whole.with_min_y(top).with_max_y(bottom));
    if foot > 0.0 {
        let row = part(whole.bottom() - foot + LOW_GAP, whole.bottom());
        computers_ui(&mut ui.new_child(row), false, panels, out);
    }
    let ui = &mut ui.new_child(part(whole.top(), whole.bottom() - foot));
    if let Some(review) = panels.shown_review(place) {
        let height = ui.available_height() - ROW - GAP;
        out.of(|out| review_panel::header_ui(ui, false, true, review, out));
        out.of(|out| review_panel::low_review_ui(ui, height, review, out));
    } else if panels.has_low_record() && !panels.has_openings() {
        low_record_ui(ui, panels, out);
    } else if panels.has_table() {
        let height = ui.available_height();
        table::table_ui(ui, height, true, panels, out);
    } else if panels.rooms.play.bubble().is_none() {
        // The bubble of coach and hint covers these.
        low_rows_ui(ui, panels, out);
    }
}

/// The buttons, the strength of the computers, and the links to other parts.
fn low_rows_ui(ui: &mut Ui, panels: &Panels, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = LOW_GAP;
    ui.horizontal(|ui| {
        let tools = vec2(ui.available_width() - WALK - GAP, ROW);
        ui.allocate_ui(tools, |ui| tools_ui(ui, &panels.commands, out));
        walk_ui(ui, &panels.commands, out);
    });
    computers_ui(ui, false, panels, out);
    if ui.available_height() >= LOW_LINE {
        links_ui(ui, true, panels, out);
    }
    if ui.available_height() >= LOW_LINE {
        match matches::standing(panels.shared) {
            Some(standing) => standing::lead(ui.ctx(), &standing).ui(ui, out),
            None => moves::line_ui(ui, panels.shared.record()),
        }
    }
}

/// Buttons that open the parts without a place of their own.
fn links_ui(ui: &mut Ui, with_moves: bool, panels: &Panels, out: &mut Out) {
    let (is_expert, ctx) = (panels.commands.has_expert_tools, ui.ctx().clone());
    let show = |shows_notes: bool| {
        Sent::Message(study::Message::ShowRecord(RecordPlace { is_open: true, shows_notes }).into())
    };
    let run = |command: Command| (command.tooltip(&ctx), Sent::Ask(Ask::Run(command)));
    let (moves, notes) = (text!("panel-moves.spoken"), text!("notes-comment"));
    let learn = match panels.rooms.learn.n_mistakes_due() {
        0 => text!("learn-title"),
        n => format!("{} · {n}", text!("learn-title")),
    };
    let links = [
        (with_moves, text!("panel-moves"), (moves, show(false))),
        (is_expert, text!("analysis-title"), run(Command::Analyse)),
        (is_expert && with_moves, text!("notes-title"), (notes, show(true))),
        (true, learn, run(Command::Learn)),
    ];
    ui.horizontal(|ui| {
        for (is_there, name, (hint, leads_to)) in links {
            if is_there && ui.add(Button::new(name)).on_hover_text(hint).clicked() {
                out.sent.push(leads_to);
            }
        }
    });
}

/// Moves, tree or notes in place of the buttons, with a cross that brings the buttons back.
fn low_record_ui(ui: &mut Ui, panels: &Panels, out: &mut Out) {
    ui.horizontal(|ui| {
        record_head_ui(ui, true, panels, out);
        ui.add_space(ui.available_width() - WALK - CROSS);
        walk_ui(ui, &panels.commands, out);
        let shows_tree = panels.shared.settings.show_tree;
        let close = match shows_tree {
            true => Command::Tree.with_key(ui.ctx(), text!("panel-tree-close")),
            false => text!("dialog-close"),
        };
        if icon_button(ui, Icon::Cross, &close, true).clicked() {
            out.send(study::Message::ShowRecord(RecordPlace { is_open: false, ..panels.rooms.study.record }));
            out.run(shows_tree.then_some(Command::Tree));
        }
    });
    match panels.rooms.study.record.shows_notes {
        true => out.of(|out| comments::notes_ui(ui, &panels.rooms.study, panels.shared, out)),
        false => record_ui(ui, panels, out),
    }
}

/// Below the board of an upright window. Left: the buttons, and below them the moves, or the table of moves
/// beside a review. Right: the review, else the table, else the moves.
pub(super) fn upright_window_ui(ui: &mut Ui, place: &Place, panels: &Panels, out: &mut Out) {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let (has_table, review) = (panels.has_table(), panels.shown_review(place));
    ui.columns_const(|[left, right]| {
        tools_ui(left, &panels.commands, out);
        walk_ui(left, &panels.commands, out);
        computers_ui(left, false, panels, out);
        if left.available_height() >= LINE && !panels.has_openings_or_review() {
            links_ui(left, false, panels, out);
        }
        let free = left.available_height();
        if has_table && review.is_some() {
            table::table_ui(left, free, false, panels, out);
        } else if (has_table || review.is_some()) && free >= LIST {
            record_ui(left, panels, out);
        }
        if let Some(review) = review {
            out.of(|out| review_panel::header_ui(right, false, false, review, out));
            out.of(|out| review_panel::review_ui(right, review, out));
        } else if has_table {
            let height = right.available_height();
            table::table_ui(right, height, false, panels, out);
        } else {
            record_and_notes_ui(right, has_notes_below(panels, right.available_height()), panels, out);
        }
    });
}
