//! The library dialog: the list of all games, with search, sorting, tags, the bin, and the import of files.
//!
//! The dialog draws what it is given, and asks for everything else by messages. Of 150,000 games it formats
//! only the rows in sight.

mod reviews;
mod row;
mod search;
mod tags;

use super::{Event, Message, Out};
use crate::dialogs::Dialog;
use crate::shared::Shared;
use crate::widgets::dialog::{Answer, Buttons, frame_ui};
use crate::widgets::icons::{Icon, icon_button};
use crate::widgets::words::{note_ui, words_ui};
use crate::widgets::{form, row_keys, speech};
use egui::{
    Align, Button, Label, Layout, Modifiers, Popup, ProgressBar, Response, RichText, ScrollArea, Ui, vec2,
};
use library::board_search::SoughtBoard;
use library::importer::ImportProgress;
use library::search::{Column, Query, SortOrder};
use library::store::{LibraryJob, Store};
use library::suggestions::Suggestion;
use library::{Change, GameId, Library};
use services::background::QueueProgress;
use services::storage::purpose::Purpose;
use std::collections::BTreeSet;
use texts::text;

const WIDTH: f32 = 980.0;
/// The greatest height of everything around the list, in points. It always counts the row of the reviews, so
/// that the buttons keep their place when that comes or goes.
const AROUND_LIST: f32 = 376.0;
/// In a narrower dialog the search has a second row, [`ROW`] points high.
const ONE_ROW: f32 = 560.0;
const ROW: f32 = 34.0;
/// The greatest width of the words in place of an empty list, and the least height of the list.
const FIRST_WIDTH: f32 = 420.0;
const LIST_MIN: f32 = 120.0;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pub query: Query,
    /// The games found; `None` until the first search ends.
    found: Option<Vec<GameId>>,
    /// Names like the ones searched for, if few games were found.
    suggestions: Vec<Suggestion>,
    chosen: BTreeSet<GameId>,
    /// The row that was last chosen without Shift; a choice with Shift begins there.
    anchor: Option<usize>,
    /// The row to scroll to in the next frame.
    reveal: Option<usize>,
    new_tag: String,
    /// Whether the tags were shown in the frame before.
    is_tagging: bool,
    /// Whether the user has asked to empty the bin, and has not yet confirmed it.
    is_emptying: bool,
    /// The result of the last import, or an error message.
    pub answer: Option<String>,
    has_taken_focus: bool,
}

/// What the dialog is drawn from besides its state.
struct ListView<'a> {
    library: &'a Library,
    store: &'a Store,
    /// How far the reviews in the background are.
    queue: Option<QueueProgress>,
    /// The people who play here.
    people: &'a [String],
}

impl State {
    /// The list of all games, or of those that reach a board; the library's thread fills it.
    pub(crate) fn new(board: Option<SoughtBoard>, shared: &mut Shared) -> State {
        let query = Query { board, ..Query::default() };
        shared.library.search(query.clone());
        State { query, ..State::default() }
    }

    /// Shows what was found; ignores the answer to an older question.
    pub fn show(&mut self, query: &Query, found: Vec<GameId>, suggestions: Vec<Suggestion>) {
        if *query == self.query {
            self.suggestions = suggestions;
            self.chosen = found.iter().copied().filter(|id| self.chosen.contains(id)).collect();
            self.found = Some(found);
        }
    }

    fn found(&self) -> &[GameId] {
        self.found.as_deref().unwrap_or_default()
    }

    /// The games that are chosen, in the order of the list.
    pub fn chosen(&self) -> Vec<GameId> {
        self.found().iter().copied().filter(|id| self.chosen.contains(id)).collect()
    }

    /// The chosen game, if exactly one is chosen.
    fn only_chosen(&self) -> Option<GameId> {
        self.chosen.first().copied().filter(|_| self.chosen.len() == 1)
    }

    fn choose_row(&mut self, row: usize, modifiers: Modifiers) {
        let Some(&id) = self.found().get(row) else { return };
        if let Some(anchor) = self.anchor.filter(|_| modifiers.shift) {
            let rows = anchor.min(row)..=anchor.max(row);
            self.chosen = self.found().get(rows).unwrap_or_default().iter().copied().collect();
            return;
        }
        if !modifiers.command {
            self.chosen.clear();
        }
        if !self.chosen.remove(&id) {
            self.chosen.insert(id);
        }
        self.anchor = Some(row);
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        // One lock: a second one would wait for a writer that waits for the first.
        let library = shared.library.library();
        let view = ListView {
            library: &library,
            store: &shared.library,
            queue: shared.background.progress(&library),
            people: &shared.settings.people,
        };
        let before = self.query.clone();
        let buttons = |state: &State| match state.only_chosen() {
            Some(_) => Buttons { cancel: text!("dialog-close"), ..Buttons::confirm(text!("dialog-open")) },
            None => Buttons::close(),
        };
        let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, &view, out);
        let answer = frame_ui(ui, &text!("library-title"), WIDTH, self, body, buttons);
        if self.query != before {
            out.send(LibraryJob::Search(self.query.clone()));
        }
        match (answer, self.only_chosen()) {
            // The dialog stays until the chosen game is open.
            (Some(Answer::Take), Some(id)) => out.send(Message::Open(id)),
            (Some(_), _) => out.close_dialog(),
            (None, _) => {}
        }
    }
}

fn body_ui(ui: &mut Ui, state: &mut State, view: &ListView, out: &mut Out) {
    search::search_ui(ui, state, view);
    count_ui(ui, state, view, out);
    search::suggestions_ui(ui, state);
    let is_at_rest = view.store.is_open && view.store.importing.is_none() && state.found.is_some();
    if is_at_rest && view.library.is_empty() && !state.query.in_bin {
        first_ui(ui, state, out);
    } else {
        // In a scope, because the list removes the space between rows.
        ui.scope(|ui| list_ui(ui, state, view, out));
        actions_ui(ui, state, view, out);
    }
    if let Some(queue) = &view.queue {
        reviews::queue_ui(ui, queue, out);
    }
    if let Some(progress) = &view.store.importing {
        import_ui(ui, progress, out);
    } else if let Some(answer) = &state.answer {
        words_ui(ui, answer.as_str());
    }
    if !view.store.set_aside.is_empty() && view.store.importing.is_none() {
        ui.horizontal_wrapped(|ui| {
            ui.label(text!("library-damaged"));
            out.send_if(button_ui(ui, true, "library-recover").clicked(), Message::Recover);
        });
    }
}

/// A button with the text of an id as its name, and that of the id with `.hint` as its tooltip.
fn button_ui(ui: &mut Ui, is_enabled: bool, id: &str) -> Response {
    ui.add_enabled(is_enabled, Button::new(text!(id))).on_hover_text(text!(&format!("{id}.hint")))
}

/// How many games were found, the filter by a board, and the button that opens the bin.
fn count_ui(ui: &mut Ui, state: &mut State, view: &ListView, out: &mut Out) {
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        let shown = |n: usize| text::grouped(n as u64);
        let text = match (&state.found, view.store.is_open) {
            (_, false) | (None, _) => text!("library-one-moment"),
            (Some(found), _) if state.chosen.len() > 1 => {
                let chosen = shown(state.chosen.len());
                text!("library-chosen", chosen = chosen, n = found.len(), shown = shown(found.len()))
            }
            (Some(found), _) => text!("library-games", n = found.len(), shown = shown(found.len())),
        };
        // The buttons at the right come first: they need their room.
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let n_binned = view.library.counts().n_binned;
            let bin = text!("library-bin");
            let name = if n_binned > 0 { format!("{bin} ({})", shown(n_binned)) } else { bin };
            let button = Button::selectable(state.query.in_bin, name).frame_when_inactive(true);
            if ui.add(button).on_hover_text(text!("library-bin.hint")).clicked() {
                state.query.in_bin = !state.query.in_bin;
                (state.chosen, state.is_emptying) = (BTreeSet::new(), false);
            }
            board_ui(ui, state, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(text).truncate()));
        });
    });
}

/// The button that filters by a board, and the one that clears this filter.
fn board_ui(ui: &mut Ui, state: &mut State, out: &mut Out) {
    let is_on = state.query.board.is_some();
    if is_on && icon_button(ui, Icon::Cross, &text!("library-position-any"), true).clicked() {
        state.query.board = None;
    }
    let name = if is_on { text!("library-position-is-on") } else { text!("library-position") };
    let button = ui.add(Button::selectable(is_on, name).frame_when_inactive(true));
    out.send_if(button.on_hover_text(text!("library-position.hint")).clicked(), Message::ChooseBoard);
}

/// The height of the list, by the height of the window, in points.
fn list_height(ui: &Ui, state: &State) -> f32 {
    let second_row = if ui.available_width() < ONE_ROW { ROW } else { 0.0 };
    let suggestions = if state.suggestions.is_empty() { 0.0 } else { ROW };
    (ui.ctx().content_rect().height() - AROUND_LIST - second_row - suggestions).max(LIST_MIN)
}

fn list_ui(ui: &mut Ui, state: &mut State, view: &ListView, out: &mut Out) {
    let columns = row::columns(ui, ui.available_width() - 12.0, view.library.counts().n_reviewed > 0);
    ui.spacing_mut().item_spacing.y = 0.0;
    heads_ui(ui, state, &columns);
    let height = list_height(ui, state);
    let n_rows = state.found().len();
    if n_rows == 0 {
        ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
            ui.set_min_height(height);
            ui.add_space(16.0);
            ui.vertical_centered(|ui| note_ui(ui, empty_words(state, view)));
        });
        return;
    }
    // The keys choose another game and announce it to the screen reader.
    if let Some(next) = row_keys::walk(ui, state.anchor, n_rows) {
        state.choose_row(next, Modifiers::NONE);
        state.reveal = Some(next);
        if let Some(entry) = view.library.entry(state.found()[next]) {
            speech::say(ui.ctx(), row::spoken(view.library, entry));
        }
    }
    let list = ScrollArea::vertical().id_salt("games").max_height(height).min_scrolled_height(height);
    let list = row_keys::reveal(list, state.reveal.take(), row::HEIGHT, height);
    list.auto_shrink([false, false]).show_rows(ui, row::HEIGHT, n_rows, |ui, rows| {
        for number in rows {
            let Some(&id) = state.found().get(number) else { continue };
            let Some(entry) = view.library.entry(id) else { continue };
            let is_chosen = state.chosen.contains(&id);
            let response = row::entry_ui(ui, view.library, entry, is_chosen, &columns);
            if response.clicked() {
                let modifiers = ui.input(|input| input.modifiers);
                state.choose_row(number, modifiers);
            }
            out.send_if(response.double_clicked(), Message::Open(id));
        }
    });
}

/// What stands in place of the list while there are no games.
fn first_ui(ui: &mut Ui, state: &State, out: &mut Out) {
    let height = list_height(ui, state);
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        ui.vertical_centered(|ui| {
            ui.add_space((height / 2.0 - 90.0).max(8.0));
            words_ui(ui, RichText::new(text!("library-no-games-yet")).heading());
            ui.set_max_width(FIRST_WIDTH.min(ui.available_width()));
            note_ui(ui, text!("library-has-no-games"));
            ui.add_space(8.0);
            if ui.add(form::main_button(ui, text!("library-import"))).clicked() {
                out.choose_file(Purpose::Import);
            }
        });
    });
}

fn empty_words(state: &State, view: &ListView) -> String {
    if !view.store.is_open || state.found.is_none() {
        text!("library-one-moment")
    } else if state.query.in_bin {
        text!("library-bin-is-empty")
    } else if view.store.importing.is_some() {
        text!("library-is-importing")
    } else {
        text!("library-no-game-fits")
    }
}

/// The names of the columns. A click sorts by a column; a second click reverses the order.
fn heads_ui(ui: &mut Ui, state: &mut State, columns: &[(Column, f32)]) {
    let order = state.query.order;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for &(column, width) in columns {
            let is_on = order.column == column;
            let icon = if order.descending { Icon::Down } else { Icon::Up };
            let response = row::head_ui(ui, column, width, is_on.then_some(icon));
            if response.clicked() {
                let descending = if is_on { !order.descending } else { column.begins_high() };
                state.query.order = SortOrder { column, descending };
            }
        }
    });
}

fn actions_ui(ui: &mut Ui, state: &mut State, view: &ListView, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        let has_chosen = !state.chosen.is_empty();
        let in_bin = state.query.in_bin;
        let mover = if in_bin {
            ui.add_enabled(has_chosen, Button::new(text!("library-restore")))
        } else {
            button_ui(ui, has_chosen, "library-delete")
        };
        if mover.clicked() {
            out.send(LibraryJob::Change(Change::Bin { games: state.chosen(), binned: !in_bin }));
            state.chosen.clear();
        }
        if in_bin {
            empty_bin_ui(ui, state, view, out);
        } else {
            tags::tags_ui(ui, state, view, out);
            reviews::review_ui(ui, state, view, out);
        }
        if button_ui(ui, !state.found().is_empty(), "library-choose-all").clicked() {
            state.chosen = state.found().iter().copied().collect();
        }
        reviews::report_ui(ui, state, view, out);
        let button = button_ui(ui, !state.chosen.is_empty(), "library-export");
        Popup::menu(&button).show(|ui| {
            for (purpose, name) in [
                (Purpose::ExportGames, text!("library-export-one-file")),
                (Purpose::ExportEach, text!("library-export-each")),
                (Purpose::ExportBoards, text!("library-export-boards")),
                (Purpose::ExportTournament, text!("library-export-tournament")),
            ] {
                if ui.button(name).clicked() {
                    out.choose_file(purpose);
                    ui.close();
                }
            }
            if ui.button(text!("library-export-exercises")).clicked() {
                out.emit(Event::PrintGames(state.chosen(), state.query.board));
                ui.close();
            }
        });
        if button_ui(ui, view.store.importing.is_none(), "library-import").clicked() {
            out.choose_file(Purpose::Import);
        }
    });
}

fn empty_bin_ui(ui: &mut Ui, state: &mut State, view: &ListView, out: &mut Out) {
    let n_binned = view.library.counts().n_binned;
    if !state.is_emptying {
        state.is_emptying = button_ui(ui, n_binned > 0, "library-empty-bin").clicked();
        return;
    }
    let shown = text::grouped(n_binned as u64);
    if ui.button(text!("library-empty-bin-yes", n = n_binned, shown = shown)).clicked() {
        out.send(LibraryJob::EmptyBin);
        (state.chosen, state.is_emptying) = (BTreeSet::new(), false);
    }
    if ui.button(text!("library-empty-bin-no")).clicked() {
        state.is_emptying = false;
    }
}

fn import_ui(ui: &mut Ui, progress: &ImportProgress, out: &mut Out) {
    ui.horizontal(|ui| {
        let n_added = progress.n_added;
        let text = text!("library-n-imported", n = n_added, shown = text::grouped(n_added as u64));
        let width = (ui.available_width() - 130.0).max(120.0);
        let bar = ProgressBar::new(progress.part()).desired_width(width).text(text);
        ui.add(bar).accessible_name(text!("library-import-bar"));
        out.send_if(button_ui(ui, true, "library-import-stop").clicked(), LibraryJob::CancelImport);
    });
}
