//! Words over as many lines as they need. Japanese and Chinese lines never end with an opening bracket, nor
//! does the last one hold a single letter, and none begins with a full stop or a closing bracket.

use super::form::text_width;
use egui::text::LayoutJob;
use egui::{Align, FontSelection, Galley, Label, Response, RichText, TextStyle, Ui, WidgetText};
use std::sync::Arc;
use texts::text;
use texts::text::Language;

/// No line ends with an opening sign, and none begins with a closing one.
const OPENING: &str = "（「『《〈【〔［｛“‘(";
const CLOSING: &str = "）」』》〉】〕］｝”’)、。，．！？：；…";
/// The most breaks that one text gets.
const PASSES_MAX: usize = 24;

/// Draws words, wrapped at the available width.
pub fn words_ui(ui: &mut Ui, words: impl Into<WidgetText>) -> Response {
    let words = words.into();
    if !matches!(text::language(), Language::Japanese | Language::Chinese) {
        return ui.add(Label::new(words).wrap());
    }
    let mut job = (*words.into_layout_job(ui.style(), FontSelection::Default, Align::BOTTOM)).clone();
    job.wrap.max_width = ui.available_width();
    ui.add(Label::new(laid_out(ui, job)).wrap())
}

/// Lays out words; for Japanese and Chinese, with breaks of our own.
pub fn laid_out(ui: &Ui, job: LayoutJob) -> Arc<Galley> {
    let mends = matches!(text::language(), Language::Japanese | Language::Chinese);
    ui.fonts_mut(|fonts| {
        let job = if mends { mended(job, |job| fonts.layout_job(job)) } else { job };
        fonts.layout_job(job)
    })
}

/// Draws words in the weak colour of a note.
pub fn note_ui(ui: &mut Ui, words: impl Into<String>) -> Response {
    words_ui(ui, RichText::new(words).weak())
}

/// Draws a note in one line, with small letters where those of the usual size do not fit.
pub fn line_ui(ui: &mut Ui, words: impl Into<String>) -> Response {
    let words = words.into();
    let fits = text_width(ui, &words, TextStyle::Body) <= ui.available_width();
    let style = if fits { TextStyle::Body } else { TextStyle::Small };
    ui.add(Label::new(RichText::new(words).text_style(style).weak()).truncate())
}

/// The same words, with a break of our own before each line that `layout` would begin at a wrong place.
fn mended(mut job: LayoutJob, mut layout: impl FnMut(LayoutJob) -> Arc<Galley>) -> LayoutJob {
    for _ in 0..PASSES_MAX {
        let galley = layout(job.clone());
        let rows: Vec<Vec<char>> = galley.rows.iter().map(|row| row.text().chars().collect()).collect();
        let Some(row) = (1..rows.len()).find(|&row| is_wrong(&rows, row, &galley)) else { break };
        let begin: usize = rows[..row - 1].iter().map(Vec::len).sum::<usize>()
            + galley.rows[..row - 1].iter().filter(|row| row.ends_with_newline).count();
        let above = &rows[row - 1];
        let fits = |at: &usize| !OPENING.contains(above[at - 1]) && !CLOSING.contains(above[*at]);
        let is_east_asian = |at: &usize| !above[at - 1].is_ascii() || !above[*at].is_ascii();
        let place = (1..above.len()).rev().find(|at| fits(at) && is_east_asian(at));
        let Some((at, _)) = place.and_then(|place| job.text.char_indices().nth(begin + place)) else { break };
        job.text.insert(at, '\n');
        for section in &mut job.sections {
            let range = &mut section.byte_range;
            let moved = |end: usize| egui::text::ByteIndex(if end > at { end + 1 } else { end });
            *range = moved(range.start.0)..moved(range.end.0);
        }
    }
    job
}

/// Whether this row must not begin where it does.
fn is_wrong(rows: &[Vec<char>], row: usize, galley: &Galley) -> bool {
    let (Some(before), Some(first)) = (rows[row - 1].last(), rows[row].first()) else { return false };
    let letters = rows[row].iter().filter(|&&sign| !CLOSING.contains(sign)).count();
    let is_alone = row + 1 == rows.len() && letters <= 1;
    !galley.rows[row - 1].ends_with_newline
        && (OPENING.contains(*before) || CLOSING.contains(*first) || is_alone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, FontDefinitions, FontId};
    use epaint::text::{Fonts, MissingGlyphPolicy, TextOptions};

    fn rows(text: &str, n_letters: f32, n_rows: usize) -> Vec<String> {
        let fonts = Fonts::new(TextOptions::default(), FontDefinitions::default());
        let mut fonts = fonts.with_missing_glyph_policy(MissingGlyphPolicy::Tofu);
        let mut fonts = fonts.with_pixels_per_point(1.0);
        let font = FontId::proportional(14.0);
        let letter = fonts.layout_no_wrap("黒".to_owned(), font.clone(), Color32::WHITE).size().x;
        let mut job = LayoutJob::simple(text.to_owned(), font, Color32::WHITE, n_letters * letter + 1.0);
        job.wrap.max_rows = n_rows;
        let job = mended(job, |job| fonts.layout_job(job));
        let rows = fonts.layout_job(job);
        rows.rows.iter().map(|row| row.text()).collect()
    }

    #[test]
    fn no_line_ends_with_an_opening_bracket_or_begins_with_a_full_stop() {
        let text = "黒の勝ち（白の負け）です。次は「角の手」を打つ。";
        for n_letters in 3..20 {
            let [whole, two] = [usize::MAX, 2].map(|n_rows| rows(text, n_letters as f32, n_rows));
            for row in whole.iter().chain(&two) {
                assert!(!OPENING.contains(row.chars().last().unwrap_or('黒')), "{row:?}");
                assert!(!CLOSING.contains(row.chars().next().unwrap_or('黒')), "{row:?}");
            }
            assert_eq!(whole.concat(), text, "nothing is lost");
        }
    }

    #[test]
    fn no_letter_is_left_alone_in_the_last_line() {
        assert_eq!(rows("黒白黒白黒", 4.0, 2), ["黒白黒", "白黒"]);
        assert_eq!(rows("黒白黒白黒。", 4.0, 2), ["黒白黒", "白黒。"]);
        assert_eq!(rows("黒白黒白", 4.0, 2), ["黒白黒白"]);
    }
}
