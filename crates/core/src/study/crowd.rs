//! What people of a rating would play in the position shown: the thread that looks at it.

use super::people::{Looks, People};
use crate::worker::{Desk, Worker};
use engine::human::{Model, Rating, Situation};
use engine::{Resources, Stop, Thinker};

/// Memory for the looks, in megabytes.
const TABLE_MB: usize = 8;

/// Follows the board while somebody wants to know what people play.
#[derive(Default)]
pub struct Crowd {
    worker: Option<Worker<Situation, Looks>>,
    asked: Option<Situation>,
    looks: Option<Looks>,
    /// Read off the looks for a rating.
    people: Option<People>,
}

/// Looks at positions, always at the newest, until nobody wants it any more.
fn work(Desk { jobs, tell, .. }: Desk<Situation, Looks>) {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: TABLE_MB });
    let mut next = None;
    while let Some(first) = next.take().or_else(|| jobs.recv().ok()) {
        let situation = jobs.try_iter().last().unwrap_or(first);
        let mut look = |at: &Situation| thinker.looks(&at.position, at.goal, &Stop::never());
        let mut looks = Looks::new(situation, look(&situation));
        tell(looks.clone());
        for (square, after) in looks.asks() {
            next = jobs.try_iter().last();
            if next.is_some() {
                break;
            }
            let values = look(&after);
            looks.learn_replies(square, after, values);
        }
        if next.is_none() {
            tell(looks);
        }
    }
}

impl Crowd {
    /// Asks about the position shown, unless that was done; `None` asks about nothing. The thread calls
    /// `wake` whenever it has found something.
    pub fn follow(&mut self, wake: impl Fn() + Send + 'static, situation: Option<Situation>) {
        let has_choice = |situation: &Situation| situation.position.legal_moves().len() > 1;
        let situation = situation.filter(has_choice);
        if self.asked == situation {
            return;
        }
        (self.asked, self.looks, self.people) = (situation, None, None);
        if let Some(situation) = situation {
            let worker = self.worker.get_or_insert_with(|| Worker::start("people", wake, work));
            worker.send(situation);
        }
    }

    /// Takes in what the thread has found, for people of a rating.
    pub fn hear(&mut self, rating: Rating) {
        let mut news = self.worker.iter().flat_map(Worker::news);
        let news = news.rfind(|looks| self.asked.as_ref() == Some(looks.situation()));
        let is_news = news.is_some();
        self.looks = news.or(self.looks.take());
        if is_news || self.people.as_ref().is_some_and(|people| people.rating != rating) {
            let model = Model::embedded().ok();
            self.people = model.zip(self.looks.as_ref()).map(|(model, looks)| looks.people(model, rating));
        }
    }

    /// What they play in the position asked about, once that is known.
    pub fn people(&self) -> Option<&People> {
        self.people.as_ref()
    }
}
