//! Who plays: the choice for a colour.

use super::lenient::number;
use engine::Level;
use engine::human::{Character, Opponent, Rating, as_points};
use engine::players::{EngineName, GhostName, Kind, Player};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Who plays a colour. Depth, level and rating are all remembered, so that trying another kind of player
/// loses none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerChoice {
    /// Human, or which kind of computer player.
    pub kind: Kind,
    /// Plies the minimax player looks ahead.
    #[serde(deserialize_with = "number")]
    pub depth: u8,
    /// Strength of the Outflank engine.
    pub level: Level,
    /// Strength of an opponent who plays as people do.
    #[serde(with = "as_points")]
    pub rating: Rating,
    /// The character, an opponent with a name and habits.
    pub character: Character,
    /// The ghost, by its name in [`Settings::ghosts`](super::Settings::ghosts).
    pub ghost: GhostName,
    /// About how strong the ghost is.
    #[serde(with = "as_points")]
    pub ghost_rating: Rating,
    /// The engine of another program, by its name in [`Settings::engines`](super::Settings::engines).
    pub engine: EngineName,
}

impl Default for PlayerChoice {
    fn default() -> PlayerChoice {
        PlayerChoice {
            kind: Kind::Human,
            depth: 4,
            level: Level::MIN,
            rating: Rating::new(600),
            character: Character::Magpie,
            ghost: GhostName::default(),
            ghost_rating: Rating::new(600),
            engine: EngineName::default(),
        }
    }
}

/// A number that says how strong a kind of player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strength {
    /// "depth", "level" or "rating", the key of its texts.
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

impl PlayerChoice {
    /// How strong the player is; `None` where it has no number of its own.
    pub fn strength(&self) -> Option<Strength> {
        let of = |key, value, range| Some(Strength { key, value, range, step: 1, next: 1 });
        let rating = |rating: Rating| {
            Some(Strength { step: 50, next: 100, ..of("rating", rating.points(), Opponent::RATINGS)? })
        };
        match self.kind {
            Kind::Minimax => of("depth", self.depth.into(), 1..=Player::DEPTH_MAX.into()),
            Kind::Engine => {
                let [value, least, most] =
                    [self.level, Level::MIN, Level::MAX].map(|level| level.number().into());
                of("level", value, least..=most)
            }
            Kind::Opponent => rating(self.rating),
            Kind::Character => rating(self.character.rating()),
            Kind::Human | Kind::Random | Kind::Greedy | Kind::Ghost | Kind::External => None,
        }
    }

    /// Sets the player's strength. A character with another rating becomes a [`Kind::Opponent`].
    pub fn set_strength(&mut self, value: u16) {
        match self.kind {
            Kind::Minimax => self.depth = value as u8,
            Kind::Engine => self.level = Level::new(value as u8),
            Kind::Opponent => self.rating = Opponent::nearest_rating(value),
            Kind::Character if value != self.character.rating().points() => {
                (self.kind, self.rating) = (Kind::Opponent, Opponent::nearest_rating(value));
            }
            _ => {}
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
        if let Some(Strength { value, range, next, .. }) = self.strength() {
            let value = if is_harder { value.saturating_add(next) } else { value.saturating_sub(next) };
            self.set_strength(value.clamp(*range.start(), *range.end()));
        }
        self
    }

    /// The player that was chosen, with its depth or level.
    pub fn player(self) -> Player {
        match self.kind {
            Kind::Human => Player::Human,
            Kind::Opponent => Player::Opponent { rating: self.rating },
            Kind::Character => Player::Character(self.character),
            Kind::Ghost => Player::Ghost { name: self.ghost, rating: self.ghost_rating },
            Kind::Random => Player::Random,
            Kind::Greedy => Player::Greedy,
            Kind::Minimax => Player::Minimax { depth: self.depth },
            Kind::Engine => Player::Engine { level: self.level },
            Kind::External => Player::External(self.engine),
        }
    }

    /// Stores a player. The strengths of other kinds of players stay.
    pub fn choose(&mut self, player: Player) {
        self.kind = player.kind();
        match player {
            Player::Minimax { depth } => self.depth = depth,
            Player::Opponent { rating } => self.rating = rating,
            Player::Character(character) => self.character = character,
            Player::Ghost { name, rating } => (self.ghost, self.ghost_rating) = (name, rating),
            Player::Engine { level } => self.level = level,
            Player::External(name) => self.engine = name,
            Player::Human | Player::Random | Player::Greedy => {}
        }
    }
}
