//! Compares pictures of the board, in every theme and in other shapes, with the files in `tests/snapshots`.
//! [`CpuRenderer`] draws them. `UPDATE_SNAPSHOTS=force cargo test --test gui board_snapshots` rewrites the
//! files; look at the new pictures before you commit them.

use crate::cpu_renderer::CpuRenderer;
use crate::hand::after;
use egui::{Rect, Vec2, vec2};
use egui_kittest::{Harness, HarnessBuilder, SnapshotOptions, SnapshotResults};
use engine::players::Player;
use othello::rules::{BoardSize, Color, Position, Square, Start};
use outflank::widgets::board::{BoardState, BoardView, board_ui, disc_icon_ui, themed_preview_ui};
use outflank::widgets::icons::{self, Icon};
use outflank::widgets::theme::{self, BoardTheme};
use session::GameSession;
use std::time::Duration;

const GAME: &str = "d3 e3 f6 c6 d6 c3 d2 c1 f4 f3 d1 c4 b5 a4 a6 e1 f5 b4 e2 f1 b6 g4 h3 h4 g5 h6";

/// [`GAME`] after its first `n_moves` moves; after all 26, g2 would flip discs in two directions.
fn played(n_moves: usize) -> GameSession {
    let moves: String = GAME.split(' ').take(n_moves).collect();
    GameSession::new(after(&moves, Player::Human, Player::Human))
}

fn view_of(session: &GameSession) -> BoardView<'_> {
    BoardView { last_move: session.record().last_placed(), ..BoardView::of(session.position()) }
}

fn square(name: &str, size: BoardSize) -> Square {
    Square::parse(name, size).expect("a square")
}

/// A window of this size that our renderer draws.
fn window<S>(size: Vec2) -> HarnessBuilder<S> {
    // Floating point differs a little from one processor to the next.
    let options = SnapshotOptions::new().threshold(1.0).max_failed_pixels(10);
    Harness::builder().with_size(size).with_options(options).renderer(CpuRenderer::default())
}

fn window_theme(is_dark: bool) -> egui::Theme {
    if is_dark { egui::Theme::Dark } else { egui::Theme::Light }
}

/// Compares what the harness draws with the picture of this name, and adds the outcome to `results`.
fn compare_picture<S>(results: &mut SnapshotResults, mut harness: Harness<S>, name: impl Into<String>) {
    harness.snapshot(name);
    results.extend_harness(&mut harness);
}

/// Draws `view` and compares it with a picture; the pointer rests on `hover`.
fn check(
    results: &mut SnapshotResults,
    name: &str,
    area: Vec2,
    scale: f32,
    dark: bool,
    view: BoardView,
    hover: Option<&str>,
) {
    let view = BoardView { animation: Duration::ZERO, ..view };
    let layout = |area: Rect| {
        outflank::widgets::board::Layout::fit(area, view.position.size(), view.coordinates, scale)
    };
    let target = hover.map(|name| {
        let inner = Rect::from_min_size(egui::Pos2::ZERO, area).shrink(8.0);
        layout(inner).screen_from_square(square(name, view.position.size())).center()
    });
    let board_theme = view.theme.unwrap_or_default();
    let mut state = BoardState::new("board");
    let window = window(area).with_pixels_per_point(scale).with_theme(window_theme(dark));
    let mut harness = window.build_ui(move |ui| {
        theme::apply(ui.ctx(), board_theme);
        board_ui(ui, &view, &mut state);
    });
    if let Some(pos) = target {
        harness.hover_at(pos);
    }
    harness.run();
    compare_picture(results, harness, name);
}

#[test]
fn every_theme_in_the_middle_game() {
    let mut results = SnapshotResults::new();
    let session = played(26);
    for theme in BoardTheme::ALL {
        let view = BoardView { theme: Some(theme), flipped: session.last_flipped(), ..view_of(&session) };
        let name = format!("board_{}", theme.key());
        check(&mut results, &name, vec2(640.0, 640.0), 1.0, theme != BoardTheme::Wood, view, Some("g2"));
    }
}

#[test]
fn boards_of_other_shapes() {
    let mut results = SnapshotResults::new();
    for (text, theme, area, scale) in [
        ("4x4", BoardTheme::Wood, vec2(240.0, 240.0), 1.0),
        ("16x16", BoardTheme::Felt, vec2(720.0, 720.0), 1.0),
        ("6x10", BoardTheme::Slate, vec2(420.0, 520.0), 1.0),
        ("10x6", BoardTheme::Felt, vec2(400.0, 260.0), 2.0),
    ] {
        let size: BoardSize = text.parse().unwrap();
        let position = Position::start(size);
        let view = BoardView { theme: Some(theme), ..BoardView::of(&position) };
        check(&mut results, &format!("board_{text}"), area, scale, true, view, None);
    }
}

#[test]
fn a_hint_and_replies() {
    let mut results = SnapshotResults::new();
    let session = played(26);
    let hints = [square("c5", BoardSize::STANDARD)];
    for theme in [BoardTheme::Felt, BoardTheme::HighContrast] {
        let view = BoardView { hints: &hints, replies: true, theme: Some(theme), ..view_of(&session) };
        let name = format!("board_hint_{}", theme.key());
        check(&mut results, &name, vec2(400.0, 400.0), 1.0, false, view, Some("g2"));
    }
}

#[test]
fn the_frame_of_the_keyboard_focus() {
    let mut results = SnapshotResults::new();
    let session = played(26);
    for theme in BoardTheme::ALL {
        let view = BoardView { theme: Some(theme), coordinates: false, ..view_of(&session) };
        let mut state = BoardState::new("board");
        state.focus(square("e6", BoardSize::STANDARD));
        let mut harness = window(vec2(256.0, 256.0)).build_ui(|ui| _ = board_ui(ui, &view, &mut state));
        harness.run();
        compare_picture(&mut results, harness, format!("board_keyboard_{}", theme.key()));
    }
}

#[test]
fn discs_in_mid_flip() {
    let mut results = SnapshotResults::new();
    let [before, after] = [24, 25].map(|n_moves| *played(n_moves).position());
    for theme in [BoardTheme::Felt, BoardTheme::HighContrast] {
        let mut harness = window(vec2(520.0, 520.0)).with_step_dt(0.16).build_ui_state(
            move |ui, (state, moved): &mut (BoardState, bool)| {
                let position = if *moved { &after } else { &before };
                let view = BoardView { theme: Some(theme), rings: false, ..BoardView::of(position) };
                board_ui(ui, &view, state);
            },
            (BoardState::new("board"), false),
        );
        harness.run();
        harness.state_mut().1 = true;
        harness.run_steps(2);
        compare_picture(&mut results, harness, format!("board_turning_{}", theme.key()));
    }
}

#[test]
fn icons_previews_and_disc_icons() {
    let mut results = SnapshotResults::new();
    for dark in [true, false] {
        let mut harness = window(vec2(520.0, 410.0)).with_theme(window_theme(dark)).build_ui(|ui| {
            theme::apply(ui.ctx(), BoardTheme::Felt);
            ui.horizontal_wrapped(|ui| {
                for &icon in Icon::ALL {
                    icons::icon_button(ui, icon, &format!("{icon:?}"), icon != Icon::Redo);
                }
            });
            for theme in BoardTheme::ALL {
                theme.show(ui.ctx());
                ui.horizontal(|ui| {
                    for (color, diameter) in
                        [(Color::Black, 28.0), (Color::White, 28.0), (Color::Black, 16.0)]
                    {
                        disc_icon_ui(ui, color, diameter);
                    }
                    ui.label(theme.label());
                    ui.weak("weak text");
                    let _ = ui.selectable_label(true, "selected");
                });
            }
            ui.horizontal(|ui| {
                for (start, theme) in Start::ALL.into_iter().zip(BoardTheme::ALL) {
                    themed_preview_ui(ui, &start.position("6".parse().unwrap()), theme, 96.0);
                }
            });
        });
        harness.run();
        compare_picture(&mut results, harness, if dark { "parts_dark" } else { "parts_light" });
    }
}
