//! The players that can play a colour. One table, `players!`, feeds menus, settings and files.

mod short_name;
pub mod external;
mod choice;
mod notation;

pub use choice::{PlayerChoice, StrengthNumber};
pub use notation::PlayerError;
pub(crate) use notation::read_number;
pub use short_name::ShortName;

/// The name under which another program's engine was set up.
pub type EngineName = ShortName;
/// The name of a ghost.
pub type GhostName = ShortName;

use crate::human::{Character, Rating};
use crate::{Level, Limits, Method, Request};
use othello::rules::{Goal, Position};
use std::time::Duration;

/// Defines the players and their kinds, in the order of menus, each with the kind's name as text.
macro_rules! players {
    ($($(#[$about:meta])* $kind:ident $(($of:ty))? $({ $($strength:tt)* })? = $name:literal,)*) => {
        /// The player of one colour, with its strength.
        ///
        /// ```
        /// use engine::Level;
        /// use engine::players::Player;
        /// assert_eq!(Player::Engine { level: Level::new(12) }.to_string(), "Outflank, level 12");
        /// assert_eq!("Minimax, depth 4".parse(), Ok(Player::Minimax { depth: 4 }));
        /// ```
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum Player {
            $($(#[$about])* $kind $(($of))? $({ $($strength)* })?,)*
        }

        /// A player's kind, without its strength.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum Kind {
            $($(#[$about])* $kind,)*
        }

        impl Kind {
            /// Every kind once, in the order of menus.
            pub const ALL: &[Kind] = &[$(Kind::$kind),*];

            /// The name in files and on the command line.
            pub fn name(self) -> &'static str {
                match self { $(Kind::$kind => $name,)* }
            }
        }

        impl Player {
            /// The kind, without depth or level.
            pub fn kind(self) -> Kind {
                match self { $(Player::$kind { .. } => Kind::$kind,)* }
            }
        }
    };
}

players! {
    /// A person at this computer.
    #[default]
    Human = "Human",
    /// A character: a name and habits.
    Character(Character) = "Character",
    /// Plays as people of a rating do.
    Opponent {
        /// How strong they are.
        #[cfg_attr(feature = "serde", serde(with = "crate::human::as_points"))]
        rating: Rating,
    } = "Opponent",
    /// A ghost: plays like a person whose games it was learnt from.
    Ghost {
        /// The name of the ghost; empty if none was chosen.
        name: GhostName,
        /// About how strong it is.
        #[cfg_attr(feature = "serde", serde(with = "crate::human::as_points"))]
        rating: Rating,
    } = "Ghost",
    /// Outflank's engine at one of its levels.
    Engine {
        /// How strong it plays.
        level: Level,
    } = "Outflank",
    /// A plain search of a few plies.
    Minimax {
        /// In plies, 1 to [`Player::DEPTH_MAX`].
        #[cfg_attr(feature = "serde", serde(deserialize_with = "nearest_depth"))]
        depth: u8,
    } = "Minimax",
    /// Plays a move that flips the most discs.
    Greedy = "Greedy",
    /// Plays any legal move.
    Random = "Random",
    /// Another program's engine, by the name it was set up with.
    External(EngineName) = "External engine",
}

impl Kind {
    /// All but human players.
    pub const COMPUTERS: &[Kind] = Kind::ALL.split_at(1).1;
    /// The computer players other than characters.
    pub const CUSTOM: &[Kind] = Kind::ALL.split_at(2).1;
}

#[cfg(feature = "serde")]
fn nearest_depth<'de, D: serde::Deserializer<'de>>(file: D) -> Result<u8, D::Error> {
    let depth: f64 = serde::Deserialize::deserialize(file)?;
    Ok((depth as u8).clamp(1, Player::DEPTH_MAX))
}

impl Player {
    /// The deepest plain search, in plies: one more would take minutes for a move.
    pub const DEPTH_MAX: u8 = 12;

    /// The strength on the scale of people; `None` if it has not been measured.
    pub fn rating(self) -> Option<Rating> {
        match self {
            Player::Opponent { rating } | Player::Ghost { rating, .. } => Some(rating),
            Player::Character(character) => Some(character.rating()),
            _ => None,
        }
    }

    /// A person's thinking time for a move; `None` for players that do not imitate people.
    pub fn think_time(self, position: &Position, seed: u64) -> Option<Duration> {
        self.rating().map(|_| crate::human::think_time(position, seed))
    }

    /// Whether a person plays, so that moves come from the board.
    pub fn is_human(self) -> bool {
        self == Player::Human
    }

    /// The request to our engine for this player's move; `None` for a human and for an external program.
    pub fn request(self, position: &Position, goal: Goal, seed: u64) -> Option<Request> {
        Some(Request::new(*position, goal, self.method()?).seed(seed))
    }

    /// Our engine's method for this player's moves; `None` for a human and for an external program.
    pub fn method(self) -> Option<Method> {
        Some(match self {
            Player::Human | Player::External(_) => return None,
            Player::Opponent { rating } => Method::Human { rating },
            Player::Character(character) => Method::Character(character),
            Player::Ghost { rating, .. } => Method::Ghost { rating },
            Player::Random => Method::Random,
            Player::Greedy => Method::Greedy,
            Player::Minimax { depth } => Method::Minimax { depth },
            Player::Engine { level } => Method::Search(Limits::Level(level)),
        })
    }
}

/// Pondering: thinking while the opponent does.
impl Player {
    /// The request to ponder while the opponent thinks about `position`, so that this player replies sooner;
    /// only for engine levels without mistakes, once the centre is full. The reply uses the same `seed`.
    pub fn ponder_request(self, position: &Position, goal: Goal, seed: u64) -> Option<Request> {
        let Player::Engine { level } = self else { return None };
        let method = Method::Ponder(level);
        let request = Request::new(*position, goal, method).seed(seed).keep(true);
        (!level.makes_mistakes() && !position.is_placing()).then_some(request)
    }
}
