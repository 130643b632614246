//! A look back at a game that has just ended. Its review gives the discs that each move lost, which rate the
//! player, and the moves worth another look.

use crate::analyst::{self, Analyst, Answer, Client, Priority, jobs};
use crate::explain::Explanation;
use crate::knowledge::Knowledge;
use crate::review::{Plan, PlayedMove, Review};
use crate::reviewing::learn_book;
use engine::book::Book;
use engine::{Level, SearchId};
use othello::evaluation::Score;
use othello::record::Record;
use othello::rules::{ByColor, Color};
use std::cmp::Reverse;
use std::sync::Arc;

/// The level of these reviews. One takes a tenth of a second, and the discs lost in a game come within 6 % of
/// what level 24 finds. Level 12 finds 17 % fewer, which makes players look 120 points stronger.
pub const LEVEL: u8 = 21;

/// The most moves of a game that are worth another look.
const LOOKS_MAX: usize = 3;
/// The least that a move worth another look has lost.
const LOSS_MIN: Score = Score::from_discs(3);

/// The plan of a review of the line shown, with what the opening book knows of it.
pub fn plan(record: &Record, level: Level, book: Option<Arc<Book>>) -> Plan {
    let mut knowledge = Knowledge::default();
    learn_book(record, book, &mut knowledge);
    Plan::new(record, level, knowledge)
}

/// The moves of a side, or of both, that lost the most, in the order of the game. They are more than four
/// plies apart, so that no two are about the same problem.
pub fn worst_moves(review: &Review, side: Option<Color>) -> Vec<&PlayedMove> {
    let mut lost: Vec<&PlayedMove> = review
        .moves
        .iter()
        .filter(|played| side.is_none_or(|side| played.color == side))
        .filter(|played| played.loss >= LOSS_MIN)
        .collect();
    lost.sort_by_key(|played| Reverse(played.loss));
    let mut chosen: Vec<&PlayedMove> = Vec::new();
    for played in lost {
        if chosen.len() < LOOKS_MAX && chosen.iter().all(|other| other.at.abs_diff(played.at) > 4) {
            chosen.push(played);
        }
    }
    chosen.sort_by_key(|played| played.at);
    chosen
}

/// The worst moves of a side, each with why it lost.
pub fn explained(review: &Review, color: Color) -> impl Iterator<Item = (&PlayedMove, Explanation)> {
    let why = |played| Some((played, Explanation::of(review, played)?));
    worst_moves(review, Some(color)).into_iter().filter_map(why)
}

/// Reviews one game after the other.
pub struct LookBack {
    analyst: Client,
    /// The games whose reviews are not done, and whether they count for a rating.
    pending: Vec<(SearchId, bool)>,
}

impl LookBack {
    /// A look back that orders its reviews from the analyst.
    pub fn new(analyst: &Analyst) -> LookBack {
        LookBack { analyst: analyst.client(Priority::LookBack), pending: Vec::new() }
    }

    /// Orders a review of the line shown, with what the opening book knows of it.
    pub fn begin(&mut self, record: &Record, book: Option<Arc<Book>>) {
        let plan = plan(record, Level::new(LEVEL), book);
        let counts = record.header.ratings != ByColor::default();
        self.pending.push((self.analyst.order(jobs::game(plan, analyst::RESOURCES)), counts));
    }

    /// The reviews since the last time, each with whether it counts for a rating.
    pub fn reviews(&mut self) -> Vec<(Box<Review>, bool)> {
        let mut reviews = Vec::new();
        for (id, answer) in self.analyst.answers() {
            let Some(at) = self.pending.iter().position(|(pending, _)| *pending == id) else { continue };
            let (_, counts) = self.pending.remove(at);
            if let Answer::Review(review) = answer {
                reviews.push((review, counts));
            }
        }
        reviews
    }
}
