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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSubject {
    Board,
    /// The graph of the review that is open.
    Graph,
}

/// A request for a picture. The room takes it when the subject is in full sight.
pub struct Picture {
    subject: PictureSubject,
    /// A PNG or SVG file, by the ending of its name; without one the picture goes to the clipboard.
    file: Option<PathBuf>,
    /// The part of the window that is wanted, in points, once the window's picture was requested.
    asked: Option<(Rect, Receiver<Arc<ColorImage>>)>,
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
        ..Diagram::of(view.position.size(), view.discs)
    }
}

/// A part of the window of which pictures can be taken.
pub(crate) struct Drawn {
    pub subject: PictureSubject,
    /// Where it was drawn, in points.
    pub rect: Rect,
    /// The subject as an SVG file in black and white; `None` if no picture is wanted or no review is open.
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
    /// Requests a picture, to a file or else to the clipboard, for when the subject is in full sight.
    pub(crate) fn take_picture(&mut self, ctx: &Context, subject: PictureSubject, file: Option<PathBuf>) {
        self.picture = Some(Picture { subject, file, asked: None });
        ctx.request_repaint();
    }

    pub(crate) fn wants_picture(&self) -> bool {
        self.picture.is_some()
    }

    /// Takes the requested picture if its subject was now drawn in full sight. Returns the result for an SVG.
    pub(crate) fn on_drawn(&mut self, ctx: &Context, drawn: Drawn) -> Option<Result<String, String>> {
        let is_wanted = |picture: &&mut Picture| picture.subject == drawn.subject && picture.asked.is_none();
        let picture = self.picture.as_mut().filter(is_wanted).filter(|_| !Popup::is_any_open(ctx))?;
        if let Some(path) = picture.file.take_if(|path| has_ending(path, "svg")) {
            self.picture = None;
            let svg = drawn.svg.ok_or_else(|| text!("file-no-review"));
            return Some(save(&path, svg.map(String::into_bytes)));
        }
        let (send, receive) = channel();
        let window = ctx.clone();
        ctx.request_screenshot(move |image| {
            // The receiver is gone when the app is ending.
            _ = send.send(image);
            window.request_repaint();
        });
        picture.asked = Some((drawn.rect, receive));
        None
    }

    /// Collects the window's picture, when it comes. Returns the result.
    pub(super) fn poll_picture(&mut self, ctx: &Context) -> Option<Result<String, String>> {
        let (rect, receive) = self.picture.as_ref()?.asked.as_ref()?;
        let part = receive.try_recv().ok()?.region(rect, Some(ctx.pixels_per_point()));
        let Picture { subject, file, .. } = self.picture.take()?;
        match file {
            None => {
                ctx.copy_image(part);
                Some(Ok(match subject {
                    PictureSubject::Board => text!("copied-picture"),
                    PictureSubject::Graph => text!("copied-graph"),
                }))
            }
            Some(path) => {
                let pixels = part.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]);
                Some(save(&path, png(part.size, &pixels.collect::<Vec<_>>())))
            }
        }
    }
}
