//! The game that is played: who plays it and how it goes, new games, positions made by hand, squares that are
//! typed.

pub mod clock;
pub mod coach;
pub mod editor;
pub mod end_card;
pub mod new_game;
pub mod player_choice;
pub mod players;
pub mod strip;
mod thinking;

use super::widgets::board::BoardState;
use engine::Engine;
use othello::rules::Square;
use outflank_core::analysis::look_back::LookBack;
use outflank_core::teach::coach::at_board::Coach;
use outflank_core::teach::hint::told::Told;
use outflank_core::typed::TypedSquare;
use std::time::Instant;

/// The room of the game that is played.
pub struct Room {
    /// Who thinks for the players.
    pub engine: Engine,
    /// Reviews the games that have ended.
    pub look_back: LookBack,
    /// Looks at the moves of whoever wants it to.
    pub coach: Coach,
    /// What the board remembers between two frames.
    pub board: BoardState,
    /// The name of a square as far as it was typed.
    pub typed: TypedSquare,
    /// What is told of the best move, while a hint is shown.
    pub hint: Option<Told>,
    /// The square under the pointer in the last frame.
    pub hovered: Option<Square>,
    /// When the session wants to be told the time.
    pub wake_at: Option<Instant>,
}

impl Room {
    /// The room with the threads that work for it.
    pub fn new(engine: Engine, look_back: LookBack, coach: Coach) -> Room {
        let (board, typed) = (BoardState::default(), TypedSquare::default());
        Room { engine, look_back, coach, board, typed, hint: None, hovered: None, wake_at: None }
    }
}
