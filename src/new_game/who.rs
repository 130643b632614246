//! Who plays a new game: the computer, as a character or with a strength, a friend, or two computers.

use super::{Cast, State};
use crate::dialogs::Out;
use crate::players::choice::{description, kind_ui, player_ui, strength_ui};
use crate::widgets::cards::{CardSize, GAP, card_ui, character_words, face_card_ui};
use crate::widgets::form::{self, choice_ui, color_rows_ui};
use crate::widgets::icons::{self, Icon};
use crate::widgets::words::note_ui;
use egui::{TextEdit, Ui, Vec2};
use engine::human::Character;
use engine::players::{Kind, Player};
use othello::rules::{ByColor, Color};
use services::settings::{PlayerChoice, Settings};
use texts::text;
use texts::words::person_name;

const NAME_WIDTH: f32 = 200.0;
/// The height of what stands below the cards, in points: a custom strength with a description of two lines.
const ABOUT_HEIGHT: f32 = 72.0;
/// A lower dialog has no room to spare below the cards.
const ROOMY: f32 = 480.0;

impl State {
    pub(super) fn cast(&self) -> Cast {
        match self.players.map(|player| player.kind == Kind::Human) {
            ByColor { black: true, white: true } => Cast::Friend,
            ByColor { black: false, white: false } => Cast::Watch,
            _ => Cast::Computer,
        }
    }

    /// Sets who plays whom. A computer keeps its strength, whatever colour it gets.
    pub(super) fn set_cast(&mut self, cast: Cast) {
        let both = [self.players.white, self.players.black];
        let computer = both.into_iter().find(|player| player.kind != Kind::Human);
        self.computer = computer.unwrap_or(self.computer);
        let computer = self.computer;
        let human = |player: PlayerChoice| PlayerChoice { kind: Kind::Human, ..player };
        let machine = |player: PlayerChoice| if player.kind == Kind::Human { computer } else { player };
        self.players = match cast {
            Cast::Computer => ByColor::new(human(self.players.black), computer),
            Cast::Friend => self.players.map(human),
            Cast::Watch => self.players.map(machine),
        };
    }

    /// The user's colour against the computer; `None` if it is drawn by lot when the game begins.
    pub(super) fn side(&self) -> Option<Color> {
        (!self.by_lot).then(|| self.color_of_user())
    }

    fn color_of_user(&self) -> Color {
        if self.players.black.kind == Kind::Human { Color::Black } else { Color::White }
    }

    pub(super) fn set_side(&mut self, side: Option<Color>) {
        self.by_lot = side.is_none();
        if side.is_some_and(|side| side != self.color_of_user()) {
            self.players = self.players.swapped();
        }
    }

    /// The players of the game that begins, with the colours drawn by lot if the user wants that.
    pub(super) fn settled_players(&self) -> ByColor<PlayerChoice> {
        match self.cast() {
            Cast::Computer if self.by_lot && self.seed % 2 == 1 => self.players.swapped(),
            _ => self.players,
        }
    }
}

pub(super) fn who_ui(ui: &mut Ui, state: &mut State, settings: &Settings, out: &mut Out) {
    let mut cast = state.cast();
    let casts = [
        (Cast::Computer, text!("new-game-computer")),
        (Cast::Friend, text!("new-game-friend")),
        (Cast::Watch, text!("new-game-watch")),
    ];
    if choice_ui(ui, &mut cast, &casts) {
        state.set_cast(cast);
    }
    ui.add_space(4.0);
    match cast {
        Cast::Computer => computer_ui(ui, state, settings, out),
        Cast::Friend => color_rows_ui(ui, |ui, color| {
            let mut shown = person_name(&state.names[color]);
            let field = TextEdit::singleline(&mut shown).char_limit(Settings::NAME_MAX);
            let field = form::line_ui(ui, field.desired_width(NAME_WIDTH));
            if field.accessible_name(text!("new-game-name-of", color = color.key())).changed() {
                state.names[color] = shown;
            }
        }),
        Cast::Watch => color_rows_ui(ui, |ui, color| {
            player_ui(ui, color, &mut state.players[color], settings, Kind::COMPUTERS, out);
        }),
    }
}

/// Draws the cards of the characters, weak to strong, the card of a custom strength, and the user's colour.
fn computer_ui(ui: &mut Ui, state: &mut State, settings: &Settings, out: &mut Out) {
    let color = !state.color_of_user();
    let choice = &mut state.players[color];
    note_ui(ui, text!("new-game-by-strength"));
    let size = CardSize::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for character in Character::ALL {
            let is_chosen = choice.player() == Player::Character(character);
            if face_card_ui(ui, character, is_chosen, size).clicked() {
                choice.choose(Player::Character(character));
            }
        }
        let is_custom = choice.kind != Kind::Character;
        let custom = card_ui(ui, is_custom, &text!("new-game-custom"), size, |ui, place, ink| {
            icons::paint(ui.painter(), Icon::Settings, place.shrink(0.28 * place.width()), ink);
        });
        if custom.on_hover_text(text!("new-game-custom.hint")).clicked() && !is_custom {
            choice.kind = Kind::Opponent;
        }
    });
    ui.vertical(|ui| {
        if ui.clip_rect().height() > ROOMY {
            ui.set_min_height(ABOUT_HEIGHT);
        }
        if choice.kind == Kind::Character {
            note_ui(ui, character_words(choice.character));
            return;
        }
        ui.horizontal(|ui| {
            kind_ui(ui, color, &mut choice.kind, Kind::CUSTOM);
            strength_ui(ui, color, choice, settings, out);
        });
        let formula = (choice.kind == Kind::Minimax).then(|| text!("player-minimax.formula"));
        note_ui(ui, text::sentences([description(choice)].into_iter().chain(formula)));
    });
    ui.add_space(4.0);
    let mut side = state.side();
    let sides = [
        (Some(Color::Black), text!("new-game-i-play-black")),
        (Some(Color::White), text!("new-game-i-play-white")),
        (None, text!("new-game-random-colour")),
    ];
    if choice_ui(ui, &mut side, &sides) {
        state.set_side(side);
    }
}
