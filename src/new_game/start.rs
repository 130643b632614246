//! Where a new game starts: the list of starts, the options of the chosen one, and a preview of the result.

use super::State;
use crate::dialogs::Out;
use crate::outbox::Event;
use crate::shared::opening_moves;
use crate::widgets::board::preview_ui;
use crate::widgets::form::{self, choice_ui, outlined, text_width};
use crate::widgets::words::note_ui;
use analysis::openings;
use egui::{Button, ComboBox, DragValue, RadioButton, Role, Slider, TextStyle, Ui, WidgetInfo};
use engine::opening;
use othello::rules::{BoardSize, Color, Move, Start};
use services::settings::{NewGameChoice, OpeningFrom, Settings};
use std::ops::RangeInclusive;
use texts::text;

const LIST_WIDTH: f32 = 142.0;
const PREVIEW_SIDE: f32 = 172.0;
const DETAILS_WIDTH: f32 = 170.0;
/// The length of a random opening: more would leave little to play on a small board.
const PLIES: RangeInclusive<u8> = 2..=20;

/// Where a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartKind {
    /// The first discs are placed in a known way.
    Placed(Start),
    /// From the usual start: random moves or, on 8×8 only, an even opening or a line with a name.
    Opening(OpeningFrom),
    /// A position that was set up.
    HandMade,
}

impl StartKind {
    pub const STANDARD: StartKind = StartKind::Placed(Start::Standard);

    /// The start of the last new game.
    pub(super) fn of(choice: &NewGameChoice) -> StartKind {
        match choice.opening_plies {
            0 => StartKind::Placed(choice.start),
            _ => StartKind::Opening(choice.opening_from),
        }
    }

    /// Whether it exists only on 8×8.
    fn is_for_standard(self) -> bool {
        matches!(self, StartKind::Opening(OpeningFrom::Even | OpeningFrom::Named))
    }

    fn name(self) -> String {
        text!(self.id())
    }

    fn description(self) -> String {
        text!(&format!("{}.description", self.id()))
    }

    fn id(self) -> &'static str {
        match self {
            StartKind::Placed(Start::Standard) => "start-standard",
            StartKind::Placed(Start::Mirrored) => "start-mirrored",
            StartKind::Placed(Start::Parallel) => "start-parallel",
            StartKind::Placed(Start::Reversi) => "start-reversi",
            StartKind::Placed(Start::Corners { .. }) => "start-corners",
            StartKind::Opening(OpeningFrom::Random) => "start-random",
            StartKind::Opening(OpeningFrom::Even) => "start-even",
            StartKind::Opening(OpeningFrom::Named) => "start-named",
            StartKind::HandMade => "start-hand-made",
        }
    }
}

/// The opening of a new game. To make a random one takes some ten milliseconds, so the last one is kept.
pub struct Opening {
    /// How many random moves.
    pub plies: u8,
    /// The least and the largest value of the opening for Black, in discs.
    pub values: (i8, i8),
    /// Which of the many openings; the same number gives the same opening.
    pub number: u64,
    /// The index of the named opening in [`openings::lines`].
    pub line: usize,
    /// The random opening that was made last, and the choice and number that it was made from.
    made: Option<(NewGameChoice, u64, Vec<Move>)>,
}

impl Opening {
    pub(super) fn new(choice: &NewGameChoice, seed: u64) -> Opening {
        let plies = if choice.opening_plies == 0 { 8 } else { choice.opening_plies };
        let line = usize::from(choice.opening_line).min(openings::lines().len() - 1);
        // A number that can be read out to another person.
        Opening { plies, values: choice.opening_values, number: seed % 10_000, line, made: None }
    }

    pub(super) fn moves(&mut self, choice: NewGameChoice) -> &[Move] {
        let number = self.number;
        if self.made.as_ref().is_none_or(|(of, at, _)| (*of, *at) != (choice, number)) {
            self.made = Some((choice, number, opening_moves(&choice, choice.size, number)));
        }
        self.made.as_ref().map_or(&[], |(.., moves)| moves)
    }
}

impl State {
    /// All starts, in the order they are offered; with corners as they were chosen last.
    pub(super) fn starts(&self) -> [StartKind; 9] {
        let (corners, to) = self.corners;
        let placed = [
            Start::Standard,
            Start::Mirrored,
            Start::Parallel,
            Start::Reversi,
            Start::Corners { corners, to },
        ];
        let [standard, mirrored, parallel, reversi, corners] = placed.map(StartKind::Placed);
        let openings = [OpeningFrom::Random, OpeningFrom::Even, OpeningFrom::Named];
        let [random, even, named] = openings.map(StartKind::Opening);
        [standard, mirrored, parallel, reversi, corners, random, even, named, StartKind::HandMade]
    }

    /// The [`Start`] that is remembered; an opening begins at the standard one.
    pub(super) fn remembered_start(&self) -> Start {
        match self.start {
            StartKind::Placed(start) => start,
            _ => Start::Standard,
        }
    }

    fn give_corners(&mut self, corners: u8, to: Color) {
        self.corners = (corners, to);
        self.start = StartKind::Placed(Start::Corners { corners, to });
    }

    /// Opens the editor with the start that is shown.
    fn edit(&mut self, out: &mut Out) {
        out.emit(Event::EditStart(self.first_position()));
    }
}

pub(super) fn start_ui(ui: &mut Ui, state: &mut State, out: &mut Out) {
    let widths = state.starts().map(|kind| text_width(ui, &kind.name(), TextStyle::Button));
    let icon = ui.spacing().icon_width + ui.spacing().icon_spacing;
    let list_width = widths.into_iter().map(|width| width + icon).fold(LIST_WIDTH, f32::max);
    let is_wide = ui.available_width() >= list_width + PREVIEW_SIDE + DETAILS_WIDTH + 24.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(list_width);
            ui.spacing_mut().item_spacing.y = 1.0;
            let is_standard = state.size == BoardSize::STANDARD;
            if !is_standard && state.start.is_for_standard() {
                state.start = StartKind::STANDARD;
            }
            for kind in state.starts() {
                let radio = RadioButton::new(state.start == kind, kind.name());
                let is_possible = is_standard || !kind.is_for_standard();
                if outlined(ui, |ui| ui.add_enabled(is_possible, radio)).clicked() {
                    match (kind, state.hand_made) {
                        (StartKind::HandMade, None) => state.edit(out),
                        (StartKind::HandMade, Some(position)) => state.set_hand_made(position),
                        _ => state.start = kind,
                    }
                }
            }
        });
        let position = state.first_position();
        let preview = preview_ui(ui, &position, PREVIEW_SIDE.min(ui.available_width()));
        // The position in a few words, for screen readers.
        let (counts, turn) = (position.counts(), position.turn().key());
        let size = position.size().to_string();
        let name =
            text!("start-preview", size = size, black = counts.black, white = counts.white, color = turn);
        preview.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        if is_wide {
            ui.add_space(4.0);
            ui.vertical(|ui| details_ui(ui, state, out));
        }
    });
    if !is_wide {
        details_ui(ui, state, out);
    }
}

fn details_ui(ui: &mut Ui, state: &mut State, out: &mut Out) {
    // The same height for every start, so that nothing moves while the user looks through them.
    ui.vertical(|ui| {
        ui.set_min_height(112.0);
        note_ui(ui, state.start.description());
        match state.start {
            StartKind::Placed(Start::Corners { mut corners, mut to }) => {
                choice_ui(ui, &mut corners, &[(1, "1"), (2, "2"), (3, "3"), (4, "4")]);
                let sides = Color::BOTH.map(|color| (color, text!("start-corners-for", color = color.key())));
                choice_ui(ui, &mut to, &sides);
                state.give_corners(corners, to);
                suggestion_ui(ui, state);
            }
            StartKind::Placed(_) => {}
            StartKind::Opening(OpeningFrom::Random) => opening_ui(ui, &mut state.opening),
            StartKind::Opening(OpeningFrom::Even) => {
                number_ui(ui, &mut state.opening.number, opening::even().len() as u64);
            }
            StartKind::Opening(OpeningFrom::Named) => named_ui(ui, &mut state.opening.line),
            StartKind::HandMade => {
                if ui.button(text!("start-edit")).clicked() {
                    state.edit(out);
                }
            }
        }
    });
}

/// The handicap that makes the game even by the ratings of both sides, and a button that takes it.
fn suggestion_ui(ui: &mut Ui, state: &mut State) {
    let Some((corners, to)) = state.handicap() else { return };
    let text = text!("start-corners-suggested", n = corners, color = to.key());
    note_ui(ui, text);
    let is_taken = state.corners == (corners, to);
    if ui.add_enabled(!is_taken, Button::new(text!("start-corners-take"))).clicked() {
        state.give_corners(corners, to);
    }
}

fn opening_ui(ui: &mut Ui, opening: &mut Opening) {
    ui.horizontal(|ui| {
        let label = ui.label(text!("start-moves", n = opening.plies));
        ui.spacing_mut().slider_width = (ui.available_width() - 16.0).clamp(60.0, 200.0);
        let slider = Slider::new(&mut opening.plies, PLIES).step_by(1.0).show_value(false);
        ui.add(slider).labelled_by(label.id).accessible_name(text!("start-moves-slider"));
    });
    let (low, high) = &mut opening.values;
    ui.horizontal(|ui| {
        ui.label(text!("start-values"));
        let value = |value: &mut i8, range: RangeInclusive<i8>, name: String, ui: &mut Ui| {
            form::number_ui(ui, DragValue::new(value).range(range).speed(0.1))
                .on_hover_text(text!("start-values.hint"))
                .accessible_name(name);
        };
        let (first, last) = (*Settings::OPENING_VALUES.start(), *Settings::OPENING_VALUES.end());
        value(low, first..=*high, text!("start-values.least"), ui);
        ui.label("–");
        value(high, *low..=last, text!("start-values.most"), ui);
    });
    number_ui(ui, &mut opening.number, 10_000);
}

/// The field for the number of an opening, one of `n`.
fn number_ui(ui: &mut Ui, number: &mut u64, n: u64) {
    *number %= n.max(1);
    ui.horizontal(|ui| {
        ui.label(text!("start-number"));
        form::number_ui(ui, DragValue::new(number).range(0..=n.saturating_sub(1)).speed(0.1))
            .on_hover_text(text!("start-number.hint"))
            .accessible_name(text!("start-number.name"));
        if ui.button(text!("start-another")).clicked() {
            *number = (*number + 1) % n.max(1);
        }
    });
}

fn named_ui(ui: &mut Ui, chosen: &mut usize) {
    let lines = openings::lines();
    let name = |at: usize| lines[at].opening.name();
    let moves = |at: usize| Move::line(&lines[at].moves, BoardSize::STANDARD);
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&at| (name(at), lines[at].moves.len()));
    let list = ComboBox::from_id_salt("named opening").selected_text(name(*chosen)).width(DETAILS_WIDTH);
    let shown = list.truncate().show_ui(ui, |ui| {
        for at in order {
            ui.selectable_value(chosen, at, name(at)).on_hover_text(moves(at));
        }
    });
    shown.response.accessible_name(text!("start-named.list"));
    note_ui(ui, moves(*chosen));
}
