//! Edges: balanced and unbalanced ones, wedges, the Stoner trap, and tempo.

use super::judge::after;
use super::mobility::corners_after_any_reply;
use super::words::{list, name};
use super::{Lesson, Picture};
use crate::analysis::features::{is_wedge, open_corners, region_of, regions};
use crate::rules::{Color, Grid, Position, Square, Squares};
use crate::teach::{Exercise, Scene, Source};

pub(super) const BALANCE: Lesson = Lesson {
    key: "balance",
    title: "Balanced and unbalanced edges",
    idea: "Six discs between two empty corners make a balanced edge: it can be attacked at neither end. \
           Five discs with a hole beside a corner are unbalanced: if the corner beside the hole is taken, \
           the other side can wedge into the hole and win the far corner too.",
    pictures: &[Picture {
        board: "
                - - - - - - - -
                - - - O X - - -
                - X O O O O O X
                - X X O O O O X
                - X X O O X O X
                - - X O O O X X
                - - X X O - - X
                - - X - - - - -
                Black to move",
        caption: "Black holds five discs from h3 to h7, both corners are empty, and h2 \
                      is the hole.",
        marked: "h2",
        moves: "",
    }],
    n_exercises: 3,
    empties: 8..=40,
    rating: 1200,
    pose: balance,
};

pub(super) const WEDGES: Lesson = Lesson {
    key: "wedges",
    title: "Wedges",
    idea: "A wedge is a disc on the edge between two of the other side's. Along the edge it cannot be \
           outflanked any more, and it is the start of a line to both corners. A gap of one square between \
           your own edge discs invites one.",
    pictures: &[Picture {
        board: "
                - - - O - - - -
                - - O O X - - -
                - O O O X X - -
                - - O O O X X -
                - O O O O X X -
                - X O O X X O -
                - - - X X X - -
                - - X - X - - -
                White to move",
        caption: "White's disc on d8 wedges in between c8 and e8.",
        marked: "d8",
        moves: "d8",
    }],
    n_exercises: 4,
    empties: 8..=36,
    rating: 1100,
    pose: wedges,
};

pub(super) const STONER: Lesson = Lesson {
    key: "stoner",
    title: "The Stoner trap",
    idea: "A move along the edge may threaten a corner. If the other side cannot parry without opening \
           another one, the trap has closed. It works against unbalanced edges with a disc on the X-square.",
    pictures: &[Picture {
        board: "
                - - O O O O O -
                - - O X X X X -
                - O O O X X X X
                - X X X X X X O
                - - - X X X X O
                - - - - X X X X
                - - - - - - - -
                - - - - - - - -
                White to move",
        caption: "a4 threatens a corner. Whatever Black replies, White takes a1 or h1 \
                      next.",
        marked: "a4",
        moves: "a4",
    }],
    n_exercises: 3,
    empties: 10..=36,
    rating: 1100,
    pose: stoner,
};

pub(super) const TEMPO: Lesson = Lesson {
    key: "tempo",
    title: "Tempo",
    idea: "A place where you can play and the other side cannot answer is a move in hand: elsewhere it is \
           the other side's turn. Look for places where you will have one more move than the other side.",
    pictures: &[Picture {
        board: "
                - X X X - O - -
                - - X X X O - -
                X X X X X X X X
                X X O X X O X X
                - X X X X X X X
                - - X O O O O O
                - - - O O O - -
                - - O O O - - -
                White to move",
        caption: "After b2 Black cannot play beside it, and White still has a2 in hand.",
        marked: "b2 a2",
        moves: "b2",
    }],
    n_exercises: 4,
    empties: 10..=30,
    rating: 1300,
    pose: tempo,
};

/// The squares of each edge from corner to corner.
fn edges() -> [Vec<Square>; 4] {
    let along = |start: u8, step: u8| (0..8).map(|n| Square::from_index(start + n * step)).collect();
    [along(0, 1), along(56, 1), along(0, 8), along(7, 8)]
}

/// The hole of an unbalanced edge: both corners and one square beside them are empty, and five discs of one
/// side lie between.
fn hole(position: &Position, edge: &[Square], color: Color) -> Option<Square> {
    let is_empty = |square: Square| position.disc_at(square).is_none();
    let holds = |squares: &[Square]| squares.iter().all(|&square| position.disc_at(square) == Some(color));
    if !is_empty(edge[0]) || !is_empty(edge[7]) {
        return None;
    }
    match (is_empty(edge[1]), is_empty(edge[6])) {
        (true, false) if holds(&edge[2..7]) => Some(edge[1]),
        (false, true) if holds(&edge[1..6]) => Some(edge[6]),
        _ => None,
    }
}

/// Where is the hole of the unbalanced edge?
fn balance(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let rim = Grid::<Squares>::of(position.size());
    let rim = (rim.edges() | rim.corners()) & position.empties();
    let holes =
        |color| -> Squares { edges().iter().filter_map(|edge| hole(position, edge, color)).collect() };
    let owner = Color::BOTH.into_iter().find(|&color| !holes(color).is_empty())?;
    let right = holes(owner);
    let question =
        format!("{owner} has an unbalanced edge. Click its hole, where {} may wedge in one day.", !owner);
    Exercise::of_squares(scene, rim, question, |square| {
        let at = name(square, position);
        if right.contains(square) {
            (true, format!("{at} is the hole beside five discs of {owner}, with both corners empty."))
        } else {
            (false, format!("{at} is no hole of an edge with five discs of {owner} and empty corners."))
        }
    })
}

/// Which move is a wedge?
fn wedges(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    if position.legal_moves().len() < 3 {
        return None;
    }
    let question = format!("{turn} to move. Which move is a wedge?");
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        match is_wedge(&after(position, square), square, turn) {
            true => (true, format!("On {at} the disc stands on the edge between two of {other}'s.")),
            false => {
                (false, format!("On {at} the disc does not stand on the edge between two of {other}'s."))
            }
        }
    })
}

/// Whether a square lies on the rim but is no corner.
fn is_edge(square: Square, position: &Position) -> bool {
    Grid::<Squares>::of(position.size()).edges().contains(square)
}

/// Which move along an edge wins a corner by force?
fn stoner(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    if !open_corners(position, turn).is_empty() || !open_corners(position, other).is_empty() {
        return None;
    }
    let threatens = |square: Square| !open_corners(&after(position, square), turn).is_empty();
    let traps = |square: Square| {
        is_edge(square, position) && threatens(square) && corners_after_any_reply(position, square).is_some()
    };
    let question = format!(
        "{turn} to move. Which move along an edge threatens a corner so that {other} cannot save all of them?"
    );
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        if traps(square) {
            let corners = corners_after_any_reply(position, square).unwrap_or(Squares::EMPTY);
            let corners = list(corners, position).replace(" and ", " or ");
            (true, format!("After {at} every reply of {other} leaves {turn} a corner: {corners}."))
        } else if !is_edge(square, position) {
            (false, format!("{at} does not lie along an edge."))
        } else if !threatens(square) {
            (false, format!("{at} threatens no corner."))
        } else if !open_corners(&after(position, square), other).is_empty() {
            (false, format!("After {at} {other} takes a corner first."))
        } else {
            (false, format!("After {at} {other} has a reply that parries the threat."))
        }
    })
}

/// What is left of a move's region after it, and where each side could play there.
fn left_of_region(position: &Position, square: Square) -> (Squares, Squares, Squares) {
    let region = region_of(square, position) & !Squares::from(square);
    let after = after(position, square);
    (region, region & after.legal_moves_of(position.turn()), region & after.legal_moves_of(!position.turn()))
}

/// In which region can the mover play again where the other side cannot answer?
fn tempo(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    /// A larger region is no place of its own.
    const LARGEST: usize = 6;
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let small = regions(position).into_iter().filter(|region| (2..=LARGEST).contains(&region.len())).count();
    if small == 0 || position.legal_moves().len() < 4 {
        return None;
    }
    let question = format!(
        "{turn} to move. In a small region, find a move that {other} cannot answer there, while {turn} can \
         play there again."
    );
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        let (left, own, others) = left_of_region(position, square);
        match (left.len() < LARGEST, own.is_empty(), others.is_empty()) {
            (true, false, true) => {
                let again = list(own, position).replace(" and ", " or ");
                (true, format!("After {at} {other} cannot play there, and {turn} has {again} in hand."))
            }
            (false, ..) => (false, format!("{at} lies in a large region, where all is open.")),
            (true, _, false) => {
                let answers = list(others, position).replace(" and ", " or ");
                (false, format!("After {at} {other} can answer there: {answers}."))
            }
            (true, true, true) => (false, format!("After {at} {turn} cannot play there again at once.")),
        }
    })
}
