//! The live analysis in the window: carries out what a [`Study`](crate::study::Study) orders, on an engine of
//! its own, so that neither the players' searches nor the board ever wait for it.

pub(super) mod analysis;
pub(super) mod comments;
pub(super) mod marks;
pub(super) mod moves;
pub(super) mod overlays;
pub(super) mod people;
pub(super) mod tree;

use super::message::Message;
use super::scene::Scene;
use crate::analysis::learn;
use crate::engine::{Engine, Event};
use crate::human::Situation;
use crate::knowledge::Knowledge;
use crate::record::NodeId;
use crate::rules::{Color, Move, Position, Square};
use crate::session::{Action, Activity};
use crate::study::people::People;
use crate::study::{Order, Study};
use crate::text;
use crate::words;
use marks::Marking;
use overlays::Overlay;
use people::Crowd;

/// The room of live analysis, and of what is drawn on the board to look at.
#[derive(Default)]
pub(super) struct Room {
    pub analysis: Study,
    /// Made when something is first analysed.
    analyst: Option<Engine>,
    /// The place in the record that was on the board last; the next two are about it.
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

    /// Starts or stops the analysis of the position shown.
    pub(super) fn switch(&mut self, scene: &Scene, knowledge: &mut Knowledge) {
        if self.analysis.is_running() {
            self.analysis.stop()
        } else {
            self.analysis.start();
            learn_book(scene, knowledge);
        }
    }

    /// Takes in what another opening book says of the position shown, and what stands in the game.
    pub(super) fn learn_again(&mut self, scene: &Scene, knowledge: &mut Knowledge) {
        learn::game(knowledge, scene.record());
        if self.analysis.is_open() {
            learn_book(scene, knowledge);
        }
    }

    /// Has the look at what people play follow the board.
    pub(super) fn follow_people(&mut self, scene: &Scene) {
        let (position, goal) = (*scene.session.position(), scene.record().goal());
        let situation = Situation { position, goal, last: scene.session.last_placed() };
        let is_wanted = self.overlay == Some(Overlay::People) && !position.is_placing();
        self.crowd.follow(scene.ctx, is_wanted.then_some(situation));
        self.crowd.hear(scene.settings.people_rating());
    }

    /// Has the analysis follow the board. It rests while a computer thinks about its move.
    pub(super) fn follow(&mut self, scene: &Scene, knowledge: &mut Knowledge, messages: &mut Vec<Message>) {
        let may_work = !matches!(scene.session.activity(), Activity::Thinking { .. });
        let (record, position) = (scene.record(), *scene.session.position());
        let place = (record.cursor(), position);
        if self.studied != Some(place) {
            messages.extend(self.value_of_studied(scene, knowledge));
            self.studied = Some(place);
            self.chosen_line = None;
            self.line_pointed.clear();
            learn::game(knowledge, record);
            if self.analysis.is_open() {
                learn_book(scene, knowledge);
            }
        }
        match self.analysis.follow(&position, record.goal(), may_work, knowledge) {
            Some(Order::Analyse(id, asked)) => {
                let waker = scene.ctx.clone();
                let analyst =
                    self.analyst.get_or_insert_with(|| Engine::spawn(move || waker.request_repaint()));
                analyst.configure(scene.resources());
                analyst.open_book(scene.own_book.cloned());
                analyst.analyse(id, asked);
            }
            Some(Order::Stop) => self.rest(),
            None => {}
        }
    }

    /// What the position that was on the board last was found to be worth, to be written beside the move that
    /// led to it, so that it outlives this run.
    pub(super) fn value_of_studied(&self, scene: &Scene, knowledge: &Knowledge) -> Option<Message> {
        let (node, position) = self.studied?;
        // What the coach knows is not for who plays.
        if scene.session.is_contested() && !self.analysis.is_open() {
            return None;
        }
        let record = scene.record();
        if !record.contains(node) || record.position_at(node) != position {
            return None;
        }
        let value = knowledge.value(&position, record.goal())?;
        (!value.line.is_empty()).then(|| Message::Do(Action::Values(vec![(node, value)])))
    }

    /// Takes in what the analysis has found out.
    pub(super) fn poll(&mut self, knowledge: &mut Knowledge, messages: &mut Vec<Message>) {
        let events = self.analyst.iter().flat_map(Engine::events);
        for event in events {
            match event {
                Event::Evaluated(found) => self.analysis.hear(found, knowledge),
                Event::Finished { id, .. } => self.analysis.finished(id),
                Event::Failed { id, message } if self.analysis.failed(id) => {
                    messages.push(Message::trouble(text!("analysis-broke", reason = message)));
                }
                Event::Complaint { complaint, .. } => {
                    messages.push(Message::trouble(words::complaint_words(&complaint)));
                }
                Event::Failed { .. } | Event::Progress { .. } => {}
            }
        }
    }
}

/// Takes in what the opening book knows of the position shown.
fn learn_book(scene: &Scene, knowledge: &mut Knowledge) {
    if let Some(book) = scene.book() {
        learn::book(knowledge, &book, scene.session.position(), scene.record().goal());
    }
}
