//! The help a player took in a game against the computer: the game then gets no rating and does not count.

use super::{Effect, GameSession, Help, Transaction};
use othello::rules::{BoardSize, ByColor, Goal, Move, Position};

impl GameSession {
    /// Notes help in a running game.
    pub(super) fn help(&mut self, help: Help, turn: &mut Transaction) {
        // A finished game continues once a move of it is taken back.
        let counts = self.is_contested() || (help == Help::TakeBack && self.is_against_computer());
        if counts && self.game.help.is_none() {
            self.game.help = Some(help);
            turn.effects.push(Effect::Save);
        }
        if counts {
            self.game.record.header.ratings = ByColor::default();
        }
    }

    /// Writes the opponent's rating into a game that has just ended, if the player had no help and the game
    /// began at the standard start: the library counts games with a rating.
    pub(super) fn rate(&mut self) {
        let players = self.players();
        let is_standard = *self.record().start() == Position::start(BoardSize::STANDARD)
            && self.record().goal() == Goal::MostDiscs;
        let is_sound = !self.record().is_corrected(&self.record().path(self.record().cursor()));
        if self.is_against_computer() && is_standard && is_sound && self.game.help.is_none() {
            self.game.record.header.ratings =
                players.map(|player| player.rating().map_or(String::new(), |rating| rating.to_string()));
        }
    }

    /// Whether a person plays this move instead of another one that was played here before.
    pub(super) fn takes_back(&self, mv: Move) -> bool {
        let (record, here) = (self.record(), self.record().cursor());
        let is_known = record.children(here).iter().any(|&node| record.move_into(node) == Some(mv));
        self.accepts_move() && !is_known && record.next(here).is_some()
    }
}
