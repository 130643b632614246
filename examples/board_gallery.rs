//! The board widget alone, to look at: `cargo run --example board_gallery [theme] [size]`.
//!
//! Click to play both colours, Backspace takes back, T changes the theme, S the size, H shows a hint.

use eframe::egui;
use othello::rules::{BoardSize, Move, Position, Square, Squares};
use outflank::widgets::board::{BoardState, BoardView, board_ui};
use outflank::widgets::theme::{self, BoardTheme};

struct Gallery {
    /// The positions played through, each with the move that led to it.
    line: Vec<(Position, Option<Square>)>,
    theme: BoardTheme,
    hint: bool,
    board: BoardState,
}

impl Gallery {
    fn new(theme: BoardTheme, size: BoardSize) -> Gallery {
        Gallery {
            line: vec![(Position::start(size), None)],
            theme,
            hint: false,
            board: BoardState::default(),
        }
    }

    fn play(&mut self, square: Square) {
        let (position, _) = self.line[self.line.len() - 1];
        if let Ok(mut after) = position.play(Move::Place(square)) {
            if after.must_pass() {
                after = after.play(Move::Pass).expect("a side that must pass may pass");
            }
            self.line.push((after, Some(square)));
        }
    }

    fn keys(&mut self, ctx: &egui::Context) {
        let pressed = |key| ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        if pressed(egui::Key::Backspace) && self.line.len() > 1 {
            self.line.pop();
        }
        if pressed(egui::Key::T) {
            let place = BoardTheme::ALL.iter().position(|&theme| theme == self.theme).unwrap_or(0);
            self.theme = BoardTheme::ALL[(place + 1) % BoardTheme::ALL.len()];
            theme::apply(ctx, self.theme);
        }
        if pressed(egui::Key::S) {
            let size = self.line[0].0.size();
            let next =
                BoardSize::all().skip_while(|&other| other != size).nth(1).unwrap_or(BoardSize::STANDARD);
            self.line = vec![(Position::start(next), None)];
        }
        if pressed(egui::Key::H) {
            self.hint = !self.hint;
        }
    }
}

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.keys(ui.ctx());
        let (position, last_move) = self.line[self.line.len() - 1];
        let flipped = match (self.line.iter().rev().nth(1), last_move) {
            (Some((before, _)), Some(square)) => before.flips(square),
            _ => Squares::EMPTY,
        };
        let hints: Vec<Square> = position.legal_moves().first().filter(|_| self.hint).into_iter().collect();
        let view = BoardView {
            theme: Some(self.theme),
            last_move,
            flipped,
            hints: &hints,
            replies: true,
            ..BoardView::of(&position)
        };
        let clicked =
            egui::CentralPanel::default().show(ui, |ui| board_ui(ui, &view, &mut self.board)).inner.clicked;
        if let Some(square) = clicked {
            self.play(square);
        }
    }
}

fn main() -> eframe::Result {
    let mut arguments = std::env::args().skip(1);
    let theme = arguments
        .next()
        .and_then(|key| BoardTheme::ALL.into_iter().find(|theme| theme.key() == key))
        .unwrap_or_default();
    let size = arguments.next().and_then(|size| size.parse().ok()).unwrap_or(BoardSize::STANDARD);
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([760.0, 760.0]),
        ..Default::default()
    };
    eframe::run_native(
        "The board",
        options,
        Box::new(move |context| {
            theme::apply(&context.egui_ctx, theme);
            Ok(Box::new(Gallery::new(theme, size)))
        }),
    )
}
