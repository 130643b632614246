//! The review of the game on the board.

pub(super) mod panel;
pub(super) mod refutation;
pub(super) mod view;
mod graph;
mod legend;

pub(super) use graph::take_graph_place;

use super::message::Message;
use super::scene::Scene;
use super::waker;
use othello::record::Record;
use outflank_core::analysis::explain::Explanation;
use outflank_core::analysis::learn;
use outflank_core::analysis::page;
use outflank_core::analysis::review::Review;
use outflank_core::analysis::reviewing::{Polled, Reviewing, learn_book};
use outflank_core::knowledge::Knowledge;
use outflank_core::library::Library;
use outflank_core::session::Action;
use outflank_core::text;
use outflank_core::words;

/// The room of the review.
#[derive(Default)]
pub(super) struct Room {
    /// The review that is shown.
    reviewing: Option<Reviewing>,
    /// The moves stand in its place.
    pub shows_moves: bool,
}

impl Room {
    /// The review that is shown.
    pub(super) fn reviewing(&self) -> Option<&Reviewing> {
        self.reviewing.as_ref()
    }

    /// The review, once for each pass: where one is done that the library was not told of.
    pub(super) fn unsaved(&mut self) -> Option<Review> {
        self.reviewing.as_mut().and_then(Reviewing::unsaved)
    }

    /// The game on the board is in the library, perhaps as a variation of one that was there.
    pub(super) fn game_is_saved(&mut self) {
        if let Some(reviewing) = &mut self.reviewing {
            reviewing.is_in_library = true;
        }
    }

    /// Finds out whether a library has the game under review.
    pub(super) fn look_up(&mut self, library: &Library) {
        if let Some(reviewing) = &mut self.reviewing {
            reviewing.is_in_library |= library.has_reviewed(reviewing.review());
        }
    }

    /// Begins a review of the line shown, or ends the one that is shown.
    pub(super) fn toggle(&mut self, scene: &Scene, knowledge: &mut Knowledge) {
        self.shows_moves = false;
        self.reviewing = match self.reviewing {
            Some(_) => None,
            None => {
                let record = scene.record();
                learn::game(knowledge, record);
                learn_book(scene.record(), scene.book(), knowledge);
                Some(Reviewing::begin(record, knowledge, waker(scene.ctx)))
            }
        };
    }

    /// Takes in what another opening book says of the line shown, if it is under review.
    pub(super) fn learn_again(&self, scene: &Scene, knowledge: &mut Knowledge) {
        if self.reviewing.is_some() {
            learn_book(scene.record(), scene.book(), knowledge);
        }
    }

    /// Takes in what the review's engine has found, and asks for more.
    pub(super) fn poll(&mut self, record: &Record, knowledge: &mut Knowledge, messages: &mut Vec<Message>) {
        let Some(reviewing) = &mut self.reviewing else { return };
        match reviewing.poll(record, knowledge) {
            Polled::Left => messages.extend([Message::SaveReview, Message::CloseReview]),
            Polled::Goes { values, is_done, failure } => {
                messages.extend(values.map(|values| Message::Do(Action::Values(values))));
                if is_done {
                    messages.push(Message::SaveReview);
                }
                if let Some(reason) = failure {
                    messages.push(Message::trouble(text!("review-broke-off", reason = reason)));
                    messages.push(Message::CloseReview);
                }
            }
        }
    }

    /// Nothing is under review any more.
    pub(super) fn close(&mut self) {
        self.reviewing = None;
    }

    /// To the next or the previous mistake of the game under review.
    pub(super) fn to_mistake(&self, scene: &Scene, forward: bool) -> Option<Message> {
        let reviewing = self.reviewing.as_ref()?;
        let from = reviewing.place_of(scene.record().cursor()).unwrap_or(0);
        // What a computer did wrong, often on purpose, teaches nobody.
        let side = words::only_human(scene.session).filter(|_| !scene.settings.all_mistakes);
        Some(match reviewing.mistake(from, forward, side) {
            Some(place) => Message::Do(Action::Jump(reviewing.node_at(place))),
            None => Message::answer(match (forward, side) {
                (true, None) => text!("review-no-later-mistake"),
                (true, Some(_)) => text!("review-no-later-mistake.yours"),
                (false, None) => text!("review-no-earlier-mistake"),
                (false, Some(_)) => text!("review-no-earlier-mistake.yours"),
            }),
        })
    }

    /// The explanation of the move that led to the position shown.
    pub(super) fn explanation(&self) -> Option<&Explanation> {
        self.reviewing.as_ref()?.explanation()
    }

    /// The page of the review that is shown, with what is known by now.
    pub(super) fn page(&self, record: &Record) -> Option<String> {
        Some(page::write(self.reviewing.as_ref()?.review(), record))
    }
}
