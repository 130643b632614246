//! Pictures of the board and of a review's graph: as on the screen, to the clipboard or a PNG file, or in
//! black and white, to an SVG file.
//!
//! A picture of the screen comes from the window a frame after the request, when the dialog in which the file
//! was chosen is gone.

use super::Room;
use crate::shared::Shared;
use crate::widgets::board::BoardView;
use crate::widgets::theme::BoardTheme;
use egui::{Color32, ColorImage, Context, Popup, Rect};
use othello::animation::{self, Colors};
use othello::diagram::Diagram;
use services::storage::picture::png;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use system::disk::{has_ending, save};
use texts::text;

#[derive(Clone, Debug, PartialEq)]
pub enum Destination {
    Clipboard,
    /// A PNG or SVG file, by the ending of its name.
    File(PathBuf),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSubject {
    Board,
    /// The graph of the review that is open.
    Graph,
}

#[derive(Debug)]
pub enum Picture {
    /// It is taken when what it shows is in full sight.
    Wanted(PictureSubject, Destination),
    /// The window's picture was requested, of which the part at this place, in points, is wanted.
    Asked(PictureSubject, Destination, Rect, Receiver<Arc<ColorImage>>),
}

/// What the board shows, as a diagram.
pub fn diagram(view: &BoardView) -> Diagram {
    Diagram {
        last_move: view.last_move,
        values: view.notes.iter().map(|note| (note.square, note.text.clone(), note.is_best)).collect(),
        marks: view.marks.to_vec(),
        arrows: view.arrows.to_vec(),
        steps: view.steps.to_vec(),
        coordinates: view.coordinates,
        ..Diagram::of(view.size, view.discs)
    }
}

/// A part of the window of which pictures can be taken.
pub(crate) struct Drawn {
    pub subject: PictureSubject,
    /// Where it was drawn, in points.
    pub rect: Rect,
    /// The same in black and white, where that can be made.
    pub svg: Option<String>,
}

/// The whole game, move by move, in the colours of the board.
pub(super) fn animation(shared: &Shared) -> Result<Vec<u8>, String> {
    let palette = BoardTheme::shown(&shared.ctx).palette();
    let rgb = |color: Color32| [color.r(), color.g(), color.b()];
    let colors = Colors {
        field: rgb(palette.field.colors()[0]),
        grid: rgb(palette.grid),
        discs: palette.discs.map(|disc| rgb(disc.face)),
        last_move: rgb(palette.last_move),
    };
    animation::gif(&shared.record().whole_game(), &colors).map_err(|error| error.to_string())
}

impl Room {
    /// Takes a picture as soon as what it shows is in full sight.
    pub(crate) fn take_picture(&mut self, ctx: &Context, subject: PictureSubject, to: Destination) {
        self.picture = Some(Picture::Wanted(subject, to));
        ctx.request_repaint();
    }

    pub(crate) fn wants_picture(&self) -> bool {
        self.picture.is_some()
    }

    /// Takes a picture of what was drawn in full sight, if it is wanted. Returns the result once written.
    pub(crate) fn on_drawn(&mut self, ctx: &Context, drawn: Drawn) -> Option<Result<String, String>> {
        let is_wanted =
            |picture: &mut Picture| matches!(picture, Picture::Wanted(wanted, _) if *wanted == drawn.subject);
        if Popup::is_any_open(ctx) {
            return None;
        }
        let Picture::Wanted(subject, destination) = self.picture.take_if(is_wanted)? else { return None };
        if let Destination::File(path) = &destination
            && has_ending(path, "svg")
        {
            let svg = drawn.svg.ok_or_else(|| text!("file-no-review"));
            return Some(save(path, svg.map(String::into_bytes)));
        }
        let (send, receive) = channel();
        let window = ctx.clone();
        ctx.request_screenshot(move |image| {
            // The receiver is gone when the app is ending.
            _ = send.send(image);
            window.request_repaint();
        });
        self.picture = Some(Picture::Asked(subject, destination, drawn.rect, receive));
        None
    }

    /// Collects the window's picture, when it comes. Returns the result.
    pub(super) fn poll_picture(&mut self, ctx: &Context) -> Option<Result<String, String>> {
        let Some(Picture::Asked(.., receive)) = &self.picture else { return None };
        let image = receive.try_recv().ok()?;
        let Picture::Asked(subject, destination, rect, _) = self.picture.take()? else { return None };
        let part = image.region(&rect, Some(ctx.pixels_per_point()));
        match destination {
            Destination::Clipboard => {
                ctx.copy_image(part);
                Some(Ok(match subject {
                    PictureSubject::Board => text!("copied-picture"),
                    PictureSubject::Graph => text!("copied-graph"),
                }))
            }
            Destination::File(path) => {
                let pixels = part.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]);
                Some(save(&path, png(part.size, &pixels.collect::<Vec<_>>())))
            }
        }
    }
}
