//! What the window calls the players and says of them, in its language. [`Kind::name`], what a [`Player`]
//! displays and the names of characters are for the command line and for files, and stay as they are.

use super::{Kind, Player};
use crate::human::Character;
use crate::text;

impl Kind {
    /// The name in menus.
    pub fn label(self) -> String {
        match self {
            Kind::Human => text!("player-human"),
            Kind::Opponent => text!("player-opponent"),
            Kind::Character => text!("player-character"),
            Kind::Random => text!("player-random"),
            Kind::Greedy => text!("player-greedy"),
            Kind::Minimax => text!("player-minimax"),
            Kind::Engine => text!("player-engine"),
        }
    }

    /// What the player does, in one sentence.
    pub fn description(self) -> String {
        match self {
            Kind::Human => text!("player-human.description"),
            Kind::Opponent => text!("player-opponent.description"),
            Kind::Character => text!("player-character.description"),
            Kind::Random => text!("player-random.description"),
            Kind::Greedy => text!("player-greedy.description"),
            Kind::Minimax => text!("player-minimax.description"),
            Kind::Engine => text!("player-engine.description"),
        }
    }
}

impl Player {
    /// The player and how strong it is: "Human", "Opponent, rating 1450", "Minimax, depth 4".
    pub fn label(self) -> String {
        let kind = self.kind().label();
        match self {
            Player::Opponent { rating } => text!("player-and-rating", name = kind, rating = rating.points()),
            Player::Character(character) => {
                text!("player-and-rating", name = character.label(), rating = character.rating().points())
            }
            Player::Minimax { depth } => text!("player-and-depth", name = kind, depth = depth),
            Player::Engine { level } => text!("player-and-level", name = kind, level = level.number()),
            Player::Human | Player::Random | Player::Greedy => kind,
        }
    }
}

impl Character {
    /// What it is called.
    pub fn label(self) -> String {
        text!(self.ids().0)
    }

    /// Its habits, in a few words.
    pub fn habit(self) -> String {
        text!(self.ids().1)
    }

    fn ids(self) -> (&'static str, &'static str) {
        match self {
            Character::Duckling => ("character-duckling", "character-duckling.habit"),
            Character::Magpie => ("character-magpie", "character-magpie.habit"),
            Character::Hedgehog => ("character-hedgehog", "character-hedgehog.habit"),
            Character::Crab => ("character-crab", "character-crab.habit"),
            Character::Mole => ("character-mole", "character-mole.habit"),
            Character::Fox => ("character-fox", "character-fox.habit"),
            Character::Squirrel => ("character-squirrel", "character-squirrel.habit"),
            Character::Heron => ("character-heron", "character-heron.habit"),
            Character::Badger => ("character-badger", "character-badger.habit"),
            Character::Owl => ("character-owl", "character-owl.habit"),
        }
    }
}
