//! Players by the names they write themselves, as files and the command line have them.

use super::{GhostName, Kind, Player};
use crate::engine::Level;
use crate::human::Character;
use crate::rating::Rating;

impl Player {
    /// The player that writes itself so, as files have it: `Outflank, level 12`.
    pub fn from_name(name: &str) -> Option<Player> {
        if let Some((ghost, rating)) =
            name.strip_prefix("Ghost of ").and_then(|rest| rest.rsplit_once(", rating "))
        {
            let rating = Rating::new(rating.parse().ok()?);
            let player = Player::Ghost { name: GhostName::new(ghost), rating };
            return Some(player).filter(|player| player.to_string() == name);
        }
        let (kind, strength) = name.split_once(", ").unwrap_or((name, ""));
        let number = || strength.rsplit(' ').next()?.parse::<u16>().ok();
        let player = match Kind::ALL.into_iter().find(|own| own.name() == kind) {
            None => Player::Character(Character::from_name(kind)?),
            Some(Kind::Human | Kind::Character | Kind::Ghost | Kind::External) => return None,
            Some(Kind::Opponent) => Player::Opponent { rating: Rating::new(number()?) },
            Some(Kind::Random) => Player::Random,
            Some(Kind::Greedy) => Player::Greedy,
            Some(Kind::Minimax) => Player::Minimax { depth: number()?.try_into().ok()? },
            Some(Kind::Engine) => Player::Engine { level: Level::new(number()?.try_into().ok()?) },
        };
        Some(player).filter(|player| player.to_string() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_is_known_by_what_it_writes_itself() {
        let computers = [
            Player::Opponent { rating: Rating::new(1450) },
            Player::Character(Character::Heron),
            Player::Ghost { name: GhostName::new("Levy, Anna"), rating: Rating::new(1450) },
            Player::Random,
            Player::Greedy,
            Player::Minimax { depth: 4 },
            Player::Engine { level: Level::new(12) },
        ];
        for player in computers {
            assert_eq!(Player::from_name(&player.to_string()), Some(player));
        }
        for person in [
            "Human",
            "Ghost of Anna",
            "Ghost of Anna, rating x",
            "Heron",
            "Anna, level 3",
            "Outflank, level 12 ",
            "Minimax, depth 400",
            "",
        ] {
            assert_eq!(Player::from_name(person), None, "{person}");
        }
    }
}
