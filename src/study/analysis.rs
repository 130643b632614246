//! The analysis of the position shown: its progress, what it knows of a move, the notes on squares.

use super::Room;
use crate::command::Command;
use crate::shared::Shared;
use crate::tools::Lead;
use crate::widgets::board::Note;
use crate::widgets::form::text_width;
use crate::widgets::icons::Icon;
use crate::widgets::words::words_ui;
use analysis::study::Analysis;
use egui::{Context, Label, RichText, TextStyle, Ui};
use othello::evaluation::{Bounds, Evaluation, Score};
use othello::rules::{BoardSize, Goal, Move, Position};
use services::engines::second::Opinion;
use std::time::Duration;
use texts::text;
use texts::words::{self, move_name, short_number};

pub(crate) fn opinion_on<'o>(evaluation: &Evaluation, opinions: &'o [Opinion]) -> Option<&'o Opinion> {
    opinions.iter().find(|opinion| evaluation.line.first() == Some(&opinion.mv))
}

/// The row that begins the analysis, shown while there is none.
pub(crate) fn lead(ctx: &Context) -> Lead {
    Lead {
        command: Command::Analyse,
        icon: Icon::Play,
        title: text!("analysis-title"),
        hint: text!("analysis-begin", key = Command::Analyse.key_text(ctx)),
        words: String::new(),
    }
}

/// The progress of the analysis and of the second engine, as much of it as fits into the free width.
pub(crate) fn effort_ui(ui: &mut Ui, room: &Room, shared: &Shared, second: Option<(&str, &[Opinion])>) {
    let Some(knowledge) = room.live.study.analysis() else { return };
    let effort = Effort::of(knowledge, shared.session.position(), shared.record().goal());
    let words_of_second = second.map(|(engine, opinions)| match opinions.last() {
        Some(Opinion { depth, .. }) => text!("analysis-second", engine = engine, depth = depth.as_str()),
        None if room.is_running() => text!("analysis-second-waits", engine = engine),
        None => String::new(),
    });
    let width = |words: &str| text_width(ui, words, TextStyle::Small);
    let free = ui.available_width() - words_of_second.as_ref().map_or(0.0, |words| width(words) + 4.0);
    let words = effort.that_fits(|words| width(words) <= free);
    let meanings = [text!("analysis-effort-meaning"), text!("analysis-label-meaning")];
    let label = |words: &str| Label::new(RichText::new(words).small().weak()).truncate().selectable(false);
    ui.add(label(&words)).on_hover_text(format!("{}\n{}", effort.whole(), meanings.join("\n")));
    if let Some((words, (engine, _))) = words_of_second.zip(second) {
        ui.add(label(&words)).on_hover_text(text!("analysis-second.meaning", engine = engine));
    }
}

/// The words in place of the values while there are none.
pub(crate) fn nothing_yet(room: &Room, shared: &Shared) -> Option<String> {
    let position = shared.session.position();
    if !room.is_open() || room.live.study.analysis().is_some() {
        return None;
    }
    Some(if position.outcome().is_some() {
        text!("analysis-game-over")
    } else if position.is_placing() {
        text!("analysis-placing")
    } else if room.is_running() {
        text!("analysis-one-moment")
    } else {
        text!("analysis-none")
    })
}

/// What an analysis took: "depth 14", "1.2 M" positions looked at, "3.4 M/s" and "0:12".
struct Effort([String; 4]);

impl Effort {
    fn of(knowledge: &Analysis, position: &Position, goal: Goal) -> Effort {
        let depth = knowledge.evaluations.iter().map(|evaluation| evaluation.depth).min().unwrap_or(0);
        let seconds = knowledge.elapsed.as_secs_f64();
        let depth = match knowledge.time_to_proof(position, goal) {
            _ if knowledge.is_complete => text!("analysis-proven"),
            Some(time) => text!("analysis-to-the-proof", time = about(time)),
            None => text!("report-depth", depth = depth),
        };
        let rate = match seconds > 0.01 {
            true => format!("{}/s", short_number((knowledge.nodes as f64 / seconds) as u64)),
            false => String::new(),
        };
        let time = format!("{}:{:02}", seconds as u64 / 60, seconds as u64 % 60);
        Effort([depth, short_number(knowledge.nodes), rate, time])
    }

    fn whole(&self) -> String {
        self.parts_text(&[0, 1, 2, 3])
    }

    /// As much as `fits` in one line: at least the depth.
    fn that_fits(&self, fits: impl Fn(&str) -> bool) -> String {
        let parts: [&[usize]; 4] = [&[0, 1, 2, 3], &[0, 1, 3], &[0, 3], &[0]];
        let mut words = parts.map(|parts| self.parts_text(parts)).into_iter();
        words.find(|words| fits(words)).unwrap_or_else(|| self.parts_text(&[0]))
    }

    fn parts_text(&self, parts: &[usize]) -> String {
        let parts = parts.iter().map(|&part| self.0[part].as_str()).filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }
}

/// "about 4 s", "about 15 s", "about 3 min": no finer than the estimate is.
fn about(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1.0 => text!("about-a-second"),
        seconds if seconds < 9.5 => text!("about-seconds", n = seconds.round() as u64),
        seconds if seconds < 57.5 => text!("about-seconds", n = (seconds / 5.0).round() as u64 * 5),
        seconds if seconds < 3570.0 => text!("about-minutes", n = (seconds / 60.0).round() as u64),
        seconds => text!("about-hours", n = (seconds / 3600.0).round() as u64),
    }
}

/// What is known of a move, in words, below `line`, the names of the moves that it begins.
pub(crate) fn hover_ui(ui: &mut Ui, evaluation: &Evaluation, line: &str, room: &Room, shared: &Shared) {
    let (position, goal) = (shared.session.position(), shared.record().goal());
    words_ui(ui, line);
    let known = words::known(evaluation, position.empties().len());
    words_ui(ui, format!("{}: {known}", words::score(evaluation.score)));
    if let Some(Bounds { low, high }) = proven(evaluation, position.size()).filter(|_| !evaluation.is_exact())
    {
        let [low, high] = [low, high].map(Score::from_discs);
        words_ui(ui, text!("analysis-proven-between", low = words::score(low), high = words::score(high)));
    }
    let time = room.live.study.analysis().and_then(|own| own.time_to_proof_of(evaluation, position, goal));
    if let Some(time) = time {
        words_ui(ui, text!("analysis-to-proof-of-score", time = about(time)));
    }
}

/// Where a score lies between the worst, 0, and the best, 1.
fn part(score: f32, size: BoardSize) -> f32 {
    0.5 + score / (2 * size.area()) as f32
}

/// The proven bounds of a value, if they say more than the size of the board does.
fn proven(evaluation: &Evaluation, size: BoardSize) -> Option<Bounds> {
    let most = size.area() as i16;
    let bounds = evaluation.bounds.and(Bounds { low: -most, high: most });
    evaluation.bounds.says_more_than(size.area()).then_some(bounds)
}

/// What a screen reader says of the second engine's value.
pub(crate) fn second_spoken(opinion: &Opinion, own: &Evaluation) -> String {
    let differs = if opinion.differs_from(own) { "yes" } else { "no" };
    text!("analysis-second-says", value = words::score(opinion.score), differs = differs)
}

/// The notes on the squares whose moves have a value; below it is the second engine's, if there is one.
pub(crate) fn notes(position: &Position, knowledge: &Analysis, opinions: &[Opinion]) -> Vec<Note> {
    let size = position.size();
    let n_empties = position.empties().len();
    let best = knowledge.evaluations.first().map(|best| best.score);
    let note = |evaluation: &Evaluation| {
        let Move::Place(square) = evaluation.line[0] else { return None };
        let (text, known) = (words::score(evaluation.score), words::known(evaluation, n_empties));
        let opinion = opinion_on(evaluation, opinions);
        let spoken = text!("square-worth-known", value = text.as_str(), known = known);
        let second = opinion.map(|opinion| second_spoken(opinion, evaluation));
        let label = opinion.map(|opinion| second_label(opinion, evaluation));
        let bounds = proven(evaluation, size).filter(|_| !evaluation.is_exact());
        Some(Note {
            square,
            short: words::score(evaluation.score.rounded()),
            label: label.unwrap_or_else(|| words::known_short(evaluation)),
            is_best: Some(evaluation.score) == best,
            is_exact: evaluation.is_exact(),
            bounds: bounds.map(|bounds| [bounds.low, bounds.high].map(|end| part(end.into(), size)).into()),
            spoken: text::list([spoken].into_iter().chain(second)),
            text,
        })
    };
    knowledge.evaluations.iter().filter_map(note).collect()
}

/// The second engine's value beside ours: "≈ +2", or "≠ −3" where it contradicts.
pub(crate) fn second_label(opinion: &Opinion, own: &Evaluation) -> String {
    let sign = if opinion.differs_from(own) { '≠' } else { '≈' };
    format!("{sign} {}", words::score(opinion.score))
}

/// "Best: +1.2 (≈ depth 14, 73 %): f5 d6 c3", where there is no room for more.
pub(crate) fn summary(position: &Position, knowledge: &Analysis) -> Option<String> {
    let best = knowledge.evaluations.first()?;
    let size = position.size();
    let names: Vec<String> = best.line.iter().take(6).map(|&mv| move_name(mv, size)).collect();
    let more = if best.line.len() > 6 { "…" } else { "" };
    let label = words::known(best, position.empties().len());
    let line = format!("{}{more}", names.join(" "));
    Some(text!("analysis-best", value = words::score(best.score), known = label, line = line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluation(hundredths: i32) -> Evaluation {
        let f5 = othello::rules::Square::parse("f5", BoardSize::STANDARD).unwrap();
        Evaluation::estimate(Score::from_hundredths(hundredths), 14, 73).with_line(vec![Move::Place(f5)])
    }

    #[test]
    fn the_best_moves_are_told_from_the_others() {
        let position = Position::start(BoardSize::STANDARD);
        let others = position.legal_moves().iter().map(|square| Evaluation {
            line: vec![Move::Place(square)],
            ..evaluation(if square.index() % 2 == 0 { 300 } else { 100 })
        });
        let mut knowledge = Analysis::default();
        knowledge.evaluations.extend(others);
        knowledge.evaluations.sort_by_key(|evaluation| -evaluation.score);
        let notes = notes(&position, &knowledge, &[]);
        assert_eq!(
            notes.iter().filter(|note| note.is_best).count(),
            notes.iter().filter(|note| note.text == "+3").count()
        );
        assert_eq!(notes.len(), 4);
        assert_eq!(notes[0].bounds, None);
    }

    #[test]
    fn the_effort_is_shown_as_far_as_it_fits() {
        let mut knowledge = Analysis::default();
        knowledge.evaluations.push(evaluation(0));
        (knowledge.nodes, knowledge.elapsed) = (5_000_000, Duration::from_millis(62_500));
        let effort = Effort::of(&knowledge, &Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        assert_eq!(effort.whole(), "depth 14 · 5.0 M · 80 k/s · 1:02");
        let fitting = [40, 30, 20, 10, 5].map(|most| effort.that_fits(|words| words.chars().count() <= most));
        assert_eq!(
            fitting,
            [&effort.whole(), "depth 14 · 5.0 M · 1:02", "depth 14 · 1:02", "depth 14", "depth 14"]
        );
        let words =
            [0.2, 4.2, 17.0, 58.0, 200.0, 8_000.0].map(|seconds| about(Duration::from_secs_f64(seconds)));
        assert_eq!(
            words,
            ["less than 1 s", "about 4 s", "about 15 s", "about 1 min", "about 3 min", "about 2 h"]
        );
    }
}
