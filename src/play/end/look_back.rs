//! The look back at a game that has ended.

use super::Ending;
use crate::play::Room;
use crate::shared::Shared;
use analysis::look_back::worst_moves;
use library::store::LibraryJob;
use othello::rules::{BoardSize, Color, Goal};
use session::{GameSession, Mode};
use teach::another_look::{Moment, moments};

/// Whether the app looks back at the game on the board: a person's against a computer, 8×8, most discs win.
pub(super) fn can_look_back(session: &GameSession) -> bool {
    let record = session.record();
    let is_usual = record.goal() == Goal::MostDiscs && record.start().size() == BoardSize::STANDARD;
    session.opponent().is_some() && session.mode() != Mode::Study && is_usual
}

impl Room {
    /// Looks back at the game on the board once it is over, also at one that was over when the app began.
    pub(crate) fn look_back(&mut self, shared: &Shared) {
        let session = &shared.session;
        let is_due = Ending::of(session).is_some() && can_look_back(session);
        if is_due && !std::mem::replace(&mut self.end.has_looked_back, true) {
            self.look_back.begin(session.record(), shared.book());
        }
    }

    /// Learns from finished reviews, and saves those of rated games. Returns the moves worth another look.
    pub(crate) fn poll_look_back(&mut self, shared: &mut Shared) -> Option<Vec<Moment>> {
        let mut found = None;
        for (review, counts) in self.look_back.reviews() {
            let players = shared.session.players();
            let color = if players.black.is_human() { Color::Black } else { Color::White };
            let record = shared.session.record();
            let is_on_board = record.line() == review.nodes;
            if is_on_board {
                for (node, evaluation) in review.to_keep() {
                    shared.knowledge.learn(&record.position_at(node), record.goal(), evaluation);
                }
            }
            // If the reviewed game has left the board and returns, it needs another review.
            self.end.has_looked_back &= is_on_board;
            if is_on_board && shared.session.opponent().is_some() {
                found = Some(moments(&review, worst_moves(&review, Some(color))));
            }
            if counts {
                shared.library.send(LibraryJob::SaveReview(review));
            }
        }
        found
    }
}
