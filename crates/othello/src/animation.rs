//! A whole game as an animated GIF with one picture for each move, for messages and pages.
//!
//! The pictures are drawn here, pixel by pixel: flat squares, lines, and discs with soft edges. Each picture
//! after the first holds only the part that has changed.

use crate::record::{NodeId, Record};
use crate::rules::{ByColor, Color, Position, Square};
use gif::{Encoder, EncodingError, Frame, Repeat};
use std::borrow::Cow;

/// The sides of a picture and of its squares, in pixels.
const SIDE_MAX: usize = 480;
const SQUARE: std::ops::RangeInclusive<usize> = 24..=56;
/// How long a position is shown, in hundredths of a second: any, the first and the last.
const MOVE: u16 = 80;
const FIRST: u16 = 120;
const LAST: u16 = 400;
/// The shades of a disc's edge.
const SHADES: u8 = 4;

/// Red, green and blue.
type Rgb = [u8; 3];

/// The colours of the pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The squares.
    pub field: Rgb,
    /// The lines between them.
    pub grid: Rgb,
    /// The discs of both sides.
    pub discs: ByColor<Rgb>,
    /// The mark on the disc that was placed last.
    pub last_move: Rgb,
}

/// The shown line of a game from the start to its end, as the bytes of a GIF that repeats for ever.
///
/// ```
/// use othello::animation::{Colors, gif};
/// use othello::record::Record;
/// use othello::rules::{BoardSize, ByColor, Goal, Position};
/// let record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
/// let discs = ByColor::new([0; 3], [255; 3]);
/// let colors = Colors { field: [0, 110, 60], grid: [0; 3], discs, last_move: [220, 0, 0] };
/// assert!(gif(&record, &colors).unwrap().starts_with(b"GIF89a"));
/// ```
///
/// # Errors
/// When the GIF cannot be written; into memory it always can.
pub fn gif(record: &Record, colors: &Colors) -> Result<Vec<u8>, EncodingError> {
    let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.line()).collect();
    let pictures: Vec<Picture> = nodes.iter().map(|&node| Picture::at(record, node)).collect();
    let side = |picture: &Picture| (picture.width as u16, picture.height as u16);
    let (width, height) = side(&pictures[0]);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height, &palette(colors))?;
    encoder.set_repeat(Repeat::Infinite)?;
    for (at, picture) in pictures.iter().enumerate() {
        let delay = match at {
            _ if at + 1 == pictures.len() => LAST,
            0 => FIRST,
            _ => MOVE,
        };
        let before = at.checked_sub(1).map(|before| &pictures[before]);
        encoder.write_frame(&picture.frame(before, delay))?;
    }
    drop(encoder);
    Ok(bytes)
}

// The colours by their numbers: field, grid, mark, then the shades of Black's discs and of White's.
const FIELD: u8 = 0;
const GRID: u8 = 1;
const MARK: u8 = 2;
const DISCS: u8 = 3;

fn palette(colors: &Colors) -> Vec<u8> {
    let shade = |disc: Rgb, shade: u8| -> Rgb {
        let mix = |field: u8, disc: u8| {
            let (part, whole) = (u16::from(shade), u16::from(SHADES));
            ((u16::from(field) * (whole - part) + u16::from(disc) * part) / whole) as u8
        };
        std::array::from_fn(|channel| mix(colors.field[channel], disc[channel]))
    };
    let discs =
        Color::BOTH.into_iter().flat_map(|color| (1..=SHADES).map(move |n| shade(colors.discs[color], n)));
    [colors.field, colors.grid, colors.last_move].into_iter().chain(discs).flatten().collect()
}

/// A board as numbers of colours, row by row.
struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    fn at(record: &Record, node: NodeId) -> Picture {
        let last = record.move_into(node).and_then(|mv| mv.square());
        Picture::of(&record.position_at(node), last)
    }

    fn of(position: &Position, last: Option<Square>) -> Picture {
        let size = position.size();
        let (columns, rows) = (usize::from(size.width()), usize::from(size.height()));
        let square = (SIDE_MAX / columns.max(rows)).clamp(*SQUARE.start(), *SQUARE.end());
        let (width, height) = (columns * square + 1, rows * square + 1);
        let pixels = (0..width * height).map(|at| {
            let (x, y) = (at % width, at / width);
            if x % square == 0 || y % square == 0 {
                return GRID;
            }
            let Some(place) = Square::at(x / square, y / square, size) else { return GRID };
            let Some(color) = position.disc_at(place) else { return FIELD };
            // The distance from the middle of the square, in sides of a square.
            let from_middle = |at: usize| ((at % square) as f32 - 0.5 * square as f32) / square as f32;
            let (dx, dy) = (from_middle(x), from_middle(y));
            if last == Some(place) && dx.abs() + dy.abs() < 0.13 {
                return MARK;
            }
            let inside = (0.41 - dx.hypot(dy)) * square as f32 + 0.5;
            let shade = (inside.clamp(0.0, 1.0) * f32::from(SHADES)).round() as u8;
            let first = if color == Color::Black { DISCS } else { DISCS + SHADES };
            if shade == 0 { FIELD } else { first + shade - 1 }
        });
        Picture { width, height, pixels: pixels.collect() }
    }

    /// The part of the picture that differs from the one before.
    fn frame(&self, before: Option<&Picture>, delay: u16) -> Frame<'_> {
        let changed = |at: &usize| before.is_none_or(|before| before.pixels[*at] != self.pixels[*at]);
        let places = || (0..self.pixels.len()).filter(changed).map(|at| (at % self.width, at / self.width));
        let span = |of: fn((usize, usize)) -> usize| {
            // If nothing has changed, the frame is one pixel, since a frame cannot be empty.
            let (least, most) = (places().map(of).min().unwrap_or(0), places().map(of).max().unwrap_or(0));
            least..most + 1
        };
        let (columns, rows) = (span(|(x, _)| x), span(|(_, y)| y));
        let row = |y: usize| &self.pixels[y * self.width + columns.start..y * self.width + columns.end];
        Frame {
            delay,
            left: columns.start as u16,
            top: rows.start as u16,
            width: columns.len() as u16,
            height: rows.len() as u16,
            buffer: Cow::Owned(rows.clone().flat_map(|y| row(y).iter().copied()).collect()),
            ..Frame::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::tests::of_sgf;
    use crate::rules::BoardSize;

    const COLORS: Colors = Colors {
        field: [0, 100, 50],
        grid: [9, 9, 9],
        discs: ByColor { black: [0, 0, 0], white: [255, 255, 255] },
        last_move: [200, 0, 0],
    };

    #[test]
    fn every_position_of_a_game_is_seen_one_after_the_other() {
        let record = of_sgf("(;GM[2];B[f5];W[d6];B[c3])");
        let bytes = gif(&record, &COLORS).unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(&bytes[..]).unwrap();
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut seen = vec![FIELD; width * height];
        let mut delays = Vec::new();
        for node in std::iter::once(Record::ROOT).chain(record.line()) {
            let frame = decoder.read_next_frame().unwrap().unwrap();
            for (at, &pixel) in frame.buffer.iter().enumerate() {
                let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
                seen[(usize::from(frame.top) + y) * width + usize::from(frame.left) + x] = pixel;
            }
            assert_eq!(seen, Picture::at(&record, node).pixels);
            delays.push(frame.delay);
        }
        assert!(decoder.read_next_frame().unwrap().is_none());
        assert_eq!(delays, [FIRST, MOVE, MOVE, LAST]);
    }

    #[test]
    fn boards_of_every_size_have_a_picture_of_their_discs() {
        for size in BoardSize::all() {
            let picture = Picture::of(&Position::start(size), None);
            assert_eq!(picture.pixels.len(), picture.width * picture.height);
            let square = (picture.width - 1) / usize::from(size.width());
            let middle = |square_at: Square| {
                let (x, y) = (square_at.column(size), square_at.row(size));
                picture.pixels[(y * square + square / 2) * picture.width + x * square + square / 2]
            };
            for (color, first) in [(Color::Black, DISCS), (Color::White, DISCS + SHADES)] {
                let discs = Position::start(size).discs()[color];
                assert!(discs.iter().all(|disc| middle(disc) == first + SHADES - 1), "{size}");
            }
        }
    }
}
