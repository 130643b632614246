//! The panels with the buttons, the computer's strength, the moves, and whatever else is open. What stands
//! where follows from the room there is (`arrangement`).

pub(super) mod arrangement;
mod below;

use super::book::panel::{BookView, book_ui};
use super::command::{Command, CommandState};
use super::dialogs::preferences;
use super::learn::home;
use super::library::explorer::{self, ExplorerView};
use super::matches::table;
use super::message::Message;
use super::play;
use super::play::bubble::{Bubble, bubble_ui};
use super::play::strength::{has_strength, strength_row_ui};
use super::review::panel as review_panel;
use super::review::view::ReviewView;
use super::study::analysis::{self, AnalysisView};
use super::study::moves::{self, MovesView};
use super::study::{self, RecordPlace, comments, tree};
use super::tools::{ROW, WALK, tools_ui, walk_ui};
use arrangement::{Arrangement, GAP, LOW_MARGIN, Place, Texts, WIDTH};
use egui::{Frame, Margin, Panel, RichText, Role, Ui, WidgetInfo, vec2};
use othello::rules::Color;
use services::players_view::PlayersView;
use texts::text;

const MARGIN: f32 = 12.0;
/// The least height of the moves below the explorer, where that leaves the explorer what it needs, in points.
const RECORD: f32 = 150.0;
const EXPLORER: f32 = 150.0;
/// The notes have a place below the moves if those keep this height: three rows.
const LIST: f32 = 70.0;
/// With less height than this a review and the explorer need the room of the buttons, in points.
const LOW_WINDOW: f32 = 444.0;
/// The rows that lead to analysis and Learn leave the moves this height, in points.
const MOVES: f32 = 96.0;
/// The height of such a row.
const LINE: f32 = 26.0;
/// What a review takes of a column that it shares with the explorer.
const REVIEW_PART: f32 = 0.58;

/// What the panels show.
pub(super) struct Panels<'a> {
    pub commands: CommandState<'a>,
    pub players: PlayersView<'a>,
    /// What coach or hint say.
    pub bubble: Option<Bubble<'a>>,
    /// How many of the learner's mistakes are due today.
    pub n_mistakes_due: usize,
    /// How a match stands that is played at the moment.
    pub match_standing: Option<String>,
    pub analysis: AnalysisView<'a>,
    pub moves: MovesView<'a>,
    /// What of the game is shown where one thing has the room.
    pub record: RecordPlace,
    /// While it is open.
    pub openings: Option<Openings<'a>>,
    /// While one is open.
    pub review: Option<ReviewView<'a>>,
}

/// What was played in the position shown, or what the opening book knows of it: they have one place.
pub(super) enum Openings<'a> {
    Games(ExplorerView<'a>),
    Book(BookView<'a>),
}

fn openings_ui(ui: &mut Ui, walks: bool, openings: &Openings, messages: &mut Vec<Message>) {
    match openings {
        Openings::Games(explorer) => explorer::explorer_ui(ui, walks, explorer, messages),
        Openings::Book(book) => book_ui(ui, walks, book, messages),
    }
}

impl Panels<'_> {
    /// Whether something is open that wants more room than the moves.
    pub(super) fn has_guest(&self) -> bool {
        self.openings.is_some() || self.review.is_some()
    }

    /// Whether one thing takes the place of the buttons where there is room for one alone.
    pub(super) fn has_low_guest(&self) -> bool {
        self.has_guest() || self.has_low_record() || self.analysis.analysis.is_open()
    }

    /// Whether there is room for the buttons.
    pub(super) fn has_tools(&self, place: &Place) -> bool {
        match place.arrangement {
            Arrangement::Beside { .. } => !self.has_guest() || place.area.height() >= LOW_WINDOW,
            Arrangement::Below(_) => !self.has_low_guest() || !place.arrangement.is_low(),
            Arrangement::Columns(_) => true,
        }
    }

    /// Which texts the panel leaves below the board. In a small window a review needs the room of both, to be
    /// read.
    pub(super) fn texts(&self, place: &Place) -> Texts {
        match place.is_below() && !self.has_tools(place) {
            true if self.openings.is_none() && self.review.is_some() => Texts::Nothing,
            true => Texts::Strip,
            false => Texts::Both,
        }
    }

    /// Whether that is the moves, the tree or the notes.
    fn has_low_record(&self) -> bool {
        self.record.is_open || self.commands.settings.show_tree
    }

    /// Whether analysis, tree and notes have their places.
    fn has_expert_tools(&self) -> bool {
        self.commands.settings.shows_expert_tools()
    }

    /// The colours of the players whose strength the panel shows.
    fn with_strength(&self) -> Vec<Color> {
        let has_one = |color: &Color| has_strength(&self.players.choice(*color));
        Color::BOTH.into_iter().filter(has_one).collect()
    }
}

/// The strength of each computer player that has one.
fn strengths_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    let colors = panels.with_strength();
    for &color in &colors {
        let mut choice = panels.players.choice(color);
        if strength_row_ui(ui, color, &mut choice, colors.len() == 1) {
            messages.push(Message::Play(play::Message::Choose(color, choice)));
        }
    }
}

/// What coach or hint say, below the button for a hint.
fn help_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    if let Some(bubble) = panels.bubble {
        bubble_ui(ui, bubble, messages);
    }
}

/// The panels, which take their part of `ui`; below the board with the room of the last line there, where
/// something has the place of the buttons.
pub(super) fn panel_ui(ui: &mut Ui, place: &Place, panels: &Panels, messages: &mut Vec<Message>) {
    let (arrangement, has_tools) = (place.arrangement, panels.has_tools(place));
    match arrangement {
        Arrangement::Beside { width, is_chosen: true } => {
            let panel = column("players and moves", ui).resizable(true);
            let shown = panel.default_size(width).size_range(*WIDTH.start()..=*WIDTH.end()).show(ui, |ui| {
                // Texts of any length must not move the layout.
                ui.set_width(ui.available_width());
                beside_ui(ui, has_tools, panels, messages);
            });
            let now = shown.response.rect.width().round();
            if (now - width).abs() >= 1.0 && ui.input(|input| input.pointer.any_released()) {
                messages.push(Message::Settings(preferences::Message::PanelWidth(now as u32)));
            }
        }
        Arrangement::Beside { width, is_chosen: false } => {
            column("wide panel", ui).resizable(false).exact_size(width).show(ui, |ui| {
                ui.set_width(ui.available_width());
                beside_ui(ui, has_tools, panels, messages);
            });
        }
        Arrangement::Columns(width) => {
            column("column", ui).resizable(false).exact_size(width).show(ui, |ui| {
                ui.set_width(ui.available_width());
                column_ui(ui, panels, messages);
            });
            if panels.has_guest() {
                let frame = Frame::side_top_panel(ui.style()).inner_margin(Margin::same(MARGIN as i8));
                let guests = Panel::left("guests").frame(frame).resizable(false).exact_size(width);
                guests.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    guests_ui(ui, panels, messages);
                });
            }
        }
        Arrangement::Below(_) => {
            let margin = Margin::symmetric(LOW_MARGIN.x as i8, LOW_MARGIN.y as i8);
            let frame = Frame::side_top_panel(ui.style()).inner_margin(margin);
            let panel = Panel::bottom("players and moves below").frame(frame).resizable(false);
            panel.exact_size(arrangement.height_below(panels.texts(place))).show(ui, |ui| {
                ui.set_width(ui.available_width());
                if arrangement.is_low() {
                    below::low_below_ui(ui, panels, messages);
                } else {
                    below::high_below_ui(ui, panels, messages);
                }
            });
        }
    }
}

fn column(name: &'static str, ui: &Ui) -> Panel {
    Panel::right(name).frame(Frame::side_top_panel(ui.style()).inner_margin(Margin::same(MARGIN as i8)))
}

/// Everything in one column.
fn beside_ui(ui: &mut Ui, has_tools: bool, panels: &Panels, messages: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.y = GAP;
    let top = ui.cursor().top();
    let explores = panels.openings.is_some();
    if has_tools {
        tools_ui(ui, &panels.commands, messages);
        strengths_ui(ui, panels, messages);
    }
    help_ui(ui, panels, messages);
    if let Some(review) = panels.review.as_ref().filter(|_| !explores) {
        ui.separator();
        review_panel::header_ui(ui, true, !review.shows_moves, review, messages);
        if !review.shows_moves {
            review_panel::walk_row_ui(ui, review, messages);
            return review_panel::review_ui(ui, review, messages);
        }
    }
    // Only below other parts.
    if ui.cursor().top() > top {
        ui.separator();
    }
    // Analysis, explorer and moves share what is free.
    analysis_ui(ui, if explores { 0.65 } else { 1.0 }, panels, messages);
    if let Some(openings) = &panels.openings {
        let with_record = ui.available_height() >= EXPLORER + RECORD;
        let room = ui.available_height() - if with_record { RECORD } else { ROW };
        ui.allocate_ui(vec2(ui.available_width(), room), |ui| openings_ui(ui, false, openings, messages));
        if !with_record {
            return walk_ui(ui, &panels.commands, messages);
        }
        ui.separator();
    }
    moves_ui(ui, panels, messages);
}

/// Of two columns the one on the right: buttons, analysis and moves.
fn column_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.y = GAP;
    tools_ui(ui, &panels.commands, messages);
    strengths_ui(ui, panels, messages);
    help_ui(ui, panels, messages);
    ui.separator();
    analysis_ui(ui, 1.0, panels, messages);
    moves_ui(ui, panels, messages);
}

/// Of two columns the one on the left: the review, and below it the explorer.
fn guests_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.y = GAP;
    if let Some(review) = &panels.review {
        let part = if panels.openings.is_some() { REVIEW_PART } else { 1.0 };
        let room = vec2(ui.available_width(), ui.available_height() * part);
        ui.allocate_ui(room, |ui| {
            ui.set_height(room.y);
            review_panel::header_ui(ui, false, false, review, messages);
            review_panel::review_ui(ui, review, messages);
        });
        if panels.openings.is_some() {
            ui.separator();
        }
    }
    if let Some(openings) = &panels.openings {
        openings_ui(ui, false, openings, messages);
    }
}

/// The analysis with its separator, in some part of the free height. Closed it is a row above the one of
/// Learn, where the moves have room below them.
fn analysis_ui(ui: &mut Ui, part: f32, panels: &Panels, messages: &mut Vec<Message>) {
    let has_guest = panels.has_guest();
    if panels.analysis.analysis.is_open() {
        let free = ui.available_height() * part;
        analysis::study_ui(ui, (analysis::height(free), None), &panels.analysis, messages);
        ui.separator();
        return;
    }
    let standing = panels.match_standing.as_ref().filter(|_| !has_guest);
    let rows = [panels.has_expert_tools(), !has_guest, standing.is_some()];
    let n_rows = rows.into_iter().filter(|is_shown| *is_shown).count();
    let below = if has_guest { EXPLORER + RECORD } else { MOVES };
    if n_rows == 0 || ui.available_height() < n_rows as f32 * (LINE + GAP) + 2.0 * GAP + below {
        return;
    }
    if panels.has_expert_tools() {
        analysis::closed_ui(ui, messages);
    }
    if !has_guest {
        home::row_ui(ui, panels.n_mistakes_due, messages);
    }
    if let Some(standing) = standing {
        table::standing_ui(ui, standing, messages);
    }
    ui.separator();
}

/// The moves with their heading, and below them the notes; one of them where there is no room for both.
fn moves_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    let height = ui.available_height() - ROW - GAP;
    let has_notes = has_notes_below(panels, height);
    let head = ui.horizontal(|ui| {
        match panels.has_expert_tools() {
            true => record_tabs_ui(ui, !has_notes, panels, messages),
            false => _ = ui.label(RichText::new(text!("panel-moves")).strong()),
        }
        let has_room = ui.available_width() >= WALK;
        if has_room {
            ui.add_space(ui.available_width() - WALK);
            walk_ui(ui, &panels.commands, messages);
        }
        has_room
    });
    if !head.inner {
        walk_ui(ui, &panels.commands, messages);
    }
    if panels.record.shows_notes && panels.has_expert_tools() && !has_notes {
        return comments::notes_ui(ui, &panels.moves, messages);
    }
    record_and_notes_ui(ui, has_notes, panels, messages);
}

/// Whether the notes have a place below the moves in this height.
fn has_notes_below(panels: &Panels, height: f32) -> bool {
    panels.has_expert_tools() && height - comments::HEIGHT - GAP >= LIST
}

/// The moves or the tree, and below them the notes, if they have a place there.
fn record_and_notes_ui(ui: &mut Ui, has_notes: bool, panels: &Panels, messages: &mut Vec<Message>) {
    let free = ui.available_height();
    let height = if has_notes { free - comments::HEIGHT - GAP } else { free };
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_height(height);
        record_ui(ui, panels, messages);
    });
    if has_notes {
        comments::notes_ui(ui, &panels.moves, messages);
    }
}

/// What of the game is shown.
#[derive(Clone, Copy, PartialEq)]
enum RecordTab {
    Moves,
    Tree,
    Notes,
}

impl RecordTab {
    fn shown(panels: &Panels) -> RecordTab {
        match (panels.record.shows_notes, panels.commands.settings.show_tree) {
            (true, _) => RecordTab::Notes,
            (false, true) => RecordTab::Tree,
            (false, false) => RecordTab::Moves,
        }
    }
}

/// Which of them is shown; the notes only where they have no place of their own.
fn record_tabs_ui(ui: &mut Ui, with_notes: bool, panels: &Panels, messages: &mut Vec<Message>) {
    let shows_tree = panels.commands.settings.show_tree;
    let shown = match RecordTab::shown(panels) {
        RecordTab::Notes if !with_notes && shows_tree => RecordTab::Tree,
        RecordTab::Notes if !with_notes => RecordTab::Moves,
        shown => shown,
    };
    let tooltip = Command::Tree.tooltip(ui.ctx());
    let moves = text!("panel-moves.spoken");
    let tabs = [
        (RecordTab::Moves, text!("panel-moves"), moves.clone(), moves),
        (RecordTab::Tree, text!("panel-tree"), text!("panel-tree"), tooltip),
        (RecordTab::Notes, text!("notes-title"), text!("notes-title"), text!("notes-comment")),
    ];
    for (tab, name, spoken, hint) in tabs {
        if tab == RecordTab::Notes && !with_notes {
            continue;
        }
        let is_shown = shown == tab;
        let name = RichText::new(name);
        let response = ui.selectable_label(is_shown, if is_shown { name } else { name.strong() });
        // The menu of moves has the same name.
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_shown, &spoken));
        if response.on_hover_text(hint).clicked() && !is_shown {
            messages.push(Message::Study(study::Message::ShowNotes(tab == RecordTab::Notes)));
            if tab != RecordTab::Notes && shows_tree != (tab == RecordTab::Tree) {
                messages.push(Message::Run(Command::Tree));
            }
        }
    }
}

/// The moves as a list, or the whole tree.
fn record_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    if panels.commands.settings.show_tree && panels.moves.record.n_moves() > 0 {
        tree::tree_ui(ui, &panels.moves, messages);
    } else {
        moves::moves_ui(ui, &panels.moves, messages);
    }
}
