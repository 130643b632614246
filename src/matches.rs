//! Matches in the window: two players, many games and a table. They are played on a thread of their own and
//! go on while their dialog is closed.

pub mod form;
pub(super) mod table;

use super::dialogs::{self, OpenDialog};
use super::library;
use super::shared::{Shared, seed};
use super::widgets::notices::{self, Tone};
use engine::matches::PlayedGame;
use services::match_run::{Chosen, MatchRun, State};
use session::Action;

/// What the dialog of a match asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Starts a match.
    Start(Box<Chosen>),
    /// Pauses it.
    Stop,
    /// Goes on with it.
    GoOn,
    /// Leaves it, so that another one can be chosen.
    Leave,
    /// Shows a game of it on the board, by its number from 0.
    Show(usize),
}

/// The room of matches.
#[derive(Default)]
pub(super) struct Room {
    /// What was chosen last.
    chosen: Chosen,
    played: Option<MatchRun>,
}

impl Room {
    /// The match that is played, or was played last.
    pub(super) fn played(&self) -> Option<&MatchRun> {
        self.played.as_ref()
    }

    /// How the match stands that is played at the moment, if one is.
    pub(super) fn standing(&self) -> Option<String> {
        let playing = self.played.as_ref().filter(|played| played.state == State::Playing)?;
        Some(table::summary(&playing.result))
    }

    /// Opens the dialog.
    pub(super) fn open(&self, shared: &mut Shared) {
        let state = form::State::new(&self.chosen, &shared.settings);
        shared.dialogs.show(OpenDialog::Match(Box::new(state)));
    }

    /// Carries out a message.
    pub(super) fn update(&mut self, message: Message, shared: &Shared) -> Vec<crate::Message> {
        match message {
            Message::Start(chosen) => {
                if let Err(reason) = self.start(shared, *chosen) {
                    return vec![crate::Message::trouble(reason)];
                }
            }
            Message::Stop => {
                if let Some(played) = &self.played {
                    played.stop();
                }
            }
            Message::GoOn => {
                if let Some(played) = &mut self.played {
                    played.go_on();
                }
            }
            Message::Leave => self.played = None,
            Message::Show(index) => {
                let game = self.played.as_ref().and_then(|played| played.games.get(index));
                let load = game.map(|game| crate::Message::Game(Action::Load(Box::new(game.game.record()))));
                return load
                    .into_iter()
                    .chain([crate::Message::Dialog(dialogs::Message::CloseAll)])
                    .collect();
            }
        }
        Vec::new()
    }

    fn start(&mut self, shared: &Shared, chosen: Chosen) -> Result<(), String> {
        let run = MatchRun::start(shared.wake(), &chosen, &shared.settings, &shared.ghosts.known, seed())?;
        (self.chosen, self.played) = (chosen, Some(run));
        Ok(())
    }

    /// Follows the match and saves its games.
    pub(super) fn poll(&mut self, messages: &mut Vec<crate::Message>) {
        let Some(played) = &mut self.played else { return };
        let was_playing = played.state == State::Playing;
        let ended = played.poll();
        if played.keeps {
            let save = |game: PlayedGame| {
                crate::Message::Library(library::Message::SaveMatchGame(Box::new(game.game.record())))
            };
            messages.extend(ended.into_iter().map(save));
        }
        messages.extend(match &played.state {
            State::Over if was_playing => {
                let summary = table::summary(&played.result);
                Some(crate::Message::Notice(notices::Message::Show(Tone::News, summary)))
            }
            State::Failed(sentence) if was_playing => Some(crate::Message::trouble(sentence.clone())),
            _ => None,
        });
    }
}
