//! The panels: buttons, computers, moves, and the open table or review; `arrangement` gives them room.

mod below;
mod table;

use super::message::Out;
use crate::app::rooms::Rooms;
use crate::arrangement::{self, Arrangement, GAP, LOW_GAP, LOW_MARGIN, Place, TEXTS, Texts, WIDTH};
use crate::book::panel::BookView;
use crate::command::{Command, CommandState};
use crate::learn::home;
use crate::matches::{self, table as standing};
use crate::outbox::Ask;
use crate::play::bubble::bubble_ui;
use crate::play::computer::{self, computer_ui};
use crate::players::strength;
use crate::review::panel::{self as review_panel, ReviewView};
use crate::shared::Shared;
use crate::study::{self, RecordPlace, analysis, comments, moves, tree};
use crate::tools::{Lead, ROW, WALK, tools_ui, walk_ui};
use crate::widgets::cards::card_frame;
use crate::widgets::form::tab_ui;
use crate::widgets::theme;
use egui::{Frame, Margin, Panel, RichText, Ui, vec2};
use othello::rules::Color;
use services::engines::second::Opinion;
use services::settings::Settings;
use session::Mode;
use texts::text;

const MARGIN: f32 = 12.0;
/// The width, in points, from which on a panel has the notes beside the moves.
const TWO_COLUMNS: f32 = 560.0;
/// The width, in points, from which on its text is larger.
const LARGE_TEXT: f32 = 700.0;
/// The least height of the moves above the notes, in points: three rows.
const LIST: f32 = 70.0;
/// In a window below this height, in points, an open review or table takes the place of the buttons.
const LOW_WINDOW: f32 = 444.0;
/// The least height for a table above moves or review, in points; with less, it takes their place.
const TABLE_AND_RECORD: f32 = 360.0;
/// The least height of the moves below the rows that lead to analysis and Learn, in points.
const MOVES: f32 = 96.0;
/// The height of a row that leads to the analysis, to Learn or to a match, in points.
const LINE: f32 = 26.0;
/// The height, in points, that buttons, leads and moves need in addition to the computers' cards.
const BELOW_CARDS: f32 = 330.0;

pub(super) struct Panels<'a> {
    pub rooms: &'a Rooms,
    pub shared: &'a Shared,
    pub commands: CommandState<'a>,
    /// The name of an external engine that also analyses, and its opinions.
    pub second: Option<(&'a str, &'a [Opinion])>,
    /// Where the table finds the games of the position shown, while it has a column of them.
    pub games: Option<&'a Shared>,
    /// What the opening book knows of the position, while the table has a column of it.
    pub book: Option<BookView<'a>>,
    pub review: Option<ReviewView<'a>>,
}

impl Panels<'_> {
    /// Whether the table of moves shows games or book, which the user switched on.
    fn has_openings(&self) -> bool {
        self.games.is_some() || self.book.is_some()
    }

    fn has_table(&self) -> bool {
        self.has_openings() || self.rooms.study.is_open()
    }

    /// Whether something is open that wants more room than the moves.
    fn has_openings_or_review(&self) -> bool {
        self.has_openings() || self.review.is_some()
    }

    /// The review, if one is open and the games or the book do not take its place.
    fn shown_review(&self, place: &Place) -> Option<&ReviewView<'_>> {
        let is_covered = |review: &&ReviewView| review.room.is_behind && self.has_openings();
        self.review.as_ref().filter(|review| place.holds_both() || !is_covered(review))
    }

    pub(super) fn has_tools(&self, place: &Place) -> bool {
        match place.arrangement {
            Arrangement::Beside { .. } => {
                place.area.height() >= LOW_WINDOW || !(self.has_openings_or_review() || self.has_table())
            }
            // In a low window any of these takes the place of the buttons.
            Arrangement::Below(_) => {
                let is_covered = self.has_openings_or_review() || self.has_low_record() || self.has_table();
                !is_covered || !place.arrangement.is_low()
            }
        }
    }

    /// Which texts the panel leaves below the board. In a small window a review needs the room of both.
    pub(super) fn texts(&self, place: &Place) -> Texts {
        match place.is_below() && !self.has_tools(place) {
            true if self.shown_review(place).is_some() => Texts::Nothing,
            true => Texts::Strip,
            false => Texts::Both,
        }
    }

    /// The height, in points, of the opponent's row at the foot of a small window in which something covers
    /// the computers' rows. Two rows do not fit; below the saved games none does.
    pub(super) fn foot(&self, place: &Place) -> f32 {
        let is_covered = !self.has_tools(place) || self.rooms.play.bubble().is_some();
        let has_room = self.games.is_none() && self.computers().len() == 1;
        let has_foot = place.arrangement.is_low() && is_covered && has_room;
        if has_foot { strength::ROW + LOW_GAP } else { 0.0 }
    }

    /// Whether the moves, the tree or the notes take the place of the buttons.
    fn has_low_record(&self) -> bool {
        self.rooms.study.record.is_open || self.shared.settings.show_tree
    }

    /// Whether computers and moves are drawn as cards beside the board: only while nothing else is open.
    fn has_cards(&self, place: &Place) -> bool {
        let needs = computer::CARD * self.computers().len() as f32 + BELOW_CARDS;
        let is_free = !self.has_openings_or_review() && !self.has_table();
        is_free && !place.is_below() && place.area.height() >= needs
    }

    /// The colours that computers play: none in a game that is only studied.
    fn computers(&self) -> Vec<Color> {
        let session = &self.shared.session;
        let plays = |color: &Color| session.mode() != Mode::Study && !session.players()[*color].is_human();
        Color::BOTH.into_iter().filter(plays).collect()
    }
}

fn computers_ui(ui: &mut Ui, has_cards: bool, panels: &Panels, out: &mut Out) {
    for color in panels.computers() {
        out.of(|out| computer_ui(ui, color, has_cards, &panels.shared.players_view(), out));
    }
}

/// Draws the panels. Below the board they also take the height of the texts that they replace.
pub(super) fn panel_ui(ui: &mut Ui, place: &Place, panels: &Panels, out: &mut Out) {
    match place.arrangement {
        Arrangement::Beside { width, is_chosen } => {
            let margin = Margin::same(MARGIN as i8);
            let frame = Frame::side_top_panel(ui.style()).inner_margin(margin);
            let panel = Panel::right(if is_chosen { "players and moves" } else { "wide panel" }).frame(frame);
            let panel = match is_chosen {
                true => panel.resizable(true).default_size(width).size_range(*WIDTH.start()..=*WIDTH.end()),
                false => panel.resizable(false).exact_size(width),
            };
            let shown = panel.show(ui, |ui| {
                // Texts of any length must not move the layout.
                ui.set_width(ui.available_width());
                if width >= LARGE_TEXT {
                    theme::enlarge(ui);
                }
                beside_ui(ui, place, panels, out);
            });
            let now = shown.response.rect.width().round();
            let is_dragged = is_chosen && (now - width).abs() >= 1.0;
            if is_dragged && ui.input(|input| input.pointer.any_released()) {
                let panel_width = now as u32;
                let settings = Settings { panel_width, ..panels.shared.settings.clone() };
                out.ask(Ask::Settings(Box::new(settings)));
            }
        }
        Arrangement::Below(height) => {
            let margin = Margin::symmetric(LOW_MARGIN.x as i8, LOW_MARGIN.y as i8);
            let frame = Frame::side_top_panel(ui.style()).inner_margin(margin);
            let panel = Panel::bottom("players and moves below").frame(frame).resizable(false);
            // In a small window the panel also takes the height of the texts that it replaces.
            let of_texts = match panels.texts(place) {
                Texts::Both => 0.0,
                Texts::Strip => arrangement::LINE,
                Texts::Nothing => TEXTS,
            };
            panel.exact_size(height + of_texts).show(ui, |ui| {
                ui.set_width(ui.available_width());
                if place.arrangement.is_low() {
                    below::small_window_ui(ui, place, panels, out);
                } else {
                    below::upright_window_ui(ui, place, panels, out);
                }
            });
        }
    }
}

fn beside_ui(ui: &mut Ui, place: &Place, panels: &Panels, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = GAP;
    let has_cards = panels.has_cards(place);
    let top = ui.cursor().top();
    if panels.has_tools(place) {
        tools_ui(ui, &panels.commands, out);
    }
    computers_ui(ui, has_cards, panels, out);
    if let Some(bubble) = panels.rooms.play.bubble() {
        out.of(|out| bubble_ui(ui, bubble, out));
    }
    // A line below the parts above, if any; cards need none.
    if ui.cursor().top() > top && !has_cards {
        ui.separator();
    }
    // Without room for both, the review hides the table, unless games or book are in front of it.
    if panels.has_table() && (place.holds_both() || panels.shown_review(place).is_none()) {
        let free = ui.available_height();
        if free < TABLE_AND_RECORD {
            table::table_ui(ui, free - ROW - GAP, false, panels, out);
            return walk_ui(ui, &panels.commands, out);
        }
        let height = table::height(ui, panels);
        table::table_ui(ui, height, false, panels, out);
        ui.separator();
    } else if panels.shown_review(place).is_none_or(|review| review.room.shows_moves) {
        let has_leads =
            leads_ui(ui, if panels.has_openings_or_review() { TABLE_AND_RECORD } else { MOVES }, panels, out);
        if has_leads && !has_cards {
            ui.separator();
        }
    }
    match panels.shown_review(place) {
        None if !has_cards => moves_ui(ui, panels, out),
        None => {
            _ = card_frame(ui).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                moves_ui(ui, panels, out);
            })
        }
        Some(review) => {
            out.of(|out| review_panel::header_ui(ui, true, !review.room.shows_moves, review, out));
            if review.room.shows_moves {
                return moves_ui(ui, panels, out);
            }
            if ui.available_width() < review_panel::ROOM_FOR_WALK {
                walk_ui(ui, &panels.commands, out);
            }
            out.of(|out| review_panel::review_ui(ui, review, out));
        }
    }
}

/// Rows that lead elsewhere, if `below` points stay free below them. Returns whether there are any.
fn leads_ui(ui: &mut Ui, below: f32, panels: &Panels, out: &mut Out) -> bool {
    let has_guest = panels.has_openings_or_review();
    let (ctx, is_expert) = (ui.ctx().clone(), panels.commands.has_expert_tools);
    let standing = matches::standing(panels.shared).filter(|_| !has_guest);
    let rows = [
        is_expert.then(|| analysis::lead(&ctx)),
        (!has_guest).then(|| home::lead(&ctx, panels.rooms.learn.n_mistakes_due())),
        standing.map(|standing| standing::lead(&ctx, &standing)),
    ];
    let rows: Vec<Lead> = rows.into_iter().flatten().collect();
    let height = rows.len() as f32 * (LINE + GAP) + 2.0 * GAP + below;
    let has_room = !rows.is_empty() && ui.available_height() >= height;
    if has_room {
        rows.into_iter().for_each(|row| row.ui(ui, out));
    }
    has_room
}

/// The moves with their heading, and below them the notes; one of them where there is no room for both.
fn moves_ui(ui: &mut Ui, panels: &Panels, out: &mut Out) {
    let has_notes = has_notes_below(panels, ui.available_height() - ROW - GAP);
    let head = ui.horizontal(|ui| {
        record_head_ui(ui, !has_notes, panels, out);
        let has_room = ui.available_width() >= WALK;
        if has_room {
            ui.add_space(ui.available_width() - WALK);
            walk_ui(ui, &panels.commands, out);
        }
        has_room
    });
    if !head.inner {
        walk_ui(ui, &panels.commands, out);
    }
    if panels.rooms.study.record.shows_notes && panels.commands.has_expert_tools && !has_notes {
        return out.of(|out| comments::notes_ui(ui, &panels.rooms.study, panels.shared, out));
    }
    record_and_notes_ui(ui, has_notes, panels, out);
}

/// Whether the notes have a place below the moves in this height.
fn has_notes_below(panels: &Panels, height: f32) -> bool {
    panels.commands.has_expert_tools && height - comments::HEIGHT - GAP >= LIST
}

/// The moves or the tree; with `has_notes` also the notes, below them or, in a wide panel, beside them.
fn record_and_notes_ui(ui: &mut Ui, has_notes: bool, panels: &Panels, out: &mut Out) {
    if has_notes && ui.available_width() >= TWO_COLUMNS {
        return ui.columns_const(|[left, right]| {
            record_ui(left, panels, out);
            out.of(|out| comments::notes_ui(right, &panels.rooms.study, panels.shared, out));
        });
    }
    let free = ui.available_height();
    let height = if has_notes { free - comments::HEIGHT - GAP } else { free };
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_height(height);
        record_ui(ui, panels, out);
    });
    if has_notes {
        out.of(|out| comments::notes_ui(ui, &panels.rooms.study, panels.shared, out));
    }
}

/// The parts of the record, of which one is shown.
#[derive(Clone, Copy, PartialEq)]
enum RecordTab {
    Moves,
    Tree,
    Notes,
}

/// The heading of the record: its tabs, with one for the notes if these have no place of their own.
fn record_head_ui(ui: &mut Ui, with_notes: bool, panels: &Panels, out: &mut Out) {
    if !panels.commands.has_expert_tools {
        ui.label(RichText::new(text!("panel-moves")).strong());
        return;
    }
    let shows_tree = panels.shared.settings.show_tree;
    let shown = match shows_tree {
        _ if panels.rooms.study.record.shows_notes && with_notes => RecordTab::Notes,
        true => RecordTab::Tree,
        false => RecordTab::Moves,
    };
    let tooltip = Command::Tree.tooltip(ui.ctx());
    let moves = text!("panel-moves.spoken");
    let tabs = [
        (RecordTab::Moves, text!("panel-moves"), moves.clone(), moves),
        (RecordTab::Tree, text!("panel-tree"), text!("panel-tree"), tooltip),
        (RecordTab::Notes, text!("notes-title"), text!("notes-title"), text!("notes-comment")),
    ];
    for (tab, name, spoken, hint) in tabs.into_iter().take(if with_notes { 3 } else { 2 }) {
        let is_shown = shown == tab;
        if tab_ui(ui, is_shown, &name, &spoken).on_hover_text(hint).clicked() && !is_shown {
            let shows_notes = tab == RecordTab::Notes;
            out.send(study::Message::ShowRecord(RecordPlace { shows_notes, ..panels.rooms.study.record }));
            if !shows_notes && shows_tree != (tab == RecordTab::Tree) {
                out.run(Command::Tree);
            }
        }
    }
}

/// The moves as a list, or the whole tree.
fn record_ui(ui: &mut Ui, panels: &Panels, out: &mut Out) {
    if panels.shared.settings.show_tree && panels.shared.record().n_moves() > 0 {
        out.of(|out| tree::tree_ui(ui, panels.shared, out));
    } else {
        out.of(|out| moves::moves_ui(ui, panels.shared, out));
    }
}
