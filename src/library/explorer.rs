//! The explorer: what was played in the position shown, how it went, and in which games.

use super::{Message, Out};
use crate::command::{Command, CommandState};
use crate::tools::close_ui;
use crate::widgets::completion::completed_ui;
use crate::widgets::form::{text_width, tick_ui};
use crate::widgets::icons::Icon;
use crate::widgets::row::{HEIGHT as ROW, Row, plain_row_ui, row_ui, words_row_ui};
use crate::widgets::theme::{SMALL, TEXT};
use ::library::GameId;
use ::library::completion::{Offer, Offers};
use ::library::explorer::{ExplorerAnswer, Filter, Played, Tally};
use ::library::store::{Store, tag_name};
use ::library::worker::ExplorerSource;
use analysis::study::people::{People, percent};
use egui::{
    Align, Button, Color32, FontId, Id, Label, Layout, Popup, PopupCloseBehavior, Rect, RichText, Role,
    ScrollArea, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use othello::rules::{BoardSize, Color, Goal, Move, Position};
use session::Action;
use texts::text;
use texts::words::{color_name, kept_name};

/// With less room than this the games have no list of their own, in points.
const ROOM_FOR_GAMES: f32 = 250.0;

/// What the explorer shows.
#[derive(Clone, Copy)]
pub(crate) struct ExplorerView<'a> {
    pub library: &'a Store,
    pub position: &'a Position,
    /// What people of a rating play here, where that is asked for.
    pub people: Option<&'a People>,
    pub commands: CommandState<'a>,
}

/// The panel, in the free space; `walks` where the buttons that walk the record have no other place.
pub(crate) fn explorer_ui(ui: &mut Ui, walks: bool, view: &ExplorerView, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = 4.0;
    head_ui(ui, walks, view, out);
    if view.library.explorer.shows_filter {
        filter_ui(ui, view, out);
    }
    let turn = view.position.turn();
    let answer = view.library.explorer.shown.as_ref().map(|(_, answer)| answer);
    let Some(answer) = answer.filter(|answer| answer.total.n_games > 0) else {
        ui.add(Label::new(RichText::new(nothing(view, answer)).weak()).wrap().selectable(false));
        return;
    };
    columns_ui(ui, turn, view.people);
    let free = ui.available_height();
    let (has_games, is_high) = (!answer.games.is_empty(), free >= ROOM_FOR_GAMES);
    let wanted = (answer.moves.len() + 1) as f32 * ROW + 6.0;
    let height = if has_games && is_high { wanted.min(free * 0.6) } else { wanted.min(free) };
    let scroll = ScrollArea::vertical().id_salt("explorer").auto_shrink([false, true]);
    if has_games && !is_high {
        // Moves and games are one list.
        scroll.max_height(free).min_scrolled_height(free).show(ui, |ui| {
            moves_ui(ui, answer, view, out);
            games_head_ui(ui, answer);
            answer.games.iter().for_each(|&id| game_ui(ui, id, view, out));
        });
        return;
    }
    scroll.max_height(height).min_scrolled_height(height).show(ui, |ui| moves_ui(ui, answer, view, out));
    if has_games {
        games_ui(ui, answer, view, out);
    }
}

/// The title, whose games are meant, and the buttons.
fn head_ui(ui: &mut Ui, walks: bool, view: &ExplorerView, out: &mut Out) {
    let row = vec2(ui.available_width(), 26.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.label(RichText::new(text!("explorer-title")).strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let walks = walks.then_some(&view.commands);
            close_ui(ui, Command::Explorer, text!("explorer-close"), walks, out);
            // The built-in statistics have no names to filter by.
            if view.library.explorer.source.library.is_some() {
                filter_button_ui(ui, view, out);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| source_ui(ui, view, out));
        });
    });
}

/// Opens and closes the fields of the filter.
fn filter_button_ui(ui: &mut Ui, view: &ExplorerView, out: &mut Out) {
    let explorer = &view.library.explorer;
    let is_filtered = explorer.source().filter != Filter::default();
    let name = if is_filtered { text!("explorer-filter-is-on") } else { text!("explorer-filter") };
    let button = Button::selectable(explorer.shows_filter, name);
    if ui.add(button).on_hover_text(text!("explorer-filter.hint")).clicked() {
        out.send(Message::ShowFilter(!explorer.shows_filter));
    }
}

/// A menu of the collections. Those that are chosen are added together.
fn source_ui(ui: &mut Ui, view: &ExplorerView, out: &mut Out) {
    let source = &view.library.explorer.source;
    let name = source_name(source);
    let button = ui.add(Button::new((name.as_str(), Icon::Unfold.atom())).truncate());
    button.widget_info(|| {
        WidgetInfo::labeled(Role::Button, true, text!("explorer-games-of", name = name.as_str()))
    });
    let button = button.on_hover_text(text!("explorer-games-of.hint", name = name.as_str()));
    // What is chosen brings the button of the filter, and moves the button's own id.
    let menu = Popup::menu(&button).id(Id::unique("explorer-source"));
    menu.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(265.0);
        let mut choose = |tournaments: bool, library: Option<Vec<String>>| {
            // Something is always counted.
            let tournaments = tournaments || library.is_none();
            out.send(Message::Explore(ExplorerSource { tournaments, library, filter: Filter::default() }));
        };
        let mut is_on = source.tournaments;
        if tick_ui(ui, &mut is_on, text!("explorer-built-in")).changed() {
            choose(is_on, source.library.clone());
        }
        let library = view.library.library();
        let mut is_on = source.library.as_ref().is_some_and(Vec::is_empty);
        let n_games = text::grouped(library.len() as u64);
        if tick_ui(ui, &mut is_on, text!("explorer-whole-library", n = n_games)).changed() {
            choose(source.tournaments, is_on.then(Vec::new));
        }
        for (tag, n_games) in library.tags() {
            let mut tags = source.library.clone().unwrap_or_default();
            let mut is_on = tags.iter().any(|own| own == tag);
            let text = format!("{} ({})", tag_name(tag), text::grouped(n_games as u64));
            let changed = ui.horizontal(|ui| {
                ui.add_space(16.0);
                tick_ui(ui, &mut is_on, text).changed()
            });
            if changed.inner {
                tags.retain(|own| own != tag);
                if is_on {
                    tags.push(tag.to_owned());
                }
                choose(source.tournaments, (!tags.is_empty()).then_some(tags));
            }
        }
        if source.tournaments && source.library.is_some() {
            ui.add(Label::new(RichText::new(text!("explorer-counts-twice")).weak().small()).wrap());
        }
    });
}

/// "Tournaments + WTHOR, Played".
fn source_name(source: &ExplorerSource) -> String {
    let library = source.library.as_ref().map(|tags| match tags.is_empty() {
        true => text!("explorer-library"),
        false => text::list(&tags.iter().map(|tag| tag_name(tag)).collect::<Vec<_>>()),
    });
    let tournaments = source.tournaments.then(|| text!("explorer-tournaments"));
    tournaments.into_iter().chain(library).collect::<Vec<_>>().join(" + ")
}

fn filter_ui(ui: &mut Ui, view: &ExplorerView, out: &mut Out) {
    if view.library.explorer.source.library.is_none() {
        return;
    }
    let mut fields = view.library.explorer.fields.clone();
    let Offers { players, events } = &view.library.explorer.offers;
    ui.columns_const(|columns: &mut [Ui; 2]| {
        for (ui, color) in columns.iter_mut().zip(Color::BOTH) {
            let name = text!("explorer-color", color = color.key());
            let (width, hint) = (ui.available_width(), color_name(color));
            completed_ui(ui, &name, &hint, &mut fields.players[color], width, players);
        }
    });
    ui.columns_const(|columns: &mut [Ui; 3]| {
        let fields: [(String, String, &mut String, &[Offer]); 3] = [
            (text!("explorer-player"), text!("explorer-player.spoken"), &mut fields.player, players),
            (text!("explorer-event"), text!("explorer-event.spoken"), &mut fields.event, events),
            ("2010-2015".to_owned(), text!("explorer-years.spoken"), &mut fields.years, &[]),
        ];
        for (ui, (hint, name, text, offers)) in columns.iter_mut().zip(fields) {
            let width = ui.available_width();
            completed_ui(ui, &name, &hint, text, width, offers);
        }
    });
    if fields != view.library.explorer.fields {
        out.send(Message::Filter(fields));
    }
}

fn nothing(view: &ExplorerView, answer: Option<&ExplorerAnswer>) -> String {
    if answer.is_none() {
        return text!("library-one-moment");
    }
    let (source, shown) = (view.library.explorer.source(), view.library.explorer.shown.as_ref());
    match source.library {
        None if view.position.size() != BoardSize::STANDARD => {
            text!("explorer-other-board")
        }
        None if shown.is_some_and(|(ask, _)| ask.goal == Goal::FewestDiscs) => {
            text!("explorer-other-goal")
        }
        None => text!("explorer-too-few"),
        Some(_) if view.library.library().is_empty() => {
            text!("explorer-no-games")
        }
        Some(_) => text!("explorer-none"),
    }
}

/// Where the columns end, as parts of the width.
const GAMES: f32 = 0.32;
const BAR: (f32, f32) = (0.36, 0.68);
/// Where the bar ends when people have a column between it and the average.
const SHORT_BAR: f32 = 0.53;
const PEOPLE: f32 = 0.67;
const MEAN: f32 = 0.84;
/// Between two heads, in points.
const HEAD_GAP: f32 = 6.0;

fn columns_ui(ui: &mut Ui, turn: Color, people: Option<&People>) {
    let response = plain_row_ui(ui, 16.0, |row| {
        let right = |column: f32, text: String| row.right(column, &text, SMALL, row.color);
        row.left(0.0, &text!("explorer-column-move"), SMALL, row.color);
        right(GAMES, text!("explorer-column-games"));
        // Long heads leave a gap before the next one.
        let winner = text!("explorer-column-winner");
        let width = |head: &str| text_width(row.ui, head, FontId::proportional(SMALL));
        let middle = (BAR.0 + bar_end(people.is_some())) / 2.0;
        let ends = row.x(middle) + width(&winner) / 2.0 + HEAD_GAP;
        let is_short = people.is_some() || ends > row.x(MEAN) - width(&text!("explorer-column-average"));
        let winner = if is_short { text!("explorer-column-winner.short") } else { winner };
        row.middle(middle, &winner, SMALL, row.color);
        if let Some(people) = people {
            right(PEOPLE, text!("explorer-column-people", rating = people.rating.to_string()));
        }
        right(MEAN, text!("explorer-column-average"));
        right(1.0, text!("explorer-column-costs"));
    });
    response.on_hover_text(text!("explorer-columns", color = turn.key()));
}

fn moves_ui(ui: &mut Ui, answer: &ExplorerAnswer, view: &ExplorerView, out: &mut Out) {
    let (turn, people) = (view.position.turn(), view.people);
    ui.spacing_mut().item_spacing.y = 0.0;
    for played in &answer.moves {
        let share = people.map(|people| people.share(played.square).map_or(String::new(), percent));
        move_ui(ui, played, view.position, share.as_deref(), out);
    }
    plain_row_ui(ui, ROW, |row| {
        let line = row.ui.visuals().widgets.noninteractive.bg_stroke;
        row.ui.painter().hline(row.rect.x_range(), row.rect.top(), line);
        let (name, share) = (&text!("explorer-all"), people.map(|_| ""));
        figures_ui(row, Figures { name, share, tally: &answer.total, loss: None }, turn);
    });
}

fn move_ui(ui: &mut Ui, played: &Played, position: &Position, share: Option<&str>, out: &mut Out) {
    let (name, turn) = (played.square.name(position.size()), position.turn());
    let room = vec2(ui.available_width(), ROW);
    let spoken = || spoken(&name, played, turn, share);
    let response = row_ui(ui, room, None, spoken, |row| {
        figures_ui(row, Figures { name: &name, share, tally: &played.tally, loss: played.loss }, turn);
    });
    if response.hovered() {
        out.point_at(vec![(played.square, turn)]);
    }
    if response.clicked() {
        out.act(Action::PlayLine { moves: vec![Move::Place(played.square)], shown: 1 });
    }
    response.on_hover_text(hover_words(&played.tally));
}

/// What is known of a move, or of all moves together.
struct Figures<'a> {
    name: &'a str,
    /// The share of people who play the move, where people have a column.
    share: Option<&'a str>,
    tally: &'a Tally,
    /// The loss against the best move, in discs.
    loss: Option<f64>,
}

/// Name, games, a bar of who won, the share of people, average and loss.
fn figures_ui(row: &Row, figures: Figures, turn: Color) {
    let Figures { name, share, tally, loss } = figures;
    row.left(0.0, name, TEXT, row.strong);
    row.right(GAMES, &text::grouped(tally.n_games as u64), row.figures(), row.color);
    row.right(MEAN, &mean_words(tally, turn), row.figures(), row.strong);
    let loss =
        loss.map_or(String::new(), |loss| if loss < 0.05 { "–".to_owned() } else { text::decimal(loss, 1) });
    row.right(1.0, &loss, row.figures(), row.color);
    row.right(PEOPLE, share.unwrap_or_default(), row.figures(), row.color);
    let (left, right) = (row.x(BAR.0), row.x(bar_end(share.is_some())));
    let heights = row.rect.shrink2(vec2(0.0, 6.0)).y_range();
    bar_ui(row.ui, Rect::from_x_y_ranges(left..=right, heights), tally);
}

/// Where the bar of who won ends.
fn bar_end(has_people: bool) -> f32 {
    if has_people { SHORT_BAR } else { BAR.1 }
}

/// Black's games from the left in black, White's from the right in white, draws between them in grey.
fn bar_ui(ui: &Ui, bar: Rect, tally: &Tally) {
    let all = tally.n_results() as f32;
    if all == 0.0 {
        return;
    }
    let x = |n: usize| bar.left() + bar.width() * n as f32 / all;
    let (black, white) = (x(tally.black), x(tally.black + tally.draws));
    let painter = ui.painter();
    painter.rect_filled(bar.with_max_x(black), 0.0, Color32::from_gray(24));
    painter.rect_filled(bar.with_min_x(black).with_max_x(white), 0.0, Color32::from_gray(140));
    painter.rect_filled(bar.with_min_x(white), 0.0, Color32::from_gray(245));
    let stroke = Stroke::new(1.0, ui.visuals().weak_text_color());
    painter.rect_stroke(bar, 1.0, stroke, StrokeKind::Outside);
}

fn mean_words(tally: &Tally, turn: Color) -> String {
    tally.mean(turn).map_or(String::new(), signed)
}

/// `+2.5`, `−0.4`.
fn signed(value: f64) -> String {
    let digits = text::decimal(value, 1);
    match digits.strip_prefix('-') {
        Some(digits) => format!("−{digits}"),
        None => format!("+{digits}"),
    }
}

/// "Black won 20,738 (44 %), 3,267 drawn (7 %), White won 22,702 (49 %)".
fn hover_words(tally: &Tally) -> String {
    let share = |n: usize| {
        let percent = text::decimal(100.0 * n as f64 / tally.n_results().max(1) as f64, 0);
        text!("explorer-share", n = text::grouped(n as u64), percent = percent)
    };
    text!(
        "explorer-winners",
        black = share(tally.black),
        draws = share(tally.draws),
        white = share(tally.white)
    )
}

fn spoken(name: &str, played: &Played, turn: Color, share: Option<&str>) -> String {
    let (n, mean) = (played.tally.n_games, mean_words(&played.tally, turn));
    let shown = text::grouped(n as u64);
    match share {
        Some(share) => {
            text!("explorer-spoken-people", square = name, n = n, shown = shown, mean = mean, share = share)
        }
        None => text!("explorer-spoken", square = name, n = n, shown = shown, mean = mean),
    }
}

/// The games that came to the position, the newest first; a click shows one.
fn games_ui(ui: &mut Ui, answer: &ExplorerAnswer, view: &ExplorerView, out: &mut Out) {
    ui.separator();
    games_head_ui(ui, answer);
    ui.spacing_mut().item_spacing.y = 0.0;
    let list = ScrollArea::vertical().id_salt("games of the explorer").auto_shrink([false, false]);
    list.show_rows(ui, ROW, answer.games.len(), |ui, rows| {
        answer.games[rows].iter().for_each(|&id| game_ui(ui, id, view, out));
    });
}

fn games_head_ui(ui: &mut Ui, answer: &ExplorerAnswer) {
    let (n, all) = (answer.games.len(), answer.total.n_games);
    let text = if n < all {
        text!("explorer-newest", n = n, all = text::grouped(all as u64))
    } else {
        text!("explorer-games")
    };
    ui.add(Label::new(RichText::new(text).weak().small()).selectable(false));
}

fn game_ui(ui: &mut Ui, id: GameId, view: &ExplorerView, out: &mut Out) {
    let library = view.library.library();
    let Some(entry) = library.entry(id) else { return };
    let title = library.title_with(entry, kept_name);
    // What tells games apart comes first, since a narrow panel cuts the rest off.
    let players = entry.players.map(|player| match library.name(player) {
        "" => "?".to_owned(),
        name => kept_name(name),
    });
    let text = format!("{} {} – {} {}", entry.score(), players.black, players.white, entry.date);
    let response = words_row_ui(ui, None, &title, text.trim());
    if response.on_hover_text(&title).clicked() {
        out.send(Message::Load(id));
    }
}
