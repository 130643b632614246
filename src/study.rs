//! The live analysis in the window, and what is drawn on the board to look at.

pub(super) mod analysis;
pub(super) mod comments;
pub(super) mod marks;
pub(super) mod moves;
pub(super) mod overlays;
pub(super) mod people;
pub(super) mod tree;

use super::message::Message;
use super::scene::Scene;
use super::waker;
use engine::human::Situation;
use marks::Marking;
use othello::rules::{Color, Move, Square};
use outflank_core::knowledge::Knowledge;
use outflank_core::session::Action;
use outflank_core::study::analyst::{Analyst, Surroundings};
use outflank_core::study::people::People;
use outflank_core::study::population::PopulationWorker;
use overlays::Overlay;

/// The room of live analysis, and of what is drawn on the board to look at.
#[derive(Default)]
pub(super) struct Room {
    pub analyst: Analyst,
    /// The move whose line is written out instead of the best one's.
    pub chosen_line: Option<Move>,
    /// The squares of the line under the pointer.
    pub line_pointed: Vec<(Square, Color)>,
    /// What is looked for on the board.
    pub overlay: Option<Overlay>,
    /// What people play in the position shown.
    pub crowd: PopulationWorker,
    /// The square that is being marked.
    pub marking: Option<Marking>,
}

impl Room {
    /// What people play in the position shown, while that is asked for.
    pub(super) fn people(&self) -> Option<&People> {
        self.crowd.people().filter(|_| self.overlay == Some(Overlay::People))
    }

    /// Has the look at what people play follow the board.
    pub(super) fn follow_people(&mut self, scene: &Scene) {
        let (position, goal) = (*scene.session.position(), scene.record().goal());
        let situation = Situation { position, goal, last: scene.session.last_placed() };
        let is_wanted = self.overlay == Some(Overlay::People) && !position.is_placing();
        self.crowd.follow(waker(scene.ctx), is_wanted.then_some(situation));
        self.crowd.update(scene.settings.people_rating());
    }

    /// Has the analysis follow the board.
    pub(super) fn follow(&mut self, scene: &Scene, knowledge: &mut Knowledge, messages: &mut Vec<Message>) {
        let around =
            Surroundings { book: scene.book(), own_book: scene.own_book, resources: scene.resources() };
        let followed = self.analyst.follow(scene.session, &around, knowledge, waker(scene.ctx));
        messages.extend(followed.value.map(|value| Message::Do(Action::Values(vec![value]))));
        if followed.has_moved {
            self.chosen_line = None;
            self.line_pointed.clear();
        }
    }

    /// Takes in what the analysis has found out.
    pub(super) fn poll(&mut self, knowledge: &mut Knowledge, messages: &mut Vec<Message>) {
        messages.extend(self.analyst.poll(knowledge).into_iter().map(Message::trouble));
    }
}
