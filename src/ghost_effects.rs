//! Where ghosts meet the rest of the window: the game they play in, the library they are made of, the
//! settings that name them.

use super::App;
use super::dialogs::OpenDialog;
use super::ghosts::dialog;
use super::message::ghosts::Choice;
use super::widgets::notices::Tone;
use engine::Request;
use engine::human::Ghost;
use engine::players::{GhostName, Player};
use othello::rules::Color;
use outflank_core::ghosts::{News, rating_in_days};
use outflank_core::library::Date;
use outflank_core::session::{Action, NewGame};
use outflank_core::settings::GhostSetup;
use outflank_core::text;
use outflank_core::words;
use std::sync::Arc;

impl App {
    /// Has a ghost choose where one is to; where there is none, says so once.
    pub(super) fn with_ghost(&mut self, request: Request) -> Request {
        let (request, missed) = self.ghosts.choose(request, self.session.players());
        missed.into_iter().for_each(|missed| self.tell(Tone::Trouble, missed));
        request
    }

    /// The library has been read, or has changed.
    pub(super) fn follow_library_with_ghosts(&mut self) {
        if !self.library.is_open() {
            return;
        }
        for (setup, reason) in std::mem::take(&mut self.ghosts.broken) {
            let text = text!("ghosts-made-anew", ghost = setup.name().as_str(), reason = reason);
            self.tell(Tone::Trouble, text);
            self.make_ghost(setup);
        }
        self.ghosts.check();
    }

    /// Carries out what is wanted of ghosts.
    pub(super) fn take_ghost_choice(&mut self, choice: Choice) {
        match choice {
            Choice::Make(setup) => self.make_ghost(setup),
            Choice::Stop => self.ghosts.stop(),
            Choice::Play(name) => self.play_ghost(name),
            Choice::Remove(name) => {
                let Some(setup) = self.settings.ghost(name).cloned() else { return };
                self.ghosts.forget(setup);
                self.change_settings(|settings| {
                    settings.ghosts.retain(|ghost| ghost.name() != name);
                    for color in Color::BOTH {
                        let choice = &mut settings.players[color];
                        if choice.ghost == name {
                            choice.ghost = GhostName::default();
                        }
                    }
                });
            }
        }
    }

    fn make_ghost(&mut self, setup: GhostSetup) {
        let rating = rating_in_days(&self.library, &setup);
        self.ghosts.make(setup, rating);
    }

    /// Begins a game against a ghost; whoever played goes on with his colour.
    fn play_ghost(&mut self, name: GhostName) {
        let Some(rating) = self.settings.ghost(name).map(|ghost| ghost.rating) else { return };
        let color = words::only_human(&self.session).map_or(Color::White, |human| !human);
        self.change_settings(|settings| {
            settings.players[color].choose(Player::Ghost { name, rating });
            settings.players[!color].choose(Player::Human);
        });
        self.dialogs.close_all();
        let game = NewGame { seed: super::seed(), ..NewGame::standard(self.settings.players()) };
        self.act(Action::NewGame(Box::new(game)));
    }

    /// Takes in what the thread has found out.
    pub(super) fn poll_ghosts(&mut self) {
        for news in self.ghosts.news() {
            match news {
                News::Progress(name, progress) => {
                    let making = self.ghosts.making.iter_mut().find(|making| making.name == name);
                    making.into_iter().for_each(|making| making.progress = Some(progress));
                }
                News::Made { setup, ghost, unwritten } => self.ghost_made(setup, ghost, unwritten),
                News::NotMade(name, reason) => {
                    self.ghosts.is_done(name);
                    if let Some(reason) = reason {
                        let text = text!("ghosts-not-made", ghost = name.as_str(), reason = reason);
                        self.answer_of_ghosts(Tone::Trouble, text);
                    }
                }
                News::Checked { stale, players } => self.ghosts.take_check(stale, players),
            }
        }
    }

    fn ghost_made(&mut self, setup: GhostSetup, ghost: Arc<Ghost>, unwritten: Option<String>) {
        let name = setup.name();
        self.ghosts.is_done(name);
        self.ghosts.known.insert(name, ghost);
        self.ghosts.stale.remove(&name);
        self.ghosts.missed.retain(|missed| *missed != name);
        self.change_settings(|settings| {
            match settings.ghosts.iter_mut().find(|ghost| ghost.name() == name) {
                Some(ghost) => ghost.rating = setup.rating,
                None => settings.ghosts.push(setup),
            }
        });
        if let Some(OpenDialog::Ghosts(state)) = self.dialogs.top_mut() {
            state.chosen = name;
        }
        match unwritten {
            Some(reason) => {
                self.answer_of_ghosts(Tone::Trouble, text!("ghosts-not-written", reason = reason));
            }
            None => self.answer_of_ghosts(Tone::Answer, text!("ghosts-made", ghost = name.as_str())),
        }
    }

    /// Says something in the dialog, if that is open, else as a notice.
    fn answer_of_ghosts(&mut self, tone: Tone, text: String) {
        match self.dialogs.top_mut() {
            Some(OpenDialog::Ghosts(state)) => state.answer = (tone == Tone::Trouble).then_some(text),
            _ => self.tell(tone, text),
        }
    }

    /// What the dialog shows.
    pub(super) fn ghosts_view(&self) -> dialog::View<'_> {
        dialog::View {
            ghosts: &self.settings.ghosts,
            people: &self.settings.people,
            known: &self.ghosts.known,
            stale: &self.ghosts.stale,
            making: self.ghosts.making.first(),
            players: &self.ghosts.players,
            is_open: self.library.is_open(),
        }
    }

    /// The dialog of ghosts.
    pub(super) fn ghosts_dialog(&mut self) -> OpenDialog {
        self.follow_library_with_ghosts();
        let chosen = self.settings.ghosts.first().map(GhostSetup::name).unwrap_or_default();
        OpenDialog::Ghosts(Box::new(dialog::State::new(
            chosen,
            Date::of_seconds(outflank_core::library::store::now()),
        )))
    }
}
