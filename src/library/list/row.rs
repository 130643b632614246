//! A game as a row of the library's list.

use crate::widgets::form::text_width;
use crate::widgets::icons::{self, Icon};
use crate::widgets::row::row_ui;
use crate::widgets::theme::{SMALL, TEXT};
use crate::widgets::words::words_ui;
use ::library::game::Origin;
use ::library::search::Column;
use ::library::store::tag_name;
use ::library::{Date, Entry, Library, Variant};
use egui::{FontId, Rangef, Rect, Response, TextStyle, Ui, Vec2, pos2, vec2};
use othello::rules::Color;
use texts::text;
use texts::words::kept_name;

pub(super) const HEIGHT: f32 = 24.0;
const PADDING: f32 = 5.0;
/// The width of the mark before the winner's name, without and with its gap.
const MARK: f32 = 9.0;
const MARK_ROOM: f32 = 13.0;

/// How wide a column is.
#[derive(Clone, Copy)]
enum Width {
    None,
    /// This many points, or the width of the column's name where the name is wider.
    Points(f32),
    /// A share of what is left.
    Share(f32),
}

/// The columns; widths in wide lists (with reviews, without), middling (with, without) and narrow ones.
const COLUMNS: [(Column, [Width; 5]); 10] = {
    use Width::{None, Points, Share};
    [
        (Column::Date, [Points(92.0), Points(92.0), Points(92.0), Points(92.0), Points(64.0)]),
        (Column::Black, [Share(1.0); 5]),
        (Column::White, [Share(1.0); 5]),
        (Column::Result, [Points(64.0), Points(74.0), Points(74.0), Points(74.0), Points(64.0)]),
        (Column::Lost, [Points(86.0), None, Points(92.0), None, None]),
        (Column::Accuracy, [Points(82.0), None, None, None, None]),
        (Column::Opening, [Share(1.0), Share(1.1), None, None, None]),
        (Column::Event, [Share(0.9), Share(1.2), Share(0.9), Share(0.9), None]),
        (Column::Board, [Points(86.0), Points(92.0), None, Points(92.0), Points(86.0)]),
        (Column::Moves, [Points(60.0), Points(68.0), None, None, None]),
    ]
};

/// The columns of a list of this width, each with its own width; with `is_reviewed` also those of reviews.
pub(super) fn columns(ui: &Ui, width: f32, is_reviewed: bool) -> Vec<(Column, f32)> {
    let layout = match (width, is_reviewed) {
        (760.0.., true) => 0,
        (760.0.., false) => 1,
        (560.0.., true) => 2,
        (560.0.., false) => 3,
        _ => 4,
    };
    let points = |column, least: f32| head_width(ui, column).max(least);
    let (mut left, mut shares) = (width, 0.0);
    for (column, widths) in COLUMNS {
        match widths[layout] {
            Width::None => {}
            Width::Points(least) => left -= points(column, least),
            Width::Share(share) => shares += share,
        }
    }
    let width_of = |width: Width, column| match width {
        Width::None => None,
        Width::Points(least) => Some(points(column, least)),
        Width::Share(share) => Some((share * left / shares).floor()),
    };
    let widths = COLUMNS.into_iter().map(|(column, widths)| (column, width_of(widths[layout], column)));
    widths.filter_map(|(column, width)| Some((column, width?))).collect()
}

/// The id of a column's name; with `.order` behind it, of what a screen reader says.
fn column_id(column: Column) -> &'static str {
    match column {
        Column::Date => "library-column-date",
        Column::Black => "library-column-black",
        Column::White => "library-column-white",
        Column::Result => "library-column-result",
        Column::Opening => "library-column-opening",
        Column::Event => "library-column-event",
        Column::Board => "library-column-board",
        Column::Moves => "library-column-moves",
        Column::Lost => "library-column-lost",
        Column::Accuracy => "library-column-accuracy",
    }
}

/// The width of the name of a column with a sign behind it, in points.
fn head_width(ui: &Ui, column: Column) -> f32 {
    const SIGN: f32 = 24.0;
    text_width(ui, &text!(column_id(column)), FontId::proportional(SMALL)) + SIGN
}

/// The name of a column, with a sign where the list is in its order.
pub(super) fn head_ui(ui: &mut Ui, column: Column, width: f32, sign: Option<Icon>) -> Response {
    let id = column_id(column);
    let (name, label) = (text!(id), text!(&format!("{id}.order")));
    let label = || label.clone();
    row_ui(ui, vec2(width, HEIGHT), Some(sign.is_some()), label, |row| {
        let name = row.left(0.0, &name, TextStyle::Small, row.weak);
        if let Some(sign) = sign {
            let middle = pos2(name.right() + 11.0, row.rect.center().y);
            icons::paint(row.ui.painter(), sign, Rect::from_center_size(middle, Vec2::splat(9.0)), row.weak);
        }
    })
}

pub(super) fn entry_ui(
    ui: &mut Ui,
    library: &Library,
    entry: &Entry,
    is_chosen: bool,
    columns: &[(Column, f32)],
) -> Response {
    let room = vec2(ui.available_width(), HEIGHT);
    let spoken = || spoken(library, entry);
    let winner =
        entry.winner().map(|winner| if winner == Color::Black { Column::Black } else { Column::White });
    let response = row_ui(ui, room, Some(is_chosen), spoken, |row| {
        let mut left = row.rect.left();
        for &(column, width) in columns {
            let text = text_of(library, entry, column);
            let mut room = Rangef::new(left, left + width).shrink(PADDING);
            // The winner's name has the strong colour and a mark before it.
            let is_winner = winner == Some(column);
            if is_winner {
                let middle = pos2(room.min + MARK / 2.0, row.rect.center().y);
                let mark = Rect::from_center_size(middle, Vec2::splat(MARK));
                icons::paint(row.ui.painter(), Icon::Check, mark, row.strong);
                room.min += MARK_ROOM;
            }
            row.within(room, text, TEXT, if is_winner { row.strong } else { row.color });
            left += width;
        }
    });
    response.on_hover_ui(|ui| hover_ui(ui, library, entry))
}

fn hover_ui(ui: &mut Ui, library: &Library, entry: &Entry) {
    let title = [library.title_with(entry, kept_name)];
    words_ui(ui, text::list(title.into_iter().chain(winner_words(library, entry))));
    let board = entry.variant.to_string();
    words_ui(
        ui,
        match entry.opening {
            Some(opening) => {
                let name = opening.name();
                let other = if name == opening.english { opening.japanese } else { opening.english };
                text!("library-moves-opening", n = entry.n_moves, board = board, name = name, other = other)
            }
            None => text!("library-moves", n = entry.n_moves, board = board),
        },
    );
    if let Some(figures) = entry.figures {
        words_ui(ui, figures.words());
    }
    if entry.origin == Origin::Saved {
        words_ui(ui, text!("library-kept-on", date = Date::of_seconds(entry.added).to_string()));
    }
    if !entry.tags.is_empty() {
        let tags = text::list(library.tags_of(entry).map(tag_name));
        words_ui(ui, text!("library-tags-of", tags = tags));
    }
}

fn text_of(library: &Library, entry: &Entry, column: Column) -> String {
    let name = |number: u32| match library.name(number) {
        "" => "–".to_owned(),
        name => kept_name(name),
    };
    match column {
        Column::Date => entry.day().to_string(),
        Column::Black => name(entry.players.black),
        Column::White => name(entry.players.white),
        Column::Result => entry.score(),
        Column::Opening => entry.opening.map_or(String::new(), |opening| opening.name().to_owned()),
        Column::Event => library.name(entry.event).to_owned(),
        Column::Board => entry.variant.short(),
        Column::Moves => entry.n_moves.to_string(),
        Column::Lost => entry.figures.map_or(String::new(), |figures| figures.lost_words()),
        Column::Accuracy => entry.figures.map_or(String::new(), |figures| figures.accuracy_words()),
    }
}

/// "Anna won", "White won", "drawn"; nothing where the result is not known.
fn winner_words(library: &Library, entry: &Entry) -> Option<String> {
    entry.margin()?;
    let color = entry.winner();
    let name = color.map_or("", |color| library.name(entry.players[color]));
    Some(match (color, name) {
        (None, _) => text!("library-won", winner = "draw"),
        (Some(color), "") => text!("library-won", winner = color.key()),
        (Some(_), name) => text!("library-named-won", name = kept_name(name)),
    })
}

/// "Anna against Ben, 40–24, Anna won, Grand Prix, 2023, 10×10"; leaves out the usual board and goal.
pub(super) fn spoken(library: &Library, entry: &Entry) -> String {
    let player = |number: u32| match library.name(number) {
        "" => text!("library-unknown-player"),
        name => kept_name(name),
    };
    let (black, white) = (player(entry.players.black), player(entry.players.white));
    let players = text!("library-against", black = black, white = white);
    let variant = Some(entry.variant).filter(|&variant| variant != Variant::USUAL);
    let variant = variant.map_or(String::new(), |variant| variant.to_string());
    let event = library.name(entry.event).to_owned();
    let figures = entry.figures.map_or(String::new(), |figures| figures.words());
    let winner = winner_words(library, entry).unwrap_or_default();
    let parts = [players, entry.score(), winner, event, entry.day().to_string(), variant, figures];
    text::list(parts.into_iter().filter(|part| !part.is_empty()))
}
