//! The opening book in the table of moves: what it says of a move, and the controls that change it.

use super::{Message, Out, Room};
use crate::command::CommandState;
use crate::outbox::{Ask, Sent};
use crate::widgets::form::number_ui;
use crate::widgets::icons::{Icon, icon_button};
use crate::widgets::row::HEIGHT as ROW;
use crate::widgets::words::note_ui;
use egui::{Button, DragValue, Label, Popup, PopupCloseBehavior, Response, Ui, vec2};
use engine::book::{Book, BookMove, Origin, Subject};
use othello::rules::{BoardSize, Goal, Move, Position};
use services::own_book::choice::BookChoice;
use services::own_book::editor::Work;
use services::own_book::worker::subject_words;
use services::settings::Settings;
use services::storage::purpose::Purpose;
use std::sync::Arc;
use texts::words::move_name;
use texts::{text, words};

pub(crate) struct BookView<'a> {
    pub room: &'a Room,
    pub book: Option<Arc<Book>>,
    pub commands: CommandState<'a>,
}

impl BookView<'_> {
    fn position(&self) -> &Position {
        self.commands.shared.session.position()
    }

    /// Whether the book can know positions like the one shown.
    pub(crate) fn may_know(&self) -> bool {
        self.position().size() == BoardSize::STANDARD
            && !self.position().is_placing()
            && self.commands.shared.session.record().goal() == Goal::MostDiscs
    }

    /// The moves that the book knows, with the book's own values.
    pub(crate) fn known(&self) -> Vec<BookMove> {
        let book = self.book.iter().filter(|_| self.may_know());
        book.flat_map(|book| book.known_moves(self.position())).collect()
    }

    /// Why the book knows nothing here, or not all moves.
    pub(crate) fn remark(&self) -> Option<String> {
        let (Some(book), true) = (&self.book, self.may_know()) else {
            return Some(text!("book-other-board"));
        };
        let position = self.position();
        if position.outcome().is_some() {
            return Some(text!("book-game-over"));
        }
        // Of an open position the book knows the best moves.
        if book.is_open(position) {
            return None;
        }
        let knows_none = book.known_moves(position).is_empty();
        Some(if knows_none { text!("book-unknown") } else { text!("book-partly-known") })
    }

    /// Whether no other change to the book is in progress: they happen one after the other.
    fn is_idle(&self) -> bool {
        self.room.editor.work.is_none()
    }
}

/// The controls for the position, the line and the whole book; the progress of a change, while there is one.
pub(crate) fn foot_ui(ui: &mut Ui, view: &BookView, out: &mut Out) {
    ui.horizontal(|ui| {
        menu_ui(ui, view, out);
        match &view.room.editor.work {
            Some(work) => work_ui(ui, work, out),
            None if view.may_know() => buttons_ui(ui, view, out),
            None => {}
        }
    });
}

fn menu_ui(ui: &mut Ui, view: &BookView, out: &mut Out) {
    let button = icon_button(ui, Icon::Menu, &text!("book-menu"), true);
    Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(280.0);
        let standing = &view.room.editor.standing;
        let n = standing.n_positions;
        let mut item = |ui: &mut Ui, is_enabled: bool, name: String, sent: Sent<Message>| {
            if item_ui(ui, name, is_enabled && view.is_idle()).clicked() {
                out.sent.push(sent);
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
        effort_ui(ui, &view.commands.shared.settings, out);
        let own = text!("book-own", n = text::grouped(n as u64), count = n);
        note_ui(ui, own);
    });
}

/// An entry of a menu, as wide as the menu.
fn item_ui(ui: &mut Ui, name: String, is_enabled: bool) -> Response {
    let button = Button::new(name).wrap().min_size(vec2(ui.available_width(), ROW));
    ui.add_enabled(is_enabled, button)
}

fn effort_ui(ui: &mut Ui, settings: &Settings, out: &mut Out) {
    let (mut level, mut n_positions) = (settings.book_level, settings.book_positions);
    let mut row_ui = |name: String, number: DragValue| {
        ui.horizontal(|ui| {
            // In the style of a menu a number has no frame and looks like a text that cannot be changed.
            ui.reset_style();
            ui.label(&name);
            number_ui(ui, number).accessible_name(name);
        });
    };
    row_ui(text!("book-level"), DragValue::new(&mut level).range(Settings::BOOK_LEVEL).speed(0.1));
    let positions = DragValue::new(&mut n_positions).range(Settings::BOOK_POSITIONS).speed(5.0);
    row_ui(text!("book-positions"), positions);
    if (level, n_positions) != (settings.book_level, settings.book_positions) {
        let changed = Settings { book_level: level, book_positions: n_positions, ..settings.clone() };
        out.ask(Ask::Settings(Box::new(changed)));
    }
}

fn work_ui(ui: &mut Ui, work: &Work, out: &mut Out) {
    let stop = ui.button(text!("book-stop")).on_hover_text(text!("book-stop.hint"));
    out.send_if(stop.clicked(), Message::Edit(BookChoice::Stop));
    let (done, n) = (text::grouped(work.n_done as u64), text::grouped(work.n as u64));
    let words = match work.n {
        0 => text!("book-working"),
        _ => text!("book-progress", done = done, n = n),
    };
    ui.add(Label::new(words).truncate());
}

/// The menu that changes what the book knows of a move.
pub(crate) fn move_menu_ui(ui: &mut Ui, mv: Move, found: Option<&BookMove>, view: &BookView, out: &mut Out) {
    let name = move_name(mv, view.position().size());
    let button = icon_button(ui, Icon::Edit, &text!("book-correct", square = name.as_str()), true);
    Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(250.0);
        let search = text!("book-search", level = view.commands.shared.settings.book_level);
        if item_ui(ui, search, view.is_idle()).clicked() {
            out.send(Message::Edit(BookChoice::Search(mv)));
            ui.close();
        }
        ui.horizontal(|ui| {
            ui.reset_style();
            ui.label(text!("book-value"));
            let id = ui.scope_id().with(("typed value", name.as_str()));
            let usual = found.map_or(0, |found| found.evaluation.score.discs() as i8);
            let mut discs = ui.data(|data| data.get_temp(id)).unwrap_or(usual);
            let number = DragValue::new(&mut discs).range(-64..=64).speed(0.1);
            if number_ui(ui, number).accessible_name(text!("book-value")).changed() {
                ui.data_mut(|data| data.insert_temp(id, discs));
            }
            if ui.add_enabled(view.is_idle(), Button::new(text!("book-set"))).clicked() {
                ui.data_mut(|data| data.remove::<i8>(id));
                out.send(Message::Edit(BookChoice::SetValue(mv, Some(discs))));
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

/// The buttons that extend the book at the position, and that add the line to it.
fn buttons_ui(ui: &mut Ui, view: &BookView, out: &mut Out) {
    let record = view.commands.shared.session.record();
    let is_usual = *record.start() == Position::start(BoardSize::STANDARD) && !record.line().is_empty();
    let buttons = [
        (true, text!("book-extend"), text!("book-extend.hint"), BookChoice::Extend),
        (is_usual, text!("book-add-line"), text!("book-add-line.hint"), BookChoice::AddLine),
    ];
    for (is_enabled, name, hint, choice) in buttons {
        let button = ui.add_enabled(is_enabled, Button::new(name)).on_hover_text(hint);
        out.send_if(button.clicked(), Message::Edit(choice));
    }
}

/// What a screen reader says of a move that the book knows.
pub(crate) fn spoken(found: &BookMove) -> String {
    let from = match found.origin {
        Origin::Shipped => text!("book-from-program"),
        Origin::Searched => text!("book-from-search"),
        Origin::Typed => text!("book-from-typing"),
        Origin::Imported => text!("book-from-import"),
    };
    let of_book = &found.evaluation;
    text!("book-spoken", discs = words::score(of_book.score), plies = of_book.depth, from = from)
}
