//! Who plays: the choice for a colour, and the names of the people.

use super::Settings;
use super::lenient::number;
use engine::Level;
use engine::human::{Character, Rating, as_points};
use engine::players::{EngineName, GhostName, Kind, Player};
use serde::{Deserialize, Serialize};
use texts::words::players::PERSON;

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
    /// The one with a name and habits.
    pub character: Character,
    /// The ghost, by its name in [`Settings::ghosts`].
    pub ghost: GhostName,
    /// About how strong the ghost is.
    #[serde(with = "as_points")]
    pub ghost_rating: Rating,
    /// The engine of another program, by its name in [`Settings::engines`].
    pub engine: EngineName,
    /// Which of the people plays, where a human does: a place in [`Settings::people`].
    #[serde(deserialize_with = "number")]
    pub person: u8,
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
            person: 0,
        }
    }
}

impl PlayerChoice {
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

    /// Takes over a player; the strength it does not have stays as it was.
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

/// The names without what cannot be shown, each once, and at least one.
pub(super) fn sensible_names(names: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for name in names {
        let name: String = name.chars().filter(|c| !c.is_control()).take(Settings::NAME_MAX).collect();
        let name = name.trim();
        if !name.is_empty() && kept.len() < Settings::PEOPLE_MAX && !kept.iter().any(|other| other == name) {
            kept.push(name.to_owned());
        }
    }
    if kept.is_empty() { vec![PERSON.to_owned()] } else { kept }
}
