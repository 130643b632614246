//! The game in the window: panels at the side; in the middle the board, with a strip above it and a status
//! line below.

use super::rooms::Rooms;
use crate::command::Command;
use crate::files::picture::{self, Drawn, Subject};
use crate::message::Message;
use crate::play::strip;
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
use egui::{CentralPanel, Frame, Rect, Ui, UiBuilder};
use othello::rules::{Squares, Symmetry};
use outflank_core::analysis::explain::{Explanation, Marks};
use outflank_core::analysis::page;
use outflank_core::session::Action;
use outflank_core::teach::coach::at_board::Asking;
use outflank_core::teach::hint::shown::ShownHint;

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
        let space = Space {
            size: ui.available_size(),
            around: strip::STRIP + strip::LINE,
            width: shared.settings.panel_width as f32,
            has_guest: panels.has_guest(),
            two_columns: has_two_columns(ui.ctx().content_rect().size()),
        };
        side::panel_ui(ui, Arrangement::best(space), &panels, messages);
        CentralPanel::default().frame(Frame::central_panel(ui.style()).inner_margin(0)).show(ui, |ui| {
            self.board_ui(ui, shared, trace, messages);
        });
        messages.extend(self.on_graph_drawn(shared));
    }

    /// Draws the strip, the board, the legend of an overlay, and the status line, from top to bottom.
    fn board_ui(&mut self, ui: &mut Ui, shared: &Shared, trace: &mut Trace, messages: &mut Vec<Message>) {
        let whole = ui.available_rect_before_wrap();
        let above = strip::strip_height(ui, whole.width(), &self.strip_view(shared));
        let (strip, rest) = whole.split_top_bottom_at_y(whole.top() + above);
        let (rest, line) = rest.split_top_bottom_at_y(rest.bottom() - strip::LINE);
        let (field, legend) = match self.study.overlay {
            Some(_) => rest.split_top_bottom_at_y(rest.bottom() - overlays::LEGEND),
            None => (rest, rest.with_min_y(rest.bottom())),
        };
        strip::strip_ui(ui, strip, &self.strip_view(shared), messages);
        let layout = self.squares_ui(ui, field.shrink2(egui::vec2(8.0, 2.0)), shared, messages);
        trace.frame(shared.session.position().size(), layout);
        if let Some(overlay) = self.study.overlay {
            match overlay {
                Overlay::People => people::people_ui(ui, legend, &self.people_view(shared), messages),
                _ => {
                    let theme = BoardTheme::of(&shared.settings);
                    let name = Command::Overlay(overlay).entry().name();
                    overlays::legend_ui(ui, legend, (overlay, &name), shared.session.position(), theme);
                }
            }
        }
        strip::status_ui(ui, line, &self.strip_view(shared), messages);
    }

    /// Takes a picture of the review's graph, if the user asked for one and the graph is in full sight.
    fn on_graph_drawn(&mut self, shared: &Shared) -> Option<Message> {
        let rect = take_graph_place(&shared.ctx)?;
        let reviewing = self.review.reviewing().filter(|_| self.files.wants_picture());
        let svg = reviewing.map(|reviewing| page::graph_svg(reviewing.review()));
        self.on_drawn(Drawn { subject: Subject::Graph, rect, svg }, shared)
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

    fn squares_ui(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        shared: &Shared,
        messages: &mut Vec<Message>,
    ) -> Layout {
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
            legal: if may_play { position.legal_moves() } else { Squares::EMPTY },
            rings: shared.settings.show_legal_moves,
            preview: shared.settings.preview_flips.then_some(&position),
            replies: shared.settings.preview_flips,
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
            theme: BoardTheme::of(&shared.settings),
            animation: shared.animation(),
            ..BoardView::of(&position)
        };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
        let layout =
            Layout::fit(ui.available_rect_before_wrap(), view.size, view.coordinates, ui.pixels_per_point())
                .seen(view.seen);
        let response = board_ui(&mut ui, &view, &mut self.play.board);
        let svg = self.files.wants_picture().then(|| picture::diagram(&view).svg());
        messages.extend(self.on_drawn(Drawn { subject: Subject::Board, rect: layout.outer, svg }, shared));
        self.play.hovered = response.hovered;
        if let Some(square) = response.clicked {
            messages.push(Message::Game(Action::Play(square)));
        }
        if let Some(square) = response.secondary_clicked {
            self.study.marking = Some(Marking::new(ui.ctx(), &self.play.board, square));
        }
        marks::marking_ui(&ui, &mut self.study.marking, shared.session.record(), messages);
        layout
    }
}
