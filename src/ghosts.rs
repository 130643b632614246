//! Ghosts of players of the library in the window: the games they play in and the settings that name them.

pub(super) mod dialog;

use super::dialogs::OpenDialog;
use super::report;
use super::shared::{Shared, seed};
use super::widgets::notices::{self, Tone};
use ::library::Date;
use ::library::store;
use engine::Request;
use engine::human::Ghost;
use engine::players::{GhostName, Player};
use othello::rules::Color;
use services::ghosts::{GhostNews, rating_in_days};
use services::settings::GhostSetup;
use session::words::only_human;
use session::{Action, NewGame};
use std::sync::Arc;
use texts::text;

/// What the dialog of ghosts, and other rooms, ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Makes a ghost, or makes it again.
    Make(GhostSetup),
    /// Stops the making of one.
    Stop,
    /// Begins a game against one.
    Play(GhostName),
    /// Opens the report on the player of one.
    Report(GhostName),
    /// Removes one.
    Remove(GhostName),
    /// Follows the library, which was read or has changed.
    FollowLibrary,
}

/// Carries out a message.
pub(super) fn update(message: Message, shared: &mut Shared) -> Vec<crate::Message> {
    match message {
        Message::Make(setup) => make(setup, shared),
        Message::Stop => shared.ghosts.stop(),
        Message::Play(name) => return play(name, shared),
        Message::Report(name) => return report_on(name, shared).into_iter().collect(),
        Message::Remove(name) => return remove(name, shared).into_iter().collect(),
        Message::FollowLibrary => return follow_library(shared),
    }
    Vec::new()
}

/// Opens the dialog.
pub(super) fn open(shared: &mut Shared) -> Vec<crate::Message> {
    let messages = follow_library(shared);
    let chosen = shared.settings.ghosts.first().map(GhostSetup::name).unwrap_or_default();
    let state = dialog::State::new(chosen, Date::of_seconds(store::now()));
    shared.dialogs.show_in_front(OpenDialog::Ghosts(Box::new(state)));
    messages
}

/// What the dialog shows.
pub(super) fn view(shared: &Shared) -> dialog::GhostsView<'_> {
    dialog::GhostsView {
        ghosts: &shared.settings.ghosts,
        people: &shared.settings.people,
        known: &shared.ghosts.known,
        stale: &shared.ghosts.stale,
        making: shared.ghosts.making.first(),
        players: &shared.ghosts.players,
        is_open: shared.library.is_open(),
    }
}

/// Lets a ghost choose the move where one plays; reports once that it is missing.
pub(super) fn with_ghost(request: Request, shared: &mut Shared) -> (Request, Option<crate::Message>) {
    let (request, missed) = shared.ghosts.choose(request, shared.session.players());
    (request, missed.map(crate::Message::trouble))
}

/// Collects what the ghosts' thread has found.
pub(super) fn poll(shared: &mut Shared) -> Vec<crate::Message> {
    let news = shared.ghosts.news();
    news.into_iter().flat_map(|news| on_news(news, shared)).collect()
}

fn on_news(news: GhostNews, shared: &mut Shared) -> Vec<crate::Message> {
    match news {
        GhostNews::Progress(name, progress) => {
            let making = shared.ghosts.making.iter_mut().find(|making| making.name == name);
            making.into_iter().for_each(|making| making.progress = Some(progress));
            Vec::new()
        }
        GhostNews::Made { setup, ghost, unwritten } => made(setup, ghost, unwritten, shared),
        GhostNews::NotMade(name, reason) => {
            shared.ghosts.is_done(name);
            let Some(reason) = reason else { return Vec::new() };
            let text = text!("ghosts-not-made", ghost = name.as_str(), reason = reason);
            answer(Tone::Trouble, text, shared).into_iter().collect()
        }
        GhostNews::Checked { stale, players } => {
            shared.ghosts.take_check(stale, players);
            Vec::new()
        }
    }
}

fn follow_library(shared: &mut Shared) -> Vec<crate::Message> {
    if !shared.library.is_open() {
        return Vec::new();
    }
    let mut messages = Vec::new();
    for (setup, reason) in std::mem::take(&mut shared.ghosts.broken) {
        let text = text!("ghosts-made-again", ghost = setup.name().as_str(), reason = reason);
        messages.push(crate::Message::trouble(text));
        make(setup, shared);
    }
    shared.ghosts.check();
    messages
}

fn make(setup: GhostSetup, shared: &mut Shared) {
    let rating = rating_in_days(&shared.library, &setup);
    shared.ghosts.make(setup, rating);
}

/// Begins a game against a ghost; the human player keeps the colour.
fn play(name: GhostName, shared: &mut Shared) -> Vec<crate::Message> {
    let Some(rating) = shared.settings.ghost(name).map(|ghost| ghost.rating) else { return Vec::new() };
    let color = only_human(&shared.session).map_or(Color::White, |human| !human);
    let changed = shared.change_settings(|settings| {
        settings.players[color].choose(Player::Ghost { name, rating });
        settings.players[!color].choose(Player::Human);
    });
    shared.dialogs.close_all();
    let game = NewGame { seed: seed(), ..NewGame::standard(shared.settings.players()) };
    vec![changed, crate::Message::Game(Action::NewGame(Box::new(game)))]
}

/// Opens the report on the ghost's player.
fn report_on(name: GhostName, shared: &Shared) -> Option<crate::Message> {
    let player = shared.settings.ghost(name)?.player.clone();
    Some(crate::Message::Report(report::Message::Open { player, reader: None }))
}

fn remove(name: GhostName, shared: &mut Shared) -> Option<crate::Message> {
    let setup = shared.settings.ghost(name).cloned()?;
    shared.ghosts.forget(setup);
    Some(shared.change_settings(|settings| {
        settings.ghosts.retain(|ghost| ghost.name() != name);
        for color in Color::BOTH {
            let choice = &mut settings.players[color];
            if choice.ghost == name {
                choice.ghost = GhostName::default();
            }
        }
    }))
}

fn made(
    setup: GhostSetup,
    ghost: Arc<Ghost>,
    unwritten: Option<String>,
    shared: &mut Shared,
) -> Vec<crate::Message> {
    let name = setup.name();
    shared.ghosts.is_done(name);
    shared.ghosts.known.insert(name, ghost);
    shared.ghosts.stale.remove(&name);
    shared.ghosts.missed.retain(|missed| *missed != name);
    let changed = shared.change_settings(|settings| {
        match settings.ghosts.iter_mut().find(|ghost| ghost.name() == name) {
            Some(ghost) => ghost.rating = setup.rating,
            None => settings.ghosts.push(setup),
        }
    });
    if let Some(OpenDialog::Ghosts(state)) = shared.dialogs.top_mut() {
        state.chosen = name;
    }
    let answer = match unwritten {
        Some(reason) => answer(Tone::Trouble, text!("ghosts-not-written", reason = reason), shared),
        None => answer(Tone::Answer, text!("ghosts-made", ghost = name.as_str()), shared),
    };
    [changed].into_iter().chain(answer).collect()
}

/// Answers in the dialog, if that is open, else with a notice.
fn answer(tone: Tone, text: String, shared: &mut Shared) -> Option<crate::Message> {
    match shared.dialogs.top_mut() {
        Some(OpenDialog::Ghosts(state)) => {
            state.answer = (tone == Tone::Trouble).then_some(text);
            None
        }
        _ => Some(crate::Message::Notice(notices::Message::Show(tone, text))),
    }
}
