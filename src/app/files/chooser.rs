//! A file to be opened or written: the folders, the files in one of them, and a name.
//!
//! The dialog lists what it is given and asks for another folder by its answer; whoever opened it looks at
//! the disk.

use crate::app::widgets::dialog::{Answer, Buttons, Obstacle, frame_ui};
use crate::app::widgets::form;
use crate::formats::Format;
use egui::{Button, Label, RichText, ScrollArea, TextEdit, Ui, vec2};
use std::path::{Path, PathBuf};

/// What is being chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub purpose: Purpose,
    folder: PathBuf,
    listing: Result<Listing, String>,
    name: String,
    wish: Option<PathBuf>,
    has_begun: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Open,
    Save,
    /// The review, as a page.
    SavePage,
    /// Games for the library, of a file or of all files in a folder.
    Import,
}

impl Purpose {
    /// What the dialog is called.
    pub fn title(self) -> &'static str {
        match self {
            Purpose::Open => "Open a file",
            Purpose::Save => "Save the game",
            Purpose::SavePage => "Save the review as a page",
            Purpose::Import => "Import games",
        }
    }

    /// The name a file is offered to be written under; nothing for what is read.
    pub fn usual_name(self) -> &'static str {
        match self {
            Purpose::Open | Purpose::Import => "",
            Purpose::Save => "game.sgf",
            Purpose::SavePage => "review.html",
        }
    }

    /// Whether a file is written.
    fn writes(self) -> bool {
        matches!(self, Purpose::Save | Purpose::SavePage)
    }
}

/// What is in a folder, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    pub folders: Vec<String>,
    pub files: Vec<String>,
}

/// What was decided.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// Another folder is to be listed; the dialog stays open.
    List(PathBuf),
    File(PathBuf),
}

impl State {
    pub fn new(purpose: Purpose, folder: PathBuf, listing: Result<Listing, String>, name: String) -> State {
        State { purpose, folder, listing, name, wish: None, has_begun: false }
    }

    /// The folder that is shown.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Shows another folder.
    pub fn show(&mut self, folder: PathBuf, listing: Result<Listing, String>) {
        (self.folder, self.listing) = (folder, listing);
        if !self.purpose.writes() {
            self.name.clear();
        }
    }

    /// Where the name leads: it may be a path of its own.
    fn path(&self) -> PathBuf {
        self.folder.join(self.name.trim())
    }

    fn ready(&self) -> Result<(), Obstacle> {
        match self.purpose {
            Purpose::Import => Ok(()),
            _ if self.name.trim().is_empty() => Err(Obstacle::Missing("Choose a file, or type its name.")),
            Purpose::Open => Ok(()),
            Purpose::Save => Format::of_name(self.name.trim())
                .map(drop)
                .map_err(|error| Obstacle::Wrong(form::sentence(&error.to_string()))),
            Purpose::SavePage if is_page(&self.name) => Ok(()),
            Purpose::SavePage => Err(Obstacle::Wrong("A page's name ends in .html.".to_owned())),
        }
    }

    fn replaces(&self) -> bool {
        let is_there = |listing: &Listing| listing.files.iter().any(|file| file == self.name.trim());
        self.purpose.writes() && self.listing.as_ref().is_ok_and(is_there)
    }
}

fn is_page(name: &str) -> bool {
    let ending = name.trim().rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    ending.is_some_and(|ending| ending == "html" || ending == "htm")
}

/// Draws the dialog; [`Choice::List`] may come many times, any other answer ends it.
pub fn files_ui(ui: &mut Ui, state: &mut State) -> Option<Answer<Choice>> {
    let title = state.purpose.title();
    let buttons = |state: &State| {
        let label = match state.purpose {
            Purpose::Open => "Open",
            _ if state.replaces() => "Replace",
            Purpose::Save | Purpose::SavePage => "Save",
            Purpose::Import if state.name.trim().is_empty() => "Import folder",
            Purpose::Import => "Import",
        };
        Buttons { ready: state.ready(), ..Buttons::confirm(label) }
    };
    let answer = frame_ui(ui, title, 620.0, state, body_ui, buttons);
    if let Some(folder) = state.wish.take() {
        return Some(Answer::Take(Choice::List(folder)));
    }
    Some(answer?.map(|()| Choice::File(state.path())))
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    form::row_ui(ui, "Folder", |ui| {
        ui.horizontal(|ui| {
            if let Some(parent) = state.folder.parent()
                && ui.button("Up").on_hover_text("The folder around this one").clicked()
            {
                state.wish = Some(parent.to_owned());
            }
            ui.add(Label::new(state.folder.display().to_string()).truncate());
        });
    });
    match state.listing.clone() {
        Ok(listing) => list_ui(ui, state, &listing),
        Err(reason) => form::warning_ui(ui, &form::sentence(&reason)),
    }
    ui.add_space(6.0);
    form::row_ui(ui, "Name", |ui| {
        let field = TextEdit::singleline(&mut state.name).desired_width(f32::INFINITY);
        let field = ui.add(field);
        if state.purpose.writes() && !std::mem::replace(&mut state.has_begun, true) {
            field.request_focus();
        }
        field.accessible_name("File name");
        let text = match state.purpose {
            Purpose::Open => "Any game or board: transcript, SGF, GGF, PGN, OBF, WTHOR, Othello Quest.",
            Purpose::Import => {
                "All games of a file or, without a name, of all files in this folder: SGF, GGF, PGN, WTHOR, Othello Quest, transcripts."
            }
            Purpose::Save => {
                "The ending says how: .outflank keeps everything, .sgf all but times, .ggf and .txt the moves shown, .obf the last position."
            }
            Purpose::SavePage => "One file that every web browser opens, also without a network.",
        };
        ui.add(Label::new(RichText::new(text).weak()).wrap());
        if state.replaces() {
            form::warning_ui(ui, "This file is there already and will be replaced.");
        }
    });
}

fn list_ui(ui: &mut Ui, state: &mut State, listing: &Listing) {
    let height = ui.spacing().interact_size.y;
    let n_folders = listing.folders.len();
    let list =
        ScrollArea::vertical().id_salt("files").max_height(9.0 * (height + 2.0)).auto_shrink([false, false]);
    ui.spacing_mut().item_spacing.y = 2.0;
    list.show_rows(ui, height, n_folders + listing.files.len(), |ui, rows| {
        for row in rows {
            let is_folder = row < n_folders;
            let name = if is_folder { &listing.folders[row] } else { &listing.files[row - n_folders] };
            let shown = if is_folder { format!("{name}/") } else { name.clone() };
            let button = Button::selectable(*name == state.name, shown)
                .truncate()
                .min_size(vec2(ui.available_width(), height));
            let response = ui.add(button);
            if is_folder && response.clicked() {
                state.wish = Some(state.folder.join(name));
            } else if response.clicked() {
                state.name.clone_from(name);
            }
        }
    });
}
