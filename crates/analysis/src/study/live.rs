//! The live analysis with an engine of its own, so that neither the players' searches nor the board ever
//! wait for it. The engine does what a [`Study`] orders.

use super::{EngineOrder, Study};
use crate::knowledge::Knowledge;
use crate::learn;
use engine::book::Book;
use engine::{Engine, Event, Resources};
use othello::evaluation::Evaluation;
use othello::record::{NodeId, Record};
use othello::rules::Position;
use session::{Activity, GameSession};
use std::sync::Arc;
use texts::text;
use texts::words;

/// The study of the position shown, and the engine that analyses it.
#[derive(Default)]
pub struct LiveAnalysis {
    /// Decides what the engine analyses, and holds what it found.
    pub study: Study,
    /// Made when something is first analysed.
    engine: Option<Engine>,
    /// The node and the position that the last [`LiveAnalysis::follow`] saw on the board.
    studied: Option<(NodeId, Position)>,
}

/// The books and the resources of the analysis.
pub struct BooksAndResources<'a> {
    /// The opening book that values come from.
    pub book: Option<Arc<Book>>,
    /// The user's own opening book, where it replaces the built-in one.
    pub own_book: Option<&'a Arc<Book>>,
    /// Threads and memory for searches.
    pub resources: Resources,
}

/// What [`LiveAnalysis::follow`] found out.
#[derive(Debug, Default, PartialEq)]
pub struct Followed {
    /// Another position is shown.
    pub has_moved: bool,
    /// The value found for the position shown before, to be stored in the record.
    pub value: Option<(NodeId, Evaluation)>,
}

impl LiveAnalysis {
    /// Stops the engine.
    pub fn stop_engine(&mut self) {
        self.engine.iter_mut().for_each(Engine::stop);
    }

    /// Starts or stops the analysis of the position shown.
    pub fn switch(&mut self, record: &Record, book: Option<Arc<Book>>, knowledge: &mut Knowledge) {
        if self.study.is_running {
            self.study.is_running = false;
        } else {
            self.study.start();
            learn::book(knowledge, book.as_deref(), record.position(), record.goal());
        }
    }

    /// Learns from another opening book and from the values in the game's record.
    pub fn learn_again(&mut self, record: &Record, book: Option<Arc<Book>>, knowledge: &mut Knowledge) {
        learn::game(knowledge, record);
        if self.study.is_open {
            learn::book(knowledge, book.as_deref(), record.position(), record.goal());
        }
    }

    /// Analyses the position on the board, except while the engine searches for a move or a hint. The engine
    /// calls `wake` for each of its events.
    pub fn follow(
        &mut self,
        session: &GameSession,
        around: &BooksAndResources,
        knowledge: &mut Knowledge,
        wake: impl Fn() + Send + 'static,
    ) -> Followed {
        let may_work = !matches!(session.activity(), Activity::Thinking { .. });
        let (record, position) = (session.record(), *session.position());
        let place = (record.cursor(), position);
        let mut followed = Followed::default();
        if self.studied != Some(place) {
            followed = Followed { has_moved: true, value: self.value_of_studied(session, knowledge) };
            self.studied = Some(place);
            learn::game(knowledge, record);
            if self.study.is_open {
                learn::book(knowledge, around.book.as_deref(), record.position(), record.goal());
            }
        }
        match self.study.follow(&position, record.goal(), may_work, knowledge) {
            Some(EngineOrder::Analyse(id, asked)) => {
                let engine = self.engine.get_or_insert_with(|| Engine::spawn(wake));
                engine.configure(around.resources);
                engine.open_book(around.own_book.cloned());
                engine.analyse(id, asked);
            }
            Some(EngineOrder::Stop) => self.stop_engine(),
            None => {}
        }
        followed
    }

    /// The value found for the position that was on the board last. The record keeps it beside the move that
    /// led to the position.
    pub fn value_of_studied(
        &self,
        session: &GameSession,
        knowledge: &Knowledge,
    ) -> Option<(NodeId, Evaluation)> {
        let (node, position) = self.studied?;
        // A player in a game must not see values that the coach or others found.
        if session.is_contested() && !self.study.is_open {
            return None;
        }
        let record = session.record();
        if !record.contains(node) || record.position_at(node) != position {
            return None;
        }
        let value = knowledge.value(&position, record.goal())?;
        (!value.line.is_empty()).then_some((node, value))
    }

    /// Learns what the analysis has found. Returns a sentence for each failure.
    pub fn poll(&mut self, knowledge: &mut Knowledge) -> Vec<String> {
        let mut failures = Vec::new();
        let events = self.engine.iter().flat_map(Engine::events);
        for event in events {
            match event {
                Event::Evaluated(found) => self.study.hear(found, knowledge),
                Event::Finished { id, .. } => self.study.finished(id),
                Event::Failed { id, message } if self.study.failed(id) => {
                    failures.push(text!("analysis-broke", reason = message));
                }
                Event::Warning { error, .. } => failures.push(words::complaint_words(&error)),
                Event::Failed { .. } | Event::Progress { .. } => {}
            }
        }
        failures
    }
}
