//! Every exercise against rules and scores that are found another way.

use super::*;
use crate::human::Model;

/// A source that must not be asked for scores.
fn check_by_rules(key: &str, n: u64, is_right: impl Fn(usize, &Position, Square) -> bool) {
    let lesson = Lesson::of_key(key).unwrap();
    let mut values = |_: &Position| -> Vec<(Square, i16)> { panic!("the rules decide") };
    let mut source = Source { model: Model::embedded().unwrap(), values: &mut values };
    let mut seen = std::collections::HashSet::new();
    for seed in 0..n {
        for number in 0..lesson.n_exercises {
            let exercise = lesson.exercise(number, mixed(seed, 99), &mut source);
            let exercise = exercise.unwrap_or_else(|| panic!("nothing for {key} {number} {seed}"));
            let Exercise { position, answers, .. } = &exercise;
            for answer in answers {
                let expected = is_right(number, position, answer.square);
                assert_eq!(answer.is_right, expected, "{position}{}", answer.reason);
                assert!(answer.reason.ends_with('.') && !answer.reason.contains("nothing turns"));
            }
            assert!(!exercise.right().is_empty() && exercise.right().len() < answers.len());
            assert!(seen.insert((*position, number)), "it repeats:\n{position}");
        }
    }
}

/// The discs that a move turns in each direction, found by walking: independent of the kernel.
fn walked(position: &Position, square: Square) -> Vec<usize> {
    let size = position.size();
    let steps = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
    let walk = |(dx, dy): (i32, i32)| {
        let at = |n: i32| {
            let (x, y) = (square.column(size) as i32 + n * dx, square.row(size) as i32 + n * dy);
            let place = Square::at(usize::try_from(x).ok()?, usize::try_from(y).ok()?, size)?;
            position.disc_at(place)
        };
        let n = (1..).take_while(|&n| at(n) == Some(!position.turn())).count();
        if at(n as i32 + 1) == Some(position.turn()) { n } else { 0 }
    };
    steps.into_iter().map(walk).filter(|&n| n > 0).collect()
}

#[test]
fn every_picture_can_be_shown_and_every_text_is_short() {
    for lesson in LESSONS {
        assert!((3..=6).contains(&lesson.n_exercises), "{}", lesson.key);
        assert!((1..=2).contains(&lesson.pictures.len()), "{}", lesson.key);
        assert!(lesson.idea.matches(". ").count() < 4, "{}", lesson.key);
        for picture in lesson.pictures {
            let shown = picture.shown();
            assert_eq!(shown.positions.len(), shown.moves.len() + 1);
            assert!(picture.caption.ends_with('.'));
        }
    }
}

#[test]
fn keys_and_titles_differ() {
    let unique = |of: fn(&Lesson) -> &str| {
        LESSONS.iter().map(of).collect::<std::collections::HashSet<_>>().len() == LESSONS.len()
    };
    assert!(unique(|lesson| lesson.key) && unique(|lesson| lesson.title));
}

#[test]
fn a_move_is_where_walking_finds_discs_to_turn() {
    check_by_rules("outflank", 10, |_, position, square| !walked(position, square).is_empty());
}

#[test]
fn directions_are_counted_by_walking() {
    check_by_rules("directions", 10, |_, position, square| {
        let n = |square| walked(position, square).len();
        let most = position.legal_moves().iter().map(n).max().unwrap();
        n(square) == most && most >= 3
    });
}

#[test]
fn passes_and_ends_are_those_of_the_rules() {
    check_by_rules("ending", 4, |number, position, square| {
        let after = position.play(Move::Place(square)).unwrap();
        match number {
            2 => after.outcome().is_some(),
            _ => after.play(Move::Pass).is_ok(),
        }
    });
}
