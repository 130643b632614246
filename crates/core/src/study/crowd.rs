//! What people of a rating would play in the position shown.

use super::people::{Looks, People};
use crate::analyst::{Analyst, Answer, Client, Priority};
use engine::SearchId;
use engine::human::{Model, Rating, Situation};

/// Follows the board while it is shown what people play.
#[derive(Default)]
pub struct Crowd {
    analyst: Option<Client>,
    /// The position shown, and the search for it.
    pending: Option<(Situation, SearchId)>,
    looks: Option<Looks>,
    /// Read off the looks for a rating.
    people: Option<People>,
}

impl Crowd {
    /// Asks about the position shown, unless that was done; `None` asks about nothing. An analyst of its own
    /// calls `wake` whenever it has found something.
    pub fn follow(&mut self, wake: impl Fn() + Send + 'static, situation: Option<Situation>) {
        let has_choice = |situation: &Situation| situation.position.legal_moves().len() > 1;
        let situation = situation.filter(has_choice);
        if self.pending.map(|(situation, _)| situation) == situation {
            return;
        }
        (self.pending, self.looks, self.people) = (None, None, None);
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
    pub fn hear(&mut self, rating: Rating) {
        let mut news = None;
        for (id, answer) in self.analyst.iter().flat_map(Client::answers) {
            if let (true, Answer::People(looks)) = (self.pending.is_some_and(|(_, own)| own == id), answer) {
                news = Some(looks);
            }
        }
        let is_news = news.is_some();
        self.looks = news.or(self.looks.take());
        if is_news || self.people.as_ref().is_some_and(|people| people.rating != rating) {
            let model = Model::embedded().ok();
            self.people = model.zip(self.looks.as_ref()).map(|(model, looks)| looks.people(model, rating));
        }
    }

    /// What they play in the position shown, once that is known.
    pub fn people(&self) -> Option<&People> {
        self.people.as_ref()
    }
}
