//! The puzzle that is open, drawn.

use crate::learn::{Look, stage};
use crate::message::Message;
use crate::widgets::board::{BoardState, BoardView, Note};
use crate::widgets::icons::{Icon, icon_button};
use egui::{Button, Key, Label, RichText, Ui, vec2};
use othello::evaluation::Evaluation;
use othello::record::Mark;
use othello::rules::{Move, Square, Squares};
use outflank_core::analysis::explain::words::sentences;
use outflank_core::teach::choice::{Choice as LearnChoice, Mode, PuzzleChoice as Choice};
use outflank_core::teach::motif::lesson_about;
use outflank_core::teach::puzzles::open::Open;
use outflank_core::teach::puzzles::progress::PuzzleProgress;
use outflank_core::teach::puzzles::{Step, Truth};
use outflank_core::text;
use outflank_core::words::puzzles as words;

/// Every move with its exact score.
fn notes(truth: &Truth) -> Vec<Note> {
    let proven = |(square, score)| Evaluation::proven(score).with_line(vec![Move::Place(square)]);
    stage::value_notes(&truth.moves().map(proven).collect::<Vec<_>>())
}

/// Draws the puzzle.
pub(super) fn open_ui(
    ui: &mut Ui,
    open: &Open,
    progress: &PuzzleProgress,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    stage::header_ui(ui, &title(open, ui), &text!("puzzles-back"), messages);
    let truth = open.truth_shown();
    let (position, last) = truth.map_or(open.shown(), |step| (*step.truth.position(), None));
    let notes = truth.map(|step| notes(&step.truth)).unwrap_or_default();
    let marks: Vec<(Square, Mark)> = open
        .attempt
        .wrong()
        .filter(|_| truth.is_none())
        .map(|square| (square, Mark::Cross))
        .into_iter()
        .collect();
    let is_asking = open.is_asking();
    let view = BoardView {
        legal: if is_asking { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: is_asking.then_some(&position),
        last_move: last,
        notes: &notes,
        marks: &marks,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| text_ui(ui, open, progress, look);
    let clicked = stage::stage_ui(ui, &view, board, text, |ui| row_ui(ui, open, messages)).clicked;
    match clicked {
        Some(square) if is_asking => messages.push(Message::Learn(LearnChoice::Square(square))),
        // Whoever has solved it by the keyboard goes on by it.
        Some(_) if open.can_go_on() && board.has_keyboard_focus(ui.ctx()) => {
            messages.push(Choice::Next.into())
        }
        _ => {}
    }
    if open.can_go_on() {
        if stage::pressed(ui, &[Key::Enter]) {
            messages.push(Choice::Next.into());
        } else if stage::pressed(ui, &[Key::ArrowRight]) {
            messages.push(Choice::Step(true).into());
        } else if stage::pressed(ui, &[Key::ArrowLeft]) {
            messages.push(Choice::Step(false).into());
        }
    }
}

fn title(open: &Open, ui: &Ui) -> String {
    match (open.mode, open.storm) {
        (_, Some(storm)) => {
            let left = (storm.ends_at - ui.input(|input| input.time)).max(0.0).ceil() as u32;
            let time = format!("{}:{:02}", left / 60, left % 60);
            text!("puzzle-storm-title", time = time, solved = storm.n_solved)
        }
        (Mode::Theme(theme), _) => theme.name(),
        (Mode::Daily, _) => text!("puzzles-daily"),
        (Mode::Endless, _) => text!("puzzles-endless"),
        _ => text!("puzzle-title"),
    }
}

fn text_ui(ui: &mut Ui, open: &Open, progress: &PuzzleProgress, look: Look) {
    stage::strong_paragraph_ui(ui, open.words());
    if !open.can_go_on() {
        if open.attempt.n_right() == 0 && open.attempt.wrong().is_none() && open.is_early() {
            stage::paragraph_ui(ui, text!("puzzle-one-moment"));
        }
        if open.attempt.wrong().is_some() {
            stage::paragraph_ui(ui, text!("puzzle-first-try-counts"));
        }
    }
    if let Some(step) = open.truth_shown() {
        after_ui(ui, open, step, progress);
    }
    if let Some(typed) = look.typed {
        ui.label(text!("learn-typed", typed = typed));
    }
}

/// What is told after the end.
fn after_ui(ui: &mut Ui, open: &Open, step: &Step, progress: &PuzzleProgress) {
    let solution = open.attempt.solution().expect("there is a truth");
    let n_steps = solution.steps.len();
    if n_steps > 1 {
        ui.label(RichText::new(text!("puzzle-step", number = open.step_shown() + 1, steps = n_steps)).weak());
    }
    stage::paragraph_ui(ui, words::verdict(&step.truth, step.best));
    if let Some(why) = open.reason() {
        stage::paragraph_ui(ui, sentences(why));
    }
    let puzzle = &open.attempt.puzzle;
    for theme in puzzle.themes.iter() {
        stage::paragraph_ui(ui, text!("puzzle-theme-and-idea", theme = theme.name(), idea = theme.idea()));
    }
    ui.add_space(6.0);
    let weak = |ui: &mut Ui, text: String| _ = ui.add(Label::new(RichText::new(text).weak()).wrap());
    if let Some(chances) = words::chances(solution, &progress.rating, puzzle.rating) {
        weak(ui, chances);
    }
    let of_rating = text!("puzzle-of-rating", rating = puzzle.rating.to_string());
    weak(ui, text::sentences(&[of_rating, words::rating(&progress.rating, open.change)]));
}

fn row_ui(ui: &mut Ui, open: &Open, messages: &mut Vec<Message>) {
    let size = vec2(100.0, ui.spacing().interact_size.y + 4.0);
    if !open.can_go_on() {
        let show = Button::new(text!("puzzle-show-truth")).min_size(size);
        if ui.add_enabled(open.attempt.solution().is_some(), show).clicked() {
            messages.push(Choice::GiveUp.into());
        }
        return;
    }
    let n_steps = open.attempt.solution().map_or(0, |solution| solution.steps.len());
    if n_steps > 1 {
        // Signs, so that there is room for all buttons, and none is taken for the next puzzle.
        let before = icon_button(ui, Icon::Previous, &text!("puzzle-step-before"), open.step_shown() > 0);
        let after = icon_button(ui, Icon::Next, &text!("puzzle-step-after"), open.step_shown() + 1 < n_steps);
        let steps = [(before, false), (after, true)];
        let clicked = steps.into_iter().filter(|(response, _)| response.clicked());
        messages.extend(clicked.map(|(_, is_on)| Choice::Step(is_on).into()));
    }
    let next = if open.mode == Mode::Daily { text!("puzzle-done") } else { text!("learn-next") };
    if ui.add(Button::new(next).min_size(size)).clicked() {
        messages.push(Choice::Next.into());
    }
    let theme = match open.mode {
        Mode::Theme(theme) => Some(theme),
        _ => open.attempt.puzzle.themes.iter().next(),
    };
    if let (Some(theme), None) = (theme, open.storm) {
        stage::lesson_button(ui, lesson_about(theme), size, messages);
    }
}
