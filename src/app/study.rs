//! The live analysis in the window: carries out what a [`Study`](crate::study::Study) orders, on an engine of
//! its own, so that neither the players' searches nor the board ever wait for it.

pub(super) mod analysis;
pub(super) mod comments;
pub(super) mod marks;
pub(super) mod moves;
pub(super) mod overlays;
pub(super) mod people;
pub(super) mod tree;

use super::App;
use super::widgets::notices::Tone;
use super::widgets::words;
use crate::analysis::learn;
use crate::engine::{Engine, Event, Level};
use crate::evaluation::Evaluation;
use crate::human::Situation;
use crate::record::NodeId;
use crate::rules::{Color, Move, Position, Square};
use crate::session::{Action, Activity, Purpose};
use crate::study::people::People;
use crate::study::{Order, Study};
use crate::text;
use egui::Context;
use marks::Marking;
use overlays::Overlay;
use people::Crowd;
use std::time::Instant;

/// The room of live analysis, and of what is drawn on the board to look at.
#[derive(Default)]
pub(super) struct Room {
    pub analysis: Study,
    /// Made when something is first analysed.
    analyst: Option<Engine>,
    /// The place in the record that the next two are about.
    studied: Option<(NodeId, Position)>,
    /// The move whose line is written out instead of the best one's.
    pub chosen_line: Option<Move>,
    /// The squares of the line under the pointer.
    pub line_pointed: Vec<(Square, Color)>,
    /// What is looked for on the board.
    pub overlay: Option<Overlay>,
    /// What people play in the position shown.
    pub crowd: Crowd,
    /// The square that is being marked.
    pub marking: Option<Marking>,
}

impl Room {
    /// Has the engine rest.
    pub(super) fn rest(&mut self) {
        self.analyst.iter_mut().for_each(Engine::stop);
    }

    /// What people play in the position shown, while that is asked for.
    pub(super) fn people(&self) -> Option<&People> {
        self.crowd.people().filter(|_| self.overlay == Some(Overlay::People))
    }

    /// The place in the record that was on the board last.
    pub(super) fn studied(&self) -> Option<(NodeId, Position)> {
        self.studied
    }
}

impl App {
    /// Starts or stops the analysis of the position shown.
    pub(super) fn switch_study(&mut self, ctx: &Context) {
        if self.study.analysis.is_running() {
            self.study.analysis.stop()
        } else {
            self.study.analysis.start();
            let position = *self.session.position();
            learn::book(&mut self.knowledge, &position, self.session.record().goal());
        }
        self.configure_session(ctx);
    }

    pub(super) fn close_study(&mut self, ctx: &Context) {
        self.study.analysis.close();
        self.configure_session(ctx);
    }

    /// Has the look at what people play follow the board.
    pub(super) fn follow_people(&mut self, ctx: &Context) {
        let (position, goal) = (*self.session.position(), self.session.record().goal());
        let situation = Situation { position, goal, last: self.session.last_placed() };
        let is_wanted = self.study.overlay == Some(Overlay::People) && !position.is_placing();
        self.study.crowd.follow(ctx, is_wanted.then_some(situation));
        self.study.crowd.hear(self.settings.people_rating());
    }

    /// Has the analysis follow the board. It rests while a computer thinks about its move.
    pub(super) fn follow_study(&mut self, ctx: &Context) {
        let may_work = !matches!(self.session.activity(), Activity::Thinking { .. });
        let position = *self.session.position();
        let place = (self.session.record().cursor(), position);
        if self.study.studied != Some(place) {
            let left = self.study.studied.replace(place);
            self.study.chosen_line = None;
            self.study.line_pointed.clear();
            self.keep_value(ctx, left);
            learn::game(&mut self.knowledge, self.session.record());
            if self.study.analysis.is_open() {
                learn::book(&mut self.knowledge, &position, self.session.record().goal());
            }
        }
        let goal = self.session.record().goal();
        match self.study.analysis.follow(&position, goal, may_work, &mut self.knowledge) {
            Some(Order::Analyse(id, asked)) => {
                let waker = ctx.clone();
                let analyst =
                    self.study.analyst.get_or_insert_with(|| Engine::spawn(move || waker.request_repaint()));
                analyst.configure(self.settings.resources(super::n_processors()));
                analyst.analyse(id, asked);
            }
            Some(Order::Stop) => self.study.rest(),
            None => {}
        }
    }

    /// Writes what a position was found to be worth beside the move that led to it, so that it outlives the
    /// sitting.
    pub(super) fn keep_value(&mut self, ctx: &Context, left: Option<(NodeId, Position)>) {
        let Some((node, position)) = left else { return };
        // What the coach knows is not for who plays.
        if self.session.is_contested() && !self.study.analysis.is_open() {
            return;
        }
        let record = self.session.record();
        if !record.contains(node) || record.position_at(node) != position {
            return;
        }
        let Some(value) = self.knowledge.value(&position, record.goal()) else { return };
        if !value.line.is_empty() {
            self.note_values(ctx, vec![(node, value)]);
        }
    }

    /// Takes in what the search for a hint has found.
    pub(super) fn learn_hint(&mut self, event: &Event) {
        if let Some(evaluation) = found_by_hint(event, self.session.activity(), self.settings.assist_level) {
            self.knowledge.learn(self.session.position(), self.session.record().goal(), evaluation);
        }
    }

    /// Writes into the record what positions are worth. Nothing else changes by it.
    pub(super) fn note_values(&mut self, ctx: &Context, values: Vec<(NodeId, Evaluation)>) {
        self.apply(ctx, Action::Values(values));
    }

    /// Takes in what the analysis has found out.
    pub(super) fn hear_study(&mut self, ctx: &Context) {
        let Some(analyst) = &self.study.analyst else { return };
        let events: Vec<Event> = analyst.events().collect();
        for event in events {
            match event {
                Event::Evaluated(found) => self.study.analysis.hear(found, &mut self.knowledge),
                Event::Finished { id, .. } => self.study.analysis.finished(id),
                Event::Failed { id, message } if self.study.analysis.failed(id) => {
                    let text = text!("analysis-broke", reason = message);
                    self.notices.push(Tone::Trouble, text, Instant::now());
                }
                Event::Complaint { complaint, .. } => {
                    self.notices.push(Tone::Trouble, words::complaint_words(&complaint), Instant::now());
                }
                Event::Failed { .. } | Event::Progress { .. } => {}
            }
        }
        self.follow_study(ctx);
    }
}

/// What a hint's search has found out about the position shown, unless its level makes mistakes on purpose.
fn found_by_hint(event: &Event, activity: &Activity, level: Level) -> Option<Evaluation> {
    let Event::Finished { id, report, .. } = event else { return None };
    let Activity::Thinking { purpose: Purpose::Hint, id: asked, .. } = activity else { return None };
    if id == asked && !level.errs() { report.evaluation() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Report, SearchId};
    use crate::evaluation::Score;

    #[test]
    fn only_a_hint_that_was_waited_for_and_makes_no_mistakes_is_learned() {
        let lines = vec![Evaluation::estimate(Score::from_hundredths(120), 8, 73)];
        let report = Report { lines, ..Report::default() };
        let [asked, other] = [SearchId::unique(), SearchId::unique()];
        let found = |id: SearchId, purpose: Purpose, level: u8| {
            let activity = Activity::Thinking { purpose, id: asked, report: Report::default() };
            let event = Event::Finished { id, best: None, report: report.clone() };
            found_by_hint(&event, &activity, Level::new(level)).map(|found| found.score.hundredths())
        };
        assert_eq!(found(asked, Purpose::Hint, 20), Some(120));
        assert_eq!(found(other, Purpose::Hint, 20), None, "it is about another position");
        assert_eq!(found(asked, Purpose::Move, 20), None, "the player keeps it to himself");
        assert_eq!(found(asked, Purpose::Hint, 3), None, "it is wrong on purpose");
    }
}
