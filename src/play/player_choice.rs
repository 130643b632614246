//! Choosing who plays a colour: a kind, and for the kinds that have one a depth or a level.

use crate::command::Command;
use crate::widgets::faces::face_ui;
use crate::widgets::form;
use egui::{Button, ComboBox, DragValue, RichText, Slider, Ui, vec2};
use engine::Level;
use engine::human::{Character, Opponent};
use engine::players::{EngineName, Kind, Player, ShortName};
use othello::rating::Rating;
use othello::rules::Color;
use outflank_core::settings::{EngineSetup, GhostSetup, PlayerChoice, Settings};
use outflank_core::text;
use outflank_core::words::{person_name, players};

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

/// Those who can play besides the kinds that everybody has.
#[derive(Clone, Copy)]
pub struct Guests<'a> {
    /// Engines of other programs.
    pub engines: &'a [EngineSetup],
    /// Ghosts of players of the library.
    pub ghosts: &'a [GhostSetup],
}

impl Guests<'_> {
    /// Those of the settings.
    pub fn of(settings: &Settings) -> Guests<'_> {
        Guests { engines: &settings.engines, ghosts: &settings.ghosts }
    }
}

/// The kind, one of `kinds`, and the strength of the player of `color`, and a sentence about it. The command
/// that sets up engines or ghosts, where that is wanted.
pub fn player_ui(
    ui: &mut Ui,
    color: Color,
    choice: &mut PlayerChoice,
    guests: Guests,
    kinds: &[Kind],
) -> Option<Command> {
    ui.vertical(|ui| {
        let row = ui.horizontal(|ui| {
            kind_ui(ui, color, &mut choice.kind, kinds);
            strength_ui(ui, color, choice, guests)
        });
        ui.horizontal(|ui| {
            if choice.kind == Kind::Character {
                face_ui(ui, choice.character, FACE);
            }
            ui.label(RichText::new(description(choice)).weak());
        });
        row.inner
    })
    .inner
}

/// The player in a sentence.
pub fn description(choice: &PlayerChoice) -> String {
    match choice.kind {
        Kind::Engine => {
            let (level, most) = (choice.level.number(), Level::MAX.number());
            match choice.level.makes_mistakes() {
                true => text!("player-level-with-mistakes", level = level, most = most),
                false => {
                    text!("player-level", level = level, most = most, pace = players::pace(choice.level))
                }
            }
        }
        Kind::Opponent => {
            text!("player-rating", rating = choice.rating.points(), people = people_of(choice.rating))
        }
        Kind::Character => text!(
            "player-rating",
            rating = choice.character.rating().points(),
            people = players::character_habit(choice.character)
        ),
        Kind::Minimax => text!("player-depth", n = choice.depth),
        Kind::Ghost if choice.ghost.is_empty() => text!("ghost-none-chosen"),
        Kind::Ghost => text!("player-ghost-about", rating = choice.ghost_rating.points()),
        Kind::External if choice.engine.is_empty() => text!("engine-none-chosen"),
        kind => players::description(kind),
    }
}

/// The people of a rating, so that anybody can choose.
fn people_of(rating: Rating) -> String {
    match rating.points() {
        ..550 => text!("people-below-550"),
        550..750 => text!("people-below-750"),
        750..950 => text!("people-below-950"),
        950..1150 => text!("people-below-1150"),
        1150..1350 => text!("people-below-1350"),
        1350..1550 => text!("people-below-1550"),
        1550..1750 => text!("people-below-1750"),
        1750..1950 => text!("people-below-1950"),
        1950.. => text!("people-best"),
    }
}

/// What a level does on 8×8: "12 plies, exact from 19 empties".
fn strength_of(level: Level) -> String {
    let plies = text!("level-plies", n = level.plies());
    let exact = (level.exact_from() > level.plies()).then(|| text!("level-exact", n = level.exact_from()));
    let errs = level.makes_mistakes().then(|| text!("level-mistakes"));
    text::list(&[plies].into_iter().chain(exact).chain(errs).collect::<Vec<_>>())
}

/// The list of kinds, narrower where there is little room.
pub fn kind_ui(ui: &mut Ui, color: Color, kind: &mut Kind, kinds: &[Kind]) {
    let width = if ui.available_width() < 230.0 { 86.0 } else { 104.0 };
    let list = ComboBox::from_id_salt(("kind", color)).width(width).height(300.0);
    let kinds = kinds.iter().map(|&kind| (kind, players::kind(kind)));
    form::list_ui(ui, list, &text!("player-list", color = color.key()), kind, kinds, |kind, line| {
        line.on_hover_text(players::description(*kind));
    });
}

/// Which of several people plays, where a human does.
pub fn person_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice, people: &[String]) {
    if choice.kind != Kind::Human || people.len() < 2 {
        return;
    }
    let list = ComboBox::from_id_salt(("person", color)).width(ui.available_width().min(150.0)).truncate();
    let names = (0..).zip(people.iter().map(|name| person_name(name)));
    let name = text!("person-list", color = color.key());
    form::list_ui(ui, list, &name, &mut choice.person, names, |_, _| {});
}

/// Which character plays, where one does.
fn character_ui(ui: &mut Ui, color: Color, character: &mut Character) {
    let list = ComboBox::from_id_salt(("character", color)).width(ui.available_width().min(150.0)).truncate();
    let words =
        |character: Character| format!("{} · {}", players::character(character), character.rating().points());
    let all = Character::ALL.into_iter().map(|character| (character, words(character)));
    let name = text!("character-list", color = color.key());
    form::list_ui(ui, list, &name, character, all, |character, line| {
        line.on_hover_text(players::character_habit(*character));
    });
}

/// Which engine of another program plays, where one does, and a button to set them up; whether it was used.
fn engine_ui(ui: &mut Ui, color: Color, chosen: &mut EngineName, engines: &[EngineSetup]) -> bool {
    if chosen.is_empty() {
        *chosen = engines.first().map(EngineSetup::name).unwrap_or_default();
    }
    if !engines.is_empty() {
        let names = engines.iter().map(|engine| (engine.name(), engine.name().to_string()));
        let list = text!("engine-list", color = color.key());
        guests_ui(ui, ("engine", color), &list, chosen, names);
        return more_ui(ui, text!("command-other-engines"));
    }
    ui.button(text!("engine-set-up")).on_hover_text(text!("command-other-engines.hint")).clicked()
}

/// Which ghost plays, where one does, and a button to make them; whether it was used.
fn ghost_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice, ghosts: &[GhostSetup]) -> bool {
    if choice.ghost.is_empty() {
        choice.ghost = ghosts.first().map(GhostSetup::name).unwrap_or_default();
    }
    if let Some(ghost) = ghosts.iter().find(|ghost| ghost.name() == choice.ghost) {
        choice.ghost_rating = ghost.rating;
    }
    if ghosts.is_empty() {
        return ui.button(text!("ghost-make-one")).on_hover_text(text!("command-ghosts.hint")).clicked();
    }
    let words = |ghost: &GhostSetup| format!("{} · {}", ghost.name(), ghost.rating.points());
    let names = ghosts.iter().map(|ghost| (ghost.name(), words(ghost)));
    let list = text!("ghost-list", color = color.key());
    guests_ui(ui, ("ghost", color), &list, &mut choice.ghost, names);
    more_ui(ui, text!("command-ghosts"))
}

/// A list of names, which leaves room for the button of [`more_ui`].
fn guests_ui(
    ui: &mut Ui,
    id: (&str, Color),
    name: &str,
    chosen: &mut ShortName,
    names: impl Iterator<Item = (ShortName, String)>,
) {
    let spacing = ui.spacing();
    let room = STEP + 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    let width = (ui.available_width() - room).clamp(30.0, 150.0);
    ui.scope(|ui| {
        // A long name is shortened where it would push the button out of sight.
        ui.set_max_width(width);
        let list = ComboBox::from_id_salt(id).width(width).truncate();
        form::list_ui(ui, list, name, chosen, names, |_, _| {});
    });
}

/// A button "…" with a name for screen readers; whether it was used.
fn more_ui(ui: &mut Ui, name: String) -> bool {
    ui.button("…").accessible_name(name).clicked()
}

/// A slider, where there is room for one, and its number in the free space, for the kinds of player that have
/// a strength. The command that sets up engines or ghosts, where that is wanted.
pub fn strength_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice, guests: Guests) -> Option<Command> {
    match choice.kind {
        Kind::Character => {
            character_ui(ui, color, &mut choice.character);
            return None;
        }
        Kind::External => {
            let sets_up = engine_ui(ui, color, &mut choice.engine, guests.engines);
            return sets_up.then_some(Command::OtherEngines);
        }
        Kind::Ghost => return ghost_ui(ui, color, choice, guests.ghosts).then_some(Command::Ghosts),
        _ => {}
    }
    let color = color.key();
    let (what, mut strength, range) = match choice.kind {
        Kind::Minimax => ("depth", u16::from(choice.depth), 1..=u16::from(Player::DEPTH_MAX)),
        Kind::Engine => {
            let [number, least, most] =
                [choice.level, Level::MIN, Level::MAX].map(|level| level.number().into());
            ("level", number, least..=most)
        }
        Kind::Opponent => ("rating", choice.rating.points(), Opponent::RATINGS),
        Kind::Human | Kind::Random | Kind::Greedy | Kind::Character | Kind::Ghost | Kind::External => {
            return None;
        }
    };
    let (step, width) = if choice.kind == Kind::Opponent { (RATING_STEP, LONG_NUMBER) } else { (1, NUMBER) };
    ui.spacing_mut().item_spacing.x = GAP;
    let room = ui.available_width() - width - 2.0 * STEP - 4.0 * GAP;
    let has_slider = room >= SLIDER_MIN;
    if has_slider {
        ui.spacing_mut().slider_width = room.min(180.0);
        let slider = ui.add(Slider::new(&mut strength, range.clone()).show_value(false));
        slider.accessible_name(text!("strength", color = color, what = what));
    }
    let details = match choice.kind {
        Kind::Engine => {
            let on_standard = text!("player-level-on-standard", strength = strength_of(choice.level));
            text::sentences(&[description(choice), on_standard])
        }
        _ => description(choice),
    };
    let step_ui = |ui: &mut Ui, sign: &str, name: String, is_possible: bool| {
        let button = Button::new(sign).min_size(vec2(STEP, 0.0));
        let button = ui.scope(|ui| {
            ui.spacing_mut().button_padding.x = 2.0;
            ui.add_enabled(is_possible, button).accessible_name(name)
        });
        button.inner.clicked()
    };
    if step_ui(ui, "−", text!("strength-lower", color = color, what = what), strength > *range.start()) {
        strength = strength.saturating_sub(step);
    }
    // The number keeps its width, so that the slider does not move under the pointer.
    ui.spacing_mut().interact_size.x = width;
    let number = DragValue::new(&mut strength).range(range.clone());
    let number = ui.add_sized([width, ui.spacing().interact_size.y], number);
    let name = match has_slider {
        true => text!("strength-as-number", color = color, what = what),
        false => text!("strength", color = color, what = what),
    };
    number.accessible_name(name).on_hover_text(details);
    if step_ui(ui, "+", text!("strength-raise", color = color, what = what), strength < *range.end()) {
        strength += step;
    }
    match choice.kind {
        Kind::Minimax => choice.depth = strength as u8,
        Kind::Opponent => choice.rating = Opponent::nearest_rating(strength),
        _ => choice.level = Level::new(strength as u8),
    }
    None
}
