//! Pictures of the board and of a review's graph: as they are on the screen, into the clipboard or a PNG
//! file, and in black and white, an SVG file.
//!
//! What is on the screen is asked of the window, which hands over its own picture a frame later; the dialog
//! in which the file was chosen is gone by then.

use crate::animation::{self, Colors};
use crate::app::App;
use crate::app::widgets::board::BoardView;
use crate::app::widgets::notices::Tone;
use crate::app::widgets::theme::BoardTheme;
use crate::diagram::Diagram;
use crate::text;
use egui::{Color32, ColorImage, Context, Popup, Rect};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;

/// Where a picture goes.
#[derive(Clone, Debug, PartialEq)]
pub enum Destination {
    /// The system's clipboard.
    Clipboard,
    /// A file of PNG or SVG, as its name ends.
    File(PathBuf),
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The board, with what lies on it.
    Board,
    /// The graph of the review that is open.
    Graph,
}

/// A picture that was asked for.
#[derive(Debug)]
pub enum Picture {
    /// It is taken when what it shows is in full sight.
    Wanted(Subject, Destination),
    /// The window hands over its own picture; what is wanted lies there, in points.
    Asked(Subject, Destination, Rect, Receiver<Arc<ColorImage>>),
}

/// Whether a name ends like a picture that can be written.
pub fn is_picture(name: &str) -> bool {
    let name = name.trim().to_ascii_lowercase();
    name.ends_with(".png") || is_diagram(Path::new(&name)) || is_animation(Path::new(&name))
}

/// Whether a name ends like a picture of a graph.
pub fn is_graph(name: &str) -> bool {
    let name = name.trim();
    has_ending(Path::new(name), "png") || is_diagram(Path::new(name))
}

fn is_diagram(path: &Path) -> bool {
    has_ending(path, "svg")
}

fn is_animation(path: &Path) -> bool {
    has_ending(path, "gif")
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// What the board shows, as a diagram.
pub fn diagram(view: &BoardView) -> Diagram {
    Diagram {
        last_move: view.last_move,
        values: view.notes.iter().map(|note| (note.square, note.text.clone(), note.is_best)).collect(),
        marks: view.marks.to_vec(),
        steps: view.steps.to_vec(),
        coordinates: view.coordinates,
        ..Diagram::of(view.size, view.discs)
    }
}

impl App {
    /// Writes a picture of the board to a file, or of the whole game where that moves.
    pub(super) fn save_picture(&mut self, path: PathBuf) {
        if !is_animation(&path) {
            return self.take_picture(Subject::Board, Destination::File(path));
        }
        let palette = BoardTheme::of(&self.settings).palette();
        let rgb = |color: Color32| [color.r(), color.g(), color.b()];
        let colors = Colors {
            field: rgb(palette.field.colors()[0]),
            grid: rgb(palette.grid),
            discs: palette.discs.map(|disc| rgb(disc.face)),
            last_move: rgb(palette.last_move),
        };
        let made = animation::gif(self.session.record(), &colors).map_err(|error| error.to_string());
        self.save_bytes(&path, made);
    }

    /// Takes a picture as soon as what it shows is in full sight.
    pub(in crate::app) fn take_picture(&mut self, subject: Subject, destination: Destination) {
        self.files.picture = Some(Picture::Wanted(subject, destination));
        self.ctx.request_repaint();
    }

    /// The board has been drawn there, in points, and shows this diagram: a picture that is wanted is taken.
    pub(in crate::app) fn board_is_drawn(&mut self, ctx: &Context, rect: Rect, diagram: Option<Diagram>) {
        self.is_drawn(ctx, Subject::Board, rect, diagram.map(|diagram| diagram.svg()));
    }

    /// What may be wanted as a picture has been drawn there, in points; `svg` writes the same in black and
    /// white.
    pub(in crate::app) fn is_drawn(
        &mut self,
        ctx: &Context,
        subject: Subject,
        rect: Rect,
        svg: Option<String>,
    ) {
        let is_wanted = matches!(&self.files.picture, Some(Picture::Wanted(wanted, _)) if *wanted == subject);
        if !is_wanted || self.dialogs.top().is_some() || Popup::is_any_open(ctx) {
            return;
        }
        let Some(Picture::Wanted(_, destination)) = self.files.picture.take() else { return };
        match destination {
            Destination::File(path) if is_diagram(&path) => {
                let svg = svg.ok_or_else(|| text!("file-no-review"));
                self.save_bytes(&path, svg.map(String::into_bytes));
            }
            destination => {
                let (send, receive) = channel();
                let window = ctx.clone();
                ctx.request_screenshot(move |image| {
                    // Nobody waits for it when the app is ending.
                    _ = send.send(image);
                    window.request_repaint();
                });
                self.files.picture = Some(Picture::Asked(subject, destination, rect, receive));
            }
        }
    }

    /// Takes in the window's picture, when it comes.
    pub(in crate::app) fn hear_picture(&mut self, ctx: &Context) {
        let Some(Picture::Asked(.., receive)) = &self.files.picture else { return };
        let Ok(image) = receive.try_recv() else { return };
        let Some(Picture::Asked(subject, destination, rect, _)) = self.files.picture.take() else { return };
        let part = image.region(&rect, Some(ctx.pixels_per_point()));
        match destination {
            Destination::Clipboard => {
                ctx.copy_image(part);
                let told = match subject {
                    Subject::Board => text!("copied-picture"),
                    Subject::Graph => text!("copied-graph"),
                };
                self.notices.push(Tone::Answer, told, Instant::now());
            }
            Destination::File(path) => self.save_bytes(&path, png(&part)),
        }
    }
}

/// A file of PNG, without transparency.
fn png(image: &ColorImage) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let [width, height] = image.size.map(|side| side as u32);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let pixels: Vec<u8> = image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(&pixels))
        .map_err(|error| error.to_string())?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_png_reads_back() {
        let pixels =
            vec![Color32::RED, Color32::GREEN, Color32::BLUE, Color32::WHITE, Color32::BLACK, Color32::GRAY];
        let bytes = png(&ColorImage::new([3, 2], pixels)).unwrap();
        let read = image::load_from_memory(&bytes).unwrap().into_rgb8();
        assert_eq!(read.dimensions(), (3, 2));
        assert_eq!((read.get_pixel(2, 0).0, read.get_pixel(1, 1).0), ([0, 0, 255], [0, 0, 0]));
    }

    #[test]
    fn names_of_pictures() {
        assert!(
            is_picture("game.GIF")
                && is_picture("board.png")
                && is_picture(" Board.SVG ")
                && !is_picture("board.jpg")
        );
        assert!(!is_picture("png"));
        assert!(is_graph("graph.PNG") && is_graph(" graph.svg") && !is_graph("graph.gif"));
    }
}
