//! The look back at a game that has ended.

use crate::play::Room;
use crate::shared::Shared;
use othello::rules::{BoardSize, Color, Goal};
use session::Mode;
use teach::another_look::{Moment, moments};

impl Room {
    /// Looks back at the game on the board, which is over, if a person played it against a computer.
    pub(crate) fn look_back(&mut self, shared: &Shared) {
        let (session, record) = (&shared.session, shared.record());
        let is_usual = record.goal() == Goal::MostDiscs && record.start().size() == BoardSize::STANDARD;
        if session.opponent().is_some() && session.mode() != Mode::Study && is_usual {
            self.look_back.begin(record, shared.book());
        }
    }

    /// Collects what looking back has found: values for the player's rating, if the game counts, and the
    /// moves worth another look, if the game is still on the board.
    pub(crate) fn poll_look_back(&mut self, shared: &mut Shared) -> Option<Vec<Moment>> {
        let mut found = None;
        for (review, counts) in self.look_back.reviews() {
            let players = shared.session.players();
            let color = if players.black.is_human() { Color::Black } else { Color::White };
            let record = shared.session.record();
            let is_on_board = record.line() == review.nodes();
            if is_on_board {
                for (node, evaluation) in review.to_keep() {
                    shared.knowledge.learn(&record.position_at(node), record.goal(), evaluation);
                }
            }
            if is_on_board && shared.session.opponent().is_some() {
                found = Some(moments(&review, color));
            }
            if counts {
                shared.library.save_review(*review);
            }
        }
        found
    }
}
