//! What mistakes cost a player, idea by idea, and a sentence on the costliest idea of a game.

use super::{Explanation, Idea};
use crate::review::Review;
use othello::rules::{Color, Grid, Move, Squares};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use texts::text;

/// How many moves that lost two discs or more were about an idea, and what they lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct IdeaCost {
    /// Mistakes.
    pub n: u32,
    /// Discs lost.
    pub discs: f64,
}

impl IdeaCost {
    /// Adds mistakes.
    pub fn add(&mut self, n: u32, discs: f64) {
        (self.n, self.discs) = (self.n + n, self.discs + discs);
    }
}

/// The costs of ideas.
pub type IdeaCosts = BTreeMap<Idea, IdeaCost>;

/// The sentence for a game names an idea only if it cost at least this many discs.
const NAMED_DISCS_MIN: f64 = 4.0;

/// What each idea cost a side in a reviewed game.
pub fn costs(review: &Review, color: Color) -> IdeaCosts {
    let mut costs = IdeaCosts::new();
    for explanation in of_side(review, color) {
        if let Some(idea) = explanation.idea() {
            let cost = costs.entry(idea).or_default();
            cost.add(1, explanation.loss.in_discs());
            // Rounded to hundredths, the precision of values.
            cost.discs = (100.0 * cost.discs).round() / 100.0;
        }
    }
    costs
}

/// The idea that cost a side most in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct CostliestIdea {
    /// What its mistakes were about.
    pub idea: Idea,
    /// Who made them.
    pub color: Color,
    /// How many there were, and what they lost.
    pub cost: IdeaCost,
    /// The corner that the side did not take, if more than once: then `cost` is that of this corner alone.
    corner: Option<String>,
}

impl CostliestIdea {
    /// Finds the costliest idea in a review; `None` where no idea cost 4 discs.
    pub fn of(review: &Review, color: Color) -> Option<CostliestIdea> {
        let costs = costs(review, color);
        let (&idea, &cost) = costs.iter().max_by(|(_, a), (_, b)| a.discs.total_cmp(&b.discs))?;
        if cost.discs < NAMED_DISCS_MIN {
            return None;
        }
        let missed = missed_corner(review, color).filter(|(_, cost)| idea == Idea::Corner && cost.n > 1);
        let (corner, cost) = missed.map_or((None, cost), |(corner, cost)| (Some(corner), cost));
        Some(CostliestIdea { idea, color, cost, corner })
    }

    /// The one sentence for the game, with how often and how much; `who` is `you` for the user, `named` for a
    /// side that is called by its `name`, else `color`.
    ///
    /// > You left the corner a8 5 times: 26 discs.
    pub fn words(&self, who: &str, name: &str) -> String {
        let (by, n, discs) = (self.color.key(), self.cost.n, self.cost.discs.round() as i64);
        match &self.corner {
            Some(corner) => {
                let at = corner.as_str();
                text!("costs-corner", who = who, name = name, color = by, corner = at, n = n, discs = discs)
            }
            None => {
                let idea = self.idea.name();
                text!("costs-most", who = who, name = name, color = by, idea = idea, n = n, discs = discs)
            }
        }
    }
}

/// The corner that a side most often did not take though it was the best move: its name, and what that cost.
fn missed_corner(review: &Review, color: Color) -> Option<(String, IdeaCost)> {
    let mut missed: BTreeMap<String, IdeaCost> = BTreeMap::new();
    for explanation in of_side(review, color).filter(|mistake| mistake.idea() == Some(Idea::Corner)) {
        if let Move::Place(best) = explanation.best()
            && Grid::<Squares>::of(explanation.position.size()).corners().contains(best)
        {
            let cost = missed.entry(best.name(explanation.position.size())).or_default();
            cost.add(1, explanation.loss.in_discs());
        }
    }
    missed.into_iter().max_by_key(|(_, cost)| cost.n)
}

fn of_side(review: &Review, color: Color) -> impl Iterator<Item = Explanation> {
    let own = review.moves.iter().filter(move |played| played.color == color);
    own.filter_map(|played| Explanation::of(review, played))
}
