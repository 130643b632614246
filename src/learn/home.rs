//! The home of Learn: today's practice and the sections; and the row that leads to Learn from the game.

use super::puzzles::picture_of;
use super::{Look, SECTIONS, Section, guess, stage};
use crate::command::Command;
use crate::learn::Out;
use crate::players::choice::playing_as_ui;
use crate::tools::Lead;
use crate::widgets::board::preview_ui;
use crate::widgets::cards::{PADDING, chip_ui, main_fill, ring_ui, tile_ui};
use crate::widgets::form::text_width;
use crate::widgets::icons::{self, Icon};
use crate::widgets::plot::Plot;
use crate::widgets::theme::{TEXT, TITLE, main_colors};
use crate::widgets::words::{line_ui, note_ui, words_ui};
use ::library::people::Person;
use egui::{Align2, Context, FontId, Label, Rect, Response, RichText, Sense, Shape, Stroke, Ui, Vec2, vec2};
use othello::rules::{BoardSize, Move, Position, Square};
use teach::choice::{Choice, Pace, Page, PuzzleSet};
use teach::guess::games;
use teach::lessons::LESSONS;
use teach::profile::Profile;
use teach::puzzles::Theme;
use teach::today::{Step, steps};
use texts::text;

/// The widths, in points, from which on three or two cards make a row.
const THREE_COLUMNS_MIN: f32 = 860.0;
const TWO_COLUMNS_MIN: f32 = 560.0;
const GAP: f32 = 14.0;
/// The heights of cards: in several columns, and low ones in a single column.
const CARD: f32 = 142.0;
const LOW_CARD: f32 = 104.0;
const TODAY: f32 = 218.0;
const LOW_TODAY: f32 = 196.0;
/// The side of a ring, at least where a long sentence leaves little room for it, and the gap above it.
const RING: f32 = 46.0;
const RING_MIN: f32 = 34.0;
const ABOVE_RING: f32 = 8.0;
const BUTTON: Vec2 = vec2(120.0, 48.0);

pub(crate) fn home_ui(ui: &mut Ui, profile: &Profile, look: Look, out: &mut Out) {
    let is_wide = ui.available_width() >= TWO_COLUMNS_MIN;
    let title = text!("learn-title");
    let back = text!("learn-back-to-game");
    let chips = |ui: &mut Ui, out: &mut Out| {
        playing_as_ui(ui, look.settings, out);
        if !is_wide {
            return;
        }
        ui.label(RichText::new(text!("playing-as")).weak());
        if let Some(rating) = look.rating() {
            chip_ui(ui, &text!("today-rating", rating = rating.points()));
        }
    };
    stage::header_with_ui(ui, &title, &back, stage::beside_page(ui), chips, out);
    stage::scroll_ui(ui, &title, stage::PAGE, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        today_ui(ui, profile, look, out);
        let n = match ui.available_width() {
            width if width >= THREE_COLUMNS_MIN => 3,
            width if width >= TWO_COLUMNS_MIN => 2,
            _ => 1,
        };
        let height = if n == 1 { LOW_CARD } else { CARD };
        stage::grid_ui(ui, SECTIONS, n, |ui, section, width| {
            let card = section_ui(ui, section, vec2(width, height), profile, &look);
            out.send_if(card.clicked(), Choice::Open(section.page));
        });
        ui.add_space(GAP);
    });
}

/// Today's practice: the next part with its board, all parts in a list, and the button that begins it.
fn today_ui(ui: &mut Ui, profile: &Profile, look: Look, out: &mut Out) {
    let steps = steps(profile, look.day);
    let next = steps.iter().position(|(_, is_done)| !is_done);
    let is_wide = ui.available_width() >= TWO_COLUMNS_MIN;
    let size = vec2(ui.available_width(), if is_wide { TODAY } else { LOW_TODAY });
    let minutes = steps.iter().filter(|(_, is_done)| !is_done).map(|(step, _)| step.minutes()).sum::<usize>();
    let parts = steps.into_iter().map(|(step, is_done)| (Part::new(step, is_done, profile), is_done));
    let parts: Vec<(Part, bool)> = parts.collect();
    // When all parts are done, the first one is offered again.
    let Some((now, _)) = parts.get(next.unwrap_or(0)) else { return };
    let mut heading = match next {
        Some(_) => text!("today-minutes", n = minutes),
        None => text!("today-done"),
    };
    let days = profile.practice.days_in_a_row(look.day);
    if days > 1 {
        heading = format!("{heading} · {}", text!("today-days", n = days));
    }
    let is_begun = parts.iter().any(|(_, is_done)| *is_done) || profile.lessons.place.is_some();
    let go = if is_begun { text!("today-go-on") } else { text!("mistakes-begin") };
    let spoken = text!("list-and-choice", name = go.as_str(), choice = now.name.as_str());
    let fill = main_fill(ui);
    let card = tile_ui(ui, size, Some(fill), [&spoken, &heading], |ui| {
        let button = Rect::from_center_size(
            match is_wide {
                true => ui.max_rect().right_center() - vec2(BUTTON.x / 2.0 + PADDING, 0.0),
                false => ui.max_rect().right_bottom() - BUTTON / 2.0,
            },
            BUTTON,
        );
        let picture = if is_wide { size.y - 2.0 * PADDING } else { 84.0 };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = if is_wide { 24.0 } else { 12.0 };
            preview_ui(ui, &now.board, picture);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                ui.set_max_width(button.left() - ui.cursor().left() - if is_wide { 12.0 } else { -BUTTON.x });
                ui.add_space(if is_wide { 14.0 } else { 0.0 });
                line_ui(ui, &heading);
                words_ui(ui, RichText::new(&now.name).size(TITLE).strong());
                if is_wide {
                    rows_ui(ui, &parts, next);
                }
            });
        });
        if !is_wide {
            // In a scope, since the title above may be wider.
            ui.scope(|ui| {
                ui.set_max_width(button.left() - ui.max_rect().left() - 8.0);
                ui.spacing_mut().item_spacing.y = 2.0;
                rows_ui(ui, &parts, next);
            });
        }
        let (fill, ink) = main_colors(ui);
        ui.painter().rect_filled(button, 8.0, fill);
        let size = TITLE.min(TITLE * (BUTTON.x - 16.0) / text_width(ui, &go, FontId::proportional(TITLE)));
        ui.painter().text(button.center(), Align2::CENTER_CENTER, &go, FontId::proportional(size), ink);
    });
    stage::focus_at_first(ui, "home", &card);
    if card.clicked() {
        out.send(now.begin.clone());
    }
}

/// The parts of today's practice, each with a sign: done, next, or later.
fn rows_ui(ui: &mut Ui, parts: &[(Part, bool)], next: Option<usize>) {
    const SIGN: f32 = 14.0;
    for (place, (part, is_done)) in parts.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let (sign, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
            let (ink, accent) = (ui.visuals().weak_text_color(), main_colors(ui).0);
            let (painter, middle, radius) = (ui.painter(), sign.center(), SIGN / 2.0 - 1.0);
            match is_done {
                true => icons::paint(painter, Icon::Check, sign, ui.visuals().text_color()),
                false if next == Some(place) => {
                    _ = painter.circle(middle, radius, accent, Stroke::new(1.0, ink))
                }
                false => _ = painter.circle_stroke(middle, radius, Stroke::new(1.5, ink)),
            }
            ui.add(Label::new(&part.row).truncate());
            let fits =
                |more: &&String| text_width(ui, more, FontId::proportional(TEXT)) <= ui.available_width();
            if let Some(more) = part.more.as_ref().filter(fits) {
                ui.label(RichText::new(more).weak());
            }
        });
    }
}

/// A part of today's practice, as the home shows it.
struct Part {
    name: String,
    /// The text of its row, and a note that follows it if there is room.
    row: String,
    more: Option<String>,
    board: Position,
    begin: Choice,
}

impl Part {
    fn new(step: Step, is_done: bool, profile: &Profile) -> Part {
        match step {
            Step::Lesson(lesson) => {
                let number = LESSONS.iter().position(|other| other.key == lesson.key).map_or(0, |at| at + 1);
                let begun = profile.lessons.place.as_ref().filter(|_| !is_done);
                let place = begun.filter(|place| place.lesson == lesson.key);
                let more =
                    place.map(|place| text!("today-exercises", done = place.n_done, n = lesson.n_exercises));
                Part {
                    name: text!("today-lesson", number = number, title = lesson.title()),
                    row: match (is_done, &more) {
                        (true, _) => text!("lesson-done"),
                        (false, Some(_)) => text!("today-lesson-go-on"),
                        (false, None) => text!("today-lesson-begin"),
                    },
                    more,
                    board: lesson.board(),
                    begin: Choice::BeginLesson(lesson.key),
                }
            }
            Step::Mistakes(n) => {
                let name = text!("today-mistakes", n = n);
                let begin = Choice::RepeatMistakes;
                Part { row: name.clone(), name, more: None, board: mistake_board(profile), begin }
            }
            Step::Puzzle(puzzle) => {
                let rating = &profile.puzzles.rating;
                let n = (10.0 * rating.chance(puzzle.rating)).round().clamp(1.0, 9.0) as usize;
                Part {
                    name: text!("today-puzzle"),
                    row: text!("today-puzzle"),
                    more: (rating.n_tries > 0).then(|| text!("today-puzzle-chance", n = n)),
                    board: puzzle.position,
                    begin: Choice::BeginPuzzles(PuzzleSet::Daily, Pace::Calm),
                }
            }
        }
    }
}

/// The position of the first mistake, or of a puzzle if there is no mistake.
fn mistake_board(profile: &Profile) -> Position {
    let card = profile.cards.all.first().and_then(|card| card.read());
    card.map_or_else(|| picture_of(Theme::PoisonedCorner), |(position, _)| position)
}

/// A section as a card: its picture, its name, what the learner does there, and the progress.
fn section_ui(ui: &mut Ui, section: &Section, size: Vec2, profile: &Profile, look: &Look) -> Response {
    let (name, about) = (text!(section.name), text!(&format!("{}.hint", section.name)));
    let (part, word) = (section.ring)(profile, look);
    let side = size.y - 2.0 * PADDING;
    let is_low = size.y < CARD;
    tile_ui(ui, size, None, [&name, &about], |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = PADDING;
            picture_ui(ui, section.page, side, profile, look);
            let beside = if is_low { RING + PADDING } else { 0.0 };
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.set_width(ui.available_width() - beside);
                ui.add(Label::new(RichText::new(&name).size(17.0).strong()).truncate());
                note_ui(ui, &about);
                if !is_low {
                    let room = side - ui.min_rect().height() - ABOVE_RING;
                    ui.add_space(ABOVE_RING - ui.spacing().item_spacing.y);
                    ring_ui(ui, part, &word, room.clamp(RING_MIN, RING));
                }
            });
            if is_low {
                ring_ui(ui, part, &word, RING);
            }
        });
    })
}

fn picture_ui(ui: &mut Ui, page: Page, side: f32, profile: &Profile, look: &Look) {
    let position = match page {
        Page::Lessons => profile.lessons.next().unwrap_or(&LESSONS[0]).board(),
        Page::Puzzles => picture_of(Theme::Wedge),
        Page::Mistakes => mistake_board(profile),
        Page::Openings => opening(),
        Page::Guess => guess::picture(&games::all()[0].record),
        Page::Home | Page::Progress | Page::AnotherLook => return plot_ui(ui, side, look.person),
    };
    preview_ui(ui, &position, side);
}

/// A position of an opening that many play.
fn opening() -> Position {
    let start = Position::start(BoardSize::STANDARD);
    ["f5", "d6", "c3", "d3", "c4"].iter().fold(start, |position, name| {
        let square = Square::parse(name, BoardSize::STANDARD).map(Move::Place);
        square.ok().and_then(|mv| position.play(mv).ok()).unwrap_or(position)
    })
}

fn plot_ui(ui: &mut Ui, side: f32, person: Option<&Person>) {
    const GAMES: usize = 20;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let visuals = ui.visuals();
    ui.painter().rect_filled(rect, 4.0, visuals.extreme_bg_color);
    let games = person.map_or(&[][..], |person| &person.games);
    let latest = &games[games.len().saturating_sub(GAMES)..];
    let ratings: Vec<f32> = latest.iter().map(|game| f32::from(game.after.rating.points())).collect();
    let (low, high) =
        ratings.iter().fold((f32::MAX, f32::MIN), |(low, high), &at| (low.min(at), high.max(at)));
    // With fewer than two games, the line is an example.
    let (values, y, ink) = match ratings.len() {
        0 | 1 => (vec![0.1, 0.4, 0.3, 0.7, 0.85], [0.0, 1.0], visuals.weak_text_color()),
        _ => (ratings, [low, high], main_colors(ui).0),
    };
    let plot = Plot { field: rect.shrink(0.12 * side), x: [0.0, values.len() as f32 - 1.0], y };
    let points = values.iter().enumerate().map(|(at, &value)| plot.at(at as f32, value)).collect();
    ui.painter().add(Shape::line(points, Stroke::new(2.5, ink)));
}

/// The row in the game's panel that leads to Learn and names how many mistakes are due there.
pub(crate) fn lead(ctx: &Context, n_due: usize) -> Lead {
    let words = if n_due > 0 { text!("learn-due", n = n_due) } else { String::new() };
    Lead::to(ctx, Command::Learn, text!("learn-title"), words)
}
