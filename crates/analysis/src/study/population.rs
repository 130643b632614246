//! What people of a rating would play in the position shown.

use super::people::{MoveValues, People};
use crate::analyst::{Analyst, Answer, Client, Priority, jobs};
use engine::SearchId;
use engine::human::{Model, Rating, Situation};

/// Finds what people play in the position on the board.
pub struct PopulationClient {
    analyst: Client,
    /// The position shown, and the search for it.
    asked: Option<(Situation, SearchId)>,
    values: Option<MoveValues>,
    /// What people of a rating play in the position shown, computed from `values`; `None` until they arrive.
    pub people: Option<People>,
}

impl PopulationClient {
    /// A worker that has asked nothing yet; the analyst does the searches.
    pub fn new(analyst: &Analyst) -> PopulationClient {
        let analyst = analyst.client(Priority::People);
        PopulationClient { analyst, asked: None, values: None, people: None }
    }

    /// Asks about a position, unless it is the one asked about last; `None` withdraws the order. Does not ask
    /// about positions with one move.
    pub fn follow(&mut self, situation: Option<Situation>) {
        let has_choice = |situation: &Situation| situation.position.legal_moves().len() > 1;
        let situation = situation.filter(has_choice);
        if self.asked.map(|(situation, _)| situation) == situation {
            return;
        }
        (self.asked, self.values, self.people) = (None, None, None);
        self.analyst.withdraw();
        self.asked =
            situation.map(|situation| (situation, self.analyst.order(jobs::people(situation, true))));
    }

    /// Stores new values, and predicts the moves of people of a rating from them.
    pub fn update(&mut self, rating: Rating) {
        let mut news = None;
        for (id, answer) in self.analyst.answers() {
            if let (true, Answer::People(values)) = (self.asked.is_some_and(|(_, own)| own == id), answer) {
                news = Some(values);
            }
        }
        let is_news = news.is_some();
        self.values = news.or(self.values.take());
        if is_news || self.people.as_ref().is_some_and(|people| people.rating != rating) {
            let model = Model::embedded().ok();
            self.people = model.zip(self.values.as_ref()).map(|(model, values)| values.people(model, rating));
        }
    }
}
