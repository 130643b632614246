//! Where a new game starts: the list of starts, what each of them leaves open, and a preview of the result.

use super::State;
use crate::app::play::editor;
use crate::app::widgets::board::preview_ui;
use crate::app::widgets::form::{choice_ui, text_width};
use crate::app::widgets::theme::BoardTheme;
use crate::engine::opening;
use crate::rules::{BoardSize, Color, Move, Position, Start};
use crate::settings::NewGameChoice;
use crate::text;
use egui::{DragValue, RichText, Role, Slider, TextStyle, Ui, WidgetInfo};
use std::ops::RangeInclusive;

const LIST_WIDTH: f32 = 142.0;
const PREVIEW_SIDE: f32 = 172.0;
const DETAILS_WIDTH: f32 = 170.0;
/// An opening of no plies is the standard start; on a small board a longer one would leave little to play.
const PLIES: RangeInclusive<u8> = 2..=20;

/// The starts, without what each of them leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartKind {
    /// As in tournaments.
    Standard,
    /// The colours the other way round.
    Mirrored,
    /// Discs of a colour side by side.
    Parallel,
    /// The players place the first four discs.
    Reversi,
    /// The weaker side has corners.
    Corners,
    /// A few random moves were played.
    Random,
    /// A position that was set up.
    HandMade,
}

impl StartKind {
    /// All, in the order they are offered.
    pub const ALL: [StartKind; 7] = [
        StartKind::Standard,
        StartKind::Mirrored,
        StartKind::Parallel,
        StartKind::Reversi,
        StartKind::Corners,
        StartKind::Random,
        StartKind::HandMade,
    ];

    /// The start that was remembered, and the corners it gives.
    pub(super) fn of(choice: &NewGameChoice) -> (StartKind, (u8, Color)) {
        let no_corners = (1, Color::Black);
        match choice.start {
            _ if choice.opening_plies > 0 => (StartKind::Random, no_corners),
            Start::Standard => (StartKind::Standard, no_corners),
            Start::Mirrored => (StartKind::Mirrored, no_corners),
            Start::Parallel => (StartKind::Parallel, no_corners),
            Start::Reversi => (StartKind::Reversi, no_corners),
            Start::Corners { corners, to } => (StartKind::Corners, (corners, to)),
        }
    }

    fn name(self) -> String {
        text!(self.ids().0)
    }

    fn description(self) -> String {
        text!(self.ids().1)
    }

    fn ids(self) -> (&'static str, &'static str) {
        match self {
            StartKind::Standard => ("start-standard", "start-standard.description"),
            StartKind::Mirrored => ("start-mirrored", "start-mirrored.description"),
            StartKind::Parallel => ("start-parallel", "start-parallel.description"),
            StartKind::Reversi => ("start-reversi", "start-reversi.description"),
            StartKind::Corners => ("start-corners", "start-corners.description"),
            StartKind::Random => ("start-random", "start-random.description"),
            StartKind::HandMade => ("start-hand-made", "start-hand-made.description"),
        }
    }
}

/// A random opening, made again only when something about it changes: that takes some ten milliseconds.
pub struct Opening {
    /// How many random moves.
    pub plies: u8,
    /// Which of the many openings; the same number gives the same opening.
    pub number: u64,
    made: Option<(BoardSize, u8, u64, Vec<Move>)>,
}

impl Opening {
    pub(super) fn new(plies: u8, seed: u64) -> Opening {
        let plies = if plies == 0 { 8 } else { plies };
        // A number one can read out to somebody else.
        Opening { plies, number: seed % 10_000, made: None }
    }

    pub(super) fn moves(&mut self, size: BoardSize) -> &[Move] {
        let (plies, number) = (self.plies, self.number);
        let is_made =
            self.made.as_ref().is_some_and(|made| (made.0, made.1, made.2) == (size, plies, number));
        if !is_made {
            self.made = Some((size, plies, number, opening::balanced(size, plies, number)));
        }
        self.made.as_ref().map_or(&[], |made| &made.3)
    }
}

impl State {
    /// The named start that is remembered; a random opening begins at the standard one.
    pub(super) fn named_start(&self) -> Start {
        let (corners, to) = self.corners;
        match self.start {
            StartKind::Standard | StartKind::Random | StartKind::HandMade => Start::Standard,
            StartKind::Mirrored => Start::Mirrored,
            StartKind::Parallel => Start::Parallel,
            StartKind::Reversi => Start::Reversi,
            StartKind::Corners => Start::Corners { corners, to },
        }
    }

    pub(super) fn start_position(&self) -> Position {
        match self.hand_made {
            Some(position) if self.start == StartKind::HandMade => position,
            _ => self.named_start().position(self.size),
        }
    }

    /// Chooses a start; a position made by hand brings its size with it, and is made now if there is none.
    pub(super) fn choose(&mut self, start: StartKind) {
        match (start, self.hand_made) {
            (StartKind::HandMade, None) => self.edit(),
            (StartKind::HandMade, Some(position)) => (self.start, self.size) = (start, position.size()),
            _ => self.start = start,
        }
    }

    /// Opens the editor with the position made last, or with the start that is shown.
    fn edit(&mut self) {
        let position = match self.hand_made {
            Some(position) if self.start == StartKind::HandMade => position,
            _ => self.first_position(),
        };
        let editor = editor::State::new(&position).seen(self.view);
        self.editor = Some(editor.with_confirm(text!("editor-use-position")));
    }
}

pub(super) fn start_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme) {
    let font = TextStyle::Button.resolve(ui.style());
    let names = StartKind::ALL.map(|kind| text_width(ui, &kind.name(), font.clone()));
    let around = ui.spacing().icon_width + ui.spacing().icon_spacing;
    let list_width = names.into_iter().map(|name| name + around).fold(LIST_WIDTH, f32::max);
    let is_wide = ui.available_width() >= list_width + PREVIEW_SIDE + DETAILS_WIDTH + 24.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(list_width);
            ui.spacing_mut().item_spacing.y = 1.0;
            for kind in StartKind::ALL {
                if ui.radio(state.start == kind, kind.name()).clicked() {
                    state.choose(kind);
                }
            }
        });
        let position = state.first_position();
        let preview = preview_ui(ui, &position, theme, PREVIEW_SIDE.min(ui.available_width()));
        let name = summary(&position);
        preview.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        if is_wide {
            ui.add_space(4.0);
            ui.vertical(|ui| details_ui(ui, state));
        }
    });
    if !is_wide {
        details_ui(ui, state);
    }
}

/// What the chosen start is, and what it leaves open.
fn details_ui(ui: &mut Ui, state: &mut State) {
    // The same height for every start, so that nothing moves while one looks through them.
    ui.vertical(|ui| {
        ui.set_min_height(112.0);
        ui.label(RichText::new(state.start.description()).weak());
        match state.start {
            StartKind::Corners => corners_ui(ui, &mut state.corners),
            StartKind::Random => opening_ui(ui, &mut state.opening),
            StartKind::HandMade => {
                if ui.button(text!("start-edit")).clicked() {
                    state.edit();
                }
            }
            StartKind::Standard | StartKind::Mirrored | StartKind::Parallel | StartKind::Reversi => {}
        }
    });
}

fn corners_ui(ui: &mut Ui, (corners, to): &mut (u8, Color)) {
    choice_ui(ui, corners, &[(1, "1"), (2, "2"), (3, "3"), (4, "4")]);
    choice_ui(ui, to, &Color::BOTH.map(|color| (color, text!("start-corners-for", color = color.key()))));
}

fn opening_ui(ui: &mut Ui, opening: &mut Opening) {
    ui.horizontal(|ui| {
        let label = ui.label(text!("start-moves", n = opening.plies));
        ui.spacing_mut().slider_width = (ui.available_width() - 16.0).clamp(60.0, 200.0);
        let slider = Slider::new(&mut opening.plies, PLIES).step_by(1.0).show_value(false);
        ui.add(slider).labelled_by(label.id).accessible_name(text!("start-moves-slider"));
    });
    ui.horizontal(|ui| {
        ui.label(text!("start-number"));
        ui.add(DragValue::new(&mut opening.number).range(0..=9_999).speed(0.1))
            .on_hover_text(text!("start-number.hint"))
            .accessible_name(text!("start-number.name"));
        if ui.button(text!("start-another")).clicked() {
            opening.number = (opening.number + 1) % 10_000;
        }
    });
}

/// The position in a few words, for those who do not see it.
fn summary(position: &Position) -> String {
    let counts = position.counts();
    text!(
        "start-preview",
        size = position.size().to_string(),
        black = counts.black,
        white = counts.white,
        color = position.turn().key()
    )
}
