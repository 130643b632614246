//! The game in the window: panels at the side; in the middle the board between the bars of its players, with
//! a strip and a status line below.

use super::rooms::Rooms;
use crate::command::Command;
use crate::files::picture::{self, Drawn, PictureSubject};
use crate::message::Message;
use crate::play::bubble::bubble_below_ui;
use crate::play::end::card::{EndView, end_card_ui};
use crate::play::{players, strip};
use crate::review::take_graph_place;
use crate::shared::Shared;
use crate::side;
use crate::side::arrangement::{Arrangement, Space, has_two_columns};
use crate::study::marks::{self, Marking};
use crate::study::overlays::Overlay;
use crate::study::{analysis, overlays, people};
use crate::trace::Trace;
use crate::widgets::board::{BoardView, Layout, board_ui};
use crate::widgets::theme::BoardTheme;
use egui::{CentralPanel, Frame, Rect, Ui, UiBuilder, Vec2, pos2, vec2};
use othello::rules::{Squares, Symmetry};
use outflank_core::analysis::explain::{Explanation, Marks};
use outflank_core::analysis::page;
use outflank_core::session::Action;
use outflank_core::teach::coach::at_board::Asking;
use outflank_core::teach::hint::shown::ShownHint;

/// The least width of a player's bar, and what stays free around the board, in points.
const BAR_MIN: f32 = 320.0;
const AROUND: Vec2 = vec2(8.0, 4.0);
/// From this width of the board on the texts below it are as wide as it is.
const TEXT_MIN: f32 = 560.0;
/// Between the board and the bars.
const GAP: f32 = 3.0;
/// Below the last line, where that is the window's.
const FOOT: f32 = 4.0;

impl Rooms {
    /// Draws the panels and the board.
    pub(crate) fn game_ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        trace: &mut Trace,
        messages: &mut Vec<Message>,
    ) {
        let panels = self.panels(shared);
        let bar = players::bar_height(ui.available_size());
        let space = Space {
            size: ui.available_size(),
            around: 2.0 * bar + strip::STRIP + strip::LINE,
            width: shared.settings.panel_width as f32,
            has_guest: panels.has_guest(),
            two_columns: has_two_columns(ui.ctx().content_rect().size()),
            n_strengths: panels.n_strengths(),
        };
        let arrangement = Arrangement::best(space);
        side::panel_ui(ui, arrangement, &panels, messages);
        let frame = Frame::central_panel(ui.style()).inner_margin(0);
        let board = CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| self.board_ui(ui, bar, shared, trace, messages))
            .inner;
        if let (Arrangement::Below(_), Some(bubble)) = (arrangement, self.play.bubble()) {
            let places = (board.bottom(), board.bottom() + GAP + bar);
            bubble_below_ui(ui.ctx(), places, bubble, messages);
        }
        messages.extend(self.on_graph_drawn(shared));
    }

    /// Draws the board between the bars of its players, and below them the strip, the status line, and the
    /// legend of an overlay. Returns where the board is.
    fn board_ui(
        &mut self,
        ui: &mut Ui,
        bar: f32,
        shared: &Shared,
        trace: &mut Trace,
        messages: &mut Vec<Message>,
    ) -> Rect {
        let whole = ui.available_rect_before_wrap();
        let legend = if self.study.overlay.is_some() { overlays::LEGEND } else { 0.0 };
        let is_last = whole.bottom() > ui.ctx().content_rect().bottom() - 1.0;
        let foot = if is_last { FOOT } else { 0.0 };
        let below = bar + strip::STRIP + strip::LINE + legend + foot;
        let field = Rect::from_min_max(whole.min + vec2(0.0, bar), whole.max - vec2(0.0, below));
        let field = field.shrink2(AROUND);
        let position = shared.session.position();
        let layout =
            Layout::fit(field, position.size(), shared.settings.show_coordinates, ui.pixels_per_point());
        let board = layout.outer;
        let width = board.width().max(BAR_MIN).min(whole.width() - AROUND.x);
        let row = |top: f32, height: f32| {
            Rect::from_min_size(pos2(board.center().x - width / 2.0, top), vec2(width, height))
        };
        // Texts stand below the board where they have room there.
        let line = |top: f32, height: f32| match board.width() >= TEXT_MIN {
            true => row(top, height),
            false => row(top, height).with_min_x(whole.left()).with_max_x(whole.right()),
        };
        let strip_top = board.bottom() + GAP + bar;
        let color = shared.players_view().below();
        players::bar_ui(ui, row(board.top() - GAP - bar, bar), !color, &shared.players_view(), messages);
        self.squares_ui(ui, field, shared, messages);
        trace.frame(position.size(), layout);
        self.end_ui(ui, (whole, board), shared, messages);
        players::bar_ui(ui, row(board.bottom() + GAP, bar), color, &shared.players_view(), messages);
        strip::strip_ui(ui, line(strip_top, strip::STRIP), &self.strip_view(shared), messages);
        let line_top = strip_top + strip::STRIP;
        strip::status_ui(ui, line(line_top, strip::LINE), &self.strip_view(shared), messages);
        if let Some(overlay) = self.study.overlay {
            let legend = line(line_top + strip::LINE, legend);
            match overlay {
                Overlay::People => people::people_ui(ui, legend, &self.people_view(shared), messages),
                _ => {
                    let theme = BoardTheme::of(&shared.settings, &shared.ctx);
                    let name = Command::Overlay(overlay).entry().name();
                    overlays::legend_ui(ui, legend, (overlay, &name), position, theme);
                }
            }
        }
        board
    }

    fn end_ui(
        &mut self,
        ui: &Ui,
        (around, board): (Rect, Rect),
        shared: &Shared,
        messages: &mut Vec<Message>,
    ) {
        let mut state = std::mem::take(&mut self.play.end);
        let view = EndView {
            players: shared.players_view(),
            commands: self.command_state(shared),
            board,
            around,
            is_at_rest: !self.play.board.is_animating(ui.input(|input| input.time)),
            is_covered: self.review.reviewing().is_some() || self.files.wants_picture(),
        };
        end_card_ui(ui, &view, &mut state, messages);
        self.play.end = state;
    }

    /// Takes a picture of the review's graph, if the user asked for one and the graph is in full sight.
    fn on_graph_drawn(&mut self, shared: &Shared) -> Option<Message> {
        let rect = take_graph_place(&shared.ctx)?;
        let reviewing = self.review.reviewing().filter(|_| self.files.wants_picture());
        let svg = reviewing.map(|reviewing| page::graph_svg(reviewing.review()));
        self.on_drawn(Drawn { subject: PictureSubject::Graph, rect, svg }, shared)
    }

    /// Takes a picture of what was drawn, if the user asked for one and no dialog covers it.
    fn on_drawn(&mut self, drawn: Drawn, shared: &Shared) -> Option<Message> {
        if shared.dialogs.top().is_some() {
            return None;
        }
        self.files.on_drawn(&shared.ctx, drawn)
    }

    /// What is spoken of: by the coach, by the hint, else by the review.
    fn reason_marks(&self) -> Marks {
        let by_coach = self.play.coach.asking().map(Asking::marks);
        let by_hint = || self.play.hint.as_ref().map(ShownHint::marks);
        let by_review = || self.review.explanation().map(Explanation::marks);
        by_coach.or_else(by_hint).or_else(by_review).unwrap_or_default()
    }

    fn squares_ui(&mut self, ui: &mut Ui, rect: Rect, shared: &Shared, messages: &mut Vec<Message>) {
        let position = *shared.session.position();
        let may_play = shared.session.accepts_move();
        let signs = self.study.overlay.map(|overlay| overlay.signs(&position)).unwrap_or_default();
        let known = self.study.live.study.analysis().filter(|_| shared.settings.show_values);
        let mut notes = match self.study.people() {
            Some(people) => people::notes(people, self.known_moves()),
            None => known
                .map(|knowledge| analysis::notes(&position, knowledge, self.opinions(shared)))
                .unwrap_or_default(),
        };
        // A square has room for a note or a sign, not both.
        notes.retain(|note| signs.iter().all(|(square, _)| *square != note.square));
        let hints = self.play.hint.as_ref().map(ShownHint::squares).unwrap_or_default();
        let reason = self.reason_marks();
        let record = shared.session.record();
        let marks = record.annotations(record.cursor()).map_or(Vec::new(), |notes| notes.marks().to_vec());
        let view = BoardView {
            waits: !may_play,
            legal: if may_play { position.legal_moves() } else { Squares::EMPTY },
            rings: shared.settings.show_legal_moves,
            preview: shared.settings.preview_flips.then_some(&position),
            replies: self.shows_replies(shared),
            last_move: shared.session.last_placed().filter(|_| shared.settings.mark_last_move),
            flipped: if shared.settings.mark_last_move {
                shared.session.last_flipped()
            } else {
                Squares::EMPTY
            },
            hints: &hints,
            notes: if self.study.line_pointed.is_empty() { &notes } else { &[] },
            signs: &signs,
            marks: &marks,
            reason,
            steps: &self.study.line_pointed,
            coordinates: shared.settings.show_coordinates,
            seen: Symmetry::turned(
                shared.settings.board_turns,
                shared.settings.board_mirrored,
                position.size(),
            ),
            theme: BoardTheme::of(&shared.settings, &shared.ctx),
            animation: shared.animation(),
            ..BoardView::of(&position)
        };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
        let layout =
            Layout::fit(ui.available_rect_before_wrap(), view.size, view.coordinates, ui.pixels_per_point())
                .seen(view.seen);
        let response = board_ui(&mut ui, &view, &mut self.play.board);
        let svg = self.files.wants_picture().then(|| picture::diagram(&view).svg());
        messages
            .extend(self.on_drawn(Drawn { subject: PictureSubject::Board, rect: layout.outer, svg }, shared));
        self.play.hovered = response.hovered;
        // With the card open, a click beside it puts it away.
        if let Some(square) = response.clicked.filter(|_| !self.play.end.is_open()) {
            messages.push(Message::Game(Action::Play(square)));
        }
        if response.waits {
            messages.push(Message::Run(Command::StopOrResume));
        }
        if let Some(square) = response.secondary_clicked {
            self.study.marking = Some(Marking::new(ui.ctx(), &self.play.board, square));
        }
        marks::marking_ui(&ui, &mut self.study.marking, shared.session.record(), messages);
    }
}
