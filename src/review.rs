//! The review of the game on the board.

pub(super) mod panel;
pub(super) mod refutation;
mod graph;
mod moments;
mod moves;

pub(super) use graph::take_graph_place;

use super::outbox::Outbox;
use super::shared::Shared;
use analysis::explain::Explanation;
use analysis::look_back::worst_moves;
use analysis::page;
use analysis::review::{PlayedMove, Review};
use analysis::reviewing::{Polled, Reviewing, learn_book};
use library::store::LibraryJob;
use othello::rules::{Color, Position, Square};
use session::Action;
use session::words::only_human;
use std::path::PathBuf;
use system::disk;
use texts::text;

pub type Out = Outbox<Message>;

/// What the panel of the review, and other rooms, ask for.
pub enum Message {
    /// Looks at all moves again, deeper.
    LookAgain,
    /// Shows the moves in the place of the review, or the review itself.
    ShowMoves(bool),
    /// Shows all details, or the moments to look at.
    ShowDetails(bool),
    /// Looks at these moments in turn, whatever the review finds; each is the number of moves before it.
    LookAt(Vec<usize>),
    SavePage(PathBuf),
}

#[derive(Default)]
pub(super) struct Room {
    pub reviewing: Option<Reviewing>,
    /// The explorer or the book covers the review, in a window with room for only one panel.
    pub is_behind: bool,
    /// The moves are shown in the place of the review.
    pub shows_moves: bool,
    /// All details are shown, not only the moments to look at.
    pub shows_details: bool,
    /// The moments that are looked at: how many moves were played before each.
    pub moments: Vec<usize>,
}

impl Room {
    pub(super) fn update(&mut self, message: Message, shared: &mut Shared, out: &mut Out) {
        match message {
            Message::LookAgain => {
                if let Some(reviewing) = &mut self.reviewing {
                    reviewing.look_again(&shared.knowledge, shared.wake());
                }
            }
            Message::ShowMoves(is_moves) => (self.shows_moves, shared.position_changed) = (is_moves, true),
            Message::ShowDetails(is_all) => self.shows_details = is_all,
            Message::LookAt(moments) => {
                self.moments = moments;
                if let Some((reviewing, at)) = self.reviewing.as_ref().zip(self.moments.first()) {
                    out.act(Action::Jump(reviewing.node_at(at + 1)));
                }
            }
            Message::SavePage(path) => {
                // The review may have ended while the dialog was open.
                let reviewing = self.reviewing.as_ref().ok_or_else(|| text!("file-no-review"));
                let page = reviewing.map(|reviewing| page::write(&reviewing.review, shared.record()));
                out.tell(disk::save(&path, page.map(String::into_bytes)));
            }
        }
    }

    /// Saves the review with its game, if the library has the game and the review has something new.
    pub(super) fn save(&mut self, shared: &Shared) {
        if let Some(review) = self.reviewing.as_mut().and_then(Reviewing::unsaved) {
            shared.library.send(LibraryJob::SaveReview(Box::new(review)));
        }
    }

    /// Checks whether the library has the game under review.
    pub(super) fn look_up(&mut self, shared: &Shared) {
        if let Some(reviewing) = &mut self.reviewing {
            reviewing.is_in_library |= shared.library.library().has_reviewed(&reviewing.review);
        }
    }

    /// Begins a review of the line shown, or ends the one that is shown.
    pub(super) fn switch(&mut self, shared: &mut Shared) {
        self.save(shared);
        self.moments.clear();
        self.shows_details = !Room::begins_with_moments(shared);
        (self.is_behind, self.shows_moves) = (false, false);
        let (book, wake, level) = (shared.book(), shared.wake(), shared.settings.review_level);
        let begin = || Reviewing::begin(shared.session.record(), book, level, &mut shared.knowledge, wake);
        self.reviewing = if self.reviewing.is_some() { None } else { Some(begin()) };
        self.look_up(shared);
    }

    /// Reads what another opening book says of the line under review.
    pub(super) fn learn_again(&self, shared: &mut Shared) {
        if self.reviewing.is_some() {
            learn_book(shared.session.record(), shared.book(), &mut shared.knowledge);
        }
    }

    /// Collects what the review's engine has found, and asks for more.
    pub(super) fn poll(&mut self, shared: &mut Shared, out: &mut Out) {
        let Some(reviewing) = &mut self.reviewing else { return };
        let polled = reviewing.poll(shared.session.record(), &mut shared.knowledge);
        let Some(Polled { values, is_done, failure }) = polled else {
            self.save(shared);
            self.reviewing = None;
            return;
        };
        values.into_iter().for_each(|values| out.act(Action::Reviewed(values)));
        if is_done {
            self.save(shared);
        }
        if let Some(reason) = failure {
            out.trouble(text!("review-broke-off", reason = reason));
            self.reviewing = None;
        }
    }

    /// Whether a review begins with its moments. In a game that goes on, best moves are shown only after one
    /// more click.
    fn begins_with_moments(shared: &Shared) -> bool {
        !shared.settings.keeps_expert_tools() || shared.session.is_contested()
    }

    /// The side whose mistakes count, `None` for both: a computer's are often deliberate and teach nothing.
    pub(super) fn side(shared: &Shared) -> Option<Color> {
        only_human(&shared.session).filter(|_| !shared.settings.all_mistakes)
    }

    /// The moments to look at: those asked for, or the worst moves.
    fn moments_of<'a>(&self, review: &'a Review, side: Option<Color>) -> Vec<&'a PlayedMove> {
        match &self.moments[..] {
            [] => worst_moves(review, side),
            looked_at => review.moves.iter().filter(|played| looked_at.contains(&played.at)).collect(),
        }
    }

    /// Shows the next or previous mistake of the game under review; opens the details for all but moments.
    pub(super) fn show_mistake(&mut self, shared: &Shared, forward: bool, out: &mut Out) {
        let Some(reviewing) = &self.reviewing else { return };
        let from = reviewing.place_of(shared.record().cursor()).unwrap_or(0);
        let side = Room::side(shared);
        match reviewing.mistake(from, forward, side) {
            Some(place) => {
                out.act(Action::Jump(reviewing.node_at(place)));
                let moments = self.moments_of(&reviewing.review, side);
                self.shows_details |= moments.iter().all(|played| played.at + 1 != place);
            }
            None => out.answer(match (forward, side) {
                (true, None) => text!("review-no-later-mistake"),
                (true, Some(_)) => text!("review-no-later-mistake.yours"),
                (false, None) => text!("review-no-earlier-mistake"),
                (false, Some(_)) => text!("review-no-earlier-mistake.yours"),
            }),
        }
    }

    /// Where the better move was, if the move shown is a mistake and that square is still free.
    pub(super) fn better_square(&self, shown: &Position) -> Option<Square> {
        let square = self.explanation()?.best().square()?;
        shown.empties().contains(square).then_some(square)
    }

    /// The explanation of the move that led to the position shown.
    pub(super) fn explanation(&self) -> Option<&Explanation> {
        self.reviewing.as_ref()?.explanation()
    }
}
