//! Matches in the window: two players, many games and a table. They are played on a thread of their own and
//! go on while their dialog is closed.

pub mod form;
pub(super) mod table;

use super::message::Message;
use super::message::matches::Choice;
use super::scene::Scene;
use super::widgets::notices::Tone;
use super::{seed, waker};
use engine::matches::PlayedGame;
use outflank_core::ghosts::Known;
use outflank_core::match_run::{Chosen, MatchRun, State};
use outflank_core::session::Action;

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

    /// What a new match begins with.
    pub(super) fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// Carries out what is wanted of a match.
    pub(super) fn take(&mut self, scene: &Scene, ghosts: &Known, choice: Choice) -> Vec<Message> {
        match choice {
            Choice::Start(chosen) => {
                if let Err(reason) = self.start(scene, ghosts, *chosen) {
                    return vec![Message::trouble(reason)];
                }
            }
            Choice::Stop => {
                if let Some(played) = &self.played {
                    played.stop();
                }
            }
            Choice::GoOn => {
                if let Some(played) = &mut self.played {
                    played.go_on();
                }
            }
            Choice::Leave => self.played = None,
            Choice::Show(index) => {
                let game = self.played.as_ref().and_then(|played| played.games.get(index));
                let load = game.map(|game| Message::Do(Action::Load(Box::new(game.game.record()))));
                return load.into_iter().chain([Message::CloseDialogs]).collect();
            }
        }
        Vec::new()
    }

    fn start(&mut self, scene: &Scene, ghosts: &Known, chosen: Chosen) -> Result<(), String> {
        let run = MatchRun::start(waker(scene.ctx), &chosen, scene.settings, ghosts, seed())?;
        (self.chosen, self.played) = (chosen, Some(run));
        Ok(())
    }

    /// Takes in how far a match is, and has its games kept.
    pub(super) fn poll(&mut self, messages: &mut Vec<Message>) {
        let Some(played) = &mut self.played else { return };
        let was_playing = played.state == State::Playing;
        let ended = played.poll();
        if played.keeps {
            let save = |game: PlayedGame| Message::SaveMatchGame(Box::new(game.game.record()));
            messages.extend(ended.into_iter().map(save));
        }
        messages.extend(match &played.state {
            State::Over if was_playing => Some(Message::Tell(Tone::News, table::summary(&played.result))),
            State::Failed(sentence) if was_playing => Some(Message::trouble(sentence.clone())),
            _ => None,
        });
    }
}
