//! Checks the exercises by rules and scores that are computed in another way.

use super::judge::after;
use super::*;
use crate::SquareAnswer;
use crate::choice::Choice;
use crate::puzzles::Solver;
use analysis::features::region_of;
use analysis::openings;
use analysis::testing::around;
use othello::evaluation::Score;
use othello::rules::{Color, Goal, Move, Position, Square, Squares};
use std::collections::HashSet;

/// The number of exercises to check in each lesson.
const N_DRAWS: usize = 200;

/// Exercises of a lesson with their numbers.
fn exercises(key: &str, n: usize, solve: &mut Solve) -> Vec<(usize, Exercise)> {
    let lesson = Lesson::of_key(key).unwrap();
    let draw = |at: usize| {
        let (seed, number) = (at / lesson.n_exercises, at % lesson.n_exercises);
        let exercise = lesson.exercise(number, split_mix(seed as u64, 99), solve);
        (number, exercise.unwrap_or_else(|| panic!("no exercise for {key} {number} {seed}")))
    };
    (0..n).map(draw).collect()
}

/// Exercises of a lesson that needs no scores.
fn by_rules(key: &str) -> Vec<(usize, Exercise)> {
    exercises(key, N_DRAWS, &mut |_| panic!("the rules decide"))
}

/// Checks each answer to the exercises of a lesson by `is_right`; no exercise may need scores.
fn check_by_rules(key: &str, is_right: impl Fn(usize, &Position, Square) -> bool) {
    let mut seen = HashSet::new();
    for (number, exercise) in by_rules(key) {
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

/// The discs that a move flips in each direction, found square by square, independently of the kernel.
fn flips_by_direction(position: &Position, square: Square) -> Vec<usize> {
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
        assert!((1..=2).contains(&pictures.len()), "{}", lesson.key);
        assert!(
            !lesson.caption(pictures.len()).ends_with('.'),
            "{}: a caption without a picture",
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
    let unique =
        |of: fn(&Lesson) -> String| LESSONS.iter().map(of).collect::<HashSet<_>>().len() == LESSONS.len();
    assert!(unique(|lesson| lesson.key.to_owned()) && unique(Lesson::title));
}

#[test]
fn legal_moves_are_where_a_square_by_square_search_finds_flips() {
    check_by_rules("outflank", |_, position, square| !flips_by_direction(position, square).is_empty());
}

#[test]
fn directions_are_counted_by_walking() {
    check_by_rules("directions", |_, position, square| {
        let n = |square| flips_by_direction(position, square).len();
        let most = position.legal_moves().iter().map(n).max().unwrap();
        n(square) == most && most >= 3
    });
}

#[test]
fn passes_and_ends_are_those_of_the_rules() {
    check_by_rules("ending", |_, position, square| after(position, square).legal_moves().is_empty());
}

#[test]
fn the_picture_of_a_pass_shows_one() {
    assert!(Lesson::of_key("ending").unwrap().board().must_pass());
}

#[test]
fn corners_that_a_move_opens_are_those_the_rules_open() {
    let corners = |position: &Position| {
        position.legal_moves().iter().filter(|&square| is_corner(square, position)).count()
    };
    check_by_rules("beside-corners", |_, position, square| corners(&after(position, square)) == 0);
    check_by_rules("run-out", |_, position, square| {
        let after = after(position, square);
        let replies: Vec<Position> =
            after.legal_moves().iter().map(|reply| after.play(Move::Place(reply)).unwrap()).collect();
        let opens = |replied: &Position| replied.turn() == position.turn() && corners(replied) > 0;
        !replies.is_empty() && corners(&after) == 0 && replies.iter().all(opens)
    });
    check_by_rules("stoner", |_, position, square| {
        let after = after(position, square);
        let (column, row) = (square.column(position.size()), square.row(position.size()));
        let is_edge = [column, row].iter().any(|at| [0, 7].contains(at));
        let may_take =
            |own: &Position| own.legal_moves_of(position.turn()).iter().any(|square| is_corner(square, own));
        let opens = |reply| may_take(&after.play(Move::Place(reply)).unwrap());
        let replies = after.legal_moves();
        let is_trap = !replies.is_empty() && replies.iter().all(opens);
        is_edge && may_take(&after) && corners(&after) == 0 && is_trap
    });
}

fn is_corner(square: Square, position: &Position) -> bool {
    ["a1", "h1", "a8", "h8"].contains(&square.name(position.size()).as_str())
}

#[test]
fn replies_frontiers_and_leads_are_counted() {
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
        around(square, position.size()).into_iter().any(|beside| position.disc_at(beside).is_none())
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

/// The squares of each edge from corner to corner: a disc of `color` is an 'X', one of the other side an 'O'.
fn edges(position: &Position, color: Color) -> [Vec<(Square, char)>; 4] {
    let at = |file: char, rank: usize| Square::parse(&format!("{file}{rank}"), position.size()).unwrap();
    let look = |square: Square| match position.disc_at(square) {
        None => '-',
        Some(disc) => ['O', 'X'][usize::from(disc == color)],
    };
    let row = |rank| ('a'..='h').map(|file| at(file, rank)).map(|square| (square, look(square))).collect();
    let column = |file| (1..=8).map(|rank| at(file, rank)).map(|square| (square, look(square))).collect();
    [row(1), row(8), column('a'), column('h')]
}

#[test]
fn discs_that_become_stable_lean_on_corners() {
    let leaning = |position: &Position, color| -> HashSet<Square> {
        let from_end = |edge: &mut dyn Iterator<Item = &(Square, char)>| -> Vec<Square> {
            edge.take_while(|(_, disc)| *disc == 'X').map(|(square, _)| *square).collect()
        };
        let both = |edge: &Vec<(Square, char)>| {
            [from_end(&mut edge.iter()), from_end(&mut edge.iter().rev())].concat()
        };
        edges(position, color).iter().flat_map(both).collect()
    };
    check_by_rules("stable", |_, position, square| {
        let color = position.turn();
        let n = |square| {
            let after = after(position, square);
            leaning(&after, color).difference(&leaning(position, color)).count()
        };
        n(square) > 0 && position.legal_moves().iter().all(|other| n(other) <= n(square))
    });
}

#[test]
fn holes_and_wedges_are_read_off_the_edges() {
    check_by_rules("balance", |_, position, square| {
        let holes = |color| -> Vec<Square> {
            let hole = |edge: &Vec<(Square, char)>| {
                let discs: String = edge.iter().map(|(_, disc)| disc).collect();
                let at = ["--XXXXX-", "-XXXXX--"].iter().position(|five| *five == discs)?;
                Some(edge[[1, 6][at]].0)
            };
            edges(position, color).iter().filter_map(hole).collect()
        };
        let [black, white] = Color::BOTH.map(holes);
        if black.is_empty() { white.contains(&square) } else { black.contains(&square) }
    });
    check_by_rules("wedges", |_, position, square| {
        let after = after(position, square);
        edges(&after, position.turn()).iter().any(|edge| {
            let is_wedge = |three: &[(Square, char)]| {
                three[1].0 == square && [three[0].1, three[1].1, three[2].1] == ['O', 'X', 'O']
            };
            edge.windows(3).any(is_wedge)
        })
    });
}

#[test]
fn a_move_in_hand_is_one_that_only_the_mover_has_in_the_region() {
    check_by_rules("tempo", |_, position, square| {
        let after = after(position, square);
        let left = region_of(square, position) & !Squares::from(square);
        let can = |color| left.intersects(after.legal_moves_of(color));
        left.len() < 6 && can(position.turn()) && !can(!position.turn())
    });
}

#[test]
fn an_x_square_is_right_where_its_corner_stays_shut() {
    check_by_rules("diagonals", |_, position, square| {
        let corner = corner_of_x(square, position).filter(|&corner| position.empties().contains(corner));
        corner.is_some_and(|corner| !after(position, square).legal_moves().contains(corner))
    });
}

/// The corner that an X-square lies beside.
fn corner_of_x(square: Square, position: &Position) -> Option<Square> {
    let pairs = [("b2", "a1"), ("g2", "h1"), ("b7", "a8"), ("g7", "h8")];
    let (_, corner) = pairs.into_iter().find(|(x, _)| square.name(position.size()) == *x)?;
    Square::parse(corner, position.size()).ok()
}

#[test]
fn the_move_that_is_asked_for_leads_to_the_opening_of_the_question() {
    for (_, exercise) in by_rules("names") {
        for answer in &exercise.answers {
            let opening = openings::after(&exercise.position, Move::Place(answer.square));
            let is_asked =
                opening.is_some_and(|its| exercise.question.ends_with(&format!(" {}?", its.name())));
            assert_eq!(answer.is_right, is_asked, "{} {}", exercise.question, answer.reason);
        }
    }
}

/// Whether a move has the idea of a lesson: all right answers have it, at least one wrong answer has not.
type HasIdea = fn(usize, &Position, Square) -> bool;

const BY_SCORES: [(&str, HasIdea); 8] = [
    ("greed", |_, position, square| {
        let n = |square| flips_by_direction(position, square).iter().sum::<usize>();
        let most = position.legal_moves().iter().map(n).max().unwrap();
        most >= 5 && 2 * n(square) <= most + 1
    }),
    ("x-right", |_, position, square| {
        corner_of_x(square, position).is_some_and(|corner| position.empties().contains(corner))
    }),
    ("parity", |_, position, square| region_of(square, position).len() % 2 == 1),
    ("access", |_, position, square| {
        region_of(square, position).intersects(position.legal_moves_of(!position.turn()))
    }),
    ("passing", |_, position, square| {
        let after = after(position, square);
        after.legal_moves().is_empty() && !after.legal_moves_of(position.turn()).is_empty()
    }),
    ("poisoned", |_, position, square| !is_corner(square, position)),
    ("counting", |number, position, square| {
        let score = |square| played_out(position, Move::Place(square), -64, 64);
        let is_less = |other| other == square || score(other) < score(square);
        position.empties().len() == [3, 4, 5, 6, 6][number] && position.legal_moves().iter().all(is_less)
    }),
    ("converting", |_, position, square| played_out(position, Move::Place(square), 0, 1) > 0),
];

#[test]
fn right_answers_have_the_idea_of_the_lesson_and_the_best_final_scores() {
    let mut solver = Solver::new().unwrap();
    for (key, has_idea) in BY_SCORES {
        // Playing out many empty squares takes long.
        let (is_converting, few) = (key == "converting", 20);
        let n = if is_converting { few } else { N_DRAWS };
        let drawn = exercises(key, n, &mut |position| solver.solve(position));
        for (place, (number, Exercise { position, answers, .. })) in drawn.iter().enumerate() {
            let has_idea = |answer: &&SquareAnswer| has_idea(*number, position, answer.square);
            assert!(answers.iter().all(|answer| has_idea(&answer) || !answer.is_right), "{key}\n{position}");
            assert!(answers.iter().any(|answer| !has_idea(&answer)), "{key}\n{position}");
            if is_converting {
                assert!(!answers.iter().any(|answer| has_idea(&answer) && !answer.is_right), "{position}");
            } else if position.empties().len() <= 7 || place < few {
                let score = |answer: &SquareAnswer| played_out(position, Move::Place(answer.square), -64, 64);
                let best = answers.iter().map(score).max().unwrap();
                for answer in answers {
                    let loss = best - score(answer);
                    assert_eq!(answer.is_right, loss <= 1, "{position}{}", answer.reason);
                    assert!(answer.is_right || loss >= 4);
                }
            }
        }
    }
}

/// The final score of a move for the side that plays it, by alpha-beta over the rules alone.
fn played_out(position: &Position, mv: Move, alpha: i16, beta: i16) -> i16 {
    let after = position.play(mv).unwrap();
    if let Some(outcome) = after.outcome() {
        return Score::of_outcome(&outcome, Goal::MostDiscs, position.turn()).discs();
    }
    let moves = after.legal_moves();
    if moves.is_empty() {
        return -played_out(&after, Move::Pass, -beta, -alpha);
    }
    // The opponent chooses the reply that is worst for the side that played the move. Replies that leave few
    // moves are tried first: that takes less time.
    let mut replies: Vec<Square> = moves.iter().collect();
    replies.sort_by_cached_key(|&square| super::judge::after(&after, square).legal_moves().len());
    let mut worst = beta;
    for square in replies {
        worst = worst.min(-played_out(&after, Move::Place(square), -worst, -alpha));
        if worst <= alpha {
            break;
        }
    }
    worst
}

#[test]
fn every_lesson_is_in_a_group() {
    let grouped: Vec<&str> = groups().flat_map(|(_, lessons)| lessons).map(|lesson| lesson.key).collect();
    let all: Vec<&str> = LESSONS.iter().map(|lesson| lesson.key).collect();
    assert_eq!(grouped, all);
}

#[test]
fn a_lesson_merely_opened_is_not_the_one_to_go_on_with() {
    let (mut course, mut progress) = (course::Course::new(|| ()), progress::LessonProgress::default());
    course.take(Choice::BeginLesson(LESSONS[5].key), 1, &mut progress);
    course.take(Choice::ShowAnswer, 1, &mut progress);
    assert_eq!((&progress.place, progress.next().unwrap().key), (&None, LESSONS[0].key));
}
