//! The card over the board at the end of a game: who won, how, the next game, and what to learn from this
//! one. The board is seen around it. The cross, Esc or a click beside it puts it away.

use super::look_back::can_look_back;
use super::next::Again;
use super::{EndState, Ending, Scene, rain, sign};
use crate::command::{Command, CommandState};
use crate::play::{Message, Out};
use crate::tools::command_button_ui;
use crate::widgets::board::disc_icon_ui;
use crate::widgets::focus::free_key_pressed;
use crate::widgets::form::{main_button, option_ui, tick_ui};
use crate::widgets::icons::{Icon, icon_button};
use crate::widgets::theme::is_still;
use crate::widgets::words::{note_ui, words_ui};
use egui::{
    Align, Align2, Area, Button, Color32, Frame, Id, Key, Label, Layout, Margin, Order, Rect, RichText,
    ScrollArea, Sense, Ui, Vec2, pos2, vec2,
};
use othello::rules::{ByColor, Color};
use services::next_game::{Next, next_opponents, rating_remark, remark};
use services::players_view::PlayersView;
use services::settings::PlayerChoice;
use session::Action;
use std::time::Duration;
use texts::{text, words};

const WIDTH: f32 = 400.0;
/// How far the card stays from the edges of the board, in points.
const AROUND: f32 = 10.0;
const MARGIN: i8 = 16;
/// The heights of the sign of the result and of the main button, in points.
const SIGN: f32 = 46.0;
const MAIN: f32 = 44.0;
/// The height of a button below them.
const MINOR: f32 = 30.0;
/// The height of the bar of discs, in points, and how long it grows, in seconds.
const BAR: f32 = 14.0;
const GROWTH: f64 = 0.9;
/// The size of a count beside the bar.
const COUNT: Vec2 = vec2(34.0, 26.0);
/// If the window has less height, the card leaves the bar out and puts its parts closer together.
const LOW: f32 = 440.0;

pub(crate) struct EndView<'a> {
    pub players: PlayersView<'a>,
    pub commands: CommandState<'a>,
    /// The board on the screen, and the area around it in which a click beside the card puts the card away.
    pub board: Rect,
    pub around: Rect,
    pub scene: Scene,
}

/// Draws the card, if the game on the board is over.
pub(crate) fn end_card_ui(ui: &Ui, view: &EndView, state: &mut EndState, out: &mut Out) {
    let (ctx, session, scene) = (ui.ctx(), view.players.session, &view.scene);
    if let Some(wait) = state.follow(session, scene) {
        ctx.request_repaint_after(Duration::from_secs_f64(wait));
    }
    let Some(ending) = Ending::of(session).filter(|_| state.is_open) else { return };
    let age = scene.now - state.since.unwrap_or(scene.now);
    if let Some(winner) = ending.winner.filter(|_| ending.is_win() && ending.is_wipe_out && !scene.is_still)
        && rain::paint(ui.painter(), view.board, winner, state.rain_age(scene.now))
    {
        ctx.request_repaint();
    }
    let title = view.players.situation(false);
    let space = view.around.shrink(AROUND);
    let width = WIDTH.min(space.width()) - 2.0 * f32::from(MARGIN) - 4.0;
    // The top stays where it is when later remarks make the card longer, so no button moves.
    let center = view.board.center();
    let (pivot, place) = match state.top.filter(|(board, _)| *board == view.board) {
        Some((_, top)) => (Align2::CENTER_TOP, pos2(center.x, top)),
        None => (Align2::CENTER_CENTER, center),
    };
    let shown = Area::new(Id::unique("end of the game"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(place)
        .constrain_to(view.around)
        .accessible_name(title.as_str())
        .show(ctx, |ui| {
            let line = egui::Stroke::new(2.0, sign::card_line_color(&ending, ui));
            let frame = Frame::popup(ui.style()).stroke(line).inner_margin(Margin::same(MARGIN));
            frame.corner_radius(14).show(ui, |ui| {
                ui.set_width(width);
                let gap = if view.around.height() < LOW { 4.0 } else { 8.0 };
                ui.spacing_mut().item_spacing = vec2(8.0, gap);
                ui.style_mut().interaction.selectable_labels = false;
                title_ui(ui, &title, &ending, &view.players, out);
                let height = space.height() - SIGN - 2.0 * f32::from(MARGIN) - 8.0;
                let scrolled = ScrollArea::vertical().id_salt("end").max_height(height);
                // Otherwise the scroll area would keep its first height and cut off later remarks.
                scrolled.min_scrolled_height(height).show(ui, |ui| {
                    content_ui(ui, view, &ending, state, age, out);
                });
            });
        });
    let card = shown.response.rect;
    if pivot == Align2::CENTER_CENTER && (card.center().y - center.y).abs() < 1.0 {
        state.top = Some((view.board, card.top()));
    }
    let is_beside = |at| view.around.contains(at) && !card.contains(at);
    let clicked = ctx.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.primary_clicked()));
    if clicked.is_some_and(is_beside) && ctx.memory(|memory| memory.top_modal_layer().is_none()) {
        out.send(Message::ShowEnd(false));
    }
}

/// The sign, the result, and the cross.
fn title_ui(ui: &mut Ui, title: &str, ending: &Ending, view: &PlayersView, out: &mut Out) {
    ui.horizontal(|ui| {
        ui.set_height(SIGN);
        sign::sign_ui(ui, ending, view, SIGN);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let cross = icon_button(ui, Icon::Cross, &text!("end-put-away"), true);
            out.send_if(cross.clicked(), Message::ShowEnd(false));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                words_ui(ui, RichText::new(title).heading().strong());
            });
        });
    });
}

fn content_ui(ui: &mut Ui, view: &EndView, ending: &Ending, state: &mut EndState, age: f64, out: &mut Out) {
    let goal = view.players.session.record().goal();
    if let Some(outcome) = ending.outcome.filter(|_| view.around.height() >= LOW) {
        // As in the title: the user's discs first, or the winner's.
        let first = ending.user.or(ending.winner).unwrap_or(Color::Black);
        score_ui(ui, first, outcome.official(goal), age);
    }
    let reason = ending.outcome.and_then(|outcome| words::outcome_reason(outcome, goal));
    for sentence in reason.into_iter().chain(view.players.overtime()) {
        words_ui(ui, sentence);
    }
    next_ui(ui, view, ending, state, out);
    ui.add_space(4.0);
    // An encouragement after a loss, above the button of the review.
    if let Some(remark) = ending.outcome.and_then(|outcome| remark(&view.players, outcome)) {
        words_ui(ui, remark);
    }
    ui.horizontal_wrapped(|ui| look_back_ui(ui, view, out));
    // A rating appears only once the game is reviewed. Below the buttons, it moves none of them.
    if let Some(remark) = rating_remark(&view.players) {
        words_ui(ui, remark);
    }
}

/// Both counts, which run up, and between them the score as a bar, which grows from both ends.
fn score_ui(ui: &mut Ui, first: Color, score: ByColor<u16>, age: f64) {
    let grown = if is_still(ui.ctx()) { 1.0 } else { (age / GROWTH).clamp(0.0, 1.0) as f32 };
    if grown < 1.0 {
        ui.ctx().request_repaint();
    }
    ui.horizontal(|ui| {
        let count = |ui: &mut Ui, color: Color| {
            let shown = (grown * f32::from(score[color])).round();
            let text = RichText::new(format!("{shown}")).heading().strong();
            ui.add_sized(COUNT, Label::new(text));
        };
        disc_icon_ui(ui, first, COUNT.y - 6.0);
        count(ui, first);
        let beside = COUNT.x + COUNT.y + 2.0 * ui.spacing().item_spacing.x;
        bar_ui(ui, ui.available_width() - beside, first, score, grown);
        count(ui, !first);
        disc_icon_ui(ui, !first, COUNT.y - 6.0);
    });
}

fn bar_ui(ui: &mut Ui, width: f32, first: Color, score: ByColor<u16>, grown: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, BAR), Sense::hover());
    let all = f32::from(score.black + score.white).max(1.0);
    let part = |color: Color| grown * rect.width() * f32::from(score[color]) / all;
    let painter = ui.painter();
    let radius = BAR / 2.0;
    painter.rect_filled(rect, radius, ui.visuals().widgets.inactive.bg_fill);
    let ink = |color: Color| Color32::from_gray(if color == Color::Black { 20 } else { 245 });
    painter.rect_filled(rect.with_max_x(rect.left() + part(first)), radius, ink(first));
    painter.rect_filled(rect.with_min_x(rect.right() - part(!first)), radius, ink(!first));
    let edge = egui::Stroke::new(1.0, ui.visuals().weak_text_color());
    painter.rect_stroke(rect, radius, edge, egui::StrokeKind::Inside);
}

/// The main button, which plays again, and below it the next opponent and colour, which can be changed.
fn next_ui(ui: &mut Ui, view: &EndView, ending: &Ending, state: &mut EndState, out: &mut Out) {
    let players = &view.players;
    let opponents = next_opponents(players);
    let chosen = state.next.unwrap_or(Next::Same);
    let is_chosen = |(next, _): &&(Next, Option<(Color, PlayerChoice)>)| *next == chosen;
    let opponent = opponents.iter().find(is_chosen).and_then(|(_, choice)| *choice);
    let swaps = state.swaps.unwrap_or(players.settings.new_game.alternates);
    let again = Again { opponent: opponent.filter(|_| chosen != Next::Same), swaps };
    let size = vec2(ui.available_width(), MAIN);
    let main = main_button(ui, RichText::new(text!("end-play-again")).heading());
    let main = main.min_size(size).corner_radius(8);
    let main = ui.vertical_centered_justified(|ui| ui.add(main)).inner;
    let main = main.on_hover_text(Command::PlayAgain.tooltip(ui.ctx()));
    out.send_if(main.clicked() || free_key_pressed(ui, &[Key::Enter]), Message::Again(again));
    if let Some(user) = ending.user {
        let computer = opponent.map_or(players.session.players()[!user], |(_, choice)| choice.player());
        let color = if swaps { !user } else { user };
        let words = text!("end-next", player = words::players::label(computer), color = color.key());
        note_ui(ui, words);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (next, choice) in &opponents {
            let name = match next {
                Next::Easier => text!("end-easier"),
                Next::Same => text!("end-same"),
                Next::Harder => text!("end-harder"),
                Next::Suited => text!("end-suited"),
            };
            match choice {
                Some(_) if option_ui(ui, *next == chosen, &name).clicked() => state.next = Some(*next),
                Some(_) => {}
                None => _ = ui.add_enabled(false, Button::new(name)),
            }
        }
        if !opponents.is_empty() {
            ui.add_space(8.0);
        }
        let mut ticked = swaps;
        if tick_ui(ui, &mut ticked, text!("end-swap-colours")).clicked() {
            state.swaps = Some(ticked);
        }
    });
}

/// The buttons to learn from the game, and the one that goes on with a game that a clock has ended.
fn look_back_ui(ui: &mut Ui, view: &EndView, out: &mut Out) {
    // Two in a row, of one width.
    let half = vec2(((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).floor(), MINOR);
    let wide = |name: String| Button::new(name).min_size(half);
    if view.players.session.lost_on_time().is_some() {
        let button = ui.add(wide(text!("end-go-on"))).on_hover_text(text!("end-go-on.hint"));
        out.act(button.clicked().then_some(Action::PlayOn(view.players.session.players())));
    }
    let is_enabled = |command: Command| command.is_enabled(&view.commands);
    let review = wide(text!("end-review"));
    command_button_ui(ui, Command::Review, is_enabled(Command::Review), review, out);
    // Two people may want to write down who they are.
    if view.players.session.players().black.is_human() && view.players.session.players().white.is_human() {
        command_button_ui(ui, Command::Information, true, wide(text!("end-information")), out);
    }
    if can_look_back(view.players.session) {
        let name = match view.commands.n_moments.min(3) {
            0 => Command::AnotherLook.entry().name(),
            n => text!("end-key-moves", n = n),
        };
        command_button_ui(ui, Command::AnotherLook, is_enabled(Command::AnotherLook), wide(name), out);
    }
}
