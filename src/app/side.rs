//! Where the panel with the players and the moves goes: beside the board, or below it in a small or upright
//! window.

use super::command::{Command, CommandState};
use super::library::explorer::{self, ExplorerView};
use super::message::Message;
use super::play::end_card::end_card_ui;
use super::play::players::{CARD, LOW_CARD, PlayersView, card_ui};
use super::review::panel::{self as review_panel, ReviewView};
use super::study::analysis::{self, AnalysisView};
use super::study::moves::{self, MovesView};
use super::study::{comments, tree};
use super::tools::{ROW, WALK, tools_ui, walk_ui};
use crate::rules::Color;
use egui::{Frame, Margin, Panel, RichText, Ui, Vec2, vec2};
use std::ops::RangeInclusive;

/// How wide the panel beside the board may be, in points.
const WIDTH: RangeInclusive<f32> = 270.0..=460.0;
const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
/// The height of the panel below the board without the moves, and with a few of them, in points.
const LOW: f32 = LOW_CARD + ROW + 4.0 * GAP;
const HIGH: f32 = CARD + 4.0 * GAP + 110.0;
const HIGHEST: f32 = HIGH + 200.0;
/// Below the explorer the moves have at least so much, where that leaves the explorer what it needs, in
/// points.
const RECORD: f32 = 150.0;
const EXPLORER: f32 = 150.0;
/// The notes have a place below the moves if those keep so much: three rows.
const LIST: f32 = 70.0;

/// Where the panel is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arrangement {
    /// On the right, so many points wide.
    Beside(f32),
    /// Below the board, so many points high.
    Below(f32),
}

impl Arrangement {
    /// The one that leaves the larger board in a space of this size, of which `around` points of height are
    /// not the board's.
    pub fn best(space: Vec2, around: f32, width: f32) -> Arrangement {
        let width = width.clamp(*WIDTH.start(), *WIDTH.end()).min(space.x * 0.45);
        let beside = (space.x - width).min(space.y - around);
        let below = space.x.min(space.y - around - LOW);
        if beside >= below && space.x >= 640.0 {
            return Arrangement::Beside(width);
        }
        // What an upright window has left over goes to the moves.
        let spare = space.y - around - space.x;
        Arrangement::Below(if spare < HIGH { LOW } else { spare.min(HIGHEST) })
    }
}

/// What the panels show.
pub struct Panels<'a> {
    pub commands: CommandState<'a>,
    pub players: PlayersView<'a>,
    pub analysis: AnalysisView<'a>,
    pub moves: MovesView<'a>,
    /// While it is open.
    pub explorer: Option<ExplorerView<'a>>,
    /// While one is open.
    pub review: Option<ReviewView<'a>>,
}

/// The panel, which takes its part of `ui`.
pub fn panel_ui(ui: &mut Ui, arrangement: Arrangement, panels: &Panels, messages: &mut Vec<Message>) {
    match arrangement {
        Arrangement::Beside(width) => {
            let frame = Frame::side_top_panel(ui.style()).inner_margin(Margin::same(MARGIN as i8));
            let panel = Panel::right("players and moves").frame(frame).resizable(true);
            let shown = panel.default_size(width).size_range(*WIDTH.start()..=*WIDTH.end()).show(ui, |ui| {
                // Texts of any length must not move the layout.
                ui.set_width(ui.available_width());
                beside_ui(ui, panels, messages);
            });
            let now = shown.response.rect.width().round();
            if (now - width).abs() >= 1.0 && ui.input(|input| input.pointer.any_released()) {
                messages.push(Message::PanelWidth(now as u32));
            }
        }
        Arrangement::Below(height) => {
            let frame = Frame::side_top_panel(ui.style()).inner_margin(Margin::symmetric(10, 8));
            Panel::bottom("players and moves below").frame(frame).resizable(false).exact_size(height).show(
                ui,
                |ui| {
                    ui.set_width(ui.available_width());
                    below_ui(ui, height, panels, messages);
                },
            );
        }
    }
}

fn beside_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.y = 8.0;
    // A review needs the height, and so does the explorer.
    let explores = panels.explorer.is_some();
    let card = if panels.review.is_some() || explores { LOW_CARD } else { CARD };
    for color in Color::BOTH {
        card_ui(ui, color, card, &panels.players, messages);
    }
    tools_ui(ui, &panels.commands, messages);
    if let Some(review) = panels.review.as_ref().filter(|_| !explores) {
        ui.separator();
        review_panel::header_ui(ui, true, review, messages);
        if !review.shows_moves {
            return review_panel::review_ui(ui, review, messages);
        }
    }
    end_card_ui(ui, &panels.players, &panels.commands, messages);
    ui.separator();
    if panels.analysis.analysis.is_open() {
        // Analysis, explorer and moves share what is free.
        let free = ui.available_height() * if explores { 0.65 } else { 1.0 };
        analysis::study_ui(ui, analysis::height(free), &panels.analysis, messages);
    } else {
        analysis::closed_ui(ui, messages);
    }
    ui.separator();
    if let Some(explorer) = &panels.explorer {
        let with_record = ui.available_height() >= EXPLORER + RECORD;
        let room = ui.available_height() - if with_record { RECORD } else { ROW };
        ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
            explorer::explorer_ui(ui, false, explorer, messages)
        });
        if !with_record {
            return walk_ui(ui, &panels.commands, messages);
        }
        ui.separator();
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new("Moves").strong());
        let command = Command::Tree;
        let response = ui
            .selectable_label(panels.commands.settings.show_tree, "Tree")
            .on_hover_text(command.tooltip(ui.ctx()));
        if response.clicked() {
            messages.push(Message::Run(command));
        }
        ui.add_space(ui.available_width() - WALK);
        walk_ui(ui, &panels.commands, messages);
    });
    let above_notes = ui.available_height() - comments::HEIGHT - 8.0;
    let has_notes = above_notes >= LIST;
    let height = if has_notes { above_notes } else { ui.available_height() };
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_height(height);
        record_ui(ui, panels, messages);
    });
    if has_notes {
        comments::notes_ui(ui, &panels.moves, messages);
    }
}

/// The moves as a list, or the whole tree.
fn record_ui(ui: &mut Ui, panels: &Panels, messages: &mut Vec<Message>) {
    if panels.commands.settings.show_tree && panels.moves.record.n_moves() > 0 {
        tree::tree_ui(ui, &panels.moves, messages);
    } else {
        moves::moves_ui(ui, &panels.moves, messages);
    }
}

fn below_ui(ui: &mut Ui, height: f32, panels: &Panels, messages: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let is_high = height >= HIGH;
    let explores = panels.explorer.is_some();
    if let Some(explorer) = panels.explorer.as_ref().filter(|_| !is_high) {
        ui.allocate_ui(ui.available_size(), |ui| explorer::explorer_ui(ui, true, explorer, messages));
        return;
    }
    if let Some(review) = panels.review.as_ref().filter(|_| !is_high) {
        review_panel::low_review_ui(ui, LOW_CARD, review, messages);
        ui.horizontal(|ui| {
            let header = vec2(ui.available_width() - WALK - GAP, ROW);
            ui.allocate_ui(header, |ui| review_panel::header_ui(ui, false, review, messages));
            walk_ui(ui, &panels.commands, messages);
        });
        return;
    }
    let card = if is_high { CARD } else { LOW_CARD };
    ui.columns_const(|[left, right]| {
        card_ui(left, Color::Black, card, &panels.players, messages);
        card_ui(right, Color::White, card, &panels.players, messages);
    });
    if is_high {
        ui.columns_const(|[left, right]| {
            tools_ui(left, &panels.commands, messages);
            walk_ui(left, &panels.commands, messages);
            end_card_ui(left, &panels.players, &panels.commands, messages);
            let review = panels.review.as_ref().filter(|_| !explores);
            if let Some(review) = review {
                review_panel::header_ui(right, true, review, messages);
            }
            if let Some(explorer) = &panels.explorer {
                explorer::explorer_ui(right, false, explorer, messages);
            } else if let Some(review) = review.filter(|review| !review.shows_moves) {
                review_panel::review_ui(right, review, messages);
            } else if panels.analysis.analysis.is_open() {
                let height = right.available_height();
                analysis::study_ui(right, height, &panels.analysis, messages);
            } else {
                record_ui(right, panels, messages);
            }
        });
    } else {
        ui.horizontal(|ui| {
            let tools = vec2(ui.available_width() - WALK - GAP, ROW);
            ui.allocate_ui(tools, |ui| tools_ui(ui, &panels.commands, messages));
            walk_ui(ui, &panels.commands, messages);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(width: f32, height: f32, beside: bool) {
        let arrangement = Arrangement::best(vec2(width, height), 92.0, 300.0);
        assert_eq!(
            matches!(arrangement, Arrangement::Beside(_)),
            beside,
            "{width}×{height}: {arrangement:?}"
        );
        if let Arrangement::Below(below) = arrangement {
            assert!(height - 92.0 - below >= 200.0, "the board is too small: {arrangement:?}");
        }
    }

    #[test]
    fn the_board_is_as_large_as_it_can_be() {
        check(1400.0, 1000.0, true);
        check(1280.0, 860.0, true);
        check(800.0, 600.0, true);
        check(480.0, 520.0, false);
        check(700.0, 1000.0, false);
        check(480.0, 900.0, false);
    }
}
