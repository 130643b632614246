//! Matches of two players, played on a thread of their own, which goes on while their dialog is closed.

pub mod form;
pub(super) mod table;

use super::outbox::{Ask, Outbox};
use super::shared::{Shared, seed};
use super::widgets::notices::Tone;
use library::store::{LibraryJob, now};
use services::match_run::{MatchChoices, MatchRun, State};
use session::Action;

pub type Out = Outbox<Message>;

pub enum Message {
    Start(Box<MatchChoices>),
    /// Pauses the match.
    Stop,
    GoOn,
    /// Forgets the match, so that the dialog offers a new one.
    Leave,
    /// Shows a game of the match on the board, by its number from 0.
    Show(usize),
}

/// The score of the match that is being played, if one is.
pub(super) fn standing(shared: &Shared) -> Option<String> {
    let playing = shared.played_match.as_ref().filter(|played| played.state == State::Playing)?;
    Some(table::summary(&playing.result))
}

pub(super) fn update(message: Message, shared: &mut Shared, out: &mut Out) {
    let played = &mut shared.played_match;
    match (message, played) {
        (Message::Start(chosen), _) => {
            let Shared { settings, ghosts, .. } = &*shared;
            match MatchRun::start(shared.wake(), &chosen, settings, &ghosts.known, seed()) {
                Ok(run) => (shared.chosen_match, shared.played_match) = (*chosen, Some(run)),
                Err(reason) => out.trouble(reason),
            }
        }
        (Message::Stop, Some(played)) => played.stop(),
        (Message::GoOn, Some(played)) => played.go_on(),
        (Message::Leave, played) => *played = None,
        (Message::Show(index), Some(played)) => {
            if let Some(game) = played.games.get(index) {
                out.act(Action::Load(Box::new(game.game.record())));
            }
            out.ask(Ask::CloseDialogs);
        }
        (Message::Stop | Message::GoOn | Message::Show(_), None) => {}
    }
}

/// Follows the match and saves its games.
pub(super) fn poll(shared: &mut Shared, out: &mut Out) {
    let Some(played) = &mut shared.played_match else { return };
    let was_playing = played.state == State::Playing;
    let ended = played.poll();
    if played.keeps {
        for game in ended {
            shared.library.send(LibraryJob::SaveMatchGame(Box::new(game.game.record()), now()));
        }
    }
    match &played.state {
        State::Over if was_playing => out.ask(Ask::Tell(Tone::News, table::summary(&played.result))),
        State::Failed(sentence) if was_playing => out.trouble(sentence.as_str()),
        _ => {}
    }
}
