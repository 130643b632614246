//! The explorer: the choice of the games to count, their figures for a move, and the list of these games.

use super::{Message, Out};
use crate::shared::Shared;
use crate::widgets::completion::completed_ui;
use crate::widgets::form::tick_ui;
use crate::widgets::icons::Icon;
use crate::widgets::row::words_row_ui;
use crate::widgets::words::note_ui;
use ::library::GameId;
use ::library::completion::{Offer, Offers};
use ::library::explorer::{ExplorerAnswer, Played, Tally};
use ::library::store::tag_name;
use ::library::worker::ExplorerSource;
use egui::{Button, Id, Popup, PopupCloseBehavior, Role, Ui, WidgetInfo};
use othello::rules::{BoardSize, Color, Goal};
use texts::text;
use texts::words::{color_name, kept_name};

/// The space above the list of games, in points.
const GAP: f32 = 6.0;

/// The explorer's answer for the position shown; `None` if no game reached it.
pub(crate) fn answer(shared: &Shared) -> Option<&ExplorerAnswer> {
    let (_, answer) = shared.library.explorer.shown.as_ref()?;
    Some(answer).filter(|answer| answer.total.n_games > 0)
}

/// Draws the menu that chooses the collections to count together, and the button of the filter.
pub(crate) fn source_ui(ui: &mut Ui, shared: &Shared, out: &mut Out) {
    let explorer = &shared.library.explorer;
    let source = &explorer.source;
    // The built-in statistics have no names to filter by.
    if source.library.is_some() {
        let is_on = source.filter.is_on();
        let name = if is_on { text!("explorer-filter-is-on") } else { text!("explorer-filter") };
        let button = Button::selectable(explorer.shows_filter, name);
        let button = ui.add(button).on_hover_text(text!("explorer-filter.hint"));
        out.send_if(button.clicked(), Message::ShowFilter(!explorer.shows_filter));
    }
    // "Tournaments + WTHOR, Played"; an empty list of tags stands for the whole library.
    let tournaments = source.tournaments.then(|| text!("explorer-tournaments"));
    let library = source.library.as_ref().map(|tags| match tags.is_empty() {
        true => text!("explorer-library"),
        false => text::list(tags.iter().map(|tag| tag_name(tag))),
    });
    let name = tournaments.into_iter().chain(library).collect::<Vec<_>>().join(" + ");
    let button = ui.add(Button::new((name.as_str(), Icon::Unfold.atom())).truncate());
    button.widget_info(|| {
        WidgetInfo::labeled(Role::Button, true, text!("explorer-games-of", name = name.as_str()))
    });
    let button = button.on_hover_text(text!("explorer-games-of.hint", name = name.as_str()));
    // A choice can add the filter button before this one, and so change this one's own id.
    let menu = Popup::menu(&button).id(Id::unique("explorer-source"));
    menu.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(265.0);
        let mut choose = |tournaments: bool, library: Option<Vec<String>>| {
            // Without any other choice, the tournaments are chosen.
            let tournaments = tournaments || library.is_none();
            out.send(Message::Explore(ExplorerSource { tournaments, library, ..source.clone() }));
        };
        let mut is_on = source.tournaments;
        if tick_ui(ui, &mut is_on, text!("explorer-built-in")).changed() {
            choose(is_on, source.library.clone());
        }
        let library = shared.library.library();
        let mut is_on = source.library.as_ref().is_some_and(Vec::is_empty);
        let n_games = text::grouped(library.len() as u64);
        if tick_ui(ui, &mut is_on, text!("explorer-whole-library", n = n_games)).changed() {
            choose(source.tournaments, is_on.then(Vec::new));
        }
        for (tag, n_games) in library.tags() {
            let mut tags = source.library.clone().unwrap_or_default();
            let mut is_on = tags.iter().any(|chosen| chosen == tag);
            let text = format!("{} ({})", tag_name(tag), text::grouped(n_games as u64));
            let changed = ui.horizontal(|ui| {
                ui.add_space(16.0);
                tick_ui(ui, &mut is_on, text).changed()
            });
            if changed.inner {
                tags.retain(|chosen| chosen != tag);
                if is_on {
                    tags.push(tag.to_owned());
                }
                choose(source.tournaments, (!tags.is_empty()).then_some(tags));
            }
        }
        if source.tournaments && source.library.is_some() {
            note_ui(ui, text!("explorer-counts-twice"));
        }
    });
}

pub(crate) fn filter_ui(ui: &mut Ui, shared: &Shared, out: &mut Out) {
    let explorer = &shared.library.explorer;
    if explorer.source.library.is_none() || !explorer.shows_filter {
        return;
    }
    let mut filter = explorer.source.filter.clone();
    let Offers { players, events } = &explorer.offers;
    ui.columns_const(|columns: &mut [Ui; 2]| {
        for (ui, color) in columns.iter_mut().zip(Color::BOTH) {
            let name = text!("explorer-color", color = color.key());
            let (width, hint) = (ui.available_width(), color_name(color));
            completed_ui(ui, &name, &hint, &mut filter.players[color], width, players);
        }
    });
    ui.columns_const(|columns: &mut [Ui; 3]| {
        let fields: [(String, String, &mut String, &[Offer]); 3] = [
            (text!("explorer-player"), text!("explorer-player.spoken"), &mut filter.player, players),
            (text!("explorer-event"), text!("explorer-event.spoken"), &mut filter.event, events),
            ("2010-2015".to_owned(), text!("explorer-years.spoken"), &mut filter.years, &[]),
        ];
        for (ui, (hint, name, text, offers)) in columns.iter_mut().zip(fields) {
            let width = ui.available_width();
            completed_ui(ui, &name, &hint, text, width, offers);
        }
    });
    if filter != explorer.source.filter {
        out.send(Message::Explore(ExplorerSource { filter, ..explorer.source.clone() }));
    }
}

/// The sentence that says why no games are counted; `None` if some are.
pub(crate) fn nothing(shared: &Shared) -> Option<String> {
    if answer(shared).is_some() {
        return None;
    }
    let explorer = &shared.library.explorer;
    let Some((question, _)) = &explorer.shown else { return Some(text!("library-one-moment")) };
    Some(match explorer.source.library {
        None if shared.session.position().size() != BoardSize::STANDARD => text!("explorer-other-board"),
        None if question.goal == Goal::FewestDiscs => text!("explorer-other-goal"),
        None => text!("explorer-too-few"),
        Some(_) if shared.library.library().is_empty() => text!("explorer-no-games"),
        Some(_) => text!("explorer-none"),
    })
}

/// What a screen reader says of the games with a move.
pub(crate) fn spoken(tally: &Tally, turn: Color) -> String {
    let n = tally.n_games;
    text!("explorer-spoken", n = n, shown = text::grouped(n as u64), mean = mean_words(tally, turn))
}

/// "Black won 20,738 (44 %), 3,267 drawn (7 %), White won 22,702 (49 %)", and below it the average and the
/// discs that the move costs against the best move that was played often.
pub(crate) fn hover_words(played: &Played, turn: Color) -> String {
    let tally = &played.tally;
    let share = |n: usize| {
        let percent = text::decimal(100.0 * n as f64 / tally.n_results().max(1) as f64, 0);
        text!("explorer-share", n = text::grouped(n as u64), percent = percent)
    };
    let (black, draws, white) = (share(tally.black), share(tally.draws), share(tally.white));
    let winners = text!("explorer-winners", black = black, draws = draws, white = white);
    let mean = format!("{} {}", text!("explorer-average"), mean_words(tally, turn));
    let costs = played.loss.map(|loss| format!(" · {} {}", text!("explorer-costs"), text::decimal(loss, 1)));
    format!("{winners}\n{mean}{}", costs.unwrap_or_default())
}

/// The mean lead in discs of the side to move, with a sign: `+2.5`, `−0.4`; empty if unknown.
fn mean_words(tally: &Tally, turn: Color) -> String {
    tally.mean(turn).map_or(String::new(), |mean| text::signed(mean, 1))
}

/// The games that reached the position, the newest first; a click shows one.
pub(crate) fn games_ui(ui: &mut Ui, answer: &ExplorerAnswer, shared: &Shared, out: &mut Out) {
    if answer.games.is_empty() {
        return;
    }
    ui.add_space(GAP);
    let (n, all) = (answer.games.len(), answer.total.n_games);
    let text = match n < all {
        true => text!("explorer-newest", n = n, all = text::grouped(all as u64)),
        false => text!("explorer-games"),
    };
    note_ui(ui, text);
    answer.games.iter().for_each(|&id| game_ui(ui, id, shared, out));
}

fn game_ui(ui: &mut Ui, id: GameId, shared: &Shared, out: &mut Out) {
    let library = shared.library.library();
    let Some(entry) = library.entry(id) else { return };
    let title = library.title_with(entry, kept_name);
    // What tells games apart comes first, since a narrow panel cuts the rest off.
    let players = entry.players.map(|player| match library.name(player) {
        "" => "?".to_owned(),
        name => kept_name(name),
    });
    let text = format!("{} {} – {} {}", entry.score(), players.black, players.white, entry.date);
    let response = words_row_ui(ui, None, &title, text.trim());
    out.send_if(response.on_hover_text(&title).clicked(), Message::Load(id));
}
