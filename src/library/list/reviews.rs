//! The menus that queue games for review and open reports, and how far the queue is.

use super::{ListView, State, button_ui};
use crate::library::{Event, Message, Out};
use crate::widgets::words::words_ui;
use egui::{Button, Popup, Ui};
use library::queue::Thoroughness;
use library::store::LibraryJob;
use services::background::QueueProgress;
use std::collections::BTreeSet;
use texts::text;
use texts::words::kept_name;

/// The menu that queues the chosen games, or those games of the people who play here that have no review.
pub(super) fn review_ui(ui: &mut Ui, state: &State, view: &ListView, out: &mut Out) {
    let button = button_ui(ui, !view.library.is_empty(), "library-review");
    Popup::menu(&button).show(|ui| {
        let (chosen, mine) = (state.chosen(), view.library.unreviewed_of(view.people));
        let n = mine.len();
        let items = [
            (text!("library-review-chosen"), &chosen, Thoroughness::Quick),
            (text!("library-review-chosen-thoroughly"), &chosen, Thoroughness::Thorough),
            (text!("library-review-mine", n = n), &mine, Thoroughness::Quick),
            (text!("library-review-mine-thoroughly", n = n), &mine, Thoroughness::Thorough),
        ];
        for (name, games, thoroughness) in items {
            if ui.add_enabled(!games.is_empty(), Button::new(name)).clicked() {
                out.send(LibraryJob::Change(thoroughness.change(games.clone(), true)));
                ui.close();
            }
        }
    });
}

/// How many players the menu of reports offers, besides the people who play here.
const N_PLAYERS: usize = 5;

/// The menu of reports on the players with the most chosen (or else listed) games and on the people here.
pub(super) fn report_ui(ui: &mut Ui, state: &State, view: &ListView, out: &mut Out) {
    let button = button_ui(ui, !view.library.is_empty(), "report-button");
    Popup::menu(&button).show(|ui| {
        let chosen = state.chosen();
        let games = if chosen.is_empty() { state.found() } else { &chosen };
        let names = view.library.players_of(games, N_PLAYERS).into_iter();
        let names = names.chain(view.people.iter().map(String::as_str));
        let mut seen = BTreeSet::new();
        for name in names.map(|name| view.library.person_of(name)).filter(|name| seen.insert(*name)) {
            if ui.button(kept_name(name)).clicked() {
                out.emit(Event::ShowReport { player: name.to_owned(), reader: None });
                ui.close();
            }
        }
    });
}

/// How far the queue is, with the buttons that pause and empty it.
pub(super) fn queue_ui(ui: &mut Ui, queue: &QueueProgress, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        words_ui(ui, queue.words());
        if !queue.is_elsewhere {
            let name =
                if queue.is_paused { text!("library-queue-resume") } else { text!("library-queue-pause") };
            let button = ui.button(name).on_hover_text(text!("library-queue-pause.hint"));
            out.send_if(button.clicked(), Message::PauseReviews(!queue.is_paused));
        }
        out.send_if(button_ui(ui, true, "library-queue-empty").clicked(), Message::CancelReviews);
    });
}
