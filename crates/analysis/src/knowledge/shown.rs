//! The value shown for a position. It comes from the searches of the position and of those after it, unless a
//! deeper search from a position before it contradicts them.
//!
//! Such a search gives its best move a value, and this value bounds all its other moves. The positions after
//! the moves inherit the value or the bound, and so do the positions after those. Where two such searches
//! contradict one another, the deeper counts.

use super::{Effort, Evaluation, Key, Knowledge, KnownMove, Score};
use std::collections::HashMap;

/// Computes the values shown for positions, each once.
pub(super) struct ShownValues<'a> {
    knowledge: &'a Knowledge,
    found: HashMap<Key, Option<ShownValue>>,
}

#[derive(Clone)]
pub(super) struct ShownValue {
    pub(super) value: Evaluation,
    /// The effort ([`Evaluation::effort`]) of the search that its score is from, counted from the position.
    pub(super) effort: Effort,
}

/// What a search from the position before implies for a position.
struct Limit {
    effort: Effort,
    score: Score,
    /// The score is the position's value, not only a lower bound of it.
    is_equal: bool,
}

impl<'a> ShownValues<'a> {
    pub(super) fn of(knowledge: &'a Knowledge) -> ShownValues<'a> {
        ShownValues { knowledge, found: HashMap::new() }
    }

    /// The value shown for a position; `None` while too little is known.
    pub(super) fn value(&mut self, key: &Key) -> Option<ShownValue> {
        if let Some(found) = self.found.get(key) {
            return found.clone();
        }
        let shown = self.find(key);
        self.found.insert(*key, shown.clone());
        shown
    }

    pub(super) fn value_of_move(&mut self, mv: &KnownMove) -> Option<Evaluation> {
        mv.evaluation(|key| Some(self.value(key)?.value))
    }

    fn find(&mut self, key: &Key) -> Option<ShownValue> {
        let knowledge = self.knowledge;
        let known = knowledge.positions.get(key)?;
        let (value, weight) = (known.value.clone()?, known.weight()?);
        let effort = value.effort();
        let parents = knowledge.parents.get(key).map_or(&[][..], Vec::as_slice);
        let mut limits: Vec<Limit> = parents.iter().filter_map(|parent| self.limit(parent, key)).collect();
        limits.retain(|limit| limit.effort > weight);
        limits.sort_by_key(|limit| limit.effort);
        let mut shown = ShownValue { value, effort };
        limits.into_iter().for_each(|limit| shown.keep_to(&limit));
        if shown.effort > effort {
            self.replace_line(key, &mut shown);
        }
        Some(shown)
    }

    /// Replaces the line by another move's if its first move cannot be worth the value shown: its upper bound
    /// is lower, or its score is lower by a search with as much effort.
    fn replace_line(&self, key: &Key, shown: &mut ShownValue) {
        let knowledge = self.knowledge;
        let Some(known) = knowledge.positions.get(key) else { return };
        let ShownValue { value, effort } = shown;
        let may_be_best = |mv: &Evaluation, weight: Effort| {
            let high = if weight >= *effort { mv.score } else { Score::from_discs(mv.bounds.high) };
            high >= value.score
        };
        let moves = known.moves.iter();
        let moves = moves.filter_map(|mv| Some((knowledge.value_of(mv)?, knowledge.weight_of(mv)?)));
        let (may, cannot): (Vec<_>, Vec<_>) = moves.partition(|(mv, weight)| may_be_best(mv, *weight));
        if cannot.iter().any(|(mv, _)| mv.line.first() == value.line.first()) {
            let best = may.into_iter().map(|(mv, _)| mv).max_by_key(|mv| mv.score);
            value.line = best.map(|mv| mv.line).unwrap_or_default();
        }
    }

    /// What the value shown for the position before implies for a position.
    fn limit(&mut self, parent: &Key, key: &Key) -> Option<Limit> {
        let shown = self.value(parent)?;
        let best = shown.value.line.first();
        let mut moves = self.knowledge.positions.get(parent)?.moves.iter();
        let is_equal = moves.any(|known| Some(&known.mv) == best && known.key() == Some(*key));
        let (is_proven, depth, selectivity) = shown.effort;
        let effort = (is_proven, depth.saturating_sub(1), selectivity);
        Some(Limit { effort, score: -shown.value.score, is_equal })
    }
}

impl ShownValue {
    fn keep_to(&mut self, limit: &Limit) {
        let score = self.value.bounds.clamp(limit.score);
        if score > self.value.score || limit.is_equal && score != self.value.score {
            self.value.score = score;
            self.effort = limit.effort;
        }
    }
}
