//! The game in the window: its panels beside the board, and the board between the strip and the line.

use super::App;
use super::command::Command;
use super::files::picture::{self, Drawn, Subject};
use super::message::Message;
use super::play::strip;
use super::review::take_graph_place;
use super::side;
use super::side::arrangement::{Arrangement, Space, has_two_columns};
use super::study::marks::{self, Marking};
use super::study::overlays::Overlay;
use super::study::{analysis, overlays, people};
use super::widgets::board::{BoardView, Layout, board_ui};
use super::widgets::theme::BoardTheme;
use egui::{CentralPanel, Context, Frame, Rect, Ui, UiBuilder};
use othello::rules::{Squares, Symmetry};
use outflank_core::analysis::page;
use outflank_core::session::Action;
use outflank_core::teach::hint::told::Told;

impl App {
    /// The game that is played: its panels and its board.
    pub(super) fn game_ui(&mut self, ui: &mut Ui, messages: &mut Vec<Message>) {
        let panels = self.panels();
        let space = Space {
            size: ui.available_size(),
            around: strip::STRIP + strip::LINE,
            width: self.settings.panel_width as f32,
            has_guest: panels.has_guest(),
            two_columns: has_two_columns(ui.ctx().content_rect().size()),
        };
        side::panel_ui(ui, Arrangement::best(space), &panels, messages);
        CentralPanel::default().frame(Frame::central_panel(ui.style()).inner_margin(0)).show(ui, |ui| {
            self.board_ui(ui, messages);
        });
        self.graph_is_drawn(ui.ctx());
        // What a message changes is new in the next frame.
        self.position_changed = false;
    }

    /// The strip, the board and the line, one under another.
    fn board_ui(&mut self, ui: &mut Ui, messages: &mut Vec<Message>) {
        let whole = ui.available_rect_before_wrap();
        let (strip, rest) = whole.split_top_bottom_at_y(whole.top() + strip::STRIP);
        let (rest, line) = rest.split_top_bottom_at_y(rest.bottom() - strip::LINE);
        let (field, legend) = match self.study.overlay {
            Some(_) => rest.split_top_bottom_at_y(rest.bottom() - overlays::LEGEND),
            None => (rest, rest.with_min_y(rest.bottom())),
        };
        strip::strip_ui(ui, strip, &self.strip_view(), messages);
        self.squares_ui(ui, field.shrink2(egui::vec2(8.0, 2.0)), messages);
        if let Some(overlay) = self.study.overlay {
            match overlay {
                Overlay::People => people::people_ui(ui, legend, &self.people_view(), messages),
                _ => {
                    let theme = BoardTheme::of(&self.settings);
                    let name = Command::Overlay(overlay).entry().name();
                    overlays::legend_ui(ui, legend, (overlay, &name), self.session.position(), theme);
                }
            }
        }
        strip::status_ui(ui, line, &self.strip_view(), messages);
    }

    /// A picture of the review's graph is taken where one is wanted.
    fn graph_is_drawn(&mut self, ctx: &Context) {
        let Some(rect) = take_graph_place(ctx) else { return };
        let reviewing = self.review.reviewing().filter(|_| self.files.wants_picture());
        let svg = reviewing.map(|reviewing| page::graph_svg(reviewing.review()));
        self.is_drawn(Drawn { subject: Subject::Graph, rect, svg });
    }

    /// What lies under no dialog may become a picture.
    fn is_drawn(&mut self, drawn: Drawn) {
        if self.dialogs.top().is_none() {
            let message = self.files.is_drawn(&self.ctx, drawn);
            self.route(message);
        }
    }

    fn squares_ui(&mut self, ui: &mut Ui, rect: Rect, messages: &mut Vec<Message>) {
        let position = *self.session.position();
        let may_play = self.session.accepts_move();
        let signs = self.study.overlay.map(|overlay| overlay.signs(&position)).unwrap_or_default();
        let known = self.study.analyst.study.analysis().filter(|_| self.settings.show_values);
        let mut notes = match self.study.people() {
            Some(people) => people::notes(people, self.known_moves()),
            None => known
                .map(|knowledge| analysis::notes(&position, knowledge, self.opinions()))
                .unwrap_or_default(),
        };
        // Two things on one square could not be read.
        notes.retain(|note| signs.iter().all(|(square, _)| *square != note.square));
        let hints = self.play.hint.as_ref().map(Told::squares).unwrap_or_default();
        let record = self.session.record();
        let marks = record.annotations(record.cursor()).map_or(Vec::new(), |notes| notes.marks().to_vec());
        let view = BoardView {
            legal: if may_play { position.legal_moves() } else { Squares::EMPTY },
            rings: self.settings.show_legal_moves,
            preview: self.settings.preview_flips.then_some(&position),
            replies: self.settings.preview_flips,
            last_move: self.session.last_placed().filter(|_| self.settings.mark_last_move),
            flipped: if self.settings.mark_last_move { self.session.last_flipped() } else { Squares::EMPTY },
            hints: &hints,
            notes: if self.study.line_pointed.is_empty() { &notes } else { &[] },
            signs: &signs,
            marks: &marks,
            steps: &self.study.line_pointed,
            coordinates: self.settings.show_coordinates,
            seen: Symmetry::turned(self.settings.board_turns, self.settings.board_mirrored, position.size()),
            theme: BoardTheme::of(&self.settings),
            animation: self.animation(),
            ..BoardView::of(&position)
        };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
        let layout =
            Layout::fit(ui.available_rect_before_wrap(), view.size, view.coordinates, ui.pixels_per_point())
                .seen(view.seen);
        let response = board_ui(&mut ui, &view, &mut self.play.board);
        let svg = self.files.wants_picture().then(|| picture::diagram(&view).svg());
        self.trace.frame(view.size, layout);
        self.is_drawn(Drawn { subject: Subject::Board, rect: layout.outer, svg });
        self.play.hovered = response.hovered;
        if let Some(square) = response.clicked {
            messages.push(Message::Do(Action::Play(square)));
        }
        if let Some(square) = response.secondary_clicked {
            self.study.marking = Some(Marking::new(ui.ctx(), &self.play.board, square));
        }
        marks::marking_ui(&ui, &mut self.study.marking, self.session.record(), messages);
    }
}
