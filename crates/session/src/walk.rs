//! Walking the record and on to other games: undo and redo go from one decision to the next.

use super::{Announcement, Effect, Game, GameSession, Transaction};
use othello::record::NodeId;
use othello::rules::Color;

/// How many earlier games undo can bring back.
const GAMES_KEPT: usize = 8;

impl GameSession {
    /// Whether a human decides at this node; with two computers, whether any player does.
    fn is_decision(&self, node: NodeId) -> bool {
        let position = self.record().position_at(node);
        let someone_is_human = Color::BOTH.into_iter().any(|color| self.game.players[color].is_human());
        !position.must_pass() && (!someone_is_human || self.game.players[position.turn()].is_human())
    }

    /// The nearest earlier decision, else the start; from a corrected board, the board before it.
    pub(super) fn undo_target(&self) -> Option<NodeId> {
        let record = self.record();
        let cursor = record.cursor();
        let earlier = || std::iter::successors(record.parent(cursor), |&node| record.parent(node));
        let first = || earlier().filter(|&node| !record.position_at(node).must_pass()).last();
        let is_target = |node: &NodeId| match record.correction(cursor) {
            Some(_) => !record.position_at(*node).must_pass(),
            None => self.is_decision(*node),
        };
        earlier().find(is_target).or_else(first)
    }

    pub(super) fn undo(&mut self, turn: &mut Transaction) {
        if self.is_serious() {
            turn.effects.push(Effect::Announce(Announcement::NoTakeBack));
        } else if let Some(before) = self.edits.pop() {
            self.undo_edit(before, turn);
        } else if let Some(node) = self.undo_target() {
            self.view(node, turn);
        } else if self.record().n_moves() > 0 && !self.earlier.is_empty() && !self.offers_earlier_game {
            // A game with moves is left only after an announcement.
            self.offers_earlier_game = true;
            turn.effects.push(Effect::Announce(Announcement::EarlierGameNext));
        } else if let Some(game) = self.earlier.pop() {
            let left = self.show_other_game(game, turn);
            self.later.push(left);
        } else {
            turn.effects.push(Effect::Announce(Announcement::NothingToUndo));
        }
    }

    /// Goes to the next decision of a human (with two computers, one move on), or to the end of the line.
    pub(super) fn redo(&mut self, turn: &mut Transaction) {
        let record = self.record();
        let ahead: Vec<NodeId> =
            std::iter::successors(record.next(record.cursor()), |&n| record.next(n)).collect();
        if let Some(&node) = ahead.iter().find(|&&node| self.is_decision(node)).or(ahead.last()) {
            self.view(node, turn);
        } else if let Some(game) = self.later.pop() {
            let left = self.show_other_game(game, turn);
            self.earlier.push(left);
        } else {
            turn.effects.push(Effect::Announce(Announcement::NothingToRedo));
        }
    }

    /// Puts another game on the board, with its computer paused, and returns the one that was there.
    fn show_other_game(&mut self, game: Game, turn: &mut Transaction) -> Game {
        let left = std::mem::replace(&mut self.game, Game { running: false, ..game });
        self.edits.clear();
        self.changed(turn);
        turn.effects.push(Effect::Announce(Announcement::OtherGame));
        left
    }

    pub(super) fn step(&mut self, plies: i32, turn: &mut Transaction) {
        let record = self.record();
        let mut node = record.cursor();
        for _ in 0..plies.unsigned_abs() {
            let next = |node| if plies > 0 { record.next(node) } else { record.parent(node) };
            let may_stop = |node: &NodeId| !record.position_at(*node).must_pass();
            let Some(found) = std::iter::successors(next(node), |&node| next(node)).find(may_stop) else {
                break;
            };
            node = found;
        }
        self.view(node, turn);
    }

    pub(super) fn variation(&mut self, by: i32, turn: &mut Transaction) {
        let record = self.record();
        for node in record.path(record.cursor()).into_iter().rev() {
            let siblings = record.children(record.parent(node).expect("a path holds no root"));
            if siblings.len() > 1 {
                let here = siblings.iter().position(|&sibling| sibling == node);
                let here = here.expect("a node is its parent's child");
                let there = (here as i32 + by.signum()).rem_euclid(siblings.len() as i32);
                let node = siblings[there as usize];
                return self.view(node, turn);
            }
        }
    }

    /// Shows a node; the computer then waits for [`Action::Resume`].
    pub(super) fn view(&mut self, node: NodeId, turn: &mut Transaction) {
        if node == self.record().cursor() {
            return;
        }
        self.game.record.go_to(node);
        self.game.running = false;
        self.changed(turn);
    }

    pub(super) fn replace_game(&mut self, game: Game, turn: &mut Transaction) {
        let left = std::mem::replace(&mut self.game, game);
        self.edits.clear();
        self.earlier.push(left);
        self.leave_later_games();
        self.changed(turn);
    }

    /// Makes the games ahead of redo earlier games of undo, and drops the oldest beyond [`GAMES_KEPT`].
    pub(super) fn leave_later_games(&mut self) {
        self.earlier.extend(self.later.drain(..).rev());
        while self.earlier.len() > GAMES_KEPT {
            // Boards without moves go first.
            let unplayed = self.earlier.iter().position(|game| game.record.n_moves() == 0);
            self.earlier.remove(unplayed.unwrap_or(0));
        }
    }
}
