//! The help a player took in a game against the computer; with help, its result says nothing about the
//! player.

use super::{Effect, GameSession, Help, Turn};
use othello::rules::{BoardSize, ByColor, Goal, Move, Position};

impl GameSession {
    /// The first help in the game on the board.
    pub fn help_used(&self) -> Option<Help> {
        self.game().help
    }

    /// Notes help in a running game.
    pub(super) fn help(&mut self, help: Help, turn: &mut Turn) {
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

    /// Writes the opponent's rating into a game that has just ended, if its result says something about the
    /// player: the library counts games with a rating.
    pub(super) fn rate(&mut self) {
        let players = self.players();
        let is_standard = *self.record().start() == Position::start(BoardSize::STANDARD)
            && self.record().goal() == Goal::MostDiscs;
        let is_sound = !self.record().is_corrected(&self.record().path(self.record().cursor()));
        if self.is_against_computer() && is_standard && is_sound && self.help_used().is_none() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, NewGame};
    use engine::Level;
    use engine::players::Player;
    use othello::rules::{Color, Square};
    use std::time::Instant;

    /// A game against a computer that never answers, after the actions.
    fn after(actions: impl IntoIterator<Item = Action>) -> GameSession {
        let mut session =
            GameSession::new(NewGame::standard(ByColor::new(Player::Human, Player::Minimax { depth: 1 })));
        for action in actions {
            _ = session.apply(action, Instant::now());
        }
        session
    }

    fn play(name: &str) -> Action {
        Action::Play(Square::parse(name, BoardSize::STANDARD).unwrap())
    }

    #[test]
    fn a_game_played_from_its_beginning_counts() {
        let session = after([play("f5"), Action::First, Action::Last]);
        assert_eq!(session.help_used(), None);
        // Looking back is no help, and neither is playing the same again.
        assert_eq!(after([play("f5"), Action::First, play("f5")]).help_used(), None);
        // The players may be changed until the first move.
        let player = Player::Minimax { depth: 3 };
        assert_eq!(after([Action::SetPlayer(Color::White, player), play("f5")]).help_used(), None);
    }

    #[test]
    fn the_first_help_is_remembered() {
        let level = Level::new(1);
        let other = Action::SetPlayer(Color::White, Player::Random);
        for (actions, help) in [
            (vec![Action::Hint(level)], Help::Hint),
            (vec![Action::PlayOne(level)], Help::Hint),
            (vec![play("f5"), Action::Undo, play("d3")], Help::TakeBack),
            (vec![play("f5"), Action::Undo, play("d3"), Action::Undo, Action::Hint(level)], Help::TakeBack),
            (vec![Action::Help(Help::Analysis)], Help::Analysis),
            (vec![play("f5"), other], Help::OtherPlayers),
        ] {
            assert_eq!(after(actions.clone()).help_used(), Some(help), "{actions:?}");
        }
        let next = NewGame::standard(ByColor::new(Player::Human, Player::Random));
        let session = after([Action::Hint(level), Action::NewGame(Box::new(next))]);
        assert_eq!(session.help_used(), None);
    }

    #[test]
    fn two_people_and_two_computers_are_not_helped() {
        for player in [Player::Human, Player::Random] {
            let mut session = GameSession::new(NewGame::standard(ByColor::new(player, player)));
            _ = session.apply(Action::Help(Help::Analysis), Instant::now());
            assert_eq!(session.help_used(), None);
        }
    }
}
