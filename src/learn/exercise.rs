//! The page of exercises: a [`Question`] drawn as a board, its text and its buttons; and its keys.

use super::joy::{Joy, joy_ui, stars_ui};
use super::stage::StageText;
use super::{Look, stage};
use crate::learn::{Event, Out};
use crate::tools::lesson_button;
use crate::widgets::board::{BoardState, BoardView, Layout};
use crate::widgets::focus::free_key_pressed;
use crate::widgets::form::{main_button, text_width};
use crate::widgets::icons::{self, Icon, icon_button};
use crate::widgets::theme::{main_colors, verdict_colors};
use crate::widgets::words::{note_ui, words_ui};
use egui::{
    Button as Widget, CollapsingHeader, Frame, Id, Key, Margin, RichText, Sense, TextStyle, Ui, UiBuilder,
    Vec2, vec2,
};
use othello::rules::Squares;
use teach::choice::Choice;
use teach::lessons::progress::STARS_MAX;
use teach::question::{Button, Click, Paragraph, Question, Verdict};
use texts::text;

/// The least width of a button, in points.
const BUTTON: f32 = 86.0;
/// The button back is above the board.
const HEADER_SIDE: f32 = 10.0;
/// Between two paragraphs, in points.
const BETWEEN: f32 = 5.0;

pub(super) fn exercise_ui(
    ui: &mut Ui,
    question: &Question,
    board: &mut BoardState,
    joy: Option<Joy>,
    look: Look,
    out: &mut Out,
) {
    stage::header_with_ui(ui, &question.title, &question.back, HEADER_SIDE, |_, _| {}, out);
    let position = &question.position;
    let notes = stage::value_notes(&question.values);
    let answer = notes.iter().filter(|note| note.is_best).map(|note| note.square).collect();
    let view = BoardView {
        legal: if question.shows_moves { position.legal_moves() } else { Squares::EMPTY },
        rings: look.settings.show_legal_moves,
        preview: question.shows_moves.then_some(position),
        last_move: question.last,
        hints: &question.hints,
        notes: &notes,
        marks: &question.marks,
        judges: true,
        reason: question.cause,
        answer,
        coordinates: look.settings.show_coordinates,
        theme: look.theme,
        animation: look.animation,
        ..BoardView::still(position)
    };
    let mut stepped = Out::default();
    let (above, below) = question.text.split_at(question.n_above());
    let mut loses_keyboard = false;
    let mut chosen = Out::default();
    let text = StageText {
        section: &question.title,
        above: |ui: &mut Ui| text_ui(ui, question, above, joy, &mut Out::default()),
        row: |ui: &mut Ui| loses_keyboard = buttons_ui(ui, question, &mut chosen),
        below: |ui: &mut Ui| {
            text_ui(ui, question, below, joy, &mut stepped);
            if let Some(typed) = look.typed {
                ui.label(text!("learn-typed", typed = typed));
            }
        },
    };
    let shown = stage::stage_ui(ui, &view, board, &look, text, out);
    let clicked = shown.clicked;
    out.sent.extend(stepped.sent);
    out.sent.extend(chosen.sent);
    if let (Some(joy), Some(last)) = (joy, question.last) {
        let layout = Layout::fit(shown.rect, view.size, view.coordinates, ui.pixels_per_point());
        joy_ui(ui, shown.rect, layout.screen_from_square(last).center(), joy);
    }
    // A position that comes late takes the keyboard that its page lost.
    let waiting = Id::unique("the board waits for the keyboard");
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let wanted = loses_keyboard || is_free && ui.data(|data| data.get_temp(waiting)).unwrap_or(false);
    let takes_keyboard = wanted && matches!(question.click, Click::Answers);
    ui.data_mut(|data| data.insert_temp(waiting, wanted && !takes_keyboard));
    if takes_keyboard {
        board.focus(board.cursor);
        ui.ctx().request_repaint();
    }
    let by_board = clicked.and_then(|square| match question.click {
        Click::Answers => Some(Choice::Square(square)),
        // A player who answers with the keyboard goes on with it.
        Click::GoesOn if board.has_keyboard_focus(ui.ctx()) => question.enter.clone(),
        Click::GoesOn | Click::Nothing => None,
    });
    let chosen = by_board.or_else(|| choice_by_key(ui, question));
    chosen.into_iter().for_each(|choice| out.send(choice));
}

/// Draws the buttons. Returns whether the keyboard is on one that can no longer be pressed.
fn buttons_ui(ui: &mut Ui, question: &Question, out: &mut Out) -> bool {
    let Question { buttons, enter, .. } = question;
    let height = ui.spacing().interact_size.y + 4.0;
    let mut loses_keyboard = false;
    for button in buttons {
        let (name, is_enabled) = word(button);
        let text = text_width(ui, &name, TextStyle::Button.resolve(ui.style()));
        let size = vec2((text + 2.0 * ui.spacing().button_padding.x).max(BUTTON).ceil(), height);
        let (_, rect) = ui.allocate_space(size);
        // The id comes from the name, so a button keeps the keyboard if it moves on the next page.
        let id = Id::unique(("exercise", name));
        let mut ui = ui.new_child(UiBuilder::new().scope_id(id).max_rect(rect));
        let has_keyboard = ui.memory(|memory| memory.has_focus(ui.next_auto_id()));
        loses_keyboard |= has_keyboard && !is_enabled;
        button_ui(&mut ui, button, size, enter, out);
    }
    loses_keyboard
}

/// What a button is called, and whether it can be pressed.
fn word(button: &Button) -> (String, bool) {
    match button {
        Button::Word { name, is_enabled, .. } => (name.clone(), *is_enabled),
        Button::Lesson(lesson) => (text!("learn-to-lesson"), lesson.is_some()),
        Button::Puzzles(_) => (text!("learn-to-puzzles"), true),
        Button::BothLines(explanation) => (text!("another-look-both-lines"), explanation.is_some()),
        Button::PlayFrom(_) => (text!("drill-play-on"), true),
    }
}

fn choice_by_key(ui: &Ui, question: &Question) -> Option<Choice> {
    let Question { enter, right, left, .. } = question;
    let keys = [(Key::Enter, enter), (Key::ArrowRight, right), (Key::ArrowLeft, left)];
    let mut choices = keys.into_iter().filter_map(|(key, choice)| Some((key, choice.as_ref()?)));
    choices.find(|(key, _)| free_key_pressed(ui, &[*key])).map(|(_, choice)| choice.clone())
}

fn text_ui(ui: &mut Ui, question: &Question, text: &[Paragraph], joy: Option<Joy>, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = BETWEEN;
    for paragraph in text {
        match paragraph {
            Paragraph::Strong(text) => _ = words_ui(ui, RichText::new(text).strong()),
            Paragraph::Verdict(verdict, text) => verdict_ui(ui, *verdict, text),
            Paragraph::Plain(text) => _ = words_ui(ui, text),
            Paragraph::Weak(text) => _ = note_ui(ui, text),
            Paragraph::Stars(stars) => stars_ui(ui, *stars, STARS_MAX, joy),
            Paragraph::Bars { yours, theirs } => bars_ui(ui, *yours, *theirs),
            Paragraph::More(texts) => more_ui(ui, question, texts),
            Paragraph::Step { text, back, on } => step_ui(ui, text, [back, on], out),
        }
    }
}

/// What was lost, as two bars: the learner's above that of the game. The words above say the same.
fn bars_ui(ui: &mut Ui, yours: f32, theirs: f32) {
    const BAR: f32 = 12.0;
    /// A bar as wide as the text stands for at least so many discs.
    const DISCS: f32 = 20.0;
    let most = yours.max(theirs).max(DISCS);
    for (lost, ink) in [(yours, main_colors(ui).0), (theirs, ui.visuals().weak_text_color())] {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
        ui.painter().rect_filled(rect, 4.0, ui.visuals().faint_bg_color);
        let bar = rect.with_max_x(rect.left() + rect.width() * (lost / most).max(0.01));
        ui.painter().rect_filled(bar, 4.0, ink);
    }
}

/// The texts that are folded away. If the user opens them, they stay open only for this position.
fn more_ui(ui: &mut Ui, question: &Question, texts: &[String]) {
    let header = CollapsingHeader::new(RichText::new(text!("reason-more")).weak());
    header.id_salt(("answer-more", question.position.discs())).show(ui, |ui| {
        texts.iter().for_each(|text| _ = note_ui(ui, text));
    });
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

/// What is said of the last answer, beside a tick or a cross: neither rests on the colour alone.
fn verdict_ui(ui: &mut Ui, verdict: Verdict, text: &str) {
    const SIGN: f32 = 22.0;
    let (fill, ink) = verdict_colors(ui.visuals(), verdict == Verdict::Right);
    let icon = if verdict == Verdict::Right { Icon::Check } else { Icon::Cross };
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

/// Draws a button; the one that Enter presses is the main one.
fn button_ui(ui: &mut Ui, button: &Button, size: Vec2, enter: &Option<Choice>, out: &mut Out) {
    let (name, is_enabled) = word(button);
    let is_clicked = |ui: &mut Ui| ui.add_enabled(is_enabled, Widget::new(&name).min_size(size)).clicked();
    match button {
        Button::Word { choice, .. } => {
            let is_main = is_enabled && enter.as_ref() == Some(choice);
            let clicked = match is_main {
                true => ui.add(main_button(ui, &name).min_size(size)).clicked(),
                false => is_clicked(ui),
            };
            if clicked {
                out.send(choice.clone());
            }
        }
        Button::Lesson(lesson) => lesson_button(ui, *lesson, size, out),
        Button::Puzzles(theme) => stage::puzzles_button(ui, *theme, size, out),
        Button::BothLines(explanation) => {
            if is_clicked(ui) {
                explanation.iter().for_each(|lines| out.emit(Event::ShowLines(lines.clone())));
            }
        }
        Button::PlayFrom(position) => {
            if is_clicked(ui) {
                out.emit(Event::PlayFrom(*position));
            }
        }
    }
}
