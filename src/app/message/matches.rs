//! What is wanted of a match between two players.

use crate::clock::TimeControl;
use crate::players::Kind;
use crate::rules::ByColor;
use crate::settings::PlayerChoice;

/// What is wanted of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// A new one.
    Start(Box<Chosen>),
    /// It is to rest.
    Stop,
    /// It is to go on.
    GoOn,
    /// Another one is to be chosen.
    Leave,
    /// A game of it, by its number from 0, comes onto the board.
    Show(usize),
}

/// How a match is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    /// Who plays; the colours are those of the first game.
    pub players: ByColor<PlayerChoice>,
    /// How many games.
    pub n_games: u32,
    /// From the list of even openings, or else always from the usual start.
    pub even_openings: bool,
    /// The time of each side; `None` for what each takes of itself.
    pub time: Option<TimeControl>,
    /// Whether its games come into the library.
    pub keeps: bool,
}

impl Default for Chosen {
    fn default() -> Chosen {
        let usual_level = crate::matches::TimeControl::usual_level;
        let player = |kind| PlayerChoice { kind, level: usual_level(), ..PlayerChoice::default() };
        Chosen {
            players: ByColor::new(player(Kind::External), player(Kind::Engine)),
            n_games: 20,
            even_openings: true,
            time: None,
            keeps: true,
        }
    }
}
