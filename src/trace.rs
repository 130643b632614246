//! A log of what happens, line by line on stderr, for tests that click in a real window. `OUTFLANK_TRACE=1`
//! switches it on.
//!
//! `ready` after the first frame; `square f5 at 512 384`, the centre of each square in pixels of the window,
//! whenever the layout changes; `played f5 by Black`, `pass by White`, `corrected`, `over 40 24`, `quit`.

use super::widgets::board::Layout;
use othello::record::{NodeId, Record};
use othello::rules::Square;
use session::GameSession;

/// What has been written so far.
#[derive(Debug, Default)]
pub(super) struct Trace {
    is_on: bool,
    is_ready: bool,
    layout: Option<Layout>,
    cursor: Option<NodeId>,
}

impl Trace {
    pub(super) fn new(is_on: bool) -> Trace {
        Trace { is_on, ..Trace::default() }
    }

    /// Writes the squares if the layout has changed, and `ready` after the first frame.
    pub(super) fn write_layout(&mut self, layout: Layout) {
        if !self.is_on {
            return;
        }
        if self.layout.replace(layout) != Some(layout) {
            for square in Square::all(layout.size) {
                let center = layout.screen_from_square(square).center() * layout.pixels_per_point;
                eprintln!("square {} at {} {}", square.name(layout.size), center.x.round(), center.y.round());
            }
        }
        if !std::mem::replace(&mut self.is_ready, true) {
            eprintln!("ready");
        }
    }

    /// Writes the moves played since the last call.
    pub(super) fn write_moves(&mut self, session: &GameSession) {
        let record = session.record();
        let cursor = record.cursor();
        let before = self.cursor.replace(cursor);
        if !self.is_on || before == Some(cursor) || !session.game().running {
            return;
        }
        // Writes nothing after a step back or a jump to another branch.
        let path = record.path(cursor);
        let start = match before {
            Some(before) if before != Record::ROOT => {
                path.iter().position(|&node| node == before).map_or(path.len(), |at| at + 1)
            }
            _ => 0,
        };
        for &node in &path[start..] {
            if record.correction(node).is_some() {
                eprintln!("corrected");
                continue;
            }
            let mover = !record.position_at(node).turn();
            match record.move_into(node).and_then(|mv| mv.square()) {
                Some(square) => eprintln!("played {} by {mover}", square.name(record.start().size())),
                None => eprintln!("pass by {mover}"),
            }
        }
        if let Some(outcome) = session.position().outcome() {
            let score = outcome.official(record.goal());
            eprintln!("over {} {}", score.black, score.white);
        }
    }

    pub(super) fn quit(&self) {
        if self.is_on {
            eprintln!("quit");
        }
    }
}
