//! The window's part in ghosts of library players: games against them, and the settings that name them.

pub(super) mod dialog;

use super::outbox::{Ask, Event, Outbox};
use super::shared::{Shared, seed};
use engine::human::Ghost;
use engine::players::{GhostName, Player};
use othello::rules::Color;
use services::ghosts::{GhostNews, rating_at_end};
use services::settings::GhostSetup;
use session::words::only_human;
use session::{Action, NewGame};
use std::sync::Arc;
use texts::text;

pub type Out = Outbox<Message>;

pub enum Message {
    Make(GhostSetup),
    Stop,
    Play(GhostName),
    Report(GhostName),
    Remove(GhostName),
}

pub(super) fn update(message: Message, shared: &mut Shared, out: &mut Out) {
    match message {
        Message::Make(setup) => make(setup, shared),
        Message::Stop => shared.ghosts.stop(),
        Message::Play(name) => play(name, shared, out),
        Message::Report(name) => {
            if let Some(ghost) = shared.settings.ghost(name) {
                out.emit(Event::ShowReport { player: ghost.player.clone(), reader: None });
            }
        }
        Message::Remove(name) => remove(name, shared, out),
    }
}

/// Collects the news of the ghosts' thread. Reports them in the dialog if that is open, else as notices.
pub(super) fn poll(mut dialog: Option<&mut dialog::State>, shared: &mut Shared, out: &mut Out) {
    for news in shared.ghosts.news() {
        match news {
            GhostNews::Progress(name, progress) => {
                let making = shared.ghosts.making.iter_mut().find(|making| making.name == name);
                making.into_iter().for_each(|making| making.progress = Some(progress));
            }
            GhostNews::Made { setup, ghost, save_error } => {
                let name = setup.name();
                made(setup, ghost, shared, out);
                if let Some(dialog) = &mut dialog {
                    dialog.chosen = name;
                }
                let said = match save_error {
                    Some(reason) => Err(text!("ghosts-not-written", reason = reason)),
                    None => Ok(text!("ghosts-made", ghost = name.as_str())),
                };
                tell(said, dialog.as_deref_mut(), out);
            }
            GhostNews::NotMade(name, reason) => {
                shared.ghosts.finish(name);
                if let Some(reason) = reason {
                    let text = text!("ghosts-not-made", ghost = name.as_str(), reason = reason);
                    tell(Err(text), dialog.as_deref_mut(), out);
                }
            }
            GhostNews::Checked { stale, players } => shared.ghosts.take_check(stale, players),
        }
    }
}

/// Answers in the dialog, if that is open, else with a notice.
fn tell(said: Result<String, String>, dialog: Option<&mut dialog::State>, out: &mut Out) {
    match dialog {
        Some(dialog) => dialog.error = said.err(),
        None => out.tell(said),
    }
}

/// After the library was read or has changed, makes broken ghosts again and checks which are out of date.
pub(super) fn follow_library(shared: &mut Shared, out: &mut Out) {
    if !shared.library.is_open {
        return;
    }
    for (setup, reason) in std::mem::take(&mut shared.ghosts.broken) {
        out.trouble(text!("ghosts-made-again", ghost = setup.name().as_str(), reason = reason));
        make(setup, shared);
    }
    shared.ghosts.check();
}

fn make(setup: GhostSetup, shared: &mut Shared) {
    let rating = rating_at_end(&shared.library, &setup);
    shared.ghosts.make(setup, rating);
}

/// Begins a game against a ghost; the human player keeps the colour.
fn play(name: GhostName, shared: &mut Shared, out: &mut Out) {
    let Some(rating) = shared.settings.ghost(name).map(|ghost| ghost.rating) else { return };
    let color = only_human(&shared.session).map_or(Color::White, |human| !human);
    out.change_settings(&mut shared.settings, |settings| {
        settings.players[color].choose(Player::Ghost { name, rating });
        settings.players[!color].choose(Player::Human);
    });
    out.ask(Ask::CloseDialogs);
    let game = NewGame { seed: seed(), ..NewGame::standard(shared.settings.players()) };
    out.act(Action::NewGame(Box::new(game)));
}

fn remove(name: GhostName, shared: &mut Shared, out: &mut Out) {
    let Some(setup) = shared.settings.ghost(name).cloned() else { return };
    shared.ghosts.forget(setup);
    out.change_settings(&mut shared.settings, |settings| {
        settings.ghosts.retain(|ghost| ghost.name() != name);
        for color in Color::BOTH {
            let choice = &mut settings.players[color];
            if choice.ghost == name {
                choice.ghost = GhostName::default();
            }
        }
    });
}

fn made(setup: GhostSetup, ghost: Arc<Ghost>, shared: &mut Shared, out: &mut Out) {
    let name = setup.name();
    shared.ghosts.finish(name);
    shared.ghosts.known.insert(name, ghost);
    shared.ghosts.stale.remove(&name);
    shared.ghosts.missed.retain(|missed| *missed != name);
    out.change_settings(&mut shared.settings, |settings| {
        match settings.ghosts.iter_mut().find(|ghost| ghost.name() == name) {
            Some(ghost) => ghost.rating = setup.rating,
            None => settings.ghosts.push(setup),
        }
    });
}
