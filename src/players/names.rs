//! What the window calls the players and says of them, in its language. [`Kind::name`], what a [`Player`]
//! displays and the names of characters are for the command line and for files, and stay as they are.

use super::{Kind, Player};
use crate::human::{Character, Habit, Trait};
use crate::text;

impl Kind {
    /// The name in menus.
    pub fn label(self) -> String {
        match self {
            Kind::Human => text!("player-human"),
            Kind::Opponent => text!("player-opponent"),
            Kind::Character => text!("player-character"),
            Kind::Ghost => text!("player-ghost"),
            Kind::Random => text!("player-random"),
            Kind::Greedy => text!("player-greedy"),
            Kind::Minimax => text!("player-minimax"),
            Kind::Engine => text!("player-engine"),
            Kind::External => text!("player-external"),
        }
    }

    /// What the player does, in one sentence.
    pub fn description(self) -> String {
        match self {
            Kind::Human => text!("player-human.description"),
            Kind::Opponent => text!("player-opponent.description"),
            Kind::Character => text!("player-character.description"),
            Kind::Ghost => text!("player-ghost.description"),
            Kind::Random => text!("player-random.description"),
            Kind::Greedy => text!("player-greedy.description"),
            Kind::Minimax => text!("player-minimax.description"),
            Kind::Engine => text!("player-engine.description"),
            Kind::External => text!("player-external.description"),
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
            Player::Ghost { name, rating } if !name.is_empty() => {
                text!("player-ghost-of", player = name.as_str(), rating = rating.points())
            }
            Player::Minimax { depth } => text!("player-and-depth", name = kind, depth = depth),
            Player::Engine { level } => text!("player-and-level", name = kind, level = level.number()),
            Player::External(name) if !name.is_empty() => name.as_str().to_owned(),
            Player::Human | Player::Random | Player::Greedy | Player::Ghost { .. } | Player::External(_) => {
                kind
            }
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

impl Trait {
    /// The habit in a few words.
    pub fn label(&self) -> String {
        let more = if self.is_more() { "more" } else { "less" };
        match self.habit {
            Habit::Corners => text!("habit-corners", amount = more),
            Habit::Edges => text!("habit-edges", amount = more),
            Habit::BesideCorners => text!("habit-beside-corners", amount = more),
            Habit::GivingCorners => text!("habit-giving-corners", amount = more),
            Habit::Flips => text!("habit-flips", amount = more),
            Habit::Replies => text!("habit-replies", amount = more),
            Habit::OwnMoves => text!("habit-own-moves", amount = more),
            Habit::Frontier => text!("habit-frontier", amount = more),
            Habit::Quiet => text!("habit-quiet", amount = more),
            Habit::Parity => text!("habit-parity", amount = more),
            Habit::NearLast => text!("habit-near-last", amount = more),
            Habit::EndingLoss => text!("habit-ending-loss", amount = more),
        }
    }
}
