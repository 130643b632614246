//! Three moves of one's own last game that are worth another look: what else could have been played?

mod searcher;

use super::{Look, stage};
use crate::app::message::Message;
use crate::app::message::learn::{AnotherChoice, Choice};
use crate::app::widgets::board::{BoardState, BoardView};
use crate::app::widgets::speech;
use crate::evaluation::Evaluation;
use crate::rules::{Move, Position, Square, Squares};
use crate::teach::another_look::{Moment, Verdict};
use crate::teach::hint::Hint;
use crate::teach::words::any_of;
use crate::text;
use egui::{Button, Context, Key, Ui, vec2};
use searcher::Searcher;

/// The moments of the last game, and how far one is with them.
pub(super) struct State {
    moments: Vec<Moment>,
    /// For each the lines of all moves, the best first, once they are known.
    lines: Vec<Option<Vec<Evaluation>>>,
    searcher: Searcher,
    /// The moment that is shown.
    at: usize,
    /// The last answer.
    answer: Option<(Square, Verdict)>,
    /// Steps of the hint that are told.
    n_hints: usize,
    board: BoardState,
}

impl State {
    pub(super) fn new(ctx: &Context) -> State {
        State {
            moments: Vec::new(),
            lines: Vec::new(),
            searcher: Searcher::start(ctx),
            at: 0,
            answer: None,
            n_hints: 0,
            board: BoardState::new("another look"),
        }
    }

    /// How many moves there are to look at.
    pub(super) fn n_moments(&self) -> usize {
        self.moments.len()
    }

    /// Other moments, of another game, or none.
    pub(super) fn offer(&mut self, moments: Vec<Moment>) {
        self.lines = vec![None; moments.len()];
        self.searcher.search(moments.iter().map(|moment| moment.position).collect());
        self.moments = moments;
        self.go_to(0);
    }

    fn go_to(&mut self, at: usize) {
        (self.at, self.answer, self.n_hints) = (at, None, 0);
    }

    /// Carries out a choice; says whether there is nothing left to look at.
    pub(super) fn take(&mut self, ctx: &Context, choice: AnotherChoice) -> bool {
        match choice {
            AnotherChoice::Begin => self.go_to(0),
            AnotherChoice::Next if self.at + 1 < self.moments.len() => self.go_to(self.at + 1),
            AnotherChoice::Next => return true,
            AnotherChoice::Hint => self.n_hints += 1,
        }
        speech::say(ctx, text::sentences(&self.words()));
        false
    }

    /// A square was clicked or typed.
    pub(super) fn answer(&mut self, ctx: &Context, square: Square) {
        let (Some(moment), Some(lines)) = (self.moments.get(self.at), self.lines()) else { return };
        if let Some(verdict) = moment.verdict(square, lines).filter(|_| !self.is_solved()) {
            self.answer = Some((square, verdict));
            speech::say(ctx, text::sentences(&self.words()));
        }
    }

    /// Brings the keyboard to the board.
    pub(super) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// Takes in the lines that were found.
    pub(super) fn poll(&mut self) {
        for (position, lines) in self.searcher.found() {
            if let Some(at) = self.moments.iter().position(|moment| moment.position == position) {
                self.lines[at] = Some(lines);
            }
        }
    }

    fn lines(&self) -> Option<&Vec<Evaluation>> {
        self.lines.get(self.at)?.as_ref()
    }

    fn hint(&self) -> Option<Hint> {
        self.moments.get(self.at)?.hint(self.lines()?)
    }

    fn is_solved(&self) -> bool {
        matches!(self.answer, Some((_, Verdict::Good)))
    }

    /// Whether it is no secret any more what was best.
    fn is_told(&self) -> bool {
        self.is_solved() || self.n_hints >= 3
    }

    /// What is said, a paragraph each: the question, the hint, the verdict.
    fn words(&self) -> Vec<String> {
        let Some(moment) = self.moments.get(self.at) else { return Vec::new() };
        let size = moment.position.size();
        let question = match self.lines() {
            None => text!("another-look-waiting"),
            Some(_) => text!("another-look-question", color = moment.position.turn().key()),
        };
        let hint = self.hint().filter(|_| !self.is_solved()).and_then(|hint| match self.n_hints {
            0 => None,
            1 => Some(hint.theme),
            2 => {
                let squares = any_of(hint.squares.into_iter().collect(), &moment.position);
                Some(text!("another-look-squares", squares = squares))
            }
            _ => Some(hint.reason),
        });
        let verdict = self.answer.map(|(square, verdict)| {
            let at = square.name(size);
            match verdict {
                Verdict::Good => text!("another-look-good", square = at),
                Verdict::Same => {
                    let discs = moment.explanation.loss.rounded().discs();
                    text!("another-look-same", square = at, discs = discs)
                }
                Verdict::Loses(discs) => text!("another-look-loses", square = at, discs = discs),
            }
        });
        [Some(question), verdict, hint].into_iter().flatten().collect()
    }

    /// The position shown, with the answer played once it is good, and where the last disc was placed.
    fn board(&self, moment: &Moment) -> (Position, Option<Square>) {
        match self.answer {
            Some((square, Verdict::Good)) => {
                let after = moment.position.play(Move::Place(square)).expect("a search looks at legal moves");
                (after, Some(square))
            }
            _ => (moment.position, moment.last),
        }
    }
}

/// Draws the moment that is shown.
pub(super) fn another_ui(ui: &mut Ui, state: &mut State, look: Look, messages: &mut Vec<Message>) {
    let Some(moment) = state.moments.get(state.at).cloned() else {
        return stage::header_ui(ui, &text!("another-look-none"), &text!("learn-back-to-game"), messages);
    };
    let title =
        text!("another-look-title", ply = moment.number, number = state.at + 1, moves = state.moments.len());
    stage::header_ui(ui, &title, &text!("learn-back-to-game"), messages);
    let (position, last) = state.board(&moment);
    let is_open = !state.is_solved();
    let hints = match (state.hint(), state.n_hints) {
        (Some(hint), 2) if is_open => hint.squares,
        (Some(hint), 3..) if is_open => vec![hint.best],
        _ => Vec::new(),
    };
    let view = BoardView {
        legal: if is_open { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: is_open.then_some(&position),
        last_move: last,
        hints: &hints,
        ..stage::plain_view(&position, &look)
    };
    let (words, is_told, n_hints) = (state.words(), state.is_told(), state.n_hints);
    let is_known = state.lines().is_some();
    let text = |ui: &mut Ui| {
        for paragraph in &words {
            stage::paragraph_ui(ui, paragraph);
            ui.add_space(6.0);
        }
        if let Some(typed) = look.typed {
            ui.label(text!("learn-typed", typed = typed));
        }
    };
    let row = |ui: &mut Ui| {
        let size = vec2(86.0, ui.spacing().interact_size.y + 4.0);
        let mut button = |ui: &mut Ui, name: String, is_enabled: bool, message: Message| {
            if ui.add_enabled(is_enabled, Button::new(name).min_size(size)).clicked() {
                messages.push(message);
            }
        };
        let take = |choice| Message::Learn(Choice::Another(choice));
        button(ui, text!("another-look-hint"), is_open && is_known && n_hints < 3, take(AnotherChoice::Hint));
        button(
            ui,
            text!("another-look-both-lines"),
            is_told,
            Message::ShowLines(Box::new(moment.explanation.clone())),
        );
        button(ui, text!("learn-next"), true, take(AnotherChoice::Next));
    };
    let clicked = stage::stage_ui(ui, &view, &mut state.board, text, row).clicked;
    match clicked {
        Some(square) if is_open => messages.push(Message::Learn(Choice::Square(square))),
        _ if state.is_solved() && stage::pressed(ui, &[Key::Enter, Key::ArrowRight]) => {
            messages.push(Message::Learn(Choice::Another(AnotherChoice::Next)));
        }
        _ => {}
    }
}
