//! The faces of the characters, drawn from circles, ellipses and triangles, so they are always sharp; and the
//! discs with a letter that stand for people.

use super::cards::character_words;
use super::theme::rgb;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};
use engine::human::Character;
use engine::players::Player;

const BLACK: Color32 = Color32::from_rgb(28, 26, 30);
const WHITE: Color32 = Color32::from_rgb(250, 248, 242);
const PINK: Color32 = Color32::from_rgb(236, 150, 160);
const ORANGE: Color32 = Color32::from_rgb(240, 140, 40);

/// Draws a face, `side` points wide and high.
pub fn face_ui(ui: &mut Ui, character: Character, side: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint(ui.painter(), rect, character);
    response.on_hover_text(character_words(character))
}

/// Draws a player's face in a row, `side` points wide and high.
pub fn player_ui(ui: &mut Ui, player: Player, name: &str, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_player(ui, rect.shrink(1.0), player, name);
}

/// Draws a player: a person as the first letter of the name on a disc whose colour follows from the name, a
/// computer by its character or as a robot, on a light circle that sets it off from a dark window.
pub fn paint_player(ui: &Ui, rect: Rect, player: Player, name: &str) {
    /// White letters stand out from all of them.
    const COLORS: [u32; 8] = [0x8a3b3b, 0x2f6690, 0x58702a, 0x6b4c9a, 0x8f5a1e, 0x1f7468, 0xa0446e, 0x4a5568];
    let painter = ui.painter();
    let ground = |fill, line| {
        painter.circle(rect.center(), rect.width() / 2.0 + 1.0, fill, Stroke::new(1.0, line));
    };
    if player == Player::Human {
        let add = |sum: usize, byte: u8| sum.wrapping_mul(31).wrapping_add(byte.into());
        let color = rgb(COLORS[name.bytes().fold(0, add) % COLORS.len()]);
        let letter: String = name.trim().chars().take(1).flat_map(char::to_uppercase).collect();
        ground(color, color);
        let font = FontId::proportional(0.56 * rect.width());
        painter.text(rect.center(), Align2::CENTER_CENTER, letter, font, WHITE);
        return;
    }
    ground(Color32::from_rgb(226, 230, 224), ui.visuals().weak_text_color().gamma_multiply(0.5));
    match player {
        Player::Character(character) => paint(painter, rect, character),
        _ => painter.extend(drawn(rect.shrink(0.08 * rect.width()), robot)),
    }
}

/// Draws a face into a square.
pub fn paint(painter: &Painter, rect: Rect, character: Character) {
    painter.extend(drawn(rect, |face| draw(face, character)));
}

/// A drawing whose middle is 0 and whose edges are −1 and 1, y downwards.
struct Drawing {
    rect: Rect,
    shapes: Vec<Shape>,
}

impl Drawing {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.rect.center() + vec2(x, y) * 0.5 * self.rect.width()
    }

    fn length(&self, length: f32) -> f32 {
        length * 0.5 * self.rect.width()
    }

    fn disc(&mut self, x: f32, y: f32, radius: f32, color: Color32) {
        self.shapes.push(Shape::circle_filled(self.at(x, y), self.length(radius), color));
    }

    fn ellipse(&mut self, x: f32, y: f32, radii: [f32; 2], color: Color32) {
        let radii = vec2(self.length(radii[0]), self.length(radii[1]));
        self.shapes.push(Shape::ellipse_filled(self.at(x, y), radii, color));
    }

    fn triangle(&mut self, corners: [[f32; 2]; 3], color: Color32) {
        let corners = corners.map(|[x, y]| self.at(x, y)).to_vec();
        self.shapes.push(Shape::convex_polygon(corners, color, Stroke::NONE));
    }

    fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32, color: Color32) {
        let ends = [self.at(from[0], from[1]), self.at(to[0], to[1])];
        self.shapes.push(Shape::line_segment(ends, Stroke::new(self.length(width), color)));
    }

    /// Draws something on the left and on the right: `draw` gets the side as −1 or 1.
    fn both(&mut self, mut draw: impl FnMut(&mut Drawing, f32)) {
        [-1.0, 1.0].into_iter().for_each(|side| draw(self, side));
    }

    fn eyes(&mut self, x: f32, y: f32, radius: f32) {
        self.both(|face, side| {
            face.disc(side * x, y, radius, BLACK);
            face.disc(side * x + 0.3 * radius, y - 0.35 * radius, 0.35 * radius, WHITE);
        });
    }

    /// Eyes of white with a dark middle.
    fn wide_eyes(&mut self, x: f32, y: f32, radius: f32) {
        self.both(|face, side| face.disc(side * x, y, radius, WHITE));
        self.eyes(x, y, 0.55 * radius);
    }
}

fn drawn(rect: Rect, draw: impl FnOnce(&mut Drawing)) -> Vec<Shape> {
    let mut face = Drawing { rect, shapes: Vec::new() };
    draw(&mut face);
    face.shapes
}

fn draw(face: &mut Drawing, character: Character) {
    match character {
        Character::Duckling => {
            let yellow = Color32::from_rgb(250, 212, 70);
            face.both(|face, side| face.line([0.0, -0.7], [0.16 * side, -0.95], 0.08, yellow));
            face.disc(0.0, 0.05, 0.82, yellow);
            face.eyes(0.32, -0.12, 0.13);
            face.ellipse(0.0, 0.3, [0.4, 0.19], ORANGE);
            face.line([-0.38, 0.3], [0.38, 0.3], 0.04, Color32::from_rgb(170, 90, 20));
        }
        Character::Magpie => {
            face.disc(0.0, 0.0, 0.88, Color32::from_rgb(40, 44, 62));
            face.ellipse(0.0, 0.62, [0.52, 0.26], WHITE);
            face.wide_eyes(0.36, -0.18, 0.24);
            face.triangle([[-0.2, 0.08], [0.2, 0.08], [0.0, 0.55]], Color32::from_rgb(120, 124, 140));
        }
        Character::Hedgehog => {
            let spikes = Color32::from_rgb(104, 76, 56);
            for spike in 0..15 {
                let angle = std::f32::consts::PI * (0.9 + 1.2 * spike as f32 / 14.0);
                let (tip, half_base) = (Vec2::angled(angle), 0.14 * Vec2::angled(angle).rot90());
                let corners = [0.98 * tip, 0.6 * tip + half_base, 0.6 * tip - half_base];
                face.triangle(corners.map(|corner| [corner.x, corner.y]), spikes);
            }
            face.disc(0.0, 0.0, 0.72, spikes);
            face.ellipse(0.0, 0.28, [0.58, 0.52], Color32::from_rgb(232, 200, 160));
            face.eyes(0.24, 0.12, 0.11);
            face.disc(0.0, 0.42, 0.14, BLACK);
        }
        Character::Crab => {
            let red = Color32::from_rgb(220, 72, 56);
            face.both(|face, side| {
                face.line([0.55 * side, 0.1], [0.74 * side, -0.45], 0.14, red);
                face.disc(0.72 * side, -0.58, 0.26, red);
                face.triangle([[0.72 * side, -0.55], [0.56 * side, -0.9], [0.88 * side, -0.9]], WHITE);
                face.line([0.25 * side, -0.1], [0.25 * side, -0.45], 0.1, red);
                for rise in [0.35, 0.6] {
                    face.line([0.6 * side, rise], [0.95 * side, rise + 0.25], 0.1, red);
                }
            });
            face.ellipse(0.0, 0.3, [0.78, 0.52], red);
            face.wide_eyes(0.25, -0.45, 0.2);
            face.line([-0.25, 0.45], [0.25, 0.45], 0.07, Color32::from_rgb(120, 30, 24));
        }
        Character::Mole => {
            let fur = Color32::from_rgb(92, 86, 96);
            face.disc(0.0, -0.05, 0.82, fur);
            face.both(|face, side| {
                face.ellipse(0.62 * side, 0.7, [0.28, 0.2], PINK);
                face.disc(0.3 * side, -0.22, 0.08, BLACK);
            });
            face.ellipse(0.0, 0.22, [0.4, 0.34], Color32::from_rgb(130, 122, 132));
            face.disc(0.0, 0.1, 0.17, PINK);
        }
        Character::Fox => {
            let fur = Color32::from_rgb(226, 116, 44);
            face.both(|face, side| {
                face.triangle([[0.3 * side, -0.45], [0.9 * side, -0.3], [0.75 * side, -0.98]], fur);
                face.triangle([[0.5 * side, -0.5], [0.8 * side, -0.42], [0.72 * side, -0.8]], BLACK);
            });
            face.triangle([[-0.95, -0.35], [0.95, -0.35], [0.0, 0.95]], fur);
            face.ellipse(0.0, -0.32, [0.9, 0.3], fur);
            face.both(|face, side| {
                face.triangle([[0.88 * side, -0.2], [0.1 * side, 0.3], [0.0, 0.92]], WHITE)
            });
            face.eyes(0.34, -0.18, 0.12);
            face.disc(0.0, 0.82, 0.14, BLACK);
        }
        Character::Squirrel => {
            let fur = Color32::from_rgb(168, 88, 48);
            face.both(|face, side| {
                face.triangle([[0.25 * side, -0.5], [0.75 * side, -0.35], [0.68 * side, -0.98]], fur);
            });
            face.disc(0.0, 0.05, 0.78, fur);
            face.both(|face, side| {
                face.ellipse(0.3 * side, 0.38, [0.34, 0.28], Color32::from_rgb(244, 222, 196))
            });
            face.eyes(0.36, -0.12, 0.15);
            face.ellipse(0.0, 0.2, [0.12, 0.09], BLACK);
            face.both(|face, side| {
                let tooth =
                    Rect::from_center_size(face.at(0.07 * side, 0.52), Vec2::splat(face.length(0.13)));
                face.shapes.push(Shape::rect_filled(tooth, 0.0, WHITE));
            });
        }
        Character::Heron => {
            let gray = Color32::from_rgb(160, 178, 196);
            face.line([-0.35, 0.1], [-0.3, 0.85], 0.34, gray);
            face.triangle([[-0.1, -0.3], [-0.1, 0.12], [0.98, 0.0]], Color32::from_rgb(238, 176, 60));
            face.disc(-0.25, -0.15, 0.5, gray);
            face.line([-0.5, -0.5], [-0.95, -0.3], 0.12, BLACK);
            face.line([-0.1, -0.42], [-0.6, -0.46], 0.14, BLACK);
            face.disc(-0.08, -0.2, 0.16, WHITE);
            face.disc(-0.05, -0.2, 0.09, BLACK);
        }
        Character::Badger => {
            face.both(|face, side| {
                face.disc(0.62 * side, -0.6, 0.22, BLACK);
                face.disc(0.62 * side, -0.6, 0.1, WHITE);
            });
            face.disc(0.0, 0.0, 0.82, WHITE);
            face.both(|face, side| face.ellipse(0.36 * side, -0.08, [0.19, 0.66], BLACK));
            face.both(|face, side| {
                face.disc(0.34 * side, -0.12, 0.1, WHITE);
                face.disc(0.34 * side, -0.12, 0.06, BLACK);
            });
            face.ellipse(0.0, 0.56, [0.2, 0.15], BLACK);
        }
        Character::Owl => {
            let brown = Color32::from_rgb(128, 96, 66);
            face.both(|face, side| {
                face.triangle([[0.2 * side, -0.6], [0.8 * side, -0.4], [0.78 * side, -0.98]], brown)
            });
            face.disc(0.0, 0.05, 0.84, brown);
            face.both(|face, side| face.disc(0.36 * side, -0.12, 0.4, Color32::from_rgb(214, 188, 150)));
            face.wide_eyes(0.36, -0.12, 0.3);
            face.triangle([[-0.14, 0.18], [0.14, 0.18], [0.0, 0.48]], ORANGE);
            face.both(|face, side| face.line([0.12 * side, 0.62], [0.3 * side, 0.7], 0.06, WHITE));
        }
    }
}

fn robot(face: &mut Drawing) {
    let (steel, dark) = (Color32::from_rgb(128, 150, 164), Color32::from_rgb(52, 66, 76));
    face.line([0.0, -0.6], [0.0, -0.86], 0.1, dark);
    face.disc(0.0, -0.86, 0.13, ORANGE);
    let head = Rect::from_two_pos(face.at(-0.74, -0.55), face.at(0.74, 0.72));
    face.shapes.push(Shape::rect_filled(head, face.length(0.3), steel));
    face.wide_eyes(0.32, -0.02, 0.24);
    face.line([-0.34, 0.42], [0.34, 0.42], 0.12, dark);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn every_face_is_drawn_within_its_square_and_like_no_other() {
        let rect = Rect::from_min_size(pos2(10.0, 20.0), Vec2::splat(100.0));
        let all = Character::ALL.map(|character| drawn(rect, |face| draw(face, character)));
        for (character, face) in Character::ALL.iter().zip(&all) {
            let area = face.iter().fold(Rect::NOTHING, |sum, shape| sum.union(shape.visual_bounding_rect()));
            assert!(rect.expand(2.0).contains_rect(area), "{character:?}: {area}");
            assert!(area.width() > 60.0 && area.height() > 60.0, "{character:?}: {area}");
            assert_eq!(all.iter().filter(|other| *other == face).count(), 1);
        }
    }
}
