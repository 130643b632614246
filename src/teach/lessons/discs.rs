//! What discs are worth: few early on, and some for ever.

use super::judge::{Scores, after};
use super::words::{count, name};
use super::{Lesson, Picture};
use crate::analysis::stable::stable;
use crate::rules::{Position, Square};
use crate::teach::{Exercise, Scene, Source};

pub(super) const GREED: Lesson = Lesson {
    key: "greed",
    title: "Many discs now, few at the end",
    idea: "Only the last count matters. Discs turn back and forth until then, and who has many has many to \
           lose and few squares left to play on. Until the end draws near, turning fewer is often better.",
    pictures: &[Picture {
        board: "
                - X O O O O O O
                - - X X O X X X
                X O O X X O X X
                X X O O X O X O
                X X X O O X X O
                X X X X O O X X
                - - - X X O X X
                - - - X O O O O
                White to move",
        caption: "c7 turns 5 discs, and White wins by 12 with best play. a1 turns a \
                      single one, and White wins by 24.",
        marked: "c7 a1",
        moves: "a1",
    }],
    n_exercises: 4,
    empties: 7..=9,
    rating: 1100,
    pose: greed,
};

pub(super) const STABLE: Lesson = Lesson {
    key: "stable",
    title: "Corners, and discs that stay",
    idea: "A disc in a corner can never be outflanked, for it is the end of every line. Discs of the same \
           colour that lean on it along the edge cannot be turned either: they are stable. Stable discs are \
           sure to count at the end.",
    pictures: &[Picture {
        board: "
                - - - - - - - -
                - - - - - - - -
                O X X X X X X -
                X X X X X X X -
                X X O X O X O O
                X X O O O O O O
                X - O O O O - -
                - - O O O - X -
                White to move",
        caption: "White takes the corner a8. It and the discs that lean on it can never \
                      be turned again: six at once.",
        marked: "a8",
        moves: "a8",
    }],
    n_exercises: 4,
    empties: 8..=34,
    rating: 1000,
    pose: stable_discs,
};

/// The move that turns most discs is wrong.
fn greed(scene: &Scene, _: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let n_flips = |square: Square| position.flips(square).len();
    let moves = position.legal_moves();
    let most = moves.iter().map(n_flips).max()?;
    if moves.len() < 3 || most < 5 || moves.iter().filter(|&square| n_flips(square) == most).count() > 1 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    let greediest = moves.iter().find(|&square| n_flips(square) == most)?;
    if scores.is_good(greediest) || scores.good().iter().any(|square| 2 * n_flips(square) > most + 1) {
        return None;
    }
    let question = format!(
        "{} to move. {} turns {}, the most. Find a move that gives more at the end.",
        position.turn(),
        name(greediest, position),
        count(most, "disc")
    );
    scores.exercise(scene, question, |square| {
        format!("{} turns {}.", name(square, position), count(n_flips(square), "disc"))
    })
}

/// How many more discs of the mover are stable after a move.
pub(super) fn n_made_stable(position: &Position, square: Square) -> usize {
    let turn = position.turn();
    let (before, after) = (stable(position)[turn], stable(&after(position, square))[turn]);
    (after & !before).len()
}

/// Which move makes the most discs stable?
fn stable_discs(scene: &Scene, number: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let gain = |square| n_made_stable(position, square);
    let mut gains: Vec<usize> = position.legal_moves().iter().map(gain).collect();
    gains.sort_unstable_by(|a, b| b.cmp(a));
    let (most, second) = (*gains.first()?, *gains.get(1)?);
    // First the corner alone, then edges that grow from one.
    let is_asked = if number < 2 { most >= 1 && second == 0 } else { second >= 1 && most >= second + 2 };
    if !is_asked {
        return None;
    }
    let question = format!("{} to move. Which move makes the most discs stable?", position.turn());
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        match gain(square) {
            0 => (false, format!("After {at} no more discs are stable than before.")),
            n => {
                let verb = if n == 1 { "is" } else { "are" };
                let said = format!("After {at}, {} {verb} stable.", count(n, "more disc"));
                let is_most = n == most;
                (is_most, if is_most { said } else { format!("{said} Another move makes more.") })
            }
        }
    })
}
