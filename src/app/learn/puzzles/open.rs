//! The puzzle that is open: its board, what was tried, and after the end the truth, move by move.

use super::maker::Job;
use crate::analysis::explain::Explanation;
use crate::analysis::explain::words::sentences;
use crate::app::learn::{Look, stage};
use crate::app::message::Message;
use crate::app::message::learn::{Choice as LearnChoice, Mode, PuzzleChoice as Choice};
use crate::app::widgets::board::{BoardState, BoardView, Note};
use crate::app::widgets::icons::{Icon, icon_button};
use crate::evaluation::Evaluation;
use crate::record::Mark;
use crate::rules::{Move, Position, Square, Squares};
use crate::teach::motif::lesson_about;
use crate::teach::puzzles::progress::PuzzleProgress;
use crate::teach::puzzles::{Attempt, Puzzle, Solution, Stage, Step, Truth, Try};
use crate::text;
use crate::words::puzzles as words;
use egui::{Button, Key, Label, RichText, Ui, vec2};
use std::collections::VecDeque;

/// What was said last.
#[derive(Clone, Copy)]
enum Said {
    Task,
    Taken(Square),
    NoMove(Square),
    RightSoFar,
    Solved,
    /// After a wrong try.
    SolvedLate,
    /// What the move loses.
    Wrong(Square, i16),
    Truth,
}

/// A puzzle on the board.
pub(super) struct Open {
    pub mode: Mode,
    pub attempt: Attempt,
    /// In a storm.
    pub storm: Option<Storm>,
    /// What the first try did to the rating, in points.
    pub change: Option<f64>,
    /// The discs that are shown, and the square of the last one.
    shown: (Position, Option<Square>),
    /// The opponent's replies that are still to be shown, each with its time in seconds.
    coming: VecDeque<(f64, Position, Option<Square>)>,
    /// A square that was tried before the solution was known.
    early: Option<Square>,
    /// What was said of the last try.
    said: Said,
    /// Nobody was told it yet.
    is_unsaid: bool,
    /// Why a move is wrong, with the number of the choice.
    reason: Option<(usize, Box<Explanation>)>,
    /// The choice whose truth is shown after the end.
    step: usize,
    is_counted: bool,
}

/// A storm goes on from puzzle to puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Storm {
    /// In seconds of the window's clock.
    pub ends_at: f64,
    pub n_solved: u32,
    pub n_tries: u32,
}

/// Seconds between a move and the reply to it.
const REPLY: f64 = 0.6;

/// Whether a puzzle is quickly seen: what a storm has.
pub(super) fn is_quick(puzzle: &Puzzle) -> bool {
    puzzle.position.empties().len() <= 10
}

impl Open {
    pub(super) fn new(mode: Mode, puzzle: Puzzle, storm: Option<Storm>) -> Open {
        Open {
            mode,
            attempt: Attempt::new(puzzle),
            storm,
            change: None,
            shown: (puzzle.position, None),
            coming: VecDeque::new(),
            early: None,
            said: Said::Task,
            is_unsaid: true,
            reason: None,
            step: 0,
            is_counted: false,
        }
    }

    /// Whether the next puzzle may come.
    pub(super) fn can_go_on(&self) -> bool {
        self.attempt.stage() != Stage::Asking
    }

    /// A square was chosen; what is to be found out about it.
    pub(super) fn answer(&mut self, square: Square, now: f64) -> Option<Job> {
        if self.attempt.stage() != Stage::Asking || !self.coming.is_empty() {
            return None;
        }
        let position = *self.attempt.position();
        if !position.legal_moves().contains(square) {
            let is_taken = position.disc_at(square).is_some();
            self.tell(if is_taken { Said::Taken(square) } else { Said::NoMove(square) });
            return None;
        }
        if self.attempt.solution().is_none() {
            self.early = Some(square);
            return None;
        }
        match self.attempt.play(square)? {
            Try::Right { moves, is_last } => {
                self.show(position, &moves, now);
                let said = if !is_last {
                    Said::RightSoFar
                } else if self.attempt.is_solved_at_first() == Some(true) {
                    Said::Solved
                } else {
                    Said::SolvedLate
                };
                self.step = 0;
                self.tell(said);
                if is_last { self.wanted_reason() } else { None }
            }
            Try::Wrong { loss } => {
                self.tell(Said::Wrong(square, loss));
                Some(Job::Explain { position, wrong: square })
            }
        }
    }

    /// Moves are shown one after another.
    fn show(&mut self, position: Position, moves: &[Move], now: f64) {
        let mut position = position;
        let mut due = now;
        for mv in moves {
            position = position.play(*mv).expect("the solution's moves are legal");
            if let Some(square) = mv.square() {
                self.coming.push_back((due, position, Some(square)));
                due += REPLY;
            } else if let Some((_, last, _)) = self.coming.back_mut() {
                // A pass shows with the move before it.
                *last = position;
            }
        }
        self.tick(now);
    }

    /// Shows what is due; the seconds until the next.
    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        while let Some((due, position, last)) = self.coming.front().copied() {
            if due > now {
                return Some(due - now);
            }
            self.shown = (position, last);
            self.coming.pop_front();
        }
        None
    }

    /// Takes in the solution, and the square that was tried before it came.
    pub(super) fn hear_solution(&mut self, solution: Solution, now: f64) -> Option<Job> {
        self.attempt.take(solution);
        let early = self.early.take()?;
        self.answer(early, now)
    }

    /// Takes in why a move is wrong.
    pub(super) fn hear_reason(&mut self, position: &Position, wrong: Square, why: Box<Explanation>) {
        let Some(solution) = self.attempt.solution() else { return };
        let at = solution.steps.iter().position(|step| step.truth.position() == position);
        // Before the end nobody is told the best move.
        let is_wanted = self.attempt.wrong().is_none_or(|tried| tried == wrong);
        if let Some(at) = at.filter(|_| is_wanted) {
            self.reason = Some((at, why));
        }
    }

    /// The truth is wanted; what is to be found out about it.
    pub(super) fn give_up(&mut self) -> Option<Job> {
        let at = self.attempt.n_right();
        self.attempt.give_up();
        if self.attempt.stage() != Stage::GivenUp {
            return None;
        }
        self.coming.clear();
        self.step = at;
        self.tell(Said::Truth);
        self.wanted_reason()
    }

    /// The truth of the next or the previous choice.
    pub(super) fn step(&mut self, forward: bool) {
        let n_steps = self.attempt.solution().map_or(0, |solution| solution.steps.len());
        if self.can_go_on() && n_steps > 0 {
            self.step = if forward { (self.step + 1).min(n_steps - 1) } else { self.step.saturating_sub(1) };
        }
    }

    /// What is to be explained after the end, if nothing is yet: the wrong move of the choice shown that
    /// flips most.
    fn wanted_reason(&self) -> Option<Job> {
        if self.reason.is_some() {
            return None;
        }
        let truth = &self.attempt.solution()?.steps.get(self.step)?.truth;
        let position = *truth.position();
        let flips = |square: &Square| position.flips(*square).len();
        let wrong = truth.losing(|loss| loss > 0).iter().max_by_key(flips)?;
        Some(Job::Explain { position, wrong })
    }

    /// Says once whether the first try was right.
    pub(super) fn count(&mut self) -> Option<bool> {
        let is_solved = self.attempt.is_solved_at_first().filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some(is_solved)
    }

    fn tell(&mut self, said: Said) {
        (self.said, self.is_unsaid) = (said, true);
    }

    /// What was said last, in words.
    fn words(&self) -> String {
        let position = &self.attempt.puzzle.position;
        let name = |square: Square| square.name(position.size());
        match self.said {
            Said::Task => text!("puzzle-task", color = position.turn().key()),
            Said::Taken(square) => text!("learn-square-taken", square = name(square)),
            Said::NoMove(square) => text!("learn-square-no-move", square = name(square)),
            Said::RightSoFar => text!("puzzle-right-so-far"),
            Said::Solved => text!("puzzle-solved"),
            Said::SolvedLate => text!("puzzle-solved-late"),
            Said::Wrong(square, loss) => text!("puzzle-wrong", square = name(square), discs = loss),
            Said::Truth => text!("puzzle-truth"),
        }
    }

    /// What nobody was told yet.
    pub(super) fn unsaid(&mut self) -> Option<String> {
        std::mem::take(&mut self.is_unsaid).then(|| self.words())
    }

    /// The choice whose truth is shown; `None` before the end, and while the last moves are on their way.
    fn truth_shown(&self) -> Option<&Step> {
        let is_over = self.can_go_on() && self.coming.is_empty();
        self.attempt.solution().filter(|_| is_over)?.steps.get(self.step)
    }
}

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
    let (position, last) = truth.map_or(open.shown, |step| (*step.truth.position(), None));
    let notes = truth.map(|step| notes(&step.truth)).unwrap_or_default();
    let marks: Vec<(Square, Mark)> = open
        .attempt
        .wrong()
        .filter(|_| truth.is_none())
        .map(|square| (square, Mark::Cross))
        .into_iter()
        .collect();
    let is_asking = !open.can_go_on() && open.coming.is_empty();
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
        if open.attempt.n_right() == 0 && open.attempt.wrong().is_none() && open.early.is_some() {
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
        ui.label(RichText::new(text!("puzzle-step", number = open.step + 1, steps = n_steps)).weak());
    }
    stage::paragraph_ui(ui, words::verdict(&step.truth, step.best));
    if let Some((_, why)) = open.reason.as_ref().filter(|(at, _)| *at == open.step) {
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
        let before = icon_button(ui, Icon::Previous, &text!("puzzle-step-before"), open.step > 0);
        let after = icon_button(ui, Icon::Next, &text!("puzzle-step-after"), open.step + 1 < n_steps);
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
