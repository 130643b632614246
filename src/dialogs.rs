//! The dialog that is open, if one is. Dialogs draw and collect messages, as panels do.

pub mod help;
pub mod preferences;
pub mod welcome;

use super::command::{Keymap, TABLE, key_name};
use super::files::chooser;
use super::files::handout;
use super::files::moving;
use super::files::paste;
use super::files::wthor_names;
use super::ghosts::dialog;
use super::library::{list, part};
use super::matches::form;

use super::review::refutation;
use super::shared::Shared;
use super::study::{information, sheet};
use super::widgets::theme::BoardTheme;
use super::{editor, engine_setup, ghosts, matches, new_game, play, report, review};
use egui::{Context, Ui};
use texts::text;

/// What is asked of the dialogs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Closes the dialog that is drawn.
    Close,
    /// Closes all dialogs.
    CloseAll,
    /// Shows what the text of the clipboard holds, before it takes the place of the game on the board.
    Paste(String),
}

/// A dialog over the board.
pub enum OpenDialog {
    /// The rules in three pictures, for a new player.
    Welcome,
    /// A new game is chosen.
    NewGame(Box<new_game::State>),
    /// A position is set up.
    Editor(Box<editor::State>),
    /// A file is chosen, where the system has no dialog for it.
    Files(Box<chooser::State>),
    /// Games of WTHOR lack the names of their players.
    Names(Box<wthor_names::State>),
    /// Everything goes to another computer.
    Moving(Box<moving::State>),
    /// The games that were kept.
    Library(Box<list::State>),
    /// A part of the board by which the list of games finds some.
    BoardPart(Box<part::State>),
    /// Moves or a board as text, with a preview.
    Paste(Box<paste::State>),
    /// How Outflank looks, moves and thinks.
    Preferences(preferences::State),
    /// Engines of other programs.
    Engines(Box<engine_setup::State>),
    /// Ghosts of players of the library.
    Ghosts(Box<dialog::State>),
    /// The report on a player.
    Report(Box<report::dialog::State>),
    /// A match of two players.
    Match(Box<form::State>),
    /// Help at a page, with the list of keys.
    Help(help::HelpPage, Vec<(String, String)>),
    /// What is known of the game on the board.
    Information(Box<information::State>),
    /// A score sheet is typed.
    Sheet(Box<sheet::State>),
    /// A page to print.
    Handout(Box<handout::State>),
    /// A line and a better one, side by side.
    Refutation(Box<refutation::State>),
}

/// The dialogs that are open: the last is drawn, and those before it wait behind it.
#[derive(Default)]
pub(super) struct Dialogs(Vec<OpenDialog>);

/// The state of a dialog of one kind, if one is open.
macro_rules! opened {
    ($dialogs:expr, $kind:ident) => {
        $dialogs.0.iter_mut().find_map(|dialog| match dialog {
            OpenDialog::$kind(state) => Some(&mut **state),
            _ => None,
        })
    };
}

impl Dialogs {
    /// The one that is drawn.
    pub(super) fn top(&self) -> Option<&OpenDialog> {
        self.0.last()
    }

    pub(super) fn top_mut(&mut self) -> Option<&mut OpenDialog> {
        self.0.last_mut()
    }

    /// The engines that are being set up, whether or not something stands before them.
    pub(super) fn engines_mut(&mut self) -> Option<&mut engine_setup::State> {
        opened!(self, Engines)
    }

    /// The question for the names of WTHOR's players, whether or not something stands before it.
    pub(super) fn names_mut(&mut self) -> Option<&mut wthor_names::State> {
        opened!(self, Names)
    }

    /// What goes to another computer, whether or not something stands before it.
    pub(super) fn moving_mut(&mut self) -> Option<&mut moving::State> {
        opened!(self, Moving)
    }

    /// The report on a player, whether or not something stands before it.
    pub(super) fn report_mut(&mut self) -> Option<&mut report::dialog::State> {
        opened!(self, Report)
    }

    /// The page to print, whether or not something stands before it.
    pub(super) fn handout_mut(&mut self) -> Option<&mut handout::State> {
        opened!(self, Handout)
    }

    /// The list of games, whether or not something stands before it.
    pub(super) fn library_mut(&mut self) -> Option<&mut list::State> {
        opened!(self, Library)
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

/// Carries out a message.
pub(crate) fn update(message: Message, shared: &mut Shared) -> Vec<crate::Message> {
    match message {
        Message::Close => close(shared),
        Message::CloseAll => shared.dialogs.close_all(),
        Message::Paste(text) => {
            let state = paste::State::new(text, shared.record());
            shared.dialogs.show(OpenDialog::Paste(Box::new(state)));
            return vec![crate::Message::Play(play::Message::ForgetTyped)];
        }
    }
    Vec::new()
}

/// Opens help at a page.
pub(crate) fn open_help(page: help::HelpPage, shared: &mut Shared) {
    shared.dialogs.show(OpenDialog::Help(page, keys_list(&shared.ctx)));
}

/// Leaves the dialog that is drawn; one behind it shows the engines and ghosts of the settings.
fn close(shared: &mut Shared) {
    shared.dialogs.0.pop();
    match shared.dialogs.top_mut() {
        Some(OpenDialog::NewGame(state)) => {
            state.engines.clone_from(&shared.settings.engines);
            state.ghosts.clone_from(&shared.settings.ghosts);
        }
        Some(OpenDialog::Match(state)) => {
            state.engines.clone_from(&shared.settings.engines);
            state.ghosts.clone_from(&shared.settings.ghosts);
        }
        _ => {}
    }
}

/// Draws the open dialog, which stays until a message closes it.
pub(crate) fn dialog_ui(
    ui: &mut Ui,
    shared: &mut Shared,
    matches: &matches::Room,
    review: &review::Room,
    messages: &mut Vec<crate::Message>,
) {
    let Some(mut dialog) = shared.dialogs.0.pop() else { return };
    let (settings, theme) = (&shared.settings, BoardTheme::of(&shared.settings, &shared.ctx));
    match &mut dialog {
        OpenDialog::Welcome => welcome::welcome_ui(ui, theme, messages),
        OpenDialog::NewGame(state) => new_game::new_game_ui(ui, state, theme, messages),
        OpenDialog::Editor(state) => editor::editor_ui(ui, state, theme, messages),
        OpenDialog::Files(state) => chooser::files_ui(ui, state, messages),
        OpenDialog::Names(state) => wthor_names::names_ui(ui, state, messages),
        OpenDialog::Moving(state) => moving::moving_ui(ui, state, messages),
        OpenDialog::Library(state) => {
            // One lock: a second one would wait for a writer that waits for the first.
            let library = shared.library.library();
            let view = list::ListView {
                library: &library,
                is_open: shared.library.is_open(),
                importing: shared.library.importing(),
                has_set_aside: shared.library.has_set_aside(),
                queue: shared.background.progress(&library),
                people: &settings.people,
            };
            list::library_ui(ui, state, &view, messages);
        }
        OpenDialog::BoardPart(state) => part::part_ui(ui, state, theme, messages),
        OpenDialog::Paste(state) => paste::paste_ui(ui, state, theme, messages),
        OpenDialog::Preferences(state) => preferences::preferences_ui(ui, state, settings, messages),
        OpenDialog::Engines(state) => engine_setup::engines_ui(ui, state, messages),
        OpenDialog::Ghosts(state) => dialog::ghosts_ui(ui, state, &ghosts::view(shared), messages),
        OpenDialog::Report(state) => {
            report::dialog::report_ui(ui, state, &shared.library.library(), theme, messages);
        }
        OpenDialog::Match(state) => form::match_ui(ui, state, matches.played(), theme, messages),
        OpenDialog::Help(page, keys) => help::help_ui(ui, page, keys, theme, messages),
        OpenDialog::Handout(state) => handout::handout_ui(ui, state, messages),
        OpenDialog::Sheet(state) => sheet::sheet_ui(ui, state, messages),
        OpenDialog::Information(state) => information::information_ui(ui, state, messages),
        OpenDialog::Refutation(state) => {
            if let Some(newest) = review.explanation() {
                state.lines.update(newest);
            }
            refutation::refutation_ui(ui, state, theme, messages);
        }
    }
    shared.dialogs.0.push(dialog);
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
    own.into_iter().chain(commands).collect()
}
