//! The game in the window: panels at the side; in the middle the board between the bars of its players, with
//! a strip and a status line below.

use super::message::Out;
use super::rooms::Rooms;
use super::side;
use crate::arrangement::{Arrangement, LINE, Place, STRIP, Texts};
use crate::command::Command;
use crate::command::Overlay;
use crate::files::picture::{self, Drawn, PictureSubject};
use crate::play::bubble::bubble_below_ui;
use crate::play::end::card::{EndView, end_card_ui};
use crate::play::strip::StripView;
use crate::play::{players, strip};
use crate::review::take_graph_place;
use crate::shared::Shared;
use crate::study::marks;
use crate::study::{analysis, overlays, people};
use crate::trace::Trace;
use crate::widgets::board::{BoardView, Layout, board_ui};
use crate::widgets::theme::BoardTheme;
use ::analysis::explain::{Explanation, Marks};
use ::analysis::page;
use egui::{CentralPanel, Frame, Rect, Ui, UiBuilder, pos2, vec2};
use othello::rules::{Squares, Symmetry};
use session::Action;
use teach::coach::at_board::Asking;
use teach::hint::shown::ShownHint;

/// The least width of a player's bar, and what stays free on both sides of it, in points.
const BAR_MIN: f32 = 320.0;
const BESIDE: f32 = 8.0;
/// From this width of the board on the texts below it are as wide as it is.
const TEXT_MIN: f32 = 560.0;
/// Between the board and the bars.
const GAP: f32 = 3.0;

/// Where the board stands, and what the panels leave to it.
struct BoardRoom<'a> {
    place: &'a Place,
    /// The texts below it.
    texts: Texts,
    /// The panel has the buttons.
    has_tools: bool,
}

impl Rooms {
    /// Draws the panels and the board.
    pub(crate) fn game_ui(&mut self, ui: &mut Ui, shared: &Shared, trace: &mut Trace, out: &mut Out) {
        let panels = self.panels(shared);
        let (area, size) = (ui.available_rect_before_wrap(), shared.session.position().size());
        let mut place = Place::of(area, &shared.settings, size);
        let (texts, has_tools) = (panels.texts(&place), panels.has_tools(&place));
        side::panel_ui(ui, &place, &panels, out);
        let can_undo = Command::Undo.is_enabled(&panels.commands);
        if let Arrangement::Beside { .. } = place.arrangement {
            // The board follows a panel that is dragged.
            place.middle.max.x = ui.available_rect_before_wrap().right();
        }
        let room = BoardRoom { place: &place, texts, has_tools };
        let frame = Frame::central_panel(ui.style()).inner_margin(0);
        let middle = CentralPanel::default().frame(frame);
        let board = middle.show(ui, |ui| self.board_ui(ui, &room, shared, trace, out)).inner;
        if let Some(bubble) = self.play.bubble().filter(|_| place.is_below()) {
            let (below, strip) = (board.bottom(), board.bottom() + GAP + place.bar);
            out.of(|out| bubble_below_ui(ui.ctx(), below, strip, bubble, can_undo, out));
        }
        self.on_graph_drawn(shared, out);
    }

    /// Draws the board between the bars of its players, and below them the strip and the status line, or the
    /// legend of an overlay in place of the line. If the panel has no buttons, the strip has the two most
    /// needed. Returns where the board is.
    fn board_ui(
        &mut self,
        ui: &mut Ui,
        room: &BoardRoom,
        shared: &Shared,
        trace: &mut Trace,
        out: &mut Out,
    ) -> Rect {
        let BoardRoom { place, texts, has_tools } = *room;
        let (whole, field, bar) = (place.middle, place.field(), place.bar);
        let position = shared.session.position();
        let layout =
            Layout::fit(field, position.size(), shared.settings.show_coordinates, ui.pixels_per_point());
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
        trace.frame(position.size(), layout);
        self.end_ui(ui, whole, board, shared, out);
        let tools = (!has_tools).then(|| self.command_state(shared));
        let strip = StripView { tools, ..self.strip_view(shared) };
        let is_typed = strip.typed.text().is_some();
        // Notices and what is typed are always seen.
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
                let is_free = self.study.overlay.is_none() && !is_typed;
                let below = if is_free { LINE } else { 0.0 };
                if !out.of(|out| strip::strip_ui(ui, first, below, &strip, out)) {
                    let last = line(strip_top + STRIP, LINE);
                    self.last_line_ui(ui, last, shared, out);
                }
            }
            _ if is_typed && strip.notice.is_none() => out.of(|out| strip::status_ui(ui, first, &strip, out)),
            _ => _ = out.of(|out| strip::strip_ui(ui, first, 0.0, &strip, out)),
        }
        board
    }

    /// The status line, or the legend of an overlay, which does not make the board smaller.
    fn last_line_ui(&self, ui: &mut Ui, line: Rect, shared: &Shared, out: &mut Out) {
        match self.study.overlay.filter(|_| self.play.typed.text().is_none()) {
            None => out.of(|out| strip::status_ui(ui, line, &self.strip_view(shared), out)),
            Some(Overlay::People) => {
                out.of(|out| people::people_ui(ui, line, &self.people_view(shared), out))
            }
            Some(overlay) => {
                let theme = BoardTheme::of(&shared.settings, &shared.ctx);
                overlays::legend_ui(ui, line, overlay, shared.session.position(), theme);
            }
        }
    }

    fn end_ui(&mut self, ui: &Ui, around: Rect, board: Rect, shared: &Shared, out: &mut Out) {
        let mut state = std::mem::take(&mut self.play.end);
        let view = EndView {
            players: shared.players_view(),
            commands: self.command_state(shared),
            board,
            around,
            is_at_rest: !self.play.board.is_animating(ui.input(|input| input.time)),
            is_covered: self.review.reviewing().is_some() || self.files.wants_picture(),
        };
        out.of(|out| end_card_ui(ui, &view, &mut state, out));
        self.play.end = state;
    }

    /// Takes a picture of the review's graph, if the user asked for one and the graph is in full sight.
    fn on_graph_drawn(&mut self, shared: &Shared, out: &mut Out) {
        let Some(rect) = take_graph_place(&shared.ctx) else { return };
        let reviewing = self.review.reviewing().filter(|_| self.files.wants_picture());
        let svg = reviewing.map(|reviewing| page::graph_svg(reviewing.review()));
        self.on_drawn(Drawn { subject: PictureSubject::Graph, rect, svg }, shared, out);
    }

    /// Takes a picture of what was drawn, if the user asked for one and no dialog covers it.
    fn on_drawn(&mut self, drawn: Drawn, shared: &Shared, out: &mut Out) {
        if !self.dialogs.is_open() {
            self.files.on_drawn(&shared.ctx, drawn).into_iter().for_each(|done| out.tell(done));
        }
    }

    /// The squares that the coach speaks of, else those of the hint, else those of the review.
    fn reason_marks(&self) -> Marks {
        let by_coach = self.play.coach.asking.as_ref().map(Asking::marks);
        let by_hint = || self.play.hint.as_ref().map(ShownHint::marks);
        let by_review = || self.review.explanation().map(Explanation::marks);
        by_coach.or_else(by_hint).or_else(by_review).unwrap_or_default()
    }

    fn squares_ui(&mut self, ui: &mut Ui, rect: Rect, shared: &Shared, out: &mut Out) {
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
        let own = record.annotations(record.cursor());
        let (marks, arrows) = own.map_or((&[][..], &[][..]), |notes| (notes.marks(), notes.arrows()));
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
            marks,
            arrows,
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
        self.on_drawn(Drawn { subject: PictureSubject::Board, rect: layout.outer, svg }, shared, out);
        self.play.hovered = response.hovered;
        // With the card open, a click beside it puts it away.
        if let Some(square) = response.clicked.filter(|_| !self.play.end.is_open()) {
            out.act(Action::Play(square));
        }
        if response.waits {
            out.run(Command::StopOrResume);
        }
        if let Some(ends) = response.drawn {
            out.act(marks::drawn(record, ends));
        }
        out.of(|out| marks::marking_ui(&ui, &mut self.study.marking, shared.session.record(), out));
    }
}
