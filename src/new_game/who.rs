//! Who plays a new game: the computer with one of its faces or a strength of one's own choice, a friend at
//! the same computer, or two computers.

use super::{Cast, Side, State};
use crate::command::Command;
use crate::play::player_choice::{Guests, player_ui};
use crate::widgets::faces;
use crate::widgets::form::{self, card_ui, choice_ui, disc_label_ui, disc_label_width};
use crate::widgets::icons::{self, Icon};
use crate::widgets::theme::{BoardTheme, TEXT};
use egui::{Label, Rect, Response, RichText, Role, TextEdit, Ui, Vec2, WidgetInfo, vec2};
use engine::human::Character;
use engine::players::{Kind, Player};
use othello::rules::{ByColor, Color};
use outflank_core::settings::{PlayerChoice, Settings};
use outflank_core::text;
use outflank_core::words::{person_name, players};

/// The gap between two cards.
const GAP: f32 = 8.0;
/// With less width than this the cards are small, so that what is below them stays in sight.
const WIDE: f32 = 500.0;
/// So many small cards stand in a row.
const SMALL_CARDS: f32 = 4.0;
/// The field for the name of a player.
const NAME_WIDTH: f32 = 200.0;

/// The kinds of computer players without a face.
const CUSTOM: [Kind; 7] =
    [Kind::Opponent, Kind::Minimax, Kind::Engine, Kind::Ghost, Kind::External, Kind::Random, Kind::Greedy];
const COMPUTERS: [Kind; 8] = [
    Kind::Character,
    Kind::Opponent,
    Kind::Minimax,
    Kind::Engine,
    Kind::Ghost,
    Kind::External,
    Kind::Random,
    Kind::Greedy,
];

/// The sizes of a card and of the face on it, in points.
#[derive(Clone, Copy)]
struct CardSize {
    card: Vec2,
    face: f32,
}

impl CardSize {
    fn of(ui: &Ui) -> CardSize {
        match ui.available_width() {
            width if width < WIDE => {
                let width = ((width - (SMALL_CARDS - 1.0) * GAP) / SMALL_CARDS).floor();
                CardSize { card: vec2(width, 62.0), face: 36.0 }
            }
            _ => CardSize { card: vec2(92.0, 106.0), face: 64.0 },
        }
    }

    /// Where the face is: as far from the card's top as from the name.
    fn face(self, card: Rect) -> Rect {
        let top = (self.card.y - TEXT - self.face) / 3.0;
        let center = card.center_top() + vec2(0.0, top + self.face / 2.0);
        Rect::from_center_size(center, Vec2::splat(self.face))
    }
}

impl State {
    pub(super) fn cast(&self) -> Cast {
        match self.players.map(|player| player.kind == Kind::Human) {
            ByColor { black: true, white: true } => Cast::Friend,
            ByColor { black: false, white: false } => Cast::Watch,
            _ => Cast::Computer,
        }
    }

    /// Assigns the roles. A computer keeps its strength, whatever colour it gets.
    pub(super) fn set_cast(&mut self, cast: Cast) {
        let both = [self.players.white, self.players.black];
        let computer = both.into_iter().find(|player| player.kind != Kind::Human);
        let computer = computer.unwrap_or(PlayerChoice { kind: Kind::Character, ..both[0] });
        let human = |player: PlayerChoice| PlayerChoice { kind: Kind::Human, ..player };
        let machine = |player: PlayerChoice| if player.kind == Kind::Human { computer } else { player };
        self.players = match cast {
            Cast::Computer => ByColor::new(human(self.players.black), computer),
            Cast::Friend => self.players.map(human),
            Cast::Watch => self.players.map(machine),
        };
    }

    /// The colour of the user against the computer.
    pub(super) fn side(&self) -> Side {
        match self.players.black.kind {
            _ if self.by_lot => Side::Random,
            Kind::Human => Side::Black,
            _ => Side::White,
        }
    }

    pub(super) fn set_side(&mut self, side: Side) {
        self.by_lot = side == Side::Random;
        let is_black = self.players.black.kind == Kind::Human;
        if side == Side::White && is_black || side == Side::Black && !is_black {
            self.players = self.players.swapped();
        }
    }

    /// The players of the game that begins: with the colours drawn, and friends under their names.
    pub(super) fn settled_players(&self) -> ByColor<PlayerChoice> {
        match self.cast() {
            Cast::Computer if self.by_lot && self.seed % 2 == 1 => self.players.swapped(),
            Cast::Friend => {
                let people = self.people();
                ByColor::from_fn(|color| {
                    let place = people.iter().position(|name| *name == self.names[color]).unwrap_or(0);
                    PlayerChoice { person: place as u8, ..self.players[color] }
                })
            }
            _ => self.players,
        }
    }

    /// The people who play at this computer, with the friends who were named.
    pub(super) fn people(&self) -> Vec<String> {
        let mut people = self.known_people.clone();
        if self.cast() == Cast::Friend {
            for name in [&self.names.black, &self.names.white] {
                if !people.contains(name) && people.len() < Settings::PEOPLE_MAX {
                    people.push(name.clone());
                }
            }
        }
        people
    }
}

/// Names for two people: those who played last, and never the same one twice.
pub(super) fn names(settings: &Settings) -> ByColor<String> {
    let black = settings.person(Color::Black).to_owned();
    let white = settings.person(Color::White);
    let white = if white == black { settings.people.iter().find(|name| **name != black) } else { None }
        .cloned()
        .unwrap_or_else(|| if white == black { text!("new-game-friend-name") } else { white.to_owned() });
    ByColor::new(black, white)
}

/// Draws the choice. Returns the command that sets up engines or ghosts, where that is wanted.
pub(super) fn who_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme) -> Option<Command> {
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
        Cast::Computer => computer_ui(ui, state),
        Cast::Friend => {
            friends_ui(ui, state, theme);
            None
        }
        Cast::Watch => computers_ui(ui, state, theme),
    }
}

/// The faces, weak to strong, behind them the choice of one's own; and whose colour is whose.
fn computer_ui(ui: &mut Ui, state: &mut State) -> Option<Command> {
    let color = if state.players.black.kind == Kind::Human { Color::White } else { Color::Black };
    let choice = &mut state.players[color];
    ui.label(RichText::new(text!("new-game-by-strength")).weak());
    let size = CardSize::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for character in Character::ALL {
            let is_chosen = choice.player() == Player::Character(character);
            if face_card_ui(ui, size, character, is_chosen).clicked() {
                choice.choose(Player::Character(character));
            }
        }
        let is_custom = choice.kind != Kind::Character;
        let custom = card_ui(ui, size.card, is_custom, &text!("new-game-custom"), |ui, card, ink| {
            let icon = size.face(card).shrink(0.28 * size.face);
            icons::paint(ui.painter(), Icon::Settings, icon, ink);
        });
        if custom.on_hover_text(text!("new-game-custom.hint")).clicked() && !is_custom {
            choice.kind = Kind::Opponent;
        }
    });
    let guests = Guests { engines: &state.engines, ghosts: &state.ghosts };
    let sets_up = match choice.kind {
        Kind::Character => {
            let (name, habit) =
                (players::character(choice.character), players::character_habit(choice.character));
            let rating = choice.character.rating().points();
            let words = text!("character-tooltip", name = name, rating = rating, habit = habit);
            ui.add(Label::new(RichText::new(words).weak()).wrap());
            None
        }
        _ => player_ui(ui, color, choice, guests, &CUSTOM),
    };
    if choice.kind == Kind::Minimax {
        ui.add(Label::new(RichText::new(text!("player-minimax.formula")).weak()).wrap());
    }
    ui.add_space(4.0);
    let mut side = state.side();
    let sides = [
        (Side::Black, text!("new-game-i-play-black")),
        (Side::White, text!("new-game-i-play-white")),
        (Side::Random, text!("new-game-random-colour")),
    ];
    if choice_ui(ui, &mut side, &sides) {
        state.set_side(side);
    }
    sets_up
}

/// A field for each name.
fn friends_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme) {
    let width = disc_label_width(ui).max(super::COLOR_WIDTH);
    for color in Color::BOTH {
        ui.horizontal(|ui| {
            ui.scope(|ui| {
                ui.set_width(width);
                disc_label_ui(ui, color, theme);
            });
            let mut shown = person_name(&state.names[color]);
            let field = TextEdit::singleline(&mut shown).char_limit(Settings::NAME_MAX);
            let field = form::line_ui(ui, field.desired_width(NAME_WIDTH));
            let label = text!("new-game-name-of", color = color.key());
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
            if field.changed() {
                state.names[color] = shown;
            }
        });
    }
}

/// A player for each colour.
fn computers_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme) -> Option<Command> {
    let width = disc_label_width(ui).max(super::COLOR_WIDTH);
    let mut sets_up = None;
    for color in Color::BOTH {
        ui.horizontal_top(|ui| {
            ui.scope(|ui| {
                ui.set_width(width);
                disc_label_ui(ui, color, theme);
            });
            let guests = Guests { engines: &state.engines, ghosts: &state.ghosts };
            sets_up = sets_up.or(player_ui(ui, color, &mut state.players[color], guests, &COMPUTERS));
        });
    }
    sets_up
}

fn face_card_ui(ui: &mut Ui, size: CardSize, character: Character, is_chosen: bool) -> Response {
    let name = players::character(character);
    let (rating, habit) = (character.rating().points(), players::character_habit(character));
    let spoken = text!("character-tooltip", name = name.as_str(), rating = rating, habit = habit);
    let card = card_ui(ui, size.card, is_chosen, &name, |ui, card, _| {
        faces::paint(ui.painter(), size.face(card), character);
    });
    card.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
    card.on_hover_text(spoken)
}
