//! The table of a match: the score, the players' strength, the game being played, and those before.

use super::{Message, Out};
use crate::command::Command;
use crate::tools::Lead;
use crate::widgets::board::{disc_icon_ui, preview_ui};
use crate::widgets::row::{HEIGHT as ROW, words_row_ui};
use crate::widgets::words::{note_ui, words_ui};
use crate::widgets::{row_keys, speech};
use egui::{Align, Context, Grid, Layout, RichText, ScrollArea, Ui, vec2};
use engine::matches::{MatchResult, PlayedGame, Strength};
use othello::record::{GameLine, MoveTime};
use othello::rules::{Color, Move};
use services::match_run::{MatchRun, State, forfeit_words};
use texts::text;
use texts::words::{kept_name, time_words};

const BOARD: f32 = 180.0;
const DISC: f32 = 13.0;
/// The columns of the score, in points: the width of the row titles, and the greatest width of a name.
const TITLES: f32 = 120.0;
const NAME_MAX: f32 = 170.0;
const GAP: f32 = 14.0;
/// The greatest height of everything around the list of games, and the list's least height, in points.
const AROUND_LIST: f32 = 440.0;
const LIST_MIN: f32 = 88.0;
/// With less width the board is below the score.
const WIDE: f32 = 520.0;

/// Draws the table; `row` is the game that the keyboard is on.
pub(super) fn table_ui(ui: &mut Ui, run: &MatchRun, row: &mut Option<usize>, out: &mut Out) {
    words_ui(ui, heading(run));
    ui.add_space(4.0);
    buttons_ui(ui, run, out);
    ui.add_space(4.0);
    let game_ui = |ui: &mut Ui| {
        if let Some(game) = &run.board {
            ui.vertical(|ui| board_ui(ui, game));
        }
    };
    let figures_ui = |ui: &mut Ui| {
        ui.vertical(|ui| {
            score_ui(ui, &run.result);
            ui.add_space(8.0);
            words_ui(ui, strength_words(&run.result));
        });
    };
    if ui.available_width() >= WIDE {
        ui.horizontal_top(|ui| {
            game_ui(ui);
            figures_ui(ui);
        });
    } else {
        figures_ui(ui);
        game_ui(ui);
    }
    ui.add_space(8.0);
    games_ui(ui, run, row, out);
}

/// How far the match is.
fn heading(run: &MatchRun) -> String {
    let (n, total) = (run.games.len(), run.n_games);
    match &run.state {
        State::Playing => text!("match-playing", n = n + 1, total = total),
        State::Stopped => text!("match-stopped", n = n, total = total),
        State::Over => text!("match-over", n = total),
        State::Failed(sentence) => sentence.clone(),
    }
}

/// "Edax 5.5, Outflank, level 20 6.5 after 12 games": the score, for the panel and the closing notice.
pub(crate) fn summary(result: &MatchResult) -> String {
    let [first, second] = &result.names;
    let [mine, theirs] = points(result);
    text!(
        "match-summary",
        first = kept_name(first),
        second = kept_name(second),
        mine = mine,
        theirs = theirs,
        n = result.games.len()
    )
}

fn points(result: &MatchResult) -> [String; 2] {
    let (wins, draws, losses) = result.results();
    [wins, losses].map(|won| {
        let halves = 2 * won + draws;
        text::decimal(halves as f64 / 2.0, halves % 2)
    })
}

fn board_ui(ui: &mut Ui, game: &GameLine) {
    let position = game.position();
    let discs = position.discs();
    let spoken = text!(
        "match-board",
        black = kept_name(&game.header.players.black),
        white = kept_name(&game.header.players.white),
        discs = format!("{}–{}", discs.black.len(), discs.white.len())
    );
    let response = preview_ui(ui, &position, BOARD);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &spoken));
    let last = game.moves.iter().rfind(|played| played.mv != Move::Pass);
    for color in Color::BOTH {
        ui.horizontal(|ui| {
            ui.set_max_width(BOARD);
            disc_icon_ui(ui, color, DISC);
            ui.label(discs[color].len().to_string());
            words_ui(ui, kept_name(&game.header.players[color]));
        });
    }
    if let Some(last) = last {
        note_ui(ui, text!("match-last-move", played = last.mv.name(position.size())));
    }
}

/// The figures of the match, in a column for each player.
fn score_ui(ui: &mut Ui, result: &MatchResult) {
    let (wins, draws, losses) = result.results();
    let count = |n: usize| n.to_string();
    let discs = [1.0, -1.0].map(|sign| text::signed(sign * result.discs(), 1));
    let rows = [
        (text!("match-points"), points(result)),
        (text!("match-won"), [wins, losses].map(count)),
        (text!("match-drawn"), [draws, draws].map(count)),
        (text!("match-lost"), [losses, wins].map(count)),
        (text!("match-discs"), discs),
        (text!("match-thinking"), [0, 1].map(|player| time_per_game(result, player))),
    ];
    let width = ((ui.available_width() - TITLES - 2.0 * GAP) / 2.0).min(NAME_MAX);
    Grid::new("score").num_columns(3).spacing([GAP, 4.0]).striped(true).show(ui, |ui| {
        ui.label("");
        for name in &result.names {
            ui.allocate_ui_with_layout(vec2(width, ROW), Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(width);
                words_ui(ui, RichText::new(kept_name(name)).strong());
            });
        }
        ui.end_row();
        for (title, [first, second]) in rows {
            ui.label(RichText::new(title).weak());
            ui.label(first);
            ui.label(second);
            ui.end_row();
        }
    });
}

fn time_per_game(result: &MatchResult, player: usize) -> String {
    let n_games = u32::try_from(result.games.len()).unwrap_or(0);
    time_words(MoveTime::of(result.time(player).checked_div(n_games).unwrap_or_default()))
}

/// What the result says of the difference in strength.
fn strength_words(result: &MatchResult) -> String {
    let first = kept_name(&result.names[0]);
    let signed = |elo: f64| text::signed(elo, 0);
    match result.strength() {
        Strength { elo: Some(elo), low: Some(low), high: Some(high) } => {
            let (elo, low, high) = (signed(elo), signed(low), signed(high));
            text!("match-strength", first = first, elo = elo, low = low, high = high)
        }
        Strength { low: Some(low), .. } => text!("match-at-least", first = first, low = signed(low)),
        Strength { high: Some(high), .. } => text!("match-at-most", first = first, high = signed(high)),
        _ => text!("match-no-result"),
    }
}

fn buttons_ui(ui: &mut Ui, run: &MatchRun, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        let mut button = |name: String, choice: Message| {
            out.send_if(ui.button(name).clicked(), choice);
        };
        match run.state {
            State::Playing => button(text!("match-stop"), Message::Stop),
            State::Stopped | State::Failed(_) => {
                button(text!("match-go-on"), Message::GoOn);
                button(text!("match-new"), Message::Leave);
            }
            State::Over => button(text!("match-new"), Message::Leave),
        }
    });
}

/// The games that were played, the latest first; a click shows one on the board.
fn games_ui(ui: &mut Ui, run: &MatchRun, row: &mut Option<usize>, out: &mut Out) {
    let n_games = run.games.len();
    note_ui(ui, text!("match-list"));
    let walked = row_keys::walk(ui, *row, n_games);
    let index_of = |row: usize| n_games - 1 - row;
    if let Some(next) = walked {
        *row = Some(next);
        speech::say(ui.ctx(), game_words(index_of(next), &run.games[index_of(next)]));
    }
    let height = (ui.ctx().content_rect().height() - AROUND_LIST).max(LIST_MIN);
    // The list is as high without games, so that the dialog's button stays where it is.
    let list = ScrollArea::vertical().id_salt("games of the match").max_height(height);
    let list = row_keys::reveal(list.min_scrolled_height(height), walked, ROW, height);
    ui.spacing_mut().item_spacing.y = 0.0;
    list.auto_shrink([false, false]).show_rows(ui, ROW, n_games, |ui, rows| {
        for list_row in rows {
            let index = index_of(list_row);
            let words = game_words(index, &run.games[index]);
            let response = words_row_ui(ui, Some(*row == Some(list_row)), &words, &words);
            let response = response.on_hover_text(text!("match-show", game = words.as_str()));
            out.send_if(response.clicked(), Message::Show(index));
        }
    });
}

/// A game in a line.
fn game_words(index: usize, played: &PlayedGame) -> String {
    let names = &played.game.header.players;
    let names = [kept_name(&names.black), kept_name(&names.white)];
    let [black, white] = names.each_ref().map(String::as_str);
    let n = index + 1;
    let Some((loser, forfeit)) = &played.forfeit else {
        let outcome = played.game.position().outcome();
        let score = outcome.map_or(String::new(), |outcome| {
            let discs = outcome.official(played.game.goal);
            format!("{}–{}", discs.black, discs.white)
        });
        return text!("match-game", n = n, black = black, white = white, score = score);
    };
    let player = if *loser == Color::Black { black } else { white };
    let reason = forfeit_words(forfeit);
    text!("match-game-forfeited", n = n, black = black, white = white, player = player, reason = reason)
}

/// The panel's row that opens the running match, with its score.
pub(crate) fn lead(ctx: &Context, standing: &str) -> Lead {
    Lead::to(ctx, Command::Match, text!("match-title"), standing.to_owned())
}
