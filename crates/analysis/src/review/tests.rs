//! Whole reviews, with the engine and with invented reports.

mod known;

use super::*;
use crate::analyst::Depth;
use crate::testing::{game, line, random_game, reviewed, solve, solve_move};
use engine::{Level, Limits, Method, Report, Request, Resources, Stop, Thinker};
use othello::rules::{BoardSize, Start};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// The plan of a review of a record about which nothing is known.
fn plan(record: &Record, level: u8) -> Plan {
    Plan::new(record, Level::new(level), Knowledge::default())
}

/// Whether its first pass is done, after which the graph is whole.
fn is_first_pass_done(plan: &Plan) -> bool {
    plan.progress().is_none_or(|at_work| at_work.pass > 1)
}

/// Checks the laws that the values of every review obey.
fn check_sums(review: &Review) {
    let moves = &review.moves;
    assert!(review.is_whole() && moves.len() + review.n_given == review.line.len());
    let evaluations: Vec<Evaluation> = review.evaluations.iter().flatten().cloned().collect();
    for (played, pair) in moves.iter().zip(evaluations.windows(2).skip(review.n_given)) {
        assert_eq!([&played.before, &played.after], [&pair[0], &pair[1]]);
        assert!(played.loss >= Score::ZERO, "{played:?}");
        assert_eq!(played.loss == Score::ZERO, played.best == played.mv, "{played:?}");
        assert!(!played.is_forced || played.loss == Score::ZERO);
    }
    let lost =
        |color| moves.iter().filter(|played| played.color == color).map(|played| played.loss).sum::<Score>();
    let [first, last] = [0, review.line.len()].map(|at| evaluations[at].score);
    assert_eq!(lost(Color::Black) - lost(Color::White), first - last);
}

#[test]
fn a_correction_of_the_board_is_passed_over() {
    let text = "(;GM[2];B[f5];W[d6];AE[d4];B[c5];W[d4])";
    let record = othello::formats::sgf::read(text).unwrap().remove(0);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 4 });
    let mut review = plan(&record, 6).run(&mut thinker, |_| ());
    assert!(review.is_whole());
    let places: Vec<usize> = review.moves.iter().map(|played| played.at).collect();
    assert_eq!((places, review.corrections().collect::<Vec<_>>()), (vec![0, 1, 3, 4], vec![2]));
    assert_eq!((review.line.len(), review.nodes.len(), review.positions.len()), (2, 5, 6));
    // Before and after the correction, the losses are the differences of the values.
    let scores: Vec<Score> = review.evaluations.iter().flatten().map(|evaluation| evaluation.score).collect();
    for played in &review.moves {
        assert!(played.loss >= Score::ZERO);
        let step = scores[played.at] - scores[played.at + 1];
        assert_eq!(step, played.loss.of(played.color), "{played:?}");
    }
    assert!(review.find_line(&record) && !review.find_line(&random_game(BoardSize::STANDARD, 1)));
}

/// A report with random estimates, more contradictory than any engine's; the true one of a request to solve.
fn invented(request: &Request, thinker: &mut Thinker, random: &mut SmallRng) -> Report {
    if request.method == Method::Search(Limits::Solve) {
        return thinker.think(request, &Stop::never(), &|_| {}).1;
    }
    let moves: Vec<Move> = request.position.legal_moves().iter().map(Move::Place).collect();
    let best = if moves.is_empty() { Move::Pass } else { moves[random.random_range(0..moves.len())] };
    let most = 100 * request.position.size().area() as i32;
    let score = Score::from_hundredths(random.random_range(-most..=most));
    let lines = vec![Evaluation::estimate(score, 5, 73).with_line(vec![best])];
    Report { lines, depth: 5, selectivity: 73, nodes: 1, elapsed: Duration::ZERO }
}

#[test]
fn losses_are_never_negative_and_add_up_whatever_the_engine_says() {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    for seed in 0..10 {
        let sizes = ["8x8", "6x6", "4x4", "4x10", "12x12"];
        let record = random_game(sizes[seed as usize % sizes.len()].parse().unwrap(), seed);
        let mut random = SmallRng::seed_from_u64(seed);
        let mut plan = plan(&record, 20);
        let (mut was_whole, mut n_taken) = (false, 0);
        while let Some(request) = plan.request() {
            plan.take(&invented(&request, &mut thinker, &mut random));
            was_whole |= is_first_pass_done(&plan);
            n_taken += 1;
            // Building a review takes longer here than a search.
            if was_whole && n_taken % 20 == 0 {
                check_sums(&plan.review());
            }
        }
        assert!(was_whole && plan.progress().is_none());
        check_sums(&plan.review());
    }
}

#[test]
fn the_percentage_of_a_review_never_falls() {
    let mut plan = plan(&random_game(BoardSize::STANDARD, 4), 27);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 4 });
    let mut percents = Vec::new();
    while let (Some(request), Some(done)) = (plan.request(), plan.progress()) {
        percents.push(done.percent);
        let shallow = Request { method: Method::Search(Limits::Depth(1)), ..request };
        plan.take(&thinker.think(&shallow, &Stop::never(), &|_| {}).1);
    }
    assert!(percents.is_sorted(), "{percents:?}");
    assert_eq!((percents[0], percents.last()), (0, Some(&99)));
}

#[test]
fn the_first_graph_is_whole_after_a_moment_on_every_board() {
    for (size, goal) in [
        ("16x16", Goal::MostDiscs),
        ("10x10", Goal::MostDiscs),
        ("16x4", Goal::MostDiscs),
        ("8x8", Goal::FewestDiscs),
    ] {
        let game = random_game(size.parse().unwrap(), 3);
        let mut record = Record::new(*game.start(), goal);
        game.moves().into_iter().for_each(|mv| _ = record.play(mv).unwrap());
        let mut plan = plan(&record, 26);
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
        let mut nodes = 0;
        while !is_first_pass_done(&plan) {
            let request = plan.request().expect("only a review that is done asks for nothing");
            let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
            nodes += report.nodes;
            plan.take(&report);
        }
        check_sums(&plan.review());
        // Positions of larger boards take longer.
        let cost = (record.start().size().area() as u64 / 32).max(2);
        assert!(nodes * cost < 6_000_000, "{size}: {nodes} nodes");
    }
}

#[test]
fn down_from_24_empties_every_move_is_proven_and_no_mistake_is_the_best_move() {
    let size: BoardSize = "4x8".parse().unwrap();
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    let mut n_mistakes = 0;
    for seed in 0..2 {
        let mut random = SmallRng::seed_from_u64(seed);
        let mut plan = plan(&random_game(size, seed), 22);
        let mut was_proving = false;
        while let Some(request) = plan.request() {
            plan.take(&invented(&request, &mut thinker, &mut random));
            let words = plan.progress().map_or(String::new(), |progress| progress.to_string());
            was_proving |= words.ends_with("proving every move down from 24 empties");
        }
        let review = plan.review();
        assert!(was_proving);
        check_sums(&review);
        for played in &review.moves {
            let before = &review.positions[played.at];
            let n_empties = before.empties().len();
            assert!(n_empties > 24 || played.is_exact(), "{played:?}");
            if n_empties <= 25 && played.loss > Score::ZERO {
                n_mistakes += 1;
                let mut value = |mv| -solved_after(before, mv, &mut thinker);
                assert_eq!(value(played.best) - value(played.mv), played.loss, "{played:?}\n{before}");
            }
        }
    }
    assert!(n_mistakes > 10);
}

/// What the position after a move is worth to its side to move.
fn solved_after(before: &Position, mv: Move, thinker: &mut Thinker) -> Score {
    let after = before.play(mv).unwrap();
    if let Some(outcome) = after.outcome() {
        return Score::of_outcome(&outcome, Goal::MostDiscs, after.turn());
    }
    let request = Request::new(after, Goal::MostDiscs, Method::Search(Limits::Solve));
    let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
    Score::from_discs(report.lines[0].exact().expect("it was solved"))
}

#[test]
fn a_review_of_a_solved_game_has_exact_values_and_best_moves() {
    let record = random_game("4x4".parse().unwrap(), 3);
    let review = reviewed(&record, 24);
    check_sums(&review);
    for (position, evaluation) in review.positions.iter().zip(&review.evaluations) {
        let exact = evaluation.clone().unwrap().of(position.turn()).exact();
        assert_eq!(exact, Some(solve(position).0), "{position}");
    }
    assert_eq!(review.moves[0].before.exact(), Some(-10));
    for played in &review.moves {
        let best = solve_move(&review.positions[played.at], played.best).0;
        assert_eq!(Score::from_discs(best), played.before.score.of(played.color));
        assert!(!review.best_line(played.at).is_empty());
    }
}

#[test]
fn deeper_passes_refine_what_is_not_exact_and_leave_the_rest() {
    let record = random_game(BoardSize::STANDARD, 5);
    let mut plan = plan(&record, 21);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    let mut first = None;
    while let Some(request) = plan.request() {
        if is_first_pass_done(&plan) && first.is_none() {
            first = Some(plan.review());
        }
        let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
        plan.take(&report);
    }
    let (first, review) = (first.expect("there are two passes"), plan.review());
    check_sums(&first);
    check_sums(&review);
    let n_exact = |review: &Review| {
        review.evaluations.iter().flatten().filter(|evaluation| evaluation.is_exact()).count()
    };
    assert!(n_exact(&review) > n_exact(&first));
    let pairs = first.evaluations.iter().flatten().zip(review.evaluations.iter().flatten());
    for (old, new) in pairs {
        match old.exact() {
            Some(exact) => assert_eq!(new.exact(), Some(exact)),
            None => assert!(new.effort() > old.effort()),
        }
    }
}

#[test]
fn unfinished_games_other_goals_and_the_opening_of_old_reversi_are_reviewed() {
    let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::FewestDiscs);
    line("f5 d6 c3 d3").into_iter().for_each(|mv| _ = record.play(mv).unwrap());
    check_sums(&reviewed(&record, 15));
    let mut record = Record::new(Start::Reversi.position(BoardSize::STANDARD), Goal::MostDiscs);
    check_sums(&reviewed(&record, 15));
    for mv in line("d4 e4 d5 e5 f3") {
        check_sums(&reviewed(&record, 15));
        record.play(mv).unwrap();
    }
    let review = reviewed(&record, 15);
    check_sums(&review);
    assert_eq!(review.moves.iter().map(|played| played.number).collect::<Vec<_>>(), [0, 0, 0, 0, 1]);
}

#[test]
fn in_anti_othello_fewer_discs_are_worth_more() {
    let size = BoardSize::new(4, 4).unwrap();
    let game = random_game(size, 1);
    let mut anti = Record::new(Position::start(size), Goal::FewestDiscs);
    game.moves().into_iter().for_each(|mv| _ = anti.play(mv).unwrap());
    let review = reviewed(&anti, 24);
    check_sums(&review);
    assert_eq!(review.moves[0].before.exact(), Some(3));
}

/// The record with the values of a review written into it.
fn noted(record: &Record, review: &Review) -> Record {
    let mut record = record.clone();
    for (node, evaluation) in review.to_keep() {
        record.annotations_mut(node).evaluation = Some(evaluation);
    }
    record
}

#[test]
fn a_review_that_was_written_into_the_record_is_there_again_at_once() {
    for (size, level, n_given) in [("8x8", 12, 0), ("6x6", 8, 5), ("4x6", 20, 0)] {
        let mut record = random_game(size.parse().unwrap(), 11);
        record.header.n_given = n_given;
        let review = reviewed(&record, level);
        // It begins after the opening that was given, whose positions keep no value.
        check_sums(&review);
        assert_eq!(review.moves[0].at, n_given);
        let is_noted = noted(&record, &review).annotations(Record::ROOT).is_some();
        assert_eq!(is_noted, n_given == 0, "{size}");
        let again = plan(&noted(&record, &review), level);
        assert!(again.request().is_none(), "{size}");
        let again = again.review();
        assert_eq!(again.evaluations, review.evaluations, "{size}");
        // A record keeps neither the first search of all moves nor the value of a move's best rival. So
        // `at_stake` is missing, and a final verdict of this low level may be provisional again.
        let kept = |review: &Review| -> Vec<PlayedMove> {
            let without =
                |played: &PlayedMove| PlayedMove { at_stake: None, is_final: false, ..played.clone() };
            review.moves.iter().map(without).collect()
        };
        for (again, first) in kept(&again).into_iter().zip(kept(&review)) {
            assert_eq!(again, first, "{size}");
        }
        check_sums(&again);
    }
}

#[test]
fn moves_that_are_images_of_one_another_lose_the_same() {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    for (start, moves) in [("8x8", 4), ("6x6", 4), ("4x6", 2), ("10x10", 4)] {
        let start = Position::start(start.parse().unwrap());
        let size = start.size();
        for square in start.legal_moves().iter() {
            let images: std::collections::HashSet<Move> =
                Symmetry::of(&start).map(|symmetry| symmetry.mv(Move::Place(square), size)).collect();
            assert_eq!(images.len(), moves, "{size}");
            let mut record = Record::new(start, Goal::MostDiscs);
            record.play(Move::Place(square)).unwrap();
            let mut plan = plan(&record, 20);
            let mut random = SmallRng::seed_from_u64(square.index() as u64);
            while let Some(request) = plan.request() {
                // The invented estimates of images differ, and so do those of the positions after them.
                plan.take(&invented(&request, &mut thinker, &mut random));
                if !is_first_pass_done(&plan) {
                    continue;
                }
                let review = plan.review();
                check_sums(&review);
                if images.len() == start.legal_moves().len() {
                    let played = &review.moves[0];
                    assert_eq!((played.loss, played.best), (Score::ZERO, Move::Place(square)), "{size}");
                    assert_eq!(review.best_line(0)[0], Move::Place(square));
                }
            }
        }
    }
}

#[test]
fn a_turned_line_is_played_on_the_turned_board() {
    let mut record = game("c4");
    let review = reviewed(&record, 12);
    let best = review.best_line(0);
    assert!(best.len() > 2, "{best:?}");
    best.iter().fold(*record.start(), |position, mv| position.play(*mv).expect("the line is legal"));

    // A best line saved in the record is turned too.
    let kept = Evaluation::saved(Score::from_discs(3), Some((40, 99)));
    record.annotations_mut(Record::ROOT).evaluation = Some(kept.with_line(line("f5 d6")));
    let review = reviewed(&record, 6);
    assert_eq!(review.best_line(0), line("c4 e3"));
    assert_eq!(review.moves[0].loss, Score::ZERO);
}

#[test]
fn a_kept_review_goes_on_where_it_can_look_deeper() {
    let record = random_game(BoardSize::STANDARD, 12);
    let review = reviewed(&record, 6);
    assert!(plan(&noted(&record, &review), 14).request().is_some());
    let deeper = reviewed(&noted(&record, &review), 14);
    check_sums(&deeper);
    let depth = |review: &Review, at: usize| review.evaluations[at].as_ref().unwrap().depth;
    assert!((0..20).all(|at| depth(&deeper, at) > depth(&review, at)));
}

#[test]
fn values_without_a_best_move_or_of_more_discs_than_squares_are_searched_again() {
    let record = random_game(BoardSize::STANDARD, 13);
    let review = reviewed(&record, 4);
    let n_asked = |change: &dyn Fn(Evaluation) -> Evaluation| {
        let mut noted = noted(&record, &review);
        for node in std::iter::once(Record::ROOT).chain(record.line()) {
            let kept = noted.annotations(node).and_then(|notes| notes.evaluation.clone());
            noted.annotations_mut(node).evaluation = kept.map(change);
        }
        let mut n = 0;
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 4 });
        plan(&noted, 4).run(&mut thinker, |_| n += 1);
        n
    };
    assert_eq!(n_asked(&|kept| kept), 0);
    assert!(n_asked(&|kept| kept.with_line(Vec::new())) > 40);
    let too_much = |kept: Evaluation| {
        let score = Score::from_hundredths(6_500);
        Evaluation::saved(score, kept.saved_effort()).with_line(kept.line)
    };
    assert!(n_asked(&too_much) > 40);
}

#[test]
fn a_review_finds_its_line_again_when_another_variation_is_removed() {
    let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    let play = |record: &mut Record, moves: &str| {
        line(moves).into_iter().for_each(|mv| _ = record.play(mv).unwrap());
        record.cursor()
    };
    let other = play(&mut record, "f5 f6");
    record.go_to(Record::ROOT);
    let last = play(&mut record, "f5 d6 c3");
    let mut review = Review::of(&record, &Knowledge::default());
    assert_eq!(review.nodes.last(), Some(&last));
    record.remove(other);
    assert!(review.find_line(&record));
    assert_eq!(review.nodes.last(), Some(&record.cursor()));
    assert_eq!(review.nodes, record.line());
    let first = review.nodes[0];
    record.remove(first);
    assert!(!review.find_line(&record), "its own line is gone");
}

/// A game in which both sides play the move that a shallow search finds worst.
fn worst_game(size: BoardSize) -> Record {
    let mut record = Record::new(Position::start(size), Goal::MostDiscs);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    while record.position().outcome().is_none() {
        let request = Depth { plies: 6, solved_from: 10 }.request(record.position());
        let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
        let worst = report.lines.iter().min_by_key(|of| of.score).and_then(|of| of.line.first().copied());
        record.play(worst.unwrap_or(Move::Pass)).unwrap();
    }
    record
}

#[test]
fn a_game_of_only_worst_moves_has_next_to_no_accuracy() {
    let record = worst_game("4x8".parse().unwrap());
    let review = reviewed(&record, 22);
    let summary = crate::grade::Summary::of(&review);
    for color in Color::BOTH {
        let accuracy = summary[color].accuracy().unwrap();
        assert!(accuracy < 12.0, "{color}: {accuracy}");
    }
}

#[test]
fn a_quick_review_is_exact_down_from_twenty_empties() {
    let record = random_game(BoardSize::STANDARD, 7);
    let review = reviewed(&record, 12);
    let near = |played: &&PlayedMove| review.positions[played.at].empties().len() <= 20;
    assert!(review.moves.iter().filter(near).all(PlayedMove::is_exact));
}
