//! Choosing who plays a colour: a kind, and for the kinds that have one a depth or a level.

use super::strength;
use crate::command::Command;
use crate::outbox::{Ask, Outbox};
use crate::widgets::faces::{self, face_ui};
use crate::widgets::form;
use crate::widgets::words::note_ui;
use egui::{ComboBox, Ui};
use engine::Level;
use engine::human::Character;
use engine::players::{Kind, Player, ShortName};
use othello::rating::Rating;
use othello::rules::Color;
use services::settings::{GhostSetup, PlayerChoice, Settings};
use texts::text;
use texts::words::{person_name, players};

/// The width of the button beside a list of names, in points.
const BUTTON: f32 = 20.0;
const FACE: f32 = 28.0;

/// The kind of player, its strength and a description.
pub fn player_ui<M>(
    ui: &mut Ui,
    color: Color,
    choice: &mut PlayerChoice,
    settings: &Settings,
    kinds: &[Kind],
    out: &mut Outbox<M>,
) {
    ui.vertical(|ui| {
        ui.horizontal(|ui| {
            kind_ui(ui, color, &mut choice.kind, kinds);
            strength_ui(ui, color, choice, settings, out);
        });
        ui.horizontal(|ui| {
            if choice.kind == Kind::Character {
                face_ui(ui, choice.character, FACE);
            }
            note_ui(ui, description(choice));
        });
    });
}

/// The player in a sentence.
pub fn description(choice: &PlayerChoice) -> String {
    let about = about(choice);
    match choice.strength().filter(|strength| strength.key == "rating") {
        Some(strength) => text!("player-rating", rating = strength.value, people = about),
        None => about,
    }
}

/// The player as [`description`] describes it, but opponents and characters without their rating.
pub(crate) fn about(choice: &PlayerChoice) -> String {
    match choice.kind {
        Kind::Engine => {
            let (level, most) = (choice.level.number(), Level::MAX.number());
            let pace = players::pace(choice.level);
            match choice.level.makes_mistakes() {
                true => text!("player-level-with-mistakes", level = level, most = most),
                false => text!("player-level", level = level, most = most, pace = pace),
            }
        }
        Kind::Opponent => people_of(choice.rating),
        Kind::Character => players::character_habit(choice.character),
        Kind::Minimax => text!("player-depth", n = choice.depth),
        Kind::Ghost if choice.ghost.is_empty() => text!("ghost-none-chosen"),
        Kind::Ghost => text!("player-ghost-about", rating = choice.ghost_rating.points()),
        Kind::External if choice.engine.is_empty() => text!("engine-none-chosen"),
        kind => players::description(kind),
    }
}

/// The people of a rating in words, for players who know no ratings.
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

/// The name of a kind in the list of kinds, where some are named after the number that the user chooses.
pub fn kind_name(kind: Kind) -> String {
    match kind {
        Kind::Opponent => text!("player-opponent.custom"),
        Kind::Minimax => text!("player-minimax.with-depth"),
        kind => players::kind(kind),
    }
}

/// The list of kinds, narrower where there is little room.
pub fn kind_ui(ui: &mut Ui, color: Color, kind: &mut Kind, kinds: &[Kind]) {
    let width = if ui.available_width() < 230.0 { 86.0 } else { 104.0 };
    let list = ComboBox::from_id_salt(("kind", color)).width(width).height(300.0);
    let kinds = kinds.iter().map(|&kind| (kind, kind_name(kind)));
    form::list_ui(ui, list, &text!("player-list", color = color.key()), kind, kinds, |kind, line| {
        line.on_hover_text(players::description(*kind));
    });
}

/// The list of people who can play as "you".
pub fn playing_as_ui<M>(ui: &mut Ui, settings: &Settings, out: &mut Outbox<M>) {
    let mut chosen = settings.playing_as;
    let names = (0..).zip(settings.people.iter().map(|name| person_name(name)));
    // The last line leads to the preferences, which hold the names.
    let others = [(u8::MAX, text!("playing-as-another"))];
    faces::player_ui(ui, Player::Human, &person_name(settings.you()), 24.0);
    let list = ComboBox::from_id_salt("playing as").width(120.0);
    form::list_ui(ui, list, &text!("playing-as"), &mut chosen, names.chain(others), |_, _| {});
    match chosen {
        _ if chosen == settings.playing_as => {}
        u8::MAX => out.run(Command::Preferences),
        _ => out.ask(Ask::Settings(Box::new(Settings { playing_as: chosen, ..settings.clone() }))),
    }
}

/// "Anna · 1450": a ghost in a list.
pub(crate) fn ghost_words(ghost: &GhostSetup) -> String {
    format!("{} · {}", ghost.name(), ghost.rating.points())
}

fn character_ui(ui: &mut Ui, color: Color, character: &mut Character) {
    let list = ComboBox::from_id_salt(("character", color)).width(ui.available_width().min(150.0)).truncate();
    let words = |it: Character| format!("{} · {}", players::character(it), it.rating().points());
    let all = Character::ALL.into_iter().map(|character| (character, words(character)));
    let name = text!("character-list", color = color.key());
    form::list_ui(ui, list, &name, character, all, |character, line| {
        line.on_hover_text(players::character_habit(*character));
    });
}

/// A list of other programs' engines or of ghosts, and a button "…" that opens their dialog. If there are
/// none, only a button with a text that opens it.
fn guests_ui<M>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut ShortName,
    guests: Vec<(ShortName, String)>,
    (command, make): (Command, String),
    out: &mut Outbox<M>,
) {
    let entry = command.entry();
    let Some(&(first, _)) = guests.first() else {
        let button = ui.button(make).on_hover_text(entry.hint());
        return out.run(button.clicked().then_some(command));
    };
    if chosen.is_empty() {
        *chosen = first;
    }
    let spacing = ui.spacing();
    let room = BUTTON + 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    let width = (ui.available_width() - room).clamp(30.0, 150.0);
    ui.scope(|ui| {
        // A long name is shortened where it would push the button out of sight.
        ui.set_max_width(width);
        let list = ComboBox::from_id_salt(name).width(width).truncate();
        form::list_ui(ui, list, name, chosen, guests, |_, _| {});
    });
    out.run(ui.button("…").accessible_name(entry.name()).clicked().then_some(command));
}

/// The strength, for the kinds that have one.
pub fn strength_ui<M>(
    ui: &mut Ui,
    color: Color,
    choice: &mut PlayerChoice,
    settings: &Settings,
    out: &mut Outbox<M>,
) {
    match choice.kind {
        Kind::Character => character_ui(ui, color, &mut choice.character),
        Kind::External => {
            let names = settings.engines.iter().map(|engine| (engine.name(), engine.name().to_string()));
            let list = text!("engine-list", color = color.key());
            let make = (Command::OtherEngines, text!("engine-set-up"));
            guests_ui(ui, &list, &mut choice.engine, names.collect(), make, out);
        }
        Kind::Ghost => {
            let names = settings.ghosts.iter().map(|ghost| (ghost.name(), ghost_words(ghost)));
            let list = text!("ghost-list", color = color.key());
            let make = (Command::Ghosts, text!("ghost-make-one"));
            guests_ui(ui, &list, &mut choice.ghost, names.collect(), make, out);
            if let Some(ghost) = settings.ghost(choice.ghost) {
                choice.ghost_rating = ghost.rating;
            }
        }
        _ => strength::slider_and_number_ui(ui, color, choice),
    }
}
