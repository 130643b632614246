//! What a session shows: the game on the board, where it stands, and what can be done.

use super::words::only_human;
use super::{Activity, Config, Game, GameSession, HintLines, Mode};
use engine::Report;
use engine::players::Player;
use othello::record::Record;
use othello::rules::{ByColor, Position, Squares};

impl GameSession {
    /// The computer that the one human player plays against; `None` in any other game.
    pub fn opponent(&self) -> Option<Player> {
        only_human(self).map(|human| self.game.players[!human])
    }

    /// The game on the board.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves of the game on the board.
    pub fn record(&self) -> &Record {
        &self.game.record
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        self.game.record.position()
    }

    /// Who plays the game on the board.
    pub fn players(&self) -> ByColor<Player> {
        self.game.players
    }

    /// Whether the game on the board is casual, serious or for study.
    pub fn mode(&self) -> Mode {
        self.game.mode
    }

    /// Whether a person's game against the computer still goes on: help then shows only on request.
    pub fn is_contested(&self) -> bool {
        self.is_against_computer() && !self.is_played_out()
    }

    /// Whether one person plays against a computer, or did.
    pub(super) fn is_against_computer(&self) -> bool {
        self.game.mode != Mode::Study && only_human(self).is_some()
    }

    /// Whether a serious game is going on.
    pub fn is_serious(&self) -> bool {
        self.game.mode == Mode::Serious && !self.is_played_out()
    }

    /// Whether the line shown leads to the end of the game.
    pub fn is_played_out(&self) -> bool {
        let record = self.record();
        let last = record.line().last().copied().unwrap_or(Record::ROOT);
        record.position_at(last).outcome().is_some() || self.is_lost_on_time_at(last)
    }

    /// What was set with [`Action::Configure`](super::Action::Configure).
    pub fn config(&self) -> Config {
        self.config
    }

    /// What the session is doing.
    pub fn activity(&self) -> &Activity {
        &self.activity
    }

    /// Whether the engine ponders while a human is to move.
    pub fn is_pondering(&self) -> bool {
        self.pondered.is_some()
    }

    /// What [`Action::Hint`](super::Action::Hint) has found, and how much of it is shown.
    pub fn hint(&self) -> Option<&HintLines> {
        self.hint.as_ref()
    }

    /// What the computer knew when it chose the move before the position shown, if it has just played it.
    pub fn reply(&self) -> Option<&Report> {
        self.reply.as_ref()
    }

    /// The discs flipped by the move that placed a disc last; none after a correction of the board.
    pub fn last_flipped(&self) -> Squares {
        let record = self.record();
        let path = record.path(record.cursor()).into_iter().rev();
        let moves = path.map_while(|node| Some((record.parent(node)?, record.move_into(node)?)));
        let mut placed = moves.filter_map(|(before, mv)| Some((before, mv.square()?)));
        placed.next().map_or(Squares::EMPTY, |(before, square)| record.position_at(before).flips(square))
    }

    /// Whether a click on a legal square would be played.
    pub fn accepts_move(&self) -> bool {
        self.is_human_to_move() && self.position().outcome().is_none() && self.lost_on_time().is_none()
    }

    /// Whether `TurnGame` may turn the game: no serious one and no timed one against a computer in progress.
    pub fn can_turn_game(&self) -> bool {
        let is_timed = self.is_contested() && self.record().header.clocks.is_some();
        !self.record().start().is_placing() && !self.is_serious() && !is_timed
    }

    /// Whether [`Action::Undo`](super::Action::Undo) would do something.
    pub fn can_undo(&self) -> bool {
        !self.is_serious()
            && (!self.edits.is_empty() || self.undo_target().is_some() || !self.earlier.is_empty())
    }

    /// Whether [`Action::Redo`](super::Action::Redo) would do something.
    pub fn can_redo(&self) -> bool {
        self.game.record.next(self.game.record.cursor()).is_some() || !self.later.is_empty()
    }

    pub(super) fn is_human_to_move(&self) -> bool {
        self.game.players[self.position().turn()].is_human()
    }
}
