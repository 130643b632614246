//! The live analysis in the window, with the overlays and marks on the board.

pub(super) mod analysis;
pub(super) mod comments;
pub(super) mod information;
pub(super) mod marks;
pub(super) mod moves;
pub(super) mod overlays;
pub(super) mod people;
pub(super) mod sheet;
pub(super) mod tree;

use super::outbox::{Event, Outbox, Step};
use super::shared::Shared;
use crate::command::Overlay;
use ::analysis::analyst::Analyst;
use ::analysis::study::live::{BooksAndResources, LiveAnalysis};
use ::analysis::study::people::People;
use ::analysis::study::population::PopulationClient;
use marks::Marking;
use othello::evaluation::Evaluation;
use session::Action;

pub type Out = Outbox<Message>;

/// What the panels of the analysis and the overlays ask for.
pub enum Message {
    /// Starts or stops the analysis of the position shown.
    Switch,
    Close,
    /// Shows moves or notes where there is room for only one thing.
    ShowRecord(RecordPlace),
}

/// The part of the record that is shown where there is room for only one thing.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecordPlace {
    /// Whether moves or notes are open, in the place of the buttons of a small window.
    pub is_open: bool,
    /// Whether the notes are shown, not the moves.
    pub shows_notes: bool,
}

pub(super) struct Room {
    pub live: LiveAnalysis,
    /// The steps of the line under the pointer.
    pub line_pointed: Vec<Step>,
    pub overlay: Option<Overlay>,
    /// What people play in the position shown.
    pub population: PopulationClient,
    /// The square that is being marked.
    pub marking: Option<Marking>,
    pub record: RecordPlace,
}

impl Room {
    /// The state before any analysis; `analyst` finds what people play.
    pub(super) fn new(analyst: &Analyst) -> Room {
        Room {
            live: LiveAnalysis::default(),
            line_pointed: Vec::new(),
            overlay: None,
            population: PopulationClient::new(analyst),
            marking: None,
            record: RecordPlace::default(),
        }
    }

    /// What people play in the position shown, while the overlay of people is on.
    pub(super) fn people(&self) -> Option<&People> {
        self.population.people.as_ref().filter(|_| self.overlay == Some(Overlay::People))
    }

    /// The values of the moves of the position shown; empty while the analysis is closed.
    pub(super) fn known_moves(&self) -> &[Evaluation] {
        self.live.study.analysis().map_or(&[], |analysis| &analysis.evaluations)
    }

    pub(super) fn is_open(&self) -> bool {
        self.live.study.is_open
    }

    pub(super) fn is_running(&self) -> bool {
        self.live.study.is_running
    }

    /// Closes the analysis and takes the overlay away.
    pub(super) fn leave(&mut self) {
        self.live.study.close();
        self.overlay = None;
    }

    pub(super) fn update(&mut self, message: Message, shared: &mut Shared, out: &mut Out) {
        match message {
            Message::Switch => {
                let (record, book) = (shared.session.record(), shared.book());
                self.live.switch(record, book, &mut shared.knowledge);
                shared.is_studied = true;
                self.configure(shared, out);
            }
            Message::Close => {
                self.live.study.close();
                self.configure(shared, out);
            }
            Message::ShowRecord(place) => self.record = place,
        }
    }

    /// Configures the session: the engine does not ponder during an analysis.
    fn configure(&self, shared: &Shared, out: &mut Out) {
        out.act(shared.configuration(self.is_running()));
    }

    /// Analyses the position shown, and saves the value found for the one before.
    pub(super) fn follow(&mut self, shared: &mut Shared, out: &mut Out) {
        let (book, wake) = (shared.book(), shared.wake());
        let around =
            BooksAndResources { book, own_book: shared.own_book.as_ref(), resources: shared.resources() };
        let followed = self.live.follow(&shared.session, &around, &mut shared.knowledge, wake);
        followed.value.into_iter().for_each(|(node, value)| out.act(Action::Value(node, value)));
        if followed.has_moved {
            self.line_pointed.clear();
        }
    }

    pub(super) fn poll(&mut self, shared: &mut Shared, out: &mut Out) {
        self.live.poll(&mut shared.knowledge).into_iter().for_each(|failure| out.trouble(failure));
        self.follow(shared, out);
        // What people play in the position shown is found while their overlay is on.
        let situation = shared.situation();
        let is_wanted = self.overlay == Some(Overlay::People) && !situation.position.is_placing();
        self.population.follow(is_wanted.then_some(situation));
        self.population.update(shared.settings.people_rating());
    }
}
