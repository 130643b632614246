//! The dialog that sets up engines of other programs, and tries them out.

use crate::dialogs::Dialog;
use crate::outbox::{Ask, Outbox};
use crate::shared::Shared;
use crate::widgets::dialog::{Buttons, Obstacle, frame_ui};
use crate::widgets::form::{self, choice_ui, line_ui, list_ui, row_ui, text_width, tick_ui, warning_ui};
use crate::widgets::speech;
use crate::widgets::words::{note_ui, words_ui};
use egui::{Button, ComboBox, DragValue, TextEdit, TextStyle, Ui};
use engine::players::external::Program;
use othello::rules::BoardSize;
use services::engines::{EngineRow, Engines, Tried};
use services::settings::{EngineSetup, Protocol, Settings};
use services::storage::purpose::Purpose;
use session::Action;
use std::ops::RangeInclusive;
use std::path::Path;
use texts::text;

pub type Out = Outbox<Message>;

pub enum Message {
    SetUp(Vec<EngineRow>),
    TryOut(Box<EngineSetup>),
}

pub(crate) fn update(engines: &mut Engines, message: Message, shared: &Shared, out: &mut Out) {
    match message {
        Message::SetUp(rows) => {
            let (settings, players) = engines.set_up(&shared.session, &shared.settings, &rows);
            out.ask(Ask::Settings(Box::new(settings)));
            players.into_iter().for_each(|(color, player)| out.act(Action::SetPlayer(color, player)));
        }
        Message::TryOut(setup) => engines.try_out(shared.wake(), &setup),
    }
}

pub struct State {
    rows: Vec<EngineRow>,
    /// The number of the row that is shown.
    chosen: usize,
    trial: Option<Trial>,
}

/// The program that was tried last, and the result once there is one.
struct Trial {
    program: Program,
    result: Option<Result<Tried, String>>,
}

impl State {
    /// The engines as they are; where there are none, an empty form for the first.
    pub(crate) fn new(settings: &Settings) -> State {
        let row = |setup: &EngineSetup| EngineRow { previous_name: Some(setup.name()), setup: setup.clone() };
        let mut state = State { rows: settings.engines.iter().map(row).collect(), chosen: 0, trial: None };
        if state.rows.is_empty() {
            state.add();
        }
        state
    }

    pub(crate) fn on_trial(&mut self, program: &Program, outcome: Result<Tried, String>) {
        if let Some(trial) = self.trial.as_mut().filter(|trial| trial.program == *program) {
            trial.result.get_or_insert(outcome);
        }
    }

    /// Makes a file the command of the engine shown; fills an empty folder and an empty name from its path.
    pub(crate) fn set_file(&mut self, path: &Path) {
        let Some(EngineRow { setup, .. }) = self.rows.get_mut(self.chosen) else { return };
        let file = path.display().to_string();
        setup.command = shlex::try_quote(&file).map_or_else(|_| file.clone(), Into::into);
        if setup.folder.trim().is_empty() {
            // An engine looks for its files beside itself.
            setup.folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
        }
        if setup.name.trim().is_empty() {
            setup.name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        }
    }

    fn add(&mut self) {
        self.rows.push(EngineRow { previous_name: None, setup: EngineSetup::default() });
        self.chosen = self.rows.len() - 1;
    }

    /// The engines, without forms that the user left empty.
    fn decided(&self) -> Vec<EngineRow> {
        let untouched = EngineSetup::default();
        self.rows.iter().filter(|row| row.setup != untouched).cloned().collect()
    }

    /// Why the engines cannot be saved, if there is a reason.
    fn ready(&self) -> Result<(), Obstacle> {
        let rows = self.decided();
        for (at, EngineRow { setup, .. }) in rows.iter().enumerate() {
            let name = setup.name();
            if name.is_empty() {
                return Err(Obstacle::Missing(text!("engines-no-name")));
            }
            if rows[..at].iter().any(|other| other.setup.name() == name) {
                return Err(Obstacle::Wrong(text!("engines-same-name", engine = name.as_str())));
            }
            if setup.program().is_none() {
                return Err(Obstacle::Missing(text!("engines-no-command", engine = name.as_str())));
            }
        }
        Ok(())
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, out);
        let buttons =
            |state: &State| Buttons { ready: state.ready(), ..Buttons::confirm(text!("engines-done")) };
        let answer = frame_ui(ui, &text!("engines-title"), 600.0, self, body, buttons);
        out.leave(answer, |out| out.send(Message::SetUp(self.decided())));
    }
}

fn body_ui(ui: &mut Ui, state: &mut State, out: &mut Out) {
    note_ui(ui, text!("engines-about"));
    ui.add_space(8.0);
    row_ui(ui, &text!("engines-engine"), |ui| chosen_ui(ui, state));
    let at = state.chosen;
    let Some(EngineRow { setup, .. }) = state.rows.get_mut(at) else { return };
    field_ui(ui, &text!("engines-name"), &mut setup.name, &text!("engines-name.example"), 40);
    // The command line, and the way to choose the program's file.
    let name = text!("engines-command");
    row_ui(ui, &name, |ui| {
        ui.horizontal(|ui| {
            let choose = text!("engines-choose");
            let button = text_width(ui, &choose, TextStyle::Button)
                + 2.0 * ui.spacing().button_padding.x
                + ui.spacing().item_spacing.x;
            let example = text!("engines-command.example");
            let field = TextEdit::singleline(&mut setup.command).char_limit(EngineSetup::COMMAND_MAX);
            let field = field.desired_width(ui.available_width() - button).hint_text(example);
            line_ui(ui, field).accessible_name(&name);
            if ui.button(choose).on_hover_text(text!("engines-choose.hint")).clicked() {
                out.choose_file(Purpose::Engine);
            }
        });
    });
    let (folder, example) = (text!("engines-folder"), text!("engines-folder.example"));
    field_ui(ui, &folder, &mut setup.folder, &example, EngineSetup::COMMAND_MAX);
    row_ui(ui, &text!("engines-protocol"), |ui| {
        let protocols = [
            (Protocol::Gtp, text!("engines-protocol.gtp")),
            (Protocol::NBoard, text!("engines-protocol.nboard")),
        ];
        choice_ui(ui, &mut setup.protocol, &protocols);
    });
    match setup.protocol {
        Protocol::Gtp => row_ui(ui, &text!("engines-time"), |ui| {
            number_ui(ui, &mut setup.seconds, EngineSetup::SECONDS, &text!("engines-time.spoken"));
            let meaning = match setup.seconds {
                0 => text!("engines-time.own"),
                n => text!("engines-time.meaning", n = n),
            };
            note_ui(ui, meaning);
        }),
        Protocol::NBoard => row_ui(ui, &text!("engines-depth"), |ui| {
            number_ui(ui, &mut setup.depth, EngineSetup::DEPTH, &text!("engines-depth.spoken"));
            note_ui(ui, text!("engines-depth.meaning", n = setup.depth));
        }),
    }
    row_ui(ui, &text!("engines-analysis"), |ui| {
        let is_nboard = setup.protocol == Protocol::NBoard;
        setup.analyses &= is_nboard;
        ui.add_enabled_ui(is_nboard, |ui| tick_ui(ui, &mut setup.analyses, text!("engines-analysis.beside")));
        note_ui(ui, text!("engines-analysis.meaning"));
    });
    row_ui(ui, &text!("engines-trial"), |ui| trial_ui(ui, setup, &mut state.trial, out));
    if setup.analyses {
        // Only one engine analyses at a time.
        let others = state.rows.iter_mut().enumerate().filter(|(other, _)| *other != at);
        others.for_each(|(_, row)| row.setup.analyses = false);
    }
}

/// The list of engines, and the buttons that add and remove one.
fn chosen_ui(ui: &mut Ui, state: &mut State) {
    ui.horizontal_wrapped(|ui| {
        let name = |(at, row): (usize, &EngineRow)| match row.setup.name() {
            name if name.is_empty() => (at, text!("engines-unnamed")),
            name => (at, name.to_string()),
        };
        let names: Vec<(usize, String)> = state.rows.iter().enumerate().map(name).collect();
        let list = ComboBox::from_id_salt("engine").width(180.0).truncate();
        list_ui(ui, list, &text!("engines-engine"), &mut state.chosen, names, |_, _| {});
        let has_room = state.rows.len() < EngineSetup::COUNT_MAX;
        if ui.add_enabled(has_room, Button::new(text!("engines-add"))).clicked() {
            state.add();
        }
        let remove = ui.add_enabled(!state.rows.is_empty(), Button::new(text!("engines-remove")));
        if remove.clicked() {
            state.rows.remove(state.chosen);
            state.chosen = state.chosen.min(state.rows.len().saturating_sub(1));
        }
    });
}

fn field_ui(ui: &mut Ui, name: &str, text: &mut String, example: &str, most: usize) {
    row_ui(ui, name, |ui| {
        let width = ui.available_width();
        let field = TextEdit::singleline(text).char_limit(most).desired_width(width).hint_text(example);
        line_ui(ui, field).accessible_name(name);
    });
}

fn number_ui<T: egui::emath::Numeric>(ui: &mut Ui, number: &mut T, range: RangeInclusive<T>, name: &str) {
    form::number_ui(ui, DragValue::new(number).range(range)).accessible_name(name);
}

fn trial_ui(ui: &mut Ui, setup: &EngineSetup, trial: &mut Option<Trial>, out: &mut Out) {
    let program = setup.program();
    let is_this = |trial: &&Trial| Some(&trial.program) == program.as_ref();
    let is_trying = trial.as_ref().filter(is_this).is_some_and(|trial| trial.result.is_none());
    let button = ui.add_enabled(program.is_some() && !is_trying, Button::new(text!("engines-try")));
    if button.clicked()
        && let Some(program) = program.clone()
    {
        *trial = Some(Trial { program, result: None });
        out.send(Message::TryOut(Box::new(setup.clone())));
    }
    match trial.as_ref().filter(is_this).map(|trial| &trial.result) {
        None => _ = note_ui(ui, text!("engines-try.meaning")),
        Some(None) => _ = note_ui(ui, text!("engines-trying")),
        Some(Some(Ok(tried))) => {
            let sentence = tried_words(tried);
            let label = words_ui(ui, &sentence);
            speech::say_once(ui.ctx(), label.id, &sentence);
        }
        Some(Some(Err(reason))) => warning_ui(ui, &text!("engines-tried-in-vain", reason = reason.as_str())),
    }
}

/// "It calls itself Edax 4.6, answered after 12 ms and played f5 after 40 ms."
fn tried_words(tried: &Tried) -> String {
    let (greeting, took) = (tried.greeting.as_millis() as u64, tried.move_time.as_millis() as u64);
    let played = tried.mv.name(BoardSize::STANDARD);
    match &tried.name {
        Some(name) => {
            text!("engines-tried", name = name.as_str(), greeting = greeting, played = played, took = took)
        }
        None => text!("engines-tried-unnamed", greeting = greeting, played = played, took = took),
    }
}
