//! The end: regions and parity, access, passing, counting, and bringing a won game home.

use super::judge::{Scores, after, score_words};
use super::words::{count, name};
use super::{Lesson, Picture};
use crate::analysis::features::{parity, region_of, regions};
use crate::rules::{Position, Square};
use crate::teach::{Exercise, Scene, Source};

pub(super) const PARITY: Lesson = Lesson {
    key: "parity",
    title: "Regions and parity",
    idea: "Towards the end the empty squares fall into regions. Who plays last in a region turns discs that \
           nobody turns back. So play into regions with an odd number of squares, and let the other side \
           open the even ones.",
    pictures: &[Picture {
        board: "
                - X O O O O O X
                O O O O O O X X
                O X X X O X O X
                O X X X X O X X
                - X X X X O X X
                X X X X X X X X
                - - X X O O - -
                - X - X O O - -
                Black to move",
        caption: "a1 is a region of one square; the other one has four. Opening the \
                      region of four would cost 12 discs.",
        marked: "a1",
        moves: "a1",
    }],
    n_exercises: 5,
    empties: 6..=10,
    rating: 1400,
    pose: parity_exercise,
};

pub(super) const ACCESS: Lesson = Lesson {
    key: "access",
    title: "Holes that only you can fill",
    idea: "A region into which the other side cannot play is yours to fill when you like. Do not hurry: a \
           move there may give the other side the line it lacks. Use the moves that will be gone first.",
    pictures: &[Picture {
        board: "
                X O O O O O O -
                X O O O O O X O
                X O X X X X X O
                X X O O X O X O
                X X X X O O X -
                X X X O X O X X
                X - O X O O - -
                - O O O - - - -
                Black to move",
        caption: "Only Black can fill h1 now, so it waits. After b7 Black wins by 16 \
                      with best play, after h1 by 6.",
        marked: "h1 b7",
        moves: "b7",
    }],
    n_exercises: 4,
    empties: 6..=10,
    rating: 1300,
    pose: access,
};

pub(super) const PASSING: Lesson = Lesson {
    key: "passing",
    title: "Making the other side pass",
    idea: "Who must pass loses the last move of a region, and parity with it. A move that leaves no reply \
           is two moves in a row: near the end it can turn a lost game.",
    pictures: &[Picture {
        board: "
                X O X X X X X -
                X X O O O X O O
                X X X O X O O O
                X X O X O X O O
                X X O O X O O O
                - X O X X X O O
                - - X O X X - -
                - X X X X X - -
                White to move",
        caption: "After h1 Black has no move and passes. It is at least 6 discs better \
                      than any other move.",
        marked: "h1",
        moves: "h1",
    }],
    n_exercises: 4,
    empties: 5..=9,
    rating: 1100,
    pose: passing,
};

pub(super) const COUNTING: Lesson = Lesson {
    key: "counting",
    title: "Counting the last squares",
    idea: "With three to six empty squares you can see the whole game. Try each first move, answer it as \
           the other side would, and count the discs at the end. The move that looks best is often not it.",
    pictures: &[Picture {
        board: "
                X - X X O X X X
                X X O O O O X O
                X O X O O X O O
                X O O X X O O O
                X O X O X O O O
                X X X O O X O O
                X X X X X O O O
                - - O O O O O O
                White to move",
        caption: "Three squares, three moves to count: b1 wins by 18, a8 by 10, b8 by 6.",
        marked: "b1 a8 b8",
        moves: "b1",
    }],
    n_exercises: 5,
    empties: 3..=6,
    rating: 1200,
    pose: counting,
};

pub(super) const CONVERTING: Lesson = Lesson {
    key: "converting",
    title: "Bringing a won game home",
    idea: "Ahead is not won. With a dozen empty squares left, look for the move that keeps the win against \
           everything, not for the largest win: few discs are enough.",
    pictures: &[Picture {
        board: "
                X - O O O - X -
                X X O O O O - -
                X X X O O O O -
                O O X X O O O O
                O O O O O O O O
                X X X X X X O O
                - - X O X X - O
                - X X X X X - -
                Black to move",
        caption: "Only h3 keeps the win: Black wins by 10 with best play. h2 loses by \
                      12.",
        marked: "h3 h2",
        moves: "h3",
    }],
    n_exercises: 4,
    empties: 10..=12,
    rating: 1400,
    pose: converting,
};

fn is_in_odd(position: &Position, square: Square) -> bool {
    parity(position).odd.contains(square)
}

/// Good moves lie in odd regions; those into even ones are wrong.
fn parity_exercise(scene: &Scene, _: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let moves = position.legal_moves();
    let n_odd = moves.iter().filter(|&square| is_in_odd(position, square)).count();
    if regions(position).len() < 2 || n_odd == 0 || n_odd == moves.len() || moves.len() < 3 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().iter().any(|square| !is_in_odd(position, square)) {
        return None;
    }
    let question = format!("{} to move. Which move gives the most at the end?", position.turn());
    scores.exercise(scene, question, |square| {
        let n = region_of(square, position).len();
        let kind = if n % 2 == 1 { "odd" } else { "even" };
        format!(
            "{} opens a region of {}, an {kind} number.",
            name(square, position),
            count(n, "empty square")
        )
    })
}

/// Whether the other side cannot play into the region of a square now.
fn is_closed(position: &Position, square: Square) -> bool {
    !region_of(square, position).intersects(position.legal_moves_of(!position.turn()))
}

/// To fill one's own hole is wrong yet.
fn access(scene: &Scene, _: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let (moves, other) = (position.legal_moves(), !position.turn());
    let n_closed = moves.iter().filter(|&square| is_closed(position, square)).count();
    if n_closed == 0 || n_closed == moves.len() || moves.len() < 3 || regions(position).len() < 2 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().iter().any(|square| is_closed(position, square)) {
        return None;
    }
    let question = format!(
        "{} to move. {other} cannot play everywhere. Which move gives the most at the end?",
        position.turn()
    );
    scores.exercise(scene, question, |square| {
        let at = name(square, position);
        match is_closed(position, square) {
            true => format!("{at} lies where {other} cannot play now, and could have waited."),
            false => format!("{at} lies where {other} can play, too."),
        }
    })
}

/// Only moves after which the other side passes are good.
fn passing(scene: &Scene, _: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let other = !position.turn();
    let passes = |square: Square| after(position, square).must_pass();
    let moves = position.legal_moves();
    if !moves.iter().any(passes) || moves.iter().all(passes) || moves.len() < 3 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if !scores.good().iter().all(passes) {
        return None;
    }
    let question = format!("{} to move. Which move gives the most at the end?", position.turn());
    scores.exercise(scene, question, |square| {
        let at = name(square, position);
        let after = after(position, square);
        match (after.outcome().is_some(), after.must_pass()) {
            (true, _) => format!("{at} ends the game."),
            (false, true) => format!("After {at} {other} has no move and passes."),
            (false, false) => {
                format!("After {at} {other} has {}.", count(after.legal_moves().len(), "move"))
            }
        }
    })
}

/// Which move wins the most discs?
fn counting(scene: &Scene, number: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let n_empties = position.empties().len();
    // One square more each time.
    if n_empties != (3 + number).min(6) || position.legal_moves().len() < 2 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().len() > 1 {
        return None;
    }
    let question = format!(
        "{} to move, {} left. Count to the end: which move gives the most?",
        position.turn(),
        count(n_empties, "empty square")
    );
    let n_flips = |square| count(position.flips(square).len(), "disc");
    scores.exercise(scene, question, |square| {
        format!("{} turns {} now.", name(square, position), n_flips(square))
    })
}

/// Which moves keep the win?
fn converting(scene: &Scene, _: usize, source: &mut Source) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    let moves = position.legal_moves();
    if moves.len() < 4 {
        return None;
    }
    let scores = Scores::all(position, source)?;
    let n_winning = moves.iter().filter(|&square| scores.of(square) > 0).count();
    if n_winning == 0 || 2 * n_winning > moves.len() || scores.best() > 16 {
        return None;
    }
    let question = format!("{turn} to move, and {turn} can win. Find a move that keeps the win.");
    Exercise::of_moves(scene, question, |square| {
        let ends = score_words(scores.of(square), position);
        (scores.of(square) > 0, format!("After {}, with best play, {ends}.", name(square, position)))
    })
}
