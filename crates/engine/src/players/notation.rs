//! Players as text: one form for saved games, the headers of games and the command line.
//!
//! [`Player`] displays itself as `Outflank, level 12` and reads that back. It also reads the short forms of
//! the command line, `level:12`, `minimax:4`, `human:1450`, `character:owl`, `random` and `greedy`.

use super::{Kind, Player, PlayerChoice};
use crate::Level;
use crate::human::{Character, Opponent, RatingError};
use std::fmt;
use std::str::FromStr;

/// Why a text is not a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum PlayerError {
    #[error("{0:?} is no player")]
    Unknown(String),
    #[error("{text:?} is not understood; expected a number from 1 to {max} after {kind}:")]
    Number { text: String, kind: String, max: u8 },
    #[error("{text:?} is not understood: {reason}")]
    Rating { text: String, reason: RatingError },
    #[error("{0:?}: the characters are {names}", names = Character::ALL.map(Character::name).join(", "))]
    Character(String),
}

impl fmt::Display for Player {
    /// `Human`, `Opponent, rating 1450`, `Owl, rating 2100`, `Ghost of Anna, rating 1450`, `Random`,
    /// `Greedy`, `Minimax, depth 4`, `Outflank, level 12`, `External engine Edax`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let kind = self.kind().name();
        match self {
            Player::Character(one) => f.write_str(one.name())?,
            Player::Ghost { name, .. } => write!(f, "{kind} of {name}")?,
            Player::External(name) if !name.is_empty() => write!(f, "{kind} {name}")?,
            _ => f.write_str(kind)?,
        }
        self.strength().map_or(Ok(()), |strength| write!(f, ", {} {}", strength.key, strength.value))
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    /// Reads the form that [`Player`] displays, or a short one.
    fn from_str(text: &str) -> Result<Player, PlayerError> {
        Player::read_long(text).map_or_else(|| Player::read_short(text), Ok)
    }
}

impl Player {
    /// The name in the header of a game: an external engine's own name, any other player's displayed text.
    pub fn name(self) -> String {
        if let Player::External(name) = self { name.to_string() } else { self.to_string() }
    }

    /// The internal computer player with this [`Player::name`]; `None` for people and external engines.
    pub fn from_name(name: &str) -> Option<Player> {
        let player: Player = name.parse().ok()?;
        Some(player).filter(|player| player.method().is_some() && player.to_string() == name)
    }

    /// The player that displays itself as this text.
    fn read_long(text: &str) -> Option<Player> {
        let (name, strength) = match text.strip_prefix(Kind::External.name()) {
            Some(name) => (name, ""),
            None => text.rsplit_once(", ").unwrap_or((text, "")),
        };
        let number = strength.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        let choice = PlayerChoice::nearest(number, name.strip_prefix("Ghost of ").unwrap_or(name));
        let mut candidates = Kind::ALL.iter().map(|&kind| PlayerChoice { kind, ..choice }.player());
        candidates.find(|player| player.to_string() == text)
    }

    fn read_short(text: &str) -> Result<Player, PlayerError> {
        let (kind, value) = text.split_once(':').unwrap_or((text, ""));
        let number = |max| read_number(text, value, max);
        match (kind, value) {
            ("random", "") => Ok(Player::Random),
            ("greedy", "") => Ok(Player::Greedy),
            ("minimax", _) => Ok(Player::Minimax { depth: number(Player::DEPTH_MAX)? }),
            ("level", _) => Ok(Player::Engine { level: Level::new(number(Level::MAX.number())?) }),
            ("human", rating) => Opponent::read_rating(rating)
                .map(|rating| Player::Opponent { rating })
                .map_err(|reason| PlayerError::Rating { text: text.to_owned(), reason }),
            ("character", name) => Character::from_name(name)
                .map(Player::Character)
                .ok_or_else(|| PlayerError::Character(text.to_owned())),
            _ => Err(PlayerError::Unknown(text.to_owned())),
        }
    }
}

/// Reads the number `value` after the first colon of a short form.
pub(crate) fn read_number(text: &str, value: &str, max: u8) -> Result<u8, PlayerError> {
    let (text, kind) = (text.to_owned(), text.split(':').next().unwrap_or_default().to_owned());
    let number = value.parse().ok().filter(|number| (1..=max).contains(number));
    number.ok_or(PlayerError::Number { text, kind, max })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use proptest::sample::select;

    /// Players of every kind.
    fn players() -> impl Strategy<Value = Player> {
        let name = prop_oneof![r"\PC{0,60}", "[A-Za-z:, 0-9]{0,30}", Just("x, rating 7".to_owned())];
        let number = prop_oneof![0..40_u16, 300..2400_u16];
        let parts = (select(Kind::ALL), select(Character::ALL.to_vec()), number, name);
        parts.prop_map(|(kind, character, number, name)| {
            PlayerChoice { kind, character, ..PlayerChoice::nearest(number, &name) }.player()
        })
    }

    proptest! {
        #[test]
        fn every_player_reads_back_from_its_text(player in players()) {
            prop_assert_eq!(player.to_string().parse(), Ok(player));
            let is_ours = player.method().is_some();
            prop_assert!(!is_ours || Player::from_name(&player.name()) == Some(player));
        }
    }

    #[test]
    fn short_forms_are_read() {
        let check =
            |text: &str, expected: &str| assert_eq!(text.parse::<Player>().unwrap().to_string(), expected);
        check("level:12", "Outflank, level 12");
        check("minimax:4", "Minimax, depth 4");
        check("human:1450", "Opponent, rating 1450");
        check("character:OWL", "Owl, rating 2100");
        check("random", "Random");
        check("greedy", "Greedy");
    }

    #[test]
    fn no_other_name_is_read_as_a_computer_player() {
        let names = ["Human", "random", "level:3", "Ghost of Anna", "Ghost of Anna, rating x", "Owl"];
        let more = ["Anna, level 3", "Outflank, level 12 ", "Minimax, depth 400", "External engine Edax", ""];
        for name in names.into_iter().chain(more) {
            assert_eq!(Player::from_name(name), None, "{name}");
        }
    }

    #[test]
    fn errors_say_what_is_expected() {
        let check = |text: &str, expected: &str| {
            assert_eq!(text.parse::<Player>().unwrap_err().to_string(), expected);
        };
        check("Outflank, level 400", "\"Outflank, level 400\" is no player");
        check("level:40", "\"level:40\" is not understood; expected a number from 1 to 30 after level:");
        check("human:9", "\"human:9\" is not understood: a rating is a number from 400 to 2200");
    }
}
