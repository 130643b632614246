//! How games begin: principles, and the first names.

use super::judge::{after, only_least};
use super::words::name;
use super::{Lesson, Picture};
use crate::analysis::openings;
use crate::rules::{Move, Position, Square};
use crate::teach::{Exercise, Scene, Source};

pub(super) const PRINCIPLES: Lesson = Lesson {
    key: "principles",
    title: "How to open",
    idea: "Stay in the middle, turn few discs, and keep more moves for yourself than you leave the other \
           side. Edges can wait: early discs there often hang in the air. Compare both sides' moves before \
           you choose.",
    pictures: &[Picture {
        board: "
                - - - - - - - -
                - - - - - - - -
                - - - X - - - -
                - - X X X - - -
                - - O X O O - -
                - - - - X - - -
                - - - - - - - -
                - - - - - - - -
                White to move",
        caption: "After c3 White has 9 squares to play on and Black 6. After c2 it would \
                      be 8 and 11.",
        marked: "c3 c2",
        moves: "c3",
    }],
    n_exercises: 4,
    empties: 42..=55,
    rating: 1400,
    pose: principles,
};

pub(super) const NAMES: Lesson = Lesson {
    key: "names",
    title: "The first openings",
    idea: "After Black's first move White has three replies: diagonal, parallel and perpendicular. Further \
           on, the lines that people know have names of animals and people. To know a few saves you from \
           early trouble.",
    pictures: &[Picture {
        board: "
                - - - - - - - -
                - - - - - - - -
                - - - X - - - -
                - - - X X - - -
                - - - X O - - -
                - - - - - - - -
                - - - - - - - -
                - - - - - - - -
                White to move",
        caption: "White's three replies to Black's first move: c3 is the diagonal \
                      opening, e3 the parallel one and c5 the perpendicular one.",
        marked: "c3 e3 c5",
        moves: "",
    }],
    n_exercises: 4,
    empties: 52..=59,
    rating: 1800,
    pose: names,
};

/// How many more squares the mover could play on after a move than the other side.
fn lead(position: &Position, square: Square) -> i32 {
    let after = after(position, square);
    let n = |color| after.legal_moves_of(color).len() as i32;
    n(position.turn()) - n(!position.turn())
}

/// Which move leaves the mover the most moves against the other side?
fn principles(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    // The largest lead, as the least of what is missing to one of 64.
    let best = only_least(position, 2, |square| (64 - lead(position, square)) as usize)?;
    if position.legal_moves().len() < 4 {
        return None;
    }
    let question = format!(
        "{turn} to move. After which move has {turn} the most squares to play on, compared with {other}?"
    );
    Exercise::of_moves(scene, question, |square| {
        let after = after(position, square);
        let n = |color| after.legal_moves_of(color).len();
        let at = name(square, position);
        let said = format!("After {at}: {turn} {}, {other} {}.", n(turn), n(other));
        (square == best, if square == best { said } else { format!("{said} Another move does better.") })
    })
}

/// Which move begins the opening of a name?
fn names(scene: &Scene, number: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let called =
        |square: Square| openings::after(position, Move::Place(square)).map(|opening| opening.name());
    let mut all: Vec<&str> = position.legal_moves().iter().filter_map(called).collect();
    all.sort_unstable();
    all.dedup();
    // The first exercise asks for one of White's first replies, the others for what comes later.
    let is_first = position.empties().len() == 59;
    if is_first != (number == 0) || all.len() < 2 {
        return None;
    }
    let asked = all[(position.discs().black.len() + number) % all.len()];
    let question = format!("{} to move. Which move leads to the opening called {asked}?", position.turn());
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        match called(square) {
            Some(own) if own == asked => (true, format!("{at} is it: {own}.")),
            Some(own) => (false, format!("{at} leads to {own}.")),
            None => (false, format!("Here {at} has no name of its own.")),
        }
    })
}
