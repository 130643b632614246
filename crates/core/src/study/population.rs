//! What people of a rating would play in the position shown.

use super::people::{MoveValues, People};
use crate::analyst::{Analyst, Answer, Client, Priority};
use engine::SearchId;
use engine::human::{Model, Rating, Situation};

/// Follows the board while it is shown what people play.
#[derive(Default)]
pub struct PopulationWorker {
    analyst: Option<Client>,
    /// The position shown, and the search for it.
    pending: Option<(Situation, SearchId)>,
    values: Option<MoveValues>,
    /// Read off the values for a rating.
    people: Option<People>,
}

impl PopulationWorker {
    /// Asks about the position shown, unless that was done; `None` asks about nothing. An analyst of its own
    /// calls `wake` whenever it has found something.
    pub fn follow(&mut self, wake: impl Fn() + Send + 'static, situation: Option<Situation>) {
        let has_choice = |situation: &Situation| situation.position.legal_moves().len() > 1;
        let situation = situation.filter(has_choice);
        if self.pending.map(|(situation, _)| situation) == situation {
            return;
        }
        (self.pending, self.values, self.people) = (None, None, None);
        if let Some(analyst) = &self.analyst {
            analyst.withdraw();
        }
        if let Some(situation) = situation {
            let start = || Analyst::start(wake).client(Priority::People);
            let id = self.analyst.get_or_insert_with(start).ask_people(situation);
            self.pending = Some((situation, id));
        }
    }

    /// Takes in what was found, for people of a rating.
    pub fn update(&mut self, rating: Rating) {
        let mut news = None;
        for (id, answer) in self.analyst.iter().flat_map(Client::answers) {
            if let (true, Answer::People(values)) = (self.pending.is_some_and(|(_, own)| own == id), answer) {
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

    /// What they play in the position pending about, once that is known.
    pub fn people(&self) -> Option<&People> {
        self.people.as_ref()
    }
}
