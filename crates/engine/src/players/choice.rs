//! Who plays: the choice for a colour, as menus offer it and settings keep it.

use super::{EngineName, GhostName, Kind, Player};
use crate::Level;
use crate::human::{Character, Opponent, Rating};
use std::ops::RangeInclusive;

/// Who plays a colour. Depth, level and rating are all remembered, so that trying another kind of player
/// loses none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct PlayerChoice {
    /// Human, or which kind of computer player.
    pub kind: Kind,
    /// Plies the minimax player looks ahead.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "super::nearest_depth"))]
    pub depth: u8,
    /// Strength of the Outflank engine.
    pub level: Level,
    /// Strength of an opponent who plays as people do.
    #[cfg_attr(feature = "serde", serde(with = "crate::human::as_points"))]
    pub rating: Rating,
    /// The character, an opponent with a name and habits.
    pub character: Character,
    /// The ghost, by its name in the settings.
    pub ghost: GhostName,
    /// About how strong the ghost is.
    #[cfg_attr(feature = "serde", serde(with = "crate::human::as_points"))]
    pub ghost_rating: Rating,
    /// The engine of another program, by its name in the settings.
    pub engine: EngineName,
}

impl Default for PlayerChoice {
    /// A human; the computer players are easy ones.
    fn default() -> PlayerChoice {
        PlayerChoice { depth: 4, level: Level::MIN, ..PlayerChoice::nearest(600, "") }
    }
}

/// A number that says how strong a kind of player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrengthNumber {
    /// "depth", "level" or "rating": what is counted, and the key of its texts.
    pub key: &'static str,
    /// In plies, a level's number, or a rating's points.
    pub value: u16,
    /// The possible values.
    pub range: RangeInclusive<u16>,
    /// How far a button lowers or raises it.
    pub step: u16,
    /// How far [`PlayerChoice::stepped`] lowers or raises it for the next game.
    pub next: u16,
}

impl Player {
    /// How strong the player is; `None` where no number says it.
    pub(super) fn strength(self) -> Option<StrengthNumber> {
        let up_to = |max: u8, key, value: u8| {
            Some(StrengthNumber { key, value: value.into(), range: 1..=max.into(), step: 1, next: 1 })
        };
        match self {
            Player::Minimax { depth } => up_to(Player::DEPTH_MAX, "depth", depth),
            Player::Engine { level } => up_to(Level::MAX.number(), "level", level.number()),
            _ => self.rating().map(|rating| {
                let (value, range) = (rating.points(), Opponent::RATINGS);
                StrengthNumber { key: "rating", value, range, step: 50, next: 100 }
            }),
        }
    }
}

impl PlayerChoice {
    /// A human; the computer players are as near as possible to a strength and a name.
    pub(super) fn nearest(strength: u16, name: &str) -> PlayerChoice {
        let number = strength.try_into().unwrap_or(u8::MAX);
        PlayerChoice {
            kind: Kind::Human,
            depth: number.clamp(1, Player::DEPTH_MAX),
            level: Level::new(number),
            rating: Opponent::nearest_rating(strength),
            character: Character::from_name(name).unwrap_or(Character::Magpie),
            ghost: GhostName::new(name),
            ghost_rating: Rating::new(strength),
            engine: EngineName::new(name),
        }
    }

    /// How strong the player is; `None` where the user chooses no number.
    pub fn strength(&self) -> Option<StrengthNumber> {
        self.player().strength().filter(|_| self.kind != Kind::Ghost)
    }

    /// Sets the player's strength. A character with another rating becomes a [`Kind::Opponent`].
    pub fn set_strength(&mut self, value: u16) {
        if self.strength().is_some_and(|strength| strength.value != value) {
            let kind = if self.kind == Kind::Character { Kind::Opponent } else { self.kind };
            self.choose(PlayerChoice { kind, ..PlayerChoice::nearest(value, "") }.player());
        }
    }

    /// The next easier or harder player: another character, or another strength. Itself where there is none.
    pub fn stepped(mut self, is_harder: bool) -> PlayerChoice {
        if self.kind == Kind::Character {
            let mut order: Vec<Character> = Character::ALL.to_vec();
            if !is_harder {
                order.reverse();
            }
            let next = order.into_iter().skip_while(|other| *other != self.character).nth(1);
            return PlayerChoice { character: next.unwrap_or(self.character), ..self };
        }
        if let Some(StrengthNumber { value, range, next, .. }) = self.strength() {
            let value = if is_harder { value.saturating_add(next) } else { value.saturating_sub(next) };
            self.set_strength(value.clamp(*range.start(), *range.end()));
        }
        self
    }

    /// The player that was chosen, with its depth or level.
    pub fn player(self) -> Player {
        match self.kind {
            Kind::Human => Player::Human,
            Kind::Character => Player::Character(self.character),
            Kind::Opponent => Player::Opponent { rating: self.rating },
            Kind::Ghost => Player::Ghost { name: self.ghost, rating: self.ghost_rating },
            Kind::Engine => Player::Engine { level: self.level },
            Kind::Minimax => Player::Minimax { depth: self.depth },
            Kind::Greedy => Player::Greedy,
            Kind::Random => Player::Random,
            Kind::External => Player::External(self.engine),
        }
    }

    /// Stores a player. The strengths of other kinds of players stay.
    pub fn choose(&mut self, player: Player) {
        self.kind = player.kind();
        match player {
            Player::Character(character) => self.character = character,
            Player::Opponent { rating } => self.rating = rating,
            Player::Ghost { name, rating } => (self.ghost, self.ghost_rating) = (name, rating),
            Player::Engine { level } => self.level = level,
            Player::Minimax { depth } => self.depth = depth,
            Player::External(name) => self.engine = name,
            Player::Human | Player::Greedy | Player::Random => {}
        }
    }
}
