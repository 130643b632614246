//! The lessons as cards in groups, each with the picture of its idea and the stars that were won.

use super::stage;
use crate::learn::Out;
use crate::widgets::board::preview_ui;
use crate::widgets::cards::{PADDING, main_fill, tile_ui};
use crate::widgets::icons::{Icon, icon_ui};
use crate::widgets::theme::TEXT;
use crate::widgets::words::words_ui;
use egui::{Response, RichText, Ui, Vec2, vec2};
use teach::choice::Choice;
use teach::lessons::progress::{LessonProgress, STARS_MAX};
use teach::lessons::{LESSONS, Lesson, groups};
use teach::profile::Profile;
use texts::text;

/// The least width of a card where several stand side by side, in points.
const CARD_MIN: f32 = 270.0;
/// The height of a card, and the side of the picture on it.
const CARD: f32 = 108.0;
const PICTURE: f32 = CARD - 2.0 * PADDING;
const GAP: f32 = 12.0;

pub(super) fn list_ui(ui: &mut Ui, progress: &LessonProgress, out: &mut Out) {
    stage::page_ui(ui, &text!("learn-lessons"), stage::PAGE, out, |ui, out| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let mut numbers = 1..;
        for (name, lessons) in groups() {
            ui.add_space(GAP);
            words_ui(ui, RichText::new(name).heading().strong());
            let n_columns = stage::n_in_row(ui, CARD_MIN).clamp(1, 3);
            let numbered: Vec<(&Lesson, usize)> = lessons.iter().zip(&mut numbers).collect();
            stage::grid_ui(ui, &numbered, n_columns, |ui, &(lesson, number), width| {
                let card = card_ui(ui, vec2(width, CARD), number, lesson, progress);
                if progress.next().unwrap_or(&LESSONS[0]).key == lesson.key {
                    stage::focus_at_first(ui, "lessons", &card);
                }
                out.send_if(card.clicked(), Choice::BeginLesson(lesson.key));
            });
        }
    });
}

/// A card: the board of the lesson's first picture, its title and its stars.
fn card_ui(ui: &mut Ui, size: Vec2, number: usize, lesson: &Lesson, progress: &LessonProgress) -> Response {
    let stars = progress.stars_of(lesson);
    let is_begun = progress.place.as_ref().is_some_and(|place| place.lesson == lesson.key);
    let is_next = progress.next().is_some_and(|next| next.key == lesson.key);
    let said = match (is_begun, is_next) {
        (true, _) => text!("lesson-go-on"),
        (false, true) => text!("lesson-next"),
        (false, false) => String::new(),
    };
    let fill = (is_begun || is_next).then(|| main_fill(ui));
    // `4. Many discs now, few at the end, 2 of 3 stars`.
    let name =
        text!("lesson-row-name", number = number, title = lesson.title(), stars = stars, most = STARS_MAX);
    tile_ui(ui, size, fill, [&name, &said], |ui| {
        ui.horizontal_top(|ui| {
            preview_ui(ui, &lesson.board(), PICTURE);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                let title = RichText::new(text!("lesson-row", number = number, title = lesson.title()));
                words_ui(ui, title.size(TEXT).strong());
                ui.horizontal(|ui| {
                    stars_ui(ui, stars);
                    ui.label(RichText::new(&said).weak());
                });
            });
        });
    })
}

/// The stars that were won, and outlines of those that were not.
pub(super) fn stars_ui(ui: &mut Ui, stars: u8) {
    for nth in 0..STARS_MAX {
        let icon = if nth < stars { Icon::Star } else { Icon::NoStar };
        icon_ui(ui, icon, ui.visuals().text_color());
    }
}

/// How many lessons are done, for the ring of the section: as a part of all, and written `3/12`.
pub(crate) fn ring(profile: &Profile) -> (f32, String) {
    let n_done = LESSONS.iter().filter(|lesson| profile.lessons.stars_of(lesson) > 0).count();
    (n_done as f32 / LESSONS.len() as f32, format!("{n_done}/{}", LESSONS.len()))
}
