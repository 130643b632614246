//! The two players of the game on the board, as they are shown.

use crate::library::people::Person;
use crate::session::GameSession;
use crate::settings::{PlayerChoice, Settings};
use crate::text;
use othello::rating::Phase;
use othello::rules::{ByColor, Color};

/// What there is to be shown of them.
#[derive(Clone, Copy)]
pub struct PlayersView<'a> {
    /// The game on the board.
    pub session: &'a GameSession,
    /// What the players are set to.
    pub settings: &'a Settings,
    /// What is known of the person who plays a colour, when one does.
    pub people: ByColor<Option<&'a Person>>,
}

impl PlayersView<'_> {
    /// Whether what the computer thinks may be read: not by its opponent, unless asked for by name.
    pub fn shows_thoughts(&self) -> bool {
        let session = self.session;
        !session.is_contested() || (self.settings.show_thoughts && !session.is_serious())
    }

    /// The player of a colour, with the strengths it would have as another kind.
    pub fn choice(&self, color: Color) -> PlayerChoice {
        let mut choice = self.settings.players[color];
        choice.choose(self.session.players()[color]);
        choice
    }
}

/// "Openings 1700, middle 1400, endings 1150", by the discs lost in the latest games; `None` while nothing of
/// it is known.
pub fn phase_words(person: &Person) -> Option<String> {
    let rating = |phase: Phase| {
        let rating = person.phase(phase)?.points();
        Some(match phase {
            Phase::Opening => text!("card-phase-opening", rating = rating),
            Phase::Midgame => text!("card-phase-middle", rating = rating),
            Phase::Endgame => text!("card-phase-ending", rating = rating),
        })
    };
    let known: Vec<String> = Phase::ALL.into_iter().filter_map(rating).collect();
    (!known.is_empty()).then(|| text!("card-phases", phases = text::list(&known)))
}
