//! The squares beside corners, when they are right, and corners that are better left alone.

use super::judge::{Scores, after, beside_empty_corner, corners_given, takes};
use super::words::name;
use super::{Lesson, Picture};
use crate::analysis::features::{Beside, open_corners};
use crate::rules::{Position, Square};
use crate::teach::{Exercise, Scene, Source};

pub(super) const BESIDE: Lesson = Lesson {
    key: "beside-corners",
    title: "The squares beside a corner",
    idea: "A disc on the X-square, diagonally beside an empty corner, or on the C-square, next to it on the \
           edge, may be what the other side needs to take the corner. Before every move, look which corners \
           it opens.",
    pictures: &[Picture {
        board: "
                - - X X X X X -
                - - X X X O - -
                O O X X X X X X
                O O X O X O X -
                O X O O O X O -
                O O X O O X X -
                O - O X O O - -
                - O O O O O O -
                White to move",
        caption: "b2, g2, b7 and g7 are X-squares here, and h2 is a C-square. After each \
                      of them Black takes the corner beside it.",
        marked: "b2 g2 h2 b7 g7",
        moves: "b2",
    }],
    n_exercises: 5,
    empties: 14..=36,
    rating: 900,
    pose: beside,
};

pub(super) const X_RIGHT: Lesson = Lesson {
    key: "x-right",
    title: "When the X-square is right",
    idea: "An X-square is no sin when the other side cannot use it, or when it gains more than a corner is \
           worth: a move the other side cannot answer, or a move saved when there is no other. Late in the \
           game, count instead of fearing it.",
    pictures: &[Picture {
        board: "
                - - X X X X O O
                - - X X X X O O
                O O X X X O O O
                O O X X O X O O
                - O X X X X X O
                X X O O O O O O
                X - O X X O - O
                - O O O O O O -
                White to move",
        caption: "After b2 Black cannot take a1, and White wins by 28 with best play. \
                      With the quieter b1 it would be 2.",
        marked: "b2 b1",
        moves: "b2",
    }],
    n_exercises: 4,
    empties: 7..=10,
    rating: 1300,
    pose: x_right,
};

pub(super) const DIAGONALS: Lesson = Lesson {
    key: "diagonals",
    title: "Diagonals",
    idea: "The corner behind an X-square is taken along the long diagonal. As long as every disc on that \
           line is yours, the other side cannot outflank the X-square and the corner stays out of reach. So \
           one disc on the diagonal may decide two corners.",
    pictures: &[Picture {
        board: "
                - - - - O - - -
                - - - O O - - X
                - X O O O O X X
                - X X O O X O X
                - X X O X X O X
                - - X X O O X X
                - - X X X - - X
                - - X - - X - -
                White to move",
        caption: "After b7 Black cannot take a8. After g2 or g7 it takes the corner \
                      behind.",
        marked: "b7 g2 g7",
        moves: "b7",
    }],
    n_exercises: 4,
    empties: 10..=34,
    rating: 1200,
    pose: diagonals,
};

pub(super) const POISONED: Lesson = Lesson {
    key: "poisoned",
    title: "Giving corners, and leaving them",
    idea: "A corner is worth a lot, but not always the most. Sometimes taking it costs a move you need \
           elsewhere, or lets the other side into a region that was yours. A corner that nobody else can \
           reach can wait.",
    pictures: &[Picture {
        board: "
                - - X X X X O O
                - O O X O O O O
                O O X X X O O O
                O X X O O X O O
                X X X X O X X O
                X X O O O O O O
                X - O X X O - O
                - O O O O O O -
                White to move",
        caption: "White could take a8 and win by 22. b1 wins by 28: the corner can wait.",
        marked: "a8 b1",
        moves: "b1",
    }],
    n_exercises: 4,
    empties: 7..=10,
    rating: 1300,
    pose: poisoned,
};

/// Which move opens no corner?
fn beside(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let moves = position.legal_moves();
    let is_safe = |square| corners_given(position, square).is_empty();
    let n_safe = moves.iter().filter(|&square| is_safe(square)).count();
    let is_beside = |square: Square| beside_empty_corner(position, square).is_some();
    let n_traps = moves.iter().filter(|&square| !is_safe(square) && is_beside(square)).count();
    if !open_corners(position, other).is_empty()
        || !open_corners(position, turn).is_empty()
        || n_safe > 3
        || n_traps < 2
    {
        return None;
    }
    let question = format!("{turn} to move. Find a move after which {other} can take no corner.");
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        let given = corners_given(position, square);
        match (given.is_empty(), beside_empty_corner(position, square)) {
            (true, _) => (true, format!("After {at} no corner is open to {other}.")),
            (false, Some((corner, kind))) if given.contains(corner) => {
                let kind = kind_name(kind);
                (false, format!("{at} is {kind}: after it {}.", takes(given, position)))
            }
            (false, _) => {
                (false, format!("After {at}, {}: what it turns opens the line.", takes(given, position)))
            }
        }
    })
}

fn kind_name(kind: Beside) -> &'static str {
    match kind {
        Beside::X => "an X-square",
        Beside::C => "a C-square",
    }
}

fn is_x(position: &Position, square: Square) -> bool {
    beside_empty_corner(position, square).is_some_and(|(_, kind)| kind == Beside::X)
}

/// Only X-squares are good.
fn x_right(scene: &Scene, _: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let moves = position.legal_moves();
    let n_x = moves.iter().filter(|&square| is_x(position, square)).count();
    if n_x == 0 || n_x == moves.len() || moves.len() < 3 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().iter().any(|square| !is_x(position, square)) {
        return None;
    }
    let question = format!("{} to move. Which move gives the most at the end?", position.turn());
    scores.exercise(scene, question, |square| x_words(position, square))
}

fn x_words(position: &Position, square: Square) -> String {
    let at = name(square, position);
    let Some((corner, Beside::X)) = beside_empty_corner(position, square) else {
        return format!("{at} is no X-square beside an empty corner.");
    };
    let corner_name = name(corner, position);
    if corners_given(position, square).contains(corner) {
        format!("{at} lets {} take {corner_name}.", !position.turn())
    } else {
        format!("After {at}, {} cannot take {corner_name}.", !position.turn())
    }
}

/// Which X-square keeps its corner closed?
fn diagonals(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let gives_own = |square: Square| {
        beside_empty_corner(position, square)
            .is_some_and(|(corner, _)| open_corners(&after(position, square), other).contains(corner))
    };
    let xs: Vec<Square> = position.legal_moves().iter().filter(|&square| is_x(position, square)).collect();
    if !xs.iter().any(|&square| gives_own(square)) || !open_corners(position, other).is_empty() {
        return None;
    }
    let question = format!(
        "{turn} to move. Which X-square can {turn} take so that {other} cannot take the corner behind it?"
    );
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        match beside_empty_corner(position, square) {
            Some((corner, Beside::X)) if gives_own(square) => {
                let corner = name(corner, position);
                (false, format!("After {at} {other} takes {corner}."))
            }
            Some((corner, Beside::X)) => {
                let corner = name(corner, position);
                (true, format!("After {at} no line of {other} reaches {corner}."))
            }
            _ => (false, format!("{at} is no X-square beside an empty corner.")),
        }
    })
}

/// A corner can be taken, and to take one is wrong.
fn poisoned(scene: &Scene, _: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    let corners = open_corners(position, turn);
    if corners.is_empty() || corners.len() == position.legal_moves().len() {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().intersects(corners) {
        return None;
    }
    let question = format!("{turn} to move, and a corner is open. Find a move that gives more at the end.");
    scores.exercise(scene, question, |square| {
        let at = name(square, position);
        match (corners.contains(square), open_corners(&after(position, square), !turn).is_empty()) {
            (true, _) => format!("{at} is the corner."),
            (false, true) => format!("{at} leaves the corner where it is, and {} cannot take one.", !turn),
            (false, false) => format!("{at} lets {} take a corner.", !turn),
        }
    })
}
