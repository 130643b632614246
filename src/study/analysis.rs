//! The analysis of the position shown: every move with its worth and how well that is known, best first, and
//! the best line, which can be walked on the board.

use super::{Message, Out};
use crate::command::{Command, CommandState};
use crate::tools::{Lead, walk_in_head_ui};
use crate::widgets::board::Note;
use crate::widgets::form::text_width;
use crate::widgets::icons::{Icon, icon_button};
use crate::widgets::row::{HEIGHT as ROW, row_ui};
use crate::widgets::theme::{SMALL, TEXT};
use analysis::study::people::{People, percent};
use analysis::study::{Analysis, Study};
use egui::{
    Align, Button, Color32, Context, Label, Layout, Rangef, Rect, Response, RichText, ScrollArea, Sense,
    Stroke, StrokeKind, TextStyle, Ui,
};
use egui::{Role, UiBuilder, WidgetInfo, vec2};
use othello::evaluation::{Bounds, Evaluation, Score};
use othello::record::Record;
use othello::rules::{BoardSize, Color, Goal, Move, Position, Square};
use services::engines::second::Opinion;
use session::Action;
use std::time::Duration;
use texts::text;
use texts::words;
use texts::words::move_name;
use texts::words::short_number;

/// The height of what is always there, in points.
const HEAD: f32 = 78.0;
/// The height of a line written out, and that where it has one row alone.
const LINE: f32 = HEAD - 32.0;
const LOW_LINE: f32 = 20.0;
/// Moves of a line that are written out.
const LINE_MAX: usize = 24;

/// What the analysis shows.
#[derive(Clone, Copy)]
pub(crate) struct AnalysisView<'a> {
    pub analysis: &'a Study,
    pub record: &'a Record,
    /// The move whose line is written out instead of the best one's.
    pub chosen: Option<Move>,
    /// What people of a rating play here, where that is asked for.
    pub people: Option<&'a People>,
    /// The engine of another program that looks on, by its name, and what it says.
    pub second: Option<(&'a str, &'a [Opinion])>,
}

/// Height of the analysis panel, in points, given the free height.
pub(crate) fn height(free: f32) -> f32 {
    (free * 0.55).clamp(HEAD + 2.0 * ROW, HEAD + 8.0 * ROW)
}

/// Draws the analysis, `height` points high, with the buttons that walk the record where they stand here.
pub(crate) fn study_ui(
    ui: &mut Ui,
    height: f32,
    walks: Option<&CommandState>,
    view: &AnalysisView,
    out: &mut Out,
) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
    let knowledge = view.analysis.analysis();
    head_ui(&mut ui, walks, view, out);
    let Some(knowledge) = knowledge else {
        ui.add(Label::new(RichText::new(nothing_yet(view)).weak()).wrap().selectable(false));
        return;
    };
    let position = view.record.position();
    let chosen = view.chosen.and_then(|mv| knowledge.about(mv)).or(knowledge.best());
    if let Some(evaluation) = chosen {
        // Below the board of a small window the list has the room.
        let height = if walks.is_some() { LOW_LINE } else { LINE };
        line_ui(&mut ui, height, evaluation, position, out);
    }
    if let Some((engine, opinions)) = view.second {
        second_ui(&mut ui, engine, opinions, view.analysis.is_running());
    }
    let list = ScrollArea::vertical().id_salt("analysis").auto_shrink([false, false]);
    list.show(&mut ui, |ui| {
        for evaluation in &knowledge.evaluations {
            let is_chosen = chosen.is_some_and(|chosen| chosen.line.first() == evaluation.line.first());
            let time = knowledge.time_to_proof_of(evaluation, position, view.record.goal());
            let square = evaluation.line.first().and_then(|mv| mv.square());
            let share = view.people.map(|people| square.and_then(|square| people.share(square)));
            let opinion = view.second.and_then(|(_, opinions)| opinion_on(evaluation, opinions));
            let second = view.second.map(|_| opinion);
            let beside = Beside { is_chosen, time, share, second };
            evaluation_ui(ui, evaluation, position, beside, out);
        }
    });
}

/// What the column on the right of the list is: the engine's name, and how far it looked.
fn second_ui(ui: &mut Ui, engine: &str, opinions: &[Opinion], is_running: bool) {
    let words = match opinions.last() {
        Some(Opinion { depth, .. }) => text!("analysis-second", engine = engine, depth = depth.as_str()),
        None if is_running => text!("analysis-second-waits", engine = engine),
        None => String::new(),
    };
    let room = vec2(ui.available_width(), 16.0);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        let label = Label::new(RichText::new(words).small().weak()).truncate().selectable(false);
        ui.add(label).on_hover_text(text!("analysis-second.meaning", engine = engine));
    });
}

fn opinion_on<'o>(evaluation: &Evaluation, opinions: &'o [Opinion]) -> Option<&'o Opinion> {
    opinions.iter().find(|opinion| evaluation.line.first() == Some(&opinion.mv))
}

/// What stands for the analysis while there is none: the row that begins it.
pub(crate) fn lead(ctx: &Context) -> Lead {
    Lead {
        command: Command::Analyse,
        icon: Icon::Play,
        title: text!("analysis-title"),
        hint: text!("analysis-begin", key = Command::Analyse.key_text(ctx)),
        words: String::new(),
    }
}

/// The title, what it took, and the buttons.
fn head_ui(ui: &mut Ui, walks: Option<&CommandState>, view: &AnalysisView, out: &mut Out) {
    let knowledge = view.analysis.analysis();
    ui.horizontal(|ui| {
        // The words just fit into a panel of the usual width.
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new(text!("analysis-title")).strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::Cross, &text!("analysis-close"), true).clicked() {
                out.send(Message::Close);
            }
            let key = Command::Analyse.key_text(ui.ctx());
            let (icon, name) = match view.analysis.is_running() {
                true => (Icon::Pause, text!("analysis-stop", key = key)),
                false => (Icon::Play, text!("analysis-go-on", key = key)),
            };
            if icon_button(ui, icon, &name, true).clicked() {
                out.run(Command::Analyse);
            }
            if let Some(state) = walks {
                walk_in_head_ui(ui, state, out);
            }
            let Some(knowledge) = knowledge else { return };
            let effort = Effort::of(knowledge, view.record.position(), view.record.goal());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let font = TextStyle::Small.resolve(ui.style());
                let free = ui.available_width();
                let words = effort.that_fits(|words| text_width(ui, words, font.clone()) <= free);
                let words = Label::new(RichText::new(words).small().weak()).truncate().selectable(false);
                let meanings = [text!("analysis-effort-meaning"), text!("analysis-label-meaning")];
                ui.add(words).on_hover_text(format!("{}\n{}", effort.whole(), meanings.join("\n")));
            });
        });
    });
}

fn nothing_yet(view: &AnalysisView) -> String {
    let position = view.record.position();
    if position.outcome().is_some() {
        text!("analysis-game-over")
    } else if position.is_placing() {
        text!("analysis-placing")
    } else if view.analysis.is_running() {
        text!("analysis-one-moment")
    } else {
        text!("analysis-none")
    }
}

/// What an analysis took: "depth 14", "1.2 M" positions looked at, "3.4 M/s" and "0:12".
struct Effort([String; 4]);

impl Effort {
    fn of(knowledge: &Analysis, position: &Position, goal: Goal) -> Effort {
        let depth = knowledge.evaluations.iter().map(|evaluation| evaluation.depth).min().unwrap_or(0);
        let seconds = knowledge.elapsed.as_secs_f64();
        let depth = match knowledge.time_to_proof(position, goal) {
            _ if knowledge.is_complete() => text!("analysis-proven"),
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
        self.some(&[0, 1, 2, 3])
    }

    /// As much as `fits` in one line: at least the depth.
    fn that_fits(&self, fits: impl Fn(&str) -> bool) -> String {
        let parts: [&[usize]; 4] = [&[0, 1, 2, 3], &[0, 1, 3], &[0, 3], &[0]];
        let mut words = parts.map(|parts| self.some(parts)).into_iter();
        words.find(|words| fits(words)).unwrap_or_else(|| self.some(&[0]))
    }

    fn some(&self, parts: &[usize]) -> String {
        let parts = parts.iter().map(|&part| self.0[part].as_str()).filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }
}

/// "about 4 s", "about 15 s", "about 3 min": no finer than it is known.
fn about(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1.0 => text!("about-a-second"),
        seconds if seconds < 9.5 => text!("about-seconds", n = seconds.round() as u64),
        seconds if seconds < 57.5 => text!("about-seconds", n = (seconds / 5.0).round() as u64 * 5),
        seconds if seconds < 3570.0 => text!("about-minutes", n = (seconds / 60.0).round() as u64),
        seconds => text!("about-hours", n = (seconds / 3600.0).round() as u64),
    }
}

/// The moves of a line as buttons: a click plays up to there as a variation, and Right goes on along the
/// line.
fn line_ui(ui: &mut Ui, height: f32, evaluation: &Evaluation, position: &Position, out: &mut Out) {
    let size = position.size();
    let mut pointed = None;
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
    ui.allocate_rect(room, Sense::hover());
    let mut ui = ui.new_child(
        UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Min).with_main_wrap(true)),
    );
    ui.set_clip_rect(room.intersect(ui.clip_rect()));
    ui.spacing_mut().item_spacing = vec2(1.0, 1.0);
    ui.spacing_mut().button_padding = vec2(3.0, 1.0);
    ui.spacing_mut().interact_size.y = 18.0;
    for (at, mv) in evaluation.line.iter().take(LINE_MAX).enumerate() {
        let name = move_name(*mv, size);
        let response = ui.add(Button::new(&name).frame_when_inactive(false));
        response.widget_info(|| {
            WidgetInfo::labeled(
                Role::Button,
                true,
                text!("line-spoken", number = at + 1, name = name.as_str()),
            )
        });
        if response.hovered() {
            pointed = Some(at + 1);
        }
        if response.on_hover_text(text!("line-spoken.hint")).clicked() {
            out.act(Action::PlayLine { moves: evaluation.line.clone(), shown: at + 1 });
        }
    }
    if let Some(n) = pointed {
        out.point_at(steps(&evaluation.line[..n], position.turn()));
    }
}

/// The squares of a line, each with who plays there.
fn steps(line: &[Move], turn: Color) -> Vec<(Square, Color)> {
    let turns = [turn, !turn].into_iter().cycle();
    line.iter().zip(turns).filter_map(|(mv, turn)| Some((mv.square()?, turn))).collect()
}

/// What a row says besides its evaluation.
struct Beside<'a> {
    /// Its line is written out.
    is_chosen: bool,
    /// How long the proof of its score may take.
    time: Option<Duration>,
    /// How many people play it, where that is asked for: `None` inside before it is known.
    share: Option<Option<f32>>,
    /// What the second engine says, where one looks on: `None` inside before it is known.
    second: Option<Option<&'a Opinion>>,
}

/// A move, its worth, how well that is known, and between which scores it is proven to lie.
fn evaluation_ui(
    ui: &mut Ui,
    evaluation: &Evaluation,
    position: &Position,
    Beside { is_chosen, time, share, second }: Beside,
    out: &mut Out,
) {
    let (size, n_empties) = (position.size(), position.empties().len());
    let name = move_name(evaluation.line[0], size);
    let (value, label) = (words::score(evaluation.score), words::known(evaluation, n_empties));
    let spoken = || {
        let people = share.flatten().map(|share| text!("people-play-it", share = percent(share)));
        let facts = [name.clone(), value.clone(), label.clone()].into_iter().chain(people);
        let facts = facts.chain(second.flatten().map(|opinion| second_spoken(opinion, evaluation)));
        text::list(&facts.collect::<Vec<_>>())
    };
    let room = vec2(ui.available_width(), ROW);
    let response = row_ui(ui, room, Some(is_chosen), spoken, |row| {
        row.left(0.0, &name, TEXT, row.strong);
        row.right(0.32, &value, TEXT, row.strong);
        row.within(Rangef::new(row.x(0.36), row.x(0.71)), label.clone(), SMALL, row.color);
        let meter_end = row.x(if share.is_some() || second.is_some() { 0.85 } else { 1.0 });
        let heights = row.rect.shrink2(vec2(0.0, 7.0)).y_range();
        let meter = Rect::from_x_y_ranges(row.x(0.72)..=meter_end, heights);
        meter_ui(row.ui, meter, evaluation, size, row.color);
        // Who asks what people play looks at that.
        let extra = match (share, second.flatten()) {
            (Some(share), _) => share.map(percent),
            (None, opinion) => opinion.map(|opinion| second_label(opinion, evaluation)),
        };
        row.right(1.0, &extra.unwrap_or_default(), SMALL, row.strong);
    });
    if response.hovered() {
        out.point_at(steps(&evaluation.line, position.turn()));
    }
    if response.clicked() {
        out.send(Message::ChooseLine(evaluation.line[0]));
    }
    hover_words(response, evaluation, size, n_empties, time);
}

fn hover_words(
    response: Response,
    evaluation: &Evaluation,
    size: BoardSize,
    n_empties: usize,
    time: Option<Duration>,
) {
    response.on_hover_ui(|ui| {
        let names: Vec<String> = evaluation.line.iter().map(|&mv| move_name(mv, size)).collect();
        ui.label(names.join(" "));
        ui.label(format!("{}: {}", words::score(evaluation.score), words::known(evaluation, n_empties)));
        if let Some(Bounds { low, high }) = proven(evaluation, size).filter(|_| !evaluation.is_exact()) {
            let [low, high] = [low, high].map(Score::from_discs);
            ui.label(text!("analysis-proven-between", low = words::score(low), high = words::score(high)));
        }
        if let Some(time) = time {
            ui.label(text!("analysis-to-proof-of-score", time = about(time)));
        }
    });
}

/// The scale of all scores, with a stroke at the draw; what is still possible is filled, the guess is a tick.
fn meter_ui(ui: &Ui, rect: Rect, evaluation: &Evaluation, size: BoardSize, color: Color32) {
    let painter = ui.painter();
    painter.rect_stroke(rect, 2.0, Stroke::new(1.0, color.gamma_multiply(0.5)), StrokeKind::Inside);
    let x = |score: f32| rect.left() + part(score, size) * rect.width();
    if let Some(Bounds { low, high }) = proven(evaluation, size) {
        let filled =
            Rect::from_x_y_ranges(x(low.into()) - 1.0..=x(high.into()) + 1.0, rect.shrink(2.0).y_range());
        painter.rect_filled(filled, 1.0, color.gamma_multiply(0.75));
    }
    painter.vline(rect.center().x, rect.y_range(), Stroke::new(1.0, color));
    let guess = x(evaluation.score.hundredths() as f32 / 100.0);
    painter.vline(guess, rect.y_range().expand(2.0), Stroke::new(2.0, color));
}

/// Where a score lies between the worst, 0, and the best, 1.
fn part(score: f32, size: BoardSize) -> f32 {
    0.5 + score / (2 * size.area()) as f32
}

/// The bounds, where they say more than the board does.
fn proven(evaluation: &Evaluation, size: BoardSize) -> Option<Bounds> {
    let most = size.area() as i16;
    let bounds = evaluation.bounds.and(Bounds { low: -most, high: most });
    evaluation.bounds.says_more_than(size.area()).then_some(bounds)
}

/// What a screen reader says of the second engine's value.
fn second_spoken(opinion: &Opinion, own: &Evaluation) -> String {
    let differs = if opinion.differs_from(own) { "yes" } else { "no" };
    text!("analysis-second-says", value = words::score(opinion.score), differs = differs)
}

/// What stands on the squares of a position about which something is known; below the value the second
/// engine's, where one looks on.
pub(crate) fn notes(position: &Position, knowledge: &Analysis, opinions: &[Opinion]) -> Vec<Note> {
    let size = position.size();
    let n_empties = position.empties().len();
    let best = knowledge.best().map(|best| best.score);
    let note = |evaluation: &Evaluation| {
        let Move::Place(square) = evaluation.line[0] else { return None };
        let text = words::score(evaluation.score);
        let opinion = opinion_on(evaluation, opinions);
        let spoken =
            text!("square-worth-known", value = text.as_str(), known = words::known(evaluation, n_empties));
        let second = opinion.map(|opinion| second_spoken(opinion, evaluation));
        Some(Note {
            square,
            short: words::score(evaluation.score.rounded()),
            label: opinion
                .map_or_else(|| words::known_short(evaluation), |opinion| second_label(opinion, evaluation)),
            is_best: Some(evaluation.score) == best,
            is_exact: evaluation.is_exact(),
            bounds: proven(evaluation, size)
                .filter(|_| !evaluation.is_exact())
                .map(|Bounds { low, high }| (part(low.into(), size), part(high.into(), size))),
            spoken: text::list(&[spoken].into_iter().chain(second).collect::<Vec<_>>()),
            text,
        })
    };
    knowledge.evaluations.iter().filter_map(note).collect()
}

/// The second engine's value beside ours: "≈ +2", or "≠ −3" where it contradicts.
fn second_label(opinion: &Opinion, own: &Evaluation) -> String {
    let sign = if opinion.differs_from(own) { '≠' } else { '≈' };
    format!("{sign} {}", words::score(opinion.score))
}

/// "Best: f5 +1.2, ≈ depth 14, 73 %: f5 d6 c3", where there is no room for more.
pub(crate) fn summary(position: &Position, knowledge: &Analysis) -> Option<String> {
    let best = knowledge.best()?;
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
    fn what_it_took_is_told() {
        let mut knowledge = Analysis::default();
        knowledge.evaluations.push(evaluation(0));
        (knowledge.nodes, knowledge.elapsed) = (5_000_000, Duration::from_millis(62_500));
        let start = Position::start(BoardSize::STANDARD);
        let effort = Effort::of(&knowledge, &start, Goal::MostDiscs);
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
