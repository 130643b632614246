//! The game in the window: the board between its players' bars, the texts below it, and the panels.

use super::message::Out;
use super::rooms::Rooms;
use super::side;
use crate::arrangement::{Arrangement, LINE, LOW_MARGIN, Place, STRIP, Texts};
use crate::command::{Command, Overlay};
use crate::files::picture::{self, Drawn, PictureSubject};
use crate::play::bubble::bubble_below_ui;
use crate::play::end::Scene;
use crate::play::end::card::{EndView, end_card_ui};
use crate::play::strip::StripView;
use crate::play::{players, strip};
use crate::review::take_graph_place;
use crate::shared::Shared;
use crate::study::marks;
use crate::study::{analysis, overlays, people};
use crate::widgets::board::{BoardView, Layout, board_ui};
use ::analysis::explain::Explanation;
use ::analysis::page;
use egui::{CentralPanel, Frame, Rect, Ui, UiBuilder, pos2, vec2};
use othello::rules::{Squares, Symmetry};
use session::Action;
use teach::coach::at_board::Asking;
use teach::hint::shown::ShownHint;

/// The least width of a player's bar, and what stays free beside it, left and right together, in points.
const BAR_MIN: f32 = 320.0;
const BESIDE: f32 = 8.0;
/// From this board width on, the texts below the board are as wide as it is.
const TEXT_MIN: f32 = 560.0;
/// Between the board and the bars.
const GAP: f32 = 3.0;

impl Rooms {
    /// Draws the panels and the board. Returns where the board is.
    pub(super) fn game_ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) -> Layout {
        let panels = self.panels(shared);
        let (area, size) = (ui.available_rect_before_wrap(), shared.session.position().size());
        let mut place = Place::of(area, &shared.settings, size);
        let (texts, has_tools, foot) = (panels.texts(&place), panels.has_tools(&place), panels.foot(&place));
        side::panel_ui(ui, &place, &panels, out);
        let can_undo = Command::Undo.is_enabled(&panels.commands);
        if let Arrangement::Beside { .. } = place.arrangement {
            // The board follows a panel that is dragged.
            place.middle.max.x = ui.available_rect_before_wrap().right();
        }
        let frame = Frame::central_panel(ui.style()).inner_margin(0);
        let middle = CentralPanel::default().frame(frame);
        let layout = middle.show(ui, |ui| self.board_ui(ui, &place, texts, has_tools, shared, out)).inner;
        if let Some(bubble) = self.play.bubble().filter(|_| place.is_below()) {
            let below = layout.outer.bottom();
            let strip_bottom = below + GAP + place.bar + STRIP;
            // The bubble leaves room for the row at the foot of the panel.
            let foot = if foot > 0.0 { foot + LOW_MARGIN.y } else { 0.0 };
            let room = ui.ctx().content_rect().with_min_y(below);
            let room = room.with_max_y(room.bottom() - foot);
            out.of(|out| bubble_below_ui(ui.ctx(), room, strip_bottom, bubble, can_undo, out));
        }
        if let Some(rect) = take_graph_place(&shared.ctx) {
            let reviewing = self.review.reviewing.as_ref().filter(|_| self.files.wants_picture());
            let svg = reviewing.map(|reviewing| page::graph_svg(&reviewing.review));
            self.on_drawn(Drawn { subject: PictureSubject::Graph, rect, svg }, shared, out);
        }
        layout
    }

    /// Draws the board between the bars of its players, and below them the strip and the status line. If the
    /// panel has no buttons, the strip has the two most needed. Returns where the board is.
    fn board_ui(
        &mut self,
        ui: &mut Ui,
        place: &Place,
        texts: Texts,
        has_tools: bool,
        shared: &Shared,
        out: &mut Out,
    ) -> Layout {
        let (whole, field, bar) = (place.middle, place.field(), place.bar);
        let position = shared.session.position();
        let (coordinates, scale) = (shared.settings.show_coordinates, ui.pixels_per_point());
        let layout = Layout::fit(field, position.size(), coordinates, scale);
        let board = layout.outer;
        let width = board.width().max(BAR_MIN).min(whole.width() - BESIDE);
        let row = |top: f32, height: f32| {
            Rect::from_min_size(pos2(board.center().x - width / 2.0, top), vec2(width, height))
        };
        // Texts are as wide as the board, if it is wide enough for them.
        let line = |top: f32, height: f32| match board.width() >= TEXT_MIN {
            true => row(top, height),
            false => row(top, height).with_min_x(whole.left()).with_max_x(whole.right()),
        };
        let strip_top = board.bottom() + GAP + bar;
        let color = shared.players_view().below();
        out.of(|out| {
            players::bar_ui(ui, row(board.top() - GAP - bar, bar), !color, &shared.players_view(), out)
        });
        self.squares_ui(ui, field, shared, out);
        self.end_ui(ui, whole, board, shared, out);
        let tools = (!has_tools).then(|| self.command_state(shared));
        let strip = StripView { tools, ..self.strip_view(shared) };
        let is_typed = self.play.typed.text().is_some();
        // A notice or a typed square without a line of its own takes the place of the bar.
        let covers_bar = texts == Texts::Nothing && (is_typed || strip.notice.is_some());
        if !covers_bar {
            let bar = row(board.bottom() + GAP, bar);
            out.of(|out| players::bar_ui(ui, bar, color, &shared.players_view(), out));
        }
        let first = match covers_bar {
            true => line(board.bottom() + GAP, bar),
            false => line(strip_top, STRIP),
        };
        match texts {
            Texts::Nothing if !covers_bar => {}
            Texts::Both => {
                let below = if self.study.overlay.is_none() && !is_typed { LINE } else { 0.0 };
                let takes_both = out.of(|out| strip::strip_ui(ui, first, below, &strip, out));
                if !takes_both {
                    self.last_line_ui(ui, line(strip_top + STRIP, LINE), shared, out);
                }
            }
            _ if is_typed && strip.notice.is_none() => out.of(|out| strip::status_ui(ui, first, &strip, out)),
            _ => _ = out.of(|out| strip::strip_ui(ui, first, 0.0, &strip, out)),
        }
        layout
    }

    /// The status line, or in its place the legend of an overlay, so that the board keeps its size.
    fn last_line_ui(&self, ui: &mut Ui, line: Rect, shared: &Shared, out: &mut Out) {
        match self.study.overlay.filter(|_| self.play.typed.text().is_none()) {
            None => out.of(|out| strip::status_ui(ui, line, &self.strip_view(shared), out)),
            Some(Overlay::People) => out.of(|out| people::people_ui(ui, line, &self.study, shared, out)),
            Some(overlay) => {
                overlays::legend_ui(ui, line, overlay, shared.session.position());
            }
        }
    }

    fn end_ui(&mut self, ui: &Ui, around: Rect, board: Rect, shared: &Shared, out: &mut Out) {
        let now = ui.input(|input| input.time);
        let scene = Scene {
            now,
            is_at_rest: !self.play.board.is_animating(now),
            is_still: shared.is_still(),
            is_covered: self.review.reviewing.is_some() || self.files.wants_picture(),
        };
        let (players, commands) = (shared.players_view(), self.command_state(shared));
        let view = EndView { players, commands, board, around, scene };
        out.of(|out| end_card_ui(ui, &view, &mut self.play.end, out));
    }

    /// Takes a picture of what was drawn, if the user asked for one and no dialog covers it.
    fn on_drawn(&mut self, drawn: Drawn, shared: &Shared, out: &mut Out) {
        if !self.dialogs.is_open() {
            self.files.on_drawn(&shared.ctx, drawn).into_iter().for_each(|done| out.tell(done));
        }
    }

    fn squares_ui(&mut self, ui: &mut Ui, rect: Rect, shared: &Shared, out: &mut Out) {
        let (session, settings) = (&shared.session, &shared.settings);
        let position = *session.position();
        let may_play = session.accepts_move();
        let signs = self.study.overlay.map(|overlay| overlay.read(&position).signs).unwrap_or_default();
        let known = self.study.live.study.analysis().filter(|_| settings.show_values);
        let mut notes = match (self.study.people(), known) {
            (Some(people), _) => people::notes(people, self.study.known_moves()),
            (None, Some(known)) => analysis::notes(&position, known, self.opinions(shared)),
            (None, None) => Vec::new(),
        };
        // A square has room for a note or a sign, not both.
        notes.retain(|note| signs.iter().all(|(square, _)| *square != note.square));
        // A hint's squares; without a hint, the better move of the mistake under review.
        let hints = self.play.hint.as_ref().map(ShownHint::squares);
        let hints = hints.unwrap_or_else(|| Vec::from_iter(self.review.better_square(&position)));
        // The squares that the coach speaks of, else those of the hint, else those of the review.
        let by_coach = self.play.coach.asking.as_ref().map(Asking::marks);
        let by_hint = || self.play.hint.as_ref().map(ShownHint::marks);
        let by_review = || self.review.explanation().map(Explanation::marks);
        let reason = by_coach.or_else(by_hint).or_else(by_review).unwrap_or_default();
        let record = session.record();
        let own = record.annotations(record.cursor());
        let (marks, arrows) = own.map_or((&[][..], &[][..]), |notes| (notes.marks(), notes.arrows()));
        let view = BoardView {
            waits: !may_play,
            legal: if may_play { position.legal_moves() } else { Squares::EMPTY },
            rings: settings.show_legal_moves,
            previews: settings.preview_flips,
            replies: self.shows_replies(shared),
            last_move: session.record().last_placed().filter(|_| settings.mark_last_move),
            flipped: if settings.mark_last_move { session.last_flipped() } else { Squares::EMPTY },
            hints: &hints,
            notes: if self.study.line_pointed.is_empty() { &notes } else { &[] },
            signs: &signs,
            marks,
            arrows,
            reason,
            steps: &self.study.line_pointed,
            coordinates: settings.show_coordinates,
            seen: Symmetry::turned(settings.board_turns, settings.board_mirrored, position.size()),
            animation: shared.animation(),
            ..BoardView::of(&position)
        };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
        let response = board_ui(&mut ui, &view, &mut self.play.board);
        let svg = self.files.wants_picture().then(|| picture::diagram(&view).svg());
        self.on_drawn(Drawn { subject: PictureSubject::Board, rect: response.rect, svg }, shared, out);
        self.play.hovered = response.hovered;
        // With the card open, a click beside it puts it away.
        if let Some(square) = response.clicked.filter(|_| !self.play.end.is_open) {
            out.act(Action::Play(square));
        }
        if response.resumes {
            out.run(Command::StopOrResume);
        }
        if let Some(ends) = response.drawn {
            out.act(marks::drawn(record, ends));
        }
        out.of(|out| marks::marking_ui(&ui, &mut self.study.marking, record, out));
    }
}
