//! The page of exercises: a [`Question`] drawn as a board in the same place as in a game, with its text and
//! its buttons beside it, or below it in a small or upright window; and its keys.

use super::joy::{Celebration, joy_ui, stars_ui};
use super::{Look, Room, stage};
use crate::learn::Out;
use crate::tools::learn_button;
use crate::widgets::board::{BoardView, Note, board_ui, disc_icon_ui};
use crate::widgets::focus::free_key_pressed;
use crate::widgets::form::text_width;
use crate::widgets::icons::{self, Icon, icon_button};
use crate::widgets::theme::{SMALL, main_colors, verdict_colors};
use crate::widgets::words::{note_ui, words_ui};
use egui::{
    Align, CollapsingHeader, FontId, Frame, Id, Key, Label, Layout, Margin, Panel, Rect, RichText,
    ScrollArea, Sense, TextStyle, Ui, UiBuilder, Vec2, vec2,
};
use othello::evaluation::Evaluation;
use othello::rules::{Color, Squares};
use teach::choice::Choice;
use teach::lessons::progress::STARS_MAX;
use teach::question::{Click, Paragraph, Question};
use texts::{text, words};

/// The font size of the text, and that of a text with at least `ROOMY` space, in points.
const LETTERS: f32 = 15.0;
const LARGE_LETTERS: f32 = 17.0;
const ROOMY: Vec2 = vec2(330.0, 400.0);
/// The least height of the text above the buttons, and the gap above and below them, in points.
const ABOVE: f32 = 112.0;
const BUTTONS_GAP: f32 = 12.0;
/// The greatest width of the text, in points: longer lines are hard to read.
const TEXT_MAX: f32 = 560.0;
/// A narrower board leaves the line below it too little room, in points.
const SMALL_BOARD: f32 = 330.0;
/// The least width of a button, in points.
const BUTTON: f32 = 86.0;
/// The header's margin on both sides, which puts its Back button above the board, in points.
const HEADER_SIDE: f32 = 10.0;
/// Between two paragraphs, in points.
const BETWEEN: f32 = 5.0;

pub(super) fn exercise_ui(ui: &mut Ui, question: &Question, room: &mut Room, look: Look, out: &mut Out) {
    let Room { board, joy, .. } = room;
    let joy = *joy;
    stage::header_with_ui(ui, &question.title, &question.back, HEADER_SIDE, |_, _| {}, out);
    let position = &question.position;
    let notes = value_notes(&question.values);
    let answer = notes.iter().filter(|note| note.is_best).map(|note| note.square).collect();
    let view = BoardView {
        legal: if question.shows_moves { position.legal_moves() } else { Squares::EMPTY },
        rings: look.settings.show_legal_moves,
        last_move: question.last,
        hints: &question.hints,
        notes: &notes,
        marks: &question.marks,
        judges: true,
        reason: question.cause,
        answer,
        coordinates: look.settings.show_coordinates,
        animation: look.animation,
        ..BoardView::still(position)
    };
    let place = &look.place;
    let (middle, field, area) = (place.middle, place.field(), place.area);
    let shown = board_ui(&mut ui.new_child(UiBuilder::new().max_rect(field)), &view, board);
    let drawn = shown.rect;
    let is_small = drawn.width() < SMALL_BOARD;
    let x_range = if place.is_below() || is_small { middle.x_range() } else { drawn.x_range() };
    let line = Rect::from_x_y_ranges(x_range, drawn.bottom()..=drawn.bottom() + place.bar);
    line_ui(ui, line, &view, &look, out);
    // Beside a board the text ends where the board ends; beside a small one it has the height of the window.
    let text_rect = match place.is_below() {
        true => area.with_min_y(line.bottom()).shrink2(vec2(12.0, 6.0)),
        false => {
            let beside = middle.right()..=area.right().min(middle.right() + TEXT_MAX);
            let bottom = if is_small { area.bottom() - stage::MARGIN } else { drawn.bottom() };
            Rect::from_x_y_ranges(beside, drawn.top()..=bottom).shrink2(vec2(12.0, 0.0))
        }
    };
    let mut beside = ui.new_child(UiBuilder::new().max_rect(text_rect));
    let loses_keyboard = beside_ui(&mut beside, question, joy, look.typed, out);
    // What was drawn in children took no space of `ui`.
    ui.allocate_rect(ui.available_rect_before_wrap(), Sense::hover());
    if let (Some(joy), Some(center)) = (joy, question.last.and_then(|last| board.center_of(last))) {
        joy_ui(ui, drawn, center, joy);
    }
    // If a button loses the focus, the next board that takes an answer gets it, in this frame or later.
    let waiting = Id::unique("the board waits for the keyboard");
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let wanted = loses_keyboard || is_free && ui.data(|data| data.get_temp(waiting)).unwrap_or(false);
    let takes_keyboard = wanted && matches!(question.click, Click::Answers);
    ui.data_mut(|data| data.insert_temp(waiting, wanted && !takes_keyboard));
    if takes_keyboard {
        board.focus(board.cursor);
        ui.ctx().request_repaint();
    }
    let by_board = shown.clicked.and_then(|square| match question.click {
        Click::Answers => Some(Choice::Square(square)),
        // After an answer by keyboard, pressing a square goes on as Enter does.
        Click::GoesOn if board.has_keyboard_focus(ui.ctx()) => question.enter.clone(),
        Click::GoesOn | Click::Nothing => None,
    });
    let Question { enter, right, left, .. } = question;
    let keys = [(Key::Enter, enter), (Key::ArrowRight, right), (Key::ArrowLeft, left)];
    let mut choices = keys.into_iter().filter_map(|(key, choice)| Some((key, choice.as_ref()?)));
    let mut by_key = || choices.find(|(key, _)| free_key_pressed(ui, &[*key]));
    let chosen = by_board.or_else(|| Some(by_key()?.1.clone()));
    chosen.into_iter().for_each(|choice| out.send(choice));
}

/// Draws the text and the buttons. The buttons stand below the question and never move; the rest of the text
/// scrolls below them. With little room all text scrolls above the buttons. Returns whether the focus is on
/// a button that can no longer be pressed.
fn beside_ui(
    ui: &mut Ui,
    question: &Question,
    joy: Option<Celebration>,
    typed: Option<&str>,
    out: &mut Out,
) -> bool {
    let (above, below) = question.text.split_at(question.n_above());
    let below_ui = |ui: &mut Ui, out: &mut Out| {
        text_ui(ui, question, below, joy, out);
        if let Some(typed) = typed {
            ui.label(text!("learn-typed", typed = typed));
        }
    };
    let free = ui.available_size();
    let is_roomy = free.x >= ROOMY.x && free.y >= ROOMY.y;
    let font = FontId::proportional(if is_roomy { LARGE_LETTERS } else { LETTERS });
    if !is_roomy {
        let last = Panel::bottom("last row").frame(Frame::NONE).show_separator_line(false).resizable(false);
        let last = last.show(ui, |ui| {
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| buttons_ui(ui, question, out)).inner
        });
        ui.style_mut().text_styles.insert(TextStyle::Body, font);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            text_ui(ui, question, above, joy, out);
            below_ui(ui, out);
        });
        return last.inner;
    }
    // Pages of one section, which lead back to one place, keep their buttons in one place.
    let height_id = Id::unique(("height above the buttons", &question.back, free.x as u32));
    let kept = ui.data(|data| data.get_temp(height_id)).unwrap_or(ABOVE);
    let top = ui.cursor().top();
    let height = ui.scope(|ui| {
        ui.style_mut().text_styles.insert(TextStyle::Body, font.clone());
        let scroll = ScrollArea::vertical().id_salt("above").max_height(free.y * 0.6);
        scroll.show(ui, |ui| text_ui(ui, question, above, joy, out)).content_size.y
    });
    let height = height.inner.min(free.y * 0.6).max(kept);
    ui.data_mut(|data| data.insert_temp(height_id, height));
    ui.add_space((top + height + BUTTONS_GAP - ui.cursor().top()).max(0.0));
    // Where the buttons do not fit side by side they take another line.
    let loses_keyboard = ui.horizontal_wrapped(|ui| buttons_ui(ui, question, out)).inner;
    ui.add_space(BUTTONS_GAP);
    ui.style_mut().text_styles.insert(TextStyle::Body, font);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| below_ui(ui, out));
    loses_keyboard
}

/// Who is to move, and the discs of both; or the notice shown.
fn line_ui(ui: &mut Ui, line: Rect, view: &BoardView, look: &Look, out: &mut Out) {
    const DISC: f32 = 20.0;
    let mut ui = ui.new_child(UiBuilder::new().max_rect(line.shrink2(vec2(10.0, 0.0))));
    ui.horizontal_centered(|ui| {
        if let Some(notice) = look.notice {
            return stage::notice_words_ui(ui, notice, out);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for color in [Color::White, Color::Black] {
                let count = view.discs[color].len();
                let label = ui.label(RichText::new(count.to_string()).strong());
                label.on_hover_text(text!("card-discs", color = color.key(), n = count));
                disc_icon_ui(ui, color, DISC);
            }
            if view.position.outcome().is_some() {
                return;
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                disc_icon_ui(ui, view.position.turn(), DISC);
                let turn = view.position.turn().key();
                let turn = match view.position.must_pass() {
                    true => text!("spoken-passes", color = turn),
                    false => text!("spoken-to-move", color = turn),
                };
                let width = text_width(ui, &turn, TextStyle::Body.resolve(ui.style()));
                let size = if width <= ui.available_width() { LETTERS } else { SMALL };
                words_ui(ui, RichText::new(turn).size(size));
            });
        });
    });
}

/// The notes on the squares when the answer is shown: the value of each move, in plain words.
fn value_notes(moves: &[Evaluation]) -> Vec<Note> {
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

/// Draws the buttons. Returns whether the focus is on one that can no longer be pressed.
fn buttons_ui(ui: &mut Ui, question: &Question, out: &mut Out) -> bool {
    let height = ui.spacing().interact_size.y + 4.0;
    let mut loses_keyboard = false;
    for button in &question.buttons {
        let name_width = text_width(ui, &button.name, TextStyle::Button.resolve(ui.style()));
        let size = vec2((name_width + 2.0 * ui.spacing().button_padding.x).max(BUTTON).ceil(), height);
        let (_, rect) = ui.allocate_space(size);
        // The id comes from the name, so a button keeps the focus if it moves on the next page.
        let id = Id::unique(("exercise", &button.name));
        let mut ui = ui.new_child(UiBuilder::new().scope_id(id).max_rect(rect));
        let has_keyboard = ui.memory(|memory| memory.has_focus(ui.next_auto_id()));
        loses_keyboard |= has_keyboard && button.choice.is_none();
        // The button that Enter presses is the main one.
        let is_main = button.choice.is_some() && button.choice == question.enter;
        learn_button(&mut ui, button, size, is_main, out);
    }
    loses_keyboard
}

fn text_ui(ui: &mut Ui, question: &Question, text: &[Paragraph], joy: Option<Celebration>, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = BETWEEN;
    for paragraph in text {
        match paragraph {
            Paragraph::Strong(text) => _ = words_ui(ui, RichText::new(text).strong()),
            Paragraph::Verdict(is_right, text) => verdict_ui(ui, *is_right, text),
            Paragraph::Plain(text) => _ = words_ui(ui, text),
            Paragraph::Weak(text) => _ = note_ui(ui, text),
            Paragraph::Stars(stars) => stars_ui(ui, *stars, STARS_MAX, joy),
            Paragraph::Bar(ends) => bar_ui(ui, ends),
            // Folded away. If the user opens them, they stay open only for this position.
            Paragraph::More(texts) => {
                let header = CollapsingHeader::new(RichText::new(text!("reason-more")).weak());
                header.id_salt(("answer-more", question.position.discs())).show(ui, |ui| {
                    texts.iter().for_each(|text| _ = note_ui(ui, text));
                });
            }
            Paragraph::Step { text, back, on } => step_ui(ui, text, [back, on], out),
        }
    }
}

/// A bar divided in the ratio of two numbers, below the names of its ends. Two zeros make halves.
fn bar_ui(ui: &mut Ui, [(left, yours), (right, theirs)]: &[(String, f32); 2]) {
    const BAR: f32 = 12.0;
    let width = ui.available_width();
    ui.horizontal(|ui| {
        ui.scope(|ui| {
            ui.set_max_width(0.5 * width);
            ui.add(Label::new(RichText::new(left).strong()).truncate());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(Label::new(right).truncate()));
    });
    let (rect, _) = ui.allocate_exact_size(vec2(width, BAR), Sense::hover());
    let share = (yours + 0.01) / (yours + theirs + 0.02);
    ui.painter().rect_filled(rect, 4.0, ui.visuals().weak_text_color());
    let own = rect.with_max_x(rect.left() + share * rect.width());
    ui.painter().rect_filled(own, 4.0, main_colors(ui).0);
}

/// Which move is shown, between the arrows that lead to its neighbours.
fn step_ui(ui: &mut Ui, text: &str, choices: [&Option<Choice>; 2], out: &mut Out) {
    let names = [text!("puzzle-step-before"), text!("puzzle-step-after")];
    let icons = [Icon::Previous, Icon::Next];
    ui.horizontal(|ui| {
        for (number, choice) in choices.into_iter().enumerate() {
            if icon_button(ui, icons[number], &names[number], choice.is_some()).clicked() {
                choice.iter().for_each(|choice| out.send(choice.clone()));
            }
            if number == 0 {
                ui.weak(text);
            }
        }
    });
}

/// The verdict on the last answer, with a tick or a cross, since not all users can tell the colours apart.
fn verdict_ui(ui: &mut Ui, is_right: bool, text: &str) {
    const SIGN: f32 = 22.0;
    let (fill, ink) = verdict_colors(ui.visuals(), is_right);
    let icon = if is_right { Icon::Check } else { Icon::Cross };
    Frame::new().fill(fill).corner_radius(8).inner_margin(Margin::symmetric(10, 7)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let (sign, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
            ui.painter().circle_filled(sign.center(), SIGN / 2.0, ink);
            icons::paint(ui.painter(), icon, sign.shrink(5.5), fill);
            words_ui(ui, RichText::new(text).strong().color(ink));
        });
    });
}
