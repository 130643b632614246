//! How both sides of a reviewed game played, and all its moves with their grades.

use super::Out;
use super::panel::ReviewView;
use crate::widgets::form::text_width;
use crate::widgets::row::{HEIGHT, brings_into_view, figure_style, height};
use crate::widgets::theme::TEXT;
use analysis::grade::{Grade, Summary, loss_words};
use analysis::headline::headline;
use analysis::review::PlayedMove;
use analysis::reviewing::Reviewing;
use egui::style::ScrollAnimation;
use egui::{Align, Atom, AtomExt, Button, Grid, Rect, RichText, ScrollArea, TextStyle, Ui, pos2, vec2};
use othello::evaluation::Score;
use othello::rules::{Color, Move};
use session::Action;
use texts::text;
use texts::words::{color_name, move_name, score};

pub(super) const ROW: f32 = HEIGHT;
/// The height of the figures with the line below them.
pub(super) const FIGURES: f32 = 74.0;

/// A figure: its name, its meaning, and its value for a side.
type Figure = (String, String, fn(&Summary) -> String);

/// How both sides played, a row each, and a line that parts them from the moves.
pub(super) fn figures_ui(ui: &mut Ui, reviewing: &Reviewing) {
    let summary = Summary::of(&reviewing.review);
    let accuracy: fn(&Summary) -> String =
        |side| side.accuracy().map_or("–".to_owned(), |accuracy| format!("{accuracy:.0}"));
    let columns: [Figure; 5] = [
        (text!("figure-lost"), text!("figure-lost.meaning"), |side| loss_words(side.loss)),
        (text!("figure-accuracy"), text!("figure-accuracy.meaning"), accuracy),
        (text!("figure-mistakes"), text!("figure-mistakes.meaning"), |side| {
            side.n_of(Grade::Mistake).to_string()
        }),
        (text!("figure-blunders"), text!("figure-blunders.meaning"), |side| {
            side.n_of(Grade::Blunder).to_string()
        }),
        (text!("figure-thrown"), text!("figure-thrown.meaning"), |side| side.n_thrown_away.to_string()),
    ];
    // The names must fit into the free width and not widen the panel.
    let free = |style: &TextStyle| {
        let width = |name: &str| text_width(ui, name, style.clone());
        let colors = Color::BOTH.map(|color| width(&color_name(color)));
        let names: f32 = columns.iter().map(|(name, ..)| width(name)).sum();
        ui.available_width() - names - colors.into_iter().fold(0.0, f32::max)
    };
    let has_room = free(&TextStyle::Body) >= 4.0 * columns.len() as f32;
    let style = if has_room { TextStyle::Body } else { TextStyle::Small };
    let gap = (free(&style) / columns.len() as f32).floor().clamp(2.0, 8.0);
    let grid = Grid::new("figures of the review").num_columns(6).spacing([gap, 0.0]);
    grid.min_col_width(0.0).min_row_height(18.0).show(ui, |ui| {
        ui.label("");
        for (name, meaning, _) in &columns {
            ui.label(RichText::new(name).text_style(style.clone()).weak()).on_hover_text(meaning.as_str());
        }
        ui.end_row();
        for color in Color::BOTH {
            ui.label(RichText::new(color_name(color)).text_style(style.clone()).strong());
            for (_, _, figure) in &columns {
                ui.label(RichText::new(figure(&summary[color])).text_style(style.clone()));
            }
            ui.end_row();
        }
    });
    ui.separator();
}

/// Says that the value of a move is provisional, if its grade has a sign and may still change.
pub(super) fn doubt_words(played: &PlayedMove) -> Option<String> {
    played.is_doubtful().then(|| text!("review-provisional"))
}

/// All moves with what they cost.
pub(super) fn moves_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    let moves = &view.reviewing.review.moves;
    let place = view.reviewing.place_of(view.shared.record().cursor());
    ui.spacing_mut().item_spacing.y = 1.0;
    // `show_rows` needs rows of exactly this height.
    let height = height(ui);
    (ui.spacing_mut().interact_size.y, ui.spacing_mut().button_padding.y) = (height, 1.0);
    // The row may be missing: the first pass of a review goes from the last move to the first.
    let row = moves.iter().position(|played| Some(played.at + 1) == place);
    let scrolled_row = row.filter(|&row| brings_into_view(ui, view.shared.position_changed, "review", row));
    ScrollArea::vertical().auto_shrink([false, false]).show_rows(ui, height, moves.len(), |ui, rows| {
        if let Some(row) = scrolled_row {
            let top = ui.max_rect().top() + (row as f32 - rows.start as f32) * (height + 1.0);
            let rect = Rect::from_min_size(pos2(ui.max_rect().left(), top), vec2(1.0, height));
            ui.scroll_to_rect_animation(rect, Some(Align::Center), ScrollAnimation::none());
        }
        for played in &moves[rows] {
            move_ui(ui, played, Some(played.at + 1) == place, view, out);
        }
    });
}

fn move_ui(ui: &mut Ui, played: &PlayedMove, is_current: bool, view: &ReviewView, out: &mut Out) {
    let size = view.shared.record().start().size();
    let grade = Grade::of(played);
    let number = if played.mv == Move::Pass { String::new() } else { played.number.to_string() };
    let name = format!("{}{}", move_name(played.mv, size), grade.sign());
    let lost = played.loss > Score::ZERO;
    let doubt = doubt_words(played);
    let sign = if doubt.is_some() { "≈ " } else { "" };
    let best = if lost { played.best.name(size) } else { String::new() };
    // The columns of colours and losses are as wide as the language needs.
    let small = figure_style(ui.available_width());
    let colors = Color::BOTH.map(|color| text_width(ui, &color_name(color), TextStyle::Button));
    let without_loss = [Grade::Forced, Grade::Best, Grade::Good];
    let grades = without_loss.map(|grade| text_width(ui, &grade.to_string(), small.clone()));
    let color_width = colors.into_iter().fold(40.0, f32::max) + 6.0;
    let loss_width = grades.into_iter().fold(44.0, f32::max);
    let column = |text: RichText, width: f32| text.atom_size(vec2(width, TEXT));
    // Weak text would be hard to read on the colour of the chosen move.
    let weak = |text: RichText| if is_current { text } else { text.weak() };
    let loss = match lost {
        true => RichText::new(format!("{sign}{}", score(-played.loss))),
        false => weak(RichText::new(grade.to_string()).text_style(small)),
    };
    let is_strong = grade.is_mistake() && !is_current;
    let name = if is_strong { RichText::new(name).strong() } else { RichText::new(name) };
    let atoms = (
        column(weak(RichText::new(number).small()), 20.0),
        column(weak(RichText::new(color_name(played.color))), color_width),
        column(name, 50.0),
        column(loss, loss_width),
        column(weak(RichText::new(best)), 30.0),
        Atom::grow(),
    );
    let button = Button::selectable(is_current, atoms).min_size(vec2(ui.available_width(), height(ui)));
    let spoken = || text!("review-move-spoken", headline = headline(played, size));
    let response = ui.add(button);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(spoken()));
    out.act(response.clicked().then_some(Action::Jump(view.reviewing.node_at(played.at + 1))));
    if lost {
        let best = text!("review-was-best", best = played.best.name(size));
        response.on_hover_text(text::sentences([best].into_iter().chain(doubt)));
    }
}
