//! Small icons painted as strokes, for signs that the fonts lack, and the button that carries one.

use egui::epaint::PathShape;
use egui::{
    Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    vec2,
};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// Defines the icons and the list of them.
macro_rules! icons {
    ($($icon:ident)*) => {
        /// An icon, named after what it means.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon { $($icon),* }

        impl Icon {
            /// All of them.
            pub const ALL: &[Icon] = &[$(Icon::$icon),*];
        }
    };
}

// `NoStar` is a star that is still to be won.
icons! {
    New Undo Redo First Previous Next Last PreviousMistake NextMistake Play Pause Stop Hint Edit Menu Settings
    Check Cross Right Up Down Unfold Warning Info Star NoStar
}

/// A square button with an icon; `name` is its tooltip and what a screen reader calls it.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let side = ui.spacing().interact_size.y.max(26.0);
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
        if ui.is_rect_visible(rect) {
            let visuals = ui.style().interact(&response);
            let (round, fill, line) = (visuals.corner_radius, visuals.weak_bg_fill, visuals.bg_stroke);
            ui.painter().rect(rect, round, fill, line, StrokeKind::Inside);
            if response.has_focus() {
                let ring = Stroke::new(2.0, ui.visuals().hyperlink_color);
                ui.painter().rect_stroke(rect, round, ring, StrokeKind::Inside);
            }
            paint(ui.painter(), icon, rect.shrink(side * 0.22), visuals.fg_stroke.color);
        }
        response.on_hover_text(name).on_disabled_hover_text(name)
    })
}

/// An icon as high as text; it says nothing to a screen reader, so a text must stand beside it.
pub fn icon_ui(ui: &mut Ui, icon: Icon, color: Color32) {
    let side = ui.text_style_height(&egui::TextStyle::Body);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint(ui.painter(), icon, rect.shrink(side * 0.1), color);
    }
}

/// Paints an icon into a rectangle.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, color: Color32) {
    let mirrored = matches!(icon, Icon::Redo | Icon::Next | Icon::Last | Icon::NextMistake);
    let pen = Pen { painter, rect, mirrored, color, width: (rect.width() * 0.11).max(1.3) };
    match icon {
        Icon::New => pen.lines(&[&[(0.5, 0.05), (0.5, 0.95)], &[(0.05, 0.5), (0.95, 0.5)]]),
        Icon::Undo | Icon::Redo => pen.turn_back(),
        // Steps are open angles, so that they differ from the solid triangle of "play".
        Icon::First | Icon::Last => {
            pen.lines(&[&[(0.12, 0.1), (0.12, 0.9)], &[(0.84, 0.1), (0.42, 0.5), (0.84, 0.9)]]);
        }
        Icon::Previous | Icon::Next => pen.lines(&[&[(0.68, 0.06), (0.24, 0.5), (0.68, 0.94)]]),
        // A step, and the mark that mistakes have on the graph.
        Icon::PreviousMistake | Icon::NextMistake => {
            pen.lines(&[&[(0.38, 0.1), (0.0, 0.5), (0.38, 0.9)]]);
            pen.fill(&[(0.76, 0.2), (1.04, 0.5), (0.76, 0.8), (0.48, 0.5)]);
        }
        Icon::Play => pen.fill(&[(0.20, 0.02), (0.96, 0.5), (0.20, 0.98)]),
        Icon::Pause => {
            pen.fill(&[(0.16, 0.06), (0.40, 0.06), (0.40, 0.94), (0.16, 0.94)]);
            pen.fill(&[(0.60, 0.06), (0.84, 0.06), (0.84, 0.94), (0.60, 0.94)]);
        }
        Icon::Stop => pen.fill(&[(0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)]),
        Icon::Hint => {
            for tip in 0..4 {
                let angle = FRAC_PI_2 * tip as f32;
                let at = |angle: f32, reach: f32| (0.5 + reach * angle.cos(), 0.5 + reach * angle.sin());
                let (before, after) = (at(angle - PI / 4.0, 0.17), at(angle + PI / 4.0, 0.17));
                pen.fill(&[(0.5, 0.5), before, at(angle, 0.55), after]);
            }
        }
        Icon::Edit => {
            let outline =
                [(0.05, 0.95), (0.12, 0.66), (0.74, 0.04), (0.96, 0.26), (0.34, 0.88), (0.05, 0.95)];
            pen.lines(&[&outline, &[(0.58, 0.20), (0.80, 0.42)]]);
        }
        Icon::Menu => [0.16, 0.5, 0.84].into_iter().for_each(|y| pen.lines(&[&[(0.05, y), (0.95, y)]])),
        Icon::Settings => {
            // Three sliders.
            for (y, knob) in [(0.14, 0.68), (0.5, 0.28), (0.86, 0.58)] {
                pen.lines(&[&[(0.0, y), (knob - 0.13, y)], &[(knob + 0.13, y), (1.0, y)]]);
                pen.ring((knob, y), 0.12);
            }
        }
        Icon::Check => pen.lines(&[&[(0.06, 0.54), (0.36, 0.84), (0.94, 0.16)]]),
        Icon::Cross => pen.lines(&[&[(0.1, 0.1), (0.9, 0.9)], &[(0.9, 0.1), (0.1, 0.9)]]),
        Icon::Right => pen.arrow(0.0),
        Icon::Up => pen.arrow(-FRAC_PI_2),
        Icon::Down => pen.arrow(FRAC_PI_2),
        // As on a box that unfolds a list when it is clicked.
        Icon::Unfold => pen.fill(&[(0.0, 0.26), (1.0, 0.26), (0.5, 0.86)]),
        Icon::Warning => {
            pen.lines(&[&[(0.5, 0.04), (1.0, 0.94), (0.0, 0.94), (0.5, 0.04)], &[(0.5, 0.36), (0.5, 0.62)]]);
            pen.dot((0.5, 0.77));
        }
        Icon::Info => {
            pen.ring((0.5, 0.5), 0.48);
            pen.lines(&[&[(0.5, 0.45), (0.5, 0.74)]]);
            pen.dot((0.5, 0.27));
        }
        Icon::Star => fill_star(painter, rect.center(), &pen.star(), color),
        Icon::NoStar => {
            let mut points = pen.star();
            points.push(points[0]);
            pen.line(points);
        }
    }
}

/// Points around a centre, the first one above it; their distances from it repeat `reaches`.
pub fn star_points(center: Pos2, reaches: &[f32], n_points: usize) -> Vec<Pos2> {
    let point = |i: usize| {
        center + reaches[i % reaches.len()] * Vec2::angled(TAU * (i as f32 / n_points as f32 - 0.25))
    };
    (0..n_points).map(point).collect()
}

/// Fills a star. It is not convex, so each of its tips is a kite from the centre.
pub fn fill_star(painter: &Painter, center: Pos2, points: &[Pos2], color: Color32) {
    for tip in (0..points.len()).step_by(2) {
        let before = points[(tip + points.len() - 1) % points.len()];
        let kite = vec![center, before, points[tip], points[tip + 1]];
        painter.add(Shape::convex_polygon(kite, color, Stroke::NONE));
    }
}

/// Draws in a rectangle whose corners are (0, 0) and (1, 1).
struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    /// Whether to swap left and right.
    mirrored: bool,
    color: Color32,
    width: f32,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        let x = if self.mirrored { 1.0 - x } else { x };
        self.rect.min + vec2(x, y) * self.rect.size()
    }

    /// A line with round ends.
    fn line(&self, points: Vec<Pos2>) {
        for end in [points[0], points[points.len() - 1]] {
            self.painter.circle_filled(end, self.width / 2.0, self.color);
        }
        self.painter.add(PathShape::line(points, Stroke::new(self.width, self.color)));
    }

    fn lines(&self, lines: &[&[(f32, f32)]]) {
        for line in lines {
            self.line(line.iter().map(|&point| self.at(point)).collect());
        }
    }

    /// The corners of a star.
    fn star(&self) -> Vec<Pos2> {
        let side = self.rect.width();
        star_points(self.at((0.5, 0.54)), &[0.55 * side, 0.24 * side], 10)
    }

    /// A convex shape.
    fn fill(&self, corners: &[(f32, f32)]) {
        let corners = corners.iter().map(|&corner| self.at(corner)).collect();
        self.painter.add(Shape::convex_polygon(corners, self.color, Stroke::NONE));
    }

    fn ring(&self, center: (f32, f32), radius: f32) {
        let radius = radius * self.rect.width();
        self.painter.circle_stroke(self.at(center), radius, Stroke::new(self.width, self.color));
    }

    fn dot(&self, center: (f32, f32)) {
        self.painter.circle_filled(self.at(center), 0.07 * self.rect.width(), self.color);
    }

    fn arrow(&self, angle: f32) {
        let turn = |x: f32, y: f32| {
            let (sin, cos) = angle.sin_cos();
            (0.5 + x * cos - y * sin, 0.5 + x * sin + y * cos)
        };
        self.lines(&[
            &[turn(-0.45, 0.0), turn(0.42, 0.0)],
            &[turn(0.08, -0.34), turn(0.42, 0.0), turn(0.08, 0.34)],
        ]);
    }

    /// An arrow that bends back to the left.
    fn turn_back(&self) {
        // From the head along the upper edge, then half a circle, then back along the lower edge.
        let half_circle = (0..=12).map(|i| {
            let (sin, cos) = (TAU / 4.0 - PI * i as f32 / 12.0).sin_cos();
            (0.68 + 0.28 * cos, 0.60 - 0.28 * sin)
        });
        let shaft: Vec<_> = [(0.06, 0.32)].into_iter().chain(half_circle).chain([(0.24, 0.88)]).collect();
        self.lines(&[&[(0.30, 0.06), (0.04, 0.32), (0.30, 0.58)], &shaft]);
    }
}
