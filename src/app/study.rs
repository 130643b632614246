//! The live analysis in the window: carries out what a [`Study`](crate::study::Study) orders, on an engine of
//! its own, so that neither the players' searches nor the board ever wait for it.

pub mod analysis;
pub mod comments;
pub mod marks;
pub mod moves;
pub mod overlays;
pub mod tree;

use super::App;
use super::widgets::notices::Tone;
use crate::engine::{Engine, Event};
use crate::evaluation::Evaluation;
use crate::record::NodeId;
use crate::rules::Position;
use crate::session::{Action, Activity};
use crate::study::{Knowledge, Order};
use egui::Context;
use std::time::Instant;

impl App {
    /// Starts or stops the analysis of the position shown.
    pub(super) fn switch_study(&mut self, ctx: &Context) {
        if self.study.is_running() {
            self.study.stop()
        } else {
            self.study.start()
        }
        self.configure_session(ctx);
    }

    pub(super) fn close_study(&mut self, ctx: &Context) {
        self.study.close();
        self.configure_session(ctx);
    }

    /// Has the analysis follow the board. It rests while a computer thinks about its move.
    pub(super) fn follow_study(&mut self, ctx: &Context) {
        let may_work = !matches!(self.session.activity(), Activity::Thinking { .. });
        let position = *self.session.position();
        let place = (self.session.record().cursor(), position);
        if self.studied != Some(place) {
            let left = self.studied.replace(place);
            self.chosen_line = None;
            self.line_pointed.clear();
            self.keep_value(ctx, left);
        }
        match self.study.follow(&position, self.session.record().goal(), may_work) {
            Some(Order::Analyse(id, asked)) => {
                let waker = ctx.clone();
                let analyst =
                    self.analyst.get_or_insert_with(|| Engine::spawn(move || waker.request_repaint()));
                analyst.configure(self.settings.resources(super::n_processors()));
                analyst.analyse(id, asked);
            }
            Some(Order::Stop) => self.analyst.iter_mut().for_each(Engine::stop),
            None => {}
        }
    }

    /// Writes what a position was found to be worth beside the move that led to it, so that it outlives the
    /// sitting.
    pub(super) fn keep_value(&mut self, ctx: &Context, left: Option<(NodeId, Position)>) {
        let Some((node, position)) = left else { return };
        let record = self.session.record();
        if !record.contains(node) || record.position_at(node) != position {
            return;
        }
        let Some(best) = self.study.knowledge_of(&position, record.goal()).and_then(Knowledge::best) else {
            return;
        };
        self.note_values(ctx, vec![(node, best.clone())]);
    }

    /// Writes into the record what positions are worth. Nothing else changes by it.
    pub(super) fn note_values(&mut self, ctx: &Context, values: Vec<(NodeId, Evaluation)>) {
        self.apply(ctx, Action::Values(values));
    }

    /// Takes in what the analysis has found out.
    pub(super) fn hear_study(&mut self, ctx: &Context) {
        let Some(analyst) = &self.analyst else { return };
        let events: Vec<Event> = analyst.events().collect();
        for event in events {
            match event {
                Event::Evaluated(found) => self.study.hear(found),
                Event::Finished { id, .. } => self.study.finished(id),
                Event::Failed { id, message } if self.study.failed(id) => {
                    let text = format!("The analysis broke ({message}). It can be tried again.");
                    self.notices.push(Tone::Trouble, text, Instant::now());
                }
                Event::Complaint { message, .. } => self.notices.push(Tone::Trouble, message, Instant::now()),
                Event::Failed { .. } | Event::Progress { .. } => {}
            }
        }
        self.follow_study(ctx);
    }
}
