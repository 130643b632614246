//! Choosing who plays a colour: a kind, and for the kinds that have one a depth or a level.

use crate::app::widgets::faces::face_ui;
use crate::app::widgets::form;
use crate::engine::Level;
use crate::human::{Character, Opponent};
use crate::players::{Kind, Player};
use crate::rating::Rating;
use crate::rules::Color;
use crate::settings::PlayerChoice;
use egui::{Button, ComboBox, DragValue, Response, RichText, Slider, Ui, vec2};

/// The widths of the number beside a strength's slider and of the buttons that lower and raise it, and the
/// gap between them, in points.
const NUMBER: f32 = 26.0;
/// With less room than this there is no slider.
const SLIDER_MIN: f32 = 30.0;
/// The width of a number with as many digits as a rating.
const LONG_NUMBER: f32 = 42.0;
const STEP: f32 = 20.0;
/// The side of a character's face.
const FACE: f32 = 28.0;
const GAP: f32 = 4.0;
/// How far a button raises or lowers a rating.
const RATING_STEP: u16 = 50;

/// The kind and the strength of the player of `color`, and a sentence about it. Changed when the player is.
pub fn player_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) -> Response {
    let before = choice.player();
    let mut response = ui
        .vertical(|ui| {
            ui.horizontal(|ui| {
                kind_ui(ui, color, &mut choice.kind);
                strength_ui(ui, color, choice);
            });
            ui.horizontal(|ui| {
                if choice.kind == Kind::Character {
                    face_ui(ui, choice.character, FACE);
                }
                ui.label(RichText::new(description(choice)).weak());
            });
        })
        .response;
    if choice.player() != before {
        response.mark_changed();
    }
    response
}

/// The player in a sentence.
pub fn description(choice: &PlayerChoice) -> String {
    match choice.kind {
        Kind::Engine => {
            let habit = if choice.level.errs() { "makes mistakes" } else { "as well as it can" };
            format!("Level {} of {}: {habit}.", choice.level.number(), Level::MAX.number())
        }
        Kind::Opponent => format!("{}: {}.", choice.rating, people_of(choice.rating)),
        Kind::Character => {
            format!("{}: {}.", choice.character.rating(), choice.character.habit())
        }
        Kind::Minimax if choice.depth == 1 => {
            "Looks at its own move only, at discs, corners and edges.".to_owned()
        }
        Kind::Minimax => format!("Looks {} moves ahead, at discs, corners and edges.", choice.depth),
        kind => kind.description().to_owned(),
    }
}

/// The people of a rating, so that anybody can choose.
fn people_of(rating: Rating) -> &'static str {
    match rating.points() {
        ..550 => "a beginner, takes many discs",
        550..750 => "plays now and then, gives corners away",
        750..950 => "plays for fun, sees the corners",
        950..1150 => "a casual club player, forgets parity",
        1150..1350 => "a club player, runs out of moves late",
        1350..1550 => "a good club player, knows openings",
        1550..1750 => "plays tournaments, slips in endings",
        1750..1950 => "a strong tournament player",
        1950.. => "one of the best",
    }
}

/// The list of kinds, narrower where there is little room.
pub fn kind_ui(ui: &mut Ui, color: Color, kind: &mut Kind) {
    let width = if ui.available_width() < 230.0 { 86.0 } else { 104.0 };
    let list = ComboBox::from_id_salt(("kind", color)).width(width);
    let kinds = Kind::ALL.into_iter().map(|kind| (kind, kind.name().to_owned()));
    form::list_ui(ui, list, &format!("{color}'s player"), kind, kinds, |kind, line| {
        line.on_hover_text(kind.description());
    });
}

/// Which of several people plays, where a human does.
pub fn person_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice, people: &[String]) {
    if choice.kind != Kind::Human || people.len() < 2 {
        return;
    }
    let list = ComboBox::from_id_salt(("person", color)).width(ui.available_width().min(150.0)).truncate();
    let names = (0..).zip(people.iter().cloned());
    form::list_ui(ui, list, &format!("Who plays {color}"), &mut choice.person, names, |_, _| {});
}

/// Which character plays, where one does.
fn character_ui(ui: &mut Ui, color: Color, character: &mut Character) {
    let list = ComboBox::from_id_salt(("character", color)).width(ui.available_width().min(150.0)).truncate();
    let words = |character: Character| format!("{} · {}", character.name(), character.rating().points());
    let all = Character::ALL.into_iter().map(|character| (character, words(character)));
    form::list_ui(ui, list, &format!("{color}'s character"), character, all, |character, line| {
        line.on_hover_text(character.habit());
    });
}

/// A slider, where there is room for one, and its number in the free space, for the kinds of player that have
/// a strength.
pub fn strength_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let (name, mut strength, range) = match choice.kind {
        Kind::Minimax => ("depth", u16::from(choice.depth), 1..=u16::from(Player::DEPTH_MAX)),
        Kind::Engine => {
            let [number, least, most] =
                [choice.level, Level::MIN, Level::MAX].map(|level| level.number().into());
            ("level", number, least..=most)
        }
        Kind::Opponent => ("rating", choice.rating.points(), Opponent::RATINGS),
        Kind::Character => return character_ui(ui, color, &mut choice.character),
        Kind::Human | Kind::Random | Kind::Greedy => return,
    };
    let (step, width) = if choice.kind == Kind::Opponent { (RATING_STEP, LONG_NUMBER) } else { (1, NUMBER) };
    ui.spacing_mut().item_spacing.x = GAP;
    let room = ui.available_width() - width - 2.0 * STEP - 4.0 * GAP;
    let has_slider = room >= SLIDER_MIN;
    if has_slider {
        ui.spacing_mut().slider_width = room.min(180.0);
        let slider = ui.add(Slider::new(&mut strength, range.clone()).show_value(false));
        slider.accessible_name(format!("{color}'s {name}"));
    }
    let details = match choice.kind {
        Kind::Engine => format!("{} On 8×8: {}.", description(choice), choice.level.describe()),
        _ => description(choice),
    };
    let step_ui = |ui: &mut Ui, sign: &str, verb: &str, is_possible: bool| {
        let button = Button::new(sign).min_size(vec2(STEP, 0.0));
        let button = ui.scope(|ui| {
            ui.spacing_mut().button_padding.x = 2.0;
            ui.add_enabled(is_possible, button).accessible_name(format!("{verb} {color}'s {name}"))
        });
        button.inner.clicked()
    };
    if step_ui(ui, "−", "Lower", strength > *range.start()) {
        strength = strength.saturating_sub(step);
    }
    // The number keeps its width, so that the slider does not move under the pointer.
    ui.spacing_mut().interact_size.x = width;
    let number = DragValue::new(&mut strength).range(range.clone());
    let number = ui.add_sized([width, ui.spacing().interact_size.y], number);
    let as_number = if has_slider { " as a number" } else { "" };
    number.accessible_name(format!("{color}'s {name}{as_number}")).on_hover_text(details);
    if step_ui(ui, "+", "Raise", strength < *range.end()) {
        strength += step;
    }
    match choice.kind {
        Kind::Minimax => choice.depth = strength as u8,
        Kind::Opponent => choice.rating = Opponent::nearest_rating(strength),
        _ => choice.level = Level::new(strength as u8),
    }
}
