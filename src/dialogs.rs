//! The dialog that is open, if one is. Dialogs draw and collect messages, as panels do.

pub mod help;
pub mod preferences;

use super::command::{Command, Keymap, TABLE, key_name};
use super::engine_setup as setup;
use super::files::chooser;
use super::files::paste;
use super::files::wthor_names;
use super::ghosts::dialog as ghosts;
use super::library;
use super::library::list;
use super::matches::form;
use super::message::Message;
use super::play::{editor, new_game};
use super::review::refutation;
use super::widgets::theme::BoardTheme;
use super::{App, seed};
use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};
use othello::rules::Position;
use outflank_core::library::people::Person;
use outflank_core::session::{Action, Mode, NewGame};
use outflank_core::storage::purpose::Purpose;
use outflank_core::text;

/// A dialog over the board.
pub enum OpenDialog {
    /// A new game is chosen.
    NewGame(Box<new_game::State>),
    /// A position is set up.
    Editor(Box<editor::State>),
    /// A file is chosen, where the system has no dialog for it.
    Files(Box<chooser::State>),
    /// Games of WTHOR lack the names of their players.
    Names(Box<wthor_names::State>),
    /// The games that were kept.
    Library(Box<list::State>),
    /// Moves or a board as text, with a preview.
    Paste(Box<paste::State>),
    /// How Outflank looks, moves and thinks.
    Preferences(preferences::State),
    /// Engines of other programs.
    Engines(Box<setup::State>),
    /// Ghosts of players of the library.
    Ghosts(Box<ghosts::State>),
    /// A match of two players.
    Match(Box<form::State>),
    /// Help at a page, with the list of keys.
    Help(help::Page, Vec<(String, String)>),
    /// A line and a better one, side by side.
    Refutation(Box<refutation::State>),
}

/// The dialogs that are open: the last is drawn, and those before it wait behind it.
#[derive(Default)]
pub(super) struct Dialogs(Vec<OpenDialog>);

impl Dialogs {
    /// The one that is drawn.
    pub(super) fn top(&self) -> Option<&OpenDialog> {
        self.0.last()
    }

    pub(super) fn top_mut(&mut self) -> Option<&mut OpenDialog> {
        self.0.last_mut()
    }

    /// The engines that are being set up, whether or not something stands before them.
    pub(super) fn engines_mut(&mut self) -> Option<&mut setup::State> {
        self.0.iter_mut().find_map(|dialog| match dialog {
            OpenDialog::Engines(state) => Some(&mut **state),
            _ => None,
        })
    }

    /// The question for the names of WTHOR's players, whether or not something stands before it.
    pub(super) fn names_mut(&mut self) -> Option<&mut wthor_names::State> {
        self.0.iter_mut().find_map(|dialog| match dialog {
            OpenDialog::Names(state) => Some(&mut **state),
            _ => None,
        })
    }

    /// The list of games, where it is drawn.
    pub(super) fn library_mut(&mut self) -> Option<&mut list::State> {
        match self.top_mut() {
            Some(OpenDialog::Library(state)) => Some(state),
            _ => None,
        }
    }

    /// Opens the dialog in which files are chosen; the one that wants the file waits behind it.
    pub(super) fn show_chooser(&mut self, state: chooser::State) {
        let is_for_dialog = state.purpose.is_for_dialog();
        let dialog = OpenDialog::Files(Box::new(state));
        if is_for_dialog { self.show_in_front(dialog) } else { self.show(dialog) }
    }

    /// Opens a dialog in place of all.
    pub(super) fn show(&mut self, dialog: OpenDialog) {
        self.0 = vec![dialog];
    }

    /// Opens a dialog before the others, which come back when it is left.
    pub(super) fn show_in_front(&mut self, dialog: OpenDialog) {
        self.0.push(dialog);
    }

    pub(super) fn close_all(&mut self) {
        self.0.clear();
    }
}

impl App {
    /// Opens the dialog of a command.
    pub(super) fn open_dialog(&mut self, command: Command) {
        self.play.typed.clear();
        match command {
            Command::Open => return self.choose_file(Purpose::Open),
            Command::SaveAs => return self.choose_file(Purpose::Save),
            Command::SavePicture => return self.choose_file(Purpose::SavePicture),
            Command::SaveGraph => return self.choose_file(Purpose::SaveGraph),
            Command::SavePage => return self.choose_file(Purpose::SavePage),
            _ => {}
        }
        let dialog = match command {
            Command::NewGame => {
                let rating = |name: &String| {
                    let estimate = self.library.person(name).map(Person::estimate);
                    estimate.filter(|estimate| estimate.n_games > 0).map(|estimate| estimate.rating)
                };
                let people = self.settings.people.iter().map(rating).collect();
                let state = new_game::State::new(&self.settings, seed()).with_ratings(people);
                Some(OpenDialog::NewGame(Box::new(state)))
            }
            Command::EditPosition => {
                let state = editor::State::new(self.session.position()).seen(self.settings.board_view());
                Some(OpenDialog::Editor(Box::new(state)))
            }
            Command::Preferences => Some(OpenDialog::Preferences(preferences::State::default())),
            Command::OtherEngines => Some(OpenDialog::Engines(Box::new(setup::State::new(&self.settings)))),
            Command::Ghosts => Some(self.ghosts_dialog()),
            Command::Match => {
                let state = form::State::new(self.matches.chosen(), &self.settings);
                Some(OpenDialog::Match(Box::new(state)))
            }
            Command::HowToPlay => Some(OpenDialog::Help(help::Page::Rules, keys_list(&self.ctx))),
            Command::Keys => Some(OpenDialog::Help(help::Page::Keys, keys_list(&self.ctx))),
            Command::About => Some(OpenDialog::Help(help::Page::About, keys_list(&self.ctx))),
            _ => None,
        };
        match dialog {
            // Whoever chooses players sets them up in between.
            Some(dialog @ (OpenDialog::Engines(_) | OpenDialog::Ghosts(_))) => {
                self.dialogs.show_in_front(dialog)
            }
            Some(dialog) => self.dialogs.show(dialog),
            None => self.dialogs.close_all(),
        }
    }

    /// Draws the open dialog, which stays until a message closes it.
    pub(super) fn dialog_ui(&mut self, ui: &mut Ui, messages: &mut Vec<Message>) {
        let Some(mut dialog) = self.dialogs.0.pop() else { return };
        let (settings, theme) = (&self.settings, BoardTheme::of(&self.settings));
        match &mut dialog {
            OpenDialog::NewGame(state) => new_game::new_game_ui(ui, state, theme, messages),
            OpenDialog::Editor(state) => editor::editor_ui(ui, state, theme, messages),
            OpenDialog::Files(state) => chooser::files_ui(ui, state, messages),
            OpenDialog::Names(state) => wthor_names::names_ui(ui, state, messages),
            OpenDialog::Library(state) => {
                let view = list::View {
                    library: &self.library.library(),
                    is_open: self.library.is_open(),
                    importing: self.library.importing(),
                    has_set_aside: self.library.has_set_aside(),
                };
                list::library_ui(ui, state, &view, messages);
            }
            OpenDialog::Paste(state) => paste::paste_ui(ui, state, theme, messages),
            OpenDialog::Preferences(state) => preferences::preferences_ui(ui, state, settings, messages),
            OpenDialog::Engines(state) => setup::engines_ui(ui, state, messages),
            OpenDialog::Ghosts(state) => ghosts::ghosts_ui(ui, state, &self.ghosts_view(), messages),
            OpenDialog::Match(state) => form::match_ui(ui, state, self.matches.played(), theme, messages),
            OpenDialog::Help(page, keys) => help::help_ui(ui, page, keys, theme, messages),
            OpenDialog::Refutation(state) => {
                if let Some(newest) = self.review.explanation() {
                    state.lines.update(newest);
                }
                refutation::refutation_ui(ui, state, theme, messages);
            }
        }
        self.dialogs.0.push(dialog);
    }

    /// Leaves the dialog that is drawn; one behind it knows the engines and ghosts that there are
    /// now.
    pub(super) fn close_dialog(&mut self) {
        self.dialogs.0.pop();
        match self.dialogs.top_mut() {
            Some(OpenDialog::NewGame(state)) => {
                state.engines.clone_from(&self.settings.engines);
                state.ghosts.clone_from(&self.settings.ghosts);
            }
            Some(OpenDialog::Match(state)) => {
                state.engines.clone_from(&self.settings.engines);
                state.ghosts.clone_from(&self.settings.ghosts);
            }
            _ => {}
        }
    }

    /// Opens the list of games.
    pub(super) fn open_library(&mut self) {
        let state = library::list(&self.library);
        self.dialogs.show(OpenDialog::Library(Box::new(state)));
    }

    /// Opens the two boards that show why the last move lost.
    pub(super) fn show_refutation(&mut self) {
        if let Some(explanation) = self.review.explanation() {
            let state = refutation::State::new(explanation.clone());
            self.dialogs.show(OpenDialog::Refutation(Box::new(state)));
        }
    }

    /// Begins a game from a position that was set up.
    pub(super) fn play_from(&mut self, start: Position) {
        let (goal, players) = (self.session.record().goal(), self.session.players());
        let game = NewGame {
            start,
            opening: Vec::new(),
            goal,
            players,
            seed: seed(),
            mode: Mode::Casual,
            clocks: None,
        };
        self.act(Action::NewGame(Box::new(game)));
    }

    /// Shows what a text holds, before it takes the place of the game on the board.
    pub(super) fn paste(&mut self, text: String) {
        self.play.typed.clear();
        let state = paste::State::new(text, self.session.record());
        self.dialogs.show(OpenDialog::Paste(Box::new(state)));
    }
}

/// The lines of the list of keys: the board's own, then the table of commands.
fn keys_list(ctx: &Context) -> Vec<(String, String)> {
    let own = [
        (text!("keys-click"), text!("keys-click.what")),
        ("f5".to_owned(), text!("keys-square")),
        (text!("keys-tab"), text!("keys-tab.what")),
        ("F10".to_owned(), text!("keys-menus")),
    ];
    let keymap = Keymap::of(ctx);
    let commands = TABLE.iter().filter_map(|entry| {
        let keys = keymap.keys(entry.command).iter().map(|shortcut| key_name(ctx, shortcut));
        let either = keys.reduce(|first, second| text!("keys-either", first = first, second = second))?;
        Some((either, entry.name().trim_end_matches('…').to_owned()))
    });
    let held = |key| key_name(ctx, &KeyboardShortcut::new(Modifiers::COMMAND, key));
    let zoom = [
        (held(Key::Plus), text!("keys-larger")),
        (held(Key::Minus), text!("keys-smaller")),
        (held(Key::Num0), text!("keys-usual-size")),
    ];
    own.into_iter().chain(commands).chain(zoom).collect()
}
