//! What mistakes cost a player, idea by idea, and the one sentence for a game.

use super::{Explanation, Idea};
use crate::review::Review;
use othello::rules::{Color, Move};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use texts::text;

/// How often an idea was what a mistake was about, and what these mistakes lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Mistakes.
    pub n: u32,
    /// Discs lost.
    pub discs: f64,
}

/// The costs of ideas.
pub type Costs = BTreeMap<Idea, Cost>;

/// An idea that cost less than this is not said of a game, in discs.
const SAID_FROM: f64 = 4.0;

/// What each idea cost a side in a reviewed game.
pub fn costs(review: &Review, color: Color) -> Costs {
    let mut costs = Costs::new();
    for explanation in of_side(review, color) {
        if let Some(idea) = explanation.idea() {
            let cost = costs.entry(idea).or_default();
            cost.n += 1;
            // In hundredths, as values are known.
            cost.discs = (100.0 * (cost.discs + explanation.loss.in_discs())).round() / 100.0;
        }
    }
    costs
}

/// The idea that cost a side most in a game, with how often and how much; `None` where nothing cost much.
///
/// > You left the corner a8 five times: 26 discs.
pub fn most_costly(review: &Review, color: Color) -> Option<(Idea, String)> {
    let costs = costs(review, color);
    let (&idea, &Cost { n, discs }) = costs.iter().max_by(|(_, a), (_, b)| a.discs.total_cmp(&b.discs))?;
    if discs < SAID_FROM {
        return None;
    }
    let side = color.key();
    let discs = discs.round() as i64;
    let corner = left_corner(review, color).filter(|_| idea == Idea::Corner);
    let words = match corner {
        Some((corner, times, lost)) if times > 1 => {
            text!("costs-corner", color = side, corner = corner, n = times, discs = lost.round() as i64)
        }
        _ => text!("costs-most", color = side, idea = idea.name(), n = n, discs = discs),
    };
    Some((idea, words))
}

/// The corner that a side most often did not take: its name, how often it was the best move, what that cost.
fn left_corner(review: &Review, color: Color) -> Option<(String, usize, f64)> {
    let mut left: BTreeMap<String, (usize, f64)> = BTreeMap::new();
    for explanation in of_side(review, color).filter(|lost| lost.idea() == Some(Idea::Corner)) {
        if let Move::Place(best) = explanation.best()
            && super::ideas::is_corner(&explanation.position, best)
        {
            let (n, discs) = left.entry(best.name(explanation.position.size())).or_default();
            (*n, *discs) = (*n + 1, *discs + explanation.loss.in_discs());
        }
    }
    let most = left.into_iter().max_by_key(|(_, (n, _))| *n);
    most.map(|(corner, (n, discs))| (corner, n, discs))
}

fn of_side(review: &Review, color: Color) -> impl Iterator<Item = Explanation> {
    let own = review.moves().iter().filter(move |played| played.color == color);
    own.filter_map(|played| Explanation::of(review, played))
}
