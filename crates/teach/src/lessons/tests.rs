//! Every exercise against rules and scores that are found another way.

use super::*;
use engine::human::Model;
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::rules::{Goal, Move, Position, Square};

/// The number of exercises of each lesson that are looked at.
const EACH: usize = 200;

/// The seeds and numbers of the exercises of a lesson that are looked at.
fn draws(lesson: &Lesson) -> impl Iterator<Item = (u64, usize)> {
    let numbers = 0..lesson.n_exercises;
    (0..).flat_map(move |seed| numbers.clone().map(move |number| (seed, number))).take(EACH)
}

/// Draws the exercises of a lesson that the rules decide; scores must not be needed.
fn check_by_rules(key: &str, is_right: impl Fn(usize, &Position, Square) -> bool) {
    let lesson = Lesson::of_key(key).unwrap();
    let mut values = |_: &Position| -> Vec<(Square, i16)> { panic!("the rules decide") };
    let mut source = SceneSource { model: Model::embedded().unwrap(), values: &mut values };
    let mut seen = std::collections::HashSet::new();
    for (seed, number) in draws(lesson) {
        let exercise = lesson.exercise(number, mixed(seed, 99), &mut source);
        let exercise = exercise.unwrap_or_else(|| panic!("nothing for {key} {number} {seed}"));
        let Exercise { position, answers, .. } = &exercise;
        for answer in answers {
            let expected = is_right(number, position, answer.square);
            assert_eq!(answer.is_right, expected, "{position}{}", answer.reason);
            assert!(answer.reason.ends_with('.'), "{}", answer.reason);
        }
        assert!(!exercise.right().is_empty() && exercise.right().len() < answers.len());
        assert!(seen.insert((*position, number)), "it repeats:\n{position}");
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
        let pictures: Vec<&Picture> = lesson.pictures().collect();
        assert!(
            (1..=2).contains(&pictures.len()) && pictures.len() == lesson.captions.len(),
            "{}",
            lesson.key
        );
        assert!(lesson.idea().matches(". ").count() < 5, "{}", lesson.key);
        for (number, shown) in pictures.into_iter().enumerate() {
            assert_eq!(shown.positions.len(), shown.moves.len() + 1);
            assert!(lesson.caption(number).ends_with('.'));
            // The window asks for a click on it.
            assert!(shown.moves.first().is_none_or(|first| shown.marked.contains(first)), "{}", lesson.key);
        }
    }
}

#[test]
fn keys_and_titles_differ() {
    let unique = |of: fn(&Lesson) -> String| {
        LESSONS.iter().map(of).collect::<std::collections::HashSet<_>>().len() == LESSONS.len()
    };
    assert!(unique(|lesson| lesson.key.to_owned()) && unique(Lesson::title));
}

#[test]
fn a_move_is_where_walking_finds_discs_to_turn() {
    check_by_rules("outflank", |_, position, square| !walked(position, square).is_empty());
}

#[test]
fn directions_are_counted_by_walking() {
    check_by_rules("directions", |_, position, square| {
        let n = |square| walked(position, square).len();
        let most = position.legal_moves().iter().map(n).max().unwrap();
        n(square) == most && most >= 3
    });
}

#[test]
fn passes_and_ends_are_those_of_the_rules() {
    check_by_rules("ending", |_, position, square| {
        position.play(Move::Place(square)).unwrap().legal_moves().is_empty()
    });
}

#[test]
fn the_picture_of_a_pass_shows_one() {
    assert!(Lesson::of_key("ending").unwrap().board().must_pass());
}

#[test]
fn corners_that_a_move_opens_are_those_the_rules_open() {
    let corners = |position: &Position| {
        let moves = position.legal_moves().iter().map(|square| square.name(position.size()));
        moves.filter(|name| ["a1", "h1", "a8", "h8"].contains(&name.as_str())).count()
    };
    check_by_rules("beside-corners", |_, position, square| {
        corners(&position.play(Move::Place(square)).unwrap()) == 0
    });
    check_by_rules("run-out", |_, position, square| {
        let after = position.play(Move::Place(square)).unwrap();
        let replies: Vec<Position> =
            after.legal_moves().iter().map(|reply| after.play(Move::Place(reply)).unwrap()).collect();
        let opens = |replied: &Position| replied.turn() == position.turn() && corners(replied) > 0;
        !replies.is_empty() && corners(&after) == 0 && replies.iter().all(opens)
    });
    check_by_rules("stoner", |_, position, square| {
        let after = position.play(Move::Place(square)).unwrap();
        let (column, row) = (square.column(position.size()), square.row(position.size()));
        let is_edge = [column, row].iter().any(|at| [0, 7].contains(at));
        let mut replies =
            after.legal_moves().iter().map(|reply| after.play(Move::Place(reply)).unwrap()).peekable();
        let may_take =
            |own: &Position| own.legal_moves_of(position.turn()).iter().any(|square| is_corner(square, own));
        is_edge
            && may_take(&after)
            && corners(&after) == 0
            && replies.peek().is_some()
            && replies.all(|replied| may_take(&replied))
    });
}

fn is_corner(square: Square, position: &Position) -> bool {
    ["a1", "h1", "a8", "h8"].contains(&square.name(position.size()).as_str())
}

#[test]
fn replies_frontiers_and_leads_are_counted() {
    let after = |position: &Position, square| position.play(Move::Place(square)).unwrap();
    let is_least = |position: &Position, square, count: &dyn Fn(Square) -> i32| {
        position.legal_moves().iter().all(|other| other == square || count(other) > count(square))
    };
    check_by_rules("mobility", |_, position, square| {
        is_least(position, square, &|square| after(position, square).legal_moves().len() as i32)
    });
    check_by_rules("principles", |_, position, square| {
        is_least(position, square, &|square| {
            let after = after(position, square);
            let n = |color| after.legal_moves_of(color).len() as i32;
            n(!position.turn()) - n(position.turn())
        })
    });
    let touches_empty = |position: &Position, square: Square| {
        let size = position.size();
        let (x, y) = (square.column(size) as i32, square.row(size) as i32);
        (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy))).any(|(x, y)| {
            let place = usize::try_from(x).ok().zip(usize::try_from(y).ok());
            let place = place.and_then(|(x, y)| Square::at(x, y, size));
            place.is_some_and(|place| position.disc_at(place).is_none())
        })
    };
    check_by_rules("frontier", |_, position, square| {
        is_least(position, square, &|square| {
            let after = after(position, square);
            let own = after.discs()[position.turn()];
            own.iter().filter(|&disc| touches_empty(&after, disc)).count() as i32
        })
    });
    check_by_rules("quiet", |_, position, square| {
        let after = after(position, square);
        position.flips(square).iter().all(|disc| !touches_empty(&after, disc))
    });
}

#[test]
fn what_the_other_lessons_ask_follows_from_the_rules() {
    for key in ["stable", "names", "balance", "wedges", "tempo", "diagonals"] {
        let lesson = Lesson::of_key(key).unwrap();
        let mut values = |_: &Position| -> Vec<(Square, i16)> { panic!("the rules decide") };
        let mut source = SceneSource { model: Model::embedded().unwrap(), values: &mut values };
        for (seed, number) in draws(lesson) {
            let exercise = lesson.exercise(number, mixed(seed, 7), &mut source);
            let exercise = exercise.unwrap_or_else(|| panic!("nothing for {key} {number} {seed}"));
            let n_right = exercise.right().len();
            assert!(n_right > 0 && n_right < exercise.answers.len(), "{key}\n{}", exercise.position);
        }
    }
}

/// The value of a move, by a search for it alone.
fn score_of(thinker: &mut Thinker, position: &Position, square: Square) -> i16 {
    let after = position.play(Move::Place(square)).unwrap();
    if let Some(outcome) = after.outcome() {
        let discs = outcome.official(Goal::MostDiscs);
        return discs[position.turn()] as i16 - discs[!position.turn()] as i16;
    }
    let (after, sign) = after.play(Move::Pass).map_or((after, -1), |passed| (passed, 1));
    let request = Request::new(after, Goal::MostDiscs, Method::Search(Limits::Solve));
    let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
    sign * report.lines[0].exact().expect("it was solved")
}

#[test]
fn right_answers_are_those_of_the_solver() {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 8 });
    for key in ["greed", "x-right", "parity", "access", "passing", "poisoned", "counting", "converting"] {
        let lesson = Lesson::of_key(key).unwrap();
        for (seed, number) in draws(lesson) {
            let mut all = |position: &Position| {
                let moves = position.legal_moves();
                moves.iter().map(|square| (square, score_of(&mut thinker, position, square))).collect()
            };
            let mut source = SceneSource { model: Model::embedded().unwrap(), values: &mut all };
            let exercise = lesson.exercise(number, mixed(seed, 5), &mut source);
            let exercise = exercise.unwrap_or_else(|| panic!("nothing for {key} {number} {seed}"));
            let score = |square| played_out(&exercise.position, Move::Place(square), -64, 64);
            if exercise.position.empties().len() > 7 {
                continue;
            }
            let best = exercise.answers.iter().map(|answer| score(answer.square)).max().unwrap();
            for answer in &exercise.answers {
                let loss = best - score(answer.square);
                assert_eq!(answer.is_right, loss <= 1, "{}{}", exercise.position, answer.reason);
                assert!(answer.is_right || loss >= 4);
            }
        }
    }
}

/// The final score of a move for who plays it, by alpha-beta over the rules alone.
fn played_out(position: &Position, mv: Move, alpha: i16, beta: i16) -> i16 {
    let after = position.play(mv).unwrap();
    if let Some(outcome) = after.outcome() {
        let discs = outcome.official(Goal::MostDiscs);
        return discs[position.turn()] as i16 - discs[!position.turn()] as i16;
    }
    let moves = after.legal_moves();
    if moves.is_empty() {
        return -played_out(&after, Move::Pass, -beta, -alpha);
    }
    // The reply that is worst for who played the move.
    let mut worst = beta;
    for square in moves.iter() {
        worst = worst.min(-played_out(&after, Move::Place(square), -worst, -alpha));
        if worst <= alpha {
            break;
        }
    }
    worst
}

#[test]
fn every_lesson_is_in_a_group() {
    let grouped: Vec<&str> = groups().flat_map(|group| group.lessons).map(|lesson| lesson.key).collect();
    let all: Vec<&str> = LESSONS.iter().map(|lesson| lesson.key).collect();
    assert_eq!(grouped, all);
}
