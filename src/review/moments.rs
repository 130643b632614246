//! The first step of a review: the game in a sentence, up to three moments, and a row that opens the details.

use super::panel::{ReviewView, practise_ui, reason_words_ui};
use crate::command::Command;
use crate::outbox::Ask;
use crate::review::{Message, Out};
use crate::tools::command_button_ui;
use crate::widgets::cards::{PADDING, card_frame, chip_ui, main_fill, tile_ui};
use crate::widgets::form::{main_button, tick_ui};
use crate::widgets::theme::enlarge;
use crate::widgets::words::{note_ui, words_ui};
use analysis::grade::Grade;
use analysis::review::PlayedMove;
use egui::{Align, Button, Frame, Layout, RichText, ScrollArea, TextStyle, Ui, UiBuilder, Vec2, vec2};
use othello::rules::Color;
use session::Action;
use teach::another_look;
use teach::choice::Choice;
use texts::text;
use texts::words::{move_name, score};

const GAP: f32 = 12.0;
/// The height of the row of all details.
const ROW: f32 = 48.0;
/// The height of a moment's text. It follows from the panel, so that the buttons below it stay in place.
const WORDS: std::ops::RangeInclusive<f32> = 112.0..=160.0;
/// The least size of a button.
const LEAST: Vec2 = vec2(0.0, 32.0);

/// Draws the card of the game, that of the moment shown, and the row of all details.
pub(super) fn moments_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("moments").auto_shrink([false, false]).show(ui, |ui| {
        let top = ui.cursor().top();
        ui.spacing_mut().item_spacing.y = GAP;
        let (moments, shown) = moments(view);
        own_ids(ui, "game", |ui| game_ui(ui, view, &moments, shown, false, out));
        if let Some(number) = shown {
            let height = top + height - ui.cursor().top() - ROW - 2.0 * (GAP + PADDING);
            own_ids(ui, "moment", |ui| moment_ui(ui, view, &moments, number, false, height, out));
        }
        let (name, about) = (text!("moments-details"), text!("moments-details.about"));
        let size = vec2(ui.available_width(), ROW);
        let row = tile_ui(ui, size, None, [&name, &about], |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(RichText::new(format!("{about}  ›")).weak());
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.label(&name));
            });
        });
        out.send_if(row.clicked(), Message::ShowDetails(true));
    });
}

/// Draws the game or the moment shown without a card, as high as `height` allows, for a small window.
pub(super) fn low_moments_ui(ui: &mut Ui, height: f32, view: &ReviewView, out: &mut Out) {
    ScrollArea::vertical().id_salt("low moments").max_height(height).show(ui, |ui| match moments(view) {
        (moments, Some(number)) => moment_ui(ui, view, &moments, number, true, height, out),
        (moments, None) => game_ui(ui, view, &moments, None, true, out),
    });
}

/// The moments, and the index of the one that is shown.
fn moments<'a>(view: &ReviewView<'a>) -> (Vec<&'a PlayedMove>, Option<usize>) {
    let moments = view.room.moments_of(&view.reviewing.review, view.side);
    let place = view.reviewing.place_of(view.shared.record().cursor());
    let shown = moments.iter().position(|played| Some(played.at + 1) == place);
    (moments, shown)
}

/// Draws the button to all details of a small window.
fn details_ui(ui: &mut Ui, out: &mut Out) {
    let button = ui.add(Button::new(text!("moments-details")).min_size(LEAST));
    out.send_if(button.clicked(), Message::ShowDetails(true));
}

/// Draws a card whose buttons keep their ids when something appears above it, so that no click is lost.
fn own_ids(ui: &mut Ui, name: &str, add_contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().scope_id(ui.scope_id().with(name)), add_contents);
}

fn game_ui(
    ui: &mut Ui,
    view: &ReviewView,
    moments: &[&PlayedMove],
    shown: Option<usize>,
    is_low: bool,
    out: &mut Out,
) {
    let sides = Color::BOTH.into_iter().filter(|color| view.side.is_none_or(|side| side == *color));
    let costly = sides.filter_map(|color| view.reviewing.most_costly(color));
    let costly = costly.max_by(|a, b| a.cost.discs.total_cmp(&b.cost.discs));
    let sentence = match (costly, moments.len(), view.reviewing.progress) {
        (Some(costly), ..) => view.words_of(costly),
        (None, 0, Some(done)) => {
            text!("review-so-far", percent = text!("percent", n = done.percent.to_string()))
        }
        (None, 0, None) => view.no_mistakes(),
        (None, n, _) => text!("moments-count", n = n),
    };
    let frame = if is_low { Frame::NONE } else { card_frame(ui).fill(main_fill(ui)) };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        // From the start there is room for the longest sentence, the accuracy and the buttons.
        let two_lines = vec2(ui.available_width(), 2.0 * ui.text_style_height(&TextStyle::Heading));
        if !is_low {
            ui.weak(text!("moments-title"));
        }
        ui.allocate_ui(two_lines, |ui| {
            ui.set_min_height(two_lines.y);
            words_ui(ui, RichText::new(sentence).heading().strong());
        });
        let mut all = view.commands.shared.settings.all_mistakes;
        if !is_low {
            note_ui(ui, view.accuracy_words());
        }
        let can_tick = !is_low && (all || view.side.is_some());
        if can_tick && tick_ui(ui, &mut all, text!("moments-both")).clicked() {
            out.run(Command::AllMistakes);
            out.send(Message::LookAt(Vec::new()));
        }
        let buttons_ui = |ui: &mut Ui| {
            ui.set_min_height(LEAST.y);
            if shown.is_none() && !moments.is_empty() {
                let begin = ui.add_sized(vec2(120.0, 32.0), main_button(ui, text!("moments-begin")));
                if begin.clicked() {
                    out.send(Message::LookAt(moments.iter().map(|played| played.at).collect()));
                }
            }
            if is_low {
                details_ui(ui, out);
            }
            if let Some(costly) = costly {
                practise_ui(ui, costly.idea, LEAST, out);
            }
        };
        own_ids(ui, "begin", |ui| _ = ui.horizontal(buttons_ui));
    });
}

/// Draws the card of a moment: its number, what it cost, why, and the button to the next one, `height`
/// points high where its words fit. In a small window it has no frame.
fn moment_ui(
    ui: &mut Ui,
    view: &ReviewView,
    moments: &[&PlayedMove],
    number: usize,
    is_low: bool,
    height: f32,
    out: &mut Out,
) {
    let played = moments[number];
    let size = view.shared.record().start().size();
    let frame = if is_low { Frame::NONE } else { card_frame(ui) };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = if is_low { 2.0 } else { 8.0 };
        let top = ui.cursor().top();
        ui.horizontal(|ui| {
            let title = text!("moments-of", number = number + 1, n = moments.len());
            ui.label(RichText::new(title).strong());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let sign = Grade::of(played).sign();
                let (name, loss) = (move_name(played.mv, size), score(-played.loss));
                chip_ui(ui, &format!("{}. {name}{sign} {loss}", played.number));
            });
        });
        let head = ui.cursor().top() - top;
        let words = height - head - LEAST.y - ui.spacing().item_spacing.y;
        let words = if is_low { words.max(LEAST.y) } else { words.clamp(*WORDS.start(), *WORDS.end()) };
        ui.allocate_ui(vec2(ui.available_width(), words), |ui| {
            ui.set_min_height(words);
            let scroll = ScrollArea::vertical().id_salt(("moment", number)).max_height(words);
            scroll.min_scrolled_height(words).show(ui, |ui| {
                ui.set_width(ui.available_width());
                if !is_low {
                    enlarge(ui);
                }
                reason_words_ui(ui, view, played);
            });
        });
        ui.horizontal(|ui| {
            let is_explained = view.reviewing.explanation().is_some();
            let compare = main_button(ui, text!("review-show-me")).min_size(LEAST);
            command_button_ui(ui, Command::ShowRefutation, is_explained, compare, out);
            let button = ui.add_enabled(is_explained, Button::new(text!("moments-try")).min_size(LEAST));
            if button.clicked() {
                let (before, after) = moments.split_at(number);
                let own = after.iter().chain(before).filter(|other| other.color == played.color).copied();
                let tries = another_look::moments(&view.reviewing.review, own);
                out.ask(Ask::Learn(Choice::TryMoments(tries)));
            }
            if is_low {
                details_ui(ui, out);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(PADDING - 12.0);
                let next = moments.get(number + 1);
                let next_button = Button::new(format!("{}  ›", text!("learn-next"))).min_size(LEAST);
                let next_button = ui.add_enabled(next.is_some(), next_button);
                if let Some(next) = next.filter(|_| next_button.clicked()) {
                    out.act(Action::Jump(view.reviewing.node_at(next.at + 1)));
                }
            });
        });
    });
}
