//! A look back at a game that has just ended. Its review gives the discs that each move lost, which rate the
//! player, and the moves worth another look.

pub use crate::review::worst_moves;

use crate::analyst::{self, Analyst, Answer, Client, Priority, jobs};
use crate::knowledge::Knowledge;
use crate::learn::learn_book;
use crate::review::{Plan, Review};
use engine::book::Book;
use engine::{Level, SearchId};
use othello::record::Record;
use othello::rules::ByColor;
use std::sync::Arc;

/// The level of these reviews. One takes a tenth of a second, and the discs lost in a game come within 6 % of
/// what level 24 finds. Level 12 finds 17 % fewer, which makes players look 120 points stronger.
pub const LEVEL: u8 = 21;

/// The plan of a review of the line shown, with what the opening book knows of it.
pub fn plan(record: &Record, level: Level, book: Option<Arc<Book>>) -> Plan {
    let mut knowledge = Knowledge::default();
    learn_book(record, book, &mut knowledge);
    Plan::new(record, level, knowledge)
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
