//! The dialog of a match: the players, the number of games and the times, and once it has begun, its table.

use super::{Message, Out, table};
use crate::dialogs::Dialog;
use crate::players::choice::player_ui;
use crate::shared::Shared;
use crate::widgets::dialog::{Buttons, Obstacle, frame_ui};
use crate::widgets::form::{choice_ui, color_rows_ui, list_ui, number_ui, row_ui, tick_ui};
use crate::widgets::words::note_ui;
use egui::{ComboBox, DragValue, Ui};
use engine::players::Kind;
use othello::clock::TimeControl;
use othello::rules::Color;
use services::match_run::MatchChoices;
use services::settings::{PlayerChoice, Settings};
use session::clock_face::control_words;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use texts::text;

const WIDTH: f32 = 720.0;
/// The numbers of games to choose from: at least two, since every opening is played twice.
const GAMES: RangeInclusive<u32> = 2..=10_000;

/// The usual times of matches: for each move, and for a game.
static TIMES: LazyLock<Vec<TimeControl>> = LazyLock::new(|| {
    let texts = ["0:00+1x0:01", "0:00+1x0:03", "0:00+1x0:10", "1:00", "1:00+1", "3:00", "5:00", "5:00+3"];
    texts.map(|text| text.parse().expect("the table holds times")).into()
});

pub struct State {
    chosen: MatchChoices,
    /// The row of the table that the keyboard is on.
    row: Option<usize>,
}

impl State {
    pub(crate) fn new(chosen: &MatchChoices, settings: &Settings) -> State {
        let mut state = State { chosen: chosen.clone(), row: None };
        for color in Color::BOTH {
            let player = &mut state.chosen.players[color];
            if player.kind == Kind::External && settings.engines.is_empty() {
                player.kind = Kind::Engine;
            }
        }
        state
    }

    fn ready(&self, settings: &Settings) -> Result<(), Obstacle> {
        let players = &self.chosen.players;
        let is_there = |player: &PlayerChoice| match player.kind {
            Kind::External => settings.engines.iter().any(|engine| engine.name() == player.engine),
            Kind::Ghost => settings.ghost(player.ghost).is_some(),
            _ => true,
        };
        let missing = Color::BOTH.into_iter().map(|color| &players[color]).find(|player| !is_there(player));
        match missing.map(|player| player.kind) {
            None => Ok(()),
            Some(Kind::Ghost) => Err(Obstacle::Missing(text!("ghost-none-chosen"))),
            Some(_) => Err(Obstacle::Missing(text!("engine-none-chosen"))),
        }
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        let played = shared.played_match.as_ref();
        let buttons = |state: &State| match played {
            Some(_) => Buttons::close(),
            None => {
                Buttons { ready: state.ready(&shared.settings), ..Buttons::confirm(text!("match-start")) }
            }
        };
        let body = |ui: &mut Ui, state: &mut State| match played {
            Some(played) => table::table_ui(ui, played, &mut state.row, out),
            None => form_ui(ui, state, shared, out),
        };
        let answer = frame_ui(ui, &text!("match-title"), WIDTH, self, body, buttons);
        // The dialog then shows the table.
        out.decide(answer, |out| out.send(Message::Start(Box::new(self.chosen.clone()))));
    }
}

fn form_ui(ui: &mut Ui, state: &mut State, shared: &Shared, out: &mut Out) {
    note_ui(ui, text!("match-about"));
    ui.add_space(8.0);
    row_ui(ui, &text!("match-players"), |ui| {
        color_rows_ui(ui, |ui, color| {
            let player = &mut state.chosen.players[color];
            player_ui(ui, color, player, &shared.settings, Kind::COMPUTERS, out);
        });
        note_ui(ui, text!("match-colours"));
    });
    let chosen = &mut state.chosen;
    row_ui(ui, &text!("match-games"), |ui| {
        ui.horizontal(|ui| {
            let number = DragValue::new(&mut chosen.n_games).range(GAMES).speed(0.5);
            number_ui(ui, number).accessible_name(text!("match-games"));
            // An even number, since each opening is played once with each colour.
            chosen.n_games += chosen.n_games % 2;
            let meaning = match chosen.even_openings {
                true => text!("match-games.pairs", n = chosen.n_games / 2),
                false => text!("match-games.usual-start"),
            };
            note_ui(ui, meaning);
        });
    });
    row_ui(ui, &text!("match-openings"), |ui| {
        let choices = [(true, text!("match-openings.even")), (false, text!("match-openings.standard"))];
        choice_ui(ui, &mut chosen.even_openings, &choices);
    });
    row_ui(ui, &text!("match-time"), |ui| {
        let times = TIMES.iter().map(|&time| (Some(time), control_words(time)));
        let times = [(None, text!("match-time.own"))].into_iter().chain(times);
        let list = ComboBox::from_id_salt("time").width(230.0);
        list_ui(ui, list, &text!("match-time"), &mut chosen.time, times, |_, _| {});
        if chosen.time.is_some() {
            note_ui(ui, text!("match-time.meaning"));
        }
    });
    row_ui(ui, &text!("match-library"), |ui| tick_ui(ui, &mut chosen.keeps, text!("match-keep")));
}
