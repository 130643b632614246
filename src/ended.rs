//! What follows the end of a game: a look back at it, and what that has found.

use super::App;
use othello::rules::{BoardSize, Color, Goal};
use outflank_core::session::Mode;
use outflank_core::teach::another_look::moments;

impl App {
    /// Looks back at the game on the board, which is over, if a person played it against a computer.
    pub(super) fn look_back(&mut self) {
        let (session, record) = (&self.session, self.session.record());
        let is_usual = record.goal() == Goal::MostDiscs && record.start().size() == BoardSize::STANDARD;
        if session.opponent().is_some() && session.mode() != Mode::Study && is_usual {
            self.play.look_back.begin(record);
        }
        // Who has finished a game knows how it is played.
        self.learn.profile.lessons.invitation_is_over = true;
        self.files.storage.save_profile(&self.learn.profile);
    }

    /// Takes in what looking back has found: moves that are worth another look, and, of a game that counts,
    /// the values for its player's rating.
    pub(super) fn poll_look_back(&mut self) {
        for (review, counts) in self.play.look_back.reviews() {
            let players = self.session.players();
            let color = if players.black.is_human() { Color::Black } else { Color::White };
            let is_on_board = self.session.record().line() == review.nodes();
            if is_on_board {
                let record = self.session.record();
                for (node, evaluation) in review.to_keep() {
                    self.knowledge.learn(&record.position_at(node), record.goal(), evaluation);
                }
            }
            if is_on_board && self.session.opponent().is_some() {
                self.learn.offer(moments(&review, color));
            }
            if counts {
                self.library.save_review(*review);
            }
        }
    }
}
