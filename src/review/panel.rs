//! The panel of a review: the graph, what the move shown cost and why, how both sides played, all moves.

use super::moves::{FIGURES, ROW, doubt_words, figures_ui, moves_ui};
use super::{Message, Out, Room, graph, moments};
use crate::command::{Command, CommandState};
use crate::outbox::Ask;
use crate::shared::Shared;
use crate::tools::{command_button_ui, icon_ui, learn_button, walk_in_head_ui};
use crate::widgets::form::{main_button, tab_ui, text_width};
use crate::widgets::icons::Icon;
use crate::widgets::words::{line_ui, note_ui, words_ui};
use analysis::explain::costs::CostliestIdea;
use analysis::explain::{Idea, words};
use analysis::grade::{EXPLAINED_FROM, Grade, Summary};
use analysis::headline::headline;
use analysis::openings;
use analysis::review::PlayedMove;
use analysis::reviewing::Reviewing;
use egui::{
    Align, Button, CollapsingHeader, Frame, Layout, Margin, RichText, Role, ScrollArea, TextStyle, Ui, Vec2,
    WidgetInfo, vec2,
};
use othello::evaluation::Score;
use othello::rules::{BoardSize, Color, Goal, Square};
use session::Action;
use teach::choice::Choice;
use teach::ideas::lesson_of;
use teach::question::Button as LearnButton;
use teach::repertoire::Deviation;
use texts::text;
use texts::words::{color_name, favour, person_name};

/// From this width on the reason stands beside the list of moves, in points.
const TWO_COLUMNS: f32 = 560.0;
/// With less height than this there is no list of moves, in points.
const ROOM_FOR_MOVES: f32 = 380.0;
/// With less than this there is no graph of losses.
const ROOM_FOR_LOSSES: f32 = 520.0;
/// With less than this there is no graph of the time of moves.
const ROOM_FOR_TIMES: f32 = 600.0;
/// With less than this the graph of values is low.
const ROOM_FOR_GRAPH: f32 = 300.0;
const LOW_GRAPH: f32 = 64.0;
/// The list keeps at least eight moves.
const EIGHT_MOVES: f32 = 8.0 * (ROW + 1.0);
/// The height of the reason, in points. It follows from the window and not from the words, which change while
/// the review goes on, so the list below it never moves.
const REASON: std::ops::RangeInclusive<f32> = 96.0..=208.0;
/// With less height than this for the reason there are no figures of both sides above the list.
const REASON_BELOW_FIGURES: f32 = 148.0;
/// The graph's share of a row that it shares with the reason.
const GRAPH_PART: f32 = 0.3;
/// From this width on the header has the buttons that walk the game.
pub(crate) const ROOM_FOR_WALK: f32 = 390.0;
/// The width of "49 %", in points.
const PERCENT: f32 = 34.0;
/// The least size of the button of the lesson about what cost most.
const PRACTISE: Vec2 = vec2(96.0, 0.0);
/// The least width of the button beside the headline.
const SHOW_ME: f32 = 76.0;

pub(crate) struct ReviewView<'a> {
    pub room: &'a Room,
    pub reviewing: &'a Reviewing,
    pub shared: &'a Shared,
    /// Whose mistakes are looked for; `None` for both sides.
    pub side: Option<Color>,
    /// Where the game left the user's opening lines.
    pub deviation: Option<Deviation>,
    pub commands: CommandState<'a>,
}

impl ReviewView<'_> {
    /// What a review says that finds no mistakes of the sides it is for.
    pub(super) fn no_mistakes(&self) -> String {
        match self.side {
            Some(_) => text!("review-no-mistakes.yours"),
            None => text!("review-no-mistakes"),
        }
    }

    /// How [`CostliestIdea::words`] calls a side, and its name, or its colour where both sides have one name.
    fn called(&self, color: Color) -> (&'static str, String) {
        let players = self.shared.players_view();
        match players.name(color).filter(|name| players.name(!color).as_ref() != Some(name)) {
            Some(name) if name == person_name(self.shared.settings.you()) => ("you", name),
            Some(name) => ("named", name),
            None => ("color", color_name(color)),
        }
    }

    /// The sentence on the idea that cost a side most.
    pub(super) fn words_of(&self, costly: &CostliestIdea) -> String {
        let (who, name) = self.called(costly.color);
        costly.words(who, &name)
    }

    /// The accuracy of both sides; empty until it is known.
    pub(super) fn accuracy_words(&self) -> String {
        let accuracy = Summary::of(&self.reviewing.review).map(|side| side.accuracy());
        let [(_, first), (_, second)] = Color::BOTH.map(|color| self.called(color));
        let [Some(n), Some(m)] = Color::BOTH.map(|color| accuracy[color]) else { return String::new() };
        text!("moments-accuracy", first = first, n = n.round() as i64, second = second, m = m.round() as i64)
    }
}

/// The panel below its header, in the free space.
pub(crate) fn review_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    if !view.room.shows_details {
        return moments::moments_ui(ui, view, out);
    }
    back_ui(ui, view, out);
    let free = ui.available_height();
    if ui.available_width() >= TWO_COLUMNS {
        return wide_review_ui(ui, view, out);
    }
    if free < ROOM_FOR_MOVES {
        // The graph and the reason are what the review is for.
        let graph = if free < ROOM_FOR_GRAPH { LOW_GRAPH } else { graph::HEIGHT };
        ScrollArea::vertical().id_salt("low review").auto_shrink([false, false]).show(ui, |ui| {
            graph::graphs_ui(ui, graph, 0, view, out);
            keep_ui(ui, view, out);
            verdict_ui(ui, None, view, out);
            deviation_ui(ui, view, out);
        });
        return;
    }
    keep_ui(ui, view, out);
    deviation_ui(ui, view, out);
    let n_strips = usize::from(free >= ROOM_FOR_LOSSES) + usize::from(free >= ROOM_FOR_TIMES);
    graph::graphs_ui(ui, graph::HEIGHT, n_strips, view, out);
    let room = ui.available_height() - EIGHT_MOVES;
    let with_figures = room >= FIGURES + REASON_BELOW_FIGURES;
    // With the figures above it, the list gets two more moves where they fit.
    let room = if with_figures { (room - FIGURES - 2.0 * ROW).max(REASON_BELOW_FIGURES) } else { room };
    verdict_ui(ui, Some(room.clamp(*REASON.start(), *REASON.end())), view, out);
    if with_figures {
        figures_ui(ui, view.reviewing);
    }
    moves_ui(ui, view, out);
}

/// The graph, and below it the list of moves beside the reason and the figures.
fn wide_review_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    let free = ui.available_height();
    keep_ui(ui, view, out);
    deviation_ui(ui, view, out);
    let graph = if free < ROOM_FOR_GRAPH { LOW_GRAPH } else { graph::HEIGHT };
    let n_strips = usize::from(free >= ROOM_FOR_MOVES) + usize::from(free >= ROOM_FOR_LOSSES);
    graph::graphs_ui(ui, graph, n_strips, view, out);
    ui.columns_const(|[left, right]| {
        moves_ui(left, view, out);
        let height = right.available_height() - FIGURES;
        verdict_ui(right, Some(height.max(*REASON.start())), view, out);
        figures_ui(right, view.reviewing);
    });
}

/// The moments, or the graph and the reason side by side, as high as `height` allows: for a window with no
/// room for more.
pub(crate) fn low_review_ui(ui: &mut Ui, height: f32, view: &ReviewView, out: &mut Out) {
    if !view.room.shows_details {
        return moments::low_moments_ui(ui, height, view, out);
    }
    let row = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Min), |ui| {
        let graph = vec2((row.x * GRAPH_PART).floor(), height);
        ui.allocate_ui_with_layout(graph, Layout::top_down(Align::Min), |ui| {
            graph::graphs_ui(ui, height, 0, view, out);
        });
        ui.allocate_ui_with_layout(ui.available_size(), Layout::top_down(Align::Min), |ui| {
            let scroll = ScrollArea::vertical().id_salt("lowest review").auto_shrink([false, false]);
            scroll.max_height(height).min_scrolled_height(height).show(ui, |ui| {
                back_ui(ui, view, out);
                // A reason is long, and must be in sight.
                let has_reason = view.room.explanation().is_some();
                if !has_reason {
                    keep_ui(ui, view, out);
                }
                verdict_ui(ui, None, view, out);
                deviation_ui(ui, view, out);
                if has_reason {
                    keep_ui(ui, view, out);
                }
            });
        });
    });
}

/// The header: with `with_moves` the tabs of review and moves, the progress, the buttons that go from
/// mistake to mistake, and with `walks`, where there is room, those that step through the game.
pub(crate) fn header_ui(ui: &mut Ui, with_moves: bool, walks: bool, view: &ReviewView, out: &mut Out) {
    let walks_here = walks && ui.available_width() >= ROOM_FOR_WALK;
    let row = vec2(ui.available_width(), 28.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if with_moves {
            for (name, spoken, is_moves) in [
                (text!("review-title"), text!("review-title.spoken"), false),
                (text!("review-moves"), text!("review-moves.spoken"), true),
            ] {
                let is_shown = view.room.shows_moves == is_moves;
                // The spoken name tells the tab from the menu of the same name.
                let tab = tab_ui(ui, is_shown, &name, &spoken).on_hover_text(spoken);
                out.send_if(tab.clicked(), Message::ShowMoves(is_moves));
            }
        } else {
            ui.label(RichText::new(text!("review-title")).strong());
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            icon_ui(ui, &view.commands, Command::Review, Icon::Cross, text!("review-close"), out);
            if walks_here {
                walk_in_head_ui(ui, &view.commands, out);
            }
            for (command, icon) in
                [(Command::NextMistake, Icon::NextMistake), (Command::PreviousMistake, Icon::PreviousMistake)]
            {
                icon_ui(ui, &view.commands, command, icon, command.entry().name(), out);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let room = ui.available_width();
                if let Some(done) = view.reviewing.progress.filter(|_| room >= PERCENT) {
                    let percent = text!("percent", n = done.percent.to_string());
                    let words = text!("review-so-far", percent = percent.as_str());
                    let has_room = text_width(ui, &words, TextStyle::Body) <= room;
                    let response = ui.weak(if has_room { words } else { percent.clone() });
                    let text = format!("{done} · {percent}");
                    // A screen reader says the whole text, even where the label shows only the percentage.
                    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
                    response.on_hover_text(text);
                }
            });
        });
    });
}

/// The button that leads from the details back to the moments, if the review began with them.
fn back_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    let back = || format!("‹  {}", text!("moments-back"));
    if Room::begins_with_moments(view.shared) && ui.button(back()).clicked() {
        out.send(Message::ShowDetails(false));
    }
}

/// Offers to save a game that came from elsewhere, with its review, to the library. The button is above the
/// reason, whose number of lines changes while the review goes on, so it stays under the pointer.
fn keep_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    if view.reviewing.is_in_library || !view.shared.library.is_open {
        return;
    }
    note_row_ui(ui, text!("review-not-kept"), |ui| {
        command_button_ui(ui, Command::KeepGame, true, Button::new(text!("review-keep")), out);
    });
}

/// A note in a row, with buttons at its right end.
fn note_row_ui(ui: &mut Ui, note: String, buttons_ui: impl FnOnce(&mut Ui)) {
    let row = vec2(ui.available_width(), 26.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        buttons_ui(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| line_ui(ui, note));
    });
}

/// Says where the game left the user's opening lines, and offers to add an answer there.
fn deviation_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    let Some(Deviation { color, position, before, answer, number, add }) = view.deviation else { return };
    let name = |square: Square| square.name(BoardSize::STANDARD);
    let note = match answer {
        Some(answer) => text!("review-lines-left", number = number, answer = name(answer)),
        None => text!("review-lines-end", number = number),
    };
    note_row_ui(ui, note, |ui| {
        if let Some(square) = add {
            let button = ui.button(text!("review-lines-add", square = name(square)));
            if button.on_hover_text(text!("review-lines-add.hint")).clicked() {
                out.ask(Ask::Learn(Choice::AddMove(color, position, square)));
            }
        }
        if view.shared.record().cursor() != before && ui.button(text!("review-lines-show")).clicked() {
            out.act(Action::Jump(before));
        }
    });
}

/// What the move to the position shown was worth, and why: in a frame of `height`, or as high as its words.
fn verdict_ui(ui: &mut Ui, height: Option<f32>, view: &ReviewView, out: &mut Out) {
    let (fill, line) = (ui.visuals().extreme_bg_color, ui.visuals().widgets.inactive.bg_stroke);
    let margin = Margin::symmetric(10, 8);
    Frame::new().fill(fill).stroke(line).corner_radius(6).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let Some(height) = height else { return reason_ui(ui, view, out) };
        let height = height - margin.sum().y - 2.0 * line.width;
        // Each move has an id of its own, so that its words are scrolled to their first line.
        let scroll = ScrollArea::vertical().id_salt(("reason", view.shared.record().cursor()));
        scroll.auto_shrink([false, false]).max_height(height).min_scrolled_height(height).show(ui, |ui| {
            reason_ui(ui, view, out);
        });
    });
}

fn reason_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) {
    let record = view.shared.record();
    let size = record.start().size();
    let Some(place) = view.reviewing.place_of(record.cursor()) else {
        words_ui(ui, text!("review-off-line"));
        return;
    };
    if record.correction(record.cursor()).is_some() {
        words_ui(ui, text!("review-corrected"));
        return;
    }
    let Some(played) = view.reviewing.move_to(record.cursor()) else {
        if place == 0 && first_step_ui(ui, view, out) {
            return;
        }
        words_ui(ui, if place == 0 { text!("review-at-start") } else { text!("review-not-yet") });
        if let Some(words) = words::corrections(&view.reviewing.review).filter(|_| place == 0) {
            words_ui(ui, words);
        }
        return;
    };
    if place + 1 == view.reviewing.review.positions.len() {
        first_step_ui(ui, view, out);
    }
    headline_ui(ui, &headline(played, size), view.reviewing.explanation().is_some(), out);
    reason_words_ui(ui, view, played);
    let positions = &view.reviewing.review.positions[..=place];
    if let Some(opening) = openings::of_game(positions.iter()).filter(|_| place <= 20) {
        let name = opening.name();
        let other = if name == opening.english { opening.japanese } else { opening.english };
        note_ui(ui, name).on_hover_text(other);
    }
}

/// How certain the value of a move is, and why it lost discs.
pub(super) fn reason_words_ui(ui: &mut Ui, view: &ReviewView, played: &PlayedMove) {
    let record = view.shared.record();
    let n_empties = record.start().size().area().saturating_sub(played.number + 4);
    // What the position shown is worth, if more was found out since the review was finished.
    let shown = view.reviewing.move_to(record.cursor());
    let newer = shown.and_then(|shown| view.reviewing.found_since(shown, &view.shared.knowledge));
    let newer = newer.map(|value| text!("review-since", value = favour(&value, n_empties)));
    for words in doubt_words(played).into_iter().chain(newer) {
        note_ui(ui, words);
    }
    match view.reviewing.explanation() {
        // Shows why the move lost; folds away the figures and all other differences.
        Some(explanation) => {
            words_ui(ui, words::sentences(explanation));
            if let Some(more) = words::more(explanation) {
                let header = CollapsingHeader::new(RichText::new(text!("reason-more")).weak());
                header.id_salt(("reason-more", explanation.at)).show(ui, |ui| note_ui(ui, more));
            }
        }
        None if played.loss > Score::ZERO => {
            words_ui(ui, text!("review-was-best", best = played.best.name(record.start().size())));
            if played.loss >= EXPLAINED_FROM && record.goal() == Goal::FewestDiscs {
                note_ui(ui, text!("reasons-not-for-fewest"));
            }
        }
        None => {}
    }
}

/// At both ends of the game: the mistakes, and a button to the first one. Returns whether there is one.
fn first_step_ui(ui: &mut Ui, view: &ReviewView, out: &mut Out) -> bool {
    let review = &view.reviewing.review;
    let first = view.reviewing.mistake(0, true, view.side);
    if let Some(first) = first {
        let summary = Summary::of(review);
        let sides = Color::BOTH.into_iter().filter(|color| view.side.is_none_or(|side| side == *color));
        let n = |grade: Grade| sides.clone().map(|color| summary[color].n_of(grade)).sum::<u32>();
        let (blunders, mistakes) = (n(Grade::Blunder), n(Grade::Mistake));
        let found = [
            (blunders > 0).then(|| text!("review-n-blunders", n = blunders)),
            (mistakes > 0).then(|| text!("review-n-mistakes", n = mistakes)),
        ];
        let found: Vec<String> = found.into_iter().flatten().collect();
        words_ui(ui, RichText::new(text::list(&found)).strong());
        for costly in sides.filter_map(|color| view.reviewing.most_costly(color)) {
            words_ui(ui, view.words_of(costly));
            practise_ui(ui, costly.idea, PRACTISE, out);
        }
        let button = ui.add(main_button(ui, text!("review-first-mistake")));
        if button.on_hover_text(Command::NextMistake.tooltip(ui.ctx())).clicked() {
            out.act(Action::Jump(view.reviewing.node_at(first)));
        }
    } else if view.reviewing.progress.is_none() {
        words_ui(ui, RichText::new(view.no_mistakes()).strong());
    }
    let look_again = |ui: &mut Ui| ui.button(text!("review-look-again"));
    if view.reviewing.deeper().is_some()
        && look_again(ui).on_hover_text(text!("review-look-again.hint")).clicked()
    {
        out.send(Message::LookAgain);
    }
    first.is_some()
}

/// The button of the lesson about an idea, with the idea's name where there is room for it.
pub(super) fn practise_ui(ui: &mut Ui, idea: Idea, size: Vec2, out: &mut Out) {
    let mut button = LearnButton::lesson(Some(lesson_of(idea)));
    let name = text!("learn-to-lesson-name", title = idea.name());
    let width = text_width(ui, &name, TextStyle::Button) + 2.0 * ui.spacing().button_padding.x;
    if width <= ui.available_width() {
        button.name = name;
    }
    learn_button(ui, &button, size, false, out);
}

/// The headline of a move, and beside it, where there is a reason, the button that shows it on the board.
fn headline_ui(ui: &mut Ui, headline: &str, has_reason: bool, out: &mut Out) {
    let width = ui.available_width();
    ui.horizontal_top(|ui| {
        let name = text!("review-show-me");
        let button = text_width(ui, &name, TextStyle::Button);
        let button = SHOW_ME.max(button + 2.0 * ui.spacing().button_padding.x);
        let words = if has_reason { width - button - ui.spacing().item_spacing.x } else { width };
        ui.vertical(|ui| {
            ui.set_width(words);
            words_ui(ui, RichText::new(headline).strong());
        });
        if has_reason {
            let button = Button::new(name).min_size(vec2(button, 0.0));
            command_button_ui(ui, Command::ShowRefutation, true, button, out);
        }
    });
}
