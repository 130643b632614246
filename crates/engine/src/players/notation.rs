//! Players as text: one form for saved games, the headers of games and the command line.
//!
//! [`Player`] displays itself as `Outflank, level 12` and reads that back. It also reads the short forms of
//! the command line, `level:12`, `minimax:4`, `human:1450`, `character:owl`, `random` and `greedy`.

use super::{EngineName, GhostName, Player};
use crate::Level;
use crate::human::{Character, Opponent, Rating, RatingError};
use std::fmt;
use std::str::FromStr;

/// The prefix of an external engine's name.
const EXTERNAL: &str = "External engine";

/// Why a text is not a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum PlayerError {
    #[error("{0:?} is no player")]
    Unknown(String),
    #[error("{text:?} is not understood; expected a number from 1 to {max} after {kind}:")]
    Number { text: String, kind: &'static str, max: u8 },
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
            Player::Human | Player::Random | Player::Greedy => f.write_str(kind),
            Player::Opponent { rating } => write!(f, "{kind}, rating {}", rating.points()),
            Player::Character(one) => write!(f, "{}, rating {}", one.name(), one.rating().points()),
            Player::Ghost { name, rating } => write!(f, "{kind} of {name}, rating {}", rating.points()),
            Player::Minimax { depth } => write!(f, "{kind}, depth {depth}"),
            Player::Engine { level } => write!(f, "{kind}, level {}", level.number()),
            Player::External(name) if name.is_empty() => f.write_str(EXTERNAL),
            Player::External(name) => write!(f, "{EXTERNAL} {name}"),
        }
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
        let number = text.rsplit(' ').next().and_then(|number| number.parse::<u16>().ok()).unwrap_or(0);
        let byte = number.try_into().unwrap_or(u8::MAX);
        let external = text.strip_prefix(EXTERNAL).map(|name| Player::External(EngineName::new(name)));
        let ghost = text.strip_prefix("Ghost of ").and_then(|ghost| ghost.rsplit_once(", rating "));
        let ghost =
            ghost.map(|(name, _)| Player::Ghost { name: GhostName::new(name), rating: Rating::new(number) });
        let others = [
            Player::Human,
            Player::Random,
            Player::Greedy,
            Player::Opponent { rating: Opponent::nearest_rating(number) },
            Player::Minimax { depth: byte.clamp(1, Player::DEPTH_MAX) },
            Player::Engine { level: Level::new(byte) },
        ];
        let candidates = others.into_iter().chain(Character::ALL.map(Player::Character));
        candidates.chain(external).chain(ghost).find(|player| player.to_string() == text)
    }

    fn read_short(text: &str) -> Result<Player, PlayerError> {
        let (kind, value) = text.split_once(':').unwrap_or((text, ""));
        let number = |kind, max: u8| {
            let number = value.parse().ok().filter(|number| (1..=max).contains(number));
            number.ok_or_else(|| PlayerError::Number { text: text.to_owned(), kind, max })
        };
        match (kind, value) {
            ("random", "") => Ok(Player::Random),
            ("greedy", "") => Ok(Player::Greedy),
            ("minimax", _) => Ok(Player::Minimax { depth: number("minimax", Player::DEPTH_MAX)? }),
            ("level", _) => Ok(Player::Engine { level: Level::new(number("level", Level::MAX.number())?) }),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Kind;
    use proptest::prelude::*;
    use proptest::sample::select;

    /// Players of every kind.
    fn players() -> impl Strategy<Value = Player> {
        let rating = || any::<u16>().prop_map(Rating::new);
        let name = || prop_oneof![r"\PC{0,60}", "[A-Za-z:, 0-9]{0,30}", Just("x, rating 7".to_owned())];
        let ghost = |(of, rating): (String, Rating)| Player::Ghost { name: GhostName::new(&of), rating };
        let opponent = |points| Player::Opponent { rating: Rating::new(points) };
        select(Kind::ALL.to_vec()).prop_flat_map(move |kind| match kind {
            Kind::Human => Just(Player::Human).boxed(),
            Kind::Random => Just(Player::Random).boxed(),
            Kind::Greedy => Just(Player::Greedy).boxed(),
            Kind::Opponent => Opponent::RATINGS.prop_map(opponent).boxed(),
            Kind::Character => select(Character::ALL.to_vec()).prop_map(Player::Character).boxed(),
            Kind::Ghost => (name(), rating()).prop_map(ghost).boxed(),
            Kind::Minimax => (1..=Player::DEPTH_MAX).prop_map(|depth| Player::Minimax { depth }).boxed(),
            Kind::Engine => any::<u8>().prop_map(|level| Player::Engine { level: Level::new(level) }).boxed(),
            Kind::External => name().prop_map(|name| Player::External(EngineName::new(&name))).boxed(),
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
