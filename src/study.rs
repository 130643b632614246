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

use super::message::Change;
use super::shared::Shared;
use super::widgets::board::BoardState;
use ::analysis::analyst::Analyst;
use ::analysis::study::live::{LiveAnalysis, Surroundings};
use ::analysis::study::people::People;
use ::analysis::study::population::PopulationWorker;
use marks::Marking;
use othello::rating::Rating;
use othello::rules::{Color, Move, Square};
use overlays::Overlay;
use session::Action;
use texts::text;

/// A square of a line, with the player of its disc.
pub type Step = (Square, Color);

/// What the panels of the analysis and the overlays ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Starts or stops the analysis of the position shown.
    Switch,
    /// Closes the panel of the analysis.
    Close,
    /// The rating of the people whose choices are shown beside the values.
    PeopleRating(Rating),
    /// The move whose line is written out.
    ChooseLine(Move),
    /// The squares of the line under the pointer.
    PointAtLine(Vec<Step>),
    /// Shows an overlay instead of any other, or takes it away.
    SwitchOverlay(Overlay),
    /// Shows the notes, or again the moves, where there is room for one of them.
    ShowNotes(bool),
    /// Shows moves or notes in place of the buttons of a small window, or again the buttons.
    OpenRecord(bool),
}

/// What of the game is shown where one thing has the room.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RecordPlace {
    /// It stands in place of the buttons of a small window.
    pub is_open: bool,
    /// The notes are shown and not the moves.
    pub shows_notes: bool,
}

/// The room of live analysis, overlays and marks.
pub(super) struct Room {
    pub live: LiveAnalysis,
    /// The move whose line is written out instead of the best one's.
    pub chosen_line: Option<Move>,
    /// The squares of the line under the pointer.
    pub line_pointed: Vec<Step>,
    /// The overlay on the board.
    pub overlay: Option<Overlay>,
    /// What people play in the position shown.
    pub population: PopulationWorker,
    /// The square that is being marked.
    pub marking: Option<Marking>,
    pub record: RecordPlace,
}

impl Room {
    /// The room with nothing analysed; the analyst finds what people play.
    pub(super) fn new(analyst: &Analyst) -> Room {
        Room {
            live: LiveAnalysis::default(),
            chosen_line: None,
            line_pointed: Vec::new(),
            overlay: None,
            population: PopulationWorker::new(analyst),
            marking: None,
            record: RecordPlace::default(),
        }
    }

    /// What people play in the position shown, while that overlay is on.
    pub(super) fn people(&self) -> Option<&People> {
        self.population.people().filter(|_| self.overlay == Some(Overlay::People))
    }

    /// Whether the panel of the analysis is open.
    pub(super) fn is_open(&self) -> bool {
        self.live.study.is_open()
    }

    /// Whether the position shown is being analysed.
    pub(super) fn is_running(&self) -> bool {
        self.live.study.is_running()
    }

    /// Closes the analysis and takes the overlay away.
    pub(super) fn leave(&mut self) {
        self.live.study.close();
        self.overlay = None;
    }

    /// Carries out a message of the panels.
    pub(super) fn update(&mut self, message: Message, shared: &mut Shared) -> Vec<crate::Message> {
        match message {
            Message::Switch => {
                let (record, book) = (shared.session.record(), shared.book());
                self.live.switch(record, book, &mut shared.knowledge);
                shared.begin_study().into_iter().chain([self.configure(shared)]).collect()
            }
            Message::Close => {
                self.live.study.close();
                vec![self.configure(shared)]
            }
            Message::PeopleRating(rating) => {
                vec![shared.change_settings(|settings| settings.people_rating = rating.points().into())]
            }
            Message::ChooseLine(mv) => {
                self.chosen_line = Some(mv);
                Vec::new()
            }
            Message::PointAtLine(squares) => {
                self.line_pointed = squares;
                Vec::new()
            }
            Message::SwitchOverlay(overlay) => {
                self.overlay = (self.overlay != Some(overlay)).then_some(overlay);
                vec![crate::Message::Changed(Change::Panels)]
            }
            Message::ShowNotes(shows_notes) => {
                self.record.shows_notes = shows_notes;
                Vec::new()
            }
            Message::OpenRecord(is_open) => {
                self.record.is_open = is_open;
                Vec::new()
            }
        }
    }

    /// Adds the message that the pointer has left the line, and drops one that points at the same line as
    /// before.
    pub(super) fn follow_pointer(&self, messages: &mut Vec<crate::Message>) {
        let squares_of = |message: &crate::Message| match message {
            crate::Message::Study(Message::PointAtLine(squares)) => Some(squares.clone()),
            _ => None,
        };
        if !self.line_pointed.is_empty() && !messages.iter().any(|message| squares_of(message).is_some()) {
            messages.push(crate::Message::point_at(Vec::new()));
        }
        messages.retain(|message| squares_of(message).is_none_or(|squares| squares != self.line_pointed));
    }

    /// Configures the session: the engine does not ponder during an analysis.
    fn configure(&self, shared: &Shared) -> crate::Message {
        crate::Message::Game(shared.configuration(self.is_running()))
    }

    /// Opens the menu of marks for the square under the keyboard, else under the pointer.
    pub(super) fn mark_square(
        &mut self,
        shared: &Shared,
        board: &BoardState,
        hovered: Option<Square>,
    ) -> Option<crate::Message> {
        let focused = board.has_keyboard_focus(&shared.ctx).then(|| board.cursor());
        match focused.or(hovered) {
            Some(square) => {
                self.marking = Some(Marking::new(&shared.ctx, board, square));
                None
            }
            None => Some(crate::Message::answer(text!("mark-no-square"))),
        }
    }

    /// Finds what people play in the position shown, while that overlay is on.
    pub(super) fn follow_people(&mut self, shared: &Shared) {
        let situation = shared.situation();
        let is_wanted = self.overlay == Some(Overlay::People) && !situation.position.is_placing();
        self.population.follow(is_wanted.then_some(situation));
        self.population.update(shared.settings.people_rating());
    }

    /// Analyses the position shown, and saves the value found for the one before.
    pub(super) fn follow(&mut self, shared: &mut Shared, messages: &mut Vec<crate::Message>) {
        let (book, wake) = (shared.book(), shared.wake());
        let around = Surroundings { book, own_book: shared.own_book.as_ref(), resources: shared.resources() };
        let followed = self.live.follow(&shared.session, &around, &mut shared.knowledge, wake);
        messages.extend(followed.value.map(|(node, value)| crate::Message::Game(Action::Value(node, value))));
        if followed.has_moved {
            self.chosen_line = None;
            self.line_pointed.clear();
        }
    }

    /// Collects what the analysis has found.
    pub(super) fn poll(&mut self, shared: &mut Shared, messages: &mut Vec<crate::Message>) {
        let failures = self.live.poll(&mut shared.knowledge);
        messages.extend(failures.into_iter().map(crate::Message::trouble));
    }
}
