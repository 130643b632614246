//! The dialog that chooses a file to open or write: the folders, the files in one of them, and a name.

use super::{Message, Out};
use crate::dialogs::Dialog;
use crate::shared::Shared;
use crate::widgets::dialog::{Buttons, Obstacle, frame_ui};
use crate::widgets::words::note_ui;
use crate::widgets::{form, row_keys, speech};
use egui::{Button, Label, ScrollArea, TextEdit, Ui, vec2};
use services::storage::folders::{FolderEntry, Listing, free_name, list};
use services::storage::purpose::Purpose;
use std::path::{Path, PathBuf};
use texts::text;

pub struct State {
    purpose: Purpose,
    folder: PathBuf,
    listing: Listing,
    name: String,
    /// The name to which the list was scrolled.
    revealed: String,
    has_taken_focus: bool,
}

const ROW_GAP: f32 = 2.0;

impl State {
    /// The dialog at a folder, with a suggested name for the file.
    pub fn new(purpose: Purpose, folder: PathBuf) -> State {
        let (listing, name) = (list(&folder), purpose.file().suggested_name());
        let name = listing.as_ref().map_or_else(|_| name.to_owned(), |listing| free_name(listing, name));
        State { purpose, folder, listing, name, revealed: String::new(), has_taken_focus: false }
    }

    fn show(&mut self, folder: PathBuf) {
        (self.listing, self.folder) = (list(&folder), folder);
        if !self.purpose.file().is_written() {
            self.name.clear();
        }
    }

    /// The path of the name, which may itself be a path.
    fn path(&self) -> PathBuf {
        self.folder.join(self.name.trim())
    }

    fn ready(&self) -> Result<(), Obstacle> {
        let (name, file) = (self.name.trim(), self.purpose.file());
        match self.purpose {
            Purpose::Import => Ok(()),
            _ if name.is_empty() => Err(Obstacle::Missing(text!("chooser-no-name"))),
            _ if !file.is_written() || self.names_folder() => Ok(()),
            _ => file.check(name).map_err(|reason| Obstacle::Wrong(form::sentence(&reason))),
        }
    }

    /// Whether the name is that of a listed folder, which the button opens; an import takes the whole folder.
    fn names_folder(&self) -> bool {
        self.purpose != Purpose::Import && self.lists(true)
    }

    /// The folder and name of a file to write elsewhere; shown first, so the user sees whether it exists.
    fn in_another_folder(&self) -> Option<(PathBuf, String)> {
        if !self.purpose.file().is_written() {
            return None;
        }
        let path = self.path();
        let (folder, name) = (path.parent()?, path.file_name()?.to_str()?);
        (folder != self.folder).then(|| (folder.to_owned(), name.to_owned()))
    }

    /// Whether a folder, or a file, with the typed name is there.
    fn lists(&self, is_folder: bool) -> bool {
        let is_it = |listed: &FolderEntry| listed.is_folder == is_folder && listed.name == self.name.trim();
        self.listing.iter().flatten().any(is_it)
    }

    fn replaces(&self) -> bool {
        self.purpose.file().is_written() && self.lists(false)
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let title = self.purpose.file().title;
        let buttons = |state: &State| {
            let label = match state.purpose {
                Purpose::Open | Purpose::TakeAll => text!("dialog-open"),
                _ if state.names_folder() || state.in_another_folder().is_some() => {
                    text!("dialog-open")
                }
                _ if state.replaces() => text!("chooser-do-replace"),
                purpose if purpose.file().is_written() => text!("chooser-do-save"),
                purpose if purpose.is_for_dialog() => text!("chooser-do-take"),
                Purpose::Import if state.name.trim().is_empty() => text!("chooser-do-import-folder"),
                _ => text!("chooser-do-import"),
            };
            Buttons { ready: state.ready(), ..Buttons::confirm(label) }
        };
        let answer = frame_ui(ui, &title, 620.0, self, body_ui, buttons);
        out.decide(answer, |out| {
            let path = self.path();
            if let Some((folder, name)) = self.in_another_folder() {
                self.name = name;
                self.show(folder);
            } else if self.purpose != Purpose::Import && (self.names_folder() || path.is_dir()) {
                self.name.clear();
                self.show(path);
            } else {
                out.close_dialog();
                out.send(Message::Chosen(self.purpose, vec![path]));
            }
        });
    }
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    form::row_ui(ui, &text!("chooser-folder"), |ui| {
        ui.horizontal(|ui| {
            if let Some(parent) = state.folder.parent().map(Path::to_owned)
                && ui.button(text!("chooser-up")).on_hover_text(text!("chooser-up.hint")).clicked()
            {
                state.show(parent);
            }
            ui.add(Label::new(state.folder.display().to_string()).truncate());
        });
    });
    match state.listing.clone() {
        Ok(listing) => list_ui(ui, state, &listing),
        Err(reason) => form::warning_ui(ui, &form::sentence(&reason)),
    }
    ui.add_space(8.0);
    form::row_ui(ui, &text!("chooser-name"), |ui| {
        let field = TextEdit::singleline(&mut state.name).desired_width(f32::INFINITY);
        let field = form::line_ui(ui, field);
        if !std::mem::replace(&mut state.has_taken_focus, true) {
            field.request_focus();
        }
        field.accessible_name(text!("chooser-name.spoken"));
        note_ui(ui, state.purpose.file().about);
        if state.replaces() {
            form::warning_ui(ui, &text!("chooser-replaces"));
        }
    });
}

/// Moves the choice by the keys and speaks it. Returns its row to scroll to, or the typed name's first match.
fn walk_by_keys(ui: &Ui, state: &mut State, listing: &[FolderEntry]) -> Option<usize> {
    let typed = state.name.trim().to_lowercase();
    let here = listing.iter().position(|listed| listed.name == state.name);
    if let Some(row) = row_keys::walk(ui, here, listing.len()) {
        let FolderEntry { name, is_folder } = &listing[row];
        speech::say(
            ui.ctx(),
            if *is_folder { text!("chooser-folder-spoken", name = name.as_str()) } else { name.clone() },
        );
        state.name.clone_from(name);
        state.revealed.clone_from(&state.name);
        return Some(row);
    }
    let has_changed = std::mem::replace(&mut state.revealed, state.name.clone()) != state.name;
    if !has_changed || typed.is_empty() {
        return None;
    }
    listing.iter().position(|listed| listed.name.to_lowercase().starts_with(&typed))
}

fn list_ui(ui: &mut Ui, state: &mut State, listing: &[FolderEntry]) {
    let height = ui.spacing().interact_size.y;
    let shown_height = 9.0 * (height + ROW_GAP);
    let list = ScrollArea::vertical().id_salt("files").max_height(shown_height).auto_shrink([false, false]);
    let list = row_keys::reveal(list, walk_by_keys(ui, state, listing), height + ROW_GAP, shown_height);
    ui.spacing_mut().item_spacing.y = ROW_GAP;
    list.show_rows(ui, height, listing.len(), |ui, rows| {
        for FolderEntry { name, is_folder } in &listing[rows] {
            let shown = if *is_folder { format!("{name}/") } else { name.clone() };
            let button = Button::selectable(*name == state.name, shown)
                .truncate()
                .min_size(vec2(ui.available_width(), height));
            let response = ui.add(button);
            if *is_folder && response.clicked() {
                state.show(state.folder.join(name));
            } else if response.clicked() {
                state.name.clone_from(name);
            }
        }
    });
}
