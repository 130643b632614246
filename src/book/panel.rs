//! The panel of the opening book: the moves of the position shown with what the book says of them, and what
//! can be done about it. Playing through the book is playing on the board.

use super::{Event, Message, Out, Room};
use crate::command::{Command, CommandState};
use crate::outbox::{Ask, Sent};
use crate::tools::close_ui;
use crate::widgets::icons::{Icon, icon_button};
use crate::widgets::row::{HEIGHT as ROW, Row, plain_row_ui, row_ui};
use crate::widgets::theme::{SMALL, TEXT};
use analysis::knowledge::Knowledge;
use analysis::learn;
use egui::{
    Align, Button, DragValue, Label, Layout, Popup, PopupCloseBehavior, Response, RichText, ScrollArea, Ui,
    vec2,
};
use engine::book::{Book, BookMove, Origin, Subject};
use othello::evaluation::{Evaluation, Source};
use othello::rules::{BoardSize, Goal, Move, Position};
use services::own_book::choice::BookChoice;
use services::own_book::editor::Work;
use services::own_book::worker::subject_words;
use services::settings::Settings;
use services::storage::purpose::Purpose;
use session::Action;
use std::sync::Arc;
use texts::words::move_name;
use texts::{text, words};

/// What the button behind each row takes, in points.
const MENU: f32 = 28.0;
/// The height of the heads of the columns, and from which height on they are there.
const HEADS: f32 = 16.0;
const ROOM_FOR_HEADS: f32 = 200.0;
/// The list scrolls with less height than this, and the buttons with it.
const ROOM_FOR_BUTTONS: f32 = 90.0;

/// What the panel shows.
pub(crate) struct BookView<'a> {
    pub room: &'a Room,
    pub book: Option<Arc<Book>>,
    /// Values stand here as everywhere else.
    pub knowledge: &'a Knowledge,
    pub commands: CommandState<'a>,
}

impl BookView<'_> {
    fn position(&self) -> &Position {
        self.commands.session.position()
    }

    /// Whether the book can know positions like the one shown.
    fn may_know(&self) -> bool {
        self.position().size() == BoardSize::STANDARD
            && !self.position().is_placing()
            && self.commands.session.record().goal() == Goal::MostDiscs
    }

    /// One thing after the other is done to the book.
    fn is_idle(&self) -> bool {
        self.room.editor.work().is_none()
    }
}

/// The panel, in the free space; `walks` where the buttons that walk the record have no other place.
pub(crate) fn book_ui(ui: &mut Ui, walks: bool, view: &BookView, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = 4.0;
    head_ui(ui, walks, view, out);
    if let Some(work) = view.room.editor.work() {
        work_ui(ui, work, out);
    }
    let (Some(book), true) = (&view.book, view.may_know()) else {
        return remark_ui(ui, text!("book-other-board"));
    };
    let position = view.position();
    if position.outcome().is_some() {
        return remark_ui(ui, text!("book-game-over"));
    }
    let known = book.known_moves(position);
    if !book.is_open(position) {
        remark_ui(ui, if known.is_empty() { text!("book-unknown") } else { text!("book-partly-known") });
    }
    if !known.is_empty() && ui.available_height() >= ROOM_FOR_HEADS {
        heads_ui(ui);
    }
    let free = ui.available_height() - ROW - 8.0;
    // In a small window the buttons are below the last move.
    let is_low = free < ROOM_FOR_BUTTONS;
    let list = ScrollArea::vertical().id_salt("book").auto_shrink([false, true]);
    list.max_height(if is_low { ui.available_height() } else { free }).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        known.iter().for_each(|found| move_ui(ui, found.mv, Some(found), view, out));
        let is_unknown = |mv: &Move| known.iter().all(|found| found.mv != *mv);
        let legal = position.legal_moves().iter().map(Move::Place);
        legal.filter(is_unknown).for_each(|mv| move_ui(ui, mv, None, view, out));
        if is_low {
            buttons_ui(ui, view, out);
        }
    });
    if !is_low {
        buttons_ui(ui, view, out);
    }
}

/// What stands in each column.
fn heads_ui(ui: &mut Ui) {
    let width = ui.available_width() - MENU;
    ui.allocate_ui(vec2(width, HEADS), |ui| {
        plain_row_ui(ui, HEADS, |row| {
            row.left(0.0, &text!("explorer-column-move"), SMALL, row.color);
            row.right(VALUE, &text!("book-column-value"), SMALL, row.color);
            row.right(DEPTH, &text!("book-column-depth"), SMALL, row.color);
            row.right(1.0, &text!("book-column-from"), SMALL, row.color);
        })
    });
}

fn remark_ui(ui: &mut Ui, text: String) {
    ui.add(Label::new(RichText::new(text).weak()).wrap());
}

/// The title, and the buttons.
fn head_ui(ui: &mut Ui, walks: bool, view: &BookView, out: &mut Out) {
    let row = vec2(ui.available_width(), 26.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.label(RichText::new(text!("book-title")).strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let walks = walks.then_some(&view.commands);
            close_ui(ui, Command::Book, text!("book-close"), walks, out);
            menu_ui(ui, view, out);
        });
    });
}

/// What is done to the book as a whole.
fn menu_ui(ui: &mut Ui, view: &BookView, out: &mut Out) {
    let button = icon_button(ui, Icon::Menu, &text!("book-menu"), true);
    Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(280.0);
        let standing = view.room.editor.standing();
        let n = standing.n_positions;
        let mut item = |ui: &mut Ui, is_enabled: bool, name: String, sent: Sent<Message, Event>| {
            if item_ui(ui, name, is_enabled && view.is_idle()).clicked() {
                out.put(sent);
                ui.close();
            }
        };
        let words = |subject: &Option<Subject>| subject.as_ref().map_or(String::new(), subject_words);
        let (undo, redo) = (&standing.to_undo, &standing.to_redo);
        let edit = |choice: BookChoice| Sent::Message(Message::Edit(choice));
        item(ui, undo.is_some(), text!("book-undo", what = words(undo)), edit(BookChoice::Undo));
        item(ui, redo.is_some(), text!("book-redo", what = words(redo)), edit(BookChoice::Redo));
        ui.separator();
        item(ui, true, text!("book-learn"), Sent::Message(Message::LearnFromGames));
        let file = |purpose: Purpose| Sent::Ask(Ask::ChooseFile(purpose));
        item(ui, true, text!("book-import"), file(Purpose::ImportBook));
        item(ui, n > 0, text!("book-export"), file(Purpose::ExportBook));
        ui.separator();
        effort_ui(ui, view.commands.settings, out);
        let own = text!("book-own", n = text::grouped(n as u64), count = n);
        ui.add(Label::new(RichText::new(own).weak().small()).wrap());
    });
}

/// An entry of a menu, as wide as it is.
fn item_ui(ui: &mut Ui, name: String, is_enabled: bool) -> Response {
    let button = Button::new(name).wrap().min_size(vec2(ui.available_width(), ROW));
    ui.add_enabled(is_enabled, button)
}

/// In a menu buttons have no frame, and a number would look like a text that cannot be changed.
fn as_form(ui: &mut Ui) {
    ui.reset_style();
}

/// How positions are searched, and how many.
fn effort_ui(ui: &mut Ui, settings: &Settings, out: &mut Out) {
    let (mut level, mut n_positions) = (settings.book_level, settings.book_positions);
    ui.horizontal(|ui| {
        as_form(ui);
        ui.label(text!("book-level"));
        let number = DragValue::new(&mut level).range(Settings::BOOK_LEVEL).speed(0.1);
        ui.add(number).accessible_name(text!("book-level"));
    });
    ui.horizontal(|ui| {
        as_form(ui);
        ui.label(text!("book-positions"));
        let number = DragValue::new(&mut n_positions).range(Settings::BOOK_POSITIONS).speed(5.0);
        ui.add(number).accessible_name(text!("book-positions"));
    });
    if (level, n_positions) != (settings.book_level, settings.book_positions) {
        let changed = Settings { book_level: level, book_positions: n_positions, ..settings.clone() };
        out.ask(Ask::Settings(Box::new(changed)));
    }
}

/// How far the work is, and the way to end it.
fn work_ui(ui: &mut Ui, work: &Work, out: &mut Out) {
    ui.horizontal(|ui| {
        let stop = ui.button(text!("book-stop")).on_hover_text(text!("book-stop.hint"));
        if stop.clicked() {
            out.send(Message::Edit(BookChoice::Stop));
        }
        ui.add(Label::new(match work.n {
            0 => text!("book-working"),
            n => {
                text!("book-progress", done = text::grouped(work.n_done as u64), n = text::grouped(n as u64))
            }
        }));
    });
}

/// A move of the position, with what the book says of it if it knows it.
fn move_ui(ui: &mut Ui, mv: Move, found: Option<&BookMove>, view: &BookView, out: &mut Out) {
    let shown = found.map(|found| {
        learn::shown_of_book(view.knowledge, view.position(), Goal::MostDiscs, &found.evaluation)
    });
    let shown = found.zip(shown.as_ref());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let (position, name) = (view.position(), move_name(mv, view.position().size()));
        let size = vec2(ui.available_width() - MENU, ROW);
        let row = |row: &Row| {
            row.left(0.0, &name, TEXT, if found.is_some() { row.strong } else { row.weak });
            if let Some((found, evaluation)) = shown {
                row.right(VALUE, &words::score(evaluation.score), TEXT, row.strong);
                let depth = text!("book-plies.short", plies = evaluation.depth);
                let depth = if evaluation.is_exact() { words::known_short(evaluation) } else { depth };
                row.right(DEPTH, &depth, row.figures(), row.color);
                row.right(1.0, &origin_words(origin_of(found, evaluation)), row.figures(), row.color);
            }
        };
        let response = row_ui(ui, size, None, || spoken(&name, shown), row);
        if response.hovered()
            && let Some(square) = mv.square()
        {
            out.point_at(vec![(square, position.turn())]);
        }
        if response.clicked() {
            out.act(Action::PlayLine { moves: vec![mv], shown: 1 });
        }
        if let Some((_, evaluation)) = shown {
            let of_black = evaluation.clone().of(position.turn());
            response.on_hover_text(words::favour(&of_black, position.empties().len()));
        }
        move_menu_ui(ui, mv, found, view, out);
    });
}

/// Where the columns of a row end, as parts of its width.
const VALUE: f32 = 0.3;
const DEPTH: f32 = 0.58;

/// What can be done about a move.
fn move_menu_ui(ui: &mut Ui, mv: Move, found: Option<&BookMove>, view: &BookView, out: &mut Out) {
    let name = move_name(mv, view.position().size());
    let button = icon_button(ui, Icon::Edit, &text!("book-correct", square = name.as_str()), true);
    Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(250.0);
        let search = text!("book-search", level = view.commands.settings.book_level);
        if item_ui(ui, search, view.is_idle()).clicked() {
            out.send(Message::Edit(BookChoice::Search(mv)));
            ui.close();
        }
        ui.horizontal(|ui| {
            as_form(ui);
            ui.label(text!("book-value"));
            let id = ui.scope_id().with(("typed value", name.as_str()));
            let usual = found.map_or(0, |found| found.evaluation.score.discs() as i8);
            let mut discs = ui.data(|data| data.get_temp(id)).unwrap_or(usual);
            let number = DragValue::new(&mut discs).range(-64..=64).speed(0.1);
            if ui.add(number).accessible_name(text!("book-value")).changed() {
                ui.data_mut(|data| data.insert_temp(id, discs));
            }
            if ui.add_enabled(view.is_idle(), Button::new(text!("book-set"))).clicked() {
                ui.data_mut(|data| data.remove::<i8>(id));
                out.send(Message::Edit(BookChoice::Type(mv, Some(discs))));
                ui.close();
            }
        });
        let is_own = found.is_some_and(|found| found.origin != Origin::Shipped);
        let remove = item_ui(ui, text!("book-remove"), is_own && view.is_idle());
        if remove.on_hover_text(text!("book-remove.hint")).clicked() {
            out.send(Message::Edit(BookChoice::Remove(mv)));
            ui.close();
        }
    });
}

/// What is done about the position and the line.
fn buttons_ui(ui: &mut Ui, view: &BookView, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        let extend = ui.add_enabled(view.is_idle(), Button::new(text!("book-extend")));
        if extend.on_hover_text(text!("book-extend.hint")).clicked() {
            out.send(Message::Edit(BookChoice::Extend));
        }
        let record = view.commands.session.record();
        let is_usual = *record.start() == Position::start(BoardSize::STANDARD) && !record.line().is_empty();
        let line = ui.add_enabled(view.is_idle() && is_usual, Button::new(text!("book-add-line")));
        if line.on_hover_text(text!("book-add-line.hint")).clicked() {
            out.send(Message::Edit(BookChoice::AddLine));
        }
    });
}

fn origin_words(origin: Origin) -> String {
    match origin {
        Origin::Shipped => text!("book-from-program"),
        Origin::Searched => text!("book-from-search"),
        Origin::Typed => text!("book-from-typing"),
        Origin::Imported => text!("book-from-import"),
    }
}

/// Where the value shown comes from.
fn origin_of(found: &BookMove, shown: &Evaluation) -> Origin {
    if shown.source == Source::Book { found.origin } else { Origin::Searched }
}

fn spoken(name: &str, shown: Option<(&BookMove, &Evaluation)>) -> String {
    match shown {
        None => text!("book-spoken-unknown", square = name),
        Some((found, evaluation)) => text!(
            "book-spoken",
            square = name,
            discs = words::score(evaluation.score),
            plies = evaluation.depth,
            from = origin_words(origin_of(found, evaluation))
        ),
    }
}
