//! The list of lessons, each with its stars.

use super::stage;
use crate::message::Message;
use crate::widgets::icons::{Icon, icon_ui};
use egui::{Atom, Button, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};
use outflank_core::teach::choice::LessonChoice;
use outflank_core::teach::lessons::progress::{LessonProgress, STARS_MAX};
use outflank_core::teach::lessons::{LESSONS, Lesson};
use outflank_core::teach::profile::Profile;
use outflank_core::text;

const WIDTH: f32 = 640.0;
/// What the stars take of a row, in points.
const STARS: f32 = 90.0;

pub(super) fn list_ui(ui: &mut Ui, progress: &LessonProgress, messages: &mut Vec<Message>) {
    stage::header_ui(ui, &text!("learn-lessons"), &text!("learn-back-to-learn"), messages);
    let next = progress.next().map(|lesson| lesson.key);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, WIDTH, |ui| {
            for (number, lesson) in (1..).zip(LESSONS) {
                let stars = progress.stars_of(lesson);
                let is_begun = progress.place.as_ref().is_some_and(|place| place.lesson == lesson.key);
                let title = RichText::new(text!("lesson-row", number = number, title = lesson.title()));
                let title = if next == Some(lesson.key) { title.strong() } else { title };
                let state = if is_begun { text!("lesson-go-on") } else { String::new() };
                ui.horizontal(|ui| {
                    let size = vec2(ui.available_width() - STARS, 30.0);
                    let atoms = (title, Atom::grow(), RichText::new(state).weak());
                    let button = ui.add(Button::new(atoms).min_size(size));
                    button.widget_info(|| {
                        WidgetInfo::labeled(Role::Button, true, row_name(number, lesson, stars))
                    });
                    if next.unwrap_or(LESSONS[0].key) == lesson.key {
                        stage::focus_at_first(ui, "lessons", &button);
                    }
                    if button.clicked() {
                        messages.push(LessonChoice::Begin(lesson.key).into());
                    }
                    stars_ui(ui, stars);
                });
            }
        });
    });
}

/// `4. Many discs now, few at the end, 2 of 3 stars`.
fn row_name(number: usize, lesson: &Lesson, stars: u8) -> String {
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
