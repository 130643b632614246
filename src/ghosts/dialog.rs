//! The dialog of ghosts: a list of them with what was found out about each, and a form for a new one.

use super::{Message, Out};
use crate::dialogs::Dialog;
use crate::players::choice::ghost_words;
use crate::shared::Shared;
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::form::{action_button, line_ui, list_ui, row_ui, warning_ui};
use crate::widgets::speech;
use crate::widgets::words::{note_ui, words_ui};
use egui::{Button, ComboBox, ProgressBar, TextEdit, Ui};
use engine::human::{Ghost, Verdict};
use engine::players::GhostName;
use library::players::Span;
use library::{Date, store};
use services::ghosts::{GAMES_MIN, Progress};
use services::settings::{GhostSetup, Settings};
use texts::text;
use texts::words::{person_name, players};

/// The most names that are offered while one is typed.
const OFFERS_MAX: usize = 6;
/// The rows that these names usually take.
const OFFER_ROWS: f32 = 3.0;
/// The width of a field for a day, in points.
const DAY: f32 = 140.0;

pub struct State {
    /// The ghost that is shown.
    pub chosen: GhostName,
    /// What went wrong last.
    pub error: Option<String>,
    setup: GhostSetup,
    today: Date,
}

impl State {
    /// Shows the first ghost; the form begins with all days.
    pub(crate) fn new(settings: &Settings) -> State {
        let chosen = settings.ghosts.first().map(GhostSetup::name).unwrap_or_default();
        let today = Date::of_seconds(store::now());
        State { chosen, error: None, setup: GhostSetup::default(), today }
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, shared, out);
        let left = frame_ui(ui, &text!("ghosts-title"), 620.0, self, body, |_| Buttons::close());
        out.leave(left, |_| {});
    }
}

fn body_ui(ui: &mut Ui, state: &mut State, shared: &Shared, out: &mut Out) {
    note_ui(ui, text!("ghosts-about", n = GAMES_MIN));
    ui.add_space(8.0);
    if !shared.settings.ghosts.is_empty() {
        row_ui(ui, &text!("ghosts-ghost"), |ui| chosen_ui(ui, state, shared, out));
        ui.separator();
    }
    row_ui(ui, &text!("ghosts-player"), |ui| player_ui(ui, state, shared));
    row_ui(ui, &text!("ghosts-days"), |ui| days_ui(ui, state));
    row_ui(ui, &text!("ghosts-new"), |ui| make_ui(ui, state, shared, out));
    if let Some(answer) = &state.error {
        warning_ui(ui, answer);
    }
}

/// Which ghost is shown, what was found out about it, and what can be done with it.
fn chosen_ui(ui: &mut Ui, state: &mut State, shared: &Shared, out: &mut Out) {
    if shared.settings.ghost(state.chosen).is_none() {
        state.chosen = shared.settings.ghosts[0].name();
    }
    let names = shared.settings.ghosts.iter().map(|ghost| (ghost.name(), ghost_words(ghost)));
    let list = ComboBox::from_id_salt("ghost shown").width(240.0_f32.min(ui.available_width())).truncate();
    list_ui(ui, list, &text!("ghosts-ghost"), &mut state.chosen, names, |_, _| {});
    if let Some(ghost) = shared.ghosts.known.get(&state.chosen) {
        report_words(ghost).into_iter().for_each(|sentence| _ = words_ui(ui, sentence));
        if let Some(n) = shared.ghosts.stale.get(&state.chosen) {
            warning_ui(ui, &text!("ghosts-stale", n = *n, before = ghost.made_of.n_games));
        }
    }
    ui.horizontal_wrapped(|ui| {
        out.send_if(ui.button(text!("ghosts-play")).clicked(), Message::Play(state.chosen));
        let again = ui.add_enabled(shared.ghosts.making.is_empty(), Button::new(text!("ghosts-make-again")));
        if again.clicked()
            && let Some(setup) = shared.settings.ghost(state.chosen)
        {
            state.error = None;
            out.send(Message::Make(setup.clone()));
        }
        let button = ui.button(text!("report-button")).on_hover_text(text!("report-button.hint"));
        out.send_if(button.clicked(), Message::Report(state.chosen));
        out.send_if(ui.button(text!("ghosts-remove")).clicked(), Message::Remove(state.chosen));
    });
}

/// What was found out about a player, in sentences.
fn report_words(ghost: &Ghost) -> Vec<String> {
    let report = &ghost.report;
    let percent = |share: f32| text::decimal(f64::from(100.0 * share), 1);
    let (n, rating, player) = (ghost.made_of.n_games, ghost.rating.points(), ghost.player.as_str());
    let predicted =
        text!("ghosts-foretold", ghost = percent(report.ghost.top_1), plain = percent(report.plain.top_1));
    let verdict = match report.verdict() {
        Verdict::Better => text!("ghosts-better", player = player),
        Verdict::Perhaps => text!("ghosts-perhaps", player = player),
        Verdict::NoBetter => text!("ghosts-no-better", player = player),
    };
    let habits: Vec<String> = report.habits.iter().map(players::habit).collect();
    let habits = match habits.is_empty() {
        true => text!("ghosts-no-habits"),
        false => text!("ghosts-habits", habits = text::list(&habits)),
    };
    vec![text!("ghosts-made-of", n = n, rating = rating), text::sentences(&[predicted, verdict]), habits]
}

/// A field for the player's name, with the names that match what is typed.
fn player_ui(ui: &mut Ui, state: &mut State, shared: &Shared) {
    let name = text!("ghosts-player");
    let field = TextEdit::singleline(&mut state.setup.player).char_limit(100);
    let field =
        field.desired_width(ui.available_width().min(300.0)).hint_text(text!("ghosts-player.example"));
    line_ui(ui, field).accessible_name(&name);
    let typed = state.setup.player.trim().to_lowercase();
    let is_person = |name: &String| shared.library.person(name).is_some();
    let fits = |(name, _): &&(String, usize)| name.to_lowercase().contains(&typed);
    let mut offers: Vec<&(String, usize)> = shared.ghosts.players.iter().filter(fits).collect();
    // The people who play here come first, then the players with the most games.
    offers.sort_by_key(|(name, n_games)| (!is_person(name), std::cmp::Reverse(*n_games)));
    if shared.ghosts.players.is_empty() {
        let reason = if shared.library.is_open {
            text!("ghosts-no-players", n = GAMES_MIN)
        } else {
            text!("ghosts-reading")
        };
        note_ui(ui, reason);
        return;
    }
    let row = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    ui.vertical(|ui| {
        // What stands below stays in its place while a name is typed.
        ui.set_min_height(OFFER_ROWS * row);
        ui.horizontal_wrapped(|ui| {
            for (name, n_games) in offers.into_iter().take(OFFERS_MAX) {
                let words = text!("ghosts-player-games", player = person_name(name), n = *n_games);
                if ui.selectable_label(*name == state.setup.player, words).clicked() {
                    state.setup.player.clone_from(name);
                }
            }
        });
    });
}

fn days_ui(ui: &mut Ui, state: &mut State) {
    ui.horizontal_wrapped(|ui| {
        let fields =
            [(&mut state.setup.from, text!("ghosts-from")), (&mut state.setup.to, text!("ghosts-to"))];
        for (day, name) in fields {
            let field = TextEdit::singleline(day).char_limit(GhostSetup::DAY_MAX);
            ui.label(&name);
            line_ui(ui, field.desired_width(DAY)).accessible_name(name);
        }
        if ui.button(text!("ghosts-last-month")).clicked() {
            let Date { year, month, .. } = state.today;
            let before = if month <= 1 { (year - 1, 12) } else { (year, month - 1) };
            let last = Date { year: before.0, month: before.1, day: 0 }.to_string();
            (state.setup.from, state.setup.to) = (last.clone(), last);
        }
        if ui.button(text!("ghosts-all-days")).clicked() {
            (state.setup.from, state.setup.to) = Default::default();
        }
    });
    note_ui(ui, text!("ghosts-days.meaning"));
}

/// The button that makes a ghost, or the progress of the one that is being made.
fn make_ui(ui: &mut Ui, state: &mut State, shared: &Shared, out: &mut Out) {
    if let Some(making) = shared.ghosts.making.first() {
        let (share, words) = match making.progress {
            Some(Progress { n_done, n_positions }) => (
                n_done as f32 / n_positions.max(1) as f32,
                text!("ghosts-progress", ghost = making.name.as_str(), n = n_done, of = n_positions),
            ),
            None => (0.0, text!("ghosts-reading")),
        };
        ui.add(ProgressBar::new(share).desired_width(ui.available_width().min(300.0)));
        let label = words_ui(ui, &words);
        // Once, not with every step.
        speech::say_once(ui.ctx(), label.id, &text!("ghosts-making", ghost = making.name.as_str()));
        out.send_if(ui.button(text!("ghosts-stop")).clicked(), Message::Stop);
        return;
    }
    let player = state.setup.player.trim();
    let lower = player.to_lowercase();
    let found = shared.ghosts.players.iter().find(|(name, _)| name.to_lowercase() == lower);
    let days = Span::read(&state.setup.from, &state.setup.to);
    let is_full = shared.settings.ghosts.len() >= GhostSetup::COUNT_MAX;
    let is_ready = found.is_some() && days.is_ok() && !is_full;
    if ui.add_enabled(is_ready, action_button(ui, text!("ghosts-make"), is_ready)).clicked()
        && let Some((name, _)) = found
    {
        state.error = None;
        let [from, to] = [&state.setup.from, &state.setup.to].map(|day| day.trim().to_owned());
        out.send(Message::Make(GhostSetup { player: name.clone(), from, to, ..GhostSetup::default() }));
    }
    if let Err(wrong) = days {
        warning_ui(ui, &text!("ghosts-no-day", wrong = wrong));
    } else if is_full {
        note_ui(ui, text!("ghosts-full", n = GhostSetup::COUNT_MAX));
    } else if found.is_none() && !player.is_empty() && shared.library.is_open {
        let few = text!("ghosts-too-few", player = player, n = GAMES_MIN);
        note_ui(ui, few);
    }
}
