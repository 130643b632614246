//! The lessons as cards in groups, each with the picture of its idea and the stars that were won.

use super::stage;
use crate::message::Message;
use crate::widgets::board::preview_ui;
use crate::widgets::icons::{Icon, icon_ui};
use crate::widgets::theme::BoardTheme;
use egui::{
    Frame, Label, Margin, Response, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use teach::choice::LessonChoice;
use teach::lessons::progress::{LessonProgress, STARS_MAX};
use teach::lessons::{LESSONS, Lesson, LessonGroup, groups};
use teach::profile::Profile;
use texts::text;

/// Two cards stand side by side from this width on, in points.
const WIDTH: f32 = 760.0;
const TWO: f32 = 560.0;
/// The height of a card, its margin, and the picture on it.
const CARD: f32 = 96.0;
const MARGIN: f32 = 8.0;
const PICTURE: f32 = CARD - 2.0 * MARGIN;
const GAP: f32 = 8.0;

/// What the cards show.
#[derive(Clone, Copy)]
struct CardsView<'a> {
    progress: &'a LessonProgress,
    theme: BoardTheme,
}

pub(super) fn list_ui(
    ui: &mut Ui,
    progress: &LessonProgress,
    theme: BoardTheme,
    messages: &mut Vec<Message>,
) {
    stage::header_ui(ui, &text!("learn-lessons"), &text!("learn-back-to-learn"), messages);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, WIDTH, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            let view = CardsView { progress, theme };
            let mut number = 1;
            for group in groups() {
                group_ui(ui, &group, number, view, messages);
                number += group.lessons.len();
            }
        });
    });
}

fn group_ui(ui: &mut Ui, group: &LessonGroup, first: usize, view: CardsView, messages: &mut Vec<Message>) {
    ui.add_space(GAP);
    ui.label(RichText::new(group.name()).heading().strong());
    let n_columns = if ui.available_width() >= TWO { 2 } else { 1 };
    let width = (ui.available_width() - GAP * (n_columns - 1) as f32) / n_columns as f32;
    let numbered: Vec<(usize, &Lesson)> = (first..).zip(group.lessons).collect();
    for row in numbered.chunks(n_columns) {
        ui.horizontal(|ui| {
            for &(number, lesson) in row {
                let card = card_ui(ui, vec2(width, CARD), (number, lesson), view);
                if view.progress.next().unwrap_or(&LESSONS[0]).key == lesson.key {
                    stage::focus_at_first(ui, "lessons", &card);
                }
                if card.clicked() {
                    messages.push(LessonChoice::Begin(lesson.key).into());
                }
            }
        });
    }
}

/// A card: the board of the lesson's first picture, its title and its stars.
fn card_ui(ui: &mut Ui, size: Vec2, (number, lesson): (usize, &Lesson), view: CardsView) -> Response {
    let CardsView { progress, theme } = view;
    let (rect, card) = ui.allocate_exact_size(size, Sense::click());
    let stars = progress.stars_of(lesson);
    card.widget_info(|| WidgetInfo::labeled(Role::Button, true, card_name(number, lesson, stars)));
    if !ui.is_rect_visible(rect) {
        return card;
    }
    let visuals = ui.visuals();
    let fill = if card.hovered() { visuals.widgets.hovered.weak_bg_fill } else { visuals.faint_bg_color };
    let line = visuals.widgets.inactive.bg_stroke;
    ui.painter().rect(rect, 8.0, fill, line, egui::StrokeKind::Inside);
    if card.has_focus() {
        let focus = egui::Stroke::new(2.0, visuals.strong_text_color());
        ui.painter().rect_stroke(rect, 8.0, focus, egui::StrokeKind::Inside);
    }
    let is_begun = progress.place.as_ref().is_some_and(|place| place.lesson == lesson.key);
    let is_next = progress.next().is_some_and(|next| next.key == lesson.key);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
    Frame::new().inner_margin(Margin::same(MARGIN as i8)).show(&mut inside, |ui| {
        ui.horizontal_top(|ui| {
            if let Some(picture) = lesson.pictures.first() {
                let shown = picture.shown();
                preview_ui(ui, &shown.positions[0], theme, PICTURE);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                let title = RichText::new(text!("lesson-row", number = number, title = lesson.title()));
                let title = if is_next { title.size(15.0).strong() } else { title.size(15.0) };
                ui.add(Label::new(title).wrap().selectable(false));
                ui.horizontal(|ui| {
                    stars_ui(ui, stars);
                    let said = match (is_begun, is_next) {
                        (true, _) => Some(text!("lesson-go-on")),
                        (false, true) => Some(text!("lesson-next")),
                        (false, false) => None,
                    };
                    if let Some(said) = said {
                        ui.add(Label::new(RichText::new(said).weak()).selectable(false));
                    }
                });
            });
        });
    });
    card
}

/// `4. Many discs now, few at the end, 2 of 3 stars`.
fn card_name(number: usize, lesson: &Lesson, stars: u8) -> String {
    text!("lesson-row-name", number = number, title = lesson.title(), stars = stars, most = STARS_MAX)
}

/// Stars that were won, full, and those that were not, as outlines.
pub(super) fn stars_ui(ui: &mut Ui, stars: u8) {
    for nth in 0..STARS_MAX {
        let icon = if nth < stars { Icon::Star } else { Icon::NoStar };
        icon_ui(ui, icon, ui.visuals().text_color());
    }
}

/// `2 of 3 lessons, 5 stars`.
pub(crate) fn progress_words(profile: &Profile) -> String {
    let n_stars: u32 = LESSONS.iter().map(|lesson| u32::from(profile.lessons.stars_of(lesson))).sum();
    let n_done = LESSONS.iter().filter(|lesson| profile.lessons.stars_of(lesson) > 0).count();
    match n_done {
        0 => text!("lessons-none-done", lessons = LESSONS.len()),
        _ => text!(
            "lessons-some-done",
            done = n_done,
            lessons = LESSONS.len(),
            stars = n_stars,
            most = LESSONS.len() * usize::from(STARS_MAX)
        ),
    }
}
