//! The table of moves: a row for each move of the position shown, with what analysis, opening book, saved
//! games, people and the engine of another program know of it, and the line that follows. Analysis, book and
//! games are columns that the head switches on and off.

use super::{Out, Panels};
use crate::book::panel as book_panel;
use crate::command::Command;
use crate::library::explorer;
use crate::outbox::{Ask, steps};
use crate::study;
use crate::study::analysis::{self, opinion_on, second_label, second_spoken};
use crate::tools::walk_in_head_ui;
use crate::widgets::form::text_width;
use crate::widgets::icons::{Icon, icon_button};
use crate::widgets::row::{PADDING, Row, height as row_height, plain_row_ui, row_ui};
use crate::widgets::words::{note_ui, words_ui};
use ::analysis::study::people::percent;
use ::library::explorer::{Played, Tally};
use egui::{Align, Button, Layout, Pos2, Response, ScrollArea, Sense, TextStyle, Ui, UiBuilder, vec2};
use engine::book::BookMove;
use othello::evaluation::Evaluation;
use othello::rules::{Color, Move};
use services::engines::second::Opinion;
use session::Action;
use texts::text;
use texts::words::{self, move_name};

/// The heights of the head and of the row with the names of the columns, in points.
const HEAD_HEIGHT: f32 = 28.0;
const NAMES_HEIGHT: f32 = 16.0;
/// The head has one row from this width on, in points.
const ONE_ROW_WIDTH: f32 = 520.0;
/// With less height than this below its head, the table scrolls together with what is above and below it.
const LOW_HEIGHT: f32 = 110.0;
/// The gap between two columns in a row of at least [`ROOMY_WIDTH`] points, and in a narrower row.
const GAP: f32 = 14.0;
const NARROW_GAP: f32 = 8.0;
const ROOMY_WIDTH: f32 = 400.0;
/// The width of the button at the end of a row, which rows have while the book is shown.
const MENU_WIDTH: f32 = 28.0;
/// The least room for a line: two moves.
const LINE_WIDTH_MIN: f32 = 44.0;
/// Moves of a line that are written out.
const LINE_MOVES_MAX: usize = 24;

/// The height of the table, in points, out of the height that is free.
pub(super) fn height(ui: &Ui, panels: &Panels) -> f32 {
    let part = if panels.review.is_some() { 0.35 } else { 0.6 };
    // Most positions have no more moves than this, so what is below the table stays in its place.
    let rows = if panels.games.is_some() { 16.0 } else { 12.0 };
    let head = 2.0 * HEAD_HEIGHT + NAMES_HEIGHT;
    (ui.available_height() * part).clamp(head + 2.0 * row_height(ui), head + rows * row_height(ui))
}

/// Draws the table, `height` points high, with the buttons that step through the record if it `walks`.
pub(super) fn table_ui(ui: &mut Ui, height: f32, walks: bool, panels: &Panels, out: &mut Out) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    let ui = &mut ui;
    ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
    head_ui(ui, walks, panels, out);
    if let Some(games) = panels.games {
        out.of(|out| explorer::filter_ui(ui, games, out));
    }
    let is_low = ui.available_height() < LOW_HEIGHT;
    let foot = if panels.book.is_some() && !is_low { HEAD_HEIGHT } else { 0.0 };
    let moves = moves(panels);
    let columns = TableColumns::fit(ui, &moves, panels);
    // Why columns are empty here.
    let analysis = analysis::nothing_yet(&panels.rooms.study, panels.shared);
    let is_over = panels.shared.record().position().outcome().is_some();
    let book = panels.book.as_ref().and_then(|book| book.remark()).filter(|_| analysis.is_none() || !is_over);
    let remarks = [analysis, book, panels.games.and_then(explorer::nothing)];
    let top_ui = |ui: &mut Ui| {
        remarks.iter().flatten().for_each(|remark| _ = note_ui(ui, remark));
        if !moves.is_empty() {
            columns.headings_ui(ui, panels);
        }
    };
    if !is_low {
        top_ui(ui);
    }
    let free = (ui.available_height() - foot).max(row_height(ui));
    let list = ScrollArea::vertical().id_salt("table of moves").auto_shrink([false, false]);
    list.max_height(free).min_scrolled_height(free).show(ui, |ui| {
        if is_low {
            top_ui(ui);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        moves.iter().for_each(|known| move_ui(ui, known, &columns, panels, out));
        let games = panels.games.filter(|_| !moves.is_empty());
        if let Some((games, answer)) = games.and_then(|games| Some((games, explorer::answer(games)?))) {
            columns.total_ui(ui, &answer.total, panels);
            out.of(|out| explorer::games_ui(ui, answer, games, out));
        }
        if is_low {
            foot_ui(ui, panels, out);
        }
    });
    if !is_low {
        foot_ui(ui, panels, out);
    }
}

/// The controls that change the opening book.
fn foot_ui(ui: &mut Ui, panels: &Panels, out: &mut Out) {
    if let Some(book) = &panels.book {
        out.of(|out| book_panel::foot_ui(ui, book, out));
    }
}

/// The switches of the columns, the choice of games to count, how far the analysis is, and the cross.
fn head_ui(ui: &mut Ui, walks: bool, panels: &Panels, out: &mut Out) {
    let is_analysed = panels.rooms.study.is_open();
    let (games, book) = (panels.games.is_some(), panels.book.is_some());
    let is_one_row = ui.available_width() >= ONE_ROW_WIDTH;
    let row = vec2(ui.available_width(), HEAD_HEIGHT);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        let tooltip = |command: Command| command.tooltip(ui.ctx());
        let columns = [
            (is_analysed, text!("analysis-title"), tooltip(Command::Analyse), Command::Analyse),
            (book, text!("table-book"), tooltip(Command::Book), Command::Book),
            (games, text!("explorer-column-games"), tooltip(Command::Explorer), Command::Explorer),
        ];
        for (is_on, name, hint, command) in columns {
            let button = Button::selectable(is_on, name).frame_when_inactive(true);
            if ui.add(button).on_hover_text(hint).clicked() {
                match command {
                    Command::Analyse if is_on => out.send(study::Message::Close),
                    command => out.run(command),
                }
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::Cross, &text!("table-close"), true).clicked() {
                out.send(study::Message::Close);
                out.run(book.then_some(Command::Book));
                out.run(games.then_some(Command::Explorer));
            }
            if is_analysed {
                let key = Command::Analyse.key_text(ui.ctx());
                let (icon, name) = match panels.rooms.study.is_running() {
                    true => (Icon::Pause, text!("analysis-stop", key = key)),
                    false => (Icon::Play, text!("analysis-go-on", key = key)),
                };
                out.run(icon_button(ui, icon, &name, true).clicked().then_some(Command::Analyse));
            }
            if walks {
                walk_in_head_ui(ui, &panels.commands, out);
            }
            if is_one_row {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| sources_ui(ui, panels, out));
            }
        });
    });
    // In a low table a row of moves is worth more than how far the analysis is.
    if !is_one_row && (games || ui.available_height() >= LOW_HEIGHT) {
        let row = vec2(ui.available_width(), if games { HEAD_HEIGHT } else { NAMES_HEIGHT });
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(row, layout, |ui| sources_ui(ui, panels, out));
    }
}

fn sources_ui(ui: &mut Ui, panels: &Panels, out: &mut Out) {
    if let Some(games) = panels.games {
        out.of(|out| explorer::source_ui(ui, games, out));
    }
    analysis::effort_ui(ui, &panels.rooms.study, panels.shared, panels.second);
}

struct TableMove<'a> {
    mv: Move,
    own: Option<&'a Evaluation>,
    book: Option<BookMove>,
    played: Option<&'a Played>,
    /// The share of people of a rating who play it, while that column is shown.
    share: Option<f32>,
    opinion: Option<&'a Opinion>,
}

impl TableMove<'_> {
    /// The move and what follows it.
    fn line(&self) -> Vec<Move> {
        self.own.map_or_else(|| vec![self.mv], |own| own.line.clone())
    }
}

/// The moves that a column knows something of: first those of the analysis, then of the book, then of the
/// games. With the book all others follow, since the user can type a value for each.
fn moves<'a>(panels: &'a Panels) -> Vec<TableMove<'a>> {
    let position = panels.shared.record().position();
    let own = panels.rooms.study.known_moves();
    let book = panels.book.as_ref().map_or(Vec::new(), |book| book.known());
    let played = panels.games.and_then(explorer::answer).map_or(&[][..], |found| &found.moves);
    let opinions = panels.second.map_or(&[][..], |(_, opinions)| opinions);
    let all = panels.book.as_ref().filter(|book| book.may_know()).map(|_| position.legal_moves());
    let mut order: Vec<Move> = own.iter().map(|own| own.line[0]).collect();
    let by_book = book.iter().map(|found| found.mv);
    let by_games = played.iter().map(|played| Move::Place(played.square));
    for mv in by_book.chain(by_games).chain(all.into_iter().flat_map(|all| all.iter().map(Move::Place))) {
        if !order.contains(&mv) {
            order.push(mv);
        }
    }
    let known = |mv: Move| {
        let own = own.iter().find(|own| own.line[0] == mv);
        TableMove {
            mv,
            own,
            book: book.iter().find(|found| found.mv == mv).cloned(),
            played: played.iter().find(|played| Move::Place(played.square) == mv),
            share: mv.square().and_then(|square| panels.rooms.study.people()?.share(square)),
            opinion: own.and_then(|own| opinion_on(own, opinions)),
        }
    };
    order.into_iter().map(known).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Value,
    Depth,
    Book,
    Games,
    Won,
    People,
    Second,
}

use Column::{Book, Depth, Games, People, Second, Value, Won};

impl Column {
    const ALL: [Column; 7] = [Value, Depth, Book, Games, Won, People, Second];
    /// The columns that are dropped, in this order, until the others and the line fit.
    const DROPPED_FIRST: [Column; 4] = [Depth, Won, Second, People];

    /// The column's heading; `None` while the table leaves the column out.
    fn heading(self, panels: &Panels) -> Option<String> {
        let is_analysed = panels.rooms.study.is_open();
        match self {
            Value => is_analysed.then(|| text!("book-column-value")),
            Depth => (is_analysed || panels.book.is_some()).then(|| text!("book-column-depth")),
            Book => panels.book.as_ref().map(|_| text!("table-book")),
            Games => panels.games.as_ref().map(|_| text!("explorer-column-games")),
            Won => panels.games.as_ref().map(|_| text!("match-won")),
            People => {
                let people = panels.rooms.study.people()?;
                Some(text!("explorer-column-people", rating = people.rating.to_string()))
            }
            Second => panels.second.filter(|_| is_analysed).map(|(name, _)| name.to_owned()),
        }
    }

    fn cell(self, known: &TableMove, turn: Color) -> String {
        let cell = match self {
            Value => known.own.map(|own| words::score(own.score)),
            Depth => {
                let of_book = || {
                    known.book.as_ref().map(|BookMove { evaluation, .. }| match evaluation.is_exact() {
                        true => words::known_short(evaluation),
                        false => text!("book-plies.short", plies = evaluation.depth),
                    })
                };
                known.own.map(words::known_short).or_else(of_book)
            }
            Book => known.book.as_ref().map(|found| words::score(found.evaluation.score)),
            Games | Won => known.played.map(|played| self.tally(&played.tally, turn)),
            People => known.share.map(percent),
            Second => known.own.zip(known.opinion).map(|(own, opinion)| second_label(opinion, own)),
        };
        cell.unwrap_or_default()
    }

    /// The text for a tally in a column of the games.
    fn tally(self, tally: &Tally, turn: Color) -> String {
        match self {
            Games => text::grouped(tally.n_games as u64),
            Won => tally.points(turn).map_or(String::new(), |share| percent(share as f32)),
            _ => String::new(),
        }
    }
}

/// The columns that have room, and where each of them ends, in points from the left end of a row.
struct TableColumns {
    ends: Vec<(Column, f32)>,
    /// Where the lines begin, if they have room.
    line: Option<f32>,
    width: f32,
}

impl TableColumns {
    fn fit(ui: &Ui, moves: &[TableMove], panels: &Panels) -> TableColumns {
        let width = ui.available_width() - if panels.book.is_some() { MENU_WIDTH } else { 0.0 };
        let turn = panels.shared.record().position().turn();
        let gap = if width >= ROOMY_WIDTH { GAP } else { NARROW_GAP };
        let measure = |text: String, style: TextStyle| text_width(ui, &text, style);
        let size = panels.shared.record().start().size();
        let names = moves.iter().map(|known| measure(move_name(known.mv, size), TextStyle::Body));
        let others =
            [(text!("explorer-all"), TextStyle::Body), (text!("explorer-column-move"), TextStyle::Small)];
        let others = others.map(|(text, style)| measure(text, style));
        let name = names.chain(others).fold(0.0, f32::max);
        let total = panels.games.and_then(explorer::answer).map(|answer| answer.total);
        let width_of = |column: Column, head: String| {
            let cells = moves.iter().map(|known| measure(column.cell(known, turn), TextStyle::Body));
            let total = total.map(|total| measure(column.tally(&total, turn), TextStyle::Body));
            cells.chain(total).fold(measure(head, TextStyle::Small), f32::max).ceil()
        };
        let column = |column: Column| Some((column, width_of(column, column.heading(panels)?)));
        let mut columns: Vec<(Column, f32)> = Column::ALL.into_iter().filter_map(column).collect();
        let has_line = panels.rooms.study.is_open();
        let line = if has_line { gap + LINE_WIDTH_MIN } else { 0.0 };
        let needed = |columns: &[(Column, f32)]| -> f32 {
            2.0 * PADDING + name + line + columns.iter().map(|(_, width)| gap + width).sum::<f32>()
        };
        for least in Column::DROPPED_FIRST {
            if needed(&columns) > width {
                columns.retain(|(column, _)| *column != least);
            }
        }
        let mut end = PADDING + name;
        let ends = columns.iter().map(|&(column, width)| {
            end += gap + width;
            (column, end)
        });
        let ends = ends.collect();
        let has_room = end + line + PADDING <= width;
        TableColumns { ends, line: (has_line && has_room).then_some(end + gap), width }
    }

    fn cells(&self, row: &Row, style: TextStyle, cell: impl Fn(Column) -> String) {
        for &(column, end) in &self.ends {
            let is_strong = matches!(column, Value | Book);
            let color = if is_strong { row.strong } else { row.color };
            row.right(row.part(end), &cell(column), style.clone(), color);
        }
    }

    fn headings_ui(&self, ui: &mut Ui, panels: &Panels) {
        ui.allocate_ui(vec2(self.width, NAMES_HEIGHT), |ui| {
            plain_row_ui(ui, NAMES_HEIGHT, |row| {
                row.left(0.0, &text!("explorer-column-move"), TextStyle::Small, row.color);
                self.cells(row, TextStyle::Small, |column| column.heading(panels).unwrap_or_default());
                if let Some(line) = self.line {
                    row.left(row.part(line), &text!("table-line"), TextStyle::Small, row.color);
                }
            })
        });
    }

    /// The row of all moves together.
    fn total_ui(&self, ui: &mut Ui, total: &Tally, panels: &Panels) {
        let turn = panels.shared.record().position().turn();
        let height = row_height(ui);
        ui.allocate_ui(vec2(self.width, height), |ui| {
            plain_row_ui(ui, height, |row| {
                let line = row.ui.visuals().widgets.noninteractive.bg_stroke;
                row.ui.painter().hline(row.rect.x_range(), row.rect.top(), line);
                row.left(0.0, &text!("explorer-all"), TextStyle::Body, row.strong);
                self.cells(row, TextStyle::Body, |column| column.tally(total, turn));
            })
        });
    }

    /// How many moves of a line fit into the row, including the move that the row is for.
    fn n_fitting(&self, ui: &Ui, names: &[String]) -> usize {
        let Some(mut end) = self.line else { return 1 };
        let width = |text: &str| text_width(ui, text, TextStyle::Body);
        let (space, right) = (width(" "), self.width - PADDING);
        let fits = |name: &&String| {
            end += width(name) + space;
            end - space <= right
        };
        1 + names[1..].iter().take_while(fits).count()
    }
}

/// The row of a move. A click plays it, or its line up to the pointer; the right arrow key then continues.
fn move_ui(ui: &mut Ui, known: &TableMove, columns: &TableColumns, panels: &Panels, out: &mut Out) {
    let record = panels.shared.record();
    let position = record.position();
    let (turn, size) = (position.turn(), position.size());
    let line = known.line();
    let names: Vec<String> = line.iter().take(LINE_MOVES_MAX).map(|mv| move_name(*mv, size)).collect();
    let n_fitting = columns.n_fitting(ui, &names);
    let is_next = record.next(record.cursor()).and_then(|node| record.move_into(node)) == Some(known.mv);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let room = vec2(columns.width, row_height(ui));
        let name = || spoken(known, &names[0], panels);
        let response = row_ui(ui, room, Some(is_next), name, |row| {
            row.left(0.0, &names[0], TextStyle::Body, row.strong);
            columns.cells(row, TextStyle::Body, |column| column.cell(known, turn));
            if let Some(line) = columns.line {
                row.left(row.part(line), &names[1..n_fitting].join(" "), TextStyle::Body, row.weak);
            }
        });
        let at = response.hover_pos().or(response.interact_pointer_pos());
        let n = at.and_then(|at| n_pointed(ui, at, &response, &names[..n_fitting], columns));
        if response.hovered() {
            out.ask(Ask::PointAt(steps(&line[..n.unwrap_or(line.len())], turn)));
        }
        if response.clicked() {
            out.act(Action::PlayLine { moves: line.clone(), shown: n.unwrap_or(1) });
        }
        response.on_hover_ui(|ui| hover_ui(ui, known, &names, panels));
        if let Some(book) = &panels.book {
            out.of(|out| book_panel::move_menu_ui(ui, known.mv, known.book.as_ref(), book, out));
        }
    });
}

/// How many moves of a line there are up to the pointer, if the pointer is on the line.
fn n_pointed(ui: &Ui, at: Pos2, row: &Response, names: &[String], columns: &TableColumns) -> Option<usize> {
    let from = row.rect.left() + columns.line?;
    let width = |n: usize| text_width(ui, &names[1..n].join(" "), TextStyle::Body);
    (at.x >= from).then(|| (2..names.len()).find(|&n| from + width(n) >= at.x).unwrap_or(names.len()))
}

fn spoken(known: &TableMove, name: &str, panels: &Panels) -> String {
    let position = panels.shared.record().position();
    let (turn, n_empties) = (position.turn(), position.empties().len());
    let own = known.own.map(|own| [words::score(own.score), words::known(own, n_empties)]);
    let second = known.own.zip(known.opinion).map(|(own, opinion)| second_spoken(opinion, own));
    let games = known.played.map(|played| explorer::spoken(&played.tally, turn));
    let people = known.share.map(|share| text!("people-play-it", share = percent(share)));
    let book = known.book.as_ref().map(book_panel::spoken);
    let facts = own.into_iter().flatten().chain(games).chain(people).chain(second).chain(book);
    text::list([name.to_owned()].into_iter().chain(facts))
}

fn hover_ui(ui: &mut Ui, known: &TableMove, names: &[String], panels: &Panels) {
    if let Some(own) = known.own {
        analysis::hover_ui(ui, own, &names.join(" "), &panels.rooms.study, panels.shared);
    }
    let record = panels.shared.record();
    if let Some(book) = &known.book {
        words_ui(ui, book_panel::spoken(book));
    }
    if let Some(played) = known.played {
        words_ui(ui, explorer::hover_words(played, record.position().turn()));
    }
}
