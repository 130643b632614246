//! Marks on squares: circles and arrows drawn with the secondary mouse button, and a menu opened by a key.

use super::Out;
use crate::widgets::board::BoardState;
use egui::{Button, Context, Id, LayerId, Order, Popup, PopupCloseBehavior, PopupKind, Pos2, Ui};
use othello::record::{Mark, Record};
use othello::rules::Square;
use session::Action;
use texts::text;

/// The square that is being marked, and where its menu stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marking {
    square: Square,
    at: Pos2,
}

/// The menu of marks for the square with the keyboard's focus, else for the one `hovered`; `None` if there is
/// neither. It opens in the middle of the square, or at the pointer before the board was drawn.
pub(crate) fn begin(ctx: &Context, board: &BoardState, hovered: Option<Square>) -> Option<Marking> {
    let square = board.has_keyboard_focus(ctx).then_some(board.cursor).or(hovered)?;
    let pointer = || ctx.input(|input| input.pointer.latest_pos());
    Some(Marking { square, at: board.center_of(square).or_else(pointer).unwrap_or(Pos2::ZERO) })
}

/// The action for a drawn arrow or, on one square, a circle; it removes the same arrow or any mark there.
pub(crate) fn drawn(record: &Record, [from, to]: [Square; 2]) -> Action {
    let node = record.cursor();
    if from != to {
        return Action::Arrow(node, [from, to]);
    }
    let here = record.annotations(node).and_then(|notes| notes.mark_on(from));
    Action::Mark(node, from, if here.is_some() { None } else { Some(Mark::Circle) })
}

pub(crate) fn marking_ui(ui: &Ui, marking: &mut Option<Marking>, record: &Record, out: &mut Out) {
    let Some(Marking { square, at }) = *marking else { return };
    let node = record.cursor();
    let notes = record.annotations(node);
    let here = notes.and_then(|notes| notes.mark_on(square));
    let any = notes.map_or(&[][..], |notes| notes.marks());
    let mut letters = ('A'..='Z').map(|letter| Mark::Label(letter.to_string()));
    let unused = letters.find(|mark| any.iter().all(|(_, used)| used != mark));
    let choices = Mark::SHAPES.into_iter().chain(unused);
    let mut is_open = true;
    let layer = LayerId::new(Order::Foreground, Id::unique("marks"));
    let popup = Popup::new(Id::unique("marks of a square"), ui.ctx().clone(), at, layer)
        .kind(PopupKind::Menu)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .open_bool(&mut is_open);
    popup.show(|ui| {
        ui.set_width(150.0);
        ui.weak(text!("marks-title", square = square.name(record.start().size())));
        for mark in choices {
            if ui.selectable_label(here == Some(&mark), name(&mark)).clicked() {
                out.act(Action::Mark(node, square, Some(mark)));
            }
        }
        ui.separator();
        if ui.add_enabled(here.is_some(), Button::selectable(false, text!("marks-remove"))).clicked() {
            out.act(Action::Mark(node, square, None));
        }
        if ui.add_enabled(any.len() > 1, Button::selectable(false, text!("marks-remove-all"))).clicked() {
            any.iter().for_each(|(square, _)| out.act(Action::Mark(node, *square, None)));
        }
    });
    if !is_open {
        *marking = None;
    }
}

fn name(mark: &Mark) -> String {
    match mark {
        Mark::Triangle => text!("marks-triangle"),
        Mark::Circle => text!("marks-circle"),
        Mark::Square => text!("marks-square"),
        Mark::Cross => text!("marks-cross"),
        Mark::Label(letter) => text!("marks-letter", letter = letter.as_str()),
    }
}
