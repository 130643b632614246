//! The rules: outflanking, several directions, and how a game ends.

use super::words::{count, list, name};
use super::{Lesson, Picture};
use crate::analysis::features::neighbours;
use crate::rules::{Move, Position, Square, Squares};
use crate::teach::{Exercise, Scene, Source};

pub(super) const OUTFLANK: Lesson = Lesson {
    key: "outflank",
    title: "Outflank a disc",
    idea: "You place a disc so that discs of the other colour lie in a straight line between it and another \
           disc of yours: they are outflanked and turn to your colour. Lines run along rows, columns and \
           diagonals. A move that outflanks nothing is not allowed.",
    pictures: &[
        Picture {
            board: "
                - - - - - - - -
                - - - - - - - -
                - - - - - - - -
                - - - O X - - -
                - - - X O - - -
                - - - - - - - -
                - - - - - - - -
                - - - - - - - -
                Black to move",
            caption: "Every game begins like this, and Black moves first. A black disc on f5 outflanks the \
                      white one on e5, for d5 is black.",
            marked: "f5",
            moves: "f5",
        },
        Picture {
            board: "
                - - - - - - - -
                - - - - - - - -
                - - - - - - - -
                - - X O O O - -
                - - - - O - - -
                - - - - X - - -
                - - - - - - - -
                - - - - - - - -
                Black to move",
            caption: "A line may be long: from g4 Black turns three discs. It must end in a disc of yours, \
                      without a gap.",
            marked: "g4",
            moves: "g4",
        },
    ],
    n_exercises: 4,
    empties: 40..=58,
    rating: 900,
    pose: outflank,
};

pub(super) const DIRECTIONS: Lesson = Lesson {
    key: "directions",
    title: "Several directions at once",
    idea: "One move may outflank discs in several directions, up to eight. All of them turn, whether you \
           want it or not. Only the disc you place does this: discs that turn do not turn others.",
    pictures: &[Picture {
        board: "
            - - - - - - - -
            - - X - - - - -
            - - - O - - - -
            - - - - O - - -
            X O O O - - - -
            - - - - O - - -
            - - - - O - - -
            - - - - X - - -
            Black to move",
        caption: "From e5 Black outflanks along the row and along the column. The disc on e4 and the one on \
                  d3 stay white: no black disc ends their lines.",
        marked: "e5",
        moves: "e5",
    }],
    n_exercises: 4,
    empties: 16..=50,
    rating: 900,
    pose: directions,
};

pub(super) const ENDING: Lesson = Lesson {
    key: "ending",
    title: "Passing, and the end",
    idea: "Who can outflank nothing must pass, and the other side moves again. When neither can move, often \
           with the board full, the game is over: who has more discs wins, and squares that are left empty \
           count for the winner.",
    pictures: &[Picture {
        board: "
            - X X X X X X X
            X X X X X X O O
            X X X O X O O O
            X X O X O O O O
            X O X X X O O O
            X X X X O X O O
            X X X X X X X O
            X X X X X X X -
            White to move",
        caption: "Neither on a1 nor on h8 does White outflank anything, so White passes and Black \
                  moves again.",
        marked: "a1 h8",
        moves: "",
    }],
    n_exercises: 3,
    empties: 4..=24,
    rating: 700,
    pose: ending,
};

/// Where can the side to move play? The first exercises have few discs on the board.
fn outflank(scene: &Scene, number: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let n_discs = 64 - position.empties().len();
    // Fewer discs would make the same positions again and again.
    let (fewest, most) = [(10, 14), (12, 16), (14, 20), (16, 24)][number.min(3)];
    if !(fewest..=most).contains(&n_discs) {
        return None;
    }
    let turn = position.turn();
    let question = format!("{turn} to move. Click a square on which {turn} may play.");
    Exercise::of_squares(scene, position.empties(), question, |square| {
        let flips = position.flips(square);
        (!flips.is_empty(), outflank_words(position, square, flips))
    })
}

fn outflank_words(position: &Position, square: Square, flips: Squares) -> String {
    let (at, other) = (name(square, position), !position.turn());
    let touches = neighbours(square.into(), position.size()).intersects(position.discs()[other]);
    match (flips.len(), touches) {
        (0, false) => format!("There is no disc of {other} next to {at}, so nothing is outflanked."),
        (0, true) => {
            format!("No line of {other}'s discs from {at} ends in a disc of {}.", position.turn())
        }
        (n, _) => {
            let turns = if n == 1 { "turns" } else { "turn" };
            format!("From {at}, {} {turns} to {}.", list(flips, position), position.turn())
        }
    }
}

/// In how many directions a move outflanks: each has its own neighbour of the square.
fn n_directions(position: &Position, square: Square) -> usize {
    (position.flips(square) & neighbours(square.into(), position.size())).len()
}

/// Which move outflanks in the most directions?
fn directions(scene: &Scene, number: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let most = position.legal_moves().iter().map(|square| n_directions(position, square)).max()?;
    let wanted = if number < 2 { 3 } else { 4 };
    let n_best =
        position.legal_moves().iter().filter(|&square| n_directions(position, square) == most).count();
    if most != wanted || n_best > 1 {
        return None;
    }
    let question = format!("{} to move. Which move outflanks discs in the most directions?", position.turn());
    Exercise::of_moves(scene, question, |square| {
        let n = n_directions(position, square);
        let flips = position.flips(square).len();
        let at = name(square, position);
        let said = format!("{at} works in {} and turns {}", count(n, "direction"), count(flips, "disc"));
        (n == most, if n == most { format!("{said}.") } else { format!("{said}. Another move has more.") })
    })
}

/// What a move leads to, of what this lesson is about.
#[derive(Clone, Copy, PartialEq)]
enum Then {
    /// The other side moves.
    Reply,
    /// The other side passes.
    Pass,
    /// The game is over.
    End,
}

fn then(position: &Position, square: Square) -> Then {
    let after = position.play(Move::Place(square)).expect("it is a legal move");
    match (after.outcome(), after.must_pass()) {
        (Some(_), _) => Then::End,
        (None, true) => Then::Pass,
        (None, false) => Then::Reply,
    }
}

/// Which move leaves the other side without one?
fn ending(scene: &Scene, _: usize, _: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let question = format!("{turn} to move. After which move can {other} not move?");
    Exercise::of_moves(scene, question, |square| {
        let (at, found) = (name(square, position), then(position, square));
        let after = position.play(Move::Place(square)).expect("it is a legal move");
        let reason = match found {
            Then::Reply => {
                let replies = after.legal_moves();
                format!("After {at}, {other} can play {}.", places(replies, position))
            }
            Then::Pass => format!("After {at}, {other} can outflank nothing and passes; {turn} moves again."),
            Then::End => {
                let counts = after.counts();
                let empties = after.empties().len();
                format!(
                    "After {at} neither side can move: {} to {}, and {} for the winner.",
                    counts[turn],
                    counts[other],
                    count(empties, "empty square")
                )
            }
        };
        (found != Then::Reply, reason)
    })
}

/// `d3`, `d3 or e4`, `on 7 squares`.
fn places(squares: Squares, position: &Position) -> String {
    match squares.len() {
        0..=4 => list(squares, position).replace(" and ", " or "),
        n => format!("on {n} squares"),
    }
}
