//! The moves played: Black's in one column, White's in the other, numbered as Othello counts them, by discs
//! placed.
//!
//! The columns hold the *shown line*, so they always include the moves that led to the board. A variation is
//! indented below the move that it replaces; a click on it goes to its first move.

use super::Out;
use crate::command::Command;
use crate::shared::Shared;
use crate::widgets::focus::key_pressed;
use crate::widgets::form::text_width;
use crate::widgets::row::{brings_into_view, text_scale};
use crate::widgets::words::words_ui;
use analysis::study::moves::{MoveEntry, MoveRow, rows};
use egui::style::ScrollAnimation;
use egui::{
    Align, Atom, AtomExt, Button, Color32, EventFilter, Id, Key, Label, Layout, Rect, Response, RichText,
    ScrollArea, Sense, Shape, Stroke, TextStyle, Ui, vec2,
};
use othello::record::{Annotations, NodeId, Record};
use othello::rules::{Color, Move};
use session::Action;
use texts::text;
use texts::words::{self, CORRECTED, judged_name, move_name};

const ROW: f32 = 24.0;

/// The menu that promotes or deletes a move with all that follows it.
pub(crate) fn edit_menu_ui(ui: &mut Ui, node: NodeId, out: &mut Out) {
    ui.set_width(220.0);
    for (command, action) in
        [(Command::Promote, Action::Promote(node)), (Command::Delete, Action::Remove(node))]
    {
        if ui.button(command.entry().name()).on_hover_text(command.entry().hint()).clicked() {
            out.act(action);
            ui.close();
        }
    }
}

/// Paints a triangle into the corner of a move that has a comment.
pub(crate) fn comment_sign(ui: &Ui, rect: Rect, color: Color32) {
    let corner = rect.right_top() + vec2(-2.0, 2.0);
    let points = vec![corner, corner - vec2(7.0, 0.0), corner + vec2(0.0, 7.0)];
    ui.painter().add(Shape::convex_polygon(points, color, Stroke::NONE));
}

/// The notes after a move's name, as the screen reader says them.
pub(crate) fn spoken_notes(notes: Option<&Annotations>) -> Vec<String> {
    let Some(notes) = notes else { return Vec::new() };
    let judgement = notes.judgement.map(words::judgement_name);
    let comment = (!notes.comment.is_empty()).then(|| text!("moves-with-comment"));
    judgement.into_iter().chain(comment).collect()
}

/// Draws the list of moves in the free space.
pub(crate) fn moves_ui(ui: &mut Ui, shared: &Shared, out: &mut Out) {
    let record = shared.record();
    let rows = rows(record);
    if rows.is_empty() {
        let text = RichText::new(text!("moves-none")).weak();
        ui.add(Label::new(text).selectable(false));
        return;
    }
    let follows = brings_into_view(ui, shared.position_changed, "moves", 0);
    // Where little height is free, a list of its usual least height would cover what is below it.
    let list = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(ROW);
    list.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
        if record.cursor() == Record::ROOT && follows {
            ui.scroll_to_cursor_animation(Some(Align::Min), ScrollAnimation::none());
        }
        for row in &rows {
            let shown = row_ui(ui, row, record, out);
            let holds_current = match row {
                MoveRow::Moves(pair) => pair.iter().flatten().any(|entry| entry.node == record.cursor()),
                MoveRow::Correction(node, _) => *node == record.cursor(),
                MoveRow::Variation(..) => false,
            };
            if follows && holds_current {
                ui.scroll_to_rect_animation(shown.rect.expand(ROW), None, ScrollAnimation::none());
            }
        }
    });
}

/// The last moves in one line, as many as fit into the free width.
pub(crate) fn line_ui(ui: &mut Ui, record: &Record) {
    let size = record.start().size();
    let names: Vec<String> = record.moves().iter().map(|&mv| move_name(mv, size)).collect();
    let line = |from: usize| {
        let sign = if from > 0 { "… " } else { "" };
        format!("{sign}{}", names[from..].join(" "))
    };
    let fits = |from: &usize| text_width(ui, &line(*from), TextStyle::Body) <= ui.available_width();
    let from = (0..names.len()).find(fits).unwrap_or(names.len());
    ui.add(Label::new(RichText::new(line(from)).weak()).selectable(false));
}

fn row_ui(ui: &mut Ui, row: &MoveRow, record: &Record, out: &mut Out) -> Response {
    let size = vec2(ui.available_width(), ROW * text_scale(ui));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return response;
    }
    // The rows above may not be drawn, so the id comes from the move; else the keyboard would leave it.
    let first = match row {
        MoveRow::Moves(pair) => pair.iter().flatten().next().map(|entry| entry.node),
        MoveRow::Correction(node, _) | MoveRow::Variation(node, _) => Some(*node),
    };
    let layout = Layout::left_to_right(Align::Center);
    let builder = egui::UiBuilder::new().scope_id(Id::unique(("row of moves", first)));
    let mut ui = ui.new_child(builder.max_rect(rect).layout(layout));
    match row {
        MoveRow::Moves(pair) => {
            let width = ((rect.width() - 4.0) / 2.0).floor();
            for entry in pair {
                match entry {
                    Some(entry) => entry_ui(&mut ui, entry, record, width, out),
                    None => ui.add_space(width + 4.0),
                }
            }
        }
        MoveRow::Correction(node, turn) => correction_ui(&mut ui, *node, *turn, record, out),
        MoveRow::Variation(node, text) => {
            ui.add_space(16.0);
            let text = RichText::new(text).italics().weak();
            let response = ui.add(Button::new(text).frame_when_inactive(false).truncate());
            jump_ui(&response.on_hover_text(text!("moves-instead.hint")), *node, out);
        }
    }
    response
}

/// A row across both columns for a correction: the moves below it are played on another board.
fn correction_ui(ui: &mut Ui, node: NodeId, turn: Color, record: &Record, out: &mut Out) {
    let is_current = node == record.cursor();
    let words = text!("moves-corrected", color = turn.key());
    let text = RichText::new(format!("{CORRECTED} {words}"));
    let text = if is_current { text } else { text.color(ui.visuals().warn_fg_color) };
    let size = vec2(ui.available_width(), ROW * text_scale(ui) - 2.0);
    let response = ui.add(Button::selectable(is_current, (text, Atom::grow())).min_size(size).truncate());
    let spoken = text::list([vec![words], spoken_notes(record.annotations(node))].concat());
    let response = response.accessible_name(spoken).on_hover_text(text!("moves-corrected.hint"));
    jump_ui(&response, node, out);
}

/// A click on a move goes there; the other button opens the menu of [`edit_menu_ui`].
pub(crate) fn jump_ui(response: &Response, node: NodeId, out: &mut Out) {
    out.act(response.clicked().then_some(Action::Jump(node)));
    response.context_menu(|ui| edit_menu_ui(ui, node, out));
}

fn entry_ui(ui: &mut Ui, entry: &MoveEntry, record: &Record, width: f32, out: &mut Out) {
    let name = judged_name(record, entry.node, record.start().size()).unwrap_or_default();
    let notes = record.annotations(entry.node);
    let is_current = entry.node == record.cursor();
    let number = entry.number.map(|number| number.to_string()).unwrap_or_default();
    // Weak text would be hard to read on the colour of the chosen move.
    let beside = |text: String| {
        let text = RichText::new(text).small();
        if is_current { text } else { text.weak() }
    };
    let number = beside(number).atom_size(vec2(22.0, 12.0));
    let text = RichText::new(&name);
    // Only games with clocks show what time a move took.
    let time = record.move_time(entry.node).filter(|_| record.header.clocks.is_some());
    let time = beside(time.map_or(String::new(), |time| words::clock_words(time.duration().as_secs())));
    let button = Button::selectable(is_current, (number, text, Atom::grow(), time))
        .min_size(vec2(width, ROW * text_scale(ui) - 2.0));
    let response = ui.add(button);
    let color = entry.color.key();
    let spoken = || match entry.number {
        Some(number) => {
            let own = text!("moves-spoken", number = number, color = color, name = &*name);
            text::list([vec![own], spoken_notes(notes)].concat())
        }
        None => {
            let is_placed = |node: &NodeId| record.move_into(*node).is_some_and(|mv| mv.square().is_some());
            let n = record.path(entry.node).into_iter().filter(is_placed).count();
            text!("moves-spoken-pass", color = color, n = n)
        }
    };
    // Only while a screen reader runs: these words take time for each move of a long list.
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(spoken()));
    jump_ui(&response, entry.node, out);
    walk_by_arrows(&response, entry.node, record, out);
    if notes.is_some_and(|notes| !notes.comment.is_empty()) {
        // A corner turned down, as of a page with something on it.
        comment_sign(ui, response.rect, ui.visuals().weak_text_color());
    }
    // Only for the move under the pointer, since finding its flips replays the game, which takes time.
    response.on_hover_ui(|ui| {
        words_ui(ui, entry_words(entry, record));
        if let Some(time) = record.move_time(entry.node) {
            ui.weak(text!("moves-thought-for", time = words::time_words(time)));
        }
        if let Some(notes) = notes.filter(|notes| !notes.comment.is_empty()) {
            words_ui(ui, &notes.comment);
        }
    });
}

/// Arrows walk the moves while one has the keyboard: sideways to the next one, up and down by two.
fn walk_by_arrows(response: &Response, node: NodeId, record: &Record, out: &mut Out) {
    let (ctx, awaited) = (&response.ctx, Id::unique("the move that gets the keyboard"));
    if ctx.data(|data| data.get_temp(awaited)) == Some(node) {
        ctx.data_mut(|data| data.remove::<NodeId>(awaited));
        response.request_focus();
    }
    if !response.has_focus() {
        return;
    }
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let line = record.line();
    let Some(at) = line.iter().position(|other| *other == node) else { return };
    for (key, step) in [(Key::ArrowLeft, -1), (Key::ArrowRight, 1), (Key::ArrowUp, -2), (Key::ArrowDown, 2)] {
        let is_pressed = key_pressed(ctx, key);
        let next = at.checked_add_signed(step).and_then(|at| line.get(at));
        if let Some(next) = next.filter(|_| is_pressed) {
            ctx.data_mut(|data| data.insert_temp(awaited, *next));
            out.act(Action::Jump(*next));
        }
    }
}

/// "White: d6 flips 2 discs: d5, e6".
fn entry_words(entry: &MoveEntry, record: &Record) -> String {
    let before = record.position_at(record.parent(entry.node).expect("a move has a position before it"));
    match entry.mv {
        Move::Pass => text!("moves-had-to-pass", color = entry.color.key()),
        Move::Place(square) => {
            let flips = words::flips_words(&square.name(before.size()), before.flips(square), before.size());
            text!("moves-flips", color = entry.color.key(), flips = flips)
        }
    }
}
