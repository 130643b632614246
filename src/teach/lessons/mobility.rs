//! Having moves: mobility, the frontier, quiet moves, and running the other side out of them.

use super::judge::{after, corners_given, n_frontier, n_replies, only_least};
use super::words::{count, list, name};
use super::{Lesson, Picture};
use crate::analysis::features::{neighbours, open_corners};
use crate::rules::{Move, Position, Square, Squares};
use crate::teach::{Exercise, Scene, Source};

pub(super) const MOBILITY: Lesson = Lesson {
    key: "mobility",
    title: "Mobility",
    idea: "Who has few moves must soon play a bad one. So before corners are at stake, the best moves are \
           often those that leave the other side few replies and you many. Count them: that is what strong \
           players do first.",
    pictures: &[Picture {
        board: "
                - - - - - - - -
                - - - - - - - -
                - O - X O - - -
                - - O X X X - -
                - X X X O O - -
                - - X X O O - -
                - - - X - - - -
                - - - - - - - -
                White to move",
        caption: "After g4 Black has 9 moves. After a6 it would have 15.",
        marked: "g4 a6",
        moves: "g4",
    }],
    n_exercises: 4,
    empties: 24..=48,
    rating: 1400,
    pose: mobility,
};

pub(super) const FRONTIER: Lesson = Lesson {
    key: "frontier",
    title: "The frontier, and walls",
    idea: "Your discs beside empty squares are your frontier: each is something the other side can turn, \
           and so a reply. A long wall of them gives away moves by the dozen. Keep your discs inside.",
    pictures: &[Picture {
        board: "
                - X X X - O - -
                - - X X X O - -
                - O O X X O - -
                X X O X X O O -
                - X X O O O X -
                - - X X O X X -
                - - - - X O - -
                - - - X O - - -
                White to move",
        caption: "After e1 ten discs of White touch an empty square. After b6 it would \
                      be fifteen.",
        marked: "e1 b6",
        moves: "e1",
    }],
    n_exercises: 4,
    empties: 26..=48,
    rating: 1300,
    pose: fewest_frontier,
};

pub(super) const QUIET: Lesson = Lesson {
    key: "quiet",
    title: "Quiet moves",
    idea: "A quiet move turns only discs inside, none that touches an empty square. It opens nothing new to \
           the other side. When there is one, it is worth a close look.",
    pictures: &[Picture {
        board: "
                - - - O - - - -
                - - - X O O - -
                X X X X X O - O
                X X X X X X O O
                - X X X X O O O
                - - X X X O - O
                - - - X - X - -
                - - - - - - - -
                White to move",
        caption: "e7 turns e3, e4, e5 and e6, all inside. Every other move turns a disc \
                      that touches an empty square.",
        marked: "e7",
        moves: "e7",
    }],
    n_exercises: 4,
    empties: 20..=46,
    rating: 1400,
    pose: quiet,
};

pub(super) const RUN_OUT: Lesson = Lesson {
    key: "run-out",
    title: "Running out of moves",
    idea: "When every move that is left opens a corner, a side has run out of moves. Bring the other side \
           to that point: the corner comes by itself.",
    pictures: &[Picture {
        board: "
                O O O O O O - -
                O X X O X X - -
                O X O O X X - -
                O O X X X X X -
                O O X X X X - -
                O O X X X - - -
                X O X - - - - -
                O O O O - - - -
                White to move",
        caption: "After g1 Black has one reply left, and White takes h1 after it.",
        marked: "g1",
        moves: "g1",
    }],
    n_exercises: 3,
    empties: 10..=36,
    rating: 1200,
    pose: run_out,
};

/// Which move leaves the fewest replies?
fn mobility(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let best = only_least(position, 2, |square| n_replies(position, square))?;
    if position.legal_moves().len() < 4 || !corners_given(position, best).is_empty() {
        return None;
    }
    let question = format!("{turn} to move. Which move leaves {other} the fewest replies?");
    Exercise::of_moves(scene, question, |square| {
        let n = n_replies(position, square);
        let said = format!("After {} {other} has {}.", name(square, position), count(n, "move"));
        (square == best, if square == best { said } else { format!("{said} Another move leaves fewer.") })
    })
}

/// After which move does the mover have the smallest frontier?
fn fewest_frontier(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    let best = only_least(position, 2, |square| n_frontier(position, square))?;
    if position.legal_moves().len() < 4 || !corners_given(position, best).is_empty() {
        return None;
    }
    let question =
        format!("{turn} to move. After which move do the fewest discs of {turn} touch an empty square?");
    Exercise::of_moves(scene, question, |square| {
        let n = n_frontier(position, square);
        let said = format!(
            "After {}, {} of {turn} {} an empty square.",
            name(square, position),
            count(n, "disc"),
            if n == 1 { "touches" } else { "touch" }
        );
        (square == best, if square == best { said } else { format!("{said} Another move leaves fewer.") })
    })
}

/// The discs a move turns that touch an empty square after it.
fn turned_outside(position: &Position, square: Square) -> Squares {
    let empties = after(position, square).empties();
    position.flips(square) & neighbours(empties, position.size())
}

/// Which move turns only discs inside?
fn quiet(scene: &Scene, number: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    let is_quiet = |square| turned_outside(position, square).is_empty();
    let n_quiet = position.legal_moves().iter().filter(|&square| is_quiet(square)).count();
    let n_moves = position.legal_moves().len();
    let gives_corner = position
        .legal_moves()
        .iter()
        .any(|square| is_quiet(square) && !corners_given(position, square).is_empty());
    if n_quiet > 2 || n_moves < 4 + number || gives_corner {
        return None;
    }
    let question =
        format!("{turn} to move. Find a quiet move: it turns no disc that touches an empty square.");
    Exercise::of_moves(scene, question, |square| {
        let (at, outside) = (name(square, position), turned_outside(position, square));
        match outside.len() {
            0 => (true, format!("{at} turns {}, all inside.", list(position.flips(square), position))),
            1 => (false, format!("{at} turns {}, which touches an empty square.", list(outside, position))),
            _ => (false, format!("{at} turns {}, which touch empty squares.", list(outside, position))),
        }
    })
}

/// The corners that the mover could take after each reply to a move; empty where some reply gives none.
pub(super) fn corners_after_any_reply(position: &Position, square: Square) -> Option<Squares> {
    let (turn, after) = (position.turn(), after(position, square));
    let replies = after.legal_moves();
    if replies.is_empty() || !open_corners(&after, !turn).is_empty() {
        return None;
    }
    replies.iter().try_fold(Squares::EMPTY, |all, reply| {
        let replied = after.play(Move::Place(reply)).expect("it is a legal reply");
        let corners = open_corners(&replied, turn);
        (!corners.is_empty()).then_some(all | corners)
    })
}

/// After which move does every reply open a corner?
fn run_out(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    // What can be taken now needs no art.
    if !open_corners(position, turn).is_empty() || position.legal_moves().len() < 3 {
        return None;
    }
    let question = format!("{turn} to move. After which move does every reply of {other} open a corner?");
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        let replies = after(position, square).legal_moves();
        let given = corners_given(position, square);
        match (corners_after_any_reply(position, square), given.is_empty(), replies.is_empty()) {
            (Some(corners), ..) => {
                let n = count(replies.len(), "reply").replace("replys", "replies");
                let corners = list(corners, position).replace(" and ", " or ");
                (true, format!("After {at} {other} has {n}, and {turn} takes {corners} next."))
            }
            (None, _, true) => (false, format!("After {at} {other} has no reply at all, and passes.")),
            (None, false, _) => (false, format!("After {at} {other} can take a corner.")),
            (None, true, false) => {
                let safe = replies.iter().find(|&reply| {
                    let replied = after(position, square).play(Move::Place(reply));
                    replied.is_ok_and(|replied| open_corners(&replied, turn).is_empty())
                });
                let safe = safe.map_or("a move".to_owned(), |reply| name(reply, position));
                (false, format!("After {at}, {other} can still play {safe}, which opens no corner."))
            }
        }
    })
}
