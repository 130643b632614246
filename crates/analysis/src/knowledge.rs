//! The one store of values: every search and file adds its results, and every view reads from here, so that a
//! position never shows two values.
//!
//! Positions that are images of one another under the board's symmetries share one entry. A move's value is
//! that of the position after it, so all orders of moves that lead to a position share its value, and so do
//! moves that are images of one another.
//!
//! A position is worth what its best move is worth. Where some moves were searched deeper than others, these
//! rules say which count:
//! 1. The effort behind a position is that of the search from it, or that of its least searched move if all
//!    moves are known and that is more.
//! 2. Moves with at least this effort count, and so does the move that a search from the position chose. A
//!    move with up to two plies less counts if its value comes from a search that reached this effort.
//! 3. Any other move is shown with at most the position's value, since the deeper search did not prefer it,
//!    and keeps that value after it is played (`knowledge/shown.rs`). Its proven bounds always count.
//!
//! What is proven of a position bounds its moves, and what is proven of its moves bounds it.

mod keys;
mod shown;

use keys::{After, Key, KnownMove, key, moves_of, turned};
use othello::evaluation::{Bounds, Evaluation, Score, Source};
use othello::rules::{BoardSize, Goal, Move, Position};
use shown::ShownValues;
use std::cmp::Reverse;
use std::collections::HashMap;

/// More positions than a user visits. At this number, the least recently used half is forgotten.
const POSITIONS_MAX: usize = 40_000;
/// One result changes far fewer values than this, unless files contradict one another.
const STEPS_MAX: usize = 10_000;

/// What is known of positions and their moves.
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    positions: HashMap<Key, KnownPosition>,
    /// The positions from which a move leads to a position.
    parents: HashMap<Key, Vec<Key>>,
    /// Rises with every entry that is added or updated, for `last_used`.
    clock: u64,
    /// Rises whenever values may have changed, so that callers know when to read them again.
    pub revision: u64,
}

/// What an estimate rests on: whether it is proven, the depth, the selectivity; see [`Evaluation::effort`].
pub type Effort = (bool, u8, u8);

/// What is known of a position, in the orientation of its key.
#[derive(Clone, Debug)]
struct KnownPosition {
    /// What was learned of the position itself.
    own: Evaluation,
    /// The bounds that the positions before it imply.
    proven: Bounds,
    moves: Vec<KnownMove>,
    /// Its value, from all of this; `None` while too little is known.
    value: Option<Evaluation>,
    /// The effort of the search that found the score, counted from here. It exceeds the effort of `value`
    /// where the score comes from a deeper search of a later position.
    reach: Effort,
    last_used: u64,
}

/// The value of a move counts with up to this many plies less than the search from the position before, if
/// the search that found the value looked as far.
const NEAR: u8 = 2;

impl KnownPosition {
    /// The effort with which its value is compared to a search from a position before it.
    fn weight(&self) -> Option<Effort> {
        let effort = self.value.as_ref()?.effort();
        let (is_proven, depth, _) = effort;
        Some(self.reach.min((is_proven, depth.saturating_add(NEAR), 100)).max(effort))
    }
}

impl Knowledge {
    /// Learns a position's value for its side to move. The line begins with the best move.
    pub fn learn(&mut self, position: &Position, goal: Goal, evaluation: Evaluation) {
        self.learn_value(position, goal, evaluation, true);
    }

    /// Learns a move's value for the side that plays it. The move is the first of the line.
    pub fn learn_move(&mut self, position: &Position, goal: Goal, evaluation: Evaluation) {
        self.learn_value(position, goal, evaluation, false);
    }

    fn learn_value(&mut self, position: &Position, goal: Goal, evaluation: Evaluation, is_of_position: bool) {
        if !is_open(position) || !fits(&evaluation, position.size()) {
            return;
        }
        let (key, symmetry) = key(position, goal);
        let line = evaluation.line.clone();
        let evaluation = turned(evaluation.with_legal_line(position, line), symmetry, position.size());
        let mut changed = self.enter(key);
        // A move's value is that of the position after it.
        if let Some(After::Position(after, symmetry)) =
            evaluation.line.first().and_then(|&mv| self.after(key, mv))
        {
            let of_move = if is_of_position { of_best(&evaluation) } else { evaluation.clone() };
            changed.extend(self.enter(after));
            self.join(after, turned(of_move.after_first(), symmetry, position.size()));
        }
        if is_of_position {
            self.join(key, evaluation);
        }
        self.settle(changed);
    }

    /// What a position is worth to its side to move, with best play; `None` while too little is known.
    pub fn value(&self, position: &Position, goal: Goal) -> Option<Evaluation> {
        if let Some(outcome) = position.outcome() {
            let score = Score::of_outcome(&outcome, goal, position.turn());
            return Some(Evaluation::proven(score.discs()));
        }
        if position.is_placing() {
            return None;
        }
        let (key, symmetry) = key(position, goal);
        let shown = ShownValues::of(self).value(&key)?;
        Some(turned(shown.value, symmetry.inverse(), position.size()))
    }

    /// The effort of the search that found a position's value, counted from the position; `None` while it has
    /// no value. Two moves are searched alike if the positions after them have the same reach.
    pub fn reach(&self, position: &Position, goal: Goal) -> Option<Effort> {
        if position.outcome().is_some() {
            return Some(Evaluation::proven(0).effort());
        }
        let key = is_open(position).then(|| key(position, goal).0)?;
        let known = self.positions.get(&key)?;
        let shown = ShownValues::of(self).value(&key)?;
        let rests_on = known.value.as_ref()?.effort();
        Some(if shown.value.is_exact() {
            shown.value.effort()
        } else if shown.effort > rests_on {
            shown.effort
        } else {
            known.reach
        })
    }

    /// What a search from a position itself found, whatever was found after its moves.
    pub fn direct(&self, position: &Position, goal: Goal) -> Option<Evaluation> {
        let (key, symmetry) = is_open(position).then(|| key(position, goal))?;
        let own = &self.positions.get(&key)?.own;
        let is_known = own.effort() > Evaluation::unknown().effort();
        is_known.then(|| turned(own.clone(), symmetry.inverse(), position.size()))
    }

    /// What the moves of a position are worth to its side to move, best first, as far as anything is known of
    /// them.
    pub fn moves(&self, position: &Position, goal: Goal) -> Vec<Evaluation> {
        if !is_open(position) {
            return Vec::new();
        }
        let (key, symmetry) = key(position, goal);
        let Some(known) = self.positions.get(&key) else { return Vec::new() };
        let mut shown = ShownValues::of(self);
        let value = shown.value(&key).map(|shown| shown.value);
        let best = value.as_ref().and_then(|value| value.line.first().copied());
        let mut moves: Vec<Evaluation> = known
            .moves
            .iter()
            .filter_map(|mv| shown.value_of_move(mv))
            .map(|evaluation| capped(evaluation, value.as_ref()))
            .collect();
        // Stable, so that equal moves keep their places.
        moves.sort_by_key(|evaluation| (Reverse(evaluation.score), evaluation.line.first().copied() != best));
        moves.into_iter().map(|evaluation| turned(evaluation, symmetry.inverse(), position.size())).collect()
    }

    /// Marks a position as shown: adds it or makes it the last to be forgotten, and computes its value from
    /// what is known after its moves.
    pub fn look_at(&mut self, position: &Position, goal: Goal) {
        if is_open(position) {
            self.revision += 1;
            let changed = self.enter(key(position, goal).0);
            self.settle(changed);
        }
    }

    /// Forgets the values of one kind of source, such as a book that has changed. Proofs of any source stay.
    pub fn forget(&mut self, source: Source) {
        self.revision += 1;
        let mut forgotten = Vec::new();
        for (key, known) in &mut self.positions {
            if known.own.source == source {
                known.own = Evaluation::unknown().within(known.own.bounds);
                forgotten.push(*key);
            }
        }
        // Those with most discs first, since the others follow from them.
        forgotten.sort_by_cached_key(|(position, _)| position.empties().len());
        forgotten.into_iter().for_each(|key| self.settle(vec![key]));
    }

    fn after(&self, key: Key, mv: Move) -> Option<After> {
        let known = self.positions.get(&key)?;
        known.moves.iter().find(|known| known.mv == mv).map(|known| known.after)
    }

    fn join(&mut self, key: Key, news: Evaluation) {
        self.revision += 1;
        if let Some(known) = self.positions.get_mut(&key) {
            let own = std::mem::replace(&mut known.own, Evaluation::unknown());
            // A book's value may lack the move: a search about as deep supplies it.
            let named = [&own, &news].into_iter().find(|of| !of.line.is_empty()).cloned();
            known.own = own.joined(news);
            if let Some(named) = named.filter(|named| named.depth.saturating_add(NEAR) >= known.own.depth)
                && known.own.line.is_empty()
            {
                known.own.line = named.line;
            }
        }
    }

    /// Adds a position, and each next position with one legal move or none, which passes on the value of the
    /// position after it. Returns all positions whose value has to be recomputed.
    fn enter(&mut self, key: Key) -> Vec<Key> {
        self.clock += 1;
        if let Some(known) = self.positions.get_mut(&key) {
            known.last_used = self.clock;
            return vec![key];
        }
        if self.positions.len() >= POSITIONS_MAX {
            self.forget_half();
        }
        let moves = moves_of(&key);
        self.link(key, &moves);
        let before =
            self.parents.get(&key).into_iter().flatten().filter_map(|parent| self.positions.get(parent));
        let proven = before
            .filter_map(|known| Some(-known.value.as_ref()?.bounds))
            .fold(Bounds::UNKNOWN, |all, bounds| all.and(Bounds { low: bounds.low, ..Bounds::UNKNOWN }));
        let (own, last_used) = (Evaluation::unknown(), self.clock);
        let has_choice = |(position, _): &Key| position.legal_moves().len() > 1;
        let after = moves.iter().filter_map(KnownMove::key);
        let forced: Vec<Key> = after.filter(|after| !has_choice(after)).collect();
        let reach = own.effort();
        self.positions.insert(key, KnownPosition { own, proven, moves, value: None, reach, last_used });
        std::iter::once(key).chain(forced.into_iter().flat_map(|after| self.enter(after))).collect()
    }

    fn link(&mut self, key: Key, moves: &[KnownMove]) {
        for known in moves {
            if let After::Position(after, _) = known.after {
                let parents = self.parents.entry(after).or_default();
                if !parents.contains(&key) {
                    parents.push(key);
                }
            }
        }
    }

    /// Forgets the least recently used half. Values derived from it stay.
    fn forget_half(&mut self) {
        let mut times: Vec<u64> = self.positions.values().map(|known| known.last_used).collect();
        times.sort_unstable();
        let middle = times[times.len() / 2];
        self.positions.retain(|_, known| known.last_used > middle);
        self.parents.clear();
        let kept: Vec<(Key, Vec<KnownMove>)> =
            self.positions.iter().map(|(key, known)| (*key, known.moves.clone())).collect();
        kept.into_iter().for_each(|(key, moves)| self.link(key, &moves));
        for known in self.positions.values_mut() {
            if let Some(value) = known.value.clone() {
                known.own = value.joined(known.own.clone());
            }
        }
    }

    /// Recomputes the values of positions, and all that follows from them.
    fn settle(&mut self, mut changed: Vec<Key>) {
        for _ in 0..STEPS_MAX {
            let Some(key) = changed.pop() else { return };
            let Some(known) = self.positions.get(&key) else { continue };
            let (value, reach) = self.weigh(known).unzip();
            let reach = reach.unwrap_or(Evaluation::unknown().effort());
            if value == known.value && reach == known.reach {
                continue;
            }
            let high = value.as_ref().map_or(Bounds::UNKNOWN.high, |value| value.bounds.high);
            let after: Vec<Key> = known.moves.iter().filter_map(KnownMove::key).collect();
            let known = self.positions.get_mut(&key).expect("it was there");
            (known.value, known.reach) = (value, reach);
            changed.extend(self.parents.get(&key).into_iter().flatten());
            changed.extend(after.into_iter().filter(|after| self.bound(after, high)));
        }
        if !changed.is_empty() {
            let (n_left, n_all) = (changed.len(), self.positions.len());
            log::warn!("{n_left} of {n_all} positions keep old values: what was learned contradicts itself");
        }
    }

    /// Bounds the position after a move, since no move is worth more than the position before is proven to
    /// be. Returns whether that narrows its bounds.
    fn bound(&mut self, after: &Key, high: i16) -> bool {
        let Some(known) = self.positions.get_mut(after) else { return false };
        let proven = known.proven.and(Bounds { low: -high, ..Bounds::UNKNOWN });
        std::mem::replace(&mut known.proven, proven) != proven
    }

    /// What a position is worth, by the rules above, and the effort of the search that found its score.
    fn weigh(&self, known: &KnownPosition) -> Option<(Evaluation, Effort)> {
        let moves: Vec<Evaluation> = known.moves.iter().filter_map(|mv| self.value_of(mv)).collect();
        let all =
            (moves.len() == known.moves.len()).then(|| moves.iter().map(Evaluation::effort).min()).flatten();
        let own = Some(&known.own).filter(|own| own.effort() > Evaluation::unknown().effort());
        let effort = own.map(Evaluation::effort).max(all)?;
        let bounds = self.proven(known, &moves, all.is_some());
        let weights: Vec<Effort> = known.moves.iter().filter_map(|mv| self.weight_of(mv)).collect();
        let (known_well, known_less): (Vec<_>, Vec<_>) =
            moves.iter().zip(&weights).partition(|(_, weight)| **weight >= effort);
        let [known_well, known_less] =
            [known_well, known_less].map(|of| of.into_iter().map(|(mv, _)| mv).collect::<Vec<_>>());
        // What is proven of a move counts in any case.
        let at_least = |evaluation: &Evaluation| Score::from_discs(evaluation.bounds.low);
        let proven =
            known_less.iter().map(|less| Evaluation { score: at_least(less), ..Evaluation::clone(less) });
        // The position's own value counts until the move that it chose has this effort by itself.
        let chosen = known.own.line.first();
        let is_chosen = |evaluation: &Evaluation| chosen.is_some() && evaluation.line.first() == chosen;
        let is_named = known_well.iter().any(|evaluation| is_chosen(evaluation));
        let may_be_best = |evaluation: &Evaluation| evaluation.bounds.high >= bounds.low;
        let own = own.filter(|_| !is_named).and_then(|own| match all {
            None => Some(own.clone()),
            // Its move is one of those that are known less.
            Some(_) => known_less
                .iter()
                .max_by_key(|less| (may_be_best(less), is_chosen(less), less.score))
                .map(|less| {
                    let score = less.bounds.clamp(own.score);
                    Evaluation { score, line: less.line.clone(), bounds: less.bounds, ..own.clone() }
                }),
        });
        let rank = |evaluation: &Evaluation| {
            (may_be_best(evaluation), evaluation.score, evaluation.line.first() == chosen)
        };
        let best = known_well.into_iter().cloned().chain(proven).chain(own).max_by_key(rank)?;
        let (_, depth, selectivity) = effort;
        // A value without a move gets the best of the moves that can be worth as much.
        let reaches = |(mv, weight): &(&Evaluation, &Effort)| {
            let high = if **weight >= effort { mv.score } else { Score::from_discs(mv.bounds.high) };
            may_be_best(mv) && high >= best.score
        };
        let can_be = || moves.iter().zip(&weights).filter(reaches).map(|(mv, _)| mv);
        let line = match best.line.is_empty() {
            true => can_be().max_by_key(|mv| mv.score).map(|mv| mv.line.clone()),
            false => None,
        };
        let reach = self.reach_of(known, &best, effort);
        let line = line.unwrap_or(best.line);
        let value = Evaluation { bounds: Bounds::UNKNOWN, depth, selectivity, line, ..best }.within(bounds);
        let reach = if value.is_exact() { value.effort() } else { reach };
        Some((value, reach))
    }

    /// The reach of a position with the value `best`: one ply more than that of the position after the best
    /// move if the score comes from there, and at least `effort`.
    fn reach_of(&self, known: &KnownPosition, best: &Evaluation, effort: Effort) -> Effort {
        let chosen = known.moves.iter().find(|mv| Some(&mv.mv) == best.line.first());
        let of_move = chosen.and_then(|mv| {
            let after = self.positions.get(&mv.key()?)?;
            let is_its_score = after.value.as_ref()?.score == -best.score;
            is_its_score.then_some(match after.reach {
                (false, depth, selectivity) => (false, depth.saturating_add(1), selectivity),
                proven => proven,
            })
        });
        of_move.unwrap_or(effort).max(effort)
    }

    /// The proven bounds of a position's score.
    fn proven(&self, known: &KnownPosition, moves: &[Evaluation], are_all: bool) -> Bounds {
        let unknown = Bounds::UNKNOWN;
        let low = moves.iter().map(|evaluation| evaluation.bounds.low).max().unwrap_or(unknown.low);
        let high = moves.iter().map(|evaluation| evaluation.bounds.high).max().filter(|_| are_all);
        let of_moves = Bounds { low, high: high.unwrap_or(unknown.high) };
        known.own.bounds.and(known.proven).and(of_moves)
    }

    /// The weight of a move's value, counted from the position before it; `None` while it has no value.
    fn weight_of(&self, known: &KnownMove) -> Option<Effort> {
        let After::Position(key, _) = known.after else { return Some(Evaluation::proven(0).effort()) };
        let (is_proven, depth, selectivity) = self.positions.get(&key)?.weight()?;
        Some((is_proven, depth.saturating_add(1), selectivity))
    }

    fn value_of(&self, known: &KnownMove) -> Option<Evaluation> {
        known.evaluation(|key| self.positions.get(key)?.value.clone())
    }
}

/// The evaluation of a move among those of several, each of which begins its line with its own move.
pub fn of_move(evaluations: &[Evaluation], mv: Move) -> Option<&Evaluation> {
    evaluations.iter().find(|evaluation| evaluation.line.first() == Some(&mv))
}

/// Fits a move's value to its position's: the best move has the same score, another at most that.
fn capped(evaluation: Evaluation, value: Option<&Evaluation>) -> Evaluation {
    let Some(value) = value else { return evaluation };
    let is_best = evaluation.line.first() == value.line.first();
    let score = if is_best { value.score } else { evaluation.score.min(value.score) };
    let high = Bounds { high: value.bounds.high, ..Bounds::UNKNOWN };
    Evaluation { score, ..evaluation }.within(high)
}

/// What a position's evaluation implies for its best move. The position's lower bound may be due to another
/// move.
fn of_best(evaluation: &Evaluation) -> Evaluation {
    let bounds = Bounds { low: Bounds::UNKNOWN.low, ..evaluation.bounds };
    let bounds = if evaluation.is_exact() { evaluation.bounds } else { bounds };
    Evaluation { bounds, ..evaluation.clone() }
}

/// Whether values of the position are stored: the game is not over, and its central discs are placed.
fn is_open(position: &Position) -> bool {
    !position.is_placing() && position.outcome().is_none()
}

/// Whether a score fits on the board.
fn fits(evaluation: &Evaluation, size: BoardSize) -> bool {
    evaluation.score.hundredths().abs() <= 100 * size.area() as i32
}

#[cfg(test)]
mod tests;
