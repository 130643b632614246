//! Annotations, the order and deletion of variations, and turning the game. Most edits can be taken back.

use super::{Announcement, Effect, GameSession, Transaction};
use othello::evaluation::{Evaluation, Source};
use othello::record::{Annotations, Header, Mark, NodeId, Record};
use othello::rules::{Move, Square, Symmetry};

/// How many edits in a row can be taken back: deletions, promotions, marks, arrows, turned boards.
const EDITS_KEPT: usize = 32;

impl GameSession {
    /// Changes the annotations of a move.
    pub(super) fn note(
        &mut self,
        node: NodeId,
        turn: &mut Transaction,
        change: impl FnOnce(&mut Annotations),
    ) {
        if self.record().contains(node) {
            change(self.game.record.annotations_mut(node));
            turn.effects.push(Effect::Save);
        }
    }

    /// Replaces the header, all but its clocks.
    pub(super) fn describe(&mut self, header: Header, turn: &mut Transaction) {
        let clocks = self.record().header.clocks;
        self.game.record.header = Header { clocks, ..header };
        turn.effects.push(Effect::Save);
    }

    /// Stores an analysis's value of a position, unless a better one is there or the line is reviewed.
    pub(super) fn store_value(&mut self, node: NodeId, evaluation: Evaluation, turn: &mut Transaction) {
        let record = self.record();
        if !record.contains(node) {
            return;
        }
        let stored = |node| record.annotations(node).and_then(|notes| notes.evaluation.as_ref());
        let is_valued = |at: &NodeId| stored(*at).is_some() || record.position_at(*at).outcome().is_some();
        let line = record.line();
        let mut to_value = line.iter().skip(record.n_given().saturating_sub(1));
        let is_reviewed = line.contains(&node) && to_value.all(is_valued);
        let is_better = stored(node).is_none_or(|old| !old.is_better_than(&evaluation));
        if !is_reviewed && is_better {
            self.store_review(vec![(node, evaluation)], turn);
        }
    }

    /// Stores the values of positions for their sides to move, with one save for all.
    pub(super) fn store_review(&mut self, values: Vec<(NodeId, Evaluation)>, turn: &mut Transaction) {
        for (node, evaluation) in values {
            let record = &mut self.game.record;
            if !record.contains(node) {
                continue;
            }
            let evaluation = Some(evaluation.from(Source::Saved));
            let old = record.annotations(node).and_then(|notes| notes.evaluation.as_ref());
            if old != evaluation.as_ref() {
                record.annotations_mut(node).evaluation = evaluation;
                if !turn.effects.contains(&Effect::Save) {
                    turn.effects.push(Effect::Save);
                }
            }
        }
    }

    /// Puts a mark on a square, or takes it away.
    pub(super) fn mark(&mut self, node: NodeId, square: Square, mark: Option<Mark>, turn: &mut Transaction) {
        let record = self.record();
        let is_on_board = record.contains(node) && square.index() < record.start().size().area();
        if !is_on_board || record.annotations(node).and_then(|notes| notes.mark_on(square)) == mark.as_ref() {
            return;
        }
        let before = record.clone();
        self.note(node, turn, |notes| notes.mark(square, mark));
        self.keep_edit(before);
    }

    /// Draws an arrow, or takes it away.
    pub(super) fn switch_arrow(&mut self, node: NodeId, ends: [Square; 2], turn: &mut Transaction) {
        let (record, before) = (self.record(), self.record().clone());
        let area = record.start().size().area();
        if record.contains(node) && ends.iter().all(|end| end.index() < area) && ends[0] != ends[1] {
            self.note(node, turn, |notes| notes.switch_arrow(ends));
            self.keep_edit(before);
        }
    }

    pub(super) fn promote(&mut self, node: NodeId, turn: &mut Transaction) {
        let before = self.record().clone();
        if self.record().contains(node) && self.game.record.promote(node) {
            self.find_clock_again(&before);
            self.keep_edit(before);
            turn.effects.extend([Effect::Save, Effect::Show, Effect::Announce(Announcement::Promoted)]);
        }
    }

    pub(super) fn remove(&mut self, node: NodeId, turn: &mut Transaction) {
        if !self.record().contains(node) || node == Record::ROOT {
            return;
        }
        let before = self.record().clone();
        let n_moves = before.n_moves_from(node);
        let shown = *self.position();
        self.game.record.remove(node);
        self.find_clock_again(&before);
        // The cursor never rests where the side to move can only pass.
        while self.position().must_pass() {
            let Some(parent) = self.record().parent(self.record().cursor()) else { break };
            self.game.record.go_to(parent);
        }
        self.keep_edit(before);
        if *self.position() == shown {
            turn.effects.extend([Effect::Save, Effect::Show]);
        } else {
            self.game.running = false;
            self.changed(turn);
        }
        turn.effects.push(Effect::Announce(Announcement::Removed(n_moves)));
    }

    /// Turns the game to the next image of its start; to that of its first move, if the start is symmetric.
    pub(super) fn turn_game(&mut self, turn: &mut Transaction) {
        if !self.can_turn_game() {
            return;
        }
        let record = self.record();
        let start = *record.start();
        let first = record.main_line().first().and_then(|&node| record.move_into(node));
        let first = first.unwrap_or(Move::Pass);
        let key = |symmetry: Symmetry| {
            let discs = symmetry.position(&start).discs().map(|discs| discs.iter().collect::<Vec<_>>());
            (discs.black, discs.white, symmetry.mv(first, start.size()).square())
        };
        let alone = Symmetry::of(&start).count() == 1;
        let images: Vec<Symmetry> =
            if alone { Symmetry::all(start.size()).collect() } else { Symmetry::of(&start).collect() };
        let now = key(images[0]); // The identity is the first.
        let least = |images: &[Symmetry]| images.iter().copied().min_by_key(|&symmetry| key(symmetry));
        let above: Vec<Symmetry> = images.iter().copied().filter(|&symmetry| key(symmetry) > now).collect();
        let Some(next) = least(&above).or(least(&images)) else { return };
        let before = record.clone();
        self.game.record.turn(next);
        if self.game.record == before {
            return;
        }
        self.keep_edit(before);
        self.changed(turn);
    }

    fn keep_edit(&mut self, before: Record) {
        self.edits.push(before);
        if self.edits.len() > EDITS_KEPT {
            self.edits.remove(0);
        }
    }

    pub(super) fn undo_edit(&mut self, before: Record, turn: &mut Transaction) {
        let edited = std::mem::replace(&mut self.game.record, before);
        self.find_clock_again(&edited);
        self.game.running = false;
        self.changed(turn);
        turn.effects.push(Effect::Announce(Announcement::EditUndone));
    }
}
