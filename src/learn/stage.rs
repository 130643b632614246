//! What the pages of Learn have in common: a header with the way back, and a board in the same place as in a
//! game, with a text beside it, or below it in a small or upright window.

use super::Look;
use crate::arrangement::bar_height;
use crate::command::Command;
use crate::learn::Out;
use crate::outbox::Ask;
use crate::tools::link_ui;
use crate::widgets::board::{
    BoardResponse, BoardState, BoardView, Layout as BoardLayout, Note, board_ui, disc_icon_ui,
};
use crate::widgets::form::{main_button, text_width};
use crate::widgets::icons::{Icon, icon_button, icon_ui};
use crate::widgets::notices::{Notice, Tone};
use crate::widgets::theme::SMALL;
use crate::widgets::words::words_ui;
use egui::{
    Align, FontId, Frame, Id, Label, Layout, Margin, Panel, Rect, Response, RichText, ScrollArea, Sense,
    TextStyle, Ui, UiBuilder, Vec2, vec2,
};
use othello::evaluation::Evaluation;
use othello::rules::Color;
use teach::choice::{Choice, Pace, PuzzleChoice, PuzzleSet};
use teach::puzzles::Theme;
use texts::{text, words};

const MARGIN: f32 = 8.0;
/// The size of the text's letters, and of those in a text with at least the room of `ROOMY`, in points.
const LETTERS: f32 = 15.0;
const LARGE_LETTERS: f32 = 17.0;
const ROOMY: Vec2 = vec2(330.0, 400.0);
/// The least height of the text above the buttons, and the gap above and below them, in points.
const ABOVE: f32 = 76.0;
const BUTTONS_BELOW: f32 = 12.0;
/// Wider lines would be hard to read, in points.
const TEXT_MAX: f32 = 560.0;
/// A narrower board leaves the line below it too little room, in points.
const SMALL_BOARD: f32 = 330.0;

/// The title of a page, and the button back, above the column of the page.
pub(crate) fn header_ui(ui: &mut Ui, title: &str, back: &str, out: &mut Out) {
    header_with_ui(ui, title, back, beside_column(ui), |_, _| {}, out);
}

/// The same at this distance from both sides, with something at the right end, which is filled from there.
pub(crate) fn header_with_ui(
    ui: &mut Ui,
    title: &str,
    back: &str,
    side: f32,
    at_right: impl FnOnce(&mut Ui, &mut Out),
    out: &mut Out,
) {
    // As high as the player's bar above the board during a game, so that the board has the same place.
    let size = vec2(ui.available_width(), bar_height(ui.available_size()));
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        ui.horizontal_centered(|ui| {
            ui.add_space(side);
            let name = text!("learn-back-with-key", back = back);
            if icon_button(ui, Icon::Previous, &name, true).clicked() {
                out.send(Choice::Back);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(side);
                at_right(ui, out);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(title).heading().strong()).truncate());
                });
            });
        });
    });
}

/// A page below the home of Learn: its title, and a column of this width at most, which scrolls.
pub(crate) fn page_ui(
    ui: &mut Ui,
    title: &str,
    width: f32,
    out: &mut Out,
    content: impl FnOnce(&mut Ui, &mut Out),
) {
    header_ui(ui, title, &text!("learn-back-to-learn"), out);
    scroll_ui(ui, width, |ui| content(ui, out));
}

/// What a page shows below its header.
pub(crate) fn scroll_ui(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| column_ui(ui, width, content));
}

/// Items in rows of `n`, each with its share of the width.
pub(crate) fn grid_ui<T>(ui: &mut Ui, items: &[T], n: usize, mut item_ui: impl FnMut(&mut Ui, &T, f32)) {
    let gap = ui.spacing().item_spacing.x;
    let width = ((ui.available_width() - gap * (n as f32 - 1.0)) / n as f32).floor();
    for row in items.chunks(n) {
        ui.horizontal(|ui| row.iter().for_each(|item| item_ui(ui, item, width)));
    }
}

/// How many items of at least this width fit side by side.
pub(crate) fn n_in_row(ui: &Ui, width_min: f32) -> usize {
    let gap = ui.spacing().item_spacing.x;
    ((ui.available_width() + gap) / (width_min + gap)) as usize
}

/// Gives the keyboard to the first choice of a page when the page appears, so that Tab goes on from there.
pub(crate) fn focus_at_first(ui: &Ui, page: &'static str, first: &Response) {
    let now = ui.ctx().cumulative_pass_nr();
    let (last_page, last_pass) = ui.ctx().data_mut(|data| {
        let last = data.get_temp_mut_or(Id::unique("page of Learn"), (page, 0));
        std::mem::replace(last, (page, now))
    });
    if last_page != page || last_pass + 1 < now {
        first.request_focus();
    }
}

/// The main button of a page that shows nothing before a game was played.
pub(crate) fn play_button(ui: &mut Ui, page: &'static str, out: &mut Out) {
    ui.add_space(8.0);
    let button = page_button(ui, text!("learn-play"));
    focus_at_first(ui, page, &button);
    if button.clicked() {
        out.run(Command::NewGame);
    }
}

/// The main button of a page, in a row of its own.
pub(crate) fn page_button(ui: &mut Ui, name: String) -> Response {
    const SIZE: Vec2 = vec2(140.0, 32.0);
    // Only in a row is the text in the middle of the button.
    ui.horizontal(|ui| ui.add(main_button(ui, name).min_size(SIZE))).inner
}

/// A button of this size that opens the puzzles of a theme.
pub(crate) fn puzzles_button(ui: &mut Ui, theme: Theme, size: Vec2, out: &mut Out) {
    let spoken = text!("learn-to-puzzles-name", theme = theme.name());
    if link_ui(ui, &text!("learn-to-puzzles"), &theme.name(), &spoken, size) {
        let begin = [PuzzleChoice::Pace(Pace::Calm), PuzzleChoice::Begin(PuzzleSet::Theme(theme))];
        begin.into_iter().for_each(|choice| out.send(choice));
    }
}

/// A notice above a page without a board.
pub(crate) fn notice_ui(ui: &mut Ui, notice: &Notice, out: &mut Out) {
    let frame = Frame::new().inner_margin(Margin::symmetric(10, 4));
    frame.show(ui, |ui| ui.horizontal(|ui| notice_words_ui(ui, notice, out)));
}

/// A notice with its sign and the cross that takes it away, in a row.
fn notice_words_ui(ui: &mut Ui, notice: &Notice, out: &mut Out) {
    let (icon, color) = match notice.tone {
        Tone::Trouble => (Icon::Warning, ui.visuals().warn_fg_color),
        Tone::News | Tone::Answer => (Icon::Info, ui.visuals().text_color()),
    };
    icon_ui(ui, icon, color);
    ui.allocate_ui(vec2(ui.available_width() - 40.0, 20.0), |ui| {
        words_ui(ui, &notice.text);
    });
    if icon_button(ui, Icon::Cross, &text!("learn-dismiss"), true).clicked() {
        out.ask(Ask::DismissNotice);
    }
}

/// The notes on the squares when the answer is shown: the value of each move, in plain words.
pub(crate) fn value_notes(moves: &[Evaluation]) -> Vec<Note> {
    let best = moves.iter().map(|evaluation| evaluation.score).max();
    let note = |evaluation: &Evaluation| {
        let text = words::score(evaluation.score);
        let (label, spoken) = match evaluation.is_exact() {
            true => (text!("learn-exact"), text!("learn-worth-exact", value = text.as_str())),
            false => (text!("learn-about"), text!("learn-worth-about", value = text.as_str())),
        };
        Some(Note {
            square: evaluation.line.first()?.square()?,
            short: words::score(evaluation.score.rounded()),
            label,
            is_best: Some(evaluation.score) == best,
            is_exact: evaluation.is_exact(),
            bounds: None,
            spoken,
            text,
        })
    };
    moves.iter().filter_map(note).collect()
}

/// The width of the pages, in points: all have their left side, with the button back, in one place.
pub(crate) const PAGE: f32 = 1060.0;
/// Lines of text are easy to read up to this width, in points.
pub(crate) const COLUMN: f32 = 640.0;

/// What stays free on both sides of a page.
pub(crate) fn beside_column(ui: &Ui) -> f32 {
    ((ui.available_width() - PAGE) / 2.0).max(MARGIN)
}

/// A column at the left side of the page, of this width at most.
pub(crate) fn column_ui(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    let side = beside_column(ui);
    let width = width.min(ui.available_width() - 2.0 * MARGIN);
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.set_width(width);
            content(ui);
        });
    });
}

/// The text beside a board.
pub(crate) struct StageText<'a, Above, Row, Below> {
    /// Pages of one section keep their buttons in one place.
    pub section: &'a str,
    /// What is asked, and what is said of the answer.
    pub above: Above,
    /// The buttons.
    pub row: Row,
    /// What explains it.
    pub below: Below,
}

/// Draws a board in the same place as in a game, a line below it, and the text beside it: the buttons stand
/// below what is asked and never move, and the rest scrolls below them. Where the text is below the board, it
/// scrolls above the buttons.
pub(crate) fn stage_ui(
    ui: &mut Ui,
    view: &BoardView,
    board: &mut BoardState,
    look: &Look,
    text: StageText<impl FnOnce(&mut Ui), impl FnOnce(&mut Ui), impl FnOnce(&mut Ui)>,
    out: &mut Out,
) -> BoardResponse {
    let place = &look.place;
    let (middle, field, area) = (place.middle, place.field(), place.area);
    let drawn = BoardLayout::fit(field, view.size, view.coordinates, ui.pixels_per_point()).outer;
    let response = board_ui(&mut ui.new_child(UiBuilder::new().max_rect(field)), view, board);
    let is_small = drawn.width() < SMALL_BOARD;
    let x_range = if place.is_below() || is_small { middle.x_range() } else { drawn.x_range() };
    let line = Rect::from_x_y_ranges(x_range, drawn.bottom()..=drawn.bottom() + place.bar);
    line_ui(ui, line, view, look, out);
    // Beside a board the text ends where the board ends; beside a small one it has the height of the window.
    let text_rect = match place.is_below() {
        true => area.with_min_y(line.bottom()).shrink2(vec2(12.0, 6.0)),
        false => {
            let beside = middle.right()..=area.right().min(middle.right() + TEXT_MAX);
            let bottom = if is_small { area.bottom() - MARGIN } else { drawn.bottom() };
            Rect::from_x_y_ranges(beside, drawn.top()..=bottom).shrink2(vec2(12.0, 0.0))
        }
    };
    let mut beside = ui.new_child(UiBuilder::new().max_rect(text_rect));
    let free = beside.available_size();
    let is_roomy = free.x >= ROOMY.x && free.y >= ROOMY.y;
    let letters = if is_roomy { LARGE_LETTERS } else { LETTERS };
    let font = FontId::proportional(letters);
    let StageText { section, above, row, below } = text;
    if is_roomy {
        let height_id = Id::unique(("height above the buttons", section));
        let kept = ui.data(|data| data.get_temp(height_id)).unwrap_or(ABOVE);
        let top = beside.cursor().top();
        let height = beside.scope(|ui| {
            ui.style_mut().text_styles.insert(TextStyle::Body, font.clone());
            ScrollArea::vertical().id_salt("above").max_height(free.y * 0.6).show(ui, above).content_size.y
        });
        let height = height.inner.min(free.y * 0.6).max(kept);
        ui.data_mut(|data| data.insert_temp(height_id, height));
        beside.add_space((top + height + BUTTONS_BELOW - beside.cursor().top()).max(0.0));
        // Where the buttons do not fit side by side they take another line.
        beside.horizontal_wrapped(row);
        beside.add_space(BUTTONS_BELOW);
        beside.style_mut().text_styles.insert(TextStyle::Body, font);
        ScrollArea::vertical().auto_shrink([false, false]).show(&mut beside, below);
    } else {
        let last = Panel::bottom("last row").frame(Frame::NONE).show_separator_line(false).resizable(false);
        last.show(&mut beside, |ui| {
            ui.add_space(8.0);
            ui.horizontal_wrapped(row);
        });
        beside.style_mut().text_styles.insert(TextStyle::Body, font);
        ScrollArea::vertical().auto_shrink([false, false]).show(&mut beside, |ui| {
            above(ui);
            below(ui);
        });
    }
    // What was drawn in children took no space of `ui`.
    ui.allocate_rect(ui.available_rect_before_wrap(), Sense::hover());
    response
}

/// Who is to move, and the discs of both; or the notice shown.
fn line_ui(ui: &mut Ui, line: Rect, view: &BoardView, look: &Look, out: &mut Out) {
    const DISC: f32 = 20.0;
    let mut ui = ui.new_child(UiBuilder::new().max_rect(line.shrink2(vec2(10.0, 0.0))));
    ui.horizontal_centered(|ui| {
        if let Some(notice) = look.notice {
            return notice_words_ui(ui, notice, out);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for color in [Color::White, Color::Black] {
                let count = view.discs[color].len();
                let label = ui.label(RichText::new(count.to_string()).strong());
                label.on_hover_text(text!("card-discs", color = color.key(), n = count));
                disc_icon_ui(ui, color, DISC, look.theme);
            }
            if view.moves.is_none_or(|position| position.outcome().is_some()) {
                return;
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                disc_icon_ui(ui, view.turn, DISC, look.theme);
                let turn = text!("spoken-to-move", color = view.turn.key());
                let width = text_width(ui, &turn, TextStyle::Body.resolve(ui.style()));
                let size = if width <= ui.available_width() { LETTERS } else { SMALL };
                words_ui(ui, RichText::new(turn).size(size));
            });
        });
    });
}
