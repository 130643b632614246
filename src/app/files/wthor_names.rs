//! WTHOR keeps the names of players in a file of their own. Where that does not lie beside the games, it is
//! asked for.

use super::purpose::Purpose;
use crate::app::message::Message;
use crate::app::widgets::dialog::{Answer, Buttons, frame_ui};
use crate::app::widgets::form;
use crate::disk;
use crate::formats::wthor::Names;
use crate::{text, words};
use egui::{Label, Ui};
use std::path::{Path, PathBuf};

/// Whether the names are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) enum Answered {
    /// Nobody was asked yet.
    #[default]
    Unasked,
    /// Numbers will do.
    GoWithout,
    /// They are in this file.
    File(PathBuf),
}

impl Answered {
    /// The file that was chosen.
    pub(in crate::app) fn file(&self) -> Option<&Path> {
        match self {
            Answered::File(path) => Some(path),
            Answered::Unasked | Answered::GoWithout => None,
        }
    }
}

/// The question for the names, and what waits for the answer.
pub struct State {
    /// What the games were chosen for.
    pub(in crate::app) purpose: Purpose,
    /// Where they are.
    pub(in crate::app) paths: Vec<PathBuf>,
    /// The first file whose games lack them.
    lacking: String,
    /// Why the file that was chosen is none of names.
    pub(in crate::app) trouble: Option<String>,
}

impl State {
    /// The question, where files of games, or folders of them, lack the names.
    pub(in crate::app) fn of(purpose: Purpose, paths: &[PathBuf]) -> Option<State> {
        let lacking = paths.iter().find_map(|path| lacking_names(path))?;
        let lacking = lacking.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Some(State { purpose, paths: paths.to_owned(), lacking, trouble: None })
    }
}

/// A file of WTHOR's games without names beside it: the file itself, or the first in a folder.
fn lacking_names(path: &Path) -> Option<PathBuf> {
    let games = match path.is_dir() {
        true => disk::files_with_ending(path, "wtb").ok()?.into_iter().next()?,
        false => Some(path).filter(|path| disk::has_ending(path, "wtb"))?.to_owned(),
    };
    disk::read_beside(&games, "jou").is_none().then_some(games)
}

/// Whether a file is one of WTHOR's names.
pub(in crate::app) fn is_of_names(path: &Path) -> bool {
    disk::has_ending(path, "jou") || disk::has_ending(path, "trn")
}

/// Whether names can be read there.
///
/// # Errors
/// Why not, in a sentence.
pub(in crate::app) fn check(path: &Path) -> Result<(), String> {
    let reason =
        |reason: String| text!("wthor-ask-not-read", reason = reason.trim_end_matches('.').to_owned());
    let players = disk::read_near(path, "jou").ok_or_else(|| reason(text!("wthor-ask-no-file")))?;
    Names::read(Some(&players), None).map(drop).map_err(|error| reason(words::read_error(&error.into())))
}

/// Draws the question.
pub fn names_ui(ui: &mut Ui, state: &mut State, messages: &mut Vec<Message>) {
    let body = |ui: &mut Ui, state: &mut State| {
        ui.add(Label::new(text!("wthor-ask-lacking", file = state.lacking.as_str())).wrap());
        if let Some(trouble) = &state.trouble {
            form::warning_ui(ui, &form::sentence(trouble));
        }
        ui.add_space(8.0);
        if ui.button(text!("wthor-ask-go-without")).clicked() {
            messages.push(Message::GoOnWithoutNames);
        }
    };
    let buttons = |_: &State| Buttons::confirm(text!("wthor-ask-choose"));
    match frame_ui(ui, &text!("wthor-ask-title"), 460.0, state, body, buttons) {
        None => {}
        Some(Answer::Cancel) => messages.push(Message::CloseDialog),
        Some(Answer::Take(())) => messages.push(Message::ChooseNames),
    }
}
